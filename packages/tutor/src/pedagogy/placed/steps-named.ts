import type { Expr, Statement } from '../../math/ast.ts'
import { children, isClosed } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { plain } from '../beside/parts.ts'
import { wordsOfTask } from '../in-task/next-step.ts'
import { answerOf, isNear, type Place, type Placing, places, shownNumber, sumsIn, wordsOf } from './placing.ts'

/** Numbers that a message comes to: those it writes, and those of its calculations. */
function valuesIn({ turn, text }: Placing): readonly number[] {
  const written = [...plain(text).matchAll(/(?<![\p{L}\d.,])\d+(?:[.,]\d+)?/gu)].map(([each]) =>
    Number(each.replace(',', '.')),
  )
  return [...written, ...sumsIn(turn, text).map(({ value }) => value)]
}

/** 72 km/h in m/s goes over the meters in an hour; 60 in place of 3600 leads to the meters in a minute. */
export const speedConverted: Place = (placing) => {
  const { turn, text, problem } = placing
  const task = plain(wordsOfTask(turn))
  const { perHour, perSecond, minutes } = wordsOf(turn)
  const [hours, seconds] = [perHour.exec(task)?.index, perSecond.exec(task)?.index]
  const given = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)\s?(?=\p{L})/u.exec(task)
  if (hours === undefined || seconds === undefined || !given) return null
  const own = Number((given[1] ?? '').replace(',', '.'))
  // Who divides by the seconds of an hour is at the last step.
  if (/3600|3,6|3\.6/.test(text) && !minutes.test(plain(text)) && hours < seconds && !/=/.test(text)) return null
  const said = valuesIn(placing)
  const has = (value: number) => said.some((each) => isNear(each, value) || Math.abs(each - value) < 0.006)
  const show = (value: number) => shownNumber(turn, value)
  const isToSeconds = hours < seconds
  const goal = answerOf(problem)
  // "Which is faster, 90 km/h or 30 m/s" asks for something else.
  if (goal === null || !isNear(goal, isToSeconds ? own / 3.6 : own * 3.6)) return null
  const values = { given: show(own), meters: show(own * 1000), seconds: show(own * 3600) }
  if (isToSeconds) {
    if (has((own * 1000) / 60))
      return places(placing, 'meters-a-minute', { value: show((own * 1000) / 60) }, 'incorrect')
    if (has(own * 3.6)) return places(placing, 'speed-turned', { value: show(own * 3.6) }, 'incorrect')
    if (has(own * 1000))
      return minutes.test(plain(text))
        ? places(placing, 'sixty-or-more', values)
        : places(placing, 'meters-an-hour', values, 'correct')
    const [bare, ...more] = said.filter((each) => !isNear(each, own))
    const isWrong = bare !== undefined && more.length === 0 && !isNear(bare * 3.6, own)
    return isWrong && !/[-+*/:]\s?\d/.test(text.replace(/(?:км|km|м|m)\s?\/\s?[чhсs]/giu, ''))
      ? places(placing, 'speed-tested', { value: show(bare), given: show(own) }, 'incorrect')
      : null
  }
  if (has((own * 60) / 1000) || has(own * 60)) return places(placing, 'a-minute-only', values)
  if (has(own / 3.6))
    return places(placing, 'speed-turned', { value: show(Number((own / 3.6).toFixed(2))) }, 'incorrect')
  return has(own * 3600) ? places(placing, 'meters-in-hour', values, 'correct') : null
}

/** "10% is 64, then 3 times and a half": a percentage put together from tenths. */
export const percentInParts: Place = (placing) => {
  const { turn, problem } = placing
  const task = plain(wordsOfTask(turn))
  const percent =
    /(\d+(?:[.,]\d+)?)\s?(?:%|percent|процент)\p{L}*\s(?:of|от|числа)\s+(?:числа\s+|the\s)?(?:[$€£]\s?)?(\d+(?:[.,]\d+)?)/u.exec(
      task,
    )
  if (!percent) return null
  const [share, whole] = [percent[1], percent[2]].map((each) => Number((each ?? '').replace(',', '.')))
  if (!share || !whole || share === 10) return null
  const goal = answerOf(problem)
  if (goal === null || !isNear(goal, (share * whole) / 100)) return null
  const said = valuesIn(placing)
  const has = (value: number) => said.some((each) => isNear(each, value))
  const tenth = whole / 10
  const values = {
    tenth: shownNumber(turn, tenth),
    share: `$${percent[1]?.replace(',', '{,}')}\\%$`,
    whole: shownNumber(turn, whole),
  }
  return has(10) && has(tenth) ? places(placing, 'percent-in-parts', values, 'correct') : null
}

