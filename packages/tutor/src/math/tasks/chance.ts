import { regExpOf } from '../../pattern.ts'
import type { Expr } from '../ast.ts'
import { call } from '../ast.ts'
import { minus, num, over, type Pattern, plus, power, product, says, sum, times } from './pattern.ts'

const probability = says('probab~|chance~|likel~|вероятност~|шанс~')
const coin = says('coins?|монет~')
const dice = says(
  'dice|two (?:fair )?(?:dice|die)|2 dice|двух? кубик~|два (?:игральн~ )?кубика|две (?:игральн~ )?кост~|двух (?:игральн~ )?кост~|кости|кубики',
)
const die = says('die|dice|number cube|кубик~|кост~')
const ways = says('how many|in how many|number of|сколько|скольки~')
const shake = says('handshak~|shake hands|рукопожати~|пожали руки|пожали|each other once')
const repeats = says('repeat~|повтор~')
const factorial = (n: Expr): Expr => call('factorial', n)
const isWhole = (size: number | undefined, most: number) => Number.isInteger(size) && size! >= 1 && size! <= most

/** Index of the number that the question asks about, whose noun recurs in the question; -1 if unclear. */
function wanted(text: string, places: readonly number[]): number {
  const question = /(?:probab|chance|вероятност)[^?]*$/iu.exec(text)?.[0] ?? text
  const stems = places.map((place) => {
    const rest = text.slice(place).replace(/^[\d\s.,]+/, '')
    return (rest.match(/\p{L}{3,}/gu) ?? [])
      .slice(0, 2)
      .map((word) => word.slice(0, Math.min(4, word.length)).toLowerCase())
  })
  const own = stems.map((list, index) =>
    list.filter((stem) => !stems.some((other, at) => at !== index && other.includes(stem))),
  )
  const asked = own.map((list) =>
    list.some((stem) => regExpOf(`(?<!\\p{L})${stem}`, 'iu').test(question.replace(/^.*?\d[^.?]*?\./, ''))),
  )
  const tail = question.slice(Math.max(0, question.length - 60))
  const inTail = own.map((list) => list.some((stem) => regExpOf(`(?<!\\p{L})${stem}`, 'iu').test(tail)))
  const pick = inTail.filter(Boolean).length === 1 ? inTail : asked
  return pick.filter(Boolean).length === 1 ? pick.indexOf(true) : -1
}

