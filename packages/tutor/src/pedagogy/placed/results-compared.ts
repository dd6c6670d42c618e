import { candidateWords } from '../../language/candidate-words.ts'
import type { Expr } from '../../math/ast.ts'
import { expressionsOf, isClosed } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { writeStatement } from '../../math/written.ts'
import { regExpOf } from '../../pattern.ts'
import { answerLine } from '../answer.ts'
import { plain } from '../beside/parts.ts'
import { linesBy } from '../own-results.ts'
import { pointedQuestion } from '../pointed-question.ts'
import { taskOf, wholeSolution } from '../problem.ts'
import { isNear, type Place, places, shownNumber, statementsIn, wordsOf } from './placing.ts'

interface Result {
  readonly expr: Expr
  readonly value: number
}

/** Numbers of a message, each alone; a percentage is its hundredths. */
function resultsIn(turn: Parameters<Place>[0]['turn'], text: string): readonly Result[] {
  const { or } = candidateWords[turn.voice.language]
  const pieces = text.split(regExpOf(`[,;?!]|(?<!\\p{L})(?:${or}|and|и|а|но|but)(?!\\p{L})`, 'iu'))
  return pieces.flatMap((piece) => {
    const own = /(?<![\p{L}\d.,])(?:[-−]\s?)?[\d√(][^\p{L}=?!;]*$/u.exec(piece.trim())?.[0]?.trim()
    const [line, ...more] = own === undefined ? [] : statementsIn(turn, own)
    return line?.kind === 'expression' && more.length === 0 && isClosed(line.value)
      ? [{ expr: line.value, value: realAt(line.value, {}) }]
      : []
  })
}

/** "3/6, or do I write 1/2? or 50%", "is it 4√3 or 2√12": all of them are the value of the task. */
export const sameInOtherForms: Place = (placing) => {
  const { turn, task, text, problem } = placing
  if (!wordsOf(turn).or.test(plain(text))) return null
  const results = resultsIn(turn, text)
  const [first] = results
  const { answer } = wholeSolution(problem)
  const [exact] = expressionsOf(answer).slice(-1)
  if (!first || !exact || !isClosed(exact) || task.kind === 'equation') return null
  const different = new Set(results.map(({ expr }) => writeStatement({ kind: 'expression', value: expr })))
  if (different.size < 2 || !results.every(({ value }) => isNear(value, realAt(exact, {})))) return null
  const hasRoots = results.some(({ expr }) => writeStatement({ kind: 'expression', value: expr }).includes('sqrt'))
  const values = { values: [...new Set(results.map(({ expr }) => turn.voice.formula(expr)))].join(', ') }
  return places(placing, hasRoots || /√|sqrt/.test(text) ? 'same-roots' : 'same-forms', values)
}

/** "3/7 or 11/12? my friend says 3/7": only one of them is the value; how the other comes about, and what decides. */
export const oneIsOff: Place = ({ turn, task, text, problem, reply }) => {
  const said = plain(text)
  const { or, others } = wordsOf(turn)
  if (task.kind !== 'expression' || !or.test(said)) return null
  const [exact] = expressionsOf(wholeSolution(problem).answer).slice(-1)
  const results = resultsIn(turn, text)
  const values = new Map(results.map((each) => [each.value.toPrecision(10), each]))
  const [one, two, ...more] = [...values.values()]
  if (!one || !two || more.length > 0 || !exact || !isClosed(exact)) return null
  const goal = realAt(exact, {})
  const [off, ...rest] = [one, two].filter(({ value }) => !isNear(value, goal))
  if (!off || rest.length > 0 || (!others.test(said) && !text.includes('?'))) return null
  const { cause, question } = pointedQuestion(turn, problem, [
    { statement: { kind: 'expression', value: off.expr }, source: '' },
  ])
  problem.lastError = null
  if (question === '') return null
  const shown = [one, two].map(({ expr }) => turn.voice.formula(expr))
  return places({ turn, task, text, problem, reply }, 'one-is-off', {
    one: shown[0] ?? '',
    two: shown[1] ?? '',
    off: turn.voice.formula(off.expr),
    why: `${cause} ${question}`.trim(),
  })
}

/** "Or 2/5? My friend says 2/5", of a task that is solved: the own result was checked and stays. */
export const ownResultStays: Place = (placing) => {
  const { turn, text, problem } = placing
  const said = plain(text)
  const { or, others, whoIsRight } = wordsOf(turn)
  if (said.split(/\s+/).length > MOST_WORDS) return null
  if (
    !problem.solved ||
    problem.verdict === 'incorrect' ||
    !(others.test(said) || whoIsRight.test(said) || or.test(said))
  )
    return null
  const { answer } = wholeSolution(problem)
  const right = expressionsOf(answer)
    .filter(isClosed)
    .map((each) => realAt(each, {}))
  const other = numbersIn(turn, text).find(({ value }) => !right.some((each) => isNear(each, value)))
  const task = taskOf(problem)
  if (!other || right.length === 0 || !(task.kind === 'equation' || task.kind === 'expression')) return null
  const { unknown } = wholeSolution(problem)
  const shown = turn.voice.formula(other.expr)
  const line = unknown === null ? other.own : `${unknown} = ${other.own}`
  const { cause, question } = pointedQuestion(turn, { ...problem, solved: false }, linesBy(turn, line))
  return places(placing, 'own-stays', {
    answer: answerLine(problem, answer, turn.voice),
    other: shown,
    why: `${cause} ${question}`.trim(),
  })
}

/** "Photomath says 7 and I have -7, who is right": the equation decides between two roots. */
export const equationDecides: Place = (placing) => {
  const { turn, text, task, problem } = placing
  const { unknown } = wholeSolution(problem)
  if (problem.solved || task.kind !== 'equation' || unknown === null || !wordsOf(turn).whoIsRight.test(plain(text)))
    return null
  const values = [...new Set(numbersIn(turn, text).map(({ value }) => value))]
  const [one, two, ...more] = values
  if (one === undefined || two === undefined || more.length > 0) return null
  const root = (value: number) => `$${unknown} = ${shownNumber(turn, value).slice(1)}`
  return places(placing, 'equation-decides', { one: root(one), two: root(two), task: turn.voice.line(task) })
}

const MOST_WORDS = 14

interface Named extends Result {
  readonly own: string
}

const numbersIn = (turn: Parameters<Place>[0]['turn'], text: string): readonly Named[] =>
  [...text.matchAll(/(?<![\p{L}\d.,/])[-−]?\d+(?:[.,]\d+|\s?\/\s?\d+)?(?![\p{L}\d])/gu)].flatMap(([own]) => {
    const [line] = statementsIn(turn, own)
    return line?.kind === 'expression' ? [{ own, expr: line.value, value: realAt(line.value, {}) }] : []
  })
