import { type Equation, type Expr, expression, expressionsOf, isClosed, type Statement } from '../math/ast.ts'
import { type Claim, isBare, isMention, isTime } from '../math/claims/claim.ts'
import { byPercent, crossing } from '../math/claims/patterns.ts'
import { isCompound, isNodeOf, isNumeral } from '../math/pieces.ts'
import type { ReadLine, StatementLine } from '../math/reading.ts'
import type { Unit } from '../math/units.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { isJustTold, isNumberOfStep, namedStep, resultNamed, stepNamed, tryIt } from './aside.ts'
import { isBoundNumber } from './binding.ts'
import { byChance, crossedDigits, dividedByPercent } from './by-chance.ts'
import { checkWork, misconceptionWords } from './checking.ts'
import { diagnoseFor } from './diagnose.ts'
import type { Expects } from './expects.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { diagnoseExpression } from './misconceptions.ts'
import { lineOf, problemContent, remainingSteps, taskOf, wholeSolution } from './problem.ts'
import { type Check, putInto, putIntoSide, rootLine } from './put-in.ts'
import { logError } from './recap.ts'
import { isResult, isRootLine } from './relation.ts'
import type { Reply, Turn } from './reply.ts'
import { noteRoots } from './roots.ts'
import { type Astray, type Sense, sensesOf, truthOf } from './senses.ts'
import type { Problem } from './state.ts'
import { wrongEnd } from './stated-end.ts'
import type { Move } from './texts/moves.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'

/** The student's own current claims: neither retracted nor quoted from others, and no incidental number. */
const ownClaims = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter((claim) => (claim.standing === 'stated' || claim.standing === 'asked') && !isMention(claim))

/** The last number of a sentence is the answer if it is correct: "then I added all and had 84". */
function withLastWord(problem: Problem, told: readonly Claim[], own: readonly Claim[]): readonly Claim[] {
  const last = told.at(-1)
  if (!last || own.includes(last) || last.standing !== 'stated' || isTime(last) || last.lead) return own
  const [judged, ...others] = judgeWork(problem, [last.line])
  const isRight = judged && others.length === 0 && isJudged(judged) && judged.judgement.kind === 'right'
  return isRight && told.length > 1 ? [...own, last] : own
}

/** A whole solution whose end names what is sought with a wrong value, whatever the numbers on its way resemble. */
export function endsWrong({ turn, text, said, open, unit, intent }: Message): Reply | null {
  const end = open === null || intent !== undefined || isMeasured(open) ? null : wrongEnd(open, said.claims, text)
  if (!open || !end) return null
  keepWork(open, [end])
  return checkWork(turn, open, [end], unit)
}

/**
 * Handles the student's claims about the open problem, each in its best sense. null: no sense fits, and other moves
 * decide whether it is a wrong answer, another task or small talk.
 */
