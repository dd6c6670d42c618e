import { taskKindWords } from '../../../language/task-kind-words.ts'
import type { Language } from '../../../math/latex.ts'
import { add, divide, equals, type Rational, rational } from '../../../math/rational.ts'
import {
  amountOf,
  type Given,
  given,
  type KindOfTask,
  type KindReader,
  pattern,
  quoteAt,
  type Unknown,
  unknown,
  written,
} from './kind.ts'

const number = '(?<![\\d.,:])(\\d+(?:[.,]\\d+)?)\\s?'
const speed = pattern(
  `${number}(?:km\\s?\\/\\s?h(?:our|r)?|kmh|kph|kilomet(?:er|re)s (?:per|an) hour|km (?:per|an) hour|mph|miles (?:per|an) hour|км\\s?\\/\\s?ч(?:ас)?|(?:км|километр\\p{L}*) в час)(?!\\p{L})`,
  'giu',
)
const way = pattern(
  `${number}(?:km|kilomet(?:er|re)s?|miles?|км|километр\\p{L}*)(?![\\p{L}/]|\\s?\\/| (?:per|an|в) )`,
  'giu',
)
const time = pattern(`${number}(?:hours?|hrs?|h|час\\p{L}*|ч)(?!\\p{L})`, 'giu')

/** The average speed over two stretches: of told ways, of told times, of both, or of equal ways or times. */
export const readSpeeds: KindReader = (text, language, chosen): KindOfTask | null => {
  const words = taskKindWords[language].speeds
  const asked = pattern(words.average).exec(text)
  if (!asked || pattern(words.odd).test(text)) return null
  const [speeds, ways] = [[...text.matchAll(speed)], [...text.matchAll(way)]]
  const times = [...text.matchAll(time)].filter(({ index }) => !speeds.some((each) => isIn(index, each)))
  if (speeds.length === 0) return ofWaysAndTimes(text, language, ways, times)
  const [first, second] = speeds
  if (speeds.length !== 2 || !first?.[1] || !second?.[1]) return null
  const [v1, v2] = [amountOf(first[1]), amountOf(second[1])]
  if (equals(v1, v2) || v1.n === 0n || v2.n === 0n) return null
  const isMiles = /mph|mile/i.test(first[0])
  const [length, unit] = isMiles ? ['mi', 'mph'] : ['km', 'km/h']
  const { names } = words
  const knowns: Given[] = [given('v1', first[1], first[0], unit), given('v2', second[1], second[0], unit)]
  const middle = divide(add(v1, v2), rational(2))
  const idle = [...text.matchAll(pattern(words.half, 'giu'))].map(([said]) => said)
  const quote = ({ index = 0, 0: said }: RegExpMatchArray) => quoteAt(text, index, said.length)
  const told = (stretches: readonly [string, string], kind: string) =>
    words.restate(kind, [first[0].trim(), second[0].trim()], stretches)
  const done = (
    givens: readonly Given[],
    unknowns: readonly Unknown[],
    equations: readonly string[],
    restating: string,
    isOfTimes: boolean,
  ): KindOfTask => ({
    frame: { given: givens, unknown: unknowns, equations, asked: 'speed', restating },
    form: 'plain',
    idle,
    called: {
      v1: names.speedAt(1),
      v2: names.speedAt(2),
      way: names.oneWay,
      way_1: names.way(1),
      way_2: names.way(2),
      t1: names.time(1),
      t2: names.time(2),
    },
    slips: [{ value: middle, text: isOfTimes ? words.slips.times : words.slips.middle }],
    because: isOfTimes ? words.because.times : words.because.ways,
  })
  const whole = [unknown('way_all', names.wayAll, length), unknown('time_all', names.timeAll, 'h')]
  const end = unknown('speed', names.speed, unit)
  const isHalfTime = pattern(words.halfTime).test(text)
  if (times.length === 2 && ways.length === 0 && areInTurns(speeds, times)) {
    const [t1, t2] = times
    if (!t1?.[1] || !t2?.[1] || equals(amountOf(t1[1]), amountOf(t2[1]))) return null
    return done(
      [...knowns, given('t1', t1[1], quote(t1), 'h'), given('t2', t2[1], quote(t2), 'h')],
      [unknown('way_1', names.way(1), length), unknown('way_2', names.way(2), length), ...whole, end],
      [
        'way_1 = v1 * t1',
        'way_2 = v2 * t2',
        'way_all = way_1 + way_2',
        'time_all = t1 + t2',
        'speed = way_all / time_all',
      ],
      told([t1[0].trim(), t2[0].trim()], 'told'),
      true,
    )
  }
  if (times.length > 0 || isHalfTime) return null
  const parts = [unknown('time_1', names.time(1), 'h'), unknown('time_2', names.time(2), 'h')]
  const ofTimes = ['time_all = time_1 + time_2', 'speed = way_all / time_all']
  if (ways.length === 2) {
    const [w1, w2] = ways
    if (!w1?.[1] || !w2?.[1] || !areInTurns(speeds, ways)) return null
    return done(
      [...knowns, given('way_1', w1[1], quote(w1), length), given('way_2', w2[1], quote(w2), length)],
      [...parts, ...whole, end],
      ['time_1 = way_1 / v1', 'time_2 = way_2 / v2', 'way_all = way_1 + way_2', ...ofTimes],
      told([w1[0].trim(), w2[0].trim()], 'told'),
      false,
    )
  }
  const isHalved = pattern(words.halfWay).test(text)
  if (!isHalved && !pattern(words.back).test(text)) return null
  const [only] = ways
  if (only) {
    if (ways.length > 1 || !only[1] || (!isHalved && pattern(words.whole).test(text))) return null
    const [span, role] = [only[0], isHalved ? 'way_all' : 'way']
    const halves = isHalved ? ['way = way_all / 2'] : ['way_all = way + way']
    return done(
      [...knowns, given(role, only[1], quote(only), length)],
      [
        ...parts,
        isHalved ? unknown('way', names.halfWay, length) : unknown('way_all', names.wayAll, length),
        unknown('time_all', names.timeAll, 'h'),
        end,
      ],
      [...halves, 'time_1 = way / v1', 'time_2 = way / v2', ...ofTimes],
      told([span.trim(), span.trim()], isHalved ? 'halves' : 'back'),
      false,
    )
  }
  const restating = told(['', ''], isHalved ? 'halvesOpen' : 'backOpen')
  if (chosen)
    return {
      ...done(
        knowns,
        [unknown('way', names.chosen, length), ...parts, ...whole, end],
        [`way = ${written(chosen)}`, 'way_all = way + way', 'time_1 = way / v1', 'time_2 = way / v2', ...ofTimes],
        restating,
        false,
      ),
      free: { role: 'way', unit: length },
    }
  // Without a way: the time for one unit of it.
  return {
    ...done(
      knowns,
      [
        unknown('pace_1', names.pace(1, length), ''),
        unknown('pace_2', names.pace(2, length), ''),
        unknown('paces', names.paces(length), ''),
        end,
      ],
      ['pace_1 = 1 / v1', 'pace_2 = 1 / v2', 'paces = pace_1 + pace_2', 'speed = 2 / paces'],
      restating,
      false,
    ),
    free: { role: 'way', unit: length },
  }
}

