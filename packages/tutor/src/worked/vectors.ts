import { quarterNumber, vectorTexts as texts, vectorWords } from '../language/worked/vector-words.ts'
import type { Language } from '../math/latex.ts'
import { plainSigns } from './said.ts'
import {
  type Both,
  filled,
  numberValue,
  type Part,
  type Slip,
  type Value,
  type WorkedTask,
  workedTask,
  written,
} from './task.ts'

/** Vectors in coordinates, a line through two points, the other one of sine and cosine. */

type Pair = readonly [number, number]
const tuple = (...of: number[]): Value => ({ kind: 'tuple', of })

const part = (
  key: string,
  value: Value,
  text: { name: Both; ask: Both; more: Both },
  values: Readonly<Record<string, number | string>> = {},
): Part => ({
  key,
  value,
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
})

const pairText = '[({\\[]\\s*(-?\\d+(?:\\.\\d+)?)\\s*[;,]\\s*(-?\\d+(?:\\.\\d+)?)\\s*[)}\\]]'

/** "a(2; −3)", "b = (4, 1)" */
function vectorsIn(text: string): Map<string, Pair> {
  const found = [...text.matchAll(new RegExp(`(?<!\\p{L})([a-eu-wаб])\\s*(?:=|is)?\\s*${pairText}`, 'giu'))]
  return new Map(
    found.map(([, name = '', x, y]) => [
      name.toLowerCase().replace('а', 'a').replace('б', 'b'),
      [Number(x), Number(y)],
    ]),
  )
}

