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
  'worked',
  'expects',
  'lastTask',
  'functions',
] as const satisfies readonly (keyof TutorState)[]

/** Shorter strings are names of moves and numbers, not quotes (characters). */
const shortestQuote = 6

/** The state without quotes from a deleted message; the same object if there are none. */
export function withoutMessage(state: TutorState, message: string): TutorState {
  const fresh = startSession()
  const text = squeezed(message)
  const gone = new Set(quoting.filter((key) => state[key] !== fresh[key] && quotes(state[key], text)))
  const tasks = {
    problem: [state.problem],
    parked: [state.parked],
    left: state.left.map(({ problem }) => problem),
  }
  for (const key of ['problem', 'parked', 'left'] as const)
    if (tasks[key].some((each) => each && isWrittenIn(each.task, message))) gone.add(key)
  // What is asked and shown of a task that is gone would tell its numbers.
  if (gone.has('problem') || gone.has('story')) for (const key of ['expects', 'asked', 'worked'] as const) gone.add(key)
  const changed = [...gone].filter((key) => state[key] !== fresh[key])
  return changed.length === 0 ? state : { ...state, ...Object.fromEntries(changed.map((key) => [key, fresh[key]])) }
}

function quotes(value: unknown, message: string): boolean {
  if (typeof value === 'string') {
    const text = squeezed(value)
    return Math.min(text.length, message.length) >= shortestQuote && (message.includes(text) || text.includes(message))
  }
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => quotes(each, message))
}

const squeezed = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/** A task is stored in a notation of its own: its numbers and letters stand in the message one after another. */
function isWrittenIn(task: string, message: string): boolean {
  const own = signsOf(task)
  // A word of one letter stands between the numbers of "a and b" in some languages.
  const said = signsOf(message).filter((each) => /\d/.test(each) || own.includes(each))
  return own.length > 1 || (own[0]?.length ?? 0) > 1
    ? ` ${said.join(' ')} `.includes(` ${own.join(' ')} `)
    : own.length === 1 && said.length === 1 && own[0] === said[0]
}

const latin: Readonly<Record<string, string>> = { а: 'a', с: 'c', у: 'y', х: 'x' }

const signsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\d+|(?<!\p{L})\p{L}(?!\p{L})/gu) ?? []
  ).map((each) => latin[each] ?? each)
