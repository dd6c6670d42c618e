import type { CheckedLine, Verdict } from '@lumi/contracts/chat'
import type { Statement } from '../math/ast.ts'
import { equation, expression, name } from '../math/ast.ts'
import { changedSide, type Judgement, judgeLine, solvedValues, type Task } from '../math/check.ts'
import { latexOf, latexOfStatement } from '../math/latex.ts'
import type { ReadLine } from '../math/reading.ts'
import { solve } from '../math/solve.ts'
import { rootsIn, type Step } from '../math/steps.ts'
import { answerLine, testOf } from './answer.ts'
import {
  type Diagnosis,
  diagnoseDiscriminant,
  diagnoseEquation,
  diagnoseExpression,
  diagnoseRoots,
} from './misconceptions.ts'
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
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'
import type { MisconceptionTexts } from './texts/texts.ts'
import { fill, ruleWords, type Voice } from './wording.ts'

export interface Judged {
  readonly before: Statement
  readonly judgement: Judgement
}

/** The student's lines one after another, each against the last right one. */
export function judgeWork(problem: Problem, lines: readonly ReadLine[]): (Judged | ReadLine)[] {
  const task: Task = { statement: taskOf(problem), solution: wholeSolution(problem) }
  let before = lineOf(problem)
  return lines.flatMap(splitChains(task)).map((line) => {
    if (!('statement' in line)) return line
    const judgement = judgeLine(task, before, line.statement)
    const judged = { before, judgement }
    if (judgement.kind === 'right') before = judgement.line
    return judged
  })
}

/** A chain in a calculation is a list of steps: `1/2 + 1/3 = 3/6 + 2/6 = 5/6`. */
const splitChains =
  (task: Task) =>
  (line: ReadLine): ReadLine[] => {
    if (!('statement' in line) || task.statement.kind !== 'expression') return [line]
    const { statement, source } = line
    const parts = statement.kind === 'chain' ? statement.parts : null
    if (!parts) return [line]
    // A side calculation stays whole: its parts are not meant to equal the task.
    const first = judgeLine(task, task.statement, expression(parts[0]!))
    if (first.kind !== 'right') return [line]
    return parts.map((part) => ({ statement: expression(part), source }))
  }

const isJudged = (each: Judged | ReadLine): each is Judged => 'judgement' in each

/** Something of the work belongs to this problem for certain. */
export const belongs = (judged: readonly (Judged | ReadLine)[]) =>
  judged.some((each) => isJudged(each) && !['wrong', 'unknown'].includes(each.judgement.kind))

export function checkWork(turn: Turn, problem: Problem, lines: readonly ReadLine[]): Reply {
  const { voice } = turn
  const judged = dropRestated(problem, judgeWork(problem, lines))
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
  return finish(rightWork(turn, problem, rightLines))
}

/** Students copy the task or the last line before they go on: that is no step. */
function dropRestated(problem: Problem, judged: (Judged | ReadLine)[]): (Judged | ReadLine)[] {
  const [first] = judged
  if (judged.length < 2 || !first || !isJudged(first) || first.judgement.kind !== 'right') return judged
  const known = [taskOf(problem), lineOf(problem)]
  return known.some((line) => sameLine(line, first.judgement.line)) ? judged.slice(1) : judged
}

// ---- Right ---------------------------------------------------------------------------------------------------------

