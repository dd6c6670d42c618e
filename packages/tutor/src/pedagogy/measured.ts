import type { CheckedLine, Intent, ReplyContent, Rung, Verdict } from '@lumi/contracts/chat'
import { beginning } from '../beginning.ts'
import { chanceFrom } from '../curriculum/chance.ts'
import { taskPart } from '../dialogue/story/detect.ts'
import { children, type Expr, number } from '../math/ast.ts'
import { withoutFillers } from '../math/claims/fillers.ts'
import { type Language, latexOf } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { gcd } from '../math/rational.ts'
import type { StatementLine } from '../math/reading.ts'
import { writeNumbers } from '../math/spoken.ts'
import { readSchoolTask } from '../math/tasks/read.ts'
import { quantitiesIn } from '../math/units.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { isBalanced, unequalElement, unevenElement } from '../science/balance.ts'
import { reactionIn } from '../science/chemistry.ts'
import {
  inBoth,
  isNear,
  latexValue,
  type MeasuredStepKind,
  type MeasuredTask,
  toNumber,
  writeNumber,
} from '../science/measured.ts'
import { otherNumbers, readMeasured, tidyStory } from '../science/read.ts'
import { skillOfMeasured } from '../science/skills.ts'
import { isRight, type JudgedLine, judgeMeasured, type WorkVerdict, workInProse } from '../science/work.ts'
import { resolveNotes } from './asked.ts'
import { noteGiven, noteHelp, noteShown, noteTry, openTrial } from './evidence.ts'
import type { WordIntent } from './intents.ts'
import { ideaOf, openingOfMeasured } from './measured-opening.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import { LIMITS, type Problem } from './state.ts'
import { afterExercise, afterShown } from './summary.ts'
import { measuredTexts } from './texts/measured.ts'
import type { Trial } from './trial.ts'
import type { Voice } from './wording.ts'

/**
 * Word problems with measured quantities. The teaching rules are those of all problems (orient, hint ladder, answer
 * policy); the steps are given values, formula, units and numbers instead of algebra.
 */
export const isMeasured = (problem: Problem) => problem.task.startsWith('story|')

interface Opened {
  readonly story: string
  readonly language: Language
  readonly task: MeasuredTask
}

function openedOf(problem: Problem): Opened {
  const written = readWritten(problem.task)
  const task = written.kind === 'story' ? readMeasured(written.text, written.language) : null
  if (written.kind !== 'story' || !task) throw new Error('a story that was read before cannot be read now')
  return { story: written.text, language: written.language, task }
}

/** The same answer in other units: 240000 J is also 240 kJ. */
export function answerInOtherUnits(problem: Problem): readonly number[] {
  if (!isMeasured(problem)) return []
  const { answer } = openedOf(problem).task
  if (answer.kind !== 'number' || !answer.unit) return []
  const si = answer.value * toNumber(answer.unit.size)
  return [si, si * 1000, si / 1000, si / 1e6].filter((each) => !isNear(each, answer.value))
}

/** The answer in the unit of the task, in SI, and a power of a thousand away. */
export function answerNumbers(problem: Problem): readonly number[] {
  const { answer } = openedOf(problem).task
  return answer.kind === 'number' ? [answer.value, ...answer.others, ...answerInOtherUnits(problem)] : []
}

/** Intermediate results. */
export function betweenOf(problem: Problem): readonly number[] {
  return isMeasured(problem) ? openedOf(problem).task.between.map(({ value }) => value) : []
}

/** "Take g = 10 N/kg." */
const givesLetter = /^\s*(?:\p{L}{2,9}\s+){0,2}\p{L}{1,2}\s?[=≈]\s?\d+(?:[.,]\d+)?[^=+\d]{0,14}(?:\^?2)?[.\s]*$/u

/** Read with what stands behind the question, the task leaves no choice of a constant. */
const tellsConstant = ({ answer: whole }: MeasuredTask, { answer: alone }: MeasuredTask): boolean =>
  whole.kind === 'number' && alone.kind === 'number' && whole.others.length < alone.others.length

// ---- A new one -------------------------------------------------------------------------------------------------------

