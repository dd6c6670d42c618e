import type { RateWords } from '../../../language/graph-words.ts'
import { add, divide, equals, isInteger, multiply, type Rational, rational, subtract } from '../../../math/rational.ts'
import { unitOf } from '../../../math/units.ts'
import { regExpOf } from '../../../pattern.ts'
import type { KindOfTask } from '../kinds/kind.ts'
import { GraphBuilder } from './build.ts'
import { type Amount, clauseOf, hasMark, type Mark, type Marked, questionClause, stemsIn } from './marks.ts'

/**
 * What a number counts or measures, so that two numbers are compared only if they are of one kind: `$`, `unit:km`, or
 * the stem of a noun.
 */
type Key = string

/** A fixed amount of one thing for each of another: 12 pages a day, bags of 7, 3 kg for 7.50. */
interface Rate {
  readonly amount: Amount
  readonly of: Key
  readonly per: Key
  /** The word for the other thing, as in the text. */
  readonly perText: string
  /** The amount of the other thing that it is told for; null for one of it. */
  readonly base: Amount | null
}

const allowed: readonly Mark['name'][] = [
  'every',
  'price',
  'pay',
  'gain',
  'lose',
  'total',
  'takes',
  'left',
  'change',
  'timeAsked',
  'wayAsked',
  'together',
  'same',
  'speedAsked',
  'alone',
]

const compiled = new Map<string, RegExp>()
function find(source: string, flags = 'iu'): RegExp {
  const key = `${flags}${source}`
  const made = compiled.get(key) ?? regExpOf(source, flags)
  compiled.set(key, made)
  return made
}

const keyOfWord = (word: string, { words }: Marked): Key => {
  const unit = unitOf(word)
  return unit ? `unit:${unit.en}` : words.stem(word)
}
const keyOf = ({ kind, unit, noun }: Amount): Key | null => {
  if (kind === 'money') return '$'
  if (kind === 'measure') return `unit:${unitOf(unit)?.en ?? unit}`
  return kind === 'count' && noun !== '' ? noun : null
}
const isMeasured = (key: Key) => key === '$' || key.startsWith('unit:')
/** Whether two keys are of one thing: a stem may be cut in two ways. */
const isKey = (a: Key | null, b: Key | null) =>
  a !== null &&
  b !== null &&
  (a === b ||
    (!isMeasured(a) && !isMeasured(b) && Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a))))
const isTime = (key: Key) => /^unit:(?:s|min|h|d|wk)$/.test(key)

/** Everything goes with everything at a fixed rate: pages a day, seats in a bus, prices, recipes. */
export function readRates(marked: Marked): KindOfTask | null {
  const { amounts, words } = marked
  if (amounts.length < 2 || amounts.length > 6) return null
  if (amounts.some(({ kind, quantity }) => kind === 'share' || kind === 'times' || quantity === 'speed')) return null
  if (!marksFit(marked)) return null
  const question = questionClause(marked)
  if (question.amounts.length > 3) return null
  const rates = ratesOf(marked)
  if (!rates || rates.length === 0 || rates.length > 3) return null
  const taken = new Set(rates.flatMap(({ amount, base }) => (base ? [amount, base] : [amount])))
  const stocks = amounts.filter((each) => !taken.has(each))
  if (stocks.some((each) => keyOf(each) === null) || rates.some(({ of, per }) => of === '' || per === '')) return null
  const asked = askedKey(marked, rates)
  if (asked === null) return null
  // "How much more would five cost?" asks for a difference, which no single product is.
  const isCompared = find(words.rates.cheaper).test(marked.text.slice(question.start, question.end))
  const kind =
    readCheaper(marked, rates, stocks, words.rates) ??
    (isCompared ? null : (readSum(marked, rates, stocks, asked) ?? readOne(marked, rates, stocks, asked)))
  const isOfGroups = rates.every(({ base }) => base === null)
  return kind && isOfGroups ? { ...kind, isOfGroups } : kind
}

