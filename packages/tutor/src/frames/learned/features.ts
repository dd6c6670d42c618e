import type { Language } from '../../math/latex.ts'
import { divide, multiply, ONE, type Rational } from '../../math/rational.ts'
import { hashOf } from './hash.ts'
import { type Amount, type Measure, type Spans, spansOf, type Word } from './spans.ts'
import { compared, relation, type Thing, thingAsked, thingOf } from './things.ts'

/**
 * A story as the log-linear model sees it: hashed features of each number, of each pair of numbers and of the whole
 * text. The stored weights belong to exactly these features: retrain after any change here.
 */
export interface Story {
  readonly spans: Spans
  readonly numbers: readonly StoryNumber[]
  /** For the whole text. */
  readonly text: Uint32Array
  /** The subset that separates formulas: what is asked, and which kinds of numbers and words occur. */
  readonly gist: Uint32Array
  /** For each number. */
  readonly single: readonly Uint32Array[]
  /** For each pair of numbers, the earlier one first: `pair[i * numbers.length + j]`. */
  readonly pair: readonly Uint32Array[]
  readonly asks: Asked
  /** A few hashed role words per number; features of whole calculations are built from them. */
  readonly roles: readonly (readonly number[])[]
}

interface StoryNumber {
  readonly amount: Amount
  /** Converted to the unit of the calculation. */
  readonly value: Rational
  /** Conversion factor: `value` is the number in the text times this. */
  readonly factor: Rational
  readonly double: number
  /** What the number counts or measures, and per what. */
  readonly thing: Thing
}

interface Asked {
  /** The type of the wanted quantity: a share of one, a percentage, a count, a measure. */
  readonly kind: 'percent' | 'part' | 'count' | 'measure' | 'factor' | 'unknown'
  readonly measure: Measure | null
  /** Word range of the question, starting at the question word. */
  readonly from: number
  readonly to: number
  readonly allowsNegative: boolean
  readonly thing: Thing
}

const MOST_NUMBERS = 8
const LONGEST = 1200

const strongAsk: Readonly<Record<Language, RegExp>> = {
  en: /^(?:how|what|what's|whats|find|calculate|work|determine|which|express|change|convert|count|state|add|compute)$/,
  ru: /^(?:сколько|скольк\p{L}*|скока|скоко|вырази(?:те)?|переведи(?:те)?|вставьте?|запиши(?:те)?|каков\p{L}*|како[йевм]\p{L}*|кака[яв]|какую|найди(?:те)?|найти|вычисли(?:те)?|определи(?:те)?|узнай(?:те)?|чему|посчитай(?:те)?|рассчитай(?:те)?)$/u,
}
const percentAsk = /^(?:percent|percentage|процент\p{L}*|%)$/u
const partAsk = /^(?:fraction|probability|chance|вероятност\p{L}*|част[ьи]|дол[яюи])$/u
const cold =
  /^(?:temperature|degrees?|°|below|frost|freez\p{L}*|мороз\p{L}*|температур\p{L}*|градус\p{L}*|balance|баланс\p{L}*)$/u
const perWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:per|each|every|apiece|a|an)$/,
  ru: /^(?:кажд\p{L}*|по|за|одн\p{L}*|в)$/u,
}

export function storyOf(text: string, language: Language): Story | null {
  if (text.length > LONGEST) return null
  const spans = spansOf(text, language)
  const { words, amounts } = spans
  if (amounts.length === 0 || amounts.length > MOST_NUMBERS) return null
  const asks = askedOf(words, language)
  if (!asks) return null
  const numbers = inOneUnit(spans, asks).map((each) => ({ ...each, thing: thingOf(spans, each.amount) }))
  return {
    spans,
    numbers,
    asks,
    ...textFacts(spans, numbers, asks),
    roles: numbers.map((number) => rolesOf(spans, number, asks)),
    single: numbers.map((_, index) => singleFacts(spans, numbers, index, asks)),
    pair: numbers.flatMap((_, one) =>
      numbers.map((_, other) => (one < other ? pairFacts(spans, numbers, one, other, asks) : new Uint32Array())),
    ),
  }
}

