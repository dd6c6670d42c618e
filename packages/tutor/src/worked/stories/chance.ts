import {
  coinTexts,
  coinWords,
  diceTexts,
  diceWords,
  drawTexts,
  drawWords,
  eventTexts,
  eventWords,
  faceOf,
} from '../../language/worked/stories/chance-words.ts'
import type { Language } from '../../math/latex.ts'
import { regExpOf } from '../../pattern.ts'
import { numberValue, type Part, type Value, type WorkedTask } from '../task.ts'
import { bySum, goalOf, isClose, partOf, percentToo, slipOf, storyOf } from './build.ts'
import { type Amount, type Prose, plainOnly, usesAll } from './prose.ts'

/** Draws from a bag, tosses of coins, two dice, and independent events. Each chance is checked by counting all outcomes. */

// ---- Draws -----------------------------------------------------------------------------------------------------------

interface Bag {
  readonly kinds: readonly { readonly count: number; readonly word: string }[]
  readonly total: number
  readonly draws: number
  readonly isBack: boolean
}

const STEM = 3
const isSameKind = (one: string, other: string) => one.slice(0, STEM) === other.slice(0, STEM)

function bagOf(prose: Prose): Bag | null {
  const { language, text } = prose
  const counted = plainOnly(prose).flatMap((each) => {
    const word = drawWords.kind[language].exec(each.after)?.[1]
    return word === undefined ? [] : [{ count: each.of, word, amount: each }]
  })
  // "Both are red" repeats a kind, and "2 red" may be what is drawn.
  const kinds = counted.filter(({ word }, at) => counted.findIndex((other) => isSameKind(other.word, word)) === at)
  const drawn = drawWords.drawn[language].exec(text)
  const draws = Number(drawn?.[1] ?? drawn?.[2])
  const drawAmount = prose.amounts.find(
    ({ at, of }) => drawn && at >= drawn.index && at < drawn.index + drawn[0].length && of === draws,
  )
  if (!(draws === 2 || draws === 3) || !drawAmount) return null
  const things = plainOnly(prose).filter(
    (each) =>
      each !== drawAmount &&
      !kinds.some(({ amount }) => amount === each) &&
      drawWords.things[language].test(each.after),
  )
  const sum = kinds.reduce((all, { count }) => all + count, 0)
  const [first] = things
  const total = first && first.of > sum ? first.of : sum
  const later = counted
    .filter(({ amount }) => !kinds.some((kind) => kind.amount === amount))
    .map(({ amount }) => amount)
  const used: Amount[] = [drawAmount, ...kinds.map(({ amount }) => amount), ...things, ...later]
  if (kinds.length === 0 || (kinds.length === 1 && total === sum) || !usesAll(prose, used)) return null
  if (first && first.of < sum && first.of !== draws) return null
  if (![total, ...kinds.map(({ count }) => count)].every((each) => Number.isInteger(each) && each > 0 && each < 200))
    return null
  return { kinds, total, draws, isBack: drawWords.back[language].test(text) }
}

/** By counting: the share of all rows of draws that fit. */
function counted({ draws, isBack, total }: Bag, good: number, fits: (hits: number) => boolean): number {
  const walk = (left: number, hits: number, drawn: number, misses: number): number => {
    if (left === 0) return fits(hits) ? 1 : 0
    const [pool, ofKind] = isBack ? [total, good] : [total - drawn, good - hits]
    const other = isBack ? total - good : total - good - misses
    if (pool <= 0) return 0
    return (
      (Math.max(0, ofKind) * walk(left - 1, hits + 1, drawn + 1, misses) +
        Math.max(0, other) * walk(left - 1, hits, drawn + 1, misses + 1)) /
      pool
    )
  }
  return walk(draws, 0, 0, 0)
}

