import { taskKindWords } from '../../../language/task-kind-words.ts'
import { divide, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { numbersIn } from '../work.ts'
import { given, type KindReader, pattern, quoteAt, unknown, written } from './kind.ts'

const isMore = (a: Rational, b: Rational) => a.n * b.d > b.n * a.d

/** Two ages now, and how many times the one will be the other: finds in how many years. */
export const readAges: KindReader = (text, language) => {
  const words = taskKindWords[language].ages
  const factor = pattern(words.times).exec(text)
  if (!factor || !pattern(words.asks).test(text) || pattern(words.odd).test(text)) return null
  const numbers = numbersIn(text, language)
  const isOfFactor = ({ start }: { start: number }) => factor.index <= start && start < factor.index + factor[0].length
  const ages = numbers.filter((each) => !isOfFactor(each) && each.value.d === 1n)
  const told = numbers.find(isOfFactor)?.value ?? null
  const times = told ?? words.doubled.find(([, source]) => pattern(source).test(factor[0]))?.[0] ?? null
  const [one, other] = ages
  if (!times || !one || !other || ages.length !== 2 || numbers.length > (told ? 3 : 2)) return null
  const k = typeof times === 'number' ? rational(times) : times
  const [old, young] = isMore(one.value, other.value) ? [one, other] : [other, one]
  if (!isMore(k, ONE) || !isMore(old.value, young.value)) return null
  const years = subtract(divide(subtract(old.value, young.value), subtract(k, ONE)), young.value)
  if (years.n <= 0n || years.d !== 1n) return null
  const said = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const { names, slips } = words
  return {
    frame: {
      given: [
        given('old', written(old.value), quoteAt(text, old.start, old.end - old.start)),
        given('young', written(young.value), quoteAt(text, young.start, young.end - young.start)),
        given('times', written(k), factor[0].trim()),
      ],
      unknown: [
        unknown('gap', names.gap),
        unknown('parts', names.parts),
        unknown('young_then', names.young),
        unknown('years', names.years),
        unknown('old_then', names.old),
      ],
      equations: [
        'gap = old - young',
        'parts = times - 1',
        'young_then = gap / parts',
        'years = young_then - young',
        'old_then = old + years',
      ],
      asked: 'years',
      restating: words.restate(said(old).trim(), said(young).trim(), factor[0].trim()),
    },
    called: { old: names.oldNow, young: names.youngNow, times: names.times },
    form: 'plain',
    slips: [
      { value: subtract(divide(old.value, k), young.value), text: slips.one },
      { value: divide(old.value, k), text: slips.one },
      { value: subtract(multiply(young.value, k), old.value), text: slips.one },
    ],
    because: words.because,
  }
}
