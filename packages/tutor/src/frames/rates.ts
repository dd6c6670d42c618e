import { divide, multiply, ONE, type Rational, rational } from '../math/rational.ts'
import { unclear } from './chunks.ts'
import type { Ref } from './facts.ts'
import type { StoryLanguage } from './lexicon.ts'
import type { Amount, Token } from './tokens.ts'
import { type Quantity, World } from './world/world.ts'

// Reads a story by dimensional analysis. If every number is an amount of one thing or a rate between two, the story
// need not be understood: pages and pages per day give days. The things cancel as units do, and the question names the
// dimension of the result.

/** A thing or a measure, with all words that name it beside its number. */
interface Dimension {
  readonly measure: string
  readonly keys: ReadonlySet<string>
  readonly name: string
}
interface Item {
  readonly amount: Amount
  readonly of: Dimension
  /** The candidates for its denominator; several if the words are ambiguous, empty for a plain amount. */
  readonly per: readonly Dimension[]
  readonly at: number
  readonly sentence: number
  /** In the same clause as another amount, and not coordinated with it. */
  readonly isTiedTo: (other: Item) => boolean
}
interface Factor {
  readonly item: Item
  readonly per: Dimension | null
  readonly isBelow: boolean
}

const allowed =
  /^(?:det|a|and|but|if|when|skip|comma|dash|stop|question|word|num|unit|be|aux|per|each|same|equally|sum|speed|distance|price|cost|weight|money-word|pron:(?:he|she|it|they|we)|left|start|prep:(?:of|in|at|into|to|from|for|with|among|by|owner)|verb:(?:have|stand|gain|lose|put|give|do|travel|cost|pay|weigh|take|pack|need|know|call)|ask:.*)$/u
const holding = /^verb:(?:have|cost|weigh|take|need)$/u
const measuredBy: Readonly<Record<string, string>> = { 'ask:long': 'time', 'ask:far': 'length', 'ask:heavy': 'mass' }
const measures: Readonly<Record<string, string>> = {
  'money-word': 'money',
  price: 'money',
  cost: 'money',
  weight: 'mass',
  distance: 'length',
}
/** What a question without a noun asks for: "What does each pay?" */
const asksFor: Readonly<Record<string, string>> = { 'verb:cost': 'money', 'verb:pay': 'money', 'verb:weigh': 'mass' }
const isStop = (token: Token | undefined) => !token || token.tag === 'stop' || token.tag === 'question'
/** A one that only says "each": "in one box". */
const isOne = (token: Token) => token.amount?.style === 'plain' && token.amount.value.n === token.amount.value.d
const LONGEST_STORY = 6

/** Reads a story in which all numbers are amounts or rates. Throws `Unclear` for a word with any other meaning. */
export function readRates(all: readonly Token[], language: StoryLanguage): World {
  const tokens = all.filter((each) => each.tag !== 'skip' && each.tag !== 'det')
  for (const token of tokens)
    if (!allowed.test(token.tag) || (token.ordinal ?? null) !== null) unclear(`${token.tag} in a story of rates`)
  return new Rates(tokens, language).world()
}

class Rates {
  private readonly tokens: readonly Token[]
  private readonly language: StoryLanguage
  private readonly sentences: readonly number[]
  private readonly askedAt: number

  constructor(tokens: readonly Token[], language: StoryLanguage) {
    this.tokens = tokens
    this.language = language
    let sentence = 0
    this.sentences = tokens.map((token, index) => {
      if (isStop(tokens[index - 1]) || token.tag.startsWith('ask:')) sentence++
      return sentence
    })
    const asks = tokens.flatMap((token, index) => (token.tag.startsWith('ask:') ? [index] : []))
    if (asks.length > 1) unclear(`${asks.length} questions`)
    // "Rooms in the hotel?"
    const last = tokens.findLastIndex((each, index) => isStop(each) && index < tokens.length - 1)
    if (asks.length === 0 && (tokens.at(-1)?.tag !== 'question' || last < 0)) unclear('no question')
    this.askedAt = asks[0] ?? last
  }

