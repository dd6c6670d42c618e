import type { Intent, Message, Picture, ReplyContent } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import type { Subject } from '@lumi/contracts/programs'
import type { TutorState } from '@lumi/tutor'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows, sqlState } from '../../platform/db.ts'
import { toJson } from '../../platform/storable-json.ts'

/** Length of a lease: after this a dead process is noticed. Leaves room for the sweep within the 60 s of SR05. */
export const leaseSeconds = 20

/** What a process needs to write a reply, once it holds the lease. */
export interface ReplyOrder {
  studentId: string
  /** The reply as it is stored. */
  reply: Message
  interfaceLanguage: 'en' | 'ru'
  countryId: number
  timeZone: string
  birthDate: string | null
  /** The student's message. */
  sent: { text: string; intent: Intent | undefined; pictures: readonly Picture[]; at: Date }
  /** Subject of the conversation; null: the general one. */
  subject: Subject | null
  tutorState: TutorState | null
  /** How often this reply was started, including this time. */
  starts: number
}

export interface NewOrder {
  studentId: string
  replyId: string
  interfaceLanguage: 'en' | 'ru'
  /** `grace`: a turn on the open problem when no unit is left. `care`: a cry for help. Neither takes a unit. */
  takes: 'unit' | 'bonus' | 'grace' | 'care'
  /** The process that gets the lease at once if it can; null: the order waits for the next claim. */
  owner: string | null
  now: Date
}

export interface NewMessage {
  messageId: string
  studentId: string
  /** Undefined: the general one. */
  conversationId: string | undefined
  clientMessageId: string
  text: string
  intent: Intent | undefined
  /** The student's own, and named by no other message. */
  pictures: readonly Picture[]
  now: Date
}

/** The usage period after a change, as raw SQL returns it. */
interface PeriodAfter {
  number: number
  allowance: number
  used: number
  graceTurnsUsed: number
  startsAtMs: number
  endsAtMs: number
  bonusLeft: number
}

/** Result of a stored order: its conversation, and the usage period after its unit was taken. */
export interface Ordered extends PeriodAfter {
  conversationId: string
  subject: Subject | null
  /** Position of the reply. */
  position: number
  tutorState: TutorState | null
  isLeased: boolean
}

const periodColumns = sql.raw(`unit.number, unit.allowance, unit.used, unit.grace_turns_used as "graceTurnsUsed",
  (extract(epoch from unit.starts_at) * 1000)::float8 as "startsAtMs",
  (extract(epoch from unit.ends_at) * 1000)::float8 as "endsAtMs",
  coalesce((select purse.messages_left from purse),
    (select b.messages_left from bonus_balances b where b.student_id = unit.student_id), 0) as "bonusLeft"`)

const leaseUntil = sql.raw(`clock_timestamp() + interval '${leaseSeconds} seconds'`)

const violations = new Set(['23502', '23505'])

/**
 * In one statement: takes a unit, writes its ledger entry, stores the pending reply and orders it. All or nothing: undefined
 * when there is no unit left (or the conversation does not exist). The order is leased to `owner` at once if no other reply
 * of the conversation is owed.
 *
 * The conversation is locked first, which serializes changes of one conversation. Everywhere it is locked before the usage
 * period; the other order would deadlock. What was true before the statement waited for the lock may have changed (the
 * last unit is gone, the same message is stored): then a constraint refuses the whole statement.
 */
