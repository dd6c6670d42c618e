import type { UsageDay, UsageLine } from '@lumi/contracts/billing'
import type { Subject } from '@lumi/contracts/programs'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'
import { usagePeriods } from './chat.tables.ts'
import { plainLine, withPowers } from './search-words.ts'

/** Days of a page. A day holds at most its allowance and the free turns. */
const daysAtOnce = 7
const shownCharacters = 80

interface EntryRow {
  periodNumber: number
  kind: 'reserved' | 'refunded'
  units: number
  isBonus: boolean
  settled: 'charged' | 'refunded' | null
  atMs: number
  messageId: string | null
  conversationId: string | null
  subject: Subject | null
  text: string | null
}

/** The ledger of a student by days, newest first: what came with each day, and every unit taken or given back. */
export async function listLedger(
  db: Db,
  studentId: string,
  beforeDay: number | undefined,
): Promise<{ days: UsageDay[]; hasMore: boolean }> {
  const periods = await db
    .select()
    .from(usagePeriods)
    .where(
      and(
        eq(usagePeriods.studentId, studentId),
        beforeDay === undefined ? undefined : lt(usagePeriods.number, beforeDay),
      ),
    )
    .orderBy(desc(usagePeriods.number))
    .limit(daysAtOnce + 1)
  const shown = periods.slice(0, daysAtOnce)
  const [newest, oldest] = [shown[0], shown.at(-1)]
  if (!newest || !oldest) return { days: [], hasMore: false }
  const entries = await rows<EntryRow>(
    db,
    sql`select e.period_number as "periodNumber", e.kind, e.units, e.is_bonus as "isBonus", settled.kind as settled,
          (extract(epoch from e.created_at) * 1000)::float8 as "atMs", sent.message_id as "messageId",
          sent.conversation_id as "conversationId", c.subject, left(sent.text, 300) as text
        from usage_entries e
        left join usage_entries settled on e.kind = 'reserved' and settled.message_id = e.message_id
          and settled.attempt = e.attempt and settled.kind <> 'reserved'
        left join messages reply on reply.message_id = e.message_id
        left join messages sent on sent.message_id = reply.reply_to and sent.deleted_at is null
          and (sent.text <> '' or sent.pictures is not null)
        left join conversations c on c.conversation_id = sent.conversation_id
        where e.student_id = ${studentId} and e.kind <> 'charged'
          and e.period_number between ${oldest.number} and ${newest.number}
        order by e.created_at desc, e.entry_id desc`,
  )
  const days = shown.map((period) => ({
    number: period.number,
    startsAt: period.startsAt.toISOString(),
    endsAt: period.endsAt.toISOString(),
    granted: period.allowance,
    left: period.allowance - period.used,
    lines: entries.filter(({ periodNumber }) => periodNumber === period.number).map(toLine),
  }))
  return { days, hasMore: periods.length > daysAtOnce }
}

function toLine(entry: EntryRow): UsageLine {
  const { messageId, conversationId, subject, text } = entry
  return {
    at: new Date(entry.atMs).toISOString(),
    kind: entry.kind === 'reserved' ? 'taken' : 'returned',
    units: entry.units,
    ...(entry.isBonus && { isBonus: true }),
    state: entry.kind === 'refunded' || entry.settled === 'refunded' ? 'returned' : (entry.settled ?? 'open'),
    message:
      messageId === null || conversationId === null || text === null
        ? null
        : { messageId, conversationId, subject, text: withPowers(plainLine(text)).slice(0, shownCharacters) },
  }
}
