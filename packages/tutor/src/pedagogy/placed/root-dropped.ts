import type { Equation, Expr } from '../../math/ast.ts'
import { children, expressionsOf, isClosed, number } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { readWritten } from '../../math/written.ts'
import { plain } from '../beside/parts.ts'
import { checkWork } from '../checking.ts'
import { linesBy } from '../own-results.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import { isNear, type Place, places, shownNumber, wordsOf } from './placing.ts'

/** "ответ +-3", "so ±√5": both roots, without the letter. */
export const bothSigns: Place = ({ turn, problem, task, text }) => {
  const { unknown } = wholeSolution(problem)
  const value = /(?:±|\+\s?\/?\s?[-−])\s?(√?\d+(?:[.,]\d+)?(?:\/\d+)?)(?![\d.,]*\s?[a-zа-яё(])/iu.exec(text)?.[1]
  if (task.kind !== 'equation' || unknown === null || value === undefined) return null
  const judged = checkWork(turn, problem, linesBy(turn, `${unknown} = ${value} or ${unknown} = -${value}`))
  return judged.content.verdict === undefined || judged.content.verdict === 'cannot-check' ? null : judged
}

/** "(x - 1)(x - 3), so -1 and -3": what stands behind the brackets are the roots, without the letter. */
export const rootsBehindBrackets: Place = ({ turn, problem, task, text }) => {
  const { unknown } = wholeSolution(problem)
  const [, first, second] =
    /\)\s?\)?(?:\s?=\s?0)?\s*[,;.]?\s*\p{L}[\p{L}\s]{0,30}?([-−]?\d+(?:[.,]\d+)?)\s*(?:,|;|and|or|и|или)\s*([-−]?\d+(?:[.,]\d+)?)\s*[?.!]*$/iu.exec(
      text,
    ) ?? []
  const isOfRoots = task.kind === 'equation' || (task.kind === 'request' && task.operation === 'zeros')
  // "Because of -1 and -3" names the pair.
  const isConclusion = wordsOf(turn).concludes.test(plain(text.slice(text.lastIndexOf(')'))))
  if (!isOfRoots || first === undefined || second === undefined || !isConclusion) return null
  const letter = unknown ?? 'x'
  const judged = checkWork(turn, problem, linesBy(turn, `${letter} = ${first} or ${letter} = ${second}`))
  return judged.content.verdict === undefined || judged.content.verdict === 'cannot-check' ? null : judged
}

/**
 * "The book only has 3, why did they throw out -2": the root of the last line that the task itself does not have, and why it
 * came in. Which one it is, is computed; the student has named it, or the one that stays.
 */
export const rootDropped: Place = (placing) => {
  const { turn, problem, text } = placing
  const said = plain(text)
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  const { drops, why } = wordsOf(turn)
  if (task.kind !== 'equation' || unknown === null || !drops.test(said) || !why.test(said)) return null
  const written = problem.lastWork?.split('\n').at(-1)
  const own = written ? expressionsOf(readWritten(written)).filter(isClosed) : []
  const named = [...said.matchAll(/(?<![\p{L}\d.,])[-−]?\d+(?:[.,]\d+)?/gu)].map(([each]) =>
    Number(each.replace('−', '-').replace(',', '.')),
  )
  const values = [...new Set([...own.map((each) => realAt(each, {})), ...named])]
  const isRoot = (x: number) => isNear(realAt(task.left, { [unknown]: x }), realAt(task.right, { [unknown]: x }))
  const bad = values.filter((x) => Number.isFinite(x) && !isRoot(x) && comesFrom(task, written ?? '', x, unknown))
  const [root, ...others] = bad
  if (root === undefined || others.length > 0) return null
  const { voice } = turn
  const shown = { root: `$${unknown} = ${shownNumber(turn, root).slice(1)}` }
  const at = (expr: Expr) => realAt(expr, { [unknown]: root })
  const insides = partsOf(task)
  const log = insides.find(({ kind, inside }) => kind === 'log' && at(inside) <= 1e-9)
  if (log)
    return places(placing, 'dropped-by-log', {
      ...shown,
      inside: voice.formula(log.inside),
      value: shownNumber(turn, at(log.inside)),
    })
  const bottom = insides.find(({ kind, inside }) => kind === 'bottom' && isNear(at(inside), 0))
  if (bottom) return places(placing, 'dropped-by-bottom', { ...shown, inside: voice.formula(bottom.inside) })
  const [left, right] = [at(task.left), at(task.right)]
  if (!insides.some(({ kind }) => kind === 'root') || !Number.isFinite(left) || !Number.isFinite(right)) return null
  return places(placing, 'dropped-by-square', {
    ...shown,
    left: shownNumber(turn, left),
    right: shownNumber(turn, right),
    task: voice.line(task),
  })
}

/** The number solves the last line, or the line that follows from the task by squaring or multiplying. */
function comesFrom(task: Equation, written: string, x: number, unknown: string): boolean {
  if (written === '') return false
  const line = readWritten(written)
  if (line.kind === 'equation')
    return isNear(realAt(line.left, { [unknown]: x }), realAt(line.right, { [unknown]: x })) && line !== task
  return expressionsOf(line).some((each) => isClosed(each) && isNear(realAt(each, {}), x))
}

interface Inside {
  readonly kind: 'log' | 'root' | 'bottom'
  readonly inside: Expr
}

function partsOf(task: Equation): readonly Inside[] {
  const inside = (expr: Expr): Inside[] => {
    const own: Inside[] =
      expr.kind === 'call' && /^(?:log|ln|lg)$/.test(expr.fn)
        ? [{ kind: 'log', inside: expr.args[0] ?? number(1) }]
        : expr.kind === 'root' && expr.index % 2 === 0
          ? [{ kind: 'root', inside: expr.of }]
          : expr.kind === 'divide' && !isClosed(expr.right)
            ? [{ kind: 'bottom', inside: expr.right }]
            : []
    return [...own, ...children(expr).flatMap(inside)]
  }
  return expressionsOf(task).flatMap(inside)
}
