import { correctedTaskWords } from '../language/corrected-task.ts'
import { namesOf, type Statement } from '../math/ast.ts'
import { readMessage } from '../math/reading.ts'
import { writeStatement } from '../math/written.ts'
import { belongs, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { taskOf } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { Message } from './understand.ts'

/**
 * "I copied it wrong, it's 2x + 5 = 15": what the student corrects is the task and no step. A whole equation in the same
 * letters is opened in its place; otherwise the tutor asks for the whole task, because a part has no place without it.
 */
export function correctedTask(
  { turn, typed, intent }: Message,
  answer: (turn: Turn, text: string) => Reply,
): Reply | null {
  const { state, voice } = turn
  const { problem, story } = state
  const isOpen = (problem !== null && !problem.solved) || (story !== null && !story.isParked && !story.solved)
  if (intent !== undefined || !isOpen) return null
  const { says, link, places, mayBeOwn, task: taskWord } = correctedTaskWords[voice.language]
  const found = says.exec(typed.toLowerCase().replaceAll('ё', 'е'))
  if (!found) return null
  const task = typed.slice(found.index + found[0].length).replace(link, '')
  const [first] = readMessage(task, voice.language).lines
  const line = problem !== null && !isMeasured(problem) && first && 'statement' in first ? first : null
  // "I wrote it wrong, 2x = 8" is about a line of the student's own.
  if (line && problem && belongs(judgeWork(problem, [line]))) return null
  const isWhole = line !== null && !places.test(task) && isLike(line.statement, taskOf(problem!))
  const isOwn = mayBeOwn.test(found[0]) && !taskWord.test(found[0]) && state.lastMove?.startsWith('wrong')
  if (isOwn && !isWhole) return null
  // Kept for "back", with the work that was done: the words may have meant something else.
  if (problem && !problem.solved) state.parked = problem
  if (story) story.isParked = true
  Object.assign(state, { problem: null, expects: null, asked: null })
  if (isWhole) {
    const opened = answer({ ...turn, said: task }, task)
    if (state.problem !== null) return opened
  }
  return plainReply('corrected.ask', voice.say('corrected.ask'))
}

/** The same letters, and about as much to write: a part of the task has less. */
function isLike(given: Statement, task: Statement): boolean {
  const whole = task.kind === 'request' ? task.subject : task
  const isSameKind = given.kind === task.kind || given.kind === whole.kind
  const [own, other] = [given, whole].map((each) => writeStatement(each).length)
  return isSameKind && namesOf(given).join() === namesOf(task).join() && own! > 0.6 * other!
}
