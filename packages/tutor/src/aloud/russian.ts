import { intervalEnds } from './english.ts'
import type { Formula } from './formula-tree.ts'
import { integerOf, isShort, type Say, type Speaker } from './speaker.ts'

type Case = 'nominative' | 'genitive' | 'dative'

const units: Readonly<Record<Case, readonly string[]>> = {
  nominative: 'ноль один два три четыре пять шесть семь восемь девять'.split(' '),
  genitive: 'нуля одного двух трёх четырёх пяти шести семи восьми девяти'.split(' '),
  dative: 'нулю одному двум трём четырём пяти шести семи восьми девяти'.split(' '),
}
const teens =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  )
const tens = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')
const hundreds: Readonly<Record<Case, readonly string[]>> = {
  nominative: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' '),
  genitive: 'ста двухсот трёхсот четырёхсот пятисот шестисот семисот восьмисот девятисот'.split(' '),
  dative: 'ста двумстам трёмстам четырёмстам пятистам шестистам семистам восьмистам девятистам'.split(' '),
}
/** Round tens and teens have the same form in the genitive and the dative. */
const oblique = (word: string) =>
  word === 'сорок'
    ? 'сорока'
    : word === 'девяносто'
      ? 'девяноста'
      : word.endsWith('десят')
        ? `${word.slice(0, -5).replace('семь', 'семи').replace('восемь', 'восьми').replace(/ь$/, 'и')}десяти`
        : word.replace(/ь$/, 'и')

/** The largest number declined here; larger ones stay digits for the voice to read. */
const maxDeclined = 999

/** 0 to 999 in words. */
function cardinal(value: number, form: Case, isFeminine = false): string {
  const parts: string[] = []
  if (value >= 100) parts.push(hundreds[form][Math.floor(value / 100) - 1]!)
  const rest = value % 100
  const inForm = (word: string) => (form === 'nominative' ? word : oblique(word))
  if (rest >= 10 && rest < 20) parts.push(inForm(teens[rest - 10]!))
  else {
    if (rest >= 20) parts.push(inForm(tens[Math.floor(rest / 10) - 2]!))
    const unit = rest % 10
    if (unit > 0 || value === 0) {
      const word = units[form][unit]!
      const feminine = { один: 'одна', два: 'две', одного: 'одной', одному: 'одной' }[word]
      parts.push(isFeminine && feminine ? feminine : word)
    }
  }
  return parts.join(' ')
}

const ordinalStems: Readonly<Record<number, string>> = {
  1: 'перв',
  2: 'втор',
  3: 'трет',
  4: 'четвёрт',
  5: 'пят',
  6: 'шест',
  7: 'седьм',
  8: 'восьм',
  9: 'девят',
  40: 'сороков',
  50: 'пятидесят',
  60: 'шестидесят',
  70: 'семидесят',
  80: 'восьмидесят',
  90: 'девяност',
  100: 'сот',
}

/**
 * A feminine ordinal from 1 to 100: nominative `пятая`; plural for fractions, `пятых`; prepositional for powers,
 * `пятой`.
 */
function ordinal(value: number, form: 'nominative' | 'plural' | 'plural-dative' | 'prepositional'): string {
  const unit = value % 10
  const isCompound = value > 20 && value < 100 && unit !== 0
  const last = isCompound ? unit : value
  const stem = ordinalStems[last] ?? (value < 20 ? teens[value - 10]! : tens[value / 10 - 2]!).slice(0, -1)
  const ending = { nominative: 'ая', plural: 'ых', 'plural-dative': 'ым', prepositional: 'ой' }[form]
  const word =
    last === 3
      ? { nominative: 'третья', plural: 'третьих', 'plural-dative': 'третьим', prepositional: 'третьей' }[form]
      : stem + ending
  return isCompound ? `${tens[Math.floor(value / 10) - 2]} ${word}` : word
}

/** `1 градус, 2 градуса, 5 градусов`. */
function counted(amount: string, [one, few, many]: readonly [string, string, string]): string {
  if (!/^\d+$/.test(amount)) return few
  const hundredth = Number(amount.slice(-2))
  const unit = hundredth % 10
  if (hundredth > 10 && hundredth < 20) return many
  return unit === 1 ? one : unit >= 2 && unit <= 4 ? few : many
}

