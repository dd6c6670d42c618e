import { taskKindWords } from '../../../language/task-kind-words.ts'
import { add, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { amountOf, type Given, given, type KindReader, pattern, type Unknown, unknown } from './kind.ts'

const percents = /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent|процент\p{L}*)/giu

/** A price that is changed by one percent and then by another. */
export const readChanges: KindReader = (text, language) => {
  const words = taskKindWords[language].changes
  const found = [...text.matchAll(percents)]
  const starts = [...text.matchAll(pattern(words.start, 'giu'))]
  const [start] = starts
  const amount = start && /\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?/u.exec(start[0])?.[0]
  if (found.length !== 2 || starts.length !== 1 || !start || !amount || !pattern(words.asks).test(text)) return null
  if (pattern(words.elsewhere).test(text)) return null
  const directionOf = (part: string): { isDown: boolean; end: number } | 'both' | null => {
    const [down, up] = [pattern(words.down).exec(part), pattern(words.up).exec(part)]
    if (down && up) return 'both'
    const found = down ?? up
    return found && { isDown: down !== null, end: found.index + found[0].length }
  }
  let [isDown, from] = [null as boolean | null, 0]
  const steps: { percent: string; value: Rational; isDown: boolean }[] = []
  for (const [index, each] of found.entries()) {
    const next = found[index + 1]
    const last = each.index + each[0].length
    const mark = text.slice(last).search(/[.;!?](?:\s|$)/u)
    const end = Math.min(next?.index ?? text.length, mark < 0 ? text.length : last + mark)
    // "Goes down by 10 %" has the direction before the number, "a 10 % discount" after it.
    const [before, behind] = [directionOf(text.slice(from, each.index)), directionOf(text.slice(last, end))]
    const said = before ?? behind
    if (before === 'both' || said === 'both') return null
    // "Then by another 10 %" keeps the direction; other words without a direction are ambiguous.
    if (said !== null) isDown = said.isDown
    else if (isDown === null || !pattern(words.again).test(text.slice(from, last))) return null
    from = before === null && behind !== null && behind !== 'both' ? last + behind.end : last
    steps.push({ percent: each[0], value: multiply(amountOf(each[1] ?? ''), rational(1, 100)), isDown })
  }
  const unit = /\$/.test(start[0]) ? '$' : ''
  const money = /\d\s?(\p{L}+)\.?$/u.exec(start[0].trim())?.[1] ?? (unit ? words.dollars : '')
  const givens: Given[] = [given('start', amount.replace(/\s/g, ''), start[0].trim(), unit)]
  const unknowns: Unknown[] = []
  const equations: string[] = []
  let before = 'start'
  steps.forEach(({ percent, isDown: down }, index) => {
    const at = index + 1
    givens.push(given(`p${at}`, `${percent.replace(/[^\d.,]/g, '').replace(',', '.')}%`, percent))
    unknowns.push(
      unknown(`change_${at}`, words.names.change(at), unit),
      unknown(`after_${at}`, words.names.after(at), unit),
    )
    equations.push(`change_${at} = ${before} * p${at}`, `after_${at} = ${before} ${down ? '-' : '+'} change_${at}`)
    before = `after_${at}`
  })
  const whole = amountOf(amount)
  const by = ({ value, isDown: down }: (typeof steps)[number]) => (down ? subtract(rational(0), value) : value)
  const [one, two] = steps
  if (!one || !two) return null
  const added = add(one.value, two.value)
  const sum = multiply(whole, add(ONE, add(by(one), by(two))))
  return {
    frame: {
      given: givens,
      unknown: unknowns,
      equations,
      asked: 'after_2',
      restating: words.restate(`${amount} ${money}`.trim(), steps),
    },
    called: { start: words.names.start, p1: words.names.percent(1), p2: words.names.percent(2) },
    form: 'plain',
    because: words.because,
    slips: [
      ...[
        added,
        multiply(added, rational(100)),
        subtract(ONE, added),
        multiply(subtract(ONE, added), rational(100)),
      ].map((value) => ({
        value,
        text: words.slips.added,
      })),
      { value: sum, text: words.slips.added },
      { value: multiply(whole, add(ONE, by(two))), text: words.slips.first },
      {
        value: multiply(
          whole,
          add(
            by(one).n < 0n ? subtract(rational(0), by(one)) : by(one),
            by(two).n < 0n ? subtract(rational(0), by(two)) : by(two),
          ),
        ),
        text: words.slips.part,
      },
    ],
  }
}
