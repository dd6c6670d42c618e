import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'
import { askings, askingWords, pointing, sameWords, usualWords } from '../language/asking.ts'
import { cardsOf } from '../language/concepts.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { remembered } from '../remembered.ts'
import type { Card, Wonder } from './card.ts'

const stems = { en: stemEnglish, ru: stemRussian } as const

/** Symbols are looked up by their names. */
const signs: readonly (readonly [RegExp, Readonly<Record<Language, string>>])[] = [
  [/√/g, { en: ' root ', ru: ' корень ' }],
  [/\b0\s*!|0!/g, { en: ' zero factorial ', ru: ' ноль факториал ' }],
  // "n!", but not "Hello!".
  [/(?<![\p{L}\d])(?:\p{L}|\d{1,2})!(?![!=?])/gu, { en: ' factorial ', ru: ' факториал ' }],
  // The constant of an integral; 0.999... and 0.(9).
  [/(?:\+\s*[C\u0421]|(?<=\p{L}{2}\s)\+\s*[c\u0441])(?![\p{L}\d])/gu, { en: ' plusc ', ru: ' plusc ' }],
  [/(?<!\d)0[.,](?:\(9\)|9{3,})(?:\.{2,}|…)?/g, { en: ' ninesforever ', ru: ' ninesforever ' }],
  [/%/g, { en: ' percent ', ru: ' процент ' }],
  [/²|\^\s*2(?!\d)/g, { en: ' squared ', ru: ' квадрат ' }],
  [/³|\^\s*3(?!\d)/g, { en: ' cubed ', ru: ' куб ' }],
  [/\^/g, { en: ' power ', ru: ' степень ' }],
  [/π/g, { en: ' pi ', ru: ' пи ' }],
  [/∫/g, { en: ' integral ', ru: ' интеграл ' }],
  [/°/g, { en: ' degrees ', ru: ' градусов ' }],
]

/** Far more than all cards and the library use; a text of strange words does not stay. */
const MOST_STEMS = 30_000
const stemsKnown = new Map<string, string>()

function stemOf(word: string): string {
  const known = stemsKnown.get(word)
  if (known !== undefined) return known
  if (stemsKnown.size >= MOST_STEMS) stemsKnown.clear()
  const stem = /[а-я]/.test(word) ? stems.ru(word) : stems.en(word)
  stemsKnown.set(word, stem)
  return stem
}

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
  /** Synonyms: each stem mapped to one canonical stem. */
  readonly same: ReadonlyMap<string, string>
  /** The same for phrases of several words. */
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
      if (other.includes(' ')) together.push([regExpOf(`(?<!\\p{L})${other}(?!\\p{L})`, 'giu'), first])
      else same.set(stemOf(other), stemOf(first))
  }
  const usual = new Set(usualWords[language].split(' ').map((word) => same.get(stemOf(word)) ?? stemOf(word)))
  const made = { asking, usual, same, together }
  known.set(language, made)
  return made
}

/** The stems of the content words of a text. Words in the other alphabet are stemmed by that language's rules. */
export function contentStems(text: string, language: Language): string[] {
  const { asking } = wordsIn(language)
  return stemsOf(text, language)
    .filter(({ word }) => !asking.has(word))
    .map(({ stem }) => stem)
}

