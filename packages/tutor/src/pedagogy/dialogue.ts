import type { Intent } from '@lumi/contracts/chat'
import { isStory } from '../dialogue/story/detect.ts'
import { openStory, withStory } from '../dialogue/story/index.ts'
import { namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { isQuestion } from '../math/questions.ts'
import type { ReadLine, StatementLine, Unread } from '../math/reading.ts'
import { readMessage } from '../math/reading.ts'
import { readTask, readTaskInWords } from '../math/task-reading.ts'
import { asksBeyond } from '../math/tasks/follow-up-questions.ts'
import { mayTellTask } from '../math/tasks/read.ts'
import { countsInWords } from '../math/tasks/signals.ts'
import type { Unit } from '../math/units.ts'
import { readWritten, writeStatement } from '../math/written.ts'
import { answerToQuestion, namedStep, numberOnTheWay, whichNumber } from './aside.ts'
import { checkUnit, checkWork, isAwaitingUnit } from './checking.ts'
import { compareWith } from './compare.ts'
import { answerToCard } from './concept.ts'
import { contest } from './contest.ts'
import type { Expects } from './expects.ts'
import { factReply } from './facts.ts'
import { isFishing } from './fishing.ts'
import { isOnlyFragment } from './fragment.ts'
import { giveHint } from './hints.ts'
import { intentsOf, type WordIntent } from './intents.ts'
import { belongs, judgeWork } from './judging.ts'
import { withKeyed } from './keyed.ts'
import { isMeasured, withMeasured } from './measured.ts'
import { againSolved, newProblem, orientAgain } from './new-problem.ts'
import { practise } from './practise.ts'
import { lineOf, problemContent, taskOf } from './problem.ts'
import { isNewTask, isPlainNumber, relation } from './relation.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { Problem } from './state.ts'
import { onlyUnit, splitUnit } from './stated-unit.ts'
import { chosenReading } from './which-reading.ts'
import { askedForAnswer, withWords } from './words-only.ts'

/** Decides what the student wants and answers it, never twice in a row in the same words. Changes the turn's state. */
export function converse(turn: Turn, text: string, intent: Intent | undefined): Reply {
  const { state, voice } = turn
  const expected = state.expects
  state.expects = null
  const reply = answer(turn, text, intent, expected)
  const asked = voice.asked()
  if (asked && !state.expects && reply.text.includes(asked.question)) state.expects = { by: 'step', ...asked }
  const said = shortForm(reply.text)
  // A rung that was opened before is shown as it was.
  const isAgain = said === state.lastSaid && reply.move !== 'hint.again'
  state.lastSaid = said
  return isAgain ? { ...reply, text: voice.say('once-more', { text: reply.text }) } : reply
}

function shortForm(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) | 0
  return sum
}

