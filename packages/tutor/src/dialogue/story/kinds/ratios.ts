import { schemaWords } from '../../../language/schema-words.ts'
import { taskKindWords } from '../../../language/task-kind-words.ts'
import type { RatioWords } from '../../../language/task-kinds.ts'
import type { Language } from '../../../math/latex.ts'
import { add, divide, equals, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { regExpOf } from '../../../pattern.ts'
import { listed } from '../facts.ts'
import { type Flat, flatten, indexOfSign, SIGN } from '../schemas/flat.ts'
import { patternOf } from '../schemas/read.ts'
import { areAlike } from '../schemas/schema.ts'
import { numbersIn } from '../work.ts'
import { amountOf, given, type KindOfTask, type KindReader, pattern, quoteAt, unknown, written } from './kind.ts'

/** Two amounts in a given ratio with a given difference: finds the total. */
const readDifference: KindReader = (text, language) => {
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

/** An amount that is shared in a ratio: the largest or smallest part, one that is named, or all of them. */
const readShared: KindReader = (text, language) => {
  const words = taskKindWords[language].ratios.shared
  const flat = flatten(text, language)
  if (patternOf(words.odd).test(flat.text)) return null
  const ratio = patternOf(`${words.ratio} ?(?<list>${SIGN}(?: ?(?::|to|к) ?${SIGN}){1,3})`).exec(flat.text)
  const parts = [...(ratio?.groups?.list ?? '').matchAll(regExpOf(SIGN, 'gu'))].map(([sign]) => indexOfSign(sign))
  if (!ratio || parts.length < 2) return null
  let rest = `${flat.text.slice(0, ratio.index)} ¦ ${flat.text.slice(ratio.index + ratio[0].length)}`
  const names = words.members.flatMap((each) => {
    const found = patternOf(each).exec(flat.text)
    const all = [found?.groups?.A, found?.groups?.B, found?.groups?.C].flatMap((one) => one ?? [])
    return all.length === parts.length ? [all] : []
  })[0]
  const question = /(?<![^.!?])[^.!?]*[.?]?$/u.exec(rest.trimEnd())?.[0] ?? ''
  const asked = askedIn(words, flat, parts, names ?? [], question)
  if (!asked) return null
  // Only the whole is left to be told, and numbers that count the parts.
  const [whole, ...more] = [...rest.matchAll(regExpOf(SIGN, 'gu'))]
    .map(([sign]) => indexOfSign(sign))
    .filter((at) => !equals(flat.numbers[at]?.value ?? ONE, rational(BigInt(parts.length))))
  if (whole === undefined || more.length > 0) return null
  rest = [...words.sharing, ...words.counting].reduce(
    (mask, each) => mask.replaceAll(regExpOf(patternOf(each).source, 'gu'), ' '),
    rest.replace(question.trim(), ' '),
  )
  if (!words.sharing.some((each) => patternOf(each).test(flat.text))) return null
  // "How much more does she get?" asks for a difference.
  const others = [words.asks.largest, words.asks.smallest, words.asks.all, ...words.counting].reduce(
    (mask, each) => mask.replaceAll(regExpOf(patternOf(each).source, 'gu'), ' '),
    question,
  )
  if (regExpOf(schemaWords[language].relations, 'u').test(`${rest} ${others}`)) return null
  return sharedTask(text, language, flat, { whole, parts, asked })
}

function askedIn(
  words: RatioWords['shared'],
  { numbers }: Flat,
  parts: readonly number[],
  names: readonly string[],
  question: string,
): readonly number[] | null {
  const order = parts
    .map((at, index) => ({ index, value: numbers[at]?.value ?? ONE }))
    .toSorted((a, b) => (subtract(a.value, b.value).n < 0n ? -1 : 1))
    .map(({ index }) => index)
  const isTold = (source: string) => patternOf(source).test(question)
  if (isTold(words.asks.largest)) return order.slice(-1)
  if (isTold(words.asks.smallest)) return order.slice(0, 1)
  if (isTold(words.asks.all)) return parts.map((_, index) => index)
  const said = question.match(/\p{L}+/gu) ?? []
  const named = names.flatMap((name, index) => (said.some((word) => areAlike(word, name)) ? [index] : []))
  const isOne = named.length === 1 && isTold(words.asks.one)
  return isOne ? named : null
}

function sharedTask(
  text: string,
  language: Language,
  { numbers }: Flat,
  { whole, parts, asked }: { whole: number; parts: readonly number[]; asked: readonly number[] },
): KindOfTask | null {
  const words = taskKindWords[language].ratios
  const at = (index: number) => numbers[index] ?? { value: ONE, start: 0, end: 0 }
  const quote = ({ start, end }: { start: number; end: number }) => quoteAt(text, start, end - start)
  const value = at(whole).value
  const ratio = parts.map((index) => at(index).value)
  const sum = ratio.reduce(add)
  const role = (index: number) => `part_${index + 1}`
  const share = (index: number) => `share_${index + 1}`
  const { names, shared } = words
  const nameOf = (index: number) => shared.name(index + 1)
  const told = new Set([at(whole), ...parts.map(at)].map(({ start }) => start))
  const [first = 0, ...also] = asked
  const own = [...asked]
  const isAsked = (each: Rational) =>
    own.some((index) => equals(multiply(divide(value, sum), ratio[index] ?? ONE), each))
  return {
    frame: {
      given: [
        given('whole', written(value), quote(at(whole))),
        ...parts.map((index, place) => given(role(place), written(at(index).value), quote(at(index)))),
      ],
      unknown: [
        unknown('parts', names.parts),
        unknown('part', names.one, 'amount'),
        ...own.map((index) => unknown(share(index), nameOf(index), 'amount')),
      ],
      equations: [
        `parts = ${parts.map((_, place) => role(place)).join(' + ')}`,
        'part = whole / parts',
        ...own.map((index) => `${share(index)} = part * ${role(index)}`),
      ],
      asked: share(first),
      ...(also.length > 0 && { also: also.map(share) }),
      restating: `${shared.restate(text.slice(at(whole).start, at(whole).end), ratio.map(written).join(' : '))} ${schemaWords[language].look(listed(own.map(nameOf), schemaWords[language].and))}`,
    },
    called: {
      whole: shared.whole,
      ...Object.fromEntries(parts.map((_, place) => [role(place), shared.partsOf(place + 1)])),
    },
    idle: numbersIn(text, language)
      .filter(({ start }) => !told.has(start))
      .map(quote),
    form: 'plain',
    slips: [
      { value: divide(value, rational(BigInt(parts.length))), text: shared.slips.equal },
      ...ratio.map((each) => ({ value: multiply(divide(value, sum), each), text: shared.slips.other })),
      ...ratio.map((each) => ({ value: divide(value, each), text: shared.slips.one })),
    ].filter((each) => !isAsked(each.value)),
    because: shared.because,
  }
}

/** Amounts in a given ratio: their difference is told and the total asked for, or the total is told and shared. */
export const readRatios: KindReader = (text, language, chosen) =>
  readDifference(text, language, chosen) ?? readShared(text, language, chosen)