/** Handles a new task of this kind, or work on the open one; null for other messages. */
export function withMeasured(
  turn: Turn,
  text: string,
  wants: readonly WordIntent[],
  intent: Intent | undefined,
): Reply | null {
  const { state, voice } = turn
  const open = state.problem && !state.problem.solved && isMeasured(state.problem) ? state.problem : null
  if (open && (intent?.kind === 'contest' || wants.includes('contest'))) return contestMeasured(turn, open)
  const isWork = intent?.kind === 'check' || intent?.kind === 'answer'
  // Coefficients form a line of the same kind as the task.
  const balanced =
    open && openedOf(open).task.answer.kind === 'text' ? judgeMeasured(openedOf(open).task, text, voice.language) : []
  if (open && balanced.length > 0) return checkMeasured(turn, open, balanced)
  const fraction = open && openedOf(open).task.answer.kind === 'text' ? withFraction(turn, open, text) : null
  if (fraction) return fraction
  // The student's remarks beside the task are not part of it.
  const part = taskPart(text, voice.language)
  const whole = isWork || text.length < 12 ? null : readMeasured(text, voice.language)
  // "(g = 10 m/s²)" behind the question is given.
  const isInBrackets = /^\s*\([^()]*\)[.\s]*$/.test(part.work)
  const alone = whole && part.work !== '' && !isInBrackets ? readMeasured(part.task, voice.language) : null
  const own = alone && whole && !(givesLetter.test(part.work) && tellsConstant(whole, alone)) ? alone : null
  const told = own ?? whole
  const isGivenAgain = open !== null && told !== null && listsGiven(openedOf(open), text, voice.language)
  if (told && !isGivenAgain && isOneReading(told, text, voice.language)) {
    const story = tidyStory(own === null ? text : part.task)
    if (open && story === openedOf(open).story) return orientMeasured(turn, open)
    const reply = openMeasured(turn, story, voice.language)
    const work = own === null ? [] : workInProse(told, part.work, voice.language)
    return state.problem && work.length > 0 ? checkMeasured(turn, state.problem, work) : reply
  }
  if (!open || wants.includes('practise')) return null
  const { task } = openedOf(open)
  const core = withoutFillers(text, voice.language)
  const amount = amountAlone.test(core) ? judgeMeasured(task, core, voice.language) : []
  if (core !== text && amount.length > 0) return checkMeasured(turn, open, amount)
  const lines = judgeMeasured(task, isGivenAgain ? withoutSought(text) : text, voice.language)
  const prose = workInProse(task, text, voice.language)
  const isEnd = ({ verdict }: JudgedLine) => verdict.kind === 'answer' || !isRight(verdict)
  // "..., I got 6 volts": both a separate line and a result after the prose are read.
  const isNew = ({ source }: JudgedLine) => !lines.some((line) => line.source.includes(source))
  const ends = prose.filter((each) => isEnd(each) && isNew(each))
  const said = lines.length === 0 ? prose : lines.some(isEnd) ? lines : [...lines, ...ends]
  if (said.length > 0) return checkMeasured(turn, open, said)
  if (asksToConvert(task, text, voice.language)) return measuredIdea(turn, open)
  return intent?.kind === 'check' && /\d/.test(text)
    ? verdictReply(turn, open, 'unreadable', choose(turn, 'unreadable', texts(voice).unreadable), 'cannot-check')
    : null
}

/** "50", "50 km per hour", "F = ma = 2*3 = 6": nothing else is said. */
const amountAlone =
  /^(?:[-−]?\d[\d.,/]*\s?(?:[\p{L}°%²³^·/\d]{1,14}(?: (?:per|в) \p{L}{1,8})?)?|[^\s\p{L}]*\p{L}{1,3}\s*=(?:(?!\p{L}{4}).)+)$/u

/** `U = ?` is a question, not a line of work. */
const withoutSought = (text: string) => text.replace(/[\p{L}Δ]{1,4}\s*=\s*\?/gu, ' ')

/** The given quantities of the open task with their letters, as a "given" list: no new task. */
function listsGiven({ story }: Opened, text: string, language: Language): boolean {
  const numbers = (said: string) => quantitiesIn(said, language).map(({ value }) => toNumber(value))
  const told = numbers(story)
  const said = numbers(text)
  const words = withoutSought(text).match(/\p{L}{3,}/gu) ?? []
  return said.length > 0 && words.length < FEW_WORDS && said.every((each) => told.some((one) => isNear(one, each)))
}

const FEW_WORDS = 5

