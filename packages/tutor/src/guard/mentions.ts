import { regExpOf } from '../pattern.ts'
/** A number in a text, however it is written: in digits, words of several languages, riddles, codes or tallies. */
export interface Mention {
  readonly value: number
  /** Offset in the folded text. */
  readonly index: number
  readonly length: number
  /** Written as a word. A small number word may be ordinary language ("one side"), digits never are. */
  readonly isWord: boolean
}

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const others = [
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf vingt',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez onze doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec',
  'нуль одинъ два три чотири пять шість сім вісім девять десять',
  'nol odin dva tri chetyre pyat shest sem vosem devyat desyat',
  'nul een twee drie vier vijf zes zeven acht negen tien',
]
const words = new Map<string, number>()
for (const list of others) for (const [value, word] of list.split(' ').entries()) words.set(word, value)
// Foreign number words that are English words as well.
for (const word of ['due', 'un', 'six', 'tre', 'sei', 'dos', 'nine', 'elf', 'seize']) words.delete(word)
for (const [value, word] of english.split(' ').entries()) words.set(word, value)
for (const [index, word] of 'thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  words.set(word, 30 + 10 * index)
}
words
  .set('couple', 2)
  .set('hundred', 100)
  .set('dozen', 12)
  .set('half', 0.5)
  .set('quarter', 0.25)
  .set('sechzehn', 16)
  .set('zwolf', 12)

/** Number stems with any Russian ending, the longer ones first. */
const russian: readonly (readonly [RegExp, number])[] = (
  [
    ['одиннадцат', 11],
    ['двенадцат', 12],
    ['тринадцат', 13],
    ['четырнадцат', 14],
    ['пятнадцат', 15],
    ['шестнадцат', 16],
    ['семнадцат', 17],
    ['восемнадцат', 18],
    ['девятнадцат', 19],
    ['двадцат', 20],
    ['тридцат', 30],
    ['сорок', 40],
    ['пят(?:ь|и)десят', 50],
    ['шест(?:ь|и)десят', 60],
    ['сем(?:ь|и)десят', 70],
    ['вос[еь]м(?:ь|и)десят', 80],
    ['девяност', 90],
    ['ноль|нол[яюе]|нулю|нуля|нулем|нуль', 0],
    ['один|одна|одно|одного|одной|одному|одну|единиц[аыеу]', 1],
    ['два|две|двух|двум|двумя|двойк[аиуе]|двое', 2],
    ['три|трех|трем|тремя|тройк[аиуе]|трое', 3],
    ['четыр[\\p{L}]*|четверк[аиуе]', 4],
    ['пять|пяти|пятью|пятерк[аиуе]', 5],
    ['шесть|шести|шестью|шестерк[аиуе]', 6],
    ['семь|семи|семью|семерк[аиуе]', 7],
    ['восемь|восьми|восемью|восьмерк[аиуе]', 8],
    ['девять|девяти|девятью|девятк[аиуе]', 9],
    ['десять|десяти|десятью|десятк[аиуе]', 10],
    ['сто|ста', 100],
    ['дюжин', 12],
    ['половин[аыуе]', 0.5],
    ['треть|трети', 1 / 3],
    ['четверть|четверти', 0.25],
    ['полтора', 1.5],
  ] as const
).map(([stem, value]) => [regExpOf(`^(?:${stem})${/[ьаеи]$|\]$|\|/.test(stem) ? '' : '\\p{L}*'}$`, 'u'), value])