function askedOf(words: readonly Word[], language: Language): Asked | null {
  const isAsking = (word: Word) => strongAsk[language].test(word.low)
  const isMarked = words.some(({ low }) => low === '?')
  if (!isMarked && !words.some(isAsking)) return null
  const mark = words.findLastIndex(({ low }) => low === '?')
  const last = mark >= 0 ? mark : words.findLastIndex(isAsking)
  const sentence = words[last]?.sentence ?? 0
  const inside = words.map((_, index) => index).filter((index) => words[index]?.sentence === sentence)
  const end = (inside.at(-1) ?? 0) + 1
  const strong = inside.filter((index) => isAsking(words[index] as Word))
  // "How long is it if ... how": in text without punctuation the last question word starts the question.
  const start = (strong.length > 0 ? (inside.length > 25 ? strong.at(-1) : strong[0]) : inside[0]) ?? 0
  const from =
    language === 'ru' && /^(?:на|во|за|через|в|с|по|до)$/.test(words[start - 1]?.low ?? '') ? start - 1 : start
  const region = words.slice(from, end)
  const bare = region.filter(
    ({ measure, amount }, index) => measure && amount === null && !isNumbered(words, from + index),
  )
  const lead = region.slice(0, 6)
  const after = region.find(
    ({ measure }, index) =>
      measure && /^(?:in|в)$/.test(region[index - 1]?.low ?? '') && !isNumbered(words, from + index),
  )
  const head = bare[0]
  const measure = (after && after !== head && /s$|ах$|pence|km|cm|kg/.test(after.low) ? after : head)?.measure ?? null
  const isTimes = /^(?:раза?)$/.test(lead[2]?.low ?? '') || (lead[1]?.low === 'many' && lead[2]?.low === 'times')
  const kind =
    region.some(({ low }) => percentAsk.test(low)) && !region.some(({ low, amount }) => low === '%' && amount !== null)
      ? 'percent'
      : region.some(({ low }) => partAsk.test(low))
        ? 'part'
        : isTimes
          ? 'factor'
          : measure
            ? 'measure'
            : /^(?:many|сколько|скольк\p{L}*)$/u.test(lead[0]?.low ?? '') || lead[1]?.low === 'many'
              ? 'count'
              : 'unknown'
  const allowsNegative = words.some(({ low }) => cold.test(low))
  return { kind, measure, from, to: end, allowsNegative, thing: thingAsked(words, from, end, measure, kind) }
}

const isNumbered = (words: readonly Word[], at: number) => {
  for (let index = at - 1; index >= at - 2; index--) {
    const word = words[index]
    if (word?.amount !== null && word?.amount !== undefined) return true
    if (!word?.measure) return false
  }
  return false
}

/** Converts each measure to one unit: that of a speed in the story, else the one asked for, else the smallest. */
function inOneUnit(spans: Spans, asks: Asked): Omit<StoryNumber, 'thing'>[] {
  const chosen = new Map<string, Rational>()
  const all = spans.amounts.flatMap(({ measure }) => (measure ? [measure] : []))
  for (const { parts } of all)
    for (const { quantity, size, power } of parts)
      if (parts.length > 1 && Math.abs(power) === 1 && !chosen.has(quantity)) chosen.set(quantity, size)
  for (const { quantity, size, power } of asks.measure?.parts ?? [])
    if (power === 1 && !chosen.has(quantity)) chosen.set(quantity, size)
  const smallest = new Map<string, Rational>()
  for (const { parts } of all)
    for (const { quantity, size, power } of parts) {
      const before = smallest.get(quantity)
      if (power === 1 && (!before || size.n * before.d < before.n * size.d)) smallest.set(quantity, size)
    }
  const clock = spans.amounts.some(({ kind }) => kind === 'clock')
  return spans.amounts.map((amount) => {
    let factor = ONE
    const [part, ...others] = amount.measure?.parts ?? []
    if (part && others.length === 0 && amount.kind !== 'percent') {
      if (part.power === 1) {
        const target =
          clock && part.quantity === 'time' ? MINUTE : (chosen.get(part.quantity) ?? smallest.get(part.quantity))
        if (target) factor = divide(part.size, target)
      } else {
        const target = asks.measure?.name === amount.measure?.name ? asks.measure?.size : undefined
        if (target) factor = divide(part.size, target)
      }
    }
    const value = multiply(amount.value, factor)
    return { amount, value, factor, double: Number(value.n) / Number(value.d) }
  })
}
const MINUTE: Rational = { n: 60n, d: 1n }

// ---- Facts -----------------------------------------------------------------------------------------------------------

function list(write: (fact: (name: string) => void) => void): Uint32Array {
  const found = new Set<number>()
  write((name) => found.add(hashOf(name)))
  return Uint32Array.from(found)
}
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9
/** A word's role tag, or its stem if it has none. */
const cueOf = (word: Word) =>
  word.amount !== null ? '#' : (word.tag ?? (word.measure ? `<${word.measure.name}>` : word.stem))