/** The answer to "what is given, and what is sought?", in words. */
export function givenNamed(turn: Turn, problem: Problem, text: string): Reply | null {
  if (!isMeasured(problem) || !tellsGiven(turn, problem, text)) return null
  const { steps } = openedOf(problem).task
  advanceTo(problem, 1 + steps.findIndex(({ kind }) => kind === 'given'))
  const reply = choose(turn, 'given', texts(turn.voice).right.given, { next: turn.voice.say('next') })
  return verdictReply(turn, problem, 'right', reply, 'correct')
}

/**
 * "Voltage is twelve volts and the current half an amp, need the resistance": every number of the task and no other, and the
 * quantity that is sought where it is looked for.
 */
function tellsGiven({ state, voice }: Turn, problem: Problem, text: string): boolean {
  const { story, task } = openedOf(problem)
  const isAsked = problem.stepsDone === 0 && /^(?:orient|practise|hint\.nudge)$/.test(state.lastMove ?? '')
  if (!isAsked || /[=?]/.test(text)) return false
  const numbers = (said: string) =>
    (writeNumbers(said, voice.language).match(/\d+(?:[.,]\d+)?/gu) ?? []).map((each) => Number(each.replace(',', '.')))
  const told = numbers(tidied(story))
  const said = numbers(tidied(text).replace(/(?<!\p{L})(?:half an?|пол(?:овин\p{L}*)?)(?!\p{L})/giu, '0.5'))
  const isEach = (one: readonly number[], other: readonly number[]) =>
    one.every((each) => other.some((value) => isNear(value, each)))
  if (told.length === 0 || !isEach(said, told) || !isEach(told, said)) return false
  const name = task.sought.name[voice.language].toLowerCase().split(' ').at(-1) ?? ''
  const at = text.toLowerCase().lastIndexOf(name.slice(0, Math.max(4, name.length - 2)))
  return at >= 0 && texts(voice).seeking.test(text.slice(0, at))
}

/** Exponents of units are no numbers of the task. */
const tidied = (text: string) => text.replace(/(\p{L})\^?[23](?!\d|[.,]\d)/gu, '$1').replaceAll(/[²³]/gu, '')

/** "Do I have to convert mA?": the unit is the point, and the student saw it. */
const asksToConvert = ({ steps }: MeasuredTask, text: string, language: Language) =>
  steps.some(({ kind }) => kind === 'convert') && measuredTexts[language].converting.test(text)

function measuredIdea(turn: Turn, problem: Problem): Reply {
  const text = choose(turn, 'convert-idea', texts(turn.voice).convertIdea)
  return { move: 'right.idea', text, content: measuredContent(problem, turn.voice), free: true }
}

/**
 * If the reader of school tasks reads the same text differently, its reading is preferred: a physics formula matches
 * numbers by unit only, while that reader uses the words. Stories and chemistry use the words themselves.
 */
function isOneReading({ answer, subject }: MeasuredTask, text: string, language: Language): boolean {
  if (subject !== 'physics' || answer.kind !== 'number') return true
  const other = readSchoolTask(text, language)
  if (other?.task.kind !== 'expression') return true
  const value = realAt(other.task.value, {})
  const si = answer.unit ? answer.value * toNumber(answer.unit.size) : answer.value
  return !Number.isFinite(value) || isNear(value, answer.value, 1e-6) || isNear(value, si, 1e-6)
}

/** Opens a problem with this text; the previous one is parked. */
function openMeasured(turn: Turn, story: string, language: Language, trial?: Trial): Reply {
  const { state } = turn
  const left = state.problem
  if (left && !left.solved) state.parked = left
  const problem = storyProblem(turn, story, language, trial)
  state.problem = problem
  state.keyed = null
  const note =
    left && !left.solved ? `${turn.voice.say('parked', { parked: turn.voice.line(readWritten(left.task)) })}\n\n` : ''
  const reply = orientMeasured(turn, problem)
  return { ...reply, text: `${note}${reply.text}` }
}

