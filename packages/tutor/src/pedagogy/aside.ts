import { directTexts } from '../language/direct-texts.ts'
import {
  type Heard,
  hearAnswer,
  hearStep,
  hearSteps,
  isDenied,
  namesOperation,
  placeNamed,
  type SpokenStep,
} from '../language/hear.ts'
import { valueWords } from '../language/value-words.ts'
import { wayNamedAt } from '../language/ways.ts'
import type { Expr, Statement } from '../math/ast.ts'
import { children, expression, expressionsOf, isClosed, namesOf, someNode } from '../math/ast.ts'
import type { Claim } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import { isCompound, isNumeral, isPieceOf, isSameForm } from '../math/pieces.ts'
import { readMessage, type StatementLine } from '../math/reading.ts'
import { isDecimalOf } from '../math/rounded.ts'
import { writeFactors } from '../math/spoken.ts'
import type { Family, Rule, Step } from '../math/steps.ts'
import type { Unit } from '../math/units.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { checkWork } from './checking.ts'
import { detourBy } from './detour.ts'
import type { ExpectedAnswer, Expects, Operation } from './expects.ts'
import { belongs, isJudged, judgeWork } from './judging.ts'
import { isNumber, measure } from './measure.ts'
import { lineOf, problemContent, remainingSteps, sameLine, taskOf, wholeSolution } from './problem.ts'
import { isRootLine } from './relation.ts'
import type { Reply, Turn } from './reply.ts'
import { truthOf } from './senses.ts'
import { isAssumed } from './standing.ts'
import type { Problem } from './state.ts'
import type { Move } from './texts/moves.ts'
import { ruleWords } from './wording.ts'

/**
 * The message as an answer to the question that ended the last reply. null: it is something else, possibly a line of
 * work. A wrong answer to a side question gets no verdict on the work.
 */
export function answerToQuestion(
  turn: Turn,
  problem: Problem,
  expects: Expects,
  text: string,
  only?: 'right',
): Reply | null {
  const { language } = turn.voice
  const said = withoutTerms(hearAnswer(text, language), problem, expects)
  // A formula for a task in words is compared with that of the task.
  const hasLetters = said.lines.some((line) => 'statement' in line && namesOf(line.statement).length > 0)
  if (isAssumed(problem) && hasLetters) return null
  const answers = answersTo(expects, text).filter(isInLine(turn, problem, expects.answers, text))
  const verdict = measure(answers, said, text, language)
  if (only !== undefined && verdict !== only) return null
  const inNumbers = answers.filter(({ kind }) => kind !== 'words' && kind !== 'wrong-words')
  const isInWords = verdict === 'right' && measure(inNumbers, said, text, language) !== 'right'
  if (verdict === 'right' && (namesAnswer(problem, said) || endsElsewhere(problem, said, answers, isInWords)))
    return null
  // "x = 2 * 5 = 10": the word that was asked for may stand in it, and the value beside it is none.
  if (verdict === 'right' && namesWrongValue(problem, said, readClaims(text, language).claims)) return null
  // "Minus times minus is plus, so x^2 - 6x + 9 - x^2 + 4x": the line behind the answer is the work.
  if (verdict === 'right' && hasNextLine(turn, problem, text)) return null
  // "-2 is bigger, but you do the same to both sides, so it stays": only the first half is the answer.
  if (verdict === 'right' && valueWords[turn.voice.language].but.test(text.toLowerCase()))
    return {
      ...stepReply(turn, problem, 'aside.right'),
      text: turn.voice.choose('direct.but', directTexts[turn.voice.language].but),
    }
  if (verdict === 'right') return stepReply(turn, problem, 'aside.right', { given: text.trim().slice(0, 60) })
  // "And 30 %?" asks for something new, and a number right behind the task is mostly its result.
  const isOther = text.trim().endsWith('?') || isJustTold(turn)
  if ((verdict === 'part' || (verdict === 'wrong' && !isOther)) && !isWork(problem, said)) {
    const reply = stepReply(turn, problem, `aside.${verdict}`, { question: expects.question })
    // Keep the same question open.
    turn.state.expects = expects
    return reply
  }
  return null
}

