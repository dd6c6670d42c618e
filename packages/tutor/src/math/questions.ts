import { approximate } from './approximate.ts'
import type { Expr, Request, Statement } from './ast.ts'
import { binary, children, expression, isClosed, name, namesOf, number, withChildren } from './ast.ts'
import { intervalsOf } from './judge.ts'
import { realAt } from './numeric.ts'
import { tryPolynomial } from './polynomial.ts'
import { simplifyExpression } from './simplify.ts'
import type { Decline, Solution, Step } from './steps.ts'
import { rootsIn } from './steps.ts'

type Inner = (task: Statement) => Solution | Decline

/**
 * Solves questions about the result of another task: the number of integer solutions, the sum of the roots, the
 * minimum. That task is solved first; the last step derives the answer from it.
 */
export function solveQuestion(task: Request, inner: Inner): Solution | Decline {
  const { operation, subject } = task
  const unknown = task.unknown ?? namesOf(subject)[0] ?? 'x'
  switch (operation) {
    case 'discriminant':
      return discriminantOf(task, unknown)
    case 'coefficient':
      return coefficientOf(task, unknown)
    case 'slope':
      return slopeAt(task, unknown, inner)
    case 'extreme-place':
    case 'extreme-value':
      return extreme(task, unknown, inner)
    default: {
      const vieta = operation === 'roots-sum' || operation === 'roots-product' ? byVieta(task, unknown) : null
      if (vieta) return vieta
      const solved = inner(subject)
      if (typeof solved === 'string') return solved
      const value = readOff(task, solved)
      return value ? finished(solved, value) : 'not-in-reach'
    }
  }
}

function finished(solved: Solution, value: Expr): Solution {
  const answer = expression(value)
  const last: Step = { rule: 'read-off', before: solved.answer, after: answer, facts: {} }
  return { family: 'formula', unknown: null, steps: [...solved.steps, last], answer }
}

function readOff(task: Request, { answer }: Solution): Expr | null {
  const roots = rootsIn(answer)
  const isNone = answer.kind === 'no-solution'
  switch (task.operation) {
    case 'roots-count':
      return isNone || roots.length > 0 ? number(roots.length) : null
    case 'roots-sum':
      return roots.length > 0 ? exactly(roots.reduce((a, b) => binary('add', a, b))) : null
    case 'roots-product':
      return roots.length > 0 ? exactly(roots.reduce((a, b) => binary('multiply', a, b))) : null
    case 'roots-difference':
      return roots.length === 2 ? exactly(binary('subtract', byLargest(roots)[0]!, byLargest(roots)[1]!)) : null
    case 'root-largest':
      return byLargest(roots)[0] ?? null
    case 'root-smallest':
      return byLargest(roots).at(-1) ?? null
    case 'integers-count':
    case 'integer-largest':
    case 'integer-smallest':
      return integerIn(task, answer)
    case 'part':
    case 'part-largest':
    case 'part-smallest':
      return partOf(task, answer)
    default:
      return null
  }
}

const byLargest = (values: readonly Expr[]) => [...values].sort((a, b) => approximate(b) - approximate(a))

/** The exact value as far as the core can compute it; null otherwise. */
function exactly(value: Expr): Expr | null {
  const done = simplifyExpression(value)
  if (typeof done === 'string') return null
  return done.answer.kind === 'expression' ? done.answer.value : null
}

// ---- Whole numbers in a set -----------------------------------------------------------------------------------------

function integerIn(task: Request, answer: Statement): Expr | null {
  const set = intervalsOf(answer)
  if (!set) return null
  const least = task.values?.[0] ? realAt(task.values[0], {}) : Number.NEGATIVE_INFINITY
  const ranges = set.flatMap(({ from, to, closedFrom, closedTo }) => {
    const [low, high] = [
      from ? realAt(from, {}) : Number.NEGATIVE_INFINITY,
      to ? realAt(to, {}) : Number.POSITIVE_INFINITY,
    ]
    const first = Math.max(least, Number.isFinite(low) ? wholeAbove(low, closedFrom) : low)
    const last = Number.isFinite(high) ? -wholeAbove(-high, closedTo) : high
    return first <= last ? [[first, last] as const] : []
  })
  if (task.operation === 'integers-count') {
    const count = ranges.reduce((total, [first, last]) => total + last - first + 1, 0)
    return Number.isFinite(count) ? number(count) : null
  }
  const ends = ranges.map(([first, last]) => (task.operation === 'integer-largest' ? last : first))
  const end = task.operation === 'integer-largest' ? Math.max(...ends) : Math.min(...ends)
  return Number.isFinite(end) ? number(end) : null
}