/** The words of a text with their stems; words of one meaning have the same stem. */
export const stemsOf = remembered((text: string, language: Language): { word: string; stem: string }[] => {
  const { same, together } = wordsIn(language)
  const plain = text.replaceAll('ё', 'е').replaceAll(/['’]/g, '')
  const said = together.reduce((left, [wording, first]) => left.replace(wording, first), plain)
  return wordsOf(said, language).map((word) => {
    const stem = stemOf(word)
    return { word, stem: same.get(stem) ?? stem }
  })
})

/** A title, or one alternative wording of a card. */
interface Way {
  readonly card: number
  readonly size: number
  /** It asks for a reason. */
  readonly isWhy: boolean
}
interface Index {
  readonly cards: readonly Card[]
  readonly byId: ReadonlyMap<string, number>
  readonly ways: readonly Way[]
  /**
   * Inverted index: for each stem the wordings that contain it, the cards asked for with it, and the cards whose text
   * contains it.
   */
  readonly inWays: ReadonlyMap<string, readonly number[]>
  /** The wordings with these content words and no other. */
  readonly exact: ReadonlyMap<string, readonly number[]>
  readonly asked: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly told: ReadonlyMap<string, ReadonlyMap<number, number>>
  readonly weights: ReadonlyMap<string, number>
}

const indexes = new Map<Language, Index>()

/** Weight of a question word ("why", "how") relative to a content word. */
const weightOfAsking = 0.12
/** Floor of the document frequency: a word in fewer cards than this weighs no more, as it may be there by chance. */
const fewest = 12
/** Weight of a number: in a question, numbers mostly belong to an example. */
const weightOfNumber = 0.3
/** Boost for a match in the title. */
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
  const texts: { card: number; stems: ReadonlySet<string>; isTitle: boolean; isWhy: boolean }[] = []
  cards.forEach(({ title, also, facets }, card) => {
    for (const way of [title, ...also]) {
      const stems = new Set(stemsOf(way, language).map(({ stem }) => stem))
      texts.push({ card, stems, isTitle: way === title, isWhy: asksWhy(way, language) })
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
  const exact = new Map<string, number[]>()
  const ways = texts.map(({ card, stems, isTitle, isWhy }, way) => {
    const content = contentKey([...stems].filter((stem) => !askingStems.has(stem)))
    exact.set(content, [...(exact.get(content) ?? []), way])
    let size = 0
    for (const stem of stems) {
      size += (weights.get(stem) ?? 0) ** 1.5
      const all = inWays.get(stem)
      if (all) all.push(way)
      else inWays.set(stem, [way])
    }
    return { card, size: Math.sqrt(size) / (isTitle ? weightOfTitle : 1), isWhy }
  })
  const byId = new Map(cards.map(({ id }, card) => [id, card]))
  const index = { cards, byId, ways, inWays, exact, asked, told, weights }
  indexes.set(language, index)
  return index
}

const contentKey = (stems: readonly string[]): string => [...new Set(stems)].sort().join(' ')

/** Bonuses for a question whose content words are those of a wording: asked in the same way, or a why for a what. */
const ofWording = { same: 0.1, other: 0 } as const

const asksWhy = (text: string, language: Language): boolean =>
  /(?<!\p{L})(?:comes? from|откуда|почему)(?!\p{L})/iu.test(text) ||
  askings[language].some(
    ([wonder, pattern]) => wonder === 'why' && pattern.test(text.toLowerCase().replaceAll('ё', 'е')),
  )

/** The cards with a wording of exactly these content words, and their bonuses. */
function exactBonuses(
  index: Index,
  question: string,
  language: Language,
  without: number,
): ReadonlyMap<number, number> {
  const { asking } = wordsIn(language)
  const content = stemsOf(question, language).filter(({ word }) => !asking.has(word))
  // "Why does the sign change?" is a wording of several cards and names none of them.
  if (!namesIdea(question, language)) return new Map()
  const isWhy = asksWhy(question, language)
  const bonuses = new Map<number, number>()
  for (const way of index.exact.get(contentKey(content.map(({ stem }) => stem))) ?? []) {
    if (way === without) continue
    const { card, isWhy: isOfWhy } = index.ways[way]!
    bonuses.set(card, Math.max(bonuses.get(card) ?? 0, isWhy === isOfWhy ? ofWording.same : ofWording.other))
  }
  return bonuses
}

/** The card that is asked for by its name alone: "quadratic formula, please". null if several could be meant. */
export function cardNamed(question: string, language: Language): Card | null {
  const index = indexOf(language)
  if (asksWhy(question, language)) return null
  const named = [...exactBonuses(index, question, language, -1)].filter(([, bonus]) => bonus === ofWording.same)
  const [only, ...others] = named
  return only && others.length === 0 ? (index.cards[only[0]] ?? null) : null
}

/** A card and its score for a question, from 0 to 1. */
export interface FoundCard {
  readonly card: Card
  readonly fit: number
  /** The share of the question's weight that the card covers. */
  readonly share: number
}

const mostFound = 5
/** Document frequency assumed for an unknown word. */
const unknownSpread = 12
/** Score bonuses for cards related to the context: the skill of the open task, its topic, the card shown last. */
const ofSkill = 0.16
const ofTopic = 0.08
const ofCard = 0.12

/** True if the card covers the skill's topic (`fractions` in `6.fractions.add`) within two grades of it. */
export function isOfTopic({ skills }: Card, skill: string): boolean {
  const [grade, topic] = skill.split('.')
  return skills.some((each) => {
    const [other, own] = each.split('.')
    return own === topic && Math.abs(Number(other) - Number(grade)) <= 2
  })
}

/**
 * Weights of the four parts of the score: likeness to the best wording, share of the question found in the wordings,
 * how common those words are among them, share found in wordings or text.
 */
const parts = { way: 0.4, asked: 0.2, central: 0.3, told: 0.1 } as const

/** Context of a question; it makes cards about that context likelier. */
export interface Light {
  /** The skill of the open task. */
  readonly skill?: string | null
  /**
   * A question made only of words common to all lessons is about the open task. It may ask why and how, but not what a
   * word means.
   */
  readonly isSubject?: boolean
  /** The card shown last. */
  readonly card?: string | undefined
}

/** Ranks cards for a question, the best first. `without` leaves one wording out, to test it as a question. */
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
  const exact = exactBonuses(index, question, language, without)
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
            near +
            (exact.get(at) ?? 0)
      return { card, fit, share }
    })
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, most)
}

