import type { Equation, Expr, Inequality, Request, Statement } from './ast.ts'
import { asksForSomeRoots, binary, isClosed, isFormTask, isQuestion, namesOf, SERIES_LETTER } from './ast.ts'
import {
  areAllRootsFound,
  areAllTuples,
  intervalsOf,
  isDefiniteIntegral,
  isDerivative,
  isDomain,
  isLimit,
  isSolutionSet,
  isWholeSeries,
} from './judge.ts'
import { realAt } from './numeric.ts'
import { rootsIn, type Solution, type Step } from './steps.ts'
import { sameValue, type Truth } from './verify.ts'
import { isFormTaskVerified } from './verify-forms.ts'
import { isQuestionVerified } from './verify-questions.ts'
import { areSomeRootsVerified } from './verify-roots-between.ts'
import { verifySolution } from './verify-steps.ts'

/** Lines after these may have more roots than the task; the last check takes them out again. */
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))

/** Verifies a whole solution: the answer, and each line. The core returns nothing that fails here. */
export function isVerified(task: Statement, solution: Solution): boolean {
  return isWorkVerified(task, solution) && solution.steps.every(doesAsItSays)
}

function isWorkVerified(task: Statement, solution: Solution): boolean {
  switch (task.kind) {
    case 'request':
      return isRequestVerified(task, solution)
    case 'inequality':
    case 'between':
      return isSetVerified(linesOf(task), solution)
    case 'system':
      return task.lines.every((line) => line.kind === 'inequality')
        ? isSetVerified(task.lines, solution)
        : isSystemVerified(task.lines, solution)
    case 'equation':
      return isPlain(task, solution) ? verifySolution(task, solution) : isEquationVerified(task, solution)
    default:
      return verifySolution(task, solution)
  }
}

/** Linear and quadratic equations with plain numbers are judged by degree. */
const isPlain = (task: Equation, solution: Solution) =>
  (solution.family === 'linear' || solution.family === 'quadratic') && verifySolution(task, solution)

const linesOf = (task: Statement): Inequality[] => {
  if (task.kind === 'inequality') return [task]
  if (task.kind !== 'between') return []
  const [a, b, c] = task.parts
  return [
    { kind: 'inequality', left: a, relation: task.relations[0], right: b },
    { kind: 'inequality', left: b, relation: task.relations[1], right: c },
  ]
}

// ---- What a step says of itself --------------------------------------------------------------------------------------

/** A label such as "Subtract 3x from both sides" must describe exactly how the sides changed. */
function doesAsItSays({ rule, before, after, facts }: Step): boolean {
  const [from, to] = [sidesOf(before), sidesOf(after)]
  if (!from || !to) return true
  const done = (side: Expr): Expr | null => {
    const { term, number: constant, by, sign } = facts
    const moved = rule === 'gather-unknown' ? term : rule === 'move-number' ? constant : undefined
    if (moved) return binary(sign?.kind === 'number' && sign.value.n < 0n ? 'add' : 'subtract', side, moved)
    if (!by) return null
    if (['divide', 'divide-all', 'keep-sign', 'flip-sign'].includes(rule)) return binary('divide', side, by)
    return rule === 'clear-fractions' ? binary('multiply', side, by) : null
  }
  const expected = from.flatMap((side) => done(side) ?? [])
  if (expected.length < 2) return true
  const [left, right] = expected
  const [newLeft, newRight] = to
  if (!left || !right || !newLeft || !newRight) return true
  const are = (one: Expr, other: Expr) => sameValue(one, other) !== 'refuted'
  return (are(left, newLeft) && are(right, newRight)) || (are(left, newRight) && are(right, newLeft))
}

/** Both sides of a line, of a system those of its first equation; null for a line without sides. */
function sidesOf(line: Statement): readonly Expr[] | null {
  if (line.kind === 'equation' || line.kind === 'inequality') return [line.left, line.right]
  if (line.kind === 'cases' && line.cases.length === 1) return line.cases.flatMap((each) => [each.left, each.right])
  if (line.kind === 'system') return line.lines.slice(0, 1).flatMap((each) => [each.left, each.right])
  return null
}

// ---- Equations -----------------------------------------------------------------------------------------------------

function isEquationVerified(task: Equation, { unknown, answer, steps }: Solution): boolean {
  if (unknown === null) return false
  if (namesOf(task).some((letter) => letter !== unknown)) return isLiteralVerified(task, unknown, answer)
  if (answer.kind === 'all-numbers') return isSolutionSet([task], unknown, intervalsOf(answer)!) === 'verified'
  if (answer.kind === 'series') {
    if (isWholeSeries(task, unknown, answer.values, SERIES_LETTER) !== 'verified') return false
    const points = answer.values.flatMap((value) => [0, 1, 2].map((n) => realAt(value, { [SERIES_LETTER]: n })))
    return stepsKeep(steps, unknown, points)
  }
  const roots = rootsIn(answer)
  if (answer.kind !== 'cases' && answer.kind !== 'no-solution') return false
  if (areAllRootsFound(task, unknown, roots) !== 'verified') return false
  return stepsKeep(
    steps,
    unknown,
    roots.map((root) => realAt(root, {})),
  )
}

