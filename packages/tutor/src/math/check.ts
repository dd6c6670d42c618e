import type { Equation, Expr, Statement } from './ast.ts'
import {
  asksForOneRoot,
  binary,
  children,
  collectNames,
  equation,
  expression,
  isClosed,
  isValueAt,
  name,
  namesOf,
  number,
  request,
  SERIES_LETTER,
  someNode,
  withChildren,
} from './ast.ts'
import { judgeRequest } from './check-requests.ts'
import { judgeSubstituted } from './check-substitution.ts'
import { usesDecimals } from './equation.ts'
import { inequalitiesOf } from './inequality.ts'
import { areAllRootsFound, areAllTuples, intervalsOf, isSolutionSet, isWholeSeries } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { realAt } from './numeric.ts'
import { difference, exactValue, samePolynomial, tryPolynomial } from './polynomial.ts'
import { isFiniteDecimal, isZero, subtract } from './rational.ts'
import { asSet } from './relations.ts'
import { plainMethod, solve } from './solve.ts'
import type { Solution } from './steps.ts'
import { rootsIn } from './steps.ts'
import { substitute } from './substitute.ts'
import { areAllRoots, isDiscriminant, isFactorPair, sameSolutions, sameValue, type Truth } from './verify.ts'

export interface Task {
  readonly statement: Statement
  readonly solution: Solution
}

/**
 * Grades a line of the student's work against the task.
 * @param before the last line known to be right
 */
export function judgeLine(task: Task, before: Statement, line: Statement): Judgement {
  const { answer } = task.solution
  const asked = task.statement.kind === 'request' ? judgeRequest(task.statement, task.solution, line) : null
  if (asked) return asked
  const towards = judgeTowards(task, before, line) ?? judgeWithLetter(task, before, line)
  if (towards) return towards
  if (
    answer.kind === 'set' ||
    answer.kind === 'tuples' ||
    answer.kind === 'series' ||
    task.statement.kind === 'inequality'
  ) {
    return judgeSolutionSet(task, line)
  }
  return task.solution.unknown === null || (task.statement.kind === 'request' && answer.kind === 'expression')
    ? judgeExpressionLine(task, line)
    : judgeEquationLine(task, task.solution.unknown, before, line)
}

/**
 * A question about the result of another task ("if 2x + 3 = 11, what is x + 5?"): lines with a letter belong to that task, and
 * what is right there is a piece of the way. null: the line is about the result itself.
 */
function judgeTowards({ statement, solution }: Task, before: Statement, line: Statement): Judgement | null {
  if (statement.kind !== 'request' || solution.answer.kind !== 'expression') return null
  const { subject } = statement
  if (subject.kind !== 'equation' && subject.kind !== 'system') return null
  const letters = namesOf(subject)
  const isOfSubject = line.kind === 'tuples' || namesOf(line).some((letter) => letters.includes(letter))
  const chosen = asksForOneRoot(statement.operation) ? rootsNamed(line, letters[0] ?? 'x') : null
  if (!isOfSubject && !chosen) return null
  const inner = solve(subject, plainMethod)
  if (!('solution' in inner)) return null
  if (chosen) {
    const { value } = solution.answer
    if (chosen.every((each) => equalValue(each, value) === 'verified')) return { kind: 'right', line: solution.answer }
    const roots = rootsIn(inner.solution.answer)
    // Another root, or all of them: true, and not what is asked.
    if (chosen.every((each) => roots.some((root) => equalValue(each, root) === 'verified')))
      return { kind: 'part', line }
  }
  if (!isOfSubject) return null
  const judged = judgeLine(
    { statement: subject, solution: inner.solution },
    before.kind === 'request' ? subject : before,
    line,
  )
  // A question may need only one of several solutions.
  const isOnTheWay = ['right', 'fact', 'missing-root'].includes(judged.kind)
  return isOnTheWay ? { kind: 'part', line: judged.line } : judged
}

/** The roots that a line names, with their letter or without. */
function rootsNamed(line: Statement, letter: string): readonly Expr[] | null {
  const named = solvedValues(line, letter)
  if (named) return named.length > 0 ? named : null
  const bare = line.kind === 'values' ? line.values : line.kind === 'expression' ? [line.value] : []
  return bare.length > 0 && bare.every(isClosed) ? bare : null
}

