import { integerOf, isShort, type Speaker } from './speaker.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** 0 to 99 in words. */
function cardinal(value: number): string {
  if (value < 20) return ones[value]!
  const unit = value % 10
  return tens[Math.floor(value / 10) - 2]! + (unit === 0 ? '' : `-${ones[unit]}`)
}

/** 1 to 100 in words. */
function ordinal(value: number): string {
  if (value === 100) return 'hundredth'
  return cardinal(value).replace(
    /[a-z]+$/,
    (last) => irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  )
}

const signs: Readonly<Record<string, string>> = {
  plus: 'plus',
  minus: 'minus',
  'plus-minus': 'plus or minus',
  'minus-plus': 'minus or plus',
  times: 'times',
  divided: 'divided by',
  equals: 'equals',
  'not-equal': 'is not equal to',
  about: 'is approximately',
  identical: 'is identical to',
  similar: 'is similar to',
  congruent: 'is congruent to',
  less: 'is less than',
  greater: 'is greater than',
  'at-most': 'is less than or equal to',
  'at-least': 'is greater than or equal to',
  tends: 'tends to',
  yields: 'gives',
  reversible: 'reversibly gives',
  implies: 'so',
  equivalent: 'is equivalent to',
  in: 'is in',
  'not-in': 'is not in',
  union: 'union',
  intersection: 'intersected with',
  without: 'without',
  subset: 'is a subset of',
  infinity: 'infinity',
  'empty-set': 'the empty set',
  percent: 'percent',
  factorial: 'factorial',
  prime: 'prime',
  degrees: 'degrees',
  angle: 'angle',
  triangle: 'triangle',
  perpendicular: 'is perpendicular to',
  parallel: 'is parallel to',
  'for-all': 'for all',
  exists: 'there is',
  'and-so-on': 'and so on',
  reals: 'the real numbers',
  naturals: 'the natural numbers',
  integers: 'the integers',
  rationals: 'the rational numbers',
  complexes: 'the complex numbers',
  comma: ',',
  semicolon: ',',
  stop: '.',
}

const functions: Readonly<Record<string, string>> = {
  sin: 'sine',
  cos: 'cosine',
  tan: 'tangent',
  tg: 'tangent',
  cot: 'cotangent',
  ctg: 'cotangent',
  sec: 'secant',
  csc: 'cosecant',
  arcsin: 'arc sine',
  arccos: 'arc cosine',
  arctan: 'arc tangent',
  arctg: 'arc tangent',
  arcctg: 'arc cotangent',
  ln: 'natural log',
  lg: 'log base 10',
  log: 'log',
  exp: 'exponential',
  lim: 'limit',
  max: 'maximum',
  min: 'minimum',
  gcd: 'greatest common divisor',
  lcm: 'least common multiple',
}

const bigs = { sum: 'the sum', product: 'the product', integral: 'the integral' } as const