function marksFit({ marks, text, words }: Marked): boolean {
  return marks.every(({ name, start, end }) => {
    if (name === 'fewer' || name === 'more' || name === 'difference') return find(words.rates.cheaper).test(text)
    if (name === 'alone') return find(words.rates.single).test(text.slice(start, end))
    if (name === 'speedAsked') return find(words.rates.sameSpeed).test(text)
    return allowed.includes(name)
  })
}

// ---- Which numbers belong together ------------------------------------------------------------------------------------

function ratesOf(marked: Marked): Rate[] | null {
  const { amounts } = marked
  const rates: Rate[] = []
  const isFree = (amount: Amount) => !rates.some((rate) => rate.amount === amount || rate.base === amount)
  for (const amount of amounts) {
    const rate = rateAt(marked, amount)
    if (rate === 'unclear') return null
    if (rate && !isKey(rate.of, rate.per)) rates.push(rate)
  }
  for (const [index, one] of amounts.entries()) {
    const other = amounts[index + 1]
    if (!other || !isFree(one) || !isFree(other)) continue
    const linked = linkedRate(marked, one, other)
    if (linked) rates.push(linked)
  }
  return rates.map((rate) => withThing(marked, rate, rates))
}

/** "8 seats", «по 7 штук»: whatever the other number counts. */
function withThing({ amounts, words }: Marked, rate: Rate, rates: readonly Rate[]): Rate {
  if (rate.of !== '' && !find(`^(?:${words.rates.anything})$`).test(rate.amount.nounText)) return rate
  const used = rates.flatMap(({ amount, base }) => [amount, base])
  const [thing, ...more] = amounts.filter((each) => !used.includes(each) && each.kind === 'count')
  const key = thing && keyOf(thing)
  return key && more.length === 0 && !isKey(key, rate.per) ? { ...rate, of: key } : rate
}

/** A number that is told for one of something. */
function rateAt(marked: Marked, amount: Amount): Rate | 'unclear' | null {
  const { text, words } = marked
  const of = keyOf(amount)
  const { rates } = words
  const clause = clauseOf(marked, amount)
  if (!clause || amount.start >= marked.question.start) return null
  const before = text.slice(clause.start, amount.start)
  const behind = text.slice(amount.end, clause.end)
  const made = (perText: string): Rate => ({
    amount,
    of: of ?? '',
    per: keyOfWord(perText, marked),
    perText,
    base: null,
  })
  const unit = find(`^(?:\\s(?!${rates.stop})\\p{L}+){0,3}?\\s?(?:${rates.perUnit})\\s(\\p{L}+)(?!\\p{L})`).exec(behind)
  if (unit?.[1] && unitOf(unit[1])) return made(unit[1])
  const any = find(`^(?:\\s(?!${rates.stop})\\p{L}+){0,3}?\\s(?:${rates.perAny})\\s(\\p{L}{3,})(?!\\p{L})`).exec(behind)
  if (any?.[1]) return made(any[1])
  const box = amount.kind === 'money' ? null : find(`(?:${rates.boxOf})\\s?$`).exec(before)
  if (box?.[1] && !isPriced(marked, amount)) return made(box[1])
  const one = find(`(?:${rates.holds})\\s?[$€£]?$`).exec(before)
  const word = one?.slice(1).find((each) => each !== undefined)
  if (word) return made(word)
  const isEach =
    find(`^(?:\\s(?!${rates.stop})\\p{L}+){0,2}?\\s(?:${rates.each})(?!\\p{L})`).test(behind) ||
    (rates.eachBefore !== '' && find(`(?:${rates.eachBefore})\\s?$`).test(before))
  if (!isEach) return null
  // "Minibuses with 8 seats each. How many minibuses ...?"
  const counted = marked.amounts.findLast(
    (each) => each.start < amount.start && each.start >= clause.start && each.kind !== 'money',
  )
  const told = stemsIn(text.slice(counted?.end ?? 0, amount.start), words)
  const nearer = askedNouns(marked).find(
    (noun) => told.has(noun.stem) && !isKey(noun.stem, counted ? keyOf(counted) : null),
  )
  if (nearer) return made(nearer.text)
  if (counted && keyOf(counted) !== null && of !== null)
    return { amount, of, per: keyOf(counted) ?? '', perText: counted.nounText || counted.unit, base: null }
  return 'unclear'
}