/**
 * "Simplify, then its value at a = 2": lines with the letter rewrite the expression, lines without it are the value. null:
 * no such task, or a line of the value alone that comes after the simplification.
 */
function judgeWithLetter(task: Task, before: Statement, line: Statement): Judgement | null {
  const { statement, solution } = task
  const { answer } = solution
  if (statement.kind !== 'request' || !isValueAt(statement.operation) || answer.kind !== 'expression') return null
  const { subject, unknown, values } = statement
  // f(g(t)) has a value with letters: its lines are no rewritings of f.
  if (subject.kind !== 'expression' || isClosed(subject.value) || !isClosed(answer.value)) return null
  const stated = unknown === undefined ? null : solvedValues(line, unknown)
  if (stated)
    return stated.every((each) => values?.[0] && equalValue(each, values[0]) === 'verified')
      ? { kind: 'part', line }
      : { kind: 'unknown', line }
  const rewriting: Task = { statement: subject, solution: { ...solution, unknown: null } }
  const parts = partsOf(line, subject.value)
  if (!parts) return null
  const withLetter = parts.filter((part) => !isClosed(part))
  const value = parts.findLast(isClosed)
  if (withLetter.length === 0) {
    const judged = judgeExpressionLine(task, line)
    const isEarly = statement.operation === 'simplify-at' && judged.kind === 'right' && !isSimple(before)
    return isEarly ? { kind: 'part', line: expression(parts.at(-1)!) } : judged
  }
  const rewritten = judgeExpressionLine(rewriting, chainOf(withLetter))
  if (!value || rewritten.kind !== 'right') return rewritten
  return judgeExpressionLine(task, expression(value))
}

const chainOf = (parts: readonly Expr[]): Statement =>
  parts.length === 1 ? expression(parts[0]!) : { kind: 'chain', parts }

/** Nothing is left to simplify, or the value was begun. */
function isSimple(line: Statement): boolean {
  if (line.kind !== 'expression') return false
  if (isClosed(line.value)) return true
  const solved = solve(line, plainMethod)
  return 'solution' in solved && solved.solution.steps.length === 0
}

// ---- Expressions ---------------------------------------------------------------------------------------------------

function judgeExpressionLine(task: Task, line: Statement): Judgement {
  const start = comparable(task)
  if (!start) return { kind: 'unknown', line }
  const parts = partsOf(line, start)
  if (!parts) return { kind: 'unknown', line }
  const shown: Statement = parts.length === 1 ? { kind: 'expression', value: parts[0]! } : { kind: 'chain', parts }
  const truths = parts.map((part) => equalValue(start, part))
  if (truths.every((truth) => truth === 'verified')) {
    return { kind: 'right', line: { kind: 'expression', value: parts.at(-1)! } }
  }
  if (parts.length > 1 && truths[0] === 'refuted') {
    // A side calculation: `2 * 3 = 6` on the way through `1 + 2 * 3`.
    const own = parts.slice(1).map((part) => equalValue(parts[0]!, part))
    if (own.every((truth) => truth === 'verified')) return { kind: 'part', line: shown }
    return own.includes('refuted') ? { kind: 'wrong', line: shown, about: 'aside' } : { kind: 'unknown', line: shown }
  }
  if (truths.includes('refuted')) {
    const wrong = parts[truths.indexOf('refuted')]!
    const value: Statement = { kind: 'expression', value: wrong }
    return isRounded(start, wrong) ? { kind: 'rounded', line: value } : { kind: 'wrong', line: value, about: 'value' }
  }
  return { kind: 'unknown', line: shown }
}

/** The value that every line of work must have; null if lines of work are not expressions. */
function comparable({ statement, solution }: Task): Expr | null {
  if (statement.kind === 'expression') return statement.value
  if (statement.kind !== 'request' || statement.operation === 'integrate') return null
  const { subject, operation } = statement
  const keepsValue = ['factor', 'expand', 'complete-square', 'simplify', 'calculate'].includes(operation)
  if (keepsValue) return subject.kind === 'expression' ? subject.value : null
  return solution.answer.kind === 'expression' ? solution.answer.value : null
}

