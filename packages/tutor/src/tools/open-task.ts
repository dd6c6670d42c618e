import { openStoryIn } from '../dialogue/story/brief.ts'
import type { Story } from '../dialogue/story/story-state.ts'
import type { StoryReading } from '../frames/index.ts'
import type { Seal } from '../guard/seal.ts'
import { tellsSealed } from '../guard/tells.ts'
import { type Equation, type Expr, expressionsOf, isClosed, type Statement } from '../math/ast.ts'
import { realAt } from '../math/numeric.ts'
import { isNumeral } from '../math/pieces.ts'
import { writeStatement } from '../math/written.ts'
import type { Problem } from '../pedagogy/state.ts'
import { isNear } from './claim.ts'
import type { Desk } from './tool.ts'

/** The problem of the conversation if this statement is its task or one of its lines. */
export function ownProblem(task: Statement, { state }: Desk): Problem | null {
  const written = writeStatement(task)
  const isIn = (each: Problem | null): each is Problem =>
    each !== null && [each.task, each.line, ...each.done.map(({ line }) => line)].includes(written)
  return [state.problem, state.parked].find(isIn) ?? null
}

export const openProblemOf = ({ state }: Desk): Problem | null =>
  state.problem && !state.problem.solved ? state.problem : null

export const openStory = ({ state }: Desk): { story: Story; reading: StoryReading | null } | null => openStoryIn(state)

/**
 * Whether the statements say what the answer of an open task is, rightly or wrongly: a verdict on them would give the
 * answer away.
 */
export function statesSealed(statements: readonly Statement[], desk: Desk): boolean {
  const { seal } = desk
  if (statements.some((each) => boundsSealed(each, seal))) return true
  const values = seal.answers.flatMap((each) => [...each.values])
  if (values.length === 0) return false
  const solved = statements
    .flatMap((each): readonly Statement[] => (each.kind === 'cases' ? each.cases : [each]))
    .flatMap((each) =>
      each.kind === 'equation' && each.left.kind === 'name' && isClosed(each.right) ? [each.left.name] : [],
    )
  const isOfTask = (each: Statement) =>
    each.kind === 'equation' && seal.answers.some(({ values: own }) => own.some((value) => hasRoot(each, value)))
  // Put into an inequality, a number that is no end of its solution tells nothing of it.
  const isTested = statements.some(
    (each) => isSolved(each) && !values.some((value) => isNear(value, realAt((each as Equation).right, {}))),
  )
  const isOfInequality = seal.answers.every(({ task }) => task.kind === 'inequality' || task.kind === 'between')
  if (isTested && isOfInequality) return false
  const unknowns = seal.answers.flatMap(({ unknown }) => unknown ?? [])
  if (solved.some((letter) => unknowns.includes(letter))) return true
  if (solved.length > 0 && statements.some((each) => !isSolved(each) && isOfTask(each))) return true
  // The task's own expression next to a value states its answer.
  return statements.some((each) => partsOf(each).some((part) => isTaskItself(part, seal)))
}

/** `x < -3` beside an open inequality: its solution, rightly or wrongly. */
const boundsSealed = (each: Statement, { answers }: Seal): boolean =>
  (each.kind === 'inequality' || each.kind === 'between') &&
  answers.some(
    ({ task, unknown }) =>
      unknown !== null &&
      /inequality|between|system/.test(task.kind) &&
      expressionsOf(each).some((side) => side.kind === 'name' && side.name === unknown) &&
      expressionsOf(each).every((side) => side.kind === 'name' || isClosed(side)),
  )

const isSolved = (each: Statement) => each.kind === 'equation' && each.left.kind === 'name' && isClosed(each.right)
const partsOf = (each: Statement): readonly Expr[] =>
  each.kind === 'chain' ? each.parts : each.kind === 'equation' ? [each.left, each.right] : []

function hasRoot(each: Statement & { kind: 'equation' }, value: number): boolean {
  const letters = new Set(expressionsOf(each).flatMap((expr) => lettersIn(expr)))
  const [letter, ...others] = [...letters]
  if (letter === undefined || others.length > 0) return false
  const [left, right] = [each.left, each.right].map((side) => realAt(side, { [letter]: value }))
  return Number.isFinite(left) && Number.isFinite(right) && isNear(left!, right!)
}
const lettersIn = (expr: Expr): string[] =>
  expr.kind === 'name'
    ? [expr.name]
    : expr.kind === 'call'
      ? expr.args.flatMap(lettersIn)
      : 'of' in expr
        ? lettersIn(expr.of)
        : 'left' in expr
          ? [...lettersIn(expr.left), ...lettersIn(expr.right)]
          : []

/** Whether the part is the calculation that the task asks for, not just a number. */
const isTaskItself = (part: Expr, { answers }: Seal) =>
  isClosed(part) &&
  !isNumeral(part) &&
  answers.some(
    ({ task, values }) =>
      task.kind === 'expression' &&
      isClosed(task.value) &&
      values.some((value) => isNear(realAt(part, {}), value)) &&
      isNear(realAt(task.value, {}), realAt(part, {})),
  )

/** Whether a side, an intermediate value or a root of a statement equals a sealed value, including its sign. */
export function showsSealed(statements: readonly Statement[], { seal }: Pick<Desk, 'seal'>): boolean {
  const values = seal.answers.flatMap((each) => [...each.values])
  return statements.some(
    (each) =>
      expressionsOf(each).some((expr) => isClosed(expr) && values.some((value) => isNear(realAt(expr, {}), value))) ||
      (each.kind === 'equation' && values.some((value) => hasRoot(each, value))),
  )
}

/** Whether the text of a tool's result contains a sealed answer, in any form. */
export const tells = (text: string, seal: Seal): boolean => tellsSealed(text, seal)
