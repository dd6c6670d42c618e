export { formulaAloud } from './formula-aloud.ts'
export { formulaAsText } from './formula-text.ts'
export { type MessageAloud, messageAloud } from './message-aloud.ts'
