import {
  asksUnderRoot,
  parallel,
  perpendicular,
  conditionTexts as texts,
  vertexWord,
} from '../language/worked/condition-words.ts'
import type { Language } from '../math/latex.ts'
import { type Both, filled, numberValue, type Part, type Value, type WorkedTask, workedTask, written } from './task.ts'

/** An unknown coordinate of perpendicular or parallel vectors, the vertex of a modulus, a factor under a root. */

type Values = Readonly<Record<string, number | string>>

const part = (key: string, value: Value, text: { name: Both; ask: Both; more: Both }, values: Values): Part => ({
  key,
  value,
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
})

const entry = '\\s?(?:[-−]?\\d{1,4}(?:\\.\\d{1,3})?|[a-zхуа])\\s?'
const tuple = new RegExp(`[({\\[⟨](${entry}(?:[;,]${entry}){1,2})[)}\\]⟩]`, 'giu')
/** Capital letters name points. */
const pointBefore = /\p{Lu}\s?=?\s?$/u

type Entry = number | string
const entriesOf = (text: string): Entry[] =>
  text.split(/[;,]/).map((each) => {
    const plain = each.trim().replace('−', '-').toLowerCase().replace('х', 'x').replace('у', 'y').replace('а', 'a')
    return /\d/.test(plain) ? Number(plain) : plain
  })

/** "a(1; 2), b(3; x) are perpendicular, find x". */
export function readVectorCondition(text: string, language: Language): WorkedTask | null {
  const isPerpendicular = perpendicular.test(text)
  if (isPerpendicular === parallel.test(text)) return null
  const found = [...text.matchAll(tuple)].filter(({ index }) => !pointBefore.test(text.slice(0, index)))
  const [one, two, ...others] = found.map(({ 1: inside = '' }) => entriesOf(inside))
  if (!one || !two || others.length > 0 || one.length !== two.length) return null
  const unknown = [...one, ...two].filter((each): each is string => typeof each === 'string')
  const [letter] = unknown
  if (letter === undefined || unknown.length > 1) return null
  const pairs = one.map((each, at) => [each, two[at] ?? 0] as const)
  const open = pairs.find((pair) => pair.includes(letter))
  const closed = pairs.filter((pair): pair is readonly [number, number] => !pair.includes(letter))
  const beside = open?.find((each): each is number => typeof each === 'number')
  if (!open || beside === undefined || beside === 0) return null
  const known = closed.reduce((sum, [a, b]) => sum + a * b, 0)
  const right = -known / beside
  const isFirst = open[0] === letter
  const [from, to] = closed[0] ?? [0, 0]
  const ratio = from === 0 ? null : to / from
  const straight = ratio === null || ratio === 0 ? null : isFirst ? beside / ratio : beside * ratio
  const products = pairs.map(([a, b]) =>
    typeof a === 'number' && typeof b === 'number' ? product(a, b, language) : unknownProduct(beside, letter, language),
  )
  const values = { letter: `$${letter}$`, products: `$${products.join(' + ')}$`, from, to }
  const example = isPerpendicular ? texts.examplePerpendicular : texts.exampleParallel
  const given = pairs.flat().filter((each): each is number => typeof each === 'number')
  const labels = [letter]
  if (isPerpendicular)
    return workedTask({
      kind: 'perpendicular',
      given,
      parts: [{ ...part('letter', numberValue(right), texts.perpendicular, values), labels, isGoal: true }],
      slips: [
        { value: numberValue(-right), cause: filled(texts.lostSign, values), isGiven: true },
        ...(straight === null ? [] : [{ value: numberValue(straight), cause: filled(texts.asParallel, values) }]),
      ],
      example,
    })
  // Every known pair has to have the same ratio.
  if (straight === null || ratio === null || closed.some(([a, b]) => Math.abs(b - a * ratio) > 1e-9)) return null
  return workedTask({
    kind: 'parallel',
    given,
    parts: [
      { ...part('factor', numberValue(ratio), { ...texts.parallel, name: texts.factor.name }, values), isAside: true },
      { ...part('letter', numberValue(straight), texts.parallel, values), labels, isGoal: true },
    ],
    slips: [{ value: numberValue(right), cause: texts.asPerpendicular }],
    example,
  })
}

const signed = (value: number, language: Language) => {
  const text = written(value, language).replace('−', '-')
  return value < 0 ? `(${text})` : text
}
const product = (a: number, b: number, language: Language) => `${signed(a, language)} \\cdot ${signed(b, language)}`
const unknownProduct = (factor: number, letter: string, language: Language) =>
  factor === 1
    ? letter
    : factor === -1
      ? `(-${letter})`
      : factor < 0
        ? `(${written(factor, language).replace('−', '-')}${letter})`
        : `${written(factor, language)}${letter}`

