/**
 * Features for the dialogue-act classifier: hashed character and word n-grams of the message after folding case,
 * repeated letters, apostrophes, numbers and formulas, plus a few facts about its shape. Independent of any language's
 * vocabulary. The stored weights belong to exactly these features: retrain after any change here.
 */

/** Bits of a feature's hash: wide enough that unseen n-grams rarely collide with learned ones. */
const hashBits = 21
/**
 * Only the beginning and end of a long message are used, where the request usually is; this bounds the time
 * (characters).
 */
const headLength = 320
const tailLength = 200

/** Folded spans become single private-use characters, so that they take part in n-grams like letters. */
const span = {
  number: '\ue000',
  percent: '\ue001',
  fraction: '\ue002',
  negative: '\ue003',
  /** A letter equals a number: x = 4. */
  solved: '\ue004',
  /** One term equals a number: 2x = 8. */
  single: '\ue005',
  equation: '\ue006',
  /** Several equals signs in one span. */
  chain: '\ue007',
  /** Numbers on both sides: 3*12 = 36. */
  sum: '\ue008',
  /** Nothing after the equals sign. */
  open: '\ue009',
  /** Nothing before it. */
  result: '\ue00a',
  /** A letter stands alone before an expression: D = b^2-4ac. */
  rule: '\ue00b',
  bound: '\ue00c',
  inequality: '\ue00d',
  arithmetic: '\ue00e',
  expression: '\ue00f',
  power: '\ue010',
  quantity: '\ue011',
  money: '\ue012',
  clock: '\ue013',
  pair: '\ue014',
  mark: '\ue015',
  line: '\ue016',
  reaction: '\ue017',
} as const

const superscripts: Readonly<Record<string, string>> = { '²': '^2', '³': '^3', '⁴': '^4', '⁻': '^-', '¹': '^1' }

/** A number, a short run of letters as in a formula, a sign. Words of four letters and more are never part of a formula. */
const number = String.raw`\d+(?:[.,]\d+)*`
const functions = 'sqrt|sin|cos|tan|tg|ctg|cot|log|ln|lg|lim|pi'
const atom = String.raw`(?:${number}|(?<!\p{L})(?:${functions})(?!\p{L}{2})|(?<!\p{L}{3})\p{L}{1,3}(?=[\d^(=])|(?<=[\d)])\p{L}{1,3}(?!\p{L})|(?<![\p{L}\d])\p{L}{1,2}(?!\p{L}))`
const operator = `(?:->|=>|<=|>=|[-+*/:^=<>≤≥≠≈±√·×÷−–|!°→⇒])`
/** Formulas: atoms, signs and brackets with at least one sign between them. */
const formula = new RegExp(
  String.raw`(?:[-−+±√(|=<>]\s?)*${atom}[°!%)|]*(?:(?:\s?[()|]?\s?${operator}\s?[()|√-]?\s?|[()|]+|(?<=[\d)])(?=\p{L})|(?<=\p{L})(?=[\d(]))[-−√(]*(?:${atom}[%°!)|]*)?)*`,
  'gu',
)

const isLetter = /\p{L}/u

/** The kind of formula a span is; undefined if it is none and stays as written. */
function kindOf(text: string): string | undefined {
  const plain = text.replaceAll(/\s+/g, '')
  const digits = /\d/.test(plain)
  if (/->|→|⇒|=>/.test(plain)) return isLetter.test(plain) ? span.reaction : span.chain
  const signs = plain.replaceAll(/[^-+*/:^=<>≤≥≠±√·×÷−–|]/g, '')
  if (!digits && signs === '') return undefined
  // A dash between words is not a minus.
  if (!digits && /^[-–−|!]$/.test(signs)) return undefined
  const equals = plain.split('=').length - 1
  const letters = isLetter.test(plain)
  if (/[<>≤≥]/.test(plain)) {
    return /^\p{L}[<>≤≥]=?[-−]?[\d.,/]+$/u.test(plain) ? span.bound : span.inequality
  }
  if (equals > 1) return span.chain
  if (equals === 1) {
    const [left = '', right = ''] = plain.split('=')
    if (right === '') return span.open
    if (left === '') return span.result
    if (!letters) return span.sum
    if (/^\p{L}\p{L}?\d?$/u.test(left)) return /^[-−+±]?[\d.,/√]+[\p{L}°%]{0,3}$/u.test(right) ? span.solved : span.rule
    if (/^[-−]?[\d.,/]*[*·]?\p{L}$/u.test(left) && /^[-−]?[\d.,/]+$/.test(right)) return span.single
    return span.equation
  }
  if (letters) {
    if (/^[-−]?[\d.,]+[\p{L}°]{1,3}$/u.test(plain)) return span.quantity
    return /\^/.test(plain) ? span.power : span.expression
  }
  if (/%$/.test(plain) && /^[-−]?[\d.,]+%$/.test(plain)) return span.percent
  if (/^\d+$|^\d+[.,]\d+$/.test(plain)) return span.number
  if (/^[-−+]\d+(?:[.,]\d+)?$/.test(plain)) return span.negative
  if (/^[-−]?\d+\/\d+$/.test(plain)) return span.fraction
  if (/^\d{1,2}:\d\d$/.test(plain)) return span.clock
  return span.arithmetic
}

