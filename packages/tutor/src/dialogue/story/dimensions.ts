import { directWords } from '../../language/direct-words.ts'
import type { Expr } from '../../math/ast.ts'
import type { Language } from '../../math/latex.ts'
import { equals, type Rational, rational } from '../../math/rational.ts'
import {
  type CompoundUnit,
  type Dimension,
  isPlain,
  isSameDimension,
  quantitiesIn,
  timesDimension,
  unitNamed,
} from '../../math/units.ts'
import type { Sum } from './claimed-work.ts'
import { operandsOf } from './roles.ts'
import type { Story } from './story-state.ts'
import { valueOrNull } from './work.ts'

/** The units of a task in words: what a calculation gives by its units, and whether they fit together. */

interface Given {
  readonly value: Rational
  readonly unit: CompoundUnit
}

const givenWithUnit = ({ text, language }: Story): readonly Given[] =>
  quantitiesIn(text, language).flatMap(({ value, unit }) => (unit && !isPlain(unit.dimension) ? [{ value, unit }] : []))

const NONE: Dimension = [0, 0, 0, 0, 0, 0, 0]

/** The dimension of a calculation over given numbers; null where a number has no known one. */
function dimensionOf(expr: Expr, known: readonly (readonly [Rational, Dimension])[]): Dimension | null {
  const value = valueOrNull(expr)
  const own = value && known.filter(([each]) => equals(each, value)).map(([, dimension]) => dimension)
  const [first, ...others] = own ?? []
  const isSmall = expr.kind === 'number' && expr.value.d === 1n && expr.value.n <= 4n
  // "(12 + 20) : 2" in a task with 2 hours: the time, or the 2 of a mean.
  if (first && isSmall) return null
  if (first) return others.every((each) => isSameDimension(each, first)) ? first : null
  // A 2 or 4 of a formula has none; another number has one that is not known.
  if (expr.kind === 'number') return isSmall ? NONE : null
  if (!('left' in expr)) return null
  const [left, right] = [dimensionOf(expr.left, known), dimensionOf(expr.right, known)]
  if (!left || !right) return null
  if (expr.kind === 'multiply') return timesDimension(left, right)
  if (expr.kind === 'divide') return timesDimension(left, right, -1)
  return isSameDimension(left, right) ? left : null
}

/** The dimension of the last of several calculations; null where it is not known. */
function dimensionOfWork(story: Story, sums: readonly Sum[]): Dimension | null {
  const known: [Rational, Dimension][] = givenWithUnit(story).map(({ value, unit }) => [value, unit.dimension])
  let last: Dimension | null = null
  for (const { expr, claimed, value } of sums) {
    last = dimensionOf(expr, known)
    const result = claimed ?? value
    if (last && result) known.push([result, last])
  }
  return last
}

/** What the task asks for, by the words of its question. */
const askedDimension = (question: string, language: Language) =>
  directWords[language].measures.find(([words]) => words.test(question.toLowerCase().replaceAll('ё', 'е')))

/** The names of what a calculation gives and of what is asked, where the two differ for certain. */
export function offByDimension(
  story: Story,
  sums: readonly Sum[],
  question: string | null,
): { readonly got: string; readonly asked: string } | null {
  const got = dimensionOfWork(story, sums)
  const asked = question === null ? undefined : askedDimension(question, story.language)
  if (!got || !asked) return null
  const { names } = directWords[story.language]
  const name = Object.entries(names).find(([of]) => isSameDimension(unitNamed(asUnit(of)).dimension, got))?.[1]
  const [, dimension, wanted] = asked
  return name && !isSameDimension(unitNamed(asUnit(dimension)).dimension, got) ? { got: name, asked: wanted } : null
}

const units: Readonly<Record<string, string>> = {
  'm s-1': 'm/s',
  'm s-2': 'm/s²',
  'm-3 kg': 'kg/m³',
  m2: 'm²',
  m3: 'm³',
}
const asUnit = (dimension: string) => units[dimension] ?? dimension

/** Units of one kind, of which a calculation can use only one. */
const kinds: readonly (readonly string[])[] = [
  ['mm', 'cm', 'dm', 'm', 'km', 'mi'],
  ['ms', 's', 'min', 'h', 'd'],
  ['mg', 'g', 'kg', 't'],
]
const partsOf = ({ en }: CompoundUnit) => en.split(/[/·()]/).map((each) => each.replace(/[⁻¹²³]/g, ''))

/**
 * Two given amounts whose units do not fit together, of which the first is used in a calculation as it is: 72 km/h beside
 * 4 m/s².
 */
function mixed(story: Story, used: readonly Rational[]): { one: string; other: string } | null {
  const given = givenWithUnit(story)
  for (const one of given.filter(({ value }) => used.some((each) => equals(each, value))))
    for (const other of given)
      for (const kind of kinds) {
        const [a, b] = [one, other].map(({ unit }) => partsOf(unit).find((part) => kind.includes(part)))
        if (a && b && a !== b) return { one: one.unit[story.language], other: other.unit[story.language] }
      }
  return null
}

const factors = [rational(18, 5), ...[10, 60, 100, 1000, 3600].map((each) => rational(each))]

/** The same for the numbers of calculations; one that only converts a unit mixes nothing. */
export const mixedUnits = (story: Story, sums: readonly Sum[]) =>
  mixed(
    story,
    sums.flatMap(({ expr }) => {
      const numbers = operandsOf(expr)
      return numbers.some((each) => factors.some((factor) => equals(each, factor))) ? [] : numbers
    }),
  )

/** The given amounts whose units do not fit together, whatever has been calculated. */
export const mixedInTask = (story: Story) =>
  mixed(
    story,
    givenWithUnit(story).map(({ value }) => value),
  )