export function readDraws(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  const bag = bagOf(prose)
  if (!bag) return null
  const { kinds, total, draws, isBack } = bag
  const least = drawWords.least[language].exec(text)
  const asked = drawWords.bothKind[language].exec(text)
  const ofKind = (word: string | undefined) => kinds.find((kind) => word !== undefined && isSameKind(kind.word, word))
  const list = kinds.map(({ count, word }) => `${count} ${word}`).join(language === 'ru' ? ' и ' : ' and ')
  const shown = total > kinds.reduce((all, { count }) => all + count, 0) ? `${total}, ${list}` : list
  const texts = { list: shown }
  const step = (count: number, at: number) => (isBack ? count / total : (count - at) / (total - at))
  const chain = (count: number) => Array.from({ length: draws }, (_, at) => step(count, at)).reduce((a, b) => a * b, 1)
  const example = isBack ? drawTexts.exampleBack : drawTexts.example
  const chain2 = (count: number) => (count / total) * (isBack ? (count - 1) / (total - 1) : count / total)

  if (least) {
    const kind = ofKind(least[1])
    if (!kind) return null
    const rest = total - kind.count
    const none = chain(rest)
    if (
      !isClose(
        1 - none,
        counted(bag, kind.count, (hits) => hits > 0),
      )
    )
      return null
    const values = { ...texts, kind: kind.word }
    return storyOf(prose, {
      kind: 'draws',
      parts: [
        partOf('none', none, drawTexts.noneOf, values, percentToo(none)),
        goalOf('chance', 1 - none, drawTexts.rest, values, percentToo(1 - none)),
      ],
      slips: [
        slipOf(1 - chain2(rest), isBack ? drawTexts.asIfOut : drawTexts.asIfBack, values),
        slipOf(chain2(rest), isBack ? drawTexts.asIfOut : drawTexts.asIfBack, values),
        slipOf(chain(kind.count), eventTexts.onlyBoth, values),
        slipOf(kind.count / total, drawTexts.oneDraw, values),
      ],
      example,
    })
  }
  if (drawWords.same[language].test(text) || drawWords.different[language].test(text)) {
    const [a, b] = kinds
    if (!a || !b || kinds.length !== 2 || draws !== 2 || total !== a.count + b.count) return null
    const values = { ...texts, kind: a.word, other: b.word }
    const order = (a.count / total) * (isBack ? b.count / total : b.count / (total - 1))
    if (drawWords.same[language].test(text)) {
      const goal = chain(a.count) + chain(b.count)
      if (
        !isClose(
          goal,
          counted(bag, a.count, (hits) => hits !== 1),
        )
      )
        return null
      return storyOf(prose, {
        kind: 'draws',
        parts: [
          partOf('first', chain(a.count), drawTexts.pairA, values, percentToo(chain(a.count))),
          partOf('second', chain(b.count), drawTexts.pairB, { ...values, kind: b.word }, percentToo(chain(b.count))),
          goalOf('chance', goal, drawTexts.sumOfWays, values, percentToo(goal)),
        ],
        slips: [
          slipOf(chain2(a.count) + chain2(b.count), isBack ? drawTexts.asIfOut : drawTexts.asIfBack, values),
          slipOf(chain2(a.count), isBack ? drawTexts.asIfOut : drawTexts.asIfBack, values),
        ],
        example,
      })
    }
    const goal = 2 * order
    if (
      !isClose(
        goal,
        counted(bag, a.count, (hits) => hits === 1),
      )
    )
      return null
    const asBack = (a.count * b.count) / total ** 2
    return storyOf(prose, {
      kind: 'draws',
      parts: [
        partOf('order', order, drawTexts.order, values, percentToo(order)),
        goalOf('chance', goal, drawTexts.orders, values, percentToo(goal)),
      ],
      slips: [
        ...(isBack ? [] : [slipOf(asBack, drawTexts.asIfBack, values), slipOf(2 * asBack, drawTexts.asIfBack, values)]),
        slipOf(a.count / total, drawTexts.oneDraw, values),
      ],
      example,
    })
  }
  const kind = ofKind(asked?.slice(1).find((each) => each !== undefined))
  // "Red, then blue" names two.
  if (!kind || (asked?.[4] !== undefined && !isSameKind(asked[4], kind.word))) return null
  const a = kind.count
  const goal = chain(a)
  if (
    !isClose(
      goal,
      counted(bag, a, (hits) => hits === draws),
    ) ||
    goal === 0
  )
    return null
  const values = { ...texts, kind: kind.word }
  const others = kinds.filter((each) => each !== kind).map(({ count }) => count)
  const parts: Part[] = [
    partOf('first', step(a, 0), drawTexts.first, values, percentToo(step(a, 0))),
    partOf('second', step(a, 1), isBack ? drawTexts.secondBack : drawTexts.secondOut, values, percentToo(step(a, 1))),
    ...(draws === 3 ? [partOf('third', step(a, 2), drawTexts.third, values, percentToo(step(a, 2)))] : []),
    goalOf('chance', goal, drawTexts.allOf, values, percentToo(goal)),
  ]
  return storyOf(prose, {
    kind: 'draws',
    parts: isBack ? parts.filter(({ key }) => key !== 'second' && key !== 'third') : parts,
    slips: isBack
      ? [
          slipOf(chain2(a), drawTexts.asIfOut, values),
          slipOf(2 * step(a, 0), drawTexts.added, values),
          ...others.map((other) => slipOf(a / other, drawTexts.odds, values)),
        ]
      : [
          slipOf((a / total) ** draws, drawTexts.asIfBack, values, ['first']),
          slipOf(step(a, 0) + step(a, 1), drawTexts.added, values, ['first', 'second']),
          slipOf(2 * step(a, 0), drawTexts.added, values, ['first']),
          slipOf((a / total) * (a / (total - 1)), drawTexts.onlyTotal, values, ['first']),
          slipOf(a / (total - 1), drawTexts.onlyTotal, values, ['first']),
          slipOf((a / total) * ((a - 1) / total), drawTexts.onlyKind, values, ['first']),
          slipOf((a - 1) / total, drawTexts.onlyKind, values, ['first']),
          ...others.map((other) => slipOf(a / other, drawTexts.odds, values)),
        ],
    example,
  })
}