async function orderReply(
  db: Db,
  order: NewOrder & { attempt: number },
  place: {
    /** Condition on the conversation `c`: which one, and what must be true of it. */
    conversation: SQL
    /** How many positions are taken in it. */
    places: 0 | 2
    /** CTEs that store what belongs to the order. They read from `talk`; the last one is `reply (position)`. */
    put: SQL
  },
): Promise<Ordered | undefined> {
  const { studentId, replyId, attempt, takes, now } = order
  const units = takes === 'unit' || takes === 'bonus' ? 1 : 0
  const isBonus = takes === 'bonus'
  const at = sql`${now.toISOString()}::timestamptz`
  const ofToday = sql`p.student_id = ${studentId} and p.ends_at > ${at}`
  const { change, has } = {
    unit: { change: sql`used = p.used + 1`, has: sql`p.used < p.allowance` },
    grace: {
      change: sql`grace_turns_used = p.grace_turns_used + 1`,
      has: sql`p.used >= p.allowance and p.grace_turns_used < ${USAGE.graceTurns}`,
    },
    // After the day's own. If none is left either, the order has no period and is refused by its constraint.
    bonus: {
      change: sql`used = p.used`,
      has: sql`p.used >= p.allowance and exists (
        select 1 from bonus_balances b where b.student_id = p.student_id and b.messages_left > 0)`,
    },
    // No-op update: the next CTE needs a returned row.
    care: { change: sql`used = p.used`, has: sql`true` },
  }[takes]
  try {
    const [ordered] = await rows<Ordered>(
      db,
      sql`
        with talk as (
          update conversations c
          set next_position = c.next_position + ${sql.raw(String(place.places))}, owed_replies = c.owed_replies + 1
          where c.student_id = ${studentId} and ${place.conversation}
            and exists (select 1 from usage_periods p where ${ofToday} and ${has})
          returning c.conversation_id, c.subject, c.next_position, c.tutor_state, c.owed_replies
        ), unit as (
          update usage_periods p set ${change} from talk where ${ofToday} and ${has}
          returning p.*
        ), purse as (
          update bonus_balances b set messages_left = b.messages_left - 1 from unit
          where ${isBonus} and b.student_id = unit.student_id and b.messages_left > 0
          returning b.messages_left
        ), entry as (
          insert into usage_entries (student_id, period_number, message_id, attempt, kind, units, is_bonus, created_at)
          select ${studentId}, number, ${replyId}::uuid, ${attempt}, 'reserved', ${-units}, ${isBonus}, ${at} from unit
        ), ${place.put}, ordered as (
          insert into reply_orders (message_id, conversation_id, student_id, position, attempt, interface_language,
            period_number, units, is_bonus, lease_owner, lease_until, starts)
          select ${replyId}::uuid, talk.conversation_id, ${studentId}, (select position from reply), ${attempt},
            ${order.interfaceLanguage}, (select number from unit ${isBonus ? sql`cross join purse` : sql``}), ${units}, ${isBonus}, lease.owner,
            case when lease.owner is null then null else ${leaseUntil} end,
            case when lease.owner is null then 0 else 1 end
          from talk cross join lateral (
            select case when talk.owed_replies = 1 then ${order.owner}::text end as owner
          ) lease
          returning position, lease_owner
        )
        select ${periodColumns}, talk.conversation_id as "conversationId", talk.subject, ordered.position,
          talk.tutor_state as "tutorState", ordered.lease_owner is not null as "isLeased"
        from talk, unit, ordered`,
    )
    return ordered
  } catch (error) {
    if (violations.has(sqlState(error) ?? '')) return undefined
    throw error
  }
}

/** Grace turns are for the open problem only; a hint or check that names another problem gets none. */
const onOpenProblem = ({ takes }: NewOrder, problemId: string | undefined) =>
  takes === 'grace'
    ? sql`c.open_problem_id is not null and c.open_problem_id = coalesce(${problemId ?? null}::text, c.open_problem_id)`
    : sql`true`