export const chancePatterns: readonly Pattern[] = [
  // ---- Coins and dice
  {
    has: [
      coin,
      probability,
      says(
        'heads only|all heads|only heads|heads (?:each|every) time|heads (?:both|all)|tails only|all tails|only tails|всегда|все разы|каждый раз|только (?:ор|реш)~|оба раза|обоих|все (?:два|три|четыре|пять)? ?раз~',
      ),
    ],
    not: says('exactly|ровно|at least|хотя бы'),
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 20) ? power(over(num(1), num(2)), n!) : null),
  },
  {
    has: [coin, probability, says('exactly (?:one|once)|ровно (?:один|1) раз|один раз')],
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 20) ? over(n!, power(num(2), n!)) : null),
  },
  {
    has: [coin, probability, says('at least one|хотя бы (?:один|1)')],
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 20) ? minus(num(1), power(over(num(1), num(2)), n!)) : null),
  },
  {
    has: [coin, die, probability, says('heads|tails|ор[её]л|решк~')],
    count: 1,
    task: () => times(over(num(1), num(2)), over(num(1), num(6))),
  },
  {
    has: [dice, probability, says('sum|total|сумм~')],
    not: says('more|less|least|most|above|below|больше|меньше|чётн~|четн~|even|odd'),
    count: [1, 2],
    task: (_, { sizes }) => {
      const total = sizes.at(-1)!
      if (!isWhole(total, 12) || total < 2 || (sizes.length === 2 && sizes[0] !== 2)) return null
      return over(num(total <= 7 ? total - 1 : 13 - total), num(36))
    },
  },
  {
    has: [die, probability, says('even|odd|ч[её]тн~|неч[её]тн~')],
    not: says('sum|сумм~|two|two dice|дв[ае]|дважды|divis'),
    count: 0,
    task: () => over(num(3), num(6)),
  },
  {
    has: [die, probability, says('above|over|greater than|more than|larger than|больше|более')],
    not: says('sum|сумм~|or equal|two|два|дважды|не '),
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 5) ? over(minus(num(6), n!), num(6)) : null),
  },
  {
    has: [die, probability, says('below|under|less than|smaller than|меньше|менее')],
    not: says('sum|сумм~|or equal|two|два|дважды|не '),
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 6) ? over(minus(n!, num(1)), num(6)) : null),
  },
  {
    has: [die, probability],
    not: says(
      'sum|сумм~|two|два|дважды|times|раз|least|most|above|below|больше|меньше|even|odd|чётн~|четн~|divis~|делит~|prime|прост~',
    ),
    count: 1,
    task: (_, { sizes }) => (isWhole(sizes[0], 6) ? over(num(1), num(6)) : null),
  },
  {
    has: [
      probability,
      says('deck|cards?|колод~|карт(?:а|у|ы)?(?!\\p{L})'),
      says('ace|king|queen|jack|туз~|корол~|дам~|валет~'),
    ],
    not: says('spade|heart|club|diamond|пик|черв~|треф~|буб~|two|две'),
    count: 1,
    task: ([n], { sizes }) => (sizes[0] === 52 || sizes[0] === 36 ? over(num(4), n!) : null),
  },
  // ---- Favourable of all
  {
    has: [probability, says('opposite|complement~|does not happen|not happen~|противоположн~|не произойд~|не наступ~')],
    count: 1,
    task: ([p]) => minus(num(1), p!),
  },
  {
    has: [probability, says('independent|независим~'), says('both|together|обоих|оба|обе|одновременн~|вместе')],
    count: 2,
    task: ([a, b]) => times(a!, b!),
  },
  {
    has: [probability, says('exclusive|disjoint|несовместн~'), says('one of|either|or|одного из|хотя бы одно~|или')],
    count: 2,
    task: ([a, b]) => plus(a!, b!),
  },
  {
    has: [
      probability,
      says('hits?|shoots?|shots?|target|попад~|попал~|стрел~|мишен~'),
      says('miss~|промах~|промахн~|не попад~'),
    ],
    not: says('then|first|сначала|потом|последн~|перв~'),
    count: [1, 2],
    task: (n, { text, sizes }) => {
      const p = sizes.findIndex((size) => size > 0 && size < 1)
      const others = sizes.filter((_, index) => index !== p)
      const times2 =
        others[0] ??
        (/(?<!\p{L})(?:two|both|двух|оба|два)/iu.test(text)
          ? 2
          : /(?<!\p{L})(?:three|тр[её]х|три)/iu.test(text)
            ? 3
            : 1)
      return p < 0 || !isWhole(times2, 20) ? null : power(minus(num(1), n[p]!), times2)
    },
  },
  {
    has: [
      probability,
      says('hits?|shoots?|shots?|target|попад~|попал~|стреля~|стрелок|мишен~'),
      says('all|both|every|in a row|each|все|оба|подряд|каждый'),
    ],
    not: says('miss~|промах~|then|first|сначала|потом|последн~'),
    count: [1, 2],
    task: (n, { text, sizes }) => {
      const p = sizes.findIndex((size) => size > 0 && size < 1)
      const times2 =
        sizes.find((_, index) => index !== p) ??
        (/(?<!\p{L})(?:two|both|двух|оба|два|2)/iu.test(text)
          ? 2
          : /(?<!\p{L})(?:three|тр[её]х|три)/iu.test(text)
            ? 3
            : 0)
      return p < 0 || !isWhole(times2, 20) ? null : power(n[p]!, times2)
    },
  },
  {
    has: [
      probability,
      says(
        'не выучил~|did not learn|does not know|не знает|не подтека~|do not leak|not defective|исправн~|без дефект~|not broken|выученн~|без изъян~|не брак~',
      ),
    ],
    count: 2,
    task: ([a, b], { sizes }) => {
      const [all, bad] = sizes[0]! > sizes[1]! ? [a!, b!] : [b!, a!]
      return over(minus(all, bad), all)
    },
  },
  {
    has: [probability, says('win~|lucky|выигр~|выигрышн~|defective|broken|бракованн~|leak|подтека~|призов~')],
    not: says('not|не |lose|проигр~|two|дв[ау]'),
    count: 2,
    task: ([a, b], { sizes, text }) => {
      if (!/(?<!\p{L})(?:of|out of|from|from the|из|among|в)(?!\p{L})/iu.test(text)) return null
      return sizes[0]! > sizes[1]! ? over(b!, a!) : over(a!, b!)
    },
  },
  {
    has: [
      probability,
      says(
        'balls?|marbles?|beads?|pens?|pencils?|cards?|sweets?|cand~|tickets?|apples?|socks?|cubes?|counters?|tokens?|cats?|шар~|бусин~|ручк~|ручек|карандаш~|конфет~|билет~|яблок~|пирожк~|носк~|кубик~|фишк~|такси|машин~|чашк~|чашек|пакетик~|spinner|jar|bag|box|urn|мешк~|урн~|короб~|ящик~|тарелк~|пенал~',
      ),
    ],
    not: says(
      'both|two|without|each|all|replacement|оба|обе|два|две|подряд|дважды|sum|сумм~|not(?! replaced)|не |neither|at least|хотя',
    ),
    count: [2, 4],
    task: (n, { text, places, sizes }) => {
      if (!sizes.every((size) => isWhole(size, 10_000))) return null
      const at = wanted(text, places)
      if (at < 0) return null
      // "20 taxis, 5 of them yellow": the first number is the total.
      const rest = sizes.filter((_, index) => index !== 0).reduce((a, b) => a + b, 0)
      const isWhole1 = /(?<!\p{L})(?:of (?:them|which|these)|из них|among them|all|всего|total|остальн~)/iu.test(text)
      if (isWhole1) return at > 0 && sizes[0]! >= rest ? over(n[at]!, n[0]!) : null
      return over(n[at]!, sum(n))
    },
  },
  // ---- Counting
  {
    has: [shake],
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 1000) ? over(times(n!, minus(n!, num(1))), num(2)) : null),
  },
  {
    has: [
      says('plays?|play~ each|round-robin|сыграл~|каждый с каждым|по одной партии|по одной игре'),
      says('games?|matches|партий|матчей|игр|встреч'),
    ],
    not: says('won|lost|points|очк~|выигр~'),
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 1000) ? over(times(n!, minus(n!, num(1))), num(2)) : null),
  },
  {
    has: [
      ways,
      says('pairs?|two~|2|пар(?:ы|у)?(?!\\p{L})|двух|двоих'),
      says('chos~|choos~|select~|pick~|выбра~|выбир~'),
    ],
    not: says(
      'president|captain|secretary|order|different roles|староста|старост~|заместител~|капитан~|и его|порядк~|even|odd',
    ),
    count: [1, 2],
    task: (n, { sizes }) => {
      const all = sizes.find((size) => size !== 2)
      if (!isWhole(all, 200) || (sizes.length === 2 && !sizes.includes(2))) return null
      return call('binomial', n[sizes.indexOf(all!)]!, num(2))
    },
  },
  {
    has: [
      ways,
      says(
        'groups? of|teams? of|committees? of|choos~|chosen|select~|pick~|subsets?|combinations?|троек|тро[ей]|выбра~|команд~|групп~|сочетани~',
      ),
    ],
    not: says(
      'president|captain|secretary|order|arrange~|roles|староста|старост~|заместител~|капитан~|и его|порядк~|first|второй|each|boys|girls|мальчик~|девоч~|women|men',
    ),
    count: [1, 2],
    task: (n, { sizes, text }) => {
      const k = sizes.length === 2 ? Math.min(...sizes) : /троек|трое|трёх|трех|three/iu.test(text) ? 3 : 0
      const all = Math.max(...sizes)
      if (!isWhole(k, 200) || !isWhole(all, 200) || k > all) return null
      return call('binomial', n[sizes.indexOf(all)]!, num(k))
    },
  },
  {
    has: [
      ways,
      says('captain|president|chair|secretary|vice|deputy|assistant|старост~|капитан~|председател~|командир~'),
      says('and|и'),
    ],
    not: says('treasurer|казначе~|three|три|двух заместител~'),
    count: 1,
    task: ([n], { sizes }) => (isWhole(sizes[0], 1000) ? times(n!, minus(n!, num(1))) : null),
  },
  {
    has: [
      ways,
      says(
        'orders?|arrang~|stand|line up|lined up|seat~|queue|permut~|расстав~|рассад~|разместить|очеред~|стать в|выстро~|переставить|порядк~',
      ),
    ],
    not: says('circle|round table|круг~|digit~|цифр~|letters|букв~|together|рядом|вместе|repeat~|повтор~'),
    count: [1, 2],
    task: (n, { sizes }) => {
      if (!sizes.every((size) => isWhole(size, 20))) return null
      const [a, b = a] = sizes
      return a === b
        ? factorial(n[0]!)
        : call('arrangements', n[sizes.indexOf(Math.max(a!, b!))]!, num(Math.min(a!, b!)))
    },
  },
  {
    has: [
      says('(?:2|two|3|three|4|four)-digit|двузначн~|тр[её]хзначн~|четыр[её]хзначн~|numbers? of (?:2|3|4) digits'),
      ways,
      repeats,
    ],
    not: says('без повтор~|without repe~|not repeat~|не повтор~|no repe~'),
    count: [1, 8],
    task: (n, { sizes, text }) => {
      const length = digitsAsked(text)
      const digits = sizes.filter((size) => Number.isInteger(size) && size >= 0 && size <= 9)
      if (!length) return null
      // Digits given as a list, or by how many there are.
      const listed =
        digits.length >= 2 && new Set(digits).size === digits.length && !/\d (?:different|non-zero|разн)/iu.test(text)
      if (listed && sizes.length === digits.length) {
        const own = digits.length
        return digits.includes(0) ? times(num(own - 1), power(num(own), length - 1)) : power(num(own), length)
      }
      const count = sizes.at(-1)!
      return /non-zero|ненулев|отличн/iu.test(text) && isWhole(count, 9) ? power(n.at(-1)!, length) : null
    },
  },
  {
    has: [
      says('(?:2|two|3|three|4|four)-digit|двузначн~|тр[её]хзначн~|четыр[её]хзначн~'),
      ways,
      says(
        'without repe~|no repe~|not repeat~|different digits|distinct|без повтор~|не повтор~|различн~ цифр~|разн~ цифр~',
      ),
    ],
    count: [1, 8],
    task: (_, { sizes, text }) => {
      const length = digitsAsked(text)
      const digits = sizes.filter((size) => Number.isInteger(size) && size >= 0 && size <= 9)
      if (!length || digits.length < 2 || digits.length !== sizes.length || new Set(digits).size !== digits.length)
        return null
      const own = digits.length
      if (own < length) return null
      const first = digits.includes(0) ? own - 1 : own
      return product([
        num(first),
        ...Array.from({ length: length - 1 }, (__, index) =>
          num(digits.includes(0) ? own - 1 - index : own - 1 - index),
        ),
      ])
    },
  },
  {
    has: [says('2-digit|two-digit|двузначн~'), ways, says('both digits odd|обе цифры неч[её]тн~|неч[её]тными цифр~')],
    count: [0, 1],
    task: () => times(num(5), num(5)),
  },
  {
    has: [
      ways,
      says('menus?|meals?|dinners?|lunch~|outfits?|combinations?|обед~|комплект~|наряд~|комбинаци~|вариант~|завтрак~'),
    ],
    not: says('choose|chosen|out of|выбрать из|group~|повтор~|more|больше'),
    count: [2, 4],
    task: (n, { sizes }) => (sizes.every((size) => isWhole(size, 1000)) ? product(n) : null),
  },
]

function digitsAsked(text: string): number {
  if (/(?:2|two)-digit|двузначн|numbers? of 2 digits/iu.test(text)) return 2
  if (/(?:3|three)-digit|тр[её]хзначн|numbers? of 3 digits/iu.test(text)) return 3
  return /(?:4|four)-digit|четыр[её]хзначн|numbers? of 4 digits/iu.test(text) ? 4 : 0
}
