import { classifyActs } from '../dialogue/acts.ts'
import { openStoryIn } from '../dialogue/story/brief.ts'
import { hearAnswer } from '../language/hear.ts'
import type { Expr, Statement } from '../math/ast.ts'
import { isClosed, namesOf } from '../math/ast.ts'
import { isBare, isMention } from '../math/claims.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { readMessage } from '../math/reading.ts'
import { sameValue } from '../math/verify.ts'
import { converse } from '../pedagogy/dialogue.ts'
import type { Expects } from '../pedagogy/expects.ts'
import { isFishing } from '../pedagogy/fishing.ts'
import { belongs, isJudged, judgeWork } from '../pedagogy/judging.ts'
import { measure } from '../pedagogy/measure.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import { misconceptionName } from '../pedagogy/misconception-names.ts'
import { lineOf, problemContent, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import { plainReply, type Reply, type Turn } from '../pedagogy/reply.ts'
import { truthOf } from '../pedagogy/senses.ts'
import type { Problem, TutorState } from '../pedagogy/state.ts'
import { type Message, understand } from '../pedagogy/understand.ts'
import { isDone } from '../pedagogy/wants.ts'
import type { TurnInput } from '../turn.ts'
import { saysForm } from './forms.ts'
import { agree, hearStory, type StoryHeard } from './story-lines.ts'
import type { HeardAnswer, HeardLine, Understood } from './understood.ts'

interface Led {
  readonly turn: Turn
  readonly reply: Reply
  readonly understood: Understood
}

/**
 * A turn in which a language model leads. The core takes what it is sure of, as it does without a model, and leaves the rest
 * alone: an answer to the model's question is no line of the task, a formula within a talk opens no task. It works on a copy
 * first, so what it should not have taken has changed nothing.
 *
 * @param fresh a turn with its own copy of the state
 */
export function lead(fresh: () => Turn, { text, intent }: Pick<TurnInput, 'text' | 'intent'>): Led {
  const begin = () => {
    const turn = fresh()
    if (intent === undefined) agree(turn, text)
    return turn
  }
  const first = begin()
  const { state, program } = first
  // No maths reader where nothing can be checked.
  if (program && !hasCore(program.subject)) return taught(first, text)
  const asked = state.modelAsked
  const open = openIn(state)
  const before = begin().state
  const message = understand(begin(), text, intent, null)
  const answer = intent === undefined && asked ? heardAnswer(asked, text, first) : null
  const told = { message, open, answer, ofStory: intent === undefined ? hearStory(before, text) : null }
  if (answer && answer.verdict !== 'unknown' && !isForTask(told, asked!)) {
    state.modelAsked = null
    noteFound(first, told)
    return { turn: first, reply: leads(first), understood: understoodOf(told, null, told.ofStory?.lines ?? []) }
  }
  first.state.modelAsked = null
  const solved = intent === undefined && open ? solvedAtTheEnd(begin, open, text) : null
  if (solved)
    return { ...solved, understood: understoodOf(told, solved.reply, linesOf(solved.turn, solved.reply, told)) }
  const reply = converse(first, text, intent)
  if (intent !== undefined || isTaken(first, before, reply, told, asked))
    return { turn: first, reply, understood: understoodOf(told, reply, linesOf(first, reply, told)) }
  const second = begin()
  second.state.modelAsked = null
  // What was asked before still stands where nothing answered it.
  second.state.expects = null
  noteFound(second, told)
  return { turn: second, reply: leads(second), understood: understoodOf(told, null, asIf(first, before, reply, told)) }
}

interface Told {
  readonly message: Message
  /** The problem that was open before the message. */
  readonly open: Problem | null
  readonly answer: HeardAnswer | null
  /** What the message says of the open story, where its reading is agreed. */
  readonly ofStory: StoryHeard | null
}

/** Amounts of the story that the student came to while answering the model. */
function noteFound({ state: { story } }: Turn, { ofStory }: Told): void {
  if (story && ofStory) story.found = [...new Set([...story.found, ...ofStory.found])]
}

const openIn = ({ problem }: TutorState): Problem | null => (problem && !problem.solved ? problem : null)

/** Subjects with tasks that the core can check. */
export const hasCore = (subject: string): boolean => ['maths', 'physics', 'chemistry'].includes(subject)

function taught(turn: Turn, text: string): Led {
  turn.state.modelAsked = null
  const [act] = classifyActs(text, turn.voice.language)
  const isSure = act !== undefined && act.probability >= 0.5
  const move = isSure && act.act === 'greeting' ? 'greeting' : isSure && act.act === 'abilities' ? 'can-do' : 'nonsense'
  return {
    turn,
    reply: plainReply(move, turn.voice.say('nonsense')),
    understood: { act: isSure ? act.act : null, answer: null, lines: [], isUnderstood: false, isFishing: false },
  }
}

/** What stands in for the model: the work as it is, and one friendly question. */
function leads({ state, voice }: Turn): Reply {
  const open = openIn(state)
  return open
    ? { move: 'leads', text: voice.say('leads.task'), content: { ...problemContent(open, voice), badge: null } }
    : plainReply('leads', voice.say('leads'))
}

// ---- Answers to the model's question ---------------------------------------------------------------------------------

function heardAnswer(asked: Expects, text: string, { voice, state }: Turn): HeardAnswer {
  const heard = hearAnswer(text, voice.language)
  // Numerals in words may be no numbers: the "раз" of «в 6 раз».
  const typed = heard.lines.length === 0 ? numbersTyped(text, voice.language) : []
  const said = typed.length > 0 ? { ...heard, numbers: typed } : heard
  const isConfirming = said.yesNo !== null && openStoryIn(state)?.story.standing !== 'confirmed' && openStoryIn(state)
  const saysIt = (form: string) => saysForm(form, text, asked.question, voice.language)
  const slip = asked.answers.find(
    (each) =>
      each.kind === 'slip' &&
      (each.answer.kind === 'form'
        ? saysIt(each.answer.text) === 'right'
        : measure([each], said, text, voice.language) === 'wrong'),
  )
  const forms = asked.answers.flatMap((each) => (each.kind === 'form' ? [saysIt(each.text)] : []))
  const byForm = forms.includes('right') ? 'right' : forms.includes('part') ? 'part' : null
  const measured = measure(asked.answers, said, text, voice.language)
  // What is noted as right and as wrong at once is for the model to tell.
  const isBoth = slip !== undefined && byForm === 'right' && measured !== 'right'
  const verdict = measured === 'right' ? 'right' : isBoth ? null : slip ? 'wrong' : (byForm ?? measured)
  return {
    question: asked.question,
    verdict: (isConfirming ? null : verdict) ?? 'unknown',
    meaning: slip?.kind === 'slip' && slip.meaning !== '' ? slip.meaning : null,
  }
}

const numbersTyped = (text: string, language: Language): Expr[] =>
  (text.match(/(?<![\p{L}\d.,])-?\d+(?:[.,/]\d+)?(?![\d\p{L}])/gu) ?? []).flatMap((each) =>
    readMessage(each, language).lines.flatMap((line) =>
      'statement' in line && line.statement.kind === 'expression' ? [line.statement.value] : [],
    ),
  )

/**
 * The answer to the question is work on the task at the same time: the model asked for a line of it, or for its result; or
 * the student wrote more than the answer.
 */
function isForTask({ message, open, ofStory }: Told, asked: Expects): boolean {
  if (ofStory?.isAnswered) return true
  if (!open) return false
  const task = taskOf(open)
  const isLine = asked.answers.some(({ kind }) => kind === 'line')
  const claims = message.said.claims.filter((claim) => !isMention(claim))
  const areLines = claims.some((claim) => !isBare(claim) && sharesLetters(claim.line.statement, task))
  if (isLine || areLines) return belongs(judgeWork(open, linesSaid(message)))
  const { answer, unknown } = wholeSolution(open)
  // "So how much is it?": the value is the result of a task without a letter.
  return (
    unknown === null && answer.kind === 'expression' && isClosed(answer.value) && isRightBy(open, linesSaid(message))
  )
}

const linesSaid = ({ reading }: Message) => reading.lines

const isRightBy = (problem: Problem, lines: Message['reading']['lines']) => {
  const judged = judgeWork(problem, lines)
  return judged.length > 0 && judged.every((each) => isJudged(each) && each.judgement.kind === 'right')
}

const sharesLetters = (one: Statement, other: Statement) =>
  namesOf(one).some((letter) => namesOf(other).includes(letter))

/** "v^2 = 9, 9*2/2 = 9 J": a way of the student's own to the result of a task with units. */
function solvedAtTheEnd(begin: () => Turn, open: Problem, text: string): Pick<Led, 'turn' | 'reply'> | null {
  const result = /=\s*([^=\n]+?)\s*[.!]*\s*$/.exec(text)?.[1]
  if (!isMeasured(open) || result === undefined || text.indexOf('=') === text.lastIndexOf('=')) return null
  const turn = begin()
  turn.state.modelAsked = null
  const reply = converse(turn, result, undefined)
  return reply.content.verdict === 'correct' ? { turn, reply } : null
}

// ---- What the core may take ------------------------------------------------------------------------------------------

/** Moves that ask the student about the core's own reading: the question is the model's. */
const ownQuestions: readonly string[] = ['step-or-new', 'number.which', 'leftover', 'which-reading']

function isTaken(turn: Turn, before: TutorState, reply: Reply, told: Told, asked: Expects | null): boolean {
  const { message, open } = told
  const { problem, story } = turn.state
  const isBegun = problem !== null && problem.id !== before.problem?.id && !problem.trial.isPractice
  const isStoryBegun = story !== null && story.id !== before.story?.id
  if (ownQuestions.includes(reply.move)) return false
  if (told.ofStory?.isAnswered && story?.solved) return true
  if (isBegun || isStoryBegun) return isTask(message, open !== null || asked !== null || openStoryIn(before) !== null)
  const isKeyed = before.keyed !== null && !before.keyed.over
  if (reply.content.verdict === 'incorrect') return isKeyed ? asked === null : isWrongLine(told, asked)
  // Solved by numbers that answer another question: only what names the unknown ends a task.
  return true
}

/** A message that gives a task; within another task, only one that says so. */
function isTask({ acts, wants, reading, statements, text }: Message, isWithin: boolean): boolean {
  const says = wants.includes('solve') || wants.includes('is-new') || isDone(acts, 'task', 'tasks', 'what-if')
  if (isWithin) return says && !isDone(acts, 'answer', 'step', 'why', 'check')
  const words = reading.words.match(/\p{L}{2,}/gu) ?? []
  return (
    says ||
    isDone(acts, 'solution', 'check', 'is-true') ||
    (statements.length > 0 && words.length <= 3) ||
    text.includes('\n')
  )
}

/**
 * A line of the task that is wrong. Bare numbers under a question of the model, and calculations that are right in
 * themselves, are none.
 */
function isWrongLine({ message, open }: Told, asked: Expects | null): boolean {
  const claims = message.said.claims.filter((claim) => !isMention(claim))
  if (!open || claims.length === 0) return asked === null
  const task = taskOf(open)
  const hasFalse = claims.some(({ line: { statement } }) => truthOf(statement) === false)
  const hasLine = claims.some(
    (claim) => !isBare(claim) && (sharesLetters(claim.line.statement, task) || beginsWith(claim.line.statement, task)),
  )
  if (hasLine) return true
  if (asked) return false
  return hasFalse || claims.every((claim) => truthOf(claim.line.statement) !== true)
}

/** `2/3 + 1/4 = 3/7` under the task `2/3 + 1/4`. */
function beginsWith(line: Statement, task: Statement): boolean {
  if (line.kind !== 'chain' || task.kind !== 'expression') return false
  const [begin] = line.parts
  return begin !== undefined && latexOfStatement({ kind: 'expression', value: begin }) === latexOfStatement(task)
}

// ---- Facts -----------------------------------------------------------------------------------------------------------

const grades = { correct: 'right', incorrect: 'wrong', unknown: 'other' } as const

/** Lines as they were judged; what was not judged as work, by what it is in itself. */
function linesOf({ state, voice }: Turn, { content }: Reply, { message, open, ofStory }: Told): readonly HeardLine[] {
  if (ofStory) return ofStory.lines
  if (content.lines) {
    const slip = state.problem?.slips.at(-1)?.misconception
    return content.lines.map(({ latex, verdict, remark }) => {
      const name = verdict === 'incorrect' && slip ? misconceptionName(slip, voice.language) : null
      const cause = name ?? remark
      return { text: `$${latex}$`, grade: grades[verdict], ...(cause && { cause }) }
    })
  }
  const isJudgedWhole = content.verdict === 'correct' || content.verdict === 'incorrect'
  if (isJudgedWhole)
    return [{ text: `"${message.typed.trim().slice(0, 80)}"`, grade: grades[content.verdict as 'correct'] }]
  // The task that was opened is told by itself.
  return state.problem && state.problem.id !== open?.id ? [] : bySelf(message, open)
}

function bySelf({ said, turn }: Message, open: Problem | null): HeardLine[] {
  const claims = said.claims.filter((claim) => !isMention(claim))
  return [
    ...claims.map(({ line: { statement } }): HeardLine => {
      const truth = truthOf(statement)
      const text = `$${latexOfStatement(statement, turn.voice.language)}$`
      const side = truth === null && open ? asSide(statement, open) : null
      if (side === null) return { text, grade: truth === null ? 'other' : truth ? 'true' : 'false' }
      return side
        ? { text, grade: 'right', cause: 'a side of the open equation, written otherwise' }
        : { text, grade: 'other', cause: 'meant as a side of the open equation it would be wrong' }
    }),
    ...said.unread.map((text) => ({ text: `"${text.slice(0, 60)}"`, grade: 'unread' as const })),
  ].slice(0, 8)
}

/** A sum with the letter of the open equation: is it one of its sides? null: it is no such sum. */
function asSide(statement: Statement, open: Problem): boolean | null {
  const line = lineOf(open)
  if (statement.kind !== 'expression' || line.kind !== 'equation') return null
  const { value } = statement
  if ((value.kind !== 'add' && value.kind !== 'subtract') || !sharesLetters(statement, line)) return null
  return [line.left, line.right].some((side) => sameValue(side, value) === 'verified')
}

/** The same of a message that was not taken: what it would be if it were meant as a line of the task. */
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

/** Moves of a core that did not know what to make of a message. */
const lost: readonly string[] = [
  'ask-back',
  'cannot-check',
  'check-what',
  'coach',
  'concept.unknown',
  'nonsense',
  'several-unknowns',
  'too-big',
  'too-hard',
  'too-long',
  'unreadable',
  'why.none',
  'word-problem',
]

function understoodOf({ message, answer, open }: Told, reply: Reply | null, lines: readonly HeardLine[]): Understood {
  const [act] = message.acts
  const isHeard = answer !== null && answer.verdict !== 'unknown'
  const isGraded = lines.some(({ grade }) => grade !== 'other' && grade !== 'unread')
  return {
    act: act && act.probability >= 0.5 ? act.act : null,
    answer,
    lines: lines.map(({ text, grade, cause }) => ({ text, grade, ...(cause !== undefined && { cause }) })),
    isUnderstood: isHeard || isGraded || (reply !== null && !lost.includes(reply.move)),
    isFishing: open !== null && !isHeard && isFishing(message.typed),
  }
}