/** "A pack of 6 bottles costs 4.80": the six go with the price. */
function isPriced(marked: Marked, amount: Amount): boolean {
  const next = marked.amounts.find(({ start }) => start > amount.start)
  const before = marked.amounts.findLast(({ end }) => end < amount.start)
  const from = clauseOf(marked, amount)?.start ?? 0
  return (
    next !== undefined &&
    (!before || before.start < from) &&
    next.kind === 'money' &&
    linkedRate(marked, amount, next) !== null
  )
}

/** Two numbers told for each other: "12 eggs cost 3.60", "240 km in 3 hours". */
function linkedRate(marked: Marked, one: Amount, other: Amount): Rate | null {
  const { text, words, question } = marked
  if (one.start >= question.start || other.start >= question.start) return null
  const between = text.slice(one.end, other.start)
  const clause = clauseOf(marked, one)
  const [a, b] = [keyOf(one), keyOf(other)]
  if (!clause || a === null || b === null || isKey(a, b) || /[.;!?]/.test(between)) return null
  if (!find(`^(?:\\s(?!${words.rates.stop})\\p{L}+){0,4}?\\s(?:${words.rates.link})\\s?$`).test(between)) return null
  // "6 workers need 8 days": more of the one may mean less of the other.
  if ((isTime(a) && !isMeasured(b)) || (isTime(b) && !isMeasured(a))) {
    const before = text.slice(clause.start, one.start)
    const isMade = isTime(b) && find(`\\p{L}{2,}\\s+(?:${words.rates.makes})\\s*$`).test(before)
    if (!isMade) return null
  }
  const [what, per] = b === '$' || !isMeasured(a) || isTime(b) ? [other, one] : [one, other]
  const isReversed = isTime(b)
  const [amount, base] = isReversed ? [one, other] : [what, per]
  return {
    amount,
    of: keyOf(amount) ?? '',
    per: keyOf(base) ?? '',
    perText: base.nounText || base.unit,
    base,
  }
}

// ---- What is asked ----------------------------------------------------------------------------------------------------

function askedNouns({ text, question, words }: Marked): { stem: string; text: string }[] {
  const said = text.slice(question.start, question.end)
  const found = find(words.rates.howMany).exec(said)
  if (!found) return []
  return [...said.slice(found.index + found[0].length).matchAll(/\p{L}+/gu)]
    .slice(0, 3)
    .map(([word]) => ({ stem: words.stem(word), text: word }))
}

function askedKey(marked: Marked, rates: readonly Rate[]): { key: Key; text: string } | null {
  const { text, question, words } = marked
  const keys = [...new Set(rates.flatMap(({ of, per }) => [of, per]))]
  const asking = text.slice(question.start, question.end)
  const only = (fits: (key: Key) => boolean) => {
    const all = keys.filter(fits)
    return all.length === 1 && all[0] !== undefined ? { key: all[0], text: '' } : null
  }
  const money = find(words.rates.moneyAsked).exec(asking)
  // «Сколько стоит ...» asks for no number of things.
  if (money && money.index === find(words.rates.howMany).exec(asking)?.index) return only((key) => key === '$')
  for (const noun of askedNouns(marked)) {
    const said = keyOfWord(noun.text, marked)
    const key = keys.find((each) => isKey(each, said))
    if (key !== undefined) return { key, text: noun.text }
    // Another unit or thing is asked.
    if (said.startsWith('unit:')) return null
  }
  if (money) return only((key) => key === '$')
  if (find(words.rates.timeAsked).test(asking)) return only(isTime)
  if (find(words.rates.wayAsked).test(asking)) return only((key) => /^unit:(?:mm|cm|dm|m|km|mi)$/.test(key))
  if (find(words.rates.muchAsked).test(asking))
    return only((key) => key.startsWith('unit:') && !isTime(key) && !/^unit:(?:km|mi)$/.test(key))
  return null
}

