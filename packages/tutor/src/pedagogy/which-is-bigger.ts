import { sizeWords } from '../language/size-words.ts'
import { approximate } from '../math/approximate.ts'
import { type Expr, inequality, type Statement } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { exactValue } from '../math/polynomial.ts'
import { decimalText, isFiniteDecimal, multiply, type Rational, rational } from '../math/rational.ts'
import { type Amount, amountsIn, claimIn, readSizeQuestion } from '../math/tasks/size-questions.ts'
import { readWritten } from '../math/written.ts'
import { regExpOf } from '../pattern.ts'
import { valueNote } from './asked.ts'
import { checkWork } from './checking.ts'
import type { ExpectedAnswer } from './expects.ts'
import { taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'
import { type Answer, isIdle } from './tried.ts'
import type { Message } from './understand.ts'

/** A task that compares two numbers or puts several in order; null for any other. */
function comparedIn(problem: Problem): readonly Expr[] | null {
  const task = taskOf(problem)
  const isOfSizes = task.kind === 'request' && ['compare', 'sort'].includes(task.operation)
  return isOfSizes && task.subject.kind === 'values' ? task.subject.values : null
}

/**
 * "3/5 cause the numbers r bigger", "the first one", "yes", "0.45": the answer to a comparison in the words that students
 * use. A wrong one is told why its usual reason fails, with a question about the student's own numbers.
 */
export function sizeAnswered({ turn, typed, intent, open, expected }: Message): Reply | null {
  const task = open && taskOf(open)
  const values = open && comparedIn(open)
  if (intent !== undefined || !open || !values || task?.kind !== 'request' || typed.length > LONGEST) return null
  // "-5" behind "which lies further left, -3 or -5?" answers that.
  const isOfLine = values.every(isNegative) && expected?.by === 'step'
  if (isOfLine && expected.answers.some((each) => isOneOf(each, values))) return null
  const line =
    task.operation === 'compare' ? lineSaid(typed, open, values, turn.voice.language) : listSaid(typed, values, turn)
  if (!line) return null
  const reply = checkWork(turn, open, [{ statement: line, source: typed.slice(0, LONGEST) }])
  if (reply.content.verdict !== 'incorrect') return reply
  const told = wrongSize(turn, values, line)
  return told === null ? reply : { ...reply, move: 'size.wrong', text: told }
}

/** "Is 0.125 bigger than 0.5 because it has more digits?": the task, with its reason in mind. */
export function comparedWithReason({ turn, typed, intent }: Message, answer: Answer): Reply | null {
  const { language } = turn.voice
  if (turn.isPart || intent !== undefined || typed.length > LONGEST || !isIdle(turn.state)) return null
  const border = sizeWords[language].because.exec(typed)?.index ?? -1
  const task = typed.slice(0, Math.max(0, border)).replace(/[\s,.;]+$/u, '')
  if (readSizeQuestion(task, language) === null || claimIn(task, language) === null) return null
  return answer({ ...turn, isPart: true }, task, false)
}

function isOneOf(answer: ExpectedAnswer, values: readonly Expr[]): boolean {
  const line = answer.kind === 'value' ? readWritten(answer.value) : null
  return line?.kind === 'expression' && values.some((each) => isSame(each, line.value))
}

const LONGEST = 200

/** The answer as a statement about the two numbers. */
function lineSaid(typed: string, { told }: Problem, [a, b]: readonly Expr[], language: Language): Statement | null {
  const words = sizeWords[language]
  const text = typed.toLowerCase().replaceAll('ё', 'е')
  if (!a || !b || words.asksBack.test(text.replace(/потому что|так как/gu, ' '))) return null
  const isClaim = claimIn(told ?? '', language) !== null && !words.compares.test(told ?? '')
  if (isClaim && words.yes.test(text)) return { kind: 'truth', value: true }
  const amounts = amountsIn(typed, language).filter(({ value }) => [a, b].some((each) => isSame(each, value)))
  const [first, second] = amounts
  const claim = claimIn(typed, language)
  if (first && second && !isSame(first.value, second.value) && claim && isNext(typed, first, second, language)) {
    const relation = claim === '=' || claim === '!=' ? null : claim
    return relation && inequality(first.value, relation, second.value)
  }
  if (isClaim && words.no.test(text)) return { kind: 'truth', value: false }
  if (words.same.test(text)) return { kind: 'chain', parts: [a, b] }
  const isSmall = asksForLess(told ?? '', language) !== saysOpposite(text, told ?? '', language)
  const chosen = first
    ? isSame(first.value, a)
      ? a
      : b
    : words.second.test(text)
      ? b
      : words.first.test(text)
        ? a
        : null
  if (!chosen || (first && !isChosen(typed, first))) return null
  return inequality(chosen, isSmall ? '<' : '>', chosen === a ? b : a)
}

/** Nothing but words of a comparison stands between. */
const isNext = (typed: string, first: Amount, second: Amount, language: Language): boolean =>
  claimIn(typed.slice(first.start, second.end), language) !== null

/** "3/5 cause ...", "i think its 3/5": the number comes early, and is not the end of a calculation. */
const isChosen = (typed: string, { start, end }: Amount): boolean => {
  const before = typed.slice(0, start)
  return before.length <= LONGEST_LEAD && !/[\d=+*]/.test(before) && !/^\s*[-+*/=]\s*\d/.test(typed.slice(end))
}
const LONGEST_LEAD = 40

const asksForLess = (told: string, language: Language): boolean => {
  const { small, least } = sizeWords[language]
  return regExpOf(`(?<!\\p{L})(?:${small}|${least})(?!\\p{L})`, 'iu').test(told)
}

/** "3/5 is smaller" where the bigger is sought. */
function saysOpposite(text: string, told: string, language: Language): boolean {
  const { small, big } = sizeWords[language]
  const is = language === 'en' ? '^\\D*\\S+ (?:is|its|it is) (?:the )?' : '^\\D*\\S+ (?:это )?'
  const says = (word: string) => regExpOf(`${is}(?:${word})(?!\\p{L})`, 'iu').test(text)
  return asksForLess(told, language) ? says(big) : says(small)
}

/** All of the numbers in some order. */
function listSaid(typed: string, values: readonly Expr[], turn: Turn): Statement | null {
  const { language } = turn.voice
  if (sizeWords[language].asksBack.test(typed.toLowerCase())) return null
  const said = amountsIn(typed.replace(/[<>≤≥]/g, ' ; '), language).map(({ value }) => value)
  const isAll = said.length === values.length && values.every((each) => said.some((other) => isSame(each, other)))
  return isAll ? { kind: 'values', values: said } : null
}

const isSame = (a: Expr, b: Expr): boolean => Math.abs(approximate(a) - approximate(b)) < 1e-12

// ---- What to say -----------------------------------------------------------------------------------------------------

/** Why a wrong answer is not so, and what to look at. */
function wrongSize(turn: Turn, values: readonly Expr[], line: Statement): string | null {
  const { voice } = turn
  const pair = wrongPair(turn, values, line)
  if (!pair) return null
  const [less, more] = pair
  const question = sizeQuestion(turn, [less, more], true)
  if (question === null) return null
  const why = whyNot(less, more)
  const only = values.length > 2 ? voice.say('size.pair', { a: voice.formula(less), b: voice.formula(more) }) : ''
  return voice.say('size.wrong', { cause: `${only} ${why ? voice.say(why) : ''}`.trim(), question })
}

/** The two that stand the wrong way round: the one that was taken for the smaller, and the other. */
function wrongPair({ state }: Turn, [a, b]: readonly Expr[], line: Statement): readonly [Expr, Expr] | null {
  if (line.kind === 'inequality')
    return line.relation.startsWith('<') ? [line.left, line.right] : [line.right, line.left]
  if (!a || !b) return null
  const task = state.problem && taskOf(state.problem)
  if (line.kind === 'values') {
    const isDown = task?.kind === 'request' && task.values?.[0] !== undefined && approximate(task.values[0]) < 0
    const ordered = isDown ? [...line.values].reverse() : line.values
    const at = ordered.findIndex((each, index) => index > 0 && approximate(ordered[index - 1]!) > approximate(each))
    return at < 0 ? null : [ordered[at - 1]!, ordered[at]!]
  }
  // A yes or no, or "they are equal": the bigger one was not seen as such.
  return approximate(a) < approximate(b) ? [b, a] : [a, b]
}

/** Why `more` was taken for the bigger one, where its looks tell. */
function whyNot(
  less: Expr,
  more: Expr,
): 'size.why.digits' | 'size.why.parts' | 'size.why.longer' | 'size.why.negative' | null {
  const [a, b] = [fractionOf(less), fractionOf(more)]
  if (isNegative(less) && isNegative(more)) return 'size.why.negative'
  if (a && b && a.top === b.top && b.bottom > a.bottom) return 'size.why.parts'
  if (a && b && b.top >= a.top && b.bottom > a.bottom) return 'size.why.digits'
  const [short, long] = [placesOf(less), placesOf(more)]
  return short !== null && long !== null && long > short ? 'size.why.longer' : null
}

/**
 * A question about two numbers that are compared, the first step of the way that suits them; null for a pair that needs
 * none. `isAfter`: behind a wrong answer, so that the way may be told.
 */
function sizeQuestion({ voice }: Turn, [a, b]: readonly Expr[], isAfter = false): string | null {
  if (!a || !b) return null
  const shown = { a: voice.formula(a), b: voice.formula(b) }
  const [x, y] = [exactValue(a), exactValue(b)]
  const smaller = approximate(a) < approximate(b) ? a : b
  if (isNegative(a) && isNegative(b) && x && y)
    return voice.say('size.line', { ...shown, note: valueNote(plain(smaller)) })
  if (isNegative(a) !== isNegative(b)) return voice.say('size.side', shown)
  const [one, two] = [fractionOf(a), fractionOf(b)]
  if (one && two) return ofFractions(voice, [a, b], [one, two], isAfter)
  const [placesA, placesB] = [placesOf(a), placesOf(b)]
  if (placesA !== null && placesB !== null && placesA !== placesB) {
    const [short, places] = placesA < placesB ? [a, placesB] : [b, placesA]
    const exact = exactValue(short)
    if (exact && places <= units[voice.language].length)
      return voice.say('size.places', {
        unit: units[voice.language][places - 1]!,
        value: voice.formula(short),
        note: valueNote(decimalText(multiply(exact, rational(10n ** BigInt(places))))),
      })
  }
  const percent = [a, b].find((each) => each.kind === 'number' && each.style === 'percent')
  const exactPercent = percent && exactValue(percent)
  if (percent && exactPercent)
    return voice.say('size.hundredths', { value: voice.formula(percent), note: valueNote(decimalText(exactPercent)) })
  const fraction = one ? a : two ? b : null
  const exactFraction = fraction && exactValue(fraction)
  if (fraction && exactFraction && isFiniteDecimal(exactFraction))
    return voice.say('size.decimal', { value: voice.formula(fraction), note: valueNote(decimalText(exactFraction)) })
  const isRoot = [x, y].some((each) => each === null) && [a, b].some((each) => each.kind === 'root' && each.index === 2)
  const known = x ? a : y ? b : null
  const square = known && exactValue(known)
  if (isRoot && known && square && isFiniteDecimal(square))
    return voice.say('size.square', {
      value: voice.formula(known),
      note: valueNote(decimalText(multiply(square, square))),
    })
  return null
}

/** The first question about a task that compares two numbers; null for another task, or where none suits. */
export function firstOfSizes(turn: Turn, problem: Problem, isAfter = false): string | null {
  const values = comparedIn(problem)
  if (values?.length !== 2) return null
  const question = sizeQuestion(turn, values, isAfter)
  const why = question === null || isAfter ? null : reasonGiven(turn, problem, values)
  return why ? `${turn.voice.say(why)} ${question}` : question
}

/** "Is 0.125 bigger than 0.5 because it has more digits?": the reason is answered, whatever the numbers. */
function reasonGiven(turn: Turn, problem: Problem, [a, b]: readonly Expr[]): ReturnType<typeof whyNot> {
  const { language } = turn.voice
  const claim = claimIn(problem.told ?? '', language)
  if (!a || !b || !claim || !sizeWords[language].because.test(turn.said.toLowerCase())) return null
  const isTrue = claim.startsWith('>') === approximate(a) > approximate(b)
  return isTrue ? null : whyNot(...(claim.startsWith('<') ? ([a, b] as const) : ([b, a] as const)))
}

interface Fraction {
  readonly top: number
  readonly bottom: number
}

function ofFractions(
  voice: Turn['voice'],
  [a, b]: readonly [Expr, Expr],
  [one, two]: readonly [Fraction, Fraction],
  isAfter: boolean,
): string {
  const shown = { a: voice.formula(a), b: voice.formula(b) }
  if (one.top === two.top)
    return voice.say('size.pieces', {
      a: `${one.bottom}`,
      b: `${two.bottom}`,
      note: valueNote(`${Math.min(one.bottom, two.bottom)}`),
    })
  if (one.bottom - one.top === two.bottom - two.top && one.bottom > one.top) return voice.say('size.whole', shown)
  const common = (one.bottom * two.bottom) / greatestCommon(one.bottom, two.bottom)
  if (!isAfter && one.bottom !== two.bottom)
    return voice.say('size.denominator', { a: `${one.bottom}`, b: `${two.bottom}`, note: `[[multiple ${common}]]` })
  const [value, part] = one.bottom === common ? [b, two] : [a, one]
  return voice.say('size.numerator', {
    common: `${common}`,
    value: voice.formula(value),
    note: valueNote(`${(part.top * common) / part.bottom}`),
  })
}

const greatestCommon = (a: number, b: number): number => (b === 0 ? a : greatestCommon(b, a % b))

const units: Readonly<Record<Language, readonly string[]>> = {
  en: ['tenths', 'hundredths', 'thousandths'],
  ru: ['десятых', 'сотых', 'тысячных'],
}

/** As it is written: 4/6 is not 2/3. */
function fractionOf(expr: Expr): Fraction | null {
  if (expr.kind !== 'divide') return null
  const [top, bottom] = [exactValue(expr.left), exactValue(expr.right)]
  return top && bottom && top.d === 1n && bottom.d === 1n && top.n > 0n && bottom.n > 0n && bottom.n < 1000n
    ? { top: Number(top.n), bottom: Number(bottom.n) }
    : null
}

/** Digits behind the point of a decimal or a whole number. */
function placesOf(expr: Expr): number | null {
  if (expr.kind !== 'number' || expr.style === 'percent' || expr.style === 'mixed') return null
  const { value } = expr
  if (value.n < 0n || !isFiniteDecimal(value)) return null
  return decimalText(value).split('.')[1]?.length ?? 0
}

const isNegative = (expr: Expr): boolean => approximate(expr) < 0

const plain = (expr: Expr): string => {
  const exact: Rational | null = exactValue(expr)
  return exact ? (exact.d === 1n ? `${exact.n}` : `(${exact.n})/${exact.d}`) : ''
}