export function answerClaims({ turn, text, said, whole, open, unit, ...message }: Message): Reply | null {
  const expected = open !== null && isJustTold(turn) ? null : message.expected
  if (!open) return null
  noteRoots(
    open,
    said.claims.flatMap(({ standing, line }) => (standing === 'stated' ? [line.statement] : [])),
  )
  const claims = withLastWord(open, said.claims, ownClaims(said.claims))
  const chance = rightByChance(turn, open, said.claims, text)
  if (chance) return chance
  const result = isMeasured(open) || text.includes('?') ? null : resultNamed(turn, open, text, unit)
  if (result) return result
  if (claims.length === 0) return namedStep(turn, open, text) ?? inPassing(turn, open, said.claims)
  // The message as a single line may be the whole answer, whose pieces alone are only parts.
  const isPlain = said.claims.every(({ standing, among }) => standing === 'stated' && among.length === 0)
  const asOne = isPlain && whole.lines.length === 1 ? judgeWork(open, whole.lines) : []
  if (asOne.length > 0 && asOne.every((each) => isJudged(each) && each.judgement.kind === 'right')) {
    keepWork(
      open,
      whole.lines.filter((line): line is StatementLine => 'statement' in line),
    )
    return checkWork(turn, open, whole.lines, unit)
  }
  const check = putInto(open, claims)
  if (check) return checkedReply(turn, open, check, claims, unit)
  const isAlone = claims.length === 1 && said.words.length === 0 && expected === null
  const senses = sensesOf(open, claims)
  const fitting = claims.filter((_, index) => ['line', 'part'].includes(senses[index]!.kind))
  const keep = () =>
    keepWork(
      open,
      claims.map(({ line }) => line),
    )
  const at = (kind: Sense['kind']) => senses.findLastIndex((each) => each.kind === kind)
  const test = ownTest(open, said.claims, claims, senses)
  if (test) {
    const { piece, value, other } = test
    if (!isClosedLine(lineOf(open)))
      return sideReply(turn, open, 'right.part', {
        line: turn.voice.line({ kind: 'chain', parts: [piece, value] }),
      })
    const [first, second, third] = [piece, value, other].map((each) => each && turn.voice.formula(each))
    if (third) return sideReply(turn, open, 'test.breaks', { piece: first!, value: second!, other: third })
    return sideReply(turn, open, 'sum.right', { sum: `${first} = ${second}` })
  }
  const slip = senses.findIndex((each) => each.kind === 'sum' && !each.holds)
  const first = firstWrong(turn, open, claims, senses)
  const hasLine = senses.some(({ kind }) => kind === 'line')
  if (slip >= 0 && (first < 0 || slip < first)) {
    keep()
    return sumReply(turn, open, 'sum.wrong', claims[slip]!)
  }
  const isOp = (index: number) => isNamedStep(open, claims[index]!)
  const last = senses.findLast((_, index) => !isOp(index)) ?? senses.at(-1)!
  // The result that a part led to is wrong: reply to the result, not to the part.
  const isAstray = !hasLine && (last.kind === 'other' || (last.kind === 'sum' && fitting.length > 0))
  if (fitting.length > 0 && (first >= 0 || !isAstray)) {
    keep()
    const good = claims.flatMap((claim, index) =>
      fitting.includes(claim) && (first < 0 || index < first) ? workOf(senses[index]!) : [],
    )
    return checkWork(turn, open, joined(first >= 0 ? [...good, ...workOf(senses[first]!)] : good), unit)
  }
  // An intermediate number that is asked about or considered is not the result of the message.
  const isWeighed = (index: number) => index < claims.length - 1 && isBare(claims[index]!)
  const stray = senses.findIndex((each, index) => each.kind === 'other' && !isOp(index) && !isWeighed(index))
  const piece = senses.find((each) => each.kind === 'piece' && each.isNext) ?? senses[at('piece')]
  if (piece?.kind === 'piece' && stray < 0 && !(isAlone && piece.isNext === null)) return pieceReply(turn, open, piece)
  const way = senses[at('way')]
  if (way?.kind === 'way' && stray < 0) {
    const value = turn.voice.line(claims[at('way')]!.line.statement)
    return sideReply(turn, open, 'way.value', { value, piece: turn.voice.formula(way.part) })
  }
  const isNumberAlone = isAlone && isBare(claims[0]!) && taskOf(open).kind === 'request'
  if (at('terms') >= 0 && stray < 0 && !isNumberAlone) {
    const value = claims
      .filter((_, index) => senses[index]!.kind === 'terms')
      .map(({ line }) => turn.voice.line(line.statement))
    return sideReply(turn, open, 'right.terms', { value: value.join('; ') })
  }
  if (at('identity') >= 0 && last.kind === 'identity') {
    keep()
    const sum = turn.voice.line(claims[at('identity')]!.line.statement)
    return last.astray ? astrayReply(turn, open, last.astray, sum) : sideReply(turn, open, 'identity.right', { sum })
  }
  const trueSum = senses.findLastIndex((each) => each.kind === 'sum' && each.holds)
  if (trueSum >= 0 && last.kind !== 'other') {
    keep()
    return sumReply(turn, open, 'sum.right', claims[trueSum]!)
  }
  if (senses.every(({ kind }) => kind === 'again') && claims.length > 1) {
    const piece = claims.map(({ line }) => turn.voice.line(line.statement)).join('; ')
    return sideReply(turn, open, 'piece.named', { piece })
  }
  const beside = senses.findIndex((each, index) => each.kind === 'other' && isUnresolved(claims[index]!))
  if (beside >= 0 && senses.every(({ kind }, index) => index === beside || kind === 'again') && claims.length > 1)
    return sideReply(turn, open, 'piece.other', { piece: turn.voice.line(claims[beside]!.line.statement) })
  const step = claims.findIndex((_, index) => isOp(index) && senses[index]!.kind === 'other')
  if (step >= 0 && stray < 0) return stepOf(turn, open, claims[step]!)
  return misfit(turn, open, claims, senses, expected)
}

