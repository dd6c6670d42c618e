import { stemsOf } from '../concepts/find.ts'
import { askingWords } from '../language/asking.ts'
import type { Language } from '../math/latex.ts'
import { bytesOf } from '../packed.ts'

/**
 * Finds the entry that a text is most like: cosine with the centroid of its wordings (Rocchio classification; Manning,
 * Raghavan and Schütze, Introduction to Information Retrieval, 2008, section 14.2), in TF-IDF vectors over word stems, pairs
 * of stems and pieces of words, which bridge misspellings. What it returns are measures; how probable an entry is
 * with them say `question-found.ts`, `guide-found.ts` and `likelihood.ts`.
 *
 * The index is made by `scripts/pack-library.ts` and stored. It belongs to exactly these features: pack it again after any
 * change here.
 */

/** Weight of a feature beside that of a stem. */
const weightOf = { pair: 0.6, piece: 0.35, asking: 0.5, number: 0.25 } as const
const PIECE = 4
/** What many wordings have in common counts less than in proportion. */
const DAMPED = 0.5
/** Bits of a feature's hash. */
const HASH_BITS = 20
/** A text is read up to here. */
const LONGEST = 600

const askingOf = new Map<Language, ReadonlySet<string>>()
function isAsking(word: string, language: Language): boolean {
  const known = askingOf.get(language) ?? new Set(askingWords[language].split(' '))
  askingOf.set(language, known)
  return known.has(word)
}

/** FNV-1a, folded to the bits that are kept. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return ((hash >>> HASH_BITS) ^ hash) & ((1 << HASH_BITS) - 1)
}

interface Features {
  /** The weight of each feature, before the inverse document frequency. */
  readonly all: ReadonlyMap<number, number>
  /** Those that are stems. */
  readonly stems: ReadonlySet<number>
}

function featuresOf(text: string, language: Language): Features {
  const all = new Map<number, number>()
  const stems = new Set<number>()
  const note = (feature: string, weight: number) => {
    const hash = hashOf(feature)
    all.set(hash, Math.max(all.get(hash) ?? 0, weight))
    return hash
  }
  let before = ''
  for (const { word, stem } of stemsOf(text.slice(0, LONGEST).replaceAll('$', ' '), language)) {
    const isNumber = /^\d/.test(word)
    const base = isNumber ? weightOf.number : isAsking(word, language) ? weightOf.asking : 1
    stems.add(note(stem, base))
    note(`${before} ${stem}`, weightOf.pair * Math.min(1, base + 0.2))
    before = stem
    if (isNumber || word.length < PIECE) continue
    const framed = `_${word}_`
    for (let at = 0; at + PIECE <= framed.length; at++) note(`#${framed.slice(at, at + PIECE)}`, weightOf.piece * base)
  }
  return { all, stems }
}

/** What an entry is known by. */
export interface Described {
  /** In the words of students. */
  readonly wordings: readonly string[]
  /** In our own words. */
  readonly text: string
  /** The weight of the text beside one of the wordings. */
  readonly weight: number
}

/** All entries, ready to be searched. */
export interface LikenessIndex {
  readonly language: Language
  readonly size: number
  /** In ascending order. */
  readonly features: Uint32Array
  /** How many entries have each feature. */
  readonly spread: Uint16Array
  /** The postings of a feature begin here; one more at the end. */
  readonly starts: Uint32Array
  readonly entries: Uint16Array
  /** Weights in an entry's vector of length 1, in 255ths of the greatest weight there is. */
  readonly weights: Uint8Array
  readonly unit: number
  /** Pairs of entries that are about the same, each as `smaller · size + greater`. */
  readonly alike: ReadonlySet<number>
}

/**
 * Makes the index.
 * @param kept so many features of an entry are kept, the weightiest
 * @param alikeFrom entries of this cosine and more are about the same
 */
