import {
  asksForOneRoot,
  binary,
  type Equation,
  type Expr,
  equation,
  expression,
  expressionsOf,
  isClosed,
  name,
  namesOf,
  number,
  type Statement,
  signedTerms,
  someNode,
} from '../math/ast.ts'
import type { Claim } from '../math/claims/claim.ts'
import type { Judgement } from '../math/judgement.ts'
import { realAt } from '../math/numeric.ts'
import {
  divisorsIn,
  isCompound,
  isNodeOf,
  isNumeral,
  isPieceOf,
  isSameForm,
  isValueOfNode,
  pieceOfValue,
} from '../math/pieces.ts'
import type { StatementLine } from '../math/reading.ts'
import { isRoundedTo } from '../math/rounded.ts'
import { isShareOfWhole } from '../math/shares.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { beginOf, isJudged, judgeNext, judgeWork, type WorkSoFar } from './judging.ts'
import { lineOf, remainingSteps, sameLine, taskOf, wholeSolution } from './problem.ts'
import type { Problem } from './state.ts'

/** The meaning of a claim in the work on the open problem: the best of its possible senses. */
export type Sense =
  /** A line of work or the answer: correct, or correct but incomplete. */
  | { readonly kind: 'line'; readonly lines: readonly StatementLine[] }
  /** A true equality about a part of the task or of a line on the way. */
  | { readonly kind: 'part'; readonly lines: readonly StatementLine[] }
  /** Names a part of the line; `isNext`: it is the part to be computed now, null if unknown. */
  | { readonly kind: 'piece'; readonly part: Expr; readonly isNext: boolean | null }
  /** The value of a part of the line. */
  | { readonly kind: 'way'; readonly part: Expr }
  /** Parts of the line in other forms, such as fractions over the common denominator. */
  | { readonly kind: 'terms' }
  /** Repeats the task or the current line. */
  | { readonly kind: 'again' }
  /** A numeric equality unrelated to the line. */
  | { readonly kind: 'sum'; readonly holds: boolean }
  /** Two expressions that are identically equal, neither of them a side of the line. */
  | { readonly kind: 'identity'; readonly astray: Astray | null }
  /** None of these: a wrong line or answer, or something else. */
  | { readonly kind: 'other'; readonly lines: readonly StatementLine[]; readonly isWrong: boolean }

/** The sense of each claim, relative to the correct lines before it. */
export function sensesOf(problem: Problem, claims: readonly Claim[]): Sense[] {
  let soFar = beginOf(problem)
  return claims.map((claim) => {
    const { sense, after } = senseOf(problem, claim, soFar)
    soFar = after
    // Among other claims, a number of the line is only quoted.
    const isGiven = sense.kind === 'other' && claims.length > 1 && isOfLine(problem, claim.line.statement)
    return isGiven ? { kind: 'again' } : sense
  })
}

/** A claim's sense, and what the claim after it is judged against: a line of work goes on from the one before it. */
function senseOf(problem: Problem, claim: Claim, soFar: WorkSoFar): { sense: Sense; after: WorkSoFar } {
  const found = senseBeforeJudging(problem, claim)
  if ('kind' in found) return { sense: found, after: soFar }
  const { judged, after } = judgeNext(problem, soFar, found)
  const sense = senseOfJudged(
    problem,
    found,
    judged.filter(isJudged).map(({ judgement }) => judgement.kind),
  )
  return { sense, after: sense.kind === 'line' ? after : soFar }
}

/** The sense that a claim has whatever is judged, or else the line to judge. */
function senseBeforeJudging(problem: Problem, claim: Claim): Sense | StatementLine {
  const { statement } = claim.line
  const isAgain = [taskOf(problem), lineOf(problem)].some(
    (line) => sameLine(line, statement) || isSameSum(line, statement),
  )
  if (isAgain || isGivenValue(taskOf(problem), statement)) return { kind: 'again' }
  const identity = asIdentity(problem, statement)
  if (identity === 'beside') return { kind: 'identity', astray: astrayIn(problem, statement) }
  if (identity === 'nothing') return { kind: 'again' }
  const said = identity ? { ...claim.line, statement: identity } : asShare(claim.line)
  const worked = workedOut(problem, inPercent(problem, said))
  return worked ?? { kind: 'sum', holds: false }
}

