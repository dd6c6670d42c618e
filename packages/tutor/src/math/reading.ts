import { regExpOf } from '../pattern.ts'
import { remembered } from '../remembered.ts'
import type { Equation, Expr, Statement } from './ast.ts'
import { children, equation, isClosed, namesOf, someNode, withChildren } from './ast.ts'
import { withBecause } from './because.ts'
import type { Language } from './latex.ts'
import { normaliseNotation, ParseError, type ParseFailure, parseExpression } from './parse.ts'
import { withoutReferences } from './references.ts'
import { isLetter, readAnswerSet, readRelations, withConstants } from './relations.ts'
import { withLinesApart } from './run-on-lines.ts'
import { writeSpoken } from './spoken.ts'
import { writeStatement } from './written.ts'

/** A line that could not be parsed, with the student's text, which is quoted in the question back. */
export interface Unread {
  readonly source: string
  readonly reason: ParseFailure | 'inequality' | 'function' | 'several'
}
export type ReadLine =
  | {
      readonly statement: Statement
      readonly source: string
      /** Another reading with a different answer: the student is asked which is meant. */
      readonly alternative?: Statement
    }
  | Unread
export type StatementLine = Exclude<ReadLine, Unread>

export interface Reading {
  readonly lines: readonly ReadLine[]
  /** The text without its mathematics: lower case, ё as е, single spaces. */
  readonly words: string
  /** Number of numbers in prose, as in a story. */
  readonly numbersInProse: number
}

const LONGEST_MESSAGE = 4000
/** A long solution has 25 lines. */
const MOST_LINES = 30

const letter = '[\\p{L}]'
const phrase = (alternatives: string) => regExpOf(`(?<!${letter})(?:${alternatives})(?!${letter})`, 'giu')

const noSolution = phrase(
  'no (?:real )?(?:solutions?|roots?)|(?:does not|doesn.t) have (?:any )?(?:real )?(?:solutions?|roots?)|(?:корней|решений|решения|корня) нет|нет (?:действительных |вещественных )?(?:корней|решений|решения|корня)|не имеет (?:действительных )?(?:корней|решений)|пустое множество',
)
const allNumbers = phrase(
  'all (?:real )?numbers|any (?:real )?number|every (?:real )?number|infinitely many(?: solutions)?|any x|all x|every x|x can be any(?: number|thing)|anything|x\\s*[-–—:]?\\s*люб(?:ое|ой)(?: число)?|бесконечное множество решений|любое число|любые числа|все (?:действительные )?числа|бесконечно много(?: решений| корней)?|любой x|x любое',
)
/** Phrases that look like mathematics but do not state the task. */
const pointers = phrase(
  'for (?:the )?(?:variable )?[a-z]|относительно [a-zа-я]|(?:step|line|шаг\\p{L}*|строк\\p{L}*|level|уровень|grade|класс\\p{L}*|question|problem|exercise|task|задани\\p{L}*|задач\\p{L}*|упражнени\\p{L}*|номер|number|page|страниц\\p{L}*)\\s*(?:№|#)?\\s*\\d+',
)
/**
 * Required operands: with `both` also one before the sign. "i divided by 2" and "minus times minus" are no formulas.
 */