/** A formula solved for a letter: after substitution both sides agree for all values of the other letters. */
function isLiteralVerified(task: Equation, unknown: string, answer: Statement): boolean {
  const roots = rootsIn(answer)
  return (
    roots.length > 0 &&
    roots.every(
      (root) => sameValue(substitute(task.left, unknown, root), substitute(task.right, unknown, root)) === 'verified',
    )
  )
}

function substitute(expr: Expr, unknown: string, value: Expr): Expr {
  if (expr.kind === 'name') return expr.name === unknown ? value : expr
  if (expr.kind === 'call') return { ...expr, args: expr.args.map((arg) => substitute(arg, unknown, value)) }
  if (expr.kind === 'negate' || expr.kind === 'root') return { ...expr, of: substitute(expr.of, unknown, value) }
  return 'left' in expr
    ? { ...expr, left: substitute(expr.left, unknown, value), right: substitute(expr.right, unknown, value) }
    : expr
}

/** Every root of the task satisfies every line, in the line's own letter. */
function stepsKeep(steps: readonly Step[], unknown: string, roots: readonly number[]): boolean {
  let letter = unknown
  let meaning: Expr | null = null
  return steps.every(({ rule, after, facts }) => {
    if (rule === 'substitute' && facts.letter?.kind === 'name' && facts.meaning) {
      letter = facts.letter.name
      meaning = facts.meaning
    } else if (rule === 'back-substitute') {
      letter = unknown
      meaning = null
    }
    const points = meaning ? roots.map((root) => realAt(meaning!, { [unknown]: root })) : roots
    return points.every((point) => isKept(after, letter, point))
  })
}

function isKept(line: Statement, letter: string, point: number): boolean {
  const fits = ({ left, right }: Equation) =>
    [0, 1e-13, -1e-13].some((nudge) => {
      const at = { [letter]: point + nudge * Math.max(1, Math.abs(point)) }
      return near(realAt(left, at), realAt(right, at))
    })
  switch (line.kind) {
    case 'equation':
      // `D = 9` and the like are about another letter.
      return namesOf(line).every((each) => each === letter) ? fits(line) : true
    case 'cases':
      return line.cases.some(fits)
    case 'series':
      return line.values.some((value) =>
        Array.from({ length: 41 }, (_, index) => realAt(value, { [SERIES_LETTER]: index - 20 })).some((each) =>
          near(each, point),
        ),
      )
    case 'no-solution':
      return false
    default:
      return true
  }
}

// ---- Inequalities and systems --------------------------------------------------------------------------------------

function isSetVerified(lines: readonly (Equation | Inequality)[], { unknown, answer, steps }: Solution): boolean {
  const set = intervalsOf(answer)
  if (unknown === null || !set || isSolutionSet(lines, unknown, set) !== 'verified') return false
  return steps.every(({ after }) => {
    const stated = after.kind === 'inequality' ? [after] : after.kind === 'system' ? after.lines : null
    if (stated) return isSolutionSet(stated, unknown, set) === 'verified'
    const own = intervalsOf(after)
    return own === null || isSolutionSet(lines, unknown, own) === 'verified'
  })
}

function isSystemVerified(lines: readonly (Equation | Inequality)[], { answer, steps }: Solution): boolean {
  const names = answer.kind === 'tuples' ? answer.names : namesOf({ kind: 'system', lines })
  const rows = answer.kind === 'tuples' ? answer.rows : []
  if (answer.kind !== 'tuples' && answer.kind !== 'no-solution') return false
  if (areAllTuples(lines, names, rows) !== 'verified') return false
  const points = rows.map((row) => Object.fromEntries(names.map((letter, index) => [letter, realAt(row[index]!, {})])))
  return steps.every(({ after }) => {
    if (after.kind !== 'system') return true
    return points.every((point) =>
      after.lines.every(
        (line) => line.kind !== 'equation' || near(realAt(line.left, point), realAt(line.right, point)),
      ),
    )
  })
}

// ---- Tasks with a wording ------------------------------------------------------------------------------------------