/** Parts that are said to be equal. `y = 5/6` in a calculation without letters names its result. */
const inDegrees = (value: Expr, start: Expr): Expr =>
  value.kind === 'call' &&
  value.fn === 'deg' &&
  !someNode(start, (node) => node.kind === 'constant' || node.kind === 'call')
    ? value.args[0]!
    : value

function partsOf(line: Statement, start: Expr): readonly Expr[] | null {
  // With an angle asked for in degrees, `70°` states the number 70.
  if (line.kind === 'expression') return [inDegrees(line.value, start)]
  if (line.kind === 'chain') return line.parts
  if (line.kind !== 'equation') return null
  if (isClosed(start)) return line.left.kind === 'name' ? [line.right] : null
  return [line.left, line.right]
}

/** Exact for polynomials, and numeric in any case: a verdict needs both to agree. */
const isProductOfBrackets = (side: Expr): boolean =>
  side.kind === 'multiply' && [side.left, side.right].every((factor) => namesOf(expression(factor)).length > 0)

function equalValue(a: Expr, b: Expr): Truth {
  const numeric = sameValue(a, b)
  const [first, second] = [tryPolynomial(a), tryPolynomial(b)]
  if (!first || !second || numeric === 'unknown') return numeric
  return samePolynomial(first, second) === (numeric === 'verified') ? numeric : 'unknown'
}

/** A decimal that is the exact value rounded to its own places. */
function isRounded(exact: Expr, claimed: Expr, at: Readonly<Record<string, number>> = {}): boolean {
  const decimal = claimed.kind === 'negate' ? claimed.of : claimed
  if (decimal.kind !== 'number' || decimal.style !== 'decimal') return false
  let places = 0
  while (10n ** BigInt(places) % decimal.value.d !== 0n) places++
  const [value, stated] = [realAt(exact, at), realAt(claimed, {})]
  return Number.isFinite(value) && places > 0 && Math.abs(value - stated) < 0.501 * 10 ** -places
}

// ---- Sets, pairs and series -----------------------------------------------------------------------------------------

/**
 * Grades answers to inequalities, systems and trigonometric equations: right if the judge confirms them for the task.
 */
function judgeSolutionSet({ statement, solution }: Task, line: Statement): Judgement {
  const task = statement.kind === 'request' ? statement.subject : statement
  const { unknown, answer } = solution
  const verdict = (truth: Truth): Judgement =>
    truth === 'verified'
      ? { kind: 'right', line: answer }
      : truth === 'refuted'
        ? { kind: 'wrong', line, about: 'roots' }
        : { kind: 'unknown', line }
  if (answer.kind === 'tuples') {
    const lines = task.kind === 'system' ? task.lines : null
    const rows = lines && pairsIn(line, answer.names)
    if (rows) {
      const truth = areAllTuples(lines!, answer.names, rows)
      const isAmongAnswers = (row: readonly Expr[]) =>
        answer.rows.some((own) =>
          own.every((value, index) => row[index] && equalValue(value, row[index]) === 'verified'),
        )
      // One of several pairs: true but incomplete.
      if (truth === 'refuted' && rows.length < answer.rows.length && rows.every(isAmongAnswers))
        return { kind: 'missing-root', line: { kind: 'tuples', names: answer.names, rows }, found: rows.flat() }
      return verdict(truth)
    }
    return judgePieceOfSystem(answer, line)
  }
  if (answer.kind === 'series')
    return task.kind === 'equation' ? judgeSeries(task, solution, answer, line) : unknownLine(line)
  const lines = task.kind === 'system' ? task.lines : inequalitiesOf(task)
  const set = intervalsOf(asSet(pairAsInterval(line)))
  if (unknown === null || lines.length === 0) return { kind: 'unknown', line }
  if (set) return verdict(isSolutionSet(lines, unknown, set))
  const bounds = line.kind === 'system' ? line.lines.map(asSet) : []
  const areBounds = bounds.length > 0 && bounds.every((each) => each.kind === 'set')
  // `x < 1, x > 3`: a comma between two pieces means their union.
  const union = areBounds ? bounds.flatMap((each) => intervalsOf(each) ?? []) : null
  if (union && isSolutionSet(lines, unknown, union) === 'verified') return { kind: 'right', line: answer }
  const own = solve(line, plainMethod)
  const reached = 'solution' in own ? intervalsOf(own.solution.answer) : null
  if (!reached || namesOf(line).join() !== unknown) return { kind: 'unknown', line }
  const truth = isSolutionSet(lines, unknown, reached)
  if (truth === 'verified') return { kind: 'right', line: areBounds ? answer : line }
  return truth === 'refuted' ? { kind: 'wrong', line, about: 'line' } : { kind: 'unknown', line }
}

