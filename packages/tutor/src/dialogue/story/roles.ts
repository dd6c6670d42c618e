import { directWords } from '../../language/direct-words.ts'
import type { Expr } from '../../math/ast.ts'
import type { Language } from '../../math/latex.ts'
import { equals, multiply, ONE, type Rational, rational, subtract } from '../../math/rational.ts'
import { regExpOf } from '../../pattern.ts'
import type { StoryFacts } from './facts.ts'
import { isNear } from './likely.ts'
import { keyOf, rationalOf, type Story } from './story-state.ts'
import { lexiconOf } from './words.ts'
import { type Claim, valueOrNull } from './work.ts'

/**
 * The role of each number in a message. Students repeat given numbers, find others, state one as the answer, check it,
 * compare, object, or quote somebody else. Only the number stated as the answer counts as one, wherever it occurs.
 */
export interface Roles {
  /** Stated as the answer: "the answer is 70", "is 288 right?". */
  readonly answer: Rational | null
  /** Somebody else's result: "my friend has 300". */
  readonly others: Rational | null
  /** Calculations that start from an answer and lead back to a given number. */
  readonly test: AnswerTest | null
}

interface AnswerTest {
  /** The number being checked. */
  readonly of: Rational
  /** The result of the check's calculations. */
  readonly end: Rational
  /**
   * `fits`: the result is a given number; `misses`: the student says which one it should be; `open`: the check
   * continues.
   */
  readonly outcome: 'fits' | 'misses' | 'open'
  /** The given number that results, or should. */
  readonly given: Told | null
  /** The check only reverses the calculations that led to the answer: that proves nothing. */
  readonly isTurned: boolean
}

type Told = StoryFacts['numbers'][number]
type Sum = Claim & { kind: 'sum' }

/** Offset of each claim in the message; -1 if unknown. */
function placesOf(claims: readonly Claim[], text: string): readonly number[] {
  let from = 0
  return claims.map(({ source }) => {
    const at = text.indexOf(source, from)
    if (at >= 0) from = at + source.length
    return at
  })
}

export function rolesOf(claims: readonly Claim[], text: string, story: Story, facts: StoryFacts): Roles {
  const places = placesOf(claims, text)
  const answer =
    answerIn(claims, places, text, story.language) ?? namedByQuestion(claims, places, text, facts, story.language)
  return {
    answer,
    others: resultOfOthers(claims, places, text, story.language, story.text),
    test: testIn(claims, text, story, facts, answer),
  }
}

/** The words of a clause before and after an offset. */
function around(text: string, at: number, source: string): [before: string, behind: string] {
  return [
    text
      .slice(0, at)
      .split(/[.!?;\n]/)
      .at(-1) ?? '',
    text.slice(at + source.length).split(/[.!;\n]/)[0] ?? '',
  ]
}

/** "The answer is 70", "is 288 right?": the number stated as the answer. */
export const claimedAnswer = (claims: readonly Claim[], text: string, language: Language): Rational | null =>
  answerIn(claims, placesOf(claims, text), text, language)

/** "..., and it is 4000 again": the message ends with the result of a check. */
export function isToldAsEnd(claims: readonly Claim[], text: string, language: Language): Rational | null {
  const last = claims.at(-1)
  const at = placesOf(claims, text).at(-1) ?? -1
  if (claims.length < 2 || last?.kind !== 'number' || at < 0) return null
  return lexiconOf(language).becomes.test(around(text, at, last.source)[0]) ? last.value : null
}

