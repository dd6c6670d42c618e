import { kindAnswers } from '../../language/kind-answers.ts'
import { plain } from '../beside/parts.ts'
import { wordsOfTask } from '../in-task/next-step.ts'
import { isMeasured } from '../measured.ts'
import { lineOf } from '../problem.ts'
import type { Turn } from '../reply.ts'
import { tellsOfTask } from '../usual-question.ts'

/** What students ask inside tasks of this kind, and the answer to it; null if none of that is asked. */
export function ofItsKind(turn: Turn, asked: string): string | null {
  const { problem, lastTask, story } = turn.state
  const isFormula = problem !== null && !isMeasured(problem) && (story === null || story.isParked)
  // A formula is known by its signs, whatever words stood beside it.
  const task = [wordsOfTask(turn), ...(isFormula ? [lastTask ?? '', turn.voice.line(lineOf(problem))] : [])].map(plain)
  const said = plain(asked)
  const found = kindAnswers[turn.voice.language].find(
    ({ when, unless, asks }) =>
      asks.test(said) && task.some((each) => when.test(each)) && !task.some((each) => unless?.test(each)),
  )
  // An example that is the very task would tell its end.
  return found && !task.some((each) => tellsOfTask(found.says, each)) ? found.says : null
}
