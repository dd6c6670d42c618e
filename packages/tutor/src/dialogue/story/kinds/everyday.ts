import { everydayWords } from '../../../language/everyday-words.ts'
import { taskKindWords } from '../../../language/task-kind-words.ts'
import { add, divide, equals, multiply, ONE, type Rational, rational, subtract } from '../../../math/rational.ts'
import { unitOf, unitPattern } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import { questionIn } from '../facts.ts'
import { numbersIn } from '../work.ts'
import {
  amountOf,
  type Given,
  given,
  type KindReader,
  pattern,
  quoteAt,
  type Unknown,
  unknown,
  written,
} from './kind.ts'

/** The average of some numbers, all but one of them told: finds the missing one. */
export const readMissing: KindReader = (text, language) => {
  const words = everydayWords[language].mean
  const asked = questionIn(text, language)
  if (!asked || asked.start < 0 || [...text.matchAll(pattern(words.average, 'giu'))].length !== 1) return null
  const question = text.slice(asked.start, asked.end)
  if (pattern(words.average).test(question) || !pattern(words.missing).test(question)) return null
  if (pattern(words.odd).test(text)) return null
  const numbers = numbersIn(text, language)
  const [count, mean, next] = numbers
  if (!count || !mean || numbers.some(({ end, value }) => end > asked.start || /%/.test(text) || value.n < 0n))
    return null
  const size = count.value
  if (size.d !== 1n || size.n < 3n || size.n > 7n) return null
  // "Three of them are": how many are told.
  const isCounted =
    next !== undefined && numbers.length === Number(size.n) + 2 && equals(next.value, subtract(size, ONE))
  const known = numbers.slice(isCounted ? 3 : 2)
  if (known.length !== Number(size.n) - 1) return null
  // A list: "3, 5 and 4".
  const isList = known.every(({ start }, index) => {
    const before = known[index - 1]
    return !before || /^[\s,;]*(?:\p{L}+(?:\s\p{L}+)?[\s,;]*)?(?:(?:and|и)\s*)?$/iu.test(text.slice(before.end, start))
  })
  if (!isList) return null
  const quote = ({ start, end }: { start: number; end: number }) => quoteAt(text, start, end - start)
  const sum = known.map(({ value }) => value).reduce(add)
  const missing = subtract(multiply(size, mean.value), sum)
  if (missing.n < 0n) return null
  const said = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const roles = known.map((_, index) => `known_${index + 1}`)
  return {
    frame: {
      given: [
        given('count', written(size), quote(count)),
        given('mean', written(mean.value), quote(mean)),
        ...known.map((each, index) => given(`known_${index + 1}`, written(each.value), quote(each))),
      ],
      unknown: [
        unknown('sum', words.names.sum),
        unknown('sum_known', words.names.known),
        unknown('missing', words.names.missing),
      ],
      equations: ['sum = count * mean', `sum_known = ${roles.join(' + ')}`, 'missing = sum - sum_known'],
      asked: 'missing',
      restating: words.restate(written(size), said(mean), known.map(said).join(', ')),
    },
    called: {
      count: words.count,
      mean: words.mean,
      ...Object.fromEntries(roles.map((role) => [role, words.one])),
    },
    form: 'plain',
    idle: isCounted && next ? [quote(next)] : [],
    slips: [{ value: divide(sum, rational(known.length)), text: words.slips.mean }],
    because: words.because,
  }
}

const clock = /(?<![\d:.,])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/gu