/** Stores a new message at the next position of its conversation, and orders the reply to it. */
export function orderNewReply(db: Db, order: NewOrder, sent: NewMessage): Promise<Ordered | undefined> {
  const { messageId, studentId, conversationId, clientMessageId, text, intent, pictures } = sent
  const which =
    conversationId === undefined ? sql`c.kind = 'general'` : sql`c.conversation_id = ${conversationId}::uuid`
  const createdAt = sql`${sent.now.toISOString()}::timestamptz`
  const hasPictures = pictures.length > 0
  const ids = sql`(select value::uuid from json_array_elements_text(${JSON.stringify(pictures.map(({ pictureId }) => pictureId))}::json))`
  // Locked before they are counted: of two messages that name the same picture at once, the second finds it taken.
  const areFree = sql` and ${pictures.length} = (
    select count(*) from (
      select 1 from pictures where picture_id in ${ids} and student_id = ${studentId} and message_id is null for update
    ) as free)`
  const taken = sql`taken as (
          update pictures set message_id = ${messageId}::uuid from talk where picture_id in ${ids}
        ), `
  return orderReply(
    db,
    { ...order, attempt: 1 },
    {
      conversation: sql`${which} and ${onOpenProblem(order, intent?.problemId)} and not exists (
        select 1 from messages m where m.student_id = ${studentId} and m.client_message_id = ${clientMessageId}::uuid)${hasPictures ? areFree : sql``}`,
      places: 2,
      put: sql`
        ${hasPictures ? taken : sql``}sent as (
          insert into messages
            (message_id, conversation_id, student_id, position, author, state, text, created_at, client_message_id, intent,
             pictures)
          select ${messageId}::uuid, conversation_id, ${studentId}, next_position - 2, 'student', 'sent', ${text},
            ${createdAt}, ${clientMessageId}::uuid, ${toJson(intent)}::jsonb, ${hasPictures ? toJson(pictures) : null}::jsonb
          from talk
        ), reply as (
          insert into messages (message_id, conversation_id, student_id, position, author, state, text, created_at, reply_to)
          select ${order.replyId}::uuid, conversation_id, ${studentId}, next_position - 1, 'tutor', 'pending', '',
            ${createdAt}, ${messageId}::uuid
          from talk
          returning position
        )`,
    },
  )
}

/** Orders a failed reply again at its old position. Undefined when it is not failed any more. */
export function orderReplyAgain(
  db: Db,
  order: NewOrder,
  failed: { conversationId: string; attempt: number },
): Promise<Ordered | undefined> {
  return orderReply(
    db,
    { ...order, attempt: failed.attempt + 1 },
    {
      conversation: sql`c.conversation_id = ${failed.conversationId}::uuid and ${onOpenProblem(order, undefined)}`,
      places: 0,
      put: sql`
        reply as (
          update messages m set state = 'pending', version = m.version + 1, text = '', content = null, failure = null,
            attempt = m.attempt + 1
          from talk
          where m.message_id = ${order.replyId}::uuid and m.state = 'failed' and m.attempt = ${failed.attempt}
          returning m.position
        )`,
    },
  )
}

interface ClaimedRow {
  studentId: string
  interfaceLanguage: 'en' | 'ru'
  countryId: number
  timeZone: string
  birthDate: string | null
  starts: number
  subject: Subject | null
  tutorState: TutorState | null
  sentText: string
  sentIntent: Intent | null
  sentPictures: Picture[] | null
  sentAtMs: number
  messageId: string
  conversationId: string
  position: number
  version: number
  state: Message['state']
  text: string
  createdAtMs: number
  replyTo: string
}

export interface Claim {
  owner: string
  /** Only this conversation. */
  conversationId?: string
  /** Embedded database: this is the only living process, so every other holder of a lease is dead. */
  isOnlyProcess: boolean
  limit: number
}