/**
 * "-3 times x = -3x and -3 times 4 = -12 so 7 - 3x - 12 = 2x - 1": the lines without what is only calculated beside them.
 */
export function withoutSideWork(
  problem: Problem,
  said: readonly Claim[],
  lines: readonly ReadLine[],
): readonly ReadLine[] {
  if (lines.length < 2 || isMeasured(problem)) return lines
  const senses = sensesOf(problem, said)
  const isBeside = (line: ReadLine) => {
    const at = said.findIndex((claim) => claim.line === line)
    const sense = senses[at]
    if (!sense || !('statement' in line) || !['equation', 'chain'].includes(line.statement.kind)) return false
    return sense.kind === 'identity' || sense.kind === 'again' || (sense.kind === 'sum' && sense.holds)
  }
  const left = lines.filter((line) => !isBeside(line))
  return left.length > 0 ? left : lines
}

/** A calculation that is named but not carried out: "2*(-1) is clear". */
const isUnresolved = ({ line: { statement } }: Claim): boolean =>
  statement.kind === 'expression' &&
  isClosed(statement.value) &&
  isCompound(statement.value) &&
  !isNumeral(statement.value)

const isClosedLine = (line: Statement): boolean => line.kind === 'expression' && isClosed(line.value)

/**
 * "1/2 + 1/2 by my rule 2/4 but really 1": tests a rule on numbers of the student's own, and mentions the true value.
 * null: no such calculation, or it is a line of work.
 */
function ownTest(problem: Problem, all: readonly Claim[], claims: readonly Claim[], senses: readonly Sense[]) {
  const isOfNumbers = isClosedLine(lineOf(problem))
  for (const [index, claim] of claims.entries()) {
    const { statement } = claim.line
    if (!isUnresolved(claim) || statement.kind !== 'expression' || senses[index]!.kind !== 'other') continue
    const values = all
      .slice(all.indexOf(claim) + 1)
      .flatMap(({ line: { statement: said } }) => (said.kind === 'expression' ? [said.value] : []))
    const value = values.find((each) => isNumeral(each) && sameValue(each, statement.value) === 'verified')
    const other = isOfNumbers ? values.find((each) => sameValue(each, statement.value) === 'refuted') : undefined
    if (value) return { piece: statement.value, value, other }
  }
  return null
}

/** The result is right and the reason is not: acknowledges the number and asks about the reason, without praise. */
function rightByChance(turn: Turn, problem: Problem, claims: readonly Claim[], text: string): Reply | null {
  const { state, voice } = turn
  if (isMeasured(problem) || /^right\.(?:chance|digits)$/.test(state.lastMove ?? '')) return null
  const { answer } = wholeSolution(problem)
  const own = claims.filter(({ standing }) => standing === 'stated')
  const isReached = own.some(({ line }) => {
    const judged = judgeWork(problem, [line]).at(-1)
    return judged && isJudged(judged) && judged.judgement.kind === 'right'
  })
  // "x - 1 = 3^2 = 9, x = 10": the 9 is on the way to another result.
  const isLeft = own.some(({ line }) => {
    const judged = judgeWork(problem, [line]).at(-1)
    return judged && isJudged(judged) && judged.judgement.kind === 'wrong' && isRootLine(line.statement)
  })
  if (isLeft) return null
  const digits = isReached ? crossedDigits(taskOf(problem), text, crossing[voice.language]) : null
  if (digits) {
    const values = { value: voice.line(answer), digit: `$${digits.digit}$`, fraction: voice.formula(digits.line) }
    return chanceReply(turn, problem, 'right.digits', values)
  }
  const percent = isReached ? dividedByPercent(taskOf(problem), text, byPercent[voice.language]) : null
  const trial = percent ?? byChance(taskOf(problem), answer, claims)
  if (!trial) return null
  const values = { value: voice.line(answer), from: voice.formula(trial.from), to: voice.formula(trial.to) }
  return chanceReply(turn, problem, 'right.chance', values)
}

function chanceReply(turn: Turn, problem: Problem, move: Move, values: Record<string, string>): Reply {
  problem.wrongs++
  const reply = sideReply(turn, problem, move, values)
  return { ...reply, content: { ...reply.content, verdict: 'correct-but' } }
}