function namesWrongValue(problem: Problem, { lines }: Heard, claims: readonly Claim[]): boolean {
  const work = [...lines, ...claims.map(({ line }) => line)].filter(
    (line): line is StatementLine => 'statement' in line && isRootLine(line.statement),
  )
  const judged = judgeWork(problem, work).at(-1)
  return judged !== undefined && isJudged(judged) && judged.judgement.kind === 'wrong'
}

/** A number right behind the task is mostly its result, whatever the first question was. */
export const isJustTold = ({ state }: Turn): boolean => opens.test(state.lastMove ?? '')
const opens = /^(?:orient|back|practise|answer\.refused)$/

/** "2/3 by 4 and 1/4 by 3": where several numbers are asked for, a term of the line only tells which of them is meant. */
function withoutTerms(said: Heard, problem: Problem, { answers }: Expects): Heard {
  const wanted = answers.flatMap((each) => (each.kind === 'order' ? expressionsOf(readWritten(each.value)) : []))
  if (wanted.length === 0 || said.named.length <= wanted.length) return said
  const isIn = (value: Expr, all: readonly Expr[]) => all.some((each) => isSameForm(each, value))
  const terms = numbersIn(lineOf(problem)).filter((each) => !isIn(each, wanted))
  return { ...said, named: said.named.filter(({ value }) => !isIn(value, terms)) }
}

/**
 * Generic answers such as "multiplications and divisions come first" must apply to the line: only operations in the
 * line can be named, and a calculation named with one has to occur in it.
 */
function isInLine(
  { voice }: Turn,
  problem: Problem,
  answers: readonly ExpectedAnswer[],
  text: string,
): (answer: ExpectedAnswer) => boolean {
  const line = lineOf(problem)
  if (line.kind !== 'expression') return () => true
  const areStrange = readClaims(text, voice.language).claims.some(
    ({ line: { statement } }) =>
      statement.kind === 'expression' &&
      isCompound(statement.value) &&
      isClosed(statement.value) &&
      !isNumeral(statement.value) &&
      !isPieceOf(statement.value, line.value),
  )
  const isOperation = (answer: ExpectedAnswer, operation: Operation) =>
    answer.kind === 'operation' && answer.operation === operation
  const either = ['multiply', 'divide'] as const
  const areEither = either.every((each) => answers.some((answer) => isOperation(answer, each)))
  const named = either.filter((each) => namesOperation(text, voice.language, each))
  const isAbsent =
    areEither && named.length > 0 && named.every((each) => !someNode(line.value, ({ kind }) => kind === each))
  return ({ kind }) => (kind !== 'operation' && kind !== 'words') || (!areStrange && !isAbsent)
}

/** The wording of a question is no answer: "so 3/7 is right?" is not a yes. */
export const answersTo = ({ answers }: Expects, text: string): readonly ExpectedAnswer[] =>
  text.trim().endsWith('?') ? answers.filter(({ kind }) => /^(?:value|order|pairs)$/.test(kind)) : answers

/**
 * "The hypotenuse, 6 + 8 = 14": the right word is there, but a number belongs to no step of this calculation. So does
 * "and if the radius is 6".
 */
function endsElsewhere(
  problem: Problem,
  { named }: Heard,
  answers: readonly ExpectedAnswer[],
  isInWords: boolean,
): boolean {
  if (namesOf(taskOf(problem)).length > 0) return false
  const { steps, answer } = wholeSolution(problem)
  const known = [taskOf(problem), lineOf(problem), answer, ...steps.map(({ after }) => after)].flatMap(numbersIn)
  const expected = answers.flatMap((each) =>
    each.kind === 'value' || each.kind === 'order' ? expressionsOf(readWritten(each.value)) : [],
  )
  const isExpected = (value: Expr) =>
    expected.some((each) => isClosed(each) && (sameValue(each, value) === 'verified' || isDecimalOf(each, value)))
  return named.some(
    ({ value, isResult }) =>
      (isResult || isInWords) &&
      !isExpected(value) &&
      !known.some((each) => isClosed(each) && sameValue(each, value) === 'verified'),
  )
}

/**
 * The result of the task itself is judged as work, whatever was asked on the way. The 3 of "9 and 3" is none: a result
 * stands alone or where results stand.
 */
