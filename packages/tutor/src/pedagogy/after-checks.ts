import { besideWords } from '../language/beside.ts'
import { undenied } from '../language/denial.ts'
import { hearStep } from '../language/hear.ts'
import { testWords } from '../language/test-values.ts'
import {
  type Equation,
  type Expr,
  equation,
  type Inequality,
  isClosed,
  isValueAt,
  name,
  namesOf,
  number,
  signedTerms,
  someNode,
} from '../math/ast.ts'
import { substituted } from '../math/check.ts'
import { isBare } from '../math/claims/claim.ts'
import { realAt } from '../math/numeric.ts'
import { isSameForm } from '../math/pieces.ts'
import { exactValue } from '../math/polynomial.ts'
import { type Rational, rational } from '../math/rational.ts'
import { rootsIn } from '../math/steps.ts'
import { sameValue } from '../math/verify.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { againSolved } from './new-problem.ts'
import { systemTest } from './others.ts'
import { problemContent, taskOf, wholeSolution } from './problem.ts'
import { putInto } from './put-in.ts'
import type { Reply, Turn } from './reply.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'
import type { Move } from './texts/moves.ts'
import type { Message } from './understand.ts'
import { wonderingIn } from './wonder.ts'

/**
 * Checks a student makes on a finished task: substituting numbers, trying another method, comparing with somebody
 * else's result. These readings are tried before any other.
 */
