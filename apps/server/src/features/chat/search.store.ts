import type { Subject } from '@lumi/contracts/programs'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'
import { spellingsOf, type Term } from './search-words.ts'

/** Messages whose text changes no more. A failed reply may be ordered again. */
const isSearched = sql`m.deleted_at is null and m.state in ('sent', 'done', 'stopped') and m.text <> ''`

/** The position behind the newest message of each conversation of a student. */
export function listTops(db: Db, studentId: string): Promise<{ conversationId: string; top: number }[]> {
  return rows(
    db,
    sql`select conversation_id as "conversationId", next_position as top from conversations where student_id = ${studentId}`,
  )
}

interface ReadMessage {
  messageId: string
  position: number
  createdAtMs: number
  /** Null: there is nothing to store, or its words are stored. */
  text: string | null
  /** Its text may still change. */
  isOpen: boolean
}

/**
 * Messages of a conversation from the newest down, whether their words are stored or not, so that a page reads no more rows
 * than it has. `limit` in a subquery keeps the planner to the one row of a key: a plan that was made for empty tables would
 * compare all rows with all.
 */
export function listPage(
  db: Db,
  { conversationId, from, to, limit }: { conversationId: string; from: number; to: number; limit: number },
): Promise<ReadMessage[]> {
  return rows(
    db,
    sql`select m.message_id as "messageId", m.position, (extract(epoch from m.created_at) * 1000)::float8 as "createdAtMs",
          case when w.is_stored is null and ${isSearched} then m.text end as text,
          m.deleted_at is null and m.state in ('pending', 'streaming', 'failed') as "isOpen"
        from (
          select message_id, position, created_at, text, state, deleted_at from messages
          where conversation_id = ${conversationId} and position < ${from} and position >= ${to}
          order by position desc
          limit ${limit}
        ) as m
        left join lateral (
          select true as is_stored from message_words where message_id = m.message_id limit 1
        ) as w on true
        order by m.position desc`,
  )
}

/**
 * Stores the words of messages: their stems (the Russian dictionary stems words in Latin letters as English ones), and the
 * words themselves, by which formulas and beginnings of words are found. A message that was deleted meanwhile is left out.
 */
export async function saveWords(
  db: Db,
  studentId: string,
  found: readonly { messageId: string; words: string }[],
): Promise<void> {
  await db.execute(sql`
    insert into message_words (message_id, student_id, words)
    select m.message_id, ${studentId}, to_tsvector('simple', given.words) || to_tsvector('russian', given.words)
    from json_to_recordset(${JSON.stringify(found)}::json) as given ("messageId" uuid, words text)
    cross join lateral (select message_id from messages where message_id = given."messageId" limit 1) as m
    on conflict do nothing`)
}

/** All terms must be found. A word is found by its stem or by its beginning. */
function matching(terms: readonly Term[]): SQL {
  const queries = terms.map((term) =>
    term.kind === 'word'
      ? // Keys hold letters and digits only (`wordsOf`), so this is a valid query.
        sql`(plainto_tsquery('russian', ${term.key}) || to_tsquery('simple', ${`'${term.key}':*`}))`
      : sql`(${sql.join(
          spellingsOf(term.keys).map((keys) => sql`phraseto_tsquery('simple', ${keys.join(' ')})`),
          sql` || `,
        )})`,
  )
  return sql.join(queries, sql` && `)
}

export interface FoundMessage {
  messageId: string
  conversationId: string
  subject: Subject | null
  position: number
  author: 'student' | 'tutor'
  createdAtMs: number
  text: string
}

/** The last message of the page before. */
export interface SearchCursor {
  createdAt: string
  position: number
  messageId: string
}

/** Newest first. A question and its reply may be of the same millisecond. */
export function findByWords(
  db: Db,
  studentId: string,
  terms: readonly Term[],
  { after, limit }: { after: SearchCursor | undefined; limit: number },
): Promise<FoundMessage[]> {
  const isAfter = after
    ? sql`and (m.created_at, m.position, m.message_id)
          < (${after.createdAt}::timestamptz, ${after.position}::int, ${after.messageId}::uuid)`
    : sql``
  return rows(
    db,
    sql`select m.message_id as "messageId", m.conversation_id as "conversationId", c.subject, m.position, m.author,
          (extract(epoch from m.created_at) * 1000)::float8 as "createdAtMs", m.text
        from (
          select m.* from message_words w
          cross join lateral (
            select message_id, conversation_id, student_id, position, author, state, text, created_at, deleted_at
            from messages where message_id = w.message_id limit 1
          ) as m
          where w.student_id = ${studentId} and m.student_id = ${studentId} and ${isSearched}
            and w.words @@ (${matching(terms)}) ${isAfter}
          order by m.created_at desc, m.position desc, m.message_id desc
          limit ${limit}
        ) as m
        join conversations c on c.conversation_id = m.conversation_id
        order by m.created_at desc, m.position desc, m.message_id desc`,
  )
}

/** The stem of each word, by the dictionaries that `saveWords` uses. A word too common to have one is its own. */
export async function stemsOf(db: Db, words: readonly string[]): Promise<Map<string, string>> {
  const found = await rows<{ word: string; stem: string | null }>(
    db,
    sql`select word, case when word ~ '^[a-z]+$' then (ts_lexize('english_stem', word))[1]
          else (ts_lexize('russian_stem', word))[1] end as stem
        from json_array_elements_text(${JSON.stringify(words)}::json) as word`,
  )
  return new Map(found.map(({ word, stem }) => [word, stem ?? word]))
}
