import { either } from '../language/either.ts'
import { unitParts } from '../language/unit-parts.ts'
import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'

/**
 * Detects false general claims in words that can be tested numerically: "the derivative of a product is the product of
 * the derivatives", "density is mass times volume", "if the edge doubles, the volume grows four times", "91 is prime".
 * Returns the claim; null if there is none or it holds.
 */
export function falseRelation(sentence: string, language: Language): string | null {
  const text = plainWords(sentence)
  return (
    distributed(text) ??
    classed(text, language) ??
    related(text) ??
    scaled(text) ??
    goingTogether(text) ??
    compared(text) ??
    percentDivided(text) ??
    counted(text) ??
    measured(text) ??
    inForeignUnit(text)
  )
}

const plainWords = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[*_`$]|\\[,;: ]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')

// ---- A function of a sum, and the sum of the functions --------------------------------------------------------------

type Operation = 'sum' | 'difference' | 'product' | 'quotient'
const operate: Readonly<Record<Operation, (a: number, b: number) => number>> = {
  sum: (a, b) => a + b,
  difference: (a, b) => a - b,
  product: (a, b) => a * b,
  quotient: (a, b) => a / b,
}
const operations: readonly (readonly [string, Operation])[] = [
  ['sums?|сумм\\p{L}*', 'sum'],
  ['differences?|разност\\p{L}*', 'difference'],
  ['products?|произведени\\p{L}*', 'product'],
  ['quotients?|ratios?|fractions?|частн\\p{L}+|отношени\\p{L}+|дроби', 'quotient'],
]
const functions: readonly (readonly [string, ((x: number) => number) | 'linear'])[] = [
  ['squares?|квадрат\\p{L}*', (x) => x * x],
  ['cubes?|куб\\p{L}*', (x) => x ** 3],
  ['(?:square )?roots?|(?:квадратн\\p{L}+ )?кор(?:ень|ня|ней|ни|не) ?(?:из)?', (x) => Math.sqrt(Math.abs(x))],
  ['logarithms?|logs?|логарифм\\p{L}*', (x) => Math.log(Math.abs(x))],
  ['sines?|синус\\p{L}*', Math.sin],
  ['cosines?|косинус\\p{L}*', Math.cos],
  ['tangents?|тангенс\\p{L}*', Math.tan],
  ['absolute values?|modul(?:us|i)|модул\\p{L}+', Math.abs],
  ['reciprocals?', (x) => 1 / x],
  ['derivatives?|производн\\p{L}+', 'linear'],
  ['(?:anti-?derivatives?|integrals?)|первообразн\\p{L}+|интеграл\\p{L}*', 'linear'],
]
const oneOf = (list: readonly (readonly [string, unknown])[]) => list.map(([word]) => word).join('|')
const isWord = '(?:is|are|equals?|gives?|becomes|means|=|—|это|есть|равн\\p{L}+|равен|будет|дает|совпадает с)'
const distribution = regExpOf(
  `(?<!\\p{L})(${oneOf(functions)})(?: of)?(?: (?:a|an|the|any|two))? (${oneOf(operations)})(?!\\p{L})(?: of (?:two |the )?\\p{L}+| двух \\p{L}+)?,? (?:\\p{L}+ ){0,2}?${isWord}(?: (?:always|just|simply|only|equal|to|the|exactly|same|as|всегда|просто|как раз))*,? (${oneOf(operations)})(?: of)?(?: (?:the|their|its|two|both|их))?(?: (?:single|separate|отдельн\\p{L}+))? (${oneOf(functions)})(?!\\p{L})(?![^.;]{0,20}(?:plus|minus|плюс|минус|twice|удвоенн))`,
  'u',
)
const lookUp = <T>(list: readonly (readonly [string, T])[], word: string): T | undefined =>
  list.find(([pattern]) => regExpOf(`^(?:${pattern})$`, 'u').test(word.trim()))?.[1]

function distributed(text: string): string | null {
  const match = distribution.exec(text)
  if (!match) return null
  const [fn, again] = [lookUp(functions, match[1]!), lookUp(functions, match[4]!)]
  const [inner, outer] = [lookUp(operations, match[2]!), lookUp(operations, match[3]!)]
  if (!fn || fn !== again || !inner || !outer) return null
  if (fn === 'linear') {
    const isTrue = inner === outer && (inner === 'sum' || inner === 'difference')
    return isTrue ? null : match[0]
  }
  const isTrue = [
    [2.3, 1.7],
    [2.9, -0.6],
  ].every(([a, b]) => {
    const isPlain = fn === Math.abs || b! > 0
    return !isPlain || Math.abs(fn(operate[inner](a!, b!)) - operate[outer](fn(a!), fn(b!))) < 1e-9
  })
  return isTrue ? null : match[0]
}

// ---- Signs and parity -----------------------------------------------------------------------------------------------

const classes: readonly (readonly [string, readonly number[], (x: number) => boolean])[] = [
  ['negatives?|minus(?:es)?|отрицательн\\p{L}+|минус\\p{L}*', [-1, -2, -5, -0.5], (x) => x < 0],
  ['positives?|plus(?:es)?|положительн\\p{L}+|плюс\\p{L}*', [1, 2, 5, 0.5], (x) => x > 0],
  ['odds?|нечетн\\p{L}+', [1, 3, 5, 9], (x) => Math.abs(x % 2) === 1],
  ['evens?|четн\\p{L}+', [2, 4, 6, 10], (x) => x % 2 === 0],
]
const classWord = classes.map(([word]) => word).join('|')
const classOf = (word: string) => classes.find(([pattern]) => regExpOf(`^(?:${pattern})$`, 'u').test(word))
const numberWord = '(?: (?:numbers?|ones?|integers?|чис\\p{L}+|результат))?'
const joins: readonly (readonly [string, Operation])[] = [
  ['times|multiplied by|by|умножить на|умноженн\\p{L}+ на|на', 'product'],
  ['divided by|over|разделить на|деленн\\p{L}+ на|делить на', 'quotient'],
  ['plus|added to|and|плюс|и', 'sum'],
]
const chained = regExpOf(
  `(?<!\\p{L})(${classWord})${numberWord} (${oneOf(joins)}) (?:an? |another )?(${classWord})${numberWord},? (?:always |всегда )?(?:is|are|gives?|makes?|equals?|stays?|remains?|дает|дают|это|—|будет|равно|получается|остается) (?:again |always |an? |still |снова |всегда |опять )*(${classWord})(?!\\p{L})`,
  'u',
)
const named = regExpOf(
  `(?<!\\p{L})(${oneOf(operations)})(?: of)? (?:(?:two|any two|an?|двух|любых двух) )?(${classWord})${numberWord}(?: (?:and|и) (?:an? )?(${classWord})${numberWord})?,? (?:is |are |всегда |always |gives? |equals? |это |— |будет |дает |равн\\p{L}+ )+(?:always |again |an? |всегда |снова )*(${classWord})(?!\\p{L})`,
  'u',
)
const image = regExpOf(
  `(?<!\\p{L})(squares?|cubes?|absolute value|modulus|reciprocal|квадрат|куб|модуль)(?: of)? (?:an? |any |любого |всякого )?(${classWord})${numberWord} (?:is |are |всегда |always |equals? |это |— |будет |дает )*(?:always |again |an? |всегда |снова )*(${classWord})(?!\\p{L})`,
  'u',
)

function classed(text: string, language: Language): string | null {
  const pairs = (a: readonly number[], b: readonly number[], op: Operation) =>
    a.flatMap((x) => b.map((y) => operate[op](x, y)))
  for (const [pattern, read] of [
    [chained, (m: RegExpExecArray) => [lookUp(joins, m[2]!), m[1]!, m[3]!, m[4]!] as const],
    [named, (m: RegExpExecArray) => [lookUp(operations, m[1]!), m[2]!, m[3] ?? m[2]!, m[4]!] as const],
  ] as const) {
    const match = pattern.exec(text)
    if (!match) continue
    const [op, a, b, c] = read(match)
    const [first, second, result] = [classOf(a), classOf(b), classOf(c)]
    // "Minus and plus gives minus" means a product: the signs meet. So does "a negative and a negative".
    const isOfSigns = language === 'ru' ? /^(?:и|на)$/.test(match[2] ?? '') : match[2] === 'and'
    if (
      !op ||
      !first ||
      !second ||
      !result ||
      (isOfSigns && pattern === chained && first[0].startsWith('neg') !== second[0].startsWith('neg'))
    )
      continue
    const isParity = /^(?:odds|evens)/.test(result[0])
    if (isParity !== /^(?:odds|evens)/.test(first[0]) || (isParity && op === 'quotient')) continue
    if (pattern === chained && isOfSigns) continue
    const all = pairs(first[1], second[1], op)
    if (!all.every(result[2]) && !(op === 'sum' && new Set(all.map(Math.sign)).size > 1 && !isParity)) return match[0]
  }
  const match = image.exec(text)
  if (!match) return null
  const [given, result] = [classOf(match[2]!), classOf(match[3]!)]
  const fn = /square|квадрат/.test(match[1]!)
    ? (x: number) => x * x
    : /cube|куб/.test(match[1]!)
      ? (x: number) => x ** 3
      : /recip/.test(match[1]!)
        ? (x: number) => 1 / x
        : Math.abs
  return given && result && !given[1].map(fn).every(result[2]) ? match[0] : null
}

// ---- Quantities -----------------------------------------------------------------------------------------------------

/** Words for quantities; the first match wins. */
const quantities: readonly (readonly [string, string])[] = [
  ['molar mass|молярн\\p{L}+ масс\\p{L}+', 'molar'],
  ['kinetic energy|кинетическ\\p{L}+ энерги\\p{L}+', 'kinetic'],
  ['density|плотност\\p{L}+', 'density'],
  ['mass|масс\\p{L}+', 'mass'],
  ['volumes?|объем\\p{L}*', 'volume'],
  ['(?:average |средн\\p{L}+ )?(?:speed|velocity|скорост\\p{L}+)', 'speed'],
  ['distance|path|way|расстояни\\p{L}+|путь|пути|путем', 'distance'],
  ['time|врем\\p{L}+', 'time'],
  ['acceleration|ускорени\\p{L}+', 'acceleration'],
  ['pressure|давлени\\p{L}+', 'pressure'],
  ['current|сил\\p{L}+ тока|ток\\p{L}{0,2}', 'current'],
  ['force|сил\\p{L}+', 'force'],
  ['voltage|напряжени\\p{L}+', 'voltage'],
  ['resistance|сопротивлени\\p{L}+', 'resistance'],
  ['power|мощност\\p{L}+', 'power'],
  ['work|работ\\p{L}{1,2}', 'work'],
  ['charge|заряд\\p{L}*', 'charge'],
  ['momentum|импульс\\p{L}*', 'momentum'],
  ['wavelength|длин\\p{L}+ волны', 'wavelength'],
  ['frequency|частот\\p{L}+', 'frequency'],
  ['amount of substance|количеств\\p{L}+ вещества', 'amount'],
  ['area|площад\\p{L}+', 'area'],
  ['hypotenuse|гипотенуз\\p{L}+', 'hypotenuse'],
  ['opposite (?:side|leg|cathetus)|противолежащ\\p{L}+(?: катет\\p{L}*)?', 'opposite'],
  ['adjacent (?:side|leg|cathetus)|прилежащ\\p{L}+(?: катет\\p{L}*)?', 'adjacent'],
  ['cosine|косинус\\p{L}*', 'cosine'],
  ['sine|синус\\p{L}*', 'sine'],
  ['tangent|тангенс\\p{L}*', 'tangent'],
  ['(?:cost|total price|стоимост\\p{L}+)', 'cost'],
  ['price|цен\\p{L}+', 'price'],
]
/** `a = b · c`, by the names above. */
const products: readonly (readonly [string, string, string])[] = [
  ['mass', 'density', 'volume'],
  ['distance', 'speed', 'time'],
  ['force', 'mass', 'acceleration'],
  ['voltage', 'current', 'resistance'],
  ['power', 'voltage', 'current'],
  ['work', 'power', 'time'],
  ['force', 'pressure', 'area'],
  ['work', 'force', 'distance'],
  ['charge', 'current', 'time'],
  ['momentum', 'mass', 'speed'],
  ['mass', 'amount', 'molar'],
  ['speed', 'wavelength', 'frequency'],
  ['work', 'charge', 'voltage'],
  ['opposite', 'sine', 'hypotenuse'],
  ['adjacent', 'cosine', 'hypotenuse'],
  ['opposite', 'tangent', 'adjacent'],
]
const quantityWord = regExpOf(
  quantities.map(([word], index) => `(?<q${index}>(?<!\\p{L})(?:${word})(?!\\p{L}))`).join('|'),
  'gu',
)
const multiplies = /(?<!\p{L})(?:times|multipl\p{L}+|product|умнож\p{L}+|помнож\p{L}+|произведени\p{L}+)(?!\p{L})|[·×]/u
const divides =
  /(?<!\p{L})(?:divid\p{L}+|over|ratio|quotient|per|(?:раз|по)?дел(?:ить|им|я|енн\p{L}+|ят|ят|ится|и)|деленн\p{L}+|отношени\p{L}+|частн\p{L}+)(?!\p{L})/u

/** "Density is mass times volume": three quantities of one formula in a wrong relation. */
function related(text: string): string | null {
  for (const clause of text.split(/[.;:!?]|, (?:and|so|then|а|но|поэтому|because|потому) /)) {
    const found = [...clause.matchAll(quantityWord)].map((match) => ({
      name: quantities[Object.entries(match.groups!).findIndex(([, value]) => value !== undefined)]![1],
      at: match.index,
    }))
    const names = found.map(({ name }) => name)
    if (names.length !== 3 || new Set(names).size !== 3) continue
    const formula = products.find((each) => each.every((name) => names.includes(name)))
    const [times, over] = [multiplies.exec(clause), divides.exec(clause)]
    if (!formula || (times === null) === (over === null) || /half|squar|twice|полов|квадрат|вдвое/.test(clause))
      continue
    const sign = (times ?? over)!
    // "Divide the way by the time and you have the speed"; "voltage divided by resistance gives current".
    const isLast =
      (sign.index < found[0]!.at &&
        /(?:get|have|find|is|be|obtain|получ|будет|найд|это|узна)/u.test(clause.slice(found[1]!.at))) ||
      (sign.index > found[0]!.at &&
        sign.index < found[1]!.at &&
        regExpOf(`(?<!\\p{L})${isWord}(?!\\p{L})|получ`, 'u').test(clause.slice(found[1]!.at, found[2]!.at)))
    const [result, first, second] = isLast ? [names[2]!, names[0]!, names[1]!] : [names[0]!, names[1]!, names[2]!]
    if (!isLast && sign.index < found[0]!.at) continue
    if (
      !isLast &&
      !regExpOf(`${isWord}|by|через|как|находят|вычисля`, 'u').test(clause.slice(found[0]!.at, found[1]!.at)) &&
      !/(?:to (?:find|get)|чтобы (?:найти|узнать))/.test(clause)
    )
      continue
    const isTrue = times
      ? formula[0] === result
      : formula[0] === first && (formula[1] === result || formula[2] === result)
    if (!isTrue) return `${result}: ${clause.trim()} (${first}, ${second})`
  }
  return null
}

// ---- Growing together -----------------------------------------------------------------------------------------------

/** The power with which the first quantity grows with the second. */
const growth: readonly (readonly [RegExp, RegExp, number])[] = [
  [
    /(?<!surface )area|площад\p{L}+/u,
    /sides?|edges?|radius|lengths?|diameter|сторон\p{L}+|ребр\p{L}+|радиус\p{L}*|диаметр\p{L}*/u,
    2,
  ],
  [/volume|объем\p{L}*/u, /sides?|edges?|radius|diameter|сторон\p{L}+|ребр\p{L}+|радиус\p{L}*/u, 3],
  [
    /perimeter|circumference|периметр\p{L}*|длин\p{L}+ окружности/u,
    /sides?|edges?|radius|diameter|сторон\p{L}+|радиус\p{L}*|диаметр\p{L}*/u,
    1,
  ],
  [/energy|braking distance|энерги\p{L}+|тормозн\p{L}+ путь/u, /speed|velocity|скорост\p{L}+/u, 2],
  [/(?<!kinetic )momentum|импульс\p{L}*/u, /speed|velocity|mass|скорост\p{L}+|масс\p{L}+/u, 1],
  [/current|сила тока|ток/u, /voltage|напряжени\p{L}+/u, 1],
  [/current|сила тока|ток/u, /resistance|сопротивлени\p{L}+/u, -1],
  [/acceleration|ускорени\p{L}+/u, /mass|масс\p{L}+/u, -1],
  [/acceleration|ускорени\p{L}+/u, /force|сил\p{L}+/u, 1],
  [/pressure|давлени\p{L}+/u, /area|площад\p{L}+/u, -1],
  [/gravity|gravitational|attraction|притяжени\p{L}+|тяготени\p{L}+/u, /distance|расстояни\p{L}+/u, -2],
  [/(?<!\p{L})time(?!s)|время/u, /(?:speed|скорост\p{L}+|workers|рабочих)/u, -1],
  [/(?:falling time|(?<!\p{L})time(?!s)|время(?: падения)?)/u, /height|высот\p{L}+/u, 0.5],
  [/period|период\p{L}*/u, /length|длин\p{L}+/u, 0.5],
  [
    /(?<!\p{L})power|мощност\p{L}+/u,
    /current|сил\p{L}+ тока|(?<!\p{L})ток\p{L}{0,2}(?!\p{L})|voltage|напряжени\p{L}+/u,
    2,
  ],
  [
    /(?<!\p{L})heat(?!\p{L})|теплот\p{L}+|количеств\p{L}+ тепла/u,
    /current|сил\p{L}+ тока|(?<!\p{L})ток\p{L}{0,2}(?!\p{L})/u,
    2,
  ],
  [/resistance|сопротивлени\p{L}+/u, /length|длин\p{L}+/u, 1],
  [/resistance|сопротивлени\p{L}+/u, /cross[- ]section|thick\p{L}*|сечени\p{L}+|толщин\p{L}+/u, -1],
  [/pressure|давлени\p{L}+/u, /depth|глубин\p{L}+/u, 1],
  [/wavelength|длин\p{L}+ волны/u, /frequency|частот\p{L}+/u, -1],
  [/density|плотност\p{L}+/u, /volume|объем\p{L}*/u, -1],
  [/kinetic energy|кинетическ\p{L}+ энерги\p{L}+/u, /mass|масс\p{L}+/u, 1],
  [/(?<!\p{L})fractions?|дроб\p{L}+/u, /denominator|знаменател\p{L}+/u, -1],
]
const factors: readonly (readonly [string, number])[] = [
  ['doubl\\p{L}+|twice|two times|2 times|twofold|вдвое|в (?:два|2) раза|удво\\p{L}+', 2],
  ['tripl\\p{L}+|three times|3 times|threefold|thrice|втрое|в (?:три|3) раза|утро\\p{L}+', 3],
  ['quadrupl\\p{L}+|four times|4 times|fourfold|вчетверо|в (?:четыре|4) раза', 4],
  ['five times|5 times|fivefold|впятеро|в (?:пять|5) раз', 5],
  ['six times|6 times|sixfold|в (?:шесть|6) раз', 6],
  ['eight times|8 times|eightfold|в (?:восемь|8) раз', 8],
  ['nine times|9 times|ninefold|в (?:девять|9) раз', 9],
  ['sixteen times|16 times|в (?:шестнадцать|16) раз', 16],
  ['27 times|twenty-seven times|в 27 раз|в двадцать семь раз', 27],
  ['halv\\p{L}+|half as|in half|пополам', 0.5],
]
const factorWord = regExpOf(factors.map(([word], at) => `(?<f${at}>(?<!\\p{L})(?:${word})(?!\\p{L}))`).join('|'), 'gu')
const shrinks = /(?:less|smaller|shrink|decreas|reduc|fall|drop|fewer|slower|меньш|уменьш|сниз|упад|сокра|падает)/u

const asQuantities: readonly (readonly [RegExp, string])[] = [
  [/(?<=times |twice |half )(?:as fast|faster)(?: as)?(?!\p{L})/gu, 'the speed'],
  [/(?<=times |twice |half )(?:as heavy|heavier)(?: as)?(?!\p{L})/gu, 'the mass'],
  [/(?<=(?:вдвое|втрое|вчетверо|раза?) )быстрее(?!\p{L})/gu, 'скорость больше'],
  [/(?<=(?:вдвое|втрое|вчетверо|раза?) )тяжелее(?!\p{L})/gu, 'масса больше'],
]

/** "If the speed is tripled, the energy grows six times." */
function scaled(told: string): string | null {
  // "Three times as fast" speaks of the speed.
  const text = asQuantities.reduce((each, [pattern, quantity]) => each.replace(pattern, quantity), told)
  const isCompared = text !== told
  if (!isCompared && !/(?<!\p{L})(?:if|when|doubling|tripling|если|когда|при)(?!\p{L})/u.test(text)) return null
  const found = [...text.matchAll(factorWord)]
  if (found.length !== 2) return null
  const cut = text.indexOf(',', found[0]!.index)
  const [given, result] = isCompared
    ? [text.slice(0, found[1]!.index), text.slice(found[1]!.index)]
    : cut > 0 && cut < found[1]!.index
      ? [text.slice(0, cut), text.slice(cut)]
      : [text.slice(0, found[0]!.index + 20), text.slice(found[0]!.index + 5)]
  const factorIn = (match: RegExpMatchArray, part: string) => {
    const value = factors[Object.values(match.groups!).findIndex((each) => each !== undefined)]![1]
    return shrinks.test(part) && value > 1 ? 1 / value : value
  }
  const rules = growth.filter(([grown, by]) => grown.test(result) && by.test(given) && !by.test(result))
  if (rules.length !== 1) return null
  const wanted = factorIn(found[0]!, given) ** rules[0]![2]
  const said = factorIn(found[1]!, result)
  return Math.abs(wanted - said) > 1e-9 && (Math.abs(wanted - 1 / said) > 1e-9 || said > 1)
    ? `${found[0]![0]} … ${found[1]![0]}`
    : null
}

const upDown =
  '(?:(bigger|larger|greater|higher|longer|more|faster|больше|выше|длиннее|быстрее|толще|thicker)|(smaller|lower|less|shorter|slower|fewer|меньше|ниже|короче|медленнее|тоньше|thinner))'
const together = [
  regExpOf(`(?<!\\p{L})the ${upDown}(?!\\p{L})([^,;]{3,50}),? (?:the|then) ${upDown}(?!\\p{L})([^,;]{0,50})`, 'u'),
  regExpOf(`(?<!\\p{L})чем ${upDown}(?!\\p{L})([^,;]{3,50}), тем ${upDown}(?!\\p{L})([^,;]{0,50})`, 'u'),
]

/** "The larger the resistance, the larger the current": which way two quantities go together. */
function goingTogether(text: string): string | null {
  for (const pattern of together) {
    const match = pattern.exec(text)
    if (!match) continue
    const [whole, up, , given, grows, , result] = match
    const rules = growth.filter(([grown, by]) => grown.test(result!) && by.test(given!) && !by.test(result!))
    if (rules.length !== 1) continue
    const isSameWay = (up !== undefined) === (grows !== undefined)
    if (isSameWay !== rules[0]![2] > 0) return whole
  }
  return null
}

// ---- Comparisons ----------------------------------------------------------------------------------------------------

const amountSaid = String.raw`((?:minus |минус )?-?\d+(?:[.,]\d+)?(?:\/\d+)?|\(\d+\/\d+\))`
const comparison = [
  regExpOf(
    `(?<![\\p{L}\\d.,/+*^-] ?)${amountSaid} (?:is|are) (?:still |also |even )?(bigger|larger|greater|more|smaller|less) than ${amountSaid}(?![\\d%/*^+]| ?[-+*/·^]| \\p{L})`,
    'u',
  ),
  regExpOf(
    `(?<![\\p{L}\\d.,/+*^-] ?|(?:^|\\s)(?:на|в) )${amountSaid} (больше|меньше),? (?:чем )?(?:числа )?${amountSaid}(?![\\d%/*^+]| ?[-+*/·^]| \\p{L})`,
    'u',
  ),
]

/** "0.35 is bigger than 0.5" */
function compared(text: string): string | null {
  for (const pattern of comparison) {
    const match = pattern.exec(text.replaceAll('\\frac', ''))
    if (!match) continue
    const [a, b] = [match[1]!, match[3]!].map((each) => {
      const [above, below] = each
        .replace(/minus |минус /u, '-')
        .replace(/[()]/g, '')
        .replaceAll(',', '.')
        .split('/')
        .map(Number)
      return below === undefined ? above! : above! / below
    }) as [number, number]
    if (!Number.isFinite(a) || !Number.isFinite(b)) continue
    const isSaidBigger = /bigger|larger|greater|more|больше/u.test(match[2]!)
    if (isSaidBigger ? a <= b : a >= b) return match[0]
  }
  return null
}

/** "To find 20 % of a number you divide it by 20" */
function percentDivided(text: string): string | null {
  const match =
    /(?<![\d.,])(\d+) ?(?:%|percent|процент\p{L}*)[^.;]{0,60}?(?:divid\p{L}+|(?:раз|по)?дел\p{L}+)[^.;\d]{0,20}(?:by|на) (\d+)(?![\d.,]*\d)/u.exec(
      text,
    )
  return match && match[1] === match[2] && match[1] !== '10' && !/100/.test(text) ? match[0] : null
}

// ---- Properties of a number -----------------------------------------------------------------------------------------

const isPrime = (n: number) => {
  if (n < 2) return false
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const whole = '(?<![\\d.,^/_-])(\\d{1,7})(?![\\d]|[.,]\\d|%|/|\\^)'

/** "91 is prime", "7 divides 44", "the least common multiple of 4 and 6 is 24". */
const properties: readonly (readonly [RegExp, (...n: number[]) => boolean])[] = [
  [regExpOf(`${whole} (?:is|—|это|является) (?:also |an? |тоже |также )*(?:prime|прост\\p{L}+ числ)`, 'u'), isPrime],
  [regExpOf(`${whole} (?:is|—|это) (?:an? )?(?:composite|составн)`, 'u'), (n) => n > 1 && !isPrime(n)],
  [regExpOf(`${whole} (?:is|—|это) (?:an? )?(?:even|четн)`, 'u'), (n) => n % 2 === 0],
  [regExpOf(`${whole} (?:is|—|это) (?:an? )?(?:odd|нечетн)`, 'u'), (n) => n % 2 === 1],
  [
    regExpOf(
      `${whole} (?:is|—|это) (?:an? |точн\\p{L}+ |полн\\p{L}+ )?(?:perfect square|square number|квадрат)(?! (?:of|числа|root))`,
      'u',
    ),
    (n) => Number.isInteger(Math.sqrt(n)),
  ],
  [
    regExpOf(
      `${whole} (?:is divisible by|is a multiple of|divides evenly by|делится(?: нацело| без остатка)? на|кратно) ${whole}`,
      'u',
    ),
    (a, b) => a % b === 0,
  ],
  [
    regExpOf(`${whole} (?:is a (?:factor|divisor) of|divides|— делитель(?: числа)?) ${whole}`, 'u'),
    (a, b) => b % a === 0,
  ],
  [
    regExpOf(
      `(?:greatest common (?:divisor|factor)|highest common factor|gcd|hcf|наибольш\\p{L}+ общ\\p{L}+ делител\\p{L}+|нод)(?: of| чисел| для)?\\(? ?${whole}(?: and| и|[,;]) ${whole}\\)? (?:is|=|—|это|равен|будет) ${whole}`,
      'u',
    ),
    (a, b, c) => gcd(a, b) === c,
  ],
  [
    regExpOf(
      `(?:(?:least|lowest|smallest) common (?:multiple|denominator)|lcm|наименьш\\p{L}+ общ\\p{L}+ (?:кратн\\p{L}+|знаменател\\p{L}+)|нок)(?: of| чисел| для)?\\(? ?${whole}(?: and| и|[,;]) ${whole}\\)? (?:is|=|—|это|равно|равен|будет) ${whole}`,
      'u',
    ),
    (a, b, c) => (a * b) / gcd(a, b) === c,
  ],
]

function counted(text: string): string | null {
  for (const [pattern, holds] of properties) {
    const match = pattern.exec(text)
    if (
      match &&
      !/(?<!\p{L})(?:not|if|whether|no|не|ли|если)(?!\p{L})/u.test(
        text.slice(Math.max(0, match.index - 25), match.index + match[0].length),
      )
    ) {
      if (
        !holds(
          ...match
            .slice(1)
            .filter((each) => each !== undefined)
            .map(Number),
        )
      )
        return match[0]
    }
  }
  return null
}

// ---- Units ----------------------------------------------------------------------------------------------------------

const bases: readonly (readonly [string, string, number])[] = [
  ['millimet(?:er|re)s?|mm|миллиметр\\p{L}*|мм', 'length', 0.001],
  ['centimet(?:er|re)s?|cm|сантиметр\\p{L}*|см', 'length', 0.01],
  ['decimet(?:er|re)s?|dm|дециметр\\p{L}*|дм', 'length', 0.1],
  ['kilomet(?:er|re)s?|km|километр\\p{L}*|км', 'length', 1000],
  ['met(?:er|re)s?|m|метр\\p{L}*|м', 'length', 1],
  ['milligrams?|mg|миллиграмм\\p{L}*|мг', 'mass', 0.001],
  ['kilograms?|kilos?|kg|килограмм\\p{L}*|кг', 'mass', 1000],
  ['grams?|g|грамм\\p{L}*', 'mass', 1],
  ['tonnes?|тонн\\p{L}*', 'mass', 1_000_000],
  ['quintals?|центнер\\p{L}*', 'mass', 100_000],
  ['millilit(?:er|re)s?|ml|миллилитр\\p{L}*|мл', 'litres', 0.001],
  ['lit(?:er|re)s?|литр\\p{L}*', 'litres', 1],
  ['seconds?|секунд\\p{L}*', 'time', 1],
  ['minutes?|минут\\p{L}*', 'time', 60],
  ['hours?|час\\p{L}{0,2}', 'time', 3600],
  ['days?|сут\\p{L}+', 'time', 86_400],
  ['weeks?|недел\\p{L}+', 'time', 604_800],
  ['hectares?|гектар\\p{L}*', 'length2', 10_000],
  ['ares?|соток|сотк\\p{L}', 'length2', 100],
]
const unitWord = bases.map(([word]) => word).join('|')
const amount = String.raw`(\d[\d ]*(?:[.,]\d+)?|one|an?|ten|a? ?hundred|one hundred|a? ?thousand|one thousand|ten thousand|a million|sixty|один|одна|одном|одной|десять|сто|тысяч\p{L}*|десять тысяч|миллион|шестьдесят)`
const equivalence = regExpOf(
  `(?<![\\p{L}\\d/])${amount} ?((?:square|cubic|квадратн\\p{L}+|кубическ\\p{L}+) )?(${unitWord})([²³])?(?![\\p{L}/²³]) ?(?:there are|is|are|has|have|contains?|equals?|makes?|=|—|это|равен|равна|равно|содержит|составляет)(?: (?:exactly|just|ровно))? ${amount} ?((?:square|cubic|квадратн\\p{L}+|кубическ\\p{L}+) )?(${unitWord})([²³])?(?![\\p{L}/²³])`,
  'u',
)
const inOne = regExpOf(
  `(?:in|в) ${amount} ((?:square|cubic|квадратн\\p{L}+|кубическ\\p{L}+) )?(${unitWord})([²³])?(?![\\p{L}/]),? ?(?:there are |is |are |— |содержится )?${amount} ((?:square|cubic|квадратн\\p{L}+|кубическ\\p{L}+) )?(${unitWord})([²³])?(?![\\p{L}/])`,
  'u',
)
const amounts: readonly (readonly [RegExp, number])[] = [
  [/^(?:one|an?|один|одна|одном|одной)$/, 1],
  [/^(?:ten|десять)$/, 10],
  [/(?:ten thousand|десять тысяч)/, 10_000],
  [/hundred|сто/, 100],
  [/thousand|тысяч/, 1000],
  [/million|миллион/, 1_000_000],
  [/sixty|шестьдесят/, 60],
]

/** The half of "half an hour is 30 minutes". */
const parts = unitParts.map(({ words, part }) => ({ words: regExpOf(`(?<!\\p{L})(?:${either(words)}) $`, 'u'), part }))
const partBefore = (text: string): number => parts.find(({ words }) => words.test(text))?.part ?? 1

/** "One square metre has a thousand square centimetres." */
function measured(text: string): string | null {
  const match = equivalence.exec(text) ?? inOne.exec(text)
  if (!match) return null
  const [, n1, power1, unit1, sign1, n2, power2, unit2, sign2] = match
  const value = (source: string) =>
    /^\d/.test(source)
      ? Number(source.replaceAll(' ', '').replace(',', '.'))
      : (amounts.find(([word]) => word.test(source))?.[1] ?? Number.NaN)
  const sized = (unit: string, power = '', sign = '') => {
    const base = bases.find(([word]) => regExpOf(`^(?:${word})$`, 'u').test(unit))!
    const degree = /square|квадрат|²/.test(power + sign) ? 2 : /cub|куб|³/.test(power + sign) ? 3 : 1
    return { kind: degree === 1 ? base[1] : `${base[1]}${degree}`, size: base[2] ** degree }
  }
  const [a, b] = [sized(unit1!, power1, sign1), sized(unit2!, power2, sign2)]
  const isVolume = new Set([a.kind, b.kind])
  const factor =
    isVolume.has('litres') && isVolume.has('length3')
      ? a.kind === 'litres'
        ? 0.001
        : 1000
      : a.kind === b.kind
        ? 1
        : Number.NaN
  const part = partBefore(text.slice(0, match.index))
  const [x, y] = [part * value(n1!) * a.size * factor, value(n2!) * b.size]
  if (!Number.isFinite(x) || !Number.isFinite(y) || unit1 === unit2) return null
  return Math.abs(x - y) > 0.011 * Math.max(x, y) ? match[0] : null
}

// ---- Units of quantities --------------------------------------------------------------------------------------------

/** What is measured, and the units that measure it and nothing else. */
const measures: readonly (readonly [quantity: string, unit: string])[] = [
  ['current|сил\\p{L}+ тока', 'amperes?|amps?|ампер\\p{L}*'],
  ['weight|force|вес|сил\\p{L}+', 'newtons?|ньютон\\p{L}*'],
  ['energy|work|heat|энерги\\p{L}+|работ\\p{L}+|количеств\\p{L}+ теплоты', 'joules?|джоул\\p{L}*'],
  ['power|мощност\\p{L}+', 'watts?|ватт\\p{L}{0,3}'],
  ['voltage|напряжени\\p{L}+', 'volts?|вольт\\p{L}{0,3}'],
  ['resistance|сопротивлени\\p{L}+', 'ohms?|ом(?:ах|ы|ов)?'],
  ['pressure|давлени\\p{L}+', 'pascals?|паскал\\p{L}*'],
  ['frequency|частот\\p{L}+', 'hertz|герц\\p{L}*'],
  ['charge|заряд\\p{L}*', 'coulombs?|кулон\\p{L}*'],
  ['mass|масс\\p{L}+', 'kilograms?|grams?|килограмм\\p{L}*|грамм\\p{L}*'],
  ['amount of substance|количеств\\p{L}+ вещества', 'moles?|мол(?:ь|и|ях|ей)'],
  ['temperature|температур\\p{L}+', 'kelvins?|кельвин\\p{L}*'],
]
const rowsIn = (clause: string, column: 0 | 1) => {
  const words = measures.map((row, index) => `(?<r${index}>(?<!\\p{L})(?:${row[column]})(?!\\p{L}))`)
  return [...clause.matchAll(regExpOf(words.join('|'), 'gu'))].map((match) =>
    Object.entries(match.groups!).findIndex(([, value]) => value !== undefined),
  )
}

/** "Force is measured in joules." Only of one quantity and one unit, neither denied. */
function inForeignUnit(text: string): string | null {
  for (const clause of text.split(/[.;:!?,]/)) {
    if (
      !/measured? |units? (?:of|for)|its unit|given in|измер(?:я|е)\p{L}+|единиц(?:а|ы|ей|ами)(?!\p{L})|выража\p{L}+ в/u.test(
        clause,
      )
    )
      continue
    if (/(?<!\p{L})(?:not|never|не|нельзя)(?!\p{L})|n't/u.test(clause)) continue
    const [[quantity, ...others], [unit, ...further]] = [rowsIn(clause, 0), rowsIn(clause, 1)]
    if (quantity === undefined || unit === undefined || others.length + further.length > 0) continue
    if (quantity !== unit) return clause.trim()
  }
  return null
}
