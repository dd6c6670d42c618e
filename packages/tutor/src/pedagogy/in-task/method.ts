import { namesOf } from '../../math/ast.ts'
import { plain } from '../beside/parts.ts'
import { isMeasured } from '../measured.ts'
import { taskOf } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Problem } from '../state.ts'
import type { Message } from '../understand.ts'
import { nextQuestion } from './next-step.ts'
import { lastLine, saidHere, tellHere, wordsHere } from './parts.ts'

/**
 * "Can I do it by elimination instead?", "my teacher does it the other way, is mine wrong?": the way is the student's
 * choice, and the reply begins the one that is wished for.
 */
export function methodWished({ turn, typed, open }: Message): Reply | null {
  if (!open || /\d\s*[=<>]|=\s*\d/.test(typed) || typed.split(/\s+/).length > MOST_WORDS) return null
  const { method } = wordsHere(turn)
  const said = plain(typed)
  const line = open.verdict === 'correct' ? lastLine(turn, open) : null
  const named =
    isMeasured(open) || !(method.wishes.test(said) || said.includes('?')) ? null : begun(turn, open, said, line)
  if (named !== null) return named
  if (line !== null && method.others.test(said) && method.doubts.test(said) && method.does.test(said)) {
    const text = tellHere(turn, 'method.either', method.texts.either, { line })
    const step = nextQuestion(turn)
    return saidHere(turn, 'method', step === null ? text : `${text} ${step}`)
  }
  return null
}

/** The way that is named, where the task has it. */
function begun(turn: Turn, open: Problem, said: string, line: string | null): Reply | null {
  const { method, why } = wordsHere(turn)
  const wished = said.replace(method.otherThan, ' ')
  const task = taskOf(open)
  if (task.kind === 'system') {
    if (method.elimination.test(wished))
      return line === null
        ? saidHere(turn, 'method', tellHere(turn, 'method.elimination', method.texts.elimination))
        : saidHere(turn, 'method', tellHere(turn, 'method.freed', method.texts.freed, { line }))
    if (method.substitution.test(wished))
      return saidHere(turn, 'method', tellHere(turn, 'method.substitution', method.texts.substitution))
    const isPlane = task.lines.every((each) => each.kind === 'equation') && namesOf(task).join() === 'x,y'
    return isPlane && method.graph.test(wished)
      ? saidHere(turn, 'method', tellHere(turn, 'method.graph', method.texts.graph))
      : null
  }
  return open.family === 'quadratic' && open.stepsDone === 0 && method.square.test(wished) && !why.test(said)
    ? saidHere(turn, 'method', tellHere(turn, 'method.square', method.texts.square))
    : null
}
const MOST_WORDS = 24