function namesAnswer(problem: Problem, { named, lines }: Heard): boolean {
  const task = taskOf(problem)
  const results = expressionsOf(wholeSolution(problem).answer).filter(isClosed)
  const last = named.at(-1)
  const isAlone = named.length <= results.length || last?.isResult === true
  const said = [
    ...named.map(({ value }) => value),
    ...lines.flatMap((line) => ('statement' in line ? expressionsOf(line.statement) : [])),
  ]
  // "x = 7.39" is the root e^2 rounded, and what is missing is said of it as of a root.
  const isRoot = namesOf(task).length > 0
  const isSaid = (each: Expr) =>
    said.some((value) => sameValue(each, value) === 'verified' || (isRoot && isDecimalOf(each, value)))
  return (
    (isAlone && results.length > 0 && results.every(isSaid)) ||
    (task.kind === 'expression' && isClosed(task.value) && isSaid(task.value) && isAlone)
  )
}

function hasNextLine({ voice }: Turn, problem: Problem, text: string): boolean {
  const lines = readClaims(text, voice.language)
    .claims.map(({ line }) => line)
    .filter(({ statement }) => expressionsOf(statement).some((side) => isCompound(side) && !isNumeral(side)))
  const inLetters = lines.filter(({ statement }) => namesOf(statement).length > 0)
  const inNumbers = lines.filter(({ statement }) => namesOf(statement).length === 0)
  // Of numbers "8/12 + 3/12" is the next line, and "4 * 3" only belongs to it.
  return (
    belongs(judgeWork(problem, inLetters)) ||
    judgeWork(problem, inNumbers).some((each) => isJudged(each) && each.judgement.kind === 'right')
  )
}

/** Numbers that are correct for the task itself are work on it, whatever the question was. */
const isWork = (problem: Problem, { lines }: Heard) => lines.length > 0 && belongs(judgeWork(problem, lines))

// ---- Steps that are named --------------------------------------------------------------------------------------------

/** A step that cannot be placed: the student tries it, and the result is graded. */
export const tryIt = (turn: Turn, problem: Problem): Reply => stepReply(turn, problem, 'operation.try')

/** The operations that perform the step of a rule. */
const operationsOf: Partial<Readonly<Record<Rule, readonly Operation[]>>> = {
  'clear-fractions': ['multiply', 'common-denominator'],
  'clear-denominators': ['multiply', 'common-denominator'],
  'expand-sides': ['open-brackets', 'multiply'],
  expand: ['open-brackets', 'multiply'],
  brackets: ['open-brackets'],
  'collect-sides': ['collect', 'add', 'reduce'],
  collect: ['collect', 'add', 'reduce'],
  'gather-unknown': ['subtract', 'add', 'move'],
  'move-number': ['subtract', 'add', 'move'],
  'standard-form': ['subtract', 'add', 'move'],
  divide: ['divide'],
  'divide-all': ['divide', 'reduce'],
  'isolate-square': ['subtract', 'add', 'move', 'divide'],
  'isolate-root': ['subtract', 'add', 'move', 'divide'],
  'isolate-function': ['subtract', 'add', 'move', 'divide'],
  'square-root': ['take-root'],
  'take-root': ['take-root'],
  'raise-both': ['square'],
  'take-out': ['factor'],
  'take-common': ['factor'],
  'special-product': ['factor'],
  'zero-product': ['zero-product'],
  'find-pair': ['factor'],
  'split-middle': ['factor'],
  factor: ['factor'],
  group: ['factor', 'collect'],
  discriminant: ['discriminant'],
  formula: ['discriminant'],
  'common-denominator': ['common-denominator'],
  'common-denominator-letters': ['common-denominator'],
  'add-fractions': ['add', 'subtract'],
  flip: ['flip', 'multiply'],
  'multiply-fractions': ['multiply'],
  reduce: ['reduce', 'divide'],
  cancel: ['reduce', 'divide'],
  'multiply-divide': ['multiply', 'divide'],
  'add-subtract': ['add', 'subtract'],
  express: ['move', 'subtract', 'add', 'divide'],
  'put-in': ['substitute'],
  substitute: ['substitute'],
  'add-equations': ['add', 'subtract'],
  'put-value': ['substitute'],
}

