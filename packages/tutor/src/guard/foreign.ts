import { type Formula, leavesOf, lettersOf, safeValue } from './formulas.ts'
import type { Seal } from './seal.ts'

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
const isAmong = (value: number, all: Iterable<number>) => {
  for (const each of all) if (near(each, value)) return true
  return false
}

/** Numbers of the talk that are combined with each other; in a longer one nearly every small number comes out. */
const MOST_COMBINED = 12
const combined = new WeakMap<ReadonlySet<number>, readonly number[]>()

/** What one operation makes of two numbers of the talk. */
function combinationsOf(numbers: ReadonlySet<number>): readonly number[] {
  const known = combined.get(numbers)
  if (known) return known
  const own = [...numbers].filter((each) => each > 2).slice(0, MOST_COMBINED)
  const found = own.flatMap((a) =>
    own.flatMap((b) => [a + b, Math.abs(a - b), a * b, a / b, a ** 2, Math.sqrt(a), a / 2, a * 2]),
  )
  combined.set(numbers, found)
  return found
}

/**
 * A number that the task cannot lead to at once: neither said, nor an answer or a result on the way, nor what one
 * operation makes of two numbers of the talk.
 */
const isForeign = (value: number, seal: Seal): boolean =>
  value > 2 &&
  !isAmong(value, seal.numbers) &&
  !seal.answers.some(
    ({ all, between }) => isAmong(value, all.map(Math.abs)) || isAmong(value, between.map(Math.abs)),
  ) &&
  !(seal.noted && isAmong(value, seal.noted.all.map(Math.abs))) &&
  !isAmong(value, combinationsOf(seal.numbers))

/**
 * An equation, or a calculation, with two numbers of its own: an example begins here, whatever announces it. "A mini
 * version: x + y = 10, x - y = 4."
 */
export function hasOwnNumbers(formulas: readonly Formula[], seal: Seal): boolean {
  const own = new Set<number>()
  for (const { parts, signs } of formulas) {
    const isGiven = signs.length > 0 && lettersOf(...parts).length > 0
    const isSum = parts.some(({ expr }) => expr && leavesOf(expr).length > 1)
    if (!isGiven && !isSum) continue
    for (const leaf of parts.flatMap(({ expr }) => (expr ? leavesOf(expr) : [])))
      if (isForeign(leaf, seal)) own.add(leaf)
  }
  return own.size >= 2 || formulas.some((formula) => isOwnFormula(formula, seal))
}

/**
 * `x^2 - 9x + 18` beside `x^2 - 7x + 12`: a formula with letters, two numbers of its own, and other roots than what is
 * sought. A line of the solution has the same roots, and hardly two numbers that nobody has said.
 */
function isOwnFormula({ parts, signs }: Formula, { numbers, answers, noted }: Seal): boolean {
  const [letter, ...others] = lettersOf(...parts)
  const [left, right] = [parts[0]?.expr, signs.length === 0 ? null : parts[1]?.expr]
  if (letter === undefined || others.length > 0 || !left || parts.length > 2) return false
  const sealed = [...answers, ...(noted ? [noted] : [])].flatMap(({ all, between }) =>
    [...all, ...between].map(Math.abs),
  )
  const fresh = new Set(
    parts
      .flatMap(({ expr }) => (expr ? leavesOf(expr) : []))
      .filter((leaf) => leaf > 2 && !isAmong(leaf, numbers) && !isAmong(leaf, sealed)),
  )
  const isRoot = (value: number) =>
    near(safeValue(left, { [letter]: value }), right ? safeValue(right, { [letter]: value }) : 0)
  const known = answers.filter(({ all }) => all.length > 0)
  return fresh.size >= 2 && known.length > 0 && known.every(({ all }) => !all.every(isRoot))
}