function answer(turn: Turn, text: string, intent: Intent | undefined, expected: Expects | null): Reply {
  const { voice, state } = turn
  if (intent?.kind === 'practice') return practise(turn, { words: text.toLowerCase(), intent })
  const story = withStory(turn, { text, intent, expected, wants: intentsOf(readMessage(text, voice.language).words) })
  if (story) return story
  const isAsked = state.keyed !== null && !state.keyed.over
  if (intent?.kind === 'hint' && !isAsked) return giveHint(turn, intent.level ?? null)

  const open = state.problem && !state.problem.solved ? state.problem : null
  if (open && isAwaitingUnit(open)) {
    const unit = onlyUnit(text)
    if (unit) return checkUnit(turn, open, unit)
  }
  if (intent === undefined && expected?.by.startsWith('card.')) {
    const heard = answerToCard(turn, expected, text)
    if (heard) return heard
  }
  if (open && intent === undefined && expected) {
    const heard =
      expected.by === 'number.which'
        ? whichNumber(turn, open, expected, text)
        : answerToQuestion(turn, open, expected, text)
    if (heard) return heard
  }
  const meant = chosenReading(turn, text)
  if (meant) return newProblem(turn, [meant], [meant], [])
  const { text: plain, unit } = open?.unit
    ? splitUnit(text)
    : { text: open ? bareLetter(open, text) : text, unit: null }
  const reading = readMessage(plain, voice.language)
  const wants = intentsOf(reading.words)
  const said = open && intent === undefined ? yesOrNo(open, text) : null
  if (open && said !== null) return checkWork(turn, open, [{ statement: { kind: 'truth', value: said }, source: text }])
  const keyed = withKeyed(turn, text, reading, wants, intent)
  if (keyed) return keyed
  // Compares itself with the reader of school tasks where both know the text: units, a ladder, and no formula given away.
  const measured = withMeasured(turn, text, wants, intent)
  if (measured) return measured
  const asked = state.asked
  state.asked = null
  if (asked !== null && state.problem) {
    const resolved = resolveAsked(turn, asked, wants, reading.lines.length > 0)
    if (resolved) return resolved
  }
  const statements = reading.lines.filter((line): line is StatementLine => 'statement' in line)
  // "Is it more than 10?" names a number and is no answer.
  const isGuessing = open !== null && intent === undefined && isFishing(text)
  const areNumbers = statements.every(({ statement }) => statement.kind === 'values' || isPlainNumber(statement))
  if (isGuessing && areNumbers) return askedForAnswer(turn)
  const namesOnlyAmount = statements.length <= 1 && statements.every(({ statement }) => statement.kind === 'expression')
  const named = open && intent === undefined && namesOnlyAmount ? namedStep(turn, open, text) : null
  if (named) return named
  const worded = taskInWords(turn, text, statements)
  if (!open && intent === undefined && asksBeyond(text) && !answersBeyond(text, worded?.lines[0]?.statement))
    return openStory(turn, text)
  const fact = worded && intent === undefined ? factReply(turn, worded.lines[0]!.statement, worded.unit) : null
  if (fact) return fact
  if (worded && intent === undefined) return newProblem(turn, worded.lines, worded.lines, [], worded.unit)
  if (intent?.kind === 'contest' || (wants.includes('contest') && statements.length === 0)) return contest(turn)
  if (!open && intent === undefined && isOnlyFragment(text, reading.words, statements)) return openStory(turn, text)
  if (!open && intent === undefined && isTale(text, statements, voice.language)) return openStory(turn, text)
  if (statements.length > 0 && !asksAboutNotion(wants, statements)) {
    const meantWants = asksForLetter.test(text) ? wants.filter((want) => want !== 'simplify') : wants
    return withMathematics(turn, reading.lines, statements, meantWants, intent, unit)
  }
  if (intent?.kind === 'check' && reading.lines.length === 0) return plainReply('check-what', voice.say('check-what'))
  if (intent?.kind === 'answer' && reading.lines.length === 0) return askedForAnswer(turn)
  if (reading.numbersInProse >= 2 && (isStory(text, voice.language) || !open)) return openStory(turn, text)
  const byWords = withWords(turn, wants, reading.words, text)
  if (byWords) return byWords
  const [unread] = reading.lines.filter((line): line is Unread => !('statement' in line))
  if (unread) return notRead(turn, unread)
  return plainReply('nonsense', voice.say(reading.words.length > 600 || text.length > 1500 ? 'too-long' : 'nonsense'))
}

/** "Calculate c in 4c - 9 = 2c + 1" is solved, not shortened. */
const asksForLetter =
  /(?<!\p{L})(?:calculate|determine|вычисли\p{L}*)\s+[a-z]\s*(?:[.?]?\s*$|(?:,|in|if|so|such|given|when|если|из)(?!\p{L}))/iu

/** The answer to a question that asks whether something is so; null where the open task asks for something else. */
function yesOrNo(problem: Problem, text: string): boolean | null {
  const task = taskOf(problem)
  const isAsked =
    task.kind === 'request' &&
    (task.operation === 'lies-on' || (task.operation === 'compare' && task.values !== undefined))
  if (!isAsked) return null
  if (/^\s*(?:yes|yep|yeah|true|it (?:is|does)|да|верно|принадлежит|лежит)\s*[.!]*\s*$/iu.test(text)) return true
  return /^\s*(?:no|nope|false|it (?:is not|isn't|does not|doesn't)|нет|неверно|не (?:принадлежит|лежит))\s*[.!]*\s*$/iu.test(
    text,
  )
    ? false
    : null
}

/** `x` alone is an answer where the task is about x; elsewhere it is no mathematics. */
function bareLetter(problem: Problem, text: string): string {
  const letter = /^\s*(-?)([a-zхуа])\s*[.!?]*\s*$/iu.exec(text)
  const plain = letter?.[2]?.replace('х', 'x').replace('у', 'y').replace('а', 'a')
  return plain && namesOf(taskOf(problem)).includes(plain) ? `${letter![1]}1${plain}` : text
}

/** Only a question about a result answers one, and none of them takes the cube of it. */
const answersBeyond = (text: string, task: StatementLine['statement'] | undefined) =>
  task?.kind === 'request' &&
  (isQuestion(task.operation)
    ? !/^root-/.test(task.operation) ||
      !/cube|square|half|double|twice|reciprocal|куб|квадрат|половин|удвоенн|утроенн|модул/iu.test(text)
    : ['nearest', 'round', 'ranked'].includes(task.operation))

/** A question about things that are counted or compared, with no formula of its own: nobody asks for practice with it. */
const isTale = (text: string, statements: readonly StatementLine[], language: Language) =>
  isStory(text, language) &&
  statements.every(({ statement }) => statement.kind === 'expression' && isPlainNumber(statement)) &&
  (/\d/.test(text) ? /\?/.test(text) || text.split(/[.!?]\s/).length > 1 : countsInWords(text) > 1)

