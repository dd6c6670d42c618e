import { simplified } from '../math/algebra/simplified.ts'
import {
  countNodes,
  type Equation,
  type Expr,
  equation,
  expressionsOf,
  isClosed,
  namesOf,
  type Statement,
  someNode,
} from '../math/ast.ts'
import { latexOfStatement } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { isNumeral } from '../math/pieces.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { isInOtherUnit, unaccounted, unitStems } from './accounted.ts'
import { givenAwayInPieces } from './across.ts'
import { described, isReference } from './descriptions.ts'
import { isOperandOfExample, saysSameSum } from './example-operands.ts'
import { type Finding, finding } from './finding.ts'
import { closedValue, type Formula, formulasOf, leavesOf, lettersOf, type Part, safeValue } from './formulas.ts'
import { instructed } from './instructed.ts'
import { around, isAmong, type Look, lookAt, near } from './look.ts'
import { foldReply, type Mention, mentionsIn } from './mentions.ts'
import { parseNotation } from './notation.ts'
import { onlyOneLeft } from './options.ts'
import { equationsOf, type Seal, statementsIn } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'
import { isSetHere } from './set-here.ts'
import { spokenSums } from './spoken-numbers.ts'

/**
 * The first place where the sentence reveals a sealed answer, or a solution line that nobody has said yet; null if
 * there is none.
 */
export function givenAway(look: Look, seal: Seal): Finding | null {
  // Correcting its own slip, the tutor has to state the right value.
  const isSettled =
    look.isAdmission &&
    look.formulas.some(({ parts }) => parts.length > 1 && parts.every(({ expr }) => expr && isClosed(expr)))
  if (isSettled || isFound(seal)) return null
  for (const answer of seal.answers) {
    if (answer.isUntold || (answer.isPerhapsUntold && isSetHere(look, answer, seal))) {
      const found = toldAtOnce(look, answer, seal)
      if (found) return found
      continue
    }
    const found =
      inFormulas(look, answer, seal) ??
      inNumbers(look, answer, seal) ??
      inSums(look, answer, seal) ??
      inWords(look, answer, seal) ??
      inCoefficients(look, answer, seal) ??
      inParts(look, answer, seal) ??
      byElimination(look, answer, seal) ??
      onlyOneLeft(look, answer, seal) ??
      instructed(look, answer, seal) ??
      counted(look, answer) ??
      described(look, answer, seal) ??
      unaccounted(look, answer, seal) ??
      givenAwayInPieces(look.folded, answer, { ...seal, earlier: `${seal.earlier}\n${foldReply(look.before)}` })
    if (found) return found
  }
  return fished(look, seal)
}

/** "Solve 3x + 7 = 25" sets the task of the answer that is noted beside it; "x = 6" tells it. */
const toldAtOnce = (look: Look, answer: SealedAnswer, seal: Seal): Finding | null => {
  const solved = look.formulas.find(
    (formula) =>
      isPlainValue(formula) && closedSides(formula).some((part) => isAmong(closedValue(part), answer.values)),
  )
  return solved ? finding('answer', solved.source) : (framed(look, answer, seal) ?? described(look, answer, seal))
}

/** True if the student has named every value of the noted answer. */
export const isFound = ({ noted, offered, isFishing }: Seal): boolean =>
  noted !== null && !isFishing && noted.all.length > 0 && noted.all.every((value) => isAmong(value, offered))

/** True if the text contains a sealed answer in any form: checks what a tool would return to a model. */
export function tellsSealed(text: string, seal: Seal): boolean {
  const look = lookAt(text, '', seal, '')
  return seal.answers.some(
    (answer) =>
      inFormulas(look, answer, seal) !== null ||
      inNumbers(look, answer, seal) !== null ||
      isCoefficient(look, answer, seal),
  )
}

/** `4x` of the model's own making: an answer disguised as a coefficient. */
const isCoefficient = (look: Look, { values }: SealedAnswer, seal: Seal): boolean =>
  look.formulas.some(({ parts }) =>
    parts.some(({ expr }) => {
      if (!expr || isClosed(expr) || isOnTheTable(expr, seal)) return false
      const leaves = leavesOf(expr)
      return leaves.length <= 1 && leaves.some((leaf) => values.some((value) => near(Math.abs(value), leaf)))
    }),
  )

// ---- Formulas ------------------------------------------------------------------------------------------------------

const isNumeralPart = ({ expr }: Part) =>
  expr?.kind === 'number' || (expr?.kind === 'negate' && expr.of.kind === 'number')
const isComparison = ({ parts, signs }: Formula) =>
  signs.length === 1 && /^[<>]/.test(signs[0]!) && parts.length === 2 && parts.every(isNumeralPart)
const isCompared = (look: Look, { value }: Mention) =>
  look.formulas.some(
    (formula) => isComparison(formula) && formula.parts.some((part) => near(Math.abs(closedValue(part)), value)),
  )
const closedSides = (formula: Formula) => formula.parts.filter((part) => Number.isFinite(closedValue(part)))

function inFormulas(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  for (const formula of look.formulas) {
    const found = isSaid(formula, seal) ? null : inFormula(formula, look, answer, seal)
    if (found) return found
  }
  // "Six minus two x": only with letters, and then as the core reads it.
  if (answer.unknown !== null || answer.task.kind === 'expression' || answer.ahead.length > 0) {
    for (const statement of look.lines()) {
      const found = tellsLine(statement, answer, seal)
      if (found) return finding(found, latexOfStatement(statement, seal.language))
    }
  }
  return null
}

/** `40/48 - 18/48 = 22/48`, as the student wrote it. A value is known by what was offered as a result. */
export function isSaid({ parts, signs }: Formula, { shown, isFishing }: Seal): boolean {
  if (isFishing || signs.length === 0 || parts.some(({ expr }) => !expr || expr.kind === 'name')) return false
  return signs.every(
    (sign, at) => sign === '=' && shown.has(latexOfStatement(equation(parts[at]!.expr!, parts[at + 1]!.expr!))),
  )
}

