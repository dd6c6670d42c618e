import { Algebra } from './algebra/index.ts'
import { simplified } from './algebra/simplified.ts'
import { approximate } from './approximate.ts'
import type { Equation, Expr, Statement } from './ast.ts'
import { binary, collectNames, equation, isClosed, name, namesOf, negated, number } from './ast.ts'
import { createTrace, type Method } from './equation.ts'
import { contains, Unsolved, type Work } from './equation-work.ts'
import { findRoots } from './general-equation/index.ts'
import { solveInequality } from './inequality.ts'
import type { Polynomial } from './polynomial.ts'
import { degreeOf, difference, product, scale, sum } from './polynomial.ts'
import { absolute, divide, lcm, MathsError, rational } from './rational.ts'
import { coefficientsBy, degreeIn, isConstant, lettersOf } from './ring.ts'
import type { Decline, Solution } from './steps.ts'
import { substitute } from './substitute.ts'
import { writeExpression } from './written.ts'

/** Solves systems: linear ones by addition, others by substitution. */
export function solveSystem(task: Statement & { kind: 'system' }, method: Method): Solution | Decline {
  if (task.lines.every((line) => line.kind === 'inequality')) return solveInequality(task, method)
  const equations = task.lines.filter((line) => line.kind === 'equation')
  if (equations.length < task.lines.length) return 'not-in-reach'
  const names = namesOf(task)
  if (names.length > equations.length || names.length < 2) return names.length < 2 ? 'not-in-reach' : 'several-unknowns'
  const trace = createTrace(task)
  try {
    const isLinear = equations.every((each) => {
      const poly = polynomialOf(each)
      return poly !== null && degreeOf(poly) <= 1
    })
    if (isLinear && names.length === equations.length) return linearSystem(equations, names, trace)
    if (names.length !== 2 || equations.length !== 2) return 'not-in-reach'
    const rows = tryAll([
      () => bySubstitution(equations, names, trace, method),
      () => bySquares(equations, names, trace),
      () => byQuotient(equations, names, trace, method),
    ])
    return finish(rows, names, trace)
  } catch (error) {
    if (error instanceof Unsolved) return error.decline
    throw error
  }
}

type Trace = ReturnType<typeof createTrace>
type Rows = readonly (readonly Expr[])[]

function tryAll(ways: readonly (() => Rows)[]): Rows {
  for (const way of ways) {
    try {
      return way()
    } catch (error) {
      if (!(error instanceof Unsolved) && !(error instanceof MathsError)) throw error
    }
  }
  throw new Unsolved()
}

function finish(rows: Rows, names: readonly string[], trace: Trace): Solution {
  const answer: Statement = rows.length > 0 ? { kind: 'tuples', names, rows } : { kind: 'no-solution' }
  trace.step('read-pairs', answer)
  return { family: 'system', unknown: names[0]!, steps: trace.steps, answer }
}

function polynomialOf(line: Equation): Polynomial | null {
  try {
    const { top, bottom } = new Algebra().ratio(binary('subtract', line.left, line.right))
    return isConstant(bottom) && lettersOf(top).every((letter) => !letter.startsWith('{')) ? top : null
  } catch (error) {
    if (error instanceof MathsError) return null
    throw error
  }
}

// ---- Linear --------------------------------------------------------------------------------------------------------

