import type { Language } from '../../../math/latex.ts'
import type { Rational } from '../../../math/rational.ts'
import { questionsIn } from '../asked-for.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { readChain } from './chain.ts'
import { readSchema } from './read.ts'
import type { Found, Schema } from './schema.ts'
import { readThree } from './three.ts'
import { unknownSchemas } from './unknowns.ts'
import { waySchemas } from './ways.ts'

const isLess = (a: Rational | undefined, b: Rational | undefined) => a && b && a.n * b.d < b.n * a.d
const named = (A: string, B: string) => () => ({ A, B })
const items = (list: string, count = 0) => Array.from({ length: count }, (_, at) => `${list}_${at + 1}`)
const count = ({ values }: Found, role: string) => {
  const value = values.get(role)
  return value?.d === 1n ? Number(value.n) : Number.NaN
}

const consecutive = (step: 1 | 2): Schema => ({
  facts: ['total', 'n'],
  unknown: ['before', 'extra', 'rest', 'smallest', 'gaps', 'middle', 'largest'],
  relations: [
    'before = n - 1',
    step === 1 ? 'extra = n * before / 2' : 'extra = n * before',
    'rest = total - extra',
    'smallest = rest / n',
    step === 1 ? 'gaps = before' : 'gaps = before * 2',
    'largest = smallest + gaps',
    'middle = total / n',
  ],
  slips: [
    ['mean', 'total / n', 'smallest'],
    ['mean', 'total / n', 'largest'],
    ['one', `(total - ${step}) / n`, 'smallest'],
  ],
  whole: ['n', 'total', 'smallest', 'middle', 'largest'],
  positive: ['9 - n', 'n - 1'],
})