function storyProblem({ state }: Turn, story: string, language: Language, trial?: Trial): Problem {
  const task = writeStatement({ kind: 'story', text: story, language })
  const measured = readMeasured(story, language)!
  return {
    id: `p${state.turns}`,
    task,
    family: 'story',
    told: null,
    standing: 'typed',
    unit: null,
    line: task,
    known: [],
    byFormula: false,
    done: [],
    stepsDone: 0,
    level: 0,
    rungs: {},
    hints: 0,
    attempts: 0,
    wrongs: 0,
    stepShown: false,
    solved: false,
    trial: trial ?? openTrial(skillOfMeasured(measured.id), task),
    lastWork: null,
    verdict: null,
    found: null,
    slips: [],
    movedAt: 0,
    lastError: null,
  }
}

/** Opens a practice exercise as a problem with a ladder; false if its text cannot be read. */
export function openStoryExercise(turn: Turn, story: string, trial: Trial): boolean {
  if (!readMeasured(story, turn.voice.language)) return false
  turn.state.problem = storyProblem(turn, tidyStory(story), turn.voice.language, trial)
  turn.state.keyed = null
  return true
}

function orientMeasured(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  const { story, task } = openedOf(problem)
  const text = task.answer.kind === 'text' ? balanceOpening(turn, problem) : openingOfMeasured(voice, story, task)
  return { move: 'orient', text, content: measuredContent(problem, voice) }
}

/** "Can I put 1.5?": whether the atoms agree with it, and that whole numbers are wanted. */
function withFraction(turn: Turn, problem: Problem, text: string): Reply | null {
  const found = /(?<![\d.,])(\d?[.,]5|\d\/2)(?![\d.,])/u.exec(text)?.[1]
  const reaction = reactionIn(problem.lastWork ?? '') ?? reactionIn(openedOf(problem).story)
  if (!found || !reaction) return null
  const [above = '', below = '1'] = found.replace(',', '.').split('/')
  const factor = Number(above) / Number(below)
  const isRight = reaction.written.some((_, at) => isBalanced(reaction, reaction.written.with(at, factor)))
  const { fractionRight, fraction } = texts(turn.voice)
  const words = isRight
    ? choose(turn, 'fraction-right', fractionRight, { number: found })
    : choose(turn, 'fraction', fraction, { number: found })
  return { move: 'right.fraction', text: words, content: measuredContent(problem, turn.voice), free: true }
}

/** What balancing begins with: an element whose atoms come in different numbers on the two sides. */
function balanceOpening(turn: Turn, problem: Problem): string {
  const { story } = openedOf(problem)
  const { orientBalance, balanceOf } = texts(turn.voice)
  const reaction = reactionIn(story)
  const uneven = reaction && unevenElement(reaction)
  if (!uneven) return choose(turn, 'orient.balance', orientBalance)
  const { element, left, right } = uneven
  const common = number((left * right) / Number(gcd(BigInt(left), BigInt(right))))
  const asks = balanceOf.map((each) => resolveNotes(each, { common }))
  return choose(turn, 'balance-of', asks, {
    element: `$\\mathrm{${element}}$`,
    left: `${left}`,
    right: `${right}`,
  })
}

/** The small step that a refusal ends with: the relation in words at the start, later the nudge of the step. */
export function measuredStep(turn: Turn, problem: Problem): string {
  const { voice } = turn
  const { task } = openedOf(problem)
  const step = task.steps[problem.stepsDone] ?? task.steps.at(-1)!
  if (task.answer.kind === 'text' && problem.stepsDone === 0) return balanceOpening(turn, problem)
  const idea = step.kind === 'given' ? ideaOf(task, voice.language) : null
  const { begin, steps } = texts(voice)
  return idea === null
    ? choose(turn, `nudge.${step.kind}`, steps[step.kind].nudge)
    : choose(turn, 'begin', begin, { idea, sought: task.sought.name[voice.language] })
}

/** The same story with other numbers, for independent work. */
export function measuredTwin(turn: Turn, problem: Problem): Reply | null {
  const { state, seed } = turn
  const { story, language } = openedOf(problem)
  const other = otherNumbers(story, language, picking(`${seed}|practise|${state.turns}`))
  if (!other) return null
  if (!problem.solved) state.parked = problem
  const twin = storyProblem(turn, other.text, language)
  twin.trial = openTrial(problem.trial.skill ?? twin.trial.skill, twin.task)
  state.problem = twin
  state.keyed = null
  noteGiven(turn, twin.trial)
  const text = choose(turn, 'twin', texts(turn.voice).twin, { story: quoted(other.text) })
  return { move: 'practise', text, content: measuredContent(twin, turn.voice), free: true }
}