/**
 * Thresholds of the score. Below `any` no card is used. One card is shown if it leads the next by `clearly`, or from
 * `surely` on if it leads by `ahead` or reaches `far`. Otherwise the best two are offered.
 */
const fits = { any: 0.42, surely: 0.52, far: 0.75, ahead: 0.05, clearly: 0.12 } as const

/** The cards to show: one to tell, two to offer, or none. `least` is the minimum score. */
export function chooseCards(
  question: string,
  language: Language,
  light: Light = {},
  least: number = fits.any,
): readonly Card[] {
  const { skill, isSubject } = light
  // "Why does the sign change?" asked beside a task is about the task, although its words occur in every lesson.
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
  // Some cards cover the same idea for two grades: offering both is no choice.
  const next = others.find(({ card }) => card.title !== best.card.title && !isBeside(best.card, card))
  const ahead = best.fit - (next?.fit ?? 0)
  const isSure = best.fit >= fits.surely && (ahead >= fits.ahead || best.fit >= fits.far)
  if (isSure || ahead >= fits.clearly) return [best.card]
  return next ? [best.card, next.card] : [best.card]
}

/** How much the words of a task and the nearness of a card to its theme add to the score of a card. */
const besideTask = { near: 0.16, linked: 0.06, word: 0.05, mostWords: 3, reason: 0.1 } as const

/** What a question is asked about: the task's own words, and the cards of its theme, the nearest first. */
export interface Beside {
  readonly task: string
  readonly near: readonly string[]
}

/**
 * The cards for a question about a task, the best first: "properties of the diagonals" in a task about a rhombus is about
 * the diagonals of a rhombus. A question without a content word of its own is about the first card of the theme.
 */
export function cardsBeside(question: string, wonder: Wonder, { task, near }: Beside, language: Language): Found {
  const index = indexOf(language)
  const said = contentStems(question, language).filter((stem) => !/^\d/.test(stem))
  const [first] = near
  const own = first === undefined ? undefined : index.cards[index.byId.get(first) ?? -1]
  if (!namesIdea(question, language)) {
    // "Why do you multiply them?" is about the theme; a bare why is about what was said last.
    const isOfTheme = own !== undefined && wonder !== 'what' && said.length > 0
    return { surely: isOfTheme ? own : null, nearest: own ? [own] : [] }
  }
  const ofTask = new Set(contentStems(task, language).filter((stem) => !/^\d/.test(stem) && !said.includes(stem)))
  const linked = new Set(near.flatMap((id) => index.cards[index.byId.get(id) ?? -1]?.near ?? []))
  const ranked = findCards(question, language, {}, -1, mostBeside)
    .map(({ card, fit, share }) => {
      const words = [...new Set([card.title, ...card.also].flatMap((each) => contentStems(each, language)))]
      const shared = Math.min(besideTask.mostWords, words.filter((stem) => ofTask.has(stem)).length)
      const isNear = near.includes(card.id)
      const bonus = isNear ? besideTask.near : linked.has(card.id) ? besideTask.linked : 0
      // A why goes to a card that answers one.
      const isReason = wonder === 'why' && asksWhy(card.title, language)
      return { card, share, isNear, fit: fit + bonus + shared * besideTask.word + (isReason ? besideTask.reason : 0) }
    })
    .sort((one, other) => other.fit - one.fit)
  const [best] = ranked
  // A word is explained by a card that has it in its name; other questions also by a card of the theme.
  const isNamed = (card: Card) =>
    wonder === 'what' || wonder === 'is' ? isTitledWith(question, card, language) : namesCard(question, card, language)
  const sure = ranked.find(
    ({ card, fit, share, isNear }) =>
      fit >= (best?.fit ?? 0) - fits.ahead && fit >= fits.surely && share >= leastShare && (isNear || isNamed(card)),
  )
  // Beside a theme only what belongs to it is offered.
  const ofTheme = near.flatMap((id) => index.cards[index.byId.get(id) ?? -1] ?? [])
  const fitting = ranked.filter(
    ({ card, fit, isNear }) => fit >= leastNearest && (near.length === 0 || isNear || linked.has(card.id)),
  )
  const nearest = [...fitting.map(({ card }) => card), ...ofTheme]
  return { surely: sure?.card ?? null, nearest: [...new Set(nearest)].slice(0, 2) }
}