/** "graph y = -2|x - 3| + 4 and find the vertex". */
export function readModulusVertex(text: string): WorkedTask | null {
  if (!vertexWord.test(text)) return null
  const plain = text.replace(/[−–]/g, '-').replace(/х/g, 'x').replace(/у/g, 'y')
  const found =
    /(?:y|f\(x\))\s?=\s?(-?\d{0,3}(?:[.,]\d{1,2})?)\s?[*·]?\s?\|\s?x\s?(?:([-+])\s?(\d{1,3}))?\s?\|\s?(?:([-+])\s?(\d{1,3}))?(?![\d.]*\s?[*/^|x])/iu.exec(
      plain,
    )
  if (!found) return null
  const [, factor = '', shiftSign, shift = '0', liftSign, lift = '0'] = found
  const a = factor === '' ? 1 : factor === '-' ? -1 : Number(factor.replace(',', '.'))
  const h = shiftSign === '+' ? -Number(shift) : Number(shift)
  const k = liftSign === '-' ? -Number(lift) : Number(lift)
  if (a === 0 || !Number.isFinite(a)) return null
  const inside = h === 0 ? 'x' : `x ${h > 0 ? '-' : '+'} ${Math.abs(h)}`
  const values = { inside: `$${inside}$` }
  const point = (...of: number[]): Value => ({ kind: 'tuple', of })
  return workedTask({
    kind: 'modulus-vertex',
    given: [],
    parts: [
      {
        ...part('place', numberValue(h), { ...texts.vertex, name: texts.place.name }, values),
        labels: ['x'],
        isAside: true,
      },
      {
        ...part('height', numberValue(k), { ...texts.vertex, name: texts.height.name }, values),
        labels: ['y'],
        isAside: true,
      },
      { ...part('vertex', point(h, k), texts.vertex, values), isGoal: true },
    ],
    slips: [
      { value: point(-h, k), cause: filled(texts.vertexSign, values) },
      { value: point(-h, -k), cause: filled(texts.vertexSign, values) },
      { value: point(h, -k), cause: texts.vertexHeight },
      { value: point(h, a * k), cause: texts.vertexHeight },
      { value: point(h, a + k), cause: texts.vertexHeight },
      { value: numberValue(-h), labels: ['x'], cause: filled(texts.vertexSign, values) },
    ],
    example: texts.exampleVertex,
    readsIn: pointsIn,
  })
}

/** "(3; 4)", "x = 3, y = 4". */
const pointsIn = (text: string): Value[] =>
  [
    ...text
      .replace(/[−–]/g, '-')
      .matchAll(
        /(?:\(\s?|[xх]\s?=\s?)(-?\d{1,4}(?:\.\d)?)\s?[;,]?\s?(?:and|и)?\s?(?:[yу]\s?=\s?)?(-?\d{1,4}(?:\.\d)?)\s?\)?/giu,
      ),
  ].map(([, x, y]) => ({ kind: 'tuple', of: [Number(x), Number(y)] }))

/** "bring the factor under the root: 3√2". */
export function readUnderRoot(text: string): WorkedTask | null {
  const asked = asksUnderRoot.exec(text)
  const found = asked && /(?<![\d.,])(\d{1,3})\s?[*·]?\s?(?:√|sqrt)\s?\(?(\d{1,4})\)?(?![\d.,])/u.exec(text)
  if (!found) return null
  const [factor, inside] = [Number(found[1]), Number(found[2])]
  if (factor < 2 || inside < 2) return null
  const values = { factor, inside }
  const goal = Math.sqrt(factor * factor * inside)
  if (Math.abs(goal - factor * Math.sqrt(inside)) > 1e-9) return null
  const shown = `$\\sqrt{${factor * factor * inside}}$`
  return workedTask({
    kind: 'under-root',
    given: [factor, inside],
    parts: [
      {
        ...part(
          'square',
          numberValue(factor * factor),
          { ...texts.underRoot, name: texts.squareOfFactor.name },
          values,
        ),
      },
      {
        ...part('root', numberValue(goal), texts.underRoot, values),
        also: [numberValue(factor * factor * inside)],
        ask: filled(texts.underRoot.more, values),
        isGoal: true,
        isExact: true,
        shown: { en: shown, ru: shown },
      },
    ],
    slips: [
      { value: numberValue(Math.sqrt(factor * inside)), cause: filled(texts.notSquared, values) },
      { value: numberValue(factor * inside), cause: filled(texts.notSquared, values) },
    ],
    example: texts.exampleUnderRoot,
  })
}
