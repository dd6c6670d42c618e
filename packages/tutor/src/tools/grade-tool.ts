import { claimInUnit, claimsTo } from '../dialogue/story/in-unit.ts'
import { isGivenByChance, type Placed, placeClaim } from '../dialogue/story/place.ts'
import { nameOfId } from '../dialogue/story/reading.ts'
import { asExact } from '../dialogue/story/rounded-amount.ts'
import type { Story } from '../dialogue/story/story-state.ts'
import { claimText } from '../dialogue/story/teach.ts'
import type { StoryReading } from '../frames/index.ts'
import { isClosed, namesOf, type Statement } from '../math/ast.ts'
import { readClaims } from '../math/claims/index.ts'
import type { Language } from '../math/latex.ts'
import { isNumeral, isSameForm } from '../math/pieces.ts'
import { equals } from '../math/rational.ts'
import { inSi, isSameDimension, type Measurement, quantitiesIn } from '../math/units.ts'
import { writeStatement } from '../math/written.ts'
import { hearMeasured } from '../model/measured-work.ts'
import { noAnswerOf } from '../model/story-answers.ts'
import { diagnoseFor } from '../pedagogy/diagnose.ts'
import { isFishing } from '../pedagogy/fishing.ts'
import { followsFrom, isJudged, judgeWork } from '../pedagogy/judging.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import { misconceptionName } from '../pedagogy/misconception-names.ts'
import { taskOf } from '../pedagogy/problem.ts'
import { sensesOf } from '../pedagogy/senses.ts'
import type { Problem, TutorState } from '../pedagogy/state.ts'
import { readMeasured } from '../science/read.ts'
import { isRight, judgeMeasured } from '../science/work.ts'
import { checkClaim } from './claim.ts'
import { openStory, showsSealed, statesSealed } from './open-task.ts'
import { type Desk, lines, notUnderstood, parameters, type Tool } from './tool.ts'

interface Grade {
  readonly line: string
  readonly grade: string
  readonly why?: string
  /** The whole answer of the open task, written by the student. */
  readonly isWhole?: true
}

const notOfTask = 'not part of this task'
/** Otherwise a model could find the right answer by trying one after another. */
const notTheirs = 'sealed: an answer is graded only when the student wrote it in this message'

export const gradeTool: Tool = {
  name: 'grade',
  description:
    "The student's lines against the open task, one after another: right, wrong with the cause, unfinished, or not part of this task (then nothing is said against them).",
  parameters: parameters({ lines: lines('As the student wrote them.') }, ['lines']),
  run(input, desk) {
    const written = input
      .list('lines')
      .flatMap((line) => line.split('\n'))
      .filter((line) => line.trim() !== '')
    if (written.length === 0) return notUnderstood('there is no line')
    const open = openStory(desk)
    const { problem } = desk.state
    const grades = open
      ? ofStory(written, open, desk)
      : problem
        ? isMeasured(problem)
          ? written.map((line) => ofMeasured(line, problem, desk))
          : ofProblem(written, problem, desk)
        : written.map((line) => byItself(line, desk, 'no task is open'))
    const facts = grades.flatMap(({ line, grade }) => (/^(?:right|true)/.test(grade) ? [line] : []))
    const lines = grades.map(({ isWhole: _, ...grade }) => grade)
    const last = grades.at(-1)
    const isDone = last?.isWhole === true && !isFishing(desk.said) && isOnlyValue(last.line, desk)
    return { result: { lines }, facts, ...(isDone && { state: solvedState(desk, open?.story ?? null) }) }
  },
}

/** "x = 4 or is it x = 5" are guesses: the graded value has to be the only one of its kind in the message. */
function isOnlyValue(line: string, { said, voice: { language } }: Desk): boolean {
  const valuesIn = (text: string) =>
    readClaims(text, language)
      .claims.flatMap(({ line: { statement } }): readonly Statement[] =>
        statement.kind === 'cases' ? statement.cases : [statement],
      )
      .filter((each) => each.kind === 'equation' && each.left.kind === 'name' && isClosed(each.right))
      .map((each) => writeStatement(each))
  const own = valuesIn(line)
  return valuesIn(said).every((each) => own.includes(each)) || own.length === 0
}