/** Both sides with a root substituted: accepts the root, or shows where the check went wrong. */
function checkedReply(turn: Turn, problem: Problem, check: Check, claims: readonly Claim[], unit: Unit | null): Reply {
  const root = { statement: rootLine(check), source: '' }
  if (check.slip || problem.solved) return checkAside(turn, problem, check)
  const lines = claims.map(({ line }) => line).filter(({ statement }) => statement.kind !== 'chain')
  const isSaid = lines.some(({ statement }) => writeStatement(statement) === writeStatement(root.statement))
  const all = wholeSolution(problem).answer
  const isOnly = (all.kind === 'cases' ? all.cases.length : 1) === 1
  keepWork(problem, [root])
  return isOnly || isSaid
    ? checkWork(turn, problem, isSaid ? lines : [...lines, root], unit)
    : checkAside(turn, problem, check)
}

function checkAside(turn: Turn, problem: Problem, check: Check): Reply {
  const { voice } = turn
  const values = { root: voice.line(rootLine(check)), value: voice.formula(check.value) }
  if (!check.slip) return sideReply(turn, problem, 'check.fits', values)
  const { side, written } = check.slip
  return sideReply(turn, problem, 'check.slip', {
    ...values,
    side: voice.formula(side),
    written: voice.formula(written),
  })
}

/** A check by substitution, after the problem is solved. */
export function checkAfterwards({ turn, said, intent }: Message): Reply | null {
  const { problem } = turn.state
  if (intent !== undefined || !problem?.solved || isMeasured(problem)) return null
  const check = putInto(problem, said.claims)
  if (check) return checkAside(turn, problem, check)
  const half = putIntoSide(problem, said.claims)
  if (!half) return null
  // The second half of a check that was begun in the message before.
  if (turn.state.lastMove === 'check.side') return checkAside(turn, problem, half)
  return sideReply(turn, problem, 'check.side', {
    root: turn.voice.line(rootLine(half)),
    value: turn.voice.formula(half.value),
    side: turn.voice.formula(half.side),
    other: turn.voice.formula(half.other),
  })
}

/** "We need the denominator 20": the number that the step is about. */
function inPassing(turn: Turn, problem: Problem, claims: readonly Claim[]): Reply | null {
  const [step] = remainingSteps(problem)
  const [only, ...others] = claims.filter((claim) => claim.standing === 'stated' && !isTime(claim))
  const { statement } = only?.line ?? {}
  if (!step || statement?.kind !== 'expression' || others.length > 0) return null
  const { value } = statement
  const isInLine = expressionsOf(lineOf(problem)).some((side) => isNodeOf(value, side))
  if (isInLine || !isNumberOfStep(step, value)) return null
  return sideReply(turn, problem, 'number.of-step', { value: turn.voice.formula(value) })
}

/** "Is it right?", "did I do it right?": repeats the verdict on the student's last line without counting it again. */
export function aboutLastClaim({ turn, open, said, acts, intent }: Message): Reply | null {
  const isAsked = said.asksIfRight || isDone(acts, 'check')
  const written = open?.lastWork?.split('\n').at(-1)
  if (intent !== undefined || !isAsked || !open || !written || said.claims.length > 0) return null
  const line = { statement: readWritten(written), source: '' }
  const [own] = judgeWork({ ...open, line: open.task, known: [] }, [line])
  const claim = turn.voice.line(line.statement)
  const kind = own && isJudged(own) ? own.judgement.kind : 'unknown'
  if (kind === 'wrong') return checkWork({ ...turn, events: [] }, { ...open, trial: { ...open.trial } }, [line])
  const isSum = truthOf(line.statement) === true
  if (kind === 'right' || kind === 'fact') return sideReply(turn, open, 'again.right', { claim })
  if (isSum) return sideReply(turn, open, 'sum.right', { sum: claim })
  return sideReply(turn, open, 'again.open', { claim })
}