/** Leases orders that are first in their conversation and have no valid lease. */
export async function claimOrders(db: Db, claim: Claim): Promise<ReplyOrder[]> {
  const { owner, conversationId } = claim
  const isAlive = claim.isOnlyProcess
    ? (order: string) =>
        sql`${sql.raw(order)}.lease_owner = ${owner} and ${sql.raw(order)}.lease_until >= clock_timestamp()`
    : (order: string) => sql`${sql.raw(order)}.lease_until >= clock_timestamp()`
  const claimed = await rows<ClaimedRow>(
    db,
    sql`
      with claimable as (
        select o.message_id from reply_orders o
        where (${isAlive('o')}) is not true
          ${conversationId === undefined ? sql`` : sql`and o.conversation_id = ${conversationId}::uuid`}
          and not exists (
            select 1 from reply_orders other
            where other.conversation_id = o.conversation_id and other.message_id <> o.message_id
              and (other.position < o.position or (${isAlive('other')}))
          )
        order by o.lease_until nulls first
        limit ${claim.limit}
        for update of o skip locked
      ), claimed as (
        update reply_orders o set lease_owner = ${owner}, lease_until = ${leaseUntil}, starts = o.starts + 1
        from claimable where o.message_id = claimable.message_id
        returning o.*
      )
      select claimed.student_id as "studentId", claimed.interface_language as "interfaceLanguage",
        student.country_id as "countryId", student.time_zone as "timeZone", student.birth_date::text as "birthDate",
        claimed.starts, conversation.subject,
        conversation.tutor_state as "tutorState", sent.text as "sentText", sent.intent as "sentIntent",
        sent.pictures as "sentPictures",
        (extract(epoch from sent.created_at) * 1000)::float8 as "sentAtMs",
        reply.message_id as "messageId", reply.conversation_id as "conversationId", reply.position, reply.version,
        reply.state, reply.text, (extract(epoch from reply.created_at) * 1000)::float8 as "createdAtMs",
        reply.reply_to as "replyTo"
      from claimed
      join students student on student.id = claimed.student_id
      join messages reply on reply.message_id = claimed.message_id
      join messages sent on sent.message_id = reply.reply_to
      join conversations conversation on conversation.conversation_id = claimed.conversation_id`,
  )
  return claimed.map((row) => ({
    studentId: row.studentId,
    interfaceLanguage: row.interfaceLanguage,
    countryId: row.countryId,
    timeZone: row.timeZone,
    birthDate: row.birthDate,
    starts: row.starts,
    subject: row.subject,
    tutorState: row.tutorState,
    sent: {
      text: row.sentText,
      intent: row.sentIntent ?? undefined,
      pictures: row.sentPictures ?? [],
      at: new Date(row.sentAtMs),
    },
    reply: {
      messageId: row.messageId,
      conversationId: row.conversationId,
      position: row.position,
      version: row.version,
      author: 'tutor',
      state: row.state,
      text: row.text,
      createdAt: new Date(row.createdAtMs).toISOString(),
      clientMessageId: null,
      replyTo: row.replyTo,
      intent: null,
      content: null,
      failure: null,
    },
  }))
}

export async function renewLeases(db: Db, owner: string, messageIds: readonly string[]): Promise<void> {
  await db.execute(
    sql`update reply_orders set lease_until = ${leaseUntil}
        where lease_owner = ${owner} and message_id in (select value::uuid from json_array_elements_text(${JSON.stringify(messageIds)}::json))`,
  )
}

/** Releases the leases, so that another process, or the next start of this one, need not wait for their end. */
export async function releaseLeases(db: Db, owner: string): Promise<void> {
  await db.execute(sql`update reply_orders set lease_owner = null, lease_until = null where lease_owner = ${owner}`)
}

export interface Growth {
  messageId: string
  /** Text to append. */
  tail: string
  /** Stored length in UTF-8 bytes; the precondition that keeps text from being appended twice. */
  storedBytes: number
}

/**
 * Appends the new text of several replies in one statement. The first text turns a pending reply into a streaming one; the
 * version stays, because the reply only has more text.
 * @returns the replies that are still ours; the order of any other is gone (stopped elsewhere) or leased by another process
 */
export async function saveGrowth(db: Db, owner: string, growth: readonly Growth[]): Promise<Set<string>> {
  const saved = await rows<{ messageId: string }>(
    db,
    sql`
      update messages m
      set text = m.text || grown.tail, state = 'streaming'
      from json_to_recordset(${JSON.stringify(growth)}::json) as grown("messageId" uuid, tail text, "storedBytes" int)
      join reply_orders o on o.message_id = grown."messageId" and o.lease_owner = ${owner}
      where m.message_id = grown."messageId" and m.state in ('pending', 'streaming')
        and octet_length(m.text) = grown."storedBytes"
      returning m.message_id as "messageId"`,
  )
  return new Set(saved.map(({ messageId }) => messageId))
}

