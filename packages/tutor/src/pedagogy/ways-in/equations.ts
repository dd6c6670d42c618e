import {
  binary,
  call,
  children,
  collectNames,
  type Equation,
  type Expr,
  type FunctionName,
  name,
  number,
  type Relation,
  type Statement,
  someNode,
} from '../../math/ast.ts'
import { coefficientsIn, tryPolynomial } from '../../math/polynomial.ts'
import { absolute, equals, isZero, negate, type Rational } from '../../math/rational.ts'
import type { Family, Step } from '../../math/steps.ts'
import { twoNumbersOf } from './expressions.ts'
import { baseOf, exponentOf, type WayIn, wayIn, whole, wholeOf } from './way-in.ts'

/** The way into an equation, by the first step of its solution and its form. */
export function wayOfEquation(task: Equation, family: Family, steps: readonly Step[]): WayIn | null {
  const [step] = steps
  if (!step) return null
  const { facts } = step
  switch (step.rule) {
    case 'divide':
      return wayIn('linear-one-step', facts)
    case 'move-number':
      return family === 'linear' ? wayIn('linear-two-steps', facts) : null
    case 'gather-unknown':
      return wayIn('linear-both-sides', facts)
    case 'clear-fractions':
      return wayIn('linear-fractions', facts)
    case 'expand-sides':
      return wayIn(family === 'linear' ? 'linear-brackets' : 'quadratic-brackets')
    case 'collect-sides':
      return family === 'linear' ? wayIn('linear-collect') : null
    case 'find-pair':
    case 'split-middle':
      return wayOfQuadratic(task.left)
    case 'discriminant':
    case 'formula':
      return wayIn('quadratic-formula')
    case 'take-out':
      return wayIn('quadratic-common-factor')
    case 'zero-product':
      return wayIn('zero-product')
    case 'square-root':
      return wayIn('quadratic-square')
    case 'no-square':
      return wayIn('quadratic-no-square')
    case 'isolate-square': {
      const then = steps[1]
      if (then?.rule === 'no-square') return wayIn('quadratic-no-square')
      return then?.rule === 'take-root' ? wayIn('power-alone', then.facts) : wayIn('quadratic-square-not-alone')
    }
    case 'take-root':
      return wayIn('power-alone', facts)
    case 'substitute':
      return wayIn('hidden-quadratic', facts)
    case 'clear-denominators':
      return wayIn('unknown-below', facts)
    case 'split-modulus':
      return wayOfModulus(task, facts)
    case 'critical-points':
      return family === 'modulus' ? wayIn('modulus-pieces') : null
    case 'no-modulus':
      return wayIn('modulus-negative')
    case 'raise-both':
      return wayIn('root-alone', facts)
    case 'isolate-root':
      return wayIn('root-with-company')
    case 'no-root':
      return wayIn('root-negative')
    case 'same-base':
      return wayOfPowers(task)
    case 'take-log':
      return wayIn('exponent-by-log', facts)
    case 'no-power':
      return wayIn('power-not-positive')
    case 'log-definition':
      return wayIn('log-as-power', facts)
    case 'combine-logs':
      return wayIn('logs-together')
    case 'drop-logs':
      return wayIn('logs-equal')
    case 'unit-circle':
      return wayIn('angle-on-circle')
    case 'isolate-function':
      return wayIn(family === 'logarithmic' ? 'log-with-company' : 'trig-with-company')
    case 'one-function':
      return wayOfTrigonometry(task)
    default:
      return null
  }
}

function wayOfQuadratic(left: Expr): WayIn | null {
  const found = twoNumbersOf(left)
  return found && wayIn(found.isMonic ? 'quadratic-two-numbers' : 'quadratic-split', found.facts)
}

function wayOfModulus(task: Equation, facts: Readonly<Record<string, Expr>>): WayIn {
  const side = [task.left, task.right].find((each) => each.kind === 'call' && each.fn === 'abs')
  const inside = side?.kind === 'call' ? side.args[0] : undefined
  return inside && facts.value ? wayIn('modulus', { inside, value: facts.value }) : wayIn('modulus-alone')
}

/** `4^x = 8`: the base behind both sides, and the number that is to be written with it. */
function wayOfPowers(task: Equation): WayIn | null {
  const side = [task.left, task.right].find((each) => each.kind === 'power')
  const base = side?.kind === 'power' ? wholeOf(side.left) : null
  const alone = [task.left, task.right].map(wholeOf).find((each) => each !== null)
  if (base === null || base < 2n) return wayIn('powers-of-one-base')
  const common = baseOf(base)
  // `4^x = 8`: both are rewritten, and the base of the task is the first.
  const value = common === base ? alone : base
  const exponent = value !== undefined && value !== null ? exponentOf(value, common) : null
  return wayIn(
    'powers-of-one-base',
    value !== undefined && value !== null && exponent !== null
      ? { base: whole(common), value: whole(value), exponent: whole(exponent) }
      : {},
  )
}

