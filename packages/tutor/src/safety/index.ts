// The check for danger and for private data, exported without the rest of the tutor.
export { assessRisk, maskPrivateData } from './assess.ts'
export { hasHelplines } from './helplines.ts'
