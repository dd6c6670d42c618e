import type { Expr } from '../math/ast.ts'
import { namesOf } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { ParseError, parseExpression } from '../math/parse.ts'
import { MathsError } from '../math/rational.ts'
import { type CompoundUnit, inSi, isPlain, isSameDimension, quantitiesIn } from '../math/units.ts'
import { regExpOf } from '../pattern.ts'
import { isBalanced, type Reaction, readReaction } from './balance.ts'
import { reactionIn } from './chemistry.ts'
import { isNear, type MeasuredTask, type Mistake, toNumber } from './measured.ts'
import { plainNumbers } from './spelled.ts'

/** The grade of a line of a student's work against the task. */
export type WorkVerdict =
  | { readonly kind: 'answer'; readonly isRounded: boolean }
  /** The number is right, but the unit is missing. */
  | { readonly kind: 'no-unit' }
  /** The answer written as a calculation that still has to be done. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'given' | 'formula' | 'conversion' | 'between' }
  | { readonly kind: 'wrong-unit'; readonly unit: CompoundUnit }
  | { readonly kind: 'wrong-answer'; readonly mistake: Mistake | 'power-of-ten' | null }
  | { readonly kind: 'wrong-formula' | 'wrong-given' | 'wrong-conversion' }
  | { readonly kind: 'unreadable' }

export interface JudgedLine {
  readonly source: string
  readonly verdict: WorkVerdict
}

export const isRight = ({ kind }: WorkVerdict) =>
  ['answer', 'no-unit', 'unfinished', 'given', 'formula', 'conversion', 'between'].includes(kind)

/** Real work on one task is never longer; the limit bounds the time of grading. */
const LONGEST_WORK = 800

/** Grades the lines of a message that are work on the task; none where the message is about something else. */
export function judgeMeasured(task: MeasuredTask, text: string, language: Language): JudgedLine[] {
  if (task.answer.kind === 'text') return judgeText(task, text)
  const lines = plainNumbers(text.slice(0, LONGEST_WORK))
    .replace(/\$/g, ' ')
    .split(/\n+|;|=>|⇒|→|(?<=[\p{L}\d²³)])\s*,\s+(?=[\p{L}Δ][\p{L}\d_₀₁₂{}]{0,4}\s*=)/u)
  return lines.flatMap((line): JudgedLine[] => {
    const source = cleaned(line)
    const verdict = source === '' ? null : judgeLine(task, source, language)
    return verdict ? [{ source, verdict }] : []
  })
}

/** Calculations, assignments, conversions and results in the middle of a sentence. */
const inProse: readonly RegExp[] = [
  // 20*300 = 6000, U = I*R = 0.3*20 = 6
  /(?:(?<!\p{L})[\p{L}Δ]\p{L}?\s*=\s*)?(?:[\d.,]+|(?<!\p{L})\p{L}{1,2}(?!\p{L}))(?:\s*[-+*·×/:]\s*(?:[\d.,]+|(?<!\p{L})\p{L}{1,2}(?!\p{L})))+(?:\s*=\s*(?:(?:[\d.,]+|(?<!\p{L})\p{L}{1,2}(?!\p{L}))(?:\s*[-+*·×/:]\s*(?:[\d.,]+|(?<!\p{L})\p{L}{1,2}(?!\p{L})))+|[\d.,]+(?:\s?\p{L}{1,3}(?:\/\p{L}{1,4})?(?:[²³]|\^[23])?(?!\p{L}))?))+/gu,
  // 300 mA = 0.3 A
  /(?<![-+*·×:]\s*|\d[.,]?)(?<!(?:times|by|на|plus|minus)\s)\d[\d.,]*\s?\p{L}{1,5}(?:\/\p{L}{1,3})?[²³]?\s*=\s*\d[\d.,]*\s?\p{L}{1,5}(?:\/\p{L}{1,3})?[²³]?(?!\p{L}|[·*]\s?\p{L})/gu,
]

