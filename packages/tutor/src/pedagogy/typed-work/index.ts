import { saidLogs } from '../../language/said-logs.ts'
import { typedWork as typedWords } from '../../language/typed-work.ts'
import { type Expr, equation, isClosed, namesOf, request, type Statement } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { solve } from '../../math/solve.ts'
import { writeSpoken } from '../../math/spoken.ts'
import { substitute } from '../../math/substitute.ts'
import { writeStatement } from '../../math/written.ts'
import { checkWork, misconceptionWords } from '../checking.ts'
import { momentOf, putBack as restore } from '../moment.ts'
import { newProblem } from '../new-problem.ts'
import { linesBy } from '../own-results.ts'
import { withoutHaste, withoutPlea } from '../plea-numbers.ts'
import { problemContent, remainingSteps, taskOf, wholeSolution } from '../problem.ts'
import type { Reply, Turn } from '../reply.ts'
import type { SecondReader } from '../second-readers.ts'
import { isAssumed } from '../standing.ts'
import type { Problem } from '../state.ts'
import { tellsOnly } from '../tells.ts'
import { isIdle } from '../tried.ts'
import { fill, ruleWords } from '../wording.ts'
import { numbersAlone } from './numbers-alone.ts'
import { bothRoots, discriminantSaid, pairOfViete, squareCompleted } from './quadratic.ts'
import { backToUnknown, stepsFit } from './substitution.ts'
import { oneTermOff, termsSoFar, withConstant } from './terms.ts'
import { valueSlip } from './values.ts'
import { type Finding, says, type Work } from './work.ts'

/**
 * What work on a typed task shows besides the truth of its lines. The core compares lines; here it is looked what a line is
 * in the usual way of its kind: the value of a substituted letter, a discriminant and what is concluded from it, one term
 * of several that is off, an angle with its period in degrees. Each finding knows one of these. Only a reply that has no
 * cause yet, or that asks for the next step of work that has one, is replaced.
 */
export const typedWork: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || text.length > LONGEST) return reply
  const ofNumbers = isIdle(before.state) ? numbersAlone(turn, text, reply, putBack) : null
  if (ofNumbers) return ofNumbers
  const isFirst =
    isIdle(before.state) &&
    (tellsOnly(reply, 'nothing', 'no-task', 'unread', 'leads-on') || reply.move === 'not-in-reach')
  const fits = isFirst ? substituted(turn, linesOf(turn, text), putBack) : null
  if (fits) return fits
  const { problem } = turn.state
  if (!problem || isAssumed(problem) || problem.solved) return withoutProblem(turn, text, before, putBack, reply)
  const isOpenBefore = before.state.problem?.id === problem.id
  if (!isWeak(reply) || taskOf(problem).kind === 'story') return reply
  const moment = momentOf(turn)
  const work = (): Work => ({ turn, problem: turn.state.problem ?? problem, text, reply })
  for (const finding of findings) {
    if (isOpenBefore && anew.includes(finding)) putBack()
    const found = turn.state.problem ? finding(work()) : null
    if (found) return withMarks(found, reply)
    restore(turn, moment)
  }
  return reply
}

/** The same verdict with more to say leaves the marks beside the lines as they are. */
function withMarks(found: Reply, { content: { lines, verdict } }: Reply): Reply {
  const isSame = found.content.lines === undefined && found.content.verdict === verdict
  return lines && isSame ? { ...found, content: { ...found.content, lines } } : found
}

const LONGEST = 400

/** Names no cause, or asks for more. */
const isWeak = (reply: Reply): boolean =>
  tellsOnly(reply, 'nothing', 'no-task', 'which', 'denies', 'unread', 'leads-on') ||
  /^(?:wrong\.(?:unknown|value|request|sign-kept|answer|extraneous-root|no-common-denominator)|right(?:\.several|\.pair|\.part)?|missing-(?:constant|root)|card(?:\.usual)?|hint\.nudge)$/.test(
    reply.move,
  )

/** A series of angles with its period: what is missing is the other place on the circle. */
const otherPlace: Finding = ({ turn, problem, text, reply }) => {
  const isTrigonometric = /sin|cos/.test(problem.task)
  if (reply.move !== 'missing-root' || !isTrigonometric || !/(?:π|pi|пи|360|180)\s*°?\s*[·*]?\s*[nkнкm]/iu.test(text))
    return null
  const line = /\$[^$]+\$/u.exec(reply.text)?.[0] ?? ''
  return says(turn, problem, 'other-place', { line }, 'correct-but')
}

