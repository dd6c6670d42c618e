import { formulaOf } from '../library/formula.ts'
import type { Language } from '../math/latex.ts'
import { writeNumbers } from '../math/spoken.ts'
import type { Said } from './task.ts'
import { timesIn } from './time.ts'

const alike: Readonly<Record<string, string>> = { а: 'a', в: 'b', с: 'c', х: 'x', у: 'y', р: 'p', е: 'e', о: 'o' }
const latin = (label: string) => label.toLowerCase().replace(/[авсхуреo]/g, (letter) => alike[letter] ?? letter)

/** One way of writing for signs, indices, powers and roots; decimals with a point. */
export function plainSigns(text: string, language: Language): string {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/[−–—]/g, '-')
      .replace(/[×·∙⋅✕]/g, '*')
      .replaceAll('÷', '/')
      // ".7" is 0.7.
      .replace(/(?<=[\s(=])\.(?=\d)|^\.(?=\d)/g, '0.')
      .replace(/[₀-₉]/g, (sign) => `${'₀₁₂₃₄₅₆₇₈₉'.indexOf(sign)}`)
      .replace(/[⁰¹²³⁴-⁹]+/g, (signs) => `^${[...signs].map((sign) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)).join('')}`)
      .replace(/(?<![\p{L}])([a-zа-я])_?\{?(\d+)\}?(?=\s*=)/gu, '$1$2')
      .replace(/(?:√|sqrt|корень из|root of|square root of)\s*\(?(\d+(?:[.,]\d+)?)\)?/gu, ' sqrt($1)')
      .replace(language === 'ru' ? /(?<=\d),(?=\d)/g : /(?<=\d),(?=\d{3}(?!\d))/g, language === 'ru' ? '.' : '')
      .replace(/(?<=\d)\s*(?:[xх]|умножить на|times|multiplied by)\s*(?=\(?-?\d)/gu, '*')
      .replace(/(?<=\))\s*:\s*(?=\(?-?\d)/gu, '/')
      .replace(/(?<=\d)\s*(?::|разделить на|поделить на|делить на|divided by|over)\s*(?=\(?-?\d)/gu, '/')
      .replace(/(?<=[\d)])\s*(?:плюс|plus)\s*(?=[(\d])/gu, '+')
      .replace(/(?<=[\d)])\s*(?:минус|minus|take away)\s*(?=[(\d])/gu, '-')
      .replace(/(?<![\d)]\s*)(?<!\p{L})(?:минус|minus|negative)\s*(?=\d)/gu, '-')
      .replace(/(?<=[\d)])\s*(?:is|equals|makes|это|равно|будет)\s+(?=-?\d)/gu, '=')
      // "f(g(4))" is a name like "f(4)".
      .replace(/(?<![a-z])([fgh])\(([fgh])\((-?\d+)\)\)/g, '$1$2($3)')
      .replace(/(?<=[\d)])\s*(?=\()(?<=(?:(?<![a-z(]\d*)\d|\))\s*)/g, '*')
      .replace(/(?<=\))\s*(?=\d)/g, '*')
  )
}

const sign = '[-+*/^=]'
const atom = '(?:sqrt\\(\\d+(?:\\.\\d+)?\\)|\\d+(?:\\.\\d+)?)'
/** A calculation or a number: atoms and brackets joined by signs. */
const chain = new RegExp(
  `(?:(?<![a-zа-я\\d])(?<label>[a-zа-я]{1,3}\\d{0,3}(?:\\(-?\\d+\\))?)\\s*=\\s*)?(?<chain>-?[( -]*${atom}[) ]*(?:${sign}[( -]*${atom}[) ]*)*)(?!\\d|\\.\\d)`,
  'gu',
)

