import type { Numeral } from '../../../frames/lexicon.ts'
import { add, multiply, ONE, type Rational, rational } from '../../../math/rational.ts'
import { numeralsRu } from '../numerals.ts'

const cardinals = new Map(numeralsRu.flatMap(([value, forms]) => forms.map((form) => [form, value] as const)))
const factors: Readonly<Record<string, number>> = {
  вдвое: 2,
  втрое: 3,
  вчетверо: 4,
  впятеро: 5,
  вшестеро: 6,
  ввосьмеро: 8,
  вдесятеро: 10,
}
/** Denominators in the forms that follow "one" and larger numbers. */
const parts: readonly (readonly [number, RegExp])[] = [
  [2, /^втор(?:ая|ую|ой|ых)$/],
  [3, /^трет(?:ь|ья|ью|ьей|ьи|ьих|и|ей)$/],
  [4, /^(?:четверт(?:ь|и|ью|ей)|четверт(?:ая|ую|ой|ых))$/],
  [5, /^пят(?:ая|ую|ой|ых)$/],
  [6, /^шест(?:ая|ую|ой|ых)$/],
  [7, /^седьм(?:ая|ую|ой|ых)$/],
  [8, /^восьм(?:ая|ую|ой|ых)$/],
  [9, /^девят(?:ая|ую|ой|ых)$/],
  [10, /^десят(?:ая|ую|ой|ых)$/],
  [12, /^двенадцат(?:ая|ую|ой|ых)$/],
]
/** Fractions such as «шестая часть» and «третью часть». */
const ordinalPart = (word: string) => (/(?:ая|ую|ья|ью)$/.test(word) ? partOf(word) : null)
const partOf = (word: string) => parts.find(([, pattern]) => pattern.test(word))?.[0] ?? null
const ordinals: readonly (readonly [number, RegExp])[] = [
  [1, /^перв(?:ый|ая|ое|ого|ой|ую|ом|ому|ым)$/],
  [2, /^втор(?:ой|ая|ое|ого|ую|ом|ому|ым)$/],
  [3, /^трет(?:ий|ья|ье|ьего|ьей|ью|ьем|ьему|ьим)$/],
  [4, /^четверт(?:ый|ая|ое|ого|ой|ую|ом|ому)$/],
  [5, /^пят(?:ый|ая|ое|ого|ой|ую|ом|ому)$/],
  [6, /^шест(?:ой|ая|ое|ого|ую|ом|ому)$/],
]
export const ordinal = (word: string): number | null => ordinals.find(([, pattern]) => pattern.test(word))?.[0] ?? null

function wholeAt(words: readonly string[], at: number): { value: number; length: number } | null {
  let value = 0
  let part = 0
  let length = 0
  let last = 10_000
  for (;;) {
    const word = words[at + length] ?? ''
    const more = cardinals.get(word)
    if (more !== undefined) {
      const isBelow =
        last === 10_000 || (last >= 100 && more < 100) || (last >= 20 && last < 100 && more < 10 && more > 0)
      if (!isBelow) break
      part += more
      last = more
    } else if (/^тысяч[аиу]?$/.test(word) && part + length > 0) {
      value += part * 1000
      part = 0
      last = 10_000
    } else break
    length++
  }
  return length === 0 ? null : { value: value + part, length }
}

export function numeralAt(words: readonly string[], at: number): Numeral | null {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  const made = (value: Rational, length: number, style: Numeral['style'] = 'plain'): Numeral => ({
    value,
    length,
    style,
  })
  if (factors[word]) return made(rational(factors[word]), 1, 'factor')
  if (/^процент(?:а|ов|ы|у|ом|ам|ами|ах)?$/.test(word))
    return at > 0 && /\d|^\p{L}+$/u.test(words[at - 1] ?? '') && isNumber(words[at - 1] ?? '')
      ? made(ONE, 1, 'percent')
      : null
  if (/^полтор(?:а|ы)$/.test(word)) return made(rational(3, 2), 1)
  if (/^половин(?:а|у|ы|е|ой)$/.test(word)) return made(rational(1, 2), 1, 'fraction')
  if (/^полови[нн]/.test(word)) return null
  if (/^дюжин(?:а|у|ы)?$/.test(word)) return { ...made(rational(12), 1), multiplies: true }
  if (/^десят(?:ок|ка|ков)$/.test(word)) return { ...made(rational(10), 1), multiplies: true }
  if (/^(?:треть|трети|третью)$/.test(word)) return made(rational(1, 3), 1, 'fraction')
  if (/^четверт(?:ь|ью|и)$/.test(word)) return made(rational(1, 4), 1, 'fraction')
  const row = ordinalPart(word)
  if (row && /^част(?:ь|и|ью)$/.test(next)) return made(rational(1, row), 2, 'fraction')
  const whole = wholeAt(words, at)
  if (!whole) return null
  const behind = words[at + whole.length] ?? ''
  const below = partOf(behind)
  const isFeminine = /(?:одна|одну|одной|две|двух)$/.test(words[at + whole.length - 1] ?? '') || whole.value > 2
  const isMany = /(?:ых|ьих|и|ей)$/.test(behind)
  if (below && isFeminine && (whole.value === 1 ? !isMany || behind.endsWith('ой') : isMany))
    return made(rational(whole.value, below), whole.length + 1, 'fraction')
  if (/^дюжин/.test(behind)) return made(multiply(rational(whole.value), rational(12)), whole.length + 1)
  if (/^десятк/.test(behind)) return made(multiply(rational(whole.value), rational(10)), whole.length + 1)
  if (behind === 'с' && words[at + whole.length + 1] === 'половиной')
    return made(add(rational(whole.value), rational(1, 2)), whole.length + 2)
  if (next === '' && word === '') return null
  return made(rational(whole.value), whole.length)
}
const isNumber = (word: string) => /^\d/.test(word) || cardinals.has(word)