// ---- Coins -----------------------------------------------------------------------------------------------------------

const numberOf = (text: string | undefined): number | null =>
  text === undefined ? null : text === 'uno' || text === 'once' ? 1 : text === 'twice' ? 2 : Number(text)

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1)

export function readCoins(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (coinWords.beyond[language].test(text)) return null
  if (!coinWords.coin[language].test(text) || diceWords.dice[language].test(text)) return null
  const times = plainOnly(prose).find((each) => coinWords.times[language].test(each.after))
  const n = times?.of ?? (coinWords.twice[language].test(text) ? 2 : coinWords.thrice[language].test(text) ? 3 : 0)
  if (n < 2 || n > 6 || !Number.isInteger(n)) return null
  const least = coinWords.least[language].exec(text)
  const all = coinWords.all[language].exec(text)
  const exactly = coinWords.exactly[language].exec(text.slice(times && times.at < 30 ? times.end : 0))
  const k = least
    ? (numberOf(least[1]) ?? 1)
    : all
      ? n
      : numberOf(exactly?.slice(1).find((each) => each !== undefined) ?? (exactly ? 'uno' : undefined))
  if (k === null || k < 1 || k > n || (least && k > 1 && n > 4)) return null
  const rest = prose.amounts.filter((each) => each !== times)
  if (rest.some(({ of }) => of !== k) || rest.length > 2) return null
  const size = 2 ** n
  // The check: all rows, one by one.
  const heads = Array.from({ length: size }, (_, row) => [...row.toString(2)].filter((each) => each === '1').length)
  const fits = (hits: number) => (least ? hits >= k : hits === k)
  const good = heads.filter(fits).length
  const counted = least ? size - (k === 1 ? 1 : 1 + n) : choose(n, k)
  if (good !== counted && !(least && k > 2)) return null
  const goal = good / size
  const texts = { n: `${n}`, k: `${k}` }
  const isLeastOne = least !== null && k === 1
  const none = 1 / size
  const readsIn = (said: string, spoken: Language): Value[] => {
    const rows = new Set(
      (said.toLowerCase().match(regExpOf(coinWords.row[spoken].source, 'gu')) ?? []).filter((row) => row.length === n),
    )
    const hits = [...rows].map((row) => [...row].filter((each) => each === 'h' || each === 'о').length)
    return rows.size > 1 && hits.every((each) => fits(each) || fits(n - each)) && /^\D*$/.test(said)
      ? [numberValue(rows.size)]
      : []
  }
  return storyOf(prose, {
    kind: 'coins',
    overrules: true,
    parts: [
      ...(isLeastOne
        ? [
            partOf('all', size, coinTexts.all, texts, { isAside: true }),
            partOf('good', good, coinTexts.good, texts, { isAside: true }),
            partOf('none', none, coinTexts.none, texts, percentToo(none)),
          ]
        : [
            partOf('all', size, coinTexts.all, texts),
            partOf('good', good, coinTexts.good, texts, good === 1 ? { isAside: true } : {}),
          ]),
      goalOf('chance', goal, isLeastOne ? drawTexts.rest : coinTexts.chance, texts, percentToo(goal)),
    ],
    slips: [
      slipOf(n / 2, isLeastOne ? coinTexts.tooMuch : coinTexts.tooMuchExact, texts),
      ...(isLeastOne ? [] : [slipOf(none, k === n ? coinTexts.allSame : coinTexts.oneRow, texts)]),
      ...(least ? [slipOf(1 - goal, coinTexts.opposite, texts)] : []),
      slipOf(1 / 2, coinTexts.half, texts),
      slipOf(1 / (n + 1), coinTexts.equallyLikely, texts),
      slipOf(n / (n + 1), coinTexts.equallyLikely, texts),
      slipOf(k / n, coinTexts.equallyLikely, texts),
      slipOf((1 / 2) ** k, coinTexts.half, texts),
      slipOf(2 * n, coinTexts.timesTwo, texts),
      slipOf(good / (2 * n), coinTexts.timesTwo, texts),
      slipOf(n * n, coinTexts.timesTwo, texts),
    ],
    example: coinTexts.example,
    readsIn,
  })
}

