import {
  fractionWords as fractions,
  fractionTexts,
  ratioWords as ratios,
  ratioTexts,
  sumWords as sums,
  sumTexts,
} from '../../language/worked/stories/part-words.ts'
import { numberValue, type Part, type Slip, type Value, type WorkedTask } from '../task.ts'
import { bySum, goalOf, isClose, onlyAsked, onlyBare, partOf, slipOf, storyOf } from './build.ts'
import { hoursIn } from './hours.ts'
import { type Amount, hasTimesInWord, isCounted, type Prose, plainOnly, usesAll } from './prose.ts'

/** A fraction of a whole and what is left of it, shares in a ratio, two amounts by their sum. */

// ---- Fractions -------------------------------------------------------------------------------------------------------

export function readFraction(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (fractions.beyond[language].test(text)) return null
  const [part, ...others] = prose.amounts.filter(({ kind }) => kind === 'fraction')
  const [amount, ...more] = plainOnly(prose)
  if (!part || others.length > 0 || !amount || more.length > 0 || part.of >= 1 || !usesAll(prose, [part, amount]))
    return null
  const [top = 0, bottom = 0] = text.slice(part.at, part.end).split('/').map(Number)
  if (!(bottom > 1 && bottom <= 20 && amount.of > 0)) return null
  const f = `$\\frac{${top}}{${bottom}}$`
  const v = amount.of
  if (fractions.whole[language].test(text)) {
    // The amount is the whole already, or a part is asked for.
    const isWhole =
      fractions.isWhole[language].test(amount.after) || fractions.beforeWhole[language].test(amount.before)
    if (isWhole || fractions.asksPart[language].test(text)) return null
    const isRest =
      fractions.rest[language].test(amount.after) || fractions.rest[language].test(amount.before.slice(-16))
    const kindOf = (each: Amount) =>
      /^ ?(?:of (?:the|a|his|her) [a-z]+ (?:are |is )?)?(?:are |is )?([a-zа-я]{4})/u.exec(each.after)?.[1]
    const isOther =
      isRest && (kindOf(part) !== kindOf(amount) || fractions.rest[language].test(amount.before.slice(-16)))
    return wholeOf(prose, { v, top: isOther ? bottom - top : top, bottom, f, isOther })
  }
  if (
    !fractions.left[language].test(text) ||
    !fractions.gives[language].test(text) ||
    (amount.at > part.at &&
      !/^ (?:of )?(?:his|her|their|the|its|all|от|своих|всех)? ?[$£€]?$/u.test(text.slice(part.end, amount.at)))
  )
    return null
  const gone = (v * top) / bottom
  const goal = v - gone
  if (!isClose(goal, (v * (bottom - top)) / bottom)) return null
  const values = { v, f, b: bottom }
  return storyOf(prose, {
    kind: 'left-over',
    parts: [
      partOf('part', v / bottom, fractionTexts.gone, values, { isAside: top > 1 }),
      partOf('gone', gone, fractionTexts.gone, values),
      goalOf('left', goal, fractionTexts.left, values),
    ].filter(({ key }) => key !== 'part' || top > 1),
    slips: [slipOf(v - bottom, fractionTexts.gone.more, values)],
    example: fractionTexts.exampleOfLeft,
  })
}

interface Whole {
  readonly v: number
  /** Of how many parts the amount is. */
  readonly top: number
  readonly bottom: number
  readonly f: string
  readonly isOther: boolean
}

function wholeOf(prose: Prose, { v, top, bottom, f, isOther }: Whole): WorkedTask | null {
  const one = v / top
  const goal = one * bottom
  if (!isClose((goal * top) / bottom, v)) return null
  const values = { v, k: top, b: bottom, f }
  const told = isOther ? bottom - top : top
  const slips: Slip[] = [
    ...(isOther
      ? [slipOf((v / told) * bottom, fractionTexts.ofRest, values), slipOf(v / told, fractionTexts.ofRest, values)]
      : []),
    slipOf((v * told) / bottom, fractionTexts.fractionOfIt, values),
    slipOf((v * top) / bottom, fractionTexts.fractionOfIt, values),
    slipOf(v - (v * told) / bottom, fractionTexts.fractionOfIt, values),
    slipOf(v + (v * told) / bottom, fractionTexts.fractionOfIt, values),
    slipOf(v / bottom, fractionTexts.fractionOfIt, values),
  ]
  return storyOf(prose, {
    kind: 'whole',
    correctsReadings: true,
    parts: [
      ...(isOther ? [partOf('part', top / bottom, fractionTexts.restPart, values)] : []),
      ...(top > 1 ? [partOf('one', one, fractionTexts.onePart, values)] : []),
      goalOf('whole', goal, fractionTexts.whole, values),
    ],
    slips,
    ...(/^ ?(?:h|ч)/u.test(prose.amounts.at(-1)?.after ?? '') && { readsIn: hoursIn }),
    example: isOther ? fractionTexts.example : fractionTexts.exampleOfWhole,
  })
}

