import { findCard } from '../concepts/find.ts'
import { undenied } from '../language/denial.ts'
import { directTexts } from '../language/direct-texts.ts'
import { valueWords } from '../language/value-words.ts'
import { type Expr, equation, type Inequality, isClosed, name, namesOf, type Statement } from '../math/ast.ts'
import { substituted } from '../math/check.ts'
import { exactValue } from '../math/polynomial.ts'
import { readMessage } from '../math/reading.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { holdsAt, numberIn, sidesAt, type Tried } from './after-checks.ts'
import { tellBeside } from './concept.ts'
import { isJudged, judgeWork } from './judging.ts'
import { isMeasured } from './measured.ts'
import { lineOf, problemContent, taskOf, wholeSolution } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'
import type { Message } from './understand.ts'

/**
 * Questions about values of the unknown in an equation or inequality, open or solved: "is -4 in it?", "why did 4 not
 * work?", "how is it -15 when x is 0?", and values that a student puts in as a test. They are answered by putting the
 * value in; none of it is a step or an answer.
 */
export function valuesAsked(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, typed, intent } = message
  const { problem, story } = turn.state
  if (intent !== undefined || !problem || isMeasured(problem) || (story !== null && !story.isParked)) return null
  const text = plain(typed)
  const order = orderAsked(turn, problem, typed) ?? turnAsked(turn, problem, typed, text, answer)
  if (order) return order
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  if ((task.kind !== 'equation' && task.kind !== 'inequality') || unknown === null) return null
  return (
    sideAsked(turn, problem, task, unknown, text) ??
    membershipAsked(turn, problem, task, unknown, text) ??
    ownTest(turn, problem, task, unknown, text, answer)
  )
}