const picking = (seed: string) => {
  const chance = chanceFrom(seed)
  return (count: number) => chance.between(0, count - 1)
}
const quoted = (text: string) => text.replaceAll('$', '\\$')

// ---- Words -----------------------------------------------------------------------------------------------------------

const texts = ({ language }: Voice) => measuredTexts[language]
const choose = ({ voice }: Turn, key: string, variants: readonly string[], values: Record<string, string> = {}) =>
  voice.choose(`measured.${key}`, variants, values)

const latex = (line: string) => `$${line}$`

export function measuredAnswerLine(problem: Problem, { language, texts: all }: Voice): string {
  const { answer } = openedOf(problem).task
  return `**${all.answerLabel}:** ${answer.text[language]}`
}

export function measuredContent(problem: Problem, { language }: Voice): ReplyContent {
  const { task } = openedOf(problem)
  const steps = task.steps
  const title = task.title[language]
  const step = Math.min(problem.stepsDone + 1, steps.length)
  const labels = measuredTexts[language].steps
  return {
    badge: 'checked',
    problem: {
      problemId: problem.id,
      latex: `${task.sought.symbol[language]} = {?}`,
      title,
      solved: problem.solved,
      step,
    },
    work: {
      title,
      steps: steps.map(({ kind, line }, index) => {
        const isDone = problem.solved || index < problem.stepsDone
        return {
          label: labels[kind].label,
          state: isDone ? ('done' as const) : index === problem.stepsDone ? ('now' as const) : ('later' as const),
          checked: isDone,
          ...(isDone && { latex: line[language] }),
        }
      }),
    },
    ...(!problem.solved && {
      ladder: { problemId: problem.id, step, level: problem.level, rungs: rungsOf(problem) },
    }),
  }
}

function rungsOf({ level, rungs, stepShown }: Problem): Rung[] {
  const rung = (kind: Rung['kind'], opensAt: number, needs: number): Rung => {
    const text = rungs[kind]
    if (text !== undefined && level >= opensAt) return { kind, state: 'open', text }
    return { kind, state: level >= needs ? 'next' : 'locked' }
  }
  const list = [rung('nudge', 1, 0), rung('bigger', 2, 1)]
  if (level >= 2) list.push(rung('example', 3, 2))
  list.push(rung('step', 4, 2))
  if (stepShown) list.push({ kind: 'solution', state: 'next' })
  return list
}

// ---- Hints and the solution ------------------------------------------------------------------------------------------

/** One rung of the current step; the ladder works as in every problem. */
export function measuredHint(turn: Turn, problem: Problem, wanted: number | null): Reply {
  const { voice } = turn
  const { language } = voice
  const { task } = openedOf(problem)
  const step = task.steps[problem.stepsDone] ?? task.steps.at(-1)!
  const words = texts(voice).steps[step.kind]
  const open =
    wanted === null ? undefined : problem.rungs[([null, 'nudge', 'bigger', 'example'] as const)[wanted] ?? 'solution']
  if (open !== undefined && wanted !== null && wanted <= problem.level) {
    return {
      move: 'hint.again',
      text: open,
      content: { ...measuredContent(problem, voice), hintLevel: wanted },
      free: true,
    }
  }
  problem.hints++
  const level = problem.level >= 2 && wanted === 4 ? 4 : problem.level + 1
  if (level === 1) return rung(turn, problem, 'nudge', 1, measuredStep(turn, problem))
  if (level === 2) {
    const hint = step.hint?.[language] ?? task.steps.find((each) => each.hint)?.hint?.[language] ?? ''
    return rung(turn, problem, 'bigger', 2, choose(turn, `bigger.${step.kind}`, words.bigger, { hint }))
  }
  if (level === 3) return rung(turn, problem, 'example', 3, workedExample(turn, problem, step.kind))
  return showStep(turn, problem)
}

function rung(turn: Turn, problem: Problem, kind: 'nudge' | 'bigger' | 'example', level: number, text: string): Reply {
  problem.level = level
  noteHelp(turn, problem.trial, level)
  problem.rungs = { ...problem.rungs, [kind]: text.slice(0, LIMITS.rung) }
  return {
    move: `hint.${kind}`,
    text,
    content: { ...measuredContent(problem, turn.voice), hintLevel: level },
    free: true,
  }
}