function resultOf(text: string): number | null {
  const tidy = text.replace(/\s+/g, '')
  const open = tidy.split('(').length - tidy.split(')').length
  const closed = open > 0 ? tidy + ')'.repeat(open) : open < 0 ? '('.repeat(-open) + tidy : tidy
  try {
    const value = formulaOf(closed)({})
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

const decimalsOf = (text: string) => /^-?\d+\.(\d+)$/.exec(text.trim())?.[1]?.length ?? 0

/** "64", "4 + 20·3 = 64", "a20 = 4 + 60 = 64". */
function chainsIn(text: string): (Said & { at: number })[] {
  return [...text.matchAll(chain)].flatMap(({ groups, index }) => {
    const sides = (groups?.chain ?? '').split('=').map((each) => each.trim())
    const values = sides.map(resultOf)
    const last = values.at(-1)
    if (last === null || last === undefined) return []
    const isWrongSum = values.some((value, at) => {
      const next = values[at + 1]
      if (value === null || next === null || next === undefined) return false
      // "5 + 6 + 7 = 18/3 = 6" goes on with the result.
      if (sides[at + 1]?.startsWith(`${value}`)) return false
      // "5 + 6 + 7 divided by 3 = 6": all of it is divided.
      const whole = resultOf((sides[at] ?? '').replace(/^([^/()+-]*[+-][^/()]*)\/(\s*\d+\s*)$/, '($1)/$2'))
      if (whole !== null && Math.abs(whole - next) < 1e-9) return false
      // "The root of 100 - 36 = 8": the root of all of it.
      const underRoot = resultOf(
        (sides[at] ?? '').replace(/^sqrt\((\d+(?:\.\d+)?)\)\s*([-+]\s*\d+(?:\.\d+)?)$/, 'sqrt($1$2)'),
      )
      if (underRoot !== null && Math.abs(underRoot - next) < 0.01) return false
      const rounding = Math.max(0.5 * 10 ** -decimalsOf(sides[at + 1] ?? ''), 1e-9)
      return (
        Math.abs(value - next) > (decimalsOf(sides[at + 1] ?? '') > 0 ? rounding : 1e-7 * Math.max(1, Math.abs(value)))
      )
    })
    const isSum = (side: string) => /\d[\s)]*[-+*/^]|sqrt/.test(side)
    // A fraction alone is a number.
    const sum =
      (sides.length > 1 ? sides.find(isSum) : sides.find((side) => isSum(side) && !/^-?\d+\s*\/\s*\d+$/.test(side))) ??
      null
    const label = groups?.label === undefined ? null : latin(groups.label)
    const isOpen = sum !== null && sides.length === 1
    const said: (Said & { at: number })[] = [
      { value: { kind: 'number', of: last }, label, sum, isWrongSum, isOpen, at: index },
    ]
    // "84 = 2*2*3*7" tells the factors, not the number.
    const product = sides.find((side) => /^\d+(?:\s*(?:\*\s*\d+|\^\s*\d+))+$/.test(side))
    if (product !== undefined && !isWrongSum && label === null)
      said.push({
        value: { kind: 'factors', of: factorsOf(product) },
        label: null,
        sum: product,
        isWrongSum,
        at: index,
      })
    return said
  })
}

function factorsOf(product: string): number[] {
  return product
    .split('*')
    .flatMap((each) => {
      const [base = '', exponent = '1'] = each.split('^')
      return Array.from({ length: Math.min(20, Number(exponent)) }, () => Number(base))
    })
    .sort((a, b) => a - b)
}

const pair = /(?<![\p{L}\d])[({[<]\s*(-?\d+(?:\.\d+)?(?:\s*[;,]\s*-?\d+(?:\.\d+)?){1,2})\s*[)}\]>]/gu
/** "(8; -3)", "4i - 7j" */
function tuplesIn(text: string): (Said & { at: number })[] {
  const listed = [...text.matchAll(pair)].map((found) => ({
    value: { kind: 'tuple', of: (found[1] ?? '').split(/[;,]/).map(Number) } as const,
    label: null,
    sum: null,
    isWrongSum: false,
    at: found.index,
  }))
  const lettered = [...text.matchAll(/(?<!\d(?=\d))(-?\d*)\s?i\s*([-+])\s*(\d*)\s?j/gu)].map(
    ([, i = '', plus, j = ''], at) => ({
      value: { kind: 'tuple', of: [coefficient(i), (plus === '-' ? -1 : 1) * coefficient(j)] } as const,
      label: null,
      sum: null,
      isWrongSum: false,
      at,
    }),
  )
  return [...listed, ...lettered]
}

const coefficient = (text: string) => (text === '' || text === '+' ? 1 : text === '-' ? -1 : Number(text))

/** "(x - 3)(x + 3)": the numbers in a formula with a letter are none that the student came to. */
const withLetters = /(?:[-+*/^().\d\s]|(?<![a-zа-я])[xynm](?![a-zа-я]))+/gu

/** What the message comes to, the last thing last. Numbers within brackets of a pair are no numbers of their own. */
export function saidIn(message: string, language: Language, withTimes: boolean): Said[] {
  const times = withTimes ? timesIn(message, language) : []
  const blank = (text: string, from: number, to: number) =>
    text.slice(0, from) + '#'.padEnd(to - from, '#') + text.slice(to)
  const rest = withTimes ? times.reduce((text, { at, end }) => blank(text, at, end), message) : message
  const spelled = /\d/.test(rest) || withTimes ? rest : writeNumbers(rest, language)
  const plain = plainSigns(spelled, language)
  const tuples = tuplesIn(plain)
  const blanked = plain
    .replace(withLetters, (found) => (/[xynm]/.test(found) && /\d/.test(found) ? '#'.repeat(found.length) : found))
    .replace(pair, (found) => '#'.repeat(found.length))
    // "c² = 39" names a square, "BC² = 144" as well.
    .replace(/(?<![a-zа-я\d])[a-zа-я]{1,2}\^[23]\s*=/gu, ' ')
    // Of "AC² + AB² = 674" no exponent is a number that the student came to.
    .replace(/(?<![a-zа-я\d])[a-zа-я]{1,2}\^[23](?!\d)/gu, (found) => '#'.repeat(found.length))
    // "f(4)" alone tells no number.
    .replace(/(?<![a-zа-я])(?:[a-z]{1,2}\(-?\d+\)|[a-zа-я]\d+)(?!\s*=)/g, (found) => '#'.repeat(found.length))
  const all = [
    ...times.map(({ at, value }) => ({ value, label: null, sum: null, isWrongSum: false, at })),
    ...tuples,
    ...chainsIn(blanked),
  ]
  return all.sort((a, b) => a.at - b.at)
}