/** Of a solved task: why a value is no solution, and when the sign turns. Checks have moves of their own. */
export function whyAfterwards(message: Message, answer: (text: string) => Reply): Reply | null {
  const words = valueWords[message.turn.voice.language]
  const text = plain(message.typed)
  return words.why.test(text) || words.turns.test(text) ? valuesAsked(message, answer) : null
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('−', '-')

type TextKey = keyof (typeof directTexts)['en']
const tell = ({ voice }: Turn, key: TextKey, values: Record<string, string> = {}): string =>
  voice.choose(`direct.${key}`, directTexts[voice.language][key], values)

const reply = ({ voice }: Turn, problem: Problem, move: string, text: string): Reply => ({
  move,
  text,
  content: { ...problemContent(problem, voice), badge: null },
  free: true,
})

/** The first value that one of the patterns finds. */
function valueFound(text: string, patterns: readonly RegExp[]): Expr | null {
  for (const pattern of patterns) {
    const digits = pattern.exec(text)?.[1]
    const value = digits === undefined ? null : numberIn(digits)
    if (value) return value
  }
  return null
}

const shownAt = ({ voice }: Turn, task: Tried, unknown: string, value: Expr) => ({
  value: voice.line(equation(name(unknown), value)),
  claim: claimAt(voice.line(sidesAt(task, unknown, value)), task, unknown, value),
})

/** A false equality is not shown as one. */
const claimAt = (line: string, task: Tried, unknown: string, value: Expr) =>
  task.kind === 'equation' && holdsAt(task, unknown, value) === false ? line.replace(' = ', ' \\overset{?}{=} ') : line

/** "Is -4 in it?", "why did 4 not work?" */
export function membershipAsked(
  turn: Turn,
  problem: Problem,
  task: Tried,
  unknown: string,
  text: string,
): Reply | null {
  const words = valueWords[turn.voice.language]
  const value = valueFound(text, words.asks)
  if (!value) return null
  const doesFit = holdsAt(task, unknown, value)
  if (doesFit === null) return null
  const shown = shownAt(turn, task, unknown, value)
  const key: TextKey =
    !doesFit && words.why.test(text) ? 'put.why' : !problem.solved ? 'put.open' : doesFit ? 'put.true' : 'put.false'
  return reply(turn, problem, 'value.asked', tell(turn, key, shown))
}

/** "How is it -15 when x is 0? 5x0 - 3 = -3": the side with that value is written out. */
function sideAsked(turn: Turn, problem: Problem, task: Tried, unknown: string, text: string): Reply | null {
  const { voice } = turn
  const found = valueWords[voice.language].comesOut.exec(text)
  const [result, at] = [found?.[1], found?.[2]].map((digits) => (digits === undefined ? null : numberIn(digits)))
  if (!result || !at) return null
  const side = [task.left, task.right].find(
    (each) => !isClosed(each) && sameValue(substituted(each, unknown, at), result) === 'verified',
  )
  if (!side) return null
  const values = { value: voice.line(equation(name(unknown), at)), side: voice.formula(substituted(side, unknown, at)) }
  return reply(turn, problem, 'value.side', tell(turn, 'side', values))
}

/** "If x is 0 then 7 - 0 = 7 and that is not more than 19": evidence, whatever was written before. */
function ownTest(
  turn: Turn,
  problem: Problem,
  task: Tried,
  unknown: string,
  text: string,
  answer: (text: string) => Reply,
): Reply | null {
  const { voice } = turn
  const words = valueWords[voice.language]
  const value = valueFound(text, [words.tries])
  // The solution of an equation is an answer, and a solved task has moves of its own for checks.
  if (!value || problem.solved || task.kind !== 'inequality') return null
  const doesFit = holdsAt(task, unknown, value)
  if (doesFit === null) return null
  const shown = shownAt(turn, task, unknown, value)
  const behind = text.slice(words.tries.exec(text)?.index ?? 0)
  const isWorked = /\d\s*[<>≤≥=]/u.test(behind) || /\d\s*[-+]\s*\d/u.test(behind)
  const line = solutionBehind(text, unknown, voice.language)
  const agrees = doesFit
    ? undenied(words.holds, behind) !== null && !words.fails.test(behind)
    : words.fails.test(behind)
  if (!isWorked && !agrees) return reply(turn, problem, 'value.look', tell(turn, 'test.look', shown))
  if (!agrees) return reply(turn, problem, 'value.look', tell(turn, 'test.look', shown))
  const tested = tell(turn, doesFit ? 'test.true' : 'test.false', shown)
  if (line === null) return reply(turn, problem, 'value.tested', tested)
  // The line that follows from the test is the answer.
  const judged = answer(line)
  const [first = ''] = /^[^.?!]*(?:\$[^$]*\$[^.?!$]*)*[.]/u.exec(tested) ?? []
  return { ...judged, text: first === '' ? judged.text : `${first.trim()} ${judged.text}` }
}

/** "... so x < -4": the last inequality for the unknown, where it stands at the end. */
function solutionBehind(text: string, unknown: string, language: 'en' | 'ru'): string | null {
  const letters = unknown === 'x' ? '[xх]' : unknown
  const link = language === 'ru' ? '(?:тогда|значит|то есть|получается)' : '(?:so|then|its|it is|means)'
  const found = regExpOf(
    `${link}[^.?!\\d]{0,20}(${letters}\\s*(?:<=|>=|[<>≤≥])\\s*-?\\d+(?:[.,/]\\d+)?)\\s*[.?!]*$`,
    'u',
  ).exec(text)
  return found?.[1]?.replace('х', 'x') ?? null
}

/** "Why is -2 > -3, 3 is bigger?": the order of negative numbers. */
function orderAsked(turn: Turn, problem: Problem, typed: string): Reply | null {
  const { voice } = turn
  if (!valueWords[voice.language].why.test(plain(typed))) return null
  const isOrder = (statement: Statement) =>
    statement.kind === 'inequality' &&
    namesOf(statement).length === 0 &&
    [statement.left, statement.right].some((side) => (exactValue(side)?.n ?? 0n) < 0n) &&
    isTrueOrder(statement)
  const lines = readMessage(typed.replaceAll(/[?!]+/g, '.\n'), voice.language).lines
  if (!lines.some((line) => 'statement' in line && isOrder(line.statement))) return null
  const card = findCard(orderCard, voice.language)
  const told = card && tellBeside(turn, card, 'why')
  if (!told) return null
  const back = problem.solved ? '' : `\n\n${voice.say('card.in-task', { line: voice.line(lineOf(problem)) })}`
  return reply(turn, problem, 'card', `${told}${back}`)
}
/** `-2 > -3` */
function isTrueOrder({ left, right, relation }: Inequality): boolean {
  const [a, b] = [exactValue(left), exactValue(right)]
  if (!a || !b) return false
  const gap = a.n * b.d - b.n * a.d
  return relation.startsWith('<') ? gap < 0n : gap > 0n
}

const orderCard = 'integers.compare'

/** "Do I always flip it?", "and when I only take away, like x + 5 < 2?" */
function turnAsked(
  turn: Turn,
  problem: Problem,
  typed: string,
  text: string,
  answer: (text: string) => Reply,
): Reply | null {
  const { voice } = turn
  const words = valueWords[voice.language]
  const isAbout = taskOf(problem).kind === 'inequality'
  if (!isAbout || !words.turns.test(text) || !words.turnsWhen.test(text)) return null
  const lines = readMessage(typed, voice.language).lines.flatMap((line) =>
    'statement' in line ? [line.statement] : [],
  )
  const own = lines.filter((each) => each.kind === 'inequality' && namesOf(each).length > 0)
  const isAsked =
    text.includes('?') || /(?<!\p{L})(?:do (?:i|u|you|we)|does it|нужно ли|меняется ли)(?!\p{L})/u.test(text)
  // "Take away 5, so x > -3, I flip it because of the minus?": a step, wrong for the reason that is asked about.
  const [example, ...others] = own
  const isStep = example !== undefined && !problem.solved
  if (!isAsked || others.length > 0 || words.why.test(text)) return null
  const isRight =
    isStep &&
    judgeWork(problem, [{ statement: example, source: '' }]).every(
      (each) => isJudged(each) && each.judgement.kind === 'right',
    )
  if (isRight) return null
  const told = tell(turn, 'turns')
  if (isStep) return reply(turn, problem, 'sign.turns', told)
  if (example?.kind !== 'inequality') return reply(turn, problem, 'sign.turns', told)
  const source = /(?<![-\dxх+* ])[-\dxх+* ]*[xх][-\d+*x ]*\s{0,3}(?:<=|>=|[<>≤≥])\s*-?\d+/u
    .exec(text)?.[0]
    ?.replaceAll('х', 'x')
  if (!source) return reply(turn, problem, 'sign.turns', told)
  const opened = answer(source.trim())
  const statement = told.replace(/(?<![^.])[^.]*\?$/u, '')
  return { ...opened, text: `${statement} ${tell(turn, 'turns.try', { line: voice.line(example) })}` }
}
