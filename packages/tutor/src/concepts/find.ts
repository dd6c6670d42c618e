import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import { askingWords, pointing, sameWords, usualWords } from '../language/asking.ts'
import { cardsOf } from '../language/concepts.ts'
import type { Language } from '../math/latex.ts'
import type { Card } from './card.ts'

const stems = { en: stemEnglish, ru: stemRussian } as const

/** Signs are asked for by their names. */
const signs: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [/√/g, { en: ' root ', ru: ' корень ' }],
  [/\b0\s*!|0!/g, { en: ' zero factorial ', ru: ' ноль факториал ' }],
  [/\p{L}!|\d!(?!=)/gu, { en: ' factorial ', ru: ' факториал ' }],
  [/%/g, { en: ' percent ', ru: ' процент ' }],
  [/²|\^\s*2(?!\d)/g, { en: ' squared ', ru: ' квадрат ' }],
  [/³|\^\s*3(?!\d)/g, { en: ' cubed ', ru: ' куб ' }],
  [/\^/g, { en: ' power ', ru: ' степень ' }],
  [/π/g, { en: ' pi ', ru: ' пи ' }],
  [/∫/g, { en: ' integral ', ru: ' интеграл ' }],
  [/°/g, { en: ' degrees ', ru: ' градусов ' }],
]

const stemOf = (word: string): string => (/[а-я]/.test(word) ? stems.ru(word) : stems.en(word))