/** Work written in sentences: only what belongs to a calculation, a conversion or the word "answer" is graded. */
export function workInProse(task: MeasuredTask, text: string, language: Language): JudgedLine[] {
  if (task.answer.kind === 'text') return []
  const said = text.slice(0, LONGEST_WORK)
  const found = inProse.flatMap((pattern) =>
    [...said.matchAll(pattern)]
      // "t² = 2·45/10 = 9" is about t², and not the part behind its sign.
      .filter(({ index }) => !/=\s*$/.test(said.slice(0, index)))
      .map((match) => ({ at: match.index, source: match[0].trim().replace(/[.,]+$/, ''), isOther: false })),
  )
  const results = resultIn[language].flatMap((pattern) =>
    [...said.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) =>
      groups?.result
        ? [
            {
              at: index,
              source: groups.result.trim(),
              isOther: whole.startsWith('=') && isOfOther(task, said.slice(0, index)),
            },
          ]
        : [],
    ),
  )
  return [...found, ...results]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ source, isOther }): JudgedLine[] => {
      if (isConverted(task, source, language)) return [{ source, verdict: { kind: 'conversion' } }]
      const judged = judgeMeasured(task, source, language)
      return isOther ? judged.filter(({ verdict }) => isRight(verdict) || isKnownSlip(verdict)) : judged
    })
    .filter(({ verdict }) => verdict.kind !== 'unreadable')
}

const isKnownSlip = (verdict: WorkVerdict) => verdict.kind === 'wrong-answer' && verdict.mistake !== null

/** The equation that ends here is about a letter, or a power or fraction of one, that is not sought: "A = 12, v = g·t". */
function isOfOther(task: MeasuredTask, before: string): boolean {
  const [, name] =
    /(?:^|[\s,;(])((?:\d+\/)?[\p{L}Δ][\p{L}\d_₀₁₂{}^²³]{0,6})\s*=(?:(?!\.\s)[^,;\n])*$/u.exec(`${before}=`) ?? []
  return name !== undefined && plainLetter(name) !== soughtLetter(task)
}

/** `72 / 3.6 = 20 m/s` converts a given amount to its base unit and is not an answer. */
function isConverted(task: MeasuredTask, source: string, language: Language): boolean {
  const last = source.split('=').at(-1) ?? ''
  const found = quantitiesIn(last, language)[0]
  if (!found || !isMeasured(last.trim(), language)) return false
  const value = toNumber(inSi(found.value, found.unit))
  const sought = soughtLetter(task)
  const isKnown = Object.entries(task.letters).some(([letter, each]) => letter !== sought && isNear(each, value, 1e-6))
  const isPlainSum = source.includes('=') && /[-+*·×/:]/.test(source.split('=')[0] ?? '')
  return isKnown && !isNear(value, siAnswer(task), 1e-6) && (isPlainSum || !source.includes('='))
}

const amount = '(?<result>[-−]?\\d[\\d.,]*[ ]?\\p{L}{1,8}(?:/\\p{L}{1,3})?(?:[²³]|\\^[23])?)'
const resultIn: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    regExpOf(
      `(?:(?<!\\p{L})(?:(?:answer|result)(?: is| =|:)?|(?:i|we) (?:get|got)|makes|so(?: it is| its)?|is)\\s+|=\\s*)${amount}`,
      'giu',
    ),
    /(?<!\p{L})(?:is|its|it's) (?<result>\d[\d.,]*(?: ?\p{L}{1,4}(?:\/\p{L}{1,3})?)??) (?:right|correct|the answer)/giu,
  ],
  ru: [
    regExpOf(
      `(?:(?<!\\p{L})(?:ответ,?|получил\\p{L}*|получается|выходит|вышло|значит|так|итого)(?: это| будет|:)?\\s+|=\\s*)${amount}`,
      'giu',
    ),
    /(?<result>\d[\d.,]*(?: ?\p{L}{1,4}(?:\/\p{L}{1,3})?)??) (?:это )?(?:правильно|верно|ответ)/giu,
  ],
}

const openers =
  /^(?:(?:so|then|and|the|my|it is|i think|i got|i get|we get|we got|got|answer|result|equals?|will|be|about|approximately|ответ|итак|тогда|получ\p{L}*|у меня|значит|это|будет|выходит|вышло|равн\p{L}*|примерно|около|думаю|мне кажется|по-моему|дано|given|found)[\s:,.–-]+)+/iu