  world(): World {
    const asked = this.asked()
    const share = this.share(asked)
    if (share) return share
    const items = this.items(asked.of)
    if (items.length < 2 || items.length > LONGEST_STORY) unclear('how many amounts')
    this.checkUnits(items, asked)
    const rest = this.tokens.slice(this.askedAt)
    const isLeft = rest.some((each) => each.tag === 'left')
    if (asked.per === null && (isLeft || rest.some((each) => each.tag === 'sum') || asked.of.measure === 'money')) {
      const terms = termsOf(items, asked.of)
      if (terms && terms.length > 1) return this.added(terms, asked.of, isLeft)
    }
    if (this.tokens.some((each) => each.tag === 'left' || each.tag === 'start')) unclear('left of what')
    const found = solutions(items, asked)
    const values = new Set(found.map(({ value }) => `${value.n}/${value.d}`))
    const [best] = found
    if (!best || values.size !== 1) unclear(`${values.size} ways`)
    return this.built(best.factors, asked)
  }

  /** The words that name a thing, starting here. */
  private phraseAt(from: number): { words: Token[]; end: number } {
    const words: Token[] = []
    let at = from
    for (; ; at++) {
      const token = this.tokens[at]
      if (!token) return { words, end: at }
      const isNoun =
        at === from && token.tag.startsWith('verb:') && this.language.isAdjective === null && /[^s]s$/.test(token.text)
      if (token.tag === 'word' || isNoun) words.push(token)
      else if (!(words.length === 0 && (token.tag === 'same' || token.tag === 'equally'))) break
    }
    return { words, end: at }
  }
  private thing(words: readonly Token[]): Dimension {
    // An adjective does not distinguish things, unless it stands alone.
    const nouns = words.filter((each) => !(this.language.isAdjective?.(each.text.toLowerCase()) ?? false))
    const own = nouns.length > 0 ? nouns : words
    const keyOf = (token: Token) =>
      token.tag === 'word' && token.key !== '' ? token.key : this.language.stem(token.text.toLowerCase())
    return { measure: 'count', keys: new Set(own.map(keyOf)), name: words.map((each) => each.text).join(' ') }
  }
  private measured(measure: string, name = ''): Dimension {
    return { measure, keys: new Set(), name }
  }
  /** The thing that an "each" or "per" at this position refers to. */
  private groupAt(from: number): Dimension | null {
    let at = from
    const isLink = (each: Token) => /^(?:prep:of|prep:from|a)$/.test(each.tag) || isEach(each)
    while (this.tokens.slice(at, at + 1).some(isLink)) at++
    const token = this.tokens[at]
    if (token?.unit) return this.measured(token.unit.quantity, token.text)
    if (token?.tag === 'num' && token.amount?.unit === null) at++
    const { words } = this.phraseAt(at)
    return words.length > 0 ? this.thing(words) : null
  }

  private asked(): { of: Dimension; per: readonly Dimension[] | null; at: number } {
    const at = this.askedAt
    const ask = this.tokens[at]
    const behind: Token[] = []
    for (const token of this.tokens.slice(at + 1)) {
      if (isStop(token)) break
      behind.push(token)
    }
    const verbs = behind.filter((each) => each.tag.startsWith('verb:')).map((each) => each.tag)
    const next = behind[0]
    // "How many $4 pens": the price precedes the noun.
    const { words } = this.phraseAt(next?.tag === 'num' && next.amount?.unit ? at + 2 : at + 1)
    const named = measures[next?.tag ?? '']
    const done = words.length === 0 && !next?.unit ? verbs.map((each) => asksFor[each]).find((each) => each) : undefined
    const isCounting = ask?.tag === 'ask:count' || ask?.tag === 'ask:much' || isStop(ask) || ask?.tag === 'ask:find'
    const of = measuredBy[ask?.tag ?? '']
      ? this.measured(measuredBy[ask?.tag ?? ''] ?? '')
      : named || done
        ? this.measured(named ?? done ?? '')
        : !isCounting
          ? null
          : next?.unit && next.tag === 'unit'
            ? this.measured(next.unit.quantity, next.text)
            : words.length > 0
              ? this.thing(words)
              : null
    if (!of) unclear('asked for what')
    const eachAt = behind.findIndex((each, index) => isEach(each) || this.isTimeOf(behind, index))
    if (eachAt < 0) return { of, per: null, at }
    const group = this.groupAt(at + 1 + eachAt + 1)
    return { of, per: group ? [group] : [], at }
  }
  /** "A day", «в день», «за час» */
  private isTimeOf(tokens: readonly Token[], index: number): boolean {
    const token = tokens[index]
    const next = tokens[index + 1]
    if (!token || next?.unit?.quantity !== 'time' || next.tag !== 'unit') return false
    return token.tag === 'a' || (this.language.isAdjective !== null && /^prep:(?:in|for)$/.test(token.tag))
  }