// ---- Dice ------------------------------------------------------------------------------------------------------------

const faces = [1, 2, 3, 4, 5, 6]
const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const))

export function readDice(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!diceWords.two[language].test(text)) return null
  const least = diceWords.least[language].exec(text)
  const face = least ? faceOf(least[1] ?? '') : null
  const numbers = prose.amounts.filter(({ of }) => of !== 2)
  if (least && face !== null) {
    const none = 25 / 36
    if (
      pairs.filter(([a, b]) => a === face || b === face).length !== 11 ||
      numbers.some(({ of }) => of !== face && of !== 6)
    )
      return null
    const texts = { k: `${face}` }
    return storyOf(prose, {
      kind: 'dice',
      overrules: true,
      parts: [
        partOf('all', 36, diceTexts.all, texts, { isAside: true }),
        partOf('good', 11, diceTexts.all, texts, { isAside: true }),
        partOf('none', none, diceTexts.none, texts, percentToo(none)),
        goalOf('chance', 1 - none, diceTexts.rest, texts, percentToo(1 - none)),
      ],
      slips: [
        slipOf(1 / 3, diceTexts.addedTwice, texts),
        slipOf(1 / 36, diceTexts.bothDice, texts),
        slipOf(1 / 6, diceTexts.oneDie, texts),
        slipOf(10 / 36, diceTexts.exactlyOne, texts),
      ],
      example: diceTexts.exampleOfLeast,
    })
  }
  if (diceWords.same[language].test(text) && numbers.length === 0) return ofPairs(prose, null, 6)
  const sum = Number(diceWords.sum[language].exec(text)?.[1])
  if (
    !(sum >= 2 && sum <= 12) ||
    diceWords.other[language].test(text) ||
    numbers.some(({ of }) => of !== sum && of !== 6)
  )
    return null
  const fitting = pairs.filter(([a, b]) => a + b === sum)
  return 6 - Math.abs(sum - 7) === fitting.length ? ofPairs(prose, sum, fitting.length) : null
}