const letters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'бэ',
  c: 'цэ',
  d: 'дэ',
  e: 'е',
  f: 'эф',
  g: 'жэ',
  h: 'аш',
  i: 'и',
  j: 'йот',
  k: 'ка',
  l: 'эль',
  m: 'эм',
  n: 'эн',
  o: 'о',
  p: 'пэ',
  q: 'ку',
  r: 'эр',
  s: 'эс',
  t: 'тэ',
  u: 'у',
  v: 'вэ',
  w: 'дубль-вэ',
  x: 'икс',
  y: 'игрек',
  z: 'зет',
  alpha: 'альфа',
  beta: 'бета',
  gamma: 'гамма',
  delta: 'дельта',
  epsilon: 'эпсилон',
  zeta: 'дзета',
  eta: 'эта',
  theta: 'тета',
  iota: 'йота',
  kappa: 'каппа',
  lambda: 'лямбда',
  mu: 'мю',
  nu: 'ню',
  xi: 'кси',
  omicron: 'омикрон',
  pi: 'пи',
  rho: 'ро',
  sigma: 'сигма',
  tau: 'тау',
  upsilon: 'ипсилон',
  phi: 'фи',
  chi: 'хи',
  psi: 'пси',
  omega: 'омега',
}

const signs: Readonly<Record<string, string>> = {
  plus: 'плюс',
  minus: 'минус',
  'plus-minus': 'плюс-минус',
  'minus-plus': 'минус-плюс',
  times: 'умножить на',
  divided: 'разделить на',
  equals: 'равно',
  'not-equal': 'не равно',
  about: 'приблизительно равно',
  identical: 'тождественно равно',
  similar: 'подобно',
  congruent: 'равно',
  less: 'меньше, чем',
  greater: 'больше, чем',
  'at-most': 'не больше, чем',
  'at-least': 'не меньше, чем',
  tends: 'стремится к',
  yields: 'даёт',
  reversible: 'обратимо даёт',
  implies: ', следовательно,',
  equivalent: 'равносильно',
  in: 'принадлежит',
  'not-in': 'не принадлежит',
  union: 'в объединении с',
  intersection: 'в пересечении с',
  without: 'без',
  subset: 'входит в',
  infinity: 'бесконечность',
  'empty-set': 'пустое множество',
  percent: 'процентов',
  factorial: 'факториал',
  prime: 'штрих',
  degrees: 'градусов',
  angle: 'угол',
  triangle: 'треугольник',
  perpendicular: 'перпендикулярно',
  parallel: 'параллельно',
  'for-all': 'для любого',
  exists: 'существует',
  'and-so-on': 'и так далее',
  reals: 'множество действительных чисел',
  naturals: 'множество натуральных чисел',
  integers: 'множество целых чисел',
  rationals: 'множество рациональных чисел',
  complexes: 'множество комплексных чисел',
  comma: ',',
  semicolon: ',',
  stop: '.',
}

const functions: Readonly<Record<string, string>> = {
  sin: 'синус',
  cos: 'косинус',
  tan: 'тангенс',
  tg: 'тангенс',
  cot: 'котангенс',
  ctg: 'котангенс',
  sec: 'секанс',
  csc: 'косеканс',
  arcsin: 'арксинус',
  arccos: 'арккосинус',
  arctan: 'арктангенс',
  arctg: 'арктангенс',
  arcctg: 'арккотангенс',
  ln: 'натуральный логарифм',
  lg: 'десятичный логарифм',
  log: 'логарифм',
  exp: 'экспонента',
  lim: 'предел',
  max: 'максимум',
  min: 'минимум',
  gcd: 'наибольший общий делитель',
  lcm: 'наименьшее общее кратное',
}

/**
 * A comparison governs a case when one number or letter follows; before anything longer use "чем", which needs no
 * declension.
 */
const comparisons: Readonly<Record<string, { words: string; form: Case }>> = {
  less: { words: 'меньше', form: 'genitive' },
  greater: { words: 'больше', form: 'genitive' },
  'at-most': { words: 'меньше или равно', form: 'dative' },
  'at-least': { words: 'больше или равно', form: 'dative' },
}
const sets: Readonly<Record<string, string>> = {
  reals: 'множеству действительных чисел',
  naturals: 'множеству натуральных чисел',
  integers: 'множеству целых чисел',
  rationals: 'множеству рациональных чисел',
  complexes: 'множеству комплексных чисел',
}