// ---- The graphs -------------------------------------------------------------------------------------------------------

/** The rate for one of the other thing, as a role of the graph. */
function knowRate(graph: GraphBuilder, marked: Marked, rate: Rate, at: number): string {
  const { names } = marked.words
  const { base, amount, perText } = rate
  // A rate has no simple unit.
  if (!base) return graph.know(`rate_${at}`, { ...amount, unit: '' }, names.forEach(perText))
  graph.know(`amount_${at}`, base, names.pair)
  graph.know(`goes_${at}`, amount, names.goes)
  return graph.find(`rate_${at}`, names.forOne(perText), `rate_${at} = goes_${at} / amount_${at}`)
}
const unitText = (key: Key) => (key.startsWith('unit:') ? key.slice(5) : '')

/** The given rate for one of the other thing. */
const worth = ({ amount, base }: Rate): Rational => (base ? divide(amount.value, base.value) : amount.value)

/** One rate: how much for so many, how many for so much, or how much for one. */
function readOne(
  marked: Marked,
  rates: readonly Rate[],
  stocks: readonly Amount[],
  asked: { key: Key; text: string },
): KindOfTask | null {
  const { words, text, question } = marked
  const { names, slips, because } = words
  const [rate] = rates
  if (!rate || rates.length > 1 || stocks.length > 1) return null
  const [stock] = stocks
  const questionText = text.slice(question.start, question.end)
  if (hasMark(questionClause(marked), 'change', 'fewer', 'more')) return null
  const graph = new GraphBuilder(marked)
  const reason = because.rate
  if (!stock) {
    // "What does one bottle cost?"
    if (!rate.base || !isKey(asked.key, rate.of) || !find(words.rates.ofOne).test(questionText)) return null
    if (hasMark(marked, 'left')) return null
    graph.know('amount', rate.base, names.pair)
    graph.know('goes', rate.amount, names.goes)
    graph.find('one', names.forOne(rate.perText), 'one = goes / amount')
    return {
      ...graph.done('one', [{ value: divide(rate.base.value, rate.amount.value), text: slips.upsideDown }]),
      because: reason,
    }
  }
  const key = keyOf(stock)
  if (isKey(key, rate.per) && isKey(asked.key, rate.of)) {
    if (hasMark(marked, 'left')) return null
    const one = knowRate(graph, marked, rate, 1)
    graph.know('count', stock, rate.base ? names.wanted : names.wantedCount)
    graph.find('all', names.asked(asked.text), `all = ${one} * count`, rate.amount.unit)
    return {
      ...graph.done('all', productSlips(rate, stock, slips)),
      because: reason,
    }
  }
  if (!isKey(key, rate.of) || !isKey(asked.key, rate.per)) return null
  const exact = divide(stock.value, worth(rate))
  const isCut = !isMeasured(rate.per) && !isInteger(exact)
  const [isUp, isDown] = [find(words.rates.roundUp).test(questionText), find(words.rates.roundDown).test(questionText)]
  if (hasMark(marked, 'left') || (isUp && isDown)) return null
  const one = knowRate(graph, marked, rate, 1)
  graph.know('stock', stock, names.stock)
  if (!isCut) {
    graph.find(
      'count',
      names.asked(asked.text),
      `count = stock / ${one}`,
      isMeasured(rate.per) ? unitText(rate.per) : '',
    )
    const turned = divide(worth(rate), stock.value)
    return {
      ...graph.done('count', [
        { value: multiply(stock.value, worth(rate)), text: slips.howOften },
        { value: turned, text: slips.upsideDown },
        { value: subtract(stock.value, worth(rate)), text: slips.howOften },
      ]),
      because: reason,
    }
  }
  if (isUp === isDown || rate.base) return null
  const whole = exact.n / exact.d
  if (whole < 1n) return null
  graph.find('filled', names.filled(rate.perText), `filled = ${one} * ${whole}`)
  graph.find('full', names.full(rate.perText), `full = filled / ${one}`)
  if (isUp) {
    graph.find('rest', names.unplaced, 'rest = stock - filled')
    graph.find('count', names.asked(asked.text), 'count = full + 1')
  } else graph.find('rest', names.unplaced, 'rest = stock - filled')
  const [near, far] = [rational(whole), rational(whole + 1n)]
  return {
    ...deciding(
      graph.done(isUp ? 'count' : 'full', [
        { value: isUp ? near : far, text: isUp ? slips.someLeft : slips.notFull },
        { value: exact, text: slips.noPart },
        { value: multiply(stock.value, worth(rate)), text: slips.howOften },
      ]),
    ),
    rounded: { operation: isUp ? 'round-up' : 'round-down', total: 'stock', size: one },
    because: isUp ? because.roundUp : because.roundDown,
  }
}

