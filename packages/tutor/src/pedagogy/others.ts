import { tellers } from '../language/tellers.ts'
import {
  type Expr,
  equation,
  expressionsOf,
  isClosed,
  name,
  namesOf,
  number,
  type Operation,
  type Statement,
} from '../math/ast.ts'
import { putIn, solvedValues, substituted } from '../math/check.ts'
import type { Claim } from '../math/claims/claim.ts'
import { exactValue } from '../math/polynomial.ts'
import { equals } from '../math/rational.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { lineOf, problemContent, taskOf, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'
import type { Move } from './texts/moves.ts'
import type { Message } from './understand.ts'

/**
 * The result of somebody else while the task is open. It is tested on the task, never credited to the student, and where
 * it is right the student makes the test: a right answer is not handed over.
 */
export function resultOfOthers(message: Message): Reply | null {
  const { turn, intent, open, said, typed } = message
  if (intent !== undefined || !open || isMeasured(open) || open.told !== null) return null
  const given = said.claims.filter(({ standing }) => standing === 'given')
  const own = said.claims.filter(({ standing, among }) => standing === 'stated' && among.length === 0)
  const isOfSomebody = tellers[turn.voice.language].test(typed)
  tellers[turn.voice.language].lastIndex = 0
  const last = given.at(-1)
  if (!last || own.some(({ line }) => line.statement.kind === 'equation') || !isOfSomebody) return null
  return (
    testOfSystem(turn, open, last.line.statement) ??
    testOfRoot(turn, open, last.line.statement) ??
    testOfExpression(turn, open, last.line.statement) ??
    trueOfOthers(turn, open, given)
  )
}

function reply({ voice }: Turn, problem: Problem, move: Move, values: Record<string, string>): Reply {
  const text = voice.say(move, { line: voice.line(lineOf(problem)), ...values })
  return { move, text, content: { ...problemContent(problem, voice), badge: null }, free: true }
}

/** Values of all letters of a system: the first line that they do not make true. */
function testOfSystem(turn: Turn, problem: Problem, theirs: Statement): Reply | null {
  const test = systemTest(turn, problem, theirs)
  if (!test) return null
  const { value, fits, fails } = test
  if (!fails) return reply(turn, problem, 'others.try', { value })
  return fits
    ? reply(turn, problem, 'others.one-line', { fits, fails })
    : reply(turn, problem, 'others.fails', { value, claim: fails })
}

/** Which lines of a system the values make true. */
export function systemTest({ voice }: Turn, problem: Problem, theirs: Statement) {
  const task = taskOf(problem)
  const cases = theirs.kind === 'cases' ? theirs.cases : theirs.kind === 'system' ? theirs.lines : []
  if (task.kind !== 'system' || cases.length !== namesOf(task).length) return null
  const put = (expr: Expr): Expr =>
    cases.reduce((all, { left, right }) => (left.kind === 'name' ? substituted(all, left.name, right) : all), expr)
  const lines = task.lines.map((line) => ({ line, sides: [put(line.left), put(line.right)] as const }))
  if (!lines.every(({ sides }) => sides.every(isClosed))) return null
  const isTrue = ([left, right]: readonly [Expr, Expr]) => {
    const [a, b] = [exactValue(left), exactValue(right)]
    return a !== null && b !== null && equals(a, b)
  }
  const shown = (found: (typeof lines)[number] | undefined) => found && voice.line(found.line)
  return {
    value: cases.map((each) => voice.line(each)).join(', '),
    fits: shown(lines.find(({ sides }) => isTrue(sides))),
    fails: shown(lines.find(({ sides }) => !isTrue(sides))),
  }
}

function testOfRoot(turn: Turn, problem: Problem, theirs: Statement): Reply | null {
  const { voice } = turn
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  if (task.kind !== 'equation' || unknown === null) return null
  const named = solvedValues(theirs, unknown)
  const bare = theirs.kind === 'expression' && isClosed(theirs.value) ? [theirs.value] : null
  const [root] = named ?? bare ?? []
  const sides = root && putIn(task, unknown, root)
  if (!root || !sides) return null
  const value = voice.line(equation(name(unknown), root))
  const [left, right] = [sides.left, sides.right].map(exactValue)
  if (left && right && equals(left, right)) return reply(turn, problem, 'others.try', { value })
  return reply(turn, problem, 'others.fails', { value, claim: voice.line(equation(sides.left, sides.right)) })
}

const keepsValue: readonly Operation[] = ['simplify', 'factor', 'expand', 'complete-square', 'calculate']

/** Another expression for the one of the task: both at a small number. */
function testOfExpression(turn: Turn, problem: Problem, theirs: Statement): Reply | null {
  const { voice } = turn
  const task = taskOf(problem)
  const subject = task.kind === 'request' ? task.subject : task
  const [own, ...others] = expressionsOf(theirs)
  if (subject.kind !== 'expression' || !own || others.length > 0) return null
  // Between limits the answer is a number, in which no letter can be put.
  if (task.kind === 'request' && task.operation === 'definite-integral' && !isClosed(own))
    return reply(turn, problem, 'others.limits', { theirs: voice.formula(own) })
  // A derivative is not equal to what it is the derivative of.
  if (task.kind === 'request' && !keepsValue.includes(task.operation)) return null
  const [letter, ...letters] = namesOf(subject)
  if (letter === undefined || letters.length > 0 || isClosed(own)) return null
  for (const size of [1, 2, 3]) {
    const point = number(size)
    const [a, b] = [subject.value, own].map((each) => exactValue(substituted(each, letter, point)))
    if (!a || !b || equals(a, b)) continue
    return reply(turn, problem, 'others.value', {
      point: voice.line(equation(name(letter), point)),
      task: voice.formula(number(a)),
      theirs: voice.formula(own),
      value: voice.formula(number(b)),
    })
  }
  const point = voice.line(equation(name(letter), number(1)))
  return reply(turn, problem, 'others.try.value', { point, theirs: voice.formula(own) })
}

/** Calculations of somebody else on the way: another method is no mistake. */
function trueOfOthers(turn: Turn, problem: Problem, given: readonly Claim[]): Reply | null {
  const sums = given.filter(({ line: { statement } }) => statement.kind === 'chain')
  if (sums.length === 0) return null
  const wrong = sums.find(({ line: { statement } }) => truthOf(statement) === false)
  const claim = (each: Claim) => turn.voice.line(each.line.statement)
  if (wrong) return reply(turn, problem, 'sum.wrong', { sum: claim(wrong) })
  const judged = judgeWork(problem, [sums.at(-1)!.line])
  const isOfIt = judged.every((each) => isJudged(each) && each.judgement.kind !== 'wrong')
  return isOfIt ? reply(turn, problem, 'others.true', { claim: sums.map(claim).join(', ') }) : null
}
