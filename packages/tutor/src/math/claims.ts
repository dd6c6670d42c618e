import type { ClaimWords } from '../language/claim-words.ts'
import { claimWordsEn } from '../language/en/claim-words.ts'
import { claimWordsRu } from '../language/ru/claim-words.ts'
import { spokenWords } from '../language/spoken.ts'
import { regExpOf } from '../pattern.ts'
import { remembered } from '../remembered.ts'
import { type Expr, expressionsOf, isClosed, type Statement } from './ast.ts'
import { withBecause } from './because.ts'
import type { Language } from './latex.ts'
import { ParseError, parseExpression } from './parse.ts'
import { isNodeOf, isSameForm } from './pieces.ts'
import {
  hangingDash,
  isList,
  isMathsPiece,
  itemsOfList,
  jointMark,
  lacksFirstTerm,
  prepareLine,
  readClosed,
  readPiece,
  type Segment,
  type StatementLine,
  segmentsOf,
  stepsInPiece,
  trimPiece,
  withoutSquaredSides,
  withSeparateNames,
} from './reading.ts'
import { withoutReferences } from './references.ts'
import { withLinesApart } from './run-on-lines.ts'
import { writeSpoken } from './spoken.ts'
import { sameValue } from './verify.ts'

/**
 * How a piece of mathematics is meant: said to be so, asked about ("is it 4/10?"), taken back ("12? no -12"), or told of
 * somebody else and of the task ("my friend got 5").
 */
type Standing = 'stated' | 'asked' | 'denied' | 'given'

/** The operation that a piece starts with: "minus 3x" and "/5" name an operation, "by 2" its operand. */
type Lead = 'add' | 'subtract' | 'multiply' | 'divide' | 'by'

/** A mathematical statement found in a message, with its context in the sentence. */
export interface Claim {
  readonly line: StatementLine
  readonly standing: Standing
  /** Offset in the prepared message. */
  readonly start: number
  readonly end: number
  /**
   * Words of the same phrase that say more than "I think the answer is": a number among them belongs to a sentence
   * ("step 2", "3 divides both") and is no result.
   */
  readonly among: readonly string[]
  readonly lead: Lead | null
}

export interface Said {
  readonly claims: readonly Claim[]
  /** Pieces that look like mathematics and could not be read. */
  readonly unread: readonly string[]
  readonly words: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  /** The message asks whether something is right, whatever it refers to. */
  readonly asksIfRight: boolean
}

/** Whether the statement consists of numbers only. */
export const isBare = ({ line: { statement } }: Claim): boolean =>
  statement.kind === 'values'
    ? statement.values.every(isNumeral)
    : statement.kind === 'expression' && isNumeral(statement.value)

function isNumeral(expr: Expr): boolean {
  if (expr.kind === 'negate') return isNumeral(expr.of)
  if (expr.kind === 'divide')
    return [expr.left, expr.right].every(
      (each) => each.kind === 'number' || (each.kind === 'negate' && isNumeral(each)),
    )
  return expr.kind === 'number' || expr.kind === 'constant' || (expr.kind === 'root' && isNumeral(expr.of))
}

/** Whether it is a number or letter that only occurs in a sentence and states nothing. */
export const isMention = (claim: Claim): boolean =>
  ((isBare(claim) || isLetter(claim)) && claim.among.length > 0) || claim.among.includes(TERM)

const isLetter = ({ line: { statement } }: Claim) =>
  statement.kind === 'expression' &&
  (statement.value.kind === 'name' || (statement.value.kind === 'negate' && statement.value.of.kind === 'name'))

/** Marker among the words of a term that a later statement of the message contains: "I wrote 5x and not x: 5x - 10 = 4". */
const TERM = '#term'

/** Marker among the words of a number that only occurs in a sentence before the calculations. */
const PROSE = '#prose'

/** Marker among the words of a number: a duration or age of the student's, "I have 2 minutes". */
const TIME = '#time'
export const isTime = ({ among }: Claim): boolean => among.includes(TIME)

const wordList = (alternatives: string) => regExpOf(`^(?:${alternatives})$`, 'iu')
const somewhere = (alternatives: string) => regExpOf(`(?<![\\p{L}'])(?:${alternatives})(?![\\p{L}'])`, 'iu')

interface Patterns {
  readonly equal: RegExp
  readonly notEqual: RegExp
  readonly filler: RegExp
  readonly next: RegExp
  readonly correction: RegExp
  readonly not: RegExp
  readonly given: RegExp
  readonly own: RegExp
  readonly askRight: RegExp
  readonly by: RegExp
  readonly reason: RegExp
  readonly time: RegExp
  readonly personal: RegExp
  readonly choice: RegExp
  readonly answers: RegExp
  readonly numbers: readonly RegExp[]
  readonly named: readonly { verb: RegExp; between: RegExp; sign: string; isSwapped: boolean }[]
}

