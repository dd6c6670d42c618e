import { equals, multiply, type Rational, subtract } from '../../../math/rational.ts'
import { areAlike, type Found, isSameName, type Schema } from './schema.ts'

const numberOf = ({ values }: Found, role: string): Rational => values.get(role) ?? { n: 0n, d: 1n }

/** Which of two purchases has to come first, so that their difference is positive. */
function eliminated(
  found: Found,
  wanted: 'x' | 'y',
  one: readonly string[],
  other: readonly string[],
): readonly string[] {
  const [own = '', beside = '', sum = ''] = one
  const [own2 = '', beside2 = '', sum2 = ''] = other
  const of = (role: string) => numberOf(found, role)
  // As many of the other thing in both purchases: it falls away by itself.
  if (equals(of(beside), of(beside2))) {
    const isMore = subtract(of(own), of(own2)).n > 0n
    return isMore
      ? [`gap = ${sum} - ${sum2}`, `count = ${own} - ${own2}`, `${wanted} = gap / count`]
      : [`gap = ${sum2} - ${sum}`, `count = ${own2} - ${own}`, `${wanted} = gap / count`]
  }
  const isMore = subtract(multiply(of(own), of(beside2)), multiply(of(own2), of(beside))).n > 0n
  const [a, b] = [`${sum} * ${beside2}`, `${sum2} * ${beside}`]
  const [c, d] = [`${own} * ${beside2}`, `${own2} * ${beside}`]
  return isMore
    ? [
        `many = ${a}`,
        `fewer = ${b}`,
        `gap = many - fewer`,
        `more = ${c}`,
        `less = ${d}`,
        'count = more - less',
        `${wanted} = gap / count`,
      ]
    : [
        `many = ${b}`,
        `fewer = ${a}`,
        `gap = many - fewer`,
        `more = ${d}`,
        `less = ${c}`,
        'count = more - less',
        `${wanted} = gap / count`,
      ]
}

function purchases(found: Found): readonly string[] | null {
  const { A = '', B = '', C = '', D = '' } = found.words
  if (!areAlike(A, C) || !areAlike(B, D) || areAlike(A, B)) return null
  const isFirstEqual = equals(numberOf(found, 'm'), numberOf(found, 'a'))
  return isFirstEqual
    ? [
        ...eliminated(found, 'y', ['n', 'm', 'p'], ['b', 'a', 'q']),
        'rest_of = n * y',
        'rest = p - rest_of',
        'x = rest / m',
      ]
    : [
        ...eliminated(found, 'x', ['m', 'n', 'p'], ['a', 'b', 'q']),
        'rest_of = m * x',
        'rest = p - rest_of',
        'y = rest / n',
      ]
}

/** Two unknown amounts, or one behind a part of a part, that two statements tell together. */
export const unknownSchemas: Readonly<Record<string, Schema>> = {
  purchases: {
    facts: ['first', 'second'],
    unknown: ['many', 'fewer', 'gap', 'more', 'less', 'count', 'rest_of', 'rest', 'x', 'y'],
    relations: purchases,
    entities: () => ({ A: 'x', B: 'y' }),
    // As many of one thing in both purchases fall away.
    shaping: ['m', 'n', 'a', 'b'],
    // "How much is 1 kg?", but not 3 kg.
    things: 1,
    slips: [
      ['gap', 'p - q', 'x'],
      ['gap', 'q - p', 'x'],
      ['gap', 'p - q', 'y'],
      ['gap', 'q - p', 'y'],
      ['even', 'p / (m + n)'],
      ['even', 'q / (a + b)'],
    ],
    positive: ['m', 'n', 'a', 'b', 'p', 'q'],
  },
  tank: {
    facts: ['before', 'after', 'change'],
    unknown: ['part', 'whole'],
    relations: ({ words, values }) => {
      const gap = subtract(values.get('a') ?? { n: 0n, d: 1n }, values.get('b') ?? { n: 0n, d: 1n })
      if ((words.in === undefined) === (words.out === undefined) || gap.n > 0n !== (words.in === undefined)) return null
      return [gap.n > 0n ? 'part = a - b' : 'part = b - a', 'whole = x / part']
    },
    slips: [
      ['times', 'x * (a - b)'],
      ['times', 'x * (b - a)'],
      ['one', 'x / a'],
      ['one', 'x / b'],
    ],
    positive: ['a', 'b', '1 - a', '1 - b', 'x'],
  },
  startsAlone: {
    facts: ['alone', 'head'],
    unknown: ['paceOne', 'paceTwo', 'done', 'left', 'both', 'time'],
    relations: ({ words: { A = '', B = '', C = '' } }) => {
      const [isOne, isTwo] = [isSameName(A, C), isSameName(B, C)]
      if (isOne === isTwo) return null
      return [
        'paceOne = 1 / a',
        'paceTwo = 1 / b',
        `done = head * ${isOne ? 'paceOne' : 'paceTwo'}`,
        'left = 1 - done',
        'both = paceOne + paceTwo',
        'time = left / both',
      ]
    },
    slips: [
      ['whole', '1 / (1 / a + 1 / b)'],
      ['head', '1 / (1 / a + 1 / b) - head'],
    ],
    positive: ['a', 'b', 'head', 'a - head', 'b - head'],
  },
  agesTimes: {
    facts: ['times', 'years', 'total'],
    unknown: ['grown', 'now', 'parts', 'smaller', 'larger'],
    relations: ({ words }) => [
      'grown = years * 2',
      words.ago === undefined ? 'now = total - grown' : 'now = total + grown',
      'parts = k + 1',
      'smaller = now / parts',
      'larger = k * smaller',
    ],
    entities: () => ({ A: 'larger', B: 'smaller' }),
    slips: [
      ['once', '(total - years) / (k + 1)'],
      ['thatTime', 'total / (k + 1)'],
    ],
    positive: ['k - 1', 'years', 'total - years * 2'],
  },
  agesMore: {
    facts: ['more', 'years', 'total'],
    unknown: ['grown', 'now', 'double', 'smaller', 'larger'],
    relations: ({ words }) => [
      'grown = years * 2',
      words.ago === undefined ? 'now = total - grown' : 'now = total + grown',
      'double = now - more',
      'smaller = double / 2',
      'larger = smaller + more',
    ],
    entities: () => ({ A: 'larger', B: 'smaller' }),
    slips: [
      ['once', '(total - years - more) / 2', 'smaller'],
      ['thatTime', '(total - more) / 2', 'smaller'],
      ['thatTime', '(total + more) / 2', 'larger'],
    ],
    positive: ['more', 'years', 'total - years * 2 - more'],
  },
}
