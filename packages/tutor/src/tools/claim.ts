import { hearAnswer } from '../language/hear.ts'
import {
  collectNames,
  type Equation,
  type Expr,
  equation,
  expressionsOf,
  isClosed,
  namesOf,
  number,
  type Relation,
  type Statement,
} from '../math/ast.ts'
import { judgeLine } from '../math/check.ts'
import { type Language, latexOf, latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { divide, equals, multiply, type Rational, rational } from '../math/rational.ts'
import { readMessage } from '../math/reading.ts'
import { unitFit } from '../math/result-unit.ts'
import { solve } from '../math/solve.ts'
import { rootsIn } from '../math/steps.ts'
import { readTask } from '../math/task-reading.ts'
import { isPlain, isSameDimension, type Measurement, quantitiesIn, timesDimension } from '../math/units.ts'
import { areAllRoots, holdsAlways, sameSolutions, sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { type ClaimWording, claimWording } from './claim-words.ts'
import { lookUp } from './formula-book.ts'

/**
 * `true` and `false` are verified. `not an identity`: it fails for some values and may hold for others. `an equation`:
 * a condition on its letters, neither true nor false by itself. `not understood`: nothing is known about it.
 */
type ClaimVerdict = 'true' | 'false' | 'not an identity' | 'an equation' | 'not understood'

export interface CheckedClaim {
  readonly verdict: ClaimVerdict
  /** The claim as it was read, with formulas between dollar signs. */
  readonly read: string
  /** The reason for the verdict, or what was not understood. */
  readonly why?: string
  /** Equations and values in the claim, to be compared with the sealed answers. */
  readonly statements: readonly Statement[]
}

const LONGEST = 300

/** Checks whether a claim is true. It gets a verdict only if the core can read every word and sign of it. */
export function checkClaim(source: string, lessons: Language): CheckedClaim {
  const text = tidy(source)
  if (text.length > LONGEST) return notUnderstood('it is too long: one claim at a time')
  // The "!" in "It is 15!" may end a sentence or mean a factorial. Without it the claim has to be true; otherwise
  // nothing is said.
  if (/[\d\p{L})]!$/u.test(text)) {
    const without = checkOne(text.slice(0, -1), lessons)
    return without.verdict === 'true' ? without : notUnderstood('whether the last sign is a factorial')
  }
  return /[\d\p{L})]!/u.test(text) ? notUnderstood('factorials') : checkOne(text, lessons)
}

function checkOne(text: string, lessons: Language): CheckedClaim {
  const language = languageOf(text, lessons)
  const { opening } = claimWording[language]
  const claim = withShares(text.replace(opening, '').trim())
  // "20 + 10% = 22" does not say what the percentage is taken of.
  if (/%/.test(claim) && /[-+−]/.test(claim) && (claim.match(/\d[\d.,]*(?!\s*[%\d.,])/g) ?? []).length > 0)
    return notUnderstood('of what the percent are taken: write it with "of"')
  return (
    predicate(claim, language) ??
    ofDenied(claim, language) ??
    ofEquations(claim, language) ??
    ofQuantities(claim, language) ??
    ofFormulas(claim, language) ??
    inWords(claim, language) ??
    ofSeveral(claim, language) ??
    notUnderstood('write it as a formula, such as "0.25*40 = 10", or as one plain sentence about numbers')
  )
}

/**
 * Replaces "20% of 75" in a calculation or beside a unit by a product: "75 - 20% of 75 = 60", "10% от 200 г это 20 г".
 */
function withShares(claim: string): string {
  const share = /(\d+(?:[.,]\d+)?)\s*%\s*(?:of|от)\s+(?:the\s+)?(\d+(?:[.,]\d+)?)(?=(\s*\p{L}+)?)/giu
  const isCounted = [...claim.matchAll(share)].some(
    (match) => (match[3] ?? '').trim() !== '' && !/^\s*(?:is|are|это|равн)/iu.test(match[3]!),
  )
  return /[-+−]/.test(claim) || isCounted ? claim.replace(share, '($1/100*$2)') : claim
}

/** Checks each part of "25 - 9 = 16, so c^2 = 16" separately; the worst verdict counts. */
function ofSeveral(claim: string, language: Language): CheckedClaim | null {
  const { joint, and, equal } = claimWording[language]
  const own = claim.split(joint)
  const relations = claim.match(regExpOf(`${equal.source}|[=<>≈]`, `${equal.flags}g`)) ?? []
  const parts = (own.length < 2 && relations.length > 1 ? claim.split(and) : own).map((part) => part.trim())
  if (parts.length < 2 || parts.length > 6 || parts.includes('')) return null
  const checked = parts.map((part) => checkOne(part, language))
  const worst = order.flatMap((verdict) => checked.find((each) => each.verdict === verdict) ?? [])[0]
  return worst ? { ...worst, statements: checked.flatMap(({ statements }) => statements) } : null
}
const order = ['false', 'not an identity', 'not understood', 'an equation', 'true'] as const