/** The same story with other numbers, fully worked. */
function workedExample(turn: Turn, problem: Problem, kind: MeasuredStepKind): string {
  const { voice, seed } = turn
  const { language } = voice
  const opened = openedOf(problem)
  const other = otherNumbers(opened.story, opened.language, picking(`${seed}|twin|${problem.task}`))
  const label = texts(voice).steps[kind].label
  if (!other)
    return voice.say('hint.no-example', { hint: choose(turn, `look.${kind}`, texts(voice).steps[kind].nudge) })
  const steps = other.task.steps.map(
    (step) => `- ${texts(voice).steps[step.kind].label}: ${latex(step.line[language])}`,
  )
  return choose(turn, 'example', texts(voice).example, { twin: quoted(other.text), steps: steps.join('\n'), label })
}

function showStep(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  const { language } = voice
  const { task } = openedOf(problem)
  const step = task.steps[problem.stepsDone]!
  const words = texts(voice).steps[step.kind]
  const isLast = problem.stepsDone === task.steps.length - 1
  advanceTo(problem, problem.stepsDone + 1)
  problem.stepShown = true
  const values = { does: words.label, line: latex(step.line[language]), why: words.why }
  if (!isLast) {
    noteHelp(turn, problem.trial, 4)
    return {
      move: 'hint.step',
      text: voice.say('hint.step', values),
      content: { ...measuredContent(problem, voice), hintLevel: 4 },
      free: true,
    }
  }
  problem.solved = true
  noteShown(turn, problem.trial, 4)
  const text = `${voice.say('hint.last', values)}\n\n${measuredAnswerLine(problem, voice)}\n\n${afterShown(turn, problem.trial.isPractice)}`
  return { move: 'hint.last', text, content: { ...measuredContent(problem, voice), hintLevel: 4 }, free: true }
}

function advanceTo(problem: Problem, step: number): void {
  if (step <= problem.stepsDone) return
  problem.stepsDone = step
  problem.level = 0
  problem.rungs = {}
}

/** Level 5: all steps with their reasons, the check, the answer. */
export function measuredSolution(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  const { language } = voice
  const { task } = openedOf(problem)
  const steps = task.steps.map(({ kind, line }, index) => {
    const words = texts(voice).steps[kind]
    return `${index + 1}. ${words.label}: ${latex(line[language])}. ${words.why}`
  })
  problem.solved = true
  problem.stepShown = true
  problem.stepsDone = task.steps.length
  noteShown(turn, problem.trial, 5)
  const text = voice.say('solution', {
    problem: task.title[language],
    steps: steps.join('\n'),
    check: choose(turn, 'checked', texts(voice).checked),
    answer: measuredAnswerLine(problem, voice),
    offer: afterShown(turn, problem.trial.isPractice),
  })
  return { move: 'solution', text, content: { ...measuredContent(problem, voice), hintLevel: 5 }, free: true }
}

const named = (label: string, language: Language) => (language === 'ru' ? `«${label}»` : `“${label}”`)

/** The reason for the next step, or for the last completed one. */
export function measuredWhy({ voice, state }: Turn, problem: Problem): Reply {
  const { language } = voice
  const { task } = openedOf(problem)
  const isAboutNext = problem.level > 0 || problem.stepsDone === 0
  const index = Math.min(isAboutNext ? problem.stepsDone : problem.stepsDone - 1, task.steps.length - 1)
  const step = task.steps[index]!
  const words = measuredTexts[language].steps[step.kind]
  const idea = step.hint?.[language]
  const line =
    !problem.solved && isAboutNext && state.lastMove !== 'solution'
      ? named(words.label, language)
      : latex(step.line[language])
  const why = [words.why, ...(idea ? [`${idea.charAt(0).toUpperCase()}${idea.slice(1)}.`] : [])].join(' ')
  return { move: 'why', text: voice.say('why', { why, line }), content: measuredContent(problem, voice) }
}

// ---- Checking --------------------------------------------------------------------------------------------------------

function verdictReply(turn: Turn, problem: Problem, move: string, text: string, verdict: Verdict): Reply {
  return { move, text, content: { ...measuredContent(problem, turn.voice), verdict }, free: true }
}

