import { resultsSaid, type StatementAndSaid, statementsAndSaid } from '../dialogue/statement-and-said.ts'
import { confirmWithSaid } from '../dialogue/story/confirm.ts'
import { worksAlong } from '../dialogue/story/index.ts'
import { otherUnit } from '../dialogue/story/other-unit.ts'
import { readingOf } from '../dialogue/story/reading.ts'
import { usualMistakeIn, withKindNamed } from '../dialogue/story/usual-remarks.ts'
import { claimsIn } from '../dialogue/story/work.ts'
import { questionFound } from '../library/index.ts'
import { isClosed } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { type Moment, momentOf, putBack } from './moment.ts'
import { withoutHaste } from './plea-numbers.ts'
import { taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader, Unheard } from './second-readers.ts'
import { slipsRight } from './slips-of-the-pen.ts'
import type { Problem } from './state.ts'
import { findsNoTask, tellsOnly } from './tells.ts'
import { isIdle } from './tried.ts'

/**
 * A first message is a task and what is said about it. Where the reply to the whole has left the second out, the task is
 * opened by its statement alone, and the rest is taken as said inside it: first all of it, then the result that it holds.
 * That reply counts only if it answers what was said.
 */

/** Takes a text as a whole message; what it changes in the state stays. */
export type Take = (turn: Turn, text: string) => Reply

const LONGEST = 700

/** The better reply to both instead of one that has left out what was said. */
export const saidAboutTask =
  (take: Take): SecondReader =>
  (turn, unheard, reply) => {
    const { text, intent, before } = unheard
    const { problem, story, expects } = before.state
    const isFirst = isIdle(before.state) && problem === null && story === null && expects === null
    if (intent !== undefined || !isFirst || text.length > LONGEST) return reply
    // All of it is the statement of a usual task, its question included.
    const isStatement = reply.move === 'worked.open' && (turn.state.worked?.text.length ?? 0) >= text.trim().length
    // The rest is a task of its own, which waits.
    if (isStatement || (turn.state.queue.length > 0 && before.state.queue.length === 0)) return reply
    const worth = worthOfWhole(turn, reply, text)
    const splits = worth === 3 ? [] : statementsAndSaid(text, turn.voice.language)
    return splits.length === 0 ? reply : bestOfBoth(turn, { ...unheard, splits }, { reply, worth }, take)
  }

/**
 * How much a reply answers what was said: it has understood nothing, only the task, leads on from what was said, or judges
 * it.
 */
type Worth = 0 | 1 | 2 | 3

function bestOfBoth(
  turn: Turn,
  { splits, putBack: startAgain }: Unheard & { readonly splits: readonly StatementAndSaid[] },
  { reply, worth: own }: { readonly reply: Reply; readonly worth: Worth },
  take: Take,
): Reply {
  const task = turn.state.problem?.task
  const isJudged = reply.content.verdict !== undefined
  const isOwn = isCalculation(turn.state.problem)
  let best: { worth: Worth; reply: Reply; moment: Moment } = { worth: own, reply, moment: momentOf(turn) }
  const consider = (worth: Worth, other: Reply) => {
    if (worth > best.worth) best = { worth, reply: other, moment: momentOf(turn) }
  }
  for (const split of spelled(splits, turn.voice.language)) {
    startAgain()
    const opened = take(turn, split.statement)
    if (!isOpen(turn) || findsNoTask(opened)) continue
    // What was judged has been judged inside this very task.
    if (isJudged && turn.state.problem?.task === task) continue
    // Only the student's own calculation was taken for the task.
    if (isOwn && best.reply === reply && !holdsNumbers(split.statement, task)) best = { ...best, worth: 0 }
    // A formula in letters is read for certain, whatever the words beside it resemble.
    consider(asksForLetter(turn) && tellsOnly(reply, 'unread') ? 2 : 1, opened)
    const moment = unasked(momentOf(turn))
    // Five minutes that are left are no result of a formula.
    const isFormula = turn.state.problem?.unit === null
    const mayHold = isFormula ? { ...split, said: withoutHaste(split.said, turn.voice.language) } : split
    const results = resultsSaid(mayHold, turn.voice.language)
    for (const each of [split.said, ...(asksForLetter(turn) ? results.filter(isFormulaOfLetters) : results)]) {
      putBack(turn, moment)
      const isBorneOut = turn.state.story?.standing !== 'assumed' || isIndependent(turn, each)
      const heard = take(turn, each)
      if (isBorneOut) consider(worthOf(turn, heard, each, split === splits[0]), heard)
      else if (isUsual(heard)) consider(3, withoutBadge(heard))
      putBack(turn, moment)
      const { story } = turn.state
      const mistake =
        best.worth < 3 && story ? (usualMistakeIn(turn, story, each) ?? otherUnit(turn, story, each)) : null
      if (mistake) consider(3, mistake)
      if (best.worth === 3) break
    }
    if (best.worth === 3) break
  }
  putBack(turn, best.moment)
  const [split] = splits
  const kept = best.reply.move === 'story.confirm' && split ? confirmWithSaid(turn, split.said) : null
  if (kept) return kept
  return best.reply === reply ? reply : withTaskNamed(turn, best.reply)
}

/** What the first step has asked nobody has heard, so nothing answers it. */
const unasked = ({ state, events }: Moment): Moment => ({
  state: { ...state, expects: null },
  events,
  asked: null,
})

/** Each also with its slips of the pen put right: "8 marbels in each" is no story about things that are known. */
function spelled(splits: readonly StatementAndSaid[], language: Language): StatementAndSaid[] {
  const right = splits.map(({ statement, said }) => ({ statement: slipsRight(statement, language), said }))
  return [...splits, ...right.filter(({ statement }, index) => statement !== splits[index]?.statement)]
}