/** "What is a discriminant, D = ...?" asks about the notion, not about the formula in it. */
const asksAboutNotion = (wants: readonly WordIntent[], statements: readonly StatementLine[]) =>
  wants.includes('concept') &&
  statements.every(({ statement }) => statement.kind === 'expression' && isPlainNumber(statement))

function notRead(turn: Turn, line: Unread): Reply {
  const { voice } = turn
  if (line.reason === 'inequality' || line.reason === 'function') return plainReply(line.reason, voice.say(line.reason))
  if (line.reason === 'too-long') return plainReply('too-long', voice.say('too-long'))
  const tooBig: readonly Unread['reason'][] = ['exponent-too-big', 'number-too-big', 'too-deep', 'too-many-letters']
  if (tooBig.includes(line.reason)) {
    return plainReply('too-big', voice.say('too-big'))
  }
  const source = `\`${line.source.replaceAll('`', "'").slice(0, 80)}\``
  return {
    move: 'unreadable',
    text: voice.say('unreadable', { source }),
    content: { badge: null, verdict: 'cannot-check' },
  }
}

/** "Factor ...", "find the derivative of ...", "how many metres are in 3 km": tasks that a formula alone does not tell. */
function taskInWords(
  { state, voice }: Turn,
  text: string,
  statements: readonly StatementLine[],
): { lines: StatementLine[]; unit: string | null } | null {
  if (!mayTellTask(text)) return null
  const isOpen = state.problem !== null && !state.problem.solved
  const inWords = isOpen && text.split(/\s+/).length < 4 ? null : readTaskInWords(text, voice.language)
  const told = inWords ?? readTask(text, voice.language)
  if (!told) return null
  const [first] = statements
  // What stands there as a formula is left to the reader of formulas.
  const isFormula = first !== undefined && writeStatement(first.statement) === writeStatement(told.task)
  const isTold = told.task.kind === 'request' || (inWords !== null && !isFormula)
  if (!isTold || (isOpen && writeStatement(told.task) === state.problem?.task)) return null
  return { lines: [{ statement: told.task, source: text.slice(0, 200) }], unit: told.unit ?? null }
}

// ---- Messages with mathematics in them -----------------------------------------------------------------------------

function withMathematics(
  turn: Turn,
  lines: readonly ReadLine[],
  statements: readonly StatementLine[],
  wants: readonly WordIntent[],
  intent: Intent | undefined,
  unit: Unit | null,
): Reply {
  const { state, voice } = turn
  const { problem } = state
  const first = statements[0]!.statement
  const asksToSolve = wants.includes('solve') || wants.includes('simplify') || wants.includes('factor')
  if (!problem || problem.solved) {
    const isOld = problem !== null && !isMeasured(problem) && !asksToSolve && writeStatement(first) !== problem.task
    if (problem && isOld && belongs(judgeWork(problem, lines))) {
      return againSolved(turn, problem)
    }
    return newProblem(turn, lines, statements, wants)
  }
  // Work on it was read before; what is left is another task.
  if (isMeasured(problem)) return newProblem(turn, lines, statements, wants)
  problem.lastWork = lines
    .map((line) => ('statement' in line ? writeStatement(line.statement) : ''))
    .filter((each) => each !== '' && each.length < 400)
    .slice(-3)
    .join('\n')
  if (intent?.kind === 'check' || intent?.kind === 'answer') return checkWork(turn, problem, lines, unit)
  const isTaskAgain = writeStatement(first) === problem.task
  if (isTaskAgain && statements.length === 1) return orientAgain(turn, problem, 'orient')
  const judged = judgeWork(problem, lines)
  if (belongs(judged) && !(asksToSolve && !isTaskAgain && isNewTask(problem, first)))
    return checkWork(turn, problem, lines, unit)
  if (wants.includes('compare')) return compareWith(turn, problem, lines, unit)
  if (asksToSolve && isNewTask(problem, first)) return newProblem(turn, lines, statements, wants)
  const onTheWay = intent === undefined && numberOnTheWay(turn, problem, statements)
  if (onTheWay) return onTheWay
  switch (relation(problem, first, judged)) {
    case 'step':
      return checkWork(turn, problem, lines, unit)
    case 'new':
      return newProblem(turn, lines, statements, wants)
    default: {
      state.asked = writeStatement(first)
      const values = { line: voice.line(first), problem: voice.line(lineOf(problem)) }
      return {
        move: 'step-or-new',
        text: voice.say('step-or-new', values),
        content: { ...problemContent(problem, voice), badge: null },
      }
    }
  }
}

function resolveAsked(turn: Turn, asked: string, wants: readonly WordIntent[], hasMathematics: boolean): Reply | null {
  if (hasMathematics || !turn.state.problem) return null
  const statement = readWritten(asked)
  const lines = [{ statement, source: '' }]
  if (wants.includes('is-new')) return newProblem(turn, lines, lines, [])
  if (wants.includes('is-step')) return checkWork(turn, turn.state.problem, lines)
  return null
}
