import type { Verdict } from '@lumi/contracts/chat'
import { openStoryIn } from '../dialogue/story/brief.ts'
import { taskPart } from '../dialogue/story/detect.ts'
import { leftAsked, quantityOf, readingOf } from '../dialogue/story/reading.ts'
import type { Equation, Expr, Statement } from '../math/ast.ts'
import { equation, expression, expressionsOf, inequality, isClosed, namesOf, number } from '../math/ast.ts'
import { isBare } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { isSameForm } from '../math/pieces.ts'
import { equals } from '../math/rational.ts'
import { readMessage } from '../math/reading.ts'
import { inSi, isPlain, isSameDimension, quantitiesIn } from '../math/units.ts'
import { sameValue } from '../math/verify.ts'
import { readWritten } from '../math/written.ts'
import { taskAnswerIn } from '../model/expect.ts'
import { withUsualSigns } from '../model/usual-signs.ts'
import { regExpOf } from '../pattern.ts'
import { isFishing } from '../pedagogy/fishing.ts'
import { answerInOtherUnits, betweenOf, isMeasured } from '../pedagogy/measured.ts'
import { openState } from '../pedagogy/open-state.ts'
import { lineOf, remainingSteps, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import type { Problem, TutorState } from '../pedagogy/state.ts'
import { remembered } from '../remembered.ts'
import type { TurnInput, TutorTurn } from '../turn.ts'
import { isAllDone } from './all-done.ts'
import { declaredAnswer } from './declared.ts'
import { formulasOf, lettersOf, safeValue } from './formulas.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import { withoutMoney } from './money.ts'
import { normalForm } from './normal-form.ts'
import { parseNotation } from './notation.ts'
import { concluded, exactEnd, workBesideTask } from './own-work.ts'
import { piecesOf } from './pieces.ts'
import type { SealedAnswer } from './sealed-answer.ts'
import { inNotation, spokenEqualities, withPlainNumbers } from './spoken-numbers.ts'
import { type ToldTask, toldTask } from './told-tasks.ts'

/** A message of the conversation as it was shown. */
export interface Said {
  readonly role: 'student' | 'tutor'
  readonly text: string
}

/** What a model's reply is checked against. Plain data, so that it can be passed between threads. */
export interface Seal {
  readonly language: Language
  /** The core's verdict on the student's work; null if unknown. */
  readonly verdict: Verdict | null
  /** All of the newest message is right by the core: an amount of the story on the way, or what was asked last. */
  readonly isRight: boolean
  readonly answers: readonly SealedAnswer[]
  /** The complete answer that the model has noted. */
  readonly noted: SealedAnswer | null
  /** The text of an open task that the core could not read: its numbers are known, its answer is not. */
  readonly unread: string | null
  /** Lines known to both sides: the task, the work, whatever was said or shown. */
  readonly lines: readonly Statement[]
  /** The same lines as LaTeX, for exact lookup. */
  readonly shown: ReadonlySet<string>
  /** Every number that either side has said or a tool has returned. */
  readonly numbers: ReadonlySet<number>
  /** The numbers among them that are only values of formulas in the conversation. */
  readonly worked: ReadonlySet<number>
  /** Values of the unknown that the newest message states and that do not fit the open task. */
  readonly wrongValues: readonly number[]
  /** Values that the student has offered as a result. */
  readonly offered: readonly number[]
  /** Numbers of the student's newest message. */
  readonly own: ReadonlySet<number>
  /** The student's newest message. */
  readonly message: string
  /** The conversation before it. */
  readonly told: string
  /** The verified reply of this turn. */
  readonly builtIn: string
  /** Numbers that the verified texts of this turn name outside of formulas. */
  readonly bareNumbers: ReadonlySet<number>
  /** The tutor's replies since the problem was opened, folded: an answer may be told in pieces across them. */
  readonly earlier: string
  /** The student is probing: a yes or no would give the answer away. */
  readonly isFishing: boolean
}

/** How much of the earlier replies is kept (characters). */
const EARLIER = 1500
/** A task set longer ago than this is no longer being worked on (messages). */
const MESSAGES_BACK = 12

/**
 * Builds the seal of a turn.
 *
 * @param message the student's newest message
 * @param told the conversation before it, as shown, oldest first
 */
export function sealOf(message: Pick<TurnInput, 'text'>, turn: TutorTurn, told: readonly Said[] = []): Seal {
  // Normalized like the drafts, so that the two compare.
  const { language } = turn
  const input = { text: normalForm(withoutMoney(withUsualSigns(message.text, language))) }
  const said = told.map(({ role, text }) => ({
    role,
    text: normalForm(withoutMoney(role === 'student' ? withUsualSigns(text, language) : text)),
  }))
  const state = openState(turn.state)
  const talk = said.at(-1)?.role === 'student' ? said.slice(0, -1) : said
  const left = state.left.flatMap(({ problem }) => problem ?? [])
  const open = [state.problem, state.parked, ...left].filter((each): each is Problem => each !== null && !each.solved)
  const rungs = turn.content.ladder?.rungs.map((rung) => rung.text ?? '') ?? []
  const labels = turn.content.work?.steps.map((step) => step.label) ?? []
  const shown = [turn.text, ...rungs, ...labels].join('\n')
  const texts = [...talk.map(({ text }) => text), input.text, shown]
  const known = [state.problem, state.parked].flatMap((each) =>
    each ? [taskOf(each), lineOf(each), ...each.done.flatMap(({ line }) => (line ? [readWritten(line)] : []))] : [],
  )
  const lines = withoutRepeats([
    ...known,
    ...texts.flatMap((text) => [...statementsIn(text, language), ...formulasSaid(text, language)]),
  ])
  const allTold = toldTasks(talk, input.text, state, language)
  const isOver = allTold.some(({ isGuess, text }) => isGuess && isSolved(text, state))
  const tasksTold = allTold.filter(({ isGuess, text }) => !isGuess || (asksForAmount(text) && !isSolved(text, state)))
  const tasks = [...open.map(sealedAnswer), ...answerOfStory(state), ...tasksTold.flatMap(sealedTask)].filter(
    ({ task }) => !isNumber(task),
  )
  // The value of a formula in the conversation counts as known, unless it is a sealed answer.
  const secret = tasks.flatMap(({ values }) => values.map(Math.abs))
  const literal = new Set([
    ...texts.flatMap((text) => literalNumbers(text, language)),
    ...lines.flatMap((line) => expressionsOf(line).flatMap(numbersIn)),
  ])
  const worked = texts
    .flatMap((text) => valuesOfFormulas(text, language))
    .filter((value) => !isAmong(value, secret) && !isAmong(value, literal))
  const numbers = new Set([...literal, ...worked])
  const studentSaid = [...attemptsOf(talk, input.text, tasks, tasksTold, language), ...settled(state)]
  const isInDegrees = [input.text, ...talk.slice(-4).map(({ text }) => text)].some((text) =>
    /°|degree|градус/iu.test(text),
  )
  const isDone = (value: number) =>
    studentSaid.some((each) => near(each, value) || (isInDegrees && near((each * Math.PI) / 180, value)))
  const written = [...talk.filter(({ role }) => role === 'student').map(({ text }) => text), input.text]
    .flatMap((text) => statedIn(text, language))
    .flatMap(expressionsOf)
    .filter((expr) => !isClosed(expr))
  /** "(x-8)(x+3)" by the student is the answer of "factor it". */
  const isWritten = (answer: Statement) =>
    answer.kind === 'expression' && !isClosed(answer.value) && written.some((each) => isSameForm(each, answer.value))
  const printed = tasks.map(({ task }) => latexOfStatement(task))
  const answers = tasks
    .filter((_, index) => printed.indexOf(printed[index]!) === index)
    .map((each) => ({
      ...each,
      values: each.values.filter((value) => !isDone(value)),
      between: each.between.filter((value) => !isDone(value) && !isAmong(Math.abs(value), numbers)),
    }))
    .filter(({ values, all, answer }) => values.length > 0 || all.length === 0 || hasNoValue(answer))
    .filter(({ answer }) => !isWritten(answer))
  const unread =
    tasksTold.findLast(({ isGuess }) => isGuess) ??
    (tasks.length === 0 && !isOver ? questionIn(talk, input.text, state) : undefined)
  const isNew = state.problem === null || state.problem.solved
  // The model's noted answer belongs to the previous task if this turn opened a new one.
  const isOpened = [state.problem, state.story].some(
    (each) => each && /^[ps]\d+$/.test(each.id) && each.id.slice(1) === `${state.turns}`,
  )
  const seal: Seal = {
    language,
    verdict: verdictIn(turn, state, tasks, tasksTold, input.text),
    isRight: isAllRight(turn),
    wrongValues: wrongValuesIn(turn, state.problem, language),
    answers,
    noted: null,
    unread:
      unread?.text ??
      (isNew && answers.length === 0 && state.story && !state.story.solved && asksForAmount(state.story.text)
        ? state.story.text
        : null),
    earlier: foldReply(
      talk
        .filter(({ role }) => role === 'tutor')
        .slice(-repliesSince(state))
        .map(({ text }) => text)
        .join('\n'),
    ).slice(-EARLIER),
    isFishing: answers.length > 0 && isFishingFor(input.text, tasks, turn),
    worked: new Set(worked),
    offered: /°|degree|градус/iu.test(input.text)
      ? [...studentSaid, ...studentSaid.map((value) => (value * Math.PI) / 180)]
      : studentSaid,
    lines,
    shown: new Set(lines.map((line) => latexOfStatement(line))),
    numbers,
    own: new Set(numbersSaid(input.text, language)),
    message: input.text,
    told: talk
      .slice(-MESSAGES_BACK)
      .map(({ text }) => text)
      .join('\n'),
    builtIn: turn.text,
    bareNumbers: new Set(bareMentions(foldReply(shown)).map(({ value }) => value)),
  }
  return state.modelAnswer === null || isOpened ? seal : withDeclared(seal, state.modelAnswer)
}

/** Adds the answer that the model has noted beside the reply under examination. */
export function withNote(seal: Seal, note: unknown): Seal {
  const text = taskAnswerIn(note)
  return text === '' ? seal : withDeclared(seal, text)
}

/** The newest question with numbers for which the core has no task. */
function questionIn(talk: readonly Said[], message: string, state: TutorState): { text: string } | undefined {
  const asks =
    /(?<!\p{L})(?:find|how (?:much|many|long|far|fast|old)|what(?:'s| is)|calculate|через сколько|сколько|найти|найди|чему рав\p{L}+|вычисл\p{L}+)(?!\p{L})|=\s?\?/iu
  return [...talk.map(({ text }) => text), message]
    .filter((text) => asks.test(text) && (text.match(/\d+/g)?.length ?? 0) >= 2 && !isSolved(text, state))
    .map((text) => ({ text }))
    .at(-1)
}

/** The message that told the story which is solved: nothing of it is left to be guarded. */
function isSolved(text: string, { story }: TutorState): boolean {
  if (!story?.solved) return false
  return [story.typed, story.text].some((told) => told && text.includes(normalForm(told)))
}

/**
 * True if a text with numbers may ask for one: "explain how bacteria become resistant, in 4 sentences" does not, nor does
 * "1) I have lost my keys 2) ...", whose numbers only count.
 */
function asksForAmount(text: string): boolean {
  const counted = text.replace(/(?:^|(?<=\s))\d{1,2}[.)](?=\s)/gu, ' ')
  return mentionsIn(foldReply(counted)).length >= 2 && asksFor.test(counted)
}
const asksFor =
  /(?<!\p{L})(?:find|how (?:much|many|long|far|fast|old|big|large|high|tall|heavy|deep|wide|often|likely|strong|hot|soon|late)|what(?:['’]?s)?|which|when|where|who|calculate|compute|work out|determine|evaluate|solve|probability|percent|convert|need|need to|сколько|скок\p{L}*|найти|найди\p{L}*|чему|вычисл\p{L}+|определ\p{L}+|рассчит\p{L}+|посчит\p{L}+|подсчит\p{L}+|како\p{L}+|каков\p{L}*|какая|какие|когда|где|кто|во сколько|процент\p{L}*|вероятност\p{L}*|реши\p{L}*|чему|надо|нужно|узнать)(?!\p{L})|=\s?\?|[%№]|\?\s*$/iu

/** The 20 % of "20% of 60 is 12": a number is no task. */
const isNumber = (task: Statement) => task.kind === 'expression' && task.value.kind === 'number'

const hasNoValue = ({ kind }: Statement) => kind === 'no-solution' || kind === 'all-numbers'

/** Of "x = 3 or x = -8", which the program calls wrong, the values that the task does not have. */
function wrongValuesIn({ understood }: TutorTurn, problem: Problem | null, language: Language): number[] {
  if (problem === null || problem.solved || isMeasured(problem) || taskOf(problem).kind !== 'equation') return []
  const { answer, unknown } = wholeSolution(problem)
  const own = expressionsOf(answer)
    .filter(isClosed)
    .map((each) => realAt(each, {}))
  return (understood?.lines ?? [])
    .filter(({ grade }) => grade === 'wrong')
    .flatMap(({ text }) => statementsIn(text, language))
    .flatMap(equationsOf)
    .flatMap(({ left, right }) =>
      left.kind === 'name' && left.name === unknown && isClosed(right) ? [safeValue(right)] : [],
    )
    .filter((value) => Number.isFinite(value) && own.length > 0 && !isAmong(value, own))
}

function isAllRight({ understood }: TutorTurn): boolean {
  const lines = understood?.lines ?? []
  return understood?.answer?.verdict === 'right' || (lines.length > 0 && lines.every(({ grade }) => grade === 'right'))
}

/** "More than 3?" probes for a number; `x < -4` is the answer of an inequality. */
function isFishingFor(typed: string, answers: readonly SealedAnswer[], turn: TutorTurn): boolean {
  // A value that was offered, right or wrong, is a try.
  if (turn.content.verdict || turn.understood?.lines.some(({ grade }) => grade === 'wrong')) return false
  // Whoever answers a question of the tutor rightly feels for nothing with it: "-1 is warmer, so -1 > -3. always?"
  const isAnswer = ['right', 'part'].includes(turn.understood?.answer?.verdict ?? '')
  const sentences = isAnswer ? typed.split(/(?<=[.!?\n])/u).filter((each) => each.includes('?')) : [typed]
  const message = sentences.join(' ').replace(comparison, ' ')
  const hasSign =
    /[<>≤≥]\s*-?\d|\d\s*[<>≤≥]/.test(message) && !answers.some(({ task }) => /[<>]|inequal|between/.test(task.kind))
  const asks =
    /[?]|(?<!\p{L})(?:yes|no|if|warm|cold|nod|say|tell|spell|digits?|letters?|да|нет|если|горячо|холодно|скажи|кивни|цифр\p{L}*|букв\p{L}*)(?!\p{L})/iu.test(
      message,
    )
  if (!asks) return false
  return (hasSign && !/[a-zа-я]\s*[<>≤≥]|[<>≤≥]\s*[a-zа-я]/i.test(message)) || isFishing(message)
}

/** `-1 > -3`: two numbers compared, which says nothing of an unknown. */
const comparison =
  /(?<![\d\p{L}]\s?)-?\d+(?:[.,]\d+)?\s?[<>≤≥]\s?-?\d+(?:[.,]\d+)?(?![\p{L}\d]|[.,]\d|\s?[a-zх](?!\p{L}))/giu

/** The newest tasks that were set and not solved yet. */
function toldTasks(talk: readonly Said[], message: string, state: TutorState, language: Language): SaidTask[] {
  const found: SaidTask[] = []
  for (const [at, { role, text }] of talk.slice(-MESSAGES_BACK).entries()) {
    // A student's later lines are work on the task, not tasks of their own.
    if (role === 'student' && found.length > 0 && !/[?]|solve|find|реши|найди|вычисли/i.test(text)) continue
    const task = toldTask(text, language, role === 'student')
    if (!task || isWorkedOutIn(text, task, language)) continue
    const own = talk.slice(-MESSAGES_BACK).slice(0, at)
    const isOwn =
      role === 'tutor' ? isRepeated(task, text, own, language) : task.isGuess && isWorkOnOne(found, text, language)
    if (!isOwn) found.push({ ...task, isTutors: role === 'tutor' })
  }
  const isWork = found.length > 0 || state.problem !== null
  const own = isWork ? null : toldTask(message, language)
  return [...found.slice(-2), ...(own && !isWorkedOutIn(message, own, language) ? [{ ...own, isTutors: false }] : [])]
}

/** "In the bracket it is $0 - 1$", of the student's `7 - 3(0 - 1)`: what the tutor repeats, and does not ask about, is no task. */
function isRepeated({ problem }: ToldTask, text: string, before: readonly Said[], language: Language): boolean {
  const task = problem && taskOf(problem)
  if (task?.kind !== 'expression' || !isClosed(task.value)) return false
  const { value } = task
  const isIn = (said: string) =>
    formulasOf(said, language).some(({ parts }) =>
      parts.some(({ expr }) => expr !== null && partsOf(expr).some((each) => isSameForm(each, value))),
    )
  const asked = text.split(/(?<=[.!?\n])\s/u).filter((sentence) => sentence.trim().endsWith('?'))
  return !asked.some(isIn) && before.some((each) => each.role === 'student' && isIn(each.text))
}

/** "0 > 15 is not true... perhaps x > 1.5?": a line in the unknown of a task that was told is work on it. */
function isWorkOnOne(told: readonly SaidTask[], text: string, language: Language): boolean {
  const letters = told.flatMap(({ problem }) => (problem ? namesOf(taskOf(problem)) : []))
  const lines = statementsIn(text, language).flatMap(namesOf)
  return lines.length > 0 && lines.every((each) => letters.includes(each))
}

/** A formula in the tutor's reply is mostly an example, so it yields to the answer that the model notes. */
type SaidTask = ToldTask & { readonly isTutors: boolean }

/** "20% of 60 is 12, so 72": a calculation with its result is work on a task. */
function isWorkedOutIn(text: string, { problem, asked }: ToldTask, language: Language): boolean {
  const task = problem && taskOf(problem)
  const sum = asked ?? (task?.kind === 'expression' ? task.value : null)
  if (sum === null || !isClosed(sum)) return false
  const value = safeValue(sum)
  const results = [
    ...formulasOf(text, language).flatMap(({ parts, signs }) => (signs.includes('=') ? [parts.at(-1)!.expr] : [])),
    ...spokenEqualities(inNotation(text, language), language).map(({ right }) => parseNotation(right.replace('%', ''))),
  ]
  return results.some((each) => each && isClosed(each) && near(safeValue(each), value))
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
const isAmong = (value: number, all: Iterable<number>) => [...all].some((each) => near(each, value))

/** Values that the student has offered as a result since the task was set: no longer sealed. */
function attemptsOf(
  talk: readonly Said[],
  message: string,
  tasks: readonly SealedAnswer[],
  told: readonly ToldTask[],
  language: Language,
): number[] {
  const texts = [...talk.filter(({ role }) => role === 'student').map(({ text }) => text), message]
  const wanted = new Set(tasks.map(({ task }) => latexOfStatement(task)))
  const isNamedIn = (text: string) =>
    statementsIn(text, language).some(
      (line) =>
        wanted.has(latexOfStatement(line)) ||
        expressionsOf(line).some((expr) => wanted.has(latexOfStatement(expression(expr)))),
    )
  // Whoever names the task after it was told works on it: "7*8 is 56 and not 54".
  const teller = [...talk.map(({ text }) => text), message].find(isNamedIn)
  const isTask = (text: string) =>
    told.some((task) => task.text === text) ||
    tasks.some(({ task }) => task.kind === 'story' && normalForm(task.text) === text) ||
    text === teller
  const work = texts.filter((text) => !isTask(text))
  // "|x| = 6, is the answer 6", "x^2 - 9 = 0, (x-3)(x+3) = 0 so x = 3": the task and a try in one message.
  const tries = texts
    .filter(isTask)
    .flatMap((text) => [...valuesFound(text), ...(isFishing(text) ? [] : triedIn(text, language))])
  return [
    ...tries,
    ...work.flatMap((text) =>
      isFishing(text)
        ? []
        : text === texts[0]
          ? resultsOf(text, language)
          : [
              ...[...text.matchAll(inUnit)].map((match) => Number(match[1]!.replace(',', '.'))),
              ...formulasOf(text, language).flatMap(({ parts }) =>
                parts.flatMap(({ expr }) => (expr && isFinal(expr) ? [safeValue(expr)] : [])),
              ),
              ...bareMentions(foldReply(inNotation(text, language))).map(({ value }) => value),
              // "So u divide n get 88.2 min": its number is said, whatever the unit.
              ...quantitiesIn(text, language).flatMap(({ value, unit }) =>
                unit && !isPlain(unit.dimension) ? [realAt(number(value), {})] : [],
              ),
              ...numbersOffered(text, language),
              ...statementsIn(text, language).flatMap((line) =>
                expressionsOf(line)
                  .filter(isFinal)
                  .map((expr) => realAt(expr, {})),
              ),
            ],
    ),
  ]
}

/** "... How long does it last? i did 90:3x8=240": the student's own calculation behind the task. */
const ownPart = (text: string, language: Language): string =>
  taskPart(text, language).work.replace(/(?<=\d)\s*[xх]\s*(?=\d)/giu, ' * ')

/** What the student states, read as the core reads it. */
const statedIn = remembered((text: string, language: Language): Statement[] =>
  readClaims(text, language).claims.flatMap(({ standing, line }) => (standing === 'stated' ? [line.statement] : [])),
)

/** The 3 of "so +3?": a number alone, with its sign. */
const numbersOffered = (text: string, language: Language): number[] =>
  readClaims(text, language)
    .claims.filter((claim) => isBare(claim) && (claim.standing === 'stated' || claim.standing === 'asked'))
    .flatMap(({ line: { statement } }) => expressionsOf(statement))
    // `500:0.25` is set up and not worked out.
    .filter((expr) => expr.kind === 'number' || (expr.kind === 'negate' && expr.of.kind === 'number'))
    .map((expr) => realAt(expr, {}))

/** What a message that tells the task says of the student's own try. */
const triedIn = (text: string, language: Language): number[] => [
  ...[...text.matchAll(tried)].map((match) => Number(match[1]!.replace(',', '.'))),
  ...valuesStated(text, language),
  ...workedResults(text, language),
  ...[...text.matchAll(inUnit)].map((match) => Number(match[1]!.replace(',', '.'))),
  ...resultsOf(ownPart(text, language), language),
]

/** "|x - 4| = 6. I found x = 10, is that all?": the one value of which it says so. Several are guesses. */
function valuesFound(text: string): number[] {
  const found = [...text.matchAll(foundNow)].map((match) => Number(match[1]!.replace(',', '.').replace('−', '-')))
  return found.length === 1 ? found : []
}
const foundNow =
  /(?<!\p{L})(?:i(?:['’]ve)? found|i(?:['’]ve)? got|i get|наш[её]л|нашла|получил\p{L}*|у меня(?: вышло| получилось)?)\s+\$?(?:[a-zх]\s*=\s*)(-?\d+(?:[.,]\d+)?)(?![\d/*^xх])/giu

/** The 0.4 of `12:30 = 0.4`: whoever has worked it out has said it. */
const workedResults = (text: string, language: Language): number[] =>
  formulasOf(text, language).flatMap(({ parts: all, signs: allSigns }) => {
    // `F = 2*3 = 6`: the letter only names it.
    const from = all[0]?.expr?.kind === 'name' && all.length > 2 ? 1 : 0
    const [parts, signs] = [all.slice(from), allSigns.slice(from)]
    const values = parts.map(({ expr }) => (expr && isClosed(expr) ? safeValue(expr) : Number.NaN))
    const [first, ...rest] = values
    const isTrue = rest.length > 0 && rest.every((each, at) => signs[at] === '=' && near(each, first!))
    const end = parts.at(-1)!.expr
    return isTrue && parts[0]!.expr!.kind !== 'number' && end && isFinal(end) ? [values.at(-1)!] : []
  })

/** The 3 of `x = 3`. */
const valuesStated = (text: string, language: Language): number[] =>
  statedIn(text, language)
    .flatMap(equationsOf)
    .flatMap(({ left, right }) => (left.kind === 'name' && isClosed(right) ? [safeValue(right)] : []))

/** Results that are no secret any more: of a solved task, and what the student has found of a story. */
function settled(state: TutorState): number[] {
  const problems = [state.problem, state.parked].filter((each): each is Problem => each?.solved === true)
  const { story } = state
  const reading = story && story.standing === 'confirmed' ? readingOf(story) : null
  const amounts = reading?.quantities.filter(
    ({ id, isAsked }) => (isAsked && story?.solved) || story?.found.includes(id),
  )
  return [
    ...problems.flatMap((each) => sealedAnswer(each).values),
    ...(amounts ?? []).map(({ value }) => realAt(number(value), {})),
  ]
}

/** Results in a message that also sets the task; the numbers of the task itself are no tries. */
function resultsOf(text: string, language: Language): number[] {
  const result = concluded(text, language)
  const ends = formulasOf(text, language).flatMap(({ parts, signs }) => {
    const end = signs.includes('=') ? parts.at(-1)?.expr : null
    return end && isFinal(end) ? [safeValue(end)] : []
  })
  const measured = [...text.matchAll(inUnit)].map((match) => Number(match[1]!.replace(',', '.')))
  const tries = [...text.matchAll(tried)].map((match) => Number(match[1]!.replace(',', '.')))
  return [...ends, ...measured, ...tries, ...(result === null ? [] : [result])]
}
/** `= 6N`: a result with its unit glued to it is no term. */
const inUnit =
  /=\s*(-?\d+(?:[.,]\d+)?)\s?(?:[NVAJWΩ]|km|cm|mm|kg|Pa|min|[кмс]м|кг|Дж|Вт|Ом|Па|мин|руб|[НВАч])(?![\p{L}\d])/gu
const tried =
  /(?:ответ\p{L}*|получ\p{L}+|выш\p{L}+|answer|(?:i )?got|i get|result|gives?)(?: is| was|:|=|—|у меня| же)*\s*(?:[a-zх]\s*=\s*)?\$?(-?\d+(?:[.,]\d+)?)(?![\d/*^xх])/giu

/** A fully reduced number: `2/3`, not `6/9` or `3 + 4`. */
function isFinal(expr: Expr): boolean {
  if (!isClosed(expr)) return false
  if (expr.kind === 'negate') return isFinal(expr.of)
  if (expr.kind === 'number') return expr.value.d === 1n || gcd(expr.value.n, expr.value.d) === 1n
  if (expr.kind !== 'divide' || expr.left.kind !== 'number' || expr.right.kind !== 'number')
    return (
      expr.kind === 'root' ||
      expr.kind === 'power' ||
      (expr.kind === 'multiply' && /^(?:root|power|constant|call)$/.test(expr.right.kind))
    )
  const { left, right } = expr
  return left.value.d === 1n && right.value.d === 1n && right.value.n !== 1n && gcd(left.value.n, right.value.n) === 1n
}
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b))

/** The number of replies since the problem or story was opened, whose id is its turn number. */
function repliesSince({ turns, problem, parked, story }: TutorState): number {
  const opened = [problem, parked, story].flatMap((each) =>
    each && /^[ps]\d+$/.test(each.id) ? [Number(each.id.slice(1))] : [],
  )
  return Math.max(1, turns - Math.min(turns - 1, ...opened))
}

/**
 * Adds the answer that the model has noted, for tasks that the core cannot solve. Values that the student has found
 * already are not sealed.
 */
export function withDeclared(seal: Seal, text: string): Seal {
  const filled = inGap(text, `${seal.told}\n${seal.message}`)
  const declared = declaredAnswer(filled ?? text, seal.language)
  const noted = declared && filled !== null ? { ...declared, phrases: [filled] } : declared
  if (!noted) return seal
  const isPercent = noted.unit === '%'
  // Whoever says 40 of 40 % has said 0.4 as well; 0.4 alone is not the percentage.
  const inKilo = [...knownInKilo(noted.all, text, seal.offered), ...knownInUnits(text, seal)]
  const end = exactEnd(seal.message)
  const own = Number.isFinite(end) && !seal.isFishing ? [end] : []
  const offered = [...seal.offered, ...own, ...(isPercent ? seal.offered.map((value) => value / 100) : []), ...inKilo]
  const isNew = (value: number) => !isAmong(value, offered)
  const answer: SealedAnswer = {
    ...noted,
    values: noted.values.filter(isNew),
    phrases: noted.phrases.filter(
      (phrase) => !foldReply(`${seal.told} ${seal.message}`).toLowerCase().includes(phrase),
    ),
  }
  const isOpen = answer.values.length > 0 || answer.phrases.length > 0 || noted.all.length === 0
  const isSealed = seal.answers.some(
    ({ all }) => all.length > 0 && noted.all.length > 0 && noted.all.every((value) => isAmong(value, all)),
  )
  const isSecret = (value: number) => isAmong(value, answer.values.map(Math.abs))
  const others = seal.answers.filter(
    ({ isGuess, all }) => !isGuess || noted.all.length === 0 || all.some((value) => isAmong(value, noted.all)),
  )
  const isFree = others.length === 0 && seal.unread === null
  const isUntold = isFree && !isToldIn(seal, noted)
  const isPerhapsUntold = isFree && !/[\d?]/.test(seal.message) && isAllDone(seal.told)
  return {
    ...seal,
    offered,
    noted,
    verdict:
      isSameSet(noted, seal) || (!isTaskItself(seal) && expressionVerdict(noted, seal.message, seal.language))
        ? 'correct'
        : seal.verdict,
    answers:
      isOpen && !isSealed
        ? [...others, { ...answer, ...(isUntold && { isUntold }), ...(isPerhapsUntold && { isPerhapsUntold }) }]
        : others,
    numbers: new Set([...[...seal.numbers].filter((value) => !(seal.worked.has(value) && isSecret(value))), ...inKilo]),
  }
}

/**
 * The noted 126000 J of a student who has written "E = 126", in kilojoules: the same amount. Only numbers that are no
 * count of something count, so not the 5 of 5000 m.
 */
const knownInKilo = (noted: readonly number[], text: string, offered: readonly number[]): number[] =>
  noted.filter((value) => {
    const written = `${value}`.replace('.', '[.,]')
    const [, kilo] =
      regExpOf(`(?<![\\d.,])${written}\\s?([kк]?)(?:J|W|m|g|Pa|V|N|Hz|Дж|Вт|м|г|Па|В|Н|Гц)(?!\\p{L})`, 'u').exec(
        text,
      ) ?? []
    if (kilo === undefined) return false
    const other = kilo === '' ? value / 1000 : value * 1000
    return `${other}`.replace(/\D|0+$/g, '').length >= 2 && Math.abs(other) >= 1 && isAmong(other, offered)
  })

/** The noted 3000 N of a student who has written 3 kN: the same amount, whatever its unit. */
function knownInUnits(text: string, { language, told, message, offered }: Seal): number[] {
  const written = quantitiesIn(`${told}\n${message}`, language).filter(
    ({ value, unit }) => unit !== null && !isPlain(unit.dimension) && isAmong(safeValue(number(value)), offered),
  )
  return quantitiesIn(text, language).flatMap(({ value, unit }) =>
    unit !== null &&
    written.some(
      (each) =>
        isSameDimension(each.unit!.dimension, unit.dimension) && equals(inSi(each.value, each.unit), inSi(value, unit)),
    )
      ? [safeValue(number(value))]
      : [],
  )
}

/** Whether the talk may have told the task of an answer: with numbers in the newest message, or a line that has it. */
const isToldIn = ({ lines, message }: Seal, { all, unknown }: SealedAnswer): boolean =>
  /[\d?]/.test(message) ||
  // A task in words may have been told without a number.
  unknown === null ||
  all.length === 0 ||
  lines.flatMap(equationsOf).some(({ left, right }) => {
    const [letter, ...others] = [...new Set([left, right].flatMap((side) => lettersOf({ text: '', expr: side })))]
    if (letter === undefined || others.length > 0) return false
    return all.some((value) => near(safeValue(left, { [letter]: value }), safeValue(right, { [letter]: value })))
  })

/**
 * "Each (has / have) a locker": the sentence with the noted word in its place; null if the talk has no such choice. The
 * word alone may be any word of the language.
 */
function inGap(text: string, talk: string): string | null {
  const word = text.trim().toLowerCase()
  if (!/^\p{L}[\p{L}' ]{0,20}$/u.test(word)) return null
  for (const [, options, next] of talk.matchAll(/\(([\p{L}' ]+(?:\/[\p{L}' ]+)+)\)\s+(\p{L}+(?:\s+\p{L}+)?)/gu)) {
    const isOption = options!.split('/').some((each) => each.trim().toLowerCase() === word)
    if (isOption) return `${word} ${next!.toLowerCase().replace(/\s+/g, ' ')}`
  }
  return null
}

/**
 * The student's inequality has the same solution set as the noted answer, so it is a correct step whatever it was
 * derived from.
 */
function isSameSet({ answer, unknown }: SealedAnswer, { message, language }: Seal): boolean {
  const last = statementsIn(message, language).at(-1)
  if (!last || unknown === null || !/inequality|between/.test(last.kind) || !/inequality|between/.test(answer.kind))
    return false
  const points = Array.from({ length: 240 }, (_, index) => -30.03 + index * 0.251)
  const both = points.map((x) => [last, answer].map((each) => isTrueAt(each, unknown, x)))
  return both.every(([a, b]) => a !== null && a === b) && both.some(([a]) => a === true)
}

function isTrueAt(statement: Statement, unknown: string, x: number): boolean | null {
  const value = (expr: Expr) => safeValue(expr, { [unknown]: x })
  const holds = (a: Expr, sign: string, b: Expr) => {
    const [left, right] = [value(a), value(b)]
    return Number.isFinite(left) && Number.isFinite(right) ? (sign.startsWith('<') ? left < right : left > right) : null
  }
  if (statement.kind === 'inequality') return holds(statement.left, statement.relation, statement.right)
  if (statement.kind !== 'between') return null
  const [low, middle, high] = statement.parts
  const [first, second] = statement.relations
  return holds(low, first, middle) === true && holds(middle, second, high) === true
}

/** Adds further verified text to what is known, such as a tool's result. */
export function withFacts(seal: Seal, text: string): Seal {
  const lines = statementsIn(text, seal.language)
  const numbers = [
    ...numbersSaid(text, seal.language),
    ...lines.flatMap((line) => expressionsOf(line).flatMap(numbersIn)),
  ]
  return {
    ...seal,
    lines: [...seal.lines, ...lines],
    shown: new Set([...seal.shown, ...lines.map((line) => latexOfStatement(line))]),
    numbers: new Set([...seal.numbers, ...numbers]),
  }
}

function sealedAnswer(problem: Problem): SealedAnswer {
  const { answer, unknown } = wholeSolution(problem)
  // Anything may be compared with 0, so as a bound it tells nothing.
  const isBound = /inequality|between|set/.test(answer.kind)
  const own = expressionsOf(answer)
    .map((expr) => realAt(expr, {}))
    .filter((value) => !(isBound && value === 0))
  const isAngle = /#(?:sin|cos|tan|cot|deg)/.test(problem.task)
  const degrees = isAngle ? own.map((value) => (value * 180) / Math.PI) : []
  // 0.0000001 of some unit is nobody's way to tell an answer, and could not be told from 0.
  const converted = answerInOtherUnits(problem).filter((value) => Math.abs(value) > 1e-5)
  const values = [...own, ...degrees, ...converted].filter((value) => Number.isFinite(value))
  const ahead = isMeasured(problem) ? [] : remainingSteps(problem).map(({ after }) => after)
  return {
    task: taskOf(problem),
    answer,
    values,
    all: values,
    between: isMeasured(problem) ? betweenOf(problem) : [],
    ahead,
    unknown,
    phrases: [],
    pieces: piecesOf(values),
  }
}

function sealedTask({ text, problem, story, asked, isTutors }: SaidTask): SealedAnswer[] {
  if (problem) {
    try {
      return [{ ...sealedAnswer(problem), isGuess: isTutors, isTutors }]
    } catch {
      return []
    }
  }
  if (asked) return [{ ...sealedStory(text, [realAt(asked, {})], []), isGuess: true, isTutors }]
  return story && story.answers.length > 0
    ? [{ ...sealedStory(text, story.answers, story.between), isGuess: true, isTutors }]
    : []
}

const sealedStory = (text: string, values: readonly number[], between: readonly number[]): SealedAnswer => {
  const task: Statement = { kind: 'story', text, language: 'en' }
  return {
    task,
    answer: task,
    values,
    all: values,
    between,
    ahead: [],
    unknown: null,
    phrases: [],
    pieces: piecesOf(values),
  }
}

/** The answer of a story whose reading the student has confirmed. */
function answerOfStory(state: TutorState): SealedAnswer[] {
  const told = openStoryIn(state)
  if (!told?.reading || told.story.solved) return []
  const { reading, story } = told
  const task: Statement = { kind: 'story', text: story.text, language: story.language }
  const open = leftAsked(reading, story.found)
  const between = reading.quantities
    .filter(({ id, isGiven, isAsked }) => !isGiven && !isAsked && !open.includes(id) && !story.found.includes(id))
    .map((each) => realAt(number(each.value), {}))
  const asked = [reading.answer, ...open.flatMap((id) => quantityOf(reading, id)?.value ?? [])]
  const values = asked.map((each) => realAt(number(each), {}))
  return [
    {
      task,
      answer: expression(number(reading.answer)),
      values,
      all: values,
      between,
      ahead: [],
      unknown: null,
      phrases: [],
      pieces: piecesOf(values),
    },
  ]
}

/** Every number of a text, in digits or words, and the values of its formulas. */
const numbersSaid = (text: string, language: Language): number[] => [
  ...literalNumbers(text, language),
  ...valuesOfFormulas(text, language),
]

const literalNumbers = (text: string, language: Language): number[] => [
  ...mentionsIn(foldReply(withPlainNumbers(text, language))).map(({ value }) => value),
  ...mentionsIn(foldReply(inNotation(text, language))).map(({ value }) => value),
]

/** Values of formulas and of their parts: whoever writes `4800 : 100 * 15` knows the 48. */
function valuesOfFormulas(text: string, language: Language): number[] {
  const parts = formulasOf(text, language).flatMap((formula) =>
    formula.parts.flatMap(({ expr }) => (expr ? partsOf(expr) : [])),
  )
  return parts
    .filter(isClosed)
    .map((expr) => Math.abs(safeValue(expr)))
    .filter((value) => Number.isFinite(value))
}

function partsOf(expr: Expr): Expr[] {
  if (expr.kind === 'number' || expr.kind === 'name' || expr.kind === 'constant') return [expr]
  const inner = expr.kind === 'call' ? expr.args : 'of' in expr ? [expr.of] : [expr.left, expr.right]
  return [expr, ...inner.flatMap(partsOf)]
}

/** The verdict on the student's message: from the open task itself, else from the turn. */
function verdictIn(
  turn: TutorTurn,
  state: TutorState,
  tasks: readonly SealedAnswer[],
  told: readonly ToldTask[],
  message: string,
): Verdict | null {
  const own = ownVerdict(tasks, told, message, turn.language)
  if (own) return own
  const other = told.findLast(({ problem, text }) => problem !== null && text !== message)
  const isAnother = other?.problem && other.problem.task !== state.problem?.task
  // The message that opened the task is not an answer to it, unless it has lines of work that were graded.
  if (state.problem?.id === `p${state.turns}` && !turn.content.lines?.length) return null
  return state.problem && !isAnother && told.every(({ isGuess }) => !isGuess) ? (turn.content.verdict ?? null) : null
}

/**
 * Grades an equation's lines: correct if all keep at least one solution of the task, incorrect if none does; otherwise
 * unknown (null).
 */
function ownVerdict(
  tasks: readonly SealedAnswer[],
  told: readonly ToldTask[],
  message: string,
  language: Language,
): Verdict | null {
  const task = tasks.at(-1)
  const isTask =
    task && statementsIn(message, language).some((line) => latexOfStatement(line) === latexOfStatement(task.task))
  if (isTask || told.some(({ text }) => text === message))
    return task
      ? workBesideTask(task.task, [...formulasSaid(message, language), ...statementsIn(message, language)])
      : null
  if (!task || task.all.length === 0) return expressionVerdict(task, message, language)
  const { unknown } = task
  const formulas = formulasOf(message, language)
  if (unknown === null || task.task.kind !== 'equation') {
    const last = formulas.at(-1)?.parts.at(-1)?.expr ?? null
    const value = last && isClosed(last) ? safeValue(last) : Number.NaN
    // The bound of an inequality says nothing without its sign.
    const isBound = /inequality|between|set/.test(task.answer.kind)
    return !isBound && isAmong(value, task.all) && task.all.length === 1 && formulas.at(-1)!.parts.length <= 2
      ? 'correct'
      : null
  }
  const lines = formulas.flatMap(({ parts, signs }) => {
    const [a, b] = [parts[0]?.expr, parts[1]?.expr]
    if (parts.length !== 2 || signs[0] !== '=' || !a || !b) return []
    const letters = lettersOf(...parts)
    return letters.length === 1 && letters[0] === unknown ? [[a, b] as const] : []
  })
  if (lines.length === 0) return null
  const hits = lines.map(
    ([a, b]) =>
      task.all.filter((value) => near(safeValue(a, { [unknown]: value }), safeValue(b, { [unknown]: value }))).length,
  )
  return hits.every((hit) => hit > 0) ? 'correct' : hits.every((hit) => hit === 0) ? 'incorrect' : null
}

/** For a task with letters: an expression equal to it is correct, at least so far; anything else is unknown (null). */
function expressionVerdict(task: SealedAnswer | undefined, message: string, language: Language): Verdict | null {
  const wanted = task ? expressionsOf(task.answer).find((expr) => !isClosed(expr)) : undefined
  const last = formulasOf(message, language).at(-1) ?? null
  const given = last?.parts.at(-1)?.expr ?? null
  if (!wanted || !given || isClosed(given) || given.kind === 'name') return null
  const same = sameValue(wanted, given)
  return same === 'verified' ? 'correct' : null
}

/** "Expand (x+3)(x-4)": the last expression of the message is that of a task, and no answer to it. */
function isTaskItself({ answers, message, language }: Seal): boolean {
  const last = formulasOf(message, language).at(-1)?.parts.at(-1)?.expr
  return !!last && answers.some(({ task }) => expressionsOf(task).some((each) => isSameForm(each, last)))
}

/** Numbers that are no part of a term: no letter, operator or bracket is attached. */
export const bareMentions = (folded: string) =>
  mentionsIn(folded).filter(
    ({ index, length }) =>
      !/(?:\S[ ]?[-+*/^·×÷−]|\d ?:|[(){}\\^/])\s?$/.test(folded.slice(0, index)) &&
      !/^(?:[a-zа-я](?![a-zа-я])| [xyzabcхуab](?![a-zа-я])|\s?[-+*/^({\\·×÷−]|\s?=)/iu.test(
        folded.slice(index + length),
      ),
  )

function numbersIn(expr: Expr): number[] {
  if (expr.kind === 'number') return [Math.abs(realAt(expr, {}))]
  if (expr.kind === 'name' || expr.kind === 'constant') return []
  if (expr.kind === 'call') return expr.args.flatMap(numbersIn)
  return 'of' in expr ? numbersIn(expr.of) : [...numbersIn(expr.left), ...numbersIn(expr.right)]
}

/** Statements that the core reads in a text as in a student's message, in dollars or bare. */
export const statementsIn = remembered(readStatements)
function readStatements(told: string, language: Language): Statement[] {
  // "Subtract 3: -4x > 16": the line behind what was done, no quotient.
  const text = told.replace(/(?<=\d): (?=[-−]?\d*[a-z](?![a-z])[^:\n]*[<>=≤≥])/giu, '\n')
  const formulas = [...text.matchAll(/\$\$?([^$]+)\$\$?|\\[([](.+?)\\[)\]]|`([^`]+)`/gs)].map(
    (match) => match[1] ?? match[2] ?? match[3]!,
  )
  const rest = text.replace(/\$\$?[^$]+\$\$?/g, ' ; ').replace(/\*\*|[_`]/g, ' ')
  return [...formulas, ...rest.split('\n')].flatMap((piece) =>
    /[\d=]/.test(piece)
      ? readMessage(piece, language).lines.flatMap((line) => ('statement' in line ? [line.statement] : []))
      : [],
  )
}

const withoutRepeats = (lines: readonly Statement[]): Statement[] => [
  ...new Map(lines.map((line) => [latexOfStatement(line), line])).values(),
]

/**
 * The formulas of a text as the guard reads them in a draft. What a student wrote between words, "i got (x-8)(x+3) so",
 * is then known when a reply repeats it.
 */
const formulasSaid = remembered((text: string, language: Language): Statement[] =>
  formulasOf(text, language).flatMap(({ parts, signs }) => {
    const exprs = parts.flatMap(({ expr }) => expr ?? [])
    if (exprs.length < parts.length) return exprs.map(expression)
    const pairs = signs.flatMap((sign, at): Statement[] => {
      const [left, right] = [exprs[at]!, exprs[at + 1]!]
      if (sign === '=') return [equation(left, right)]
      return sign === '<' || sign === '>' || sign === '<=' || sign === '>=' ? [inequality(left, sign, right)] : []
    })
    return [...exprs.map(expression), ...pairs]
  }),
)

/** Equations of a statement. */
export const equationsOf = (statement: Statement): readonly Equation[] =>
  statement.kind === 'equation'
    ? [statement]
    : statement.kind === 'cases'
      ? statement.cases
      : statement.kind === 'system'
        ? statement.lines.filter((each): each is Equation => each.kind === 'equation')
        : []
