import type { Expr, Statement } from '../math/ast.ts'
import { binary, isClosed, number } from '../math/ast.ts'
import { coefficientsIn, difference, tryPolynomial } from '../math/polynomial.ts'
import { isZero } from '../math/rational.ts'
import { type Bound, formula, type Slip, type Slipped, slipAmong, slipFor, withValues } from '../math/slips.ts'
import { sameValue } from '../math/verify.ts'
import type { MisconceptionId } from './misconception-list.ts'
import type { Diagnosis } from './misconceptions.ts'
import type { ToldTopic } from './told-topics.ts'

interface FormulaSlips {
  /** The word-problem topics it applies to; undefined for any task of its shape. */
  readonly topics?: readonly ToldTopic[]
  /** The correct formula, in its usual forms. */
  readonly right: readonly string[]
  readonly slips: readonly Slip<MisconceptionId>[]
}

/** Each slip is the formula with one mistake in it. */
const table: readonly FormulaSlips[] = [
  {
    topics: ['circle-area'],
    right: ['π*r^2'],
    slips: [
      { place: 'circle-area-length', wrong: ['2*π*r'] },
      { place: 'diameter-radius', wrong: ['π*(2*r)^2', 'π*(r/2)^2'] },
      { place: 'pi-forgotten', wrong: ['r^2'] },
      { place: 'power-as-times', wrong: ['π*r'] },
    ],
  },
  {
    topics: ['circle-length'],
    right: ['2*π*r', 'π*2*r'],
    slips: [
      { place: 'circle-area-length', wrong: ['π*r^2'] },
      { place: 'diameter-radius', wrong: ['π*r', '4*π*r'] },
      { place: 'pi-forgotten', wrong: ['2*r'] },
    ],
  },
  {
    topics: ['circle-length'],
    right: ['π*d'],
    slips: [
      { place: 'circle-area-length', wrong: ['π*(d/2)^2', 'π*d^2'] },
      { place: 'diameter-radius', wrong: ['π*d/2', '2*π*d'] },
      { place: 'pi-forgotten', wrong: ['d'] },
    ],
  },
  {
    topics: ['triangle-area'],
    right: ['a*h/2', '1/2*a*h'],
    slips: [
      { place: 'half-forgotten', wrong: ['a*h'] },
      { place: 'perimeter-area', wrong: ['a+h', '2*(a+h)'] },
    ],
  },
  {
    topics: ['trapezoid-area'],
    right: ['(a+b)/2*h', '(a+b)*h/2'],
    slips: [{ place: 'half-forgotten', wrong: ['(a+b)*h'] }],
  },
  {
    topics: ['rectangle-area'],
    right: ['a*b'],
    slips: [{ place: 'perimeter-area', wrong: ['2*(a+b)', 'a+b'] }],
  },
  {
    topics: ['rectangle-perimeter'],
    right: ['2*(a+b)'],
    slips: [
      { place: 'perimeter-area', wrong: ['a*b'] },
      { place: 'two-of-each', wrong: ['a+b', '2*a+b', 'a+2*b'] },
    ],
  },
  {
    topics: ['rectangle-perimeter'],
    right: ['p/2-a'],
    slips: [{ place: 'two-of-each', wrong: ['p-a', 'p-2*a', 'p/4-a', 'p/2'] }],
  },
  {
    topics: ['square-area'],
    right: ['a^2'],
    slips: [
      { place: 'perimeter-area', wrong: ['4*a'] },
      { place: 'power-as-times', wrong: ['2*a'] },
    ],
  },
  { topics: ['square-perimeter'], right: ['4*a'], slips: [{ place: 'perimeter-area', wrong: ['a^2'] }] },
  {
    topics: ['right-triangle', 'distance'],
    right: ['√(a^2+b^2)'],
    slips: [
      { place: 'sides-not-squared', wrong: ['a+b'] },
      { place: 'root-forgotten', wrong: ['a^2+b^2'] },
    ],
  },
  {
    topics: ['right-triangle'],
    right: ['√(c^2-a^2)'],
    slips: [
      { place: 'sides-not-squared', wrong: ['c-a'] },
      { place: 'root-forgotten', wrong: ['c^2-a^2'] },
      { place: 'leg-as-hypotenuse', wrong: ['√(c^2+a^2)', 'c^2+a^2'] },
    ],
  },
  {
    topics: ['triangle-angles'],
    right: ['180-a-b', '180-(a+b)'],
    slips: [
      { place: 'rest-not-taken', wrong: ['a+b'] },
      { place: 'other-angle-sum', wrong: ['360-a-b', '90-a-b'] },
    ],
  },
  {
    topics: ['percent-of'],
    right: ['p/100*w'],
    slips: [
      { place: 'part-or-rest', wrong: ['w-p/100*w', 'w+p/100*w'] },
      { place: 'hundredth-forgotten', wrong: ['p*w'] },
      { place: 'divided-by-percent', wrong: ['w/p'] },
      { place: 'percent-as-number', wrong: ['w-p', 'w+p'] },
    ],
  },
  {
    topics: ['percent-change'],
    right: ['w*(1-p/100)', 'w-w*(p/100)', 'w-p/100*w'],
    slips: [
      { place: 'part-or-rest', wrong: ['w*p/100'] },
      { place: 'change-turned', wrong: ['w*(1+p/100)'] },
      { place: 'percent-as-number', wrong: ['w-p'] },
    ],
  },
  {
    topics: ['percent-change'],
    right: ['w*(1+p/100)', 'w+w*(p/100)', 'w+p/100*w'],
    slips: [
      { place: 'part-or-rest', wrong: ['w*p/100'] },
      { place: 'change-turned', wrong: ['w*(1-p/100)'] },
      { place: 'percent-as-number', wrong: ['w+p'] },
    ],
  },
  {
    topics: ['percent-whole', 'part-whole'],
    right: ['a/b'],
    slips: [{ place: 'part-as-whole', wrong: ['a*b'] }],
  },
  { topics: ['percent-share'], right: ['a/b*100'], slips: [{ place: 'share-turned', wrong: ['b/a*100'] }] },
  {
    topics: ['arithmetic-term'],
    right: ['a+d*k'],
    slips: [{ place: 'steps-miscounted', wrong: ['a+d*(k+1)', 'a+d*(k-1)'] }],
  },
  {
    topics: ['geometric-term'],
    right: ['b*q^k'],
    slips: [
      { place: 'steps-miscounted', wrong: ['b*q^(k+1)', 'b*q^(k-1)'] },
      { place: 'power-as-times', wrong: ['b*q*k'] },
    ],
  },
  { topics: ['conversion'], right: ['a*60'], slips: [{ place: 'sixty-not-hundred', wrong: ['a*100'] }] },
]

