import { type Expr, equation, expression, expressionsOf, isClosed, name, type Statement } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import { latexOfStatement } from '../math/latex.ts'
import { checkWork } from './checking.ts'
import { isMeasured } from './measured.ts'
import { wholeSolution } from './problem.ts'
import type { SecondReader } from './second-readers.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'

/**
 * A result that was called wrong is defended by the way it came about: "but 2 + 3 = 5 and 5 · 4 = 20". Each calculation may
 * hold as it stands, and to say only that would take the verdict back; so the result is judged once more, which tells its
 * cause from another side.
 */
export const resultDefended: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  const problem = before.state.problem
  if (intent !== undefined || !tellsOfSum.includes(reply.move)) return reply
  if (!problem || problem.solved || problem.verdict !== 'incorrect' || isMeasured(problem)) return reply
  const claims = readClaims(text, turn.voice.language).claims.map(({ line }) => line.statement)
  const sums = claims.filter((each) => each.kind === 'chain' && truthOf(each) === true)
  const [last] = claims.flatMap((each) => expressionsOf(each).at(-1) ?? []).slice(-1)
  const refused = last && isClosed(last) ? refusedForm(problem, last) : null
  const sum = sums.at(-1)
  if (!refused || !sum) return reply
  putBack()
  const open = turn.state.problem
  if (!open) return reply
  const own = { ...turn, said: '' }
  const again = checkWork(own, open, [{ statement: refused, source: '' }])
  const words = turn.voice.say('sum.defended', { sum: turn.voice.line(sum) })
  return { ...again, text: `${words} ${again.text}` }
}

const tellsOfSum: readonly string[] = ['sum.right', 'value.line']

/** The result as it was called wrong: alone, or as the value of the letter. */
function refusedForm(problem: Problem, result: Expr): Statement | null {
  const { unknown } = wholeSolution(problem)
  const forms = [expression(result), ...(unknown === null ? [] : [equation(name(unknown), result)])]
  const refused = problem.slips.filter(({ isMended }) => !isMended).map(({ line }) => line)
  return forms.find((form) => refused.includes(latexOfStatement(form))) ?? null
}