  private items(asked: Dimension): Item[] {
    const items: Item[] = []
    for (const [index, token] of this.tokens.entries()) {
      const { amount } = token
      if (token.tag !== 'num' || !amount) continue
      if (amount.style !== 'plain') unclear('a share')
      if (this.says(index)) continue
      const { words, end } = this.phraseAt(index + 1)
      const of = amount.unit
        ? this.measured(amount.unit.quantity, token.text)
        : words.length > 0
          ? this.thing(words)
          : null
      const per = this.perOf(index, of, amount.unit ? index + 1 : end, items, asked)
      // "Bags of 8": eight of the thing already counted
      const known =
        of ??
        (per.length > 0
          ? (items.find((each) => each.of.measure === 'count' && !per.some((one) => isSame(one, each.of)))?.of ?? asked)
          : unclear('a bare number'))
      items.push({
        amount,
        of: known,
        per,
        at: index,
        sentence: this.sentences[index] ?? 0,
        isTiedTo: (other) => {
          const between = this.tokens.slice(Math.min(index, other.at) + 1, Math.max(index, other.at))
          const isPartOf = [index, other.at].some((each) =>
            /^prep:(?:with|from)$/.test(this.tokens[each - 1]?.tag ?? ''),
          )
          return (
            !isPartOf &&
            between.some((each) =>
              /^(?:verb:(?:cost|weigh|take|need|travel|gain|do|lose|pay|have)|prep:(?:for|from|in|on|at))$/.test(
                each.tag,
              ),
            ) &&
            between.every((each) => !isStop(each) && !/^(?:and|comma|but|if|num|dash|ask:.*)$/.test(each.tag))
          )
        },
      })
    }
    return items
  }
  /** "One box holds 8": the one is no amount and only says "each". */
  private says(index: number): boolean {
    const token = this.tokens[index]
    return token !== undefined && isEach(token)
  }

  private perOf(at: number, of: Dimension | null, end: number, items: readonly Item[], asked: Dimension): Dimension[] {
    const fits = (each: Dimension) => !of || !isSame(each, of)
    const counted = () => {
      const before = items.findLast((each) => each.per.length === 0 && each.of.measure === 'count' && fits(each.of))
      const all = [...(before ? [before.of] : []), ...(fits(asked) && asked.measure === 'count' ? [asked] : [])]
      return all.length > 0 ? all : unclear('each of what')
    }
    const named = (group: Dimension | null) => (group && fits(group) ? [group] : counted())
    // "How many $4 pens"
    if (this.askedAt === at - 1 && of?.measure !== 'count' && asked.measure === 'count') return [asked]
    // "12 pens in each box", "60 km an hour"
    for (let index = end; !isStop(this.tokens[index]); index++) {
      const token = this.tokens[index]
      if (!token || (token.tag === 'num' && !isEach(token)) || token.tag === 'comma' || token.tag === 'and') break
      if (token.tag.startsWith('ask:') || (token.tag.startsWith('verb:') && index > end)) break
      if (token.tag === 'per' || isEach(token) || this.isTimeOf(this.tokens, index))
        return named(this.groupAt(index + 1))
    }
    const before = this.tokens[at - 1]
    // "3 boxes of 12 pens", «3 коробки по 12 карандашей»
    if (before && /^prep:(?:of|with|by)$/.test(before.tag)) {
      const host = items.at(-1)
      const isNear =
        host?.per.length === 0 && host.of.measure === 'count' && fits(host.of) && host.sentence === this.sentences[at]
      if (isNear && (before.tag === 'prep:by' || this.phraseAt(host.at + 1).end === at - 1)) return [host.of]
      if (before.tag === 'prep:by' && this.language.isAdjective !== null) {
        const place = this.tokens[end]
        const group = place && /^prep:(?:in|at|for)$/.test(place.tag) ? this.groupAt(end + 1) : null
        return named(group)
      }
      const own: Token[] = []
      for (const token of this.tokens.slice(0, at - 1).toReversed()) {
        if (token.tag !== 'word') break
        own.unshift(token)
      }
      if (before.tag !== 'prep:of' || own.length === 0) unclear('an amount with something')
      return named(this.thing(own.slice(-1)))
    }
    // "Each box holds 12 pens", "a pen costs $2"
    let hasVerb = false
    for (let index = at - 1; index >= 0 && !isStop(this.tokens[index]); index--) {
      const token = this.tokens[index]
      if (!token || (token.tag === 'num' && !isEach(token)) || token.tag.startsWith('ask:')) break
      if (isEach(token)) {
        const group = this.groupAt(index + 1)
        // «Каждый распил»: a noun that is also a known verb counts actions, for which there is no amount.
        if (!group && (token.amount || this.tokens[index + 1]?.tag === 'verb:pack')) unclear('one of what')
        return named(group)
      }
      hasVerb ||= holding.test(token.tag)
      if (
        token.tag === 'a' &&
        hasVerb &&
        (isStop(this.tokens[index - 1]) ||
          this.tokens[index - 1]?.tag === 'comma' ||
          this.tokens[index - 1]?.tag === 'if')
      ) {
        const group = this.groupAt(index + 1)
        if (group) return named(group)
      }
    }
    return []
  }