const isCallOf =
  (...names: readonly FunctionName[]) =>
  (node: Expr): boolean =>
    node.kind === 'call' && names.includes(node.fn)

function wayOfTrigonometry(task: Equation): WayIn {
  const both = binary('subtract', task.left, task.right)
  const angles = new Set<string>()
  const look = (node: Expr): void => {
    if (node.kind === 'call') for (const angle of node.args) angles.add(JSON.stringify(angle, bigints))
    children(node).forEach(look)
  }
  look(both)
  if (angles.size > 1) return wayIn('double-angle')
  for (const [squared, other] of [
    ['sin', 'cos'],
    ['cos', 'sin'],
  ] as const) {
    const isSquare = (node: Expr) => node.kind === 'power' && isCallOf(squared)(node.left)
    const isPlain = (node: Expr): boolean =>
      isCallOf(other)(node) || (node.kind !== 'power' && children(node).some(isPlain))
    if (!someNode(both, isSquare) || !isPlain(both)) continue
    const letter = name([...collectNames(both)][0] ?? 'x')
    const square = binary('power', call(squared, letter), number(2))
    const plain = call(other, letter)
    return wayIn('squares-of-sine-and-cosine', { square, other: plain, otherSquare: binary('power', plain, number(2)) })
  }
  return wayIn('trig-product')
}

const bigints = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)

/** The way into an inequality. */
export function wayOfInequality(
  task: { readonly left: Expr; readonly relation: Relation; readonly right: Expr },
  steps: readonly Step[],
): WayIn | null {
  const rules = steps.map(({ rule }) => rule)
  if (rules.includes('flip-sign')) return wayIn('negative-factor')
  if (rules.includes('keep-sign')) return wayIn('linear-inequality')
  if (rules[0] !== 'critical-points' && !rules.includes('sign-chart')) return null
  const isFraction = someNode(task.left, (node) => node.kind === 'divide' && collectNames(node.right).size > 0)
  if (isFraction) return wayIn('fraction-inequality')
  return tryPolynomial(task.left) ? wayIn('quadratic-inequality') : null
}

/** The way into a system of two equations with two letters. */
export function wayOfSystem(task: Statement & { readonly kind: 'system' }, [step]: readonly Step[]): WayIn | null {
  const equations = task.lines.filter((line): line is Equation => line.kind === 'equation')
  const [first, second] = equations
  if (!first || !second || equations.length !== 2 || task.lines.length !== 2) return null
  const ready = equations.find(({ left, right }) => left.kind === 'name' && !holds(right, left.name))
  if (ready?.left.kind === 'name') return wayIn('system-ready', { letter: ready.left, meaning: ready.right })
  const names = [...collectNames(first.left), ...collectNames(first.right)]
  const pairs = [...new Set(names)].flatMap((letter) => {
    const [a, b] = [coefficientOf(first, letter), coefficientOf(second, letter)]
    return a && b ? [{ letter, a, b }] : []
  })
  const isFit = ({ a, b }: { a: Rational; b: Rational }) => !isZero(a) && equals(absolute(a), absolute(b))
  // Adding is easier than subtracting, where both would do.
  const adds = pairs.find(({ a, b }) => !isZero(a) && equals(a, negate(b)))
  if (adds) return wayIn('system-adds-up', { letter: name(adds.letter) })
  const fits = pairs.find(isFit)
  if (fits) return wayIn('system-takes-away', { letter: name(fits.letter) })
  const { letter } = step?.facts ?? {}
  if (step?.rule === 'add-equations' && letter) return wayIn('system-multiplied', { letter })
  return step?.rule === 'express' && letter ? wayIn('system-substitution', { letter }) : null
}

const holds = (expr: Expr, letter: string) => collectNames(expr).has(letter)

/** The coefficient of a letter in a linear equation; null if it is not linear in all of its letters. */
function coefficientOf({ left, right }: Equation, letter: string): Rational | null {
  const polynomial = tryPolynomial(binary('subtract', left, right))
  if (!polynomial) return null
  const terms = [...polynomial.values()]
  const isLinear = terms.every(({ powers }) => Object.values(powers).reduce((sum, each) => sum + each, 0) <= 1)
  if (!isLinear) return null
  return terms.find(({ powers }) => (powers[letter] ?? 0) === 1)?.coefficient ?? null
}

/** For tasks that ask for the value of a polynomial's zeros or turning point. */
export function quadraticOf(value: Expr): readonly [Rational, Rational, Rational] | null {
  const [letter, ...others] = collectNames(value)
  const polynomial = letter && others.length === 0 ? tryPolynomial(value) : null
  const coefficients = polynomial && letter ? coefficientsIn(polynomial, letter) : null
  const [c, b, a] = coefficients ?? []
  return coefficients?.length === 3 && a && b && c ? [a, b, c] : null
}