/** Where a set is asked for, `(0; 8)` is an interval and not a point. */
function pairAsInterval(line: Statement): Statement {
  const [row, ...others] = line.kind === 'tuples' ? line.rows : []
  const [from, to, ...more] = row ?? []
  if (!from || !to || others.length > 0 || more.length > 0) return line
  return { kind: 'set', unknown: null, intervals: [{ from, to, closedFrom: false, closedTo: false }] }
}

const unknownLine = (line: Statement): Judgement => ({ kind: 'unknown', line })

/** Grades solutions of a trigonometric equation, or an intermediate line. */
function judgeSeries(
  task: Equation,
  solution: Solution,
  answer: Statement & { kind: 'series' },
  line: Statement,
): Judgement {
  const { unknown } = answer
  if (line.kind === 'series') {
    if (isWholeSeries(task, unknown, line.values, SERIES_LETTER) === 'verified') return { kind: 'right', line: answer }
    const turns = line.values.flatMap((value) =>
      [-1, 0, 1, 2].map((n) => equation(name(unknown), substituted(value, SERIES_LETTER, number(n)))),
    )
    const fit = turns.every((each) => solves(task, unknown, each.right))
    return fit ? { kind: 'missing-root', line, found: line.values } : { kind: 'wrong', line, about: 'roots' }
  }
  const inLetter = judgeSubstituted(task, solution, line)
  if (inLetter) return inLetter
  const claimed = solvedValues(line, unknown)
  if (claimed) {
    return claimed.every((value) => solves(task, unknown, value))
      ? { kind: 'missing-root', line, found: claimed }
      : { kind: 'wrong', line, about: 'roots' }
  }
  const cases = equationsOf(line)
  const solvedFor = seriesBehind(cases, unknown)
  if (solvedFor) {
    return isWholeSeries(task, unknown, solvedFor, SERIES_LETTER) === 'verified'
      ? { kind: 'right', line }
      : { kind: 'wrong', line, about: 'line' }
  }
  if (cases.length === 0 || namesOf(line).join() !== unknown) return unknownLine(line)
  const product = cases.reduce<Expr>(
    (all, each) => binary('multiply', all, binary('subtract', each.left, each.right)),
    number(1),
  )
  const truth = isWholeSeries(equation(product, number(0)), unknown, answer.values, SERIES_LETTER)
  if (truth === 'verified') return { kind: 'right', line }
  return truth === 'refuted' ? { kind: 'wrong', line, about: 'line' } : unknownLine(line)
}

/** `2x = π/2 + 2πn`: the angle with all its turns, before the division. */
function seriesBehind(cases: readonly Equation[], unknown: string): readonly Expr[] | null {
  const values = cases.map((each) => {
    const letters = namesOf(each).filter((letter) => letter !== unknown)
    const [turns] = letters
    if (letters.length !== 1 || !turns || !/^[nkm]$/.test(turns) || collectNames(each.left).has(turns)) return null
    const solved = solve(request('solve-for', each, { unknown }), plainMethod)
    const roots = 'solution' in solved ? rootsIn(solved.solution.answer) : []
    return roots.length === 1 ? substituted(roots[0]!, turns, name(SERIES_LETTER)) : null
  })
  return values.length > 0 && values.every((value) => value !== null) ? values.map((value) => value!) : null
}