/** An angle and its period in degrees, as one in radians. */
const inDegrees: Finding = ({ turn, problem, text }) => {
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  const isAngle = task.kind === 'equation' && unknown !== null && /sin|cos|tan|cot/.test(problem.task)
  const period =
    /(?<!\p{L})([xх])\s*=\s*((?:±|[-−]|\(-1\)\^[nk]\s*[·*]?\s*)?)(\d{1,3})°?\s*\+\s*(180|360)\s*°?\s*[·*]?\s*([nkнк])/iu.exec(
      text,
    )
  if (!isAngle || !period) return null
  const [, , sign = '', angle = '', turnBy = ''] = period
  const own = `${unknown} = ${sign.replace('−', '-')}${angle}π/180 + ${turnBy === '360' ? '2πn' : 'πn'}`
  const judged = checkWork(turn, problem, linesBy(turn, own))
  if (judged.content.verdict === undefined || judged.content.verdict === 'cannot-check') return null
  const shown = inDegreesAgain(judged, period[0])
  return otherPlace({ turn, problem, text, reply: shown }) ?? shown
}

/** The student's own line is shown, and not the one in radians. */
const inDegreesAgain = (reply: Reply, line: string): Reply => ({
  ...reply,
  text: reply.text.replace(/\$x = [^$]*\$/u, `$${line.replace(/°/g, '^\\circ').replace(/[хХ]/g, 'x')}$`),
})

/** |u| < a with only u < a. */
const halfModulus: Finding = ({ turn, problem, text, reply }) => {
  const task = taskOf(problem)
  if (!/^(?:wrong\.|cannot)/.test(reply.move) || task.kind !== 'inequality' || !/^<=?$/.test(task.relation)) return null
  const { left, right } = task
  if (left.kind !== 'call' || left.fn !== 'abs' || !isClosed(right)) return null
  const inner = left.args[0]!
  const { voice } = turn
  const shown = (expr: Expr) => voice.formula(expr).replaceAll('$', '')
  const lines = linesBy(turn, text)
    .flatMap((line) => ('statement' in line ? [line.statement] : []))
    .flatMap((line): Statement[] => (line.kind === 'system' ? [...line.lines] : [line]))
  const isHalf = lines.some(
    (line) =>
      line.kind === 'inequality' &&
      /^<=?$/.test(line.relation) &&
      shown(line.left) === shown(inner) &&
      isClosed(line.right),
  )
  const isBoth = lines.some((line) => line.kind === 'inequality' && /^>=?$/.test(line.relation))
  if (!isHalf || isBoth) return null
  const values = {
    task: voice.line(task),
    inner: voice.formula(inner),
    bound: voice.formula(right),
    boundPlain: shown(right),
  }
  return says(turn, problem, 'half-modulus', values, 'correct-but')
}

/** Only the root is told, and two slips lead to it: a minus before a bracket is the usual one. */
const minusBeforeBracket: Finding = ({ turn, problem, text, reply }) => {
  const task = taskOf(problem)
  const { unknown } = wholeSolution(problem)
  if (reply.move !== 'wrong.sign-kept' || task.kind !== 'equation' || unknown === null) return null
  const value = linesBy(turn, text)
    .flatMap((line) => ('statement' in line ? [line.statement] : []))
    .find((line) => line.kind === 'equation' && line.left.kind === 'name' && isClosed(line.right))
  const wrong = [task.left, task.right].map(withFirstSignOnly)
  if (value?.kind !== 'equation' || wrong.every((each) => each === null)) return null
  const other = equation(wrong[0] ?? task.left, wrong[1] ?? task.right)
  const at = substitute(other.left, unknown, value.right)
  const isSo = Math.abs(realAt(at, {}) - realAt(substitute(other.right, unknown, value.right), {})) < 1e-9
  if (!isSo) return null
  const words = misconceptionWords({ id: 'minus-before-bracket', facts: {} }, problem, turn.voice)
  const line = turn.voice.line(value)
  return {
    ...reply,
    move: 'wrong.minus-before-bracket',
    text: turn.voice.say('wrong', { ...words, step: fill(turn.voice.texts.step, { number: '1' }), line }),
  }
}

