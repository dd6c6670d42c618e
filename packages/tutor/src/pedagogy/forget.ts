import { startSession, type TutorState } from './state.ts'

/** Fields that may contain message text. Counts, wordings and what was learned are kept. */
const quoting = [
  'problem',
  'parked',
  'left',
  'queue',
  'keyed',
  'asked',
  'readings',
  'story',
  'expects',
  'lastTask',
  'functions',
] as const satisfies readonly (keyof TutorState)[]

/** Shorter strings are names of moves and numbers, not quotes (characters). */
const shortestQuote = 6

/** The state without quotes from a deleted message; the same object if there are none. */
export function withoutMessage(state: TutorState, message: string): TutorState {
  const fresh = startSession()
  const gone = quoting.filter((key) => state[key] !== fresh[key] && quotes(state[key], squeezed(message)))
  return gone.length === 0 ? state : { ...state, ...Object.fromEntries(gone.map((key) => [key, fresh[key]])) }
}

function quotes(value: unknown, message: string): boolean {
  if (typeof value === 'string') {
    const text = squeezed(value)
    return Math.min(text.length, message.length) >= shortestQuote && (message.includes(text) || text.includes(message))
  }
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => quotes(each, message))
}

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, '')