const asDiagnosis = (slip: Slipped<MisconceptionId> | null): Diagnosis | null =>
  slip && { id: slip.place, facts: slip.bound }

/** The place in a word problem's formula that a wrong value points to; null if none does. */
export function diagnoseTold(topic: ToldTopic, task: Expr, line: Statement): Diagnosis | null {
  const value = valueIn(line)
  if (!value) return null
  for (const { topics, right, slips } of table) {
    if (topics && !topics.includes(topic)) continue
    const found = slipFor(right, slips, task, value)
    if (found) return asDiagnosis(found)
  }
  return null
}

/** The value of a line: a number, `18·0.4`, `S = 40`, the end of a chain. */
function valueIn(line: Statement): Expr | null {
  const value =
    line.kind === 'expression'
      ? line.value
      : line.kind === 'equation' && line.left.kind === 'name'
        ? line.right
        : line.kind === 'chain' || (line.kind === 'equation' && isClosed(line.left))
          ? line.kind === 'chain'
            ? line.parts.at(-1)!
            : line.right
          : null
  return value && isClosed(value) ? value : null
}

// ---- Mean -----------------------------------------------------------------------------------------------------------

/** The sum without the division, or divided by a wrong count. */
export function diagnoseMean(values: readonly Expr[], line: Statement): Diagnosis | null {
  const value = valueIn(line)
  if (!value || values.length < 2) return null
  const s = values.reduce((sum, each) => binary('add', sum, each))
  const n = number(values.length)
  const slips: readonly Slip<MisconceptionId>[] = [
    { place: 'mean-not-divided', wrong: ['s'] },
    { place: 'mean-other-count', wrong: ['s/(n-1)', 's/(n+1)', ...(values.length === 2 ? [] : ['s/2'])] },
  ]
  return asDiagnosis(slipAmong([{ s, n }], slips, binary('divide', s, n), value))
}