function inFormula(formula: Formula, look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  const { parts, source } = formula
  const whole = parts.map(({ expr }) => expr)
  const sides = closedSides(formula)
  // "2 < 6 is true": two numbers compared are nobody's result.
  for (const part of isComparison(formula) ? [] : sides) {
    const value = closedValue(part)
    const isPlain = part.expr!.kind === 'number' || part.expr!.kind === 'negate'
    const isTold = answer.values.some((each) => near(each, value))
    if (!isTold || isOperandOfExample(look, value, answer, seal)) continue
    // `7/10 · 2/10` says the task 0.7 · 0.2 once more.
    if (sides.length === 1 && !isPlain && saysSameSum(part.expr!, seal, expressionsOf)) continue
    // `19/57` in an example with numbers of its own is not `1/3`.
    if (
      look.isExample &&
      !isPlain &&
      sides.length === 1 &&
      !leavesOf(part.expr!).every((leaf) => isAmong(leaf, seal.numbers))
    )
      continue
    const isKnown = isAmong(Math.abs(value), seal.numbers)
    // In an example, a formula without the unknown of the task; a plain `a = 8` still counts.
    const isOther =
      look.isExample &&
      lettersOf(...parts).length > 0 &&
      !(answer.unknown && lettersOf(...parts).includes(answer.unknown))
    if (isOther && !isPlainValue(formula)) continue
    // A number given in the example, such as the 5 of `x^2 + 5x - 6 = 0`.
    if (look.isExample && isPlain && lettersOf(...parts).length === 0 && isOfExample(look, value, seal)) continue
    // "3 + 1" for a 4 of the task.
    if (
      isKnown &&
      !isPlain &&
      sides.length === 1 &&
      !look.isExample &&
      !look.isQuestion &&
      !isOnTheTable(part.expr!, seal)
    )
      return finding('answer', source)
    const letter = parts.find(({ expr }) => expr?.kind === 'name')?.text
    if (
      isKnown &&
      !(
        letter &&
        answer.unknown &&
        letter.replace(/[_{}\d\s]/g, '') === answer.unknown &&
        formula.meaning !== 'supposed'
      )
    )
      continue
    if (isPlain || sides.length > 1 || !isOnTheTable(part.expr!, seal)) return finding('answer', source)
  }
  const isOfRoots =
    answer.values.length > 1 &&
    whole.some(
      (expr) =>
        expr &&
        isClosed(expr) &&
        expr.kind !== 'number' &&
        leavesOf(expr).length === answer.values.length &&
        answer.values.every((value) => isAmong(Math.abs(value), leavesOf(expr))) &&
        // The student's own pair, tried: `7 · (-4)` where -7 and 4 are sought.
        !leavesOf(expr).every((leaf) => isAmong(leaf, seal.own)) &&
        !isOnTheTable(expr, seal),
    )
  if (isOfRoots && !look.isExample && !look.isTest) return finding('answer', source)
  if (isPutIn(formula, answer, seal) || isProvedBy(formula, look, answer, seal)) return finding('answer', source)
  // The numbers of a point, interval or set, which are values by themselves.
  const listed =
    parts.length === 2 && parts[1]!.expr === null && /\\\{|^\s*[({[]/.test(parts[1]!.text) ? parts[1]!.text : source
  if ((whole.every((expr) => expr === null) || listed !== source) && /[({[]/.test(source)) {
    const inside = tupleValues(listed)
    const isSet = /\\\{|∈|\\in(?![a-z])|\\cup|∪/.test(source) || /^\s*\(/.test(source)
    if (inside.length > 0 && isSet) {
      const isAll =
        answer.all.length > 1 &&
        inside.length === answer.all.length &&
        inside.every((value) => isAmong(value, answer.all))
      const isNew = inside.some(
        (value) =>
          isAmong(value, answer.values) &&
          !isAmong(Math.abs(value), seal.numbers) &&
          !isOperandOfExample(look, value, answer, seal),
      )
      if (isAll || isNew) return finding('answer', source)
    }
  }
  return null
}

/** `a = 8` */
const isPlainValue = ({ parts, signs }: Formula) =>
  parts.length === 2 && signs[0] === '=' && parts.some(({ expr }) => expr?.kind === 'name')

/** The number is given in the example itself: in its equation or its list of numbers. */
function isOfExample(look: Look, value: number, seal: Seal): boolean {
  const told = `${look.before.slice(-EXAMPLE)} ${look.text}`
  const isIn = (numbers: readonly number[]) =>
    isAmong(Math.abs(value), numbers) && numbers.some((each) => !isAmong(each, seal.numbers))
  const lists = told.match(/\d+(?:[.,]\d+)?(?:(?:, |; ?|,? (?:and|и) )-?\d+(?:[.,]\d+)?){2,}/g) ?? []
  return (
    lists.some((list) => isIn(mentionsIn(list).map((each) => each.value))) ||
    formulasOf(look.before.slice(-EXAMPLE), seal.language).some(
      ({ parts, signs }) =>
        signs.length > 0 &&
        lettersOf(...parts).length > 0 &&
        isIn(parts.flatMap(({ expr }) => (expr ? leavesOf(expr) : []))),
    )
  )
}
/** How far back the equation of an example may be (characters). */
const EXAMPLE = 300

/** `8 · 8 = 64` where the 64 is known and the 8 is sought: the sealed value stands in a calculation with a known result. */
function isProvedBy({ parts, signs, meaning }: Formula, look: Look, { values }: SealedAnswer, seal: Seal): boolean {
  if (look.isExample || signs[0] !== '=' || meaning === 'denied') return false
  return parts.some(({ expr }) => {
    if (!expr || !isClosed(expr) || isNumeral(expr) || leavesOf(expr).length !== 2) return false
    const isKnown = isAmong(Math.abs(safeValue(expr)), seal.numbers)
    return (
      isKnown &&
      leavesOf(expr).some(
        (leaf) => leaf > 2 && isAmong(leaf, values) && !isAmong(leaf, seal.numbers) && !isAmong(leaf, wellKnown),
      ) &&
      !isOnTheTable(expr, seal)
    )
  })
}

/** Factors between units, which any calculation may have. */
const wellKnown = [7, 12, 24, 60, 90, 100, 180, 360, 365, 1000, 3600]

/** The task with the answer substituted: `6·3 + 5 = 23`. */
function isPutIn({ parts }: Formula, { task, values, unknown }: SealedAnswer, seal: Seal): boolean {
  if (unknown === null || task.kind !== 'equation') return false
  for (const { expr } of parts) {
    if (!expr || !isClosed(expr) || expr.kind === 'number') continue
    const leaves = leavesOf(expr)
    for (const value of values) {
      if (!isAmong(Math.abs(value), leaves)) continue
      const isSide = [task.left, task.right].some((side) => {
        const wanted = leavesOf(side)
        return (
          !isClosed(side) &&
          leaves.length >= wanted.length &&
          wanted.every((leaf) => isAmong(leaf, leaves)) &&
          near(safeValue(side, { [unknown]: value }), safeValue(expr))
        )
      })
      // The other sign of the student's own root tells nothing: `|6| = 6`.
      if (isSide && !isAmong(value, seal.own) && !isAmong(-value, seal.offered)) return true
    }
  }
  return false
}

const tupleValues = (source: string): number[] =>
  source
    .replace(/\\[{}]/g, ' ')
    .replace(/\\(?:left|right|in|cup)(?![a-z])|[a-zA-Z]\s*=|[∈∪]|\\[,;: ]/g, ' ')
    .replace(/^[^({[\d-]*|[()[\]{}]\s*$/g, ' ')
    .split(/[;,]\s*|\s{2,}/)
    .flatMap((piece) => {
      const expr = parseNotation(piece.replace(/^[\s([{]+|[\s)\]}]+$/g, (run) => (run.includes('frac') ? run : ' ')))
      const value = expr && isClosed(expr) ? safeValue(expr) : Number.NaN
      return Number.isFinite(value) ? [value] : []
    })

/** The answer in an equivalent form, or a solution line that the student has not reached. */
function tellsLine(statement: Statement, answer: SealedAnswer, seal: Seal): 'answer' | 'step' | null {
  if (seal.shown.has(latexOfStatement(statement))) return null
  const { unknown, task } = answer
  if (unknown === null && task.kind === 'expression') {
    for (const expr of expressionsOf(statement)) {
      if (
        !isClosed(expr) &&
        sameValue(expr, task.value) === 'verified' &&
        !isOnTheTable(expr, seal) &&
        !isWrittenOut(expr, seal)
      )
        return 'step'
      if (isClosed(expr) && isClosed(task.value) && expr.kind !== 'number' && !isOnTheTable(expr, seal)) {
        if (sameValue(expr, task.value) === 'verified' && !saysSameSum(expr, seal, expressionsOf)) return 'step'
      }
    }
  }
  if (answer.values.length === 0 && !isClosedStatement(answer.answer)) {
    for (const wanted of expressionsOf(answer.answer))
      for (const expr of expressionsOf(statement))
        if (
          !isClosed(expr) &&
          expr.kind !== 'name' &&
          sameValue(expr, wanted) === 'verified' &&
          !isOnTheTable(expr, seal) &&
          !isWrittenOut(expr, seal)
        )
          return 'answer'
  }
  if (answer.values.length === 0 && tellsFactor(statement, answer, seal)) return 'answer'
  if (unknown === null || !namesOf(statement).includes(unknown)) return null
  // A side of the task rewritten, such as `(x - 1)(x - 5)`.
  const sides =
    task.kind === 'equation' ? [task.left, task.right].filter((side) => !isClosed(side) && side.kind !== 'name') : []
  const isReformed = expressionsOf(statement).some(
    (expr) =>
      expr.kind === 'multiply' &&
      sides.some((side) => sameValue(expr, side) === 'verified') &&
      !isOnTheTable(expr, seal) &&
      !isOfOwnNumbers(expr, unknown, seal),
  )
  if (isReformed) return 'step'
  const equations = equationsOf(statement)
  if (equations.length > 0) {
    for (const each of equations) {
      if (holdsAlways(each) === 'verified') continue
      const isSolved = each.left.kind === 'name' || each.right.kind === 'name'
      // "Your brackets, equal to 0": combines two known expressions.
      if (!isSolved && isOnTheTable(each.left, seal) && isOnTheTable(each.right, seal)) continue
      if ([each.left, each.right].some((side) => isOfOwnNumbers(side, unknown, seal))) continue
      const letters = namesOf({ ...each })
      if (letters.length === 1 && answer.values.some((value) => isRootAt(each, unknown, value))) {
        const value = isSolved ? realAt(each.left.kind === 'name' ? each.right : each.left, {}) : Number.NaN
        // An unsolved equation counts if it has the answer as its root; a solved one only with the answer's value.
        if (isSolved ? answer.values.some((own) => near(own, value)) : !isBehind(each, unknown, answer, seal))
          return isSolved ? 'answer' : 'step'
      }
    }
    const isCombined = equations.every((each) => isOnTheTable(each.left, seal) && isOnTheTable(each.right, seal))
    return !isCombined && answer.ahead.some((line) => latexOfStatement(line) === latexOfStatement(statement))
      ? 'step'
      : null
  }
  if (statement.kind === 'inequality' || statement.kind === 'between') {
    return answer.ahead.some((line) => latexOfStatement(line) === latexOfStatement(statement)) ||
      latexOfStatement(statement) === latexOfStatement(answer.answer) ||
      boundsAnswer(statement, answer)
      ? 'step'
      : null
  }
  return null
}

/**
 * `4x + 12 = 32` beside the student's `x + 3 = 8`: even worked out it is longer than what is reached already, so it leads
 * nowhere new.
 */
function isBehind(line: Equation, unknown: string, { task, all }: SealedAnswer, { lines }: Seal): boolean {
  const size = ({ left, right }: Equation) => countNodes(simplified(left)) + countNodes(simplified(right))
  const written = latexOfStatement(task)
  const reached = lines
    .flatMap(equationsOf)
    .filter(
      (each) =>
        latexOfStatement(each) !== written &&
        namesOf(each).join() === unknown &&
        all.every((value) => isRootAt(each, unknown, value)),
    )
  return reached.some((each) => size(each) < size(line))
}

/** `(x + 7)(x - 4)` once the student has found 7 and -4: only the brackets are written around them. */
const isOfOwnNumbers = (expr: Expr, unknown: string, { offered }: Seal): boolean => {
  const factors = factorsOf(expr)
  return factors.length >= 2 && factors.every((factor) => isAmong(safeValue(factor, { [unknown]: 0 }), offered))
}

/** `x - 7` of `(x - 7)(x + 7)`: one of the factors that are sought. */
const tellsFactor = (statement: Statement, { answer }: SealedAnswer, seal: Seal): boolean =>
  expressionsOf(answer).some((wanted) =>
    factorsOf(wanted).some(
      (factor, _, all) =>
        all.length > 1 &&
        expressionsOf(statement).some(
          (expr) => !isClosed(expr) && sameValue(expr, factor) === 'verified' && !isOnTheTable(expr, seal),
        ),
    ),
  )
const factorsOf = (expr: Expr): readonly Expr[] =>
  expr.kind === 'multiply'
    ? [...factorsOf(expr.left), ...factorsOf(expr.right)]
    : expr.kind === 'add' || expr.kind === 'subtract'
      ? [expr]
      : []

const isClosedStatement = (statement: Statement) => expressionsOf(statement).every(isClosed)

/** Bounds close to the answer: `3 < x < 5`, or `x > 3` where the answer is such an inequality. */
function boundsAnswer(statement: Statement, { values, unknown }: SealedAnswer): boolean {
  if (statement.kind !== 'inequality' && statement.kind !== 'between') return false
  const ends = expressionsOf(statement)
    .filter(isClosed)
    .map((expr) => realAt(expr, {}))
  const isAlone = expressionsOf(statement).some((expr) => expr.kind === 'name' && expr.name === unknown)
  return (
    isAlone && values.some((value) => ends.some((end) => Math.abs(end - value) <= Math.max(2, 0.25 * Math.abs(value))))
  )
}

function isRootAt({ left, right }: { left: Expr; right: Expr }, unknown: string, value: number): boolean {
  const [a, b] = [left, right].map((side) => safeValue(side, { [unknown]: value }))
  return Number.isFinite(a) && Number.isFinite(b) && near(a!, b!)
}

/** The expression occurs in a known line, whole or as a part. */
const isOnTheTable = (expr: Expr, { lines }: Seal) =>
  lines.some((line) => expressionsOf(line).some((known) => hasNode(known, expr)))
/** `(y - 4)(y - 4)` only writes out `(y - 4)^2`. */
const isWrittenOut = (expr: Expr, { lines }: Seal): boolean => {
  const factor = expr.kind === 'multiply' && isSameNode(expr.left, expr.right) ? expr.left : null
  return (
    factor !== null &&
    lines.some((line) =>
      expressionsOf(line).some((known) =>
        someNode(known, (node) => node.kind === 'power' && isSameNode(node.left, factor)),
      ),
    )
  )
}
function hasNode(node: Expr, wanted: Expr): boolean {
  if (isSameNode(node, wanted)) return true
  if (node.kind === 'number' || node.kind === 'name' || node.kind === 'constant') return false
  if (node.kind === 'call') return node.args.some((each) => hasNode(each, wanted))
  return 'of' in node ? hasNode(node.of, wanted) : hasNode(node.left, wanted) || hasNode(node.right, wanted)
}
const isSameNode = (a: Expr, b: Expr) => JSON.stringify(a, withText) === JSON.stringify(b, withText)
const withText = (key: string, value: unknown) =>
  key === 'style' || key === 'inline' ? undefined : typeof value === 'bigint' ? `${value}` : value

// ---- Numbers -------------------------------------------------------------------------------------------------------

/** "1." at the beginning of a line, "step 2". */
const isListNumber = (text: string, { index, length, value }: Mention) =>
  value < 10 &&
  ((/(?:^|\n)\s*$/.test(text.slice(0, index)) && /^[.)]\s/.test(text.slice(index + length))) ||
    /(?:step|шаг\p{L}*|level|уровень|method|way|способ|grade|класс)\s*$/iu.test(text.slice(0, index)))

/** Part of a larger term: a coefficient, exponent, index or summand. */
function isInTerm(text: string, { index, length }: Mention): boolean {
  const before = text.slice(0, index)
  const after = text.slice(index + length)
  return (
    /[\^_]\s*\{?\s*-?$|(?:(?<!\p{L})(?![иаоуявкс] )\p{L}|[})])\s?[-+*/·×−]\s?$|[})]\s?:\s?$|\d\s?[-+*/:·×−]\s?$|\\(?:cdot|times|sqrt)\s*\{?$|frac\{[^{}]*\}\{$|√$|\\log_\{?$/u.test(
      before,
    ) ||
    /^(?:[a-zа-я](?![\p{L}])|\s?[*/:·×^]\s?[\d({\p{L}\\]|\s?\\(?:cdot|times|sqrt|pi|frac|left)|\s?[-+−]\s?[\d({\p{L}\\]|\}\{|\s?\(|√|\\?%)/u.test(
      after,
    )
  )
}

const minusBefore = /(?:^|[^\d\p{L})}\s])\s*[-−–]\s?$|(?:^|[\s(=])[-−–]$|(?:minus|минус)\s+$/iu

/** The counted noun: the word after a number. */
const nounAfter = (text: string, { index, length }: Mention) =>
  /^\$?[\s-]*(?:\\[ ,;]\s*)?(?:\\(?:text|mathrm)\{\s*)?(\p{L}{3,}|км|м|см|кг|г|ч|л|h|km|m|cm|kg|g)/u
    .exec(text.slice(index + length))?.[1]
    ?.toLowerCase()

/** True for a sentence of at most three words: "Two." reveals more than "both of the two sides". */
const isAlone = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= 3

/** The signed number of the answer, not said before. */
function inNumbers(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  const { folded, mentions } = look
  const excused: number[] = []
  for (const each of mentions) {
    if (isCompared(look, each)) continue
    const isNegative =
      minusBefore.test(folded.slice(0, each.index)) || belowZero.test(folded.slice(each.index + each.length))
    const isPercent = /^\s?\\?%/.test(folded.slice(each.index + each.length))
    const value = (isNegative ? -each.value : each.value) / (isPercent ? 100 : 1)
    if (!isAmong(value, answer.values) && !isRounded(folded, each, answer)) continue
    if (isOperandOfExample(look, value, answer, seal)) continue
    if (isPercent && !isAmong(each.value, seal.numbers)) return finding('answer', look.text)
    if (isAlone(folded) && !look.isQuestion && !isInTerm(folded, each)) return finding('answer', look.text)
    const written = folded.slice(each.index, each.index + each.length)
    if (
      /^[A-Za-z\d+/]{4,}={0,2}$/.test(written) &&
      /[a-z][A-Z]|[A-Z][a-z]/.test(written) &&
      /[\dA-Z].*[a-z]/.test(written) &&
      !each.isWord
    )
      return finding('answer', look.text)
    // "Minus five" is no 5 of the task.
    const isNewSign = isNegative && value < 0 && !hasMinus(seal, each.value) && !look.isExample
    const isKnown = isAmong(each.value, seal.numbers) && !isNewSign
    if (isKnown || isListNumber(folded, each)) continue
    if (isInTerm(folded, each) && (look.isExample || !isRare(value))) continue
    if (each.isWord && each.value <= 2) continue
    if (
      mentions.some((other) => other.value === each.value && isConstant(folded, other)) ||
      isOtherThing(look, each, seal) ||
      (look.isExample && isInOtherUnit(folded, each, answer.unit ?? seal.noted?.unit)) ||
      isOfOtherEquation(look, each, answer)
    )
      continue
    if (
      isSmallCount(look, each, answer, seal) ||
      isCount(look, each, seal) ||
      (look.isExample && isOfExample(look, value, seal))
    ) {
      excused.push(value)
      continue
    }
    return finding('answer', around(look.folded, each))
  }
  for (const each of numbersInNotation(look, seal)) {
    if (isAmong(each, excused) || !isAmong(each, answer.values) || isAmong(Math.abs(each), seal.numbers)) continue
    return finding('answer', look.text)
  }
  return null
}

const belowZero = /^\s*(?:°\s?[CС]?|degrees?|градус\p{L}*)?\s*(?:below zero|ниже нуля|мороза)(?!\p{L})/iu

/** Whether the talk has the number with a minus before it, as a sign or an operation. */
const hasMinus = ({ told, message, own, offered }: Seal, value: number): boolean =>
  isAmong(-value, own) ||
  isAmong(-value, offered) ||
  regExpOf(`(?:[-−–]|minus|минус)[\\s$({]*${`${value}`.replace('.', '[.,]')}(?![.,]?\\d)`, 'iu').test(
    foldReply(`${told}\n${message}`),
  )

/** Too specific to occur by chance: `0.375 \\cdot 8`. */
const isRare = (value: number) => !Number.isInteger(value)

/** `0.83` for 5/6. */
function isRounded(text: string, { index, length, value }: Mention, { values }: SealedAnswer): boolean {
  const digits = /^\d+[.,](\d{2,})$/.exec(text.slice(index, index + length))?.[1]?.length
  return (
    digits !== undefined &&
    values.some((each) => !Number.isInteger(each) && Math.abs(Math.abs(each) - value) <= 0.51 * 10 ** -digits)
  )
}

/** Numbers in words that only `inNotation` composes: "one and a half", «тысяча шестьсот». */
const numbersInNotation = ({ notation, text, isQuestion }: Look, seal: Seal): number[] =>
  [...notation.matchAll(/(?<![\d.,/*^+-])\d+(?:[.,]\d+)?(?![\d/*^])|\(\d+\/\d+\)/g)].flatMap((match) => {
    // "What is 40 metres over 8 seconds?" asks for a calculation with the numbers of the task and tells no number.
    const isOfTask = (match[0].match(/\d+/g) ?? []).every((each) => isAmong(Number(each), seal.numbers))
    if (isQuestion && isOfTask && match[0].startsWith('(')) return []
    const value = match[0].startsWith('(')
      ? Number(match[0].slice(1).split('/')[0]) / Number(match[0].slice(1, -1).split('/')[1])
      : Number(match[0].replace(',', '.'))
    const isInText = text.includes(match[0])
    return isInText || (Math.abs(value) <= 2 && Number.isInteger(value)) ? [] : [value]
  })

/** Commonly known constants: "60 minutes in an hour", "180° in a triangle". */
const constants: readonly (readonly [number, RegExp])[] = [
  [60, /^\s?(?:\\[ ,])?(?:min|sec|минут|секунд)/iu],
  [24, /^\s?(?:hours in a day|hours a day|часа в сутках)/iu],
  [7, /^\s?(?:days (?:in|of) (?:a|the) week|дней в неделе)/iu],
  [12, /^\s?(?:months (?:in|of) (?:a|the) year|месяцев в году)/iu],
  [180, /^\s?(?:°|\^|degrees|градус)/iu],
  [360, /^\s?(?:°|\^|degrees|градус)/iu],
  [90, /^\s?(?:°|\^|degrees|градус)/iu],
  [100, /^\s?(?:\\?%|percent|процент|cm|см|сантиметр|centimet)/iu],
  [1000, /^\s?(?:m(?!\p{L})|g(?!\p{L})|м(?!\p{L})|г(?!\p{L})|ml|мл|metres|meters|grams|метр|грамм)/iu],
]
const isConstant = (text: string, { value, index, length }: Mention): boolean =>
  constants.some(
    ([each, behind]) =>
      each === value &&
      behind.test(text.slice(index + length)) &&
      /(?<!\p{L})(?:in|per|an?|one|each|every|always|sum|together|straight|right|full|whole|turn|в|на|одн\p{L}+|кажд\p{L}+|всегда|сумм\p{L}+|вместе|развернут\p{L}+|прям\p{L}+|полн\p{L}+|целое|целый|весь)(?!\p{L})/iu.test(
        text,
      ),
  )

/** In an example or a picture, a number that counts something other than what the task asks for. */
function isOtherThing(look: Look, each: Mention, seal: Seal): boolean {
  const noun = nounAfter(look.folded, each)
  if (!noun || each.value > 12 || !Number.isInteger(each.value)) return false
  const stem = noun.slice(0, Math.max(3, noun.length - 2))
  const told =
    `${seal.answers.map(({ task }) => (task.kind === 'story' ? task.text : '')).join(' ')} ${seal.unread ?? ''}`.toLowerCase()
  const isOwn = told !== ' ' && told.includes(stem)
  return (
    !isOwn &&
    (look.isExample ||
      /^(?:parts?|digits?|sides?|steps?|terms?|ways?|roots?|част\p{L}*|цифр\p{L}*|сторон\p{L}*|шаг\p{L}*|слагаем\p{L}*|способ\p{L}*|корн\p{L}*|раз|раза|times|unknowns?|numbers?|числ\p{L}*|zeros?|нул\p{L}*|points?|точк\p{L}*|lines?|boxes|rows?)$/u.test(
        noun,
      ))
  )
}

/** "Put the three pieces together": a small count of things that the talk does not have. */
function isSmallCount(look: Look, each: Mention, { unit }: SealedAnswer, { told, message, unread }: Seal): boolean {
  const noun = nounAfter(look.folded, each)
  if (!each.isWord || each.value > 5 || !noun || noun.length < 4 || !/[sаяиыйвхь]$/u.test(noun)) return false
  if (functionWord.test(noun) || (unit && unitStems(unit).some((stem) => noun.startsWith(stem)))) return false
  const stem = noun.slice(0, Math.max(4, noun.length - 2))
  return !`${told}\n${message}\n${unread ?? ''}`.toLowerCase().includes(stem)
}
const functionWord =
  /^(?:this|does|plus|minus|times|thus|units?|ones|tens|dozens?|hundreds|halves|thirds|quarters|years|если|тогда|когда|именно|тоже|также|или|чтобы|здесь|единиц\p{L}*|десятк\p{L}*|сотн\p{L}*|плюс|трети|четверти|вторых|третьих|шестых|восьмых|десятых|сотых|пятых|градус\p{L}*)$/u

/** "With six values": the number of values that the task lists. */
function isCount(look: Look, each: Mention, { told, message }: Seal): boolean {
  const noun = nounAfter(look.folded, each)
  if (!noun || !/^(?:values|numbers|terms|items|data|entries|scores|значени\p{L}+|чис\p{L}+|данны\p{L}+)$/u.test(noun))
    return false
  const lists = `${told}\n${message}`.match(/\d+(?:[.,]\d+)?(?:(?:, |; ?|,? (?:and|и) )-?\d+(?:[.,]\d+)?){2,}/g) ?? []
  return lists.some((list) => list.split(/, |;|(?:and|и) /).length === each.value)
}

/** `y - 2 = 4` in an example says nothing about x. */
const isOfOtherEquation = (look: Look, each: Mention, { unknown }: SealedAnswer) =>
  look.isExample &&
  look.formulas.some((formula) => {
    const letters = lettersOf(...formula.parts)
    return (
      letters.length > 0 &&
      !(unknown && letters.includes(unknown)) &&
      closedSides(formula).some((part) => near(closedValue(part), each.value))
    )
  })

/** "Two tens without three", "one card of nine". */
function inSums(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  const sums = spokenSums(look.notation)
  for (const match of look.notation.matchAll(
    /(?<![\d.,])(\d+|once|one|один раз|раз)(?: \p{L}+)?(?: out)? (?:(?:of|из) (?:every |each |каждых )?|(?:in|for) (?:every |each )|на (?:каждые )|в (?:каждых |каждые ))(\d+)(?!\d|[.,]\d)/gu,
  ))
    sums.push(`(${/^\d/.test(match[1]!) ? match[1] : 1}/${match[2]})`)
  for (const match of look.notation.matchAll(/(?<![\d.,])(\d+),? (?:and|и) (?:a )?(\d+)(?![.,]?\d|[%/])(?! \p{L})/gu))
    sums.push(`(${match[1]}+${match[2]})`)
  for (const source of sums) {
    const expr = parseNotation(source)
    const value = expr && isClosed(expr) ? safeValue(expr) : Number.NaN
    // "Five sevens are thirty-five": the answer is one of the numbers.
    const isOperand =
      expr !== null &&
      !look.isExample &&
      !look.isQuestion &&
      leavesOf(expr).length === 2 &&
      leavesOf(expr).some((leaf) => leaf > 2 && isAmong(leaf, answer.values) && !isAmong(leaf, seal.numbers)) &&
      isAmong(Math.abs(value), seal.numbers)
    if (isOperand) return finding('answer', look.text)
    if (!isAmong(value, answer.values) || isOwnFactor(source, value, look, seal)) continue
    if (
      isAmong(Math.abs(value), seal.numbers) &&
      !(answerWords.test(look.folded) && !look.isExample && !look.isQuestion)
    )
      continue
    const isTask = expr !== null && leavesOf(expr).every((leaf) => isAmong(leaf, seal.numbers))
    // The calculation to be done may be named if it is the task itself.
    if (isTask && expr !== null && isOnTheTable(expr, seal)) continue
    if (isTask && look.isQuestion) continue
    return finding('answer', look.text)
  }
  return null
}

/** The (-3) of `-4 \\cdot (-3) = 12`: a factor that the student has written with its minus, and nobody's sum. */
function isOwnFactor(source: string, value: number, { notation }: Look, seal: Seal): boolean {
  if (!/^\(-\d+(?:\.\d+)?\)$/.test(source) || !hasMinus(seal, -value)) return false
  const places = [...notation.matchAll(regExpOf(source.replace(/[().]/g, '\\$&'), 'gu'))]
  return places.length > 0 && places.every(({ index }) => /(?:\\cdot|[*·×/])\s*$/.test(notation.slice(0, index)))
}

// ---- Words ---------------------------------------------------------------------------------------------------------

const subjectWords =
  '(?:the |your |our |its |final |correct |right |unknown |missing |only |wanted |sought |searched |second |other |first |larger |smaller |real |первый |второй |другой |верный |правильный |искомое |неизвестное |наш |единственный |окончательный )*'
const clue =
  /(?<!\p{L})(?:rhymes?|spelled|spells?|starts? with the letter|begins? with|letters long|encoded|decode|base ?64|in binary|hexadecimal|roman numerals?|backwards|reversed?|morse|cipher|alphabet|first letters?|emojis?|in (?:german|french|spanish|italian|polish|dutch|chinese|latin|japanese)|рифм\p{L}*|по буквам|начинается на|задом наперед|наоборот по буквам|шифр\p{L}*|раскодир\p{L}*|римск\p{L}*|двоичн\p{L}*|морзе|алфавит\p{L}*|первые буквы|по-(?:немецки|французски|испански|английски|итальянски|польски)|на (?:немецком|французском|испанском|английском|итальянском|польском)|(?:first|second|last|its|two|один|одна|перв\p{L}+|втор\p{L}+|последн\p{L}+) (?:digits?|цифр\p{L}*)|digits? (?:is|are|of)|цифр\p{L}+ (?:ответ|этого|числа))(?!\p{L})/iu
const answerWords =
  /(?<!\p{L})(?:answer|result|solution|root|unknown|number|what you|it|x|то,? что|ответ\p{L}*|результат\p{L}*|решени\p{L}*|корень|корн\p{L}+|неизвестн\p{L}+|числ\p{L}+|он|оно|икс\p{L}*|х)(?!\p{L})/iu

/** Sentences that reveal the answer without a new number: announcing phrases, clues, bounds, references to the task. */
function inWords(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  const { folded } = look
  const hint = clue.exec(folded)
  const isClue =
    hint &&
    (answerWords.test(folded.replace(hint[0], ' ')) || isAlone(folded)) &&
    !/work(?:ing|s)? backwards|go(?:ing)? backwards/i.test(folded)
  if (isClue && hintsAtAnswer(look, hint, answer) && !clue.test(foldReply(seal.builtIn)))
    return finding('answer', look.text)
  return (
    framed(look, answer, seal) ??
    sideInWords(look, answer, seal) ??
    referred(look, answer, seal) ??
    bounded(look, answer) ??
    tellsNone(look, answer, seal)
  )
}

/** A clue counts only beside part of the answer: a letter, a digit, a similar word. */
function hintsAtAnswer(look: Look, hint: RegExpExecArray, { pieces }: SealedAnswer): boolean {
  const rest = look.folded.toLowerCase()
  if (/rhym|рифм/iu.test(hint[0])) return true
  if (/digit|цифр/iu.test(hint[0])) {
    const wanted = pieces.digits.join('')
    return !look.isQuestion && look.mentions.some(({ value }) => value < 10 && wanted.includes(`${value}`))
  }
  if (/backwards|revers|задом|наоборот/iu.test(hint[0]))
    return pieces.words.some((word) => rest.includes([...word].reverse().join('')))
  const letters = /(?:letter|with|букв\p{L}*|на) ["'«“]?(\p{L})(?!\p{L})/iu.exec(rest)?.[1]
  if (letters) return pieces.words.some((word) => word.startsWith(letters))
  return (
    look.mentions.length > 0 ||
    /[01]{3,}|[ivx]{2,}|[.-]{4,}/i.test(rest) ||
    pieces.words.some((word) => rest.includes(word))
  )
}

/** "x is 4", "the answer is the 4", "with 4 both sides agree", even where 4 occurs in the task. */
function framed(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  const { folded, mentions } = look
  const letter = answer.unknown ?? 'x'
  const subject = `${subjectWords}(?:answer|solutions?|results?|roots?|value|sum|total|unknown|number (?:you|we|i|is)|${letter}|икс\\p{L}*|х|ответ\\p{L}*|решени\\p{L}*|результат\\p{L}*|корн\\p{L}+|корень|значени\\p{L}*|неизвестн\\p{L}+)`
  const verb =
    '(?:is|are|equals?|was|=|:|would be|will be|must be|has to be|should be|comes? (?:out )?(?:to|as)|turns out(?: to be)?|makes|gives|becomes|это|равен|равна|равно|равны|равняется|будет|будут|получится|получается|выходит|составляет|окажется|-|—)'
  const frame = regExpOf(
    `(?<![\\p{L}\\d])${subject}(?!\\p{L})(?:[^.?!\\n,;]{0,20}? ?(?<!\\p{L})${verb}(?!\\p{L})|\\s?[:=]) ?(?:just |only |exactly |the |a |an |число |ровно |как раз )?[$ ]*$`,
    'iu',
  )
  const endsWith =
    /^[$"*»”]*[^.?!\n\d]{0,14}(?<!\p{L})(?:is (?:the answer|your answer|our answer|it(?!\p{L})|right|correct|what|the (?:root|solution))|works|solves|does it|makes (?:it|both) (?:true|agree|equal)|satisf\p{L}+|подходит|это ответ|является (?:ответ|корн|решен)|и есть|верный ответ|будет ответ|сходится|удовлетворяет)(?!\p{L})/iu
  const beginsWith = regExpOf(
    `(?:(?:the answer|ответ\\p{L}*|choose|pick|write(?: down)?|guess|think of|it'?s|запиши|впиши|выбери|напиши|подставь|put|plug(?: in)?|substitute|попробуй|try)[^.?!\\n\\d]{0,14}|(?<!\\p{L})${letter}(?!\\p{L})[^.?!\\n\\d]{0,10}(?:=|is|equals|равен|равно)[\\s.:…-]{0,4})[$"*«“ ]*$`,
    'iu',
  )
  if (supposesOwn(look, answer, seal)) return null
  for (const each of mentions) {
    const value = minusBefore.test(folded.slice(0, each.index)) ? -each.value : each.value
    if (!isAmong(value, answer.values) || isInTerm(folded, each) || (each.isWord && each.value <= 1)) continue
    if (look.isExample && isOfExample(look, value, seal)) continue
    if (isSmallCount(look, each, answer, seal) || isCountOfRoots(folded, each)) continue
    if (mentions.some((other) => other.value === each.value && isConstant(folded, other))) continue
    const head = folded.slice(Math.max(0, each.index - 60), each.index)
    const tail = folded.slice(each.index + each.length, each.index + each.length + 60)
    const said = frame.exec(head)
    const isTold =
      (said !== null && !look.isExample) || endsWith.test(tail) || (beginsWith.test(head) && !look.isExample)
    const isShort =
      !look.isExample &&
      !(look.isTest && look.formulas.length > 0) &&
      !/\p{L}/u.test(nounAfter(folded, each) ?? '') &&
      wordsIn(folded) <= 8 &&
      resulting.test(folded) &&
      !naming.test(folded)
    if ((isTold || isShort) && !seal.builtIn.includes(around(folded, each).trim()))
      return finding('answer', around(folded, each))
  }
  return null
}

/** "As D > 0, the number of roots is two", «корней будет два»: how many there are, and not which. */
const isCountOfRoots = (text: string, { index, isWord, value }: Mention): boolean =>
  (isWord || value <= 3) && countsRoots.test(text.slice(0, index))
const countsRoots =
  /(?<!\p{L})(?:number of (?:real |different )?(?:roots|solutions) (?:is|will be|must be)|(?:корней|решений)(?: у него| здесь| тут)? (?:будет|ровно|тоже|как раз|получится|—|-|окажется)(?: ровно)?)\s*\$?$/iu

/**
 * "If x > -3 fits, every such number must": the inequality that the student has written is supposed, to be tested. Its
 * bound may be that of the answer; what is secret is on which side of it the numbers lie.
 */
function supposesOwn({ folded, text }: Look, { answer }: SealedAnswer, seal: Seal): boolean {
  if ((answer.kind !== 'inequality' && answer.kind !== 'set') || !supposed.test(folded)) return false
  return statementsIn(text, seal.language).some(
    (line) => line.kind === 'inequality' && seal.shown.has(latexOfStatement(line)) && !isSameLine(line, answer),
  )
}
const supposed = /^[^\p{L}]*(?:if|suppose|say|let's say|если|пусть|допустим)(?!\p{L})/iu
const isSameLine = (one: Statement, other: Statement) => latexOfStatement(one) === latexOfStatement(other)

/** "Everything smaller than -3 fits": the side of the bound in words. */
function sideInWords(look: Look, { answer }: SealedAnswer, seal: Seal): Finding | null {
  const [, sign, bound] = /^[a-z] (<|>|\\leq?|\\geq?) (-?\d+(?:\.\d+)?)$/i.exec(latexOfStatement(answer)) ?? []
  if (!sign || look.isQuestion || look.isExample) return null
  const side = /<|le/.test(sign) ? isBelow : isAbove
  if (side.test(seal.message)) return null
  const isTold = look.mentions.some(({ value, index }) => {
    const head = look.folded.slice(0, index)
    return near(minusBefore.test(head) ? -value : value, Number(bound)) && side.test(head.slice(-24))
  })
  return isTold ? finding('answer', look.text) : null
}
const isBelow = /(?<!\p{L}|не |not )(?:less|smaller|lower|below|left|under|меньш\p{L}*|ниже|левее)(?!\p{L})/iu
const isAbove = /(?<!\p{L}|не |not )(?:more|greater|larger|bigger|above|right|over|больш\p{L}*|выше|правее)(?!\p{L})/iu

const wordsIn = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0
const resulting =
  /(?<!\p{L})(?:i get|is it|it is|it'?s|as many|works|shows?|gives?|equals?|result|answer|in (?:english|german|french)|выш\p{L}+|получ\p{L}+|было|значени\p{L}*|это|столько|показыва\p{L}+|результат|ответ|на английском|по-\p{L}+)(?!\p{L})|(?<!\p{L})[xх]\s*[:=]/iu
/** Phrases that refer to a number as part of the task. */
const naming =
  /(?<!\p{L})(?:number|term|coefficient|factor|sign|minus|plus|side|bracket|in front|exponent|base|step|equation|число|слагаем\p{L}*|коэффициент\p{L}*|множител\p{L}*|знак\p{L}*|минус|плюс|част\p{L}*|скобк\p{L}*|степен\p{L}*|основани\p{L}*|шаг\p{L}*|уравнени\p{L}*)(?!\p{L})/iu

const reference =
  /(?:free term|constant(?: term)?|last (?:term|number|coefficient)|first (?:number|term|coefficient)|(?:plain |bare )?number (?:on|at|after|before|behind|in front|without|to the|with)[^.,;?!]{0,30}|coefficient (?:of|in front|before)[^.,;?!]{0,20}|right[- ]hand side|same (?:number|digit)|(?:that|this) (?:number|one)|exponent|свободн\p{L}+ член\p{L}*|числ\p{L}+ (?:слева|справа|после|перед|без|в (?:правой|левой)|у|при|из|которое)[^.,;?!]{0,30}|(?:то|это|тому|этому|таким) же числ\p{L}+|(?:это|то) (?:число|и есть)|последн\p{L}+ (?:числ\p{L}+|коэффициент\p{L}*)|коэффициент\p{L}* (?:при|перед|у)[^.,;?!]{0,20}|показател\p{L}+)/iu
const putsIn =
  /(?<!\p{L})(?:put|plug|substitut\p{L}+|insert|take|use|write|try|подстав\p{L}+|возьми|возьм[её]м|впиши|запиши|напиши|поставь)(?!\p{L})[^.?!]*(?:for|as|into|in place of|instead of|is your|вместо|как|в качестве|и есть|это и)/iu
const isIt =
  /(?<!\p{L})(?:(?:that|this|it|which)(?:'s| is| number,?[^.?!]{0,20} is)(?: exactly)? (?:your |the |our |what )(?:second |other |first )?(?:root|answer|solution|result|one you|x |you(?:'re| are)|we(?:'re| are)|number you)|is (?:your|the|our) (?:second|other) root|(?:x|the (?:answer|unknown|root|solution)) (?:is|equals|will be) (?:the |that |equal to the )|(?:это|он|оно) и есть (?:ответ|корень|решение|искомо\p{L}+|то|x|икс|тво\p{L}+)|и есть (?:ответ|корень|решение|то)|(?:x|икс|ответ|корень|неизвестное) (?:равен|равно|равна|совпада\p{L}+|это|то же|тот же))/iu

const takesOver =
  /(?<!\p{L})(?:copy|take over|carry over|reuse|write down again|перепиши|перенеси|спиши|возьми то же)(?!\p{L})[^.?!]{0,40}(?<!\p{L})(?:already|given|you(?:'ve| have) (?:got|had)|the same|уже|дан\p{L}*|известн\p{L}+|то же)(?!\p{L})/iu

/**
 * "Take the free term and put it in for x", "x equals the number after the minus": a place in the task identifies the
 * answer.
 */
function referred(look: Look, { task, values, unknown }: SealedAnswer, seal: Seal): Finding | null {
  // The answer is one of the given numbers, so pointing at it reveals it.
  const isGiven = values.length > 0 && values.every((value) => isAmong(Math.abs(value), seal.numbers))
  if (isGiven && !look.isQuestion && !look.isExample && takesOver.test(look.folded) && unknown !== null)
    return finding('answer', look.text)
  const inTask = expressionsOf(task).flatMap(leavesOf)
  if (!values.some((value) => isAmong(Math.abs(value), inTask))) return null
  const text = look.folded
  const isPointed =
    reference.test(text) && (putsIn.test(text) || isIt.test(text)) && !(look.isQuestion && !isIt.test(text))
  if (!isPointed || isIt.test(seal.builtIn)) return null
  return /(?<!\p{L})(?:not|don't|never|не)(?!\p{L})/iu.test(text) && !isIt.test(text)
    ? null
    : finding('answer', look.text)
}

const topWords = /(?<!\p{L})(?:top|numerator|числител\p{L}*)(?!\p{L})/iu
const bottomWords = /(?<!\p{L})(?:bottom|denominator|знаменател\p{L}*)(?!\p{L})/iu

/** "The top is five": one part of a fraction. */
function inParts(look: Look, { answer }: SealedAnswer, seal: Seal): Finding | null {
  if (look.isQuestion || look.isExample) return null
  for (const expr of expressionsOf(answer)) {
    const fraction = expr.kind === 'negate' ? expr.of : expr
    const [n, d] =
      fraction.kind === 'number'
        ? [Number(fraction.value.n), Number(fraction.value.d)]
        : fraction.kind === 'divide'
          ? [safeValue(fraction.left), safeValue(fraction.right)]
          : [1, 1]
    if (d === 1) continue
    const tells = (words: RegExp, value: number) =>
      words.test(look.folded) &&
      !isAmong(value, seal.numbers) &&
      look.mentions.some((each) => near(each.value, value) && !isInTerm(look.folded, each))
    if (tells(topWords, n) || tells(bottomWords, d)) return finding('answer', look.text)
  }
  return null
}

/** "The sum of eight letters a and the number sixteen": all coefficients of an answer with letters. */
function inCoefficients(look: Look, { answer, values }: SealedAnswer, seal: Seal): Finding | null {
  if (values.length > 0 || look.isQuestion || look.isExample || answer.kind === 'series') return null
  const wanted = [...new Set(expressionsOf(answer).flatMap(leavesOf))].filter((each) => each > 2)
  if (wanted.length < 2 || wanted.every((each) => isAmong(each, seal.numbers))) return null
  return wanted.every((each) => look.mentions.some(({ value }) => near(value, each)))
    ? finding('answer', look.text)
    : null
}

const comparing =
  /(?<!\p{L})(?:more|greater|bigger|larger|higher|less|smaller|lower|fewer|between|above|below|exceeds|over|under|больше|меньше|между|выше|ниже|превышает|не превосходит)(?!\p{L})|[<>]/iu
const slightly =
  /(?<!\p{L})(?:(?:a (?:bit|little)|slightly|just|only just|barely) (?:more|less|over|under|above|below|bigger|smaller)|(?:чуть|немного|слегка|едва) (?:больше|меньше|выше|ниже|более|менее))(?!\p{L})/iu
const bound =
  /(?<!\p{L})(?:it|x|the (?:answer|result|number|root|unknown|value|probability)|оно|он|она|икс|х|ответ|результат|число|корень|значение|вероятность)(?!\p{L})/iu

/** "More than 6 and less than 8", "a little over seventy percent": bounds that single out one value. */
function bounded(look: Look, { values }: SealedAnswer): Finding | null {
  const { folded, mentions } = look
  if (!comparing.test(folded)) return null
  // In `3/7` the bound is the fraction, not the 3.
  const formulas = look.formulas.filter(({ source }) => /[/^*]|\\(?:frac|sqrt)/.test(source))
  const isPart = ({ index }: Mention) => formulas.some(({ start, end }) => index >= start && index < end)
  const told = [
    ...mentions
      .filter((each) => !(each.isWord && each.value <= 1) && !isPart(each))
      .map((each) => (minusBefore.test(folded.slice(0, each.index)) ? -each.value : each.value)),
    ...formulas.flatMap((formula) => closedSides(formula).map(closedValue)),
  ]
  const percents = told.flatMap((value) => [value, value / 100])
  for (const value of values) {
    const lows = percents.filter((each) => each < value)
    const highs = percents.filter((each) => each > value)
    const isWithin = (width: number) => lows.some((low) => highs.some((high) => high - low <= width))
    const isOnlyOne = Number.isInteger(value) && isWithin(parity.test(folded) ? 4.01 : 2.01)
    const isNarrow = isOnlyOne || isWithin(Math.max(Number.isInteger(value) ? 5 : 0, 0.3 * Math.abs(value)))
    // "More than 24.9 and less than 25.1": whatever it is said of.
    const isPinned =
      folded.match(regExpOf(comparing.source, 'giu'))!.length >= 2 &&
      !look.isExample &&
      isWithin(0.03 * Math.abs(value))
    if (isPinned) return finding('answer', folded)
    const isNear =
      slightly.test(folded) &&
      percents.some((each) => each !== value && Math.abs(each - value) <= 0.06 * Math.abs(value))
    const isBetween = /between|между/iu.test(folded)
    const isOfIt = bound.test(folded) || (isOnlyOne && isBetween && wholeNumber.test(folded))
    if (
      (isNarrow && isOfIt && folded.match(regExpOf(comparing.source, 'giu'))!.length >= (isBetween ? 1 : 2)) ||
      isNear
    )
      return finding('answer', folded)
  }
  return null
}
const parity = /(?<!\p{L})(?:odd|even|нечетн\p{L}+|четн\p{L}+)(?!\p{L})/iu
const wholeNumber =
  /(?<!\p{L})(?:odd|even|нечетн\p{L}+|четн\p{L}+|exactly one|ровно одно|whole|integer|natural|only one|just one|strictly|целы[йм]|целое|целая|натуральн\p{L}+|строго|только одно|единственн\p{L}+)(?!\p{L})/iu

const leftOver =
  /(?<!\p{L})(?:left|remains?|remaining|leaves|leaving|оста[её]т\p{L}*|остал\p{L}+|остан\p{L}+)(?!\p{L})/iu
const struck =
  /(?<!\p{L})(?:no|not|out|fails?|doesn'?t (?:fit|work)|wrong|can'?t|too (?:small|big|large|much|little)|нет|не (?:подход\p{L}+|год\p{L}+|сход\p{L}+|работа\p{L}+)|мимо|исключ\p{L}+|отпада\p{L}+|лишн\p{L}+|мало|много)(?!\p{L})/giu

/** Elimination: all other values are ruled out and the remaining one is pointed at. */
function byElimination(look: Look, { values }: SealedAnswer, seal: Seal): Finding | null {
  if (values.length === 0 || !leftOver.test(look.text)) return null
  const told = `${look.before.slice(-500)} ${look.text}`
  const strikes = told.match(struck)?.length ?? 0
  const isPointing =
    /(?<!\p{L})(?:only|just|what'?s left|the one|single|middle|лишь|только|единственн\p{L}+|последн\p{L}+|один|одно|какое)(?!\p{L})/iu.test(
      look.text,
    )
  // The one that is left has to be among those that were named.
  const named = mentionsIn(foldReply(`${seal.told} ${seal.message} ${told}`)).map(({ value }) => value)
  const tried = mentionsIn(foldReply(told)).map(({ value }) => value)
  const isNamed = values.some(
    (value) =>
      isAmong(Math.abs(value), named) ||
      // "Of the numbers from zero to six"
      (tried.length > 2 && Math.min(...tried) < value && value < Math.max(...tried)),
  )
  return strikes >= 2 && isPointing && isNamed && mentionsIn(foldReply(told)).length >= 2
    ? finding('answer', look.text)
    : null
}

/** "A red one, a blue one, a green one ...": a list to be counted. */
function counted({ text }: Look, { values }: SealedAnswer): Finding | null {
  const items = text
    .replace(/^[^:]*:/, '')
    .split(/,|(?<!\p{L})(?:and|и)(?!\p{L})/u)
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.split(/\s+/).length <= 5)
  const first = items[0]?.split(/\s+/)[0]?.toLowerCase()
  if (items.length < 4 || !first || !/^\p{L}+$/u.test(first)) return null
  const same = items.filter((item) => item.toLowerCase().startsWith(`${first} `)).length
  return same >= 4 && values.some((value) => near(value, same)) ? finding('answer', text) : null
}

const none =
  /(?<!\p{L})(?:no (?:real )?(?:solutions?|roots?)|(?:has|have) none|unsolvable|impossible|cannot be true|never true|contradiction|корней нет|решений нет|нет (?:\p{L}+ )?(?:корней|решений)|не имеет (?:\p{L}+ )?(?:корней|решений)|противоречи\p{L}+|пустое множество)(?!\p{L})/iu
const all =
  /(?<!\p{L})(?:any (?:real )?(?:number|value|x)|all (?:real )?(?:numbers|values)|every (?:number|value)|infinitely many|always true|identity|любое (?:число|значение)|любой x|все числа|бесконечно много|всегда верно|тождеств\p{L}+)(?!\p{L})/iu
function tellsNone(look: Look, { answer }: SealedAnswer, seal: Seal): Finding | null {
  const pattern = answer.kind === 'no-solution' ? none : answer.kind === 'all-numbers' ? all : null
  const match = pattern?.exec(look.folded)
  return match && !pattern!.test(foldReply(seal.builtIn)) && !look.isQuestion ? finding('answer', match[0]) : null
}

// ---- A student who feels for the answer ----------------------------------------------------------------------------

const turnsAway =
  /(?<!\p{L})(?:won'?t|will not|can'?t|cannot|not going to|rather|instead|let'?s|try|work|solve|think|find out|find it|what|how|which|не скажу|не буду|не могу|давай|лучше|попробуй|реши|подумай|найди|что|как\p{L}*|сколько)(?!\p{L})/iu
const yesOrNo =
  /^[^\p{L}]*(?:yes|no|yep|nope|indeed|right|correct|exactly|true|it (?:does|is|isn'?t|doesn'?t)|you(?:'re| are) (?:right|close|in)|very close|warm|warmer|cold|hot|close|nods?|не?т|да|именно|верно|точно|так и есть|кива\p{L}+|тепло|горячо|холодно|близко|очень близко|ты (?:прав\p{L}*|близко|в нужном)|тут ты)(?!\p{L})/iu

/** "Thanks, that is clear." says nothing of a number. */
const polite =
  /^[^\p{L}]*(?:thanks?|thank you|sorry|i (?:see|hear|understand)|got it|understood|спасибо|понима\p{L}+|вижу|слышу|извини|прости)(?!\p{L})/iu

/** "The second 10% is taken from a bigger price": of a guess in dollars that says nothing. */
function isOfOtherKind({ mentions, folded }: Look, { message }: Seal): boolean {
  const amounts = mentions.filter(({ index, length }) => !isReference.test(folded.slice(0, index + length)))
  const isPercent = ({ index, length }: Mention) => /^\s?\\?%/.test(folded.slice(index + length))
  return amounts.length > 0 && amounts.every(isPercent) && /\d/.test(message) && !message.includes('%')
}

/** Any reply to "is it more than 3?" reveals something, except one that declines the question. */
function fished(look: Look, seal: Seal): Finding | null {
  if (!seal.isFishing) return null
  const isFirst = look.before.trim() === ''
  const isPolite = polite.test(look.text) && look.mentions.length === 0
  const isSilent = isPolite || turnsAway.test(look.text) || look.isQuestion || isOfOtherKind(look, seal)
  if (yesOrNo.test(look.text) || (isFirst && !isSilent)) return finding('answer', look.text)
  return null
}
