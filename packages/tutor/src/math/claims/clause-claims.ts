import type { Statement } from '../ast.ts'
import type { Language } from '../latex.ts'
import { ParseError, parseExpression } from '../parse.ts'
import { isMathsPiece, lacksFirstTerm, readPiece, stepsInPiece, trimPiece } from '../reading.ts'
import { sameValue } from '../verify.ts'
import { type Claim, type Lead, type Standing, TIME } from './claim.ts'
import type { Clause } from './clauses.ts'
import type { Item } from './items.ts'
import { joinEqualities, joinLists } from './joined-items.ts'
import { type Patterns, wordBegins } from './patterns.ts'

/** The claims of a clause, split at commas and conjunctions; lists of values stay together. */
export function clauseClaims(
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

function phrasesOf(items: readonly Item[]): Item[][] {
  const phrases: Item[][] = [[]]
  for (const item of items) {
    if (['pause', 'or', 'and'].includes(item.kind)) phrases.push([])
    else phrases.at(-1)!.push(item)
  }
  return phrases.filter((each) => each.length > 0)
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