function senseOfJudged(problem: Problem, worked: StatementLine, kinds: readonly Judgement['kind'][]): Sense {
  const lines = [worked]
  const { statement: own } = worked
  const isFit = (...misfits: readonly Judgement['kind'][]) =>
    kinds.length > 0 && !kinds.some((kind) => misfits.includes(kind))
  if (isFit('wrong', 'unknown', 'part')) return { kind: 'line', lines }
  // All roots, or another one, of a task that asks for one of them.
  if (kinds.length > 0 && kinds.every((kind) => kind === 'part') && namesRootsToChoose(problem, own))
    return { kind: 'line', lines }
  const inItself = (): Sense => (isConnected(problem, own) ? { kind: 'part', lines } : { kind: 'sum', holds: true })
  if (isFit('wrong', 'unknown')) return inItself()
  const truth = startsFromLine(problem, own) ? null : truthOf(own)
  if (truth !== null) return truth ? inItself() : { kind: 'sum', holds: false }
  return pieceSense(problem, own) ?? { kind: 'other', lines, isWrong: kinds.includes('wrong') }
}

const namesRootsToChoose = (problem: Problem, { kind }: Statement): boolean => {
  const task = taskOf(problem)
  return task.kind === 'request' && asksForOneRoot(task.operation) && /^(?:values|expression|cases)$/.test(kind)
}

/**
 * `x = (5 + 1)/2 = 3` states x = 3; `S = 12*10 = 120`, with a letter of the student's own, states the result 120. null
 * if its calculation is wrong.
 */
function workedOut(problem: Problem, line: StatementLine): StatementLine | null {
  const { statement } = line
  const [first, ...rest] =
    statement.kind === 'chain'
      ? statement.parts
      : statement.kind === 'equation'
        ? [statement.left, statement.right]
        : []
  const last = rest.at(-1)
  if (first?.kind !== 'name' || first.name === 'D' || !last || !rest.every(isClosed)) return line
  const plain = first.name.replace(/_\d$/, '')
  const isOwn = !namesOf(taskOf(problem)).includes(plain)
  if (rest.length > 1 && truthOf({ kind: 'chain', parts: rest }) === false) return null
  if (isOwn && isOtherUnknown(problem, last)) return line
  if (isOwn) return { ...line, statement: rest.length > 1 ? { kind: 'chain', parts: rest } : expression(last) }
  return rest.length > 1 ? { ...line, statement: equation(name(plain), last) } : line
}

/** `l = 25.5` beside an equation for w: another letter is another amount, unless it has the value of the unknown. */
function isOtherUnknown(problem: Problem, value: Expr): boolean {
  const { unknown } = wholeSolution(problem)
  if (unknown === null || isClosedTask(problem)) return false
  const judged = judgeWork(problem, [{ statement: equation(name(unknown), value), source: '' }])
  return !judged.every((each) => isJudged(each) && each.judgement.kind === 'right')
}

const isClosedTask = (problem: Problem): boolean => expressionsOf(taskOf(problem)).every(isClosed)

/**
 * `(x + 2)(x - 6) = x² - 4x - 12` rewrites a side of the equation and stands for the equation with that side. `beside`:
 * a true identity about something else. `nothing`: it says nothing, such as `x + 3 = 3 + x`. null: no identity.
 */
function asIdentity(problem: Problem, statement: Statement): Equation | 'beside' | 'nothing' | null {
  const task = taskOf(problem)
  if (task.kind !== 'equation' || statement.kind !== 'equation' || holdsAlways(task) === 'verified') return null
  if (namesOf(statement).length === 0 || holdsAlways(statement) !== 'verified') return null
  const isOfTask = namesOf(statement).every((letter) => namesOf(task).includes(letter))
  // `x + 3 = 3 + x` says nothing; a minus that is taken into a bracket says something, though the terms are the same.
  const isOpened = [statement.left, statement.right].some(
    (side) => side.kind === 'negate' && ['add', 'subtract'].includes(side.of.kind),
  )
  if (!isOfTask) return null
  if (isSameForm(statement.left, statement.right) && !isOpened) return 'nothing'
  for (const line of [lineOf(problem), task]) {
    if (line.kind !== 'equation') continue
    for (const [side, other] of [
      [line.left, line.right],
      [line.right, line.left],
    ] as const) {
      if (isClosed(side) || sameValue(side, statement.left) !== 'verified') continue
      return equation(isSameForm(side, statement.left) ? statement.right : statement.left, other)
    }
  }
  return 'beside'
}