/** Beginning, end and duration: two of them are told. */
export const readTimes: KindReader = (text, language) => {
  const words = everydayWords[language].times
  const asked = questionIn(text, language)
  if (!asked || asked.start < 0) return null
  const question = text.slice(asked.start, asked.end)
  const told = text.slice(0, asked.start)
  if (pattern(words.odd).test(text) || [...question.matchAll(clock)].length > 0) return null
  const times = [...told.matchAll(clock)]
  const hours = pattern(`(?<![\\d:.,])(\\d{1,2})[\\s-]?${words.hour}`).exec(told)
  const minutes = pattern(`(?<![\\d:.,])(\\d{1,3})[\\s-]?${words.minute}`).exec(told)
  const rest = numbersIn(text, language).filter(
    ({ start, end }) =>
      ![...times, hours, minutes].some((each) => each && start < each.index + each[0].length && each.index < end),
  )
  if (rest.length > 0) return null
  const givens: Given[] = []
  const unknowns: Unknown[] = []
  const equations: string[] = []
  const called: Record<string, string> = {}
  const know = (role: string, value: string, span: string, name: string, unit = 'h') => {
    givens.push(given(role, value, span, unit))
    called[role] = name
  }
  /** The word that comes last before a time says which of the two it is. */
  const kindOf = (at: number): 'start' | 'end' | null => {
    const before = told.slice(0, at)
    const last = (source: string) =>
      Math.max(-1, ...[...before.matchAll(pattern(source, 'giu'))].map(({ index }) => index))
    const [a, b] = [last(words.starts), last(words.ends)]
    return a === b ? null : a > b ? 'start' : 'end'
  }
  const [first, second] = times
  if (!first) return null
  const kind = kindOf(first.index)
  if (times.length === 1 && (hours || minutes)) {
    if (kind === null || !pattern(words.lasts).test(told)) return null
    if (!pattern(kind === 'start' ? words.asksEnd : words.asksStart).test(question)) return null
    const span = [hours, minutes].flatMap((each) => each ?? [])
    const value = add(rational(BigInt(hours?.[1] ?? 0)), rational(BigInt(minutes?.[1] ?? 0), 60n))
    const begin = amountOf(first[0])
    const result = kind === 'start' ? add(begin, value) : subtract(begin, value)
    if (result.n < 0n || result.n >= 24n * result.d || value.n <= 0n) return null
    know(kind, written(begin), first[0], words.names[kind])
    const parts: string[] = []
    if (hours?.[1]) {
      know('hours', hours[1], hours[0], words.names.hours)
      parts.push('hours')
    }
    if (minutes?.[1]) {
      know('minutes', minutes[1], minutes[0], words.names.long, 'min')
      unknowns.push(unknown('part', words.names.minutes, 'h'))
      equations.push('part = minutes / 60')
      parts.push('part')
    }
    const long = parts.length > 1 ? 'long' : (parts[0] ?? '')
    if (parts.length > 1) {
      unknowns.push(unknown('long', words.names.whole, 'h'))
      equations.push(`long = ${parts.join(' + ')}`)
    }
    const other = kind === 'start' ? 'end' : 'start'
    unknowns.push(unknown(other, words.names[other], 'h'))
    equations.push(kind === 'start' ? `end = start + ${long}` : `start = end - ${long}`)
    const turned = kind === 'start' ? subtract(begin, value) : add(begin, value)
    return {
      frame: {
        given: givens,
        unknown: unknowns,
        equations,
        asked: other,
        restating: words.restate(
          [
            [kind, first[0]],
            ['long', span.filter((_, index) => index % 2 === 0).join(' ')],
          ],
          words.names[other],
        ),
      },
      called,
      form: 'clock',
      slips: [
        { value: turned, text: words.slips.direction },
        ...asHundred(begin, hours?.[1] ?? '0', minutes?.[1] ?? '0', kind === 'start').map((each) => ({
          value: each,
          text: words.slips.hundred,
        })),
      ].filter((each) => !equals(each.value, result)),
      because: words.because,
    }
  }
  if (times.length !== 2 || !second || hours || minutes || kind !== 'start' || kindOf(second.index) !== 'end')
    return null
  if (!pattern(words.asksLong).test(question)) return null
  const [from, to] = [amountOf(first[0]), amountOf(second[0])]
  const whole = subtract(to, from)
  if (whole.n <= 0n) return null
  know('start', written(from), first[0], words.names.start)
  know('end', written(to), second[0], words.names.end)
  unknowns.push(unknown('whole', words.names.whole, 'h'), unknown('long', words.names.long, 'min'))
  return {
    frame: {
      given: givens,
      unknown: unknowns,
      equations: ['whole = end - start', 'long = whole * 60'],
      asked: 'long',
      restating: words.restate(
        [
          ['start', first[0]],
          ['end', second[0]],
        ],
        words.names.long,
      ),
    },
    called,
    form: 'plain',
    slips: [{ value: hundredBetween(first[0], second[0]), text: words.slips.hundred }].filter(
      ({ value }) => value.n > 0n && !equals(value, multiply(whole, rational(60))),
    ),
    because: words.because,
  }
}

