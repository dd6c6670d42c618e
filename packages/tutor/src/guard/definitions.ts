import { regExpOf } from '../pattern.ts'
/**
 * Detects a term that is given the meaning of another one: "the median is the number that appears most often", "sine is
 * the adjacent side over the hypotenuse", "the area of a triangle is its base times its height", "oxygen has a valence of
 * one", "the smallest prime number is 1". What is said of the term is read and compared with what it means; what cannot
 * be read proves nothing. Returns the claim; null if there is none or it holds.
 */
export function falseDefinition(sentence: string): string | null {
  if (/\?["»”)*_\s]*$/.test(sentence)) return null
  const text = sentence
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’‘]/g, "'")
    // `\\tan\\theta = \\frac{\\text{adjacent}}{\\text{opposite}}`
    .replace(
      /\\[dt]?frac\s*\{\s*\\(?:text|mathrm)\s*\{([^{}]*)\}\s*\}\s*\{\s*\\(?:text|mathrm)\s*\{([^{}]*)\}\s*\}/g,
      '$1 over $2',
    )
    .replace(/\\(sin|cos|tan|cot)(?![a-z])\s*(?:\\?[a-z]+|\([^()]*\))?/g, '$1')
    .replace(/[$*_`"«»“”]/g, '')
    .replace(/\s+/g, ' ')
  if (nobodySays.test(text)) return null
  for (const clause of clausesOf(text)) {
    if (isDenied.test(clause)) continue
    const found = ofTerm(clause) ?? ofRatio(clause) ?? ofValence(clause) ?? ofExtreme(clause)
    if (found) return found
  }
  return ofMeasure(text)
}

/** A mistake that is told, a supposition, or what somebody thought. */
const nobodySays =
  /(?<!\p{L})(?:wrong|mistakes?|false|myth|would|wouldn't|if (?:it|that) were|you (?:wrote|thought|said|took|mixed|used|found)|many (?:people|students)|some (?:people|students)|confus\p{L}+|mix(?:ed|ing)? (?:up|them)|неверно|ошиб\p{L}+|миф|бы|кажется|думают|путают|многие|разве|будто)(?!\p{L})/u
const isDenied = /n't(?!\p{L})|(?<!\p{L})(?:not|never|instead|rather|не|нет|вместо)(?!\p{L})/u

/** A statement about one term each: "the mode is ..., and the range is ...". */
const clausesOf = (text: string): string[] =>
  text.split(
    /[.;:!?]|, (?:and|but|while|whereas|а|но|зато|тогда как) (?=\p{L})| (?:and|but|а|но|while|whereas) (?=(?:the|an?|its) )|, (?=(?:not|so|because|it|that|this|не|и не|он|она|оно|это|так|поэтому|потому|значит)(?!\p{L}))/u,
  )

const is =
  '(?:is|are|means|equals?|gives?|tells?|stands? for|=|—|-|это|есть|равн\\p{L}+|равен|означает|называ\\p{L}+|дает|показывает)'

const isSaid = regExpOf(`(?<!\\p{L})${is}(?!\\p{L})`, 'u')
const asWord = (words: string, flags = 'u') => regExpOf(`(?<!\\p{L})(?:${words})(?!\\p{L})`, flags)

/** What stands before the first word that says "is", and what stands behind it. */
function subjectAndRest(clause: string): readonly [subject: string, rest: string] | null {
  const match = isSaid.exec(clause)
  return match && [clause.slice(0, match.index), clause.slice(match.index + match[0].length)]
}

// ---- Terms that are told apart by their definitions ------------------------------------------------------------------

/** Terms that exclude each other; the last rows have no name and are the meaning of none. */
const families: readonly (readonly { readonly name?: RegExp; readonly means: RegExp }[])[] = [
  [
    {
      name: /(?<!\p{L})(?:(?:arithmetic )?mean|average|средн\p{L}+ арифметическ\p{L}+)(?!\p{L})/u,
      means:
        /(?:add|sum|total)[^,]{0,50}divid|divid\p{L}*[^,]{0,20}(?:sum|total)|(?:сумм|слож|склад)\p{L}*[^;]{0,45}дел|сумм\p{L}+[^;]{0,30}делен/u,
    },
    {
      name: /(?<!\p{L})(?:medians?(?! of (?:a|the) triangle)|медиан(?:а|у|ой|ы)?)(?!\p{L})/u,
      means: /(?<!\p{L})(?:middle|central|середин\p{L}+|посередине|центральн\p{L}+)(?!\p{L})/u,
    },
    {
      name: /(?<!\p{L})(?:the mode|mode|мод(?:а|у|ой|ы))(?!\p{L})/u,
      means: /most (?:often|frequent\p{L}*|common)|more often|чаще|самое част\p{L}+|наиболее част\p{L}+/u,
    },
    {
      name: /(?<!\p{L})(?:the range|range|размах\p{L}*)(?!\p{L})/u,
      means:
        /(?:difference|разност\p{L}+)[^,]{0,30}(?:largest|greatest|biggest|highest|smallest|наибольш|наименьш|больш|меньш)|(?:largest|greatest|biggest|highest)[^,]{0,15}minus/u,
    },
    {
      means:
        /(?:sum|сумм\p{L}+)[^,]{0,20}(?:largest|greatest|biggest|highest|smallest|lowest|наибольш|наименьш)[^,]{0,25}(?:and|и) [^,]{0,12}(?:largest|greatest|smallest|lowest|наибольш|наименьш)/u,
    },
  ],
]

function ofTerm(clause: string): string | null {
  const parts = subjectAndRest(clause)
  if (!parts) return null
  const [subject, rest] = parts
  for (const family of families) {
    const named = family.filter(({ name }) => name?.test(subject))
    const [term] = named
    if (!term || named.length > 1 || term.means.test(rest)) continue
    // "The median is the mean of the two middle numbers" names another term, and is true.
    if (family.some((each) => each !== term && each.means.test(rest))) return clause.trim()
  }
  return null
}

// ---- Ratios of sides -------------------------------------------------------------------------------------------------

const legs: readonly (readonly [string, RegExp])[] = [
  ['o', asWord('opposite|противолежащ\\p{L}+', 'gu')],
  ['a', asWord('adjacent|прилежащ\\p{L}+', 'gu')],
  ['h', asWord('hypotenuse|гипотенуз\\p{L}+', 'gu')],
]
const ratios: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:cotangent|cot|котангенс\p{L}*)(?!\p{L})/u, 'ao'],
  [/(?<!\p{L})(?:cosine|cos|косинус\p{L}*)(?!\p{L})/u, 'ah'],
  [/(?<!\p{L})(?:sine|sin|синус\p{L}*)(?!\p{L})/u, 'oh'],
  [/(?<!\p{L})(?:tangent|tan|tg|тангенс\p{L}*)(?!\p{L})/u, 'oa'],
]
const isRatio = /(?<!\p{L})(?:over|divid\p{L}+|ratio|to|per|отношени\p{L}+|дел(?:ить|енн\p{L}+|им|ят)|на|к)(?!\p{L})/u

/** "The tangent is the adjacent side over the opposite one." */
function ofRatio(clause: string): string | null {
  const named = ratios.filter(([name]) => name.test(clause))
  if (named.length !== 1 || !isRatio.test(clause)) return null
  const sides = legs
    .flatMap(([leg, word]) => [...clause.matchAll(word)].map(({ index }) => ({ leg, index })))
    .sort((a, b) => a.index - b.index)
  const from = named[0]![0].exec(clause)!.index
  if (sides.length !== 2 || sides.some(({ index }) => index < from)) return null
  if (!isSaid.test(clause.slice(from, sides[0]!.index))) return null
  return sides.map(({ leg }) => leg).join('') === named[0]![1] ? null : clause.trim()
}

// ---- Measures of figures ---------------------------------------------------------------------------------------------

/** What a factor of a formula in words is worth where all lengths are told apart. */
const [base, other, height, radius, diagonals, baseArea] = [3, 5, 7, 11, 17, 19]
const factors: readonly (readonly [string, number])[] = [
  ['area of (?:the |its )?base|base area|площад\\p{L}+ основани\\p{L}+', baseArea],
  [
    'half (?:of )?(?:the )?sum of (?:the |its |both )*(?:two )?(?:parallel sides|bases)|полусумм\\p{L}+ (?:\\p{L}+ )?основани\\p{L}+',
    (base + other) / 2,
  ],
  [
    'sum of (?:the |its |both )*(?:two )?(?:parallel sides|bases)|сумм\\p{L}+ (?:\\p{L}+ )?основани\\p{L}+',
    base + other,
  ],
  ['bases?|основани\\p{L}+', base],
  ['heights?|altitudes?|высот\\p{L}+', height],
  [
    '(?:radius|r) ?(?:squared|²|\\^2)|square of (?:the |its )?radius|квадрат\\p{L}* радиуса|радиус\\p{L}* в квадрате',
    radius ** 2,
  ],
  ['radius|радиус\\p{L}*', radius],
  ['diameter|диаметр\\p{L}*', 2 * radius],
  ['(?<!\\p{L})(?:pi|пи)(?!\\p{L})|π|\\\\pi', Math.PI],
  ['(?:product of (?:the |its )?)?diagonals|(?:произведени\\p{L}+ )?(?:\\p{L}+ )?диагонал\\p{L}+', diagonals],
  [
    'half|halved|divided by (?:two|2)|over (?:two|2)|половин\\p{L}+|пополам|(?:раз|по)?дел\\p{L}+ на (?:два|2)|(?:деленн|разделенн)\\p{L}+ на (?:два|2)',
    0.5,
  ],
  [
    'a third|one third|divided by (?:three|3)|over (?:three|3)|треть|(?:раз|по)?дел\\p{L}+ на (?:три|3)|(?:деленн|разделенн)\\p{L}+ на (?:три|3)',
    1 / 3,
  ],
  ['twice|two times|doubled?|удвоенн\\p{L}+|вдвое|дважды|2(?= ?(?:π|pi|пи))', 2],
  ['(?:four|4) (?:times|thirds)|четырех|четыре', Number.NaN],
]
const factorWord = regExpOf(factors.map(([word], at) => `(?<f${at}>(?<!\\p{L})(?:${word})(?!\\p{L}))`).join('|'), 'gu')
const joined =
  /(?<!\p{L})(?:times|multipl\p{L}+|product|by|умнож\p{L}+|помнож\p{L}+|произведени\p{L}+|на)(?!\p{L})|[·×*]/u

const measures: readonly (readonly [about: RegExp, value: number])[] = [
  [
    /(?:area of (?:a|an|any|the|every) (?:right(?:-angled)? )?triangle|triangle's area|площад\p{L}+ (?:любого |\p{L}+ )?треугольника)/u,
    (base * height) / 2,
  ],
  [
    /(?:area of (?:a|an|any|the|every) parallelogram|parallelogram's area|площад\p{L}+ (?:любого )?параллелограмма)/u,
    base * height,
  ],
  [
    /(?:area of (?:a|an|any|the|every) trapezi?\p{L}+|trapez\p{L}+'s area|площад\p{L}+ (?:любой )?трапеции)/u,
    ((base + other) * height) / 2,
  ],
  [/(?:area of (?:a|an|any|the|every) rhombus|rhombus's area|площад\p{L}+ (?:любого )?ромба)/u, diagonals / 2],
  [/(?:area of (?:a|an|any|the|every) (?:circle|disc|disk)|circle's area|площад\p{L}+ круга)/u, Math.PI * radius ** 2],
  [/(?:circumference(?: of (?:a|the|any) circle)?|длин\p{L}+ окружности)/u, 2 * Math.PI * radius],
  [
    /(?:volume of (?:a|an|any|the|every) (?:cone|pyramid)|объем\p{L}* (?:любо\p{L}+ )?(?:конуса|пирамиды))/u,
    (baseArea * height) / 3,
  ],
  [
    /(?:volume of (?:a|an|any|the|every) (?:cylinder|prism)|объем\p{L}* (?:любо\p{L}+ )?(?:цилиндра|призмы))/u,
    baseArea * height,
  ],
]

/** "The area of a trapezium is the sum of its bases times its height": the product in words is worked out. */
function ofMeasure(text: string): string | null {
  for (const sentence of text.split(/[.;:!?]|, (?:and|but|а|но) (?=(?:the |its )?\p{L}+ (?:is|—|это) )/u)) {
    if (isDenied.test(sentence) || isOnlyPart.test(sentence)) continue
    const about = measures.filter(([name]) => name.test(sentence))
    if (about.length !== 1) continue
    const [name, value] = about[0]!
    const rest = sentence.replace(name, ' ')
    const found = [...rest.matchAll(factorWord)].map(
      ({ groups }) =>
        factors[
          Number(
            Object.entries(groups!)
              .find(([, word]) => word !== undefined)![0]
              .slice(1),
          )
        ]![1],
    )
    const given = found.filter((each) => each > 1)
    // A second figure, a sum, or numbers of a task: something else is said.
    if (
      given.length < 2 ||
      new Set(found).size !== found.length ||
      !joined.test(rest) ||
      /\d{2}|[a-z] ?=|=/.test(rest)
    ) {
      if (!(given.length === 1 && given[0] === diagonals && joined.test(sentence))) continue
    }
    // Of a solid, "the base" is its area.
    const product = found.reduce(
      (all, each) => all * (each === base && name.source.includes('volume') ? baseArea : each),
      1,
    )
    if (Number.isFinite(product) && Math.abs(product - value) > 1e-9) return sentence.trim()
  }
  return null
}
const isOnlyPart =
  /(?<!\p{L})(?:first|start|begin|part of|twice as|rectangle|around|сначала|начни|начать|часть|вдвое больше|вокруг|прямоугольник\p{L}*|depends?|зависит|which|какие|что (?:нужно|надо))(?!\p{L})/u

// ---- Valence ---------------------------------------------------------------------------------------------------------

const valences: readonly (readonly [RegExp, readonly number[]])[] = (
  [
    ['hydrogen|водород\\p{L}*', [1]],
    ['oxygen|кислород\\p{L}*', [2]],
    ['sodium|натри\\p{L}+', [1]],
    ['potassium|кали(?:й|я|ю|ем|и)', [1]],
    ['lithium|лити\\p{L}+', [1]],
    ['calcium|кальци\\p{L}+', [2]],
    ['magnesium|магни(?:й|я|ю|ем|и)', [2]],
    ['barium|бари(?:й|я|ю|ем|и)', [2]],
    ['zinc|цинк\\p{L}*', [2]],
    ['alumini?um|алюмини\\p{L}+', [3]],
    ['fluorine|фтор\\p{L}*', [1]],
    ['chlorine|хлор(?:а|у|ом|е)?', [1, 3, 5, 7]],
    ['carbon|углерод\\p{L}*', [2, 4]],
    ['sul(?:ph|f)ur|сер(?:а|ы|е|у|ой)', [2, 4, 6]],
  ] as const
).map(([name, values]) => [asWord(name), values])
const sizes: readonly (readonly [RegExp, number])[] = (
  [
    ['one|1|i|одновалент\\p{L}+|единиц\\p{L}+|одному|один', 1],
    ['two|2|ii|двухвалент\\p{L}+|двум|два|двойк\\p{L}+', 2],
    ['three|3|iii|трехвалент\\p{L}+|трем|три', 3],
    ['four|4|iv|четырехвалент\\p{L}+|четырем|четыре', 4],
    ['five|5|v|пятивалент\\p{L}+|пяти|пять', 5],
  ] as const
).map(([word, value]) => [asWord(word), value])
/** "Oxygen always has a valence of one." */
function ofValence(clause: string): string | null {
  if (!/valenc\p{L}+|(?<!\p{L})\p{L}*валент\p{L}+/u.test(clause)) return null
  const elements = valences.filter(([name]) => name.test(clause))
  const said = sizes.filter(([word]) => word.test(clause))
  if (elements.length !== 1 || said.length !== 1) return null
  return elements[0]![1].includes(said[0]![1]) ? null : clause.trim()
}

// ---- The smallest and the largest of a kind --------------------------------------------------------------------------

const least = 'smallest|least|first|lowest|(?:самое )?(?:маленькое|наименьшее|меньшее|первое)'
const most = 'largest|greatest|biggest|(?:самое )?(?:большое|наибольшее)'
const extremes: readonly (readonly [string, string, readonly number[]])[] = [
  [least, 'prime(?: number)?|простое(?: число)?', [2]],
  [least, 'composite(?: number)?|составное(?: число)?', [4]],
  [least, 'natural(?: number)?', [0, 1]],
  [least, 'натуральное(?: число)?', [1]],
  [least, 'two-digit(?: number)?|двузначное(?: число)?', [10]],
  [least, 'three-digit(?: number)?|трехзначное(?: число)?', [100]],
  [most, 'one-digit(?: number)?|однозначное(?: число)?', [9]],
  [most, 'two-digit(?: number)?|двузначное(?: число)?', [99]],
  [most, 'three-digit(?: number)?|трехзначное(?: число)?', [999]],
]
const named: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  ноль: 0,
  нуль: 0,
  один: 1,
  единица: 1,
  два: 2,
  двойка: 2,
  три: 3,
  тройка: 3,
}
const digits = `(\\d{1,4}(?![\\d.,]*\\d)|${Object.keys(named).join('|')})`

/** "The smallest prime number is 1", "1 is the smallest prime number"; not "7 is the smallest prime that fits". */
const extremeSaid = extremes.map(([end, kind, values]) => {
  const thing = `(?:the )?(?:${end}) (?:${kind})`
  const ways = [
    `(?<!\\p{L})${thing} (?:число )?(?:(?:is|are|=|—|-|это|будет|равно) ?)+(?:число )?${digits}(?!\\p{L})`,
    `(?<![\\p{L}\\d.,])${digits} (?:(?:is|=|—|-|это|будет) )+(?:уже )?${thing}(?=\\s*(?:$|,(?! (?:that|which|котор))))`,
  ]
  return { ways: ways.map((each) => regExpOf(each, 'u')), values }
})

function ofExtreme(clause: string): string | null {
  for (const { ways, values } of extremeSaid) {
    for (const way of ways) {
      const match = way.exec(clause)
      if (match && !values.includes(named[match[1]!] ?? Number(match[1]))) return match[0].trim()
    }
  }
  return null
}