/** Right lines become the present line as far as the core can go on from them. */
function take(problem: Problem, lines: readonly Judged[]): void {
  for (const { judgement } of lines) {
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

function finishedOrSteps(line: Statement, problem: Problem): readonly Step[] | null {
  if (line.kind === 'no-solution' || line.kind === 'all-numbers') return []
  return stepsFrom(line, { ...problem, known: [] })
}

/** The step of our method that the line completes; null when it is a way of the student's own. */
function ruleDone(before: readonly Step[], after: readonly Step[], line: Statement): Step['rule'] | null {
  const match = before.find((step) => sameSides(step.after, line))
  if (match) return match.rule
  return after.length < before.length ? (before[before.length - after.length - 1]?.rule ?? null) : null
}

function rightWork(turn: Turn, problem: Problem, lines: readonly Judged[]): Reply {
  const { voice } = turn
  const last = lines.at(-1)!
  const { judgement } = last
  const before = remainingSteps(problem)
  const nextStep = () => voice.say('next')
  switch (judgement.kind) {
    case 'missing-root': {
      take(problem, lines)
      const id = diagnoseFor(problem, last, judgement)
      const words = misconceptionWords(id ?? { id: 'lost-root', facts: {} }, problem, voice)
      const text = voice.say('missing-root', { line: voice.line(judgement.line), ...words })
      return verdictReply(turn, problem, 'missing-root', text, 'correct-but')
    }
    case 'rounded': {
      take(problem, lines)
      const text = voice.say('rounded', { line: voice.line(judgement.line) })
      return verdictReply(turn, problem, 'rounded', text, 'correct-but')
    }
    case 'part': {
      take(problem, lines)
      const text = voice.say('right.part', { line: voice.line(judgement.line) })
      return verdictReply(turn, problem, 'right.part', text, 'correct')
    }
    default: {
      const isSame = judgement.kind === 'right' && sameLine(judgement.line, lineOf(problem)) && lines.length === 1
      take(problem, lines)
      const after = judgement.kind === 'right' ? finishedOrSteps(judgement.line, problem) : remainingSteps(problem)
      if (judgement.kind === 'right' && after?.length === 0) return solvedReply(turn, problem)
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
      if (isForeign) {
        return verdictReply(turn, problem, 'right.other-way', voice.say('right.other-way', values), 'correct')
      }
      const why = match && match === before[0] ? voice.texts.rules[match.rule].why : ''
      return verdictReply(turn, problem, 'right', voice.say('right', { ...values, why }), 'correct')
    }
  }
}

/** One number, or `x = number`, that is right but can still be written more simply. */
function isUnfinishedValue(line: Statement, after: readonly Step[] | null): boolean {
  if (after?.length !== 1) return false
  return after[0]!.rule === 'simplify-roots' || (after[0]!.rule === 'reduce' && line.kind === 'expression')
}

function solvedReply(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  problem.solved = true
  const praise = problem.stepShown || problem.hints > 0 ? 'helped' : problem.wrongs > 0 ? 'repaired' : 'alone'
  const text = voice.say(problem.family === 'linear' || problem.family === 'quadratic' ? 'solved' : 'solved.value', {
    praise: voice.say(`praise.${praise}`),
    answer: answerLine(problem, wholeSolution(problem).answer, voice),
    offer: voice.say('offer.twin'),
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
  problem.wrongs++
  const diagnosis = diagnoseFor(problem, bad, judgement)
  const values = {
    step: fill(voice.texts.step, { number: `${number}` }),
    line: voice.line(judgement.line),
    before: voice.line(before),
  }
  if (diagnosis) {
    const words = { ...values, ...misconceptionWords(diagnosis, problem, voice) }
    const move = endsRight ? 'solved.repair' : 'wrong'
    return verdictReply(turn, problem, `wrong.${diagnosis.id}`, voice.say(move, words), 'incorrect')
  }
  const unknown = wholeSolution(problem).unknown
  const test = unknown === null ? null : testOf(problem, judgement.line, unknown, voice)
  if (test) return verdictReply(turn, problem, 'wrong.answer', voice.say('wrong.answer', test), 'incorrect')
  if (problem.family !== 'linear' && problem.family !== 'quadratic') {
    return verdictReply(turn, problem, 'wrong.value', voice.say('wrong.value', values), 'incorrect')
  }
  const changed = changedSide(before, judgement.line)
  const where = changed ? voice.say(`wrong.${changed}`) : ''
  return verdictReply(turn, problem, 'wrong.unknown', voice.say('wrong.unknown', { ...values, where }), 'incorrect')
}

function unreadable(turn: Turn, problem: Problem, line: ReadLine): Reply {
  const source = `\`${line.source.replaceAll('`', "'").slice(0, 80)}\``
  return verdictReply(turn, problem, 'unreadable', turn.voice.say('unreadable', { source }), 'cannot-check')
}

export function diagnoseFor(problem: Problem, { before }: Judged, judgement: Judgement): Diagnosis | null {
  const solution = wholeSolution(problem)
  const { unknown } = solution
  const { line } = judgement
  if (unknown === null) {
    if (line.kind !== 'expression') return asideDiagnosis(line)
    const skipped = stepsFrom(before, problem)?.map((step) => step.after) ?? []
    const lines = [before, taskOf(problem), ...skipped]
    for (const each of lines) {
      const found = each.kind === 'expression' ? diagnoseExpression(each.value, line.value) : null
      if (found) return found
    }
    return null
  }
  if (line.kind === 'chain') return asideDiagnosis(line)
  if (judgement.kind === 'wrong' && judgement.about === 'fact') {
    const subject = before.kind === 'equation' ? before : null
    return subject && line.kind === 'equation' ? diagnoseDiscriminant(subject, unknown, line.right) : null
  }
  const claimed = solvedValues(line, unknown)
  if (claimed) {
    const task = taskOf(problem)
    for (const each of [before, task]) {
      const found = diagnoseRoots(each, claimed, rootsIn(solution.answer), unknown)
      if (found) return found
    }
    if (claimed.length > 1) return null
  }
  if (line.kind === 'equation' && !claimed && (line.left.kind === 'multiply' || line.left.kind === 'power')) {
    // Two brackets with the signs turned round say what the roots say.
    const own = solve(line)
    const found =
      'solution' in own ? diagnoseRoots(before, rootsIn(own.solution.answer), rootsIn(solution.answer), unknown) : null
    if (found?.id === 'factor-signs') return found
  }
  const single = claimed ? equation(name(unknown), claimed[0]!) : line.kind === 'equation' ? line : null
  if (!single) return null
  // From the line before, else from a line that the student may have skipped.
  const skipped = stepsFrom(before, { ...problem, known: [] })?.map((step) => step.after) ?? []
  for (const each of [before, ...skipped]) {
    const found = each.kind === 'equation' ? diagnoseEquation(each, single, unknown) : null
    if (found) return found
  }
  return null
}

function asideDiagnosis(line: Statement): Diagnosis | null {
  if (line.kind !== 'chain') return null
  for (let index = 1; index < line.parts.length; index++) {
    const found = diagnoseExpression(line.parts[index - 1]!, line.parts[index]!)
    if (found) return found
  }
  return null
}

function misconceptionWords(diagnosis: Diagnosis, problem: Problem, voice: Voice): MisconceptionTexts {
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
    question: fill(texts.question, values),
    remark: fill(texts.remark, values),
  }
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
  return { latex, verdict: judgement.kind === 'unknown' || judgement.kind === 'rounded' ? 'unknown' : 'correct' }
}