function checkMeasured(turn: Turn, problem: Problem, lines: readonly JudgedLine[]): Reply {
  const { voice } = turn
  problem.attempts++
  problem.lastWork = beginning(lines.map(({ source }) => source).join('\n'), LIMITS.storedText)
  const bad = lines.findIndex(({ verdict }) => !isRight(verdict))
  const good = bad < 0 ? lines : lines.slice(0, bad)
  for (const { verdict } of good) advanceTo(problem, stepsAfter(problem, verdict))
  const finish = (reply: Reply): Reply => ({
    ...reply,
    content: { ...reply.content, lines: lines.map((line, index) => checkedLine(line, bad >= 0 && index > bad)) },
  })
  if (bad >= 0) return finish(wrong(turn, problem, lines[bad]!))
  const { verdict } = lines.at(-1)!
  const { right } = texts(voice)
  const next = voice.say('next')
  switch (verdict.kind) {
    case 'answer':
      return finish(solved(turn, problem, verdict.isRounded))
    case 'no-unit':
      return finish(verdictReply(turn, problem, 'unfinished', choose(turn, 'no-unit', right['no-unit']), 'correct-but'))
    case 'unfinished':
      if (openedOf(problem).task.answer.kind === 'text')
        return finish(
          verdictReply(
            turn,
            problem,
            'right.multiple',
            choose(turn, 'multiple', texts(voice).balanceMultiple),
            'correct-but',
          ),
        )
      return finish(verdictReply(turn, problem, 'right', choose(turn, 'unfinished', right.unfinished), 'correct'))
    case 'given':
    case 'formula':
    case 'conversion':
    case 'between':
      return finish(
        verdictReply(turn, problem, 'right', choose(turn, verdict.kind, right[verdict.kind], { next }), 'correct'),
      )
    default:
      return finish(
        verdictReply(turn, problem, 'unreadable', choose(turn, 'unreadable', texts(voice).unreadable), 'cannot-check'),
      )
  }
}

/** The number of completed steps after a correct line. */
function stepsAfter(problem: Problem, { kind }: WorkVerdict): number {
  const { steps } = openedOf(problem).task
  const after = (...kinds: MeasuredStepKind[]) => 1 + steps.findLastIndex((step) => kinds.includes(step.kind))
  switch (kind) {
    case 'given':
      return after('given')
    case 'formula':
      return after('given', 'formula', 'model')
    case 'conversion':
      return problem.stepsDone >= after('formula', 'express', 'model') ? after('convert') : problem.stepsDone
    case 'unfinished':
    case 'no-unit':
      return after('given', 'formula', 'model', 'express', 'convert', 'substitute')
    default:
      return problem.stepsDone
  }
}

