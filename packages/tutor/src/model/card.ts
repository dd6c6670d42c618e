import { findCards } from '../concepts/find.ts'
import { findSkill } from '../curriculum/skills.ts'
import type { Act } from '../dialogue/act-names.ts'
import { openStoryIn, storyCard } from '../dialogue/story/brief.ts'
import { namesOf } from '../math/ast.ts'
import { readMessage } from '../math/reading.ts'
import { inOneLine, quoted } from '../one-line.ts'
import { isJudged, judgeWork } from '../pedagogy/judging.ts'
import { idOf, taskInProgress, tasksLeft } from '../pedagogy/left-tasks.ts'
import { misconceptionName } from '../pedagogy/misconception-names.ts'
import { openState } from '../pedagogy/open-state.ts'
import { lineOf, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import { nameOf } from '../pedagogy/return-to.ts'
import type { Problem, TutorState } from '../pedagogy/state.ts'
import { subjectTexts } from '../pedagogy/texts/subjects.ts'
import { createVoice, type Voice } from '../pedagogy/wording.ts'
import type { TurnInput, TutorTurn } from '../turn.ts'
import { hasCore } from './lead.ts'
import { asksForHelp, helpActs, hintsUpTo, levelAllowed } from './level.ts'
import { askedIn } from './measured-work.ts'
import type { HeardLine, Understood } from './understood.ts'

interface Told {
  input: Omit<TurnInput, 'seed'>
  turn: TutorTurn
  /** A summary of the conversation before the messages that the model sees. */
  earlier?: string
  /** The guard's note on the last draft: why it was withheld and where to continue. */
  note?: string
}

/**
 * What the core knows about the newest message, for the model that answers it: facts, not text to repeat. It contains
 * the answer only where the answer may be given. Each fact is a line, and only the program begins one: the policy goes by them.
 */
export function modelCard({ input, turn, earlier, note }: Told): string {
  const state = openState(turn.state)
  const before = openState(input.state)
  const voice = createVoice(turn.language, openState(turn.state), 'card')
  const parts = [
    language[turn.language],
    ...about(input),
    ...message(input, turn, before, voice),
    ...task(state, turn, voice),
    ...screen(turn),
    ...ideas(input, turn, state),
    ...(earlier ? [`Earlier in this conversation, in short: ${earlier}`] : []),
    ...(note ? [note] : []),
  ]
  return `[card]\n${withoutMarks(parts.map(inOneLine).join('\n'))}\n[/card]`
}

/** Strips card markers from student text, so that only the program can open or close a card. */
export const withoutMarks = (text: string): string => text.replace(/\[(\/?card)\]/gi, '($1)')

const language = {
  en: 'Reply in English.',
  ru: 'Reply in Russian: «ты», the letter ё, no form that tells whether the student or you are male or female: «получилось», «у тебя вышло», «удалось понять» and never «ты сделал», «понял(а)», «сам», «прав», «готов».',
} as const

// ---- Student and conversation ----------------------------------------------------------------------------------------

const namesShown = 3

/** Facts about the student, without anything that identifies the person. */
function about({ learner, program, now }: Told['input']): string[] {
  const lines: string[] = []
  if (learner) lines.push(`Student: ${gradeInWords(learner.programme, learner.level)}.`)
  if (program) {
    const subject = subjectTexts.en.names[program.subject]
    lines.push(
      `Conversation about ${subject}, grade ${program.grade}.${hasCore(program.subject) ? '' : ` In ${subject} the program checks nothing: you teach it yourself.`}`,
    )
  }
  const titles = (is: (skill: NonNullable<typeof learner>['skills'][number]) => boolean) =>
    (learner?.skills ?? [])
      .filter(is)
      .flatMap(({ skill }) => findSkill(skill)?.title.en ?? [])
      .slice(0, namesShown)
      .join('; ')
  const shaky = titles(({ isShaky }) => isShaky)
  const due = titles(({ card }) => card !== null && card.dueAt <= now)
  if (shaky) lines.push(`Shaky in earlier lessons, perhaps of other topics: ${shaky}.`)
  if (due) lines.push(`Due for review: ${due}.`)
  return lines
}

const courses: Readonly<Record<string, string>> = {
  A1: 'grade 9, Algebra 1',
  GEO: 'grade 10, Geometry',
  A2: 'grade 11, Algebra 2',
  PC: 'grade 12, Precalculus',
  CALC: 'grade 12, Calculus',
}
const countries = { US: 'the United States', RU: 'Russia', BY: 'Belarus' } as const
const gradeInWords = (programme: keyof typeof countries, level: string) =>
  `${courses[level] ?? `grade ${level}`}, school in ${countries[programme]}`

// ---- The message -----------------------------------------------------------------------------------------------------

const actWords: Partial<Readonly<Record<Act, string>>> = {
  task: 'gives a task',
  tasks: 'gives several tasks',
  answer: 'answers',
  step: 'names a step',
  solution: 'shows work',
  check: 'wants work checked',
  'is-true': 'asks whether something is true',
  hint: 'asks for a hint',
  lost: 'does not know how to go on',
  why: 'asks why',
  what: 'asks what something is',
  how: 'asks how',
  when: 'asks when something applies',
  'what-if': 'asks what would change',
  example: 'wants an example',
  rephrase: 'wants it in other words',
  'answer-please': 'asks for the answer',
  'give-up': 'gives up',
  contest: 'contests a verdict',
  ok: 'says "OK", which is no evidence of understanding',
  feeling: 'tells a feeling',
  insult: 'insults',
  manipulate: 'tries to get round the rules',
  compare: 'compares with what somebody else got',
}

const gradeWords: Readonly<Record<HeardLine['grade'], string>> = {
  right: 'right (checked)',
  wrong: 'wrong (checked)',
  true: 'true by itself (checked), not a line of the task',
  false: 'a wrong calculation (checked)',
  other: 'not judged',
  unread: 'not read by the program',
}

function message({ text, program }: Told['input'], turn: TutorTurn, before: TutorState, voice: Voice): string[] {
  const isRead = program === undefined || hasCore(program.subject)
  const { understood, content } = turn
  const lines: string[] = []
  if (understood?.answer) lines.push(answered(understood.answer))
  const { problem } = turn.state
  const isOpened = problem !== null && problem.id !== before.problem?.id
  const isList = understood?.act !== 'tasks' || turn.state.queue.length > 0
  // Behind a question of the model, in a task that stays open, it is an answer, whatever its words are like.
  const isTask = understood?.act === 'task' || understood?.act === 'tasks'
  const isStoryOpen = before.story?.id === turn.state.story?.id && openStoryIn(before)?.story.solved === false
  const isWorkedOn = (problem !== null && !problem.solved) || isStoryOpen
  const isNoTask = isTask && understood?.answer != null && isWorkedOn
  const isAct =
    understood?.act &&
    !isOpened &&
    isList &&
    !isNoTask &&
    !(understood.act === 'ok' && saysMore(text, understood)) &&
    (content.contest || !isOtherThanAnswer(understood))
  const act = isAct && actWords[understood.act!]
  if (act) lines.push(`The student probably ${act}.`)
  lines.push(...(understood?.lines ?? []).map(heard))
  if (understood?.isFishing)
    lines.push(
      'The student feels for the answer with questions about it. Neither confirm nor deny: turn it into a step.',
    )
  if (content.contest)
    lines.push(
      content.contest.upheld
        ? 'Second check of the contested verdict: the student is right, the program was wrong. Say so.'
        : 'Second check of the contested verdict: it stands.',
    )
  const isAgain = isOpenedAgain(turn.state, before)
  if (isAgain) lines.push('The student went back to a task that was left. It is open again, with what was found in it.')
  const { expects } = turn.state
  if (expects?.by === 'back.which' && before.expects?.by !== 'back.which') {
    const named = expects.answers.flatMap((each) => (each.kind === 'choice' ? [quoted(each.text)] : []))
    lines.push(`The student wants to go back to a task that was left, and these fit: ${named.join('; ')}. Ask which.`)
  }
  if (isOpened && !isAgain) lines.push(`The program opened it as a task: ${voice.line(taskOf(problem))}.`)
  if (problem?.solved && before.problem?.id === problem.id && !before.problem.solved)
    lines.push(`The task is solved now${helpOf(problem)}.`)
  if (isRead && understood?.isUnderstood === false) lines.push('The program did not understand this message; you lead.')
  return lines
}

/** "Oh ok 4/8 then", "ок значит делим?": a number, a question, or what answers the question of the model is more than an "OK". */
const saysMore = (text: string, { answer, lines }: Understood): boolean =>
  /[\d?=<>]/.test(text) || lines.length > 0 || (answer !== null && answer.verdict !== 'unknown')

/** A task that had been left is the one in progress. */
function isOpenedAgain(state: TutorState, before: TutorState): boolean {
  const current = taskInProgress(state)
  return current !== null && tasksLeft(before).some((each) => idOf(each) === idOf(current))
}

/** What was said of a message by its words alone gives way where it answers the question that was asked. */
const isOtherThanAnswer = ({ act, answer }: Understood): boolean =>
  (answer?.verdict === 'right' || answer?.verdict === 'part') && act !== null && otherThanAnswer.includes(act)
const otherThanAnswer: readonly Act[] = [
  'task',
  'tasks',
  'is-true',
  'what-if',
  'contest',
  'ok',
  'feeling',
  'insult',
  'manipulate',
  'compare',
]

function answered({ question, verdict, meaning, beside, isPartly }: NonNullable<Understood['answer']>): string {
  const more = beside ? `; it also says ${quoted(beside.slice(0, 80))}, which that does not cover` : ''
  const words = {
    right: isPartly
      ? `the message has a right answer to it (checked against what you expected${more}); whether it answers all that you asked is for you to judge`
      : `the message answers it rightly (checked against what you expected${more})`,
    part: 'the message answers a part of it rightly',
    wrong: `the message is not what you expected${meaning ? `; you noted: ${meaning}` : ''}. Look yourself which is right`,
    unknown: `whether the message answers it is for you to judge${meaning ? `: it has the answer you expected and what you noted as wrong (${meaning})` : ''}`,
  }
  return `Your last question: "${question}" - ${words[verdict]}.`
}

const heard = ({ text, grade, cause }: HeardLine) =>
  `- ${text}: ${gradeWords[grade]}${cause ? `; ${grade === 'wrong' ? 'cause: ' : ''}${cause}` : ''}`

const helpOf = ({ hints, stepShown, wrongs }: Problem) =>
  stepShown || hints > 0 ? ', with hints' : wrongs > 0 ? ', a wrong line was mended on the way' : ', without hints'

// ---- The task --------------------------------------------------------------------------------------------------------

function task(state: TutorState, turn: TutorTurn, voice: Voice): string[] {
  const { keyed } = state
  const lines: string[] = []
  const story = openStoryIn(state) && storyCard(state)
  if (story) lines.push(...story)
  else if (keyed && !keyed.over)
    lines.push(
      `Open question of an exercise: ${keyed.exercise.prompt[turn.language]}`,
      'Sealed: its answer. The program knows it and judges what the student answers.',
    )
  else if (state.problem) lines.push(...problemLines(state.problem, state, turn, voice))
  else lines.push('No task is open. What students send as homework is worked on with them, never for them.')
  const left = tasksLeft(state).filter(({ problem }) => problem === null || problem.id !== state.problem?.id)
  for (const each of left) {
    const isFormula = each.story === null && each.problem?.told == null
    lines.push(`${isFormula ? 'Parked task, sealed as well' : 'Parked task'}: ${nameOf(each, voice)}.`)
  }
  if (state.queue.length > 0) lines.push(`Waiting: ${state.queue.length} more of the student's list.`)
  return lines
}

const standings: Readonly<Record<Problem['standing'], string>> = {
  typed: 'as the student typed it',
  confirmed: 'a reading that the student confirmed',
  shown: 'a reading that the student was shown',
  assumed: 'only a reading of the words, not confirmed: ask, and judge nothing by it',
}

function problemLines(problem: Problem, state: TutorState, turn: TutorTurn, voice: Voice): string[] {
  const shown = voice.line(taskOf(problem))
  const whole = problem.told ?? (!problem.trial.isPractice && isTold(state.lastTask) ? state.lastTask : null)
  const lines = [
    `${problem.solved ? 'Task, solved' : 'Open task'}: ${shown} (${standings[problem.standing]}).`,
    ...(whole && !shown.includes(whole) ? [`As it was told: ${quoted(whole)}`] : []),
  ]
  const done = problem.done.flatMap(({ line }) => {
    const statement = line ? lineOf({ ...problem, line }) : null
    // The pair for the brackets, which are not the roots.
    return statement && statement.kind !== 'values' ? [voice.line(statement)] : []
  })
  if (done.length > 0)
    lines.push(
      `Reached so far, all right: ${done.join('; ')}${problem.stepShown ? ' (a step was shown by a button)' : ''}.`,
    )
  const wrong = problem.slips.filter((slip) => !isPartOfAnswer(problem, slip.line))
  const told = (slips: Problem['slips']) => slips.map((slip) => slipWords(slip, turn.language)).join('; ')
  const [open, mended] = [false, true].map((is) => wrong.filter(({ isMended }) => (isMended === true) === is))
  if (open!.length > 0) lines.push(`Wrong so far: ${told(open!)}.`)
  if (mended!.length > 0) lines.push(`Wrong once, mended since: ${told(mended!)}.`)
  lines.push(...partLines(problem))
  if (problem.solved) return [...lines, `Final answer, may be said: ${voice.line(wholeSolution(problem).answer)}.`]
  lines.push(
    `Sealed: ${sealed(problem)}${done.length > 0 ? ', and every line after the last one reached' : ', and every line of the solution'}.`,
  )
  const stuck = isStandingStill(turn.understood) ? state.turns - problem.movedAt : 0
  lines.push(
    `${hintsUpTo(isJustGiven(problem, state, turn.understood) ? 0 : levelAllowed(problem, state.turns, asksForHelp(turn.understood)))}${problem.hints > 0 ? ` Hints given so far, of any level: ${problem.hints}.` : ''}${stuck > 1 ? ` No progress for ${stuck} messages.` : ''}`,
  )
  return lines
}

/** The message that opened the task says nothing else to it: neither work nor that the student does not know how to begin. */
const isJustGiven = (problem: Problem, { turns }: TutorState, understood: Understood | undefined): boolean =>
  problem.id === `p${turns}` &&
  problem.wrongs === 0 &&
  problem.done.length === 0 &&
  (understood?.lines ?? []).length === 0 &&
  !(understood?.act != null && wondering.includes(understood.act)) &&
  !isStandingStill(understood)

/** The questions of a text with several of them, and which the student has answered. */
function partLines(problem: Problem): string[] {
  const parts = askedIn(problem)?.parts ?? []
  if (parts.length < 2) return []
  const each = parts.map(({ label, task }) => {
    const isFound = problem.parts?.includes(label)
    const { answer } = task
    return `${label}) ${task.sought.name.en}: ${isFound && answer.kind === 'number' ? `found, ${answer.text.en}` : problem.solved ? 'still to be found' : 'not found yet, sealed'}`
  })
  return [`It asks for ${parts.length} amounts: ${each.join('; ')}.`]
}

/**
 * It surely stands still where nothing but wrong lines was written, or the student says so. What the program could not
 * place, or said nothing of, may be progress.
 */
const isStandingStill = (understood: Understood | undefined): boolean => {
  const lines = understood?.lines ?? []
  if (understood?.answer?.verdict === 'right' || understood?.answer?.verdict === 'part') return false
  if (lines.length > 0) return lines.every(({ grade }) => grade === 'wrong' || grade === 'false')
  return understood?.act != null && helpActs.includes(understood.act)
}

/** True if the task has more words than a formula with a short label. */
const isTold = (text: string | null) => (text?.match(/\p{L}{2,}/gu) ?? []).length > 4

/** One of several roots alone was noted as incomplete: it is not wrong. */
function isPartOfAnswer(problem: Problem, latex: string): boolean {
  const judged = judgeWork(problem, readMessage(`$${latex}$`, 'en').lines)
  return judged.length > 0 && judged.every((each) => isJudged(each) && isOfAnswer.includes(each.judgement.kind))
}
const isOfAnswer: readonly string[] = ['right', 'missing-root']

function slipWords({ line, misconception }: Problem['slips'][number], language: 'en' | 'ru'): string {
  const name = misconception && misconceptionName(misconception, language)
  return `$${line}$${name ? ` (${name})` : ''}`
}

/** Describes what must not be revealed without revealing it. */
function sealed(problem: Problem): string {
  const statement = taskOf(problem)
  const letters = namesOf(statement)
  const unknown = wholeSolution(problem).unknown
  if (unknown !== null && statement.kind === 'equation') return `the value or values of $${unknown}$`
  if (statement.kind === 'system') return `the values of ${letters.map((letter) => `$${letter}$`).join(' and ')}`
  return 'its result'
}

// ---- The screen ------------------------------------------------------------------------------------------------------

/** What the interface shows under the reply anyway: the model may refer to it and need not repeat it. */
function screen({ content }: TutorTurn): string[] {
  const lines: string[] = []
  const now = content.work?.steps.find(({ state }) => state === 'now')
  if (content.work && now) lines.push(`Shown under your reply: "${content.work.title}", present step "${now.label}".`)
  const open = content.ladder?.rungs.flatMap(({ text }) => (text ? [text] : [])) ?? []
  if (open.length > 0) lines.push(`Hints opened there: ${open.join(' / ')}`)
  const next = content.ladder?.rungs.flatMap(({ kind, state }) => (state === 'next' ? [kind] : [])) ?? []
  if (next.length > 0) lines.push(`Buttons there: ${next.join(', ')}.`)
  return lines
}

// ---- Ideas -----------------------------------------------------------------------------------------------------------

const ideasNamed = 2
/** Below this fit the card is about neither the message nor the open task. */
const leastFit = 0.42

/** Acts for which a card can help. Other messages would match some card by chance. */
const wondering: readonly Act[] = [
  'why',
  'what',
  'how',
  'when',
  'what-if',
  'is-true',
  'example',
  'rephrase',
  'lost',
  'hint',
]

/** The cards that best match the message and the open task, abridged: their wording is already reviewed. */
function ideas({ text, program }: Told['input'], turn: TutorTurn, state: TutorState): string[] {
  if (program && !hasCore(program.subject)) return []
  const { understood, language: spoken } = turn
  const asks = understood === undefined || (understood.act !== null && wondering.includes(understood.act))
  if (!asks) return []
  const light = { skill: state.problem?.trial.skill ?? null, card: state.card?.id }
  // "0! so get the 40 over" exclaims; a factorial is written without a word behind it.
  const wondered = text.slice(0, 400).replace(/(?<=\d)!(?=\s+\p{L}|$)/gu, '.')
  const found = findCards(wondered, spoken, light).filter(({ fit }) => fit >= leastFit)
  const short = found
    .slice(0, ideasNamed)
    .map(({ card: { title, facets } }) => `- ${title}: ${facets.what} ${facets.why} Usual mistake: ${facets.mistake}`)
  return short.length > 0 ? ['Ideas near to this message, checked:', ...short] : []
}