function wholeAbove(end: number, closed: boolean): number {
  const near = Math.round(end)
  if (Math.abs(near - end) < 1e-9) return closed ? near : near + 1
  return Math.ceil(end)
}

// ---- Parts of pairs --------------------------------------------------------------------------------------------------

function partOf(task: Request, answer: Statement): Expr | null {
  const of = task.values?.[0] ?? (task.unknown ? name(task.unknown) : null)
  const rows = rowsOf(answer)
  if (rows.length === 0) return null
  if (task.operation !== 'part') {
    const all = byLargest(rows.flatMap((row) => [...row.values()]))
    return (task.operation === 'part-largest' ? all[0] : all.at(-1)) ?? null
  }
  if (!of) return null
  const positive = rows.filter((row) => [...row.values()].every((value) => approximate(value) > 0))
  const values = (task.values?.[1] ? positive : rows).map((row) => {
    const put = substituted(of, row)
    return isClosed(put) ? (exactly(put) ?? put) : null
  })
  const [first] = values
  if (!first || values.some((value) => !value || Math.abs(approximate(value) - approximate(first)) > 1e-9)) return null
  return first
}

function rowsOf(answer: Statement): ReadonlyMap<string, Expr>[] {
  if (answer.kind === 'tuples')
    return answer.rows.map((row) => new Map(answer.names.map((letter, index) => [letter, row[index]!])))
  if (answer.kind !== 'cases') return []
  return answer.cases.flatMap(({ left, right }) => (left.kind === 'name' ? [new Map([[left.name, right]])] : []))
}

function substituted(expr: Expr, row: ReadonlyMap<string, Expr>): Expr {
  if (expr.kind === 'name') return row.get(expr.name) ?? expr
  return withChildren(
    expr,
    children(expr).map((child) => substituted(child, row)),
  )
}

// ---- Discriminants and coefficients ----------------------------------------------------------------------------------

function discriminantOf(task: Request, unknown: string): Solution | Decline {
  const { subject } = task
  const of = subject.kind === 'equation' ? binary('subtract', subject.left, subject.right) : null
  const terms = of && coefficients(of, unknown)
  if (terms?.length !== 3) return 'not-an-exercise'
  const [c, b, a] = terms as [Expr, Expr, Expr]
  const formula = binary(
    'subtract',
    binary('power', b, number(2)),
    binary('multiply', binary('multiply', number(4), a), c),
  )
  const value = exactly(formula)
  if (!value) return 'not-in-reach'
  const facts = {
    formula: binary(
      'subtract',
      binary('power', name('b'), number(2)),
      binary('multiply', number(4), binary('multiply', name('a'), name('c'))),
    ),
  }
  return {
    family: 'formula',
    unknown: null,
    steps: [
      { rule: 'use-formula', before: subject, after: expression(formula), facts },
      { rule: 'work-out', before: expression(formula), after: expression(value), facts: {} },
    ],
    answer: expression(value),
  }
}

/** Vieta's formulas: the roots of a quadratic add up to -b/a and multiply to c/a, also for irrational roots. */
function byVieta(task: Request, unknown: string): Solution | null {
  const { subject, operation } = task
  const of = subject.kind === 'equation' ? binary('subtract', subject.left, subject.right) : null
  const terms = of && coefficients(of, unknown)
  if (terms?.length !== 3) return null
  const [c, b, a] = terms as [Expr, Expr, Expr]
  const [p, q, r] = [a, b, c].map((each) => approximate(each)) as [number, number, number]
  // Books disagree on whether a double root counts once or twice.
  if (q * q - 4 * p * r <= 1e-12) return null
  const formula =
    operation === 'roots-sum' ? binary('divide', binary('subtract', number(0), b), a) : binary('divide', c, a)
  const value = exactly(formula)
  if (!value) return null
  const facts = {
    formula:
      operation === 'roots-sum'
        ? binary('divide', { kind: 'negate', of: name('b') }, name('a'))
        : binary('divide', name('c'), name('a')),
  }
  const step = { rule: 'use-formula' as const, before: subject, after: expression(value), facts }
  return { family: 'formula', unknown: null, steps: [step], answer: expression(value) }
}

/** Coefficients from the constant up, where the expression is a polynomial of that letter alone. */
function coefficients(of: Expr, unknown: string): Expr[] | null {
  const polynomial = tryPolynomial(of)
  if (!polynomial) return null
  const found: Expr[] = []
  for (const term of polynomial.values()) {
    const powers = Object.entries(term.powers as Record<string, number>)
    if (powers.some(([letter]) => letter !== unknown) || powers.length > 1) return null
    found[powers[0]?.[1] ?? 0] = number(term.coefficient)
  }
  return Array.from({ length: found.length }, (_, index) => found[index] ?? number(0))
}