function solves({ left, right }: Equation, unknown: string, value: Expr): boolean {
  const at = { [unknown]: realAt(value, {}) }
  const [a, b] = [realAt(left, at), realAt(right, at)]
  return Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))
}

/** A single equation on the way through a system: true if every solution satisfies it, false if one does not. */
function judgePieceOfSystem(answer: Statement & { kind: 'tuples' }, line: Statement): Judgement {
  const cases = equationsOf(line)
  const isKnown = (letter: string) => answer.names.includes(letter)
  if (cases.length === 0 || !namesOf(line).every(isKnown) || answer.rows.length === 0) return unknownLine(line)
  const points = answer.rows.map((row) =>
    Object.fromEntries(answer.names.map((letter, index) => [letter, realAt(row[index]!, {})])),
  )
  const holdsAt = (point: Readonly<Record<string, number>>) =>
    cases.some(({ left, right }) => {
      const [a, b] = [realAt(left, point), realAt(right, point)]
      return Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b))
    })
  if (points.every(holdsAt)) return { kind: 'part', line }
  // One of several solutions: true for it, and no contradiction.
  return points.some(holdsAt) ? unknownLine(line) : { kind: 'wrong', line, about: 'line' }
}

/** `(3; 2)`, or `x = 3, y = 2`, as values in the order of the names. */
function pairsIn(line: Statement, names: readonly string[]): readonly (readonly Expr[])[] | null {
  if (line.kind === 'tuples') return line.names.length === names.length ? line.rows : null
  if (line.kind === 'set' && line.unknown === null && names.length === 2) {
    // `(2; 1) or (-3; -4)` looks like two intervals.
    const rows = line.intervals.map(({ from, to }) => (from && to ? [from, to] : []))
    return rows.every((row) => row.length === 2) ? rows : null
  }
  // `(2; 3) and (3; 2)` parses as two intervals unless the answer consists of pairs.
  if (
    line.kind === 'set' &&
    names.length === 2 &&
    line.intervals.every(({ from, to, closedFrom, closedTo }) => from && to && !closedFrom && !closedTo)
  )
    return line.intervals.map(({ from, to }) => [from!, to!])
  const equations = line.kind === 'cases' ? line.cases : line.kind === 'system' ? line.lines : []
  if (equations.length !== names.length) return null
  const row = names.map(
    (letter) =>
      equations.find(({ left, right }) => left.kind === 'name' && left.name === letter && isClosed(right))?.right,
  )
  return row.every((value) => value !== undefined) ? [row.map((value) => value!)] : null
}

// ---- Equations -----------------------------------------------------------------------------------------------------