// ---- Ratios ----------------------------------------------------------------------------------------------------------

const TURN = 180

export function readRatio(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!ratios.ratio[language].test(text) || ratios.beyond[language].test(text)) return null
  const [ratio, ...others] = prose.amounts.filter(({ kind }) => kind === 'ratio')
  const numbers = plainOnly(prose)
  if (!ratio || others.length > 0 || ratio.terms.length > 3 || ratio.terms.some((each) => each <= 0 || each > 60))
    return null
  const isTriangle = ratios.angles[language].test(text) && ratio.terms.length === 3
  const told = numbers.filter((each) => each.of !== TURN || !isTriangle)
  if (isTriangle && told.length === 0) return shared(prose, TURN, ratio.terms)
  const [amount] = told
  if (!amount || told.length !== 1 || !usesAll(prose, [ratio, amount]) || ratios.difference[language].test(text))
    return null
  if (amount.at > ratio.at && ratios.ofShare[language].test(amount.before)) return null
  const side = sideOf(prose, ratio, amount)
  // All of it is told by a word for sharing, or for all together.
  if (side === null) return ratios.all[language].test(text) ? shared(prose, amount.of, ratio.terms) : null
  const isTotal =
    /(?:altogether|in total|in all|all together|in the (?:class|club|school)|всего|вместе|в классе)[^.?]*\?/u.test(text)
  return ratio.terms.length === 2 ? oneSide(prose, amount.of, ratio.terms, side, isTotal) : null
}

/** "The ratio of boys to girls is 3:5. There are 40 girls": the amount belongs to one side; null if it is all. */
function sideOf({ text }: Prose, ratio: Amount, amount: Amount): number | null {
  if (amount.at < ratio.at && /(?:share|divide|split|раздел|подел|делят)/u.test(text)) return null
  const names = text.slice(0, ratio.at).match(/([a-zа-я]{4,})(?: +(?:to|and|:|и|к)|:| *\/) *(?:the )?([a-zа-я]{4,})/u)
  const noun = /^ ?(?:[a-zа-я]+ )?([a-zа-я]{4,})/u.exec(amount.after)?.[1] ?? ''
  const first = /^ ?([a-zа-я]{4,})/u.exec(amount.after)?.[1] ?? ''
  const at = (word: string) =>
    (names ?? []).slice(1).findIndex((name) => word !== '' && name.slice(0, 4) === word.slice(0, 4))
  const before = /([a-zа-я]{4,}) ?(?:=|is|are|-)? ?$/u.exec(amount.before)?.[1] ?? ''
  const found = [first, noun, before].map(at).find((each) => each >= 0) ?? -1
  return found < 0 ? null : found
}

function shared(prose: Prose, total: number, terms: readonly number[]): WorkedTask | null {
  const n = terms.reduce((a, b) => a + b, 0)
  const one = total / n
  const shares = terms.map((each) => each * one)
  if (
    !isClose(
      shares.reduce((a, b) => a + b, 0),
      total,
    ) ||
    n < 2
  )
    return null
  const values = { t: total, n, r: terms.join(' : '), a: terms[0] ?? 0 }
  const unique = [...new Set(terms)]
  const parts: Part[] = [
    partOf('parts', n, ratioTexts.parts, values),
    partOf('one', one, ratioTexts.one, values),
    ...unique.map((k) => goalOf(`share${k}`, k * one, ratioTexts.share, { ...values, k })),
  ]
  return storyOf(prose, {
    kind: 'ratio-share',
    parts: onlyAsked(prose, unique.includes(1) ? parts.filter(({ key }) => key !== 'one') : parts),
    slips: [
      bySum(slipOf(total / terms.length, ratioTexts.byPeople, values), `${total}/${terms.length}`),
      ...terms.map((each) => bySum(slipOf(total / each, ratioTexts.byTerm, values), `${total}/${each}`)),
      ...terms.map((each) => slipOf(total / each, ratioTexts.byTerm, values)),
      slipOf(total / terms.length, ratioTexts.byPeople, values),
    ],
    example: ratioTexts.example,
  })
}

