import { taskKindWords } from '../../../language/task-kind-words.ts'
import { equals, multiply, rational, subtract } from '../../../math/rational.ts'
import { amountOf, given, type KindReader, pattern, unknown } from './kind.ts'

/** An average, and another one after somebody left or joined: finds that person's value. */
export const readAverages: KindReader = (text, language) => {
  const words = taskKindWords[language].averages
  const places = [...text.matchAll(pattern(words.average, 'giu'))]
  if (places.length < 2) return null
  // A question for an average, or a further number about one person, is another task.
  const asked =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? ''
  if (pattern(words.average).test(asked) && text.trim() !== asked) return null
  const [isLeaving, isComing] = [pattern(words.left).test(text), pattern(words.came).test(text)]
  if (isLeaving === isComing) return null
  const numbers = [...text.matchAll(/(?<![\d.,:])(\d+(?:[.,]\d+)?)(?:\s+\p{L}+)?/gu)]
  const [many, first, second] = numbers
  if (numbers.length !== 3 || !many?.[1] || !first?.[1] || !second?.[1]) return null
  const count = amountOf(many[1])
  if (count.d !== 1n || count.n < 2n || count.n > 100n) return null
  const [before, after] = [amountOf(first[1]), amountOf(second[1])]
  const { names } = words
  const difference = subtract(before, after)
  const size = difference.n < 0n ? subtract(rational(0), difference) : difference
  if (equals(before, after)) return null
  const isEnough = isLeaving ? count.n > 2n : true
  if (!isEnough) return null
  return {
    frame: {
      given: [
        given('many', many[1], many[0]),
        given('mean_1', first[1], first[0]),
        given('mean_2', second[1], second[0]),
      ],
      unknown: [
        unknown('total_1', names.before),
        unknown('rest', names.count),
        unknown('total_2', names.after),
        unknown('one', names.one),
      ],
      equations: [
        'total_1 = many * mean_1',
        `rest = many ${isLeaving ? '-' : '+'} 1`,
        'total_2 = rest * mean_2',
        isLeaving ? 'one = total_1 - total_2' : 'one = total_2 - total_1',
      ],
      asked: 'one',
      restating: words.restate(many[0].trim(), first[0].trim(), isLeaving, second[0].trim()),
    },
    form: 'plain',
    slips: [
      { value: size, text: words.slips.difference },
      { value: multiply(count, size), text: words.slips.count },
    ],
  }
}
