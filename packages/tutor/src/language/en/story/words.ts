import type { Numeral } from '../../../frames/lexicon.ts'
import { add, multiply, ONE, rational } from '../../../math/rational.ts'
import { numeralsEn } from '../numerals.ts'

const cardinals: Readonly<Record<string, number>> = Object.fromEntries(
  numeralsEn.flatMap(([value, forms]) => forms.map((form) => [form, value])),
)
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  sevenths: 7,
  eighth: 8,
  eighths: 8,
  ninth: 9,
  ninths: 9,
  tenth: 10,
  tenths: 10,
}
const rows = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

function wholeAt(words: readonly string[], at: number): { value: number; length: number } | null {
  let value = 0
  let length = 0
  let isEmpty = true
  for (;;) {
    const word = words[at + length] ?? ''
    const [ten, one] = word.split('-')
    const compound = cardinals[ten ?? ''] !== undefined && one && cardinals[one] !== undefined
    if (compound) value += (cardinals[ten ?? ''] ?? 0) + (cardinals[one] ?? 0)
    else if (cardinals[word] !== undefined) {
      const more = cardinals[word]
      if (!isEmpty && !(value % 100 === 0 || (value % 10 === 0 && more < 10 && value % 100 >= 20))) break
      value += more
    } else if (word === 'hundred' && !isEmpty) value *= 100
    else if (word === 'thousand' && !isEmpty) value *= 1000
    else if (
      word === 'and' &&
      value > 0 &&
      value % 100 === 0 &&
      cardinals[words[at + length + 1] ?? ''] !== undefined
    ) {
      length++
      continue
    } else break
    isEmpty = false
    length++
  }
  return isEmpty ? null : { value, length }
}

export function numeralAt(words: readonly string[], at: number): Numeral | null {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  const plain = (value: number, length: number): Numeral => ({ value: rational(value), length, style: 'plain' })
  if (word === 'twice') return { value: rational(2), length: 1, style: 'factor' }
  if (word === 'thrice') return { value: rational(3), length: 1, style: 'factor' }
  if (word === 'percent' || (word === 'per' && next === 'cent'))
    return { value: ONE, length: word === 'per' ? 2 : 1, style: 'percent' }
  if (word === 'half' && next === 'as') return { value: rational(1, 2), length: 1, style: 'factor' }
  if (word === 'half' && next === 'a' && words[at + 2] === 'dozen') return plain(6, 3)
  if (word === 'half' && (next === 'a' || next === 'an')) return { value: rational(1, 2), length: 2, style: 'fraction' }
  if (word === 'half') return { value: rational(1, 2), length: 1, style: 'fraction' }
  if (word === 'dozen') return { ...plain(12, 1), multiplies: true }
  if (word === 'a' && next === 'dozen') return plain(12, 2)
  if (word === 'a' && next === 'hundred') return plain(100, 2)
  if (word === 'a' && (next === 'half' || next === 'third' || next === 'quarter'))
    return { value: rational(1, parts[next] ?? 1), length: 2, style: 'fraction' }
  if ((word === 'a' || word === 'an') && parts[next] && words[at + 2] === 'of')
    return { value: rational(1, parts[next] ?? 1), length: 2, style: 'fraction' }
  const glued = /^([a-z]+)-([a-z]+)$/.exec(word)
  if (glued && cardinals[glued[1] ?? ''] !== undefined && parts[glued[2] ?? ''])
    return { value: rational(cardinals[glued[1] ?? ''] ?? 0, parts[glued[2] ?? ''] ?? 1), length: 1, style: 'fraction' }
  const whole = wholeAt(words, at)
  if (!whole) return null
  const behind = words[at + whole.length] ?? ''
  const isPart = parts[behind] !== undefined && (whole.value === 1 || behind.endsWith('s'))
  if (isPart) return { value: rational(whole.value, parts[behind] ?? 1), length: whole.length + 1, style: 'fraction' }
  if (behind === 'dozen')
    return { value: multiply(rational(whole.value), rational(12)), length: whole.length + 1, style: 'plain' }
  if (behind === 'and' && words[at + whole.length + 1] === 'a' && words[at + whole.length + 2] === 'half')
    return { value: add(rational(whole.value), rational(1, 2)), length: whole.length + 3, style: 'plain' }
  return plain(whole.value, whole.length)
}

export const ordinal = (word: string): number | null => {
  const index = rows.indexOf(word)
  return index < 0 ? null : index + 1
}

const irregular: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'people',
  feet: 'foot',
  geese: 'goose',
  mice: 'mouse',
  teeth: 'tooth',
  loaves: 'loaf',
  knives: 'knife',
  shelves: 'shelf',
  leaves: 'leaf',
  wolves: 'wolf',
  calves: 'calf',
  halves: 'half',
  buses: 'bus',
  pennies: 'penny',
  dice: 'die',
  oxen: 'ox',
  cookies: 'cookie',
  pies: 'pie',
  ties: 'tie',
  movies: 'movie',
  kids: 'kid',
  smoothies: 'smoothie',
  brownies: 'brownie',
  classes: 'class',
  glasses: 'glass',
  sheep: 'sheep',
  fish: 'fish',
  fishes: 'fish',
  lenses: 'lens',
  shoes: 'shoe',
  canoes: 'canoe',
  scarves: 'scarf',
  businesses: 'business',
  potatoes: 'potato',
  tomatoes: 'tomato',
  photos: 'photo',
  grandchildren: 'grandchild',
  caves: 'cave',
  gloves: 'glove',
  olives: 'olive',
}

export function stem(word: string): string {
  const known = irregular[word]
  if (known) return known
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word) || !word.endsWith('s')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** `break=broke=broken` or `throw away=threw away=thrown away`: every form of the verb, the base first. */
export function formsOf(verb: string): readonly string[] {
  const [base = '', ...irregulars] = verb.split('=').map((each) => each.trim())
  const [first = '', ...rest] = base.split(' ')
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : ''
  const third = /(?:s|x|z|ch|sh|o)$/.test(first) ? `${first}es` : `${first.replace(/([^aeiou])y$/, '$1ie')}s`
  const ended = first.endsWith('e') ? first.slice(0, -1) : first
  const doubles = /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(first) ? `${first}${first.at(-1)}` : ended
  const past = first.replace(/([^aeiou])y$/, '$1i')
  const pasts = first.endsWith('e') ? [`${first}d`] : [`${doubles}ed`, `${past}ed`]
  return [
    base,
    `${third}${tail}`,
    `${doubles}ing${tail}`,
    `${ended}ing${tail}`,
    ...irregulars,
    ...pasts.map((each) => each + tail),
  ]
}