/** 17:45 and 1 h 50 min as 17.45 + 1.50 = 18.95, read as a time of day where it is one. */
function asHundred(begin: Rational, hours: string, minutes: string, isForward: boolean): Rational[] {
  const all = (begin.n * 60n) / begin.d
  const [h, m] = [all / 60n, all % 60n]
  const total = isForward
    ? h * 100n + m + BigInt(hours) * 100n + BigInt(minutes)
    : h * 100n + m - BigInt(hours) * 100n - BigInt(minutes)
  return total < 0n || total % 100n >= 60n ? [] : [rational((total / 100n) * 60n + (total % 100n), 60n)]
}
const hundredBetween = (from: string, to: string): Rational => {
  const [a, b] = [from, to].map((each) => BigInt(each.replace(':', '')))
  return rational((b ?? 0n) - (a ?? 0n))
}

const stem = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ё', 'е')
    .slice(0, Math.max(3, Math.min(4, word.length - 1)))

/** One draw from things of two to four kinds. */
export const readDraw: KindReader = (text, language) => {
  const words = everydayWords[language].draw
  const { stock: stockWords, chance } = taskKindWords[language].draws
  const stock = pattern(stockWords).exec(text)
  if (!stock || !pattern(chance).test(text) || !pattern(words.one).test(text)) return null
  const rest = `${text.slice(0, stock.index)} ${text.slice(stock.index + stock[0].length)}`
  if (pattern(words.odd).test(rest)) return null
  const found = [...stock[0].matchAll(/(\d+)\s+(\p{L}+)/gu)]
  if (found.length < 2 || found.length > 4) return null
  const wanted = pattern(words.wanted).exec(text)?.[1]
  const own = found.findIndex(([, , word = '']) => wanted !== undefined && stem(word) === stem(wanted))
  if (own < 0 || wanted === undefined || new Set(found.map(([, , word = '']) => stem(word))).size < found.length)
    return null
  const counts = found.map(([, count = '']) => amountOf(count))
  const all = counts.reduce(add)
  const mine = counts[own] ?? ONE
  const roles = found.map((_, index) => `c${index}`)
  const others = subtract(all, mine)
  return {
    frame: {
      given: found.map(([span, count = ''], index) => given(`c${index}`, count, span)),
      unknown: [unknown('all', words.names.all), unknown('chance', words.names.chance(wanted))],
      equations: [`all = ${roles.join(' + ')}`, `chance = ${roles[own]} / all`],
      asked: 'chance',
      restating: words.restate(stock[0].trim(), wanted),
    },
    called: Object.fromEntries(found.map(([, , word = ''], index) => [`c${index}`, words.names.kind(word)])),
    form: 'fraction',
    slips: [
      { value: divide(mine, others), text: words.slips.others },
      { value: divide(all, mine), text: words.slips.turned },
      { value: rational(1, found.length), text: words.slips.kinds },
    ].filter(({ value }) => !equals(value, divide(mine, all))),
    because: words.because,
  }
}

/** A distance on a map with a scale: the real distance. */
export const readScale: KindReader = (text, language) => {
  const words = everydayWords[language].scale
  const scale = pattern(`${words.scale}(1\\s?:\\s?(\\d[\\d ]*\\d))`).exec(text)
  if (!scale?.[1] || !scale[2] || pattern(words.odd).test(text)) return null
  const asked = questionIn(text, language)
  const unit = pattern(words.asksReal).exec(asked ? text.slice(asked.start, asked.end) : '')?.[1]
  const on = [
    ...text.matchAll(/(?<![\d.,:])(\d+(?:[.,]\d+)?)\s?(?:cm|см|centimet(?:er|re)s?|сантиметр\p{L}*)(?!\p{L})/giu),
  ]
  const [map] = on
  if (!unit || on.length !== 1 || !map?.[1]) return null
  const isKm = /^[kк]/iu.test(unit)
  const others = numbersIn(`${text.slice(0, scale.index)} ${text.slice(scale.index + scale[0].length)}`, language)
  // "Two towns".
  if (others.filter(({ text: said, value }) => /\d/.test(said) || !equals(value, rational(2))).length !== 1) return null
  const factor = amountOf(scale[2].replace(/\s/g, ''))
  const per = rational(isKm ? 100_000 : 100)
  const real = multiply(amountOf(map[1]), factor)
  const { names } = words
  return {
    frame: {
      given: [given('map', map[1].replace(',', '.'), map[0], 'cm'), given('scale', written(factor), scale[2])],
      unknown: [unknown('centimeters', names.centimeters, 'cm'), unknown('real', names.real, isKm ? 'km' : 'm')],
      equations: ['centimeters = map * scale', `real = centimeters / ${written(per)}`],
      asked: 'real',
      restating: words.restate(scale[1], map[0].trim(), unit),
    },
    called: { map: names.map, scale: names.scale },
    form: 'plain',
    idle: ['1'],
    slips: [
      ...[10, 100, 1000, 10_000, 1_000_000].map((each) => ({
        value: divide(real, rational(each)),
        text: words.slips.units,
      })),
      { value: divide(factor, amountOf(map[1])), text: words.slips.divided },
    ].filter(({ value }) => !equals(value, divide(real, per))),
    because: words.because,
  }
}

