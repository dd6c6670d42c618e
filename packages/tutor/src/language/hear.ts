import type { Expr } from '../math/ast.ts'
import type { Language } from '../math/latex.ts'
import { type ReadLine, readMessage } from '../math/reading.ts'
import type { Operation } from '../pedagogy/expects.ts'
import { spokenWords } from './spoken.ts'
import type { SpokenWords } from './spoken-words.ts'

const whole = (alternatives: string) => new RegExp(`^(?:${alternatives})$`, 'iu')
const word = (alternatives: string, flags = 'giu') => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags)
const wordStart = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})`, 'iu')

function patternsOf(words: SpokenWords): HeardWords {
  return {
    yes: whole(`(?:${words.yes})(?:[ ,]+(?:${words.yes}))*`),
    no: whole(`(?:${words.no})(?:[ ,]+(?:${words.no}))*`),
    none: whole(words.none),
    and: word(words.and),
    numbers: words.numbers.map((each) => word(each)),
    minus: new RegExp(`(?<!\\p{L})(?:${words.minus})\\s+(?=\\d)`, 'giu'),
    edges: new RegExp(`^(?:${words.doubt})(?!\\p{L})[\\s,:]*|[\\s,]*(?<!\\p{L})(?:${words.doubt})$`, 'iu'),
    glad: new RegExp(`(?<!\\p{L})(?:${words.glad})|[😀😁😂😃😄😅😆😊😍🥳🎉👍]`, 'iu'),
    operations: words.operations.map(([operation, pattern]) => [operation, wordStart(pattern)] as const),
  }
}

interface HeardWords {
  readonly yes: RegExp
  readonly no: RegExp
  readonly none: RegExp
  readonly and: RegExp
  readonly numbers: readonly RegExp[]
  readonly minus: RegExp
  readonly edges: RegExp
  readonly glad: RegExp
  readonly operations: readonly (readonly [Operation, RegExp])[]
}

/** A short answer, parsed from words and numbers. */
export interface Heard {
  readonly yesNo: 'yes' | 'no' | null
  readonly isNone: boolean
  /** The numbers and expressions of an answer that consists of nothing else; otherwise empty. */
  readonly lines: readonly ReadLine[]
  /** Every number of the answer, whatever else it says. */
  readonly numbers: readonly Expr[]
  /** The remaining words, in lower case. */
  readonly words: string
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
  const yesNo = words.yes.test(bare) ? 'yes' : words.no.test(bare) ? 'no' : null
  const isNone = words.none.test(bare)
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare
      .replace(words.edges, '')
      .replace(/[\s.,!?…:;]+$/u, '')
      .trim()
  }
  const digits = words.numbers
    .reduce((told, pattern, value) => told.replace(pattern, `${value}`), bare)
    .replace(words.minus, '-')
  const reading = readMessage(digits.replace(words.and, ';').replace(/,(?=\s)/g, ';'), language)
  const isOnlyMaths = reading.words.replace(/[^\p{L}]/gu, '') === ''
  const numbers = (digits.match(/(?<![\p{L}\d.,])-?\d+(?:[.,/]\d+)?(?![\d\p{L}])/gu) ?? []).flatMap((each) =>
    readMessage(each, language).lines.flatMap((line) =>
      'statement' in line && line.statement.kind === 'expression' ? line.statement.value : [],
    ),
  )
  return { yesNo, isNone, numbers, lines: isOnlyMaths ? reading.lines : [], words: bare.toLowerCase() }
}

/** Whether a feeling is positive. */
export const isGlad = (text: string, language: Language): boolean => heard[language].glad.test(tidy(text))

/** A step that is named but not carried out: "subtract 3 from both sides", «раскрыть скобки». */
export interface SpokenStep {
  readonly operation: Operation
  /** What is added, subtracted, multiplied or divided by; null if none or several are named. */
  readonly by: Expr | null
}

const LONGEST_STEP = 14

/** Whether the operation is named, possibly among others. */
export const namesOperation = (text: string, language: Language, operation: Operation): boolean =>
  heard[language].operations.some(([each, pattern]) => each === operation && pattern.test(tidy(text)))

export function hearStep(text: string, language: Language): SpokenStep | null {
  const told = tidy(text)
  if (told.includes('=') || told.includes('?') || told.split(/\s+/).length > LONGEST_STEP) return null
  const found = heard[language].operations.find(([, pattern]) => pattern.test(told))
  if (!found) return null
  const digits = heard[language].numbers.reduce((all, pattern, value) => all.replace(pattern, `${value}`), told)
  const amounts = digits.match(/(?<![\p{L}\d])-?\d+(?:[.,/]\d+)?\s?[a-zх]?(?!\p{L})|(?<=\s)[xх](?![\p{L}\d])/gu) ?? []
  const [only, ...others] = [...new Set(amounts.map((each) => each.replace(/\s/g, '').replace('х', 'x')))]
  const reading = only && others.length === 0 ? readMessage(only, language).lines[0] : undefined
  const isAmount = reading && 'statement' in reading && reading.statement.kind === 'expression'
  return { operation: found[0], by: isAmount ? reading.statement.value : null }
}