/** "80 · 0.15 = 12" where 80 grows by 15%, and 350 : 20 for 20% of 350. */
export const percentStep: Place = (placing) => {
  const { turn, text, problem } = placing
  const task = plain(wordsOfTask(turn))
  const percents = [...task.matchAll(/(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:%|percent|процент)/gu)]
  const amounts = [
    ...task.replace(/\d+(?:[.,]\d+)?\s?(?:%|percent|процент)/gu, ' ').matchAll(/(?<![\p{L}\d.,])\d+(?:[.,]\d+)?/gu),
  ]
  const [share, whole] = [percents, amounts].map((each) =>
    each.length === 1 ? Number((each[0]?.[1] ?? each[0]?.[0] ?? '').replace(',', '.')) : Number.NaN,
  )
  if (!share || !whole) return null
  const said = sumsIn(turn, text)
  const show = (value: number) => shownNumber(turn, value)
  const values = {
    share: `$${`${share}`.replace('.', turn.voice.language === 'ru' ? '{,}' : '.')}\\%$`,
    whole: show(whole),
  }
  const part = (share * whole) / 100
  const goal = answerOf(problem)
  if (goal === null) return null
  // What the task comes to tells whether the percentage is of this number, and what becomes of it.
  const isAdded = isNear(goal, whole + part)
  if ((isAdded || isNear(goal, whole - part)) && said.some(({ value }) => isNear(value, part)))
    return places(placing, isAdded ? 'part-to-add' : 'part-to-take', { ...values, part: show(part) }, 'correct')
  const isDivided = said.some(
    ({ of }) => of.kind === 'divide' && isNear(realAt(of.left, {}), whole) && isNear(realAt(of.right, {}), share),
  )
  return isDivided && isNear(goal, part) && share !== 10
    ? places(placing, 'divided-by-percent', values, 'incorrect')
    : null
}

/** "Then divide by 4 because there are 4", behind a value that leads to the answer with it. */
export const operationNamed: Place = (placing) => {
  const { turn, problem, text } = placing
  const said = plain(text)
  const { by, halves, why } = wordsOf(turn)
  // A why asks for the reason of the operation.
  if (why.test(said) || /=/.test(said) || said.split(/\s+/).length > MOST_WORDS) return null
  const goal = answerOf(problem)
  if (goal === null) return null
  const halved = halves.exec(said)
  const division = by.divide.exec(said)
  const product = by.times.exec(said)
  const [operation, number] = halved
    ? (['divide', 2] as const)
    : division
      ? (['divide', Number(division[1])] as const)
      : (['times', Number(product?.[1])] as const)
  if (!Number.isFinite(number) || number === 0) return null
  // The value before this one lies on the way: a part of the task, or all its numbers together.
  const from = operation === 'divide' ? goal * number : goal / number
  if (isNear(from, goal) || !onTheWay(placing.task).some((each) => isNear(each, from))) return null
  return places(placing, operation === 'divide' ? 'divide-it' : 'multiply-it', {
    from: shownNumber(turn, from),
    by: shownNumber(turn, number),
  })
}
const MOST_WORDS = 16

function onTheWay(task: Statement): readonly number[] {
  const inside = (expr: Expr): readonly Expr[] => [expr, ...children(expr).flatMap(inside)]
  if (task.kind === 'expression')
    return inside(task.value)
      .filter((each) => each.kind !== 'number' && isClosed(each))
      .map((each) => realAt(each, {}))
  // Only of a mean all the numbers are added.
  if (task.kind !== 'request' || task.operation !== 'mean' || task.subject.kind !== 'values') return []
  return [task.subject.values.reduce((sum, each) => sum + realAt(each, {}), 0)]
}