/** A length on a map, plan or model and the real one: small units are on paper, large ones outside. */
export const readScaled: KindReader = (text, language) => {
  const words = everydayWords[language].scale
  const scale = /(?<![\d:])1\s?:\s?(\d[\d ]*\d)(?![\d:])/u.exec(text)
  if (!scale?.[1] || !pattern(words.drawn).test(text) || pattern(words.other).test(text)) return null
  const rest = `${text.slice(0, scale.index)}${' '.repeat(scale[0].length)}${text.slice(scale.index + scale[0].length)}`
  const lengths = [
    ...rest.matchAll(regExpOf(`(?<![\\d.,:])(\\d+(?:[.,]\\d+)?)\\s?(${unitPattern})(?![\\p{L}²³])`, 'giu')),
  ]
  const [told, ...more] = lengths
  const from = unitOf(told?.[2] ?? '')
  const others = numbersIn(rest, language).filter(
    ({ text: said, value }) => /\d/.test(said) || !equals(value, rational(2)),
  )
  if (!told?.[1] || more.length > 0 || from?.quantity !== 'length' || others.length !== 1) return null
  const asked = questionIn(text, language)
  const question = asked ? text.slice(asked.start, asked.end) : text
  const units = new Set(
    [
      ...question.replace(told[0], ' ').matchAll(regExpOf(`(?<![\\p{L}\\d])(${unitPattern})(?![\\p{L}\\d])`, 'giu')),
    ].flatMap(([, word = '']) => {
      const unit = unitOf(word)
      return unit?.quantity === 'length' ? [unit] : []
    }),
  )
  const [to, ...further] = units
  if (!to || further.length > 0) return null
  const isSmall = (size: Rational) => size.n < size.d
  if (isSmall(from.size) === isSmall(to.size)) return null
  const isUp = isSmall(from.size)
  const factor = amountOf(scale[1].replace(/\s/gu, ''))
  const ratio = divide(from.size, to.size)
  const own = amountOf(told[1])
  const answer = isUp ? multiply(multiply(own, factor), ratio) : divide(multiply(own, ratio), factor)
  const { names } = words
  const convert = (role: string) =>
    ratio.d === 1n ? `${role} * ${ratio.n}` : `${role}${ratio.n === 1n ? '' : ` * ${ratio.n}`} / ${ratio.d}`
  return {
    frame: {
      given: [given('told', told[1].replace(',', '.'), told[0], from.en), given('scale', written(factor), scale[1])],
      unknown: [
        unknown('same', isUp ? names.real : names.inUnit, isUp ? from.en : to.en),
        unknown('end', isUp ? names.real : names.map, to.en),
      ],
      equations: isUp
        ? ['same = told * scale', `end = ${convert('same')}`]
        : [`same = ${convert('told')}`, 'end = same / scale'],
      asked: 'end',
      restating: words.restateScaled(scale[0], told[0].trim(), isUp, to[language]),
    },
    called: { told: isUp ? names.map : names.real, scale: names.scale },
    form: 'plain',
    idle: [scale[0].slice(0, scale[0].indexOf(':') + 1)],
    slips: [
      ...[10, 100, 1000].flatMap((each) =>
        [multiply(answer, rational(each)), divide(answer, rational(each))].map((value) => ({
          value,
          text: words.slips.units,
        })),
      ),
      {
        value: isUp ? divide(multiply(own, ratio), factor) : multiply(multiply(own, factor), ratio),
        text: words.slips.divided,
      },
    ],
    because: words.because,
  }
}