function answerIn(
  claims: readonly Claim[],
  places: readonly number[],
  text: string,
  language: Language,
): Rational | null {
  const { givesAnswer, isAnswer, answerNamed } = lexiconOf(language)
  const lastSum = claims.findLastIndex(({ kind }) => kind === 'sum')
  const found = claims.flatMap((claim, index) => {
    const at = places[index] ?? -1
    const value = claim.kind === 'number' ? claim.value : claim.kind === 'sum' ? claim.claimed : null
    if (!value || at < 0 || isOneOfTwo(text, at, claim.source, language)) return []
    const [ahead, after] = around(text, at, claim.source)
    // "My answer — 52", "is 60cm2 right?"
    const before = ahead.replace(/\s*[-–—:=]\s*$/, '')
    const behind = after.replace(/(?<=\p{L})(?:\^?[23]|[²³])(?![\p{L}\d])/u, '')
    // "So it is 8 cm. 10² - 8² = 36": what is calculated with afterwards was a step.
    const isStep = index < lastSum && !answerNamed.test(before)
    return !isStep && ((claim.kind === 'number' && givesAnswer.test(before)) || isAnswer.test(behind)) ? [value] : []
  })
  return found.at(-1) ?? null
}

/** "Leg 12, area 30": of several numbers the one that is named as what is asked for. */
function namedByQuestion(
  claims: readonly Claim[],
  places: readonly number[],
  text: string,
  { question }: StoryFacts,
  language: Language,
): Rational | null {
  const plain = (said: string) => said.toLowerCase().replaceAll('ё', 'е')
  const asked = directWords[language].measures.find(([words]) => words.test(plain(question ?? '')))?.[0]
  const numbers = claims.filter(({ kind }) => kind === 'number')
  if (!asked || numbers.length < 2) return null
  const found = claims.flatMap((claim, index) => {
    const at = places[index] ?? -1
    const before = plain(text.slice(0, Math.max(0, at)))
    const word = /(?<!\p{L})\p{L}+(?:\s+(?:is|это|=|равн\p{L}*))?\s*$/u.exec(before)?.[0] ?? ''
    return claim.kind === 'number' && at >= 0 && asked.test(word) ? [claim.value] : []
  })
  return found.at(-1) ?? null
}

/** "50 or 648, just the answer": neither of the two is claimed. */
function isOneOfTwo(text: string, at: number, source: string, language: Language): boolean {
  const { or } = lexiconOf(language)
  const near = (said: string) => or.test(said) && said.trim().split(/\s+/).length <= 2
  return near(text.slice(0, at).split(/\d/).at(-1) ?? '') || near(text.slice(at + source.length).split(/\d/)[0] ?? '')
}

/** "My friend has 300": the message quotes somebody else's result. */
export const tellsOfOthers = (claims: readonly Claim[], text: string, language: Language, told = ''): boolean =>
  resultOfOthers(claims, placesOf(claims, text), text, language, told) !== null

function resultOfOthers(
  claims: readonly Claim[],
  places: readonly number[],
  text: string,
  language: Language,
  /** The story: "the book has 180" quotes nobody where it is about a book. */
  story: string,
): Rational | null {
  const { othersHave } = lexiconOf(language)
  const isTold = (said: string) => {
    const word = /\p{L}{4,}/u.exec(said)?.[0].toLowerCase() ?? ''
    return word !== '' && word !== 'they' && story.toLowerCase().includes(word)
  }
  const tells = (before: string) => {
    const found = othersHave.exec(before)
    return found !== null && !isTold(found[0])
  }
  const index = claims.findIndex(
    ({ kind, source }, at) =>
      kind === 'number' && (places[at] ?? -1) >= 0 && tells(around(text, places[at] ?? 0, source)[0]),
  )
  const claim = claims[index]
  return claim?.kind === 'number' ? claim.value : null
}

// ---- A test of an answer ---------------------------------------------------------------------------------------------

const resultOf = ({ claimed, value }: Sum) => claimed ?? value

export const operandsOf = (expr: Expr): Rational[] => {
  const own = valueOrNull(expr)
  const parts = 'left' in expr ? [...operandsOf(expr.left), ...operandsOf(expr.right)] : []
  return own ? [own, ...parts] : parts
}

/** All operands of an expression, without the expression itself. */
export const insideOf = (expr: Expr) => ('left' in expr ? [...operandsOf(expr.left), ...operandsOf(expr.right)] : [])

/** A whole amount of the story, not a fraction or percentage. */
export const isAmount = ({ text, value }: Told): boolean => /\d/.test(text) && !/%/.test(text) && value.d === 1n