/** A side of the task that was meant to be rewritten and was changed, with a value of the letter that shows it. */
export interface Astray {
  readonly side: Expr
  readonly written: Expr
  readonly letter: string
  readonly at: number
  readonly sideValue: number
  readonly writtenValue: number
}

/**
 * `6x - 3 - 4x + 8 = 2x + 5` beside `3(2x - 1) - 4(x + 2) = …`: the sum holds, but its beginning is the left side with a
 * slip. As many terms and all but the number the same make it an attempt at that side; null: nothing of this kind.
 */
function astrayIn(problem: Problem, statement: Statement): Astray | null {
  const task = taskOf(problem)
  const [letter, ...more] = namesOf(task)
  if (task.kind !== 'equation' || statement.kind !== 'equation' || letter === undefined || more.length > 0) return null
  const written = statement.left
  if (signedTerms(written).length < 3 || expressionsOf(task).some((side) => isValueOfNode(written, side))) return null
  const at = (expr: Expr, value: number) => realAt(expr, { [letter]: value })
  const sides = [task.left, task.right].filter((side) => {
    const [zero, one, two] = [0, 1, 2].map((value) => at(written, value) - at(side, value))
    return !isClosed(side) && isCompound(side) && zero !== 0 && zero === one && one === two
  })
  const [side] = sides
  const test = [1, 2, 3].find((value) => at(task.left, value) !== at(task.right, value))
  if (sides.length !== 1 || !side || test === undefined) return null
  return { side, written, letter, at: test, sideValue: at(side, test), writtenValue: at(written, test) }
}

/** `75%` means 75 if the task asks for a percentage, and 0.75 in a calculation. */
function inPercent(problem: Problem, line: StatementLine): StatementLine {
  const { statement } = line
  if (problem.unit !== '%' || statement.kind !== 'expression' || !isPercent(statement.value)) return line
  return {
    ...line,
    statement: expression({ kind: 'number', value: { ...statement.value.value, n: statement.value.value.n * 100n } }),
  }
}

/** "100% is 70" states the base of a percentage; the two are not equal. */
function asShare(line: StatementLine): StatementLine {
  const { statement } = line
  const [share, value, ...others] =
    statement.kind === 'chain'
      ? statement.parts
      : statement.kind === 'equation'
        ? [statement.left, statement.right]
        : []
  const isWhole = share && isPercent(share) && share.value.n === share.value.d
  return isWhole && value && isNumeral(value) && !isPercent(value) && others.length === 0
    ? { ...line, statement: expression(value) }
    : line
}

const isPercent = (expr: Expr): expr is Expr & { kind: 'number' } => expr.kind === 'number' && expr.style === 'percent'

/** `x = 0` where the task gives the value of x. */
const isGivenValue = (task: Statement, statement: Statement): boolean =>
  task.kind === 'request' &&
  statement.kind === 'equation' &&
  statement.left.kind === 'name' &&
  statement.left.name === task.unknown &&
  (task.values ?? []).some((value) => sameValue(value, statement.right) === 'verified')

/** Numbers and single terms that occur in the line. */
function isOfLine(problem: Problem, statement: Statement): boolean {
  const values =
    statement.kind === 'values' ? statement.values : statement.kind === 'expression' ? [statement.value] : []
  const sides = expressionsOf(lineOf(problem))
  const isThere = (value: Expr) => {
    const bare = value.kind === 'negate' ? value.of : value
    return (isNumeral(bare) || isMonomial(bare)) && sides.some((side) => isNodeOf(bare, side))
  }
  const isOne = (value: Expr) => value.kind === 'number' && value.value.n === value.value.d
  return (
    values.length > 0 &&
    values.some(isThere) &&
    values.every((value) => isThere(value) || (values.length > 1 && isOne(value)))
  )
}

/** The line's expression up to order. */
const isSameSum = (line: Statement, statement: Statement) =>
  line.kind === 'expression' && statement.kind === 'expression' && isSameForm(line.value, statement.value)