const cleaned = (line: string) =>
  line
    .replace(/\\(?:text|mathrm)\{([^}]*)\}/g, '$1')
    .replace(/\\cdot/g, '·')
    .replace(/\\[ ,;]/g, ' ')
    .replace(/[≈~]|\\approx/g, '=')
    .trim()
    .replace(openers, '')
    .replace(/[?!.\s]+$/, '')
    .trim()

/** Compares the coefficients of the same substances, in any order. */
function judgeText({ answer }: MeasuredTask, text: string): JudgedLine[] {
  const wanted = answer.kind === 'text' ? readReaction(answer.plain) : null
  const given =
    readReaction(text.replace(/^[^A-Z\d]*(?=\d*[A-Z])/u, '').replace(/[.!?\s]+$/, '')) ??
    reactionIn(text) ??
    (wanted && coefficientsAlone(wanted, text))
  if (!wanted || !given || !isSameReaction(given, wanted)) return []
  const isRightWay = isBalanced(given, given.written)
  const isSmallest = isRightWay && sum(given.written) === sum(wanted.written)
  const verdict: WorkVerdict = isSmallest
    ? { kind: 'answer', isRounded: false }
    : isRightWay
      ? { kind: 'unfinished' }
      : { kind: 'wrong-answer', mistake: null }
  return [{ source: text.trim(), verdict }]
}