function testIn(
  claims: readonly Claim[],
  text: string,
  story: Story,
  { numbers }: StoryFacts,
  answer: Rational | null,
): AnswerTest | null {
  const sums = claims.filter((claim): claim is Sum => claim.kind === 'sum')
  const [first] = sums
  if (!first) return null
  // Angle sums are commonly known and prove nothing.
  if (numbers.every(isAngle)) return null
  const isGiven = (value: Rational) => numbers.some((each) => equals(each.value, value))
  // "3/5 of 20 is 12, it fits": without a stated answer the last result is tested.
  const stated = story.claimed ?? (lexiconOf(story.language).trying.test(text) ? (story.results.at(-1) ?? null) : null)
  const asked = stated === null ? null : rationalOf(stated)
  const makes = (value: Rational) => sums.findIndex((sum) => equals(resultOf(sum) ?? rational(0), value))
  const isTried = (value: Rational) => {
    const user = sums.findIndex(({ expr }) => insideOf(expr).some((each) => equals(each, value)))
    const maker = makes(value)
    // A number computed in this message and used later is a step, not an answer being checked.
    return user >= 0 && (maker < 0 || maker > user)
  }
  const last = resultOf(sums.at(-1) ?? first)
  if (!last) return null
  const { shouldBe } = lexiconOf(story.language)
  const { fitsNot, ended } = lexiconOf(story.language)
  const target = numbers.filter((each) => isAmount(each) && ended.test(each.sentence))
  const missed = fitsNot.test(text) && target.length === 1 ? target[0] : undefined
  const wanted =
    numbers.find(
      (each) =>
        isAmount(each) &&
        !equals(each.value, last) &&
        !sums.some(({ expr }) => insideOf(expr).some((one) => equals(one, each.value))) &&
        [...text.matchAll(shouldBe)].some(({ index, 0: said }) =>
          regExpOf(`^\\D{0,12}${each.value.n}(?!\\d)`, 'u').test(text.slice(index + said.length)),
        ),
    ) ?? (missed && !equals(missed.value, last) ? missed : undefined)
  // A number of the student's own in the calculations: another one is tried now than the one before.
  const own = sums.flatMap(({ expr }) => insideOf(expr)).filter((value) => !isGiven(value) && makes(value) < 0)
  const [other] = own.every((value) => equals(value, own[0]!)) ? own : []
  const isTest =
    lexiconOf(story.language).trying.test(text) ||
    story.offered.some((each) => each.startsWith('trying:')) ||
    // "40, and that is not 35": what comes out is compared with what has to.
    wanted !== undefined
  const begun = (value: Rational) =>
    story.offered.includes(`trying:${keyOf(value)}`) && makes(value) < 0 && (other === undefined || !isTest)
  const of =
    [answer, asked].find((value) => value !== null && !isGiven(value) && (isTried(value) || begun(value))) ??
    ((asked !== null || wanted) && isTest ? other : undefined)
  if (!of) return null
  const facts = sums.flatMap(({ expr }) => factsIn(expr))
  const isTurned = facts.length > 0 && facts.every((fact) => story.facts.includes(fact))
  story.offered = [...new Set([...story.offered, `trying:${keyOf(of)}`])]
  if (wanted) return { of, end: last, outcome: 'misses', given: wanted, isTurned }
  const end = endIn(claims, numbers) ?? last
  const fitting = numbers.find((each) => isAmount(each) && equals(each.value, end))
  return fitting
    ? { of, end, outcome: 'fits', given: fitting, isTurned }
    : { of, end, outcome: 'open', given: null, isTurned }
}

/** `110°`, "110 degrees" */
export const isAngle = ({ said, sentence, text }: Told): boolean =>
  /°|(?<!\p{L})(?:degrees?|градус)/iu.test(said) || regExpOf(`${text}\\s?°`).test(sentence)

