import { type searchMessages as contract, type Hit, SEARCH } from '@lumi/contracts/conversations'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import type { Db } from '../../platform/db.ts'
import { type FoundMessage, findByWords, type SearchCursor, stemsOf } from './search.store.ts'
import type { SearchIndex } from './search-index.ts'
import {
  excerptOf,
  plainLine,
  spellingsOf,
  type Term,
  termsOf,
  type Word,
  withPowers,
  wordsOf,
} from './search-words.ts'

interface Asked {
  studentId: string
  text: string
  /** The last hit of the page before. */
  after: SearchCursor | undefined
  /** Aborted when nobody waits for the answer any more. */
  leaving: AbortSignal
}

/** The messages of a student with all the words and formulas of a text, newest first. */
export async function searchMessages(
  db: Db,
  index: Pick<SearchIndex, 'readNewest'>,
  { studentId, text, after, leaving }: Asked,
): Promise<ResponseOf<typeof contract>> {
  const terms = termsOf(text)
  if (terms.length === 0) return { hits: [], hasMore: false, isPreparing: false }
  const { isPreparing } = await index.readNewest(studentId, leaving)
  if (leaving.aborted) return { hits: [], hasMore: false, isPreparing }
  const found = await findByWords(db, studentId, terms, { after, limit: SEARCH.pageSize + 1 })
  const shown = found.slice(0, SEARCH.pageSize).map((message) => {
    const line = plainLine(message.text)
    return { message, line, words: wordsOf(line) }
  })
  const matches = await createMatcher(
    db,
    terms,
    shown.flatMap(({ words }) => words),
  )
  const hits = shown.map(({ message, line, words }) =>
    hitOf(message, excerptOf(line, words, matches(words), SEARCH.excerptLength)),
  )
  return { hits, hasMore: found.length > SEARCH.pageSize, isPreparing }
}

function hitOf({ createdAtMs, text: _text, ...message }: FoundMessage, excerpt: Hit['excerpt']): Hit {
  const shown = excerpt.map((part) => ({ ...part, text: withPowers(part.text) }))
  return { ...message, createdAt: new Date(createdAtMs).toISOString(), excerpt: shown }
}

/** Which words of a message, by index, are matched by a term. */
async function createMatcher(db: Db, terms: readonly Term[], words: readonly Word[]) {
  const asked = terms.flatMap((term) => (term.kind === 'word' ? [term.key] : []))
  const formulas = terms.flatMap((term) => (term.kind === 'formula' ? spellingsOf(term.keys) : []))
  const known = new Set([...asked, ...words.map(({ key }) => key)])
  const stems = asked.length > 0 ? await stemsOf(db, [...known]) : new Map<string, string>()
  const askedStems = new Set(asked.map((word) => stems.get(word)))
  const isAsked = (key: string) => askedStems.has(stems.get(key)) || asked.some((word) => key.startsWith(word))
  return (of: readonly Word[]): ReadonlySet<number> => {
    const found = new Set<number>()
    of.forEach(({ key }, index) => {
      if (asked.length > 0 && isAsked(key)) found.add(index)
      for (const formula of formulas) {
        if (formula.some((part, offset) => of[index + offset]?.key !== part)) continue
        for (let offset = 0; offset < formula.length; offset++) found.add(index + offset)
      }
    })
    return found
  }
}
