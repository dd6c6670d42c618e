import { taskKindWords } from '../../../language/task-kind-words.ts'
import { add, divide, equals, multiply, rational } from '../../../math/rational.ts'
import { amountOf, given, type KindReader, pattern, unknown } from './kind.ts'

const mass = pattern(
  '(?<![\\d.,])(\\d+(?:[.,]\\d+)?)\\s?(kg|g|l|lit(?:er|re)s?|кг|г|л|литр\\p{L}*)(?![\\p{L}/])',
  'giu',
)
const percent = pattern('(?<![\\d.,])(\\d+(?:[.,]\\d+)?)[\\s-]?(?:%|percent|процент\\p{L}*)(?:-\\p{L}+)?', 'giu')

/** Two amounts that are mixed, each with its price or its concentration: finds that of the mixture. */
export const readMixtures: KindReader = (text, language) => {
  const words = taskKindWords[language].mixtures
  if (!pattern(words.mixed).test(text) || pattern(words.odd).test(text)) return null
  const isPrice = pattern(words.asksPrice).test(text)
  if (isPrice === pattern(words.asksShare).test(text)) return null
  const asked = pattern(isPrice ? words.asksPrice : words.asksShare).exec(text)
  const masses = [...text.matchAll(mass)].filter(({ index }) => index < (asked?.index ?? 0))
  const rates = [...text.matchAll(isPrice ? pattern(words.price, 'giu') : percent)]
  const [m1, m2] = masses
  const [p1, p2] = rates
  if (masses.length !== 2 || rates.length !== 2 || !m1?.[1] || !m2?.[1] || !p1?.[1] || !p2?.[1]) return null
  if (m1[2] !== m2[2] || Math.max(m1.index, p1.index) > Math.min(m2.index, p2.index)) return null
  const [a, b] = [amountOf(p1[1]), amountOf(p2[1])]
  if (equals(a, b) || equals(amountOf(m1[1]), amountOf(m2[1]))) return null
  const unit = m1[2] ?? ''
  const { names, slips } = words
  const middle = divide(add(a, b), rational(2))
  const rate = (role: string, each: RegExpExecArray | RegExpMatchArray) =>
    given(role, isPrice ? (each[1] ?? '') : `${(each[1] ?? '').replace(',', '.')}%`, each[0].trim())
  const name = isPrice ? names.cost : names.pure
  const end = isPrice ? 'rate = all / mass' : 'rate = all / mass * 100'
  return {
    frame: {
      given: [given('m1', m1[1], m1[0], unit), rate('p1', p1), given('m2', m2[1], m2[0], unit), rate('p2', p2)],
      unknown: [
        unknown('one', name(1)),
        unknown('two', name(2)),
        unknown('all', isPrice ? names.costAll : names.pureAll),
        unknown('mass', names.mass),
        unknown('rate', isPrice ? names.price : names.share),
      ],
      equations: ['one = m1 * p1', 'two = m2 * p2', 'all = one + two', 'mass = m1 + m2', end],
      asked: 'rate',
      restating: words.restate([m1[0].trim(), p1[0].trim()], [m2[0].trim(), p2[0].trim()], isPrice),
    },
    called: { m1: names.amount(1), m2: names.amount(2), p1: names.rate(1), p2: names.rate(2) },
    form: 'plain',
    idle: [...text.slice(asked?.index ?? 0).matchAll(/(?<!\d)1 ?(?:kg|g|l|кг|г|л)(?!\p{L})/giu)].map(([said]) => said),
    slips: [
      { value: middle, text: slips.middle },
      { value: divide(middle, rational(100)), text: slips.middle },
      { value: add(a, b), text: slips.sum },
      { value: multiply(add(a, b), rational(1, 100)), text: slips.sum },
    ].filter(({ value }) => !isPrice || value.d === 1n || equals(value, middle)),
    because: words.because,
  }
}
