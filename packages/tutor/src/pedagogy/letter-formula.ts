import { letterFormulaWords } from '../language/letter-formula-words.ts'
import type { Language } from '../math/latex.ts'

/**
 * "Rearrange A = ½bh for h, is it h = A/½b": a formula in letters from which one is to be alone. Letters side by side are a
 * product, and behind a slash all that stands together is below the bar, as in print.
 */
export function withLetterFormula(text: string, language: Language): string {
  const words = letterFormulaWords[language]
  if (!text.includes('=') || text.length > LONGEST || namesFunction.test(text)) return text
  const asked = words.asks.map((pattern) => pattern.exec(text)).find((each) => each?.[1] !== undefined)
  if (!asked) return text
  const letter = latin(asked[1] ?? '')
  const stretches = [...text.matchAll(assignment)]
    .map(([whole, name = '', behind = ''], at, all) => ({
      name: latin(name),
      side: untilWords(behind, words.stops),
      begin: all[at]?.index ?? 0,
      sign: whole,
    }))
    .filter(({ side }) => side !== '')
  const [first, ...others] = stretches
  // Numbers and one unknown are an equation, which has its own readers.
  const letters = first ? lettersOf(`${first.name}${first.side}`) : new Set<string>()
  const isSolving = /^solve/iu.test(asked[0])
  if (!first || !letters.has(letter) || letters.size < (isSolving ? 3 : 2)) return text
  const written = (each: (typeof stretches)[number]) => `${each.name} = ${productsIn(each.side)}`
  let behind = text.slice(first.begin + first.sign.length + first.side.length)
  for (const each of others) behind = behind.replace(each.sign + each.side, () => written(each))
  return `${words.request.replace('{letter}', letter)}${written(first)}${behind.replace(words.again, '')}`
}

const LONGEST = 300
/** Their letters are no product. */
const namesFunction = /(?<!\p{L})(?:sin|cos|tan|tg|ctg|cot|log|ln|lg|sqrt|exp|корень)/iu
/** A letter, its sign of equality and what may stand behind it. */
const assignment = /(?<![\p{L}\d])([a-zA-Zа-яА-Я])\s?=\s?(?=((?:[-−+*·×/^√½⅓¼π²³\d.a-zA-Zа-яА-Я_()]|\s(?=\S)){1,40}))/gu

const alike: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'v',
  с: 'c',
  х: 'x',
  у: 'y',
  р: 'p',
  т: 't',
  е: 'e',
  о: 'o',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Р: 'P',
  Т: 'T',
}
const latin = (letter: string) => alike[letter] ?? letter

const lettersOf = (text: string) => new Set([...text].filter((each) => /\p{L}/u.test(each)).map(latin))

/** Up to the first word of the sentence. */
function untilWords(text: string, stops: RegExp): string {
  let end = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const bare = word.replace(/^[(]+|[).,]+$/g, '')
    if (stops.test(bare) || /\p{L}{4}/u.test(bare)) break
    end = index + word.length
    // The end of the sentence.
    if (/[.,]$/.test(word)) break
  }
  return text.slice(0, end).replace(/[\s.,]+$/, '')
}

/** "½bh" as (1/2)·b·h, "V/πr²" as V/(π·r²), "4/3πr³" as (4/3)·π·r³. */
function productsIn(side: string): string {
  const plain = side
    .replace(/(?<!\p{L})pi(?!\p{L})\s?|(?<=\d)pi(?!\p{L})\s?/giu, 'π')
    .replaceAll('½', '1/2 ')
    .replaceAll('⅓', '1/3 ')
    .replaceAll('¼', '1/4 ')
    .replace(/\s?([-−+*·×/^=])\s?/g, '$1')
    .trim()
  return plain
    .replace(/(?<![\d)\p{L}²³])(\d\/\d)\s?(?=[\p{L}(])/gu, '($1)·')
    .replace(/\/((?:\(\d\/\d\)·)?(?:\d{1,3}|\p{L}[\d²³]?(?:\^\d)?){1,8})(?![\p{L}\d])/gu, (whole, below: string) =>
      joined(below).includes('·') ? `/(${joined(below)})` : whole,
    )
    .replace(/(?<!\()(?:\d{0,3}(?:\p{L}[²³]?(?:\^\d)?\s?){1,6})/gu, joined)
    .replace(/(?<=[\p{L}²³\d])\s(?=[\p{L}(])/gu, '·')
    .replace(/(?<=[\p{L}\d)²³])([-+])(?=[\p{L}\d(])/gu, ' $1 ')
}

/** Letters side by side with the signs between them. */
const joined = (letters: string): string =>
  [...letters.matchAll(/\(\d\/\d\)·|\d{1,3}|\p{L}\d?[²³]?(?:\^\d)?/gu)]
    .map(([each]) => each.replace(/[*·]$/, '').replace(/\p{L}/u, latin))
    .join('·') + (letters.endsWith(' ') ? ' ' : '')