/** The message with case, repetitions, numbers and formulas folded. */
export function foldMessage(message: string): string {
  const cut =
    message.length > headLength + tailLength
      ? `${message.slice(0, headLength)}\n${message.slice(message.length - tailLength)}`
      : message
  return cut
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\u0300-\u036f\ufe0e\ufe0f]/g, '')
    .replaceAll(/['’‘`´ʼ]/g, '')
    .replaceAll(/[²³⁴⁻¹]/g, (sign) => superscripts[sign] ?? sign)
    .replaceAll(/(?:\r?\n)+/g, ` ${span.line} `)
    .replaceAll(/(?<=^|[\s;,])(?:№ ?\d{1,2}[.):]?|(?:\d{1,2}|\p{L})(?:\)|\.(?=\s)))(?=\s*[^\s.!?])/gu, ` ${span.mark} `)
    .replaceAll(/[$€£₽]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?[$€£₽]/g, ` ${span.money} `)
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/\(\s*[-−]?\d+(?:\.\d+)?\s*[,;]\s*[-−]?\d+(?:\.\d+)?\s*\)/g, ` ${span.pair} `)
    .replaceAll(formula, (text) => {
      const kind = kindOf(text)
      return kind === undefined ? text : ` ${kind} `
    })
    .replaceAll(/([^\p{L}\p{N}\s])\1+/gu, '$1$1')
    .replaceAll(/\.\./g, '…')
    .replaceAll(/[.,;:"«»“”()\s]+/g, ' ')
    .trim()
}

/** FNV-1a with a final mix, over the code units of a substring; the salt separates the kinds of features. */
function hashOf(text: string, from: number, to: number, salt: number): number {
  let hash = 0x811c9dc5 ^ salt
  for (let index = from; index < to; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return hash >>> (32 - hashBits)
}

const bucket = (value: number, edges: readonly number[]) => edges.filter((edge) => value >= edge).length

/** Facts about the shape of the message, as tokens of their own. */
function shapeOf(message: string, folded: string): string[] {
  const words = folded === '' ? [] : folded.split(' ')
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0
  const formulas = count(/[\ue000-\ue014\ue017]/g)
  const plainWords = words.filter((word) => isLetter.test(word)).length
  return [
    `words ${bucket(plainWords, [1, 2, 3, 4, 6, 9, 14, 22, 40])}`,
    `formulas ${bucket(formulas, [1, 2, 3, 5, 8])}`,
    `lines ${bucket(count(/\ue016/g), [1, 2, 4])}`,
    `marks ${bucket(count(/\ue015/g), [1, 2, 3])}`,
    `equations ${bucket(count(/[\ue004-\ue008\ue00b]/g), [1, 2, 3, 5])}`,
    `ends ${/\?\s*$/.test(message)} ${/!\s*$/.test(message)}`,
    `asks ${message.includes('?')} ${plainWords > 0} ${formulas > 0}`,
    `equals ${message.includes('=')} digits ${/\d/.test(message)}`,
    `loud ${/\p{Lu}{2}/u.test(message) && !/\p{Ll}/u.test(message)}`,
    `only ${plainWords === 0} ${words.join('').slice(0, 2)} ${bucket(words.length, [1, 2, 3])}`,
    `first ${(words[0] ?? '').slice(0, 12)}`,
    `last ${(words.at(-1) ?? '').slice(0, 12)}`,
    `from ${words.slice(0, 2).join(' ').slice(0, 24)}`,
    `whole ${folded.slice(0, 40)}`,
  ]
}

/** The hashes of all features of a message, unique and ascending. */
export function featuresOf(message: string): Uint32Array {
  const folded = foldMessage(message)
  const padded = ` ${folded} `
  const found = new Set<number>()
  for (let size = 2; size <= 5; size++) {
    for (let from = 0; from + size <= padded.length; from++) found.add(hashOf(padded, from, from + size, size))
  }
  let before = 0
  let start = 1
  for (let index = 1; index < padded.length; index++) {
    if (padded[index] !== ' ') continue
    found.add(hashOf(padded, start, index, 11))
    found.add(hashOf(padded, before, index, 12))
    before = start
    start = index + 1
  }
  for (const fact of shapeOf(message, folded)) found.add(hashOf(fact, 0, fact.length, 13))
  return Uint32Array.from(found).sort()
}
