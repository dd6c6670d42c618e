import { directTexts } from '../../language/direct-texts.ts'
import { binary, type Expr, number } from '../../math/ast.ts'
import { add, equals, multiply, ONE, type Rational, rational, subtract } from '../../math/rational.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { isWritten } from './bound.ts'
import type { Sum, Work } from './claimed-work.ts'
import type { StoryFacts } from './facts.ts'
import { calculationsOf, combined, isNear, type PlanPart, type Sign } from './likely.ts'
import { operandsOf } from './roles.ts'
import { exprText, say, sumText, valueText } from './say.ts'
import { keyOf, resultsOf, type Story } from './story-state.ts'
import { lexiconOf } from './words.ts'
import { type Claim, valueOrNull } from './work.ts'

/** The calculations of a message: what counts as one, whether it is right, and where its numbers come from. */
type Told = StoryFacts['numbers'][number]

/** `3/8` on its own is an amount, and so is "1/5 is 20": neither is a calculation. */
export function asAmount(claim: Claim): Claim {
  if (claim.kind !== 'sum') return claim
  const { expr, value, claimed, noun, source } = claim
  if (!isBareFraction(expr) || !value || value.n >= value.d) return claim
  if (claimed === null) return { kind: 'number', value, noun, source }
  // "1/3 and 1/6, that is 1/2": what is named last belongs to all of it.
  return equals(claimed, value) ? claim : { kind: 'number', value: claimed, noun, source }
}

/** "9, because 3 kg more": numbers in a reason are not claims. */
export function withoutReasons(claims: readonly Claim[], text: string, story: Story): readonly Claim[] {
  const found = lexiconOf(story.language).because.exec(text)
  if (!found) return claims
  const first = claims.filter(({ source }) => text.indexOf(source) < found.index)
  // "12, because 6 + 6 = 12": the calculation behind the number.
  const made = claims.flatMap((claim) => (claim.kind === 'sum' && claim.claimed ? [claim.claimed] : []))
  if (first.some((claim) => claim.kind === 'number' && made.some((each) => equals(each, claim.value)))) return claims
  return first.length > 0 ? first : claims
}

/** In a story `80 + 20%` adds 20 % of the 80, as schools write it. */
export function withPercent(claim: Claim): Claim {
  if (claim.kind !== 'sum' || (claim.expr.kind !== 'add' && claim.expr.kind !== 'subtract')) return claim
  const { left, right } = claim.expr
  const of = valueOrNull(left)
  if (!of || right.kind !== 'number' || !hasPercent(right) || hasPercent(left)) return claim
  const part = multiply(of, right.value)
  return { ...claim, value: claim.expr.kind === 'add' ? add(of, part) : subtract(of, part) }
}

export const withPercentOf = (sum: Sum): Sum => {
  const claim = withPercent(sum)
  return claim.kind === 'sum' ? claim : sum
}

/** "16 is 20 % of 80", or a calculation whose result was given earlier: the student is not asked for it again. */
export function withResults(claims: readonly Claim[], story: Story): readonly Claim[] {
  const told = [...claims.flatMap((claim) => (claim.kind === 'number' ? [claim.value] : [])), ...resultsOf(story)]
  return claims.map((claim) => {
    const { value } = claim.kind === 'sum' ? claim : { value: null }
    const isTold = value !== null && told.some((each) => equals(each, value))
    return claim.kind === 'sum' && claim.claimed === null && isTold ? { ...claim, claimed: value } : claim
  })
}

/** Commonly known values. */
const everyday = [
  rational(1, 2),
  rational(1, 4),
  rational(18, 5),
  ...[1, 2, 7, 10, 12, 24, 30, 60, 90, 100, 180, 360, 365, 1000].map((each) => rational(each)),
]

