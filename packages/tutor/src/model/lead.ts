import type { CheckedLine } from '@lumi/contracts/chat'
import { classifyActs } from '../dialogue/acts.ts'
import { openStoryIn } from '../dialogue/story/brief.ts'
import { taskPart } from '../dialogue/story/detect.ts'
import { claimsTo } from '../dialogue/story/in-unit.ts'
import { openStory } from '../dialogue/story/index.ts'
import { taskPartOf } from '../dialogue/task-part.ts'
import { answerNames } from '../language/answer-words.ts'
import { andWords } from '../language/comparison-words.ts'
import { either } from '../language/either.ts'
import { guessWords } from '../language/guess-words.ts'
import { orders } from '../language/orders.ts'
import type { Statement } from '../math/ast.ts'
import { isClosed, namesOf } from '../math/ast.ts'
import { type Claim, isBare, isMention } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { resultsWithUnit } from '../math/result-unit.ts'
import { isPlain } from '../math/units.ts'
import { holdsAlways } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { diagnoseFor } from '../pedagogy/diagnose.ts'
import { converse } from '../pedagogy/dialogue.ts'
import type { Expects } from '../pedagogy/expects.ts'
import { isFishing } from '../pedagogy/fishing.ts'
import { areRootsOf, belongs, contradictsBefore, followsFrom, isJudged, judgeWork } from '../pedagogy/judging.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import { misconceptionName } from '../pedagogy/misconception-names.ts'
import { openState } from '../pedagogy/open-state.ts'
import { isStatedIn, lineOf, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import { plainReply, type Reply, type Turn } from '../pedagogy/reply.ts'
import { askWhichTask, openAgain, returnIn, taskPicked } from '../pedagogy/return-to.ts'
import { truthOf, truthOfComparison } from '../pedagogy/senses.ts'
import type { Problem, TutorState } from '../pedagogy/state.ts'
import { tellsOnly } from '../pedagogy/tells.ts'
import { type Message, understand } from '../pedagogy/understand.ts'
import { isDone } from '../pedagogy/wants.ts'
import type { TurnInput } from '../turn.ts'
import { besideTaskIn } from './beside-task.ts'
import { bySelf, fitsNowhere, intervalAsAnswer, isWrongWhole, ofLetters, sharesLetters, wrongWhole } from './by-self.ts'
import { comparisonsIn } from './compared.ts'
import { inFrontOfWork, workBehind } from './forms.ts'
import { type Further, furtherTaskIn, isAnnounced, tellsOther, toldWithWork } from './further-task.ts'
import { heardAnswer } from './heard-answer.ts'
import { withoutHurry } from './hurry.ts'
import { withTellingMarks } from './marks.ts'
import { hearMeasured } from './measured-work.ts'
import { ofOthersIn } from './of-others.ts'
import { ofQuestionIn } from './of-question.ts'
import { ownExampleIn } from './own-example.ts'
import { taskSetIn } from './set-task.ts'
import { questionIn, standIn } from './stand-in.ts'
import { noteStoryFound, saysWrong, storyAnswers } from './story-answers.ts'
import { agree, hearStory, isOtherYesNo, type StoryHeard } from './story-lines.ts'
import { tellsTask } from './tells-task.ts'
import type { HeardAnswer, HeardLine, Understood } from './understood.ts'
import { withUsualSigns } from './usual-signs.ts'
import { isValue } from './values.ts'

interface Led {
  readonly turn: Turn
  readonly reply: Reply
  readonly understood: Understood
}

/**
 * A turn led by a language model. The core applies what it is sure of, as it does without a model, and ignores the
 * rest: an answer to the model's question is not a line of the task, and a formula in passing does not open a task.
 * Each attempt runs on a copy of the state, so a rejected reading leaves no trace.
 *
 * @param fresh returns a turn with its own copy of the state
 */
export function lead(fresh: () => Turn, { text: typed, intent }: Pick<TurnInput, 'text' | 'intent'>): Led {
  const text = intent === undefined ? withUsualSigns(typed, fresh().voice.language) : typed
  const led = leadOn(fresh, { text, ...(intent !== undefined && { intent }) })
  const told = { ...led, reply: withTellingMarks(led.reply) }
  noteMended(led, fresh().state)
  if (intent !== undefined) return told
  const heard = withStoryAnswers(withMeasuredWork(told, fresh().state, text), fresh().state, text)
  return withSureMark(withPartAnswered(heard), text)
}

/** "I would open the brackets. 5 - 2x + 3 > 3x - 16": the words answer, the line that was asked for with them does not. */
function withPartAnswered(led: Led): Led {
  const { answer, lines } = led.understood
  if (answer?.verdict !== 'right' || !lines.some(({ grade }) => grade === 'wrong')) return led
  return { ...led, understood: { ...led.understood, answer: { ...answer, isPartly: true } } }
}

/** What the values of a message are in a framed story, and whether they solve it. */
function withStoryAnswers(led: Led, before: TutorState, text: string): Led {
  const { turn, understood } = led
  const { story } = turn.state
  if (!story || story.id !== before.story?.id || story.isParked || story.problemId !== null) return led
  const lines = before.story.solved
    ? understood.lines
    : storyAnswers(story, text, understood, before.modelAsked !== null).slice(0, 8)
  if (lines.some(({ grade, cause }) => grade === 'wrong' || saysWrong(cause))) story.wrongs = Math.max(1, story.wrongs)
  const isGraded = lines.some(({ grade }) => grade !== 'other' && grade !== 'unread')
  const told = { ...led, understood: { ...understood, lines, isUnderstood: understood.isUnderstood || isGraded } }
  if (understood.isFishing || noteStoryFound(turn.state, before, text, lines)) return told
  const { verdict: _, ...content } = led.reply.content
  return { ...told, reply: { ...led.reply, content } }
}

/**
 * In a task in words a mark is about all that the message states: "250 : 0.5 = 500. answer 500" has a right division and a
 * wrong answer, and the model says both; one mark would deny one of them.
 */
function withSureMark(led: Led, text: string): Led {
  const { turn, reply, understood } = led
  const { verdict, ...rest } = reply.content
  const { problem, story } = turn.state
  const isInWords = (story !== null && story.problemId === null) || (problem !== null && isMeasured(problem))
  const judged = understood.lines.filter(({ grade }) => grade !== 'unread')
  if (!isInWords || judged.length === 0 || (verdict !== 'correct' && verdict !== 'incorrect')) return led
  const isWrong = judged.some(({ grade }) => grade === 'wrong' || grade === 'false')
  // "3150 : 46 = 68.5, answer 68.5": an amount on the way that is given as the answer.
  const isForAnswer = regExpOf(`(?<!\\p{L})(?:${answerNames[turn.voice.language]})[^\\p{L}\\d]*\\d`, 'iu').test(text)
  const hasAnswer = reply.move.includes('solved') || judged.some(({ cause }) => cause?.includes('answer'))
  const isRight = !isWrong && judged.at(-1)?.grade === 'right' && (!isForAnswer || hasAnswer)
  const isSure = verdict === 'correct' ? isRight : isWrong
  return isSure ? led : { ...led, reply: { ...reply, content: rest } }
}

/** A right line of the task behind wrong ones: they are mended, and need not be told again. */
function noteMended({ turn: { state }, understood: { lines } }: Led, before: TutorState): void {
  const { problem } = state
  if (!problem || problem.id !== before.problem?.id) return
  const isRight = lines.some(({ grade }) => grade === 'right') || (problem.solved && !before.problem.solved)
  if (!isRight || lines.some(({ grade }) => grade === 'wrong')) return
  problem.slips = problem.slips.map((slip) => ({ ...slip, isMended: true }))
}

/** What a message says to a task with units is told amount by amount, whatever reply the program itself would give. */
function withMeasuredWork(led: Led, before: TutorState, text: string): Led {
  const { turn, understood } = led
  const { problem } = turn.state
  const { language } = turn.voice
  if (!problem || !isMeasured(problem)) return led
  const own = problem.id === before.problem?.id ? text : taskPart(text, language).work
  const heard = own === '' ? null : hearMeasured(problem, own, language)
  if (!heard) return led
  if (heard.found.length > 0) problem.parts = [...new Set([...(problem.parts ?? []), ...heard.found])]
  const said = heard.lines.map((line) => plainText(line.text))
  const isOther = ({ text: line, grade }: HeardLine) =>
    (/[<>]/.test(line) || grade === 'right' || grade === 'wrong') &&
    !said.some((each) => each.includes(plainText(line)) || plainText(line).includes(each))
  const lines = [...heard.lines, ...understood.lines.filter(isOther)].slice(0, 8)
  const isGraded = lines.some(({ grade }) => grade !== 'other' && grade !== 'unread')
  return { ...led, understood: { ...understood, lines, isUnderstood: understood.isUnderstood || isGraded } }
}

/** The signs of a line without its marks. */
const plainText = (text: string): string => text.replace(/\\text|[\s"${}]/gu, '')

function leadOn(fresh: () => Turn, { text, intent }: Pick<TurnInput, 'text' | 'intent'>): Led {
  const set = intent === undefined ? withTaskOfModel(fresh, text) : null
  if (set) return lead(set, { text })
  const begin = () => {
    const turn = fresh()
    if (intent === undefined) agree(turn, text)
    return turn
  }
  const first = begin()
  const { state, program } = first
  // Nothing can be checked in this subject, so no formula is parsed.
  if (program && !hasCore(program.subject)) return taught(first, text)
  const asked = state.modelAsked
  const open = openIn(state)
  const { language } = first.voice
  const again = intent === undefined ? taskAgain(fresh, text) : null
  if (again) return again
  const further = intent === undefined ? furtherTaskIn(text, state, language) : null
  const both = further && workAndTask(fresh, further)
  if (both) return both
  const earlier = begin()
  const before = earlier.state
  const message = understand(begin(), text, intent, null)
  const answer = intent === undefined && asked ? heardAnswer(asked, text, first) : null
  const told = { message, open, answer, ofStory: intent === undefined ? hearStory(before, withoutHurry(text)) : null }
  const others = intent === undefined ? ofOthersIn(message) : null
  if (others) return besideOthers(begin, told, others)
  const example = intent === undefined ? ownExampleIn(message) : null
  if (example) return besideOthers(begin, told, example)
  if (answer && answer.verdict !== 'unknown' && !isForTask(told, asked!)) {
    const beyond = solvedWithin(begin, told)
    if (beyond) return { ...beyond, understood: understoodOf(told, beyond.reply, beyond.lines) }
    state.modelAsked = null
    noteFound(first, told)
    return {
      turn: first,
      reply: standIn(first, text, message.said, openIn(first.state)),
      understood: understoodOf(told, null, told.ofStory?.lines ?? relationsBeside(told)),
    }
  }
  first.state.modelAsked = null
  const solved = intent === undefined ? open && solvedAtTheEnd(begin, open, text) : null
  if (solved)
    return { ...solved, understood: understoodOf(told, solved.reply, linesOf(solved.turn, before, solved.reply, told)) }
  // A yes or no to the model is none to a reading that nobody has put to the student.
  if (intent === undefined && isOtherYesNo(earlier, text)) {
    noteFound(first, told)
    return {
      turn: first,
      reply: standIn(first, text, message.said, openIn(first.state)),
      understood: understoodOf(told, null, bySelf(message, open)),
    }
  }
  // "Ohh ok so -2", and the work in the next lines: the answer is no line of it.
  const behind = answer?.verdict === 'right' && open ? workBehind(text) : null
  const reply = converse(first, behind ?? text, intent)
  const isWrong = intent === undefined && isMarkedWrong(reply)
  const ofQuestion = isWrong && asked ? ofQuestionIn(message, asked) : null
  if (ofQuestion) {
    const rest = besideOthers(begin, told, ofQuestion)
    return { ...rest, understood: { ...rest.understood, answer } }
  }
  const beside = isWrong ? besideTaskIn(message) : null
  if (beside) return besideOthers(begin, told, beside)
  const isIdle = open === null && openStoryIn(before)?.story.solved !== false
  const withOwn = intent === undefined ? toldWithWork(text, language) : null
  const isUnopened = isIdle && !isToldTask(first.state, before)
  const isOther = withOwn !== null && (isIdle || tellsOther(withOwn.task, before, language))
  const withWork = withOwn && isOther && (isUnopened || isOwnLine(first, before, withOwn)) ? withOwn : null
  const opened = withWork && workAndTask(fresh, withWork)
  if (opened) return opened
  const isHeard = isTaken(first, before, reply, told, asked) && (reply.content.lines ?? []).length > 0
  const worked = intent === undefined && open === null && !isHeard ? withTaskInWork(fresh, text) : null
  if (worked) return lead(worked, { text })
  const within = intent === undefined && !isAllDone(first, told) ? solvedWithin(begin, told) : null
  if (within) return { ...within, understood: understoodOf(told, within.reply, within.lines) }
  const among = intent === undefined && !isHeard ? workWithin(begin, told) : null
  if (among) return { ...among, understood: understoodOf(told, among.reply, among.lines) }
  if (intent !== undefined || isTaken(first, before, reply, told, asked))
    return { turn: first, reply, understood: understoodOf(told, reply, linesOf(first, before, reply, told)) }
  const second = begin()
  second.state.modelAsked = null
  // The model's question stays open if the message does not answer it.
  second.state.expects = null
  noteFound(second, told)
  // "Can you help with 7x - 1 = 20": no task yet, but perhaps the one that is worked on from now on.
  if (intent === undefined && !openIn(second.state) && openStoryIn(second.state)?.story.solved !== false)
    second.state.modelTask = taskSetIn(text, language) ?? second.state.modelTask
  return {
    turn: second,
    reply: standIn(second, text, message.said, openIn(second.state)),
    understood: understoodOf(
      told,
      null,
      asked ? (told.ofStory?.lines ?? bySelf(message, open)) : asIf(first, before, reply, told),
    ),
  }
}

/** What an answer to the question says besides of the open task: equations and inequalities of which something is known. */
const relationsBeside = ({ message, open }: Told): readonly HeardLine[] =>
  open && !isMeasured(open)
    ? bySelf(message, open).filter(
        ({ text, grade, cause }) =>
          grade === 'wrong' ||
          (/[=<>]|\\(?:le|ge|lt|gt)/.test(text) &&
            /[a-z]/i.test(text.replace(/\\\w+/g, '')) &&
            (grade !== 'other' || cause !== undefined)),
      )
    : []

/**
 * Somebody else's result, or an example of the student's own, is no line of the task: the rest of the message is heard
 * without it.
 */
function besideOthers(
  begin: () => Turn,
  told: Told,
  { lines, rest }: { readonly lines: readonly HeardLine[]; readonly rest: string | null },
): Led {
  if (rest !== null && readClaims(rest, told.message.turn.voice.language).claims.some((claim) => !isMention(claim))) {
    const own = lead(begin, { text: rest })
    return { ...own, understood: { ...own.understood, lines: [...own.understood.lines, ...lines].slice(0, 8) } }
  }
  const turn = begin()
  turn.state.modelAsked = null
  return {
    turn,
    reply: standIn(turn, told.message.typed, told.message.said, openIn(turn.state)),
    understood: understoodOf(told, null, lines),
  }
}

interface Told {
  readonly message: Message
  /** The problem that was open before the message. */
  readonly open: Problem | null
  readonly answer: HeardAnswer | null
  /** How the message relates to the open story; null until its reading is confirmed. */
  readonly ofStory: StoryHeard | null
}

/** Records quantities of the story that the student found while answering the model. */
function noteFound({ state: { story } }: Turn, { ofStory }: Told): void {
  if (story && ofStory) story.found = [...new Set([...story.found, ...ofStory.found])]
}

const openIn = ({ problem }: TutorState): Problem | null => (problem && !problem.solved ? problem : null)

/** Subjects whose tasks the core can check. */
export const hasCore = (subject: string): boolean => ['maths', 'physics', 'chemistry'].includes(subject)

function taught(turn: Turn, text: string): Led {
  const asked = turn.state.modelAsked
  // What the model has noted are words to compare; nothing else of the message is read.
  const heard = asked && heardAnswer(asked, text, turn)
  const answer = heard?.verdict === 'unknown' ? null : heard
  turn.state.modelAsked = null
  const [act] = classifyActs(text, turn.voice.language)
  const isSure = act !== undefined && act.probability >= 0.5
  const move = isSure && act.act === 'greeting' ? 'greeting' : isSure && act.act === 'abilities' ? 'can-do' : 'nonsense'
  // In a subject without readers everything but small talk would be nonsense to the core.
  const asks = move === 'nonsense' && questionIn(text, turn.voice.language) !== null
  return {
    turn,
    reply: asks ? standIn(turn, text, null, null) : plainReply(move, turn.voice.say('nonsense')),
    understood: { act: isSure ? act.act : null, answer, lines: [], isUnderstood: answer !== null, isFishing: false },
  }
}

// ---- Answers to the model's question ---------------------------------------------------------------------------------

/**
 * True if the answer to the question is also work on the task: the model asked for a line or the result, or the student
 * wrote more than the answer.
 */
function isForTask({ message, open, ofStory }: Told, asked: Expects): boolean {
  if (ofStory?.isAnswered) return true
  if (!open) return false
  const task = taskOf(open)
  const isLine = asked.answers.some(({ kind }) => kind === 'line')
  const claims = message.said.claims.filter((claim) => !isMention(claim))
  const areLines = claims.some((claim) => !isBare(claim) && sharesLetters(claim.line.statement, task))
  // "More, so plus. 2x - 6 - 6x + 3 = 5 - x - 2": behind the answer goes on the work, right or wrong.
  const isFollowed = areLines && inFrontOfWork(message.typed) !== null
  if (isLine || areLines) return isFollowed || belongs(judgeWork(open, linesSaid(message)))
  const { answer, unknown } = wholeSolution(open)
  // "So how much is it?": the value is the result of a task without unknowns.
  return (
    unknown === null && answer.kind === 'expression' && isClosed(answer.value) && isRightBy(open, linesSaid(message))
  )
}

const linesSaid = ({ reading }: Message) => reading.lines

const isRightBy = (problem: Problem, lines: Message['reading']['lines']) => {
  const judged = judgeWork(problem, lines)
  return judged.length > 0 && judged.every((each) => isJudged(each) && each.judgement.kind === 'right')
}

/** "v^2 = 9, 9*2/2 = 9 J": the student's own way to the result of a task with units. */
function solvedAtTheEnd(begin: () => Turn, open: Problem, text: string): Pick<Led, 'turn' | 'reply'> | null {
  if (!isMeasured(open)) return null
  const turn = begin()
  const stated = isFishing(text) ? null : (hearMeasured(open, text, turn.voice.language)?.answer ?? null)
  const last = /=\s*([^=\n]+?)\s*[.!]*\s*$/.exec(text)?.[1]
  const result = stated ?? (text.indexOf('=') === text.lastIndexOf('=') ? undefined : last)
  if (result === undefined) return null
  turn.state.modelAsked = null
  const reply = converse(turn, result, undefined)
  return reply.content.verdict === 'correct' ? { turn, reply } : null
}

// ---- A result among other words --------------------------------------------------------------------------------------

/** True if what was open before the message is solved by it. */
const isAllDone = ({ state: { problem, story } }: Turn, { open, ofStory }: Told): boolean =>
  (open === null || (problem?.id === open.id ? problem.solved : false)) &&
  (!ofStory?.isAnswered || story?.solved === true)

/**
 * The final answer of the open task, checked, whatever stands around it: "add 11. 4x = 8 x=2. all?", "so 44%?? but if
 * the price was another one". It is taken as if it had been sent alone. Several values for one letter are guesses.
 */
function solvedWithin(begin: () => Turn, told: Told): (Pick<Led, 'turn' | 'reply'> & { lines: HeardLine[] }) | null {
  const { message, open, ofStory } = told
  const attempt = (text: string, found: readonly string[] = []) => {
    const turn = begin()
    if (turn.state.story) turn.state.story.found = [...new Set([...turn.state.story.found, ...found])]
    turn.state.modelAsked = null
    turn.state.expects = null
    const reply = converse(turn, text, undefined)
    const isSolved =
      reply.content.verdict === 'correct' && (ofStory ? turn.state.story?.solved : openIn(turn.state) === null)
    return isSolved ? { turn, reply } : null
  }
  const compared = ofStory ? null : solvedInWords(attempt, told)
  if (compared) return compared
  if (isFishing(message.typed)) return null
  if (ofStory) {
    const done = ofStory.answer === null ? null : attempt(ofStory.answer, ofStory.found)
    return done && { ...done, lines: [...ofStory.lines] }
  }
  if (open && isMeasured(open)) {
    const solved = solvedAtTheEnd(begin, open, message.typed)
    return solved && { ...solved, lines: [] }
  }
  if (!open) return null
  // "The answer is 1 7/12, right?" asks, and says it; several of them are guesses.
  const claims = message.said.claims.filter(({ standing }) => standing === 'stated' || standing === 'asked')
  const judged = claims.map((claim) => ({ claim, work: judgeWork(open, [claim.line]) }))
  const isRight = (work: ReturnType<typeof judgeWork>) =>
    work.length > 0 && work.every((each) => isJudged(each) && each.judgement.kind === 'right')
  const task = taskOf(open)
  const values = judged.filter(({ claim: { line } }) => isResultOf(task, line.statement))
  const last = values.at(-1)
  // "12. so it is 17/12": the first number answers the question of the model.
  const isAnswer = ({ claim }: (typeof values)[number]) => told.answer?.verdict === 'right' && isBare(claim)
  const isOwn = values.every((each) => belongs(each.work) || (each !== last && isAnswer(each)))
  if (!last || !isOwn || !isRight(last.work)) return null
  const done = attempt(writtenPlain(last.claim.line.statement))
  if (!done) return null
  const lines = judged.map(({ claim, work }): HeardLine => {
    const text = `$${latexOfStatement(claim.line.statement, message.turn.voice.language)}$`
    const interval = intervalAsAnswer(claim.line.statement, open)
    if (interval) return { text, ...interval }
    const truth = truthOf(claim.line.statement) ?? truthOfComparison(claim.line.statement)
    if (belongs(work)) return { text, grade: 'right' }
    const known = truth === null ? ofLetters(claim.line.statement, open) : null
    return { text, ...(known ?? { grade: truth === null ? 'other' : truth ? 'true' : 'false' }) }
  })
  return { ...done, lines: lines.slice(0, 8) }
}

/**
 * A statement that may be the result of such a task. Under an inequality `x = 3` is a number that is put in to test; a task
 * with letters and no relation ends with an expression of them.
 */
function isResultOf(task: Statement, statement: Statement): boolean {
  if (task.kind === 'inequality') {
    const sides = statement.kind === 'inequality' ? [statement.left, statement.right] : []
    return sides.some(({ kind }) => kind === 'name') && sides.some(isClosed)
  }
  const isWithLetters = statement.kind === 'expression' && !isClosed(statement.value) && sharesLetters(statement, task)
  if (isWithLetters) return task.kind === 'expression' || task.kind === 'request'
  return isValue(statement) && (task.kind === 'expression' || statement.kind !== 'expression')
}

/** "So it's the other way, bigger than three" under an open inequality: x > 3, where that is its answer. */
function solvedInWords(
  attempt: (text: string) => Pick<Led, 'turn' | 'reply'> | null,
  { message, open }: Told,
): (Pick<Led, 'turn' | 'reply'> & { lines: HeardLine[] }) | null {
  const unknown = open && taskOf(open).kind === 'inequality' ? wholeSolution(open).unknown : null
  if (!open || unknown === null || (message.typed.includes('?') && isFishing(message.typed))) return null
  const { language } = message.turn.voice
  const said = comparisonsIn(message.typed, unknown, language)
  const text = said.join(` ${andWords[language]} `)
  const { lines } = readMessage(text, language)
  if (said.length === 0 || lines.length === 0 || !isRightBy(open, lines)) return null
  const done = attempt(text)
  const own = bySelf(message, open).filter(({ grade }) => grade === 'true' || grade === 'false')
  const told: HeardLine[] = lines.flatMap((line) =>
    'statement' in line ? [{ text: `$${latexOfStatement(line.statement, language)}$`, grade: 'right' }] : [],
  )
  return done && { ...done, lines: [...own, ...told].slice(-8) }
}

/**
 * "I put 2 in mine: 4 - 6 - 6 = -8, not the same. so 4 - 3x + 6 < 1": the lines of the task among what is only tested or
 * said, where all of them are right. They are taken as if they had been sent alone.
 */
function workWithin(begin: () => Turn, told: Told): (Pick<Led, 'turn' | 'reply'> & { lines: HeardLine[] }) | null {
  const { message, open } = told
  if (!open || isMeasured(open) || isFishing(message.typed)) return null
  const task = taskOf(open)
  const isRelation = ({ line: { statement } }: Claim) =>
    (statement.kind === 'equation' || statement.kind === 'inequality') &&
    !isValue(statement) &&
    sharesLetters(statement, task)
  const work = message.said.claims.filter((claim) => claim.standing === 'stated' && isRelation(claim))
  const known = [task, lineOf(open)].map(writtenPlain)
  const isNew = work.some(({ line }) => !known.includes(writtenPlain(line.statement)))
  if (
    !isNew ||
    !isRightBy(
      open,
      work.map(({ line }) => line),
    )
  )
    return null
  const turn = begin()
  turn.state.modelAsked = null
  turn.state.expects = null
  const reply = converse(turn, work.map(({ line }) => writtenPlain(line.statement)).join('\n'), undefined)
  if (reply.content.verdict !== 'correct') return null
  const isWork = (text: string) =>
    work.some(({ line }) => text === `$${latexOfStatement(line.statement, message.turn.voice.language)}$`)
  const lines = bySelf(message, open).map((line) => (isWork(line.text) ? { ...line, grade: 'right' as const } : line))
  return { turn, reply, lines }
}

const writtenPlain = (statement: Statement): string => `$${latexOfStatement(statement)}$`

// ---- A further task --------------------------------------------------------------------------------------------------

/** First the work on the open task, then the new one and what is said to it: each is heard by itself. */
function workAndTask(fresh: () => Turn, { work, task, own, isTold }: Further): Led | null {
  const first = work === '' ? null : lead(fresh, { text: work })
  const begun = first?.turn ?? fresh()
  const before = { problem: begun.state.problem, story: begun.state.story }
  const turn = { ...begun, said: task }
  turn.state.modelAsked = null
  turn.state.expects = null
  let reply = converse(turn, task, undefined)
  const { state } = turn
  const isOpened = () =>
    (state.problem !== null && state.problem.id !== before.problem?.id) ||
    (state.story !== null && state.story.id !== before.story?.id)
  // "Practise" is what "next one" alone would do.
  if (reply.move === 'practise') return null
  // A task that no reader knows is one all the same: nothing of it is judged by the task before.
  if (!isOpened() && isTold) reply = openStory(turn, task)
  if (!isOpened() || isNoTask(state, before)) return null
  const heard = first?.understood
  const opened: Led = {
    turn,
    reply,
    understood: {
      act: 'task',
      answer: heard?.answer ?? null,
      lines: heard?.lines ?? [],
      isUnderstood: true,
      isFishing: false,
    },
  }
  return own === '' ? opened : withOwnWork(opened, own)
}

/** A task that was left is opened again: first the work before its name, then what is said to it. */
function taskAgain(fresh: () => Turn, text: string): Led | null {
  const { state, voice, program } = fresh()
  if (program && !hasCore(program.subject)) return null
  const asked = state.expects
  const picked = asked && taskPicked(asked, text, state, voice.language)
  const found = picked ? { before: '', after: '', fits: [picked] } : returnIn(text, state, voice.language)
  if (!found) return null
  const first = /\d/.test(found.before) ? lead(fresh, { text: found.before }) : null
  const turn = first?.turn ?? fresh()
  turn.state.modelAsked = null
  const [only, ...others] = found.fits
  const isSure = only !== undefined && others.length === 0
  const opened: Led = {
    turn,
    reply: isSure ? openAgain(turn, only) : askWhichTask(turn, found.fits),
    understood: {
      act: null,
      answer: first?.understood.answer ?? null,
      lines: first?.understood.lines ?? [],
      isUnderstood: true,
      isFishing: false,
    },
  }
  return isSure && found.after !== '' ? withOwnWork(opened, found.after) : opened
}

/** What the student says to the task in the message that gives it. */
function withOwnWork(opened: Led, own: string): Led {
  const { turn, understood } = opened
  const stored = turn.state
  const again = (): Turn => ({ ...turn, state: openState(stored), said: own, events: [...turn.events] })
  const { turn: worked, reply, understood: heard } = lead(again, { text: own })
  const isSame = worked.state.problem?.id === turn.state.problem?.id && worked.state.story?.id === turn.state.story?.id
  if (!isSame) return opened
  const isJudged = reply.content.lines !== undefined || reply.content.verdict !== undefined
  return {
    turn: worked,
    reply: isJudged ? reply : opened.reply,
    understood: { ...understood, lines: [...understood.lines, ...heard.lines].slice(0, 8) },
  }
}

/** A story began that is none to calculate. */
const isNoTask = ({ story }: TutorState, before: Pick<TutorState, 'story'>): boolean =>
  story !== null && story.id !== before.story?.id && !tellsTask(story)

/** The message began a task that was told in words, or one with an unknown: no calculation of the student's own. */
const isToldTask = ({ problem, story }: TutorState, before: TutorState): boolean => {
  if (story !== null && story.id !== before.story?.id) return true
  if (problem === null || problem.id === before.problem?.id) return false
  const task = taskOf(problem)
  return problem.told !== null || task.kind !== 'expression' || !isClosed(task.value)
}

/** What was opened is the student's equation for the told task, and no part of it. */
const isOwnLine = ({ state: { problem }, voice }: Turn, before: TutorState, { task, own }: Further): boolean =>
  problem !== null &&
  problem.id !== before.problem?.id &&
  isStatedIn(problem, own, voice.language) &&
  !isStatedIn(problem, task, voice.language)

/**
 * "Try this one: 3x - 7 = 11", and the student writes a line of it: the turn with that task open, as if the student had
 * sent it first; null if no such task was set, or the message is no work on it. A wrong line is one only where its
 * mistake is known.
 */
function withTaskOfModel(fresh: () => Turn, text: string): (() => Turn) | null {
  const { state } = fresh()
  const { modelTask, modelAsked, problem: before } = state
  if (modelTask === null || openIn(state) || openStoryIn(state)?.story.solved === false) return null
  const opened = () => {
    const turn = fresh()
    turn.state.modelTask = null
    turn.state.modelAsked = null
    turn.state.expects = null
    converse({ ...turn, said: modelTask }, modelTask, undefined)
    turn.state.modelAsked = modelAsked
    turn.state.expects = null
    const { problem } = turn.state
    // It was set by the reply before, so this message may answer it.
    const id = `p${turn.state.turns - 1}`
    if (problem && id !== before?.id) problem.id = id
    return turn
  }
  const { problem } = opened().state
  if (!problem || problem.solved || problem.id === before?.id) return null
  const lines = linesSaid(understand(opened(), text, undefined, null))
  if (lines.length === 0) return null
  const task = taskOf(problem)
  const isOfTask = lines.some((line) => 'statement' in line && sharesLetters(line.statement, task))
  if (task.kind === 'equation' && !isOfTask) return null
  const judged = judgeWork(problem, lines)
  const isKnownSlip = judged.some(
    (each) =>
      isJudged(each) && each.judgement.kind === 'wrong' && diagnoseFor(problem, each, each.judgement)?.id !== undefined,
  )
  return belongs(judged) || isKnownSlip ? opened : null
}

/**
 * "In x^2 - 4x - 5 = 0 I got x = 5": the turn with the equation opened, as if it had been sent first; null if the other
 * formulas of the message are no work on it. An equation alone among words may be an example.
 */
function withTaskInWork(fresh: () => Turn, text: string): (() => Turn) | null {
  const { state, voice } = fresh()
  if (openIn(state) || openStoryIn(state)?.story.solved === false || (state.keyed && !state.keyed.over)) return null
  const { claims } = readClaims(text, voice.language)
  const task = claims.find(({ line }) => isTaskOfOneUnknown(line.statement))?.line.statement
  if (!task || claims.length < 2) return null
  // Behind a story with a question of its own an equation is the student's, right or wrong.
  const told = toldWithWork(text, voice.language)
  if (told && readClaims(told.own, voice.language).claims.some(({ line }) => isSameStatement(line.statement, task)))
    return null
  const { problem: last } = state
  if (last?.solved && belongs(judgeWork(last, [{ statement: task, source: '' }]))) return null
  const said = `${orders[voice.language].solve} ${writtenPlain(task)}`
  const opened = () => {
    const turn = fresh()
    turn.state.modelTask = null
    turn.state.expects = null
    converse({ ...turn, said }, said, undefined)
    // One message opens the task and works on it.
    turn.state.turns--
    turn.state.expects = null
    return turn
  }
  const { problem } = opened().state
  if (!problem || problem.solved || problem.id === state.problem?.id) return null
  const message = understand(opened(), text, undefined, null)
  if (isWondering(message)) return null
  const lines = linesSaid(message).filter((line) => !('statement' in line) || !isSameStatement(line.statement, task))
  const judged = judgeWork(problem, lines)
  const isKnownSlip = judged.some(
    (each) =>
      isJudged(each) && each.judgement.kind === 'wrong' && diagnoseFor(problem, each, each.judgement)?.id !== undefined,
  )
  const letters = namesOf(task)
  const hasResult = lines.some(
    (line) =>
      'statement' in line && isValue(line.statement) && namesOf(line.statement).some((each) => letters.includes(each)),
  )
  const isShown = isDone(message.acts, 'solution', 'check', 'step', 'is-true') && lines.length > 0
  const isMeant = state.modelAsked === null ? hasResult || isShown : hasResult && isDone(message.acts, 'solution')
  return belongs(judged) || isKnownSlip || isMeant ? opened : null
}

/** "Why does x^2 = 9 have the roots 3 and -3?": an example of a question, not a task. */
const isWondering = ({ acts }: Message): boolean => {
  const [first] = acts
  return (
    first !== undefined &&
    first.probability >= 0.5 &&
    ['why', 'what', 'how', 'when', 'what-if', 'example'].includes(first.act)
  )
}

/** An equation that has to be solved. */
const isTaskOfOneUnknown = (statement: Statement): boolean =>
  statement.kind === 'equation' &&
  !isValue(statement) &&
  namesOf(statement).length === 1 &&
  [statement.left, statement.right].every(({ kind }) => kind !== 'name') &&
  holdsAlways(statement) !== 'verified'

const isSameStatement = (one: Statement, other: Statement): boolean => writtenPlain(one) === writtenPlain(other)

// ---- What the core may take ------------------------------------------------------------------------------------------

/** Moves in which the core asks about its own reading. In a led turn the model asks the questions. */
const ownQuestions: readonly string[] = ['step-or-new', 'number.which', 'leftover', 'which-reading']

function isTaken(turn: Turn, before: TutorState, reply: Reply, told: Told, asked: Expects | null): boolean {
  const { message, open } = told
  const { problem, story } = turn.state
  const isBegun = problem !== null && problem.id !== before.problem?.id && !problem.trial.isPractice
  const isStoryBegun = story !== null && story.id !== before.story?.id
  if (ownQuestions.includes(reply.move)) return false
  // Nothing of it is certain: what is true by itself is told line by line.
  if (reply.content.verdict === 'cannot-check') return false
  // "a) 250 g b) 60 %": answers of the story that is solved, and no list of tasks.
  const isListed = turn.state.queue.length > before.queue.length
  if (isListed && told.ofStory?.lines.some(({ grade }) => grade === 'right')) return false
  if (told.ofStory?.isAnswered && story?.solved) return true
  if (isNoTask(turn.state, before)) return false
  if (isBegun && isOfAmounts(problem, before, message)) return false
  // "0.5*4200*60 = 126 kJ", "160 : 3840 = 0.0416..": which number is meant depends on what stands behind it.
  if (isBegun && taskOf(problem).kind === 'expression' && (hasResultInUnit(message) || goesOn.test(message.typed)))
    return false
  if (isBegun && asked !== null && (isGuess(message, asked) || isOfQuestion(problem, asked, message))) return false
  // "And x(x - 5) = 0": the task that was just solved, written otherwise.
  if (isBegun && before.problem?.solved && belongs(judgeWork(before.problem, [lineOfTask(problem)]))) return false
  if (isBegun || isStoryBegun) {
    const isWithin = open !== null || openStoryIn(before) !== null
    if (
      isStoryBegun &&
      isWithin &&
      !message.wants.includes('is-new') &&
      !isAnnounced(message.typed, message.turn.voice.language) &&
      !tellsOther(message.typed, before, message.turn.voice.language)
    )
      return false
    return isTask(message, isWithin || asked !== null) || (!isWithin && asksHowToDo(message))
  }
  const isKeyed = before.keyed !== null && !before.keyed.over
  // A verdict without lines is about the whole message, and one of them may be wrong.
  const isWholesale = reply.content.verdict === 'correct' && !reply.content.lines && before.problem?.solved === true
  if (isWholesale && message.said.claims.length > 1) return false
  // A reply without a verdict on the whole may still mark one of the lines.
  if (isMarkedWrong(reply)) return isKeyed ? asked === null : isWrongLine(told, asked, reply)
  return true
}

/** "Bike 2h + 1h = 3h" in a story of hours: amounts of it, and no equation. */
function isOfAmounts(problem: Problem, before: TutorState, { typed, wants }: Message): boolean {
  const open = openStoryIn(before)
  if (!open?.reading || wants.includes('is-new') || namesOf(taskOf(problem)).length === 0) return false
  const claims = claimsTo(open.reading, typed, open.story.letter)
  return claims.length > 0 && claims.every(({ kind }) => kind === 'number' || kind === 'sum')
}

const goesOn = /=\s*-?\d+[.,]\d+\s?(?:\.{2,}|…)/u
const hasResultInUnit = ({ typed, turn }: Message): boolean =>
  resultsWithUnit(typed, turn.voice.language).some(({ unit }) => unit && !isPlain(unit.dimension))

/** The formula stands in the question of the model, so the student works on that and gives no task. */
function isOfQuestion(problem: Problem, { question }: Expects, { turn }: Message): boolean {
  const { claims } = readClaims(question.replaceAll('$', ' '), turn.voice.language)
  return claims.some(({ line }) => isSameStatement(line.statement, taskOf(problem)))
}

const lineOfTask = (problem: Problem) => ({ statement: taskOf(problem), source: problem.task })

/**
 * "3/8 x 5/7" behind a question of the model: what the student would calculate. It is a task only where the model asked
 * for one, or the words say so.
 */
function isGuess({ statements, reading, text, wants }: Message, { question }: Expects): boolean {
  const isSum =
    statements.length > 0 &&
    statements.every(({ statement }) => statement.kind === 'expression' && isClosed(statement.value))
  const isOrdered = wants.includes('solve') || wants.includes('is-new') || ordered.test(text)
  return isSum && !isOrdered && (reading.words.match(/\p{L}{2,}/gu) ?? []).length <= 3 && !asksForTask.test(question)
}
const ordered = regExpOf(`=\\s*\\?|(?<!\\p{L})(?:${either(guessWords.orders)})(?!\\p{L})`, 'iu')
const asksForTask = regExpOf(`(?<!\\p{L})(?:${either(guessWords.wishes)})(?!\\p{L})`, 'iu')

/** True if the message sets a task; while another task is open it has to say so. */
function isTask({ turn, acts, wants, reading, statements, text }: Message, isWithin: boolean): boolean {
  const { language } = turn.voice
  const says = wants.includes('solve') || wants.includes('is-new') || isDone(acts, 'task', 'tasks', 'what-if')
  if (isWithin) return says && !isDone(acts, 'answer', 'step', 'why', 'check')
  const words = reading.words.match(/\p{L}{2,}/gu) ?? []
  return (
    says ||
    isDone(acts, 'solution', 'check', 'is-true') ||
    (statements.length > 0 && words.length <= 3) ||
    text.includes('\n') ||
    // "hi can u help me with this ... i dont get how to start": the words around it are about getting help with it.
    (isDone(acts, 'hint', 'lost', 'answer-please') && standsApart(text, language))
  )
}

/** "5^0 + 2^(-3)*16, how do i do that": how a power works is asked of shorter ones. */
const asksHowToDo = ({ acts, statements }: Message): boolean =>
  ['how', 'hint', 'lost', 'task', 'answer-please'].includes(acts[0]?.act ?? '') &&
  statements.length === 1 &&
  isLongSum(statements[0]!.statement)

/** A calculation with three numbers at least. */
const isLongSum = (statement: Statement): boolean =>
  statement.kind === 'expression' &&
  isClosed(statement.value) &&
  (latexOfStatement(statement).match(/\d+/g) ?? []).length > 2

/** A part of the message states a task, and the rest is talk. */
function standsApart(text: string, language: Language): boolean {
  const part = taskPartOf(text, language)
  return part !== null && part.task !== text.trim() && /\d/.test(part.task)
}

/**
 * True for a wrong line of the task. Bare numbers in answer to the model's question and calculations that are correct
 * by themselves are not.
 */
function isWrongLine({ message, open }: Told, asked: Expects | null, reply: Reply): boolean {
  const { voice } = message.turn
  const claims = message.said.claims.filter((claim) => !isMention(claim))
  if (!open || claims.length === 0) return asked === null
  const task = taskOf(open)
  const hasFalse = claims.some(({ line: { statement } }) => truthOf(statement) === false)
  const hasLine = claims.some(
    (claim) => !isBare(claim) && (sharesLetters(claim.line.statement, task) || beginsWith(claim.line.statement, task)),
  )
  // "So -12. 5x - 10 - 3x - 12 = 2x + 2": the number answers the question and was never a value of x.
  const wrong = wrongIn(reply)
  const written = claims.findIndex(({ line: { statement } }) => latexOfStatement(statement, voice.language) === wrong)
  // "y = 1, x = -3, that gives -5. no": put in to test something; a result is the last thing said.
  const isTrial =
    asked !== null && written >= 0 && written < claims.length - 1 && isValue(claims[written]!.line.statement)
  if (hasLine) return !asked || !wrong || (written >= 0 && !isTrial)
  if (asked) return false
  return hasFalse || claims.every((claim) => truthOf(claim.line.statement) !== true)
}

const isMarkedWrong = (reply: Reply): boolean => reply.content.verdict === 'incorrect' || wrongIn(reply) !== undefined

const wrongIn = ({ content }: Reply) => content.lines?.find(({ verdict }) => verdict === 'incorrect')?.latex

/** `2/3 + 1/4 = 3/7` under the task `2/3 + 1/4`. */
function beginsWith(line: Statement, task: Statement): boolean {
  if (line.kind !== 'chain' || task.kind !== 'expression') return false
  const [begin] = line.parts
  return begin !== undefined && latexOfStatement({ kind: 'expression', value: begin }) === latexOfStatement(task)
}

// ---- Facts -----------------------------------------------------------------------------------------------------------

const grades = { correct: 'right', incorrect: 'wrong', unknown: 'other' } as const

/** Graded lines; a line not graded as work on the task is classified by itself. */
function linesOf({ state, voice }: Turn, before: TutorState, { content }: Reply, told: Told): readonly HeardLine[] {
  const { message, open, ofStory } = told
  if (ofStory) return ofStory.lines
  if (content.lines) {
    const slip = state.problem?.slips.at(-1)?.misconception
    const own = bySelf(message, open)
    const marked = content.lines.map(({ latex, verdict, remark }, index, all): HeardLine => {
      const itself = verdict === 'unknown' ? own.find(({ text }) => text === `$${latex}$`) : undefined
      const said = statementOf(latex, message)
      if (itself?.grade === 'other' && state.problem && said && fitsNowhere(said, state.problem))
        return { ...itself, grade: 'wrong', cause: 'none of these values fits the task' }
      if (itself?.grade === 'other' && state.problem && said && isWrongWhole(said, message.typed, state.problem))
        return { ...itself, grade: 'wrong', cause: wrongWhole }
      const follows = itself?.grade === 'other' ? behindWrong(all, index, message) : null
      if (itself && follows) return { ...itself, cause: follows }
      if (itself) return itself
      const name = verdict === 'incorrect' && slip ? misconceptionName(slip, voice.language) : null
      const cause = name ?? remark
      return { text: `$${latex}$`, grade: grades[verdict], ...(cause && { cause }) }
    })
    return [...marked, ...unmarkedEnd(told, content.lines, state.problem)]
  }
  // A mark beside a whole message would be read as one of every word in it.
  const isJudgedWhole = content.verdict === 'correct' || content.verdict === 'incorrect'
  if (isJudgedWhole && isOfOneLine(message))
    return [{ text: `"${message.typed.trim().slice(0, 80)}"`, grade: grades[content.verdict as 'correct'] }]
  if (!state.problem || state.problem.id === before.problem?.id) return bySelf(message, open)
  // An opened task is reported separately; of the student's work behind it only the arithmetic is certain.
  return toldWithWork(message.typed, voice.language)
    ? bySelf(message, open).filter(({ grade }) => grade === 'true' || grade === 'false')
    : []
}

const statementOf = (latex: string | undefined, { said, turn }: Message): Statement | undefined =>
  said.claims.find(({ line }) => latexOfStatement(line.statement, turn.voice.language) === latex)?.line.statement

/** How a line stands to the one before it, where that is wrong or comes from a wrong one. null: nothing is certain. */
function behindWrong(lines: readonly CheckedLine[], index: number, message: Message): string | null {
  const start = lines.slice(0, index).findLastIndex(({ verdict }) => verdict !== 'unknown')
  if (lines[start]?.verdict !== 'incorrect') return null
  const [before, line] = [index - 1, index].map((at) => statementOf(lines[at]?.latex, message))
  if (!before || !line || !['equation', 'inequality'].includes(line.kind)) return null
  if (followsFrom(before, line))
    return index - 1 === start
      ? 'it follows rightly from the wrong line before'
      : 'it follows rightly from the line before'
  return before.kind === 'inequality' && contradictsBefore(before, line)
    ? 'it does not follow from the line before: another mistake'
    : null
}

/** The last values of a message, behind a wrong line where the marks end: "(x + 6)(x - 3) = 0, x = -6 x = 3". */
function unmarkedEnd({ message }: Told, lines: readonly CheckedLine[], problem: Problem | null): readonly HeardLine[] {
  const { language } = message.turn.voice
  const claim = message.said.claims.findLast((each) => !isMention(each))
  const last = lines.at(-1)
  const wrong = statementOf(last?.latex, message)
  if (!claim || !problem || isMeasured(problem) || last?.verdict !== 'incorrect' || !wrong) return []
  const { statement } = claim.line
  const text = `$${latexOfStatement(statement, language)}$`
  if (!isValue(statement) || statement.kind === 'expression' || lines.some(({ latex }) => `$${latex}$` === text))
    return []
  if (!fitsNowhere(statement, problem)) return []
  const isOf = wrong.kind === 'equation' && areRootsOf(statement, wrong)
  return [
    {
      text,
      grade: 'wrong',
      cause: isOf
        ? 'right for the wrong line before; none of these values fits the task'
        : 'none of these values fits the task',
    },
  ]
}

const isOfOneLine = ({ said, typed }: Message): boolean =>
  said.claims.length <= 1 && (typed.match(/\p{L}{3,}/gu) ?? []).length <= 3

/** The same for a message that was not applied: how it would grade as a line of the task. */
function asIf(
  { state, voice }: Turn,
  before: TutorState,
  { content }: Reply,
  { message, open, ofStory }: Told,
): readonly HeardLine[] {
  if (ofStory) return ofStory.lines
  const lines = bySelf(message, open)
  const isWrong = open !== null && state.problem?.id === before.problem?.id && content.verdict === 'incorrect'
  if (!isWrong) return lines
  const slip = state.problem?.slips.at(-1)?.misconception
  const name = slip ? misconceptionName(slip, voice.language) : null
  const meant = `meant as a result of the task it would be wrong${name ? ` (${name})` : ''}`
  return lines.map((line) => (line.grade === 'other' ? { ...line, cause: meant } : line))
}

function understoodOf({ message, answer, open }: Told, reply: Reply | null, lines: readonly HeardLine[]): Understood {
  const [act] = message.acts
  const isHeard = answer !== null && answer.verdict !== 'unknown'
  const isGraded = lines.some(({ grade }) => grade !== 'other' && grade !== 'unread')
  const isRight = lines.some(({ grade }) => grade === 'right')
  // The number that answers the question is not told once more as one that the story does not have.
  const isAnswerAlone = ({ text, grade }: HeardLine) =>
    answer?.verdict === 'right' && grade === 'other' && /^"-?[\d.,/]+"$/.test(text)
  // That a number stands in the message is no news.
  const isBareNumber = ({ text, grade, cause }: HeardLine) =>
    grade === 'other' && cause === undefined && /^["$]-?[\d.,/{}]+(?:\\?%)?["$]$/.test(text)
  return {
    act: act && act.probability >= 0.5 ? act.act : null,
    answer,
    lines: lines
      .filter(
        (line, index) =>
          !isAnswerAlone(line) &&
          !isBareNumber(line) &&
          lines.findIndex(({ text, grade }) => text === line.text && grade === line.grade) === index,
      )
      .map(({ text, grade, cause }) => ({ text, grade, ...(cause !== undefined && { cause }) })),
    isUnderstood: isHeard || isGraded || (reply !== null && !tellsOnly(reply, 'nothing', 'no-task', 'beyond')),
    isFishing: open !== null && !isHeard && !isRight && isFishing(message.typed),
  }
}
