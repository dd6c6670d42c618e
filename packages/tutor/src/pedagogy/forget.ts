import { startSession, type TutorState } from './state.ts'

/**
 * Fields without text of a message: counts, ids, names of cards and wordings, what was learned. Every other field may quote
 * one, so a new field is forgotten unless it is named here.
 */
const kept: ReadonlySet<string> = new Set([
  'version',
  'turns',
  'language',
  'interfaceLanguage',
  'begun',
  'lastLeft',
  'practice',
  'card',
  'log',
  'lastSaid',
  'used',
  'lastMove',
] satisfies readonly (keyof TutorState)[])

/** What is asked, shown and noted of a task would tell its numbers when the task is gone. */
const ofTask = ['expects', 'asked', 'worked', 'modelAsked', 'modelAnswer', 'shown'] as const

/** Shorter strings are names of moves and numbers, not quotes (characters). */
const shortestQuote = 6

/** The state without quotes from a deleted message; the same object if there are none. */
export function withoutMessage(state: TutorState, message: string): TutorState {
  const fresh = startSession()
  const text = squeezed(message)
  const quoting = (Object.keys(fresh) as (keyof TutorState)[]).filter((key) => !kept.has(key))
  const gone = new Set(quoting.filter((key) => state[key] !== fresh[key] && quotes(state[key], text)))
  const tasks = {
    problem: [state.problem?.task],
    parked: [state.parked?.task],
    left: state.left.map(({ problem }) => problem?.task),
    modelTask: [state.modelTask],
  }
  for (const key of ['problem', 'parked', 'left', 'modelTask'] as const)
    if (tasks[key].some((task) => task && isWrittenIn(task, message))) gone.add(key)
  if (gone.has('problem') || gone.has('story') || gone.has('modelTask')) for (const key of ofTask) gone.add(key)
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