const isWordOnly = ({ isMark, amount }: Word) => !isMark && amount === null

/** The question and comparison words of the question, sorted. */
const telling =
  /^(?:ask|cmp|which|left|sum|more|less|each|per|average|times|same|rest|ago|later|now|start|perimeter|area|speed|distance|price|cost|between|both|ratio|sum-of|difference|alone|at-least|discount|as-many|verb)/
function questionCue(words: readonly Word[]): string {
  return [...new Set(words.flatMap(({ tag }) => (tag && telling.test(tag) ? [tag] : [])))].sort().join(' ')
}
const askCue = (words: readonly Word[]) => words.find(({ tag }) => tag?.startsWith('ask'))?.tag ?? 'ask'

function textFacts(
  { words, amounts }: Spans,
  numbers: readonly StoryNumber[],
  asks: Asked,
): { readonly text: Uint32Array; readonly gist: Uint32Array } {
  const gist = list((fact) => {
    fact('always')
    fact(`numbers ${numbers.length}`)
    fact(`asks ${asks.kind} ${asks.measure?.name ?? ''}`)
    fact(`asks ${asks.kind}`)
    const kinds = amounts.map(({ kind }) => kind)
    for (const kind of new Set(kinds)) fact(`has ${kind} ${kinds.filter((each) => each === kind).length}`)
    fact(`kinds ${[...kinds].sort().join(' ')}`)
    fact(`kinds ${[...kinds].sort().join(' ')} asks ${asks.kind}`)
    fact(
      `measures ${amounts
        .map(({ measure }) => measure?.name ?? '-')
        .sort()
        .join(' ')}`,
    )
    const region = words.slice(asks.from, asks.to)
    fact(`question ${questionCue(region)}`)
    const question = region.filter(isWordOnly)
    for (const [index, word] of question.entries()) {
      fact(`q ${word.stem}`)
      if (word.tag) fact(`q ${word.tag}`)
      const next = question[index + 1]
      if (next) fact(`q ${cueOf(word)} ${cueOf(next)}`)
    }
    fact(`q first ${question.slice(0, 2).map(({ stem }) => stem)}`)
    for (const { tag } of words) if (tag) fact(`t ${tag}`)
  })
  const rest = words.filter(isWordOnly)
  const more = list((fact) => {
    for (const [index, word] of rest.entries()) {
      fact(`t ${word.stem}`)
      const next = rest[index + 1]
      if (next && next.clause === word.clause) fact(`t ${cueOf(word)} ${cueOf(next)}`)
    }
  })
  return { gist, text: Uint32Array.from(new Set([...gist, ...more])) }
}

/** The nouns of a number: the words after it in its clause, up to the next number. */
function nounsOf({ words }: Spans, amount: Amount): readonly string[] {
  const found: string[] = []
  for (let index = amount.last; index < words.length && found.length < 3; index++) {
    const word = words[index]
    if (!word || word.isMark || word.amount !== null) {
      if (word && index === amount.last && word.amount === null && !/[.,?!;]/.test(word.low)) continue
      break
    }
    found.push(word.stem)
  }
  return found
}

const verbTags = (words: readonly Word[]) =>
  [...new Set(words.flatMap(({ tag }) => (tag?.startsWith('verb') ? [tag] : [])))].sort().join(' ')

function verbClause({ words }: Spans, amount: Amount): readonly Word[] {
  const clause = words[amount.first]?.clause
  return words.filter((word) => word.clause === clause && !word.isMark && word.amount === null)
}

const functionWords =
  /^(?:of|the|a|an|in|on|at|to|and|is|are|was|were|he|she|it|they|his|her|for|with|by|и|в|на|с|по|из|у|он|она|они|к|о|что|это)$/

/** Roles from specific (what it counts) to general (what is said about it). */
function rolesOf(spans: Spans, { amount, thing }: StoryNumber, asks: Asked): readonly number[] {
  const { words, language } = spans
  const clause = words[amount.first]?.clause
  const own = verbClause(spans, amount)
  const verbs = verbTags(own)
  const isPer = words
    .slice(amount.last, amount.last + 5)
    .some((word) => word.clause === clause && perWords[language].test(word.low))
  const near = words
    .slice(Math.max(0, amount.first - 2), amount.last + 4)
    .find(({ tag }) => tag && /^(?:cmp|more|less|another|each|left|rest|times|as-many)/.test(tag))?.tag
  const told = compared(spans, amount, words.slice(asks.from, asks.to)) ?? near ?? ''
  const fit = relation(thing, asks.thing)
  const part = amount.kind === 'fraction' || amount.kind === 'percent' ? 'part' : amount.kind
  const isInQuestion = amount.first >= asks.from && amount.first < asks.to
  return [
    `${part} ${fit} ${isPer}`,
    `${part} ${fit} ${told}`,
    `${part} ${verbs} ${told} ${isPer}`,
    `${part} ${amount.measure?.name ?? ''} ${isInQuestion} ${told}`,
  ].map(hashOf)
}