function linearSystem(equations: readonly Equation[], names: readonly string[], trace: Trace): Solution | Decline {
  let rows = equations.map((each) => cleared(polynomialOf(each)!))
  const algebra = new Algebra()
  const lineOf = (poly: Polynomial): Equation => {
    const letters = [...poly.values()].filter((term) => Object.keys(term.powers).length > 0)
    const free = [...poly.values()].find((term) => Object.keys(term.powers).length === 0)
    const left = letters.reduce<Polynomial>(
      (all, term) => sum(all, new Map([[Object.keys(term.powers)[0]!, term]])),
      new Map(),
    )
    return equation(algebra.polynomialExpr(left), number(free ? divide(free.coefficient, rational(-1)) : 0))
  }
  const show = () => ({ kind: 'system' as const, lines: rows.filter((row) => row.size > 0).map(lineOf) })
  const opened = show()
  if (
    equations.some(
      (each, index) =>
        index < opened.lines.length &&
        (writeExpression(each.left) !== writeExpression(opened.lines[index]!.left) ||
          writeExpression(each.right) !== writeExpression(opened.lines[index]!.right)),
    )
  ) {
    trace.step('collect-sides', opened)
  }
  const solved: { letter: string; poly: Polynomial }[] = []
  for (const letter of [...names].reverse()) {
    if (solved.length === names.length - 1) break
    const pivot = rows.filter((row) => degreeIn(row, letter) === 1).sort((a, b) => a.size - b.size)[0]
    if (!pivot) return 'not-in-reach'
    const rest = rows.filter((row) => row !== pivot)
    const [, own] = coefficientsBy(pivot, letter)
    const next = rest.map((row) => {
      const [, other] = coefficientsBy(row, letter)
      if (!other || other.size === 0) return row
      const [a, b] = [own!.get('')!.coefficient, other.get('')!.coefficient]
      const common = lcm(absolute(a).n, absolute(b).n)
      const multiple = (poly: Polynomial, factor: typeof a) => scale(poly, divide(rational(common), absolute(factor)))
      const [first, second] = [multiple(row, b), multiple(pivot, a)]
      return a.n * b.n > 0n ? difference(first, second) : sum(first, second)
    })
    solved.push({ letter, poly: pivot })
    rows = next
    const visible = rows.filter((row) => row.size > 0)
    if (visible.some((row) => isConstant(row))) {
      const answer: Statement = { kind: 'no-solution' }
      trace.step(
        'add-equations',
        { kind: 'system', lines: [...visible.map(lineOf), lineOf(pivot)] },
        { letter: name(letter) },
      )
      trace.step('conclude-none', answer)
      return { family: 'system', unknown: names[0]!, steps: trace.steps, answer }
    }
    if (visible.length < names.length - solved.length) return 'not-in-reach'
    trace.step(
      'add-equations',
      { kind: 'system', lines: [...visible.map(lineOf), ...solved.map((each) => lineOf(each.poly))] },
      { letter: name(letter) },
    )
  }
  const values = new Map<string, Expr>()
  const order = [...rows.filter((row) => row.size > 0), ...solved.reverse().map((each) => each.poly)]
  for (const poly of order) {
    const letter = lettersOf(poly).find((each) => !values.has(each))
    if (!letter) continue
    const [free, factor] = coefficientsBy(poly, letter).map((part) =>
      [...values].reduce((expr, [known, value]) => substitute(expr, known, value), algebra.polynomialExpr(part)),
    )
    values.set(letter, simplified(negated(binary('divide', free!, factor!))))
    if (values.size === 1) {
      const first = lineOf(poly)
      trace.step(
        'divide',
        { kind: 'system', lines: [equation(name(letter), values.get(letter)!), ...order.slice(1).map(lineOf)] },
        { by: coefficient(first.left) },
      )
    }
  }
  return finish([names.map((letter) => values.get(letter) ?? number(0))], names, trace)
}

/** The coefficient of a term: -5 for `-5a`. */
const coefficient = (expr: Expr): Expr => {
  if (expr.kind === 'negate') return simplified(negated(coefficient(expr.of)))
  return expr.kind === 'multiply' ? expr.left : number(1)
}

/** Multiplies out denominators. */
const cleared = (poly: Polynomial): Polynomial => {
  const common = [...poly.values()].reduce((all, term) => lcm(all, term.coefficient.d), 1n)
  return scale(poly, rational(common))
}

// ---- Substitution --------------------------------------------------------------------------------------------------

/** Solves a line for a letter that stands alone or occurs only linearly; null otherwise. */
function expressed(line: Equation, letter: string): Expr | null {
  if (line.left.kind === 'name' && line.left.name === letter && !contains(line.right, letter)) return line.right
  if (line.right.kind === 'name' && line.right.name === letter && !contains(line.left, letter)) return line.left
  const algebra = new Algebra()
  const { top } = algebra.ratio(binary('subtract', line.left, line.right))
  if ([...algebra.atoms.values()].some((atom) => contains(atom.expr, letter))) return null
  const [free, factor, ...more] = coefficientsBy(top, letter)
  if (!free || !factor || more.length > 0) return null
  return algebra.expr(
    algebra.divide(
      { top: scale(free, rational(-1)), bottom: new Map([['', { coefficient: rational(1), powers: {} }]]) },
      { top: factor, bottom: new Map([['', { coefficient: rational(1), powers: {} }]]) },
    ),
  )
}

function bySubstitution(equations: readonly Equation[], names: readonly string[], trace: Trace, method: Method): Rows {
  const choices = equations.flatMap((line, index) =>
    names.flatMap((letter) => {
      const value = expressed(line, letter)
      return value
        ? [{ index, letter, value, size: writeExpression(value).length + (value.kind === 'divide' ? 20 : 0) }]
        : []
    }),
  )
  const [best] = choices.sort((a, b) => a.size - b.size)
  if (!best) throw new Unsolved()
  const other = equations[1 - best.index]!
  const rest = names.find((letter) => letter !== best.letter)!
  const put = equation(
    substitute(other.left, best.letter, best.value),
    substitute(other.right, best.letter, best.value),
  )
  const roots = findRoots(put, work(put, rest, method))
  if (roots.kind !== 'roots') throw new Unsolved()
  trace.step(
    'express',
    { kind: 'system', lines: [equation(name(best.letter), best.value), other] },
    { letter: name(best.letter) },
  )
  trace.step(
    'put-in',
    { kind: 'system', lines: [equation(name(best.letter), best.value), put] },
    { letter: name(best.letter) },
  )
  return fitting(
    equations,
    names,
    roots.values.map((root) =>
      names.map((letter) => (letter === rest ? root : simplified(substitute(best.value, rest, root)))),
    ),
  )
}