const patternsOf = (words: ClaimWords, numbers: readonly string[]): Patterns => ({
  equal: wordList(words.equal),
  notEqual: wordList(words.notEqual),
  filler: wordList(words.filler),
  next: somewhere(words.next),
  correction: somewhere(words.correction),
  not: wordList(words.not),
  given: somewhere(words.given),
  own: wordList(words.own),
  askRight: somewhere(words.askRight),
  by: wordList(words.by),
  reason: somewhere(words.reason),
  time: wordList(words.time),
  personal: wordList(words.personal),
  choice: somewhere(words.choice),
  answers: somewhere(words.answers),
  numbers: numbers.map(wordList),
  named: words.named.map(([verb, between, sign, swap]) => ({
    verb: wordList(verb),
    between: wordList(between),
    sign,
    isSwapped: swap === 'swap',
  })),
})

const patterns: Readonly<Record<Language, Patterns>> = {
  en: patternsOf(claimWordsEn, spokenWords.en.numbers),
  ru: patternsOf(claimWordsRu, spokenWords.ru.numbers),
}

const asks =
  /(?<!\p{L})(?:what|which|why|how|wrong|что|как\p{L}*|почему|зачем|где|откуда|не(?:верно|правильно))(?!\p{L})/iu

/**
 * What a student states without the words around it: "is it 50 km/h", «наверное 50 км/ч)» are 50 km/h. A denial or a question
 * of another kind stays as it is.
 */
export function withoutFillers(text: string, language: Language): string {
  const { filler, not } = patterns[language]
  const words = text.match(/[\p{L}']+/gu) ?? []
  if (asks.test(text) || words.some((word) => not.test(word))) return text
  return text
    .replace(/(?<![\p{L}'=])(?:[\p{L}']{2,}|i)(?![\p{L}'])/giu, (word) =>
      filler.test(word.replaceAll('ё', 'е')) ? ' ' : word,
    )
    .replace(/^[\s=:,.(*]+|[\s.,!?;:)*]+$/gu, '')
}

/** Words for cancelling digits or terms: "cross out the 6", «зачеркиваю 6». */
export const crossing: Readonly<Record<Language, RegExp>> = {
  en: somewhere(claimWordsEn.crossing),
  ru: somewhere(claimWordsRu.crossing),
}

/** Words for dividing by a percentage. */
export const byPercent: Readonly<Record<Language, RegExp>> = {
  en: somewhere(claimWordsEn.byPercent),
  ru: somewhere(claimWordsRu.byPercent),
}

// ---- Items: pieces of mathematics, words, and what stands between them -----------------------------------------------

interface Item {
  readonly kind: 'maths' | 'word' | 'or' | 'and' | 'pause' | 'stop' | 'question' | 'closed'
  readonly text: string
  readonly start: number
  readonly end: number
  /** A number word, which may be an ordinary word: "only this one". */
  readonly isSpelled?: boolean
}

/** Commas and dashes separate pieces; these end a sentence or a line of work. */
const breaks =
  /\n+|\?+[?!\s]*|!+(?=\s|$)|;(?=\s|$)|(?<=[^\s]):(?=\s+[^:]*=)|\.{2,}|…|\.(?=\s|$)|<?=+>(?=\s*\S)|⇒|⟹|⇔|→|<?-+>|,(?=\s|$)|\s[-–—](?=\s+\p{L}{2})|:(?=\s+[^\s\d])|(?<=\p{L}\s*):(?=\s)/gu

function itemsOf(text: string, known: readonly { start: number; end: number }[], numbers: readonly RegExp[]): Item[] {
  const inside = (at: number) => known.find(({ start, end }) => at >= start && at < end)
  return segmentsOf(text).flatMap((segment, index, all): Item[] => {
    if (inside(segment.start) && segment.kind !== 'maths') return []
    // A lone «у» before a word is a preposition.
    if (segment.kind === 'maths' && segment.text.trim() === 'у' && index + 1 < all.length)
      return [{ ...segment, kind: 'word', text: 'у' }]
    if (segment.kind === 'word') {
      const value = numbers.findIndex((each) => each.test(segment.text.replaceAll('ё', 'е')))
      return [
        {
          ...segment,
          kind: value >= 0 ? 'maths' : 'word',
          text: value >= 0 ? `${value}` : segment.text,
          isSpelled: value >= 0,
        },
      ]
    }
    return segment.kind === 'maths' ? cut(segment) : [{ ...segment, kind: segment.kind }]
  })
}

/** Splits mathematics at commas, full stops and line ends. */
function cut(segment: Segment): Item[] {
  const items: Item[] = []
  let from = 0
  const add = (to: number) => {
    const text = segment.text.slice(from, to)
    if (text.trim() !== '') items.push({ kind: 'maths', text, start: segment.start + from, end: segment.start + to })
  }
  for (const found of segment.text.matchAll(breaks)) {
    // Inside brackets a comma or semicolon belongs to a pair, interval or function.
    if (/^[,;]/.test(found[0]) && isInBrackets(segment.text, found.index)) continue
    // `5!` within a calculation is a factorial, "45: 9 = 5" a division.
    if (
      found[0] === ':' &&
      /^\s*\d+$/.test(segment.text.slice(from, found.index)) &&
      /^\s*\d+\s*=/.test(segment.text.slice(found.index + 1))
    )
      continue
    if (found[0].startsWith('!') && /^[\s)]*[-+*/=:^]/.test(segment.text.slice(found.index + 1))) continue
    add(found.index)
    const kind = found[0].includes('?') ? 'question' : /^(?:,|:|;|\s[-–—])/.test(found[0]) ? 'pause' : 'stop'
    items.push({
      kind,
      text: found[0],
      start: segment.start + found.index,
      end: segment.start + found.index + found[0].length,
    })
    from = found.index + found[0].length
  }
  const dash = hangingDash.exec(segment.text.slice(from))
  add(dash ? from + dash.index : segment.text.length)
  if (dash) items.push({ kind: 'pause', text: dash[0], start: segment.start + from + dash.index, end: segment.end })
  return items
}

function isInBrackets(text: string, at: number): boolean {
  let depth = 0
  for (const sign of text.slice(0, at)) depth += /[([{]/.test(sign) ? 1 : /[)\]}]/.test(sign) ? -1 : 0
  return depth > 0 && /[)\]}]/.test(text.slice(at))
}

