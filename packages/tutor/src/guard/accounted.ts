import type { Language } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { type Finding, finding } from './finding.ts'
import { isAmong, type Look, near } from './look.ts'
import { foldReply, type Mention, mentionsIn } from './mentions.ts'
import type { Seal } from './seal.ts'
import type { SealedAnswer } from './sealed-answer.ts'

/**
 * What a sentence says about amounts must be accounted for. An amount is a number or a reference to one ("what you
 * called obvious"), perhaps with an operation; where one such amount is the sealed answer, or the answer with an
 * operation is a number that nobody has said, the sentence determines the answer, whatever its words are.
 */
export function unaccounted(look: Look, answer: SealedAnswer, seal: Seal): Finding | null {
  const { values } = answer
  if (values.length === 0 || look.isExample || look.isAdmission) return null
  if (inItsUnit(look, answer, seal)) return finding('answer', look.text)
  if (isAsked(look) || isDenied.test(look.folded.replace(contrast, ' '))) return null
  // A number in dollars is a number.
  const text = look.folded.replace(/\$\s?(-?\d+(?:[.,]\d+)?|[a-z])\s?\$/giu, '$1')
  if (ofNumber(text, values, seal)) return finding('answer', look.text)
  const isTold =
    (!isOfferedAway.test(look.folded) && (byReference(text, values, seal) || byOrdinal(text, values))) ||
    (!look.isTest && (turnedAround(text, values, seal) || oneStepAway(look, values, seal)))
  return isTold ? finding('answer', look.text) : null
}

/** The student is asked to do or to find it; "is it maybe half of ...?" asks nothing. */
const isAsked = (look: Look): boolean =>
  look.isQuestion &&
  /(?<!\p{L})(?:what|which|how|why|where|can you|could you|do you|would you|сколько|как\p{L}*|что|чему|чем|почему|где|куда|сможешь|попробуешь)(?!\p{L})/iu.test(
    look.folded,
  )
