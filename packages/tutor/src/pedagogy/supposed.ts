import { changeWords } from '../language/change-words.ts'
import { equation, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { momentOf, putBack } from './moment.ts'
import { newProblem } from './new-problem.ts'
import { taskOf } from './problem.ts'
import type { Reply } from './reply.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'
import { changedSystem, changedTask } from './what-if.ts'
import { wonderingIn } from './wonder.ts'

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

/**
 * A short question or supposition after the end that has one number of its own changes the finished task: "what if the height
 * was 10?", "and with 30 %?", "what if the second one was x - y = 2?" The changed task is opened, and the student works on
 * it. Stories have a move of their own (`dialogue/story/questions.ts`).
 */
export function afterTheEnd(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, typed, intent } = message
  const { problem, story } = turn.state
  const { language } = turn.voice
  if (intent !== undefined || !problem?.solved || (story !== null && !story.isParked)) return null
  const isSupposed = changeWords[language].supposes.test(plain(typed)) && isShort(typed)
  if (!isSupposed || wonderingIn(typed, language)?.wonder === 'why') return null
  return changedHere(message, answer)
}

const isShort = (text: string) => text.trim().split(/\s+/).length <= 14

/** "And 30 %?", at any time: where the message is surely a what-if. */
export function oneThingChanged(message: Message, answer: (text: string) => Reply): Reply | null {
  const { intent, acts } = message
  if (intent !== undefined || !isDone(acts, 'what-if')) return null
  return changedHere(message, answer)
}

function changedHere({ turn, typed, statements }: Message, answer: (text: string) => Reply): Reply | null {
  const { lastTask, problem } = turn.state
  const { language } = turn.voice
  const given = statements.map(({ statement }) => statement)
  // "And what if it is |x - 3| = -5" states the whole task.
  if (given.some(({ kind }) => kind === 'equation' || kind === 'inequality')) {
    const statement = problem ? changedSystem(taskOf(problem), given, typed, language) : null
    const lines = statement ? [{ statement, source: '' }] : []
    return statement && newProblem(turn, lines, lines, [])
  }
  const other = problem?.solved ? otherLeftSide(taskOf(problem), given) : null
  if (other) {
    const lines = [{ statement: other, source: '' }]
    return newProblem(turn, lines, lines, [])
  }
  const changed = lastTask === null ? null : changedTask(lastTask, typed, language)
  if (changed === null) return null
  turn.state.lastTask = changed
  // Beside the open task the changed one would be taken for a line of it, and a wrong one.
  const open = problem !== null && !problem.solved ? problem : null
  if (open === null) return answer(changed)
  const moment = momentOf(turn)
  Object.assign(turn.state, { problem: null, parked: open })
  const reply = answer(changed)
  if (turn.state.problem !== null) {
    // A formula that was read from words would be a step of the way.
    const note = open.told === null ? `${turn.voice.say('parked', { parked: turn.voice.line(taskOf(open)) })}\n\n` : ''
    return { ...reply, text: `${note}${reply.text}` }
  }
  putBack(turn, moment)
  return answer(changed)
}

/** "And if it is x² + 6x + 10?", of an equation with that letter: the same right side belongs to it. */
function otherLeftSide(task: Statement, given: readonly Statement[]): Statement | null {
  const [only, ...others] = given
  if (task.kind !== 'equation' || only?.kind !== 'expression' || others.length > 0) return null
  const isOfLetter = namesOf(only).join() === namesOf(task).join() && namesOf(only).length === 1
  return isOfLetter && isClosed(task.right) ? equation(only.value, task.right) : null
}