export function readVectors(raw: string, language: Language): WorkedTask | null {
  const words = vectorWords[language]
  // Only the comma between two coordinates may be a decimal one, so pairs are read as they are written.
  const text = raw.replace(/[−–]/g, '-')
  // Capital letters name points: "the vector AB, if A(1; 2), B(4; 6)".
  if (/(?<!\p{L})\p{Lu}\s?\(\s?-?\d/u.test(text)) return null
  const vectors = vectorsIn(text)
  const [one, two] = [...vectors]
  const pairs = [...text.matchAll(new RegExp(pairText, 'gu'))].length
  if (!one || pairs !== vectors.size || !words.vector.test(text)) return null
  const outside = text.replace(new RegExp(`(?<!\\p{L})[a-eu-wаб]\\s*(?:=|is)?\\s*${pairText}`, 'giu'), ' ')
  const combination = /(?<![\p{L}\d])(-?\d*)\s?\*?\s?([a-eu-w])\s?([-+])\s?(\d*)\s?\*?\s?([a-eu-w])(?!\p{L})/iu.exec(
    outside,
  )
  const isOfLength = /[|∣][^|∣]*[-+][^|∣]*[|∣]/u.test(outside) || (combination !== null && words.length.test(outside))
  if (combination) return combined(combination, vectors, isOfLength)
  if (words.dot.test(outside)) return two && vectors.size === 2 ? dotOf(one[1], two[1]) : null
  return words.length.test(outside) && vectors.size === 1 ? lengthOf(one[1]) : null
}

function combined(
  [, p = '', a = '', sign, q = '', b = '']: RegExpExecArray,
  vectors: ReadonlyMap<string, Pair>,
  isOfLength: boolean,
): WorkedTask | null {
  const [u, v] = [vectors.get(a), vectors.get(b)]
  if (!u || !v || a === b) return null
  const factor = (text: string) => (text === '' ? 1 : text === '-' ? -1 : Number(text))
  const [k, m] = [factor(p), factor(q) * (sign === '-' ? -1 : 1)]
  const of = (x: number, y: number): Pair => [x * u[0] + y * v[0], x * u[1] + y * v[1]]
  const goal = of(k, m)
  const slips: Slip[] = [
    { value: tuple(...of(k, -m)), cause: texts.added },
    { value: tuple(...of(1, Math.sign(m))), cause: texts.notScaled },
  ]
  return workedTask({
    kind: 'vector',
    given: [],
    parts: [
      ...(Math.abs(k) === 1
        ? []
        : [
            {
              ...part('first', tuple(k * u[0], k * u[1]), texts.combined),
              name: { en: `$${k}${a}$`, ru: `$${k}${a}$` },
              isAside: true,
            },
          ]),
      ...(Math.abs(m) === 1
        ? []
        : [
            {
              ...part('second', tuple(Math.abs(m) * v[0], Math.abs(m) * v[1]), texts.combined),
              name: { en: `$${Math.abs(m)}${b}$`, ru: `$${Math.abs(m)}${b}$` },
              isAside: true,
            },
          ]),
      { ...part('vector', tuple(...goal), texts.combined), ...(!isOfLength && { isGoal: true }) },
      ...(isOfLength ? [lengthOfGoal(goal)] : []),
    ],
    slips: isOfLength ? [...slips, ...slipsOfLengths([u, v], [k, m])] : slips,
    example: texts.exampleOfVector,
    causeOf(value) {
      if (value.kind !== 'tuple' || value.of.length !== 2) return null
      const isKnown = [u, v].some((each) => each[0] === value.of[0] && each[1] === value.of[1])
      if (isKnown) return null
      if (value.of[0] === goal[0]) return texts.wrongSecond
      return value.of[1] === goal[1] ? texts.wrongFirst : null
    },
  })
}

/** "|a + b|": the length of what comes out. */
function lengthOfGoal([x, y]: Pair): Part {
  const square = x * x + y * y
  const shown = `$\\sqrt{${square}}$`
  const isRoot = Number.isInteger(square) && !Number.isInteger(Math.sqrt(square))
  return {
    ...part('length', numberValue(Math.hypot(x, y)), texts.length),
    isGoal: true,
    ...(isRoot && { shown: { en: shown, ru: shown } }),
  }
}

/** The two lengths added, as if both went the same way. */
const slipsOfLengths = ([u, v]: readonly [Pair, Pair], [k, m]: Pair): readonly Slip[] => [
  { value: numberValue(Math.abs(k) * Math.hypot(...u) + Math.abs(m) * Math.hypot(...v)), cause: texts.lengthsAdded },
]

function dotOf(u: Pair, v: Pair): WorkedTask {
  const products: Pair = [u[0] * v[0], u[1] * v[1]]
  const goal = products[0] + products[1]
  return workedTask({
    kind: 'dot',
    given: [],
    parts: [{ ...part('dot', numberValue(goal), texts.dot), isGoal: true }],
    slips: [
      { value: tuple(...products), cause: texts.stillPair },
      { value: numberValue(products[0] - products[1]), cause: products[1] < 0 ? texts.lostSign : texts.subtracted },
      { value: numberValue(Math.abs(products[0]) + Math.abs(products[1])), cause: texts.lostSign },
      { value: tuple(u[0] + v[0], u[1] + v[1]), cause: texts.summedPair },
    ],
    example: texts.exampleOfDot,
  })
}

function lengthOf([x, y]: Pair): WorkedTask {
  const square = x * x + y * y
  return workedTask({
    kind: 'length',
    given: [x, y],
    parts: [
      { ...part('square', numberValue(square), { ...texts.length, name: texts.squares.name }), isAside: true },
      { ...part('length', numberValue(Math.hypot(x, y)), texts.length), isGoal: true },
    ],
    slips: [
      { value: numberValue(Math.abs(x) + Math.abs(y)), cause: texts.sumOfLegs },
      { value: numberValue(x + y), cause: texts.sumOfLegs },
      { value: numberValue(Math.sqrt(Math.abs(x * x - y * y))), cause: texts.negativeSquare },
      { value: numberValue(x * x - y * y), cause: texts.negativeSquare },
    ],
    example: texts.exampleOfLength,
  })
}

/** "the slope of the line through (1, 4) and (3, 10)", "y = mx + c, what do I put for m, the points are ..." */
export function readLine(raw: string, language: Language): WorkedTask | null {
  const words = vectorWords[language]
  const text = raw.replace(/[−–]/g, '-')
  const points = [...text.matchAll(new RegExp(`[A-ZА-Я]?${pairText}`, 'gu'))].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const [p, q] = points
  const asksSlope = words.slope.test(text) && !words.line.test(text)
  const asksLine = words.line.test(text)
  const given = p && points.length === 1 && asksLine ? slopeGiven(text, words) : null
  if (p && given) return lineThrough(p, given)
  if (!p || !q || points.length !== 2 || p[0] === q[0] || !(asksSlope || asksLine)) return null
  const slope = (q[1] - p[1]) / (q[0] - p[0])
  const start = p[1] - slope * p[0]
  if (Math.abs(slope * q[0] + start - q[1]) > 1e-9) return null
  const values = { p: `(${p[0]}; ${p[1]})`, q: `(${q[0]}; ${q[1]})` }
  const aside = (key: string, value: number, name: Both): Part => ({
    ...part(key, numberValue(value), { ...texts.slope, name }, values),
    isAside: true,
  })
  const line: Value = { kind: 'polynomial', of: [start, slope] }
  return workedTask({
    kind: 'line',
    isCoreFirst: !asksLine,
    given: [...p, ...q],
    parts: [
      aside('rise', q[1] - p[1], texts.rise.name),
      aside('run', q[0] - p[0], texts.run.name),
      {
        ...part('slope', numberValue(slope), texts.slope, values),
        labels: ['m', 'k', 'a'],
        ...(!asksLine && { isGoal: true }),
      },
      ...(asksLine ? endOfLine(line, slope, start, values) : []),
    ],
    slips: [
      { value: numberValue(1 / slope), cause: texts.upsideDown },
      { value: numberValue(-slope), cause: filled(texts.wrongOrder, values) },
    ],
    example: texts.exampleOfSlope,
    ...(asksLine && { causeOf: offThePoints([p, q], slope) }),
    names: (said, spoken) => said.replace(vectorWords[spoken].named, 'm='),
    readsIn: linesIn,
  })
}

/** "Gradient 4", "parallel to y = 4x + 1". */
function slopeGiven(text: string, { given, parallel }: (typeof vectorWords)['en']): number | null {
  const [, top, bottom = '1'] = given.exec(text) ?? []
  const [, factor] = parallel.exec(text) ?? []
  if ((top === undefined) === (factor === undefined)) return null
  const slope =
    factor === undefined
      ? Number(top!.replace(',', '.')) / Number(bottom)
      : Number(/\d/.test(factor) ? factor : `${factor}1`)
  return slope !== 0 && Number.isFinite(slope) ? slope : null
}

/** Where the line meets the axis, and its equation. */
const endOfLine = (line: Value, slope: number, start: number, values: Readonly<Record<string, string>>): Part[] => [
  {
    ...part('start', numberValue(start), { ...texts.start, name: texts.intercept.name }, values),
    labels: ['c', 'b'],
  },
  {
    ...part('line', line, { name: texts.start.name, ...texts.together, more: texts.together.ask }, values),
    isGoal: true,
    shown: shownLine(slope, start),
  },
]

/** "Gradient 4 through (2, 3)". */
function lineThrough(p: readonly [number, number], slope: number): WorkedTask {
  const start = p[1] - slope * p[0]
  const values = { p: `(${p[0]}; ${p[1]})` }
  const line: Value = { kind: 'polynomial', of: [start, slope] }
  return workedTask({
    kind: 'line',
    // The core knows the same lines; what it has no cause for is said from here.
    isCoreFirst: true,
    given: [...p, slope],
    parts: endOfLine(line, slope, start, values),
    slips: [],
    example: texts.exampleOfSlope,
    causeOf: offThePoints([p], slope),
    readsIn: linesIn,
  })
}

/** A line is tested with the points that it has to go through. */
const offThePoints =
  (points: readonly (readonly [number, number])[], slope: number) =>
  (said: Value): Both | null => {
    if (said.kind !== 'polynomial' || said.of.length !== 2) return null
    const [start = 0, own = 0] = said.of
    const off = points.find(([x, y]) => Math.abs(own * x + start - y) > 1e-9)
    if (!off) return null
    const [x, y] = off
    const isSlope = Math.abs(own - slope) < 1e-9
    return filled(isSlope ? texts.offStart : texts.offPoint, { m: own, x, y: own * x + start, p: `(${x}; ${y})` })
  }

function shownLine(slope: number, start: number): Both {
  const of = (language: Language) => {
    const factor = slope === 1 ? '' : slope === -1 ? '-' : written(slope, language).replace('−', '-')
    const rest = start === 0 ? '' : `${start > 0 ? ' + ' : ' - '}${written(Math.abs(start), language)}`
    return slope === 0 ? `$y = ${written(start, language).replace('−', '-')}$` : `$y = ${factor}x${rest}$`
  }
  return { en: of('en'), ru: of('ru') }
}

/** "y = 3x + 1" */
const linesIn = (text: string): Value[] =>
  [
    ...text
      .replace(/[−–]/g, '-')
      .replace(/[хХ]/g, 'x')
      .matchAll(
        /[yу]\s*=\s*(-?\d*(?:[.,]\d+)?)\s?\*?\s?x\s*(?:([-+])\s*(\d+(?:[.,]\d+)?))?(?![\d.,]*\s*[-+]\s*\p{L}(?!\p{L}))/giu,
      ),
  ].map(([, factor = '', sign, rest = '0']) => {
    const number = (each: string) => (each === '' ? 1 : each === '-' ? -1 : Number(each.replace(',', '.')))
    return { kind: 'polynomial', of: [number(rest) * (sign === '-' ? -1 : 1), number(factor)] }
  })

/** "sin a if cos a = 0.6 in the fourth quadrant" */
export function readSine(raw: string, language: Language): WorkedTask | null {
  const words = vectorWords[language]
  const text = plainSigns(raw, language)
  const known =
    /(?<!\p{L})(?<name>sin|cos)\s?(?:[aαxθа]|alpha|theta|альфа)?\s?=\s?(?<value>-?\d+(?:\.\d+)?(?:\/\d+)?)/u.exec(text)
  const quarter = words.quarter.exec(text)
  const place = quarter && quarterNumber(quarter[1] ?? quarter[2] ?? '')
  const asked = text.replace(known?.[0] ?? '#', ' ').match(words.sine)?.groups?.asked
  if (!known?.groups || !place || !asked) return null
  const isSine = /^(?:sin|син)/.test(asked)
  if (isSine === (known.groups.name === 'sin')) return null
  const [n = '', d = '1'] = (known.groups.value ?? '').split('/')
  const value = Number(n) / Number(d)
  const square = 1 - value * value
  if (!(square > 0 && square < 1)) return null
  const sign = (isSine ? place <= 2 : place === 1 || place === 4) ? 1 : -1
  const own = (isSine ? place === 1 || place === 4 : place <= 2) ? 1 : -1
  if (Math.sign(value) !== own) return null
  const goal = sign * Math.sqrt(square)
  if (Math.abs(goal * goal + value * value - 1) > 1e-9) return null
  const values = { asked: isSine ? '$\\sin$' : '$\\cos$', quarter: `${place}`, known: value }
  return workedTask({
    kind: 'sine',
    given: [value],
    parts: [
      {
        ...part('square', numberValue(square), { ...texts.identity, name: texts.itsSquare.name }, values),
        isAside: true,
      },
      { ...part('sine', numberValue(goal), texts.identity, values), isGoal: true, labels: isSine ? ['sin'] : ['cos'] },
    ],
    slips: [
      { value: numberValue(-goal), cause: filled(texts.wrongQuarter, values) },
      { value: numberValue(1 - Math.abs(value)), cause: filled(texts.oneMinus, values) },
      { value: numberValue(Math.abs(value) - 1), cause: filled(texts.oneMinus, values) },
    ],
    example: texts.exampleOfIdentity,
  })
}