function judgeEquationLine(task: Task, unknown: string, before: Statement, line: Statement): Judgement {
  const equations = equationsOf(task.statement)
  const [original] = equations
  if (!original) return { kind: 'unknown', line }
  const { answer } = task.solution
  const roots = rootsIn(answer)

  if (line.kind === 'no-solution' || line.kind === 'all-numbers') {
    return line.kind === answer.kind ? { kind: 'right', line } : { kind: 'wrong', line, about: 'line' }
  }
  const discriminant = discriminantIn(line, unknown)
  if (discriminant) {
    const subject = before.kind === 'equation' ? before : original
    const truths = [subject, original].map((each) => isDiscriminant(each, unknown, discriminant.value))
    const chain = discriminant.others.every((other) => sameValue(other, discriminant.value) === 'verified')
    const shown = equation(name('D'), discriminant.value)
    if (task.solution.family !== 'quadratic' || truths.every((truth) => truth === 'unknown'))
      return { kind: 'unknown', line }
    return truths.includes('verified') && chain
      ? { kind: 'fact', fact: 'discriminant', line: shown }
      : { kind: 'wrong', line: shown, about: 'fact' }
  }
  if (line.kind === 'chain') {
    const aside = judgeAside(line, unknown)
    // Once the unknown cancels, a false line means "no solution" and a true one "any number".
    const isEnd = line.parts.length === 2 && answer.kind === (aside.kind === 'part' ? 'all-numbers' : 'no-solution')
    if (!isEnd || (aside.kind !== 'part' && aside.kind !== 'wrong')) return aside
    return judgeAgainstNoRoots(equation(line.parts[0]!, line.parts[1]!), task, unknown, before)
  }
  if (line.kind === 'expression') {
    if (!isClosed(line.value)) {
      const sides = before.kind === 'equation' ? [before.left, before.right] : []
      return sides.some((side) => equalValue(side, line.value) === 'verified')
        ? { kind: 'part', line }
        : { kind: 'unknown', line }
    }
    return judgeRoots(original, equations, unknown, [line.value], roots)
  }
  if (line.kind === 'values') {
    const judged = judgeRoots(original, equations, unknown, line.values, roots)
    if (judged.kind === 'right' || line.values.length !== 2) return judged
    const [p, q] = line.values
    const subject = before.kind === 'equation' ? before : original
    // Both roots of √(x + 6) = x squared: they are no numbers for the brackets, and one of them does not fit.
    const fit = (where: Equation, value: Expr) =>
      sameValue(substitute(where.left, unknown, value), substitute(where.right, unknown, value)) === 'verified'
    const areRoots = line.values.every((value) => fit(subject, value))
    if (areRoots && subject !== original && original.kind === 'equation') {
      if (!line.values.every((value) => fit(original, value))) return judged
    }
    // With the brackets found, two numbers are roots.
    if (subject.kind === 'equation' && [subject.left, subject.right].some(isProductOfBrackets)) return judged
    return isFactorPair(subject, unknown, [p!, q!]) === 'verified' ? { kind: 'fact', fact: 'find-pair', line } : judged
  }
  const substituted = judgeSubstituted(original, task.solution, line)
  if (substituted) return substituted
  if (namesOf(line).some((letter) => letter !== unknown)) return { kind: 'unknown', line }
  const claimed = solvedValues(line, unknown)
  if (claimed) return judgeRoots(original, equations, unknown, claimed, roots)
  if (line.kind === 'equation' && answer.kind !== 'cases') return judgeAgainstNoRoots(line, task, unknown, before)
  if (sameSolutions(equations, line, unknown, roots) === 'verified') return { kind: 'right', line }
  if (line.kind === 'cases') {
    const gaps = line.cases.map((each) => binary('subtract', each.left, each.right))
    const product = gaps.reduce<Expr>((all, gap) => binary('multiply', all, gap), number(1))
    const isWhole = areAllRootsFound(equation(product, number(0)), unknown, roots) === 'verified'
    if (isWhole) return { kind: 'right', line }
  }
  // Refuted by the judge. The exact core must agree before a student is told that a line is wrong.
  const own = solve(line, plainMethod)
  if (!('solution' in own)) return { kind: 'unknown', line }
  if (own.solution.answer.kind === answer.kind && sameRoots(rootsIn(own.solution.answer), roots)) {
    // The degree test does not apply, but the numeric root search agrees with the exact core.
    const isSame = line.kind === 'equation' && areAllRootsFound(line, unknown, roots) === 'verified'
    return { kind: isSame ? 'right' : 'unknown', line }
  }
  const lost = rootsIn(own.solution.answer)
  if (lost.length > 0 && lost.length < roots.length && lost.every((root) => isAmong(root, roots))) {
    return { kind: 'missing-root', line, found: lost }
  }
  if (isOnTheWay(task.solution, own.solution.answer)) return { kind: 'right', line }
  return holdsRounded(line, unknown, roots) ? { kind: 'rounded', line } : { kind: 'wrong', line, about: 'line' }
}

/** `x - 1 = 2.292` on the way to x = 1 + log₅ 40: one side is the rounded value of the other. */
function holdsRounded(line: Statement, unknown: string, roots: readonly Expr[]): boolean {
  if (line.kind !== 'equation') return false
  const sides = [line.left, line.right] as const
  return roots.some((root) =>
    [sides, sides.toReversed()].some(([exact, claimed]) =>
      isRounded(exact!, claimed!, { [unknown]: realAt(root, {}) }),
    ),
  )
}