function isRequestVerified(task: Request, solution: Solution): boolean {
  const { answer, steps } = solution
  const { subject, operation } = task
  const unknown = task.unknown ?? 'x'
  const of = subject.kind === 'expression' ? subject.value : null
  const value = answer.kind === 'expression' ? answer.value : null
  const lines = steps.flatMap((step) => (step.after.kind === 'expression' ? [step.after.value] : []))
  const all = (test: (line: Expr) => Truth) =>
    [...lines, ...(value ? [value] : [])].every((line) => test(line) === 'verified')
  switch (operation) {
    case 'solve':
    case 'simplify':
    case 'calculate':
    case 'solve-for':
      return isVerified(subject, solution)
    case 'factor':
    case 'expand':
    case 'complete-square':
      return of !== null && value !== null && all((line) => sameValue(of, line))
    case 'differentiate':
      return of !== null && value !== null && all((line) => isDerivative(of, unknown, line))
    case 'second-derivative':
    case 'nth-derivative': {
      const first = steps[0]?.before
      const order = task.values?.[0] ? realAt(task.values[0], {}) : 2
      const at = task.values?.[1]
      const derived = at ? steps.slice(0, -1) : steps
      if (of === null || value === null || first?.kind !== 'expression' || derived.length !== order - 1) return false
      const last = derived.at(-1)?.after
      const isPutIn =
        !at ||
        (last?.kind === 'expression' && near(realAt(last.value, { [unknown]: realAt(at, {}) }), realAt(value, {})))
      return (
        isPutIn &&
        [{ before: subject, after: first }, ...derived].every(
          ({ before, after }) =>
            before.kind === 'expression' &&
            after.kind === 'expression' &&
            isDerivative(before.value, unknown, after.value) === 'verified',
        )
      )
    }
    case 'integrate':
      return of !== null && value !== null && all((line) => isDerivative(line, unknown, of))
    case 'definite-integral': {
      const [from, to] = task.values ?? []
      const end = steps.findIndex((step) => step.rule === 'newton-leibniz')
      const [towards, rest] = [steps.slice(0, end), steps.slice(end)]
      if (!of || !value || !from || !to || end < 1) return false
      return (
        towards.every(
          ({ after }) => after.kind === 'expression' && isDerivative(after.value, unknown, of) === 'verified',
        ) &&
        isDefiniteIntegral(of, unknown, from, to, value) === 'verified' &&
        rest.every((step) => step.after.kind === 'expression' && sameValue(step.after.value, value) === 'verified')
      )
    }
    case 'limit': {
      const [point] = task.values ?? []
      return of !== null && value !== null && point !== undefined && isLimit(of, unknown, point, value) === 'verified'
    }
    case 'evaluate': {
      const [at] = task.values ?? []
      if (!of || !value || !at) return false
      const put = substitute(of, unknown, at)
      return all((line) => sameValue(put, line))
    }
    case 'simplify-at': {
      const [at] = task.values ?? []
      if (!of || !value || !at || !isClosed(value)) return false
      const put = substitute(of, unknown, at)
      return all((line) => sameValue(isClosed(line) ? put : of, line))
    }
    case 'domain': {
      const set = intervalsOf(answer)
      return of !== null && set !== null && isDomain(of, unknown, set) === 'verified'
    }
    case 'zeros':
      return of !== null && isVerified({ kind: 'equation', left: of, right: zero }, solution)
    case 'vertex':
    case 'extrema':
      return of !== null && arePointsVerified(of, unknown, answer)
    case 'tangent': {
      const [at] = task.values ?? []
      return of !== null && at !== undefined && isTangent(of, unknown, at, answer)
    }
    default:
      if (isFormTask(operation)) return isFormTaskVerified(task, answer)
      if (asksForSomeRoots(operation)) return areSomeRootsVerified(task, solution)
      return isQuestion(operation) ? isQuestionVerified(task, solution) : isNumberTaskVerified(task, answer)
  }
}

const zero: Expr = { kind: 'number', value: { n: 0n, d: 1n } }

/** The points lie on the graph, and the nearby values are all higher or all lower. */
function arePointsVerified(of: Expr, unknown: string, answer: Statement): boolean {
  if (answer.kind === 'no-solution') return true
  if (answer.kind !== 'tuples') return false
  return answer.rows.every(([x, y]) => {
    const [at, height] = [realAt(x!, {}), realAt(y!, {})]
    const beside = [-1e-3, 1e-3].map((gap) => realAt(of, { [unknown]: at + gap * Math.max(1, Math.abs(at)) }) - height)
    return near(realAt(of, { [unknown]: at }), height) && beside[0]! * beside[1]! > 0
  })
}

function isTangent(of: Expr, unknown: string, at: Expr, answer: Statement): boolean {
  if (answer.kind !== 'equation') return false
  const point = realAt(at, {})
  const f = (x: number) => realAt(of, { [unknown]: x })
  const line = (x: number) => realAt(answer.right, { [unknown]: x })
  const step = 1e-4
  const slope = (f(point + step) - f(point - step)) / (2 * step)
  return (
    near(f(point), line(point)) && Math.abs(line(point + 1) - line(point) - slope) < 1e-4 * Math.max(1, Math.abs(slope))
  )
}