const riddles: readonly (readonly [RegExp, number])[] = [
  [
    /(?:legs?|paws?) (?:of|on|does|has|that) ?(?:a |an )?(?:\p{L}+ )?(?:cat|dog|horse|cow|table|chair)|(?:cat|dog|horse|cow|table|chair)(?:'s)? (?:has )?(?:legs|paws)/gu,
    4,
  ],
  [/legs? (?:of|on|does|has) ?(?:a )?spider|spider(?:'s)? legs|(?:ног|лап) у паука|паучь\p{L}+ (?:ног|лап)/gu, 8],
  [
    /(?:ног|ножек|лап) у (?:кошки|кота|собаки|лошади|стола|стула)|у (?:кошки|кота|собаки|лошади|стола|стула) (?:ног|ножек|лап)/gu,
    4,
  ],
  [/fingers (?:on|of) (?:a|one|your|the) hand|пальцев на (?:одной )?руке/gu, 5],
  [/days (?:in|of) (?:a|the) week|дней в неделе/gu, 7],
  [/months (?:in|of) (?:a|the) year|месяцев в году/gu, 12],
  [/sides (?:of|does|has|in) ?(?:a |an )?triangle|сторон у треугольника/gu, 3],
  [
    /(?:sides|corners) (?:of|does|has|in) ?(?:a |an )?(?:square|rectangle)|seasons|(?:сторон|углов) у (?:квадрата|прямоугольника)|времен года/gu,
    4,
  ],
  [/faces (?:of|on) (?:a |an )?(?:cube|die)|граней у куба/gu, 6],
  [/(?:hours (?:in|of) (?:a|the) day|часов в сутках)/gu, 24],
  [/baker's dozen|чертов\p{L}* дюжин\p{L}*/gu, 13],
  [/unlucky number|несчастлив\p{L}+ числ\p{L}+/gu, 13],
]

/** Normalizes a text: lower case, ASCII digits, no invisible characters, spelled-out letters joined. */
export function foldReply(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => asciiDigit(digit))
    .replace(/[\u20e3\ufe0f\u200b-\u200f\u00ad\u2060]/gu, '')
    .replace(/\p{No}/gu, (sign) => ` ${sign.normalize('NFKD').replace('⁄', '/')} `)
    .replace(/[\u2160-\u216f]/gu, (sign) => sign.normalize('NFKD'))
    .normalize('NFC')
    .replace(
      /(?<![\p{L}\p{N}])(?:\p{L}(?:[-–—‑.·_*]|\s?[-‑.·_*]\s?)){2,}\p{L}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\p{L}\s?[–—]\s?){3,}\p{L}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:\p{L}\s){2,}\p{L}(?![\p{L}\p{N}])/gu,
      (run) => run.replace(/[^\p{L}]/gu, ''),
    )
    .replace(/\*\*|__/g, '')
    .replace(/[’‘]/g, "'")
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
}

function asciiDigit(digit: string): string {
  if (digit <= '9') return digit
  const code = digit.codePointAt(0)!
  // Unicode decimal digits come in blocks of ten; search back for the block's zero.
  for (let back = 0; back < 10; back++) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code - back - 1))) return String(back)
  }
  return digit.normalize('NFKC')
}