function checkedLine({ source, verdict }: JudgedLine, isBehind: boolean): CheckedLine {
  const text = source.replace(/[{}\\$%#&_^]/g, ' ').slice(0, 200)
  const is = isBehind || verdict.kind === 'unreadable' ? 'unknown' : isRight(verdict) ? 'correct' : 'incorrect'
  return { latex: `\\text{${text}}`, verdict: is }
}

function solved(turn: Turn, problem: Problem, isRounded: boolean): Reply {
  const { voice } = turn
  const { task } = openedOf(problem)
  problem.solved = true
  problem.stepsDone = task.steps.length
  noteTry(turn, problem.trial, true)
  const praise = problem.stepShown || problem.hints > 0 ? 'helped' : problem.wrongs > 0 ? 'repaired' : 'alone'
  const isExact = task.answer.kind !== 'number' || !task.answer.isRounded
  const isReaction = task.answer.kind === 'text'
  const variants = isReaction ? texts(voice).solvedReaction : texts(voice).solved
  const text = choose(turn, isReaction ? 'solved-reaction' : 'solved', variants, {
    praise: voice.say(`praise.${praise}`),
    rounded: isRounded && isExact ? texts(voice).rounded : '',
    answer: measuredAnswerLine(problem, voice),
    offer: afterExercise(turn, problem.trial.isPractice),
  })
  return verdictReply(turn, problem, 'solved', text, 'correct')
}

function wrong(turn: Turn, problem: Problem, { source, verdict }: JudgedLine): Reply {
  const { voice } = turn
  const all = texts(voice).wrong
  const { task } = openedOf(problem)
  if (verdict.kind === 'unreadable') {
    return verdictReply(
      turn,
      problem,
      'unreadable',
      choose(turn, 'unreadable', texts(voice).unreadable),
      'cannot-check',
    )
  }
  problem.wrongs++
  const key =
    verdict.kind === 'wrong-unit'
      ? 'unit'
      : verdict.kind === 'wrong-answer'
        ? task.answer.kind === 'text'
          ? 'balance'
          : (verdict.mistake ?? 'answer')
        : verdict.kind === 'wrong-formula'
          ? 'formula'
          : verdict.kind === 'wrong-given'
            ? 'given'
            : 'conversion'
  noteTry(turn, problem.trial, false, { line: source })
  const uneven = key === 'balance' ? unequalIn(source, task) : null
  if (uneven) {
    const counted = choose(turn, 'wrong.element', texts(voice).balanceElement, {
      element: `$\\mathrm{${uneven.element}}$`,
      left: `${uneven.left}`,
      right: `${uneven.right}`,
    })
    return verdictReply(turn, problem, 'wrong.balance', counted, 'incorrect')
  }
  const text = choose(turn, `wrong.${key}`, all[key], {
    line: `\`${source.replaceAll('`', "'").slice(0, 80)}\``,
    unit: verdict.kind === 'wrong-unit' ? verdict.unit[voice.language] : '',
    sought: task.sought.name[voice.language],
  })
  return verdictReply(turn, problem, `wrong.${key}`, text, 'incorrect')
}

function unequalIn(source: string, { answer }: MeasuredTask) {
  const written = answer.kind === 'text' ? reactionIn(source) : null
  return written && unequalElement(written)
}

/** Reverse check: substitutes the student's value in the formula, in SI units. */
function contestMeasured(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  const { language } = voice
  const { task } = openedOf(problem)
  const [line] = problem.lastWork ? judgeMeasured(task, problem.lastWork.split('\n').at(-1)!, language).slice(-1) : []
  if (!line) return plainReply('contest.none', voice.say('contest.none'))
  const given = quantitiesIn(line.source, language).at(-1)
  const [formula] = task.formulas
  const verdict = isRight(line.verdict) ? 'correct' : 'incorrect'
  const sides = inBoth((each) => {
    if (!formula || !given) return line.source
    const letters = Object.fromEntries(Object.entries(task.letters).filter(([letter]) => letter.length === 1))
    const [left, right] = [realAt(formula.left, letters), realAt(formula.right, letters)]
    const own = latexValue(toNumber(given.value), given.unit, each)
    return Number.isFinite(left) && Number.isFinite(right) && verdict === 'incorrect'
      ? `$${own}$: ${each === 'ru' ? 'части формулы не равны' : 'the two sides of the formula differ'}.`
      : `$${own}$.`
  })
  const text = choose(turn, 'contest', texts(voice).contest, { finding: sides[language] })
  return verdictReply(turn, problem, 'contest', text, verdict)
}

/**
 * "i just did 90 x 20" in a task about 90 km/h and 20 minutes: a calculation with the numbers of the open task is work on
 * it, though it is no step of ours, and no task of its own. null for anything else.
 */
export function ownCalculation(
  turn: Turn,
  problem: Problem,
  statements: readonly StatementLine[],
  wants: readonly WordIntent[],
): Reply | null {
  const [only, ...others] = statements
  const isAnother = wants.includes('solve') || wants.includes('is-new') || wants.includes('simplify')
  if (!only || others.length > 0 || isAnother || only.statement.kind !== 'expression') return null
  const { value } = only.statement
  const told = quantitiesIn(openedOf(problem).story, turn.voice.language).map((each) => toNumber(each.value))
  const leaves = leavesOf(value)
  if (leaves.length < 2 || !leaves.every((leaf) => told.some((each) => isNear(each, leaf)))) return null
  const result = realAt(value, {})
  if (!Number.isFinite(result)) return null
  const sum = `$${latexOf(value, turn.voice.language)} = ${writeNumber(result, turn.voice.language).text}$`
  const text = turn.voice.say('sum.right', { sum, line: turn.voice.line(readWritten(problem.task)) })
  return { move: 'sum.right', text, content: { ...measuredContent(problem, turn.voice), badge: null }, free: true }
}

/** The numbers of a calculation; empty if it holds anything else. */
function leavesOf(expr: Expr): number[] {
  if (expr.kind === 'number') return [toNumber(expr.value)]
  const parts = children(expr).map(leavesOf)
  return parts.some((part) => part.length === 0) ? [] : parts.flat()
}
