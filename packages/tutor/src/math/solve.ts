import { cacheOf } from '../remembered.ts'
import { readMeasured } from '../science/read.ts'
import type { Equation, Expr, Request, Statement } from './ast.ts'
import {
  asksForSomeRoots,
  countNodes,
  equation,
  expression,
  expressionsOf,
  isFormTask,
  isQuestion,
  isValueAt,
  namesOf,
  number,
} from './ast.ts'
import { solveCalculus } from './calculus/index.ts'
import { inDegrees } from './degrees.ts'
import { declineFor, type Method, solveEquation } from './equation.ts'
import { Unsolved } from './equation-work.ts'
import { completeSquare, evaluateTask, expandTask, factorTask, simplifyGeneral } from './expressions.ts'
import { solveFormTask } from './form-tasks.ts'
import { solveGeneral } from './general-equation/index.ts'
import { solveInequality } from './inequality.ts'
import { solveNumberTask } from './number-tasks.ts'
import { solveQuestion } from './questions.ts'
import { MathsError, rational } from './rational.ts'
import { solveSomeRoots } from './roots-between.ts'
import { simplifyExpression } from './simplify.ts'
import type { Decline, Solution, Solved, Step } from './steps.ts'
import { isFact } from './steps.ts'
import { solveSystem } from './system.ts'
import { isVerified } from './verify-solution.ts'
import { readWritten, writeStatement } from './written.ts'

export const plainMethod: Method = { known: [], byFormula: false }

/** Longer tasks are no school exercise, and the time grows quadratically. */
const LARGEST_TASK = 160
/** Cache size: a turn asks for the same solution several times, and a conversation returns to it. */
const solutions = cacheOf<Solved>(200)

/**
 * The entry point of the solving core, with its cache. A solution is returned only when the verifier confirms every
 * line of it. Engines (engines/) are tried by callers, and pass the same verifier.
 */
export function solve(task: Statement, method: Method = plainMethod): Solved {
  if (isTooLong(task)) return { decline: 'too-big' }
  const key = `${writeStatement(task)}|${method.known.join()}|${method.byFormula}`
  return solutions(key, () => solveAnew(task, method))
}

const isTooLong = (task: Statement) =>
  expressionsOf(task).reduce((total, expr) => total + countNodes(expr), 0) > LARGEST_TASK

function solveAnew(task: Statement, method: Method): Solved {
  if (task.kind === 'story') return solveStory(task)
  try {
    const outcome = attempt(task, method)
    if (typeof outcome === 'string') return { decline: outcome }
    return isVerified(task, outcome) ? { solution: outcome } : { decline: 'not-verified' }
  } catch (error) {
    if (error instanceof MathsError) return { decline: declineFor(error) }
    if (error instanceof Unsolved) return { decline: error.decline }
    // Stack overflow on a deeply nested task: too big.
    if (error instanceof RangeError) return { decline: 'too-big' }
    throw error
  }
}

/** A word problem is read, computed and verified as a whole; it has steps of its own (`pedagogy/measured.ts`). */
function solveStory({ text, language }: Statement & { kind: 'story' }): Solved {
  const task = readMeasured(text, language)
  if (!task) return { decline: 'not-in-reach' }
  const { answer } = task
  const value: Statement =
    answer.kind === 'number'
      ? expression(decimal(answer.value))
      : { kind: 'story', text: answer.text[language], language }
  return { solution: { family: 'story', unknown: null, steps: [], answer: value } }
}

const decimal = (value: number): Expr => {
  const [digits, exponent] = value.toExponential(12).split('e')
  const shift = Number(exponent) - 12
  const n = BigInt(digits!.replace('.', ''))
  return number(shift < 0 ? rational(n, 10n ** BigInt(-shift)) : rational(n * 10n ** BigInt(shift)), 'decimal')
}

function verified(task: Statement, method: Method): Solution | Decline {
  const solved = solve(task, method)
  return 'solution' in solved ? solved.solution : solved.decline
}

/** If nothing is left to do, the one step is the result itself. */
function calculated(subject: Statement, method: Method): Solution | Decline {
  const solved = attempt(subject, method)
  if (typeof solved === 'string' || solved.steps.length > 0) return solved
  return { ...solved, steps: [{ rule: 'read-off', before: subject, after: solved.answer, facts: {} }] }
}

function attempt(task: Statement, method: Method): Solution | Decline {
  switch (task.kind) {
    case 'expression':
      return solveExpression(task.value)
    case 'cases':
      return solveEquation(task, method)
    case 'equation':
      return solveOneEquation(task, method)
    case 'inequality':
    case 'between':
      return solveInequality(task, method)
    case 'system':
      return solveSystem(task, method)
    case 'request':
      return solveRequest(task, method)
    default:
      return 'not-an-exercise'
  }
}

