import { taskKindWords } from '../../../language/task-kind-words.ts'
import { divide, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { numbersIn } from '../work.ts'
import { given, type KindReader, pattern, quoteAt, unknown, written } from './kind.ts'

const isMore = (a: Rational, b: Rational) => a.n * b.d > b.n * a.d

/** The words of a piece of text, without their endings. */
const namesIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, Math.max(3, word.length - 2)))

/** Two ages now, and how many times the one will be or was the other: finds in how many years, or how many years ago. */
export const readAges: KindReader = (text, language) => {
  const words = taskKindWords[language].ages
  const factor = pattern(words.times).exec(text)
  const isAgo = pattern(words.asksAgo).test(text)
  const isAsked = isAgo || pattern(words.asks).test(text)
  if (!factor || !isAsked || pattern(words.odd).test(text.replace(pattern(words.asksAgo), ' '))) return null
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
  // "Was Paul twice as old as Peter?" of a Peter who is older never was.
  const reference = namesIn(text.slice(factor.index + factor[0].length))
  const owns = ({ start }: { start: number }) =>
    namesIn(
      text
        .slice(0, start)
        .split(/[.,;!?]\s|\s(?:and|а|и)\s/u)
        .at(-1) ?? '',
    ).some((name) => reference.includes(name))
  if (owns(old) && !owns(young)) return null
  const then = divide(subtract(old.value, young.value), subtract(k, ONE))
  const years = isAgo ? subtract(young.value, then) : subtract(then, young.value)
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
        unknown('years', isAgo ? names.ago : names.years),
        unknown('old_then', names.old),
      ],
      equations: [
        'gap = old - young',
        'parts = times - 1',
        'young_then = gap / parts',
        isAgo ? 'years = young - young_then' : 'years = young_then - young',
        isAgo ? 'old_then = old - years' : 'old_then = old + years',
      ],
      asked: 'years',
      restating: words.restate(said(old).trim(), said(young).trim(), factor[0].trim(), isAgo),
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
