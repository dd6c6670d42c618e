import type { Equation, Expr, Request, Statement } from './ast.ts'
import { asksForSomeRoots, claimSigns, collectNames, isClosed, isFormTask, namesOf, signedTerms, sumOf } from './ast.ts'
import { judgeDomain } from './domain-conditions.ts'
import { judgeFormTask } from './form-tasks.ts'
import { isDerivative } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { realAt } from './numeric.ts'
import { judgeSomeRoots } from './roots-between.ts'
import type { Solution } from './steps.ts'
import { rootsIn } from './steps.ts'
import { sameValue, type Truth } from './verify.ts'
import { isSameCurve } from './verify-forms.ts'

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/**
 * Grades a line on a request whose answer is not one value: antiderivatives, orders, domains, points. null: the caller
 * grades the line by its value, as any other.
 */
export function judgeRequest(task: Request, solution: Solution, line: Statement): Judgement | null {
  const { operation, subject } = task
  const unknown = task.unknown ?? solution.unknown ?? 'x'
  const of = subject.kind === 'expression' ? subject.value : null
  switch (operation) {
    case 'integrate':
      return of && ended(judgeAntiderivative(of, unknown, line), solution)
    case 'definite-integral': {
      // An antiderivative stated on the way to a definite integral.
      const stated = valueIn(line)
      if (!of || !stated || isClosed(stated)) return null
      // The constant cancels between the bounds: with it the line is no other step.
      const isConstant = ({ expr }: { readonly expr: Expr }) => expr.kind === 'name' && expr.name !== unknown
      const terms = signedTerms(stated)
      const value = terms.some(isConstant) ? sumOf(terms.filter((term) => !isConstant(term))) : stated
      return verdict(isDerivative(stated, unknown, of), { kind: 'expression', value })
    }
    case 'second-derivative':
    case 'nth-derivative': {
      const stated = valueIn(line)
      if (!of || !stated || isDerivative(of, unknown, stated) !== 'verified') return null
      return { kind: 'part', line: { kind: 'expression', value: stated } }
    }
    case 'compare':
      if (line.kind === 'truth') return judgeClaim(task, solution, line)
      if (line.kind === 'chain') return judgeEquality(task, solution, line)
      return line.kind === 'inequality' ? ended(judgeComparison(task, line), solution) : { kind: 'unknown', line }
    case 'solve-for':
      return line.kind === 'equation' ? judgeLiteral(task, solution, line) : null
    case 'sort':
      return judgeList(solution, line, true)
    case 'divisors':
      return judgeList(solution, line, false)
    case 'prime-factors':
      return judgeFactors(solution, line)
    case 'mode':
      return solution.answer.kind === 'values' ? judgeList(solution, line, false) : null
    case 'domain':
      return of ? judgeDomain(of, unknown, solution, line) : { kind: 'unknown', line }
    case 'vertex':
    case 'extrema':
      return judgePoints(solution, line)
    case 'tangent': {
      const stated = line.kind === 'equation' && line.left.kind === 'name' ? line.right : null
      if (!stated || solution.answer.kind !== 'equation') return { kind: 'unknown', line }
      return ended(verdict(sameValue(stated, solution.answer.right), line), solution)
    }
    default:
      if (asksForSomeRoots(operation)) return judgeSomeRoots(task, solution, line)
      return isFormTask(operation) ? judgeFormTask(task, solution, line) : null
  }
}

/** A correct line here is final in any form: report the answer as the core writes it. */
const ended = (judgement: Judgement, { answer }: Solution): Judgement =>
  judgement.kind === 'right' ? { kind: 'right', line: answer } : judgement

const verdict = (truth: Truth, line: Statement): Judgement =>
  truth === 'verified'
    ? { kind: 'right', line }
    : truth === 'refuted'
      ? { kind: 'wrong', line, about: 'value' }
      : { kind: 'unknown', line }

/** The value a line ends with: `x²/2`, `F = x²/2`, `∫ = ... = x²/2`. */
function valueIn(line: Statement): Expr | null {
  if (line.kind === 'expression') return line.value
  if (line.kind === 'chain') return line.parts.at(-1) ?? null
  return line.kind === 'equation' ? line.right : null
}

/** Any letter that is not in the task stands for the constant. */
function judgeAntiderivative(of: Expr, unknown: string, line: Statement): Judgement {
  const stated = valueIn(line)
  if (!stated) return { kind: 'unknown', line }
  const value: Statement = { kind: 'expression', value: stated }
  const truth = isDerivative(stated, unknown, of)
  const known = collectNames(of)
  const hasConstant = [...collectNames(stated)].some((letter) => letter !== unknown && !known.has(letter))
  return truth === 'verified' && !hasConstant ? { kind: 'missing-constant', line: value } : verdict(truth, value)
}

/** `0.3 > 0.12` about the two numbers of the task. */
function judgeComparison(task: Request, line: Statement & { kind: 'inequality' }): Judgement {
  const numbers = task.subject.kind === 'values' ? task.subject.values.map((each) => realAt(each, {})) : []
  const [left, right] = [realAt(line.left, {}), realAt(line.right, {})]
  const isAboutThem = [left, right].every((own) => numbers.some((each) => near(each, own)))
  if (!isAboutThem || !Number.isFinite(left) || !Number.isFinite(right)) return { kind: 'unknown', line }
  const holds = {
    '<': left < right && !near(left, right),
    '<=': left <= right || near(left, right),
    '>': left > right && !near(left, right),
    '>=': left >= right || near(left, right),
    '!=': !near(left, right),
  }[line.relation]
  return holds ? { kind: 'right', line } : { kind: 'wrong', line, about: 'value' }
}

