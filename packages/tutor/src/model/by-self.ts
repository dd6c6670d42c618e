import { angleNames } from '../language/amount-words.ts'
import { answerNames } from '../language/answer-words.ts'
import { confirms, deniesBefore, isDeniedAt } from '../language/denial.ts'
import { either } from '../language/either.ts'
import { type Expr, expressionsOf, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { judgeLine, solvedValues } from '../math/check.ts'
import { type Claim, isMention } from '../math/claims/claim.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { exactValue } from '../math/polynomial.ts'
import { equals } from '../math/rational.ts'
import { readMessage } from '../math/reading.ts'
import { resultsWithUnit, unitFit } from '../math/result-unit.ts'
import { isBeginningOf } from '../math/rounded.ts'
import { substitute } from '../math/substitute.ts'
import { isPlain, quantitiesIn } from '../math/units.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { isJudged, judgeWork } from '../pedagogy/judging.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import { lineOf, taskOf, wholeSolution } from '../pedagogy/problem.ts'
import { truthOf, truthOfComparison } from '../pedagogy/senses.ts'
import type { Problem } from '../pedagogy/state.ts'
import type { Message } from '../pedagogy/understand.ts'
import { amountsIn } from './amounts.ts'
import { digitsAsTime, falselyConverted } from './converted.ts'
import { minutesAsDecimals } from './decimal-hours.ts'
import { fractionAsDecimal } from './fraction-digits.ts'
import { withoutHurry } from './hurry.ts'
import type { HeardLine } from './understood.ts'
import { isValue } from './values.ts'

/** The formulas of a message as they are by themselves, where they are not graded as work on the open task. */
export function bySelf({ said, turn, typed }: Message, open: Problem | null): HeardLine[] {
  const amounts = open ? [] : amountsIn(withoutHurry(typed), turn.voice.language)
  const isAmount = (source: string) => amounts.some(({ line: { text } }) => squeezed(text).includes(squeezed(source)))
  const isWarmth = hasTemperature(typed, turn.voice.language)
  const claims = said.claims
    .filter((claim) => !isMention(claim) && !isAmount(claim.line.source) && !isOfAngle(claim))
    .filter((claim) => !isRuleInWords(typed, claim))
    .filter((claim) => !(isWarmth && isInDegrees(claim)))
    .flatMap(asAssignments)
    .map((claim) => withBareResult(claim, turn.voice.language))
  const onSolved = open ? null : workOnSolved(turn.state.problem, claims)
  return [
    ...(open ? [] : minutesAsDecimals(typed)),
    ...(open ? [] : fractionAsDecimal(typed)),
    ...(open ? [] : digitsAsTime(typed, turn.voice.language)),
    ...(open ? [] : falselyConverted(turn.state.modelAsked?.question ?? '', typed, turn.voice.language)),
    ...amounts.flatMap(({ line, isTold }) => (isTold ? [line] : [])),
    ...claims.map((claim): HeardLine => {
      const { statement } = claim.line
      const denied = truthOfComparison(statement) === false ? deniedIn(typed, claim) : null
      if (denied)
        return { text: `"${denied}"`, grade: 'true', cause: 'the comparison does not hold, as the student says' }
      if (goesOnIn(typed, statement, turn.voice.language))
        return {
          text: `$${latexOfStatement(statement, turn.voice.language)}\\ldots$`,
          grade: 'true',
          cause: 'the digits go on',
        }
      const truth = truthOf(statement) ?? truthOfComparison(statement)
      const text = `$${latexOfStatement(statement, turn.voice.language)}$`
      const interval = intervalAsAnswer(statement, open ?? turn.state.problem)
      if (interval) return { text, ...interval }
      const done = onSolved?.(claim)
      if (done) return { text, grade: done }
      const inUnit = truth === true ? null : lineInUnit(statement, typed, turn.voice.language)
      if (inUnit) return inUnit
      if (truth === false && statement.kind === 'inequality')
        return { text, grade: 'false', cause: 'the comparison of these numbers does not hold' }
      if (truth === false && isRunning(statement))
        return {
          text,
          grade: 'true',
          cause: 'each calculation of it; the chain runs on, so its first "=" is not meant',
        }
      const isTrueWithin = truth === null ? truthWithin(statement) : null
      if (isTrueWithin !== null)
        return {
          text,
          grade: isTrueWithin ? 'true' : 'false',
          cause: `${isTrueWithin && isRoundedChain(statement) ? 'rounded; ' : ''}its calculation; nothing is said of its letters`,
        }
      const tried = open ? triedIn(typed, claim, open) : null
      if (tried) return tried
      const known = truth === null ? ofLetters(statement, open) : null
      if (known) return { text, ...known }
      const side = truth === null && open ? asSide(statement, open) : null
      if (open && isWrongWhole(statement, typed, open)) return { text, grade: 'wrong', cause: wrongWhole }
      if (side === null && truth === null && open && fitsNowhere(statement, open))
        return { text, grade: 'other', cause: 'put into the open task it does not fit' }
      if (side === null && truth === true && isRoundedChain(statement)) return { text, grade: 'true', cause: 'rounded' }
      if (side === null) return { text, grade: truth === null ? 'other' : truth ? 'true' : 'false' }
      return side
        ? { text, grade: 'right', cause: 'a side of the open equation, written otherwise' }
        : { text, grade: 'other', cause: 'meant as a side of the open equation it would be wrong' }
    }),
    ...said.unread
      .filter((text) => !isAmount(text))
      .map((text) => ({ text: `"${text.slice(0, 60)}"`, grade: 'unread' as const })),
  ].slice(0, 8)
}

/** "Anything times 0 is 0": its clause calculates, so the word is no set of solutions. */
function isRuleInWords(typed: string, { line: { statement, source } }: Claim): boolean {
  if (statement.kind !== 'all-numbers' && statement.kind !== 'no-solution') return false
  const at = typed.toLowerCase().indexOf(source.trim().toLowerCase())
  if (at < 0) return false
  const [before = '', behind = ''] = [
    typed
      .slice(0, at)
      .split(/[.,;:!?\n]/)
      .at(-1),
    typed.slice(at).split(/[.,;:!?\n]/)[0],
  ]
  return /\d/.test(before + behind)
}

/**
 * What is certain of a line with letters: that it holds for all of their values, or what it is for the open task. Called
 * right is an equation that says the same as the task, and a value that fits it.
 */
export function ofLetters(statement: Statement, open: Problem | null): Pick<HeardLine, 'grade' | 'cause'> | null {
  const isRelation = statement.kind === 'equation' || statement.kind === 'inequality'
  if (!isRelation) return null
  const isIdentity =
    statement.kind === 'equation' &&
    ![statement.left, statement.right].some(isClosed) &&
    holdsAlways(statement) === 'verified'
  if (isIdentity) return { grade: 'true', cause: 'for all values of its letters' }
  if (!open || isMeasured(open)) return null
  const task = taskOf(open)
  const isAgain = latexOfStatement(task) === latexOfStatement(statement)
  const [judged, ...others] = judgeWork(open, [{ statement, source: '' }])
  if (isAgain || !judged || others.length > 0 || !isJudged(judged) || !sharesLetters(statement, task)) return null
  const { kind } = judged.judgement
  if (kind === 'missing-root' && isValue(statement))
    return { grade: 'right', cause: 'it fits the task, and is not all of its answer' }
  if (kind === 'right' && !isValue(statement)) return { grade: 'right' }
  const sides = statement.kind === 'inequality' && task.kind === 'inequality' ? [statement.left, statement.right] : []
  const isBound = sides.some(({ kind: side }) => side === 'name') && sides.some(isClosed)
  return kind === 'wrong' && isBound
    ? { grade: 'other', cause: 'meant as the answer of the task it would be wrong' }
    : null
}

/** Without spaces, and each power written one way: `см³` and `см^(3)`. */
const squeezed = (text: string): string => text.normalize('NFKC').replace(/[\s^(){}]/gu, '')

/**
 * "90/3.6 = 25 m/s": the calculation with its number alone, where the unit of the result was read as letters. Other
 * letters stay.
 */
function withBareResult(claim: Claim, language: Language): Claim {
  const { statement, source } = claim.line
  if (statement.kind !== 'equation' && statement.kind !== 'chain') return claim
  const stated = resultsWithUnit(source, language).at(-1)
  if (!stated?.unit || stated.unit.offset || isPlain(stated.unit.dimension) || source.slice(stated.end).trim() !== '')
    return claim
  const [digits] = /^-?\d+(?:[.,]\d+)?/.exec(source.slice(stated.start)) ?? ['']
  const [line, ...others] = readMessage(`${source.slice(0, stated.start)}${digits}`, language).lines
  if (
    !line ||
    !('statement' in line) ||
    others.length > 0 ||
    namesOf(line.statement).length >= namesOf(statement).length
  )
    return claim
  // A power of ten may come from the units of the factors.
  return truthOf(line.statement) === true || isOffByMore(line.statement)
    ? { ...claim, line: { ...claim.line, statement: line.statement } }
    : claim
}

/** The two sides are numbers, and not the same up to a power of ten. */
function isOffByMore(statement: Statement): boolean {
  const parts =
    statement.kind === 'chain'
      ? statement.parts
      : statement.kind === 'equation'
        ? [statement.left, statement.right]
        : []
  const [own, stated] = parts
    .map((part) => exactValue(part))
    .map((value) => (value ? Number(value.n) / Number(value.d) : 0))
  if (parts.length !== 2 || !own || !stated) return false
  const zeros = Math.log10(Math.abs(own / stated))
  return Math.abs(zeros - Math.round(zeros)) > 1e-3
}

/** "-6 > 4 тоже нет": the comparison with the words behind it that say it does not hold; null: there are none. */
function deniedIn(typed: string, { line: { source } }: Claim): string | null {
  const at = typed.indexOf(source.trim())
  const [behind] = at < 0 ? [''] : typed.slice(at + source.trim().length).split(/[.,;:!?\n]/)
  return behind && deniesBefore(behind) ? `${source.trim()}${behind}`.slice(0, 80) : null
}

/** "x = -3 gives 6 > 4, fits", of an inequality: whether the number does fit, as the student says. */
function triedIn(typed: string, { line: { statement, source } }: Claim, open: Problem): HeardLine | null {
  const task = taskOf(open)
  if (task.kind !== 'inequality' || statement.kind !== 'equation' || !isValue(statement)) return null
  const at = typed.indexOf(source.trim())
  const [behind = ''] = at < 0 ? [] : typed.slice(at + source.trim().length).split(/[.,;!?\n]/)
  if (statement.left.kind !== 'name' || !confirms(behind)) return null
  const { name } = statement.left
  const [left, right] = [task.left, task.right].map((side) => substitute(side, name, statement.right)) as [Expr, Expr]
  const holds = truthOfComparison({ ...task, left, right })
  if (holds === null) return null
  return {
    text: `"${source.trim()}${behind}"`.slice(0, 80),
    grade: holds ? 'true' : 'false',
    cause: holds ? 'this number fits the task, as the student says' : 'this number does not fit the task',
  }
}

/** "160 : 3840 = 0.0416..": digits that go on, as far as they are written. */
function goesOnIn(typed: string, statement: Statement, language: Language): boolean {
  const written = /=\s*(-?\d+[.,]\d+)\s?(?:\.{2,}|…)/u.exec(typed)
  const parts =
    statement.kind === 'chain'
      ? statement.parts
      : statement.kind === 'equation'
        ? [statement.left, statement.right]
        : []
  const [exact, shown] = [parts[0] && exactValue(parts[0]), parts.at(-1) && exactValue(parts.at(-1)!)]
  if (!written || !exact || !shown || parts.length !== 2 || !parts.every(isClosed)) return false
  const digits = written[1]!.replace(',', '.')
  const [own] = readMessage(language === 'ru' ? digits.replace('.', ',') : digits, language).lines
  const isIt =
    own &&
    'statement' in own &&
    own.statement.kind === 'expression' &&
    sameValue(own.statement.value, parts.at(-1)!) === 'verified'
  return isIt === true && isBeginningOf(exact, digits)
}

/** "= 168 kJ" behind bare factors: the number is compared in its unit. null: nothing depends on a unit. */
function lineInUnit(statement: Statement, typed: string, language: Language): HeardLine | null {
  if (statement.kind !== 'chain') return null
  const parts = statement.parts.slice(statement.parts.findLastIndex((part) => !isClosed(part)) + 1)
  const [value, stated] = [parts[0] && exactValue(parts[0]), parts.at(-1) && exactValue(parts.at(-1)!)]
  if (parts.length !== 2 || !value || !stated) return null
  const amount = resultsWithUnit(typed, language).find((each) => equals(each.value, stated))
  const fit = amount && unitFit(value, amount)
  if (!amount?.unit || (fit !== 'scaled' && fit !== 'unclear')) return null
  const unit = amount.unit[language]
  const text = `$${latexOfStatement(statement, language)}\\,\\text{${unit}}$`
  return fit === 'scaled'
    ? { text, grade: 'true', cause: `the number is the one in ${unit}` }
    : { text, grade: 'other', cause: 'it depends on the units of the factors' }
}

const hasTemperature = (typed: string, language: Language): boolean =>
  quantitiesIn(typed, language).some(({ unit }) => unit?.offset)

/** `80°` of "80 °C". */
const isInDegrees = ({ line: { source } }: Claim): boolean => /^\s*-?[\d.,]+\s*°\s*$/.test(source)

const angleName = regExpOf(`^(?:${either(angleNames)})$`, 'iu')

/** «Угол с=90»: the name of a vertex, and no unknown. */
const isOfAngle = ({ line: { statement }, among }: Claim): boolean =>
  statement.kind === 'equation' && statement.left.kind === 'name' && among.some((word) => angleName.test(word))

/** "w = 9 l = 14" are two lines, and no alternatives of one. */
function asAssignments(claim: Claim): Claim[] {
  const { statement } = claim.line
  const isOfSeveral = statement.kind === 'cases' && namesOf(statement).length > 1
  return isOfSeveral ? statement.cases.map((each) => ({ ...claim, line: { ...claim.line, statement: each } })) : [claim]
}

/**
 * Lines of the task that was solved last, where one of them is surely a step of it: "x(x - 5) = 0, x = 0 or x = -5" behind
 * x^2 - 5x = 0. Values alone may be those of anything.
 */
function workOnSolved(
  problem: Problem | null,
  claims: readonly Claim[],
): ((claim: Claim) => 'right' | 'wrong' | null) | null {
  if (!problem?.solved) return null
  const task = taskOf(problem)
  const isOwn = ({ line: { statement } }: Claim) => statement.kind !== 'expression' && sharesLetters(statement, task)
  const gradeOf = (claim: Claim) => {
    const [judged, ...others] = judgeWork(problem, [claim.line])
    if (!isOwn(claim) || !judged || others.length > 0 || !isJudged(judged)) return null
    return judged.judgement.kind === 'right' || judged.judgement.kind === 'wrong' ? judged.judgement.kind : null
  }
  const isStep = (claim: Claim) => !isValue(claim.line.statement) && gradeOf(claim) === 'right'
  return claims.some(isStep) ? gradeOf : null
}

/**
 * The interval `(-∞; -1.5]` as the answer of an inequality, open or solved. Called wrong is only one with the ends of the
 * answer: any other may be that of another inequality.
 */
export function intervalAsAnswer(
  statement: Statement,
  problem: Problem | null,
): Pick<HeardLine, 'grade' | 'cause'> | null {
  if (statement.kind !== 'set' || !problem || taskOf(problem).kind !== 'inequality') return null
  const task = { statement: taskOf(problem), solution: wholeSolution(problem) }
  const { kind } = judgeLine(task, lineOf(problem), statement)
  if (kind === 'right') return { grade: 'right' }
  const ends = (line: Statement) =>
    expressionsOf(line)
      .filter(isClosed)
      .map((end) => realAt(end, {}))
  const isNear = ends(statement).every((end) => ends(task.solution.answer).some((own) => Math.abs(own - end) < 1e-9))
  if (kind !== 'wrong' || !isNear) return null
  const [written, ...others] = statement.intervals
  const isOther = written && others.length === 0 && [written.closedFrom, written.closedTo].includes(true)
  const opened = isOther ? { ...statement, intervals: [{ ...written, closedFrom: false, closedTo: false }] } : null
  const isBracket = opened && judgeLine(task, lineOf(problem), opened).kind === 'right'
  return {
    grade: 'wrong',
    ...(isBracket && { cause: 'only a bracket of it: an end does not fit and is not included' }),
  }
}

/** `13*9 = 117 - 96 = 21`: written as on a calculator, each result being the beginning of the next calculation. */
function isRunning(statement: Statement): boolean {
  if (statement.kind !== 'chain' || !statement.parts.every(isClosed)) return false
  const isEqual = (one: Expr, other: Expr) => sameValue(one, other) === 'verified'
  return statement.parts.every((part, index, all) => {
    const previous = all[index - 1]
    return !previous || isEqual(previous, part) || isEqual(previous, beginOf(part))
  })
}
const beginOf = (expr: Expr): Expr => ('left' in expr && expr.kind !== 'divide' ? beginOf(expr.left) : expr)

/** `t = 567/2000 = 0.28`: its result is not exact. */
function isRoundedChain(statement: Statement): boolean {
  const all =
    statement.kind === 'chain'
      ? statement.parts
      : statement.kind === 'equation'
        ? [statement.left, statement.right]
        : []
  const values = all.filter(isClosed).map((part) => exactValue(part))
  return values.some((value, at) => at > 0 && value && values[0] && !equals(value, values[0]))
}

/** `x = (7 + 1)/2 = 4`: whether the calculation behind the letters is right; null if there is none. */
function truthWithin(statement: Statement): boolean | null {
  if (statement.kind !== 'chain') return null
  const parts = statement.parts.slice(statement.parts.findLastIndex((part) => !isClosed(part)) + 1)
  return parts.length > 1 ? truthOf({ kind: 'chain', parts }) : null
}

/**
 * Whether an expression with the unknown of the open equation equals one of its sides; null if it is not such an
 * expression.
 */
function asSide(statement: Statement, open: Problem): boolean | null {
  const line = lineOf(open)
  if (statement.kind !== 'expression' || line.kind !== 'equation') return null
  const { value } = statement
  if ((value.kind !== 'add' && value.kind !== 'subtract') || !sharesLetters(statement, line)) return null
  return [line.left, line.right].some((side) => sameValue(side, value) === 'verified')
}

/** `x = 24 or x = 29`: values of the unknown of an equation, none of which fits it. */
export function fitsNowhere(statement: Statement, open: Problem): boolean {
  const task = taskOf(open)
  const { unknown } = wholeSolution(open)
  const values = unknown === null || task.kind !== 'equation' ? null : solvedValues(statement, unknown)
  const put = (side: Expr, value: Expr) => substitute(side, unknown!, value)
  return (
    task.kind === 'equation' &&
    values !== null &&
    values.every((value) => sameValue(put(task.left, value), put(task.right, value)) === 'refuted')
  )
}

export const wrongWhole = 'as the answer of the task: not all of these values fit it'
const answerName = regExpOf(`(?<!\\p{L})(?:${either(answerNames)})(?!\\p{L})[^.;!?\\n\\d]{0,20}$`, 'iu')

/** "Both fit, the answer is 3 and -8": several values are given as the answer, and the task does not have them all. */
export function isWrongWhole(statement: Statement, typed: string, open: Problem): boolean {
  if (taskOf(open).kind !== 'equation' || (statement.kind !== 'values' && statement.kind !== 'cases')) return false
  const values = expressionsOf(statement).filter(isClosed)
  const [first] = values
  if (!first || values.length < 2) return false
  const [judged, ...others] = judgeWork(open, [{ statement, source: '' }])
  if (!judged || others.length > 0 || !isJudged(judged) || judged.judgement.kind !== 'wrong') return false
  const digits = /\d+/.exec(latexOfStatement(statement))?.[0] ?? ''
  return [...typed.matchAll(regExpOf(`-?(?<![\\d.,])${digits}(?!\\d)`, 'gu'))].some(({ index }) => {
    const before = typed.slice(0, index)
    return answerName.test(before) && !isDeniedAt(typed, index)
  })
}

export const sharesLetters = (one: Statement, other: Statement) =>
  namesOf(one).some((letter) => namesOf(other).includes(letter))