/** One number, letter or infinity in a grammatical case; null for anything longer. */
function declined(formula: Formula, form: Case): string | null {
  const integer = integerOf(formula)
  if (integer !== null && Math.abs(integer) <= maxDeclined)
    return `${integer < 0 ? 'минус ' : ''}${cardinal(Math.abs(integer), form)}`
  const [fraction] = formula
  if (
    formula.length === 1 &&
    fraction?.kind === 'fraction' &&
    !fraction.isBinomial &&
    isNumeric(fraction.top, fraction.bottom)
  ) {
    const [top, bottom] = [integerOf(fraction.top)!, integerOf(fraction.bottom)!]
    const part = isOne(top) ? 'prepositional' : form === 'dative' ? 'plural-dative' : 'plural'
    return `${cardinal(top, form, true)} ${ordinal(bottom, part)}`
  }
  const isSigned = formula[0]?.kind === 'sign' && ['minus', 'plus'].includes(formula[0].name)
  const bare = isSigned ? formula.slice(1) : formula
  const [only] = bare
  if (bare.length !== 1 || only === undefined) return null
  const sign = isSigned && formula[0]?.kind === 'sign' ? `${signs[formula[0].name]} ` : ''
  if (only.kind === 'letter') return sign + russian.letter(only.text)
  if (only.kind === 'sign' && only.name === 'infinity')
    return sign + (form === 'nominative' ? 'бесконечность' : 'бесконечности')
  return null
}

export const russian: Speaker = {
  number: (text) => text.replace('.', ','),
  letter(name) {
    const small = letters[name.toLowerCase()]
    return small ?? name.toLowerCase()
  },
  sign: (name) => signs[name] ?? name,
  governed(name, object, say) {
    const comparison = comparisons[name]
    if (comparison) {
      const words = declined(object, comparison.form)
      return words === null ? null : { words: `${comparison.words} ${words}`, taken: object.length }
    }
    if (name === 'tends') {
      const words = declined(object, 'dative')
      return { words: `стремится к ${words ?? say(object)}`, taken: object.length }
    }
    if (name === 'in' || name === 'not-in') {
      const verb = name === 'in' ? 'принадлежит' : 'не принадлежит'
      const [first] = object
      if (first?.kind === 'sign' && sets[first.name]) return { words: `${verb} ${sets[first.name]}`, taken: 1 }
      if (first?.kind === 'brackets' && intervalEnds(first.of))
        return { words: `${verb} промежутку ${fromTo(first.open, first.close, first.of, say)}`, taken: 1 }
    }
    return null
  },
  percent: (amount) => `${russian.number(amount)} ${counted(amount, ['процент', 'процента', 'процентов'])}`,
  degrees: (amount) => `${russian.number(amount)} ${counted(amount, ['градус', 'градуса', 'градусов'])}`,
  mixed(whole, { top, bottom }) {
    const value = Number(whole)
    if (!isNumeric(top, bottom) || !Number.isInteger(value) || value > maxDeclined) return null
    return `${cardinal(value, 'nominative', true)} ${isOne(value) ? 'целая' : 'целых'} ${numericFraction(integerOf(top)!, integerOf(bottom)!)}`
  },
  argument(amount, isDegrees) {
    const words = declined([{ kind: 'number', text: amount }], 'genitive') ?? russian.number(amount)
    return isDegrees ? `${words} ${counted(amount, ['градуса', 'градусов', 'градусов'])}` : words
  },
  appliedTo: 'от',
  fraction({ top, bottom, isBinomial }, say) {
    if (isBinomial) return `число сочетаний из ${declined(top, 'genitive') ?? say(top)} по ${say(bottom)}`
    if (isNumeric(top, bottom)) return numericFraction(integerOf(top)!, integerOf(bottom)!)
    if (isShort(top) && isShort(bottom) && bottom.length === 1) return `${say(top)} разделить на ${say(bottom)}`
    return `дробь: в числителе ${say(top)}, в знаменателе ${say(bottom)}, конец дроби,`
  },
  root({ of, index }, say) {
    const degree = index ? integerOf(index) : 2
    const name =
      degree === 2
        ? 'квадратный корень из'
        : degree === 3
          ? 'кубический корень из'
          : degree !== null && degree > 3 && degree <= 100
            ? `корень ${ordinal(degree, 'prepositional')} степени из`
            : `корень степени ${say(index ?? [])} из`
    const words = declined(of, 'genitive')
    if (words !== null) return `${name} ${words}`
    return isShort(of) ? `${name} ${say(of)}` : `${name} выражения ${say(of)}, конец корня,`
  },
  power(base, sup, say) {
    const exponent = integerOf(sup)
    if (exponent === 2) return `${base} в квадрате`
    if (exponent === 3) return `${base} в кубе`
    if (exponent !== null && exponent !== 0 && Math.abs(exponent) <= 100)
      return `${base} в ${exponent < 0 ? 'минус ' : ''}${ordinal(Math.abs(exponent), 'prepositional')} степени`
    if (exponent === 0) return `${base} в нулевой степени`
    return isShort(sup) ? `${base} в степени ${say(sup)}` : `${base} в степени ${say(sup)}, конец степени,`
  },
  index(base, sub, say) {
    const [only] = sub
    if (sub.length === 1 && (only?.kind === 'number' || only?.kind === 'words')) return `${base} ${say(sub)}`
    return isShort(sub) ? `${base} с индексом ${say(sub)}` : `${base} с индексом ${say(sub)}, конец индекса,`
  },
  functionOver(name, sub, sup, say) {
    if (name === 'lim') {
      const [letter, tends, ...to] = sub ?? []
      if (letter?.kind === 'letter' && tends?.kind === 'sign' && tends.name === 'tends')
        return `предел при ${say([letter])}, стремящемся к ${declined(to, 'dative') ?? say(to)},`
      return sub ? `предел при условии, что ${say(sub)},` : 'предел'
    }
    const base = sub ? ` по основанию ${say(sub)}` : ''
    const power = sup ? russian.power('', sup, say) : ''
    return `${functions[name] ?? name}${power === '' ? '' : ` ${power.trim()}`}${base}${sub ? ' от' : ''}`
  },
  big(name, sub, sup, say) {
    const word = { sum: 'сумма', product: 'произведение', integral: 'интеграл' }[name]
    const [letter, equals, ...first] = sub ?? []
    const isCounted = letter?.kind === 'letter' && equals?.kind === 'sign' && equals.name === 'equals'
    const begin = isCounted ? first : (sub ?? [])
    const from = begin.length > 0 ? ` от ${declined(begin, 'genitive') ?? say(begin)}` : ''
    const to = sup ? ` до ${declined(sup, 'genitive') ?? say(sup)}` : ''
    return `${word}${isCounted ? ` по ${say([letter])}` : ''}${from}${to}${from + to === '' ? '' : ','}`
  },
  brackets({ open, close, of }, say) {
    if (open === '|')
      return isShort(of)
        ? `модуль ${declined(of, 'genitive') ?? say(of)}`
        : `модуль выражения ${say(of)}, конец модуля,`
    if (open === '⌊') return `целая часть ${declined(of, 'genitive') ?? say(of)}`
    if (open === '\\{') return `множество ${say(of)}`
    if (intervalEnds(of) && (open === '[' || close === ']')) return `промежуток ${fromTo(open, close, of, say)}`
    return `скобка открывается ${say(of)} скобка закрывается`
  },
  accent({ name, of }, say) {
    return name === 'vector' ? `вектор ${say(of)}` : `${say(of)} с ${name === 'hat' ? 'крышкой' : 'чертой'}`
  },
  rows({ look, rows }, say) {
    const lines = rows.map((cells) => cells.map(say).join(', '))
    if (look === 'lines') return lines.join('. ')
    const name = look === 'system' ? 'система' : 'матрица'
    return `${name}: ${lines.map((line, index) => `строка ${index + 1}: ${line}`).join('; ')}`
  },
}