// ---- Reading ---------------------------------------------------------------------------------------------------------

const LONGEST_MESSAGE = 4000

/**
 * Extracts every mathematical statement of a message, in order, with the way it is meant: work, answer, question,
 * quotation.
 */
export const readClaims = remembered((message: string, language: Language): Said => {
  const words = patterns[language]
  const spoken = writeSpoken(
    withoutSquaredSides(
      withSeparateNames(
        withLinesApart(withoutReferences(withBecause(message.slice(0, LONGEST_MESSAGE).normalize('NFC')))),
      ),
    ),
    language,
  )
    .replaceAll('’', "'")
    .replace(/\p{Extended_Pictographic}|[✓✔✗✘]/gu, ' ')
    .replace(/^\s*(?:[a-zа-я]\)|[-•*](?=\s+\d*[a-zа-я]?\s))\s+/gimu, '')
    // "24:3=8 8*4=32" are two lines, and so are "x^2-9=0 (x-3)(x+3)=0".
    .replace(/(=\s*-?[\d.,]+) +(?=[-(]?\d[\d.,]*\s*[-+*:·×]|\([^()=\n]*\)[^=\n]*=)/gu, '$1\n')
  const text = withNamedCalculations(
    withDigits(prepareLine(withDigits(withoutOrdinals(withoutCounting(spoken)), words)), words),
    words,
  )
  const closed = readClosed(text)
  const items = itemsOf(blanked(text, closed), closed, words.numbers)
  const all = [
    ...items,
    ...closed.map(({ start, end }) => ({ kind: 'closed' as const, text: text.slice(start, end), start, end })),
  ].sort((a, b) => a.start - b.start)
  const clauses = clausesOf(all, words)
  const claims: Claim[] = []
  const unread: string[] = []
  for (const clause of clauses) {
    const made = clauseClaims(
      clause,
      words,
      language,
      unread,
      claims.length > 0,
      (start) => closed.find((each) => each.start === start)!.statement,
    )
    takeBack(claims, clause, made, words)
    claims.push(...made)
  }
  splitResults(claims)
  markTrials(claims, text, words)
  joinPairs(claims)
  settleChoice(claims, text, words)
  markTerms(claims)
  markInProse(claims, text, words)
  const asksIfRight =
    words.askRight.test(text) &&
    (/\?/.test(text) || /^\s*(?:is|are|did|do|am|was|check|провер|так ли|верно ли|правильно ли)/iu.test(text))
  return {
    claims,
    unread,
    words: items
      .filter(({ kind }) => kind === 'word')
      .map(({ text: word, start, end }) => ({ text: word, start, end })),
    asksIfRight,
  }
})

/** "a = 13, P = 52": two results and no choice; "x = 4, y = 3" is one answer. */
function splitResults(claims: Claim[]): void {
  for (let index = claims.length - 1; index >= 0; index--) {
    const claim = claims[index]
    if (claim?.line.statement.kind !== 'cases') continue
    const { cases } = claim.line.statement
    const letters = cases.map(({ left }) => (left.kind === 'name' ? left.name : ''))
    const areResults = new Set(letters).size === cases.length && letters.some((letter) => /^[A-Z]$/.test(letter))
    if (!areResults || !cases.every(({ right }) => isClosed(right))) continue
    const lines = cases.map((statement) => ({ ...claim, line: { statement, source: claim.line.source } }))
    claims.splice(index, 1, ...lines)
  }
}

/** "x = 3 gives 5": a value put in to test, and what comes of it. Neither is said of the unknown. */
function markTrials(claims: Claim[], text: string, { equal }: Patterns): void {
  for (const [index, claim] of claims.entries()) {
    const next = claims[index + 1]
    const { statement } = claim.line
    const isPutIn = statement.kind === 'equation' && statement.left.kind === 'name' && isNumeral(statement.right)
    if (!isPutIn || !next || !isBare(next)) continue
    const between = text.slice(claim.end, next.start).toLowerCase().replaceAll('ё', 'е').trim()
    if (!wordBegins(equal, between)) continue
    claims[index] = { ...claim, standing: 'given' }
    claims[index + 1] = { ...next, among: [...next.among, TERM] }
  }
}