/** The lines of the simplification, then those of the value. */
function simplifyAtTask(of: Expr, unknown: string, at: Expr): Solution | Decline {
  const simple = solveExpression(of)
  if (typeof simple === 'string') return simple
  const { answer, steps, family } = simple
  if (answer.kind !== 'expression') return 'not-an-exercise'
  const value = evaluateTask(answer.value, unknown, at)
  return { ...value, family: steps.length > 0 ? family : value.family, steps: [...steps, ...value.steps] }
}

function solveExpression(value: Expr): Solution | Decline {
  const plain = simplifyExpression(value)
  if (typeof plain !== 'string') return plain
  return plain === 'division-by-zero' || plain === 'zero-to-zero' || plain === 'too-big'
    ? plain
    : simplifyGeneral(value)
}

/** @param wanted the letter to solve for, if there are several */
function solveOneEquation(task: Equation, method: Method, wanted?: string): Solution | Decline {
  const names = namesOf(task)
  if (names.length > 1)
    return wanted && names.includes(wanted) ? solveGeneral(task, wanted, method) : 'several-unknowns'
  const plain = solveEquation(task, method)
  if (typeof plain !== 'string') return plain
  if (plain === 'division-by-zero' || plain === 'zero-to-zero' || names.length === 0) return plain
  const general = solveGeneral(task, names[0]!, method)
  return typeof general === 'string' ? general : inDegrees(task, general)
}

function solveRequest(task: Request, method: Method): Solution | Decline {
  const { subject, operation } = task
  const unknown = task.unknown ?? namesOf(subject)[0] ?? 'x'
  const [first] = task.values ?? []
  switch (operation) {
    case 'solve':
      return attempt(subject, method)
    case 'solve-for':
      return subject.kind === 'equation' ? solveOneEquation(subject, method, unknown) : attempt(subject, method)
    case 'simplify':
    case 'calculate':
      return calculated(subject, method)
    default:
  }
  if (isFormTask(operation)) return solveFormTask(task)
  if (asksForSomeRoots(operation)) return solveSomeRoots(task, (inner) => verified(inner, method))
  if (isQuestion(operation)) return solveQuestion(task, (inner) => verified(inner, method))
  if (subject.kind !== 'expression') return subject.kind === 'values' ? solveNumberTask(task) : 'not-an-exercise'
  const of = subject.value
  switch (operation) {
    case 'factor':
      return factorTask(of)
    case 'expand':
      return expandTask(of)
    case 'complete-square':
      return completeSquare(of, unknown)
    case 'evaluate':
      return first ? evaluateTask(of, unknown, first) : 'not-an-exercise'
    case 'simplify-at':
      return first ? simplifyAtTask(of, unknown, first) : 'not-an-exercise'
    case 'zeros':
      return solveOneEquation(equation(of, number(0)), method, unknown)
    default:
      return solveCalculus(subject, task, unknown, method) ?? solveNumberTask(task)
  }
}

/**
 * The task that remains once the work has reached `line`: the same request about the new line. A line with nothing left
 * to do is returned unchanged.
 */
function continueFrom(task: Statement, line: Statement): Statement {
  if (task.kind !== 'request' || line.kind === 'request') return line
  const keepsWording = ['factor', 'expand', 'complete-square', 'solve-for'].includes(task.operation)
  const isBeforeValue = isValueAt(task.operation) && namesOf(line).length > 0
  return keepsWording || isBeforeValue ? { ...task, subject: line } : line
}

/** The line after a round trip through the stored notation, in which 0.5 is written as 1/2. */
const stored = (line: Statement) => writeStatement(readWritten(writeStatement(line)))

/**
 * The remaining steps from a line of the work to the answer, or null where the core cannot continue. A line of our own
 * solution is followed by our own next steps, which keeps a substitution consistent.
 */
export function stepsAfter(task: Statement, line: Statement, method: Method = plainMethod): readonly Step[] | null {
  const key = stored(line)
  if (key === stored(task)) {
    const whole = solve(task, method)
    return 'solution' in whole ? whole.solution.steps : null
  }
  const whole = solve(task, { ...method, known: [] })
  // Linear and quadratic lines are solved from here, even if the student took another way.
  if ('solution' in whole && whole.solution.family !== 'linear' && whole.solution.family !== 'quadratic') {
    const { steps } = whole.solution
    const place = steps.findLastIndex((step) => !isFact(step.rule) && stored(step.after) === key)
    const isFound = (step: Step) => isFact(step.rule) && method.known.includes(step.rule as never)
    if (place >= 0)
      return steps
        .slice(place + 1)
        .filter((step, index, rest) => !(isFound(step) && rest.slice(0, index).every(isFound)))
    if (key === stored(whole.solution.answer)) return []
  }
  const rest = solve(continueFrom(task, line), method)
  return 'solution' in rest ? rest.solution.steps : null
}