/** "..., 90 left!!": a given number after the calculations is their result. */
function endIn(claims: readonly Claim[], numbers: readonly Told[]): Rational | null {
  const last = claims.findLastIndex(({ kind }) => kind === 'sum')
  const behind = claims
    .slice(last + 1)
    .flatMap((claim) => (claim.kind === 'number' ? [claim.value] : []))
    .filter((value) => numbers.some((each) => isAmount(each) && equals(each.value, value)))
  return behind.length === 1 ? (behind[0] ?? null) : null
}

const FEW = 24

/**
 * Facts of a calculation in a canonical form: `240 + 48 = 288` and `288 - 48 = 240` are the same fact, as are a third
 * of 60 and 60 : 3.
 */
export function factsIn(expr: Expr): string[] {
  if (!('left' in expr)) return []
  const [left, right, value] = [valueOrNull(expr.left), valueOrNull(expr.right), valueOrNull(expr)]
  const inside = [...factsIn(expr.left), ...factsIn(expr.right)]
  // `2/5` is a number, not a calculation.
  if (!left || !right || !value || (expr.kind === 'divide' && !expr.inline && value.d !== 1n)) return inside
  const ordered = (sign: string, a: Rational, b: Rational, whole: Rational) =>
    `${sign}${[keyOf(a), keyOf(b)].sort().join(',')}=${keyOf(whole)}`
  const product = (a: Rational, b: Rational, whole: Rational): string =>
    a.n === 1n && a.d !== 1n
      ? product(rational(a.d), whole, b)
      : b.n === 1n && b.d !== 1n
        ? product(rational(b.d), whole, a)
        : ordered('*', a, b, whole)
  switch (expr.kind) {
    case 'add':
      return [...inside, ordered('+', left, right, value)]
    case 'subtract':
      return [...inside, ordered('+', value, right, left)]
    case 'multiply': {
      const [part, whole] = right.d === 1n ? [left, right] : [right, left]
      // `3/5 · 20` is `20 : 5 · 3`.
      const isPart = part.d !== 1n && part.n !== 1n && whole.d === 1n && whole.n % part.d === 0n
      if (!isPart) return [...inside, product(left, right, value)]
      const one = rational(whole.n / part.d)
      return [...inside, ordered('*', one, rational(part.d), whole), ordered('*', one, rational(part.n), value)]
    }
    case 'divide':
      return [...inside, product(value, right, left)]
    default:
      return inside
  }
}

/** Records the student's correct calculations. */
export function noteFacts(story: Story, claims: readonly Claim[]): void {
  const fresh = claims.flatMap((claim) =>
    claim.kind === 'sum' && claim.value && claim.claimed && isNear(claim.value, claim.claimed)
      ? factsIn(claim.expr)
      : [],
  )
  story.facts = [...new Set([...story.facts, ...fresh])].slice(-FEW)
}

// ---- A part, and of what it was taken --------------------------------------------------------------------------------

export interface TakenPart {
  /** The part, as the story gives it. */
  readonly part: Told
  /** The base it was taken of. */
  readonly base: Rational
  /** The story says that it is a part of the rest. */
  readonly isOfRest: boolean
  /** The base was computed as a difference. */
  readonly isRest: boolean
  /** The base is a given amount that the story places at the end. */
  readonly isOfEnd: boolean
}

const partsOf = ({ numbers }: StoryFacts): readonly Told[] =>
  numbers.filter(({ value, text }) => value.n < value.d && (/%/.test(text) || value.d !== 1n))

/** The parts that the story takes of the rest. */
export function restPartsOf(story: Story, facts: StoryFacts): readonly Told[] {
  const { rest } = lexiconOf(story.language)
  return partsOf(facts).filter((each) => rest.test(each.said) || rest.test(behindPart(each)))
}

/** Whether a number was computed as a difference, in this message or before. */
export const isDifference = (
  base: Rational,
  story: Story,
  sums: readonly Sum[],
  written: readonly Rational[],
): boolean =>
  [...story.facts, ...sums.flatMap(({ expr }) => factsIn(expr))].some(
    (fact) => fact.startsWith('+') && fact.slice(1).split(/[,=]/).slice(0, 2).includes(keyOf(base)),
  ) || [ONE, ...written].some((a) => written.some((b) => b.n > 0n && equals(subtract(a, b), base)))