const irregular: Readonly<Record<string, string>> = {
  лев: 'льв',
  львы: 'льв',
  львов: 'льв',
  льва: 'льв',
  коров: 'коров',
  голов: 'голов',
  слов: 'слов',
  подков: 'подков',
  альбом: 'альбом',
  музей: 'музе',
  герой: 'геро',
  паром: 'паром',
  храм: 'храм',
  дорог: 'дорог',
  ворон: 'ворон',
  корон: 'корон',
  каток: 'катк',
  дети: 'ребенк',
  детей: 'ребенк',
  детям: 'ребенк',
  детьми: 'ребенк',
  детях: 'ребенк',
  люди: 'человк',
  людей: 'человк',
  людям: 'человк',
  людьми: 'человк',
  яиц: 'яйц',
  яйцо: 'яйц',
  яйца: 'яйц',
  яйцами: 'яйц',
  сестер: 'сестр',
  кресел: 'кресл',
  писем: 'письм',
  денег: 'деньг',
  цветов: 'цветк',
  цветы: 'цветк',
  цветами: 'цветк',
  цветам: 'цветк',
  цветах: 'цветк',
  судов: 'судн',
  суда: 'судн',
  ребят: 'ребенк',
  ребята: 'ребенк',
  ребятам: 'ребенк',
  дня: 'ден',
  дней: 'ден',
  день: 'ден',
  дни: 'ден',
  дню: 'ден',
  дне: 'ден',
  утят: 'утенк',
  цыплят: 'цыпленк',
  котят: 'котенк',
  щенят: 'щенк',
  гусят: 'гусенк',
  козлят: 'козленк',
  телят: 'теленк',
  ягнят: 'ягненк',
  поросят: 'поросенк',
  утята: 'утенк',
  цыплята: 'цыпленк',
  котята: 'котенк',
  щенята: 'щенк',
  гусята: 'гусенк',
  телята: 'теленк',
  ягнята: 'ягненк',
  поросята: 'поросенк',
  опят: 'опенк',
  опята: 'опенк',
  катер: 'катер',
  матерей: 'мат',
  мать: 'мат',
  матери: 'мат',
  дочерей: 'доч',
  дочь: 'доч',
  дочери: 'доч',
  отец: 'отц',
  огурец: 'огурц',
  конец: 'конц',
  палец: 'пальц',
  заяц: 'зайц',
  перец: 'перц',
  воробей: 'воробь',
  воробьев: 'воробь',
}
/** Endings of nouns and adjectives. Longer endings come first, because the first match is removed. */
const endings = [
  'иями',
  'иях',
  'иям',
  'ьями',
  'ьях',
  'ьям',
  'ьев',
  'ьем',
  'ами',
  'ями',
  'ыми',
  'ими',
  'ого',
  'его',
  'ому',
  'ему',
  'ией',
  'иев',
  'ев',
  'ов',
  'ах',
  'ях',
  'ам',
  'ям',
  'ом',
  'ем',
  'ой',
  'ей',
  'ий',
  'ый',
  'ая',
  'яя',
  'ое',
  'ее',
  'ые',
  'ие',
  'ия',
  'ию',
  'ии',
  'ую',
  'юю',
  'ых',
  'их',
  'ым',
  'им',
  'ью',
  'ья',
  'ье',
  'ьи',
  'а',
  'я',
  'о',
  'е',
  'ы',
  'и',
  'у',
  'ю',
  'ь',
  'й',
]

export function stem(word: string): string {
  const known = irregular[word]
  if (known) return known
  if (word.length <= 3 && !/^(?:оля|юля|аня|яна|таня|лев|ира|ева)$/.test(word)) return word.replace(/[аяоеыиуюьй]$/, '')
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 2)
  const bare = ending ? word.slice(0, -ending.length) : word
  // A vowel that only some forms have: ручек, ручка; мешок, мешка; кукол, кукла.
  const steady =
    bare.length >= 4 ? bare.replace(/(?<=[^аеиоуыэюя])[ое](?=[кл]$)/, '').replace(/(?<=[^аеиоуыэюя])е(?=ц$)/, '') : bare
  return steady
    .replace(/(?<=[аеоуиыя])е(?=к$)/, '')
    .replace(/ь(?=к$)/, '')
    .replace(/й(?=к$)/, '')
}

const adjective = /(?:[ыи]й|ая|яя|[оы]е|ее|ие|[ое]го|[ое]му|[ыи]ми|[ыи]х|ую|юю|[нктглпрсвмд]ой|[ыи]м)$/
const nouns =
  /^(?:\p{L}+(?:ание|ение|ие|ий|ей)|\p{L}{2,3}ой|герой|трамвай|чай|музей|лыжи|\p{L}+ком|\p{L}+том|\p{L}+ним|\p{L}*город\p{L}*|\p{L}*слой|зимой|весной|покой)$/u
const always = /(?:ский|ский|ный|ний|кий|гий|ские|ные|ние|кие|гие|хие|шие|щие|ской)$/
const things = /(?:ание|ение|ание|тие)$/
export const isAdjective = (word: string): boolean =>
  ordinal(word) !== null ||
  (word.length > 4 && adjective.test(word) && !things.test(word) && (always.test(word) || !nouns.test(word)))