const wordsOf = (text: string, language: Language): readonly string[] =>
  signs
    .reduce((said, [sign, name]) => said.replace(sign, name[language]), text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/['’$\\]/g, '')
    .match(/\p{L}+|\d+(?:[.,]\d+)*/gu)
    ?.map((word) => word.replace(',', '.')) ?? []

interface Words {
  readonly asking: ReadonlySet<string>
  readonly usual: ReadonlySet<string>
  /** The one stem that stands for all words of one meaning. */
  readonly same: ReadonlyMap<string, string>
  /** The same for words that stand together. */
  readonly together: readonly (readonly [RegExp, string])[]
}
const known = new Map<Language, Words>()

function wordsIn(language: Language): Words {
  const words = known.get(language)
  if (words) return words
  const asking = new Set(askingWords[language].split(' '))
  const same = new Map<string, string>()
  const together: [RegExp, string][] = []
  for (const [first = '', ...others] of sameWords[language].map((line) => line.split(', '))) {
    for (const other of others)
      if (other.includes(' ')) together.push([new RegExp(`(?<!\\p{L})${other}(?!\\p{L})`, 'giu'), first])
      else same.set(stemOf(other), stemOf(first))
  }
  const usual = new Set(usualWords[language].split(' ').map((word) => same.get(stemOf(word)) ?? stemOf(word)))
  const made = { asking, usual, same, together }
  known.set(language, made)
  return made
}

/** The stems of the words that say what a text is about. Words of the other alphabet are stemmed by its own rules. */
export function contentStems(text: string, language: Language): string[] {
  const { asking } = wordsIn(language)
  return stemsOf(text, language)
    .filter(({ word }) => !asking.has(word))
    .map(({ stem }) => stem)
}

function stemsOf(text: string, language: Language): { word: string; stem: string }[] {
  const { same, together } = wordsIn(language)
  const plain = text.replaceAll('ё', 'е').replaceAll(/['’]/g, '')
  const said = together.reduce((left, [wording, first]) => left.replace(wording, first), plain)
  return wordsOf(said, language).map((word) => {
    const stem = stemOf(word)
    return { word, stem: same.get(stem) ?? stem }
  })
}

/** A title, or one way to ask for a card. */
interface Way {
  readonly card: number
  readonly size: number
}
interface Index {
  readonly cards: readonly Card[]
  readonly byId: ReadonlyMap<string, number>
  readonly ways: readonly Way[]
  /** For each stem the ways it is in, the cards that are asked for with it, and those that tell of it. */
  readonly inWays: ReadonlyMap<string, readonly number[]>
  readonly asked: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly told: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly weights: ReadonlyMap<string, number>
}

const indexes = new Map<Language, Index>()

/** What a word of asking weighs beside a word that says what is asked about. */
const weightOfAsking = 0.12
/** A word of fewer cards says no more than one of so many: it may be there by chance. */
const fewest = 12
/** The numbers of a question are mostly an example. */
const weightOfNumber = 0.3
/** What is asked for by its title is what the card is about. */
const weightOfTitle = 1.15

function indexOf(language: Language): Index {
  const made = indexes.get(language)
  if (made) return made
  const cards = cardsOf(language)
  const { asking } = wordsIn(language)
  const askingStems = new Set([...asking].map(stemOf))
  const asked = new Map<string, Map<number, number>>()
  const told = new Map<string, Map<number, number>>()
  const put = (map: Map<string, Map<number, number>>, stem: string, card: number, part: number) => {
    const all = map.get(stem) ?? new Map<number, number>()
    map.set(stem, all.set(card, (all.get(card) ?? 0) + part))
  }
  const texts: { card: number; stems: ReadonlySet<string>; isTitle: boolean }[] = []
  cards.forEach(({ title, also, facets }, card) => {
    for (const way of [title, ...also]) {
      const stems = new Set(stemsOf(way, language).map(({ stem }) => stem))
      texts.push({ card, stems, isTitle: way === title })
      for (const stem of stems) put(asked, stem, card, 1 / (also.length + 1))
    }
    for (const facet of Object.values(facets)) for (const { stem } of stemsOf(facet, language)) put(told, stem, card, 1)
  })
  const weights = new Map<string, number>()
  for (const [stem, { size }] of asked) {
    const rarity = Math.log(1 + cards.length / Math.max(size, fewest))
    weights.set(stem, rarity * (askingStems.has(stem) ? weightOfAsking : /^\d+$/.test(stem) ? weightOfNumber : 1))
  }
  const inWays = new Map<string, number[]>()
  const ways = texts.map(({ card, stems, isTitle }, way) => {
    let size = 0
    for (const stem of stems) {
      size += (weights.get(stem) ?? 0) ** 1.5
      const all = inWays.get(stem)
      if (all) all.push(way)
      else inWays.set(stem, [way])
    }
    return { card, size: Math.sqrt(size) / (isTitle ? weightOfTitle : 1) }
  })
  const byId = new Map(cards.map(({ id }, card) => [id, card]))
  const index = { cards, byId, ways, inWays, asked, told, weights }
  indexes.set(language, index)
  return index
}

/** A card and how well it fits a question, from 0 to 1. */
export interface FoundCard {
  readonly card: Card
  readonly fit: number
  /** How much of the question the card is about. */
  readonly share: number
}

const mostFound = 5
/** As rare as a word that stands in so many cards. */
const unknownSpread = 12
/** What a card gains by being about what is open: the very skill of the task, its topic, the card that was told. */
const ofSkill = 0.16
const ofTopic = 0.08
const ofCard = 0.12

/** `6.fractions.add` is of the topic `fractions`, and near to what is learnt about them two grades before and after. */
function isOfTopic({ skills }: Card, skill: string): boolean {
  const [grade, topic] = skill.split('.')
  return skills.some((each) => {
    const [other, own] = each.split('.')
    return own === topic && Math.abs(Number(other) - Number(grade)) <= 2
  })
}

/** What is asked, compared with one way it is asked, with all words of the card, and with what it tells. */
const parts = { way: 0.4, asked: 0.2, central: 0.3, told: 0.1 } as const

/** What is open while the question is asked makes the cards about it likelier. */
export interface Light {
  /** The skill of the open task. */
  readonly skill?: string | null
  /** A question in words that every lesson has is about the task: why, how, but not what a word means. */
  readonly isSubject?: boolean
  /** The card that was told last. */
  readonly card?: string | undefined
}

/** Cards for a question, the best first. `without` leaves a way of asking out, to try it as a question. */
export function findCards(
  question: string,
  language: Language,
  light: Light = {},
  without = -1,
  most = mostFound,
): readonly FoundCard[] {
  const index = indexOf(language)
  const { asking } = wordsIn(language)
  const heard = new Map<string, number>()
  for (const { word, stem } of stemsOf(question, language)) {
    if (heard.has(stem)) continue
    const weight = index.weights.get(stem)
    const own = Math.log(1 + index.cards.length / unknownSpread)
    heard.set(stem, weight ?? own * (asking.has(word) ? weightOfAsking : /^\d/.test(word) ? weightOfNumber : 1))
  }
  let whole = 0
  let length = 0
  for (const weight of heard.values()) {
    whole += weight
    length += weight ** 1.5
  }
  if (contentStems(question, language).length === 0 || whole === 0) return []
  const dots = new Map<number, number>()
  const covered = new Float64Array(index.cards.length)
  const central = new Float64Array(index.cards.length)
  const body = new Float64Array(index.cards.length)
  for (const [stem, weight] of heard) {
    for (const [like, likeness] of alike(index, stem, asking)) {
      const shared = (weight * (index.weights.get(like) ?? 0)) ** 0.75 * likeness
      for (const way of index.inWays.get(like) ?? []) if (way !== without) dots.set(way, (dots.get(way) ?? 0) + shared)
    }
    const inCards = (
      map: ReadonlyMap<string, ReadonlyMap<number, number>>,
      sums: Float64Array,
      worth: (part: number) => number,
    ) => {
      const best = new Map<number, number>()
      for (const [like, likeness] of alike(index, stem, asking))
        for (const [card, part] of map.get(like) ?? [])
          best.set(card, Math.max(best.get(card) ?? 0, likeness * worth(part)))
      for (const [card, value] of best) sums[card] = (sums[card] ?? 0) + weight * value
    }
    inCards(index.asked, covered, () => 1)
    inCards(index.asked, central, Math.sqrt)
    inCards(index.told, body, () => 1)
  }
  const ways = new Float64Array(index.cards.length)
  for (const [way, dot] of dots) {
    const { card, size } = index.ways[way]!
    ways[card] = Math.max(ways[card] ?? 0, dot / (size * Math.sqrt(length) || 1))
  }
  return index.cards
    .map((card, at) => {
      const share = (covered[at] ?? 0) / whole
      const told = Math.max(share, (body[at] ?? 0) / whole)
      const { skill } = light
      const ofTask = !skill ? 0 : card.skills.includes(skill) ? ofSkill : isOfTopic(card, skill) ? ofTopic : 0
      const near = ofTask + (card.id === light.card ? ofCard : 0)
      const fit =
        share === 0
          ? 0
          : parts.way * (ways[at] ?? 0) +
            parts.asked * share +
            (parts.central * (central[at] ?? 0)) / whole +
            parts.told * told +
            near
      return { card, fit, share }
    })
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, most)
}

/**
 * Below the first there is no card to speak of. From the second on the best card is told, if it is ahead of the next one
 * by `ahead`, or is far better than any guess. In between the two nearest are offered.
 */
const fits = { any: 0.42, surely: 0.52, far: 0.75, ahead: 0.05, clearly: 0.12 } as const

/** The cards worth telling or offering: one to tell, two to choose from, or none. `least`: a card must fit so well. */
export function chooseCards(
  question: string,
  language: Language,
  light: Light = {},
  least: number = fits.any,
): readonly Card[] {
  const { skill, isSubject } = light
  // "Why does the sign change?" beside a task is about that task, and its words are those of every lesson.
  const isOfTask = isSubject && skill !== null && skill !== undefined && !namesIdea(question, language)
  const found = isOfTask
    ? findCards(question, language, light, -1, Number.POSITIVE_INFINITY).filter(({ card }) => isOfTopic(card, skill))
    : findCards(question, language, light)
  const [best, ...others] = found
  if (isOfTask) {
    const own = found.find(({ card }) => card.skills.includes(skill))
    if (own && own.fit >= fits.far) return [own.card]
    return best && best.fit >= fits.far ? [best.card] : []
  }
  if (!best || best.fit < Math.max(least, leastFor(question, language, light))) return []
  // Some cards say the same for two grades.
  const next = others.find(({ card }) => card.title !== best.card.title && !isBeside(best.card, card))
  const ahead = best.fit - (next?.fit ?? 0)
  const isSure = best.fit >= fits.surely && (ahead >= fits.ahead || best.fit >= fits.far)
  if (isSure || ahead >= fits.clearly) return [best.card]
  return next ? [best.card, next.card] : [best.card]
}

/** Cards of one idea: whichever is told, it leads to the other. */
const isBeside = (one: Card, other: Card) => one.near.includes(other.id) && other.near.includes(one.id)

/** "Why is it minus?", "where does the 4 come from?" ask about what stands there, not about an idea. */
function leastFor(question: string, language: Language, { skill }: Light): number {
  const content = new Set(contentStems(question, language))
  if (content.size < 2 && pointing[language].test(question)) return Number.POSITIVE_INFINITY
  if (namesIdea(question, language)) return fits.any
  const said = new Set(contentStems(question, language).filter((stem) => !/^\d+$/.test(stem)))
  const isThin = said.size < 2 && ![...said].some((stem) => /^\d+\.\d+$/.test(stem))
  // "What does 3x mean?" beside a task has a subject, "what is the formula?" is about the task.
  return isThin && !(skill && /\d/.test(question)) ? Number.POSITIVE_INFINITY : fits.far
}

/** Whether a question has a word that not every lesson has. */
export function namesIdea(question: string, language: Language): boolean {
  const { usual } = wordsIn(language)
  return contentStems(question, language).some((stem) => !usual.has(stem) && !/^\d/.test(stem))
}

/** How many of the words of a question the card is asked for with, or tells of. */
export function sharedStems(question: string, card: Card, language: Language): number {
  const own = new Set(
    [card.title, ...card.also, ...Object.values(card.facets)].flatMap((text) => contentStems(text, language)),
  )
  return contentStems(question, language).filter((stem) => !/^\d/.test(stem) && own.has(stem)).length
}

const likeOf = new WeakMap<Index, Map<string, readonly (readonly [string, number])[]>>()

/** The stem itself; for one that no card has, those that are nearly the same: a typo, another ending. */
function alike(index: Index, stem: string, asking: ReadonlySet<string>): readonly (readonly [string, number])[] {
  if (index.weights.has(stem)) return [[stem, 1]]
  if (stem.length < 4 || asking.has(stem)) return []
  const memory = likeOf.get(index) ?? new Map<string, readonly (readonly [string, number])[]>()
  likeOf.set(index, memory)
  const before = memory.get(stem)
  if (before) return before
  const found: [string, number][] = []
  for (const [other] of index.weights) {
    if (other.length < 4 || Math.abs(other.length - stem.length) > 4) continue
    const longer = Math.max(other.length, stem.length)
    let prefix = 0
    while (prefix < longer && other[prefix] === stem[prefix]) prefix++
    if (prefix >= 5 && prefix / longer >= 0.6) found.push([other, 0.5 + (0.4 * prefix) / longer])
    else if (isTypo(stem, other)) found.push([other, 0.8])
  }
  const best = found.sort((one, other) => other[1] - one[1]).slice(0, 4)
  if (memory.size > 500) memory.clear()
  memory.set(stem, best)
  return best
}

/** One letter more, less, other, or two swapped; two of them in a long word. */
function isTypo(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length) >= 8 ? 2 : 1
  if (Math.abs(one.length - other.length) > most || one[0] !== other[0]) return false
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1]
      let least = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (isSame ? 0 : 1))
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        least = Math.min(least, before[to - 2]! + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length]! <= most
}

export function findCard(id: string, language: Language): Card | undefined {
  const index = indexOf(language)
  const at = index.byId.get(id)
  return at === undefined ? undefined : index.cards[at]
}