/** States that the two numbers of the task are equal. */
function judgeEquality(task: Request, solution: Solution, line: Statement & { kind: 'chain' }): Judgement {
  const numbers = task.subject.kind === 'values' ? task.subject.values.map((each) => realAt(each, {})) : []
  const own = line.parts.map((each) => realAt(each, {}))
  if (!numbers.every((each) => own.some((other) => near(each, other)))) return { kind: 'unknown', line }
  return near(numbers[0]!, numbers[1]!)
    ? { kind: 'right', line: solution.answer }
    : { kind: 'wrong', line, about: 'value' }
}

/** "Is a greater than b?" is answered by yes or no as well: `values` names the sign of the question (`claimSigns`). */
function judgeClaim(task: Request, solution: Solution, line: Statement & { kind: 'truth' }): Judgement {
  const sign = claimSigns[task.values?.[0] ? realAt(task.values[0], {}) : Number.NaN]
  const [a, b] = task.subject.kind === 'values' ? task.subject.values.map((each) => realAt(each, {})) : []
  if (!sign || a === undefined || b === undefined) return { kind: 'unknown', line }
  const holds = near(a, b) ? /^(?:=|<=|>=)$/.test(sign) : sign === '!=' || sign.startsWith(a < b ? '<' : '>')
  return holds === line.value ? { kind: 'right', line: solution.answer } : { kind: 'wrong', line, about: 'value' }
}

/** 2 · 3 · 15 is 90, but 15 is no prime number. */
function judgeFactors(solution: Solution, line: Statement): Judgement {
  const stated = valueIn(line)
  const { answer } = solution
  if (!stated || answer.kind !== 'expression' || !isClosed(stated)) return { kind: 'unknown', line }
  const value: Statement = { kind: 'expression', value: stated }
  const truth = sameValue(stated, answer.value)
  if (truth !== 'verified') return verdict(truth, value)
  return basesOf(stated).every(isPrime) ? { kind: 'right', line: answer } : { kind: 'unfinished', line: value }
}

const basesOf = (expr: Expr): number[] =>
  expr.kind === 'multiply'
    ? [...basesOf(expr.left), ...basesOf(expr.right)]
    : expr.kind === 'power'
      ? basesOf(expr.left)
      : [realAt(expr, {})]

function isPrime(value: number): boolean {
  if (!Number.isInteger(value) || value < 2) return false
  for (let each = 2; each * each <= value; each++) if (value % each === 0) return false
  return true
}

function judgeList(solution: Solution, line: Statement, isOrdered: boolean): Judgement {
  const wanted = solution.answer.kind === 'values' ? solution.answer.values.map((each) => realAt(each, {})) : []
  const stated = line.kind === 'values' ? line.values : line.kind === 'between' ? line.parts : null
  if (!stated || wanted.length === 0) return { kind: 'unknown', line }
  const own = stated.map((each) => realAt(each, {}))
  const sort = (list: readonly number[]) => [...list].sort((a, b) => a - b)
  const same = (a: readonly number[], b: readonly number[]) =>
    a.length === b.length && a.every((each, index) => near(each, b[index]!))
  const fits = isOrdered ? same(own, wanted) : same(sort(own), sort(wanted))
  return fits ? { kind: 'right', line: solution.answer } : { kind: 'wrong', line, about: 'value' }
}

/**
 * A formula solved for a letter: final if the letter stands alone; a multiple of the equation is an intermediate line.
 */
function judgeLiteral(task: Request, solution: Solution, line: Equation): Judgement | null {
  const [only, ...others] = rootsIn(solution.answer)
  const [unknown, { subject }] = [task.unknown, task]
  if (!only || others.length > 0 || subject.kind !== 'equation' || namesOf(subject).length < 2) return null
  if (line.left.kind === 'name' && line.left.name === unknown && !collectNames(line.right).has(unknown))
    return ended(verdict(sameValue(line.right, only), line), solution)
  return isSameCurve(line, subject) ? { kind: 'right', line } : null
}

function judgePoints(solution: Solution, line: Statement): Judgement {
  const { answer } = solution
  if (answer.kind === 'no-solution' || line.kind === 'no-solution')
    return verdict(answer.kind === line.kind ? 'verified' : 'refuted', line)
  if (answer.kind !== 'tuples' || line.kind !== 'tuples') return { kind: 'unknown', line }
  const rows = (all: readonly (readonly Expr[])[]) => all.map((row) => row.map((each) => realAt(each, {})))
  const [own, wanted] = [rows(line.rows), rows(answer.rows)]
  const isIn = (row: readonly number[], all: readonly (readonly number[])[]) =>
    all.some((other) => other.length === row.length && other.every((each, index) => near(each, row[index]!)))
  if (own.some((row) => !isIn(row, wanted))) return { kind: 'wrong', line, about: 'value' }
  return wanted.every((row) => isIn(row, own)) ? { kind: 'right', line: answer } : { kind: 'part', line }
}