/** The whole amount decides how many are full, though no calculation with it gives that. */
const deciding = (kind: KindOfTask): KindOfTask => ({ ...kind, frame: { ...kind.frame, deciding: ['stock'] } })

function productSlips(rate: Rate, stock: Amount, slips: Marked['words']['slips']): KindOfTask['slips'] {
  const { base, amount } = rate
  if (!base)
    return [
      { value: add(amount.value, stock.value), text: slips.eachOne },
      { value: divide(amount.value, stock.value), text: slips.eachOne },
      { value: divide(stock.value, amount.value), text: slips.eachOne },
    ]
  const more = subtract(stock.value, base.value)
  return [
    { value: add(amount.value, more), text: slips.sameMore },
    { value: multiply(amount.value, stock.value), text: slips.goesWithAll },
    { value: divide(multiply(amount.value, base.value), stock.value), text: slips.upsideDown },
  ].filter(({ value }) => !equals(value, amount.value))
}

/** Several things, each with its number, and what is bought besides: all together, or what is left of an amount. */
function readSum(
  marked: Marked,
  rates: readonly Rate[],
  stocks: readonly Amount[],
  asked: { key: Key; text: string },
): KindOfTask | null {
  const { words, text, question } = marked
  const { names, slips } = words
  if (rates.some(({ of, base }) => !isKey(of, asked.key) || base !== null)) return null
  const clause = questionClause(marked)
  const isLeft = hasMark(clause, 'left', 'change')
  const counts: Amount[] = []
  for (const { per } of rates) {
    const [own, ...more] = stocks.filter((each) => isKey(keyOf(each), per) && !counts.includes(each))
    if (!own || more.length > 0) return null
    counts.push(own)
  }
  const rest = stocks.filter((each) => !counts.includes(each))
  if (rest.some((each) => !isKey(keyOf(each), asked.key))) return null
  if (rest.length === 0 && isLeft) return null
  const [budget, others] = isLeft ? budgetOf(marked, rest) : [null, rest]
  if (isLeft && !budget) return null
  if (rates.length + others.length < 2 && !budget) return null
  if (!isLeft && (hasMark(marked, 'left', 'change') || (hasMark(marked, 'lose') && asked.key !== '$'))) return null
  if (isLeft && hasMark(marked, 'gain') && asked.key !== '$') return null
  const isItem = (each: Amount) =>
    asked.key !== '$' || find(`(?:${words.rates.itemPrice})\\s?[$€£]?$`).test(text.slice(0, each.start))
  if (others.some((each) => each.start >= question.start || !isItem(each))) return null
  // "What do the bookmarks cost?" asks for a part of it.
  const named = counts.filter((each) => clause.stems.has(each.noun))
  if (!isLeft && named.length > 0 && (named.length < counts.length || others.length > 0)) return null
  const graph = new GraphBuilder(marked)
  const parts: string[] = []
  let [onlyOnce, sum] = [rational(0), rational(0)]
  rates.forEach((rate, index) => {
    const count = counts[index]
    if (!count) return
    const at = index + 1
    const one = knowRate(graph, marked, rate, at)
    graph.know(`count_${at}`, count, names.wantedCount)
    parts.push(graph.find(`cost_${at}`, names.allOf(count.nounText || count.unit), `cost_${at} = ${one} * count_${at}`))
    onlyOnce = add(onlyOnce, rate.amount.value)
    sum = add(sum, multiply(rate.amount.value, count.value))
  })
  others.forEach((each, index) => {
    parts.push(graph.know(`item_${index + 1}`, each, names.besides))
    onlyOnce = add(onlyOnce, each.value)
    sum = add(sum, each.value)
  })
  const [first = ''] = parts
  const all = parts.length > 1 ? graph.find('sum', names.sum, `sum = ${parts.join(' + ')}`) : first
  if (!budget) return { ...graph.done(all, [{ value: onlyOnce, text: slips.eachOne }]), because: words.because.basket }
  graph.know('budget', budget, names.budget)
  graph.find('rest', names.end, `rest = budget - ${all}`, budget.unit)
  return {
    ...graph.done('rest', [
      { value: sum, text: slips.rest },
      { value: subtract(budget.value, onlyOnce), text: slips.eachOne },
      // Added up before anything is paid.
      ...(parts.length > 1 ? [{ value: onlyOnce, text: slips.eachOne }] : []),
      ...rates.map(({ amount }) => ({ value: subtract(budget.value, amount.value), text: slips.eachOne })),
    ]),
    because: words.because.basket,
  }
}