/** "(2; 3), (3; 2)", "(2; 3) and (3; 2)": the pairs of one list are one answer. */
function joinPairs(claims: Claim[]): void {
  for (let index = claims.length - 1; index > 0; index--) {
    const [first, second] = [claims[index - 1], claims[index]]
    if (first?.line.statement.kind !== 'tuples' || second?.line.statement.kind !== 'tuples') continue
    const isNext = second.start - first.end <= LONGEST_CONJUNCTION && second.among.length === 0
    if (first.standing !== second.standing || !isNext) continue
    const rows = [...first.line.statement.rows, ...second.line.statement.rows]
    const line = { statement: { ...first.line.statement, rows }, source: `${first.line.source}; ${second.line.source}` }
    claims.splice(index - 1, 2, { ...first, line, end: second.end })
  }
}
/** " and ", with a comma. */
const LONGEST_CONJUNCTION = 6

/** A lone term in front of a statement that contains it is only talked about. */
function markTerms(claims: Claim[]): void {
  for (const [index, claim] of claims.entries()) {
    const { statement } = claim.line
    if (statement.kind !== 'expression' || !isTerm(statement.value)) continue
    const { value } = statement
    const isPart = claims
      .slice(index + 1)
      .some(({ line }) => expressionsOf(line.statement).some((side) => !isTerm(side) && isNodeOf(value, side)))
    if (isPart) claims[index] = { ...claim, among: [...claim.among, TERM] }
  }
}

/**
 * "There are 6 numbers", calculations, "median 6.5": a number among words is not the result of a message that goes on to
 * calculate and states another value at its end.
 */
function markInProse(claims: Claim[], text: string, { answers }: Patterns): void {
  const end = claims.at(-1)
  const result = end && lastValue(end)
  if (!end || !result || end.standing !== 'stated') return
  const isCalculation = ({ line: { statement } }: Claim) =>
    statement.kind === 'chain' && statement.parts.length > 1 && statement.parts.some((part) => !isNumeral(part))
  const lastSum = claims.findLastIndex(isCalculation)
  for (const [index, claim] of claims.entries()) {
    if (index >= lastSum) break
    const { statement } = claim.line
    if (statement.kind !== 'expression' || !isBare(claim) || claim.standing !== 'stated') continue
    if (sameValue(statement.value, result) === 'verified') continue
    const before = text.slice(0, claim.start).split('\n').at(-1) ?? ''
    const behind = text.slice(claim.end).split('\n')[0] ?? ''
    const isAmongWords = /\p{L}{2}/u.test(before + behind)
    if (isAmongWords && !answers.test(before)) claims[index] = { ...claim, among: [...claim.among, PROSE] }
  }
}

/** The value that a claim ends with: 6.5 of "(9 + 4)/2 = 6.5", "x = 6.5" and "6.5". */
function lastValue({ line: { statement } }: Claim): Expr | null {
  const last =
    statement.kind === 'expression'
      ? statement.value
      : statement.kind === 'chain'
        ? statement.parts.at(-1)
        : statement.kind === 'equation'
          ? statement.right
          : null
  return last && isNumeral(last) ? last : null
}

/** `5x`, `-x`, `3x^2`: one term with a letter. */
function isTerm(expr: Expr): boolean {
  if (expr.kind === 'negate') return isTerm(expr.of)
  if (expr.kind === 'multiply') return expr.left.kind === 'number' && isTerm(expr.right)
  return expr.kind === 'name' || (expr.kind === 'power' && expr.left.kind === 'name' && expr.right.kind === 'number')
}

/** "1) 18:3=6 2) 6*5=30": removes list numbers. */
const withoutCounting = (text: string): string =>
  /(?:^|\s)1\)/.test(text) && text.split(')').length > text.split('(').length
    ? text.replace(/(?<=^|\s)\d{1,2}\)/gmu, '\n')
    : text

/**
 * "198:3 = 66, so it is the 66th one": beside a calculation an ordinal tells a place, not another result. In English its
 * letters would be factors of the number: "the 2nd?".
 */
const withoutOrdinals = (text: string): string =>
  text.includes('=')
    ? text.replace(
        /(?<![\d.,])\d+(?:st|nd|rd|th|-(?:й|я|е|м|го|ой|ом|ый|ая|ую))(?!\p{L}|\s(?:root|power|корень|степен))/giu,
        ' ',
      )
    : text.replace(/(?<![\d.,])(\d+)(?:st|nd|rd|th)(?!\p{L}|\s(?:root|power))/giu, '$1 ')

/** "At least one = 7/8", "the other one = 5": the word belongs to the name of what is said. */
const notCounted =
  '(?<!(?:least|most|the|this|that|each|every|other|first|second|last|which|any|бы|менее|более|из|каждый|другой|первый|второй)\\s)'

