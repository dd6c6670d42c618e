import type { Formula } from './formula.ts'
import type { Amount, Measure, Spans, Word } from './spans.ts'

/**
 * What a number counts, as a dimension: "12 pens in each box" is pen/box, "60 km/h" is length/time, a percentage is
 * dimensionless. null if the text does not say.
 */
export type Thing = ReadonlyMap<string, number> | null

const NOTHING: Thing = new Map()
const functionTag =
  /^(?:det|a|and|but|when|if|skip|same|equally|each|per|more|another|less|than|some|as-many|as|times|sum|left|rest|other|same-as|all|both|again|now|start|next|ago|later|old|prep|ask|pron|neg|cmp|adj|be|aux|verb|which|at-least|block|stop)/
const perTag = /^(?:each|per)$/

const isNoun = (word: Word) =>
  !word.isMark && word.amount === null && !(word.tag && functionTag.test(word.tag)) && word.low.length > 1

function ofMeasure(measure: Measure): Thing {
  return new Map(measure.parts.map(({ quantity, power }) => [quantity, power]))
}

/** The noun at or after a position in the same clause; a unit of measure is named by what it measures. */
function nounAt(words: readonly Word[], from: number, most: number): { name: string; at: number } | null {
  const clause = words[from]?.clause
  let found: { name: string; at: number } | null = null
  for (let index = from; index < Math.min(words.length, from + most); index++) {
    const word = words[index] as Word
    if (word.clause !== clause || word.isMark || word.amount !== null) break
    if (word.measure) return found ?? { name: word.measure.name, at: index }
    if (isNoun(word)) {
      // The last of several nouns is the head: "adult tickets". A further noun must follow immediately.
      if (found && found.at < index - 1) break
      found = { name: word.stem, at: index }
    } else if (found) break
    else if (word.tag && /^(?:prep|verb|be|than|if|and|but|cmp|per|each|ask)/.test(word.tag) && index > from + 1) break
    else if (word.tag && /^(?:prep|verb|be|than|if|and|but|per|ask)/.test(word.tag)) break
  }
  return found
}

export function thingOf({ words }: Spans, amount: Amount): Thing {
  if (amount.kind === 'percent' || amount.kind === 'fraction' || amount.kind === 'factor' || amount.kind === 'ratio')
    return NOTHING
  if (amount.kind === 'implied') return null
  if (amount.kind === 'clock') return new Map([['time', 1]])
  if (amount.measure && amount.measure.parts.length > 1) return ofMeasure(amount.measure)
  const noun = amount.measure ? null : nounAt(words, amount.last, 4)
  const own = amount.measure ? ofMeasure(amount.measure) : noun ? new Map([[noun.name, 1]]) : null
  if (!own) return null
  // "... in each box", "$15 per hour", "5 points a day"
  const clause = words[amount.first]?.clause
  const from = noun ? noun.at + 1 : amount.last
  for (let index = from; index < Math.min(words.length, from + 5); index++) {
    const word = words[index] as Word
    if (word.clause !== clause || word.amount !== null) break
    const isArticle = word.tag === 'a' && index <= from + 1
    if (
      !perTag.test(word.tag ?? '') &&
      !isArticle &&
      word.low !== 'за' &&
      word.low !== 'по' &&
      !(word.low === 'в' && words[index + 1]?.measure)
    )
      continue
    const under = nounAt(words, index + 1, 3)
    if (under) return new Map([...own, [under.name, -1]])
  }
  return own
}

export function thingAsked(
  words: readonly Word[],
  from: number,
  to: number,
  measure: Measure | null,
  kind: string,
): Thing {
  if (kind === 'percent' || kind === 'part' || kind === 'factor') return NOTHING
  if (measure) return ofMeasure(measure)
  const many = words.findIndex(
    ({ low }, index) => index >= from && index < to && /^(?:many|сколько|скольк\p{L}*)$/u.test(low),
  )
  const region = words.slice(from, to)
  if (
    region.some(
      ({ tag, low }) =>
        tag === 'cost' ||
        tag === 'price' ||
        tag === 'verb:cost' ||
        tag === 'verb:pay' ||
        tag === 'ask:change' ||
        low === 'cost',
    )
  )
    return new Map([['money', 1]])
  if (region.some(({ tag }) => tag === 'speed' || tag === 'ask:fast'))
    return new Map([
      ['length', 1],
      ['time', -1],
    ])
  if (region.some(({ tag }) => tag === 'distance' || tag === 'ask:far' || tag === 'perimeter'))
    return new Map([['length', 1]])
  if (region.some(({ tag }) => tag === 'area')) return new Map([['length', 2]])
  if (region.some(({ tag }) => tag === 'ask:old' || tag === 'age')) return new Map([['time', 1]])
  const noun = many < 0 ? null : nounAt(words, many + 1, 4)
  return noun ? new Map([[noun.name, 1]]) : null
}