/** Whether an equality between numbers holds, a rounded side allowed; null where it is no such equality. */
export function truthOf(statement: Statement): boolean | null {
  if (statement.kind !== 'chain' || !statement.parts.every(isClosed)) return null
  const [first, ...rest] = statement.parts
  if (rest.some((part) => isShareOfWhole(first!, part))) return null
  return rest.every((part) => sameValue(first!, part) === 'verified' || isRoundedTo(first!, part))
}

/** Whether an inequality between numbers holds; null where it is none, or too close to tell. */
export function truthOfComparison(statement: Statement): boolean | null {
  if (statement.kind !== 'inequality' || ![statement.left, statement.right].every(isClosed)) return null
  const [left, right] = [realAt(statement.left, {}), realAt(statement.right, {})]
  const isSame = sameValue(statement.left, statement.right) === 'verified'
  const isNear = Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(left))
  if (!Number.isFinite(left) || !Number.isFinite(right) || (isNear && !isSame)) return null
  switch (statement.relation) {
    case '!=':
      return !isSame
    case '<=':
      return isSame || left < right
    case '>=':
      return isSame || left > right
    case '<':
      return !isSame && left < right
    case '>':
      return !isSame && left > right
  }
}

/** A chain that starts with the task leads to its result. */
function startsFromLine(problem: Problem, statement: Statement): boolean {
  const [first] = statement.kind === 'chain' ? statement.parts : []
  const lines = [taskOf(problem), lineOf(problem)]
  return (
    first !== undefined &&
    lines.some(
      (line) => line.kind === 'expression' && isClosed(line.value) && sameValue(line.value, first) === 'verified',
    )
  )
}

/** The current line, the task and the lines of the remaining steps. */
const nearLines = (problem: Problem): Statement[] => [
  lineOf(problem),
  taskOf(problem),
  ...remainingSteps(problem).map(({ after }) => after),
]

/** `9 - (-21) = 30`, or only 30, where the task asks for that value after the simplification. */
function isValueOfTask(problem: Problem, statement: Statement): boolean {
  const task = taskOf(problem)
  const { answer } = wholeSolution(problem)
  const last =
    statement.kind === 'chain' ? statement.parts.at(-1) : statement.kind === 'expression' ? statement.value : null
  if (task.kind !== 'request' || task.operation !== 'simplify-at' || answer.kind !== 'expression' || !last) return false
  return sameValue(last, answer.value) === 'verified'
}

/** One side of it is part of the line or of a later line. */
function isConnected(problem: Problem, statement: Statement): boolean {
  const sides = expressionsOf(statement)
  if (isValueOfTask(problem, statement)) return true
  const lines = nearLines(problem)
  const isPart = (side: Expr) =>
    isCompound(side) &&
    !isNumeral(side) &&
    lines.some((line) => expressionsOf(line).some((each) => isPieceOf(side, each)))
  if (sides.some(isPart)) return true
  if (namesOf(statement).length > 0)
    return namesOf(statement).some((letter) => namesOf(taskOf(problem)).includes(letter))
  const [first] = sides
  const isTerm = first && isCompound(first) && expressionsOf(lineOf(problem)).some((side) => isNodeOf(first, side))
  if (isTerm) return true
  const part = first && isCompound(first) ? pieceOfValue(first, lineOf(problem)) : null
  return part !== null && !isNumeral(part)
}