/** A number word next to an operator becomes digits: "= one", "one / 5". */
const withDigits = (text: string, { numbers }: Patterns): string =>
  numbers.reduce((told, pattern, value) => {
    const word = pattern.source.replace(/^\^|\$$/g, '')
    return told.replace(
      regExpOf(`(?<=[-+*/=]\\s*)${word}(?!\\p{L})|(?<!\\p{L})${notCounted}${word}(?=\\s*[+*/=])`, 'giu'),
      `${value}`,
    )
  }, text)

const blanked = (text: string, parts: readonly { start: number; end: number }[]): string =>
  parts.reduce((all, { start, end }) => all.slice(0, start) + ' '.repeat(end - start) + all.slice(end), text)

const amount = '-?(?:\\d+(?:[.,/]\\d+)?[a-zху]?|[xyzху])'

/** "add 7 and 1", «вычесть 4 из 10»: writes a named calculation as notation. */
function withNamedCalculations(text: string, { named }: Patterns): string {
  return named.reduce((told, { verb, between, sign, isSwapped }) => {
    const [verbs, preps] = [verb, between].map((each) => each.source.replace(/^\^\(\?:|\)\$$/g, ''))
    const pair = isSwapped ? `$2${sign}$1` : `$1${sign}$2`
    const gap = '[^\\S\\n]+'
    const edge = '(?![\\p{L}\\d.,/])'
    return told
      .replace(
        regExpOf(
          `(?<!\\p{L})(?:${verbs})${gap}(${amount})${gap}(?:${preps})${gap}(${amount})${edge}(?!\\s*(?:и|and)\\s+\\d)`,
          'giu',
        ),
        pair,
      )
      .replace(
        regExpOf(`(?<![\\p{L}\\d.,/])(${amount})${gap}(?:${verbs})${gap}(?:${preps})${gap}(${amount})${edge}`, 'giu'),
        pair,
      )
  }, text)
}

/** The part between two sentence or line ends, or between words like "so". */
interface Clause {
  readonly items: readonly Item[]
  readonly isAsked: boolean
}

function clausesOf(items: readonly Item[], words: Patterns): Clause[] {
  const clauses: Clause[] = []
  let open: Item[] = []
  const close = (isAsked: boolean) => {
    if (open.length > 0) clauses.push({ items: open, isAsked })
    open = []
  }
  items.forEach((item, index) => {
    if (item.kind === 'stop') close(false)
    else if (item.kind === 'question') close(true)
    else {
      const pair = `${item.text} ${items[index + 1]?.text ?? ''}`
      const isNext = item.kind === 'word' && (wordBegins(words.next, item.text) || wordBegins(words.next, pair))
      // "x = 4, wait, 5": retracts the previous claim.
      const isCorrection =
        item.kind === 'word' &&
        items[index - 1]?.kind === 'pause' &&
        open.some(({ kind }) => kind === 'maths') &&
        (wordBegins(words.correction, item.text) || wordBegins(words.correction, pair))
      if (isNext || isCorrection) close(false)
      open.push(item)
    }
  })
  close(false)
  return clauses
}

/** True if the whole text matches the pattern. */
const wordBegins = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] === text