function singleFacts(spans: Spans, numbers: readonly StoryNumber[], at: number, asks: Asked): Uint32Array {
  const { words, amounts, language } = spans
  const { amount, double } = numbers[at] as StoryNumber
  return list((fact) => {
    const { kind, first, last, measure } = amount
    fact('always')
    fact(`kind ${kind}`)
    fact(`kind ${kind} asks ${asks.kind}`)
    fact(`measure ${measure?.name ?? '-'} asks ${asks.measure?.name ?? asks.kind}`)
    fact(`measure ${measure?.name ?? '-'}`)
    fact(`place ${at} of ${numbers.length}`)
    if (at === numbers.length - 1) fact('last number')
    if (amount.isWord) fact(`in words ${kind}`)
    if (amount.isWord && double <= 2) fact(`small word ${double}`)
    if (double === 1) fact('is 1')
    if (!isWhole(double)) fact(`broken ${kind}`)
    if (double < 1) fact(`below one ${kind}`)
    const isInQuestion = first >= asks.from && first < asks.to
    fact(`in question ${isInQuestion}`)
    const others = numbers.filter((_, index) => index !== at).map((each) => each.double)
    if (others.length > 0) {
      fact(`largest ${others.every((each) => each <= double)}`)
      fact(`smallest ${others.every((each) => each >= double)}`)
    }
    const before: string[] = []
    for (let index = first - 1; index >= 0 && before.length < 4; index--) {
      const word = words[index] as Word
      if (word.isMark && /[.?!;]/.test(word.low)) break
      before.push(cueOf(word))
    }
    const after: string[] = []
    for (let index = last; index < words.length && after.length < 6; index++) {
      const word = words[index] as Word
      if (word.isMark && /[.?!;]/.test(word.low) && word.sentence !== words[index + 1]?.sentence) break
      if (word.low === '.') continue
      after.push(cueOf(word))
    }
    for (const [index, cue] of before.entries()) {
      fact(`b ${cue}`)
      if (index < 2) fact(`b${index} ${cue}`)
    }
    for (const [index, cue] of after.entries()) {
      fact(`a ${cue}`)
      if (index < 3) fact(`a${index} ${cue}`)
    }
    fact(`b2 ${before[1]} ${before[0]}`)
    fact(`a2 ${after[0]} ${after[1]}`)
    fact(`a2b ${after[1]} ${after[2]}`)
    fact(`ba ${before[0]} ${after[0]}`)
    fact(`baa ${before[0]} ${after[0]} ${after[1]}`)
    fact(`baa ${before[0]} * ${after[1]}`)
    const own = verbClause(spans, amount)
    for (const word of own) {
      fact(`c ${word.stem}`)
      if (word.tag) fact(`c ${word.tag}`)
    }
    const verbs = [...new Set(own.flatMap(({ tag }) => (tag?.startsWith('verb') ? [tag] : [])))].sort().join(' ')
    const askTag = askCue(words.slice(asks.from, asks.to))
    const asking = questionCue(words.slice(asks.from, asks.to))
    fact(`verb ${verbs}`)
    fact(`verb ${verbs} ${askTag}`)
    fact(`verb ${verbs} ${asking}`)
    const sentence = words[first]?.sentence
    for (const word of words) {
      if (word.sentence === sentence && word.clause !== words[first]?.clause && isWordOnly(word))
        fact(`s ${word.tag ?? word.stem}`)
    }
    // The counted noun is the one the question asks for.
    const nouns = nounsOf(spans, amount)
    const question = words.slice(asks.from, asks.to)
    const asked = question.slice(0, 5).map(({ stem }) => stem)
    const isAsked = nouns.slice(0, 2).some((noun) => !functionWords.test(noun) && asked.includes(noun))
    const isMentioned = nouns
      .slice(0, 2)
      .some((noun) => !functionWords.test(noun) && question.some(({ stem }) => stem === noun))
    fact(`noun ${isAsked ? 'asked' : isMentioned ? 'in question' : 'not in question'}`)
    fact(`noun ${isAsked ? 'asked' : isMentioned ? 'in question' : 'not in question'} ${kind} ${askTag}`)
    fact(`noun ${isAsked ? 'asked' : isMentioned ? 'in question' : 'not in question'} ${verbs} ${asking}`)
    const clauseWords = verbClause(spans, amount).map(({ low }) => low)
    const isPer = words
      .slice(last, last + 5)
      .some(({ low, clause }) => clause === words[first]?.clause && perWords[language].test(low))
    fact(`per ${isPer} ${measure?.name ?? kind}`)
    const fit = relation((numbers[at] as StoryNumber).thing, asks.thing)
    fact(`thing ${fit} ${kind}`)
    fact(`thing ${fit} ${askTag}`)
    fact(`thing ${fit} ${asking}`)
    fact(`thing ${fit} ${verbs}`)
    fact(`per ${isPer} ${isAsked} ${measure?.name ?? kind}`)
    // Question words that refer to this number: "how many ... left", "how many does each".
    for (const cue of new Set(question.filter(isWordOnly).map(cueOf))) fact(`w ${cue} ${isPer} ${isAsked}`)
    fact(`w first ${question.slice(0, 3).map(({ stem }) => stem)} ${isAsked}`)
    fact(`w ${asking} ${isPer} ${isAsked}`)
    // "17 more than Dev has. How many does Dev have": the number is to be subtracted.
    const told = compared(spans, amount, question)
    if (told) {
      fact(`compared ${told}`)
      fact(`compared ${told} ${askTag}`)
      fact(`compared ${told} ${asking}`)
    }
    if (kind === 'fraction' || kind === 'percent') {
      const behind = words.slice(last, last + 5)
      const hasNumber = behind.some(
        ({ amount: own }, index) => own !== null && behind.slice(0, index).every(({ isMark }) => !isMark),
      )
      const ahead = words.slice(Math.max(0, first - 5), first)
      const isThatMuch = ahead.some(
        ({ amount: own }, index) =>
          own !== null &&
          ahead
            .slice(index)
            .some(({ low }) => /^(?:which|is|are|this|that|это|составля\p{L}*|was|or|или|что)$/u.test(low)),
      )
      fact(`part of a number ${hasNumber}`)
      fact(`part ${hasNumber} ${isThatMuch} ${isInQuestion}`)
      fact(`part ${hasNumber} ${isThatMuch} ${asking}`)
    }
    // A proper name, or the clause's subject, that the question mentions too.
    const shared = clauseWords.filter((low) => low.length > 3 && question.some((word) => word.low === low)).length
    fact(`shared with question ${Math.min(3, shared)}`)
    fact(
      `alone in its sentence ${amounts.every((each) => each === amount || words[each.first]?.sentence !== sentence)}`,
    )
  })
}