/** The program has not heard the result in the message itself, but graded it right: the task is over. */
const solvedState = ({ state }: Desk, story: Story | null): TutorState => ({
  ...state,
  ...(story ? { story: { ...story, solved: true } } : state.problem && { problem: { ...state.problem, solved: true } }),
})

/** Grades a line without a task: whether its calculation is right. */
function byItself(line: string, desk: Desk, why: string): Grade {
  // Of "E = 0.5 * 4200 * 60 = 126 kJ" the calculation: nothing is known of the letter.
  const calculation = line.replace(/^\s*\p{L}{1,2}\s*=(?=[^=]*=)/u, '')
  const { verdict, why: reason } = checkClaim(calculation, desk.voice.language)
  if (verdict === 'true') return { line, grade: 'true by itself', why: [why, reason].filter(Boolean).join('; ') }
  if (verdict === 'false') return { line, grade: 'false by itself', why: [why, reason].filter(Boolean).join('; ') }
  return { line, grade: notOfTask, why }
}

// ---- Problems of algebra -------------------------------------------------------------------------------------------------

function ofProblem(written: readonly string[], problem: Problem, desk: Desk): Grade[] {
  const { language } = desk.voice
  // Starts at the task, because lines that were right before are still right.
  let before: Problem = { ...problem, line: problem.task, known: [], solved: false }
  let wrong: Statement | null = null
  return written.map((line): Grade => {
    const { claims, words } = readClaims(line, language)
    const own = claims.filter(({ standing }) => standing !== 'denied' && standing !== 'given')
    if (own.length === 0) return byItself(line, desk, 'no line of mathematics that could be read')
    const statements = own.map((each) => each.line.statement)
    if (!problem.solved && statesSealed(statements, desk) && !isTheirs(line, desk)) return { line, grade: notTheirs }
    const senses = sensesOf(before, own)
    const last = senses.at(-1)!
    const slip = senses.find((each) => each.kind === 'sum' && !each.holds)
    if (slip) return byItself(line, desk, 'a calculation in it')
    switch (last.kind) {
      case 'line': {
        const judged = judgeWork(before, last.lines).filter(isJudged)
        const { judgement } = judged.at(-1)!
        if (judgement.kind === 'right') before = { ...before, line: writeStatement(judgement.line) }
        const unfinished = ['missing-root', 'missing-constant', 'unfinished', 'rounded', 'part'].includes(
          judgement.kind,
        )
        // Numbers in a sentence may equal roots by chance.
        if (judgement.kind === 'missing-root' && words.length > 0)
          return byItself(line, desk, 'it fits no line of this task')
        const isWhole = !problem.solved && judgement.kind === 'right' && showsSealed([judgement.line], desk)
        if (isWhole && isBareValue(judgement.line) && !isTheirs(line, desk)) return { line, grade: notTheirs }
        if (unfinished) return { line, grade: `right, but not all: ${judgement.kind}` }
        const isResult = isWhole && isSolution(judgement.line) && isTheirs(line, desk)
        return { line, grade: 'right', ...(isResult && { isWhole: true }) }
      }
      case 'part':
      case 'way':
      case 'piece':
      case 'terms':
        return { line, grade: 'right: a part of the work on this task' }
      case 'again':
        return { line, grade: 'right: the task or a line of it once more' }
      case 'identity':
      case 'sum':
        return { line, grade: 'true by itself', why: 'no line of this task' }
      default: {
        const grade = ofOther(line, last.kind === 'other' && last.isWrong, own, before, desk)
        if (grade.grade !== 'wrong') return grade
        const follows = wrong !== null && followsFrom(wrong, statements.at(-1)!)
        wrong = statements.at(-1)!
        return follows ? { line, grade: 'no new mistake', why: 'it follows rightly from the wrong line before' } : grade
      }
    }
  })
}