interface Found {
  readonly surely: Card | null
  readonly nearest: readonly Card[]
}
const mostBeside = 40
/** The least share of the words of a question that a card has to cover, and the least score of a card that is offered. */
const leastShare = 0.34
const leastNearest = 0.4

/** True for cards of one idea, which link to each other. */
const isBeside = (one: Card, other: Card) => one.near.includes(other.id) && other.near.includes(one.id)

/**
 * The minimum score. No card fits "why is it minus?" or "where does the 4 come from?": they point at the task, not at
 * an idea.
 */
function leastFor(question: string, language: Language, { skill }: Light): number {
  const content = new Set(contentStems(question, language))
  if (content.size < 2 && pointing[language].test(question)) return Number.POSITIVE_INFINITY
  if (namesIdea(question, language)) return fits.any
  const said = new Set(contentStems(question, language).filter((stem) => !/^\d+$/.test(stem)))
  const isThin = said.size < 2 && ![...said].some((stem) => /^\d+\.\d+$/.test(stem))
  // "What does 3x mean?" beside a task names its subject; "what is the formula?" is about the task.
  return isThin && !(skill && /\d/.test(question)) ? Number.POSITIVE_INFINITY : fits.far
}

/** True if the question contains a word that is not common to all lessons. */
export function namesIdea(question: string, language: Language): boolean {
  const { usual } = wordsIn(language)
  return contentStems(question, language).some((stem) => !usual.has(stem) && !/^\d/.test(stem))
}

/** How many stems of the question occur in the card's wordings or text. */
export function sharedStems(question: string, card: Card, language: Language): number {
  const own = new Set(
    [card.title, ...card.also, ...Object.values(card.facets)].flatMap((text) => contentStems(text, language)),
  )
  return contentStems(question, language).filter((stem) => !/^\d/.test(stem) && own.has(stem)).length
}

/**
 * A word found in cards of at most this many areas (first part of the card id) identifies one; of two such words each
 * may occur in more.
 */
const ownAreas = 3
const ownAreasOfTwo = 6

const areaOf = ({ id }: Card) => id.split('.')[0] ?? id

/**
 * True if the question names the card's subject with a distinctive word. Words found in cards of many areas ("half",
 * "minus", "change", "side") do not count.
 */
export function namesCard(question: string, card: Card, language: Language): boolean {
  const index = indexOf(language)
  const { usual } = wordsIn(language)
  const { asking } = wordsIn(language)
  const title = new Set(contentStems(card.title, language))
  const ways = card.also.map((text) => new Set(contentStems(text, language)))
  // A word found in only one wording may be there by chance.
  const own = { has: (stem: string) => title.has(stem) || ways.filter((way) => way.has(stem)).length > 1 }
  const counts = [...new Set(contentStems(question, language))].flatMap((stem) => {
    if (usual.has(stem) || /^\d/.test(stem)) return []
    const [like] = alike(index, stem, asking).find(([each]) => own.has(each)) ?? []
    return like === undefined ? [] : [areasWith(index, like)]
  })
  return counts.some((count) => count <= ownAreas) || counts.filter((count) => count <= ownAreasOfTwo).length >= 2
}