export function afterChecks(message: Message): Reply | null {
  const { turn, intent } = message
  const { problem, story } = turn.state
  if (intent !== undefined || !problem?.solved || isMeasured(problem)) return null
  if (story !== null && !story.isParked) return null
  return (
    yesOrNo(message, problem) ??
    ofSystem(message, problem) ??
    valueAgain(message, problem) ??
    secondWay(message, problem) ??
    sideChecked(message, problem) ??
    expressionTested(message, problem) ??
    othersResult(message, problem) ??
    allowedStep(message, problem) ??
    testsOfValues(message, problem) ??
    sidePutIn(message, problem) ??
    howToCheck(message, problem) ??
    anotherWayAsked(message, problem)
  )
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('−', '-')

const answerOf = ({ voice }: Turn, problem: Problem) => voice.line(wholeSolution(problem).answer)

function said({ voice }: Turn, problem: Problem, move: Move, values: Record<string, string>): Reply {
  const text = voice.say(move, values)
  return { move, text, content: { ...problemContent(problem, voice), badge: null }, free: true }
}

// ---- Numbers that are put in -------------------------------------------------------------------------------------------

export type Tried = Equation | Inequality

interface Test {
  readonly value: Expr
  /** Whether the student says that the value fits; null if it is only a question. */
  readonly isSaidToFit: boolean | null
  readonly doesFit: boolean
}

/** "x = -5 gives 22 > 19, and 0 does not fit", "so 3 itself is not in?", "what if I put 6?" */
function testsOfValues({ turn, typed, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  // A root substituted in both sides is a full check, and a why asks for a reason.
  if (putInto(problem, claims) || wonderingIn(typed, voice.language)?.wonder === 'why') return null
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  if ((task.kind !== 'equation' && task.kind !== 'inequality') || unknown === null) return null
  const tests = valuesTried(plain(typed), task, unknown, voice.language)
  if (tests.length === 0) return null
  const lines = tests.map(({ value, doesFit }) => testLine(turn, task, unknown, value, doesFit))
  const isWrong = tests.some(({ isSaidToFit, doesFit }) => isSaidToFit !== null && isSaidToFit !== doesFit)
  const isAsked = tests.every(({ isSaidToFit }) => isSaidToFit === null)
  const move = isWrong ? 'after.test.wrong' : isAsked ? 'after.test.shown' : 'after.test.right'
  return said(turn, problem, move, { tests: lines.join(' '), answer: answerOf(turn, problem) })
}

function testLine({ voice }: Turn, task: Tried, unknown: string, value: Expr, doesFit: boolean): string {
  const values = { value: voice.line(equation(name(unknown), value)), claim: voice.line(sidesAt(task, unknown, value)) }
  return voice.say(doesFit ? 'after.test.holds' : 'after.test.fails', values)
}

const MOST_TESTS = 3

function valuesTried(message: string, task: Tried, unknown: string, language: 'en' | 'ru'): Test[] {
  const { before, fits, not, next, tries, yesOrNo, orNot } = testWords[language]
  const text = besideWords[language].digits
    .reduce((all, [pattern, digit]) => all.replace(pattern, digit), message)
    .replace(orNot, '?')
  const tests: Test[] = []
  if (yesOrNo.test(text)) return []
  // A number inside a formula is not a value being tested.
  for (const found of text.matchAll(
    /(?<![\p{L}\d.,^*/+(<>≤≥-]|[<>=] ?|[*/+] |(?:than|gives?|makes|gets?|чем|больше|меньше|дает|даст|выходит|получается) )(-?\d+(?:[.,]\d+)?(?:\/\d+)?)(?![\d*/^()]| ?[*/+^=<>≤≥]|\p{L}|[.,]\d)|(?<!\p{L})[xх]\s*=\s*(-?\d+(?:[.,]\d+)?(?:\/\d+)?)(?![\d.,]*\s*[*/+<>≤≥])/gu,
  )) {
    const [whole, bare, named] = found
    const value = numberIn(bare ?? named ?? '')
    const clause = clauseBehind(text.slice(found.index + whole.length), next)
    const isSaid =
      named !== undefined || before.test(text.slice(0, found.index)) || fits.test(clause) || not.test(clause)
    if (!value || !isSaid || tests.some((each) => sameValue(each.value, value) === 'verified')) continue
    const doesFit = holdsAt(task, unknown, value)
    if (doesFit === null) continue
    const isSaidToFit = saidToFit(text.slice(found.index + whole.length), clause, { fits, not })
    tests.push({ value, isSaidToFit, doesFit })
  }
  // "Is 4 included?" asks without a claim.
  const [only, ...others] = tests
  if (only?.isSaidToFit && others.length === 0 && text.trim().endsWith('?')) return [{ ...only, isSaidToFit: null }]
  const isMeant = tests.some(({ isSaidToFit }) => isSaidToFit !== null) || tries.test(text)
  return isMeant ? tests.slice(0, MOST_TESTS) : []
}

/** "Does it fit? 9 < 9, no": the answer to the student's own question counts, not the question. */
function saidToFit(behind: string, clause: string, { fits, not }: { fits: RegExp; not: RegExp }): boolean | null {
  const asked = /^[^.!?]*\?/u.exec(clause)
  const answered = asked ? behind.slice(behind.indexOf('?') + 1) : clause
  const told = asked && answered.trim() === '' ? clause : answered
  return not.test(told) ? false : undenied(fits, told) ? true : null
}

/** What the student says about a number, up to the next one, without the values computed from it. */
function clauseBehind(text: string, next: RegExp): string {
  const words = text.replaceAll(/[-\d.,()*/^+\s]*\d\s*(?:<=|>=|[<>=≤≥])\s*-?\d+(?:[.,]\d+)?/gu, ' ')
  const end = words.search(/\d/)
  if (end < 0) return words
  const links = [...words.slice(0, end).matchAll(next)]
  return words.slice(0, links.at(-1)?.index ?? end)
}

export function numberIn(text: string): Expr | null {
  const [top = '', bottom] = text.replace(',', '.').split('/')
  const decimal = /^-?\d+\.(\d+)$/.exec(top)
  const value = decimal
    ? rational(BigInt(top.replace('.', '')), 10n ** BigInt(decimal[1]?.length ?? 0))
    : /^-?\d+$/.test(top)
      ? rational(BigInt(top), BigInt(bottom ?? 1) || 1n)
      : null
  return value && number(value)
}

export const sidesAt = (task: Tried, unknown: string, value: Expr): Tried => {
  const side = (expr: Expr): Expr => {
    const put = substituted(expr, unknown, value)
    const exact = exactValue(put)
    return exact ? number(exact) : put
  }
  return { ...task, left: side(task.left), right: side(task.right) }
}

export function holdsAt(task: Tried, unknown: string, value: Expr): boolean | null {
  const at = sidesAt(task, unknown, value)
  const [left, right] = [exactValue(at.left), exactValue(at.right)]
  if (!left || !right) return null
  return task.kind === 'equation' ? compare(left, right) === 0 : isTrue(task.relation, compare(left, right))
}

function compare(a: Rational, b: Rational): number {
  const gap = a.n * b.d - b.n * a.d
  return gap === 0n ? 0 : gap > 0n ? 1 : -1
}

function isTrue(relation: Inequality['relation'], order: number): boolean {
  const truths: Readonly<Record<Inequality['relation'], boolean>> = {
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
    '!=': order !== 0,
  }
  return truths[relation]
}

/** "How can I check it, can I put a number in?" */
function howToCheck({ turn, typed }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  const task = taskOf(problem)
  const isAsked = testWords[voice.language].howToCheck.test(plain(typed)) && !/\d/.test(typed)
  if (!isAsked || (task.kind !== 'equation' && task.kind !== 'inequality')) return null
  const values = { answer: answerOf(turn, problem), line: voice.line(task) }
  return said(turn, problem, task.kind === 'equation' ? 'after.how.equation' : 'after.how.inequality', values)
}

// ---- Calculations ------------------------------------------------------------------------------------------------------

/** "Just tell me, is 1 and 5 the answer or not": a clear question about the result gets a clear yes. */
function yesOrNo({ turn, typed, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  if (!testWords[voice.language].yesOrNo.test(plain(typed))) return null
  const judged = judgeWork(
    { ...problem, line: problem.task, known: [] },
    claims.map(({ line }) => line),
  )
  const isRight = judged.length > 0 && judged.every((each) => isJudged(each) && each.judgement.kind === 'right')
  return isRight ? againSolved(turn, problem, true) : null
}

/** What is said of a solved system: its numbers in a line, another pair, another line that follows. */
function ofSystem({ turn, typed, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  const task = taskOf(problem)
  const { answer } = wholeSolution(problem)
  if (task.kind !== 'system' || answer.kind !== 'tuples' || answer.rows.length !== 1) return null
  const row = answer.rows[0]!
  const values = answer.names.map((letter, index) => equation(name(letter), row[index]!))
  const pairs = claims.map(({ line: { statement } }) => statement)
  const another = pairs.find(
    (each) => (each.kind === 'cases' || each.kind === 'system') && systemTest(turn, problem, each) !== null,
  )
  const test = another && systemTest(turn, problem, another)
  if (test?.fails && test.fits) {
    const text = { fits: test.fits, fails: test.fails, value: test.value }
    return said(turn, problem, 'after.others.system', text)
  }
  const put = (expr: Expr) =>
    values.reduce((all, { left, right }) => substituted(all, left.kind === 'name' ? left.name : '', right), expr)
  for (const { line } of claims) {
    const { statement } = line
    if (statement.kind === 'chain' && truthOf(statement) === true) {
      const [left, right] = [statement.parts[0]!, statement.parts.at(-1)!]
      const own = task.lines.find(
        (each) => isSameForm(put(each.left), left) && sameValue(put(each.right), right) === 'verified',
      )
      if (own) return said(turn, problem, 'after.system.line', { line: voice.line(own), claim: voice.line(statement) })
    }
    const isOfIt =
      statement.kind === 'equation' &&
      namesOf(statement).length > 0 &&
      namesOf(statement).every((each) => answer.names.includes(each))
    if (
      !isOfIt ||
      statement.kind !== 'equation' ||
      statement.left.kind === 'name' ||
      (!typed.includes('?') && claims.length > 1)
    )
      continue
    const [left, right] = [put(statement.left), put(statement.right)].map(exactValue)
    if (left && right && compare(left, right) === 0)
      return said(turn, problem, 'after.system.follows', {
        claim: voice.line(statement),
        answer: answerOf(turn, problem),
      })
  }
  return null
}

/** "Straight into the task: 49 - 2*4 = 41": the value of the task again, on another way. */
function valueAgain({ turn, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  const task = taskOf(problem)
  const { answer } = wholeSolution(problem)
  if (task.kind !== 'request' || !isValueAt(task.operation) || answer.kind !== 'expression') return null
  const [at] = task.values ?? []
  const sums = claims.flatMap(({ line: { statement } }) => (statement.kind === 'chain' ? [statement] : []))
  const isSame = sums.some((sum) => truthOf(sum) === true && sameValue(sum.parts.at(-1)!, answer.value) === 'verified')
  if (!at || !task.unknown || !isSame || sums.some((sum) => truthOf(sum) === false)) return null
  return said(turn, problem, 'value.same', {
    point: voice.line(equation(name(task.unknown), at)),
    value: voice.line(answer),
    line: voice.line(task.subject),
  })
}

/** "With the discriminant: 25 - 24 = 1, (5 + 1)/2 = 3 and (5 - 1)/2 = 2": another method with the same roots. */
function secondWay({ turn, typed, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  const sums = claims.filter(({ line: { statement } }) => statement.kind === 'chain' || isValue(statement))
  if (sums.length < 2 || !testWords[voice.language].otherWay.test(plain(typed))) return null
  const values = sums.flatMap(({ line: { statement } }) =>
    statement.kind === 'chain'
      ? (statement.parts.at(-1) ?? [])
      : statement.kind === 'equation'
        ? statement.right
        : statement.kind === 'cases'
          ? statement.cases.map(({ right }) => right)
          : [],
  )
  const { answer } = wholeSolution(problem)
  const roots = answer.kind === 'equation' ? [answer.right] : rootsIn(answer)
  const isThere = (root: Expr) => values.some((value) => isClosed(value) && sameValue(value, root) === 'verified')
  const wrong = sums.find(({ line: { statement } }) => truthOf(statement) === false)
  if (wrong) return said(turn, problem, 'after.way.slip', { sum: voice.line(wrong.line.statement) })
  return roots.length > 0 && roots.every(isThere)
    ? said(turn, problem, 'after.way.same', { answer: answerOf(turn, problem) })
    : null
}

const isValue = (statement: Message['statements'][number]['statement']): boolean =>
  (statement.kind === 'equation' && statement.left.kind === 'name' && isClosed(statement.right)) ||
  statement.kind === 'cases'

/** "4 - 10 + 6 = 0": one side of the equation with a root substituted, term by term. */
function sideChecked({ turn, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  const task = taskOf(problem)
  const { unknown, answer } = wholeSolution(problem)
  if (task.kind !== 'equation' || unknown === null || !isClosed(task.right)) return null
  const roots = answer.kind === 'equation' ? [answer.right] : rootsIn(answer)
  const sums = claims.flatMap(({ line: { statement } }) =>
    statement.kind === 'chain' && truthOf(statement) === true ? [statement.parts] : [],
  )
  const [only, ...others] = sums
  const first = only?.[0]
  if (!first || others.length > 0 || sameValue(first, task.right) !== 'verified') return null
  const root = roots.find((each) => termsOf(first) === termsOf(substituted(task.left, unknown, each)))
  if (!root) return null
  const values = { root: voice.line(equation(name(unknown), root)), value: voice.formula(task.right) }
  return said(turn, problem, 'check.fits', values)
}

/** "7 - 2 times -5 = 17, and that is more than 15": a value put into one side of the inequality. */
function sidePutIn({ turn, said: { claims } }: Message, problem: Problem): Reply | null {
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  if (task.kind !== 'inequality' || unknown === null) return null
  const sums = claims.flatMap(({ line: { statement } }) => (statement.kind === 'chain' ? [statement] : []))
  const tests = sums.flatMap((sum) => {
    const [first] = sum.parts
    const values = first ? numbersIn(first) : []
    const value = values.find((each) =>
      [task.left, task.right].some(
        (side) => !isClosed(side) && first && isSameForm(substituted(side, unknown, each), first),
      ),
    )
    const doesFit = value ? holdsAt(task, unknown, value) : null
    return value && doesFit !== null && truthOf(sum) === true ? [{ value, doesFit }] : []
  })
  if (tests.length === 0 || tests.length !== sums.length) return null
  const lines = tests.map(({ value, doesFit }) => testLine(turn, task, unknown, value, doesFit))
  return said(turn, problem, 'after.test.shown', { tests: lines.join(' '), answer: answerOf(turn, problem) })
}

/** The numbers of a calculation, with a minus before them. */
function numbersIn(expr: Expr): Expr[] {
  const found: Expr[] = []
  someNode(expr, (node) => {
    if (node.kind === 'number' || (node.kind === 'negate' && node.of.kind === 'number')) found.push(node)
    return false
  })
  return found
}

/** The values of the terms in sorted order. */
const termsOf = (expr: Expr): string =>
  signedTerms(expr)
    .map(({ expr: term, negative }) => ((negative ? -1 : 1) * realAt(term, {})).toFixed(6))
    .sort()
    .join()

/**
 * "My book says 0.733", "my teacher says only 4", "my friend wrote x < 4": an equivalent form, or a different result.
 */
function othersResult(message: Message, problem: Problem): Reply | null {
  const {
    turn,
    typed,
    said: { claims },
  } = message
  if (!testWords[turn.voice.language].others.test(plain(typed))) return null
  const { answer } = wholeSolution(problem)
  const [only, ...more] = claims
  if (!only || more.length > 0) return null
  if (answer.kind === 'expression') return othersValue(message, problem, answer.value)
  const { statement } = only.line
  if (statement.kind === 'inequality') return othersInequality(turn, problem, statement)
  const theirs =
    statement.kind === 'expression' ? statement.value : statement.kind === 'equation' ? statement.right : null
  const { unknown } = wholeSolution(problem)
  const task = taskOf(problem)
  if (!theirs || !isClosed(theirs) || unknown === null || task.kind !== 'equation') return null
  const roots = answer.kind === 'equation' ? [answer.right] : rootsIn(answer)
  const others = roots.filter((root) => sameValue(root, theirs) !== 'verified')
  if (others.length === roots.length || others.length === 0) return null
  const tests = others.map((root) => testLine(turn, task, unknown, root, true)).join(' ')
  return said(turn, problem, 'after.others.part', { theirs: turn.voice.formula(theirs), tests })
}

/** Tests a number that satisfies one of the two inequalities and not the other. */
function othersInequality(turn: Turn, problem: Problem, theirs: Inequality): Reply | null {
  const { answer, unknown } = wholeSolution(problem)
  const task = taskOf(problem)
  const border = exactValue(theirs.right)
  if (task.kind !== 'inequality' || unknown === null || !border || theirs.left.kind !== 'name') return null
  for (const step of [0n, 1n, -1n, 10n, -10n]) {
    const value = number(rational(border.n + step * border.d, border.d))
    const [own, other] = [holdsAt(task, unknown, value), holdsAt(theirs, unknown, value)]
    if (own === null || other === null || own === other) continue
    const values = { theirs: turn.voice.line(theirs), tests: testLine(turn, task, unknown, value, own) }
    return said(turn, problem, 'after.others.test', { ...values, answer: turn.voice.line(answer) })
  }
  return null
}

function othersValue({ turn, said: { claims } }: Message, problem: Problem, value: Expr): Reply | null {
  const { voice } = turn
  const [only] = claims
  const other = only?.line.statement.kind === 'expression' ? only.line.statement.value : null
  if (other && !isClosed(other) && sameValue(value, other) === 'verified')
    return said(turn, problem, 'after.others.same', { theirs: voice.formula(other), answer: answerOf(turn, problem) })
  if (!only || !isBare(only) || only.line.statement.kind !== 'expression' || !isClosed(value)) return null
  const theirs = only.line.statement.value
  const [own, shown] = [realAt(value, {}), realAt(theirs, {})]
  const places = /[.,](\d+)/.exec(only.line.source)?.[1]?.length ?? 0
  if (!Number.isFinite(own) || !Number.isFinite(shown)) return null
  const values = { theirs: voice.formula(theirs), answer: answerOf(turn, problem) }
  if (sameValue(value, theirs) === 'verified') return said(turn, problem, 'after.others.same', values)
  const isRounded = (places > 0 || Number.isInteger(shown)) && Math.abs(own - shown) <= 0.5 * 10 ** -places + 1e-12
  return said(turn, problem, isRounded ? 'after.others.rounded' : 'after.others.differ', values)
}

/** "With x = 1: 2 · 4 = 8 and -2 + 10 = 8": an expression and its rewritten form at one value. */
function expressionTested({ turn, typed, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  const whole = taskOf(problem)
  const isRewriting =
    whole.kind === 'request' && ['factor', 'expand', 'simplify', 'complete-square'].includes(whole.operation)
  const task = isRewriting ? whole.subject : whole
  const { answer } = wholeSolution(problem)
  if (task.kind !== 'expression' || answer.kind !== 'expression' || isClosed(task.value)) return null
  const [, letter, digits] = /(?<!\p{L})([a-z])\s*=\s*(-?\d+(?:[.,]\d+)?)(?![\d.,]*[a-z*/^])/u.exec(plain(typed)) ?? []
  const value = digits === undefined ? null : numberIn(digits)
  if (!letter || !value) return null
  const [before, after] = [task.value, answer.value].map((each) => exactValue(substituted(each, letter, value)))
  const sums = claims.filter(({ line: { statement } }) => statement.kind === 'chain')
  if (!before || !after || sums.length === 0) return null
  const wrong = sums.find(({ line: { statement } }) => truthOf(statement) === false)
  if (wrong) return said(turn, problem, 'after.way.slip', { sum: voice.line(wrong.line.statement) })
  const values = {
    root: voice.line(equation(name(letter), value)),
    value: voice.formula(number(before)),
    line: voice.line(task),
    answer: answerOf(turn, problem),
  }
  return compare(before, after) === 0 ? said(turn, problem, 'after.test.expression', values) : null
}

/** "Is there a faster way?": the student's own method is checked line by line; none is promised. */
function anotherWayAsked({ turn, typed }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  if (/\d/.test(typed) || !testWords[voice.language].shorter.test(plain(typed))) return null
  return said(turn, problem, 'after.way.asked', { line: voice.line(taskOf(problem)) })
}

/** "My friend multiplied by 24, is that wrong?", "can I divide by 3 first?": an operation on both sides. */
function allowedStep({ turn, typed, expected, said: { claims } }: Message, problem: Problem): Reply | null {
  const { voice } = turn
  // After the full solution was shown, this names one of its steps.
  if (expected?.by === 'way' || turn.state.lastMove?.startsWith('way.')) return null
  const task = taskOf(problem)
  if (task.kind !== 'equation' || claims.some((claim) => !isBare(claim)) || !typed.includes('?')) return null
  const named = testWords[voice.language].done.reduce(
    (left, [wording, name]) => left.replace(wording, name),
    plain(typed),
  )
  const step = hearStep(named.replaceAll('?', ''), voice.language)
  const kind = step && (['add', 'subtract', 'multiply', 'divide'] as const).find((each) => each === step.operation)
  if (!step?.by || !kind || !isClosed(step.by) || realAt(step.by, {}) === 0) return null
  return said(turn, problem, 'after.way.allowed', { by: voice.formula(step.by), answer: answerOf(turn, problem) })
}