/** "1/3 has to be of 36": the base that the student names for a part. */
export function baseNamed(clause: string, { language }: Story): Rational | null {
  const found = lexiconOf(language).ofAmount.exec(clause)?.groups?.amount
  return found ? rational(BigInt(found)) : null
}

/** The story's parts that a calculation takes of a base: `1/3 · 60`, `60 : 3`, `60 : 5 · 2`, `20 % · 240`. */
export function partsTaken(
  sums: readonly Sum[],
  story: Story,
  facts: StoryFacts,
  written: readonly Rational[],
): readonly TakenPart[] {
  const parts = partsOf(facts)
  const { rest, ended } = lexiconOf(story.language)
  return sums.flatMap(({ expr }) =>
    parts.flatMap((part) => {
      const base = baseOf(expr, part.value)
      if (!base) return []
      const given = facts.numbers.find((each) => isAmount(each) && equals(each.value, base))
      return [
        {
          part,
          base,
          isOfRest: rest.test(part.said) || rest.test(behindPart(part)),
          isRest: isDifference(base, story, sums, written),
          isOfEnd: given !== undefined && ended.test(given.sentence),
        },
      ]
    }),
  )
}

/** The words after a part, up to the next comma: "of what was left". */
const behindPart = ({ sentence, text }: Told): string => {
  const at = sentence.indexOf(text.split(' ')[0] ?? text)
  return at < 0 ? '' : (sentence.slice(at + text.length).split(/[,;.\d]/)[0] ?? '').split(/\s+/).slice(0, 6).join(' ')
}

function baseOf(expr: Expr, part: Rational): Rational | null {
  if (!('left' in expr)) return null
  const [left, right] = [valueOrNull(expr.left), valueOrNull(expr.right)]
  if (!left || !right) return null
  if (expr.kind === 'multiply') {
    if (equals(left, part)) return right
    if (equals(right, part)) return left
    // `60 : 5 · 2` is 2/5 of 60, `5000 : 100 · 25` is 25 % of it.
    const of = expr.left.kind === 'divide' ? valueOrNull(expr.left.left) : null
    return of && equals(multiply(of, part), multiply(left, right)) && part.n !== 1n ? of : null
  }
  if (expr.kind === 'divide') return part.n === 1n && equals(right, rational(part.d)) ? left : null
  return baseOf(expr.left, part) ?? baseOf(expr.right, part)
}

/** Whether every given number is an operand or result of a calculation. */
export function usesAll(story: Story, { numbers }: StoryFacts, also: readonly Rational[]): boolean {
  const written = numbers.filter(({ text, value }) => /\d/.test(text) && !equals(value, ONE))
  return written.every(({ value }) => story.used.includes(keyOf(value)) || also.some((each) => equals(each, value)))
}

/** A given number that the calculations neither use nor produce; `60 : 3` uses a third. */
export const unusedIn = ({ numbers }: StoryFacts, values: readonly Rational[]): Told | undefined =>
  numbers.find(
    ({ text, value }) =>
      /\d/.test(text) &&
      !equals(value, ONE) &&
      !values.some(
        (each) =>
          equals(each, value) ||
          (value.n < value.d && (equals(each, subtract(ONE, value)) || equals(each, rational(value.d)))),
      ),
  )

/** Two parts added as if of one base, although the story takes one of the rest. */
export function partsAdded(sums: readonly Sum[], story: Story, facts: StoryFacts): readonly [Told, Told] | null {
  const parts = partsOf(facts)
  const rests = restPartsOf(story, facts)
  const isRest = (each: Told) => rests.includes(each)
  for (const { expr } of sums) {
    if (expr.kind !== 'add') continue
    const [left, right] = [valueOrNull(expr.left), valueOrNull(expr.right)]
    const [one, two] = [left, right].map((value) => parts.find((each) => value !== null && equals(each.value, value)))
    if (one && two && one !== two && isRest(one) !== isRest(two)) return isRest(two) ? [one, two] : [two, one]
  }
  return null
}
