import { taskKindWords } from '../../../language/task-kind-words.ts'
import { add, divide, equals, isZero, multiply, type Rational, subtract } from '../../../math/rational.ts'
import { amountOf, given, type KindOfTask, type KindReader, pattern, unknown, written } from './kind.ts'

const clock = /(?<![\d:.,])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/gu
const speed =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:km\/h|kmh|km per hour|km an hour|mph|miles per hour|miles an hour|км\/ч(?:ас)?|км в час)/giu
const way =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)\s?(?:km|kilomet(?:er|re)s?|miles?|км|километр\p{L}*)(?![\p{L}/]| (?:per|an|в) )/giu

const isMore = (a: Rational, b: Rational) => a.n * b.d > b.n * a.d

/**
 * Two movers start at two times of day, toward each other or one after the other; the wanted value is the time when
 * they meet.
 */
export const readMeeting: KindReader = (text, language): KindOfTask | null => {
  const words = taskKindWords[language].meeting
  if (!pattern(words.whenAsked).test(text)) return null
  const [times, speeds, ways] = [[...text.matchAll(clock)], [...text.matchAll(speed)], [...text.matchAll(way)]]
  const [first, second] = times.map(([said]) => said)
  const [one, other] = speeds
  if (times.length !== 2 || speeds.length !== 2 || !first || !second || !one?.[1] || !other?.[1]) return null
  const [t1, t2] = [amountOf(first), amountOf(second)]
  if (equals(t1, t2)) return null
  // The one mentioned later may have started earlier.
  const isTurned = isMore(t1, t2)
  const [early, late] = isTurned ? [second, first] : [first, second]
  const [slow, fast] = isTurned ? [other, one] : [one, other]
  const unit = /mph|mile/i.test(one[0]) ? 'mph' : 'km/h'
  const length = unit === 'mph' ? 'mi' : 'km'
  const [v1, v2] = [amountOf(slow[1] ?? ''), amountOf(fast[1] ?? '')]
  const [start, begin] = [amountOf(early), amountOf(late)]
  const head = subtract(begin, start)
  const { names } = words
  const common = {
    given: [
      given('start', written(start), early, 'h'),
      given('begin', written(begin), late, 'h'),
      given('v1', slow[1] ?? '', slow[0], unit),
      given('v2', fast[1] ?? '', fast[0], unit),
    ],
    asked: 'clock',
  }
  const unknowns = [
    unknown('head', names.head, 'h'),
    unknown('lead', names.lead, length),
    unknown('time', names.time, 'h'),
    unknown('clock', names.clock, 'h'),
  ]
  const [distance] = ways
  if (distance?.[1] && ways.length === 1 && pattern(words.meet).test(text) && pattern(words.opposite).test(text)) {
    const total = amountOf(distance[1])
    const closing = add(v1, v2)
    const left = subtract(total, multiply(v1, head))
    if (left.n <= 0n) return null
    return {
      frame: {
        ...common,
        given: [...common.given, given('total', distance[1], distance[0], length)],
        unknown: [...unknowns, unknown('left', names.left, length), unknown('closing', names.closing, unit)],
        equations: [
          'head = begin - start',
          'lead = v1 * head',
          'left = total - lead',
          'closing = v1 + v2',
          'time = left / closing',
          'clock = begin + time',
        ],
        restating: words.restateMeet(distance[0].trim(), slow[0].trim(), fast[0].trim(), early, late),
      },
      form: 'clock',
      slips: [
        { value: add(start, divide(total, closing)), text: words.slips.head },
        { value: add(begin, divide(total, closing)), text: words.slips.head },
        { value: divide(total, closing), text: words.slips.head },
        { value: add(start, divide(left, closing)), text: words.slips.time },
      ],
    }
  }
  if (ways.length === 0 && pattern(words.catchUp).test(text)) {
    const closing = subtract(v2, v1)
    if (closing.n <= 0n || isZero(closing)) return null
    const lead = multiply(v1, head)
    return {
      frame: {
        ...common,
        unknown: [...unknowns, unknown('closing', names.closing, unit)],
        equations: [
          'head = begin - start',
          'lead = v1 * head',
          'closing = v2 - v1',
          'time = lead / closing',
          'clock = begin + time',
        ],
        restating: words.restateCatch(slow[0].trim(), fast[0].trim(), early, late),
      },
      form: 'clock',
      slips: [
        { value: divide(lead, add(v1, v2)), text: words.slips.closing },
        { value: add(start, divide(lead, closing)), text: words.slips.time },
      ],
    }
  }
  return null
}