/** a - (b - c) as a - b - c; null without such a bracket. */
function withFirstSignOnly(expr: Expr): Expr | null {
  if (expr.kind === 'subtract') {
    const { left, right } = expr
    if (right.kind === 'add' || right.kind === 'subtract') {
      const turned = right.kind === 'add' ? 'add' : 'subtract'
      return { kind: turned, left: { kind: 'subtract', left, right: right.left }, right: right.right }
    }
  }
  if (expr.kind !== 'add' && expr.kind !== 'subtract') return null
  const [left, right] = [withFirstSignOnly(expr.left), withFirstSignOnly(expr.right)]
  return left || right ? { ...expr, left: left ?? expr.left, right: right ?? expr.right } : null
}

/** Right, and the student asks how to go on: the question of the next step, not "what is next?". */
const whatNext: Finding = ({ turn, problem, text, reply }) => {
  if (!/^right(?:\.several)?$/.test(reply.move) || !typedWords[turn.voice.language].goesOn.test(text)) return null
  const [step] = remainingSteps(problem)
  if (!step) return null
  const { voice } = turn
  const question = voice.choose(`nudge.${step.rule}`, ruleWords(step, voice).nudge)
  const [right = ''] = /^[^.!?]*[.!?](?=\s|$)/u.exec(reply.text) ?? []
  return { ...says(turn, problem, 'go-on', { right, question }, 'correct'), move: 'right.next' }
}

/** A usual slip in one calculation. */
const ofValue: Finding = ({ turn, problem, text, reply }) => {
  if (!/^(?:wrong\.(?:value|no-common-denominator|unknown)|value\.line)$/.test(reply.move)) return null
  const value = lastValue(turn, text)
  const slip = value === null ? null : valueSlip(turn, taskOf(problem), value)
  return slip && says(turn, problem, slip.key, slip.values, 'incorrect')
}

function lastValue(turn: Turn, text: string): number | null {
  const lines = linesBy(turn, text).flatMap((line) => ('statement' in line ? [line.statement] : []))
  const line = lines.at(-1)
  const expr =
    line?.kind === 'expression'
      ? line.value
      : line?.kind === 'chain'
        ? line.parts.at(-1)
        : line?.kind === 'values'
          ? line.values.at(-1)
          : null
  return expr && isClosed(expr) ? realAt(expr, {}) : null
}

/** "4/10 so 2/5": the first of them shows the slip, the last only reduces it. */
const firstOfTwo: Finding = ({ turn, problem, text, reply }) => {
  if (reply.move !== 'value.line') return null
  const [first, second] = text.match(/(?<![\d.,/])\d+\s?\/\s?\d+(?![\d.,/])/gu) ?? []
  if (first === undefined || second === undefined) return null
  const judged = checkWork({ ...turn, said: first }, problem, linesBy(turn, first))
  return /^wrong\.(?!unknown|value)/.test(judged.move) ? judged : null
}

/** "w = p - 2l / 2": right with a bracket around the top. */
const wholeDivided: Finding = ({ turn, problem, text, reply }) => {
  if (!/^wrong\./.test(reply.move)) return null
  const found = /([a-zх])\s*=\s*([^=/:,;]*[a-zх\d]\s*[-+−]\s*[^=/:,;]+?)\s*[/:]\s*(\d+|[a-zх])(?![\p{L}\d])/iu.exec(
    text,
  )
  if (!found) return null
  const [, letter = '', top = '', by = ''] = found
  const [before] = linesBy(turn, `${letter} = ${top} / ${by}`)
  const judged = checkWork(turn, problem, linesBy(turn, `${letter} = (${top}) / ${by}`))
  if (!before || !/^(?:solved|right)/.test(judged.move)) return null
  return says(turn, problem, 'whole-divided', { by: `$${by}$`, top: `$${top.trim()}$` }, 'correct-but')
}