/** "Subtract 3 from both sides", "open the brackets": the student names a step. null if it is no step of this task. */
export function namedStep(turn: Turn, problem: Problem, text: string): Reply | null {
  const said = hearStep(text, turn.voice.language)
  return said && stepNamed(turn, problem, said)
}

/** The step that is due, named in answer to the question for it, possibly among others; null for any other. */
export function dueStep(turn: Turn, problem: Problem, text: string): Reply | null {
  const { language } = turn.voice
  const [step] = remainingSteps(problem)
  if (!step || namesAnswer(problem, hearAnswer(text, language))) return null
  const said = hearSteps(text, language).find(
    (each) =>
      (operationsOf[step.rule]?.includes(each.operation) && isAmountOf(step, each)) ||
      (problem.family === 'quadratic' && each.operation === 'discriminant'),
  )
  return said ? stepNamed(turn, problem, said) : null
}

/**
 * The way of the step that is due, or another that is open, in the student's words: "look for two numbers that multiply to
 * 10", "list the multiples". What the message works out is judged as work, and a number that is neither in the line nor in
 * the step makes it another way.
 */
export function wayNamed(turn: Turn, problem: Problem, text: string, work: readonly StatementLine[]): Reply | null {
  const { language } = turn.voice
  const [step] = remainingSteps(problem)
  const said = hearAnswer(text, language)
  if (!step || namesAnswer(problem, said)) return null
  const isNamed = wayNamedAt(said.words, language, waysOf(problem, step)).some(
    (place) => !isDenied(said.words.slice(0, place), language),
  )
  if (work.some(({ statement }) => truthOf(statement) === false)) return null
  // Of "75 = 25 * 3" the 75 is of the line.
  const values = [
    ...said.named.map(({ value }) => value),
    ...work.flatMap(({ statement }) => expressionsOf(statement).slice(0, statement.kind === 'chain' ? 1 : undefined)),
  ]
  const isResult = said.named.some((each) => each.isResult && isCount(each.value))
  if (!isNamed || isResult || !values.every(isGivenIn(problem, step))) return null
  return stepReply(turn, problem, 'operation.right', { why: isAssumed(problem) ? '' : ruleWords(step, turn.voice).why })
}

/** "In the second one", "in x = y + 1": the only equation of a system that the hinted step changes. */
export function placeOfStep(
  turn: Turn,
  problem: Problem,
  text: string,
  quoted: readonly StatementLine[],
): Reply | null {
  const [step] = remainingSteps(problem)
  const line = lineOf(problem)
  if (step?.rule !== 'collect-sides' || line.kind !== 'system') return null
  const places = quoted.map(({ statement }) => line.lines.findIndex((each) => sameLine(each, statement)))
  const [place = placeNamed(text, turn.voice.language), ...others] = places
  if (place === null || others.length > 0) return null
  const { after } = step
  const changed = line.lines.flatMap((each, at) =>
    after.kind === 'system' && after.lines.some((other) => sameLine(each, other)) ? [] : [at],
  )
  return changed.length === 1 && changed[0] === place ? stepReply(turn, problem, 'aside.right') : null
}

/** What names a way of the task: the rule of its step, the operation or function it names, or its kind. */
function waysOf(problem: Problem, { rule }: Step): readonly string[] {
  const task = taskOf(problem)
  const operation = task.kind === 'request' ? [task.operation] : []
  // In a word problem the steps of its formula are not known to the student.
  if (isAssumed(problem)) return rule === 'put-value' ? [...operation, rule] : operation
  const functions = expressionsOf(task).flatMap((each) => (each.kind === 'call' ? [each.fn] : []))
  return [rule, ...operation, ...functions, ...(severalWays.includes(problem.family) ? [problem.family] : [])]
}
const severalWays: readonly Family[] = ['quadratic', 'system']