function pieceSense(problem: Problem, statement: Statement): Sense | null {
  const line = lineOf(problem)
  const values =
    statement.kind === 'values' ? statement.values : statement.kind === 'expression' ? [statement.value] : []
  const [only, ...others] = values
  if (!only) return null
  if (others.length > 0) return areTermsOf(values, line) ? { kind: 'terms' } : null
  const steps = remainingSteps(problem)
  const isReciprocal = (divisor: Expr) => sameValue(binary('divide', number(1), divisor), only) === 'verified'
  if (isNumeral(only)) {
    if (isTermExpanded(only, line)) return { kind: 'terms' }
    if (isCompound(only) && divisorsIn(line).some((divisor) => isCompound(divisor) && isReciprocal(divisor)))
      return { kind: 'terms' }
    if (isCompound(only)) {
      const whole = pieceOfValue(only, line)
      return whole && !isNumeral(whole) && !isWhole(whole, line) ? { kind: 'way', part: whole } : null
    }
    if (divides(only, line)) return { kind: 'terms' }
    const part = pieceOfValue(only, line)
    if (part && !isWhole(part, line)) return { kind: 'way', part }
    const isInRequest =
      taskOf(problem).kind === 'request' &&
      steps.slice(0, -1).some(({ after }) => expressionsOf(after).some((side) => isNodeOf(only, side)))
    return isInRequest && !expressionsOf(line).some((side) => isNodeOf(only, side)) ? { kind: 'terms' } : null
  }
  if (isMonomial(only)) return null
  if (expressionsOf(line).some((side) => isPieceOf(only, side)))
    return { kind: 'piece', part: only, isNext: isClosed(only) ? isWorkedOut(only, steps[0]?.after) : null }
  if (isClosed(only)) {
    // `36 · 2` for the 72 of the line, `2^4` for its 16: a number rewritten.
    const isRewritten = (node: Expr) => node.kind === 'number' && sameValue(node, only) === 'verified'
    if (['multiply', 'power'].includes(only.kind) && expressionsOf(line).some((side) => someNode(side, isRewritten)))
      return { kind: 'terms' }
    const isAhead = steps.slice(0, -1).some(({ after }) => expressionsOf(after).some((side) => isNodeOf(only, side)))
    return isAhead ? { kind: 'terms' } : null
  }
  const isRewritten = [line, ...steps.map(({ after }) => after)].some((each) =>
    expressionsOf(each).some((side) => isNodeOf(only, side) || isValueOfNode(only, side) || isValueOfTaken(only, side)),
  )
  return isRewritten ? { kind: 'terms' } : null
}

/** `-2x + 2` for the `-2(x - 1)` of a difference: a term with the minus before it. */
const isValueOfTaken = (value: Expr, side: Expr): boolean =>
  signedTerms(side).some(
    ({ expr, negative }) =>
      negative && isCompound(expr) && sameValue({ kind: 'negate', of: expr }, value) === 'verified',
  )

/** `8/12` for the 2/3 in a sum of fractions: an expanded term. */
function isTermExpanded(value: Expr, line: Statement): boolean {
  if (line.kind !== 'expression' || value.kind !== 'divide') return false
  const terms = signedTerms(line.value).map(({ expr }) => expr)
  return (
    terms.length > 1 &&
    terms.some((term) => term.kind === 'divide' && !isSameForm(term, value) && sameValue(term, value) === 'verified')
  )
}

/** An integer by which a fraction of the line can be reduced. */
function divides(value: Expr, line: Statement): boolean {
  if (value.kind !== 'number' || value.value.d !== 1n || value.value.n < 2n || line.kind !== 'expression') return false
  const { value: whole } = line
  const parts = whole.kind === 'divide' ? [whole.left, whole.right] : []
  return (
    parts.length > 0 &&
    parts.every((part) => part.kind === 'number' && part.value.d === 1n && part.value.n % value.value.n === 0n)
  )
}

/** A single term such as `4a` or `x^2` is no calculation. */
function isMonomial(expr: Expr): boolean {
  if (expr.kind === 'negate') return isMonomial(expr.of)
  if (expr.kind === 'multiply') return expr.left.kind === 'number' && isMonomial(expr.right)
  return expr.kind === 'name' || (expr.kind === 'power' && expr.left.kind === 'name')
}

/** The values of all terms of the line, two or more, in other forms. */
function areTermsOf(values: readonly Expr[], line: Statement): boolean {
  if (line.kind !== 'expression') return false
  const terms = signedTerms(line.value).map(({ expr }) => expr)
  return (
    terms.length > 1 &&
    terms.length === values.length &&
    terms.every(
      (term, index) =>
        sameValue(term, values[index]!) === 'verified' || sameValue(term, values.at(-1 - index)!) === 'verified',
    ) &&
    new Set(values.map((value) => realAt(value, {}))).size === new Set(terms.map((term) => realAt(term, {}))).size
  )
}

const isWhole = (part: Expr, line: Statement) =>
  line.kind === 'expression' &&
  (isSameForm(part, line.value) || (line.value.kind === 'negate' && isSameForm(part, line.value.of)))

/** The part is absent from the next line: the step computes it. */
const isWorkedOut = (part: Expr, after: Statement | undefined): boolean =>
  !after || !expressionsOf(after).some((side) => isPieceOf(part, side))
