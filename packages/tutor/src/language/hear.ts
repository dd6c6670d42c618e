import type { Expr } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { type ReadLine, readMessage } from '../math/reading.ts'
import { writeNumbers } from '../math/spoken.ts'
import { regExpOf } from '../pattern.ts'
import type { Operation } from '../pedagogy/expects.ts'
import { refutes } from './denial.ts'
import { spokenWords } from './spoken.ts'
import type { SpokenWords } from './spoken-words.ts'

const whole = (alternatives: string) => regExpOf(`^(?:${alternatives})$`, 'iu')
const word = (alternatives: string, flags = 'giu') => regExpOf(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags)
const wordStart = (alternatives: string) => regExpOf(`(?<!\\p{L})(?:${alternatives})`, 'iu')

function patternsOf(words: SpokenWords): HeardWords {
  return {
    yes: whole(`(?:${words.yes})(?:[ ,]+(?:${words.yes}))*`),
    no: whole(`(?:${words.no})(?:[ ,]+(?:${words.no}))*`),
    yesFirst: regExpOf(`^(?:${words.plainYes})(?![\\p{L}-])`, 'iu'),
    noFirst: regExpOf(`^(?:${words.plainNo})(?![\\p{L}-])`, 'iu'),
    none: whole(words.none),
    and: word(words.and),
    numbers: words.numbers.map((each) => word(each)),
    minus: regExpOf(`(?<!\\p{L})(?:${words.minus})\\s+(?=\\d)`, 'giu'),
    pronoun: regExpOf(`(?<=(?<!\\p{L})(?:${words.pronoun[0]}) )(?:${words.pronoun[1]})(?!\\p{L})`, 'giu'),
    result: regExpOf(`(?<!\\p{L})(?:${words.result})[\\s,:$]*$`, 'iu'),
    denial: regExpOf(`(?<!\\p{L})(?:${words.denial})(?:\\s+\\p{L}{1,4})?\\s*$`, 'iu'),
    edges: regExpOf(`^(?:${words.doubt})(?!\\p{L})[\\s,:]*|[\\s,]*(?<!\\p{L})(?:${words.doubt})$`, 'iu'),
    glad: regExpOf(`(?<!\\p{L})(?:${words.glad})(?!\\p{L})|[😀😁😂😃😄😅😆😊😍🥳🎉👍]`, 'iu'),
    operations: words.operations.map(([operation, pattern]) => [operation, wordStart(pattern)] as const),
    places: words.places.map((each) => wordStart(each)),
    links: regExpOf(`[.;!:,]\\s|\\s[-–—]\\s|(?<!\\p{L})(?=(?:${words.links})(?!\\p{L}))`, 'iu'),
    putOff: word(words.putOff, 'iu'),
    misplaced: new Map(
      Object.entries(words.misplaced).map(([operation, pattern]) => [operation as Operation, wordStart(pattern)]),
    ),
  }
}

interface HeardWords {
  readonly yes: RegExp
  readonly no: RegExp
  /** A yes or no with more behind it. */
  readonly yesFirst: RegExp
  readonly noFirst: RegExp
  readonly none: RegExp
  readonly and: RegExp
  readonly numbers: readonly RegExp[]
  readonly minus: RegExp
  readonly pronoun: RegExp
  readonly result: RegExp
  readonly denial: RegExp
  readonly edges: RegExp
  readonly glad: RegExp
  readonly operations: readonly (readonly [Operation, RegExp])[]
  readonly places: readonly RegExp[]
  readonly links: RegExp
  readonly putOff: RegExp
  readonly misplaced: ReadonlyMap<Operation, RegExp>
}

/** A short answer, parsed from words and numbers. */
export interface Heard {
  readonly yesNo: 'yes' | 'no' | null
  readonly isNone: boolean
  /** The numbers and expressions of an answer that consists of nothing else; otherwise empty. */
  readonly lines: readonly ReadLine[]
  /** Every number of the answer, whatever else it says. */
  readonly numbers: readonly Expr[]
  /** The numbers that stand for themselves, or at the end of a calculation, in order; no operands. */
  readonly named: readonly NamedNumber[]
  /** The remaining words, in lower case. */
  readonly words: string
}

interface NamedNumber {
  readonly value: Expr
  /** It stands where results stand: "so 7", "= 7". */
  readonly isResult: boolean
  /** Nothing but words of doubt stands before it. */
  readonly isFirst: boolean
  /** "Not 7." */
  readonly isDenied: boolean
}

const heard: Readonly<Record<Language, HeardWords>> = {
  en: patternsOf(spokenWords.en),
  ru: patternsOf(spokenWords.ru),
}

const straight = (text: string) => text.trim().replaceAll('ё', 'е').replaceAll('Ё', 'Е').replaceAll('’', "'")
const tidy = (text: string) => straight(text).toLowerCase()