/** Whether a student who only plans the step may name this: a part of the task or line, or a number that the step is about. */
function isGivenIn(problem: Problem, { facts }: Step): (value: Expr) => boolean {
  const lines = [taskOf(problem), lineOf(problem)]
  const named = Object.values(facts).map((value) => expression(value))
  const known = [...lines, ...named].flatMap(numbersIn)
  const isPiece = (value: Expr) => lines.some((line) => expressionsOf(line).some((side) => isPieceOf(value, side)))
  return (value) => {
    const signed = [value, { kind: 'negate', of: value } as const]
    const isSame = (each: Expr) => signed.some((own) => sameValue(each, own) === 'verified')
    if (isCompound(value) && !isNumeral(value)) return isPiece(value)
    return isCount(value) || !isClosed(value) || known.some((each) => isDivisor(value, each) || isSame(each))
  }
}

/** "50 is 25 times two": a number of the line, taken apart. */
const isDivisor = (value: Expr, of: Expr): boolean =>
  value.kind === 'number' &&
  of.kind === 'number' &&
  value.value.d === 1n &&
  of.value.d === 1n &&
  value.value.n > 1n &&
  of.value.n !== 0n &&
  of.value.n % value.value.n === 0n

/** "Two numbers" belongs to every way. */
const isCount = (value: Expr) => [1, 2].some((count) => isNumber(value, count))

/** "Why do we subtract 5?": the reason for the named step, whether done or still to do; null if none is named. */
export function reasonNamed(turn: Turn, problem: Problem, question: string): string | null {
  const { voice } = turn
  const said = hearStep(question, voice.language)
  // "Why can't I add them?" names no step.
  if (!said || /(?<!\p{L})(?:not|no|can'?t|cannot|don'?t|не|нельзя)(?!\p{L})/iu.test(question)) return null
  const names = (rule: Rule) => operationsOf[rule]?.includes(said.operation) ?? false
  const steps = problem.solved ? wholeSolution(problem).steps : remainingSteps(problem)
  const step = steps.find((each) => names(each.rule) && isAmountOf(each, said))
  const done = problem.done.at(-1)?.rule
  const why = step ? ruleWords(step, voice).why : done && names(done) ? voice.texts.rules[done].why : null
  // A reason that refers to values of an earlier step cannot be filled in.
  return why === null || /\{\w+\}/.test(why) ? null : why
}

export function whyOfNamedStep(turn: Turn, problem: Problem, question: string): Reply | null {
  const why = reasonNamed(turn, problem, question)
  return why === null ? null : stepReply(turn, problem, 'why', { why })
}

/** A named step: the one that is due, a later one, or another allowed one. */
export function stepNamed(turn: Turn, problem: Problem, said: SpokenStep): Reply | null {
  const [step] = remainingSteps(problem)
  if (!step) return null
  const isQuadratic = problem.family === 'quadratic'
  // Follow the method that the student chooses.
  if (isQuadratic && said.operation === 'discriminant' && !problem.byFormula) {
    problem.byFormula = true
    problem.known = []
    problem.level = 0
    problem.rungs = {}
    return stepReply(turn, problem, 'operation.way')
  }
  if (operationsOf[step.rule]?.includes(said.operation) && isAmountOf(step, said)) {
    const { why } = ruleWords(step, turn.voice)
    return stepReply(turn, problem, 'operation.right', { why })
  }
  const later = remainingSteps(problem).slice(1)
  if (mayComeFirst(said.operation) && later.some(({ rule }) => operationsOf[rule]?.includes(said.operation)))
    return stepReply(turn, problem, 'operation.allowed')
  if (later.some(({ rule }) => operationsOf[rule]?.includes(said.operation)) && said.by === null)
    return stepReply(turn, problem, 'operation.later')
  if (!isAllowed(problem, said)) return null
  const line = lineOf(problem)
  const detour = line.kind === 'equation' ? detourBy(said, line) : null
  return detour
    ? stepReply(turn, problem, 'operation.detour', { after: turn.voice.line(detour) })
    : stepReply(turn, problem, 'operation.allowed')
}

/** Fractions may be brought to one denominator, or reduced, before or after the step that is due. */
const mayComeFirst = (operation: Operation) => operation === 'common-denominator' || operation === 'reduce'