/** "4 3 2", "4, 3 and 2": the numbers in front of the substances, in their order. */
function coefficientsAlone(wanted: Reaction, text: string): Reaction | null {
  const written = /[A-Z+=]|\p{L}{6}/u.test(text) ? [] : (text.match(/\d+(?:[.,]5)?/gu) ?? [])
  const count = wanted.left.length + wanted.right.length
  return written.length === count ? { ...wanted, written: written.map((each) => Number(each.replace(',', '.'))) } : null
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const isSameReaction = (a: Reaction, b: Reaction) => {
  const names = ({ left, right }: Reaction) =>
    [left, right]
      .map((side) =>
        side
          .map(({ text }) => text)
          .sort()
          .join(),
      )
      .join('=')
  return names(a) === names(b)
}

function judgeLine(task: MeasuredTask, source: string, language: Language): WorkVerdict | null {
  const parts = source.split('=').map((part) => part.trim())
  if (parts.some((part) => part === '')) return null
  const [first] = parts
  const isName = /^[\p{L}Δ][\p{L}\d_₀₁₂₃{}]{0,6}$/u.test(first!)
  const letter = isName ? letterOf(task, first!) : null
  const own = isName ? null : judgeOwnEquation(task, parts, language)
  if (own) return own
  // "1/6 + 1/3 = 1/2" on the way to the resistance of two in parallel.
  const isTurnedOver = (part: string) => {
    const found = worth(task, part, language)
    return found?.isPlain === true && isReciprocal([...task.between, ...answerOf(task)], found.value)
  }
  if (!isName && first!.split('/').length > 2 && parts.every(isTurnedOver)) return { kind: 'between' }
  // A letter that the task does not have belongs to another equation, unless it only names the answer.
  if (parts.length === 1) return isName ? null : judgeResult(task, first!, language)
  if (isName && letter === null && (parts.length > 2 || !isMeasured(parts[1]!, language))) return null
  if (letter === null && !isName) {
    const conversion = judgeConversion(task, parts, language)
    if (conversion) return conversion
  }
  const rest = isName ? parts.slice(1) : parts
  const isSought = letter === null || letter === soughtLetter(task)
  if (letter !== null && !isSought) return judgeKnown(task, letter, rest, language)
  const values = rest.map((part) => worth(task, part, language))
  // With letters that the task does not have, the line belongs to another task.
  if (rest.some((part, index) => values[index] === null && !isMeasured(part, language))) return null
  if (!isName && rest.some((part) => hasLetters(part, language)) && isTrueOf(values)) return { kind: 'formula' }
  const last = rest.at(-1)!
  const verdict = judgeResult(task, last, language)
  // Every part of a chain has to be right: a right result after a wrong formula is not accepted.
  const formula = values.findIndex(
    (value, index) => value !== null && rest.length > 1 && index < rest.length - 1 && !isAnswerValue(task, value),
  )
  if (formula >= 0 && verdict && isRight(verdict)) {
    return hasLetters(rest[formula]!, language) ? { kind: 'wrong-formula' } : { kind: 'wrong-answer', mistake: null }
  }
  return verdict && isBeside(verdict, values) ? null : verdict
}

/**
 * `1/f = 1/10 - 1/6`: an equation in the letters of the task that its values fulfill is no wrong answer, whatever it is
 * solved for. Plain numbers may stand in another unit than the letters, a power of ten away.
 */
function isTrueOf(values: readonly (Worth | null)[]): boolean {
  const [first, ...others] = values
  if (!first || first.value === 0) return false
  return others.every((each) => {
    if (!each || Math.sign(each.value) !== Math.sign(first.value)) return false
    const apart = Math.log10(each.value / first.value)
    const isInAnotherUnit = each.isPlain !== first.isPlain
    return isNear(10 ** (apart - (isInAnotherUnit ? Math.round(apart) : 0)), 1, 5e-3)
  })
}

/** `27 : 9 = 3` on the way to a force: plain numbers, calculated right, may be anything but a usual mistake. */
function isBeside(verdict: WorkVerdict, values: readonly (Worth | null)[]): boolean {
  const [first, ...others] = values
  if (verdict.kind !== 'wrong-answer' || verdict.mistake !== null || !first?.isPlain || others.length === 0)
    return false
  return others.every((each) => each?.isPlain === true && isNear(each.value, first.value, 5e-3))
}

/** `45 = 5t²`, `t² = 2h/g = 9`: an equation that is not solved for its letter holds for the values of the task. null: none. */
function judgeOwnEquation(task: MeasuredTask, parts: readonly string[], language: Language): WorkVerdict | null {
  const sought = soughtLetter(task)
  const isSquared = sought !== null && plainLetter(parts[0] ?? '').replace('²', '^2') === `${sought}^2`
  const isWithin = parts.length === 2 && isFormulaOf(parts[1] ?? '', sought)
  if (parts.length < 2 || !(isSquared || isWithin)) return null
  const values = parts.map((part) => {
    // The letters of `5t²` and `2h/g` are no units.
    const read = readFormula(task, part, language)
    return read ? realAt(read.expr, read.values) : (worth(task, part, language)?.value ?? null)
  })
  const [first, ...others] = values
  if (first == null || others.some((value) => value === null)) return null
  return { kind: others.every((value) => value !== null && isNear(value, first, 5e-3)) ? 'formula' : 'wrong-formula' }
}

const isFormulaOf = (part: string, letter: string | null) =>
  letter !== null && regExpOf(`(?<!\\p{L})${letter}(?!\\p{L})`, 'u').test(part) && part !== letter

const isMeasured = (part: string, language: Language) => {
  const [only, more] = quantitiesIn(part, language)
  return only !== undefined && more === undefined && only.start === 0 && only.end === part.length
}

const plainLetter = (text: string) =>
  text
    .replace(/[_{}\\]/g, '')
    .replace(/[₀₁₂₃]/g, (sign) => `${'₀₁₂₃'.indexOf(sign)}`)
    .replace('∆', 'Δ')
const letterOf = (task: MeasuredTask, text: string): string | null => {
  const plain = plainLetter(text)
  return plain in task.letters ? plain : null
}
const plainSought = (symbol: string) =>
  plainLetter(symbol.replace(/\\text|\\Delta\s*/g, (each) => (each.startsWith('\\D') ? 'Δ' : '')))
const soughtLetter = (task: MeasuredTask): string | null => {
  const names = [plainSought(task.sought.symbol.en), plainSought(task.sought.symbol.ru)]
  return names.find((each) => each in task.letters) ?? null
}

/** The value of a part of a line: in SI where it has units or letters, otherwise as plain numbers. */
interface Worth {
  readonly value: number
  readonly isSi: boolean
  readonly isPlain: boolean
}

function worth(task: MeasuredTask, part: string, language: Language): Worth | null {
  const found = quantitiesIn(part, language)
  const hasUnits = found.some(({ unit }) => unit !== null)
  let text = part
  if (hasUnits) {
    // In a calculation with units each number is converted to SI.
    for (const each of [...found].reverse()) {
      const value = toNumber(inSi(each.value, each.unit, true))
      text = `${text.slice(0, each.start)}(${value.toFixed(30).replace(/0+$/, '').replace(/\.$/, '')})${text.slice(each.end)}`
    }
  }
  const read = readFormula(task, text, language)
  if (!read) return null
  const value = realAt(read.expr, read.values)
  return Number.isFinite(value)
    ? { value, isSi: hasUnits || read.hasLetters, isPlain: !hasUnits && !read.hasLetters }
    : null
}

const hasLetters = (part: string, language: Language) => {
  const bare = quantitiesIn(part, language).reduce(
    (text, each) => text.replace(part.slice(each.start, each.end), ''),
    part,
  )
  return /\p{L}/u.test(bare)
}

/** Parses a formula in the letters of the task, letters with long names included. */
function readFormula(task: MeasuredTask, part: string, language: Language) {
  const names = Object.keys(task.letters).sort((a, b) => b.length - a.length)
  const own = 'abcdfghjklmnopqrstuvwxyz'
  const values: Record<string, number> = {}
  const plain = plainLetter(part).replace(/\^(\d)/g, '^$1')
  let text = ''
  let rest = plain.replace(/\s+/g, ' ')
  let hasOwn = false
  while (rest !== '') {
    const name = names.find((each) => rest.startsWith(each))
    if (name) {
      const key = own[names.indexOf(name)]
      if (!key) return null
      values[key] = task.letters[name]!
      text += `*(${key})`
      hasOwn = true
      rest = rest.slice(name.length)
      continue
    }
    const sqrt = /^(?:sqrt|√|\\sqrt)/.exec(rest)
    if (!sqrt && /^\p{L}/u.test(rest) && !/^π/.test(rest)) return null
    const taken = sqrt?.[0] ?? rest[0]!
    text += sqrt ? '*√' : taken
    rest = rest.slice(taken.length)
  }
  const joined = text
    .replace(/(^|[-+*/^(√,·:×÷])\s*\*/g, '$1')
    .replace(/\)\s*\(/g, ')*(')
    .replace(/(\d|\))\s*√/g, '$1*√')
    .replace(/\^\(([a-z])\)/g, '^$1')
    // `v^2/2` means half of the square.
    .replace(/(\([a-z]\)|[\d.]+)\^(\d+)/g, '(($1)^$2)')
    .replace(/\)\s*\(/g, ')*(')
  try {
    const expr: Expr = parseExpression(joined, { commaIsDecimal: language === 'ru' || /\d,\d/.test(joined) })
    const known = namesOf({ kind: 'expression', value: expr }).every((name) => name in values)
    return known ? { expr, values, hasLetters: hasOwn } : null
  } catch (error) {
    if (error instanceof ParseError || error instanceof MathsError) return null
    throw error
  }
}

const answerOf = ({ answer }: MeasuredTask): MeasuredTask['between'] =>
  answer.kind === 'number' ? [{ value: answer.value, unit: answer.unit }] : []

function siAnswer(task: MeasuredTask): number {
  const { answer } = task
  if (answer.kind !== 'number') return Number.NaN
  const { unit, value } = answer
  return unit ? value * toNumber(unit.size) + (unit.offset && isAbsolute(task) ? toNumber(unit.offset) : 0) : value
}
const isAbsolute = (task: MeasuredTask) => /^T/.test(plainSought(task.sought.symbol.en))

function isAnswerValue(task: MeasuredTask, { value, isSi, isPlain }: Worth): boolean {
  const { answer } = task
  if (answer.kind !== 'number') return false
  const tolerance = answer.isRounded ? 5e-3 : 1e-6
  if (isSi && isNear(value, siAnswer(task), tolerance)) return true
  return isPlain && [answer.value, ...answer.others, siAnswer(task)].some((each) => isNear(value, each, tolerance))
}

/** Grades the last part of a line: the answer, a calculation of it, or a formula for it. */
function judgeResult(task: MeasuredTask, part: string, language: Language): WorkVerdict | null {
  const { answer } = task
  if (answer.kind !== 'number') return null
  const [only] = quantitiesIn(part, language)
  if (only && isMeasured(part, language)) return judgeNumber(task, only, part)
  const found = worth(task, part, language)
  if (!found) return null
  if (hasLetters(part, language)) return isAnswerValue(task, found) ? { kind: 'formula' } : { kind: 'wrong-formula' }
  if (isAnswerValue(task, found)) return { kind: 'unfinished' }
  const slip = slipOf(task, found.isSi ? found.value / unitSize(task) : found.value)
  return { kind: 'wrong-answer', mistake: slip }
}

const unitSize = (task: MeasuredTask) =>
  task.answer.kind === 'number' && task.answer.unit ? toNumber(task.answer.unit.size) : 1

function judgeNumber(task: MeasuredTask, given: ReturnType<typeof quantitiesIn>[number], text: string): WorkVerdict {
  const { answer } = task
  if (answer.kind !== 'number') return { kind: 'unreadable' }
  const value = toNumber(given.value)
  const wanted = [answer.value, ...answer.others]
  if (given.unit && answer.unit && !isSameDimension(given.unit.dimension, answer.unit.dimension)) {
    if (
      task.between.some(
        (each) =>
          each.unit &&
          isSameDimension(each.unit.dimension, given.unit!.dimension) &&
          isNear(inSiNumber(given.value, given.unit!), each.value * toNumber(each.unit.size), 5e-3),
      )
    )
      return { kind: 'between' }
    // A resistance on the way to a current: its unit fits, and 1/R may have been taken for R.
    const alike = task.between.filter(
      (each) => each.unit && isSameDimension(each.unit.dimension, given.unit!.dimension),
    )
    if (alike.length === 0) return { kind: 'wrong-unit', unit: given.unit }
    const isTurned = isReciprocal(alike, inSiNumber(given.value, given.unit))
    return { kind: 'wrong-answer', mistake: isTurned ? 'turned-over' : null }
  }
  if (given.unit && !answer.unit && !isPlain(given.unit.dimension)) return { kind: 'wrong-unit', unit: given.unit }
  if (given.unit && answer.unit) {
    const scale = toNumber(given.unit.size) / toNumber(answer.unit.size)
    const shift = isAbsolute(task) ? offsetOf(given.unit) - offsetOf(answer.unit) : 0
    const own = value * scale + shift / toNumber(answer.unit.size)
    const match = matchesAny(own, wanted, task, ulpOf(text, value) * scale, given.digits)
    if (match) return { kind: 'answer', isRounded: match === 'rounded' }
    return { kind: 'wrong-answer', mistake: slipOf(task, own) }
  }
  const match = matchesAny(value, wanted, task, ulpOf(text, value), given.digits)
  // A share may be written with or without the percent sign; counted things have no unit.
  const isShare = answer.unit !== null && isPlain(answer.unit.dimension)
  const needsUnit = answer.unit !== null && !isShare && answer.isUnitTold !== true
  if (match) return needsUnit ? { kind: 'no-unit' } : { kind: 'answer', isRounded: match === 'rounded' }
  if (
    isShare &&
    given.unit === null &&
    matchesAny(value * 100, wanted, task, ulpOf(text, value) * 100, given.digits) === 'exact'
  )
    return { kind: 'answer', isRounded: false }
  if (answer.unit && isNear(value, siAnswer(task), 1e-6)) return { kind: 'no-unit' }
  if (task.between.some((each) => isNear(each.value, value, 1e-6))) return { kind: 'between' }
  return { kind: 'wrong-answer', mistake: slipOf(task, value) }
}

const isReciprocal = (amounts: MeasuredTask['between'], value: number): boolean =>
  value !== 0 &&
  amounts.some((each) => isNear(1 / value, each.value * (each.unit ? toNumber(each.unit.size) : 1), 5e-3))

const offsetOf = (unit: CompoundUnit) => (unit.offset ? toNumber(unit.offset) : 0)
const inSiNumber = (value: Parameters<typeof inSi>[0], unit: CompoundUnit) => toNumber(inSi(value, unit, true))

/** The place value of the last written digit. */
function ulpOf(text: string, value: number): number {
  const [, decimals = ''] = /[.,](\d+)/.exec(text) ?? []
  if (/10\s?\^|e[-\d]|10[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]/.test(text)) return Math.abs(value) * 10 ** -(decimals.length + 1)
  return 10 ** -decimals.length
}

/** Equal, or correctly rounded: within half of the last written digit, with at least two digits. */
function matchesAny(
  value: number,
  wanted: readonly number[],
  task: MeasuredTask,
  ulp: number,
  digits: number,
): 'exact' | 'rounded' | null {
  if (wanted.some((each) => isNear(value, each, 1e-6))) return 'exact'
  const mayRound = task.subject !== 'maths' || (task.answer.kind === 'number' && task.answer.isRounded)
  const isRounded = digits >= 2 && wanted.some((each) => Math.abs(value - each) <= ulp * 0.5001)
  return mayRound && isRounded ? 'rounded' : null
}

function slipOf(task: MeasuredTask, value: number): Mistake | 'power-of-ten' | null {
  const slip = task.slips.find((each) => isNear(each.value, value, 5e-3))
  if (slip) return slip.mistake
  const ratio = task.answer.kind === 'number' ? value / task.answer.value : Number.NaN
  const exponent = Math.log10(Math.abs(ratio))
  return ratio > 0 &&
    Number.isFinite(exponent) &&
    Math.abs(exponent) > 0.5 &&
    Math.abs(exponent - Math.round(exponent)) < 1e-6
    ? 'power-of-ten'
    : null
}

/** `m = 2 kg`, `m = ρV`: a letter that is given or found on the way to the answer. */
function judgeKnown(
  task: MeasuredTask,
  letter: string,
  rest: readonly string[],
  language: Language,
): WorkVerdict | null {
  const wanted = task.letters[letter]!
  const verdicts = rest.map((part): WorkVerdict | null => {
    const [only] = quantitiesIn(part, language)
    if (only && isMeasured(part, language)) {
      const si = toNumber(inSi(only.value, only.unit, !/^T/.test(letter)))
      const plain = toNumber(only.value)
      if (isNear(si, wanted, 5e-3) || (only.unit === null && isNear(plain, wanted, 5e-3))) return { kind: 'given' }
      // Celsius degrees where the formula needs kelvin, or the given number without its unit.
      if (only.unit?.offset && isNear(toNumber(inSi(only.value, only.unit)), wanted, 5e-3)) return { kind: 'given' }
      return only.unit ? { kind: 'wrong-given' } : { kind: 'unreadable' }
    }
    const found = worth(task, part, language)
    if (!found) return null
    if (isNear(found.value, wanted, 5e-3)) return { kind: hasLetters(part, language) ? 'formula' : 'between' }
    return found.isSi || hasLetters(part, language) ? { kind: 'wrong-formula' } : { kind: 'unreadable' }
  })
  return verdicts.find((each) => each !== null && !isRight(each)) ?? verdicts.at(-1) ?? null
}

/** Grades a conversion such as `4 l = 0.004 m³`. */
function judgeConversion(task: MeasuredTask, parts: readonly string[], language: Language): WorkVerdict | null {
  const sides = parts.map((part) => (isMeasured(part, language) ? quantitiesIn(part, language)[0]! : null))
  if (sides.some((side) => !side?.unit) || task.answer.kind !== 'number') return null
  const [first, ...others] = sides.map((side) => side!)
  const isTrue = others.every(
    (other) =>
      isSameDimension(first!.unit!.dimension, other.unit!.dimension) &&
      isNear(toNumber(inSi(first!.value, first!.unit)), toNumber(inSi(other.value, other.unit)), 5e-3),
  )
  return { kind: isTrue ? 'conversion' : 'wrong-conversion' }
}