/** What the task was taken for, where only the way into it is told: it may have been dictated. */
function withTaskNamed(turn: Turn, reply: Reply): Reply {
  const { problem } = turn.state
  if (reply.move !== 'hint.nudge' || !problem) return withKindNamed(turn, reply)
  const task = turn.voice.line(taskOf(problem))
  return { ...reply, text: `${turn.voice.say('beside.start', { task })} ${reply.text}` }
}

/** A task that the student has stated, and none of ours. */
const isOpen = ({ state: { problem, story, practice, queue } }: Turn): boolean =>
  practice === null &&
  queue.length === 0 &&
  ((problem !== null && !problem.solved) || (story !== null && !story.isParked && !story.solved))

/** Answers nothing of what the student said about the task, besides what tells little anyway. */
const ignores = /^(?:card|hint\.nudge|not-in-reach|practise(?:\.keyed)?|story\.(?:check|confirm|sum\.plan)|sum\.wrong)$/

/** Of a reply to the whole message. What it has judged may belong to another task: then it has answered nothing. */
function worthOfWhole({ state, voice }: Turn, reply: Reply, text: string): Worth {
  const { move, content } = reply
  if (state.queue.length > 0 || move.startsWith('worksheet.')) return 3
  if (tellsOnly(reply, 'nothing', 'no-task') || move === 'greeting') return 0
  if (tellsOnly(reply, 'manners', 'beyond')) return 3
  if (content.verdict === 'correct' || content.verdict === 'incorrect') return isCalculation(state.problem) ? 1 : 3
  // "Why may I not divide by x?": a card is the answer to that.
  const saysLittle = ignores.test(move) || tellsOnly(reply, 'which', 'aside', 'unread', 'leads-on')
  if (!saysLittle || (move === 'card' && asksAboutIdea(text, voice.language))) return 3
  return saysALittle.test(move) ? 2 : 1
}

/** "3+5=8" in a message that asks for a proof: the student's own calculation was taken for the task. */
function isCalculation(problem: Problem | null): boolean {
  const task = problem?.told === null ? taskOf(problem) : null
  return task?.kind === 'expression' && isClosed(task.value)
}

/** A formula from which a letter is to be alone: a number cut out of one is no answer to it. */
function asksForLetter({ state: { problem } }: Turn): boolean {
  const task = problem ? taskOf(problem) : null
  return task?.kind === 'request' && task.operation === 'solve-for'
}

const isFormulaOfLetters = (text: string): boolean => /=[^=]*\p{L}/u.test(text)

const holdsNumbers = (statement: string, task = ''): boolean =>
  (task.match(/\d+/g) ?? []).every((number) => statement.match(/\d+/g)?.includes(number))

function asksAboutIdea(text: string, language: Language): boolean {
  const asked = questionFound(text, language)
  return asked !== null && asked.idea >= 0.5 && asked.probability >= 0.25
}

const saysALittle = /^(?:hint\.nudge|operation\.(?:right|way)|asked\.(?!card)|card\.usual|sum\.(?:right|wrong))/

/** A usual mistake is coached as one, whatever the reading: it does not say that the rest is read rightly. */
const isUsual = ({ move }: Reply): boolean => /^(?:story\.)?usual(?:-slip|\.(?!maybe))/.test(move)

function worthOf({ state: { problem, story } }: Turn, reply: Reply, said: string, isAll: boolean): Worth {
  const { move, content } = reply
  // A line of an equation may have been read wrongly; an equation of the student's own may not say what the task says.
  if (
    findsNoTask(reply) ||
    (move === 'wrong.unknown' && problem !== null && taskOf(problem).kind !== 'request') ||
    (story !== null && !story.isParked && story.problemId !== null)
  )
    return 0
  const numbers = said.match(/\d+(?:[.,/]\d+)*/gu)?.length ?? 0
  if (move === 'told.unclear') return numbers === 1 ? 2 : 0
  // That a unit is missing says nothing of the work, and "1+2+3=6 6/3=2" is no line with a wrong sign of equality.
  if (move === 'unit.missing' || (move === 'sum.wrong' && runsOn.test(said))) return 0
  const isWork = numbers > 0 || /[=^]/.test(said)
  if (isWork && content.verdict !== undefined && content.verdict !== 'cannot-check') return 3
  // "How many glasses / can I fill from 1.5 l": nothing was asked about the task.
  if (!said.includes('?') && /^(?:story\.usual\.question|card\.usual)$/.test(move)) return 0
  // A single number is hardly meant as a part of a calculation.
  if (move === 'right.terms' && numbers < 2) return 0
  if (isUsual(reply) || (isWork && answersWork.test(move))) return 3
  // Who shows work is not answered by a hint.
  return saysALittle.test(move) && (move !== 'hint.nudge' || (isAll && numbers === 0)) ? 2 : 1
}

const runsOn = /=\s*[\d.,]+\s+[\d(][^=,;\n]*=/

const answersWork = /^(?:others\.|missing-|number\.of-step|right\.|beside\.remark|story\.done$)/

/** The student's own calculation comes to what the reading comes to: two who agree need not ask each other. */
function isIndependent({ state: { story }, voice }: Turn, text: string): boolean {
  const reading = story && readingOf(story)
  return reading ? worksAlong(reading, claimsIn(text, voice.language)) : false
}

const withoutBadge = (reply: Reply): Reply => ({ ...reply, content: { ...reply.content, badge: null } })