/** The schemas, by name. What is asked decides which of the unknown quantities are worked out. */
const schemas: Readonly<Record<string, Schema>> = {
  sumDifference: {
    facts: ['more', 'total'],
    unknown: ['double', 'smaller', 'larger'],
    relations: ['double = total - more', 'smaller = double / 2', 'larger = smaller + more'],
    things: 2,
    entities: named('larger', 'smaller'),
    slips: [
      ['half', 'total / 2'],
      ['unhalved', 'total - more'],
      ['added', '(total + more) / 2', 'smaller'],
      ['halfMore', 'total / 2 + more', 'larger'],
      ['halfMore', 'total / 2 - more', 'smaller'],
    ],
    positive: ['total - more'],
  },
  sumTimes: {
    facts: ['times', 'total'],
    unknown: ['parts', 'smaller', 'larger'],
    relations: ['parts = k + 1', 'smaller = total / parts', 'larger = k * smaller'],
    things: 2,
    entities: named('larger', 'smaller'),
    slips: [
      ['parts', 'total / k'],
      ['half', 'total / 2'],
    ],
    positive: ['k - 1'],
  },
  differenceTimes: {
    facts: ['times', 'more'],
    unknown: ['parts', 'smaller', 'larger'],
    relations: ['parts = k - 1', 'smaller = more / parts', 'larger = k * smaller'],
    things: 2,
    entities: named('larger', 'smaller'),
    slips: [
      ['parts', 'more / k'],
      ['sum', 'more / (k + 1)'],
    ],
    positive: ['k - 1'],
  },
  sumTimesMore: {
    facts: ['times', 'total'],
    unknown: ['rest', 'parts', 'smaller', 'multiple', 'larger'],
    relations: ({ words }) => [
      words.minus === undefined ? 'rest = total - more' : 'rest = total + more',
      'parts = k + 1',
      'smaller = rest / parts',
      'multiple = k * smaller',
      words.minus === undefined ? 'larger = multiple + more' : 'larger = multiple - more',
    ],
    entities: named('larger', 'smaller'),
    slips: [
      ['rest', 'total / (k + 1)'],
      ['parts', '(total - more) / k'],
    ],
    positive: ['k - 1', 'total - more'],
  },
  twoPrices: {
    facts: ['prices', 'n', 'total'],
    unknown: ['base', 'extra', 'gap', 'dear', 'cheap'],
    relations: ({ values }) => {
      const [high, low] = isLess(values.get('p'), values.get('q')) ? ['q', 'p'] : ['p', 'q']
      return [
        `base = n * ${low}`,
        'extra = total - base',
        `gap = ${high} - ${low}`,
        'dear = extra / gap',
        'cheap = n - dear',
      ]
    },
    entities: (values) =>
      isLess(values.get('p'), values.get('q')) ? { A: 'cheap', B: 'dear' } : { A: 'dear', B: 'cheap' },
    slips: [['half', 'n / 2']],
    whole: ['n', 'dear', 'cheap'],
    positive: ['total', 'n'],
  },
  wheels: {
    facts: ['kinds', 'n', 'total'],
    unknown: ['base', 'extra', 'gap', 'dear', 'cheap'],
    relations: ({ words }) => {
      const [low, high] = /tricycle|трех/u.test(words.kinds ?? '') ? [2, 3] : [2, 4]
      return [
        `base = n * ${low}`,
        'extra = total - base',
        `gap = ${high} - ${low}`,
        'dear = extra / gap',
        'cheap = n - dear',
      ]
    },
    slips: [['half', 'n / 2']],
    whole: ['n', 'total', 'dear', 'cheap'],
    positive: ['total', 'n'],
  },
  dearerPrice: {
    facts: ['more', 'groups', 'total'],
    unknown: ['extra', 'rest', 'all', 'low', 'high'],
    relations: ['extra = m * more', 'rest = total - extra', 'all = m + l', 'low = rest / all', 'high = low + more'],
    entities: named('high', 'low'),
    slips: [
      ['even', 'total / (m + l)'],
      ['once', '(total - more) / (m + l)'],
    ],
    positive: ['total - m * more'],
  },
  timesPrice: {
    facts: ['times', 'groups', 'total'],
    unknown: ['parts', 'all', 'low', 'high'],
    relations: ['parts = m * k', 'all = parts + l', 'low = total / all', 'high = k * low'],
    entities: named('high', 'low'),
    slips: [['even', 'total / (m + l)']],
    positive: ['k - 1'],
  },
  otherPrice: {
    facts: ['known', 'other', 'total'],
    unknown: ['part', 'rest', 'one'],
    relations: ['part = m * p', 'rest = total - part', 'one = rest / l'],
    slips: [
      ['once', '(total - p) / l'],
      ['rest', 'total - m * p'],
      ['whole', 'total / l'],
    ],
    positive: ['total - m * p'],
  },
  consecutive: consecutive(1),
  consecutiveEven: consecutive(2),
  fixedTotal: {
    facts: ['rate', 'fixed', 'n'],
    unknown: ['part', 'total'],
    relations: ['part = rate * n', 'total = fixed + part'],
    slips: [
      ['part', 'rate * n'],
      ['both', '(fixed + rate) * n'],
      ['once', 'fixed + rate'],
    ],
  },
  fixedCount: {
    facts: ['rate', 'fixed', 'total'],
    unknown: ['rest', 'n'],
    relations: ['rest = total - fixed', 'n = rest / rate'],
    slips: [
      ['fixed', 'total / rate'],
      ['added', '(total + fixed) / rate'],
      ['rest', 'total - fixed'],
    ],
    positive: ['total - fixed', 'rate'],
  },
  goal: {
    facts: ['rate', 'fixed', 'total'],
    unknown: ['rest', 'n'],
    relations: ['rest = total - fixed', 'n = rest / rate'],
    slips: [
      ['fixed', 'total / rate'],
      ['added', '(total + fixed) / rate'],
      ['rest', 'total - fixed'],
    ],
    whole: ['n'],
    positive: ['total - fixed', 'rate'],
  },
  shrinkingLeft: {
    facts: ['rate', 'start', 'n'],
    unknown: ['part', 'rest'],
    relations: ['part = rate * n', 'rest = start - part'],
    slips: [
      ['part', 'rate * n'],
      ['once', 'start - rate'],
    ],
    positive: ['start - rate * n'],
  },
  shrinkingTime: {
    facts: ['rate', 'start', 'rest'],
    unknown: ['part', 'n'],
    relations: ['part = start - rest', 'n = part / rate'],
    slips: [
      ['whole', 'start / rate'],
      ['rest', 'rest / rate'],
    ],
    positive: ['start - rest', 'rate'],
  },
  levelRate: {
    facts: ['rate', 'start', 'n'],
    unknown: ['change', 'end'],
    relations: ({ words }) => [
      'change = rate * n',
      words.down === undefined ? 'end = start + change' : 'end = start - change',
    ],
    slips: [
      ['once', 'start + rate'],
      ['direction', 'start - rate * n'],
      ['direction', 'start + rate * n'],
      ['change', 'rate * n'],
    ],
    isSigned: true,
  },
  levelTime: {
    facts: ['rate', 'levels'],
    unknown: ['change', 'n'],
    relations: ({ values }) => [
      isLess(values.get('from'), values.get('to')) ? 'change = to - from' : 'change = from - to',
      'n = change / rate',
    ],
    slips: [
      ['difference', '(from + to) / rate'],
      ['change', 'from - to'],
      ['change', 'to - from'],
    ],
    positive: ['rate'],
    isSigned: true,
  },
  levelDifference: {
    facts: ['levels'],
    unknown: ['difference'],
    relations: ({ values }) => [
      isLess(values.get('from'), values.get('to')) ? 'difference = to - from' : 'difference = from - to',
    ],
    slips: [
      ['sign', 'from + to'],
      ['sign', '0 - from - to'],
    ],
    isSigned: true,
  },
  product: {
    facts: ['choices'],
    unknown: ['ways'],
    relations: ({ lists }) => [`ways = ${items('n', lists.n).join(' * ')}`],
    slips: [
      ['sum', 'n_1 + n_2'],
      ['sum', 'n_1 + n_2 + n_3'],
      ['sum', 'n_1 + n_2 + n_3 + n_4'],
    ],
    whole: ['ways'],
  },
  orders: {
    facts: ['n'],
    unknown: ['ways'],
    relations: (found) => {
      const n = count(found, 'n')
      if (!(n >= 2 && n <= 7)) return null
      return [`ways = n${Array.from({ length: n - 1 }, (_, at) => ` * (n - ${at + 1})`).join('')}`]
    },
    slips: [
      ['square', 'n * n'],
      ['once', 'n'],
      ['sum', 'n * (n - 1)'],
    ],
    whole: ['n', 'ways'],
  },
  pairs: {
    facts: ['n'],
    unknown: ['others', 'pairs'],
    relations: ['others = n - 1', 'pairs = n * others / 2'],
    slips: [
      ['twice', 'n * (n - 1)'],
      ['self', 'n * n'],
      ['self', 'n * n / 2'],
      ['others', 'n - 1'],
    ],
    whole: ['n', 'pairs'],
    positive: ['n - 1'],
  },
  codes: {
    facts: ['places', 'signs'],
    unknown: ['codes'],
    relations: (found) => {
      const n = count(found, 'places')
      return n >= 2 && n <= 6 ? [`codes = ${Array.from({ length: n }, () => 'signs').join(' * ')}`] : null
    },
    slips: [['sum', 'places * signs']],
    shaping: ['places'],
    whole: ['codes'],
  },
  oneDraw: {
    facts: ['all', 'wanted'],
    unknown: ['chance'],
    relations: ['chance = wanted / all'],
    slips: [
      ['others', 'wanted / (all - wanted)'],
      ['turned', 'all / wanted'],
    ],
    positive: ['all - wanted'],
    form: 'fraction',
  },
  notChance: {
    facts: ['p'],
    unknown: ['chance'],
    relations: ['chance = 1 - p'],
    slips: [
      ['same', 'p'],
      ['half', '1 / 2'],
    ],
    positive: ['p', '1 - p'],
  },
  expected: {
    facts: ['p', 'n'],
    unknown: ['number'],
    relations: ['number = p * n'],
    slips: [
      ['one', 'n - p * n'],
      ['turned', 'n / p'],
    ],
    positive: ['p', '1 - p', 'n - 1'],
  },
  nthTerm: {
    facts: ['first', 'step', 'n'],
    unknown: ['before', 'added', 'term'],
    relations: ({ words }) => [
      'before = n - 1',
      'added = before * step',
      words.down === undefined ? 'term = first + added' : 'term = first - added',
    ],
    slips: [
      ['all', 'first + n * step'],
      ['all', 'first - n * step'],
      ['added', '(n - 1) * step'],
    ],
    whole: ['n'],
    positive: ['n - 1', 'step'],
    isSigned: true,
  },
  whichTerm: {
    facts: ['first', 'step', 'term'],
    unknown: ['added', 'before', 'n'],
    relations: ['added = term - first', 'before = added / step', 'n = before + 1'],
    slips: [
      ['before', '(term - first) / step'],
      ['all', 'term / step'],
    ],
    whole: ['n'],
    positive: ['term - first', 'step'],
  },
  seriesSum: {
    facts: ['first', 'step', 'n'],
    unknown: ['before', 'added', 'last', 'ends', 'twice', 'sum'],
    relations: ({ words }) => [
      'before = n - 1',
      'added = before * step',
      words.down === undefined ? 'last = first + added' : 'last = first - added',
      'ends = first + last',
      'twice = ends * n',
      'sum = twice / 2',
    ],
    slips: [
      ['last', 'first + (n - 1) * step'],
      ['constant', 'first * n'],
      ['twice', '(first + first + (n - 1) * step) * n'],
    ],
    whole: ['n'],
    positive: ['n - 2', 'step', 'first'],
  },
  doubling: {
    facts: ['first', 'factor', 'n'],
    unknown: ['term'],
    relations: (found) => {
      const n = count(found, 'n')
      return n >= 3 && n <= 8 ? [`term = first${' * factor'.repeat(n - 1)}`] : null
    },
    shaping: ['n'],
    slips: [
      ['linear', 'first * factor * (n - 1)'],
      ['linear', 'first * factor * n'],
    ],
    positive: ['first', 'factor - 1'],
  },
  overlap: {
    facts: ['all', 'one', 'other', 'everyone'],
    unknown: ['sum', 'both'],
    relations: ['sum = one + other', 'both = sum - all'],
    slips: [
      ['sum', 'one + other'],
      ['rest', 'all - one'],
      ['rest', 'all - other'],
    ],
    whole: ['both'],
    positive: ['one + other - all'],
  },
  neither: {
    facts: ['both', 'all', 'one', 'other'],
    unknown: ['sum', 'some', 'none'],
    relations: ['sum = one + other', 'some = sum - both', 'none = all - some'],
    slips: [
      ['twice', 'all - one - other'],
      ['twice', 'all - one - other - both'],
      ['some', 'one + other - both'],
    ],
    whole: ['none'],
    positive: ['both', 'one - both + 1', 'other - both + 1'],
  },
  wholeOfPart: {
    facts: ['part'],
    unknown: ['whole'],
    relations: ['whole = part / share'],
    slips: [
      ['times', 'part * share'],
      ['added', 'part + part * share'],
    ],
    positive: ['share', '1 - share', 'part'],
  },
  lastMark: {
    facts: ['before', 'after'],
    unknown: ['old', 'count', 'new', 'mark'],
    relations: ['old = n * mean', 'count = n + 1', 'new = count * target', 'mark = new - old'],
    slips: [
      ['target', 'target'],
      ['gap', 'target + (target - mean)'],
    ],
    whole: ['n'],
    positive: ['n - 1'],
  },
  groupMean: {
    facts: ['groups'],
    unknown: ['first', 'second', 'sum', 'count', 'mean'],
    relations: ['first = n * a', 'second = m * b', 'sum = first + second', 'count = n + m', 'mean = sum / count'],
    slips: [
      ['middle', '(a + b) / 2'],
      ['sum', 'n * a + m * b'],
    ],
    whole: ['n', 'm'],
    positive: ['n', 'm'],
  },
  pursuit: {
    facts: ['slow', 'later', 'fast'],
    unknown: ['lead', 'gain', 'time', 'way'],
    relations: ['lead = v * head', 'gain = w - v', 'time = lead / gain', 'way = w * time'],
    slips: [
      ['sum', 'v * head / (v + w)'],
      ['own', 'v * head / w', 'time'],
      ['start', 'v * head / (w - v) + head', 'time'],
      ['lead', 'v * head'],
    ],
    positive: ['w - v', 'head'],
  },
  chase: {
    facts: ['gap', 'speeds'],
    unknown: ['gain', 'time'],
    relations: ({ values }) => [
      isLess(values.get('v'), values.get('w')) ? 'gain = w - v' : 'gain = v - w',
      'time = gap / gain',
    ],
    slips: [
      ['sum', 'gap / (v + w)'],
      ['one', 'gap / v'],
      ['one', 'gap / w'],
    ],
    positive: ['gap'],
  },
  towardTime: {
    facts: ['gap', 'speeds'],
    unknown: ['closing', 'time'],
    relations: ['closing = v + w', 'time = gap / closing'],
    slips: [
      ['one', 'gap / v'],
      ['one', 'gap / w'],
      ['difference', 'gap / (w - v)'],
      ['difference', 'gap / (v - w)'],
    ],
    positive: ['gap', 'v', 'w'],
  },
  towardWay: {
    facts: ['speeds', 'time'],
    unknown: ['closing', 'gap'],
    relations: ['closing = v + w', 'gap = closing * time'],
    slips: [
      ['one', 'v * time'],
      ['one', 'w * time'],
      ['sum', 'v + w'],
    ],
    positive: ['time', 'v', 'w'],
  },
  towardSpeed: {
    facts: ['speed', 'time', 'gap'],
    unknown: ['closing', 'other'],
    relations: ['closing = gap / time', 'other = closing - v'],
    slips: [
      ['closing', 'gap / time'],
      ['way', 'gap - v * time'],
    ],
    positive: ['time', 'gap - v * time'],
  },
  thereAndBack: {
    facts: ['speeds', 'total'],
    unknown: ['pace', 'back', 'both', 'way'],
    relations: ['pace = 1 / v', 'back = 1 / w', 'both = pace + back', 'way = total / both'],
    slips: [
      ['middle', '(v + w) / 2 * total / 2'],
      ['middle', '(v + w) / 2 * total'],
      ['half', 'v * total / 2'],
      ['half', 'w * total / 2'],
    ],
    positive: ['v', 'w', 'total'],
  },
  ...waySchemas,
  ...unknownSchemas,
}

/**
 * The readings of a text by the schemas; several different ones mean that none of them is sure. A text that asks for
 * more than a reading does is another task.
 */
export const readSchemas = (text: string, language: Language): KindOfTask[] =>
  [
    ...readChain(text, language),
    ...readThree(text, language),
    ...Object.entries(schemas).flatMap(([name, schema]) => readSchema(schema, name, text, language)),
  ].filter(({ frame: { also = [] } }) => questionsIn(text, language) <= 1 + also.length)