/** "Seven and minus seven, because minus times minus is plus": every root, whatever else is said; null otherwise. */
export function rootsNamed(turn: Turn, problem: Problem, text: string): Reply | null {
  const task = taskOf(problem)
  if (task.kind !== 'equation') return null
  const roots = expressionsOf(wholeSolution(problem).answer).filter((each) => isClosed(each))
  const named = hearAnswer(text, turn.voice.language).named.filter(({ isDenied }) => !isDenied)
  const values = named.slice(-roots.length).map(({ value }) => value)
  const areAll = roots.every((each) => values.some((value) => sameValue(each, value) === 'verified'))
  if (roots.length < 2 || values.length !== roots.length || !areAll) return null
  return checkWork(turn, problem, [{ statement: { kind: 'values', values }, source: text }])
}

/** "X minus seven times x plus seven", where only the words grouped into factors are right. */
export function factorsNamed(turn: Turn, problem: Problem, text: string): Reply | null {
  const written = writeFactors(text, turn.voice.language)
  const lines = written === null ? [] : readMessage(written, turn.voice.language).lines
  const [only, ...others] = judgeWork(problem, lines)
  const isRight = only && others.length === 0 && isJudged(only) && only.judgement.kind === 'right'
  return isRight ? checkWork(turn, problem, lines) : null
}

/**
 * The result of the task with its reason in words: "all three make 180, so the third must be 70", "3.35, the 7 lifts the 4".
 * It stands first or where results stand, and no other result stands beside it.
 */
export function resultNamed(turn: Turn, problem: Problem, text: string, unit: Unit | null): Reply | null {
  const [result, ...more] = expressionsOf(wholeSolution(problem).answer).filter(isClosed)
  const { named, lines, words } = hearAnswer(text, turn.voice.language)
  if (lines.length > 0 || !result || more.length > 0 || named.length < 2 || named.some(({ isDenied }) => isDenied))
    return null
  const is = (value: Expr) => sameValue(result, value) === 'verified'
  const claims = readClaims(text, turn.voice.language).claims.map(({ line: { statement } }) => statement)
  if (claims.some((each) => truthOf(each) === false || namesOf(each).length > 0)) return null
  // "Four or minus two, both fit" are two results.
  const areSeveral = /^(?:\S+\s+){1,2}(?:and|or|и|или)\s/u.test(words)
  const isFirst = named[0]!.isFirst && !areSeveral && !named.slice(1).some((each) => each.isResult && !is(each.value))
  const claimed = isFirst ? named[0]! : named.at(-1)!
  if (!is(claimed.value) || !(isFirst || claimed.isResult)) return null
  // The last of several numbers is only the result of numbers that belong to the task.
  const isOwn = isGivenOnTheWay(problem)
  if (!isFirst && !named.every(({ value }) => isOwn(value))) return null
  return checkWork(turn, problem, [{ statement: expression(claimed.value), source: text }], unit)
}

function isGivenOnTheWay(problem: Problem): (value: Expr) => boolean {
  const { steps, answer } = wholeSolution(problem)
  const known = [taskOf(problem), lineOf(problem), answer, ...steps.map(({ after }) => after)].flatMap(numbersIn)
  const isKnown = (value: Expr) => known.some((each) => isDivisor(value, each) || sameValue(each, value) === 'verified')
  return (value) => isCount(value) || isKnown(value)
}

/** Whether the named amount is that of the step, up to its sign; an unnamed amount is accepted. */
function isAmountOf({ facts }: Step, { operation, by }: SpokenStep): boolean {
  const amounts = Object.values(facts)
  if (by === null) return true
  // A term with a plus is subtracted: adding it again is allowed, but is not the step.
  const { sign } = facts
  if (sign?.kind === 'number' && operation === (sign.value.n > 0n ? 'add' : 'subtract')) return false
  const opposite: Expr = { kind: 'negate', of: by }
  return amounts.some((each) => [by, opposite].some((value) => sameValue(each, value) === 'verified'))
}

/** To both sides anything may be added; they may be multiplied or divided by any number but 0. */
function isAllowed(problem: Problem, { operation, by }: SpokenStep): boolean {
  if (taskOf(problem).kind !== 'equation') return false
  if (by === null) return ['collect', 'factor', 'move'].includes(operation)
  if (operation === 'add' || operation === 'subtract') return true
  const isScaling = operation === 'multiply' || operation === 'divide'
  return isScaling && isClosed(by) && !isNumber(by, 0)
}