/** Counting and comparing, repeated by another method. */
function isNumberTaskVerified(task: Request, answer: Statement): boolean {
  const exprs =
    task.subject.kind === 'values'
      ? task.subject.values
      : task.subject.kind === 'expression'
        ? [task.subject.value]
        : []
  const numbers = exprs.map((expr) => realAt(expr, {}))
  const value = answer.kind === 'expression' ? realAt(answer.value, {}) : Number.NaN
  const list = answer.kind === 'values' ? answer.values.map((each) => realAt(each, {})) : []
  const [a = Number.NaN, b = Number.NaN] = numbers
  const sum = numbers.reduce((all, each) => all + each, 0)
  const ordered = [...numbers].sort((x, y) => x - y)
  const given = task.values?.[0] ? realAt(task.values[0], {}) : Number.NaN
  switch (task.operation) {
    case 'prime-factors':
      return near(value, a) && answer.kind === 'expression' && primesIn(answer.value).every(isPrime)
    case 'is-prime':
      return answer.kind === 'truth' && answer.value === isPrime(a)
    case 'divisors': {
      let count = 0
      for (let each = 1; each <= Math.min(a, 1e6); each++) if (a % each === 0) count++
      return (a > 1e6 || count === list.length) && list.every((each) => a % each === 0)
    }
    case 'remainder':
      return value >= 0 && value < b && Number.isInteger((a - value) / b)
    case 'round':
      return Math.abs(value - a) <= 0.5 * 10 ** -given + 1e-12
    case 'compare':
      return answer.kind === 'chain'
        ? near(a, b)
        : answer.kind === 'inequality' && (answer.relation === '<' ? a < b : a > b)
    case 'sort':
      return (
        list.length === numbers.length &&
        list.every((each, index) => near(each, given === -1 ? [...ordered].reverse()[index]! : ordered[index]!))
      )
    case 'mean':
      return near(value * numbers.length, sum)
    case 'median':
      return (
        numbers.filter((each) => each < value - 1e-9).length <= numbers.length / 2 &&
        numbers.filter((each) => each > value + 1e-9).length <= numbers.length / 2
      )
    case 'mode': {
      const times = (x: number) => numbers.filter((each) => near(each, x)).length
      const most = Math.max(...numbers.map(times))
      return answer.kind === 'no-solution'
        ? most === 1
        : (list.length > 0 ? list : [value]).every((each) => times(each) === most)
    }
    case 'spread':
      return near(value, Math.max(...numbers) - Math.min(...numbers))
    case 'variance': {
      const squares = numbers.reduce((all, each) => all + each * each, 0)
      return near(value, squares / numbers.length - (sum / numbers.length) ** 2)
    }
    case 'next-term':
    case 'nth-term':
    case 'sum-of-terms':
      return isSequenceVerified(task, numbers, answer)
    default:
      return false
  }
}

/** The rule reproduces the given numbers. */
function isSequenceVerified(task: Request, numbers: readonly number[], answer: Statement): boolean {
  if (answer.kind !== 'expression') return false
  const letter = task.unknown ?? 'n'
  if (namesOf(answer).includes(letter))
    return numbers.every((each, index) => near(realAt(answer.value, { [letter]: index + 1 }), each))
  const count = task.values?.[0] ? realAt(task.values[0], {}) : numbers.length + 1
  const terms = [...numbers]
  const [a = 0, b = 0, c = b] = numbers
  const isArithmetic = near(b - a, c - b) || numbers.length === 2
  const isGeometric = numbers.length > 2 && !isArithmetic && near(b * b, a * c)
  while (terms.length < count) {
    const [last = 0, before = 0] = [terms.at(-1), terms.at(-2)]
    const earlier = terms.at(-3) ?? before
    terms.push(isArithmetic ? last + (b - a) : isGeometric ? (last * b) / a : 3 * last - 3 * before + earlier)
    if (terms.length > 5000) return false
  }
  const used = terms.slice(0, count)
  const expected = task.operation === 'sum-of-terms' ? used.reduce((all, each) => all + each, 0) : used.at(-1)!
  return near(realAt(answer.value, {}), expected)
}

function primesIn(expr: Expr): number[] {
  if (expr.kind === 'multiply') return [...primesIn(expr.left), ...primesIn(expr.right)]
  if (expr.kind === 'power') return primesIn(expr.left)
  return [realAt(expr, {})]
}

function isPrime(value: number): boolean {
  if (!Number.isInteger(value) || value < 2) return false
  for (let each = 2; each * each <= value; each++) if (value % each === 0) return false
  return true
}
