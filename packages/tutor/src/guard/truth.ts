import { type Expr, equation, isClosed, namesOf, someNode } from '../math/ast.ts'
import { isSameForm } from '../math/pieces.ts'
import { isShareOfWhole } from '../math/shares.ts'
import { holdsAlways, sameValue } from '../math/verify.ts'
import { falseDerivative, falseDerivativeInWords, falseFormula, falseNamedFormula } from './book.ts'
import { falseChance } from './chances.ts'
import { falseDefinition } from './definitions.ts'
import { falseFact } from './facts.ts'
import { falseOfFigure } from './figures.ts'
import { type Finding, finding } from './finding.ts'
import { closedValue, type Formula, formulasOf, lettersOf, meaningOf, type Part, safeValue } from './formulas.ts'
import { falseGeneralization } from './generalizations.ts'
import { isAmong, type Look, near } from './look.ts'
import { parseNotation } from './notation.ts'
import { falseRelation } from './relations.ts'
import { falseRule } from './rules.ts'
import { equationsOf, type Seal } from './seal.ts'
import { spokenEqualities } from './spoken-numbers.ts'
import { falseWorkedRule } from './worked-rules.ts'

/** The first false statement of the sentence; null if there is none. */
export function falsehood(look: Look, seal: Seal): Finding | null {
  const isRead = readsOut(look, seal)
  for (const formula of look.formulas) {
    if (formula.meaning === 'denied' || formula.meaning === 'asked' || isSet(formula, look)) continue
    if (isRead && isOwnLine(formula, seal)) continue
    if (isFalse(formula, look, seal)) return finding('false-maths', formula.source)
  }
  const spoken = isRead ? null : falseInWords(look, seal)
  if (spoken) return finding('false-maths', spoken)
  const rule =
    falseRule(look.text, seal.language) ??
    falseFact(look.text) ??
    falseNamedFormula(look) ??
    falseChance(look.text) ??
    falseGeneralization(look.text, seal.language) ??
    falseDefinition(look.text) ??
    falseOfFigure(look.text) ??
    falseWorkedRule(look.text) ??
    (isDoubted(look, seal) || isRead
      ? null
      : (falseRelation(look.text, seal.language) ??
        falseRelation(look.notation, seal.language) ??
        falseDerivativeInWords(look.text)))
  return rule === null ? null : finding('false-rule', rule)
}

/**
 * "But the line -1 < -3 says that -1 is less than -3": a line of the student is read out, so that it can be questioned.
 * Nobody claims it.
 */
const readsOut = (look: Look, seal: Seal): boolean =>
  look.formulas.some(
    (formula) =>
      isOwnLine(formula, seal) &&
      readingOut.test(look.text.slice(0, formula.start)) &&
      saying.test(look.text.slice(formula.end)),
  )
const readingOut =
  /(?<!\p{L})(?:(?:the|your|this) (?:line|statement|inequality|equation|formula)|what you wrote|you wrote|запис\p{L}+|строк\p{L}+|строчк\p{L}+|неравенств\p{L}+|равенств\p{L}+|формул\p{L}+|у тебя (?:написано|стоит))(?!\p{L})[^.?!]{0,20}$/iu
const saying = /^\$?[\s,]*(?:says|reads|means|claims|would say|говорит|читается|означает|значит|утверждает)(?!\p{L})/iu

const isOwnLine = ({ parts, signs }: Formula, { message, language }: Seal): boolean =>
  signs.length > 0 &&
  message.split('\n').some((line) =>
    formulasOf(line, language).some(
      (own) =>
        own.signs.join() === signs.join() &&
        own.parts.length === parts.length &&
        own.parts.every(({ expr }, at) => {
          const other = parts[at]!.expr
          return expr !== null && other !== null && isSameForm(expr, other)
        }),
    ),
  )

/** "Solve |x + 3| = |x - 5|" sets an equation and claims nothing. */
const isSet = ({ parts, start }: Formula, look: Look): boolean =>
  lettersOf(...parts).length > 0 && setting.test(look.text.slice(0, start).replace(/\$\s*$/, ''))
const setting =
  /(?<!\p{L})(?:solve|find the (?:roots?|solutions?) of|реши(?:ть|те)?|найди(?:те)? (?:корни|решения))(?: (?:the|this|for [a-z]|уравнени\p{L}+|неравенств\p{L}+|equation|inequality|one))*:?\s*$/iu

/** The sentence denies, asks or only supposes the claim. */
const isDoubted = (look: Look, { language }: Seal): boolean =>
  look.isQuestion || (language === 'en' ? doubts.en : doubts.ru).test(look.text)
