import { markedWrong } from '../language/result-marks.ts'
import type { Expr, Relation, Statement } from '../math/ast.ts'
import { isClosed, namesOf } from '../math/ast.ts'
import { latexOf } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import type { Reply, Turn } from './reply.ts'
import type { Message } from './understand.ts'

/**
 * "(a+b)^2 = a^2 + b^2, right?": tests a claimed identity. A numeric counterexample explains more than a rule. null: no
 * such claim, or it belongs to the open task.
 */
export function isItTrue({ turn, statements, open, text }: Message): Reply | null {
  const [first, ...others] = statements
  if (!first || others.some(({ statement }) => namesOf(statement).length > 0)) return null
  const { statement } = first
  if (open && namesOf(statement).length > 0 && sharesLetters(open.task, statement)) return null
  const claim = claimIn(statement)
  if (!claim) return null
  const { voice } = turn
  const line = voice.line(statement)
  if (namesOf(statement).length === 0) {
    // A calculation with a claimed result is a task and its answer.
    if (claim.relation === '=') return null
    const holds = compares(claim)
    if (holds === null) return null
    const values = { line, left: decimal(claim.left, voice.language), right: decimal(claim.right, voice.language) }
    const move = holds ? 'truth.holds' : 'truth.fails'
    return { move, text: voice.say(move, values), content: { badge: 'checked' }, free: true }
  }
  if (claim.relation !== '=') return null
  const isIdentity = holdsAlways({ kind: 'equation', left: claim.left, right: claim.right })
  if (isIdentity === 'verified')
    return {
      move: 'truth.always',
      text: voice.say('truth.always', { line }),
      content: { badge: 'checked' },
      free: true,
    }
  // With one letter it is an equation, which some value may satisfy, and so a task.
  // A power that somebody has marked as wrong was meant to be rewritten: "(2x)^3 = 2x^3".
  const isMarked = claim.left.kind === 'power' && markedWrong[voice.language].test(text)
  return namesOf(statement).length > 1 || isMarked || isPowerLike(statement) ? broken(turn, statement) : null
}

/**
 * "-2(x - 3) = -2x - 6?": the sides differ by the same number for every x. No equation to solve, but a slip in
 * rewriting. null: some value may satisfy it.
 */
export function isItTheSame(turn: Turn, statement: Statement): Reply | null {
  if (statement.kind !== 'equation' || isClosed(statement.left) || isClosed(statement.right)) return null
  const [letter, ...others] = namesOf(statement)
  if (letter === undefined || others.length > 0) return null
  const gaps = [0.37, 1.91, -2.43].map((value) => {
    const at = { [letter]: value }
    return realAt(statement.left, at) - realAt(statement.right, at)
  })
  const [gap = 0] = gaps
  return Math.abs(gap) > 1e-9 && gaps.every((each) => Math.abs(each - gap) < 1e-9) ? broken(turn, statement) : null
}

function broken({ voice }: Turn, statement: Statement): Reply | null {
  const claim = claimIn(statement)
  const counter = claim && counterExample(claim, namesOf(statement))
  if (!counter) return null
  const line = voice.line(statement)
  const put = Object.entries(counter.values).map(([name, value]) => `$${name} = ${value}$`)
  const values = { line, values: put.join(', '), left: `$${counter.left}$`, right: `$${counter.right}$` }
  return { move: 'truth.breaks', text: voice.say('truth.breaks', values), content: { badge: 'checked' }, free: true }
}

interface Claim {
  readonly left: Expr
  readonly right: Expr
  readonly relation: Relation | '='
}

function claimIn(statement: Statement): Claim | null {
  if (statement.kind === 'equation') return { left: statement.left, right: statement.right, relation: '=' }
  if (statement.kind === 'inequality') return statement
  const [left, right, ...more] = statement.kind === 'chain' ? statement.parts : []
  return left && right && more.length === 0 ? { left, right, relation: '=' } : null
}

const sharesLetters = (task: string, statement: Statement) => namesOf(statement).some((letter) => task.includes(letter))

/** Both sides have the letter in powers or roots, as in a claimed rule: `x^2 * x^3 = x^6`. */
const isPowerLike = (statement: Statement): boolean =>
  statement.kind === 'equation' &&
  !isClosed(statement.left) &&
  !isClosed(statement.right) &&
  ['power', 'multiply', 'divide', 'root', 'call'].includes(statement.left.kind) &&
  (['power', 'name', 'root', 'call'].includes(statement.right.kind) || isExpansion(statement))

/** "(x + 3)^2 = x^2 + 9": a bracket written out, since both sides grow alike. */
function isExpansion({ left, right }: { left: Expr; right: Expr }): boolean {
  const [letter, ...others] = namesOf({ kind: 'equation', left, right })
  if (letter === undefined || others.length > 0) return false
  const at = { [letter]: FAR }
  return Math.abs(realAt(left, at) / realAt(right, at) - 1) < 1e-3
}
const FAR = 1e5

function compares({ left, right, relation }: Claim): boolean | null {
  if (relation === '=') {
    const truth = sameValue(left, right)
    return truth === 'unknown' ? null : truth === 'verified'
  }
  const [a, b] = [realAt(left, {}), realAt(right, {})]
  if (!Number.isFinite(a) || !Number.isFinite(b)) return null
  return { '<': a < b, '<=': a <= b, '>': a > b, '>=': a >= b, '!=': a !== b }[relation]
}

const decimal = (expr: Expr, language: 'en' | 'ru') => `$${latexOf(expr, language)}$`

/** Small integers for which the sides differ. */
export function counterExample({ left, right }: Pick<Claim, 'left' | 'right'>, names: readonly string[]) {
  for (const shift of [2, 1, 3]) {
    const values = Object.fromEntries(names.map((name, index) => [name, index + shift]))
    const [a, b] = [realAt(left, values), realAt(right, values)]
    const areShort = [a, b].every((each) => Number.isInteger(each * 4))
    if (areShort && Math.abs(a - b) > 1e-9) return { values, left: a, right: b }
  }
  return null
}