const isSame = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
  a.size === b.size && [...a].every(([name, power]) => b.get(name) === power)

/** The relation between two dimensions. */
export function relation(a: Thing, b: Thing): string {
  if (!a || !b) return 'unknown'
  if (a.size === 0 || b.size === 0) return a.size === b.size ? 'none' : 'scale'
  if (isSame(a, b)) return 'same'
  const shared = [...a].filter(([name]) => b.has(name))
  if (shared.some(([name, power]) => power < 0 && (b.get(name) ?? 0) > 0)) return 'rate'
  if (shared.some(([name, power]) => power > 0 && (b.get(name) ?? 0) < 0)) return 'counted'
  return shared.length > 0 ? 'shared' : 'other'
}

export interface Balance {
  /** Different dimensions were added. */
  isMixed: boolean
}

/** Dimensions encoded as numbers, so that a product becomes a sum of codes; NaN where the text does not say. */
export function codesOf(things: readonly Thing[]): readonly number[] {
  const names: string[] = []
  return things.map((thing) => {
    if (!thing) return Number.NaN
    let code = 0
    for (const [name, power] of thing) {
      if (!names.includes(name)) names.push(name)
      code += power * 32 ** (names.indexOf(name) % 10)
    }
    return code
  })
}

/** The dimension code of a calculation; records additions of different dimensions in `on`. */
export function codeOfFormula(formula: Formula, at: (slot: number) => number, on: Balance): number {
  if (formula.kind === 'slot') return at(formula.slot)
  if (formula.kind === 'sum') {
    let own = Number.NaN
    for (const { of } of formula.terms) {
      const next = codeOfFormula(of, at, on)
      if (Number.isNaN(next)) continue
      if (Number.isNaN(own)) own = next
      else if (own !== next) on.isMixed = true
    }
    return own
  }
  let code = 0
  for (const each of formula.above) code += codeOfFormula(each, at, on)
  for (const each of formula.below) code -= codeOfFormula(each, at, on)
  return code
}

/** Whether the object of "than" is what the question asks for; null if nothing is compared. */
export function compared({ words }: Spans, amount: Amount, question: readonly Word[]): string | null {
  const sentence = words[amount.first]?.sentence
  const isSaid = (word: Word) => word.low.length > 1 && question.some(({ stem }) => stem === word.stem)
  for (let index = amount.last; index < Math.min(words.length, amount.last + 8); index++) {
    const word = words[index] as Word
    if (word.sentence !== sentence) return null
    const isThan =
      word.tag === 'than' || (word.tag === 'as' && index > amount.last + 1) || word.low === 'than' || word.low === 'чем'
    if (!isThan) continue
    const behind = words.slice(index + 1, index + 4).filter((each) => each.sentence === sentence && isNoun(each))
    const ahead = words.slice(Math.max(0, amount.first - 6), amount.first).filter((each) => each.sentence === sentence)
    const isBack = ahead.some(({ low }) => /^(?:which|that|this|it|это|что|она|он)$/.test(low))
    const cmp =
      words
        .slice(Math.max(0, amount.first - 2), index)
        .find(({ tag }) => tag && /^(?:cmp|more|less|times|as-many)/.test(tag))?.tag ?? ''
    const said = behind.length === 0 ? 'nobody' : behind.some(isSaid) ? 'asked' : 'other'
    const subject = ahead.some((each) => isNoun(each) && isSaid(each)) ? 'subject asked' : ''
    return `${cmp} ${said} ${isBack} ${subject} ${amount.kind === 'factor'}`
  }
  return null
}