function coefficientOf(task: Request, unknown: string): Solution | Decline {
  const { subject, values } = task
  const degree = values?.[0] ? realAt(values[0], {}) : Number.NaN
  if (subject.kind !== 'expression' || !Number.isInteger(degree)) return 'not-an-exercise'
  const all = coefficients(subject.value, unknown)
  if (!all) return 'not-in-reach'
  const value = all[degree] ?? number(0)
  const written = all
    .flatMap((coefficient, index): Expr[] => {
      if (approximate(coefficient) === 0) return []
      if (index === 0) return [coefficient]
      const letter = index === 1 ? name(unknown) : binary('power', name(unknown), number(index))
      return [approximate(coefficient) === 1 ? letter : binary('multiply', coefficient, letter)]
    })
    .reverse()
  if (written.length === 0) return 'not-in-reach'
  const whole = expression(written.reduce((a, b) => binary('add', a, b)))
  return {
    family: 'formula',
    unknown: null,
    steps: [
      { rule: 'expand', before: subject, after: whole, facts: {} },
      { rule: 'read-off', before: whole, after: expression(value), facts: {} },
    ],
    answer: expression(value),
  }
}

// ---- Slopes and extremes ---------------------------------------------------------------------------------------------

function slopeAt(task: Request, unknown: string, inner: Inner): Solution | Decline {
  const at = task.values?.[0]
  if (task.subject.kind !== 'expression' || !at) return 'not-an-exercise'
  const derived = inner({ kind: 'request', operation: 'differentiate', subject: task.subject, unknown })
  if (typeof derived === 'string') return derived
  if (derived.answer.kind !== 'expression') return 'not-in-reach'
  const put = substituted(derived.answer.value, new Map([[unknown, at]]))
  const value = exactly(put)
  if (!value) return 'not-in-reach'
  return {
    family: 'formula',
    unknown: null,
    steps: [
      ...derived.steps,
      {
        rule: 'put-value',
        before: derived.answer,
        after: expression(value),
        facts: { letter: name(unknown), value: at },
      },
    ],
    answer: expression(value),
  }
}

/** values: 1 for the greatest value and -1 for the least, then the ends of a segment if there is one. */
function extreme(task: Request, unknown: string, inner: Inner): Solution | Decline {
  const [sign, from, to] = task.values ?? []
  const { subject } = task
  if (subject.kind !== 'expression' || !sign) return 'not-an-exercise'
  const isGreatest = realAt(sign, {}) > 0
  const f = (x: number) => realAt(subject.value, { [unknown]: x })
  const solved = inner({ kind: 'request', operation: 'extrema', subject, unknown })
  if (typeof solved === 'string') return solved
  const points = rowsOf(solved.answer).map((row) => ({ x: row.get(unknown)!, y: [...row.values()].at(-1)! }))
  if (points.some(({ x, y }) => !x || !y)) return 'not-in-reach'
  if (from && to) {
    const inside = points.filter(({ x }) => approximate(x) > approximate(from) && approximate(x) < approximate(to))
    const ends = [from, to].flatMap((x) => {
      const y = exactly(substituted(subject.value, new Map([[unknown, x]])))
      return y ? [{ x, y }] : []
    })
    if (ends.length < 2) return 'not-in-reach'
    const [best] = [...inside, ...ends].sort((a, b) => (approximate(b.y) - approximate(a.y)) * (isGreatest ? 1 : -1))
    return finished(solved, task.operation === 'extreme-place' ? best!.x : best!.y)
  }
  const bends = points.filter(({ x }) => {
    const at = approximate(x)
    const step = 1e-3 * Math.max(1, Math.abs(at))
    return isGreatest ? f(at) > f(at - step) && f(at) > f(at + step) : f(at) < f(at - step) && f(at) < f(at + step)
  })
  const [only] = bends
  if (!only || bends.length > 1) return 'not-in-reach'
  if (task.operation === 'extreme-place') return finished(solved, only.x)
  // A local extremum is global only if no value further out exceeds it.
  const height = approximate(only.y)
  const beats = [-1e3, -50, -7.3, 6.1, 50, 1e3].some((x) => (isGreatest ? f(x) > height + 1e-9 : f(x) < height - 1e-9))
  return beats ? 'not-in-reach' : finished(solved, only.y)
}