// ---- Numbers on the way ----------------------------------------------------------------------------------------------

/**
 * A bare number that is not the answer but occurs on the way: the common denominator, the right side of the next line.
 * It is not graded as a wrong answer.
 */
export function numberOnTheWay(turn: Turn, problem: Problem, lines: readonly StatementLine[]): Reply | null {
  const [line, ...others] = lines
  if (!line || others.length > 0 || line.statement.kind !== 'expression' || !isClosed(line.statement.value)) return null
  if (belongs(judgeWork(problem, lines))) return null
  const { value } = line.statement
  const task = taskOf(problem)
  const steps = remainingSteps(problem)
  const is = (each: Expr) => sameValue(each, value) === 'verified'
  const [step] = steps
  if (!step) return null
  const shown = { value: turn.voice.formula(value) }
  // The 3 of `3x = 12` is no discovery; a common denominator is one, even if it occurs already.
  const isSeen = ['equation', 'inequality', 'system'].includes(task.kind) && numbersIn(lineOf(problem)).some(is)
  // A 1 is needed in every step, and 2/2 is a result.
  const isOfStep = !isNumber(value, 1) && (!isCompound(value) || isNumeral(value))
  if (!isSeen && isOfStep && isNumberOfStep(step, value)) return stepReply(turn, problem, 'number.of-step', shown)
  if (!isInTheMiddle(turn.state.lastMove)) return null
  if (!steps.some(({ after }) => numbersIn(after).some(is))) return null
  if (namesOf(task).length === 0) return null
  turn.state.asked = writeStatement(line.statement)
  const { answer, step: onTheWay } = turn.voice.texts.numberChoices
  const choices = [answer, onTheWay]
  const reply = stepReply(turn, problem, 'number.which', { ...shown, letter: `$${namesOf(task)[0] ?? 'x'}$` })
  turn.state.expects = {
    by: 'number.which',
    question: reply.text,
    answers: choices.map((each, index) => ({ kind: 'choice', id: index === 0 ? 'answer' : 'step', text: each })),
  }
  return { ...reply, content: { ...reply.content, choices } }
}

/** A number that the step is about. A common denominator need not be the smallest one: their product will do. */
export function isNumberOfStep({ rule, facts }: Step, value: Expr): boolean {
  const { common } = facts
  if (rule === 'common-denominator' && common && isDivisor(common, value)) return true
  return Object.values(facts).some((each) => isClosed(each) && sameValue(each, value) === 'verified')
}

/** The last reply was about a step. After the task itself or a wrong answer, a number is the next answer. */
const isInTheMiddle = (lastMove: string | null) => /^(?:operation|hint|right|aside|number)/.test(lastMove ?? '')

/** "It is my answer", "a number on the way": the student's explanation of the number. */
export function whichNumber(turn: Turn, problem: Problem, expects: Expects, text: string): Reply | null {
  const { asked } = turn.state
  const chosen = expects.answers.find((each) => each.kind === 'choice' && isSaid(each.text, text))
  if (!asked || chosen?.kind !== 'choice') return null
  turn.state.asked = null
  const statement = readWritten(asked)
  if (chosen.id === 'answer') return checkWork(turn, problem, [{ statement, source: text }])
  return statement.kind === 'expression'
    ? stepReply(turn, problem, 'number.of-step', { value: turn.voice.formula(statement.value) })
    : null
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const isSaid = (choice: string, text: string) => plain(choice) === plain(text)

function numbersIn(statement: Statement): Expr[] {
  const parts = (expr: Expr): Expr[] => [...(isClosed(expr) ? [expr] : []), ...children(expr).flatMap(parts)]
  return expressionsOf(statement).flatMap(parts)
}

function stepReply(turn: Turn, problem: Problem, move: Move, values: Record<string, string> = {}): Reply {
  const { voice } = turn
  const text = voice.say(move, { line: voice.line(lineOf(problem)), ...values })
  return { move, text, content: { ...problemContent(problem, voice), badge: null }, free: true }
}