export function indexOf(
  entries: readonly Described[],
  language: Language,
  { kept, alikeFrom }: { readonly kept: number; readonly alikeFrom: number },
): LikenessIndex {
  const all = entries.map(({ wordings, text, weight }) => ({
    wordings: wordings.map((wording) => featuresOf(wording, language).all),
    text: featuresOf(text, language).all,
    weight,
  }))
  const spread = new Map<number, number>()
  for (const { wordings, text } of all) {
    const own = new Set([...wordings, text].flatMap((features) => [...features.keys()]))
    for (const feature of own) spread.set(feature, (spread.get(feature) ?? 0) + 1)
  }
  const rarity = (feature: number) => Math.log(1 + entries.length / (spread.get(feature) ?? 1))
  const vectors = all.map(({ wordings, text, weight: ofText }) => {
    const sum = new Map<number, number>()
    const join = (features: ReadonlyMap<number, number>, weight: number) => {
      const length = lengthOf(features, rarity)
      for (const [feature, value] of features)
        sum.set(feature, (sum.get(feature) ?? 0) + (weight * value * rarity(feature)) / length)
    }
    for (const features of wordings) join(features, 1)
    join(text, ofText)
    const damped = [...sum].map(([feature, value]) => [feature, value ** DAMPED] as const)
    const length = Math.sqrt(damped.reduce((squares, [, value]) => squares + value ** 2, 0)) || 1
    return damped
      .map(([feature, value]) => [feature, value / length] as const)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, kept)
  })
  const postings = new Map<number, [entry: number, weight: number][]>()
  vectors.forEach((vector, entry) => {
    for (const [feature, weight] of vector) {
      const own = postings.get(feature)
      if (own) own.push([entry, weight])
      else postings.set(feature, [[entry, weight]])
    }
  })
  const features = Uint32Array.from(postings.keys()).sort()
  const flat = [...features].map((feature) => postings.get(feature) ?? [])
  const most = vectors.flat().reduce((greatest, [, weight]) => Math.max(greatest, weight), 0)
  const starts = new Uint32Array(features.length + 1)
  flat.forEach((each, at) => {
    starts[at + 1] = (starts[at] ?? 0) + each.length
  })
  return {
    language,
    size: entries.length,
    features,
    spread: Uint16Array.from(features, (feature) => spread.get(feature) ?? 1),
    starts,
    entries: Uint16Array.from(flat.flat(), ([entry]) => entry),
    weights: Uint8Array.from(flat.flat(), ([, weight]) => Math.max(1, Math.round((255 * weight) / (most || 1)))),
    unit: most / 255,
    alike: alikeIn(flat, entries.length, alikeFrom),
  }
}

function alikeIn(postings: readonly (readonly [entry: number, weight: number][])[], size: number, from: number) {
  const alike = new Set<number>()
  if (from >= 1) return alike
  // A table and no map: there are millions of pairs that share a feature.
  const cosines = new Float64Array(size * size)
  for (const each of postings)
    for (const [at, [entry, weight]] of each.entries())
      for (const [other, ofOther] of each.slice(at + 1)) {
        const pair = entry * size + other
        cosines[pair] = (cosines[pair] ?? 0) + weight * ofOther
      }
  cosines.forEach((cosine, pair) => {
    if (cosine >= from) alike.add(pair)
  })
  return alike
}

function lengthOf(features: ReadonlyMap<number, number>, rarity: (feature: number) => number): number {
  let sum = 0
  for (const [feature, weight] of features) sum += (weight * rarity(feature)) ** 2
  return Math.sqrt(sum) || 1
}

// ---- Stored ----------------------------------------------------------------------------------------------------------

/** An index as it is stored. */
export interface PackedIndex {
  readonly size: number
  readonly unit: number
  readonly alike: readonly number[]
  /**
   * Base64. For each feature in ascending order: the difference to the previous one, how many entries have it, the number of
   * its postings; for each posting the difference to the previous entry and the weight. Weights are bytes, all others
   * varints, seven bits per byte, lowest first.
   */
  readonly postings: string
}

/** The stored form; who stores it writes the bytes as base64. */
export interface PackedBytes extends Omit<PackedIndex, 'postings'> {
  readonly bytes: Uint8Array
}

export function packed(index: LikenessIndex): PackedBytes {
  const { size, unit, alike, features, spread, starts, entries, weights } = index
  const bytes: number[] = []
  const put = (value: number) => {
    let rest = value
    for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
    bytes.push(rest)
  }
  features.forEach((feature, at) => {
    put(feature - (at > 0 ? (features[at - 1] ?? 0) : 0))
    put(spread[at] ?? 1)
    const [from = 0, to = 0] = [starts[at], starts[at + 1]]
    put(to - from)
    for (let posting = from; posting < to; posting++) {
      put((entries[posting] ?? 0) - (posting > from ? (entries[posting - 1] ?? 0) : 0))
      bytes.push(weights[posting] ?? 0)
    }
  })
  return { size, unit, alike: [...alike], bytes: Uint8Array.from(bytes) }
}

export function unpacked({ size, unit, alike, postings }: PackedIndex, language: Language): LikenessIndex {
  const bytes = bytesOf(postings)
  let at = 0
  const take = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  const features: number[] = []
  const spread: number[] = []
  const starts: number[] = [0]
  const entries: number[] = []
  const weights: number[] = []
  let feature = 0
  while (at < bytes.length) {
    feature += take()
    features.push(feature)
    spread.push(take())
    let entry = 0
    for (let left = take(); left > 0; left--) {
      entry += take()
      entries.push(entry)
      weights.push(bytes[at++] ?? 0)
    }
    starts.push(entries.length)
  }
  return {
    language,
    size,
    unit,
    features: Uint32Array.from(features),
    spread: Uint16Array.from(spread),
    starts: Uint32Array.from(starts),
    entries: Uint16Array.from(entries),
    weights: Uint8Array.from(weights),
    alike: new Set(alike),
  }
}

// ---- Search ----------------------------------------------------------------------------------------------------------

/** How like an entry is to a text. */
export interface Likeness {
  readonly entry: number
  /** Cosine, 0 to 1. */
  readonly cosine: number
  /** The share of the weight of the text's stems that the entry knows, 0 to 1. */
  readonly share: number
}