/** The amount from which everything is paid or taken; null where it is not clear which one that is. */
function budgetOf({ text, words }: Marked, rest: readonly Amount[]): [Amount | null, readonly Amount[]] {
  const told = rest.filter((each) => find(`(?:${words.rates.budget})[^.;!?\\d]{0,25}$`).test(text.slice(0, each.start)))
  const [budget] = told.length > 0 ? told : rest.length === 1 ? rest : []
  if (!budget || told.length > 1) return [null, rest]
  return [budget, rest.filter((each) => each !== budget)]
}

/** Two prices for different amounts of the same thing: how much less one of it costs. */
function readCheaper(
  marked: Marked,
  rates: readonly Rate[],
  stocks: readonly Amount[],
  words: RateWords,
): KindOfTask | null {
  const { text, question } = marked
  const [one, other] = rates
  const said = text.slice(question.start, question.end)
  if (!one?.base || !other?.base || rates.length > 2 || stocks.length > 0 || !find(words.cheaper).test(said))
    return null
  if (one.of !== '$' || other.of !== '$' || !isKey(one.per, other.per)) return null
  const { names, slips, because } = marked.words
  const graph = new GraphBuilder(marked)
  const [a, b] = [knowRate(graph, marked, one, 1), knowRate(graph, marked, other, 2)]
  const [x, y] = [worth(one), worth(other)]
  if (equals(x, y)) return null
  const isFirstMore = subtract(x, y).n > 0n
  graph.find('less', names.difference, isFirstMore ? `less = ${a} - ${b}` : `less = ${b} - ${a}`)
  const plain = subtract(other.amount.value, one.amount.value)
  return {
    ...graph.done('less', [{ value: plain.n < 0n ? subtract(rational(0), plain) : plain, text: slips.perOne }]),
    because: because.rate,
  }
}
