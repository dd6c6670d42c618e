import { chanceFrom } from '../../curriculum/chance.ts'
import type { Known, StoryReading } from '../../frames/index.ts'
import { equals, isInteger } from '../../math/rational.ts'
import { readingsOf } from './reading.ts'

const ATTEMPTS = 40
const factors = [2, 3, 0.5, 4, 1.5, 5]

const isKnown = (value: Known | string | undefined): value is Known => typeof value === 'object'

/** The story's numbers in digits, from last to first. */
function digitsIn({ frames, text }: StoryReading): { start: number; digits: string }[] {
  const spans = frames.flatMap(({ given }) =>
    Object.values(given)
      .filter(isKnown)
      .map(({ span }) => span),
  )
  const found = spans.flatMap(([start, end]) => {
    const match = /\d+(?:[.,]\d+)?/.exec(text.slice(start, end))
    return match ? [{ start: start + match.index, digits: match[0] }] : []
  })
  const unique = found.filter((each, index) => found.findIndex(({ start }) => start === each.start) === index)
  return unique.sort((a, b) => b.start - a.start)
}

/** The plural category of a number, which the following word depends on: «4 раза», «5 раз», "1 pen", "2 pens". */
function formOf(value: number): number {
  const [tens, last] = [value % 100, value % 10]
  if (!Number.isInteger(value)) return 0
  if (tens > 10 && tens < 15) return 5
  return last === 1 ? 1 : last >= 2 && last <= 4 ? 2 : 5
}

const isNice = (value: number, digits: string, isPercent: boolean) =>
  value > 1 &&
  !(isPercent && value >= 100) &&
  (Number.isInteger(value) || (/[.,]/.test(digits) && Number.isInteger(value * 10)))

/**
 * The same story with other numbers and another answer, as a worked example or an exercise. It is read like any story:
 * one whose reading changes or whose answer is implausible is rejected. null if none is found.
 */
export function twinOf(reading: StoryReading, seed: string): StoryReading | null {
  const places = digitsIn(reading)
  if (places.length === 0) return null
  const chance = chanceFrom(`${seed}|twin|${reading.text}`)
  const plan = reading.plan.map(({ operation }) => operation).join()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let { text } = reading
    let isFit = true
    for (const { start, digits } of places) {
      const isPercent = /^\s?(?:%|per ?cent|процент)/iu.test(reading.text.slice(start + digits.length))
      const own = Number(digits.replace(',', '.'))
      const value = own <= 5 ? own + chance.pick([-1, 0, 1]) : own * chance.pick(factors)
      if (!isNice(value, digits, isPercent) || formOf(value) !== formOf(own)) isFit = false
      const written = `${Math.round(value * 10) / 10}`
      const shown = reading.language === 'ru' ? written.replace('.', ',') : written
      text = text.slice(0, start) + shown + text.slice(start + digits.length)
    }
    if (!isFit) continue
    const [twin, ...others] = readingsOf(text, reading.language)
    // The twin must not contain the original's answer.
    if (!twin || others.length > 0 || twin.quantities.some(({ value }) => equals(value, reading.answer))) continue
    const isWhole = isInteger(twin.answer) || !isInteger(reading.answer)
    const size = Number(twin.answer.n) / Number(twin.answer.d)
    if (isWhole && size < 10_000 && twin.plan.map(({ operation }) => operation).join() === plan) return twin
  }
  return null
}