function oneSide(prose: Prose, v: number, terms: readonly number[], side: number, isTotal: boolean): WorkedTask | null {
  const [k, other] = [terms[side] ?? 0, terms[1 - side] ?? 0]
  const one = v / k
  const goal = isTotal ? one * (k + other) : one * other
  if (!isClose(isTotal ? (goal * k) / (k + other) : (goal * k) / other, v)) return null
  const values = { v, k, r: terms.join(' : ') }
  return storyOf(prose, {
    kind: 'ratio-side',
    parts: [
      partOf('all', k + other, ratioTexts.together, values, { isAside: true }),
      ...(k === 1 ? [] : [partOf('one', one, ratioTexts.partOne, values)]),
      ...(isTotal ? [partOf('other', one * other, ratioTexts.other, values, { isAside: true })] : []),
      goalOf('goal', goal, isTotal ? ratioTexts.together : ratioTexts.other, values),
    ],
    slips: [
      slipOf(v / (k + other), ratioTexts.asTotal, values),
      slipOf((v / (k + other)) * other, ratioTexts.asTotal, values),
      slipOf((v / (k + other)) * k, ratioTexts.asTotal, values),
      slipOf((v / other) * k, ratioTexts.upside, values),
      slipOf(v / other, ratioTexts.upside, values),
    ],
    example: ratioTexts.exampleOfOne,
  })
}

// ---- Sum and difference, sum and times -------------------------------------------------------------------------------

export function readSumOfTwo(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  const isAngle = sums.adjacent[language].test(text)
  const isRight = sums.complementary[language].test(text)
  if (sums.beyond[language].test(text) || prose.amounts.some(({ kind }) => kind !== 'plain')) return null
  if (hasTimesInWord(prose)) return null
  const numbers = plainOnly(prose)
  const times = numbers.filter((each) => sums.timesAs[language].test(each.after))
  const [k] = times
  const rest = numbers.filter((each) => each !== k && !isCounted(each, language))
  const mores = rest.filter((each) => sums.more[language].test(each.after) || sums.by[language].test(each.before))
  const [d] = mores
  const totals = rest.filter((each) => each !== d)
  const fixed = isAngle ? TURN : isRight ? TURN / 2 : null
  const [total] = totals
  if (!(isAngle || isRight) && !sums.together[language].test(text)) return null
  // "How many have they together" asks for what is told here.
  if (
    sums.together[language].test(text.slice(Math.max(text.search(sums.asks[language]), 0))) &&
    text.search(sums.asks[language]) > 0
  )
    return null
  const s = total?.of ?? fixed
  const used = [...(k ? [k] : []), ...(d ? [d] : []), ...(total ? [total] : [])]
  if (s === null || s === undefined || totals.length > 1 || !usesAll(prose, used) || (k && d) || (!k && !d)) return null
  if (fixed !== null && total && total.of !== fixed) return null
  if (k) return times.length === 1 && k.of > 1 && k.of <= 30 ? byTimes(prose, s, k.of) : null
  if (!d || mores.length > 1 || d.of >= s) return null
  return byDifference(prose, s, d.of)
}

function byDifference(prose: Prose, s: number, d: number): WorkedTask | null {
  const smaller = (s - d) / 2
  const larger = smaller + d
  if (!isClose(smaller + larger, s)) return null
  const values = { s, d }
  return storyOf(prose, {
    kind: 'sum-difference',
    parts: onlyAsked(prose, [
      partOf('without', s - d, sumTexts.without, values),
      partOf('with', s + d, sumTexts.without, values, { isAside: true }),
      goalOf('smaller', smaller, sumTexts.smaller, values),
      goalOf('larger', larger, sumTexts.larger, values),
    ]),
    slips: [
      onlyBare(slipOf(s - d, sumTexts.justMinus, values, ['without'])),
      slipOf(s / 2, sumTexts.equalShare, values),
      slipOf(s / 2 + d, sumTexts.halfThenAll, values),
      slipOf(s / 2 - d, sumTexts.halfThenAll, values),
    ],
    example: sumTexts.example,
    readsIn: coinsIn,
  })
}

/** "10p" of a price in pounds. */
const coinsIn = (text: string, language: 'en' | 'ru'): Value[] =>
  [...text.toLowerCase().matchAll(new RegExp(sums.coins[language].source, 'gu'))].map(([, n]) =>
    numberValue(Number(n) / 100),
  )

function byTimes(prose: Prose, s: number, k: number): WorkedTask | null {
  const smaller = s / (k + 1)
  if (!isClose(smaller * k + smaller, s)) return null
  const values = { s, k }
  return storyOf(prose, {
    kind: 'sum-times',
    parts: onlyAsked(prose, [
      partOf('parts', k + 1, sumTexts.parts, values),
      goalOf('smaller', smaller, sumTexts.part, values),
      goalOf('larger', smaller * k, sumTexts.times, values),
    ]),
    slips: [
      slipOf(s / k, sumTexts.byTimes, values),
      slipOf(s - s / k, sumTexts.byTimes, values),
      slipOf(s / 2, sumTexts.byTwo, values),
      slipOf(s * k, sumTexts.byTimes, values),
    ],
    example: sumTexts.exampleOfTimes,
  })
}
