import { remembered } from '../../remembered.ts'
import { withBecause } from '../because.ts'
import type { Language } from '../latex.ts'
import { prepareLine, readClosed, withoutSquaredSides, withSeparateNames } from '../reading.ts'
import { withoutReferences } from '../references.ts'
import { withLinesApart } from '../run-on-lines.ts'
import { writeSpoken } from '../spoken.ts'
import type { Claim, Said } from './claim.ts'
import { clauseClaims } from './clause-claims.ts'
import { clausesOf } from './clauses.ts'
import { itemsOf } from './items.ts'
import { markInProse, markTerms, markTrials } from './mentions.ts'
import { patterns } from './patterns.ts'
import { blanked, withDigits, withNamedCalculations, withoutCounting, withoutOrdinals } from './prepared-text.ts'
import { joinPairs, settleChoice, splitResults, takeBack } from './results.ts'

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
