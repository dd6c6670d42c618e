import {
  add,
  divide,
  equals,
  isZero,
  multiply,
  ONE,
  type Rational,
  rational,
  subtract,
  ZERO,
} from '../../../math/rational.ts'

type Values = ReadonlyMap<string, Rational>

export const namesIn = (formula: string): string[] => [...new Set(formula.match(/[a-z]\w*/gi) ?? [])]

/** The value of `2 * (length + width)`; null if a quantity is unknown or the divisor is zero. */
export function worthOf(formula: string, values: Values): Rational | null {
  const tokens = formula.match(/[a-z]\w*|\d+(?:\.\d+)?|[-+*/()]/gi) ?? []
  let at = 0
  const sum = (): Rational | null => {
    let left = product()
    while (left && (tokens[at] === '+' || tokens[at] === '-')) {
      const isPlus = tokens[at++] === '+'
      const right = product()
      left = right && (isPlus ? add(left, right) : subtract(left, right))
    }
    return left
  }
  const product = (): Rational | null => {
    let left = factor()
    while (left && (tokens[at] === '*' || tokens[at] === '/')) {
      const isTimes = tokens[at++] === '*'
      const right = factor()
      if (!right || (!isTimes && isZero(right))) return null
      left = isTimes ? multiply(left, right) : divide(left, right)
    }
    return left
  }
  const factor = (): Rational | null => {
    const token = tokens[at++] ?? ''
    if (token === '(') {
      const inside = sum()
      at++
      return inside
    }
    if (!/^\d/.test(token)) return values.get(token) ?? null
    const [whole = '0', part = ''] = token.split('.')
    return rational(BigInt(`${whole}${part}`), 10n ** BigInt(part.length))
  }
  return sum()
}

/** How far the sides of an equation are apart. */
function gapOf(equation: string, values: Values): Rational | null {
  const [left, right] = equation.split('=').map((side) => worthOf(side, values))
  return left && right ? subtract(left, right) : null
}

/** The quantity that is missing in an equation; null if the equation is not linear in it. */
function missing(equation: string, name: string, values: Values): Rational | null {
  const [zero, one, two] = [ZERO, ONE, rational(2)].map((each) => gapOf(equation, new Map(values).set(name, each)))
  // With the quantity as a divisor there is no value at zero.
  if (!one || !two) return null
  if (!zero || !equals(subtract(two, one), subtract(one, zero))) {
    const turned = new Map(values).set(name, ONE)
    const [target = '', rest = ''] = equation.split('=').map((side) => side.trim())
    const parts = rest.split(' / ')
    if (parts.length !== 2 || parts[1] !== name || !/^\w+$/.test(parts[0] ?? '')) return null
    const [whole, by] = [worthOf(parts[0] ?? '', turned), worthOf(target, turned)]
    return whole && by && !isZero(by) ? divide(whole, by) : null
  }
  const slope = subtract(one, zero)
  return isZero(slope) ? null : divide(subtract(ZERO, zero), slope)
}

/** The values of all quantities; null if the equations leave one open or contradict each other. */
export function solve(equations: readonly string[], known: Values): Map<string, Rational> | null {
  const values = spread(equations, known)
  const open = [...new Set(equations.flatMap(namesIn))].filter((name) => !values.has(name))
  if (open.length > 0) {
    for (const name of open) {
      const found = closed(equations, values, name)
      if (found) return found
    }
    return null
  }
  return equations.every((each) => isHeld(each, values)) ? values : null
}

const isHeld = (equation: string, values: Values) => {
  const gap = gapOf(equation, values)
  return gap !== null && isZero(gap)
}

function spread(equations: readonly string[], known: Values): Map<string, Rational> {
  const values = new Map(known)
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false
    for (const equation of equations) {
      const [name, ...more] = namesIn(equation).filter((each) => !values.has(each))
      const value = name !== undefined && more.length === 0 ? missing(equation, name, values) : null
      if (!value || name === undefined) continue
      values.set(name, value)
      isGrowing = true
    }
  }
  return values
}

/** Coupled quantities: the value of one for which the equation that is left over holds. */
function closed(equations: readonly string[], values: Values, name: string): Map<string, Rational> | null {
  const at = (value: Rational) => spread(equations, new Map(values).set(name, value))
  const trials = [ONE, rational(2), rational(3)].map((value) => at(value))
  for (const equation of equations) {
    const [one, two, three] = trials.map((trial) => gapOf(equation, trial))
    if (!one || !two || !three) continue
    const slope = subtract(two, one)
    if (isZero(slope) || !equals(subtract(three, two), slope)) continue
    const done = at(subtract(ONE, divide(one, slope)))
    return equations.every((each) => isHeld(each, done)) ? done : null
  }
  return null
}
