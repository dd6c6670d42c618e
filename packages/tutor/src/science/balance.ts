import { add, divide, isZero, lcm, multiply, negate, ONE, type Rational, rational, ZERO } from '../math/rational.ts'
import { type Compound, plainDigits, readCompound } from './compounds.ts'

export interface Reaction {
  readonly left: readonly Compound[]
  readonly right: readonly Compound[]
  /** Coefficients as they were written, left then right. */
  readonly written: readonly number[]
}

const arrow = /\s*(?:<?[-=]+>|→|⟶|⇌|=|\\(?:to|rightarrow|longrightarrow))\s*/

/** Parses a reaction, `Fe + O2 -> Fe2O3`, with or without coefficients; null where a side is no sum of substances. */
export function readReaction(text: string): Reaction | null {
  const sides = plainDigits(text.replace(/\$/g, '').trim())
    .replace(/[↑↓]|\((?:s|l|g|aq|т|ж|г|р)\)/g, '')
    .split(arrow)
  if (sides.length !== 2 || sides.some((side) => side.trim() === '')) return null
  const read = (side: string) =>
    side.split(/\s+\+\s+|(?<=[A-Za-z0-9)\]])\+(?=\s*\d*\s*[A-Z(])/).map((part) => {
      const [, factor, rest] = /^\s*(\d*(?:[.,]5(?=\s?[A-Z])|\/2(?=\s?[A-Z]))?)\s*(.+?)\s*$/.exec(part) ?? []
      const compound =
        rest && /^e[-−⁻]$/.test(rest) ? { atoms: new Map(), charge: -1, text: 'e-' } : readCompound(rest ?? '')
      return compound && { compound, factor: numberOf(factor || '1') }
    })
  const [left, right] = sides.map((side) => read(side)) as [ReturnType<typeof read>, ReturnType<typeof read>]
  if ([...left, ...right].some((each) => !each)) return null
  return {
    left: left.map((each) => each!.compound),
    right: right.map((each) => each!.compound),
    written: [...left, ...right].map((each) => each!.factor),
  }
}

/** "3", "1.5", "3/2" */
function numberOf(text: string): number {
  const [above = '', below = '1'] = text.replace(',', '.').split('/')
  return Number(above) / Number(below)
}

/** One row for each quantity that a balanced reaction preserves: the atoms of each element, and the charge. */
function rowsOf({ left, right }: Reaction): number[][] {
  const elements = new Set([...left, ...right].flatMap(({ atoms }) => [...atoms.keys()]))
  const signed = [...left.map((each) => [each, 1] as const), ...right.map((each) => [each, -1] as const)]
  const rows = [...elements].map((element) => signed.map(([{ atoms }, sign]) => sign * (atoms.get(element) ?? 0)))
  return signed.some(([{ charge }]) => charge !== 0)
    ? [...rows, signed.map(([{ charge }, sign]) => sign * charge)]
    : rows
}

/**
 * The smallest integer coefficients: the null space of the matrix of atoms and charge, in exact fractions. null where
 * there is no solution, or more than one.
 */
export function balance(reaction: Reaction): readonly number[] | null {
  const matrix = rowsOf(reaction).map((row) => row.map((each) => rational(each)))
  const width = reaction.left.length + reaction.right.length
  const pivots: number[] = []
  let row = 0
  for (let column = 0; column < width && row < matrix.length; column++) {
    const found = matrix.findIndex((each, index) => index >= row && !isZero(each[column]!))
    if (found < 0) continue
    ;[matrix[row], matrix[found]] = [matrix[found]!, matrix[row]!]
    const pivot = matrix[row]![column]!
    matrix[row] = matrix[row]!.map((each) => divide(each, pivot))
    for (let other = 0; other < matrix.length; other++) {
      if (other === row) continue
      const factor = matrix[other]![column]!
      matrix[other] = matrix[other]!.map((each, index) => add(each, negate(multiply(factor, matrix[row]![index]!))))
    }
    pivots.push(column)
    row++
  }
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !pivots.includes(column))
  if (free.length !== 1) return null
  const solution: Rational[] = Array.from({ length: width }, () => ZERO)
  solution[free[0]!] = ONE
  pivots.forEach((column, index) => {
    solution[column] = negate(matrix[index]![free[0]!]!)
  })
  const common = solution.reduce((all, { d }) => lcm(all, d), 1n)
  const whole = solution.map(({ n, d }) => Number((n * common) / d))
  const divisor = whole.reduce((a, b) => greatest(a, b), 0)
  const smallest = whole.map((each) => each / divisor)
  return smallest.every((each) => each > 0)
    ? smallest
    : smallest.every((each) => each < 0)
      ? smallest.map((each) => -each)
      : null
}

const greatest = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatest(b, a % b))

/** Verifies a balanced reaction by counting each element and the charge; shares no code with `balance`. */
export function isBalanced({ left, right }: Reaction, coefficients: readonly number[]): boolean {
  const total = (side: readonly Compound[], from: number) => {
    const sums = new Map<string, number>([['charge', 0]])
    side.forEach(({ atoms, charge }, index) => {
      const factor = coefficients[from + index]!
      sums.set('charge', sums.get('charge')! + factor * charge)
      for (const [element, count] of atoms) sums.set(element, (sums.get(element) ?? 0) + factor * count)
    })
    return sums
  }
  const [a, b] = [total(left, 0), total(right, left.length)]
  return a.size === b.size && [...a].every(([element, count]) => b.get(element) === count)
}

/** An element that comes in different numbers on the two sides, in one substance each: where balancing begins. */
export function unevenElement({ left, right }: Reaction): { element: string; left: number; right: number } | null {
  const countsIn = (side: readonly Compound[], element: string) => side.flatMap(({ atoms }) => atoms.get(element) ?? [])
  const elements = [...new Set(left.flatMap(({ atoms }) => [...atoms.keys()]))]
  const uneven = elements.flatMap((element) => {
    const [ones, others] = [countsIn(left, element), countsIn(right, element)]
    const [one, other] = [ones[0], others[0]]
    const isAlone = ones.length === 1 && others.length === 1
    return isAlone && one !== undefined && other !== undefined && one !== other
      ? [{ element, left: one, right: other }]
      : []
  })
  return uneven.find((each) => each.left > 1 && each.right > 1) ?? uneven[0] ?? null
}

/** The first element of which there are more atoms on one side; null if all agree. */
export function unequalElement({
  left,
  right,
  written,
}: Reaction): { element: string; left: number; right: number } | null {
  const count = (side: readonly Compound[], from: number, element: string) =>
    side.reduce((all, { atoms }, at) => all + (atoms.get(element) ?? 0) * (written[from + at] ?? 1), 0)
  const elements = [...new Set([...left, ...right].flatMap(({ atoms }) => [...atoms.keys()]))]
  const counted = elements.map((element) => ({
    element,
    left: count(left, 0, element),
    right: count(right, left.length, element),
  }))
  return counted.find((each) => each.left !== each.right) ?? null
}

/** `4Fe + 3O2 = 2Fe2O3` */
export function writeReaction(
  { left, right }: Reaction,
  coefficients: readonly number[],
  write: (compound: Compound) => string,
  equals = '=',
): string {
  const side = (compounds: readonly Compound[], from: number) =>
    compounds
      .map((each, index) => `${coefficients[from + index] === 1 ? '' : coefficients[from + index]}${write(each)}`)
      .join(' + ')
  return `${side(left, 0)} ${equals} ${side(right, left.length)}`
}