/** A line is called wrong only if it must belong to this task: it has the letter or the numbers of the task. */
function ofOther(
  line: string,
  isWrong: boolean,
  claims: ReturnType<typeof readClaims>['claims'],
  problem: Problem,
  desk: Desk,
): Grade {
  const [judged] = judgeWork(problem, claims.map((each) => each.line).slice(-1))
  const { statement } = claims.at(-1)!.line
  const task = taskOf(problem)
  const isLine = task.kind !== 'expression' && ['equation', 'cases', 'inequality'].includes(statement.kind)
  const isOfTask =
    task.kind === 'expression' && statement.kind === 'chain' && isSameForm(statement.parts[0]!, task.value)
  const isMeant = isOfTask || (isLine && hasLettersOf(task, statement))
  if (!isWrong || !isMeant || !judged || !isJudged(judged)) return byItself(line, desk, 'it fits no line of this task')
  const cause = diagnoseFor(problem, judged, judged.judgement)?.id
  return { line, grade: 'wrong', why: (cause && misconceptionName(cause, 'en')) ?? 'the cause is not known' }
}

function hasLettersOf(task: Statement, statement: Statement): boolean {
  const [own, said] = [namesOf(task), namesOf(statement)]
  return said.length > 0 && said.every((letter) => own.includes(letter))
}

/** A line that consists of values only: an answer, not a step. */
const isBareValue = (line: Statement) =>
  (line.kind === 'expression' && isNumeral(line.value)) || line.kind === 'values' || line.kind === 'cases'

/** `x = 4`, `x = 2 or x = 3`, `17/12`: nothing is left to do. */
const isSolution = (line: Statement): boolean =>
  isBareValue(line) || (line.kind === 'equation' && line.left.kind === 'name' && isClosed(line.right))

const squeezed = (text: string) => text.toLowerCase().replace(/[\s$*·]+/g, '')
/** Whether the student wrote the line in the message that is being answered, be it in another form: "x=0 x=21". */
function isTheirs(line: string, { said, voice: { language } }: Desk): boolean {
  if (squeezed(said).includes(squeezed(line))) return true
  const [wanted, own] = [line, said].map((text) => statementsOf(text, language)) as [string[], string[]]
  if (wanted.length > 0) return wanted.every((each) => own.includes(each))
  const [amounts, written] = [line, said].map((text) => quantitiesIn(text, language)) as [Measurement[], Measurement[]]
  return amounts.length > 0 && amounts.every((each) => written.some((one) => isSameAmount(each, one)))
}

/** What a text states with letters, each case by itself; numbers alone prove nothing. */
const statementsOf = (text: string, language: Language): string[] =>
  readClaims(text, language)
    .claims.filter(({ standing }) => standing !== 'denied')
    .flatMap(({ line: { statement } }): readonly Statement[] =>
      statement.kind === 'cases' ? statement.cases : [statement],
    )
    .filter((each) => namesOf(each).length > 0)
    .map((each) => writeStatement(each))

const isSameAmount = (one: Measurement, other: Measurement): boolean =>
  one.unit && other.unit
    ? isSameDimension(one.unit.dimension, other.unit.dimension) &&
      equals(inSi(one.value, one.unit), inSi(other.value, other.unit))
    : !one.unit && !other.unit && equals(one.value, other.value)

// ---- Stories -----------------------------------------------------------------------------------------------------------

/** What a line says is an amount of the story, or true of its amounts. */
const isFitting: ReadonlySet<Placed['kind']> = new Set([
  'answer',
  'quantity',
  'equation',
  'letters',
  'relation',
  'on-way',
])