/** "240 km in 4 hours, then 150 km in 3 hours": no speed is told. */
function ofWaysAndTimes(
  text: string,
  language: Language,
  ways: readonly RegExpMatchArray[],
  times: readonly RegExpMatchArray[],
): KindOfTask | null {
  const { names, restate, slips, because } = taskKindWords[language].speeds
  const [[w1, w2], [t1, t2]] = [ways, times]
  if (ways.length !== 2 || times.length !== 2 || !w1?.[1] || !w2?.[1] || !t1?.[1] || !t2?.[1]) return null
  if (!areInTurns(ways, times)) return null
  const [length, unit] = /mile/i.test(w1[0]) ? ['mi', 'mph'] : ['km', 'km/h']
  const as = (role: string, { 1: digits, index = 0, 0: said }: RegExpMatchArray, its: string) =>
    given(role, digits!, quoteAt(text, index, said.length), its)
  const [speed1, speed2] = [divide(amountOf(w1[1]), amountOf(t1[1])), divide(amountOf(w2[1]), amountOf(t2[1]))]
  const isMean = equals(speed1, speed2) || equals(amountOf(t1[1]), amountOf(t2[1]))
  return {
    frame: {
      given: [as('way_1', w1, length), as('t1', t1, 'h'), as('way_2', w2, length), as('t2', t2, 'h')],
      unknown: [
        unknown('way_all', names.wayAll, length),
        unknown('time_all', names.timeAll, 'h'),
        unknown('speed', names.speed, unit),
      ],
      equations: ['way_all = way_1 + way_2', 'time_all = t1 + t2', 'speed = way_all / time_all'],
      asked: 'speed',
      restating: restate('stretches', [t1[0].trim(), t2[0].trim()], [w1[0].trim(), w2[0].trim()]),
    },
    form: 'plain',
    called: { way_1: names.way(1), way_2: names.way(2), t1: names.time(1), t2: names.time(2) },
    slips: isMean ? [] : [{ value: divide(add(speed1, speed2), rational(2)), text: slips.times }],
    because: because.times,
  }
}

const isIn = (at: number, each: RegExpMatchArray) => (each.index ?? 0) <= at && at < (each.index ?? 0) + each[0].length

/** "2 h at 18 km/h, then 1 h at 12 km/h": each speed beside its own stretch. */
function areInTurns(speeds: readonly RegExpMatchArray[], others: readonly RegExpMatchArray[]): boolean {
  const [a, b] = speeds.map(({ index }) => index ?? 0)
  const [c, d] = others.map(({ index }) => index ?? 0)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false
  return Math.max(a, c) < Math.min(b, d)
}

/** An amount in the message that no quantity has: the value that the student takes for the free one. */
export function wayTaken(text: string, used: readonly Rational[]): Rational | null {
  const said = [...text.matchAll(way)].flatMap(([, digits]) => (digits ? [amountOf(digits)] : []))
  return said.find((value) => value.n > 0n && !used.some((each) => equals(each, value))) ?? null
}
