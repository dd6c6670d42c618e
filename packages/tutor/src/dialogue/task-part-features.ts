import { hashOf } from '../frames/learned/hash.ts'

/**
 * Tokens of a message and the features by which each is told apart as part of the stated task or as talk around it.
 * Independent of any language's vocabulary. The stored weights belong to exactly these features: retrain after any
 * change here (`scripts/train-task-part.ts`).
 */

/** What stands between a token and the one before it. */
export type Gap = 'begin' | 'none' | 'space' | 'comma' | 'colon' | 'stop' | 'asking' | 'line' | 'dash' | 'sign'
export const gaps: readonly Gap[] = [
  'begin',
  'none',
  'space',
  'comma',
  'colon',
  'stop',
  'asking',
  'line',
  'dash',
  'sign',
]

export interface Token {
  readonly start: number
  readonly end: number
  /** Folded. */
  readonly word: string
  readonly shape: string
  readonly gap: Gap
}

/** Bits of a feature's hash. */
export const featureBits = 20

const tokenPattern = /\p{L}+(?:['’`-]\p{L}+)*|\d+(?:[.,]\d+)*|[-+*/^=<>≤≥×·÷√%°()|²³$€£₽№]/gu

/** Emoticons hold brackets, and «)))» is a smile, where no formula has opened one. */
function withoutSmiles(text: string): string {
  const hidden = (smile: string) => '☺'.repeat(smile.length)
  const plain = text.replace(/(?<=^|[\s\p{L}])[:;=][-'’]?(?:[()|]+|[DPp](?!\p{L}))(?=\s|$)/gu, hidden)
  return plain.includes('(') ? plain : plain.replace(/\)+/g, hidden)
}

/** The sign that separates two tokens, the strongest of those between them. */
function gapOf(between: string, isFirst: boolean): Gap {
  if (isFirst) return 'begin'
  if (between === '') return 'none'
  if (between.includes('\n')) return 'line'
  if (between.includes('?')) return 'asking'
  if (/[.!;…]/.test(between)) return 'stop'
  if (between.includes(':')) return 'colon'
  if (/[—–]/.test(between)) return 'dash'
  if (between.includes(',')) return 'comma'
  return between.trim() === '' ? 'space' : 'sign'
}

function shapeOf(text: string): string {
  if (/^\d/.test(text)) return 'number'
  if (!/^\p{L}/u.test(text)) return text
  if (/^[a-zхуа]$/iu.test(text)) return 'letter'
  return /^\p{Script=Cyrillic}/u.test(text) ? 'cyrillic' : 'latin'
}

export function tokensOf(message: string): Token[] {
  const text = withoutSmiles(message)
  const tokens: Token[] = []
  let before = 0
  for (const found of text.matchAll(tokenPattern)) {
    const [said] = found
    const shape = shapeOf(said)
    tokens.push({
      start: found.index,
      end: found.index + said.length,
      word:
        shape === 'number'
          ? '#'
          : said
              .toLowerCase()
              .replaceAll('ё', 'е')
              .replace(/['’`]/g, '')
              .replace(/(.)\1{2,}/gu, '$1'),
      shape,
      gap: gapOf(text.slice(before, found.index), tokens.length === 0),
    })
    before = found.index + said.length
  }
  return tokens
}

const endsSentence: readonly Gap[] = ['begin', 'stop', 'asking', 'line']

interface Sentence {
  readonly from: number
  readonly to: number
  readonly asks: boolean
}

function sentencesOf(tokens: readonly Token[], text: string): Sentence[] {
  const starts = tokens.flatMap(({ gap }, index) => (endsSentence.includes(gap) ? [index] : []))
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? tokens.length
    const rest = text.slice(tokens[to - 1]?.end ?? 0, tokens[to]?.start ?? text.length)
    return { from, to, asks: rest.includes('?') }
  })
}

const bucket = (value: number) => (value > 24 ? 5 : value > 14 ? 4 : value > 8 ? 3 : value > 4 ? 2 : value > 2 ? 1 : 0)
const isMaths = ({ shape }: Token) => shape === 'number' || shape === 'letter' || shape.length === 1

/** The hashed features of each token. */
export function featuresOf(text: string, tokens: readonly Token[]): readonly Uint32Array[] {
  const sentences = sentencesOf(tokens, text)
  const word = (index: number) => tokens[index]?.word ?? (index < 0 ? '^' : '$')
  const shape = (index: number) => {
    const token = tokens[index]
    return token ? token.shape : index < 0 ? '^' : '$'
  }
  const numbers = tokens.flatMap(({ shape: each }, index) => (each === 'number' ? [index] : []))
  const [first = -1, last = -1] = [numbers[0], numbers.at(-1)]
  return sentences.flatMap(({ from, to, asks }, place) => {
    const own = tokens.slice(from, to)
    const counted = own.filter(({ shape: each }) => each === 'number').length
    const facts = [
      `s1 ${word(from)}`,
      `s2 ${word(from)} ${word(from + 1)}`,
      `s3 ${word(from)} ${word(from + 1)} ${word(from + 2)}`,
      `se ${word(to - 1)} ${asks}`,
      `sf ${word(to - 2)} ${word(to - 1)}`,
      `sn ${Math.min(3, counted)} ${asks} ${bucket(own.length)}`,
      `sm ${own.some(isMaths)} ${own.some(({ shape: each }) => each === '=')} ${bucket(own.length)}`,
      `sp ${place === 0} ${place === sentences.length - 1} ${Math.min(3, counted)}`,
      ...own.filter(({ shape: each }) => each.length > 1).map((token) => `sw ${token.word}`),
    ]
    return own.map((token, offset) => {
      const at = from + offset
      const next = tokens[at + 1]
      const found = [
        'bias',
        `w ${token.word}`,
        `p ${word(at - 1)}`,
        `n ${word(at + 1)}`,
        `pw ${word(at - 1)} ${token.word}`,
        `wn ${token.word} ${word(at + 1)}`,
        `pn ${word(at - 1)} ${word(at + 1)}`,
        `pp ${word(at - 2)}`,
        `nn ${word(at + 2)}`,
        `ppw ${word(at - 2)} ${word(at - 1)} ${token.word}`,
        `wnn ${token.word} ${word(at + 1)} ${word(at + 2)}`,
        `b ${token.word.slice(0, 4)}`,
        `e ${token.word.slice(-3)}`,
        `f ${token.word.slice(-5)}`,
        `h ${shape(at - 1)} ${token.shape} ${shape(at + 1)}`,
        `g ${token.gap} ${token.word}`,
        `k ${token.gap} ${next?.gap ?? 'end'} ${token.shape}`,
        `r ${at <= first} ${at >= last} ${token.shape}`,
        `q ${at <= first} ${at >= last} ${token.word}`,
        `c ${token.word.slice(0, 5)} ${word(at - 1).slice(0, 5)}`,
        ...facts,
      ]
      return Uint32Array.from(found, (name) => hashOf(name) >>> (32 - featureBits))
    })
  })
}