function pairFacts(
  spans: Spans,
  numbers: readonly StoryNumber[],
  one: number,
  other: number,
  asks: Asked,
): Uint32Array {
  const { words } = spans
  const a = numbers[one] as StoryNumber
  const b = numbers[other] as StoryNumber
  return list((fact) => {
    fact('always')
    fact(`asks ${asks.kind}`)
    const kinds = `${a.amount.kind} ${b.amount.kind}`
    fact(`kinds ${kinds}`)
    const measures = `${a.amount.measure?.name ?? '-'} ${b.amount.measure?.name ?? '-'}`
    fact(`measures ${measures}`)
    fact(`measures ${measures} asks ${asks.measure?.name ?? asks.kind}`)
    const left = nounsOf(spans, a.amount)
    const right = nounsOf(spans, b.amount)
    const isSame = left.slice(0, 2).some((noun) => !functionWords.test(noun) && right.slice(0, 2).includes(noun))
    const isSameMeasure = a.amount.measure !== null && a.amount.measure.name === b.amount.measure?.name
    const noun = isSameMeasure
      ? 'measure'
      : isSame
        ? 'noun'
        : right.length === 0 || left.length === 0
          ? 'none'
          : 'differs'
    fact(`same ${noun}`)
    fact(`same ${noun} ${kinds}`)
    const size = Math.abs(a.double - b.double) < 1e-9 ? 'equal' : a.double > b.double ? 'falls' : 'grows'
    fact(`size ${size}`)
    fact(`size ${size} ${noun}`)
    const [large, small] = a.double > b.double ? [a.double, b.double] : [b.double, a.double]
    fact(`divides ${small !== 0 && isWhole(large / small)} ${noun}`)
    const [x, y] = [words[a.amount.first], words[b.amount.first]]
    const distance = x?.clause === y?.clause ? 'clause' : x?.sentence === y?.sentence ? 'sentence' : 'apart'
    fact(`distance ${distance}`)
    fact(`distance ${distance} ${noun}`)
    fact(`distance ${distance} ${kinds}`)
    fact(`next ${other - one === 1} ${noun}`)
    const isAsked = (nouns: readonly string[]) =>
      nouns
        .slice(0, 2)
        .some(
          (each) =>
            !functionWords.test(each) && words.slice(asks.from, asks.from + 5).some(({ stem }) => stem === each),
        )
    const asked = `${isAsked(left)} ${isAsked(right)}`
    fact(`asked ${asked} ${noun}`)
    if (other - one === 1 && distance !== 'apart') {
      const between = words.slice(a.amount.last, b.amount.first).filter(({ isMark }) => !isMark)
      if (between.length <= 10) for (const cue of new Set(between.map(cueOf))) fact(`m ${cue}`)
      if (between.length <= 3) fact(`m ${between.map(cueOf).join(' ')}`)
      fact(`m tags ${between.flatMap(({ tag }) => (tag && telling.test(tag) ? [tag] : [])).join(' ')}`)
      const end = between.at(-1)
      if (end) fact(`m last ${cueOf(end)}`)
    }
    // One is a rate over the things that the other counts: "12 pens in each box", "3 boxes".
    const rateOf = (amount: Amount) => {
      const clause = words[amount.first]?.clause
      for (let index = amount.last; index < Math.min(words.length, amount.last + 7); index++) {
        const word = words[index] as Word
        if (word.clause !== clause) break
        if (perWords[spans.language].test(word.low)) return words.slice(index + 1, index + 4).map(({ stem }) => stem)
      }
      return []
    }
    const isRate = (rate: readonly string[], nouns: readonly string[]) =>
      nouns.slice(0, 2).some((each) => !functionWords.test(each) && rate.includes(each))
    const under = (measure: Measure | null) => measure?.parts.find(({ power }) => power < 0)?.quantity
    const rate =
      isRate(rateOf(a.amount), right) || (under(a.amount.measure) ?? '?') === b.amount.measure?.name
        ? 'first'
        : isRate(rateOf(b.amount), left) || (under(b.amount.measure) ?? '?') === a.amount.measure?.name
          ? 'second'
          : 'none'
    fact(`rate ${rate} ${asked}`)
    fact(`things ${relation(a.thing, b.thing)}`)
    fact(`things ${relation(a.thing, b.thing)} ${relation(a.thing, asks.thing)} ${relation(b.thing, asks.thing)}`)
    fact(
      `things ${relation(a.thing, b.thing)} ${relation(a.thing, asks.thing)} ${relation(b.thing, asks.thing)} ${size}`,
    )
    fact(`rate ${rate} ${noun}`)
    const question = words.slice(asks.from, asks.to)
    const asking = questionCue(question)
    fact(`question ${asking}`)
    fact(`question ${asking} ${noun}`)
    fact(`question ${asking} ${asked}`)
    fact(`question ${asking} ${rate} ${size}`)
    for (const cue of new Set(question.filter(isWordOnly).map(cueOf))) {
      fact(`w ${cue}`)
      fact(`w ${cue} ${noun} ${asked}`)
    }
    const clauses = [a, b].map(({ amount }) => verbClause(spans, amount))
    const verbs = clauses.map((own) =>
      [...new Set(own.flatMap(({ tag }) => (tag?.startsWith('verb') ? [tag] : [])))].sort().join(' '),
    )
    fact(`verbs ${verbs[0]} | ${verbs[1]}`)
    fact(`verbs ${verbs[0]} | ${verbs[1]} ${askCue(question)}`)
    fact(`verbs ${verbs[0]} | ${verbs[1]} ${asking}`)
    for (const [index, own] of clauses.entries())
      for (const word of own) if (!functionWords.test(word.low)) fact(`v${index} ${word.tag ?? word.stem}`)
    if (distance === 'apart' || distance === 'sentence') {
      const common =
        clauses[0]?.filter(
          ({ stem, low }) => !functionWords.test(low) && clauses[1]?.some((each) => each.stem === stem),
        ).length ?? 0
      fact(`common ${Math.min(3, common)} ${noun}`)
    }
  })
}