const work = (line: Equation, unknown: string, method: Method): Work => ({
  trace: createTrace(line),
  unknown,
  method,
  depth: 1,
  family: null,
})

function fitting(equations: readonly Equation[], names: readonly string[], rows: Rows): Rows {
  return rows.filter((row) => {
    const at = Object.fromEntries(names.map((letter, index) => [letter, approximate(row[index]!)]))
    return equations.every((line) => {
      const [left, right] = [approximate(line.left, at), approximate(line.right, at)]
      return Math.abs(left - right) <= 1e-7 * Math.max(1, Math.abs(left))
    })
  })
}

/** Systems linear in the squares: x² + y² = 25, x² - y² = 7. */
function bySquares(equations: readonly Equation[], names: readonly string[], trace: Trace): Rows {
  const [x, y] = names as [string, string]
  const polys = equations.map(polynomialOf)
  const isInSquares = polys.every(
    (poly) =>
      poly !== null &&
      [...poly.values()].every(
        (term) => Object.values(term.powers).every((power) => power === 2) && Object.keys(term.powers).length <= 1,
      ),
  )
  if (!isInSquares) throw new Unsolved()
  const rowsOf = polys.map((poly) =>
    [x, y, ''].map(
      (letter) =>
        [...poly!.values()].find((term) => (Object.keys(term.powers)[0] ?? '') === letter)?.coefficient ?? rational(0),
    ),
  )
  const [[a, b, c], [d, e, f]] = rowsOf as [[typeof ONE, typeof ONE, typeof ONE], [typeof ONE, typeof ONE, typeof ONE]]
  const determinant = minus(a, e, b, d)
  if (determinant.n === 0n) throw new Unsolved()
  const squares = [divide(minus(b, f, c, e), determinant), divide(minus(c, d, a, f), determinant)]
  trace.step(
    'add-equations',
    {
      kind: 'system',
      lines: [x, y].map((letter, index) => equation(binary('power', name(letter), number(2)), number(squares[index]!))),
    },
    { letter: name(y) },
  )
  if (squares.some((square) => square.n < 0n)) return []
  const roots = squares.map((square) => {
    const root = simplified({ kind: 'root', of: number(square), index: 2 })
    return square.n === 0n ? [root] : [root, simplified(negated(root))]
  })
  return roots[0]!.flatMap((first) => roots[1]!.map((second) => [first, second]))
}
const ONE = rational(1)
const minus = (a: typeof ONE, b: typeof ONE, c: typeof ONE, d: typeof ONE) => {
  const [left, right] = [rational(a.n * b.n, a.d * b.d), rational(c.n * d.n, c.d * d.d)]
  return rational(left.n * right.d - right.n * left.d, left.d * right.d)
}

/** Homogeneous systems of degree two, by y = tx. */
function byQuotient(equations: readonly Equation[], names: readonly string[], trace: Trace, method: Method): Rows {
  const [x, y] = names as [string, string]
  const polys = equations.map(polynomialOf)
  if (polys.some((poly) => !poly)) throw new Unsolved()
  const frees = polys.map((poly) => poly!.get('')?.coefficient ?? rational(0))
  const [first, second] = polys as [Polynomial, Polynomial]
  const mixed = difference(scale(first, frees[1]!), scale(second, frees[0]!))
  const isHomogeneous = [...mixed.values()].every((term) => Object.values(term.powers).reduce((a, b) => a + b, 0) === 2)
  if (!isHomogeneous || mixed.size === 0) throw new Unsolved()
  const algebra = new Algebra()
  const inT = [...mixed.values()].reduce<Polynomial>(
    (all, term) =>
      sum(all, product(new Map([['', { coefficient: term.coefficient, powers: {} }]]), powerOfT(term.powers[y] ?? 0))),
    new Map(),
  )
  const line = equation(algebra.polynomialExpr(inT), number(0))
  const roots = findRoots(line, work(line, 't', method))
  if (roots.kind !== 'roots') throw new Unsolved()
  trace.step(
    'add-equations',
    { kind: 'system', lines: [equation(algebra.polynomialExpr(mixed), number(0)), equations[0]!] },
    { letter: number(1) },
  )
  const rows = roots.values.flatMap((t) => {
    const put = equation(
      substitute(equations[0]!.left, y, binary('multiply', t, name(x))),
      substitute(equations[0]!.right, y, binary('multiply', t, name(x))),
    )
    if (isClosed(put.left) && isClosed(put.right)) return []
    const values = findRoots(put, work(put, x, method))
    return values.kind === 'roots'
      ? values.values.map((value) => [value, simplified(binary('multiply', t, value))])
      : []
  })
  if ([...collectNames(line.left)].length === 0) throw new Unsolved()
  return fitting(equations, names, rows)
}
const powerOfT = (power: number): Polynomial =>
  power === 0
    ? new Map([['', { coefficient: ONE, powers: {} }]])
    : new Map([[`t${power}`, { coefficient: ONE, powers: { t: power } }]])
