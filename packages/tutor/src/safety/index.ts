// The check for danger and for private data, without the tutor that answers.
export { assessRisk, maskPrivateData } from './assess.ts'
export { hasHelplines } from './helplines.ts'