// ---- The formula of quadratic equations -----------------------------------------------------------------------------

const ofDiscriminant: readonly Slip<MisconceptionId>[] = [
  { place: 'four-a-c', wrong: ['b^2-4*a', 'b^2-4*c', 'b^2-a*c', 'b^2-2*a*c', 'b^2-4*a*c^2', 'b^2-a', 'b^2-c'] },
  { place: 'discriminant-sign', wrong: ['b^2+4*a*c', '-b^2-4*a*c'] },
  { place: 'discriminant-square', wrong: ['2*b-4*a*c', 'b-4*a*c'] },
]

function coefficientsBound(equation: Statement, unknown: string): Bound | null {
  if (equation.kind !== 'equation') return null
  const [left, right] = [tryPolynomial(equation.left), tryPolynomial(equation.right)]
  const found = left && right ? coefficientsIn(difference(left, right), unknown) : null
  if (found?.length !== 3) return null
  const [c, b, a] = found
  return isZero(a!) ? null : { a: number(a!), b: number(b!), c: number(c!) }
}

/** "25 - 8 = 17", "D = 17": the discriminant with one mistake. */
export function diagnoseDiscriminantSlip(equation: Statement, unknown: string, line: Statement): Diagnosis | null {
  const bound = coefficientsBound(equation, unknown)
  const value = valueIn(line)
  if (!bound || !value) return null
  const found = slipAmong([bound], ofDiscriminant, withValues(formula('b^2-4*a*c'), bound), value)
  return found && { id: found.place, facts: { ...bound, product: withValues(formula('4*a*c'), bound) } }
}

/** `25 - 8 = 17` starts with b², so it is the discriminant by any name. */
export function isDiscriminantSlip(equation: Statement, unknown: string, line: Statement): boolean {
  const bound = coefficientsBound(equation, unknown)
  const first = line.kind === 'chain' ? line.parts[0] : null
  if (!bound || (first?.kind !== 'subtract' && first?.kind !== 'add')) return false
  const isSquare = sameValue(first.left, withValues(formula('b^2'), bound)) === 'verified'
  return isSquare && diagnoseDiscriminantSlip(equation, unknown, line) !== null
}

/** Roots by a formula with a wrong denominator: a, 2 or none. */
export function diagnoseFormulaRoots(equation: Statement, unknown: string, roots: readonly Expr[]): Diagnosis | null {
  const bound = coefficientsBound(equation, unknown)
  if (!bound || roots.length === 0 || roots.length > 2) return null
  const values = (end: string) => ['+', '-'].map((sign) => withValues(formula(`(-b${sign}√(b^2-4*a*c))${end}`), bound))
  const isAmong = (root: Expr, all: readonly Expr[]) => all.some((each) => sameValue(each, root) === 'verified')
  const [right, wrong] = [values('/(2*a)'), ['/a', '/2', ''].flatMap(values)]
  const isCut = roots.every((root) => isAmong(root, wrong) && !isAmong(root, right))
  return isCut ? { id: 'formula-denominator', facts: {} } : null
}