function ofStory(
  written: readonly string[],
  { story, reading }: { story: Story; reading: StoryReading | null },
  desk: Desk,
): Grade[] {
  if (!reading)
    return written.map((line) =>
      byItself(line, desk, 'the reading of the story is not confirmed: the plan is not vouched for'),
    )
  return written.map((line): Grade => {
    const claims = claimsTo(reading, line, story.letter)
    if (claims.length === 0) return byItself(line, desk, 'no calculation in it that could be read')
    const placed = claims.map((claim) => {
      const measured = claimInUnit(reading, claim, line)
      const found: Placed = measured
        ? placeClaim(reading, asExact(reading, measured), story.letter)
        : { kind: 'unknown' }
      return { claim, placed: found }
    })
    const isAnswer = placed.some((each) => each.placed.kind === 'answer' && !each.placed.isPlan)
    if (!story.solved && isAnswer && !isTheirs(line, desk)) return { line, grade: notTheirs }
    const bad = placed.find((each) => !isFitting.has(each.placed.kind))
    const { placed: found, claim } = bad ?? placed.at(-1)!
    const isOnWay = found.kind === 'quantity' || found.kind === 'on-way'
    if (isOnWay && claim.kind === 'sum' && isGivenByChance(reading, claim))
      return byItself(line, desk, 'it comes to a number that the story gives, from numbers that are none of it')
    switch (found.kind) {
      case 'answer':
        if (found.isPlan) return { line, grade: 'right: the calculation that answers the question' }
        return { line, grade: 'right: the answer', ...(!story.solved && isTheirs(line, desk) && { isWhole: true }) }
      case 'quantity':
        return { line, grade: 'right', why: nameOfId(reading, found.id) || found.id }
      case 'slip': {
        const isSum = claim.kind === 'sum' && claim.value && claim.claimed && !equals(claim.value, claim.claimed)
        return isSum
          ? { line, grade: 'wrong', why: 'the plan is right, the result of the calculation is not' }
          : byItself(line, desk, 'it fits no amount of the story')
      }
      case 'wrong':
        return { line, grade: 'wrong', why: found.why }
      case 'usual-slip': {
        const why = `what a usual mistake comes to: ${found.text}`
        return claim.kind === 'sum' ? byItself(line, desk, why) : { line, grade: 'wrong', why }
      }
      case 'misnamed':
        return byItself(line, desk, 'the letter was another amount')
      case 'wrong-equation':
      case 'unknown': {
        const none = `no amount of the story: ${claimText(claim, story.language)}`
        const why = noAnswerOf(story, reading, claim)
        if (why === null) return byItself(line, desk, none)
        // A number alone is meant as the answer; a calculation may be about something else.
        const isAlone = claims.length === 1 && claim.kind === 'number' && !/\p{L}{4}/u.test(line)
        const isRounded = claim.kind === 'sum' && claim.claimed && claim.value && !equals(claim.claimed, claim.value)
        if (isRounded) return { line, grade: 'true by itself', why: `rounded; ${none}; ${why}` }
        return isAlone && isTheirs(line, desk) ? { line, grade: 'wrong', why } : byItself(line, desk, `${none}; ${why}`)
      }
      default:
        return isFitting.has(found.kind)
          ? { line, grade: 'right' }
          : byItself(line, desk, 'it fits no amount of the story')
    }
  })
}

// ---- Physics, chemistry ------------------------------------------------------------------------------------------------

function ofMeasured(line: string, problem: Problem, desk: Desk): Grade {
  const { language } = desk.voice
  const written = taskOf(problem)
  const task = written.kind === 'story' ? readMeasured(written.text, written.language) : null
  const heard = hearMeasured(problem, line, language)
  const worst =
    heard &&
    (['false', 'wrong', 'right', 'true'] as const).flatMap((grade) =>
      heard.lines.filter((each) => each.grade === grade),
    )[0]
  const verdicts = task ? judgeMeasured(task, line, language).map(({ verdict }) => verdict) : []
  const last = verdicts.at(-1)
  const isAnswer =
    (heard?.found.length ?? 0) > 0 || verdicts.some(({ kind }) => kind === 'answer' || kind === 'no-unit')
  const isGuess = last?.kind === 'wrong-answer' && !/\d\s*[-+*/·:]\s*\d/.test(line)
  if (!problem.solved && (isAnswer || isGuess) && !isTheirs(line, desk)) return { line, grade: notTheirs }
  if (worst) {
    const why = worst.cause && { why: worst.cause }
    switch (worst.grade) {
      case 'right':
        return { line, grade: 'right', ...why, ...(heard.answer !== null && !problem.solved && { isWhole: true }) }
      case 'true':
        return { line, grade: 'true by itself', ...(why ?? { why: 'it fits no step of this task' }) }
      default:
        return { line, grade: worst.grade === 'wrong' ? 'wrong' : 'false by itself', ...(why ?? { why: worst.text }) }
    }
  }
  if (!last) return byItself(line, desk, 'it fits no step of this task')
  if (last.kind === 'no-unit') return { line, grade: 'right, but not all: the unit is missing' }
  if (last.kind === 'unfinished') return { line, grade: 'right, but not all: unfinished' }
  return isRight(last) ? { line, grade: 'right' } : byItself(line, desk, 'it fits no step of this task')
}