/** Squaring or clearing denominators may add roots; a line with exactly those extra roots is a correct step. */
function isOnTheWay({ steps }: Solution, answer: Statement): boolean {
  if (!steps.some((step) => step.rule === 'drop-extraneous')) return false
  const stated = rootsIn(answer)
  return steps.some(({ after }) => {
    if (after.kind !== 'equation' && after.kind !== 'cases') return false
    const reached = solve(after, plainMethod)
    return 'solution' in reached && stated.length > 0 && sameRoots(stated, rootsIn(reached.solution.answer))
  })
}

const equationsOf = (statement: Statement): readonly Equation[] =>
  statement.kind === 'request'
    ? equationsOf(
        statement.operation === 'zeros' && statement.subject.kind === 'expression'
          ? equation(statement.subject.value, number(0))
          : statement.subject,
      )
    : statement.kind === 'equation'
      ? [statement]
      : statement.kind === 'cases'
        ? statement.cases
        : []

const isAmong = (value: Expr, all: readonly Expr[]) => all.some((each) => equalValue(each, value) === 'verified')
const sameRoots = (a: readonly Expr[], b: readonly Expr[]) =>
  a.every((each) => isAmong(each, b)) && b.every((each) => isAmong(each, a))

/**
 * Grades a line without the unknown beside an equation: `25 - 16 = 9`, or `0 = 7` at the end of one without solutions.
 */
function judgeAside(line: Statement & { kind: 'chain' }, unknown: string): Judgement {
  const [first, ...rest] = line.parts
  // `x = 26/2 = 13`: an answer computed within the line.
  if (first?.kind === 'name' && first.name === unknown) return { kind: 'unknown', line }
  if (line.parts.some((part) => !isClosed(part))) return { kind: 'unknown', line }
  const truths = rest.map((part) => equalValue(first!, part))
  if (truths.every((truth) => truth === 'verified')) return { kind: 'part', line }
  return truths.includes('refuted') ? { kind: 'wrong', line, about: 'aside' } : { kind: 'unknown', line }
}

function judgeAgainstNoRoots(line: Equation, task: Task, unknown: string, before: Statement): Judgement {
  const { answer, steps } = task.solution
  if (answer.kind === 'all-numbers') {
    const truth = sameValue(line.left, line.right)
    return truth === 'verified' ? { kind: 'right', line } : judgedWrong(truth, line)
  }
  const truth = areAllRoots(line, unknown, [])
  if (truth === 'verified') {
    // Every contradiction has the same solutions, none; a step must also come from a line that is known.
    const known = [...equationsOf(task.statement), before, ...steps.map(({ after }) => after)]
    return known.some((each) => each.kind === 'equation' && isMultipleOf(line, each, unknown))
      ? { kind: 'right', line }
      : { kind: 'unknown', line }
  }
  const own = solve(line, plainMethod)
  if ('solution' in own && isOnTheWay(task.solution, own.solution.answer)) return { kind: 'right', line }
  return judgedWrong(truth, line)
}

const judgedWrong = (truth: Truth, line: Statement): Judgement =>
  truth === 'refuted' ? { kind: 'wrong', line, about: 'line' } : { kind: 'unknown', line }

/**
 * True if `line` is `known` with the same added to both sides, or with both sides multiplied by the same number. Where the
 * unknown cancels, the difference of the sides is a number, and each number is a multiple of another: then both sides
 * must have grown alike.
 */
function isMultipleOf(line: Equation, known: Equation, unknown: string): boolean {
  const points = [0.37, 1.91, -2.43, 5.13].map((value) => ({ [unknown]: value }))
  const gaps = ({ left, right }: Equation) => points.map((at) => realAt(left, at) - realAt(right, at))
  const [ours, theirs] = [gaps(line), gaps(known)]
  const factor = ours[0]! / theirs[0]!
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  if (!Number.isFinite(factor) || factor === 0) return false
  if (!ours.every((gap, index) => isNear(gap, factor * theirs[index]!))) return false
  const cancels = theirs.every((gap) => isNear(gap, theirs[0]!))
  if (!cancels || isNear(Math.abs(factor), 1)) return true
  const growth = ({ left }: Equation) => realAt(left, points[1]!) - realAt(left, points[0]!)
  return !isNear(growth(line), 0) && isNear(Math.abs(growth(line)), Math.abs(factor * growth(known)))
}