const afterPreposition: Readonly<Record<string, { genitive: string; dative: string }>> = {
  'дробь:': { genitive: 'дроби:', dative: 'дроби:' },
  'квадратный корень': { genitive: 'квадратного корня', dative: 'квадратному корню' },
  'кубический корень': { genitive: 'кубического корня', dative: 'кубическому корню' },
  корень: { genitive: 'корня', dative: 'корню' },
  модуль: { genitive: 'модуля', dative: 'модулю' },
  угол: { genitive: 'угла', dative: 'углу' },
  вектор: { genitive: 'вектора', dative: 'вектору' },
}

/** Inflects the head word of a formula for the word before it: "равно дроби", "от модуля". */
export const agreed = (words: string): string =>
  words.replace(
    /(^|\s)(равно|перпендикулярно|параллельно|к|от|из|до|без) (дробь:|квадратный корень|кубический корень|корень|модуль|угол|вектор)(?=\s)/g,
    (_all, before: string, governing: string, noun: string) =>
      `${before}${governing} ${afterPreposition[noun]![/^(от|из|до|без)$/.test(governing) ? 'genitive' : 'dative']}`,
  )

function fromTo(open: string, close: string, of: Formula, say: Say): string {
  const [from, to] = intervalEnds(of)!
  const end = (formula: Formula, isIncluded: boolean) =>
    `${declined(formula, 'genitive') ?? say(formula)}${isIncluded ? ' включительно' : ''}`
  return `от ${end(from, open === '[')} до ${end(to, close === ']')}`
}

const isOne = (value: number) => value % 10 === 1 && value % 100 !== 11

const isNumeric = (top: Formula, bottom: Formula) => {
  const [a, b] = [integerOf(top), integerOf(bottom)]
  return a !== null && b !== null && a >= 0 && a <= maxDeclined && b >= 2 && b <= 100
}

/** `одна вторая, две третьих, двадцать одна сотая`. */
const numericFraction = (top: number, bottom: number) =>
  `${cardinal(top, 'nominative', true)} ${ordinal(bottom, isOne(top) ? 'nominative' : 'plural')}`