const isDenied = /n['’]t(?!\p{L})|(?<!\p{L})(?:not|never|instead of|не|вместо)(?!\p{L})/iu
/** "Not 15 but three times as much": what is denied is only the number before. */
const contrast = /(?<!\p{L})(?:not|не) (?=[^,;.]{1,12},? (?:but|а) )/giu
const isOfferedAway = /n['’]t(?!\p{L})|(?<!\p{L})(?:not|never|instead of|would|if|unless|не|вместо|если|бы)(?!\p{L})/iu

// ---- A number in the unit of the answer ------------------------------------------------------------------------------

/** Units and how they are written out, as stems. */
const unitWords: readonly (readonly string[])[] = [
  ['h', 'hour', 'ч', 'час'],
  ['min', 'minute', 'мин', 'минут'],
  ['s', 'second', 'с', 'секунд'],
  ['day', 'дн', 'день', 'сут'],
  ['km', 'kilomet', 'км', 'километр'],
  ['m', 'met', 'м', 'метр'],
  ['cm', 'centimet', 'см', 'сантиметр'],
  ['kg', 'kilo', 'кг', 'килограмм'],
  ['g', 'gram', 'г', 'грамм'],
  ['l', 'lit', 'л', 'литр'],
  ['year', 'лет', 'год'],
  ['руб', 'ruble'],
  ['Ω', 'ohm', 'ом'],
  ['a', 'amp', 'а', 'ампер'],
  ['v', 'volt', 'в', 'вольт'],
  ['n', 'newton', 'н', 'ньютон'],
  ['j', 'joule', 'дж', 'джоул'],
  ['w', 'watt', 'вт', 'ватт'],
  ['pa', 'pascal', 'па', 'паскал'],
  ['mol', 'mole', 'моль', 'моля', 'молей'],
  ['%', 'percent', 'процент'],
]

/** All stems of one unit; a counted noun is its own. */
export function unitStems(unit: string): readonly string[] {
  const plain = unit.toLowerCase()
  const known = unitWords.find((words) =>
    words.some((word) => plain === word || (word.length > 2 && plain.startsWith(word))),
  )
  return known ?? (plain.length > 3 ? [plain.slice(0, Math.max(4, plain.length - 2))] : [])
}

/** The word behind a number: `6 А`, `6\\,\\text{A}`, "half a mole". */
function unitAfter(text: string, end: number): string | undefined {
  const word = /^\$?[\s-]*(?:\\[ ,;]\s*)?(?:\\(?:text|mathrm)\{\s*)?(?:(?:of )?an? )?(\p{L}+|\\?%)/u.exec(
    text.slice(end),
  )?.[1]
  // Small, these are words of the language: «6 в ряд», "6 a day".
  return word === undefined || /^[авнavn]$/.test(word) ? undefined : word.replace('\\', '').toLowerCase()
}
const isUnit = (word: string | undefined, stems: readonly string[]) =>
  word !== undefined && stems.some((stem) => (stem.length > 2 ? word.startsWith(stem) : word === stem))

/** A number in a unit of measurement that the answer is not in: "10 g of sugar" where a share is sought. */
export function isInOtherUnit(text: string, { index, length }: Mention, unit: string | undefined): boolean {
  const word = unitAfter(text, index + length)
  const stems = unit === undefined ? [] : unitStems(unit)
  return stems.length > 0 && !isUnit(word, stems) && unitWords.some((words) => isUnit(word, words))
}

/** Sizes within one kind of amount: a number in another unit is the same answer. */
const sizes: readonly (readonly (readonly [RegExp, number])[])[] = [
  [
    [/^(?:mm|мм|millimet|миллиметр)/u, 0.001],
    [/^(?:cm|см|centimet|сантиметр)/u, 0.01],
    [/^(?:km|км|kilomet|километр)/u, 1000],
    [/^(?:m|м|met(?:er|re)s?|метр\p{L}*)$/u, 1],
  ],
  [
    [/^(?:kg|кг|kilo|килограмм)/u, 1000],
    [/^(?:t|т|tonnes?|тонн\p{L}*)$/u, 1e6],
    [/^(?:g|г|grams?|грамм\p{L}*)$/u, 1],
  ],
  [
    [/^(?:h|ч|hours?|час\p{L}*)$/u, 3600],
    [/^(?:min|мин|minutes?|минут\p{L}*)$/u, 60],
    [/^(?:s|с|sec|seconds?|секунд\p{L}*)$/u, 1],
    [/^(?:days?|дн\p{L}+|день|сут\p{L}+)$/u, 86_400],
    [/^(?:weeks?|недел\p{L}+)$/u, 604_800],
  ],
  [
    [/^(?:kj|кдж|kilojoule|килоджоул)/u, 1000],
    [/^(?:mj|мдж|megajoule|мегаджоул)/u, 1e6],
    [/^(?:j|дж|joules?|джоул\p{L}*)$/u, 1],
  ],
  [
    [/^(?:kpa|кпа|kilopascal|килопаскал)/u, 1000],
    [/^(?:pa|па|pascals?|паскал\p{L}*)$/u, 1],
  ],
  [
    [/^(?:kw|квт|kilowatt|киловатт)/u, 1000],
    [/^(?:w|вт|watts?|ватт\p{L}*)$/u, 1],
  ],
  [
    [/^(?:ml|мл|millilit|миллилитр)/u, 0.001],
    [/^(?:l|л|lit(?:er|re)s?|литр\p{L}*)$/u, 1],
  ],
]
/** How many of one unit are one of the other; NaN if they measure different things. */
function ratioOf(unit: string, other: string): number {
  const sizeIn = (kind: (typeof sizes)[number], word: string) =>
    kind.find(([stem]) => stem.test(word.toLowerCase()))?.[1]
  for (const kind of sizes) {
    const [a, b] = [sizeIn(kind, unit), sizeIn(kind, other)]
    if (a !== undefined && b !== undefined) return a / b
  }
  return Number.NaN
}

/**
 * "In two hours the pool is full", of an answer of 2 h: the number may stand in the talk as a 2, but nobody has said two
 * hours.
 */
function inItsUnit(look: Look, { values, unit: own }: SealedAnswer, seal: Seal): boolean {
  const unit = own ?? (seal.noted?.all.some((each) => isAmong(each, values)) ? seal.noted.unit : undefined)
  if (!unit) return false
  const stems = unitStems(unit)
  const amountsOf = (text: string) =>
    mentionsIn(text).filter(({ index, length }) => isUnit(unitAfter(text, index + length), stems))
  const isConverted = mentionsIn(look.folded).some(({ value, index, length, isWord }) => {
    const word = unitAfter(look.folded, index + length)
    const ratio = word === undefined || isUnit(word, stems) || (isWord && value <= 1) ? Number.NaN : ratioOf(word, unit)
    return isAmong(value * ratio, values) && !isAmong(value, seal.numbers)
  })
  if (isConverted) return true
  if (stems.length === 0) return false
  const told = amountsOf(look.folded).filter(
    ({ value, isWord }) => isAmong(value, values) && !(isWord && (value === 0 || value === 1)),
  )
  if (told.length === 0) return false
  const known = amountsOf(foldReply(`${seal.told}\n${seal.message}`)).map(({ value }) => value)
  return told.some(({ value }) => !isAmong(value, known))
}

// ---- References ------------------------------------------------------------------------------------------------------

/** What points at a number of the student. */
const reference: Readonly<Record<Language, string>> = {
  en: "what you (?:just )?(?:called|named|said|wrote|got|found|have|had|put)|(?:the )?(?:\\p{L}+ )?(?:number|exponent|result|value|sum|product|difference|root|answer|x|y|\\p{L}+) (?:that )?you(?:'ve| have)? (?:just |already )?(?:subtracted|added|found|wrote|named|got|said|called|calculated|computed|worked out)|your (?:\\p{L}+ )?(?:number|result|answer|guess|sum|product|x|y)|the \\p{L} you (?:have|found)",
  ru: 'то(?:го|му)?,? что (?:у тебя|ты)[^.,;?!]{0,25}|(?:твой|твоё|твое|твоего|твоему|твоим|твоих|твои) (?:ответ\\p{L}*|результат\\p{L}*|числ\\p{L}+|сумм\\p{L}+)|(?:\\p{L}+),? котор\\p{L}+ (?:ты|у тебя)[^.,;?!]{0,25}|найденн\\p{L}+ (?:тобой )?\\p{L}+|назва[нв]\\p{L}+ тобой \\p{L}+',
}

interface Operation {
  /** `#` is the amount it is done to, `n` a second number. */
  readonly words: Readonly<Record<Language, readonly string[]>>
  readonly apply: (amount: number, n: number) => number
}

const number = '(?<n>[\\p{L}\\d.,]+(?: [\\p{L}\\d]+)?)'
const unary: readonly Operation[] = [
  {
    words: {
      en: ['half (?:of )?#', 'halve #', '# (?:halved|cut in half)', '# divided (?:by|in) two'],
      ru: ['половин\\p{L}+ (?:от )?#', '# пополам', '# (?:,? делённ\\p{L}+|,? деленн\\p{L}+) на (?:два|2)'],
    },
    apply: (a) => a / 2,
  },
  {
    words: {
      en: ['(?:twice|double|two times) #', '# doubled', '# twice'],
      ru: ['(?:вдвое|в два раза|в 2 раза) больше,? (?:чем )?#', 'удво\\p{L}+ #', '# (?:,? )?удвоенн\\p{L}+'],
    },
    apply: (a) => a * 2,
  },
  {
    words: {
      en: ['(?:three times|thrice|triple) #', '# tripled'],
      ru: ['(?:втрое|в три раза|в 3 раза) больше,? (?:чем )?#', 'утро\\p{L}+ #'],
    },
    apply: (a) => a * 3,
  },
  { words: { en: ['a third of #'], ru: ['треть (?:от )?#'] }, apply: (a) => a / 3 },
  { words: { en: ['a quarter of #'], ru: ['четверть (?:от )?#'] }, apply: (a) => a / 4 },
  { words: { en: ['a tenth of #'], ru: ['десят\\p{L}+ (?:част\\p{L}+ )?(?:от )?#'] }, apply: (a) => a / 10 },
  { words: { en: ['(?:square )?root of #'], ru: ['кор(?:ень|ня|нем|не) из #'] }, apply: (a) => Math.sqrt(a) },
  { words: { en: ['square of #', '# squared'], ru: ['квадрат\\p{L}* #', '# в квадрате'] }, apply: (a) => a * a },
  {
    words: {
      en: ['(?:opposite|negative) of #', '# with (?:the other|another|the opposite|a minus) sign', 'minus #'],
      ru: ['противоположн\\p{L}+ #', '# с (?:другим|обратным|противоположным) знаком', 'минус #'],
    },
    apply: (a) => -a,
  },
  { words: { en: ['reciprocal of #', '# turned over'], ru: ['обратн\\p{L}+ (?:к )?#'] }, apply: (a) => 1 / a },
  {
    words: {
      en: ['one (?:more|greater|larger) than #', '(?:just|right) (?:after|above) #'],
      ru: ['на (?:один|одну|единицу|1) больше,? (?:чем )?#', '(?:сразу )?после #'],
    },
    apply: (a) => a + 1,
  },
  {
    words: {
      en: ['one (?:less|smaller|fewer) than #', '(?:just|right) (?:before|below) #'],
      ru: ['на (?:один|одну|единицу|1) меньше,? (?:чем )?#', 'перед #'],
    },
    apply: (a) => a - 1,
  },
]
const binary: readonly Operation[] = [
  {
    words: {
      en: [
        `${number} (?:more|greater|larger|bigger|higher|later|older) than #`,
        `add ${number} to #`,
        `# (?:plus|and another|increased by|and) ${number}`,
        `${number} (?:above|added to) #`,
      ],
      ru: [
        `на ${number} больше,? (?:чем )?#`,
        `прибав\\p{L}+ ${number} к #`,
        `# плюс ${number}`,
        `к # (?:прибав\\p{L}+|добав\\p{L}+) (?:е?щ[её] )?${number}`,
        `#,? увеличенн\\p{L}+ на ${number}`,
      ],
    },
    apply: (a, n) => a + n,
  },
  {
    words: {
      en: [
        `${number} (?:less|fewer|smaller|lower|below|short of|earlier|younger)(?: than)? #`,
        `(?:take|subtract|remove)(?: away)? ${number}(?: away)? (?:from|off) #`,
        `# (?:minus|less|decreased by|without) ${number}`,
      ],
      ru: [
        `на ${number} меньше,? (?:чем )?#`,
        `(?:отними|вычти|убери|убавь|сними) ${number} (?:из|от|с) #`,
        `(?:из|от) # (?:отними|вычти|убери|отнять|вычесть) ${number}`,
        `# минус ${number}`,
        `#,? уменьшенн\\p{L}+ на ${number}`,
      ],
    },
    apply: (a, n) => a - n,
  },
  {
    words: {
      en: [`${number} times #`, `multiply # by ${number}`, `# (?:times|multiplied by) ${number}`],
      ru: [
        `в ${number} раз\\p{L}? больше,? (?:чем )?#`,
        `(?:умнож\\p{L}+|помнож\\p{L}+) # на ${number}`,
        `#,? (?:умноженн\\p{L}+|помноженн\\p{L}+) на ${number}`,
      ],
    },
    apply: (a, n) => a * n,
  },
  {
    words: {
      en: [`divide # by ${number}`, `# (?:divided by|over) ${number}`],
      ru: [
        `в ${number} раз\\p{L}? меньше,? (?:чем )?#`,
        `(?:раздел\\p{L}+|подел\\p{L}+) # на ${number}`,
        `#,? (?:дел[её]нн\\p{L}+|раздел[её]нн\\p{L}+) на ${number}`,
      ],
    },
    apply: (a, n) => a / n,
  },
]

const patternsOf = (amount: Readonly<Record<Language, string>>) =>
  Object.fromEntries(
    (['en', 'ru'] as const).map((language) => [
      language,
      [...unary, ...binary].flatMap(({ words, apply }) =>
        words[language].map((each) => ({
          pattern: regExpOf(
            `(?<!\\p{L})${each.replace('#', `(?:the |number |числа |число )?(?<amount>${amount[language]})`)}(?!\\p{L})`,
            'giu',
          ),
          apply,
        })),
      ),
    ]),
  ) as Record<Language, { pattern: RegExp; apply: (amount: number, n: number) => number }[]>

const anyReference = {
  en: regExpOf(`(?<!\\p{L})(?:${reference.en})(?!\\p{L})`, 'iu'),
  ru: regExpOf(`(?<!\\p{L})(?:${reference.ru})(?!\\p{L})`, 'iu'),
} as const
const ofReferences = patternsOf(reference)
/** What the student is looking for. */
const wanted: Readonly<Record<Language, string>> = {
  en: "what you(?:'ll| will)? (?:get|find|need|are looking for|want)|what comes out|(?:the|your|our) (?:final )?(?:answer|result|solution|unknown|missing number)|it|[a-z]|(?:the|her|his|their|its) \\p{L}{3,}",
  ru: '(?:того|тому|то),? что (?:ты )?(?:получ\\p{L}+|выйдет|ищешь|найд[её]шь|нужно)|ответ\\p{L}*|результат\\p{L}*|искомо\\p{L}+(?: числ\\p{L}+)?|неизвестн\\p{L}+|него|икс\\p{L}*|[a-z]|(?:е[её] |его |их |этой |этого )?\\p{L}{4,}',
}
const ofWanted = patternsOf(wanted)

/** A number as it is written, perhaps with what it counts before it: "the angle of 68". */
const literal: Readonly<Record<Language, string>> = {
  en: '(?:(?:the |your )?\\p{L}+ of )?-?\\d+(?:[.,]\\d+)?',
  ru: '(?:\\p{L}+ в )?-?\\d+(?:[.,]\\d+)?',
}
const ofLiterals = patternsOf(literal)
const timesMore: Readonly<Record<Language, readonly { pattern: RegExp; apply: (amount: number) => number }[]>> = {
  en: [
    { pattern: /(?<!\d)(?<amount>\d+(?:[.,]\d+)?)[^.;?!]{0,14}(?<!\p{L})(?:twice|double)/giu, apply: (a) => 2 * a },
    {
      pattern: /(?<!\d)(?<amount>\d+(?:[.,]\d+)?)[^.;?!]{0,14}(?<!\p{L})(?:three times|triple)/giu,
      apply: (a) => 3 * a,
    },
    { pattern: /(?<!\d)(?<amount>\d+(?:[.,]\d+)?)[^.;?!]{0,14}(?<!\p{L})half/giu, apply: (a) => a / 2 },
  ],
  ru: [
    {
      pattern: /(?<!\d)(?<amount>\d+(?:[.,]\d+)?)[^.;?!]{0,14}(?<!\p{L})(?:вдвое|в два раза) больше/giu,
      apply: (a) => 2 * a,
    },
    {
      pattern: /(?<!\d)(?<amount>\d+(?:[.,]\d+)?)[^.;?!]{0,14}(?<!\p{L})(?:втрое|в три раза) больше/giu,
      apply: (a) => 3 * a,
    },
    {
      pattern: /(?<!\d)(?<amount>\d+(?:[.,]\d+)?)[^.;?!]{0,14}(?<!\p{L})(?:вдвое|в два раза) меньше/giu,
      apply: (a) => a / 2,
    },
  ],
}

/**
 * "It is 3° less than the angle of 68°", "not 15 but three times as much": an operation on a number of the talk, with a
 * number that nobody has said or on what the student has concluded. The operation of the task itself is no secret.
 */
function ofNumber(told: string, values: readonly number[], seal: Seal): boolean {
  const text = told.replace(/°/g, '')
  const isOwn = (value: number) => isAmong(value, seal.offered) && !isAmong(value, textNumbers(seal))
  for (const { pattern, apply } of [...ofLiterals[seal.language], ...timesMore[seal.language]]) {
    for (const { groups } of text.matchAll(pattern)) {
      const amount = valueIn(groups!.amount!)
      const n = groups!.n === undefined ? 0 : valueIn(groups!.n)
      if (amount === undefined || n === undefined || !isAmong(amount, seal.numbers)) continue
      const isNew = groups!.n !== undefined && n > 2 && !isAmong(n, seal.numbers)
      const result = apply(amount, n)
      if ((isNew || isOwn(amount)) && !near(result, amount) && isAmong(result, values)) return true
    }
  }
  return false
}
/** Numbers of the talk before the newest message: the task and what the tutor said. */
const textNumbers = ({ told }: Seal): readonly number[] => mentionsIn(foldReply(told)).map(({ value }) => value)

const valueIn = (text: string): number | undefined => {
  const [first, second] = mentionsIn(text.trim())
  // "twenty five" is mentioned as 20, 25 and 5.
  return second && second.index === first?.index ? second.value : first?.value
}

/** "Take away two from what you called obvious", "y is the root of the x you found". */
function byReference(text: string, values: readonly number[], seal: Seal): boolean {
  if (!anyReference[seal.language].test(text)) return false
  const own = [...new Set([...seal.own, ...seal.offered])]
  for (const { pattern, apply } of ofReferences[seal.language]) {
    for (const { groups } of text.matchAll(pattern)) {
      const n = groups?.n === undefined ? 0 : valueIn(groups.n)
      if (n === undefined) continue
      if (own.some((amount) => isAmong(apply(amount, n), values))) return true
    }
  }
  return isNamed[seal.language].test(text) && own.some((each) => isAmong(each, values)) && !isAmongOffered(values, seal)
}
/** "Your next number equals the number you subtracted": the thing itself. */
const isNamed = Object.fromEntries(
  (['en', 'ru'] as const).map((language) => [
    language,
    regExpOf(
      language === 'en'
        ? `(?<!\\p{L})(?:your next (?:number|line|result)|x|y|it|(?:the|your) (?:answer|result|unknown|solution)) (?:is |equals |is equal to |will be |is the same as )+(?:exactly |just |the same as |the very )*(?:${reference.en})`
        : `(?<!\\p{L})(?:следующ\\p{L}+ числ\\p{L}+|x|y|икс|игрек|ответ|результат|неизвестн\\p{L}+)[ —-]+(?:это |равн\\p{L}+ |совпада\\p{L}+ с |ровно |как раз |тому же |то же )+(?:${reference.ru})`,
      'iu',
    ),
  ]),
) as Record<Language, RegExp>
const isAmongOffered = (values: readonly number[], { offered }: Seal) =>
  values.every((value) => isAmong(value, offered))

/** "Half of what you get is 1000": an operation on the answer has a result that nobody has said. */
function turnedAround(text: string, values: readonly number[], seal: Seal): boolean {
  const fresh = mentionsIn(text).filter(({ value, isWord }) => !isAmong(value, seal.numbers) && !(isWord && value <= 2))
  if (fresh.length === 0) return false
  for (const { pattern, apply } of ofWanted[seal.language]) {
    for (const match of text.matchAll(pattern)) {
      const n = match.groups?.n === undefined ? 0 : valueIn(match.groups.n)
      if (n === undefined) continue
      const others = fresh.filter(({ index }) => index < match.index || index >= match.index + match[0].length)
      if (values.some((value) => others.some((each) => near(apply(value, n), each.value)))) return true
    }
  }
  return false
}

// ---- Ordinals --------------------------------------------------------------------------------------------------------

const ordinals: readonly (readonly [RegExp, number])[] = (
  [
    ['third|трет(?:ий|ья|ье)', 3],
    ['fourth|четв[её]рт\\p{L}+', 4],
    ['fifth|пят(?:ый|ая|ое|ой)', 5],
    ['sixth|шест(?:ой|ая|ое)', 6],
    ['seventh|седьм\\p{L}+', 7],
    ['eighth|восьм(?:ой|ая|ое)', 8],
    ['ninth|девят(?:ый|ая|ое)', 9],
    ['tenth|десят(?:ый|ая|ое)', 10],
    ['eleventh|одиннадцат(?:ый|ая|ое)', 11],
    ['twelfth|двенадцат(?:ый|ая|ое)', 12],
  ] as const
).map(([word, value]) => [
  regExpOf(`(?<!\\p{L})(?:is|it's|comes|was|это|будет|—|стоит) (?:the )?(?:${word})(?=\\s*(?:[.,;!]|$))`, 'iu'),
  value,
])

/** "After 16 comes 32, that is the fifth." */
const byOrdinal = (text: string, values: readonly number[]): boolean =>
  ordinals.some(([word, value]) => isAmong(value, values) && word.test(text))

// ---- One step away -----------------------------------------------------------------------------------------------------

/**
 * "The mother is 36", of 45 together and four times as old: the only number that nobody has said, and one operation with
 * a number of the talk makes the answer of it. In a sentence with more such numbers they are an example.
 */
function oneStepAway(look: Look, values: readonly number[], seal: Seal): boolean {
  if (look.isQuestion || seal.noted === null || isOfferedAway.test(look.folded)) return false
  const fresh = [
    ...new Set(
      look.mentions
        .filter(({ value, isWord }) => !isAmong(value, seal.numbers) && value > 12 && !(isWord && value < 20))
        .map(({ value }) => value),
    ),
  ]
  const [only] = fresh
  if (only === undefined || fresh.length > 1 || isAmong(only, commonNumbers)) return false
  const known = [...seal.numbers].filter((each) => each > 2)
  const answers = values.filter((value) => !isAmong(Math.abs(value), seal.numbers) && Math.abs(value) > 2)
  const ways = (k: number) => [only - k, k - only, only / k, only * k, only + k, k / only]
  const hits = known.filter((k) => ways(k).some((result) => isAmong(result, answers)))
  return hits.length > 0
}
const commonNumbers = [60, 90, 100, 180, 360, 1000, 3600]