/** True if one of the card's wordings contains the word or its stem. */
export const isAskedWith = (word: string, card: Card, language: Language): boolean =>
  stemsShared(word, card, language) > 0

/**
 * "What does ratio mean?": true if the card's wordings contain every word of the question and its title at least one.
 */
export function isTitledWith(question: string, { title, also }: Card, language: Language): boolean {
  const { usual } = wordsIn(language)
  const own = new Set(contentStems(title, language))
  const all = new Set([title, ...also].flatMap((text) => contentStems(text, language)))
  const said = contentStems(question, language).filter((stem) => !usual.has(stem) && !/^\d/.test(stem))
  return said.some((stem) => own.has(stem)) && said.every((stem) => all.has(stem))
}

/** How many words of a text the card's wordings contain. */
export function stemsShared(text: string, { title, also }: Card, language: Language): number {
  const own = new Set([title, ...also].flatMap((each) => contentStems(each, language)))
  return new Set(contentStems(text, language).filter((stem) => own.has(stem))).size
}

/** True for a word with which anything is asked. */
export const isAskingWord = (word: string, language: Language): boolean => wordsIn(language).asking.has(word)

const askingStems = new Map<Language, ReadonlySet<string>>()
/** True for the stem of a word with which anything is asked. */
export function isAskingStem(stem: string, language: Language): boolean {
  const known = askingStems.get(language) ?? new Set([...wordsIn(language).asking].map(stemOf))
  askingStems.set(language, known)
  return known.has(stem)
}

/** True if a wording of some card has the stem. */
export const isIndexed = (stem: string, language: Language): boolean => indexOf(language).weights.has(stem)

const vocabularies = new WeakMap<Card, ReadonlySet<string>>()
/** The stems of a card's wordings. */
export function cardVocabulary(card: Card, language: Language): ReadonlySet<string> {
  const known = vocabularies.get(card)
  if (known) return known
  const made = new Set([card.title, ...card.also].flatMap((each) => stemsOf(each, language).map(({ stem }) => stem)))
  vocabularies.set(card, made)
  return made
}

const areas = new WeakMap<Index, Map<string, number>>()
/** The number of areas with a card whose wordings contain the stem. */
function areasWith(index: Index, stem: string): number {
  const known = areas.get(index) ?? new Map<string, number>()
  areas.set(index, known)
  const before = known.get(stem)
  if (before !== undefined) return before
  const found = new Set([...(index.asked.get(stem)?.keys() ?? [])].flatMap((at) => index.cards[at] ?? []).map(areaOf))
  known.set(stem, found.size)
  return found.size
}

const likeOf = new WeakMap<Index, Map<string, readonly (readonly [string, number])[]>>()

/** The stem itself; for an unknown stem the indexed ones close to it (a typo, another ending). */
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

/** True for one letter added, removed, replaced or two swapped; a long word may have two of these. */
export function isTypo(one: string, other: string): boolean {
  const most = Math.max(one.length, other.length) >= 8 ? 2 : 1
  if (Math.abs(one.length - other.length) > most || one[0] !== other[0]) return false
  return editDistance(one, other) <= most
}

/** Letters added, removed, replaced, or swapped with their neighbor (optimal string alignment). */
export function editDistance(one: string, other: string): number {
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
  return row[other.length]!
}

export function findCard(id: string, language: Language): Card | undefined {
  const index = indexOf(language)
  const at = index.byId.get(id)
  return at === undefined ? undefined : index.cards[at]
}

/** Text as a row of plain words, with a space at both ends. */
const rowOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\d^]+/gu, ' ')
    .trim()} `

const rows = new Map<Language, readonly (readonly [row: string, card: Card])[]>()

/** A wording of fewer words stands in many messages that ask something else. */
const FEWEST_WORDS = 4

/** The card one of whose wordings stands in a message word by word; the longest wording counts. */
export function cardWorded(text: string, language: Language): Card | null {
  const known =
    rows.get(language) ??
    cardsOf(language).flatMap((card) =>
      [card.title, ...card.also]
        .map(rowOf)
        .filter((row) => row.trim().split(' ').length >= FEWEST_WORDS)
        .map((row) => [row, card] as const),
    )
  rows.set(language, known)
  const own = rowOf(text)
  const found = known.filter(([row]) => own.includes(row)).sort((a, b) => b[0].length - a[0].length)
  return found[0]?.[1] ?? null
}