/** u and du of an integral: tested at numbers. */
const innerFunction: Finding = ({ turn, problem, text }) => {
  const task = taskOf(problem)
  const found =
    /(?<!\p{L})u\s*=\s*([^,;=\n]+?)[,;\s]+(?:(?:so|and|then)\s+)?du\s*=\s*([^,;=\n]+?)\s*dx(?!\p{L})/iu.exec(text)
  if (task.kind !== 'request' || task.operation !== 'integrate' || !found) return null
  const [inner, change] = [found[1] ?? '', (found[2] ?? '').trim() || '1'].map((each) => {
    const [line] = linesBy(turn, each)
    return line && 'statement' in line && line.statement.kind === 'expression' ? line.statement.value : null
  })
  const [letter] = inner ? namesOf({ kind: 'expression', value: inner }) : []
  if (!inner || !change || letter === undefined) return null
  const isSo = [0.7, 1.3, 2.1].every((x) => {
    const slope = (realAt(inner, { [letter]: x + 1e-5 }) - realAt(inner, { [letter]: x - 1e-5 })) / 2e-5
    return Math.abs(slope - realAt(change, { [letter]: x })) < 1e-4
  })
  const shown = turn.voice.formula(inner).replaceAll('$', '')
  return isSo ? says(turn, problem, 'inner-function', { inner: shown }, 'correct') : null
}

/** "derivative = 1*e^(x-5)": a result beside the task that has opened without it. */
const derivativeSaid: Finding = ({ turn, problem, text, reply }) => {
  const task = taskOf(problem)
  if (!/^(?:orient|wrong\.unknown|card\.usual)$/.test(reply.move) || task.kind !== 'request') return null
  if (isStepOf.has(task.operation)) return derivativeOnTheWay(turn, problem, text)
  if (task.operation !== 'differentiate' || reply.move === 'card.usual') return null
  const words = typedWords[turn.voice.language]
  const is = words.isSaid.exec(text)
  const mark = words.derivative.exec(text)
  if (is && /\d|x/u.test(text.slice(is.index + is[0].length))) {
    const said = text.slice(is.index + is[0].length).replace(/[?!.]|\s\p{L}{4,}.*$/gu, '')
    const ofSaid = checkWork({ ...turn, said }, problem, linesBy(turn, said))
    if (ofSaid.content.verdict !== undefined && ofSaid.content.verdict !== 'cannot-check') return ofSaid
  }
  if (!mark) return null
  const own = formulaBehind(text, mark)
  const judged = /\d|x/u.test(own) ? checkWork(turn, problem, linesBy(turn, own)) : null
  return judged && judged.content.verdict !== undefined && judged.content.verdict !== 'cannot-check' ? judged : null
}

/** Tasks that begin with the derivative. */
const isStepOf: ReadonlySet<string> = new Set(['extrema', 'extreme-place', 'extreme-value'])

/** "Find the minimum of ..., derivative = ...": it is judged as the derivative, and the task stays the same. */
function derivativeOnTheWay(turn: Turn, problem: Problem, text: string): Reply | null {
  const task = taskOf(problem)
  const mark = typedWords[turn.voice.language].derivative.exec(text)
  const own = mark ? formulaBehind(text, mark) : ''
  if (task.kind !== 'request' || !/x/u.test(own)) return null
  const moment = momentOf(turn)
  const statement = { ...request('differentiate', task.subject), ...(task.unknown && { unknown: task.unknown }) }
  turn.state.problem = null
  newProblem(turn, [{ statement, source: '' }], [{ statement, source: '' }], [])
  const step = turn.state.problem as Problem | null
  const judged = step ? checkWork({ ...turn, said: own }, step, linesBy(turn, own)) : null
  restore(turn, moment)
  if (judged?.content.verdict !== 'incorrect') return null
  return { ...judged, content: { ...problemContent(problem, turn.voice), badge: null, verdict: 'incorrect' } }
}

/** The formula behind a mark, up to the next words. */
const formulaBehind = (text: string, mark: RegExpExecArray): string =>
  /^[^,;?!=]{1,60}?(?=\s+(?:\p{L}{2,}\s+)*\p{L}{2,}|\s*[,;?!=]|$)/u.exec(
    text.slice(mark.index + mark[0].length),
  )?.[0] ?? ''