/** The claims of a clause, split at commas and conjunctions; lists of values stay together. */
function clauseClaims(
  clause: Clause,
  words: Patterns,
  language: Language,
  unread: string[],
  isLater: boolean,
  closedAt: (start: number) => Statement,
): Claim[] {
  const joined = joinEqualities(joinLists(clause.items), words)
  const opening = clause.items
    .filter(({ kind }) => kind === 'word')
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')
  // A reason is no result: "24 because 8 goes into it".
  const reason =
    clause.items[0]?.kind === 'word' && words.reason.exec(opening)?.index === 0 ? [clause.items[0].text] : []
  const phrases = phrasesOf(joined)
  const claims: Claim[] = []
  for (const phrase of phrases) {
    const pieces = phrase.filter(
      ({ kind, text }) =>
        (kind === 'maths' && /[^\s]/.test(text) && !/^\s*[\p{L}]\s*$/u.test(text)) || kind === 'closed',
    )
    const tellers = clause.items.filter(({ kind, start }) => kind === 'word' && start < (pieces[0]?.start ?? 0))
    // "She got 5 and I got 4": the 4 is the student's.
    const own = tellers.findLastIndex(({ text }) => words.own.test(text))
    const isGiven = words.given.test(
      tellers
        .slice(own + 1)
        .map(({ text }) => text)
        .join(' '),
    )
    for (const piece of pieces) {
      const at = phrase.indexOf(piece)
      const [before, after] = [phrase[at - 1], phrase[at + 1]]
      const wordsBefore = phrase.slice(0, at).filter(({ kind }) => kind === 'word')
      const isDenied =
        (before?.kind === 'word' &&
          words.not.test(before.text) &&
          (wordsBefore.length > 1 || clause.items[0] !== before || !words.correction.test(before.text))) ||
        (after?.kind === 'word' && wordBegins(words.correction, after.text) && phrase.length === at + 2)
      const among = phrase
        .filter(
          ({ kind, text }) =>
            kind === 'word' && !words.filler.test(text.replaceAll('ё', 'е')) && !wordBegins(words.next, text),
        )
        .map(({ text }) => text)
      // "I have 2 minutes", «мне 12 лет» are about the student.
      const isSpan =
        after?.kind === 'word' &&
        words.time.test(after.text) &&
        wordsBefore.some(({ text }) => words.personal.test(text))
      const isProse =
        piece.isSpelled &&
        (pieces.length > 1 || claims.length > 0 || isLater || phrase.length > (piece.text === '1' ? 2 : 4))
      if (isSpan) among.push(TIME)
      // "the average, that is 10": names the quantity.
      const named = phrases[phrases.indexOf(phrase) - 1]
      if (phrase[0]?.kind === 'word' && words.equal.test(phrase[0].text) && named?.every(({ kind }) => kind === 'word'))
        among.push(...named.map(({ text }) => text).filter((text) => !words.filler.test(text.replaceAll('ё', 'е'))))
      if (isProse) continue
      const standing: Standing = isGiven ? 'given' : isDenied ? 'denied' : clause.isAsked ? 'asked' : 'stated'
      const isUnit =
        among.length === 1 &&
        !isSpan &&
        after?.kind === 'word' &&
        after.text === among[0] &&
        !wordsBefore.some(({ text }) => among.includes(text))
      const place = { start: piece.start, end: piece.end }
      const rest = { standing, among: [...reason, ...(isUnit ? [] : among)], ...place }
      if (piece.kind === 'closed') {
        const statement = closedAt(piece.start)
        claims.push({ line: { statement, source: piece.text.trim() }, lead: null, ...rest })
        continue
      }
      // "put it on the left, = 0" describes one side of an equation.
      if (/^\s*=[^=]*$/.test(piece.text) && clause.items.some(({ kind }) => kind === 'word')) continue
      const isBy = before?.kind === 'word' && words.by.test(before.text)
      // "11/12 divided by 2 = 11/24": the operand after "by" is no side of the equality.
      const said = isBy && /^[^=]*=[^=]*$/.test(piece.text) ? piece.text.replace(/^[^=]*=/, '') : piece.text
      const front = clause.items.filter(({ kind, start }) => kind === 'maths' && start < piece.start).at(-1)
      const whole = isBy ? said : (withFirstTerm(said, front?.text ?? '', front !== undefined || isLater) ?? '')
      if (whole === '') {
        unread.push(piece.text.trim())
        continue
      }
      for (const { text, lead } of linesIn(whole, language)) {
        const read = readPiece(text, language)
        if (read && 'statement' in read)
          claims.push({ line: read, lead: lead ?? (isBy && said === piece.text ? 'by' : null), ...rest })
        else if (read) unread.push(read.source)
      }
    }
  }
  return claims
}

/**
 * "15.4 and + 27 = 42.4": the calculation with the number before the words as its first term, where it comes out; null
 * where the first term is not certain, so that nothing can be said of the rest.
 */
function withFirstTerm(piece: string, front: string, isLater: boolean): string | null {
  const isSigned = /^\s*[-−–]\s*\d[^=\p{L}]*=[^=\p{L}]*$/u.test(piece) && isLater
  if (isSigned ? isTrueEquality(piece) : !lacksFirstTerm(piece)) return piece
  const term = /(?:^|=)([^=\p{L}]*\d)\s*$/u.exec(front.replace(/[~≈]/g, '='))?.[1]
  const whole = term === undefined ? '' : `${term.trim()} ${piece.trim()}`
  return isTrueEquality(whole) ? whole : null
}

function isTrueEquality(text: string): boolean {
  const [first, ...others] = trimPiece(text.replace(/[~≈]/g, '=')).split('=')
  try {
    const value = parseExpression(first ?? '')
    return others.length > 0 && others.every((each) => sameValue(value, parseExpression(each)) === 'verified')
  } catch (error) {
    if (error instanceof ParseError) return false
    throw error
  }
}

/** The statements in a piece, without a leading or trailing operator or bracket. */
function linesIn(piece: string, language: Language): { text: string; lead: Lead | null }[] {
  const trimmed = balanced(trimPiece(piece.replace(/[~≈]/g, '=')))
  const [, sign] = /^\s*([-+*/:])\s*(?=[^\s=])/.exec(trimmed) ?? []
  const lead: Lead | null =
    sign === '-' ? 'subtract' : sign === '+' ? 'add' : sign === '*' ? 'multiply' : sign ? 'divide' : null
  const bare = (lead && lead !== 'subtract' ? trimmed.replace(/^\s*[+*/:]\s*/, '') : trimmed).replace(
    /[\s+*/:^=√-]+$/,
    '',
  )
  if (!isMathsPiece(bare) && !/^\s*[a-zху]\s*$/iu.test(lead ? bare.replace('-', '') : '')) return []
  return stepsInPiece(bare, language).map((text, index) => ({
    text,
    lead: index === 0 && !/[=;<>≤≥]/.test(text) ? lead : null,
  }))
}