/** "minus 3x", "by 4": names an operation, not a result. A negative number is a result if no equation is open. */
function isNamedStep(problem: Problem, { lead, line: { statement } }: Claim): boolean {
  if (lead === null || statement.kind !== 'expression') return false
  if (lead !== 'subtract') return true
  const bare = statement.value.kind === 'negate' ? statement.value.of : statement.value
  // "-6" names a step if the equation contains a 6; any other negative number is a result.
  const isThere = expressionsOf(lineOf(problem)).some((side) => isNodeOf(bare, side))
  return isThere && ['equation', 'inequality', 'system'].includes(taskOf(problem).kind)
}

function stepOf(turn: Turn, problem: Problem, { lead, line: { statement } }: Claim): Reply | null {
  if (statement.kind !== 'expression' || lead === null) return null
  if (lead === 'by') return tryIt(turn, problem)
  const { value } = statement
  const by =
    lead === 'subtract' ? (value.kind === 'negate' ? value.of : ({ kind: 'negate', of: value } as const)) : value
  return stepNamed(turn, problem, { operation: lead, by }) ?? tryIt(turn, problem)
}

const workOf = (sense: Sense): readonly StatementLine[] => ('lines' in sense ? sense.lines : [])

/** "x = 2" and later "x = 3" together are all roots, while one alone is incomplete. */
function joined(lines: readonly StatementLine[]): readonly StatementLine[] {
  const [first, second, ...others] = lines.slice(-2).map(({ statement }) => statement)
  const isRoot = (each: Statement | undefined): each is Equation =>
    each?.kind === 'equation' && each.left.kind === 'name' && isClosed(each.right)
  if (
    !isRoot(first) ||
    !isRoot(second) ||
    others.length > 0 ||
    writeStatement(expression(first.left)) !== writeStatement(expression(second.left))
  )
    return lines
  const source = lines
    .slice(-2)
    .map((line) => line.source)
    .join('; ')
  return [...lines.slice(0, -2), { statement: { kind: 'cases', cases: [first, second] }, source }]
}

/**
 * Index of the first claim that is a wrong line of work. A bare number counts only as the last claim: earlier it may
 * mean anything.
 */
function firstWrong(turn: Turn, problem: Problem, claims: readonly Claim[], senses: readonly Sense[]): number {
  return senses.findIndex((sense, index) => {
    if (sense.kind !== 'other' || !sense.isWrong || isNamedStep(problem, claims[index]!)) return false
    const isLast = index === claims.length - 1
    const { statement } = claims[index]!.line
    if (isBare(claims[index]!))
      return (
        isLast && senses.some(({ kind }) => kind === 'line') && isBoundNumber(statement, turn.said, turn.voice.language)
      )
    return statement.kind === 'expression' ? isLast && isDiagnosed(problem, claims[index]!) : true
  })
}

/** A known misconception explains it: then it is a mistake, not another idea. */
function isDiagnosed(problem: Problem, { line }: Claim): boolean {
  const [own] = judgeWork(problem, [line])
  return (
    own !== undefined &&
    isJudged(own) &&
    own.judgement.kind === 'wrong' &&
    diagnoseFor(problem, own, own.judgement) !== null
  )
}

/** Asks about a claim that fits nowhere and is ambiguous. */
function misfit(
  turn: Turn,
  problem: Problem,
  claims: readonly Claim[],
  senses: readonly Sense[],
  expected: Expects | null,
): Reply | null {
  const last = claims.at(-1)!
  const sense = senses.at(-1)!
  if (sense.kind !== 'other' || !sense.isWrong) return null
  const { statement } = last.line
  const shown = turn.voice.line(statement)
  if (statement.kind === 'expression' && !isResult(statement) && isClosed(statement.value))
    return isDiagnosed(problem, last) || (last.among.length === 0 && isRewriting(problem, last))
      ? null
      : sideReply(turn, problem, 'piece.none', { piece: shown })
  const wantsWords =
    expected !== null &&
    expected.answers.length > 0 &&
    expected.answers.every(({ kind }) => !['value', 'pairs', 'multiple', 'divisor'].includes(kind))
  const isOneOfMany = isBare(last) && claims.filter(isBare).length > 1
  if (!isBare(last) || !(wantsWords || isOneOfMany)) return null
  return isBoundNumber(statement, turn.said, turn.voice.language)
    ? whichReply(turn, problem, last, shown)
    : sideReply(turn, problem, 'value.line', { value: shown })
}