const doubts = {
  en: /(?<!\p{L})(?:not|never|wrong|mistake|false|myth|would|you (?:wrote|thought|said|added)|if (?:it|that) were|instead of)(?!\p{L})|n['’]t(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|неверно|ошибк\p{L}|миф|бы|никогда|разве|кажется)(?!\p{L})/iu,
}

/** Consequences of a wrong line, stated to refute it. */
const counterfactual =
  /(?<!\p{L})(?:would|were|your (?:line|answer|rule|version|formula|way)|by your|if (?:it|that|this)|otherwise|бы|иначе|по-твоему|по твоей|твоя (?:запись|формула)|если бы)(?!\p{L})/iu

function isFalse(formula: Formula, look: Look, seal: Seal): boolean {
  const { parts, signs } = formula
  const units = new Set(parts.flatMap(({ unit }) => unit ?? []))
  for (let at = 0; at < signs.length; at++) {
    const [a, b] = [parts[at]!, parts[at + 1]!]
    const isPlain = parts.length === 2 && signs[0] === '='
    if (isPlain && /['′]|prime/.test(formula.source) && falseDerivative(formula.source)) return true
    if ((!a.expr || !b.expr) && isPlain && /[_'′]/.test(formula.source) && falseFormula(formula.source, null, null))
      return true
    if (!a.expr || !b.expr) continue
    // In `36 km/h = 36000/3600 = 10 m/s` the middle number has no unit and belongs to one of its neighbors.
    if (units.size > 1 && (a.unit === undefined) !== (b.unit === undefined)) continue
    if (counterfactual.test(look.text.slice(0, formula.start)) && formula.meaning !== 'said') continue
    if (isShareOfWhole(a.expr, b.expr) || isRatioOfMany(a) || isRatioOfMany(b)) continue
    const isWrong =
      isClosed(a.expr) && isClosed(b.expr)
        ? !holds(a, signs[at]!, b)
        : signs[at] === '=' && !isTrueOfLetters(a, b, formula, look, seal)
    if (isWrong) return true
  }
  return false
}

/** `20 : 30 : 40`: a ratio of three is no division. */
const isRatioOfMany = ({ text }: Part) => /\d\s*:\s*\d+\s*:\s*\d/.test(text)

function holds(a: Part, sign: string, b: Part): boolean {
  // Different units on both sides: known ones are converted, unknown ones are not judged.
  const isInUnits = a.unit !== undefined && b.unit !== undefined && a.unit !== b.unit
  if (isInUnits && (a.unit === 0 || b.unit === 0)) return true
  const [x, y] = [closedValue(a) * (isInUnits ? a.unit! : 1), closedValue(b) * (isInUnits ? b.unit! : 1)]
  const isAngle =
    [a, b].some(({ text }) => /circ|°/.test(text)) && [a, b].some(({ text }) => /pi(?![a-z])|π/.test(text))
  if (isAngle) return [x / y, y / x].some((ratio) => near(ratio, 180 / Math.PI)) || near(x, y)
  if (isInUnits) return Math.abs(x - y) <= 0.01 * Math.max(Math.abs(x), Math.abs(y))
  if (!Number.isFinite(x) || !Number.isFinite(y)) {
    // `±` has two values and a root of a negative number has none: nothing to compare.
    return true
  }
  switch (sign) {
    case '=':
      return (
        near(x, y) ||
        isRounded(x, y, b.text) ||
        isRounded(y, x, a.text) ||
        sameValue(a.expr!, b.expr!) === 'verified' ||
        usesPlusMinus(a.expr!) ||
        usesPlusMinus(b.expr!)
      )
    case '<':
      return x < y
    case '>':
      return x > y
    case '<=':
      return x <= y + 1e-9
    case '>=':
      return x >= y - 1e-9
    case '≈':
      return Math.abs(x - y) <= 0.06 * Math.max(Math.abs(x), Math.abs(y), 0.05)
    default:
      return !near(x, y)
  }
}

const usesPlusMinus = (expr: Expr) => someNode(expr, ({ kind }) => kind === 'plus-minus')

/** `35/3 = 11.67`: equal to the number of digits written. */
function isRounded(exact: number, rounded: number, text: string): boolean {
  const digits = /[.,](\d+)/.exec(text.replace(/\{,\}/g, ','))?.[1]?.length
  return digits !== undefined && Math.abs(exact - rounded) <= 0.51 * 10 ** -digits
}

function isTrueOfLetters(a: Part, b: Part, formula: Formula, look: Look, seal: Seal): boolean {
  const [left, right] = [a.expr!, b.expr!]
  const letters = lettersOf(a, b)
  const both = equation(left, right)
  if (
    holdsAlways(both) === 'verified' ||
    isTrueAboveZero(left, right, letters) ||
    usesPlusMinus(left) ||
    usesPlusMinus(right)
  )
    return true
  const isNamed = (name: Expr, value: Expr) => name.kind === 'name' && isClosed(value)
  if (isNamed(left, right) || isNamed(right, left)) {
    const isFollowing =
      /(?<!\p{L})(?:then|so|hence|therefore|то|значит|тогда|получ\p{L}+)(?!\p{L})[^.;=]{0,15}$/iu.test(
        look.text.slice(0, formula.start).replace(/\$\s*$/, ''),
      )
    if ((formula.meaning !== 'said' && !isFollowing) || look.isQuestion) return true
    const [name, value] =
      left.kind === 'name' ? [left.name, safeValue(right)] : [(right as { name: string }).name, safeValue(left)]
    return isPossibleValue(name, value, look, seal)
  }
  if (/_|±|\\pm/.test(formula.source) && !/log/.test(formula.source)) return !falseFormula(formula.source, left, right)
  const [own, other] = [lettersOf(a), lettersOf(b)]
  if (isRuleOf(left, right) && isGeneral(formula, look, seal)) return !differsAboveZero(left, right, letters)
  const isSame = own.length === other.length && own.every((each) => other.includes(each))
  if (isSame && (letters.length >= 2 || isIdentityOfOne(left, right, letters[0]!))) {
    return isKnownEquation(left, right, seal) || holdsAlways(both) === 'unknown'
  }
  if (letters.length === 1 && isPythagorean(left, right)) return false
  return !falseFormula(formula.source, left, right)
}

/** `√(a²b) = a√b`: letters in such rules are nonnegative. */
function isTrueAboveZero(left: Expr, right: Expr, letters: readonly string[]): boolean {
  if (!someNode(left, ({ kind }) => kind === 'root') && !someNode(right, ({ kind }) => kind === 'root')) return false
  return [1.3, 2.6, 0.4].every((seed) => {
    const values = Object.fromEntries(letters.map((letter, index) => [letter, seed + 0.7 * index]))
    return near(safeValue(left, values), safeValue(right, values))
  })
}

const differsAboveZero = (left: Expr, right: Expr, letters: readonly string[]): boolean =>
  [1.3, 2.6, 3.4].every((seed) => {
    const values = Object.fromEntries(letters.map((letter, index) => [letter, seed + 0.7 * index]))
    const [a, b] = [safeValue(left, values), safeValue(right, values)]
    return Number.isFinite(a) && Number.isFinite(b) && !near(a, b)
  })

/** `a^0 = 0`, `\\log_a b = ...`: a law of powers or logarithms whose letters stand for any number. */
const isRuleOf = (left: Expr, right: Expr): boolean =>
  [left, right].some(
    (side) =>
      (side.kind === 'power' &&
        side.left.kind === 'name' &&
        isClosed(side.right) &&
        (isClosed(left) || isClosed(right) || isPowerOf(left, right, side.left.name))) ||
      (side.kind === 'call' && side.fn === 'log' && side.args.some((each) => each.kind === 'name')),
  ) && ![left, right].some((side) => side.kind === 'name')
const isPowerOf = (left: Expr, right: Expr, letter: string): boolean =>
  [left, right].every((side) => namesOf(equation(side, side)).every((each) => each === letter)) &&
  ![left, right].some((side) => side.kind === 'add' || side.kind === 'subtract')
const forAll =
  /(?<!\p{L})(?:any|every|always|law|identity|whatever|любо\p{L}+|всегда|всяк\p{L}+|закон\p{L}*|тождеств\p{L}+|ненулев\p{L}+)(?!\p{L})/iu
/** A general statement: none of its letters occurs in the task. */
function isGeneral({ parts }: Formula, look: Look, seal: Seal): boolean {
  const letters = lettersOf(...parts)
  const isOwn = seal.lines.some((line) =>
    equationsOf(line).some((each) => namesOf(each).some((name) => letters.includes(name))),
  )
  return !isOwn && (letters.length >= 2 || forAll.test(look.text))
}

/** A value given for a letter has to solve a known equation in that letter alone, if there is one. */
function isPossibleValue(letter: string, value: number, look: Look, seal: Seal): boolean {
  if (!Number.isFinite(value)) return true
  const own = look.formulas.flatMap(({ parts, signs }) =>
    signs.flatMap((sign, at) => {
      const [a, b] = [parts[at]!.expr, parts[at + 1]!.expr]
      return sign === '=' && a && b && !(isClosed(a) && isClosed(b)) ? [equation(a, b)] : []
    }),
  )
  const tasks = [...seal.lines.flatMap(equationsOf), ...own].filter((each) => {
    if (each.left.kind === 'name' || each.right.kind === 'name') return false
    const names = lettersOf({ text: '', expr: each.left }, { text: '', expr: each.right })
    return names.length === 1 && names[0] === letter
  })
  // "√y = -4 has no solution, though squaring gives y = 16": the value is told as one that does not fit.
  if (isExtraneous.test(look.text)) return true
  // Without such an equation, or after one that the reply itself introduced, the value cannot be judged.
  if (
    tasks.length === 0 ||
    /=/.test(look.before.slice(-300).replace(/\$[^$]*\$/g, (each) => (each.includes(letter) ? each : '')))
  )
    return true
  return (
    tasks.some((task) => {
      const [x, y] = [safeValue(task.left, { [letter]: value }), safeValue(task.right, { [letter]: value })]
      return near(x, y)
    }) ||
    (own.every((each) => each.left.kind === 'name' || each.right.kind === 'name') &&
      isAmong(Math.abs(value), seal.numbers))
  )
}

const isExtraneous =
  /(?<!\p{L})(?:extraneous|no (?:real )?(?:solutions?|roots?)|doesn['’]t (?:fit|satisfy)|does not (?:fit|satisfy)|after squaring|squaring gives|лишн\p{L}+ кор\p{L}+|посторонн\p{L}+ кор\p{L}+|(?:решений|корней) (?:не имеет|нет)|нет (?:решений|корней)|после возведения|не подходит)(?!\p{L})/iu

const isKnownEquation = (left: Expr, right: Expr, seal: Seal) =>
  seal.lines.some((line) =>
    equationsOf(line).some(
      (each) =>
        (sameValue(each.left, left) === 'verified' && sameValue(each.right, right) === 'verified') ||
        (sameValue(each.left, right) === 'verified' && sameValue(each.right, left) === 'verified'),
    ),
  )

/** Whether an equality in one letter is meant as an identity: one side is the other, expanded or simplified. */
function isIdentityOfOne(left: Expr, right: Expr, letter: string): boolean {
  const [a, b] = [left, right].map(isToBeWorkedOut)
  if (a === b && !(a && hasFunction(left) && hasFunction(right))) return false
  const at = (x: number) => {
    const [l, r] = [left, right].map((side) => safeValue(side, { [letter]: x }))
    return Math.abs(l! - r!) / Math.max(Math.abs(l!), Math.abs(r!), 1e-9)
  }
  if (hasFunction(left) || hasFunction(right)) return true
  // No constant term on either side, or equal leading terms: not an equation to solve.
  const isHomogeneous = [left, right].every((side) => Math.abs(safeValue(side, { [letter]: 0 })) < 1e-9)
  const [far, farther] = [at(1e4), at(1e6)]
  return isHomogeneous || (far < 0.05 && farther < 0.01)
}

/**
 * An expression that can be expanded or combined: a power or root of a sum or product, a product with a bracket, like
 * terms.
 */
function isToBeWorkedOut(expr: Expr): boolean {
  return someNode(expr, (node) => {
    const isSum = (each: Expr) => each.kind === 'add' || each.kind === 'subtract'
    if (node.kind === 'power') return node.left.kind !== 'name' && node.left.kind !== 'number' && !isClosed(node.left)
    if (node.kind === 'root') return isSum(node.of) || node.of.kind === 'power'
    if (node.kind === 'multiply')
      return isSum(node.left) || isSum(node.right) || (node.left.kind === 'power' && node.right.kind === 'power')
    if (isSum(node) && 'left' in node) return isMonomialOf(node.left) && isMonomialOf(node.right)
    return node.kind === 'call'
  })
}
const isMonomialOf = (expr: Expr): boolean =>
  expr.kind === 'name' ||
  (expr.kind === 'multiply' && (isMonomialOf(expr.left) || isMonomialOf(expr.right))) ||
  (expr.kind === 'power' && expr.left.kind === 'name')
const hasFunction = (expr: Expr) => someNode(expr, (node) => node.kind === 'call' && !isClosed(node))

/** An equality of sin², cos² and 1, such as `sin² - cos² = 1`: meant as the Pythagorean identity. */
function isPythagorean(left: Expr, right: Expr): boolean {
  const squares = (side: Expr) =>
    (['sin', 'cos'] as const).every((fn) =>
      someNode(side, (node) => node.kind === 'power' && node.left.kind === 'call' && node.left.fn === fn),
    )
  const isOne = (side: Expr) => isClosed(side) && near(safeValue(side), 1)
  return (squares(left) && isOne(right)) || (squares(right) && isOne(left))
}

// ---- Words ---------------------------------------------------------------------------------------------------------

/** "A quarter of forty is twelve", "20 % more than 1000 is 1100". */
function falseInWords({ notation, isQuestion }: Look, { language }: Seal): string | null {
  for (const { left, right, start, end } of spokenEqualities(notation, language)) {
    const meaning = meaningOf(notation, start, end, language)
    if (meaning === 'denied' || (meaning === 'asked' && isQuestion)) continue
    const [a, b] = [left, right.replace('%', '')].map(parseNotation)
    if (!a || !b || !isClosed(a) || !isClosed(b)) continue
    const [x, y] = [safeValue(a), safeValue(b)]
    if (!Number.isFinite(x) || !Number.isFinite(y)) continue
    const isPercent = right.endsWith('%') && near(x * 100, y)
    if (!near(x, y) && !isRounded(x, y, right) && !isPercent && !counterfactual.test(notation.slice(0, start)))
      return notation.slice(start, end)
  }
  return changedByPercent(notation) ?? shareInPercent(notation) ?? timesOtherPercent(notation)
}

const change =
  /(\d+(?:[.,]\d+)?)\D{0,40}?(?<!\p{L})(подня\p{L}+|повыс\p{L}+|увелич\p{L}+|выр\p{L}+|раст\p{L}+|rais\p{L}+|ris\p{L}+|rose|increas\p{L}+|grow\p{L}*|grew|goes up|up|сниз\p{L}+|уменьш\p{L}+|упал\p{L}*|пониз\p{L}+|подешев\p{L}+|lower\p{L}*|reduc\p{L}+|decreas\p{L}+|drop\p{L}*|falls?|fell|goes down|down)\D{0,15}?(\d+(?:[.,]\d+)?) ?(?:%|percent|процент\p{L}*)\D{0,25}?(?<!\p{L})(?:стал\p{L}+|будет|получ\p{L}+|это|is|becomes?|gives|makes|to|=|—)(?!\p{L})(?!\D{0,12}(?:times|multipl|умнож|домнож))\D{0,12}(\d+(?:[.,]\d+)?)(?![\d%])/iu
/** "12 of 44, that is about 37 %". */
function shareInPercent(notation: string): string | null {
  const match =
    /(\d+(?:[.,]\d+)?)(?: \p{L}+)?(?: out)? (?:of|из) (\d+(?:[.,]\d+)?)\D{0,30}?(?:is|that'?s|which is|or|то есть|это|—|=)\D{0,15}?(\d+(?:[.,]\d+)?) ?(?:%|percent|процент)/iu.exec(
      notation,
    )
  if (!match) return null
  const [part, whole, percent] = match.slice(1, 4).map((each) => Number(each.replace(',', '.')))
  return Math.abs((100 * part!) / whole! - percent!) > 1 ? match[0] : null
}

/** "5 % of 400: 400 · 0.5": the factor is another percentage. */
function timesOtherPercent(notation: string): string | null {
  const percent = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:\\?%|percent|-?процент)/u.exec(notation)
  if (!percent || (notation.match(/%|percent|процент/g)?.length ?? 0) > 1) return null
  const factor = /\d ?(?:\\cdot|·|\*|\\times) ?(0[.,]\d+)(?!\d)/u.exec(notation)
  if (!factor) return null
  const [p, q] = [percent[1]!, factor[1]!].map((each) => Number(each.replace(',', '.')))
  const isShifted = [0.1, 10].some((power) => near((p! / 100) * power, q!))
  return isShifted ? factor[0] : null
}

const upwards = /^(?:подня|повыс|увелич|выр|раст|rais|ris|rose|increas|grow|grew|goes up|up)/iu

/** `1000, up by 20 % is 1200`: each change is checked against the value before it. */
function changedByPercent(notation: string): string | null {
  let rest = notation
  for (let match = change.exec(rest); match; match = change.exec(rest)) {
    const [base, percent, result] = [match[1], match[3], match[4]].map((each) => Number(each!.replace(',', '.')))
    const wanted = base! * (1 + ((upwards.test(match[2]!) ? 1 : -1) * percent!) / 100)
    const difference = (base! * percent!) / 100
    if (!near(wanted, result!) && !near(difference, result!) && Math.abs(wanted - result!) > 0.006 * wanted)
      return match[0]
    rest = rest.slice(match.index + match[0].length - match[4]!.length)
  }
  return null
}