/** Clears the text that was shown, under a new version. Undefined when the reply is no longer ours. */
export async function restartReply(db: Db, owner: string, messageId: string): Promise<number | undefined> {
  const [restarted] = await rows<{ version: number }>(
    db,
    sql`
      update messages m set text = '', version = m.version + 1, state = 'pending'
      from reply_orders o
      where m.message_id = ${messageId}::uuid and o.message_id = m.message_id and o.lease_owner = ${owner}
      returning m.version`,
  )
  return restarted?.version
}

export interface Settlement {
  messageId: string
  /** Undefined: no matter who holds the lease. */
  owner: string | undefined
  state: 'done' | 'stopped' | 'failed'
  /** Undefined: keep the stored text. */
  text: string | undefined
  content: ReplyContent | null
  failure: Message['failure']
  isCharged: boolean
  /** The tutor's state after this reply; undefined: unchanged. */
  tutorState: TutorState | undefined
  /** Undefined: unchanged. Null: no open problem. */
  openProblemId: string | null | undefined
  /** CTE of another feature, run only if the end is stored: it reads from `ended`. */
  record?: SQL | undefined
  now: Date
}

export interface Settled extends PeriodAfter {
  version: number
  hasNext: boolean
}

/**
 * Ends a reply, all or nothing: its final state, the unit charged or given back, the tutor's state, and the order deleted.
 * Idempotent: every part depends on the deleted order, so a second call changes nothing. Rows are always locked in the
 * sequence order, conversation, period, message, because each part takes its rows from the one before.
 */
export async function settleReply(db: Db, settlement: Settlement): Promise<Settled | undefined> {
  const { messageId, owner, state, text, content, failure, isCharged, tutorState, openProblemId, record, now } =
    settlement
  const [settled] = await rows<Settled>(
    db,
    sql`
      with gone as (
        delete from reply_orders
        where message_id = ${messageId}::uuid ${owner === undefined ? sql`` : sql`and lease_owner = ${owner}`}
        returning *
      ), talk as (
        update conversations c set
          tutor_state = coalesce(${toJson(tutorState)}::jsonb, c.tutor_state),
          open_problem_id = ${openProblemId === undefined ? sql`c.open_problem_id` : sql`${openProblemId}::text`},
          owed_replies = greatest(0, c.owed_replies - 1)
        from gone where c.conversation_id = gone.conversation_id
        returning c.conversation_id, c.owed_replies
      ), unit as (
        update usage_periods p set used = ${isCharged ? sql`p.used` : sql`case when gone.is_bonus then p.used else greatest(0, p.used - gone.units) end`}
        from gone, talk where p.student_id = gone.student_id and p.number = gone.period_number
        returning p.*
      ), purse as (
        update bonus_balances b set messages_left = b.messages_left + gone.units from gone, unit
        where gone.is_bonus and ${!isCharged} and b.student_id = gone.student_id
        returning b.messages_left
      ), entry as (
        insert into usage_entries (student_id, period_number, message_id, attempt, kind, units, is_bonus, created_at)
        select gone.student_id, gone.period_number, gone.message_id, gone.attempt,
          ${isCharged ? 'charged' : 'refunded'}, ${isCharged ? sql`0` : sql`gone.units`}, gone.is_bonus, ${now.toISOString()}::timestamptz
        from gone, unit
      ), ended as (
        update messages m set state = ${state}, text = coalesce(${text ?? null}::text, m.text),
          content = ${toJson(content)}::jsonb, failure = ${failure}, version = m.version + 1
        from unit where m.message_id = ${messageId}::uuid
        returning m.version
      )${record === undefined ? sql`` : sql`, recorded as (${record})`}
      select ${periodColumns}, ended.version, talk.owed_replies > 0 as "hasNext"
      from talk, unit, ended`,
  )
  return settled
}