/** With as many terms as the line, it rewrites the line instead of naming a part. */
function isRewriting(problem: Problem, { line: { statement } }: Claim): boolean {
  const count = (text: string) => text.match(/\d+|[a-z](?![a-z])/g)?.length ?? 0
  return count(writeStatement(statement).split('|')[1] ?? '') >= count(problem.line.split('|')[1] ?? '')
}

/** A number that may be the answer or an intermediate value: the student chooses by button. */
function whichReply(turn: Turn, problem: Problem, claim: Claim, value: string): Reply {
  const { voice, state } = turn
  state.asked = writeStatement(claim.line.statement)
  const { answer, step } = voice.texts.numberChoices
  const choices = [answer, step]
  const reply = sideReply(turn, problem, 'value.which', { value })
  state.expects = {
    by: 'number.which',
    question: reply.text,
    answers: choices.map((text, index) => ({ kind: 'choice', id: index === 0 ? 'answer' : 'step', text })),
  }
  return { ...reply, content: { ...reply.content, choices } }
}

function pieceReply(turn: Turn, problem: Problem, { part, isNext }: Sense & { kind: 'piece' }): Reply {
  const move = isNext === null ? 'piece.named' : isNext ? 'right.piece' : 'piece.later'
  return sideReply(turn, problem, move, { piece: turn.voice.formula(part) })
}

function sumReply(turn: Turn, problem: Problem, move: 'sum.right' | 'sum.wrong', claim: Claim): Reply {
  const sum = turn.voice.line(claim.line.statement)
  if (move === 'sum.right') return sideReply(turn, problem, 'sum.right', { sum })
  const reply = wrongSumReply(turn, problem, claim.line.statement, sum)
  return { ...reply, content: { ...reply.content, verdict: 'incorrect' } }
}

/** Names the slip of a calculation within the message. The same slip again gets an example in which the rule fails. */
function wrongSumReply(turn: Turn, problem: Problem, statement: Statement, sum: string): Reply {
  const [left, right] = sidesOf(statement)
  const slip = left && right && diagnoseExpression(left, right)
  const isAgain = slip != null && problem.lastError === slip.id
  if (slip) {
    problem.lastError = slip.id
    logError(turn, slip.id)
  }
  const words = slip ? misconceptionWords(slip, problem, turn.voice) : {}
  if (slip && !isAgain) return sideReply(turn, problem, 'sum.slip', { sum, ...words })
  const reply = sideReply(turn, problem, slip ? 'sum.slip.again' : 'sum.wrong', { sum, ...words })
  // The value of the left side answers this question; it is not meant as the result of the task.
  if (left) {
    const value = writeStatement(expression(left))
    turn.state.expects = { by: 'step', question: reply.text, answers: [{ kind: 'value', value }] }
  }
  return reply
}

const sidesOf = (statement: Statement): readonly Expr[] => {
  if (statement.kind === 'chain') return statement.parts
  return statement.kind === 'equation' ? [statement.left, statement.right] : []
}

/** The sum is right, and what was summed up is not the task's: a value of the letter shows it without telling the line. */
function astrayReply(turn: Turn, problem: Problem, astray: Astray, sum: string): Reply {
  const { voice } = turn
  const said = sideReply(turn, problem, 'identity.astray', {
    sum,
    letter: `$${astray.letter} = ${astray.at}$`,
    written: voice.formula(astray.written),
    side: voice.formula(astray.side),
    writtenValue: `$${astray.writtenValue}$`,
    sideValue: `$${astray.sideValue}$`,
  })
  return { ...said, content: { ...said.content, badge: 'checked', verdict: 'incorrect' }, free: false }
}

function sideReply(turn: Turn, problem: Problem, move: Move, values: Record<string, string>): Reply {
  const { voice } = turn
  const text = voice.say(move, { line: voice.line(lineOf(problem)), ...values })
  return { move, text, content: { ...problemContent(problem, voice), badge: null }, free: true }
}

/** A line of work that cannot be placed: no verdict, but a question about its origin. */
export const seenAside = (turn: Turn, problem: Problem, statement: Statement): Reply =>
  sideReply(turn, problem, 'piece.none', { piece: turn.voice.line(statement) })

/** Stores the student's last lines, for "is it right?" and for an objection. */
export function keepWork(problem: Problem, lines: readonly StatementLine[]): void {
  problem.lastWork = lines
    .map(({ statement }) => writeStatement(statement))
    .filter((each) => each.length < 400)
    .slice(-3)
    .join('\n')
}