/** Parses a message as the answer to a question: "i think its minus six", «ну наверное шесть». */
export function hearAnswer(text: string, language: Language): Heard {
  const words = heard[language]
  // Case is kept, because it distinguishes letters in formulas.
  let bare = straight(text).replace(/^[\s.,!?…:;-]+(?=\p{L})|[\s.,!?…:;]+$/gu, '')
  const isYes = words.yes.test(bare) || words.yesFirst.test(bare)
  const yesNo = isYes ? (refutes(bare) ? 'no' : 'yes') : words.no.test(bare) || words.noFirst.test(bare) ? 'no' : null
  const isNone = words.none.test(bare)
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare
      .replace(words.edges, '')
      .replace(/[\s.,!?…:;]+$/u, '')
      .trim()
  }
  const digits = inDigits(bare, language)
  const reading = readMessage(digits.replace(words.and, ';').replace(/,(?=\s)/g, ';'), language)
  const isOnlyMaths = reading.words.replace(/[^\p{L}]/gu, '') === ''
  const numbers = (digits.match(/(?<![\p{L}\d.,])-?\d+(?:[.,/]\d+)?(?![\d\p{L}])/gu) ?? []).flatMap((each) =>
    amountIn(each, language),
  )
  const lines = isOnlyMaths ? reading.lines : []
  return { yesNo, isNone, numbers, named: namedIn(digits, language), lines, words: bare.toLowerCase() }
}

/** Number words as digits, with words that answer "how often". "The second one" names no number. */
function inDigits(text: string, language: Language): string {
  const words = heard[language]
  const told = writeNumbers(text.replace(words.pronoun, ' '), language)
  return words.numbers.reduce((all, pattern, value) => all.replace(pattern, `${value}`), told).replace(words.minus, '-')
}

const amountIn = (digits: string, language: Language): readonly Expr[] =>
  readMessage(digits, language).lines.flatMap((line) =>
    'statement' in line && line.statement.kind === 'expression' ? line.statement.value : [],
  )

function namedIn(digits: string, language: Language): readonly NamedNumber[] {
  const { result, denial } = heard[language]
  return [...digits.matchAll(/(?<![\p{L}\d.,/])-?\d+(?:[.,/]\d+)?(?![\d\p{L}/])/gu)].flatMap((match) => {
    const [before, behind] = [digits.slice(0, match.index), digits.slice(match.index + match[0].length)]
    const isEnd = /=\s*$/.test(before)
    const isOperand =
      /^\s*(?:[-+*·×^(=]|[:/]\s*\d)/u.test(behind) || (!isEnd && /[\d\p{L})]\s*[+*·×^:/(]\s*$|\d\s+-\s*$/u.test(before))
    const [value, ...others] = isOperand ? [] : amountIn(match[0], language)
    if (!value || others.length > 0) return []
    return [
      {
        value,
        isResult: isEnd || result.test(before),
        isFirst: !/[\p{L}\d]/u.test(before),
        isDenied: denial.test(before),
      },
    ]
  })
}

/** Whether the words before something take it back: "we don't need the (power rule)". */
export const isDenied = (before: string, language: Language): boolean =>
  denies[language].test(before.split(heard[language].links).at(-1) ?? '')
const denies: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not|no|never|\p{L}+n'?t)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:не|нет|нельзя|без)(?!\p{L})/iu,
}

/** The equation of a system that is meant, from 0; null if none or several are named. */
export function placeNamed(text: string, language: Language): number | null {
  const named = heard[language].places.flatMap((pattern, at) => (pattern.test(tidy(text)) ? [at] : []))
  return named.length === 1 ? named[0]! : null
}

/** Whether a feeling is positive. */
export const isGlad = (text: string, language: Language): boolean => heard[language].glad.test(tidy(text))

/** A step that is named but not carried out: "subtract 3 from both sides", «раскрыть скобки». */
export interface SpokenStep {
  readonly operation: Operation
  /** What is added, subtracted, multiplied or divided by; null if none or several are named. */
  readonly by: Expr | null
}

/** A longer message (words) tells more than a step. */
const LONGEST_STEP = 24

/** Whether the operation is named, possibly among others. */
export const namesOperation = (text: string, language: Language, operation: Operation): boolean =>
  heard[language].operations.some(([each, pattern]) => each === operation && pattern.test(tidy(text)))

/**
 * Every step that a plan names, without those that are put off: of "I have to flip the sign later, first I get rid of the 4"
 * only the second.
 */
export function hearSteps(text: string, language: Language): readonly SpokenStep[] {
  const { links, putOff } = heard[language]
  const whole = hearStep(text, language)
  const parts = text.split(links).filter((part) => /\p{L}/u.test(part) && !putOff.test(part))
  const steps = parts.length > 1 ? parts.flatMap((part) => hearStep(part, language) ?? []) : []
  return steps.length > 0 ? steps : whole ? [whole] : []
}

export function hearStep(text: string, language: Language): SpokenStep | null {
  const told = tidy(text)
  if (told.includes('=') || told.includes('?') || told.split(/\s+/).length > LONGEST_STEP) return null
  const found = heard[language].operations.find(([, pattern]) => pattern.test(told))
  if (!found || heard[language].misplaced.get(found[0])?.test(told)) return null
  const digits = inDigits(told, language)
  const amounts = digits.match(/(?<![\p{L}\d])-?\d+(?:[.,/]\d+)?\s?[a-zх]?(?!\p{L})|(?<=\s)[xх](?![\p{L}\d])/gu) ?? []
  const [only, ...others] = [...new Set(amounts.map((each) => each.replace(/\s/g, '').replace('х', 'x')))]
  const reading = only && others.length === 0 ? readMessage(only, language).lines[0] : undefined
  const isAmount = reading && 'statement' in reading && reading.statement.kind === 'expression'
  return { operation: found[0], by: isAmount ? reading.statement.value : null }
}
