import { taskKindWords } from '../../../language/task-kind-words.ts'
import { add, divide, equals, multiply, subtract } from '../../../math/rational.ts'
import { amountOf, given, type KindReader, pattern, unknown } from './kind.ts'

/** Two amounts in a given ratio with a given difference: finds the total. */
export const readRatios: KindReader = (text, language) => {
  const words = taskKindWords[language].ratios
  const ratio = pattern(words.ratio).exec(text)
  const more = pattern(words.more).exec(text)
  if (!ratio?.[1] || !ratio[2] || !more || !pattern(words.total).test(text)) return null
  const said = /\d+(?:[.,]\d+)?(?:\s?\p{L}+)?/u.exec(more[0])?.[0]
  const amount = said && /\d+(?:[.,]\d+)?/.exec(said)?.[0]
  if (!said || !amount) return null
  const [a, b] = [amountOf(ratio[1]), amountOf(ratio[2])]
  if (equals(a, b)) return null
  const [big, small] = a.n * b.d > b.n * a.d ? ['a', 'b'] : ['b', 'a']
  const [most, least] = big === 'a' ? [a, b] : [b, a]
  const pair = /\d+(?:[.,]\d+)?\s*(?::|to|к)\s*\d+(?:[.,]\d+)?/u.exec(ratio[0])?.[0] ?? ratio[0]
  const { names } = words
  const value = amountOf(amount)
  const parts = add(a, b)
  return {
    frame: {
      given: [given('a', ratio[1], pair), given('b', ratio[2], pair), given('more', amount, said)],
      unknown: [
        unknown('more_parts', names.more),
        unknown('part', names.one),
        unknown('parts', names.parts),
        unknown('total', names.total),
      ],
      equations: [
        `more_parts = ${big} - ${small}`,
        'part = more / more_parts',
        'parts = a + b',
        'total = part * parts',
      ],
      asked: 'total',
      restating: words.restate('', '', pair, said.trim()),
    },
    form: 'plain',
    slips: [
      { value: divide(value, parts), text: words.slips.whole },
      { value: multiply(value, parts), text: words.slips.more },
      { value: multiply(divide(value, subtract(most, least)), most), text: words.slips.one },
    ],
  }
}