export const english: Speaker = {
  number: (text) => text.replace(',', '.'),
  letter: (name) => (/^[A-Z][a-z]+$/.test(name) ? `capital ${name.toLowerCase()}` : name),
  sign: (name) => signs[name] ?? name,
  governed: () => null,
  percent: (amount) => `${amount} percent`,
  degrees: (amount) => `${amount} ${amount === '1' ? 'degree' : 'degrees'}`,
  mixed(whole, { top, bottom }) {
    return isNumeric(top, bottom) ? `${whole} and ${numericFraction(integerOf(top)!, integerOf(bottom)!)}` : null
  },
  argument: (amount, isDegrees) => (isDegrees ? english.degrees(amount) : english.number(amount)),
  appliedTo: 'of',
  fraction({ top, bottom, isBinomial }, say) {
    if (isBinomial) return `${say(top)} choose ${say(bottom)}`
    if (isNumeric(top, bottom)) return numericFraction(integerOf(top)!, integerOf(bottom)!)
    if (isShort(top) && isShort(bottom)) return `${say(top)} over ${say(bottom)}`
    return `the fraction with numerator ${say(top)} and denominator ${say(bottom)}, end of fraction,`
  },
  root({ of, index }, say) {
    const degree = index ? integerOf(index) : 2
    const name =
      degree === 2
        ? 'the square root of'
        : degree === 3
          ? 'the cube root of'
          : degree !== null && degree > 3 && degree <= 100
            ? `the ${ordinal(degree)} root of`
            : `the root of degree ${say(index ?? [])} of`
    return isShort(of) ? `${name} ${say(of)}` : `${name} ${say(of)}, end of root,`
  },
  power(base, sup, say) {
    const exponent = integerOf(sup)
    if (exponent === 2) return `${base} squared`
    if (exponent === 3) return `${base} cubed`
    return isShort(sup) ? `${base} to the power of ${say(sup)}` : `${base} to the power of ${say(sup)}, end of power,`
  },
  index: (base, sub, say) => (isShort(sub) ? `${base} sub ${say(sub)}` : `${base} sub ${say(sub)}, end of index,`),
  functionOver(name, sub, sup, say) {
    if (name === 'lim') return sub ? `the limit as ${say(sub)} of` : 'the limit of'
    const base = sub ? ` base ${say(sub)}` : ''
    const power = sup ? (integerOf(sup) === -1 ? ' inverse' : english.power('', sup, say).replace(/^ ?/, ' ')) : ''
    return `${functions[name] ?? name}${base}${power} of`
  },
  big(name, sub, sup, say) {
    const from = sub ? ` from ${say(sub)}` : ''
    return `${bigs[name]}${from}${sup ? ` to ${say(sup)}` : ''} of`
  },
  brackets({ open, close, of }, say) {
    const inner = say(of)
    if (open === '|')
      return isShort(of) ? `the absolute value of ${inner}` : `the absolute value of ${inner}, end of absolute value,`
    if (open === '⌊') return `the floor of ${inner}`
    if (open === '\\{') return `the set ${inner}`
    const ends = intervalEnds(of)
    if (ends && (open === '[' || close === ']'))
      return `the interval from ${say(ends[0])}${open === '[' ? ' included' : ''} to ${say(ends[1])}${close === ']' ? ' included' : ''}`
    return `open bracket ${inner} close bracket`
  },
  accent({ name, of }, say) {
    return name === 'vector' ? `vector ${say(of)}` : `${say(of)} ${name === 'hat' ? 'hat' : 'bar'}`
  },
  rows({ look, rows }, say) {
    const lines = rows.map((cells) => cells.map(say).join(', '))
    if (look === 'lines') return lines.join('. ')
    const name = look === 'system' ? 'line' : 'row'
    return `${look === 'system' ? 'the system' : 'the matrix'}: ${lines.map((line, index) => `${name} ${index + 1}: ${line}`).join('; ')}`
  },
}

type Formula = Parameters<typeof integerOf>[0]

const isNumeric = (top: Formula, bottom: Formula) => {
  const [a, b] = [integerOf(top), integerOf(bottom)]
  return a !== null && b !== null && a >= 0 && a < 100 && b >= 2 && b <= 100
}

function numericFraction(top: number, bottom: number): string {
  const part =
    bottom === 2 ? (top === 1 ? 'half' : 'halves') : bottom === 4 ? (top === 1 ? 'quarter' : 'quarters') : null
  return `${cardinal(top)} ${part ?? ordinal(bottom) + (top === 1 ? '' : 's')}`
}

/** The two endpoints of `[a; b)`; null if the formula is not an interval. */
export function intervalEnds(of: Formula): [Formula, Formula] | null {
  const marks = of.flatMap((node, at) =>
    node.kind === 'sign' && (node.name === 'semicolon' || node.name === 'comma') ? [at] : [],
  )
  const [mark] = marks
  if (marks.length !== 1 || mark === undefined) return null
  const ends: [Formula, Formula] = [of.slice(0, mark), of.slice(mark + 1)]
  return ends.every((end) => end.length > 0) ? ends : null
}