function judgeRoots(
  original: Equation,
  equations: readonly Equation[],
  unknown: string,
  claimed: readonly Expr[],
  roots: readonly Expr[],
): Judgement {
  const line: Statement = { kind: 'cases', cases: claimed.map((value) => equation(name(unknown), value)) }
  const fits = claimed.map((value) => isAmong(value, roots))
  if (fits.every(Boolean)) {
    if (roots.every((root) => isAmong(root, claimed))) {
      const isWhole = () =>
        [areAllRoots, areAllRootsFound].some((judge) => judge(original, unknown, distinct(claimed)) === 'verified')
      const truth: Truth = equations.length > 1 || isWhole() ? 'verified' : 'unknown'
      return { kind: truth === 'verified' ? 'right' : 'unknown', line }
    }
    return { kind: 'missing-root', line, found: claimed }
  }
  const isClose = claimed.every((value, index) => fits[index] || roots.some((root) => isRounded(root, value)))
  return isClose && roots.length > 0 ? { kind: 'rounded', line } : { kind: 'wrong', line, about: 'roots' }
}

const distinct = (values: readonly Expr[]) =>
  values.filter((value, index) => values.findIndex((other) => equalValue(other, value) === 'verified') === index)

/** The values of a line that states values of the unknown: `x = 2`, `3 = x`, `x = 1 or x = 2`. */
export function solvedValues(line: Statement, unknown: string): readonly Expr[] | null {
  const isUnknown = (expr: Expr) => expr.kind === 'name' && expr.name === unknown
  const values = equationsOf(line).map(({ left, right }) => {
    if (isUnknown(left) && isClosed(right)) return right
    return isUnknown(right) && isClosed(left) ? left : null
  })
  return values.length > 0 && values.every((value) => value !== null) ? values : null
}

/** `D = 25 - 16 = 9`. */
function discriminantIn(line: Statement, unknown: string): { value: Expr; others: Expr[] } | null {
  if (unknown === 'D') return null
  const parts = line.kind === 'chain' ? line.parts : line.kind === 'equation' ? [line.left, line.right] : []
  const [first, ...rest] = parts
  if (first?.kind !== 'name' || first.name !== 'D' || rest.length === 0 || !rest.every(isClosed)) return null
  return { value: rest.at(-1)!, others: rest.slice(0, -1) }
}

/**
 * The side of an equation that differs from the line before, when the other is unchanged. Tells a student where to
 * look.
 */
export function changedSide(before: Statement, line: Statement): 'left' | 'right' | null {
  if (before.kind !== 'equation' || line.kind !== 'equation') return null
  const same = (a: Expr, b: Expr) => {
    const [first, second] = [tryPolynomial(a), tryPolynomial(b)]
    return first !== null && second !== null && difference(first, second).size === 0
  }
  const [left, right] = [same(before.left, line.left), same(before.right, line.right)]
  if (left === right) return null
  return left ? 'right' : 'left'
}

/**
 * Both sides of an equation with a number substituted, as a check that a student can follow; null where a side is
 * irrational.
 */
export function putIn(task: Equation, unknown: string, value: Expr): { left: Expr; right: Expr } | null {
  const at = exactValue(value)
  if (!at) return null
  const sides = [task.left, task.right].map((side) => exactValue(substituted(side, unknown, value)))
  const [left, right] = sides
  if (!left || !right) return null
  const isDecimal = [task.left, task.right, value].some(usesDecimals)
  const shown = (side: typeof left): Expr => number(side, isDecimal && isFiniteDecimal(side) ? 'decimal' : undefined)
  return { left: shown(left), right: isZero(subtract(left, right)) ? shown(left) : shown(right) }
}

export function substituted(expr: Expr, unknown: string, value: Expr): Expr {
  if (expr.kind === 'name') return expr.name === unknown ? value : expr
  return withChildren(
    expr,
    children(expr).map((child) => substituted(child, unknown, value)),
  )
}
