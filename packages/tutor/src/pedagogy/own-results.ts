import type { ReadLine } from '../math/reading.ts'
import { checkWork } from './checking.ts'
import { type Moment, momentOf, putBack } from './moment.ts'
import type { Reply, Turn } from './reply.ts'
import type { Answer } from './tried.ts'
import { understand } from './understand.ts'

/** What the core says of a result in a task that is opened as if it had been sent alone. */
export interface TriedResult {
  /** `part`: right, but something is missing or left to do; `undone`: nothing was said, or nothing can be said about it. */
  readonly state: 'right' | 'part' | 'wrong' | 'undone'
  /** How the task is opened where nothing has been said about it; null where no reader knows it. */
  readonly opened: { readonly moment: Moment; readonly reply: Reply } | null
  /** With the result judged in it. */
  readonly judged: { readonly moment: Moment; readonly reply: Reply } | null
}

/** Where nothing comes of a try, the turn is as it was, with the very objects that others hold. */
export function orAsBefore(turn: Turn, attempt: () => Reply | null): Reply | null {
  const own = { ...turn.state }
  const moment = momentOf(turn)
  putBack(turn, moment)
  const reply = attempt()
  if (reply) return reply
  putBack(turn, moment)
  Object.assign(turn.state, own)
  return null
}

/** The turn is left somewhere inside: who tries has to put it back. */
export function tryResult(turn: Turn, start: Moment, task: string, own: string | null, answer: Answer): TriedResult {
  putBack(turn, withLogs(start, turn))
  const reply = answer({ ...turn, said: task, isPart: true }, task, false)
  if (!isOpenNow(turn)) return { state: 'undone', opened: null, judged: null }
  const opened = { moment: momentOf(turn), reply }
  return own === null
    ? { state: 'undone', opened, judged: null }
    : { opened, ...judgeIn(turn, opened.moment, own, answer) }
}

/** The same inside the task that is open at a moment. */
export function judgeIn(
  turn: Turn,
  moment: Moment,
  own: string,
  answer: Answer,
): Pick<TriedResult, 'state' | 'judged'> {
  putBack(turn, withLogs(moment, turn))
  const { id, task } = turn.state.problem ?? { id: '', task: '' }
  if (id === '') return { state: 'undone', judged: null }
  turn.state.expects = null
  const said = { ...turn, said: own, isPart: true }
  const stateOf = ({ content: { verdict } }: Reply) => {
    const { problem } = turn.state
    if (problem === null || problem.id !== id || problem.task !== task) return null
    if (verdict === 'correct' && problem.solved) return 'right'
    if (verdict === 'correct-but' || (verdict === 'correct' && !problem.solved)) return 'part'
    return verdict === 'incorrect' && !problem.solved ? 'wrong' : null
  }
  const heard = answer(said, own, true)
  const state = stateOf(heard)
  if (state) return { state, judged: { moment: momentOf(turn), reply: heard } }
  // "8" behind 72 : 8 is the result, although the task has that number, too.
  putBack(turn, withLogs(moment, turn))
  const lines = linesBy(turn, own)
  const checked = turn.state.problem && lines.length > 0 ? checkWork(said, turn.state.problem, lines) : null
  const verdict = checked && stateOf(checked)
  if (checked && verdict) return { state: verdict, judged: { moment: momentOf(turn), reply: checked } }
  putBack(turn, withLogs(moment, turn))
  return { state: 'undone', judged: null }
}

/** What a result says by itself, whatever is open. */
export const linesBy = (turn: Turn, own: string): readonly ReadLine[] =>
  understand({ ...turn, state: { ...turn.state, problem: null } }, own, undefined, null).reading.lines

export const isOpenNow = ({ state: { problem, story } }: Turn): boolean =>
  (problem !== null && !problem.solved) || (story !== null && !story.isParked && !story.solved)

/** What was recorded of other tasks stays recorded. */
export const withLogs = (moment: Moment, { state, events }: Turn): Moment => ({
  ...moment,
  state: { ...moment.state, log: state.log, used: state.used },
  events: [...events],
})

/** A result as a formula, or as it is typed. */
export function shownResult(own: string, turn: Turn): string {
  const [line, ...others] = linesBy(turn, own)
  return line && 'statement' in line && others.length === 0
    ? turn.voice.line(line.statement)
    : `\`${own.replaceAll('`', "'")}\``
}
