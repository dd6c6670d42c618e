import { verdictWords } from '../../language/verdict-words.ts'
import { children, type Expr, expression, expressionsOf, isClosed } from '../../math/ast.ts'
import { readClaims } from '../../math/claims/index.ts'
import { latexOf } from '../../math/latex.ts'
import { sameValue } from '../../math/verify.ts'
import { isMeasured } from '../measured.ts'
import { problemContent, taskOf } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'

/**
 * "√(50 - 18 + 2) = √34" for √50 - √18 + √2: calculated right, and meant as the task, whose numbers are all in it. To call
 * the calculation right would cover the step that was made before it.
 */
export function notEqual(turn: Turn, text: string, reply: Reply): Reply | null {
  const { state, voice } = turn
  const { problem } = state
  if (reply.move !== 'sum.right' || !problem || problem.solved || isMeasured(problem)) return null
  const [task, ...more] = expressionsOf(taskOf(problem))
  if (!task || more.length > 0 || !isClosed(task)) return null
  const numbers = numbersOf(task)
  const [own] = readClaims(text, voice.language)
    .claims.flatMap(({ line: { statement } }) => (statement.kind === 'chain' ? statement.parts.slice(0, 1) : []))
    .filter((each) => isClosed(each) && `${numbersOf(each)}` === `${numbers}` && sameValue(each, task) === 'refuted')
  if (!own || numbers.length < 2) return null
  const values = { own: voice.formula(own), line: voice.line(expression(task)) }
  return {
    move: 'wrong.not-equal',
    text: voice.choose('covers.not-equal', verdictWords[voice.language].texts['not-equal'], values),
    // What was calculated is true: no line of the student is wrong, and none of the task is done.
    content: { ...problemContent(problem, voice), badge: null },
  }
}

/** Each once and in order: where it stands, and how often, is what was changed. */
const numbersOf = (expr: Expr): readonly string[] => [...new Set(found(expr))].sort()
const found = (expr: Expr): string[] => (expr.kind === 'number' ? [latexOf(expr, 'en')] : children(expr).flatMap(found))
