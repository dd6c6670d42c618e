import type { CheckedLine, Verdict } from '@lumi/contracts/chat'
import { backIntoStory } from '../dialogue/story/equation.ts'
import { placesWanted, wantsRounded } from '../language/rounding-words.ts'
import type { Statement } from '../math/ast.ts'
import { asksForOneRoot, equation, expression, expressionsOf, isClosed, name, namesOf } from '../math/ast.ts'
import { changedSide, solvedValues } from '../math/check.ts'
import { type Language, latexOf, latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import type { ReadLine } from '../math/reading.ts'
import { isSameProduct, isSameSum, productFactors } from '../math/same-form.ts'
import type { Step } from '../math/steps.ts'
import { type Unit, unitOf } from '../math/units.ts'
import { sameValue } from '../math/verify.ts'
import { writeStatement } from '../math/written.ts'
import { answerLine, testOf } from './answer.ts'
import { resolveNotes } from './asked.ts'
import { isBoundNumber } from './binding.ts'
import { diagnoseFor } from './diagnose.ts'
import { noteTry } from './evidence.ts'
import { stepFilledBy } from './filled-line.ts'
import { isFollowed } from './followed.ts'
import { isDiscriminantSlip } from './formula-slips.ts'
import type { Judged } from './judged.ts'
import { isJudged, judgeWork } from './judging.ts'
import type { MisconceptionId } from './misconception-list.ts'
import type { Diagnosis } from './misconceptions.ts'
import {
  advance,
  lineOf,
  problemContent,
  remainingSteps,
  sameLine,
  sameSides,
  stepsFrom,
  taskOf,
  wholeSolution,
} from './problem.ts'
import { logEnd, logError } from './recap.ts'
import type { Reply, Turn } from './reply.ts'
import { requestWords } from './requests.ts'
import { withEarlierRoots } from './roots.ts'
import { roundingCause } from './rounding-slips.ts'
import { confirmReading, isAssumed } from './standing.ts'
import { LIMITS, type Problem } from './state.ts'
import { inUnit } from './stated-unit.ts'
import { afterExercise } from './summary.ts'
import type { MisconceptionTexts } from './texts/texts.ts'
import { isOnTheWay } from './told.ts'
import { turnedBack } from './turned-back.ts'
import { fill, ruleWords, type Voice } from './wording.ts'

/**
 * Grades the student's lines.
 * @param unit the unit written after the number
 */
export function checkWork(turn: Turn, problem: Problem, lines: readonly ReadLine[], unit: Unit | null = null): Reply {
  const { voice } = turn
  const wanted = wantedUnit(problem)
  const converted = unit && wanted ? inUnit(lines, unit, wanted) : null
  const isRightThere = converted !== null && judgeWork(problem, converted).every(isRight)
  const judged = withEarlierRoots(
    problem,
    dropRestated(problem, judgeWork(problem, isRightThere ? converted : lines)).map((each) => withSlip(problem, each)),
  )
  const stated = isRightThere ? wanted : unit
  const good = judged.filter((each): each is Judged => isJudged(each))
  const firstBad = judged.findIndex((each) => !isJudged(each) || ['wrong', 'unknown'].includes(each.judgement.kind))
  const bad = judged[firstBad]
  problem.attempts++
  const finish = (reply: Reply): Reply => ({
    ...reply,
    free: true,
    content: {
      ...reply.content,
      lines: judged.map((each, index) => checkedLine(each, index, firstBad, problem, voice)),
    },
  })
  if (good.length === 0 && bad && !isJudged(bad)) return unreadable(turn, problem, bad)
  const start = problem.stepsDone
  const rightLines = (firstBad < 0 ? judged : judged.slice(0, firstBad)).filter(isJudged)
  if (bad && isJudged(bad) && bad.judgement.kind === 'wrong') {
    const endsRight = judged.slice(firstBad + 1).some((each) => isJudged(each) && each.judgement.kind === 'right')
    take(problem, rightLines)
    return finish(wrongLine(turn, problem, bad, start + firstBad + 1, endsRight))
  }
  if (bad && !isJudged(bad)) {
    take(problem, rightLines)
    return finish(unreadable(turn, problem, bad))
  }
  if (bad) {
    take(problem, rightLines)
    const line = isJudged(bad) ? voice.line(bad.judgement.line) : ''
    return finish(verdictReply(turn, problem, 'cannot-check', voice.say('cannot-check', { line }), 'cannot-check'))
  }
  return finish(rightWork(turn, problem, rightLines, stated))
}

/** A calculation that is true by itself but a mistake in its formula: `25 - 8 = 17` for a discriminant. */
function withSlip(problem: Problem, each: Judged | ReadLine): Judged | ReadLine {
  if (problem.family !== 'quadratic' || !isJudged(each) || each.judgement.kind !== 'part') return each
  const { line } = each.judgement
  const { unknown } = wholeSolution(problem)
  const isSlip = unknown !== null && isDiscriminantSlip(taskOf(problem), unknown, line)
  return isSlip ? { ...each, judgement: { kind: 'wrong', line, about: 'fact' } } : each
}

/** Drops a copy of the task or of the last line, which students write before they continue: it is no step. */
function dropRestated(problem: Problem, judged: (Judged | ReadLine)[]): (Judged | ReadLine)[] {
  const [first] = judged
  if (judged.length < 2 || !first || !isJudged(first) || first.judgement.kind !== 'right') return judged
  const known = [taskOf(problem), lineOf(problem)]
  return known.some((line) => sameLine(line, first.judgement.line)) ? judged.slice(1) : judged
}

// ---- Right ---------------------------------------------------------------------------------------------------------

/** Correct lines become the current line, as far as the core can continue from them. */
function take(problem: Problem, lines: readonly Judged[]): void {
  for (const { judgement } of lines) {
    creditWay(problem, judgement)
    if (judgement.kind === 'fact') {
      if (judgement.fact === 'discriminant') problem.byFormula = true
      if (!problem.known.includes(judgement.fact)) advance(problem, { rule: judgement.fact, line: judgement.line })
      continue
    }
    if (judgement.kind !== 'right') continue
    const before = remainingSteps(problem)
    if (sameLine(judgement.line, lineOf(problem))) continue
    const after = finishedOrSteps(judgement.line, problem)
    if (after === null) continue
    advance(problem, { rule: ruleDone(before, after, judgement.line), line: judgement.line })
  }
}

/**
 * Credits the method that the student used for a quadratic, not the one our solver would choose. A practice exercise
 * keeps the skill it was set for.
 */
function creditWay({ trial, family }: Problem, judgement: Judged['judgement']): void {
  if (family !== 'quadratic' || trial.skill === null || trial.isPractice) return
  if (judgement.kind === 'fact' && judgement.fact === 'discriminant') trial.skill = '8.quadratics.formula'
  else if (judgement.kind === 'right' && isFactored(judgement.line)) trial.skill = '8.quadratics.factor'
}

/** `(x - 2)(x - 3) = 0`: a product equal to 0 with the unknown in at least two factors. */
function isFactored(line: Statement): boolean {
  if (line.kind !== 'equation') return false
  const [product, other] = line.left.kind === 'number' ? [line.right, line.left] : [line.left, line.right]
  if (other.kind !== 'number' || other.value.n !== 0n) return false
  return productFactors(product).filter((factor) => !isClosed(factor)).length > 1
}

function finishedOrSteps(line: Statement, problem: Problem): readonly Step[] | null {
  if (line.kind === 'no-solution' || line.kind === 'all-numbers') return []
  const steps = stepsFrom(line, { ...problem, known: [] })
  const { unknown } = wholeSolution(problem)
  const letters = namesOf(line)
  // Values of a letter of the student's own, such as sin x = t, are on the way.
  const isOnTheWay = unknown !== null && letters.length > 0 && !letters.includes(unknown)
  return steps?.length === 0 && isOnTheWay ? null : steps
}

/** The rule of our solution that the line completes; null if the step is the student's own. */
function ruleDone(before: readonly Step[], after: readonly Step[], line: Statement): Step['rule'] | null {
  const match = before.find((step) => sameSides(step.after, line))
  if (match) return match.rule
  return after.length < before.length ? (before[before.length - after.length - 1]?.rule ?? null) : null
}

function rightWork(turn: Turn, problem: Problem, lines: readonly Judged[], unit: Unit | null): Reply {
  const { voice } = turn
  const last = lines.at(-1)!
  const { judgement } = last
  if (['right', 'unfinished', 'rounded'].includes(judgement.kind)) confirmReading(problem)
  const before = remainingSteps(problem)
  const nextStep = () => voice.say('next')
  switch (judgement.kind) {
    case 'missing-root': {
      take(problem, lines)
      const id = diagnoseFor(problem, last, judgement)
      noteWrong(turn, problem, judgement.line, id?.id ?? 'lost-root')
      const words = misconceptionWords(id ?? { id: 'lost-root', facts: {} }, problem, voice)
      const text = voice.say('missing-root', { line: voice.line(judgement.line), ...words })
      return verdictReply(turn, problem, 'missing-root', text, 'correct-but')
    }
    case 'unfinished': {
      const [step] = remainingSteps(problem)
      const hint = step ? voice.choose(`nudge.${step.rule}`, ruleWords(step, voice).nudge) : ''
      const text = voice.say('unfinished', { line: voice.line(judgement.line), hint })
      return verdictReply(turn, problem, 'unfinished', text, 'correct-but')
    }
    case 'missing-constant': {
      const words = misconceptionWords({ id: 'constant-forgotten', facts: {} }, problem, voice)
      const text = voice.say('missing-root', { line: voice.line(judgement.line), ...words })
      return verdictReply(turn, problem, 'missing-constant', text, 'correct-but')
    }
    case 'rounded': {
      take(problem, lines)
      // A length of 78.5 cm is as good as one of 25π cm.
      if (wantedUnit(problem) && lines.length === 1) {
        advance(problem, { rule: null, line: wholeSolution(problem).answer })
        return checkUnit(turn, problem, unit)
      }
      if (isRoundedAsWanted(turn, problem, judgement.line)) {
        advance(problem, { rule: null, line: wholeSolution(problem).answer })
        return solvedReply(turn, problem)
      }
      const text = voice.say('rounded', { line: voice.line(judgement.line) })
      return verdictReply(turn, problem, 'rounded', text, 'correct-but')
    }
    case 'part': {
      take(problem, lines)
      const early = valueBefore(problem, judgement.line, voice)
      if (early) return verdictReply(turn, problem, 'value.early', early, 'correct-but')
      const filled = stepFilledBy(
        problem,
        lines.map((each) => each.judgement.line),
      )
      if (filled) {
        advance(problem, { rule: filled.rule, line: filled.after })
        const said = lines.map((each) => voice.line(each.judgement.line))
        const values = { part: [...new Set(said)].join('; '), line: voice.line(filled.after), next: nextStep() }
        return verdictReply(turn, problem, 'right.filled', voice.say('right.filled', values), 'correct')
      }
      const task = taskOf(problem)
      // One of the conditions of a domain: nothing to put back, and the others are still to be found.
      if (task.kind === 'request' && task.operation === 'domain') {
        const text = voice.say('right.condition', { line: voice.line(judgement.line) })
        return verdictReply(turn, problem, 'right.condition', text, 'correct-but')
      }
      // Roots of the equation, of which one has to be chosen.
      if (task.kind === 'request' && asksForOneRoot(task.operation) && namesRoots(judgement.line)) {
        const text = voice.say('right.root', { line: voice.line(judgement.line) })
        return verdictReply(turn, problem, 'right.root', text, 'correct-but')
      }
      if (!isFollowed(problem, judgement.line)) return onlyCalculated(turn, problem, judgement.line)
      const text = voice.say('right.part', { line: voice.line(judgement.line) })
      return verdictReply(turn, problem, 'right.part', text, 'correct')
    }
    default: {
      if (judgement.kind === 'fact' && judgement.fact === 'find-pair' && lines.length === 1) {
        take(problem, lines)
        const text = voice.say('right.pair', { line: voice.line(judgement.line) })
        return verdictReply(turn, problem, 'right.pair', text, 'correct-but')
      }
      const isSame = judgement.kind === 'right' && sameLine(judgement.line, lineOf(problem)) && lines.length === 1
      take(problem, lines)
      const after = judgement.kind === 'right' ? finishedOrSteps(judgement.line, problem) : remainingSteps(problem)
      if (judgement.kind === 'right' && after?.length === 0 && lacksPlaces(turn, problem)) {
        const text = voice.say('verdict.places', { line: voice.line(judgement.line) })
        return verdictReply(turn, problem, 'verdict.places', text, 'correct-but')
      }
      if (judgement.kind === 'right' && (after?.length === 0 || isAnswerReordered(problem, judgement.line)))
        return checkUnit(turn, problem, unit)
      if (isSame) return verdictReply(turn, problem, 'right.same', voice.say('right.same'), 'correct')
      if (isUnfinishedValue(judgement.line, after)) {
        const [step] = after!
        const hint = step ? voice.choose(`nudge.${step.rule}`, ruleWords(step, voice).nudge) : ''
        const text = voice.say('unfinished', { line: voice.line(judgement.line), hint })
        return verdictReply(turn, problem, 'unfinished', text, 'correct-but')
      }
      const values = { line: voice.line(judgement.line), next: nextStep(), count: `${lines.length}` }
      if (lines.length > 1)
        return verdictReply(turn, problem, 'right.several', voice.say('right.several', values), 'correct')
      const match = before.find((step) =>
        judgement.kind === 'fact' ? step.rule === judgement.fact : sameSides(step.after, judgement.line),
      )
      const isForeign = !match && judgement.kind === 'right' && (after?.length ?? 0) >= before.length
      if (isForeign && isStillSum(problem, judgement.line)) {
        return verdictReply(turn, problem, 'still-sum', voice.say('still-sum', values), 'correct-but')
      }
      if (isForeign) {
        return verdictReply(turn, problem, 'right.other-way', voice.say('right.other-way', values), 'correct')
      }
      const why = match && match === before[0] ? ruleWords(match, voice).why : ''
      return verdictReply(turn, problem, 'right', voice.say('right', { ...values, why }), 'correct')
    }
  }
}

/** True by itself, and what it has to do with the task is open. */
function onlyCalculated({ voice }: Turn, problem: Problem, sum: Statement): Reply {
  const text = voice.say('sum.right', { sum: voice.line(sum), line: voice.line(lineOf(problem)) })
  return { move: 'sum.right', text, content: { ...problemContent(problem, voice), badge: null } }
}

/** The value of an expression that is to be simplified first: right, and the first part of the task is still missing. */
function valueBefore(problem: Problem, line: Statement, voice: Voice): string | null {
  const task = taskOf(problem)
  if (task.kind !== 'request' || task.operation !== 'simplify-at' || line.kind !== 'expression') return null
  const [at] = task.values ?? []
  const { answer } = wholeSolution(problem)
  if (!isClosed(line.value) || !at || !task.unknown || answer.kind !== 'expression') return null
  if (sameValue(line.value, answer.value) !== 'verified') return null
  return voice.say('value.early', {
    point: voice.line(equation(name(task.unknown), at)),
    value: voice.line(line),
    line: voice.line(task.subject),
  })
}

/** The answer with its terms or factors reordered is the answer. */
function isAnswerReordered(problem: Problem, line: Statement): boolean {
  const { answer } = wholeSolution(problem)
  if (line.kind !== 'expression' || answer.kind !== 'expression' || isClosed(line.value)) return false
  const isProduct = answer.value.kind === 'multiply' || answer.value.kind === 'power'
  return isProduct ? isSameProduct(line.value, answer.value) : isSameSum(line.value, answer.value)
}

/** `x(x + 9) + 20` equals the expression to be factored, but is no product. */
function isStillSum(problem: Problem, line: Statement): boolean {
  const task = taskOf(problem)
  const isToFactor = task.kind === 'request' && task.operation === 'factor'
  return isToFactor && line.kind === 'expression' && (line.value.kind === 'add' || line.value.kind === 'subtract')
}

/** A correct number or `x = number` that can be simplified further. */
/** Values of the letter or bare numbers, and no line that leads to them. */
const namesRoots = (line: Statement): boolean =>
  line.kind === 'equation'
    ? line.left.kind === 'name' && isClosed(line.right)
    : ['cases', 'values', 'expression'].includes(line.kind)

function isUnfinishedValue(line: Statement, after: readonly Step[] | null): boolean {
  if (after?.length !== 1) return false
  return after[0]!.rule === 'simplify-roots' || (after[0]!.rule === 'reduce' && line.kind === 'expression')
}

const isRight = (each: Judged | ReadLine) => isJudged(each) && each.judgement.kind === 'right'

/** The expected unit, if the tables know it; no other unit, nor %, is asked for. */
const wantedUnit = (problem: Problem): Unit | null => (problem.unit ? unitOf(problem.unit) : null)

/** The number is correct and only its unit is missing. */
export const isAwaitingUnit = (problem: Problem) =>
  !problem.solved && wantedUnit(problem) !== null && sameLine(lineOf(problem), wholeSolution(problem).answer)

/** Checks the unit of a correct number. */
export function checkUnit(turn: Turn, problem: Problem, unit: Unit | null): Reply {
  const wanted = wantedUnit(problem)
  if (!wanted || unit === wanted) return solvedReply(turn, problem)
  const move = unit === null ? 'unit.missing' : unit.quantity === wanted.quantity ? 'unit.other' : 'unit.wrong'
  const line = turn.voice.line(wholeSolution(problem).answer)
  const text = turn.voice.say(move, { line, unit: unit?.[turn.voice.language] ?? '' })
  return { ...verdictReply(turn, problem, move, text, 'correct-but'), free: true }
}

/** "Give x to two decimal places": then the rounded value is what was asked for. Of several roots all would be needed. */
function isRoundedAsWanted({ state, said, voice }: Turn, problem: Problem, line: Statement): boolean {
  const { unknown, answer } = wholeSolution(problem)
  const task = state.lastTask?.toLowerCase().replaceAll('ё', 'е') ?? ''
  const isOneRoot = answer.kind === 'cases' ? answer.cases.length === 1 : answer.kind === 'equation'
  const isValue = unknown !== null && solvedValues(line, unknown) !== null
  if (!isOneRoot || !isValue || !wantsRounded[voice.language].test(task)) return false
  const wanted = placesIn(task, voice.language)
  return wanted === undefined || placesOf(said) >= wanted
}

/** How many digits behind the point the last number has. */
const placesOf = (said: string): number => /[.,](\d+)\D*$/.exec(said)?.[1]?.length ?? 0

/** How many places a task wants, where it says so. */
const placesIn = (task: string, language: Language): number | undefined =>
  placesWanted[language].flatMap(([wording, count]) => {
    const found = wording.exec(task)
    return found ? [count ?? Number(found[1])] : []
  })[0]

/** "3.5" where a number is to be rounded to two decimal places: the value is right, and the zero that was asked for is not there. */
function lacksPlaces({ state, said, voice }: Turn, problem: Problem): boolean {
  const task = taskOf(problem)
  if (task.kind !== 'request' || task.operation !== 'round') return false
  const { answer } = wholeSolution(problem)
  const words = (problem.told ?? state.lastTask ?? '').toLowerCase().replaceAll('ё', 'е')
  const wanted = placesIn(words, voice.language) ?? 0
  const hasZeros = answer.kind === 'expression' && placesOf(`${realAt(answer.value, {})}`) < wanted
  // "Three point five zero" has no digits.
  return hasZeros && /\d/.test(said) && placesOf(said) < wanted
}

function solvedReply(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  problem.solved = true
  logEnd(turn, problem)
  noteTry(turn, problem.trial, true)
  const praise = problem.stepShown || problem.hints > 0 ? 'helped' : problem.wrongs > 0 ? 'repaired' : 'alone'
  const text = voice.say(problem.family === 'linear' || problem.family === 'quadratic' ? 'solved' : 'solved.value', {
    praise: voice.say(`praise.${praise}`),
    answer: answerLine(problem, wholeSolution(problem).answer, voice),
    offer: backIntoStory(turn, problem) ?? afterExercise(turn, problem.trial.isPractice),
  })
  return verdictReply(turn, problem, 'solved', text, 'correct')
}

const verdictReply = ({ voice }: Turn, problem: Problem, move: string, text: string, verdict: Verdict): Reply => ({
  move,
  text,
  content: { ...problemContent(problem, voice), verdict },
})

// ---- Wrong or unclear ----------------------------------------------------------------------------------------------

function wrongLine(turn: Turn, problem: Problem, bad: Judged, number: number, endsRight: boolean): Reply {
  const { voice } = turn
  const { judgement, before } = bad
  if (!isBoundNumber(judgement.line, turn.said, voice.language)) return wholeLinePlease(turn, problem, judgement.line)
  const diagnosis = diagnoseFor(problem, bad, judgement)
  if (!diagnosis && isAssumed(problem)) return otherThanRead(turn, problem, judgement.line)
  problem.wrongs++
  noteWrong(turn, problem, judgement.line, diagnosis?.id)
  const values = {
    step: fill(voice.texts.step, { number: `${number}` }),
    line: voice.line(judgement.line),
    before: voice.line(before),
  }
  if (diagnosis) {
    const words = { ...values, ...misconceptionWords(diagnosis, problem, voice) }
    // Repeating the question would not help: a numeric example shows that the rule fails.
    const isAgain = problem.lastError === diagnosis.id
    problem.lastError = diagnosis.id
    logError(turn, diagnosis.id)
    const move = isAgain ? 'wrong.again' : endsRight ? 'solved.repair' : 'wrong'
    return verdictReply(turn, problem, `wrong.${diagnosis.id}`, voice.say(move, words), 'incorrect')
  }
  const unknown = wholeSolution(problem).unknown
  const test = unknown === null ? null : testOf(problem, judgement.line, unknown, voice)
  if (test) return verdictReply(turn, problem, 'wrong.answer', voice.say('wrong.answer', test), 'incorrect')
  const check = writeStatement(before) === problem.task ? requestWords(problem, voice.language)?.check : undefined
  if (check) {
    const cause = roundingCause(turn, problem, judgement.line)
    const said = cause ? `${cause} ${check}` : check
    return verdictReply(
      turn,
      problem,
      'wrong.request',
      voice.say('wrong.request', { ...values, check: said }),
      'incorrect',
    )
  }
  if (unknown === null) {
    return verdictReply(turn, problem, 'wrong.value', voice.say('wrong.value', values), 'incorrect')
  }
  // "No solution, you cannot divide by 0": what was done to get there is not the question.
  if (judgement.line.kind === 'no-solution')
    return verdictReply(turn, problem, 'wrong.unknown', voice.say('wrong.has-solution', values), 'incorrect')
  const changed = changedSide(before, judgement.line)
  const where = changed ? voice.say(`wrong.${changed}`) : ''
  return verdictReply(turn, problem, 'wrong.unknown', voice.say('wrong.unknown', { ...values, where }), 'incorrect')
}

/** A number within a sentence is not an answer that could be wrong: asks for its whole line. */
function wholeLinePlease({ voice }: Turn, problem: Problem, line: Statement): Reply {
  problem.attempts--
  const only = line.kind === 'cases' ? line.cases[0] : line
  const bare = only?.kind === 'equation' ? expression(only.right) : line
  const text = voice.say('value.line', { value: voice.line(bare), line: voice.line(lineOf(problem)) })
  return { move: 'value.line', text, content: { ...problemContent(problem, voice), badge: null } }
}

/**
 * A value that differs from an unconfirmed reading's. It is called wrong only if the message contained nothing but the
 * task; otherwise the task may be another one.
 */
function otherThanRead(turn: Turn, problem: Problem, line: Statement): Reply {
  const { voice, state } = turn
  if (line.kind === 'expression' && isClosed(line.value) && isOnTheWay(problem, voice.language, line.value)) {
    const text = voice.say('aside.right', { line: voice.line(taskOf(problem)) })
    return { move: 'aside.right', text, content: { ...problemContent(problem, voice), badge: null } }
  }
  const back = turnedBack(turn, problem, line)
  if (back) {
    problem.wrongs++
    noteWrong(turn, problem, line, undefined)
    return verdictReply(turn, problem, 'convert.wrong', voice.say('ask.back.wrong', { question: back }), 'incorrect')
  }
  const isAllSaid = (state.lastTask ?? '').length <= (problem.told ?? '').length + 12
  if (isAllSaid) {
    problem.wrongs++
    noteWrong(turn, problem, line, undefined)
  }
  const text = voice.say('told.unclear', { line: voice.line(line), task: voice.line(taskOf(problem)) })
  return verdictReply(turn, problem, 'told.unclear', text, isAllSaid ? 'incorrect' : 'cannot-check')
}

function noteWrong(turn: Turn, problem: Problem, line: Statement, misconception: MisconceptionId | undefined): void {
  const { trial } = problem
  const slip = { line: latexOfStatement(line).slice(0, LIMITS.doneLatex), misconception: misconception ?? null }
  problem.slips = [...problem.slips, slip].slice(-LIMITS.slips)
  noteTry(turn, trial, false, { line: latexOfStatement(line), ...(misconception && { misconception }) })
}

function unreadable(turn: Turn, problem: Problem, line: ReadLine): Reply {
  const source = `\`${line.source.replaceAll('`', "'").slice(0, 80)}\``
  return verdictReply(turn, problem, 'unreadable', turn.voice.say('unreadable', { source }), 'cannot-check')
}

export function misconceptionWords(diagnosis: Diagnosis, problem: Problem, voice: Voice): MisconceptionTexts {
  const texts = voice.texts.misconceptions[diagnosis.id]
  const unknown = wholeSolution(problem).unknown ?? 'x'
  const facts = Object.entries(diagnosis.facts)
  const values = {
    unknown: `$${unknown}$`,
    ...Object.fromEntries(facts.map(([key, expr]) => [key, voice.formula(expr)])),
    // Remarks are plain text.
    ...Object.fromEntries(
      facts.map(([key, expr]) => [`${key}Plain`, latexOf(expr, voice.language).replace(/[\\{}]/g, '')]),
    ),
  }
  return {
    diagnosis: fill(texts.diagnosis, values),
    question: fill(resolveNotes(texts.question, diagnosis.facts), values),
    remark: fill(texts.remark, values),
    counter: texts.counter,
  }
}

function isOtherThanRoots({ kind, line }: Judged['judgement'], problem: Problem): boolean {
  if (kind !== 'fact' || line.kind !== 'values') return false
  const roots = expressionsOf(wholeSolution(problem).answer)
  return !line.values.every((each) => roots.some((root) => isClosed(root) && sameValue(root, each) === 'verified'))
}

function checkedLine(
  each: Judged | ReadLine,
  index: number,
  firstBad: number,
  problem: Problem,
  voice: Voice,
): CheckedLine {
  if (!isJudged(each))
    return { latex: `\\text{${each.source.replace(/[\\{}$]/g, ' ').slice(0, 80)}}`, verdict: 'unknown' }
  const { judgement } = each
  const latex = latexOfStatement(judgement.line, voice.language)
  if (judgement.kind === 'wrong' || judgement.kind === 'missing-root') {
    // Only the first wrong line is reported; those after it stand on sand.
    const isReported = judgement.kind === 'missing-root' || index === firstBad
    const diagnosis = isReported ? diagnoseFor(problem, each, judgement) : null
    const remark = diagnosis && misconceptionWords(diagnosis, problem, voice).remark
    const verdict = judgement.kind === 'missing-root' ? 'correct' : index === firstBad ? 'incorrect' : 'unknown'
    return { latex, verdict, ...(remark && { remark }) }
  }
  // "3; 4" of x² + 7x + 12 = 0 fits as the pair and not as the roots, which a mark cannot tell.
  // A rounded root is open only where it does not end its task.
  const isOpen = judgement.kind === 'unknown' || (judgement.kind === 'rounded' && !problem.solved)
  return { latex, verdict: isOpen || isOtherThanRoots(judgement, problem) ? 'unknown' : 'correct' }
}
