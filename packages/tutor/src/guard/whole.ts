import { isDeniedAt } from '../language/denial.ts'
import { type Expr, expressionsOf, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { sameValue } from '../math/verify.ts'
import { regExpOf } from '../pattern.ts'
import { foreignNumbers } from './descriptions.ts'
import { type Finding, finding } from './finding.ts'
import { closedValue, formulasOf, leavesOf, lettersOf, meaningOf, safeValue } from './formulas.ts'
import { isAmong, type Look } from './look.ts'
import { foldReply, mentionsIn } from './mentions.ts'
import { parseNotation } from './notation.ts'
import { equationsOf, type Seal } from './seal.ts'
import { inNotation, spokenEqualities } from './spoken-numbers.ts'
import { isFound, isSaid } from './tells.ts'

/**
 * For an open task whose answer may be unknown: detects a reply that solves it for the student, by a calculation with
 * only numbers of the task to a new result, or by naming a result outright.
 */
export function workedOut(look: Look, seal: Seal): Finding | null {
  if (isFound(seal)) return null
  const outright = boxed(look, seal) ?? spelledOut(look, seal) ?? listed(look) ?? byOwnGuess(look)
  if (outright) return outright
  if (seal.answers.length === 0 && seal.unread === null) return null
  return (
    answerLine(look, seal) ??
    newResult(look, seal) ??
    (seal.unread === null ? null : ((isNoted(seal) ? null : newQuantity(look, seal)) ?? newEquation(look, seal)))
  )
}

/** With the noted answer there is no need to guess which number is the answer. */
const isNoted = ({ noted }: Seal) => noted !== null && (noted.all.length > 0 || noted.phrases.length === 0)

/** A boxed number marks a final answer. */
function boxed(look: Look, seal: Seal): Finding | null {
  const match = /\\boxed\s*\{/.exec(look.text)
  const isOther =
    look.isExample &&
    seal.noted !== null &&
    !(look.text.match(/[-−]?\d+(?:[.,]\d+)?/g) ?? []).some((each) =>
      isAmong(Number(each.replace('−', '-').replace(',', '.')), seal.noted!.all),
    )
  return match && !isOther && !look.mentions.every(({ value }) => isAmong(value, seal.own))
    ? finding('answer', look.text)
    : null
}

/** An answer spelled by its letters: "It begins with b-o-u and ends with g-h-t". */
const spelledOut = (look: Look, { noted }: Seal): Finding | null =>
  (noted === null || noted.phrases.length > 0) &&
  /(?:begins?|starts?|ends?|finish\p{L}*|начина\p{L}+|заканчива\p{L}+|оканчива\p{L}+)(?!\p{L})[^.?!]{0,25}(?<!\p{L})\p{L}(?:\s?[-–]\s?\p{L}(?!\p{L})){1,}/iu.test(
    look.text,
  )
    ? finding('answer', look.text)
    : null

/** A result relative to the student's guess: "One year later than the year you named". */
const byOwnGuess = (look: Look): Finding | null =>
  /(?:than|after|before|чем|после|до) (?:the (?:year|number|one|value)|what|то, что|год\p{L}*,? что|число,? что|тот, что)[^.?!]{0,12}(?:you|ты) (?:named|said|gave|wrote|guessed|назвал\p{L}*|сказал\p{L}*|написал\p{L}*)/iu.test(
    look.text,
  ) &&
  look.mentions.length > 0 &&
  !look.isQuestion
    ? finding('answer', look.text)
    : null

/** Listed results: "The coefficients turn out to be one, three and two". */
const listed = (look: Look): Finding | null =>
  /(?<!\p{L})(?:coefficients|коэффициенты)(?!\p{L})[^.?!]{0,60}(?:turn out|are|will be|get|получа\p{L}+|будут|равны|выходят|это|—)(?!\p{L})/iu.test(
    look.text,
  ) &&
  !look.isQuestion &&
  !look.isExample &&
  look.mentions.length >= 2 &&
  /(?:from left|слева направо|balanc|расстав|уравн)/iu.test(look.text)
    ? finding('answer', look.text)
    : null

const label =
  /(?<!\p{L})(?:answer|ответ)\s*(?:\*\*)?\s*(?::|=|—|-|–|is|это|будет|получается|таков)(?!\p{L})\s*(?:\*\*)?\s*([^.?!\n]{0,60})/iu

/** "**Answer:** 10 years" */
function answerLine(look: Look, seal: Seal): Finding | null {
  const match = label.exec(look.text)
  // "47,5 тоже не ответ: ...": what is said behind it is why it is none.
  if (!match || look.isQuestion || look.isExample || isDeniedAt(look.text, match.index)) return null
  const isNumber = look.mentions.some(
    ({ value, isWord, index }) => index > match.index && !isAmong(value, seal.own) && !(isWord && value <= 2),
  )
  return isNumber ? finding('answer', look.text) : null
}

/** Numbers that any calculation may use. */
const common = [1, 2, 10, 60, 90, 100, 180, 360, 1000, 3600]
const plain = [1, 2, 10, 100]

function newResult(look: Look, seal: Seal): Finding | null {
  if (look.isExample || look.isTest || look.isAdmission) return null
  // Of numbers that nobody has said only what leads to a known answer counts: thirtieths of tenths and fifteenths.
  if (foreignNumbers(look, seal) > 0 && !hasAnswer(seal)) return null
  // Numbers substituted into a task with letters only test a rule.
  if (seal.answers.length > 0 && seal.answers.every(({ all, answer }) => all.length === 0 && hasLetters(answer)))
    return null
  for (const formula of look.formulas) {
    const { parts, signs, meaning, source } = formula
    if (meaning !== 'said' || !signs.includes('=') || isSaid(formula, seal)) continue
    const closed = parts.flatMap((part) => (part.expr && isClosed(part.expr) ? [part] : []))
    const last = closed.at(-1)
    const sum = closed[0]
    if (!last || !sum || last === sum || isOtherMember(parts[0]!.text, seal)) continue
    const isTrial = closed.some(({ expr }) => expr && isOwnValuePutIn(expr, seal))
    if (!isTrial && isNew(sum.expr!, closedValue(last), look.before, seal)) return finding('step', source)
  }
  for (const { left, right, start, end } of spokenEqualities(look.notation, seal.language)) {
    const [sum, value] = [parseNotation(left), parseNotation(right)]
    if (!sum || !value || look.isQuestion || meaningOf(look.notation, start, end, seal.language) !== 'said') continue
    if (isNew(sum, safeValue(value), look.before, seal)) return finding('step', look.text)
  }
  return null
}

/** `a_3` where the tenth member is sought: it shows how the sequence goes on. */
function isOtherMember(text: string, { told, message }: Seal): boolean {
  const [, letter, index] = /^\s*([a-z])_\{?(\d+)\}?\s*$/.exec(text) ?? []
  if (letter === undefined) return false
  const members = [
    ...`${told}\n${message}`.normalize('NFKD').matchAll(regExpOf(`(?<![a-z])${letter}_?\\{?(\\d+)`, 'gi')),
  ]
  return members.length > 0 && !members.some(([, each]) => each === index)
}

const hasLetters = (statement: Statement) => expressionsOf(statement).some((expr) => !isClosed(expr))

/** True if the operands are from the conversation and the result is new. */
function isNew(
  sum: NonNullable<ReturnType<typeof parseNotation>>,
  result: number,
  before: string,
  seal: Seal,
): boolean {
  const worked = formulasOf(before, seal.language).flatMap(({ parts, signs }) =>
    signs.includes('=') ? [Math.abs(closedValue(parts.at(-1)!))] : [],
  )
  const leaves = operandsOf(sum, seal)
  const told = leaves.filter((leaf) => isAmong(leaf, seal.numbers))
  return (
    leaves.length >= 2 &&
    told.some((leaf) => !isAmong(leaf, plain)) &&
    leaves.every((leaf) => isAmong(leaf, seal.numbers) || isAmong(leaf, common) || isAmong(leaf, worked)) &&
    Number.isFinite(result) &&
    // What comes to nothing or to one leads to any number: `-4 · (5 + (-5)) = 0` shows a rule.
    !isAmong(Math.abs(result), [0, 1, ...seal.numbers, ...sharesSaid(seal)]) &&
    !isAmong(Math.abs(safeValue(sum)), seal.numbers) &&
    (leads(Math.abs(result), seal) || goesOn(sum, before, seal))
  )
}

/** Whoever has said 96 % has said 0.96. */
const sharesSaid = ({ told, message }: Seal): readonly number[] =>
  [...`${told}\n${message}`.matchAll(/(\d+(?:[.,]\d+)?)\s?\\?%/gu)].map(
    ([, share]) => Number(share!.replace(',', '.')) / 100,
  )

/**
 * A calculation with the result of another one of this reply, as in "80 K, so 1.5 · 4200 · 80 J": the solution is worked
 * out, however far the answer is. With a result of the student's own it is a test of that.
 */
function goesOn(sum: Expr, before: string, seal: Seal): boolean {
  const results = formulasOf(before, seal.language).flatMap(({ parts, signs }) => {
    const value = Math.abs(closedValue(parts.at(-1)!))
    const isNew = signs.includes('=') && Number.isFinite(value) && !isAmong(value, seal.numbers)
    return isNew ? [{ value, leaves: parts.flatMap(({ expr }) => (expr ? leavesOf(expr) : [])) }] : []
  })
  const tried = [...seal.own].filter((value) => isAmong(value, seal.offered))
  const leaves = leavesOf(sum)
  return (
    leaves.some((leaf) => results.some(({ value }) => isAmong(leaf, [value]))) &&
    ![...leaves, ...results.flatMap((each) => each.leaves)].some((leaf) => isAmong(leaf, tried))
  )
}

/**
 * A new result is a step where it is an intermediate result of the task, or one operation with a number of the talk makes
 * the answer of it. Where no answer is known, each may be.
 */
function leads(result: number, seal: Seal): boolean {
  const answers = knownAnswers(seal)
  if (answers.length === 0) return true
  const all = answers.flatMap((each) => each.all.map(Math.abs))
  if (isAmong(result, all) || answers.some(({ between }) => isAmong(result, between.map(Math.abs)))) return true
  const ways = [...seal.numbers].flatMap((known) => operate(result, known))
  return [...ways, result / 2, result * 2, Math.sqrt(result), result ** 2].some((each) => isAmong(Math.abs(each), all))
}

const knownAnswers = ({ answers, noted }: Seal) =>
  [...answers, ...(noted ? [noted] : [])].filter(({ all }) => all.length > 0)
const hasAnswer = (seal: Seal): boolean => knownAnswers(seal).length > 0

/** `2·5 + 9` of `2x + 9` where the student has said x = 5: the value is tried. */
function isOwnValuePutIn(expr: Expr, { lines, own, offered }: Seal): boolean {
  const leaves = leavesOf(expr)
  return lines.some((line) =>
    equationsOf(line).some((each) => {
      const [letter, ...others] = namesOf(each)
      if (letter === undefined || others.length > 0) return false
      return [each.left, each.right].some(
        (side) =>
          !isClosed(side) &&
          leavesOf(side).every((leaf) => isAmong(leaf, leaves)) &&
          [...own, ...offered].some(
            (value) =>
              isAmong(Math.abs(value), leaves) &&
              Math.abs(safeValue(side, { [letter]: value }) - safeValue(expr)) < 1e-9,
          ),
      )
    }),
  )
}

/**
 * The operands of a calculation; a part whose value occurs in the conversation counts as that number: `3/30` is the
 * student's `1/10`.
 */
function operandsOf(expr: Expr, seal: Seal): number[] {
  const value = isClosed(expr) && expr.kind === 'divide' ? Math.abs(safeValue(expr)) : Number.NaN
  if (isAmong(value, seal.numbers)) return [value]
  if (expr.kind !== 'add' && expr.kind !== 'subtract' && expr.kind !== 'multiply') return leavesOf(expr)
  return [...operandsOf(expr.left, seal), ...operandsOf(expr.right, seal)]
}

const unitFact =
  /(?<!\p{L})(?:in (?:a|an|one|each|every)|per|equals?|is|has|contains|=|в одн\p{L}+|в кажд\p{L}+|это|содержит)(?!\p{L})/iu

/**
 * A new number that one or two calculations with the story's numbers produce: "three notebooks cost twelve dollars".
 */
function newQuantity(look: Look, seal: Seal): Finding | null {
  if (look.isExample || look.isTest || look.isQuestion || foreignNumbers(look, seal) > 1) return null
  const found = look.notation.matchAll(/(?<![\d.,/*^+-])\(?(\d+(?:[.,]\d+)?)(?:\/(\d+)\))?(?![\d/*^])/g)
  const told = [
    ...[...found].map((match) => Number(match[1]!.replace(',', '.')) / Number(match[2] ?? 1)),
    ...look.mentions.filter(({ isWord, value }) => !(isWord && value <= 3)).map(({ value }) => value),
  ]
  for (const { parts, signs, meaning } of look.formulas) {
    const last = parts.at(-1)!
    if (signs.includes('=') && meaning === 'said' && Number.isFinite(closedValue(last))) told.push(closedValue(last))
  }
  for (const match of look.notation.matchAll(
    /(?<![\d.,])(\d+)(?: \p{L}+)?(?: out)? (?:of|из) (?:every )?(\d+)(?!\d|[.,]\d)/gu,
  ))
    told.push(Number(match[1]) / Number(match[2]))
  for (const value of told) {
    if (value <= 3 && Number.isInteger(value)) continue
    if (isAmong(value, seal.numbers) || isAmong(value, common) || isUnitFact(look, value)) continue
    if (isReached(value, seal)) return finding('step', look.text)
  }
  return counted(look)
}

/** The equation of the story, which the student has to find. */
function newEquation(look: Look, seal: Seal): Finding | null {
  if (look.isExample || look.isQuestion || foreignNumbers(look, seal) > 1) return null
  const own = storyNumbers(seal)
  for (const { parts, signs, source, meaning } of look.formulas) {
    if (signs.length !== 1 || signs[0] !== '=' || meaning === 'denied') continue
    const [a, b] = [parts[0]!.expr, parts[1]!.expr]
    if (!a || !b || (a.kind === 'name' && isClosed(b))) continue
    const leaves = [...leavesOf(a), ...leavesOf(b)]
    const isOwn =
      leaves.filter((leaf) => leaf > 2 && isAmong(leaf, own)).length >= 2 &&
      leaves.every((leaf) => isAmong(leaf, seal.numbers))
    const isSaid = seal.lines.some(
      (line) =>
        line.kind === 'equation' && sameValue(line.left, a) === 'verified' && sameValue(line.right, b) === 'verified',
    )
    if (lettersOf(...parts).length > 0 && isOwn && !isSaid) return finding('step', source)
  }
  const spoken =
    /(?<!\p{L})(?:x|икс\p{L}*)(?!\p{L})[^.?!]*(?:times|plus|minus|sum|product|умнож|плюс|минус|сумм|произведен)[^.?!]*(?:equals?|is|равн\p{L}*|будет)(?: (?:equal|exactly|to|ровно))* ?\$?-?\d/iu.test(
      look.notation,
    )
  return spoken && look.mentions.some(({ value }) => isAmong(value, own)) ? finding('step', look.text) : null
}

/** "A red one, a blue one, a green one ...": a list to be counted. */
function counted({ text }: Look): Finding | null {
  const items = text
    .replace(/^[^:]*:/, '')
    .split(/,|(?<!\p{L})(?:and|и)(?!\p{L})/u)
    .map((item) => item.trim())
  const same = items.filter((item) => /^(?:an? |one |ещ[её] |одн)\p{L}+(?: \p{L}+){0,2}\.?$/u.test(item)).length
  return same >= 5 ? finding('answer', text) : null
}

const reached = new WeakMap<Seal, readonly number[]>()
const operate = (a: number, b: number): number[] => [
  a + b,
  a - b,
  b - a,
  a * b,
  ...(b === 0 ? [] : [a / b]),
  ...(a === 0 ? [] : [b / a]),
]

/** True if one or two calculations with the story's numbers give the value. */
function isReached(value: number, seal: Seal): boolean {
  let all = reached.get(seal)
  if (!all) {
    const whole = storyNumbers(seal)
    const own = whole
    const shares = whole.filter((each) => each > 0).map((each) => 1 / each)
    const once = own.flatMap((a, i) =>
      own.slice(i + 1).flatMap((b) => operate(a, b).map((result) => ({ result, a, b }))),
    )
    const twice =
      own.length > 5
        ? []
        : once.flatMap(({ result, a, b }) => own.filter((c) => c !== a && c !== b).flatMap((c) => operate(result, c)))
    const halves = once.map(({ result }) => result / 2)
    const together = shares.flatMap((a, i) => shares.slice(i + 1).flatMap((b) => [a + b, Math.abs(a - b)]))
    all = [
      ...together,
      ...once.map(({ result }) => result),
      ...twice,
      ...halves,
      ...own.map((each) => each / 2),
    ].filter((each) => each > 0)
    reached.set(seal, all)
  }
  return isAmong(value, all)
}

function storyNumbers({ unread, language }: Seal): number[] {
  const numbers = mentionsIn(foldReply(inNotation(unread ?? '', language)))
    .filter(({ isWord, value }) => !(isWord && value <= 1))
    .map(({ value }) => value)
  return [...new Set(numbers)].slice(0, 8)
}

/** "1 km is 1000 m" */
const isUnitFact = (look: Look, value: number) =>
  look.mentions.some((each) => each.value !== value && each.value === 1) &&
  unitFact.test(look.folded) &&
  /(?:km|m|cm|kg|g|h|min|s|л|км|м|см|кг|г|ч|мин|hour|minute|metre|meter|час|минут|метр)/iu.test(look.folded)
