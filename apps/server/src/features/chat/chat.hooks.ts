import { AppError } from '@lumi/contracts/errors'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'
import { ModelError } from '../../platform/model/model.ts'
import type { Platform } from '../../platform/platform.ts'
import { students } from '../auth/auth.tables.ts'
import { standingConversation } from './chat.store.ts'
import type { ProgramInFocus } from './chat-calls.ts'
import type { ReplySource, SourceFinder } from './reply-content.ts'
import type { UsageService } from './usage.service.ts'
import { findNewestPeriod, saveMessagesLeft } from './usage.store.ts'

/** What the next reply of a student shall be. */
interface Script {
  text: string
  /** Characters per delta, and the time between two. */
  chunkSize: number
  delayMs: number
  /** What happens after the text. */
  fault: 'none' | 'failed' | 'unavailable' | 'timed-out' | 'silence'
  /** As if the maths core had answered alone: not charged. */
  isFree: boolean
}

const plain: Script = { text: 'A reply.', chunkSize: 24, delayMs: 40, fault: 'none', isFree: false }

/**
 * Test hooks of the chat (docs/testing.md): `set-messages-left`, `fill-history` and `set-next-reply`. A student is named by
 * `studentId` or `email`. A scripted reply goes through the whole pipeline, only the tutor's words are replaced; several are
 * used one after another.
 */
export function addChatHooks(
  platform: Pick<Platform, 'testHooks' | 'db' | 'clock'> & { usage: UsageService },
  findSource: SourceFinder,
  programInFocus: ProgramInFocus,
): SourceFinder {
  const { testHooks, db, clock } = platform
  const scripts = new Map<string, Script[]>()

  async function findStudent({ studentId, email }: Record<string, unknown>) {
    const which =
      typeof email === 'string' ? eq(students.emailKey, email.toLowerCase()) : eq(students.id, String(studentId))
    const [student] = await db.select({ id: students.id, timeZone: students.timeZone }).from(students).where(which)
    if (!student) throw new AppError('not_found')
    return student
  }

  testHooks.add('set-messages-left', async (body) => {
    const { id, timeZone } = await findStudent(body)
    await platform.usage.openDay({ id, timeZone })
    const newest = await findNewestPeriod(db, id)
    if (newest) await saveMessagesLeft(db, id, newest.number, Number(body.messagesLeft))
    return {}
  })

  testHooks.add('fill-history', async (body) => {
    const { id } = await findStudent(body)
    const program = await programInFocus(db, id)
    const { conversationId } = await standingConversation(db, id, program?.subject ?? null, clock.now())
    await fillHistory(db, { studentId: id, conversationId, count: Number(body.count), now: clock.now() })
    return { conversationId }
  })

  testHooks.add('count-messages', async ({ studentId }) => {
    const [found] = await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from messages where student_id = ${String(studentId)}`,
    )
    return found
  })

  testHooks.add('set-next-reply', async (body) => {
    const { id } = await findStudent(body)
    scripts.set(id, [...(scripts.get(id) ?? []), { ...plain, ...body }])
    return {}
  })

  return async (order) => {
    const script = scripts.get(order.studentId)?.shift()
    return script ? scripted(script) : findSource(order)
  }
}

/** Pairs of a question and a finished reply with a formula each, five minutes apart, the newest now. */
async function fillHistory(db: Db, at: { studentId: string; conversationId: string; count: number; now: Date }) {
  const { studentId, conversationId, count, now } = at
  await db.execute(sql`
    with place as (
      update conversations set next_position = next_position + ${count}
      where conversation_id = ${conversationId}::uuid
      returning next_position - ${count} as first
    )
    insert into messages (message_id, conversation_id, student_id, position, author, state, text, created_at)
    select gen_random_uuid(), ${conversationId}::uuid, ${studentId}, first + n,
      case when n % 2 = 0 then 'student' else 'tutor' end,
      case when n % 2 = 0 then 'sent' else 'done' end,
      case when n % 2 = 0 then 'How do I go on with number ' || n || '?'
        else 'Look at $x^2 - ' || n || 'x + ' || (n + 1) || ' = 0$ and name the coefficients. Then write' || E'\\n\\n$$D = '
          || n || '^2 - 4 \\cdot ' || (n + 1) || '$$' || E'\\n\\nWhat sign does it have?' end,
      ${now.toISOString()}::timestamptz - (${count} - n) * interval '5 minutes'
    from place, generate_series(0, ${count} - 1) as n`)
}

function scripted({ text, chunkSize, delayMs, fault, isFree }: Script): ReplySource {
  const source = {
    pace: { characters: Math.max(1, chunkSize), everyMs: Math.max(1, delayMs) },
    content: { badge: null },
    isFree,
    tutorState: undefined,
    events: [],
    isRepeatable: fault === 'none',
  }
  if (fault === 'none') return { ...source, speech: text }
  return {
    ...source,
    async *speech(signal) {
      if (text !== '') yield text
      switch (fault) {
        case 'silence':
          await new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
          })
          return
        case 'unavailable':
          throw new ModelError('unavailable', 'The script says so')
        case 'timed-out':
          throw new ModelError('timed-out', 'The script says so')
        case 'failed':
          throw new ModelError('broken', 'The script says so')
      }
    },
  }
}