/** Removes unpaired brackets, which belong to the sentence. */
function balanced(piece: string): string {
  let text = piece.trim()
  for (let before = ''; before !== text; ) {
    before = text
    const count = (sign: string) => text.split(sign).length - 1
    const isHalfOpen = /^\s*[[(]?[^()[\]]*[;,][^()[\]]*[\])]?\s*$/.test(text)
    if (isHalfOpen) break
    if (count('(') > count(')'))
      text = text
        .replace(/\(\s*$/, '')
        .replace(/^\s*\(/, '')
        .trim()
    if (count(')') > count('('))
      text = text
        .replace(/^\s*\)/, '')
        .replace(/\)\s*$/, '')
        .trim()
  }
  return text
}

// ---- Pieces that belong together -------------------------------------------------------------------------------------

const valueText = /^\s*[-−+±]?\s*(?:\d[\d\s]*(?:[.,]\d+)?(?:\s*\/\s*\d+)?|[√π]\S*|[½⅓⅔¼¾])\s*[%°]?\s*$/u
const namedText = /^\s*[a-zху][₀-₉_{}\d]*\s*=\s*[-−+±]?\s*[\d√π./,()\s½⅓⅔¼¾]+$/iu
const equalityText = /^[^=<>]*[a-zху][^=<>]*=\s*[-−+±]?\s*[\d√π./,()\s½⅓⅔¼¾]+$/iu
const inequalityText = /^\s*[-\da-zху\s./()]+[<>≤≥≠]=?[-\da-zху\s./()]+$/iu

/** Joins consecutive values into one list: "2 and 3", "x = 2, x = 3", "-1; 4". */
function joinLists(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index]!
    const last = joined.at(-1)
    const previous = joined.at(-2)
    const isJoint = last && ['pause', 'or', 'and'].includes(last.kind)
    if (item.kind === 'maths' && isJoint && previous?.kind === 'maths') {
      const items = itemsOfList(previous.text)
      const heads = [items[0]!, items.at(-1)!]
      const areValues =
        (valueText.test(item.text) || namedText.test(item.text)) &&
        heads.every((each) => valueText.test(each) || namedText.test(each)) &&
        (namedText.test(heads[0]!) || !namedText.test(item.text))
      const letter = (each: string) => /^\s*([a-zху])\s*=/iu.exec(each)?.[1]
      const areCases = last.kind === 'or' && letter(item.text) !== undefined && letter(item.text) === letter(heads[0]!)
      // "x - 4 = 7 or -7": a second value of the same side.
      const isSecondValue = last.kind === 'or' && valueText.test(item.text) && equalityText.test(heads[1]!)
      const areBounds = inequalityText.test(item.text) && inequalityText.test(heads[1]!)
      const joint =
        last.kind === 'or' || last.kind === 'and' ? jointMark(last.kind) : areBounds ? jointMark('and') : '; '
      if (areValues || areCases || isSecondValue || areBounds) {
        joined.splice(-2, 2, {
          ...previous,
          text: `${previous.text}${joint}${item.text}`,
          end: item.end,
        })
        continue
      }
    }
    joined.push(item)
  }
  return joined
}

/** Joins two pieces with "is" between them into an equality. */
function joinEqualities(items: readonly Item[], words: Patterns): Item[] {
  const joined: Item[] = []
  let index = 0
  while (index < items.length) {
    const item = items[index]!
    const left = joined.at(-1)
    const gap: Item[] = []
    let next = index
    if (left?.kind === 'maths') {
      while (next < items.length && (items[next]!.kind === 'word' || items[next]!.kind === 'pause') && gap.length < 4)
        gap.push(items[next++]!)
    }
    const right = items[next]
    const inGap = gap.filter(({ kind }) => kind === 'word')
    const isSaid =
      inGap.some(({ text }) => words.equal.test(text.replaceAll('ё', 'е'))) &&
      inGap.every(({ text }) => words.equal.test(text.replaceAll('ё', 'е')) || isWeak(words, text))
    const follows = items[next + 1]
    const isTakenBack = (follows?.kind === 'word' && words.notEqual.test(follows.text)) || follows?.kind === 'or'
    const isApart = gap.some(({ kind }) => kind === 'pause')
    // "2 bags with x and 4, that's 2x + 8": a number in front of the comma is one of the things, and no side.
    const isOneOfThings = isApart && valueText.test(left?.text ?? '') && /[a-zху]/iu.test(right?.text ?? '')
    // "x = 3 gives 5": put in to test, and 5 is what something else comes to.
    const isPutIn = namedText.test(left?.text ?? '') && valueText.test(right?.text ?? '')
    const isWhole = left?.kind === 'maths' && left.text.includes('=') && (isApart || isPutIn)
    if (
      left?.kind === 'maths' &&
      right?.kind === 'maths' &&
      isSaid &&
      !isWhole &&
      !isOneOfThings &&
      !isTakenBack &&
      mayBeSides(left.text, right.text)
    ) {
      joined.pop()
      joined.push({
        kind: 'maths',
        text: `${left.text.trim()} = ${right.text.trim()}`,
        start: left.start,
        end: right.end,
      })
      index = next + 1
    } else {
      joined.push(item)
      index++
    }
  }
  return joined
}

