import { typedWork } from '../../language/typed-work.ts'
import type { Statement } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { checkWork } from '../checking.ts'
import { linesBy } from '../own-results.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import type { Finding } from './work.ts'
import { says } from './work.ts'

interface Coefficients {
  readonly a: number
  readonly b: number
  readonly c: number
}

/** Of an equation that is quadratic in its letter. */
function quadraticOf(task: Statement, unknown: string | null): Coefficients | null {
  if (task.kind !== 'equation' || unknown === null) return null
  const at = (x: number) => realAt(task.left, { [unknown]: x }) - realAt(task.right, { [unknown]: x })
  const [c, up, down] = [at(0), at(1), at(-1)]
  const [a, b] = [(up + down) / 2 - c, (up - down) / 2]
  const isSo = [2, -3, 5].every((x) => Math.abs(a * x * x + b * x + c - at(x)) < 1e-6)
  return isSo && Math.abs(a) > 1e-9 ? { a, b, c } : null
}

/** "D = 9 - 40 = -31": what is calculated, and what it comes to. */
const calculation = /^[-−\d(][-−+\d\s.,()*·×^²]*(?:=\s*[-−+\d\s.,()*·×^²]+)*/u
const lastNumber = /([-−]?\d+(?:[.,]\d+)?)\s*[.,]?\s*$/u

/** The discriminant with its conclusion: a wrong one is named as that, and what a right one means is asked. */
export const discriminantSaid: Finding = ({ turn, problem, text, reply }) => {
  const words = typedWork[turn.voice.language]
  const { unknown } = wholeSolution(problem)
  const quadratic = quadraticOf(taskOf(problem), unknown)
  const mark = words.discriminant.exec(text)
  if (!quadratic || !mark) return null
  const [own = ''] = calculation.exec(text.slice(mark.index + mark[0].length)) ?? []
  const value = Number(lastNumber.exec(own)?.[1]?.replace('−', '-').replace(',', '.'))
  if (own === '' || Number.isNaN(value)) return null
  const { a, b, c } = quadratic
  const right = b * b - 4 * a * c
  if (Math.abs(value - right) > 1e-6) {
    // The conclusion stands on it, and was judged alone.
    const judged = checkWork(turn, problem, linesBy(turn, `D = ${own.replace(/[.,\s]+$/u, '')}`))
    return /^wrong\.(?!unknown|value|answer)/.test(judged.move) ? judged : null
  }
  const shown = `$${`${value}`.replace('.', turn.voice.language === 'ru' ? '{,}' : '.')}$`
  if (right < 0 && !words.noRoots.test(text))
    return says(turn, problem, 'root-of-negative', { value: shown }, 'correct')
  if (right === 0 && words.noRoots.test(text)) return says(turn, problem, 'zero-discriminant', {}, 'correct-but')
  return reply.content.verdict === undefined && right < 0 && words.noRoots.test(text)
    ? checkWork(turn, problem, [{ statement: { kind: 'no-solution' }, source: text }])
    : null
}

/** "x1 = (7+5)/2 = 6, x2 = (7-5)/2 = 1": the two values, without the way to each. */
export const bothRoots: Finding = ({ turn, problem, text }) => {
  const { unknown } = wholeSolution(problem)
  if (!quadraticOf(taskOf(problem), unknown)) return null
  const values = [
    ...text.matchAll(
      /(?<!\p{L})[xх]_?[12₁₂]\s*=\s*([^=;]*=\s*)*?([-−]?\d+(?:[.,/]\d+)?)(?=\s*(?:[;,.]|$|[xх]|и|and))/giu,
    ),
  ].map(({ 2: value = '' }) => value.replace('−', '-').replace(',', '.'))
  if (values.length !== 2) return null
  const judged = checkWork(turn, problem, linesBy(turn, values.map((each) => `${unknown} = ${each}`).join('; ')))
  return judged.content.verdict === 'cannot-check' ? null : judged
}

/** (x + 3)² with the old number behind it: the square brings one of its own. */
export const squareCompleted: Finding = ({ turn, problem, text, reply }) => {
  if (!/^wrong\.(?:unknown|answer)$/.test(reply.move)) return null
  const { unknown } = wholeSolution(problem)
  const quadratic = quadraticOf(taskOf(problem), unknown)
  const [line, ...others] = linesBy(turn, text)
  if (!quadratic || !line || !('statement' in line) || others.length > 0) return null
  const own = quadraticOf(line.statement, unknown)
  const bracket = /\(\s*[a-zх]\s*[-+−]\s*[\d.,/]+\s*\)\s*(?:\^\s*2|²)/iu.exec(text)
  if (!own || !bracket || unknown === null) return null
  const { a, b, c } = quadratic
  const isForgotten = a === 1 && own.a === 1 && own.b === b && Math.abs(own.c - c - (b * b) / 4) < 1e-9
  const shown = `$${bracket[0]
    .replace(/\^\s*2|²/u, '^2')
    .replace('−', '-')
    .replace('х', 'x')}$`
  return isForgotten
    ? says(turn, problem, 'extra-square', { bracket: shown, unknown: `$${unknown}$` }, 'incorrect')
    : null
}

/** By Vieta the two numbers are the roots: −2 and −5 have the product of 2 and 5. */
export const pairOfViete: Finding = ({ turn, problem, text, reply }) => {
  const { viete } = typedWork[turn.voice.language]
  if (reply.move !== 'right.pair' || !viete.test(`${turn.state.lastTask ?? ''} ${text}`)) return null
  const quadratic = quadraticOf(taskOf(problem), wholeSolution(problem).unknown)
  const [one, two, ...others] = (text.match(/[-−]?\d+(?:[.,]\d+)?/gu) ?? []).map((each) =>
    Number(each.replace('−', '-').replace(',', '.')),
  )
  if (!quadratic || one === undefined || two === undefined || others.length > 0) return null
  const { a, b, c } = quadratic
  if (Math.abs(one * two - c / a) > 1e-9 || Math.abs(one + two + b / a) < 1e-9) return null
  return says(turn, problem, 'signs-of-pair', { product: `$${c / a}$`, sum: `$${-b / a}$` }, 'incorrect')
}
