/**
 * Several readings of one message, so that disguised spelling hides nothing: look-alike letters, digits for letters,
 * spaced-out letters, Russian in Latin letters. Each reading is plain lower-case text to which the rules are applied.
 */
export interface Views {
  /** The message as written, tidied by `tidy`. */
  readonly plain: string
  /** Other readings of the same words, with the disguises resolved. */
  readonly others: readonly string[]
  /** Latin letters read as Russian and then simplified by `coarse`; empty when the message has no Latin letters. */
  readonly transliterated: string
  /** Runs of single letters, joined without spaces. */
  readonly compact: string
}

const longest = 8000

/** The reading of `Views.plain` alone, which costs a tenth of all of them. */
export const plainView = (text: string): string => tidy(text.slice(0, longest))

export function viewsOf(text: string): Views {
  const plain = plainView(text)
  const spelled = oneScript(plain)
  const others = new Set<string>()
  others.add(spelled)
  others.add(withoutDigits(spelled, 'latin'))
  others.add(withoutDigits(spelled, 'cyrillic'))
  // A star stands for any vowel: k*ll, уб*ть.
  if (/\p{L}[*#_](?=\p{L})/u.test(spelled)) {
    for (const vowel of 'iaeouиоуеа') others.add(spelled.replace(/(?<=\p{L})[*#_](?=\p{L})/gu, vowel))
  }
  others.add(joinedLetters(spelled))
  // "want 2 die", "hate u": a digit or a letter stands for a word.
  others.add(joinedLetters(spelled.replace(/(?<=[a-z] )2(?= [a-z])/g, 'to').replace(/(?<=[a-z] )u(?![a-z])/g, 'you')))
  others.delete(plain)
  return {
    plain,
    others: [...others],
    transliterated: /[a-z]{2}/.test(spelled) ? coarse(fromLatin(withoutDigits(spelled, 'translit'))) : '',
    compact: (spelled.match(spacedOut) ?? []).map((run) => run.replace(/[^\p{L}]/gu, '')).join(' '),
  }
}

/** Lower case, е for ё, straight apostrophes, no invisible characters; letters and words repeated at most twice. */
function tidy(text: string): string {
  const tidied = text
    // Normalizing sorts a run of combining marks in quadratic time; no letter of the two languages has more than a few
    // marks.
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .normalize('NFKC')
    // Normalizing can turn one character into eighteen, so the length is limited once more.
    .slice(0, longest)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’`ʼ‘´]/g, "'")
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return tidied
    .split(' ')
    .filter((word, index, words) => word !== words[index - 1] || word !== words[index - 2])
    .join(' ')
}

const toLatin: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ε: 'e',
  υ: 'u',
  ν: 'v',
  κ: 'k',
  ı: 'i',
}
const toCyrillic: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  y: 'у',
  x: 'х',
  k: 'к',
  m: 'м',
  t: 'т',
  b: 'ь',
  h: 'н',
  u: 'и',
  r: 'г',
  n: 'п',
  i: 'и',
}

/** A word with letters of two alphabets is read in the alphabet to which all of its letters can be converted. */
const oneScript = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => {
    if (/^(?:[a-z]+|[а-я]+)$/.test(word)) return word
    const latin = mapped(word, toLatin)
    if (/^[a-z]+$/.test(latin)) return latin
    const cyrillic = mapped(word, toCyrillic)
    return /^[а-я]+$/.test(cyrillic) && /[а-я]/.test(word) ? cyrillic : word
  })

const mapped = (word: string, table: Readonly<Record<string, string>>) =>
  [...word].map((letter) => table[letter] ?? letter).join('')

const digitLetters = {
  latin: { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  cyrillic: { '0': 'о', '3': 'з', '4': 'ч', '6': 'б', '@': 'а' },
  translit: { '0': 'o', '3': 'z', '4': 'ch', '6': 'sh', '@': 'a' },
} as const

/**
 * Digits inside a word are read as letters: `k1ll`, `су1цид`. A single letter with digits is mathematics, not a word.
 */
function withoutDigits(text: string, script: keyof typeof digitLetters): string {
  const table: Readonly<Record<string, string>> = digitLetters[script]
  return text.replace(/[\p{L}\d@$!]+/gu, (word) => {
    const letters = word.match(/\p{L}/gu)?.length ?? 0
    if (letters < 2 || !/[\d@$!]./.test(word)) return word
    return mapped(word, table)
  })
}

const spacedOut = /(?<![\p{L}\p{N}])(?:\p{L}[\s.\-_*,/|]{1,3}){2,}\p{L}(?![\p{L}\p{N}])/gu

const joinedLetters = (text: string) => text.replace(spacedOut, (run) => run.replace(/[^\p{L}]/gu, ''))

const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'щ'],
  [/yo|jo/g, 'е'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/yu|ju|iu/g, 'ю'],
  [/ya|ja|ia/g, 'я'],
  [/ye|je|ie/g, 'е'],
]
const latinLetters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [letter, [...'абцдефгхийклмнопкрстуввхиз'][index]!]),
)

function fromLatin(text: string): string {
  const sounds = latinSounds.reduce(
    (result, [sound, letter]) => result.replace(sound, letter),
    text.replaceAll("'", ''),
  )
  return mapped(sounds, latinLetters)
}

/** Merges letters that transliteration confuses. Applied both to texts and to the rules that are tried on them. */
export const coarse = (text: string) =>
  text.replace(/[ьъ]/g, '').replace(/[йы]/g, 'и').replaceAll('э', 'е').replaceAll('щ', 'ш')