  /** Throws for two units of one measure, which would need a conversion inside a rate. */
  private checkUnits(items: readonly Item[], asked: { of: Dimension; per: readonly Dimension[] | null }) {
    const names = new Map<string, Set<string>>()
    for (const { unit } of this.tokens.flatMap((each) =>
      each.unit ? [{ unit: each.unit }] : each.amount?.unit ? [{ unit: each.amount.unit }] : [],
    ))
      names.set(unit.quantity, (names.get(unit.quantity) ?? new Set()).add(unit.en))
    if ([...names.values()].some((each) => each.size > 1)) unclear('two units')
    const { measure } = asked.of
    if (measure !== 'count' && !names.has(measure)) unclear('no unit')
    if (items.some((each) => each.amount.unit?.quantity === 'area')) unclear('areas')
  }

  private begun(): World {
    const world = new World(new Map())
    for (const token of this.tokens) {
      const unit = token.unit ?? token.amount?.unit
      if (unit) world.chooseUnit(unit)
      if (token.amount && isEach(token)) world.accounted.add(token.amount.start)
    }
    return world
  }

  /** "40% of 350 visitors are children. How many children?" */
  private share(asked: { of: Dimension; per: readonly Dimension[] | null }): World | null {
    const numbers = this.tokens.flatMap((token, at) =>
      token.amount && !isEach(token) ? [{ token, at, amount: token.amount }] : [],
    )
    const [part, whole] = numbers
    const style = part?.amount.style
    if (!part || !whole || numbers.length !== 2 || (style !== 'percent' && style !== 'fraction')) return null
    const between = this.tokens.slice(part.at + 1, whole.at)
    if (whole.amount.style !== 'plain' || !between.some((each) => /^prep:(?:of|from)$/.test(each.tag))) return null
    if (between.some((each) => !/^(?:prep:(?:of|from)|a)$/.test(each.tag)) || asked.per) return null
    if (this.tokens.some((each) => each.tag === 'left' || each.tag === 'start')) return null
    // The question must be about the given part, not about the complement.
    const told = new Set(this.tokens.slice(0, this.askedAt).map((each) => each.key))
    const inQuestion = this.tokens.slice(this.askedAt).filter((each) => each.tag === 'word')
    const isTold = inQuestion.every((each) => told.has(each.key))
    if (part.at < this.askedAt && (!isTold || (inQuestion.length === 0 && !asked.of.name))) return null
    const world = this.begun()
    const fraction = world.make('factor', { ...refOf(asked.of, null), measure: 'fraction' })
    fraction.value = style === 'percent' ? divide(part.amount.value, rational(100)) : part.amount.value
    fraction.amount = part.amount
    const { words } = this.phraseAt(whole.at + 1)
    const unit = whole.amount.unit
    const of = unit ? this.measured(unit.quantity, whole.token.text) : this.thing(words)
    const all = world.make('state', refOf(of, whole.amount))
    world.give(all, { amount: whole.amount })
    const wanted = world.make('state', refOf(of, null))
    world.relate(style === 'percent' ? 'percent-of' : 'fraction-of', wanted, fraction, all)
    world.want(wanted)
    return world
  }