const isWeak = ({ filler, not }: Patterns, text: string) =>
  filler.test(text.replaceAll('ё', 'е')) && !not.test(text.replaceAll('ё', 'е'))

/**
 * "My 3 was 6/8 - 1/8", "the 25% is 20": a number and where it comes from, or what it amounts to. Only a true one is sure
 * to be meant as an equality.
 */
function isNameOfNumber(left: string, right: string): boolean {
  if (!valueText.test(left) || /\//.test(left)) return false
  const isShare = /%/.test(left) && /\d/.test(right) && !/%/.test(right)
  if (!isShare && (valueText.test(right) || /\p{L}/u.test(right))) return false
  try {
    return sameValue(parseExpression(left.trim()), parseExpression(right.trim())) !== 'verified'
  } catch (error) {
    if (error instanceof ParseError) return false
    throw error
  }
}

/** "(xxx)(xxx) is 6", "2x2x2 x 2x2 is 5": the factors of a power written out, and how many they are. */
function countsFactors(left: string, right: string): boolean {
  if (!/^\s*\d{1,2}\s*$/.test(right)) return false
  try {
    const factors = factorsOf(parseExpression(left.trim()))
    const [first] = factors
    return factors.length === Number(right) && factors.length > 2 && factors.every((each) => isSameForm(first!, each))
  } catch (error) {
    if (error instanceof ParseError) return false
    throw error
  }
}

const factorsOf = (expr: Expr): Expr[] =>
  expr.kind === 'multiply' ? [...factorsOf(expr.left), ...factorsOf(expr.right)] : [expr]

/** True if the left side is a calculation or a letter; two plain numbers are not equated. */
const mayBeSides = (left: string, right: string) =>
  !isNameOfNumber(left, right) &&
  !countsFactors(left, right) &&
  !/[<>≤≥]/.test(left + right) &&
  !isList(left + right) &&
  !/^\s*[=]/.test(right) &&
  !/=/.test(right) &&
  !(valueText.test(left) && valueText.test(right) && !/[/%]/.test(left)) &&
  !/[-+*/:^=]\s*$/.test(left)

function phrasesOf(items: readonly Item[]): Item[][] {
  const phrases: Item[][] = [[]]
  for (const item of items) {
    if (['pause', 'or', 'and'].includes(item.kind)) phrases.push([])
    else phrases.at(-1)!.push(item)
  }
  return phrases.filter((each) => each.length > 0)
}

/** "12? no -12", "x = 4, wait, 5": a new result in place of another retracts it. */
function takeBack(claims: Claim[], clause: Clause, made: readonly Claim[], words: Patterns): void {
  const [first] = clause.items
  const said = clause.items.filter(({ kind }) => kind === 'word')
  const told = said.map(({ text }) => text).join(' ')
  const isCorrection =
    first?.kind === 'word' &&
    said.length <= 6 &&
    (words.correction.exec(told)?.index === 0 || words.correction.exec(told.replace(/^\S+ /, ''))?.index === 0)
  if (!isCorrection || claims.length === 0) return
  const isLone = made.length === 0 && said.length > 2
  const last = claims.at(-1)!
  if (isLone || (last.standing !== 'stated' && last.standing !== 'asked')) return
  claims[claims.length - 1] = { ...last, standing: 'denied' }
}

/** "-2 and 6? or 2 and -6. I think 2 and -6": of alternatives for one result only the last counts, once. */
function settleChoice(claims: Claim[], text: string, { choice }: Patterns): void {
  const results = claims.filter((claim) => (isBare(claim) || isNamedResult(claim)) && !isMention(claim))
  const last = results.at(-1)
  const isWeighed = results.some(({ standing }) => standing === 'asked')
  if (!last || !isWeighed || last.standing !== 'stated') return
  const chosen = text.slice(claims[claims.indexOf(last) - 1]?.end ?? 0, last.end)
  if (!choice.test(chosen)) return
  for (const each of results) {
    if (each === last || countOf(each) !== countOf(last) || nameOf(each) !== nameOf(last)) continue
    if (each.standing === 'asked' || each.standing === 'stated')
      claims[claims.indexOf(each)] = { ...each, standing: 'denied' }
  }
}

const countOf = ({ line: { statement } }: Claim) =>
  statement.kind === 'values' ? statement.values.length : statement.kind === 'cases' ? statement.cases.length : 1

const isNamedResult = ({ line: { statement } }: Claim) =>
  (statement.kind === 'equation' ? [statement] : statement.kind === 'cases' ? statement.cases : []).some(
    ({ left, right }) => left.kind === 'name' && isNumeral(right),
  )

function nameOf({ line: { statement } }: Claim): string | null {
  const [first] = statement.kind === 'equation' ? [statement] : statement.kind === 'cases' ? statement.cases : []
  return first?.left.kind === 'name' ? first.left.name : null
}