/** Given by the story, found earlier, commonly known, or one step of mental arithmetic away. */
export function isKnown(value: Rational, { facts, story, plan }: Work, results: readonly Rational[]): boolean {
  const told = facts.numbers.flatMap(({ value: each }) => [
    each,
    multiply(each, rational(100)),
    rational(each.n),
    rational(each.d),
    // "20 % off" gives 80 %, "5 % more" gives 105 %.
    ...(each.n < each.d ? [subtract(ONE, each), add(ONE, each)] : []),
  ])
  const own = [...told, ...results, ...resultsOf(story), ...everyday]
  if (own.some((each) => equals(each, value))) return true
  // A square of a known number, and the side of a known square.
  if (own.some((each) => equals(multiply(each, each), value) || equals(multiply(value, value), each))) return true
  if (plan && calculationsOf(plan.root).some((part) => equals(part.value, value))) return true
  // "3 times as many" implies 4 equal parts in all.
  const isParts =
    facts.relations.some(({ meaning }) => meaning === 'times') &&
    facts.numbers.some(({ value: times }) => equals(add(times, ONE), value))
  // "Twice" and «втрое» give a number without digits.
  const isTimes = facts.relations.some(({ meaning }) => meaning === 'times')
  if (isTimes && [2, 3, 4].some((each) => equals(value, rational(each)))) return true
  return isParts || inHead(value, facts.numbers) !== null || fromResults({ facts, story }, value) !== null
}

/** The first unknown number in a calculation; `2/3` as a whole may be known. */
export function foreignIn(work: Work, expr: Expr, results: readonly Rational[]): Rational | null {
  const walk = (part: Expr): Rational | null => {
    const value = valueOrNull(part)
    if (part !== expr && value && isKnown(value, work, results)) return null
    if (part.kind === 'number') return part.value
    if ('left' in part) return walk(part.left) ?? walk(part.right)
    return part.kind === 'negate' ? walk(part.of) : null
  }
  return walk(expr)
}

/** Two numbers of the story whose sum, difference, product or quotient is this one. */
function inHead(value: Rational, numbers: readonly Told[]): { sign: Sign; left: Told; right: Told } | null {
  for (const sign of ['+', '-', '*', '/'] as const)
    for (const left of numbers)
      for (const right of numbers) {
        if (left === right || equals(right.value, ONE)) continue
        const made = combined(sign, left.value, right.value)
        if (made && isNear(made, value)) return { sign, left, right }
      }
  return null
}

export function lineOf({ expr, claimed }: Sum, work: Spoken): string {
  const { language } = work.turn.voice
  if (!claimed) return exprText(expr, language)
  if (claimed.d !== 1n && !hasPercent(expr))
    return `${exprText(expr, language).slice(0, -1)} = ${saidAs(work, claimed).slice(1)}`
  // `100 % - 20 % = 80 %` stays in percent.
  const isInPercent = claimed.n < claimed.d && (expr.kind === 'add' || expr.kind === 'subtract') && hasPercent(expr)
  return isInPercent
    ? `${exprText(expr, language).slice(0, -1)} = ${partText(claimed, '%', language).slice(1)}`
    : sumText(expr, claimed, language)
}

const hasPercent = (expr: Expr): boolean =>
  (expr.kind === 'number' && expr.style === 'percent') ||
  ('left' in expr && (hasPercent(expr.left) || hasPercent(expr.right)))

/** The calculation has another value than the claimed one. */
export function isSlip({ value, claimed }: Sum): boolean {
  return claimed !== null && value !== null && !isNear(value, claimed) && !isRoundedToWhole(value, claimed)
}

/**
 * "700 / 0.15 = 4667": a large result rounded to a whole number. Of a small one, or one below the exact value, something may
 * be left over, and that is a question of the task.
 */
function isRoundedToWhole(value: Rational, claimed: Rational): boolean {
  const [exact, said] = [Number(value.n) / Number(value.d), Number(claimed.n)]
  if (claimed.d !== 1n || Math.abs(exact - said) >= 0.5) return false
  return said >= (said > exact ? FEWEST_ABOVE : FEWEST_BELOW)
}
const FEWEST_ABOVE = 100
const FEWEST_BELOW = 1000