/** "is x = -2 and x = 4 right for ...": the roots beside an equation that was opened without them. */
const rootsSaid: Finding = ({ turn, problem, text, reply }) => {
  const { unknown } = wholeSolution(problem)
  if (reply.move !== 'orient' || unknown === null || taskOf(problem).kind !== 'equation') return null
  const values = [
    ...text.matchAll(
      /(?<!(?:sin|cos|tan|tg|cot|ctg|log|ln|lg|[\d₀-₉]|[-+−*/·^(√]|\p{L}(?=[xх]))\s?)[xх][12₁₂]?\s*=\s*([-−]?\d+(?:[.,/]\d+)?)(?![\d.]*(?:\s*[-+*/^=(]|\p{L}))/giu,
    ),
  ].map(({ 1: value = '' }) => value.replace('−', '-').replace(',', '.'))
  if (values.length === 0 || values.length > 3) return null
  const judged = checkWork(turn, problem, linesBy(turn, values.map((each) => `${unknown} = ${each}`).join('; ')))
  return judged.content.verdict === undefined || judged.content.verdict === 'cannot-check' ? null : judged
}

/** |x + 3| = -2, with a number all the same. */
const negativeModulus: Finding = ({ turn, problem, reply }) => {
  const task = taskOf(problem)
  if (!reply.move.startsWith('wrong.') || task.kind !== 'equation') return null
  const { left, right } = task
  if (left.kind !== 'call' || left.fn !== 'abs' || !isClosed(right) || realAt(right, {}) >= 0) return null
  return says(turn, problem, 'negative-modulus', { value: turn.voice.formula(right) }, 'incorrect')
}

/** "answer x > 2?", "у меня 7": the result beside a task that was opened without it. */
const resultBeside: Finding = ({ turn, problem, text: typed, reply }) => {
  if (reply.move !== 'orient') return null
  const { voice } = turn
  const text = problem.unit === null ? withoutHaste(typed, voice.language) : withoutPlea(typed, voice.language)
  const mark = [...text.matchAll(new RegExp(typedWords[voice.language].result, 'giu'))].at(-1)
  if (!mark) return null
  const own =
    /^[^?!;,\n]{1,40}?(?=\s*(?:[?!;,\n]|\.\s|$|\s\p{L}{3,}))/u.exec(
      text.slice(mark.index + mark[0].length).trim(),
    )?.[0] ?? ''
  if (!/\d/.test(own) || (own.match(/\p{L}{2,}/gu) ?? []).length > 0) return null
  const judged = checkWork({ ...turn, said: own }, problem, linesBy(turn, own))
  const { verdict } = judged.content
  return verdict === undefined || verdict === 'cannot-check' || judged.move === 'wrong.unknown' ? null : judged
}

const findings: readonly Finding[] = [
  negativeModulus,
  resultBeside,
  otherPlace,
  wholeDivided,
  innerFunction,
  derivativeSaid,
  rootsSaid,
  discriminantSaid,
  bothRoots,
  squareCompleted,
  pairOfViete,
  backToUnknown,
  inDegrees,
  withConstant,
  oneTermOff,
  termsSoFar,
  halfModulus,
  minusBeforeBracket,
  firstOfTwo,
  ofValue,
  whatNext,
]
/** Judge again, so the line is not counted twice. */
const anew: readonly Finding[] = [
  resultBeside,
  wholeDivided,
  derivativeSaid,
  rootsSaid,
  discriminantSaid,
  bothRoots,
  inDegrees,
  withConstant,
  firstOfTwo,
]

// ---- No task of the core is open -------------------------------------------------------------------------------------

function withoutProblem(turn: Turn, text: string, before: Turn, putBack: () => void, reply: Reply): Reply {
  if (!isIdle(before.state)) return reply
  const { voice } = turn
  if (/^wrong\.(?:value|no-common-denominator)$/.test(reply.move)) {
    const said = writeSpoken(text.replace(saidLogs[voice.language], 'log_$1 '), voice.language)
    const equality = linesBy(turn, said).flatMap((line) => ('statement' in line ? [line.statement] : []))[0]
    if (equality?.kind !== 'chain') return reply
    const [task, ...others] = equality.parts
    const last = others.at(-1)
    const slip =
      task && last && isClosed(last) ? valueSlip(turn, { kind: 'expression', value: task }, realAt(last, {})) : null
    return slip ? { ...says(turn, null, slip.key, slip.values, 'incorrect') } : reply
  }
  if (reply.move === 'already-simple' && typedWords[voice.language].solves.test(text)) {
    const [line] = linesBy(turn, text)
    const task = line && 'statement' in line ? line.statement : null
    const [unknown, ...letters] = task ? namesOf(task) : []
    if (task?.kind !== 'expression' || unknown === undefined || letters.length > 0) return reply
    putBack()
    return says(turn, null, 'no-equals', { task: voice.line(task), unknown: `$${unknown}$` })
  }
  const rule = falseRule(turn, text, reply, putBack)
  if (rule) return rule
  const found = pairFound(turn, text, reply, putBack)
  if (found) return found
  const opened = openedFirst(turn, text, reply, putBack)
  if (opened) return opened
  if (reply.move !== 'not-in-reach') return reply
  const lines = linesBy(turn, text.replace(/[,;]\s/gu, '\n')).flatMap((line) =>
    'statement' in line ? [line.statement] : [],
  )
  const flat = lines.flatMap((line): Statement[] => (line.kind === 'system' ? [...line.lines] : [line]))
  return twoSystems(turn, flat, putBack) ?? reply
}

/** The lines of a message one by one, without what is said of the domain. */
function linesOf(turn: Turn, text: string): readonly Statement[] {
  if (!/\d.*=.*=/su.test(text)) return []
  return text
    .split(/[;\n]|,\s|\s?\.\s/u)
    .filter((piece) => piece.includes('='))
    .flatMap((piece) => linesBy(turn, piece))
    .flatMap((line) => ('statement' in line ? [line.statement] : []))
    .flatMap((line): Statement[] => (line.kind === 'system' ? [...line.lines] : [line]))
}

/** "(a+b)^2 = a^2+b^2, so (3+x)^2 = 9+x^2, right?": a rule that numbers refute. */
function falseRule(turn: Turn, text: string, reply: Reply, putBack: () => void): Reply | null {
  const { so, isIt } = typedWords[turn.voice.language]
  if (!tellsOnly(reply, 'nothing', 'unread', 'no-task', 'leads-on') && !/^(?:card|not-in-reach)/.test(reply.move))
    return null
  if (!isIt.test(text) && !text.includes('?')) return null
  const pieces = text.split(new RegExp(so.source, 'iu')).flatMap((piece) => piece.split(/[,;\n]/u))
  const claims = pieces
    .flatMap((piece) => linesBy(turn, piece))
    .flatMap((line) => ('statement' in line ? [line.statement] : []))
  const [rule, ...others] = claims.filter((each): each is Statement & { kind: 'equation' } => each.kind === 'equation')
  if (!rule || others.length !== 1 || namesOf(rule).length < 2) return null
  const claim = others[0]!
  const [letter, ...letters] = namesOf(claim)
  if (letter === undefined || letters.length > 0) return null
  const at = (side: Expr, x: number) => realAt(side, { [letter]: x })
  const x = [1, 2].find((each) => Math.abs(at(claim.left, each) - at(claim.right, each)) > 1e-9)
  if (x === undefined) return null
  putBack()
  const shown = (value: number) => `$${Math.round(value * 100) / 100}$`
  const values = {
    point: `$${letter} = ${x}$`,
    line: turn.voice.line(claim),
    left: shown(at(claim.left, x)),
    right: shown(at(claim.right, x)),
  }
  return says(turn, null, 'false-rule', values, 'incorrect')
}

/** Two lines in two letters, and numbers that were found by trying: they are put in. */
function pairFound(turn: Turn, text: string, reply: Reply, putBack: () => void): Reply | null {
  if (!tellsOnly(reply, 'nothing', 'unread', 'no-task', 'beyond') && reply.move !== 'not-in-reach') return null
  const pieces = text.split(/[,;\n]|\s(?=i\s)/u)
  const lines = pieces
    .flatMap((piece) => (/=/.test(piece) ? linesBy(turn, piece) : []))
    .flatMap((line) => ('statement' in line && line.statement.kind === 'equation' ? [line.statement] : []))
  const said = /(?<![\d.,])(-?\d+)\s*(?:and|и|,|;)\s*(-?\d+)(?![\d.,]*(?:\s*[-+*/^=]|[a-zх]))/iu.exec(
    pieces.filter((piece) => !/=/.test(piece)).join(' '),
  )
  const [one, two, ...others] = lines
  if (!said || !one || !two || others.length > 0) return null
  const [x, y, ...letters] = [...new Set([...namesOf(one), ...namesOf(two)])].sort()
  if (x === undefined || y === undefined || letters.length > 0) return null
  const numbers = [Number(said[1]), Number(said[2])]
  const holds = (at: Record<string, number>) =>
    lines.every(({ left, right }) => Math.abs(realAt(left, at) - realAt(right, at)) < 1e-9)
  const [a = 0, b = 0] = numbers
  if (!holds({ [x]: a, [y]: b }) && !holds({ [x]: b, [y]: a })) return null
  putBack()
  return says(turn, null, 'more-lines', { values: `$${a}$, $${b}$` }, 'correct-but')
}

/** What stands for an equation in a message that nobody has taken for one, with the work on it. */
function openedFirst(turn: Turn, text: string, reply: Reply, putBack: () => void): Reply | null {
  if (!tellsOnly(reply, 'nothing', 'unread', 'no-task') && reply.move !== 'card.usual') return null
  const plain = text
    .replace(/(?<![\p{L}\d])([xх])2(?=\s*[-+−=])/giu, '$1^2')
    .replace(/(?<=\d)([xх])2(?=\s*[-+−=])/giu, '$1^2')
  const own = [...plain.matchAll(equationIn)].map(([found]) => found)
  const task = own.find((each) => !/^\s*[a-zхD]\s*=/iu.test(each))
  if (task === undefined || own.filter((each) => each.includes('^2')).length > 1) return null
  const rest = plain.replace(task, ' ')
  if (!/\d/.test(rest)) return null
  const [line] = linesBy(turn, task)
  if (!line || !('statement' in line) || line.statement.kind !== 'equation' || namesOf(line.statement).length !== 1)
    return null
  const moment = momentOf(turn)
  putBack()
  const opened = newProblem(turn, [line], [line], [])
  const { problem } = turn.state
  if (problem && opened.move === 'orient') {
    const start = momentOf(turn)
    for (const finding of [discriminantSaid, rootsSaid]) {
      const found = finding({ turn, problem: turn.state.problem ?? problem, text: rest, reply: opened })
      if (found) return found
      restore(turn, start)
    }
  }
  restore(turn, moment)
  return null
}

/** A quadratic or other equation with = and a number or zero behind it. */
const equationIn =
  /(?<![\p{L}\d])[-−\d(]*[\d.,]*\s*[a-zх](?:\^?\d|[²³])?(?:\s*[-+−]\s*[\d.,]*\s*[a-zх]?(?:\^\d|[²³])?)*\s*=\s*[-−]?\d+(?![\d.,]*(?:\s*[*+−-]|[a-zх^]))/giu

function substituted(turn: Turn, lines: readonly Statement[], putBack: () => void): Reply | null {
  const [task, ...work] = lines
  if (task?.kind !== 'equation' || work.length === 0) return null
  const fit = stepsFit(task, work)
  if (!fit) return null
  putBack()
  const { voice } = turn
  const put = (side: Expr) => substitute(side, fit.unknown, fit.root)
  const check = voice.line(equation(put(task.left), put(task.right)))
  const value = voice.line(equation({ kind: 'name', name: fit.unknown }, fit.root))
  return says(turn, null, 'steps-fit', { check, value, letter: `$${fit.letter}$` }, 'correct')
}

/** Four lines in two letters that no numbers fit: two systems in one message. */
function twoSystems(turn: Turn, lines: readonly Statement[], putBack: () => void): Reply | null {
  const own = lines.filter((line): line is Statement & { kind: 'equation' } => line.kind === 'equation')
  if (own.length !== 4 || own.length !== lines.length || own.some((line) => namesOf(line).length !== 2)) return null
  const first: Statement = { kind: 'system', lines: own.slice(0, 2) }
  const solved = solve(first)
  if (!('solution' in solved) || namesOf(first).length !== 2) return null
  putBack()
  const opened = newProblem(turn, [{ statement: first, source: '' }], [{ statement: first, source: '' }], [])
  turn.state.queue = [
    own
      .slice(2)
      .map((line) => writePlain(line))
      .join('; '),
  ]
  const reply = says(turn, turn.state.problem, 'first-system', { first: turn.voice.line(first) })
  return { ...reply, content: opened.content, move: 'orient' }
}

/** As it may be typed, for the queue. */
const writePlain = ({ left, right }: Statement & { kind: 'equation' }): string =>
  [left, right]
    .map((side) => writeStatement({ kind: 'expression', value: side }).slice('expression|'.length))
    .join(' = ')
