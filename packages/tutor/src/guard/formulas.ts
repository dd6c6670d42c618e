import { collectNames, type Expr, isClosed } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { parseExpression } from '../math/parse.ts'
import { MathsError } from '../math/rational.ts'
import { remembered } from '../remembered.ts'

/** How the sentence uses a formula: states, denies, asks or supposes it. */
export type Meaning = 'said' | 'denied' | 'asked' | 'supposed'

export interface Part {
  readonly text: string
  /** null if it could not be parsed. */
  readonly expr: Expr | null
  /** Its unit's size in SI units, where it names one; 0 if the unit is unknown. */
  readonly unit?: number
}
/** A chain `a = b < c`: parts with the relations between them. */
export interface Formula {
  readonly source: string
  readonly parts: readonly Part[]
  readonly signs: readonly string[]
  readonly meaning: Meaning
  /** Start offset in the sentence. */
  readonly start: number
  readonly end: number
}

/** All formulas of a sentence, in dollars or bare, with the use that the surrounding words make of them. */
export const formulasOf = remembered(readFormulas)
function readFormulas(sentence: string, language: Language): Formula[] {
  const spans: { source: string; start: number; end: number }[] = []
  const add = (match: RegExpMatchArray, source: string) =>
    spans.push({ source, start: match.index!, end: match.index! + match[0].length })
  const marked = /\$\$([^$]+)\$\$|\$([^$]+)\$|\\\[(.+?)\\\]|\\\((.+?)\\\)|`([^`]+)`/gs
  for (const match of sentence.matchAll(marked)) {
    const source = match.slice(1).find((each) => each !== undefined)
    // Words between two prices are no formula.
    if (source && !/\p{L}{4,}\s+\p{L}{2,}/u.test(withoutCommands(source))) add(match, source)
  }
  const plain = spans
    .reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), sentence)
    // A one-letter word between words is no unknown: «1/10 а вместе 1/6».
    .replace(/(?<=\s)[аусво](?=\s+\p{L}{2})/giu, ';')
  let left = plain
  const isCut = (match: RegExpMatchArray) => cutOff.test(plain.slice(Math.max(0, match.index! - 30), match.index!))
  for (const match of plain.matchAll(run)) {
    if (isCut(match)) continue
    const source = withUnit(
      match[0].replace(/^[\s)*/:.,]+|[\s(.,:]+$/g, ''),
      plain.slice(match.index + match[0].trimEnd().length),
    )
    if (/[=<>≤≥≠≈]/.test(source) || /[\d)][-+−*/:·×÷^(]/.test(source.replace(/\s/g, ''))) {
      add(match, source)
      left = left.slice(0, match.index) + ' '.repeat(match[0].length) + left.slice(match.index + match[0].length)
    }
  }
  for (const match of left.matchAll(bare)) {
    if (isCut(match)) continue
    const whole = withUnit(match[0], left.slice(match.index + match[0].length))
    if (/[=<>≤≥≠≈]/.test(whole) || /\d\s*[-+−*/:·×÷^]\s*\d/.test(whole)) add(match, whole)
  }
  return spans.flatMap(({ source, start, end }) =>
    piecesOf(source).map((piece) => ({
      source: piece.trim(),
      ...read(piece, language),
      meaning: meaningOf(sentence, start, end, language),
      start,
      end,
    })),
  )
}

/** A formula after one of these starts earlier, so it is incomplete: "2 times 3 = 6", `sin x = 3/5`. */
const cutOff =
  /(?<=\d\s?%?|half|third|quarter|половин\p{L}+|треть|четверть) (?:of|от)\s*$|(?<!\p{L})(?:times|plus|minus|multiplied by|divided by|over|умножить на|разделить на|делить на|плюс|минус|sin|cos|tan|tg|ctg|cot|log|ln|lg|корень из|root of)\s*[({]*$/iu

/** A run of numbers, single letters and operators in prose: `5x + 2x = 20 - 8`, `(x-5)(x+4)`. */
const run =
  /(?<![\p{L}\d])(?:\d+(?:[.,]\d+)*|(?:[a-zA-Zх](?=\s?[-+−*/^=<>)²³(]|\d)|(?<=[-+−*/^=<>(·×]\s?|\d)[a-zA-Zх])(?!\p{L})|[-+−*/:·×÷^=<>≤≥≠≈√()²³°%]|(?<=\d\s?)Ω|\s)+/gu

/** The same with units after the numbers. */
const bare =
  /(?<![\p{L}\d])[-−(√]*(?:\d+(?:[.,]\d+)*%?|[a-zA-Zα-ωхуабс](?![\p{L}]))[²³°]?(?:\s?(?:кг|г|км|м|см|мм|ч|с|л|kg|g|km|m|cm|mm|h|s|l)(?:\/(?:ч|с|h|s))?[²³]?(?=\s?[-+−*/:·×÷=)]))?(?:\s?[-+−*/:·×÷^=<>≤≥≠≈√()]+\s?-?(?:\d+(?:[.,]\d+)*%?|[a-zA-Zα-ωхуабс](?![\p{L}]))[²³°)]*(?:\s?(?:кг|г|км|м|см|мм|ч|с|л|kg|g|km|m|cm|mm|h|s|l)(?:\/(?:ч|с|h|s))?[²³]?(?=\s?[-+−*/:·×÷=)]))?)+/gu

const unitBehind = /^\s?(?:кг|км|мин|см|мм|мл|г|м|ч|с|л|kg|km|min|cm|mm|ml|g|m|h|s|l)(?![\p{L}/])/u
const unitInside = /\d\s?\p{L}{1,3}\s?[=<>≤≥≈]/u
/** `1 h = 3600 s`: the unit behind the last number belongs to it, where another number has one too. */
const withUnit = (source: string, behind: string): string =>
  unitInside.test(source) ? `${source}${unitBehind.exec(behind)?.[0] ?? ''}` : source
const withoutCommands = (source: string) =>
  source.replace(/\\(?:text|mathrm|operatorname)\s*\{[^{}]*\}/g, ' ').replace(/\\[a-zA-Z]+/g, ' ')

/** Splits several formulas inside one pair of dollars. */
function piecesOf(source: string): string[] {
  const pieces: string[] = []
  let depth = 0
  let from = 0
  const text = source.replace(
    /\\(?:Rightarrow|Leftrightarrow|implies|iff|to|rightarrow|quad|qquad)(?![a-zA-Z])|[⇒→⇔]|\\\\/g,
    ';;',
  )
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (/[({[]/.test(sign)) depth++
    if (/[)}\]]/.test(sign)) depth--
    const isEnd = depth <= 0 && (sign === ';' || (sign === ',' && /\s|\\/.test(text[at + 1] ?? ' ')))
    if (isEnd) {
      pieces.push(text.slice(from, at))
      from = at + 1
    }
  }
  pieces.push(text.slice(from))
  return pieces.filter((piece) => /[\p{L}\d]/u.test(piece))
}

const relation = /\\(?:leqslant|geqslant|leq|geq|le|ge|neq|ne|lt|gt|approx|equiv)(?![a-zA-Z])|[=<>≤≥≠≈≡]/g
const plainSign: Readonly<Record<string, string>> = {
  '\\leqslant': '<=',
  '\\leq': '<=',
  '\\le': '<=',
  '≤': '<=',
  '\\geqslant': '>=',
  '\\geq': '>=',
  '\\ge': '>=',
  '≥': '>=',
  '\\lt': '<',
  '\\gt': '>',
  '\\neq': '!=',
  '\\ne': '!=',
  '≠': '!=',
  '\\approx': '≈',
  '\\equiv': '=',
  '≡': '=',
}

function read(piece: string, language: Language): Pick<Formula, 'parts' | 'signs'> {
  const signs: string[] = []
  const parts: Part[] = []
  let from = 0
  for (const match of piece.matchAll(relation)) {
    parts.push(part(piece.slice(from, match.index), language))
    signs.push(plainSign[match[0]] ?? match[0])
    from = match.index + match[0].length
  }
  parts.push(part(piece.slice(from), language))
  return { parts, signs }
}

const parsed = new Map<string, Expr | null>()

function part(text: string, language: Language): Part {
  const plain = withoutUnits(text, language)
  const key = `${language}${plain}`
  let expr = parsed.get(key)
  if (expr === undefined) {
    expr = parse(plain, language)
    if (parsed.size > 3000) parsed.clear()
    parsed.set(key, expr)
  }
  const unit = unitOf(text)
  return { text: text.trim(), expr, ...(unit !== undefined && { unit }) }
}

const unitSizes: Readonly<Record<string, number>> = {
  km: 1000,
  км: 1000,
  m: 1,
  м: 1,
  dm: 0.1,
  дм: 0.1,
  cm: 0.01,
  см: 0.01,
  mm: 0.001,
  мм: 0.001,
  t: 1000,
  т: 1000,
  kg: 1,
  кг: 1,
  g: 0.001,
  г: 0.001,
  mg: 1e-6,
  мг: 1e-6,
  h: 3600,
  ч: 3600,
  min: 60,
  мин: 60,
  s: 1,
  с: 1,
  l: 1,
  л: 1,
  ml: 0.001,
  мл: 0.001,
}

/** The size of a unit in SI units: `\\frac{км}{ч}`, `\\text{g/cm}^3`, `м`; undefined if there is no unit. */
function unitOf(text: string): number | undefined {
  const plain = text
    .replace(
      /\\frac\s*\{\s*\\?(?:text|mathrm)?\{?\s*(\p{L}{1,4}(?:\^\{?\d\}?|[²³])?)\s*\}?\s*\}\s*\{\s*\\?(?:text|mathrm)?\{?\s*(\p{L}{1,4}(?:\^\{?\d\}?|[²³])?)\s*\}?\s*\}/gu,
      ' $1/$2',
    )
    .replace(/\\(?:text|mathrm)\s*\{\s*([^{}]*)\}(\s*\^\s*\{?-?\d\}?)?/g, ' $1$2')
    .replace(/\\[ ,;:!]|\\(?:quad)/g, ' ')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
  const match =
    /[\d)}]\s+(\p{L}{1,3})(?:\s*\^\s*\{?(\d)\}?)?(?:\/(\p{L}{1,3})(?:\s*\^\s*\{?(\d)\}?)?)?\s*\.?\s*$/u.exec(plain)
  if (!match) return undefined
  const [, top, power, bottom, under] = match
  const size = (unitSizes[top!] ?? 0) ** Number(power ?? 1)
  if (bottom === undefined) return size
  const per = (unitSizes[bottom] ?? 0) ** Number(under ?? 1)
  return per === 0 ? 0 : size / per
}

function parse(plain: string, language: Language): Expr | null {
  // Function values, open lists, letter indices and chemical formulas have no value to compute.
  if (
    /(?<![a-zA-Z\\])[fghFPSφ]\s*(?:'|′)?\s*\(|\\l?dots|…|\.\.\.|_\s*\{?\s*[a-zа-я]|_\{[^}]*[^\d}]|\\mathrm\{[A-Z]|\\vec|\\sum|'|′|\\in(?![a-z])|\\cup|\{\}/u.test(
      plain.replace(/\\log\s*_\s*\{?\s*[a-z]\s*\}?/g, ''),
    )
  )
    return null
  const source = inPowers(plain)
  try {
    return parseExpression(source, { commaIsDecimal: language === 'ru' })
  } catch {
    return null
  }
}

/** Writes `\\sqrt[m]{a}` as a power and `\\operatorname{tg}` as the function. */
const inPowers = (text: string): string =>
  text
    .replace(/\\sqrt\s*\[\s*([a-zA-Z])\s*\]\s*(\{[^{}]*\})/g, '($2)^{1/$1}')
    .replace(/\^\s*\\frac\s*([a-zA-Z\d])\s*([a-zA-Z\d])/g, '^{$1/$2}')
    .replace(/\\[dt]?frac\s*([a-zA-Z\d])\s*([a-zA-Z\d])/g, '\\frac{$1}{$2}')

const words =
  /\\[ ,;:!]|\\(?:text|mathrm|operatorname|rm)\s*\{\s*[^{}]*\}(?:\s*\^\s*\{?-?\d\}?)?|\\(?:,|;|!|:|quad)|~|\\boxed(?=\{)/g

/** Removes units, words and currency signs, which are not part of the calculation. */
function withoutUnits(told: string, language: Language): string {
  const text = told.replace(/\\operatorname\s*\{\s*(tg|ctg|tan|cot|arctg|arcctg|lg|ln|log)\s*\}/g, '\\$1 ')
  // An upright chemical formula must fail to parse.
  if (/\\mathrm\{\s*[A-Z][a-z]?_?\d/.test(text)) return '…'
  let plain = text
    .replace(
      /\\frac\s*\{\s*\\?(?:text|mathrm)?\{?\s*\p{L}{1,6}(?:\^\{?\d\}?|[²³])?\s*\}?\s*\}\s*\{\s*\\?(?:text|mathrm)?\{?\s*\p{L}{1,6}(?:\^\{?\d\}?|[²³])?\s*\}?\s*\}/gu,
      (unit) => (/[а-яё]{1,}/i.test(unit) ? ' ' : unit),
    )
    .replace(words, ' ')
    .replace(/\\\$|[€£₽]/g, ' ')
    .replace(/(?<=\d)\s*(?:\^\s*\{?\s*(?:\\circ|°)\s*\}?|°)\s*(?:[CС])?/g, '°')
    .replace(/\{,\}/g, language === 'ru' ? ',' : '')
    .replace(/(?<=\d)(?:\\,|[ \s])(?=\d{3}(?!\d))/g, '')
  if (language === 'en') plain = plain.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  // Units and nouns: runs of letters that are not functions.
  plain = plain.replace(
    /(?<![\\\p{L}])(?!(?:sin|cos|tan|cot|tg|ctg|ln|log|lg|arcsin|arccos|arctan|arctg|sqrt|frac|pi|deg|НОД|НОК|gcd|lcm)(?!\p{L}))(?:km|cm|mm|kg|mg|ml|min|dm|\p{Script=Cyrillic}{2,})(?!\p{L})\.?(?:\/\p{L}+)?(?:\s*\^\s*\{?-?\d\}?|[²³])?/gu,
    ' ',
  )
  // A one-letter unit after a number and a space: `5 м`, `12 V`, `10 m/s`.
  plain = plain.replace(
    /(?<=\d)\s+(?:м|г|ч|с|л|В|А|Н|Ом|V|A|N|J|W|Ω|\\Omega|m|s|h|g|l|L)(?:\/(?:ч|с|h|s))?(?:\s*\^\s*\{?\d\}?|[²³])?(?=\s*(?:$|[-+*/:·×=)}]|\\cdot|\\times))/gu,
    ' ',
  )
  if (!/sin|cos|tan|cot|tg|\\pi|π/.test(plain)) plain = plain.replaceAll('°', '')
  const boxed = /^\s*\{(.*)\}\s*[.,]?\s*$/s.exec(plain)
  return (boxed && !/[;,]/.test(boxed[1]!) ? boxed[1]! : plain).replace(/[.,?:;\s]+$|(?<![\dn)])!$/, '').trim()
}

const denial: Readonly<Record<Language, { before: RegExp; after: RegExp }>> = {
  en: {
    before:
      /(?<!\p{L})(?:not|isn't|aren't|doesn't|does not|never|wrong|instead of|rather than|unlike|can't|cannot|mistake|slip|you wrote|you had|you thought|was wrong|writing|as if|no such|forget)(?!\p{L})[^.;:!?]{0,28}$|["“‘]\s*$/iu,
    after:
      /^["”’]?\s*(?:,\s*)?(?:(?:is|are|was|would be)\s*)?(?:not|n't|isn't|wrong|false|incorrect|doesn't|won't|can't|never)(?!\p{L})|^["”’)*_]*\s*(?:[,:;—–-]\s*)?(?:(?:and|but|which|that|this|it|so|here|still|clearly|plainly|obviously|simply|just|certainly|of course|always)\s+){0,4}(?:(?:is|are|was|would be|'s)\s+)?(?:(?:clearly|plainly|obviously|simply|just|certainly|of course|an?|quite)\s+){0,2}(?:untrue|not|n['’]t|isn['’]t|false|wrong|incorrect|impossible|nonsense|absurd|contradiction|falsehood|fails?|doesn['’]t|does not|cannot|can['’]t)(?!\p{L})/iu,
  },
  ru: {
    before:
      /(?<!\p{L})(?:не|неверно|ни|нельзя|вместо|ошибк\p{L}+|ошибоч\p{L}+|ты написал\p{L}*|у тебя было|будто|словно|забудь)(?!\p{L})[^.;:!?]{0,28}$|[«"]\s*$/iu,
    after:
      /^["»]?\s*(?:,\s*)?(?:это\s+)?(?:(?:—|-)\s*)?(?:не|неверно|неправильно|ошибка|нельзя)(?!\p{L})|^["»)*_]*\s*(?:[,:;—–-]\s*)?(?:(?:и|а|но|что|это|оно|такое|же|тоже|также|уже|ещё|еще|пока|тут|здесь|явно|очевидно|конечно|просто|точно|неравенство|равенство|—|–|-)\s+){0,4}(?:не|неверн\p{L}*|неправд\p{L}*|неправильн\p{L}*|ложь|ложн\p{L}+|ошиб\p{L}+|нельзя|невозможн\p{L}+|противоречи\p{L}+|абсурд|нелепость|бессмыслица)(?!\p{L})/iu,
  },
}
const supposition: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:if|suppose|imagine|let|would|try|test|put|take|for|when|say|assume|were|check|with|where|plug|unless|by your|your (?:line|answer|rule|version|formula)|then we'd|at)(?!\p{L})[^.;!?]{0,45}$/iu,
  ru: /(?<!\p{L})(?:если|пусть|допустим|предположим|бы|попроб\p{L}+|провер\p{L}+|подстав\p{L}+|возьм\p{L}+|при|когда|где|положим|по-твоему|по твоей|твоя (?:запись|формула|версия)|в точке)(?!\p{L})[^.;!?]{0,45}$/iu,
}
const asking: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:is|are|does|do|why|which|what|how|can|could|would|true that|whether)(?!\p{L})[^.!]*$/iu,
  ru: /(?<!\p{L})(?:верно ли|правда ли|разве|почему|зачем|как\p{L}*|что|сколько|чему|ли|равно ли)(?!\p{L})[^.!]*$/iu,
}

/** How the sentence uses the formula from `start` to `end`. */
export function meaningOf(sentence: string, start: number, end: number, language: Language): Meaning {
  const before = sentence.slice(Math.max(0, start - 70), start)
  const after = sentence.slice(end, end + 60)
  const { before: no, after: notAfter } = denial[language]
  // Whatever follows "because" is stated as a fact.
  const clause = before.replace(
    /^.*(?<!\p{L})(?:because|since|so|hence|therefore|indeed|потому что|так как|ведь|поэтому|значит)(?!\p{L})/isu,
    '',
  )
  if (no.test(clause) || notAfter.test(after)) return 'denied'
  if (/\?["»”)*_\s]*$/.test(sentence) && asking[language].test(sentence.slice(0, start))) return 'asked'
  return supposition[language].test(before) ? 'supposed' : 'said'
}

/** The value of a part without letters; NaN if it has none. */
export const closedValue = ({ expr }: Part): number => (expr && isClosed(expr) ? safeValue(expr) : Number.NaN)

export function safeValue(expr: Expr, values: Readonly<Record<string, number>> = {}): number {
  try {
    return realAt(expr, values)
  } catch (error) {
    if (error instanceof MathsError) return Number.NaN
    throw error
  }
}

export const lettersOf = (...parts: readonly Part[]): string[] => [
  ...new Set(parts.flatMap(({ expr }) => (expr ? [...collectNames(expr)] : []))),
]

/** The numbers in an expression, unsigned. */
export function leavesOf(expr: Expr): number[] {
  if (expr.kind === 'number') return [Math.abs(safeValue(expr))]
  if (expr.kind === 'name' || expr.kind === 'constant') return []
  if (expr.kind === 'call') return expr.args.flatMap(leavesOf)
  return 'of' in expr ? leavesOf(expr.of) : [...leavesOf(expr.left), ...leavesOf(expr.right)]
}