/** `3 · 18.67 = 56` where 18.67 stands for 56/3. */
export function isFromRounded({ facts }: Work, { expr, value, claimed }: Sum): boolean {
  if (!value || !claimed) return false
  const away = Math.abs(Number(value.n) / Number(value.d) - Number(claimed.n) / Number(claimed.d))
  const isClose = away < 0.01 * Math.abs(Number(claimed.n) / Number(claimed.d))
  const rounded = operandsOf(expr).filter(({ d }) => d !== 1n)
  return (
    isClose &&
    rounded.some((each) =>
      facts.numbers.some((a) =>
        facts.numbers.some((b) => {
          const made = combined('/', a.value, b.value)
          return made !== null && !equals(made, each) && isNear(made, each)
        }),
      ),
    )
  )
}

/** What is needed to say calculations back. */
type Spoken = Pick<Work, 'turn' | 'text' | 'said'>

/** Said of the calculations alone: squares that are joined are named as what they are. */
export function arithmeticOf(
  work: Spoken,
  all: readonly Sum[],
  key: 'recounted' | 'recounted.only' = 'recounted',
): string {
  // Without a result nothing was calculated yet.
  const sums = key === 'recounted.only' ? all.filter(({ claimed }) => claimed !== null) : all
  const [pythagoras] = sums.flatMap((sum) => pythagorasIn(work.turn, sum) ?? [])
  const others = linesOf(
    work,
    sums.filter((sum) => sum !== pythagoras?.sum),
  )
  const root = pythagoras && rootSaid(work, sums)
  const line = [others, root && `$\\sqrt{${saidBare(work, root.of)}} = ${saidBare(work, root.value)}$`]
    .filter(Boolean)
    .join(', ')
  const said = [pythagoras?.said ?? '', line === '' ? '' : say(work.turn, key, { line })]
  return said
    .filter((each) => each !== '')
    .map((each) => `${each} `)
    .join('')
}

const saidBare = ({ turn }: Spoken, value: Rational) => valueText(value, turn.voice.language).slice(1, -1)

/** `17 · 17 - 8 · 8 = 225` */
function pythagorasIn({ voice }: Turn, sum: Sum): { sum: Sum; said: string } | null {
  const { expr, claimed } = sum
  if (claimed === null || (expr.kind !== 'add' && expr.kind !== 'subtract')) return null
  const [one, other] = [squareRoot(expr.left), squareRoot(expr.right)]
  if (!one || !other) return null
  const { language } = voice
  const square = (value: Rational) => binary('power', number(value), number(rational(2)))
  const line = sumText(binary(expr.kind, square(one), square(other)), claimed, language)
  const [a, b] = [valueText(one, language), valueText(other, language)]
  const key = expr.kind === 'add' ? 'pythagoras.plus' : 'pythagoras.minus'
  const values = { line, long: a, one: a, two: b }
  return { sum, said: voice.choose(`direct.${key}`, directTexts[language][key], values) }
}

/** The 5 of `5 · 5`. */
function squareRoot(expr: Expr): Rational | null {
  if (expr.kind !== 'multiply') return null
  const [left, right] = [valueOrNull(expr.left), valueOrNull(expr.right)]
  return left && right && equals(left, right) ? left : null
}

/** "... = 225 and the root is 15": the last result and its root, exact or rounded. */
export function rootSaid({ said }: Pick<Work, 'said'>, sums: readonly Sum[]): { of: Rational; value: Rational } | null {
  for (const { claimed } of sums.toReversed()) {
    const value = said.find((each) => claimed !== null && each.n > 1n && isCloseBy(multiply(each, each), claimed))
    if (value && claimed) return { of: claimed, value }
  }
  return null
}