const notUnderstood = (why: string): CheckedClaim => ({
  verdict: 'not understood',
  read: '',
  why,
  statements: [],
})

/** Removes Markdown marks and the punctuation at the end. */
export const tidy = (source: string): string =>
  source
    .replace(/\\[()[\]]/g, ' ')
    .replace(/\$+/g, ' ')
    .replace(/\*\*|[`«»“”"]/g, ' ')
    .replace(/\\(?:text|mathrm)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/(\d)\s*\\%/g, '$1%')
    .replace(/,?\s*(?:right|correct|true|верно|правильно|так)\s*\?\s*$/iu, '')
    .replace(/\n/g, ' ; ')
    .replace(/(?:[\s.?;:,]|(?<![\d\p{L})])!)+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()

const functionWords = /^(?:sin|cos|tan|tg|ctg|cot|log|lg|ln|exp|sqrt|cbrt|abs|arcsin|arccos|arctan|pi|deg|mod)$/i

/**
 * The language of a claim. A claim in signs only gets the language of the lesson, which decides how commas are read.
 */
function languageOf(text: string, own: Language): Language {
  if (/[а-яё]{2,}/i.test(text)) return 'ru'
  const isEnglish = wordsOf(text).some(
    (word) => shortEnglish.test(word) || (/^[a-z]{3,}$/i.test(word) && !functionWords.test(word)),
  )
  return isEnglish ? 'en' : own
}

/** Two letters that are a word and no product: "20% of 4000 is 800". */
const shortEnglish = /^(?:of|is|to|by|or|in|at|an|on|if|as|so|we|no|he|me|my|it|go|up|do|us|be)$/i

const wordsOf = (text: string) => text.replace(/\\[a-z]+/gi, ' ').match(/\p{L}+/gu) ?? []

/** Whether the text has only signs and letters, so that no word could change its meaning. */
export const isFormula = (text: string) =>
  /[\d\p{L}]/u.test(text) &&
  wordsOf(text).every((word) => word.length === 1 || functionWords.test(word) || isProduct(word))

/** `mv`, `mgh`, `4ac`: adjacent letters that are a product and not a word. */
const isProduct = (word: string) =>
  (/^[a-zα-ω]{2}$/i.test(word) && !shortEnglish.test(word)) ||
  (/^[a-zα-ω]{3}$/i.test(word) && (!/[aeiou]/i.test(word) || /^(?:abc|abx|abh|ach)$/i.test(word)))

/** Parses a formula that is exactly one statement; null: none, several, or an unread rest. */
export function statementIn(text: string, language: Language): Statement | null {
  if (!isFormula(text)) return null
  const { lines } = readMessage(text, language)
  const [line, ...others] = lines
  if (!line || !('statement' in line) || others.length > 0) return null
  return isWhole(text, line.statement, language) ? line.statement : null
}

/** Whether every digit and letter of the text was read. */
export function isWhole(text: string, statement: Statement, language: Language): boolean {
  const bare = (part: string) =>
    part
      .normalize('NFKD')
      .replace(/\\[a-z]+/gi, ' ')
      .replace(
        /(?<!\p{L})(?:sin|cos|tan|tg|ctg|cot|log|lg|ln|exp|sqrt|cbrt|abs|arcsin|arccos|arctan|pi|deg|mod)(?!\p{L})/giu,
        ' ',
      )
  // 14.40 is read as 14.4.
  const withoutZeros = (part: string) => part.replace(/(\d[.,]\d*?)0+(?!\d)/g, '$1')
  const [written, read] = [bare(withoutZeros(text)), bare(latexOfStatement(statement, language))]
  return [/\d/g, isFormula(text) ? /[a-z]/gi : /(?<!\p{L})[a-z](?!\p{L})/giu].every(
    (kind) => (written.match(kind) ?? []).length <= (read.match(kind) ?? []).length,
  )
}

export function equationIn(text: string, language: Language): Equation | null {
  const statement = statementIn(text, language)
  return statement?.kind === 'equation' ? statement : null
}

function expressionIn(text: string, language: Language): Expr | null {
  const statement = statementIn(text, language)
  return statement?.kind === 'expression' ? statement.value : null
}

const formula = (statement: Statement, language: Language) => `$${latexOfStatement(statement, language)}$`
const shown = (expr: Expr, language: Language) => `$${latexOf(expr, language)}$`

// ---- What a number is ----------------------------------------------------------------------------------------------------

/** Reads whole numbers joined by "and"; each may be a calculation with a whole result. */
function wholesIn(text: string, language: Language): bigint[] | null {
  const values = text
    .replace(/^(?:both|the numbers?|numbers?|обоих|числа|чисел|число)\s+/iu, '')
    .split(claimWording[language].and)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const expr = phraseValue(part, language)
      const value = expr && isClosed(expr) ? realAt(expr, {}) : Number.NaN
      return Number.isSafeInteger(value) ? BigInt(value) : null
    })
  return values.length > 0 && values.length <= 6 && values.every((each) => each !== null) ? values : null
}

function isPrime(value: bigint): boolean {
  if (value < 2n) return false
  for (let each = 2n; each * each <= value; each++) if (value % each === 0n) return false
  return true
}

const MOST = 10n ** 9n

function predicate(claim: string, language: Language): CheckedClaim | null {
  const wording = claimWording[language]
  const decide = (holds: boolean, numbers: readonly bigint[]): CheckedClaim => ({
    verdict: holds ? 'true' : 'false',
    read: claim,
    statements: numbers.map((each) => ({ kind: 'expression', value: number(each) })),
  })
  for (const [pattern, test] of [
    [wording.multiple, (a: bigint, b: bigint) => b !== 0n && a % b === 0n],
    [wording.divisor, (a: bigint, b: bigint) => a !== 0n && b % a === 0n],
  ] as const) {
    const [, first, second] = pattern.exec(claim) ?? []
    if (first === undefined || second === undefined) continue
    // "The least common multiple" is a stronger claim than "a common multiple".
    if (/least|lowest|greatest|highest|наименьш|наибольш/iu.test(claim)) return extreme(claim, first, second, language)
    const [these, those] = [wholesIn(first, language), wholesIn(second, language)]
    if (!these || !those) return notUnderstood('the numbers in it')
    return decide(
      these.every((a) => those.every((b) => test(a, b))),
      [...these, ...those],
    )
  }
  const kinds: readonly (readonly [RegExp, (value: bigint) => boolean])[] = [
    [wording.prime, isPrime],
    [wording.composite, (value) => value > 3n && !isPrime(value)],
    [wording.even, (value) => value % 2n === 0n],
    [wording.odd, (value) => value % 2n !== 0n],
    [wording.square, (value) => value >= 0n && BigInt(Math.round(Math.sqrt(Number(value)))) ** 2n === value],
  ]
  for (const [pattern, test] of kinds) {
    const [whole, first, not] = pattern.exec(claim) ?? []
    if (whole === undefined || first === undefined) continue
    const values = wholesIn(first, language)
    if (!values || values.some((value) => value > MOST || value < -MOST)) return notUnderstood('the numbers in it')
    return decide(
      values.every((value) => test(value) === (not === undefined)),
      values,
    )
  }
  return null
}

/** Checks "6 is the least common multiple of 2 and 3". */
function extreme(claim: string, first: string, second: string, language: Language): CheckedClaim {
  const isMultiple = /multiple|кратн/iu.test(claim)
  const isDivisor = /divisor|factor|делител/iu.test(claim)
  const those = wholesIn(second, language)
  const [own, ...others] =
    wholesIn(
      first.replace(/\s*(?:[-–—]\s*)?(?:это\s+)?(?:наименьш\p{L}+|наибольш\p{L}+)\s*(?:общ\p{L}+)?$/iu, ''),
      language,
    ) ?? []
  if (!those || those.some((each) => each <= 0n) || own === undefined || others.length > 0 || isMultiple === isDivisor)
    return notUnderstood('the numbers in it')
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
  const value = isMultiple ? those.reduce((a, b) => (a * b) / gcd(a, b)) : those.reduce(gcd)
  return {
    verdict: value === own ? 'true' : 'false',
    read: claim,
    ...(value !== own && { why: `it is ${value}` }),
    statements: [own, ...those].map((each) => ({ kind: 'expression', value: number(each) })),
  }
}

// ---- Equations and their roots -----------------------------------------------------------------------------------------

const nameOfValue = /^\s*([a-zа-я])\s*=\s*(.+)$/iu

/** "x = 2 does not fit -10x > 15": the same without its "not", the other way round. */
function ofDenied(claim: string, language: Language): CheckedClaim | null {
  const [denied, fits] = claimWording[language].fitsNot.find(([pattern]) => pattern.test(claim)) ?? []
  const checked = denied && fits !== undefined ? ofEquations(claim.replace(denied, fits), language) : null
  if (!checked || (checked.verdict !== 'true' && checked.verdict !== 'false')) return checked
  return { ...checked, verdict: checked.verdict === 'true' ? 'false' : 'true', read: `${checked.read}: does not fit` }
}

function ofEquations(claim: string, language: Language): CheckedClaim | null {
  const wording = claimWording[language]
  const [, first = '', second = ''] = wording.fits.exec(claim) ?? wording.fits.exec(behind(claim, language)) ?? []
  const equationNamed = equationIn(second, language)
  const condition = first === '' || equationNamed ? null : statementIn(second, language)
  if (condition?.kind === 'inequality') return ofInequality(first, condition, language)
  if (first !== '' && equationNamed) {
    const [, letter, written = first] = nameOfValue.exec(first) ?? []
    const letters = namesOf(equationNamed)
    const value = phraseValue(written, language)
    const unknown = letter ?? letters[0]
    if (!value || !isClosed(value) || letters.length !== 1 || unknown !== letters[0])
      return notUnderstood('which value is put in for which letter')
    const at = { [unknown!]: realAt(value, {}) }
    const [left, right] = [equationNamed.left, equationNamed.right].map((side) => realAt(side, at))
    if (!Number.isFinite(left) || !Number.isFinite(right)) return notUnderstood('there is no value at that place')
    return {
      verdict: isNear(left!, right!) ? 'true' : 'false',
      read: `$${unknown} = ${latexOf(value, language)}$ in ${formula(equationNamed, language)}`,
      why: `the sides come to $${rounded(left!)}$ and $${rounded(right!)}$`,
      statements: [equation({ kind: 'name', name: unknown! }, value), equationNamed],
    }
  }
  const rootsValue = wording.rootsValue.exec(claim)
  if (rootsValue) return ofRootsValue(rootsValue, language)
  const [, back = '', ofThat = ''] = wording.areRoots.exec(claim) ?? []
  const [, ofWhat = ofThat, list = back] = wording.roots.exec(claim) ?? []
  const whose = equationIn(ofWhat, language)
  if (whose) {
    const letter = namesOf(whose)[0]
    const values = list
      .split(wording.and)
      .filter((part) => part.trim() !== '')
      .map((part) => phraseValue(nameOfValue.exec(part)?.[2] ?? part, language))
    if (namesOf(whose).length !== 1 || !letter || !values.every((each) => each !== null && isClosed(each)))
      return notUnderstood('the roots in it')
    const roots = values.filter((each) => each !== null)
    const truth = areAllRoots(whose, letter, roots)
    if (truth === 'unknown') return notUnderstood('whether these are all of the roots')
    return {
      verdict: truth === 'verified' ? 'true' : 'false',
      read: `${formula(whose, language)}: ${roots.map((each) => shown(each, language)).join(', ')}`,
      statements: [whose, ...roots.map((each) => equation({ kind: 'name', name: letter }, each))],
    }
  }
  const arrow = /^(.+?)\s*(?:⇔|⟺|\\iff|\\Leftrightarrow|<=>|⇒|=>|→|\\to|\\Rightarrow|\\rightarrow)\s*(.+)$/u.exec(claim)
  const [, before = '', after = ''] = arrow ?? wording.equivalent.exec(claim) ?? []
  const [from, to] = [before, after].map((each) => statementIn(each, language))
  if (from?.kind === 'equation' && to?.kind === 'equation') return sameRoots(from, to, language)
  const values = after.split(wording.and)
  if (from?.kind === 'equation' && values.length > 1) return becomesValues(from, values, language)
  return from && to && [from, to].every(isInequality) ? sameSets(from, to, language) : null
}

/** Checks "(x - 1)(x + 2) = 4 becomes x = 2 or x = -3": all of the values together. */
function becomesValues(from: Equation, written: readonly string[], language: Language): CheckedClaim {
  const [letter, ...others] = namesOf(from)
  const lines = written.map((each) => equationIn(each.trim(), language))
  const roots = lines.flatMap((line) =>
    line?.left.kind === 'name' && line.left.name === letter && isClosed(line.right) ? [line.right] : [],
  )
  const truth =
    letter === undefined || others.length > 0 || roots.length < written.length
      ? 'unknown'
      : areAllRoots(from, letter, roots)
  if (letter === undefined || truth === 'unknown') return notUnderstood('whether these are all of the roots')
  return {
    verdict: truth === 'verified' ? 'true' : 'false',
    read: `${formula(from, language)} has the roots ${roots.map((each) => shown(each, language)).join(', ')}`,
    statements: [from, ...roots.map((each) => equation({ kind: 'name', name: letter }, each))],
  }
}

const isInequality = ({ kind }: Statement) => kind === 'inequality' || kind === 'between'

/** Checks "-3x > 9 becomes x < -3": both have the same solutions. */
function sameSets(from: Statement, to: Statement, language: Language): CheckedClaim {
  const [letter, ...others] = [...new Set([...namesOf(from), ...namesOf(to)])]
  const solved = letter !== undefined && others.length === 0 ? solve(from) : null
  const judged =
    solved && 'solution' in solved ? judgeLine({ statement: from, solution: solved.solution }, from, to).kind : null
  if (judged !== 'right' && judged !== 'wrong')
    return notUnderstood('whether both inequalities have the same solutions')
  return {
    verdict: judged === 'right' ? 'true' : 'false',
    read: `${formula(from, language)} and ${formula(to, language)} have the same solutions`,
    statements: [from, to],
  }
}

/** Checks "x = 1 fits 5 - 3x > 14". */
function ofInequality(first: string, condition: Statement & { kind: 'inequality' }, language: Language): CheckedClaim {
  const [, letter, written = first] = nameOfValue.exec(first) ?? []
  const [unknown, ...others] = namesOf(condition)
  const value = phraseValue(written, language)
  if (!value || !isClosed(value) || unknown === undefined || others.length > 0 || (letter ?? unknown) !== unknown)
    return notUnderstood('which value is put in for which letter')
  const at = { [unknown]: realAt(value, {}) }
  const [left, right] = [realAt(condition.left, at), realAt(condition.right, at)]
  if (!Number.isFinite(left) || !Number.isFinite(right)) return notUnderstood('there is no value at that place')
  return {
    verdict: compares(left, condition.relation, right) ? 'true' : 'false',
    read: `$${unknown} = ${latexOf(value, language)}$ in ${formula(condition, language)}`,
    why: `the sides come to $${rounded(left)}$ and $${rounded(right)}$`,
    statements: [equation({ kind: 'name', name: unknown }, value), condition],
  }
}

function compares(a: number, relation: Relation, b: number): boolean {
  const same = isNear(a, b)
  return { '<': a < b && !same, '<=': a < b || same, '>': a > b && !same, '>=': a > b || same, '!=': !same }[relation]
}

/** Checks "the sum of the roots of x^2 - 6x + 5 = 0 is 6". */
function ofRootsValue([, how = '', which = '', said = '']: RegExpExecArray, language: Language): CheckedClaim {
  const whose = equationIn(which, language)
  const value = phraseValue(said, language)
  const solved = whose && solve(whose)
  const roots = solved && 'solution' in solved ? rootsIn(solved.solution.answer) : []
  if (!whose || !value || !isClosed(value) || roots.length === 0) return notUnderstood('the equation or the value')
  const values = roots.map((root) => realAt(root, {}))
  const result = /product|произведение/iu.test(how) ? values.reduce((a, b) => a * b) : values.reduce((a, b) => a + b)
  return {
    verdict: isNear(result, realAt(value, {})) ? 'true' : 'false',
    read: `${formula(whose, language)}: ${how} ${shown(value, language)}`,
    statements: [whose],
  }
}

/** Rewrites "for x = 3 the equation ... holds" as "x = 3 fits ...". */
const behind = (claim: string, language: Language) =>
  language === 'en'
    ? claim.replace(/^for\s+(.+?),?\s+(?:the equation\s+)?(.+?)\s+(?:holds|is true)$/i, '$1 fits $2')
    : claim.replace(/^при\s+(.+?)\s+(?:уравнение\s+|равенство\s+)?(.+?)\s+верно$/iu, '$1 подходит к $2')

function sameRoots(from: Equation, to: Equation, language: Language): CheckedClaim {
  const truth = haveSameRoots(from, to)
  if (truth === null) return notUnderstood('whether both equations have the same roots')
  return {
    verdict: truth ? 'true' : 'false',
    read: `${formula(from, language)} and ${formula(to, language)} have the same roots`,
    statements: [from, to],
  }
}

/** null: the comparison cannot be decided. */
export function haveSameRoots(from: Equation, to: Equation): boolean | null {
  const [letter, ...others] = [...new Set([...namesOf(from), ...namesOf(to)])]
  if (letter === undefined || others.length > 0) return null
  const solved = solve(from)
  if (!('solution' in solved)) return null
  const truth = sameSolutions([from], to, letter, rootsIn(solved.solution.answer))
  return truth === 'unknown' ? null : truth === 'verified'
}

// ---- Formulas ---------------------------------------------------------------------------------------------------------

export const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
const rounded = (value: number) => Number(value.toPrecision(10))

/** Whether the written decimal is a correct rounding of the exact value. */
function isRounded(exact: Expr, said: Expr, isRoughly: boolean): boolean {
  const written = said.kind === 'negate' ? said.of : said
  if (written.kind !== 'number' || written.style !== 'decimal') return false
  const [value, about] = [realAt(exact, {}), realAt(said, {})]
  let digits = isRoughly ? 1 : 100
  while (digits < 1e6 && !Number.isInteger(Number((about * digits).toFixed(6)))) digits *= 10
  const isShort = Number.isInteger(Number((about * (digits / 10)).toFixed(6)))
  return Number.isFinite(value) && !(isShort && !isRoughly) && Math.abs(value - about) <= 0.5 / digits + 1e-9
}

function ofFormulas(claim: string, language: Language): CheckedClaim | null {
  const isRoughly = /≈|\\approx/u.test(claim)
  const statement = statementIn(claim.replace(/≈|\\approx/gu, '='), language)
  if (!statement) return null
  switch (statement.kind) {
    case 'chain':
      return ofParts(statement.parts, language, isRoughly)
    case 'equation':
      return ofParts([statement.left, statement.right], language, isRoughly)
    case 'inequality': {
      const read = formula(statement, language)
      const [a, b] = [statement.left, statement.right].map((side) => (isClosed(side) ? realAt(side, {}) : Number.NaN))
      if (namesOf(statement).length > 0) return { verdict: 'an equation', read, statements: [statement] }
      if (!Number.isFinite(a) || !Number.isFinite(b)) return notUnderstood('the values of its sides')
      return { verdict: compares(a!, statement.relation, b!) ? 'true' : 'false', read, statements: [statement] }
    }
    case 'expression':
      return notUnderstood('it claims nothing: write what it is equal to')
    default:
      return null
  }
}

function ofParts(parts: readonly Expr[], language: Language, isRoughly: boolean): CheckedClaim {
  const read = `$${parts.map((part) => latexOf(part, language)).join(isRoughly ? ' \\approx ' : ' = ')}$`
  const [first, ...rest] = parts
  const statements: Statement[] = parts.length === 2 ? [equation(parts[0]!, parts[1]!)] : [{ kind: 'chain', parts }]
  if (!first || rest.length === 0) return notUnderstood('it claims nothing')
  const closed = isClosed(first) ? parts : rest.every(isClosed) ? rest : null
  if (closed && closed.length > 1) {
    const [value, ...others] = closed
    const wrong = others.find((part) => sameValue(value!, part) !== 'verified' && !isRounded(value!, part, isRoughly))
    if (wrong) {
      if (sameValue(value!, wrong) === 'unknown') return notUnderstood('whether the sides are equal')
      const [a, b] = [value!, wrong].map((each) => realAt(each, {}))
      if (!Number.isFinite(a) || !Number.isFinite(b)) return notUnderstood('one of the sides has no value')
      return { verdict: 'false', read, why: `$${rounded(a!)}$ is not $${rounded(b!)}$`, statements }
    }
    const isExact = others.every((part) => sameValue(value!, part) === 'verified')
    const notes = [
      ...(isExact ? [] : ['rounded']),
      ...(closed === parts ? [] : [`the calculation; that ${shown(first, language)} is equal to it is not checked`]),
    ]
    return { verdict: 'true', read, ...(notes.length > 0 && { why: notes.join('; ') }), statements }
  }
  const pairs = rest.map((part, index) => equation(parts[index]!, part))
  const truths = pairs.map(holdsAlways)
  if (truths.every((truth) => truth === 'verified')) return { verdict: 'true', read, why: 'for all values', statements }
  // A letter with its value is a condition; whether it holds depends on the task.
  if (parts.length === 2 && parts.filter(isClosed).length === 1) return { verdict: 'an equation', read, statements }
  const [pair, ...more] = pairs
  if (pair && more.length === 0) {
    const own = ofBook(pair, read, language)
    if (own) return own
  }
  const failing = pairs.find((_, index) => truths[index] === 'refuted')
  if (!failing) return notUnderstood('whether the sides are equal')
  const [left, right] = [failing.left, failing.right].map((side) => [...collectNames(side)].toSorted().join())
  const letters = namesOf(failing)
  if (letters.length > 1 && left !== right)
    return notUnderstood('a formula that is not in the book, or a condition on its letters')
  const counter = counterExample(failing, letters)
  if (!counter) return notUnderstood('whether it holds for all values')
  return { verdict: 'not an identity', read, why: `${counter} It may hold for single values.`, statements }
}

/** A formula with a single letter on one side, such as an area or a speed: the formula book decides. */
function ofBook(pair: Equation, read: string, language: Language): CheckedClaim | null {
  const lone = [pair.left, pair.right].find((side) => side.kind === 'name')
  const isSquare = [pair.left, pair.right].some((side) => side.kind === 'power' && side.left.kind === 'name')
  if ((!lone && !isSquare) || namesOf(pair).length < 2) return null
  if (!lone) {
    return lookUpSquare(pair)
      ? { verdict: 'true', read, why: 'Pythagorean theorem, c the hypotenuse', statements: [pair] }
      : null
  }
  const found = lookUp(pair)
  if (!found) return notUnderstood('the book has no formula of these letters')
  const { agrees, entry } = found
  const written = formula(entry.equation, language)
  return agrees
    ? { verdict: 'true', read, why: `${entry.title[language]}: ${written}`, statements: [pair] }
    : { verdict: 'false', read, why: `the book has ${written} (${entry.title[language]})`, statements: [pair] }
}

const lookUpSquare = ({ left, right }: Equation) =>
  [equation(left, right), equation(right, left)].some(
    (each) =>
      holdsAlways(equation(each.right, parseExpression('a^2+b^2'))) === 'verified' &&
      holdsAlways(equation(each.left, parseExpression('c^2'))) === 'verified',
  )

/** Small whole numbers for which the two sides differ. */
function counterExample({ left, right }: Equation, letters: readonly string[]): string | null {
  for (const shift of [2, 1, 3]) {
    const values = Object.fromEntries(letters.map((letter, index) => [letter, index + shift]))
    const [a, b] = [realAt(left, values), realAt(right, values)]
    if (!Number.isFinite(a) || !Number.isFinite(b) || isNear(a, b)) continue
    const put = letters.map((letter) => `$${letter} = ${values[letter]}$`).join(', ')
    return `For ${put} the sides are $${rounded(a)}$ and $${rounded(b)}$.`
  }
  return null
}

// ---- Quantities with units ----------------------------------------------------------------------------------------------

interface Amount {
  readonly value: Rational
  readonly dimension: readonly number[]
  /** The amount was calculated from numbers without units. */
  readonly isBare: boolean
}

const placeholders = 'abcfghkmnpqrstuvwyz'
const none: readonly number[] = [0, 0, 0, 0, 0, 0, 0]

/** A dash says "is" only where nothing else does: in "8 км - 7,92 км = 80 м" it takes away. */
const equalIn = (claim: string, { equal, dash }: ClaimWording): RegExp =>
  dash && !/[=≈]|\\approx/u.test(claim) && !equal.test(claim)
    ? regExpOf(`${equal.source}|${dash.source}`, equal.flags)
    : equal

/** Checks "480 km : 160 km/h = 3 h" in SI, comparing values and dimensions. null: the claim has no units. */
function ofQuantities(claim: string, language: Language): CheckedClaim | null {
  const wording = claimWording[language]
  const found = quantitiesIn(claim, language)
  if (!found.some(({ unit }) => unit) || found.length > placeholders.length) return null
  // A letter or a word that belongs to no unit would be ignored, so the claim is not read here.
  const rest = found.reduceRight((left, { start, end }) => `${left.slice(0, start)}#${left.slice(end)}`, claim)
  const equal = equalIn(claim, wording)
  const bare = rest.replace(equal, ' = ').replace(/\\(?:cdot|times|div|frac|approx)/g, ' ')
  if (/\p{L}/u.test(bare)) return null
  if (found.some(({ unit }) => unit?.offset)) return notUnderstood('temperatures are not converted here')
  const sides = sidesWith(claim, found, equal)
  if (!sides) return notUnderstood('the calculation with units')
  const amounts = sides.map((side) => amountOf(side, found))
  const [first, ...others] = amounts
  if (!first || others.length === 0 || others.some((each) => !each)) return notUnderstood('the calculation with units')
  const statements: Statement[] = found.map(({ value }) => ({ kind: 'expression', value: number(value) }))
  const digits = Math.min(...found.map((each) => each.digits))
  for (const other of others) {
    if (!other) continue
    if (isSameDimension(first.dimension, other.dimension)) {
      const isEqual = equals(first.value, other.value) || isAbout(first.value, other.value, digits)
      if (!isEqual) return { verdict: 'false', read: claim, statements }
      continue
    }
    // In "70 + 90 = 160 km/h" the unit is written only once, behind the result.
    const result = first.isBare ? found.at(-1) : undefined
    if (result?.unit && sides.at(-1) === placeholders[found.length - 1] && others.length === 1) {
      const fit = unitFit(first.value, result)
      if (fit === 'wrong') return { verdict: 'false', read: claim, statements }
      if (fit === 'unclear') return notUnderstood('which units the bare numbers have')
      if (fit === 'scaled')
        return { verdict: 'true', read: claim, why: `the result is told in ${result.unit.en}`, statements }
      continue
    }
    if (!first.isBare && !other.isBare && !mixesBare(found))
      return { verdict: 'false', read: claim, why: 'the units differ', statements }
    return notUnderstood('which unit the bare numbers have')
  }
  return { verdict: 'true', read: claim, why: 'values and units', statements }
}

const mixesBare = (found: readonly Measurement[]) => found.some(({ unit }) => !unit || isPlain(unit.dimension))

const toNumber = ({ n, d }: Rational) => Number(n) / Number(d)
/** Equal within the number of written digits: 2.78 for 25/9. */
const isAbout = (a: Rational, b: Rational, digits: number) =>
  digits >= 2 &&
  Math.abs(toNumber(a) - toNumber(b)) <= 0.5 * 10 ** (1 - digits) * Math.abs(toNumber(a)) &&
  (a.d !== 1n || b.d !== 1n)

/** The sides of the claim, with a letter in place of each quantity. */
function sidesWith(claim: string, found: readonly Measurement[], equal: RegExp): string[] | null {
  let text = claim
  found.toReversed().forEach(({ start, end }, index) => {
    const letter = placeholders[found.length - 1 - index]!
    text = `${text.slice(0, start)} ${letter} ${text.slice(end)}`
  })
  const sides = text
    .split(regExpOf(`${equal.source}|\\s*(?:=|≈|\\\\approx)\\s*`, equal.flags))
    // "1 h 30 min" is one amount: a sum.
    .map((side) => side.trim().replace(/([a-z]) +(?=[a-z])/g, '$1 + '))
  return sides.length > 1 && sides.every((side) => side.trim() !== '') ? sides : null
}

function amountOf(side: string, found: readonly Measurement[]): Amount | null {
  try {
    return evaluated(parseExpression(side.replaceAll(':', '/')), found)
  } catch {
    return null
  }
}

function evaluated(expr: Expr, found: readonly Measurement[]): Amount | null {
  if (expr.kind === 'number') return { value: expr.value, dimension: none, isBare: true }
  if (expr.kind === 'name') {
    const measured = found[placeholders.indexOf(expr.name)]
    if (!measured) return null
    const { unit, value } = measured
    return unit
      ? { value: multiply(value, unit.size), dimension: unit.dimension, isBare: false }
      : { value, dimension: none, isBare: true }
  }
  if (expr.kind === 'power') {
    const [base, exponent] = [evaluated(expr.left, found), evaluated(expr.right, found)]
    const times = exponent?.isBare && exponent.value.d === 1n ? Number(exponent.value.n) : Number.NaN
    if (!base || !(times >= 1 && times <= 4)) return null
    return Array.from({ length: times - 1 }).reduce<Amount>(
      (made) => ({
        ...made,
        value: multiply(made.value, base.value),
        dimension: timesDimension(made.dimension, base.dimension),
      }),
      base,
    )
  }
  if (expr.kind !== 'add' && expr.kind !== 'subtract' && expr.kind !== 'multiply' && expr.kind !== 'divide') return null
  const [a, b] = [evaluated(expr.left, found), evaluated(expr.right, found)]
  if (!a || !b) return null
  const isBare = a.isBare && b.isBare
  if (expr.kind === 'multiply')
    return { value: multiply(a.value, b.value), dimension: timesDimension(a.dimension, b.dimension), isBare }
  if (expr.kind === 'divide')
    return b.value.n === 0n
      ? null
      : { value: divide(a.value, b.value), dimension: timesDimension(a.dimension, b.dimension, -1), isBare }
  if (!isSameDimension(a.dimension, b.dimension)) return null
  const minus = expr.kind === 'subtract' ? -1n : 1n
  const value = rational(a.value.n * b.value.d + minus * b.value.n * a.value.d, a.value.d * b.value.d)
  return { value, dimension: a.dimension, isBare }
}

// ---- In words ---------------------------------------------------------------------------------------------------------

/** Checks "25% of 40 is 10": both sides have to consist of known words and have a value. */
function inWords(claim: string, language: Language): CheckedClaim | null {
  const { and } = claimWording[language]
  const equal = equalIn(claim, claimWording[language])
  const split = regExpOf(`${equal.source}|\\s*(?:=|≈)\\s*`, equal.flags)
  const parts = claim.split(split).map((part) => part.trim())
  const values = parts.map((part) => phraseValue(part, language))
  if (parts.length < 2 || values.some((each) => each === null)) return null
  // "10% of 20 is 2 and 10% of 8 is 0.8" are two claims.
  if (parts.length > 2 && parts.slice(1, -1).some((part) => regExpOf(and.source, and.flags).test(part))) return null
  const checked = ofParts(
    values.filter((each) => each !== null),
    language,
    false,
  )
  const isNamedInNouns = /(?<!\p{L})(?:difference|quotient|разность|частное)(?!\p{L})/iu.test(claim)
  // In a difference named by a noun the order does not always say what is taken from what.
  return checked.verdict === 'false' && isNamedInNouns ? notUnderstood('which number is taken from which') : checked
}

/** Whether all words are known, so that none could change the meaning. */
export const knownWords = (text: string, language: Language): boolean =>
  wordsOf(text).every((word) => {
    const small = word.toLowerCase()
    return claimWording[language].known.has(small) || functionWords.test(small) || /^[a-zх]$/.test(small)
  })

/** The value of a formula or of a phrase that consists of known words. */
function phraseValue(source: string, language: Language): Expr | null {
  const text = source.trim()
  const own = expressionIn(text, language)
  if (own) return own
  if (text === '' || isFormula(text)) return null
  const words = wordsOf(text).map((word) => word.toLowerCase())
  const { known } = claimWording[language]
  const numeral = words.length <= 2 && !/\d/.test(text) ? numeralIn(text, language) : null
  if (numeral) return numeral
  if (!words.every((word) => known.has(word) || functionWords.test(word) || /^[a-z]$/.test(word))) return null
  // With two operations named by nouns, the order of the words does not say which numbers belong together.
  const nouns = words.filter((word) =>
    /^(?:sum|difference|product|quotient|сумма|разность|произведение|частное|mean|average|среднее)$/.test(word),
  )
  const signs = words.filter((word) =>
    /^(?:times|plus|minus|divided|multiplied|over|плюс|минус|умножить|разделить|делить|дважды|удвоенное|twice|double)$/.test(
      word,
    ),
  )
  if (nouns.length > 1 || (nouns.length > 0 && signs.length > 0)) return null
  const task = readTask(text, language)?.task
  if (!task) return null
  if (task.kind === 'expression') return usesAllNumbers(text, task.value) ? task.value : null
  if (task.kind !== 'request') return null
  const solved = solve(task)
  const { answer } = 'solution' in solved ? solved.solution : { answer: null }
  return answer?.kind === 'expression' && usesAll(text, task) ? answer.value : null
}

/** A single numeral: "Sixty." */
function numeralIn(text: string, language: Language): Expr | null {
  const [line, ...others] = hearAnswer(text, language).lines
  const statement = line && 'statement' in line && others.length === 0 ? line.statement : null
  return statement?.kind === 'expression' && isClosed(statement.value) ? statement.value : null
}

const digitsIn = (text: string) => (text.match(/\d+/g) ?? []).length
const usesAllNumbers = (text: string, value: Expr) =>
  digitsIn(text) <= digitsIn(latexOf(value, 'en').replaceAll('{,}', ''))
const usesAll = (text: string, task: Statement) =>
  digitsIn(text) <= expressionsOf(task).reduce((count, expr) => count + digitsIn(latexOf(expr, 'en')), 0)
