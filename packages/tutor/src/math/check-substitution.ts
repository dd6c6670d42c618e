import type { Equation, Expr, Statement } from './ast.ts'
import { binary, equation, name, namesOf, number } from './ast.ts'
import { replaced } from './equation-work.ts'
import { areAllRootsFound } from './judge.ts'
import type { Judgement } from './judgement.ts'
import { plainMethod, solve } from './solve.ts'
import type { Solution, Step } from './steps.ts'
import { rootsIn } from './steps.ts'
import { sameValue } from './verify.ts'

/**
 * Grades a line written in a substituted variable, such as `t² - 5t + 4 = 0` for `x⁴ - 5x² + 4 = 0`; the student may
 * choose any letter. null: the task has no substitution, or the line does not use it.
 */
export function judgeSubstituted(
  task: Equation,
  { steps, answer, unknown }: Solution,
  line: Statement,
): Judgement | null {
  const start = steps.findIndex((step) => step.rule === 'substitute')
  const { letter, meaning } = steps[start]?.facts ?? {}
  const letters = namesOf(line)
  if (unknown === null || letter?.kind !== 'name' || !meaning || letters.includes(unknown)) {
    return letter && meaning && unknown !== null ? judgeNaming(letters, line, unknown, meaning) : null
  }
  const [own] = letters
  if (letters.length !== 1 || !own || !isWork(line)) return null
  const cases = casesOf(line).map((each) =>
    equation(replaced(each.left, name(own), letter), replaced(each.right, name(own), letter)),
  )
  const end = steps.findIndex((step, index) => index > start && step.rule === 'back-substitute')
  const known = steps.slice(start, end < 0 ? undefined : end)
  const values = valuesAt(known, letter.name)
  const stated = rootsOfCases(cases)
  const fitsTask = () => isSameInUnknown(task, cases, letter, meaning, unknown, rootsIn(answer))
  const right: Judgement = { kind: 'right', line: asStatement(cases) }
  if (!stated) return fitsTask() ? right : { kind: 'unknown', line }
  const isIn = (value: Expr, all: readonly Expr[]) => all.some((each) => sameValue(each, value) === 'verified')
  if (values && stated.every((each) => isIn(each, values)) && values.every((each) => isIn(each, stated))) {
    const same = known.find((step) => hasSameCases(step.after, cases))
    return { kind: 'right', line: same?.after ?? asStatement(cases) }
  }
  // Values that the substituted expression cannot take may be omitted, such as t < 0 for a square.
  if (fitsTask()) return right
  if (values && stated.length > 0 && stated.every((each) => isIn(each, values)))
    return { kind: 'missing-root', line: asStatement(cases), found: stated }
  return { kind: 'wrong', line, about: 'line' }
}

const isWork = (line: Statement) => line.kind === 'equation' || line.kind === 'cases'
const casesOf = (line: Statement): readonly Equation[] =>
  line.kind === 'equation' ? [line] : line.kind === 'cases' ? line.cases : []
const asStatement = (cases: readonly Equation[]): Statement =>
  cases.length === 1 ? cases[0]! : { kind: 'cases', cases }

/** `t = x²`: defines the substitution. */
function judgeNaming(letters: readonly string[], line: Statement, unknown: string, meaning: Expr): Judgement | null {
  if (line.kind !== 'equation' || letters.length !== 2 || !letters.includes(unknown)) return null
  const [named, other] = line.left.kind === 'name' ? [line.left, line.right] : [line.right, line.left]
  if (named.kind !== 'name' || named.name === unknown) return null
  return sameValue(other, meaning) === 'verified' ? { kind: 'part', line } : null
}

/** The values of the letter, from the last solution line that contains it. */
function valuesAt(steps: readonly Step[], letter: string): readonly Expr[] | null {
  const lines = steps.map((step) => step.after).filter((after) => isWork(after) && namesOf(after).join() === letter)
  for (const line of lines.toReversed()) {
    const roots = rootsOfCases(casesOf(line))
    if (roots) return roots
  }
  return null
}

function rootsOfCases(cases: readonly Equation[]): readonly Expr[] | null {
  const all = cases.map((each) => {
    const solved = solve(each, plainMethod)
    if (!('solution' in solved)) return plainRoot(each)
    const { answer } = solved.solution
    return answer.kind === 'cases' ? rootsIn(answer) : answer.kind === 'no-solution' ? [] : null
  })
  return all.every((each) => each !== null) ? all.flatMap((each) => each!) : null
}

const plainRoot = ({ left, right: value }: Equation): Expr[] | null =>
  left.kind === 'name' && namesOf({ kind: 'expression', value }).length === 0 ? [value] : null

const hasSameCases = (line: Statement, cases: readonly Equation[]) => {
  const own = casesOf(line)
  return (
    own.length === cases.length &&
    own.every((each, index) => {
      const other = cases[index]!
      return sameValue(each.left, other.left) === 'verified' && sameValue(each.right, other.right) === 'verified'
    })
  )
}

/** After back-substitution the line has exactly the roots of the task. */
function isSameInUnknown(
  task: Equation,
  cases: readonly Equation[],
  letter: Expr,
  meaning: Expr,
  unknown: string,
  roots: readonly Expr[],
): boolean {
  const gaps = cases.map((each) =>
    binary('subtract', replaced(each.left, letter, meaning), replaced(each.right, letter, meaning)),
  )
  const product = gaps.reduce<Expr>((all, gap) => binary('multiply', all, gap), number(1))
  return [task, equation(product, number(0))].every((each) => areAllRootsFound(each, unknown, roots) === 'verified')
}
