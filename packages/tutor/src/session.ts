// What the host does with a conversation it stores, without the tutor that takes its turns.
export { afterOfflineTurn, type OfflineBase, type OfflineMessage, offlineInput } from './offline.ts'
export { withoutMessage } from './pedagogy/forget.ts'
export type { TutorState } from './pedagogy/state.ts'
export { startSession } from './pedagogy/state.ts'
export { replyAsMarkdown } from './reply-markdown.ts'
export type { TurnInput, TutorTurn } from './turn.ts'