const KEPT = 5

function placeOf(features: Uint32Array, feature: number): number {
  let low = 0
  let high = features.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = features[middle] ?? 0
    if (found === feature) return middle
    if (found < feature) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** How like the entries are to a text, in no order; those that share no feature with it are left out. */
export function likenesses(index: LikenessIndex, text: string, from = 0, to = index.size): readonly Likeness[] {
  const { all, stems } = featuresOf(text, index.language)
  const known = new Map([...all.keys()].map((feature) => [feature, placeOf(index.features, feature)]))
  const rarity = (feature: number) => Math.log(1 + index.size / (index.spread[known.get(feature) ?? -1] ?? 1))
  const length = lengthOf(all, rarity)
  const cosines = new Map<number, number>()
  const held = new Map<number, number>()
  let whole = 0
  for (const [feature, weight] of all) {
    const own = weight * rarity(feature)
    const isStem = stems.has(feature)
    if (isStem) whole += own
    const place = known.get(feature) ?? -1
    if (place < 0) continue
    const end = index.starts[place + 1] ?? 0
    for (let at = index.starts[place] ?? 0; at < end; at++) {
      const entry = index.entries[at] ?? 0
      if (entry < from || entry >= to) continue
      cosines.set(entry, (cosines.get(entry) ?? 0) + (own / length) * (index.weights[at] ?? 0) * index.unit)
      if (isStem) held.set(entry, (held.get(entry) ?? 0) + own)
    }
  }
  return [...cosines].map(([entry, cosine]) => ({ entry, cosine, share: (held.get(entry) ?? 0) / (whole || 1) }))
}

/** The likest entries, the best first, without others that are about the same; of all or of those from `from` to before `to`. */
export function likest(index: LikenessIndex, text: string, from = 0, to = index.size): readonly Likeness[] {
  const ranked = [...likenesses(index, text, from, to)]
    .sort((a, b) => b.cosine - a.cosine || a.entry - b.entry)
    .slice(0, KEPT)
  const [first] = ranked
  return ranked.filter((each) => each === first || !first || !isAlike(index, first.entry, each.entry))
}

/** How another text compares with a given one. */
interface Comparison {
  readonly cosine: number
  /** The share of the weight of its stems that the given text has, 0 to 1. */
  readonly covered: number
}

/** Compares a text with others, by the features and their rarity in the index. */
export interface Compare {
  (other: string): Comparison
  /** The weight of the heaviest stem of the given text that none of the others has, 0 (none is missing) to 1. */
  lacksIn(others: readonly string[]): number
}

export function comparedTo(index: LikenessIndex, text: string): Compare {
  const rarity = (feature: number) => Math.log(1 + index.size / (index.spread[placeOf(index.features, feature)] ?? 1))
  const own = featuresOf(text, index.language)
  const length = lengthOf(own.all, rarity)
  const weightOfStem = (stem: number, all: ReadonlyMap<number, number>) => (all.get(stem) ?? 0) * rarity(stem)
  const greatest = Math.log(1 + index.size)
  const compare = (other: string): Comparison => {
    const { all, stems } = featuresOf(other, index.language)
    let sum = 0
    for (const [feature, weight] of own.all) {
      const ofOther = all.get(feature)
      if (ofOther !== undefined) sum += weight * ofOther * rarity(feature) ** 2
    }
    let [whole, shared] = [0, 0]
    for (const stem of stems) {
      const weight = weightOfStem(stem, all)
      whole += weight
      if (own.stems.has(stem)) shared += weight
    }
    return { cosine: sum / (length * lengthOf(all, rarity)), covered: shared / (whole || 1) }
  }
  const lacksIn = (others: readonly string[]) => {
    const held = new Set(others.flatMap((other) => [...featuresOf(other, index.language).stems]))
    const missing = [...own.stems].filter((stem) => !held.has(stem)).map((stem) => weightOfStem(stem, own.all))
    return Math.max(0, ...missing) / greatest
  }
  return Object.assign(compare, { lacksIn })
}

/** Says how like a text is to other texts: cosines by the features and their rarity in the index. */
export function likenessTo(index: LikenessIndex, text: string): (other: string) => number {
  const rarity = (feature: number) => Math.log(1 + index.size / (index.spread[placeOf(index.features, feature)] ?? 1))
  const own = featuresOf(text, index.language).all
  const length = lengthOf(own, rarity)
  return (other) => {
    const { all } = featuresOf(other, index.language)
    let sum = 0
    for (const [feature, weight] of own) {
      const ofOther = all.get(feature)
      if (ofOther !== undefined) sum += weight * ofOther * rarity(feature) ** 2
    }
    return sum / (length * lengthOf(all, rarity))
  }
}

/** True if two entries are about the same. */
export const isAlike = ({ alike, size }: LikenessIndex, one: number, other: number): boolean =>
  alike.has(Math.min(one, other) * size + Math.max(one, other))
