export { formulaAloud } from './formula-aloud.ts'
export { type MessageAloud, messageAloud } from './message-aloud.ts'