  /** The sum of all terms, or the first minus the others. */
  private added(terms: readonly Term[], of: Dimension, isLeft: boolean): World {
    const isMoney = of.measure === 'money'
    for (const [index, { item }] of terms.entries()) {
      const verb = this.verbOf(item)
      const isTaken = /^verb:(?:lose|give|grab|pay)$/.test(verb) || (isMoney && /^verb:(?:gain|cost)$/.test(verb))
      if (isLeft && isTaken !== index > 0) unclear('taken or given')
      if (isLeft && index > 0 && !this.isSameSubject(item, terms[0]?.item ?? item)) unclear('whose')
      if (!isLeft && !isMoney && isTaken) unclear('taken or given')
      // Income and expenses
      if (!isLeft && isMoney && verb !== 'verb:cost' && !/^verb:(?:gain|pay|need)$/.test(verb))
        unclear('paid or earned')
    }
    const world = this.begun()
    const made = terms.map(({ item, count }) => {
      const own = world.make(count ? 'size' : 'state', refOf(item.of, item.amount), {
        per: count ? refOf(count.of, null) : null,
      })
      world.give(own, { amount: item.amount })
      if (!count) return own
      const times = world.make('count', refOf(count.of, count.amount))
      world.give(times, { amount: count.amount })
      const product = world.make('state', refOf(of, null))
      world.relate('equal-groups', product, own, times)
      return product
    })
    const [first, ...others] = made
    if (!first) unclear('nothing to begin with')
    let now = first
    if (isLeft)
      for (const each of others) {
        const end = world.make('state', refOf(of, null))
        world.relate('change', now, end, each)
        now = end
      }
    else {
      now = world.make('whole', refOf(of, null))
      world.relate('part-whole', now, ...made)
    }
    world.want(now)
    return world
  }
  /** Whether both amounts belong to the same subject, as a subtraction requires. */
  private isSameSubject(item: Item, first: Item): boolean {
    const keysIn = (sentence: number) =>
      this.tokens.filter((each, at) => this.sentences[at] === sentence && each.tag === 'word').map((each) => each.key)
    const known = new Set(keysIn(first.sentence))
    const verbAt = this.tokens.findIndex(
      (each, at) => this.sentences[at] === item.sentence && each.tag.startsWith('verb:'),
    )
    return this.tokens.every(
      (each, at) => this.sentences[at] !== item.sentence || at > verbAt || each.tag !== 'word' || known.has(each.key),
    )
  }
  /** The verb of an amount: the last one before it, else the first after it. */
  private verbOf(item: Item): string {
    const own = this.tokens.flatMap((token, at) =>
      token.tag.startsWith('verb:') && this.sentences[at] === item.sentence ? [{ tag: token.tag, at }] : [],
    )
    return (own.findLast((each) => each.at < item.at) ?? own[0])?.tag ?? ''
  }

  private built(factors: readonly Factor[], asked: { of: Dimension; per: readonly Dimension[] | null }): World {
    const world = this.begun()
    const question = this.tokens.slice(this.askedAt)
    if (question.some((each) => /^verb:need$/.test(each.tag))) world.rounding = 'up'
    const given = new Map<Factor, Quantity>()
    for (const each of factors.toSorted((one, other) => one.item.at - other.item.at)) {
      const { amount, of } = each.item
      const made = world.make(each.per ? 'size' : 'state', refOf(of, amount), {
        per: each.per ? refOf(each.per, null) : null,
      })
      world.give(made, { amount })
      given.set(each, made)
    }
    const start = factors.find((each) => !each.isBelow && !each.per) ?? factors.find((each) => !each.isBelow)
    if (!start) unclear('nothing to begin with')
    let now = given.get(start) ?? unclear()
    let top: Dimension | null = start.item.of
    const left = factors.filter((each) => each !== start)
    const touches = (each: Factor) =>
      top !== null && (each.isBelow ? isSame(each.item.of, top) : each.per !== null && isSame(each.per, top))
    while (left.length > 0) {
      const next = left.find(touches) ?? left[0]
      if (!next) break
      left.splice(left.indexOf(next), 1)
      const other = given.get(next) ?? unclear()
      const isLast = left.length === 0
      const isWhole = touches(next)
      const of: Dimension = isLast
        ? asked.of
        : isWhole
          ? ((next.isBelow ? next.per : next.item.of) ?? this.measured('number'))
          : this.measured('number')
      const isSize = isLast ? asked.per !== null : !isWhole
      const made = world.make(isSize ? 'size' : 'state', refOf(of, null))
      if (!next.isBelow) world.relate('equal-groups', made, other, now)
      else if (next.per) world.relate('equal-groups', now, other, made)
      else world.relate('equal-groups', now, made, other)
      now = made
      top = isWhole || isLast ? of : null
    }
    world.want(now)
    return world
  }
}

const isEach = (token: Token) =>
  token.tag === 'each' || (isOne(token) && token.amount?.unit === null && !/\d/.test(token.text))
const isSame = (one: Dimension, other: Dimension) =>
  one.measure === other.measure && (one.measure !== 'count' || [...one.keys].some((key) => other.keys.has(key)))