const isCloseBy = (one: Rational, other: Rational) => {
  const [a, b] = [one, other].map(({ n, d }) => Number(n) / Number(d)) as [number, number]
  return Math.abs(a - b) < 0.01 * Math.abs(b)
}

/** `1/3 = 4/12` is only another form of a number: there is nothing to recalculate. */
export const linesOf = (work: Spoken, sums: readonly Sum[]): string =>
  sums
    .filter(({ expr, claimed, value }) => !isBareFraction(expr) || claimed === null || (value && value.n >= value.d))
    .map((sum) => lineOf(sum, work))
    .join(', ')

const isBareFraction = (expr: Expr) =>
  expr.kind === 'divide' && !expr.inline && expr.left.kind === 'number' && expr.right.kind === 'number'

/**
 * "Add 12 and 6 and divide by 2", "no, not 6 divided by 2": the words join more than the last number to the sign, or
 * take the calculation back.
 */
export function isTornOut(claim: Claim, text: string): boolean {
  if (claim.kind !== 'sum' || /[+*·×÷:=/]|\d\s*[-−–]\s*\d/.test(claim.source)) return false
  const before = text.slice(0, Math.max(0, text.indexOf(claim.source)))
  return /\d\s*\p{L}*\s+(?:and|и|,)\s*$|(?<!\p{L})(?:not|n't|не)\s*$/iu.test(before)
}

export const isCloseTo = ({ value, claimed }: Sum) =>
  value !== null && claimed !== null && Math.abs(Number(value.n) / Number(value.d) - Number(claimed.n)) < 1

/** Writes a part of one as a percentage or a fraction, as the student does. */
export function saidAs({ turn, text }: Pick<Work, 'turn' | 'text'>, value: Rational): string {
  const { language } = turn.voice
  if (value.d !== 1n && /\d\s?\/\s?\d/.test(text) && !/\d[.,]\d/.test(text)) return exprText(fraction(value), language)
  const isPercent = /%|percent|процент/iu.test(text) && value.d !== 1n && value.n < value.d
  return isPercent
    ? `${valueText(multiply(value, rational(100)), language).slice(0, -1)}\\%$`
    : valueText(value, language)
}

/** Records which numbers of the story a calculation uses. */
export function noteUsed({ story, facts, written }: Work, { expr }: Sum): void {
  const parts = operandsOf(expr)
  const isHere = (whole: bigint) => parts.some((part) => equals(part, rational(whole)))
  // 0.8 uses "20 % off" too.
  const isUsed = (value: Rational) =>
    parts.some((each) => near(each, value)) ||
    // "240 : 8 = 30, 30 · 5 = 150" uses 5/8.
    (value.d !== 1n &&
      [value.n, value.d].some(isHere) &&
      [value.n, value.d].every(
        (each) => each === 1n || isHere(each) || written.some((one) => equals(one, rational(each))),
      )) ||
    (value.n < value.d &&
      [subtract(ONE, value), add(ONE, value)].some((made) => parts.some((each) => near(each, made))))
  const used = facts.numbers.filter(
    ({ value, said }) => isUsed(value) || parts.some((each) => isFormOf(each, value, said)),
  )
  story.used = [...new Set([...story.used, ...used.map(({ value }) => keyOf(value))])]
}

/** A half or the double of a given number, or the number in another unit: 5 of a diagonal of 10, 20 m/s of 72 km/h. */
const isFormOf = (part: Rational, given: Rational, said: string): boolean =>
  [rational(2), ...ratiosOfUnit(said)].some(
    (ratio) => equals(part, multiply(given, ratio)) || equals(given, multiply(part, ratio)),
  )

function ratiosOfUnit(said: string): readonly Rational[] {
  if (/km\/h|км\/ч/u.test(said)) return [rational(18, 5)]
  if (/(?:min|hour|мин|час)|\d\s?(?:h|ч)(?!\p{L})/u.test(said)) return [rational(60), rational(3600)]
  return /\d\s?(?:[kcdm]?m|[km]?g|[кдсм]?м|к?г)(?!\p{L})/u.test(said)
    ? [10, 100, 1000].map((each) => rational(each))
    : []
}

/** A percentage equals the same fraction of one. */
export const near = (one: Rational, other: Rational) =>
  isNear(one, other) || equals(one, multiply(other, rational(100))) || equals(multiply(one, rational(100)), other)

/** Writes 7.2 instead of 36/5. */
const asWritten = (value: Rational) => number(value, value.d !== 1n && 1000n % value.d === 0n ? 'decimal' : undefined)

/** "So 540", with 180 and 360 found before: treats the implied calculation as if it were written. */
export function fromResults(
  { facts, story }: Pick<Work, 'facts' | 'story'>,
  value: Rational,
  written?: readonly Rational[],
): Sum | null {
  const results = resultsOf(story)
  if (results.some((each) => equals(each, value))) return null
  const told = facts.numbers.filter(({ text }) => /\d/.test(text)).map((each) => each.value)
  const isSaid = (each: Rational) => !written || isWritten(each, written)
  for (const left of [...results].reverse().filter(isSaid))
    for (const right of [...results.filter((each) => each !== left), ...told, ...(written ?? [])].filter(isSaid))
      for (const sign of ['+', '-', '*', '/'] as const)
        for (const [a, b] of sign === '+' || sign === '*'
          ? [[left, right]]
          : [
              [left, right],
              [right, left],
            ]) {
          const made = a && b && combined(sign, a, b)
          if (!a || !b || !made || !equals(made, value)) continue
          const expr = binary(kindOf[sign], asWritten(a), asWritten(b))
          return { kind: 'sum', expr, value, claimed: value, noun: '', source: '' }
        }
  return null
}

/** "1 box is 15 pages and 12 boxes are 180": derives the last number from two others of the message. */
export function fromWritten(value: Rational, written: readonly Rational[]): Sum | null {
  const isOther = (each: Rational) => !equals(each, value) && !equals(each, ONE)
  for (const sign of ['*', '/', '+', '-'] as const)
    for (const a of written.filter(isOther))
      for (const b of written.filter((each) => each !== a && isOther(each))) {
        const made = combined(sign, a, b)
        if (!made || !equals(made, value)) continue
        const expr = binary(kindOf[sign], asWritten(a), asWritten(b))
        return { kind: 'sum', expr, value, claimed: value, noun: '', source: '' }
      }
  return null
}

const kindOf = { '+': 'add', '-': 'subtract', '*': 'multiply', '/': 'divide' } as const

/** `1/3`, `20 %` */
export const partText = (value: Rational, text: string, language: 'en' | 'ru') =>
  /%/.test(text)
    ? `${valueText(multiply(value, rational(100)), language).slice(0, -1)}\\%$`
    : exprText(fraction(value), language)

const fraction = ({ n, d }: Rational): Expr => binary('divide', number(rational(n)), number(rational(d)))

/** "48 pencils" of the story itself. */
export const isRestated = (value: Rational, noun: string, { numbers }: StoryFacts) =>
  numbers.some((each) => equals(each.value, value) && (noun === '' || each.noun === '' || each.noun === noun))

export const keep = (story: Story, value: Rational | null) => {
  if (value) story.results = [...story.results.filter((each) => each !== keyOf(value)), keyOf(value)]
}

/** The same amount, as a fraction of one or as a percentage. */
export function sameAs({ facts, text, story }: Work, part: PlanPart, value: Rational): boolean {
  if (isNear(part.value, value)) return true
  const { percent } = lexiconOf(story.language)
  const asksPercent =
    /%/.test(facts.question ?? '') || (facts.question ?? '').split(/[\s?.,]+/).some((word) => percent.test(word))
  if (asksPercent || /%/.test(text)) {
    const hundred = rational(100)
    if (isNear(multiply(part.value, hundred), value) || isNear(part.value, multiply(value, hundred))) return true
  }
  return false
}