const spokenSigns: readonly (readonly [RegExp, string, 'both' | 'behind' | 'any'])[] = [
  [phrase('plus|плюс'), '+', 'behind'],
  [phrase('minus|минус'), '-', 'behind'],
  [phrase('times|multiplied by|умножить на|умноженное на|умножить'), '*', 'both'],
  [phrase('divided by|over|разделить на|делить на|поделить на|деленное на'), '/', 'both'],
  [phrase('equals|is equal to|равно|равен|равна|равняется'), '=', 'behind'],
  [phrase('squared|в квадрате'), '^2', 'any'],
  [phrase('cubed|в кубе'), '^3', 'any'],
  [phrase('square root of|корень из'), '√', 'any'],
  [/(?<!\p{L})(?:root|корень)(?:\s+of)?\s*(?=\d)/giu, '√', 'any'],
  // `root(3, x)` is the third root of x.
  [/(?<!\p{L})(?:root|корень)\s*(?=\([^();]*\))(?!\([^()]*,\s)/giu, '√', 'any'],
]
/** The text ends in an operand that an operator can follow. */
const endsOperand = /(?:[\d)\]}|%!°²³π]|(?<!\p{L})(?![iяи](?!\p{L}))\p{L}{1,2})\s*$/iu
/** "minus a plus": the article is no letter of a formula unless an operand precedes the operator. */
const article = /^\s*(?:an?|и|а|в|с|к|о|у)(?!\p{L})/iu
const beginsOperand =
  /^\s*(?:[-−–+(√|{\\πα-ω\d$.]|\p{L}{1,2}(?!\p{L})|(?:arc)?(?:sin|cos|tan|ctg|cot|tg|log|lg|ln|root|корень|square|minus|минус))/iu

const comparedTo =
  '(greater|more|bigger|larger|less|smaller|over|above|under|below|больше|меньше|выше|ниже)(?:\\s+than|\\s+чем)?(\\s+(?:or equal(?: to)?|или равно|либо равно))?\\s+(?=-?[\\d√][\\d.,/√]*\\s*(?:[.!,;?]|$|(?:and|or|but|и|или|а|но)(?!\\p{L})))'
/** An answer in words: "x is greater than 5", «х больше или равно 5». */
const comparison = regExpOf(
  `(?<![\\p{L}\\d])([xyхуt])\\s+(?:is\\s+|must be\\s+|should be\\s+|has to be\\s+|долж\\p{L}+ быть\\s+)?${comparedTo}`,
  'giu',
)
const secondComparison = regExpOf(
  `((?<![\\p{L}\\d])([xyхуt])\\s*[<>]=?\\s*-?[\\d√][\\d.,/√]*\\s*,?\\s*)(and|but|и|а|но)\\s+${comparedTo}`,
  'giu',
)

const sumOfRoots = /[xхyу]_?\{?[1₁]\}?\s*[-+*·×/]\s*[xхyу]_?\{?[2₂]/iu

/** English words that could pass for a product of letters. */
const shortWords = new Set(
  'is it of or and to in the my me so if no ok hi we do be an as at by go he up us am got get how why not can you for put but did has now yes one two its let see was way are all any try out ask add new old end use set sum bye hey lol omg wtf thx pls plz idk eh oh ah um wow too his her our who off dad mom sad mad bad big say job far few fun god hmm mmm abc xyz asd qwe'.split(
    ' ',
  ),
)
const functionWord =
  '(?:arcsin|arccos|arctan|arcctg|arccot|arctg|asin|acos|atan|cosec|sin|cos|tan|ctg|cot|tg|log|lg|ln|sec|csc|exp|abs|gcd|lcm|НОД|НОК)'
const functionRun = regExpOf(`^\\\\?${functionWord}$`, 'i')
/** `sinx`, `2cosx`, `lnx` without a space. */
const gluedFunction = regExpOf(`^(?:[a-z]?)${functionWord}[xytnαβ]?$`, 'i')
const greekRun = /^[πα-ωϕ]+[a-zα-ω]?$|^[a-z]?π[a-z]?$/u

const MATHS = '\u0001'
const WORD = `${MATHS}word${MATHS}`
/** Placeholder for the semicolon inside a binomial coefficient. */
const PAIR = '\u0002'

/** A side of a figure, as it is typed: `BC`, `вс`. */
const side = '(?<!\\p{L})(?:[A-Z]{2}|[АВСДЕКМНОРТ]{2}|(?!на|не|но|то|та|те|от|до|он|да|ад|ее|со|во|ко)[авсдекмнорт]{2})'
const raisedSide = regExpOf(`(${side})2(?=\\s*[-+=])`, 'gu')
const squaredSide = regExpOf(`(${side})\\s*(?:²|\\^\\s*2)`, 'gu')

/** «вс²=169-25=144»: the calculation of a squared side. The side is a name, and its exponent no number by itself. */
export const withoutSquaredSides = (text: string): string => text.replace(raisedSide, '$1²').replace(squaredSide, '$1 ')

/**
 * "а=2 б=5 с=3" assigns three letters, "D = 49 корень 7" a number and its root: the assignments must not run together
 * into a product.
 */
export const withSeparateNames = (text: string): string =>
  text
    .replace(raisedSide, '$1²')
    .replace(/(?<!\p{L})[бБ](?=\s?=\s?[-−–]?\d)/gu, 'b')
    .replace(/(?<![\p{L}\d)])(\p{L}\s?=\s?[-−–]?\d+(?:[.,]\d+)?)(?=\s+\p{L}\s?=)/gu, '$1;')
    // "x = 2: 4 - 12 + 5 = -3" puts a number in and calculates with it.
    .replace(/(?<![\p{L}\d)])(\p{L}\s?=\s?[-−–]?\d+(?:[.,]\d+)?):(?=\s+[^=:\n]*\d\s*[-+*^][^=:\n]*=)/gu, '$1;')
    // "so plus 6x. 17=10x-13": a sentence ends behind a term, and the next begins with a number.
    .replace(/(?<=\d[a-zхуавсе])\.\s+(?=[-−–(]?\d[^.\n=]*=)/gu, '\n')
    // "I put in 0: 0 > -12": the colon introduces, and divides nothing.
    .replace(/(?<=\d):(?=\s+[-−–]?[\d(][^=:<>≤≥\n]*[<>≤≥])/gu, '\n')
    .replace(/(?<=\d)\s+(?:корень|корни)\s+(?=[-−–]?\d+(?![\d.,]*\s*(?:степени|[-+*/^])))/giu, '; ')

/** Splits a message into lines of mathematics and the words around them. */
export const readMessage = remembered((text: string, language: Language): Reading => {
  const told = withoutReferences(withBecause(text.slice(0, LONGEST_MESSAGE).normalize('NFC')))
  const shortened = writeSpoken(withSeparateNames(withLinesApart(told)), language)
  const lines: ReadLine[] = []
  const words: string[] = []
  let numbersInProse = 0
  for (const part of shortened.split(/\n+|(?<=[^\\])\\\\(?=\s|$|[^a-z])|<?=+>|⇒|⟹|⇔|→|<?-+>/u)) {
    const read = readPart(part, language, shortened)
    if (lines.length < MOST_LINES) lines.push(...read.lines)
    words.push(read.words)
    numbersInProse += read.numbersInProse
  }
  joinSystem(lines)
  const joined = words.join(' ').toLowerCase().replaceAll('ё', 'е').replace(/[’`]/g, "'").replace(/\s+/g, ' ').trim()
  return { lines, words: joined, numbersInProse }
})

/** Two equations in the same two letters form a system, unless one only assigns a number. */
function joinSystem(lines: ReadLine[]): void {
  const equations = lines.map((line) =>
    'statement' in line && line.statement.kind === 'equation' ? line.statement : null,
  )
  if (lines.length < 2 || lines.length > 4 || equations.some((each) => !each)) return
  const all = equations.map((each) => each!)
  const names = new Set(all.flatMap((each) => namesOf(each)))
  const areMixed = all.some((each) => namesOf(each).length > 1)
  if (names.size < 2 || names.size > all.length || !areMixed) return
  const source = lines.map((line) => line.source).join('; ')
  lines.splice(0, lines.length, { statement: { kind: 'system', lines: all }, source })
}

/** Finds "no solution", "any number" and their signs in a text, with their positions. */
export function readClosed(
  text: string,
): { readonly statement: Statement; readonly start: number; readonly end: number }[] {
  const found = (pattern: RegExp, statement: Statement) =>
    [...text.matchAll(regExpOf(pattern.source, pattern.flags))].map((match) => ({
      statement,
      start: match.index,
      end: match.index + match[0].length,
    }))
  return [
    ...found(noSolution, { kind: 'no-solution' }),
    ...found(/∅|\\varnothing/g, { kind: 'no-solution' }),
    ...found(allNumbers, { kind: 'all-numbers' }),
    ...found(/\\mathbb\{?R\}?|ℝ/g, { kind: 'all-numbers' }),
  ].sort((a, b) => a.start - b.start)
}

function readPart(part: string, language: Language, whole: string): Reading {
  // Operator words count only between numbers or letters: "7 plus 2", but not "plus, I am tired".
  let line = part
    .replace(/\\begin\{(?:cases|array|aligned)\}(?:\{[^}]*\})?|\\end\{(?:cases|array|aligned)\}/g, ' ')
    .replace(/,?\s*(?:где\s+|where\s+)?[nkm]\s*(?:∈|\\in)\s*(?:Z|ℤ|\\mathbb\s*\{?Z\}?)/gu, ' ')
    .replace(/^\s*(?:[-•*]\s+(?=\d*[a-zа-я]?\s)|\d{1,2}\)\s+|\d{1,2}\.\s+|[a-zа-я]\)\s+)/iu, '')
    .replace(/\\(?:left|right)(?![a-z])/g, '')
    .replace(pointers, ' ')
    .replace(/(?<!\p{L})let ([a-z]) be (?=[-(\d])/giu, 'let $1 = ')
  const closedStatement: Statement | null =
    noSolution.test(line) || /∅|\\varnothing/.test(line)
      ? { kind: 'no-solution' }
      : allNumbers.test(line) || /\\mathbb\{?R/.test(line)
        ? { kind: 'all-numbers' }
        : null
  noSolution.lastIndex = 0
  allNumbers.lastIndex = 0
  if (closedStatement) {
    const rest = line
      .replace(noSolution, ' ')
      .replace(allNumbers, ' ')
      .replace(/∅|\\varnothing/g, ' ')
    const others = readPart(rest, language, whole)
    // `0 = 5, no solution`: the line first, then its conclusion.
    const kept = others.lines.filter((each) => 'statement' in each && each.statement.kind !== 'expression')
    return { ...others, lines: [...kept, { statement: closedStatement, source: part.trim() }] }
  }
  line = prepareLine(line)
  // `x1 + x2 = 5` is about two roots; without indices it would mean something else.
  if (sumOfRoots.test(line))
    return { lines: [{ source: part.trim(), reason: 'several' }], words: '', numbersInProse: 0 }
  line = line.replace(/(?<=[=\s]-?[\d.,/]*\d)\s+(?=[xхyу][_{}\d₀-₉]*\s*=)/giu, ', ')
  const { pieces, words } = separate(line)
  const lines: ReadLine[] = []
  let numbersInProse = 0
  const wordCount = whole.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word)).length
  const hasFormula = pieces.some((piece) => !isBareNumber(piece))
  for (const piece of pieces) {
    const isNumber = isBareNumber(piece)
    // "5x = 15 because I added 2": the number is part of the sentence.
    if (isNumber && hasFormula) continue
    if (isNumber && wordCount > 4 && !isAnswerWording(whole)) {
      numbersInProse++
      continue
    }
    if (lacksFirstTerm(piece)) {
      lines.push({ source: piece, reason: 'unexpected' })
      continue
    }
    for (const step of stepsInPiece(piece, language)) {
      const read = readPiece(step, language)
      if (read) lines.push(read)
    }
  }
  return { lines, words, numbersInProse }
}

/** "15.4 and then + 27 = 42.4": the first term of the calculation stands before words, so its rest is no equality. */
export const lacksFirstTerm = (piece: string): boolean =>
  /^\s*(?:[+*/·×÷]|:(?=\S))\s*[^=\p{L}]*\d[^=\p{L}]*=/u.test(piece)

/** Replaces signs, relations and percentages in words by notation. */
export function prepareLine(told: string): string {
  // «в -5 + (-3) два минуса»: a one-letter preposition, not a letter of a formula.
  let line = told.replace(/(?<=(?:^|[а-яё]{2,}[,:]?\s+|[.!?]\s+))[вскоуиа]\s+(?=[-−(]{1,2}\d)/giu, ' ')
  // A system is often written with a single brace.
  line = timesSigns(line.replace(/[$€£₽](?=\s*\d)|(?<=\d)\s?[€£₽]/gu, '')).replace(
    /(?<![\\^_\p{L}}])\{([^{}\\]*[=<>≤≥][^{}\\]*)\}?/gu,
    ' $1 ',
  )
  // "Is 7*8 54?" asks about an equality: in English "is" precedes both sides.
  line = line.replace(
    /^((?:(?:so|and|but|ok|wait),? )*)is (\(?\d[^\p{L}?=<>\n]*[-+*/:×·÷^][^\p{L}?=<>\n]*?) +(-?\d[\d.,/]*)\s*\??\s*$/iu,
    '$1$2 = $3?',
  )
  // A number in standard form is one operand, also after "divided by".
  line = line.replace(
    /(?<=(?:divided by|разделить на|делить на|деленное на)\s*)(\d[\d.,]*\s*[x×·*]\s*10\s*\^\s*\{?-?\d+\}?)/giu,
    '($1)',
  )
  line = line.replace(comparison, (_, letter: string, sign: string, orEqual: string | undefined) => {
    return `${letter} ${isAbove(sign) ? '>' : '<'}${orEqual ? '=' : ''} `
  })
  // "x is over 5 and under 14": the second relation has the same subject.
  line = line.replace(secondComparison, (_, first: string, letter: string, joint: string, sign: string, orEqual) => {
    return `${first}${joint} ${letter} ${isAbove(sign) ? '>' : '<'}${orEqual ? '=' : ''} `
  })
  for (const [pattern, sign, needs] of spokenSigns) {
    line = line.replace(pattern, (said: string, ...[at, all]: [number, string]) => {
      const isJoining =
        needs === 'any' ||
        (beginsOperand.test(all.slice(at + said.length)) &&
          ((needs === 'behind' && !article.test(all.slice(at + said.length))) || endsOperand.test(all.slice(0, at))))
      return isJoining ? ` ${sign} ` : said
    })
  }
  // `y' = 2x`: drops the name of the requested derivative.
  line = line.replace(/(?<!\p{L})[yfу]\s*['’′]\s*(?:\(\s*[xх]\s*\)\s*)?=\s*(?=\S)/giu, ' ')
  line = line.replace(/(?<!\p{L})(?:a )?(?:half|половин[аыу])\s+(?:of|от)\s+(?=-?\d)/giu, '1/2 * ')
  line = line.replace(/(\d\s*%|\d\/\d+|[½⅓⅔¼¾])\s*(?:of|от)(?!\p{L})\s*(?=\d)/giu, '$1 * ')
  return line
}

const isAbove = (sign: string) => /^(?:greater|more|bigger|larger|over|above|больше|выше)$/iu.test(sign)

const isBareNumber = (piece: string) => /^-?\d+(?:[.,]\d+)?(?:%|\s?°|\s?degrees?)?$/i.test(piece)
const isAnswerWording = (text: string) =>
  /(?<!\p{L})(?:answer|result|got|get|ответ\p{L}*|получ\p{L}*|вышло|выходит|equals|равно|верно|правильно|correct|right|check|провер\p{L}*)(?!\p{L})/iu.test(
    text,
  )

/**
 * `9x5`, `(25 + 10) x 3`: between numbers x is a multiplication sign, unless it is a letter elsewhere in the line. Next
 * to a bracket it needs spaces, because in `3x(x + 1)` it is a letter.
 */
function timesSigns(line: string): string {
  // Behind `sin^2` and `log2` stands what the function is taken of. A line of its own begins with its letter.
  const ofFunction = '(?<!(?:sin|cos|tan|tg|ctg|cot|log|ln|lg)[ \\t]?[_^]?\\d{1,2}[ \\t]*)'
  const between = regExpOf(
    `${ofFunction}(?:(?<=[\\d%])[ \\t]*[xх][ \\t]*(?=[.,]?\\d)|(?<=[\\d%)])[ \\t]+[xх][ \\t]+(?=[-(√\\d]))`,
    'giu',
  )
  const spaced = line.replace(regExpOf(`${ofFunction}(?<=[\\d%)])[ \\t]+[xх][ \\t]+(?=[-(√]?[ \\t]*\\d)`, 'giu'), ' * ')
  // `2x2 = 18` may be a square; `9x5 = 45` is not.
  if (/\d[xх](?:[23](?!\d))\s*=\s*[\d.,]/iu.test(spaced))
    return isTrueProduct(spaced) ? spaced.replace(between, ' * ') : spaced
  const all = spaced.replace(between, ' * ')
  return /(?<!\p{L})[xх](?!\p{L})|\d[xх]/iu.test(all) ? spaced : all
}

function isTrueProduct(line: string): boolean {
  const found = /([\d.]+)[xх]([\d.]+)\s*=\s*([\d.]+)/iu.exec(line)
  return found !== null && Math.abs(Number(found[1]) * Number(found[2]) - Number(found[3])) < 1e-9
}

/**
 * A segment of a line: mathematics, one word, or an "or" or "and" between two formulas; positions are those in the
 * line.
 */
export interface Segment {
  readonly kind: 'maths' | 'word' | 'or' | 'and'
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Splits a line into segments, in order. Every character belongs to one of them. */
export function segmentsOf(line: string): Segment[] {
  const text = normaliseNotation(line)
  const runs = [...text.matchAll(/\\?[\p{L}]+(?:['’][\p{L}]+)*/gu)]
  const segments: Segment[] = []
  let open = 0
  let end = 0
  let afterFunction = false
  let wasMaths = false
  const closeMaths = (to: number) => {
    if (to > open) segments.push({ kind: 'maths', text: text.slice(open, to), start: open, end: to })
  }
  for (const run of runs) {
    const between = text.slice(end, run.index)
    const follows = wasMaths && /^\s+$/.test(between)
    wasMaths = true
    end = run.index + run[0].length
    const before = text.slice(0, run.index).trimEnd().at(-1) ?? ''
    const after = text.slice(end).trimStart()[0] ?? ''
    const touches = /[\d)}π]/.test(text[run.index - 1] ?? ' ') || /[\d(^]/.test(text[end] ?? ' ')
    const joint = /^(?:or|или)$/iu.test(run[0]) ? 'or' : /^(?:and|и)$/iu.test(run[0]) ? 'and' : null
    if (
      !joint &&
      !(isShortWord(run[0], before, text.slice(end)) && !touches) &&
      (isMathsRun(run[0], before, after, touches, text.slice(end).trimStart()) ||
        (follows && isFactorLetter(run[0], text.slice(end))) ||
        isFunctionPart(run[0], afterFunction, before, text.slice(end)))
    ) {
      afterFunction = functionRun.test(run[0])
      continue
    }
    closeMaths(run.index)
    segments.push({ kind: joint ?? 'word', text: run[0], start: run.index, end })
    open = end
    if (!joint) wasMaths = false
    afterFunction = false
  }
  closeMaths(text.length)
  return segments
}

const ofRelation =
  'равн\\p{L}*|больше|меньше|это|не|нет|будет|есть|может|тоже|или|либо|если|при|когда|через|из|как|в|на|и|а'
/** «у меня», «у нас в классе» are prepositions, «у равен 5» and «2х + у при х = 1» are letters. */
const owner = regExpOf(
  `^\\s+(?:(?:меня|нас|тебя|вас|него|не[её]|них)(?!\\p{L})|(?!(?:${ofRelation})(?!\\p{L}))[а-яё]{2})`,
  'iu',
)
/** «понятно, а -2·(-1)»: the sign belongs to the number after it. */
const beforeSignedPiece = /^\s+[-+](?=[\d(a-zху√])/iu

/** A one-letter preposition or conjunction, not a letter of a formula. */
function isShortWord(run: string, before: string, rest: string): boolean {
  const isBehindSign = /[-+*/^=({<>≤≥]/.test(before)
  // "2(x - 8) i got": the student, no factor.
  if (/^i$/i.test(run))
    return !isBehindSign && /^\s+(?!(?:and|or|is|minus|plus|times|over)(?!\p{L}))\p{L}{2}/u.test(rest)
  if (/^у$/iu.test(run)) return owner.test(rest) && (!isBehindSign || /^\s+(?:меня|нас)(?!\p{L})/iu.test(rest))
  return /^[аик]$/iu.test(run) && !isBehindSign && beforeSignedPiece.test(rest)
}

/** Separates mathematics from the words between. */
function separate(line: string): { pieces: string[]; words: string } {
  const segments = segmentsOf(line)
  const words = segments.flatMap((segment, index) => {
    if (segment.kind !== 'word') return []
    const next = segments[index + 1]
    const sign = next?.kind === 'maths' ? next.text.trimStart()[0] : undefined
    return sign === '?' || sign === '!' ? [segment.text, sign] : [segment.text]
  })
  const marked = segments
    .map(({ kind, text }) =>
      kind === 'maths' ? text.replace(hangingDash, ' ') : kind === 'word' ? WORD : jointMark(kind),
    )
    .join('')
  const pieces = marked
    .split(WORD)
    .flatMap((piece) => piece.split(announced))
    .map(trimPiece)
    .filter(isMathsPiece)
  return { pieces, words: words.join(' ') }
}

/** "multiplied by 6: 3x + 2x = 210" */
const announced = /(?<=[^\s:]):(?=\s+[^:\n]*[a-zх][^:\n]*=)/u
/** "36 and 27 — that is": a dash before a word. */
export const hangingDash = /\s[-–—]\s+$/u

/** Whether a segment is mathematics: digits, or letters with an operator; not a lone sign or letter. */
export const isMathsPiece = (piece: string): boolean =>
  /\d/.test(piece) ||
  /[½⅓⅔¼¾√π∞∅]/.test(piece) ||
  (/[\p{L}]/u.test(withoutOr(piece)) && (/[-+*/^=<>≤≥≠|!]/.test(piece) || functionInside.test(piece)))

/** The y of `48x y`: a letter after a factor, at the end of a formula or before an operator. */
const isFactorLetter = (run: string, rest: string) =>
  /^(?:[b-hj-zB-HJ-Zху]|[ab](?=\s*[-+*/^=)]))$/u.test(run) && /^\s*(?:[-+*/^=<>≤≥):²³⁴]|[.,;?!]?\s*$)/u.test(rest)

const beforeFunction = regExpOf(`^\\s*\\\\?${functionWord}(?!\\p{L})`, 'iu')
const functionInside = regExpOf(`(?<![a-zа-я])(?:${functionWord}|sqrt)`, 'i')

/** English words that look like a function and its letter: `cost` is `cos t` only inside a formula. */
const isProse = (run: string, before: string, rest: string) =>
  /^(?:cost|sing|sins|tank|tang|tans|logs|logo)$/iu.test(run) &&
  !/[-+*/^=(\d]/.test(before) &&
  !/^\s*[-+*/^=)]/.test(rest)

/** A function name before an argument, or the letter next to one. */
const isFunctionPart = (run: string, afterFunction: boolean, before: string, rest: string): boolean =>
  greekRun.test(run) ||
  (functionRun.test(run) && /^\s*(?:[\d(√π|^_‗°\\-]|[a-zα-ωхуt](?!\p{L})|[xyab]{2}(?!\p{L}))/iu.test(rest)) ||
  (gluedFunction.test(run) && !functionRun.test(run) && !isProse(run, before, rest)) ||
  (/^[xyzхt]$/iu.test(run) && beforeFunction.test(rest)) ||
  (afterFunction && /^(?:[a-zα-ωху]|[xy]{2})$/iu.test(run))

const orMark = regExpOf(`${MATHS}(?:or|and)${MATHS}`, 'g')
/** The separator written between two values of one list. */
export const jointMark = (kind: 'or' | 'and') => ` ${MATHS}${kind}${MATHS} `
export const itemsOfList = (text: string): string[] => text.split(orMark).flatMap((each) => each.split(/[;,]\s/))
export const isList = (text: string): boolean => text.includes(MATHS) || text.includes(';')

const unionMark = regExpOf(`${MATHS}or${MATHS}`)
const withoutOr = (piece: string) => piece.replace(orMark, ' ')

export function trimPiece(piece: string): string {
  // `5!` is a factorial, `x = 5!` more likely an exclamation.
  if (/^\s*[-\d\s!*/+:();@CA^]*\d![\s.]*$/.test(piece)) return piece.replace(/[\s.]+$/, '').trim()
  const or = `(?:${MATHS}(?:or|and)${MATHS})`
  return piece
    .replace(regExpOf(`^(?:[\\s,;:.!?"'«»„“”]|${or})+`), (found) =>
      /[.,]$/.test(found) && /^\d/.test(piece.slice(found.length)) && found.trim().length === 1 && !/\s$/.test(found)
        ? found
        : '',
    )
    .replace(regExpOf(`(?:[\\s,;:.!?"'«»„“”]|${or})+$`), '')
}

function isMathsRun(run: string, before: string, after: string, touches: boolean, rest: string): boolean {
  if (run.startsWith('\\')) return /^\\(?:frac|sqrt)$/.test(run)
  if (/^sqrt$/i.test(run)) return true
  const nearSign = /[-+*/^=(){<>≤≥≠√±:÷|∈π]/.test(before) || /[-+*/^=<>≤≥≠±÷)}|!∈]/.test(after)
  if (run.length === 1) {
    if (/[xyzхуXYХУ]/.test(run))
      return touches || /^:\s*\d+\s*=/.test(rest) || nearSign || before === '' || /\d/.test(before)
    return /[a-zA-Zасеркмвтно]/.test(run) && (touches || nearSign)
  }
  if (/^[хуabcxyzxу]{2,3}$/.test(run) && !shortWords.has(run)) return touches || nearSign
  // `xe^x`
  if (/^[a-z]?[xyt]?e$/i.test(run) && after === '^') return true
  // `bx + by`: after an operator it is a product, even if it spells a word.
  if (/^[abcxyz]{2}$/.test(run) && /[-+*/=(]/.test(before)) return true
  // `2as = v^2`, `v = u + at`: a term of a formula, and no word.
  if (/^a[st]$/i.test(run) && (touches || /[-+*/=(]/.test(before)) && /^(?:[-+*/^=)]|[.,;?!]*$)/.test(rest)) return true
  if (!/^[a-zA-Z]{2,3}$/.test(run) || shortWords.has(run.toLowerCase())) return false
  return /^[a-dk-np-z]+$/.test(run) && (touches || nearSign)
}

/**
 * Splits a segment into statements: `2x = 8, x = 4` and "2x = 8 and x = 4" are two lines of work; `x = 2, x = 3` and
 * anything joined by "or" are cases of one. Several letters joined by "and" are a system.
 */
export function stepsInPiece(piece: string, language: Language): string[] {
  if (unionMark.test(piece) || piece.includes(';')) return [piece]
  const items = splitItems(piece, language)
  const bare = withoutOr(piece)
  if (bare !== piece && new Set(bare.match(/[a-zхуA-Z](?!\p{L})/gu)).size > 1) return [piece]
  const isNamedNumber = (item: string) => /^[a-zA-Zх][₀-₉_{}\d]*\s*=[^a-zA-Zх]*$/.test(item)
  const areEquations = items.length > 1 && items.every((item) => /^[^=]+=[^=]+$/.test(item))
  // "a = 13, P = 52" are two results; "x = 4, y = 3" is one answer.
  const letters = new Set(items.map((item) => item.trim()[0]))
  const areResults = letters.size === items.length && [...letters].some((letter) => /[A-Z]/.test(letter ?? ''))
  return areEquations && (areResults || !items.every(isNamedNumber)) ? items : [piece]
}

export function readPiece(piece: string, language: Language): ReadLine | null {
  const source = withoutOr(piece).replace(/\s+/g, ' ').trim()
  if (source === '') return null
  if (/[∫∑∂]/.test(source)) return { source, reason: 'function' }
  try {
    const { first, second } = withDegrees(piece)
    const statement = readStatement(first, language)
    const alternative = second === null ? otherReading(first, language, statement) : readStatement(second, language)
    return (
      statement && {
        statement: withConstants(statement, isLetter(source)),
        source,
        ...(alternative && { alternative }),
      }
    )
  } catch (error) {
    if (error instanceof ParseError) return { source, reason: error.reason }
    throw error
  }
}

/**
 * `x2 - 9x + 20 = 0`: a digit after a letter is its exponent, unless a first index occurs. `x2 = 9` and `x2 - 9 = 0`
 * are ambiguous (second root or square): both readings are offered.
 */
function withDegrees(piece: string): { first: string; second: string | null } {
  const index = /(?<![\p{L}\\_])([a-zхуа])([2-9])(?![\d(.,])(?!\p{L}{2})/giu
  const plain = { first: piece, second: null }
  const found = [...piece.matchAll(index)]
  const letters = [...new Set(found.map(([, letter]) => letter))]
  const [letter] = letters
  if (!letter || letters.length > 2 || functionInside.test(piece)) return plain
  if (letters.some((each) => regExpOf(`${each}_?\\{?[01](?!\\d)`, 'iu').test(piece))) return plain
  const raised = piece.replace(index, '$1^$2')
  if (/^\s*[a-zху]\d\s*[=;,]/iu.test(piece)) {
    // An answer's name is followed by its value alone.
    const isName = /^\s*[xхуy][2-9]\s*=\s*[-−]?[\d.,/√()\s]+$/iu.test(piece)
    return isName ? { first: piece, second: raised } : plain
  }
  const hasPlain = letters.every((each) => regExpOf(`(?<!\\p{L})${each}(?![\\p{L}\\d_])`, 'iu').test(piece))
  const isFormula = /[-+*/=<>^]|\d[a-zху]\d/iu.test(piece)
  if (!isFormula) return plain
  return hasPlain || !piece.includes('=') ? { first: raised, second: null } : { first: raised, second: piece }
}

/** The second reading of an ambiguous piece: `sin x/2` is (sin x)/2 or sin(x/2). null if there is none. */
function otherReading(piece: string, language: Language, first: Statement | null): Statement | null {
  // "2,5" in English: two numbers, or a decimal comma.
  if (first?.kind === 'values' && language === 'en' && /^-?\d+,\d+$/.test(piece.trim()))
    return readStatement(piece, 'ru')
  // `tan 45`: the degree sign is often forgotten.
  if (first?.kind === 'expression' && /^\s*(?:sin|cos|tan|tg|cot|ctg)\s*\(?\s*\d{2,3}\s*\)?\s*$/iu.test(piece))
    return readStatement(piece.replace(/(\d)(?!.*\d)/u, '$1°'), language)
  if (!first || !regExpOf(`${functionWord}\\s*[a-zа-яα-ω]+\\s*/\\s*\\d`, 'iu').test(piece)) return null
  const second = readStatement(piece, language, true)
  return second && writeStatement(second) !== writeStatement(first) ? withConstants(second) : null
}

function readStatement(piece: string, language: Language, wideArguments = false): Statement | null {
  const special =
    readAnswerSet(piece.replace(orMark, ' ∪ '), language) ??
    readRelations(
      piece.replace(orMark, (found) => (unionMark.test(found) ? ' ∨ ' : ' ∧ ')),
      language,
      wideArguments,
    )
  if (special) return special
  const items = splitItems(piece, language)
  const options = { commaIsDecimal: commaIsDecimal(piece, language), wideArguments }
  const sides = items.map((item) => item.split('=').map((side) => side.trim()))
  const parsed = sides.map((parts) => parts.filter((part) => part !== '').map((part) => parseExpression(part, options)))
  if (parsed.some((parts) => parts.length === 0)) return null
  if (parsed.length > 1) return severalItems(parsed, unionMark.test(piece))
  return oneItem(parsed[0]!)
}

function oneItem(parts: readonly Expr[]): Statement {
  const [left, right] = parts
  if (parts.length === 1)
    return fromValues(plusMinus(left!).map((each) => [each])) ?? { kind: 'expression', value: left! }
  if (parts.length === 2 && !(isClosed(left!) && isClosed(right!))) {
    const values = plusMinus(right!)
    if (values.length > 1) return { kind: 'cases', cases: values.map((value) => equation(left!, value)) }
    return equation(left!, right!)
  }
  return { kind: 'chain', parts }
}

/** `x = 2, 3` and `x = 2 or x = 3` name cases; `2; 3` are values. */
function severalItems(items: readonly (readonly Expr[])[], areAlternatives: boolean): Statement | null {
  const values = fromValues(items)
  if (values) return values
  const cases: Equation[] = []
  for (const item of items) {
    const [left, right] = item
    if (item.length > 2) throw new ParseError('unexpected')
    if (right !== undefined) cases.push(...plusMinus(right).map((value) => equation(left!, value)))
    else {
      const last = cases.at(-1)
      const isSide = last && (last.left.kind === 'name' || areAlternatives)
      if (!isSide || !isClosed(left!)) throw new ParseError('unexpected')
      cases.push(...plusMinus(left!).map((value) => equation(last.left, value)))
    }
  }
  const names = new Set(cases.flatMap((each) => namesOf(each)))
  const isSystem =
    !areAlternatives && names.size > 1 && names.size <= cases.length && cases.some((each) => namesOf(each).length > 1)
  return isSystem ? { kind: 'system', lines: cases } : { kind: 'cases', cases }
}

function fromValues(items: readonly (readonly Expr[])[]): Statement | null {
  if (items.length < 2 || items.some((item) => item.length !== 1 || !isClosed(item[0]!))) return null
  return { kind: 'values', values: items.flatMap((item) => plusMinus(item[0]!)) }
}

/** `2 ± 3` is two numbers. More than one ± in a line is not read. */
function plusMinus(expr: Expr): Expr[] {
  if (!someNode(expr, (node) => node.kind === 'plus-minus')) return [expr]
  const choose = (node: Expr, kind: 'add' | 'subtract'): Expr => {
    const inner = withChildren(
      node,
      children(node).map((child) => choose(child, kind)),
    )
    if (inner.kind !== 'plus-minus') return inner
    const isBare = inner.left.kind === 'number' && inner.left.value.n === 0n
    if (!isBare) return { ...inner, kind }
    return kind === 'add' ? inner.right : { kind: 'negate', of: inner.right }
  }
  return [choose(expr, 'add'), choose(expr, 'subtract')]
}

function splitItems(piece: string, language: Language): string[] {
  const marked = piece
    .replace(/(?<=@[CA]\([^()]*);(?=[^()]*\))/g, PAIR)
    .replace(orMark, ';')
    .replace(/,\s+/g, ';')
  const split = commaIsDecimal(piece, language) ? marked : marked.replace(/(?<=\d),(?!\d{3}(?!\d))/g, ';')
  return split
    .replace(/,(?=\s*-?[a-zA-Zх]\S*\s*=)/g, ';')
    .split(';')
    .map((item) => item.replaceAll(PAIR, ';').trim())
    .filter((item) => item !== '')
}

/**
 * In Russian a comma between digits is a decimal comma. In English it separates answers or thousands, except where
 * only the decimal reading is mathematics: after a leading zero or inside a longer expression.
 */
function commaIsDecimal(piece: string, language: Language): boolean {
  if (language === 'ru') return true
  if (/(?<!\d)0,\d/.test(piece)) return true
  if (/(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/.test(piece)) return false
  return /\d,\d+\s*(?:[a-zA-Zх(*/+^-])|[*/+^(-]\s*\d+,\d/.test(piece) && !/^[-\d\s,./]+$/.test(piece)
}