const refOf = (of: Dimension, amount: Amount | null): Ref => ({
  noun: [...of.keys].at(-1) ?? null,
  measure: of.measure,
  name: of.name,
  where: [],
  unit: amount?.unit ?? null,
})

/** An amount, or a rate times a number. */
interface Term {
  readonly item: Item
  readonly count: Item | null
}
/** All amounts as terms of one sum; null if one is left over. */
function termsOf(items: readonly Item[], of: Dimension): Term[] | null {
  const counts = items.filter((each) => each.per.length === 0 && !isSame(each.of, of))
  const terms: Term[] = []
  for (const item of items) {
    if (counts.includes(item)) continue
    if (!isSame(item.of, of)) return null
    if (item.per.length === 0) {
      terms.push({ item, count: null })
      continue
    }
    const fitting = counts.filter((each) => item.per.some((per) => isSame(per, each.of)))
    const near = fitting.filter((each) => each.sentence === item.sentence)
    const count =
      near.findLast((each) => each.at < item.at) ?? near[0] ?? (fitting.length === 1 ? fitting[0] : undefined)
    if (!count) return null
    counts.splice(counts.indexOf(count), 1)
    terms.push({ item, count })
  }
  return counts.length === 0 ? terms : null
}

/** All products and quotients of the amounts that have the dimension asked for. */
function solutions(items: readonly Item[], asked: { of: Dimension; per: readonly Dimension[] | null }) {
  const found: { value: Rational; factors: Factor[] }[] = []
  const plain = items.filter((each) => each.per.length === 0)
  // Two amounts of one thing are compared or added, never multiplied.
  if (plain.some((one, index) => plain.slice(index + 1).some((other) => isSame(one.of, other.of))))
    return proportion(items, asked)
  const groups =
    asked.per === null
      ? [null]
      : asked.per.length > 0
        ? asked.per
        : plain.map((each) => each.of).filter((each) => !isSame(each, asked.of))
  const choose = (index: number, factors: Factor[]) => {
    const item = items[index]
    if (!item) {
      for (const group of groups)
        if (cancels(factors, asked.of, group)) found.push({ value: resultOf(factors), factors })
      return
    }
    for (const per of item.per.length > 0 ? item.per : [null])
      for (const isBelow of [false, true]) choose(index + 1, [...factors, { item, per, isBelow }])
  }
  choose(0, [])
  return found
}
/** "6 candles need 36 g of wax. How much for 10 candles?": amounts given in one clause form a ratio. */
function proportion(items: readonly Item[], asked: { of: Dimension; per: readonly Dimension[] | null }) {
  if (items.length !== 3 || asked.per !== null || items.some((each) => each.per.length > 0)) return []
  const own = items.filter((each) => isSame(each.of, asked.of))
  const [one, other] = items.filter((each) => !own.includes(each))
  const [known] = own
  if (!known || own.length !== 1 || !one || !other || !isSame(one.of, other.of)) return []
  // More workers need less time: only an output is proportional to them.
  if (asked.of.measure === 'time' && !extents.has(one.of.measure)) return []
  if (one.of.measure === 'time' && !extents.has(asked.of.measure)) return []
  const base = one.isTiedTo(known) ? one : other
  const next = base === one ? other : one
  if (!base.isTiedTo(known) || next.isTiedTo(known)) return []
  const factors: Factor[] = [
    { item: known, per: null, isBelow: false },
    { item: base, per: null, isBelow: true },
    { item: next, per: null, isBelow: false },
  ]
  return [{ value: resultOf(factors), factors }]
}
/** Measures of objects, not of workers: they are proportional to what goes with them. */
const extents = new Set(['length', 'mass', 'volume', 'money'])
const resultOf = (factors: readonly Factor[]) =>
  factors.reduce(
    (value, each) => (each.isBelow ? divide(value, each.item.amount.value) : multiply(value, each.item.amount.value)),
    ONE,
  )
function cancels(factors: readonly Factor[], of: Dimension, per: Dimension | null): boolean {
  const above = [...factors.map((each) => (each.isBelow ? each.per : each.item.of)), per].filter(
    (each) => each !== null,
  )
  const below = [...factors.map((each) => (each.isBelow ? each.item.of : each.per)), of].filter((each) => each !== null)
  if (above.length !== below.length) return false
  for (const each of above) {
    const at = below.findIndex((one) => isSame(one, each))
    if (at < 0) return false
    below.splice(at, 1)
  }
  return true
}