export function mentionsIn(folded: string): Mention[] {
  const found: Mention[] = []
  const text = folded.toLowerCase()
  for (const match of text.matchAll(/(?<![\p{L}\d])0x[\da-f]+|\d+(?:[.,]\d+)?/gu)) {
    found.push(mention(Number(match[0].replace(',', '.')), match, false))
  }
  for (const match of folded.matchAll(/(?<![\p{L}$\\])(?=[IVX])(X{0,3}(?:IX|IV|V?I{0,3}))(?![\p{L}$])/gu)) {
    if (match[0].length > 1) found.push(mention(roman(match[0]), match, false))
  }
  const tokens = [...text.matchAll(/[\p{L}']+/gu)].map((match) => ({ match, value: wordValue(match[0]) }))
  tokens.forEach(({ match, value }, index) => {
    if (value === undefined) return
    found.push(mention(value, match, true))
    // "twenty one", "двадцать один"
    const next = tokens[index + 1]
    if (next?.value !== undefined && value >= 20 && value % 10 === 0 && next.value < 10) {
      found.push({
        ...mention(value + next.value, match, true),
        length: next.match.index + next.match[0].length - match.index,
      })
    }
  })
  for (const [pattern, value] of riddles) {
    for (const match of text.matchAll(pattern)) found.push({ ...mention(value, match, false) })
  }
  // Tallies: the same symbol repeated.
  for (const match of text.matchAll(/([^\p{L}\p{N}\s.\-_=*~`#$\\{}()[\],;:!?'"+/<>])(?:\s?\1){2,}/gu)) {
    found.push(mention([...match[0].replace(/\s/g, '')].length, match, false))
  }
  for (const match of folded.matchAll(/(?<![A-Za-z\d+/=])[A-Za-z\d+/]{4,}={0,2}(?![A-Za-z\d+/=])/g)) {
    if (!/\d|={1,2}$|[a-z][A-Z]/.test(match[0])) continue
    const decoded = fromBase64(match[0])
    if (decoded && /^[\x20-\x7e]+$/.test(decoded)) {
      for (const inner of mentionsIn(decoded)) found.push({ ...mention(inner.value, match, false) })
    }
  }
  return found
}

const mention = (value: number, match: RegExpMatchArray, isWord: boolean): Mention => ({
  value,
  index: match.index!,
  length: match[0].length,
  isWord,
})

/** Cache: the lookup is the most expensive part, and a reply repeats its words. */
const looked = new Map<string, number | undefined>()
const mostLooked = 5000

function wordValue(word: string): number | undefined {
  if (looked.has(word)) return looked.get(word)
  if (looked.size >= mostLooked) looked.clear()
  const value = valueOfWord(word)
  looked.set(word, value)
  return value
}

function valueOfWord(word: string): number | undefined {
  const plain = word
    .normalize('NFD')
    .replace(/(?!\u0306)\p{M}/gu, '')
    .normalize('NFC')
    .replace(/'/g, '')
  const direct = words.get(plain) ?? russianValue(plain)
  if (direct !== undefined) return direct
  if (plain.length < 3) return undefined
  const backwards = [...plain].reverse().join('')
  const shifted = plain.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97))
  const hidden = words.get(backwards) ?? words.get(shifted)
  // Words that also occur in their ordinary sense.
  return hidden !== undefined && !/^(?:net|now|neves)$/.test(plain) ? hidden : undefined
}

const russianNames =
  'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать'.split(
    ' ',
  )
const russianTens = 'тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')

/** Number words for an integer below 100, in the other languages up to 20; compound words joined without separators. */
export function wordsForNumber(value: number): string[] {
  if (!Number.isInteger(value) || value >= 100) return []
  const ones = value % 10
  if (value > 20 && ones > 0) {
    const halves = [wordsForNumber(value - ones), wordsForNumber(ones)]
    return [/^[a-z]+$/, /^[а-я]+$/].flatMap((script) => {
      const [ten, one] = halves.map((list) => list.find((word) => script.test(word)))
      return ten && one ? [ten + one] : []
    })
  }
  const own = english.split(' ')[value]
  const plain = [...words].flatMap(([word, each]) => (each === value ? [word] : []))
  const names = russianNames[value] ?? russianTens[value / 10 - 3]
  return [...new Set([...(own ? [own] : []), ...(names ? [names] : []), ...plain])]
}

const russianValue = (word: string) =>
  /[а-я]/.test(word) ? russian.find(([pattern]) => pattern.test(word))?.[1] : undefined

function roman(text: string): number {
  const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 }
  return [...text.toLowerCase()].reduce((sum, letter, index, all) => {
    const value = values[letter]!
    return sum + (value < (values[all[index + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)
}

function fromBase64(text: string): string | null {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  let bits = 0
  let count = 0
  let result = ''
  for (const sign of text.replace(/=+$/, '')) {
    bits = (bits << 6) | alphabet.indexOf(sign)
    count += 6
    if (count >= 8) {
      count -= 8
      result += String.fromCharCode((bits >> count) & 0xff)
    }
  }
  return result === '' ? null : result
}