function ofPairs(prose: Prose, sum: number | null, good: number): WorkedTask {
  const goal = good / 36
  const texts = { s: `${sum}` }
  const unordered = sum === null ? 6 : faces.filter((a) => sum - a >= a && sum - a <= 6).length
  return storyOf(prose, {
    kind: 'dice',
    overrules: true,
    parts: [
      partOf('all', 36, diceTexts.all, texts),
      partOf('good', good, sum === null ? diceTexts.double : diceTexts.sum, texts),
      goalOf('chance', goal, diceTexts.chance, texts, percentToo(goal)),
    ],
    slips: [
      ...(sum === null ? [] : [slipOf(1 / 11, diceTexts.sums, texts), slipOf(good / 11, diceTexts.sums, texts)]),
      bySum(slipOf(12, diceTexts.twelve, texts), '6+6'),
      slipOf(good / 12, diceTexts.twelve, texts),
      ...(unordered === good
        ? []
        : [
            slipOf(unordered / 36, diceTexts.unordered, texts, ['all']),
            slipOf(unordered, diceTexts.unordered, texts, ['all']),
            slipOf(unordered / 21, diceTexts.unordered, texts),
          ]),
      slipOf(1 / 36, sum === null ? diceTexts.double.ask : diceTexts.unordered, texts),
    ],
    example: diceTexts.example,
    readsIn: (said, language) => {
      const listed = [...said.matchAll(regExpOf(diceWords.pairs[language].source, 'gu'))].map(
        ([, a, b]) => [Number(a), Number(b)] as const,
      )
      const isOwn = sum !== null && listed.length > 1 && listed.every(([a, b]) => a + b === sum) && !/\//.test(said)
      return isOwn ? [numberValue(new Set(listed.map(String)).size)] : []
    },
  })
}

// ---- Independent events ----------------------------------------------------------------------------------------------

export function readEvents(prose: Prose): WorkedTask | null {
  const { language, text } = prose
  if (!eventWords.chance[language].test(text) || eventWords.beyond[language].test(text)) return null
  const chances = prose.amounts.flatMap((each) => {
    const of = each.kind === 'percent' ? each.of / 100 : each.kind === 'ratio' ? 0 : each.of
    return of > 0 && of < 1 ? [{ of, each }] : []
  })
  const [first, second = first] = chances
  if (
    !first ||
    !second ||
    chances.length > 2 ||
    !usesAll(
      prose,
      chances.map(({ each }) => each),
    )
  )
    return null
  // One chance alone has to be for each of two times.
  if (chances.length === 1 && !/(?<![a-zа-я])(?:each|every|any|кажд)/u.test(text)) return null
  const [p, q] = [first.of, second.of]
  const what = eventWords.none[language].test(text)
    ? 'none'
    : eventWords.least[language].test(text)
      ? 'least'
      : eventWords.exactly[language].test(text)
        ? 'exactly'
        : eventWords.both[language].test(text)
          ? 'both'
          : null
  if (what === null) return null
  const both = p * q
  const none = (1 - p) * (1 - q)
  const one = p * (1 - q)
  // All four cases make up 1.
  if (!isClose(both + none + one + (1 - p) * q, 1)) return null
  const chance = { both, none, least: 1 - none, exactly: one + (1 - p) * q }[what]
  const before: Part[] =
    what === 'least'
      ? [partOf('none', none, eventTexts.none, {}, percentToo(none))]
      : what === 'exactly'
        ? [partOf('one', one, eventTexts.first, {}, { also: [numberValue(one * 100), numberValue((1 - p) * q)] })]
        : []
  const last = { both: eventTexts.both, none: eventTexts.none, least: eventTexts.rest, exactly: eventTexts.sum }[what]
  return storyOf(prose, {
    kind: 'events',
    overrules: true,
    parts: [...before, goalOf('chance', chance, last, {}, percentToo(chance))],
    slips: [
      ...(what === 'both' || what === 'none'
        ? [slipOf(p + q, eventTexts.added), slipOf(100 * (p + q), eventTexts.added)]
        : []),
      ...(what === 'both' ? [slipOf((p + q) / 2, eventTexts.mean)] : []),
      ...(what === 'least' ? [slipOf(both, eventTexts.onlyBoth), slipOf(p + q, eventTexts.addedTwice)] : []),
      ...(what === 'exactly' ? [slipOf(p + q, eventTexts.addedTwice), slipOf(both, eventTexts.onlyBoth)] : []),
      ...(what === 'none' ? [slipOf(1 - both, eventTexts.onlyBoth)] : []),
    ],
    example: eventTexts.example,
  })
}
