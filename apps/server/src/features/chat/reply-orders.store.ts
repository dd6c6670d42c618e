import type { Intent, Message, ReplyContent } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import type { TutorState } from '@lumi/tutor'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows, type Tx } from '../../platform/db.ts'
import { toJson } from './chat.store.ts'

/** A process that died is noticed after this; taking over within 60 s (SR05) leaves room for the sweep. */
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
  sent: { text: string; intent: Intent | undefined; at: Date }
  tutorState: TutorState | null
  /** How many processes have begun this reply, this one included. */
  starts: number
}

export interface NewOrder {
  studentId: string
  conversationId: string
  replyId: string
  position: number
  attempt: number
  interfaceLanguage: 'en' | 'ru'
  /** `grace`: a turn on the open problem after the day's messages were used up; `care`: a cry for help. Neither takes a unit. */
  takes: 'unit' | 'grace' | 'care'
  /** The process that begins at once if it can; null leaves the order to whoever looks for one. */
  owner: string | null
  now: Date
}

/** The usage period after a change, as raw SQL answers it. */
export interface PeriodAfter {
  number: number
  allowance: number
  used: number
  graceTurnsUsed: number
  startsAtMs: number
  endsAtMs: number
}

const periodColumns = sql.raw(`unit.number, unit.allowance, unit.used, unit.grace_turns_used as "graceTurnsUsed",
  (extract(epoch from unit.starts_at) * 1000)::float8 as "startsAtMs",
  (extract(epoch from unit.ends_at) * 1000)::float8 as "endsAtMs"`)

const leaseUntil = sql.raw(`clock_timestamp() + interval '${leaseSeconds} seconds'`)

/**
 * Takes a unit, writes its entry, puts the reply in its place and orders it, in one statement. Undefined, and nothing
 * written, when there is no unit. The order is leased to `owner` at once when no other reply of the conversation is owed.
 * @param putReply a data-modifying statement that stores the reply `from unit`
 */
async function orderReply(tx: Tx, order: NewOrder, putReply: SQL) {
  const { studentId, conversationId, replyId, now } = order
  const units = order.takes === 'unit' ? 1 : 0
  const at = sql`${now.toISOString()}::timestamptz`
  const take = {
    unit: sql`set used = used + 1 where used < allowance`,
    grace: sql`set grace_turns_used = grace_turns_used + 1
          where used >= allowance and grace_turns_used < ${USAGE.graceTurns}`,
    // Nothing is taken; the row is touched so that the statement goes on.
    care: sql`set used = used where true`,
  }[order.takes]
  const [ordered] = await rows<PeriodAfter & { isLeased: boolean }>(
    tx,
    sql`
      with unit as (
        update usage_periods ${take} and student_id = ${studentId} and ends_at > ${at}
        returning *
      ), entry as (
        insert into usage_entries (student_id, period_number, message_id, attempt, kind, units, created_at)
        select ${studentId}, number, ${replyId}::uuid, ${order.attempt}, 'reserved', ${-units}, ${at} from unit
      ), reply as (${putReply}), ordered as (
        insert into reply_orders (message_id, conversation_id, student_id, position, attempt, interface_language,
          period_number, units, lease_owner, lease_until, starts)
        select ${replyId}::uuid, ${conversationId}::uuid, ${studentId}, ${order.position}, ${order.attempt},
          ${order.interfaceLanguage}, unit.number, ${units}, lease.owner,
          case when lease.owner is null then null else ${leaseUntil} end,
          case when lease.owner is null then 0 else 1 end
        from unit, (
          select case when exists (select 1 from reply_orders where conversation_id = ${conversationId}::uuid)
            then null else ${order.owner}::text end as owner
        ) lease
        returning lease_owner
      )
      select ${periodColumns}, ordered.lease_owner is not null as "isLeased" from unit, ordered`,
  )
  return ordered
}

export function orderNewReply(tx: Tx, order: NewOrder, replyTo: string) {
  return orderReply(
    tx,
    order,
    sql`insert into messages (message_id, conversation_id, student_id, position, author, state, text, created_at, reply_to)
        select ${order.replyId}::uuid, ${order.conversationId}::uuid, ${order.studentId}, ${order.position}::int, 'tutor',
          'pending', '', ${order.now.toISOString()}::timestamptz, ${replyTo}::uuid
        from unit`,
  )
}

/** The failed reply starts anew in its old place. */
export function orderReplyAgain(tx: Tx, order: NewOrder) {
  return orderReply(
    tx,
    order,
    sql`update messages set state = 'pending', version = version + 1, text = '', content = null, failure = null,
          attempt = ${order.attempt}
        from unit where message_id = ${order.replyId}::uuid`,
  )
}

/** Serialises changes of one conversation. Taken before the usage period, everywhere: the other order would deadlock. */
export async function lockConversation(tx: Tx, conversationId: string) {
  const [conversation] = await rows<{ tutorState: TutorState | null; openProblemId: string | null }>(
    tx,
    sql`select tutor_state as "tutorState", open_problem_id as "openProblemId" from conversations
        where conversation_id = ${conversationId}::uuid for update`,
  )
  return conversation
}

interface ClaimedRow {
  studentId: string
  interfaceLanguage: 'en' | 'ru'
  countryId: number
  timeZone: string
  birthDate: string | null
  starts: number
  tutorState: TutorState | null
  sentText: string
  sentIntent: Intent | null
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
  /** The database belongs to this process alone (embedded): whoever else holds a lease is dead. */
  isOnlyProcess: boolean
  limit: number
}

/** Leases the orders that are next in their conversation and that nobody alive is writing. */
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
        claimed.starts,
        conversation.tutor_state as "tutorState", sent.text as "sentText", sent.intent as "sentIntent",
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
    tutorState: row.tutorState,
    sent: { text: row.sentText, intent: row.sentIntent ?? undefined, at: new Date(row.sentAtMs) },
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

/** Lets another process, or the next start of this one, go on at once. */
export async function releaseLeases(db: Db, owner: string): Promise<void> {
  await db.execute(sql`update reply_orders set lease_owner = null, lease_until = null where lease_owner = ${owner}`)
}

export interface Growth {
  messageId: string
  /** Text to append. */
  tail: string
  /** Length of what is stored, in UTF-8 bytes: makes sure that nothing is appended twice. */
  storedBytes: number
}

/**
 * Appends what several replies have grown by, in one statement. The first growth turns a pending reply into a streaming one.
 * A reply that is missing in the answer is no longer ours: its order is gone (stopped elsewhere) or leased by another.
 */
export async function saveGrowth(db: Db, owner: string, growth: readonly Growth[]): Promise<Map<string, number>> {
  const saved = await rows<{ messageId: string; version: number }>(
    db,
    sql`
      update messages m
      set text = m.text || grown.tail, version = m.version + case m.state when 'pending' then 1 else 0 end, state = 'streaming'
      from json_to_recordset(${JSON.stringify(growth)}::json) as grown("messageId" uuid, tail text, "storedBytes" int)
      join reply_orders o on o.message_id = grown."messageId" and o.lease_owner = ${owner}
      where m.message_id = grown."messageId" and m.state in ('pending', 'streaming')
        and octet_length(m.text) = grown."storedBytes"
      returning m.message_id as "messageId", m.version`,
  )
  return new Map(saved.map(({ messageId, version }) => [messageId, version]))
}

/** Takes back what was shown, under a new version. False when the reply is no longer ours. */
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
  /** Undefined: whoever holds the lease. */
  owner: string | undefined
  state: 'done' | 'stopped' | 'failed'
  /** Undefined: the text that is stored. */
  text: string | undefined
  content: ReplyContent | null
  failure: Message['failure']
  isCharged: boolean
  /** The tutor's memory after this reply; undefined leaves it as it was. */
  tutorState: TutorState | undefined
  /** Undefined: unchanged. Null: no problem is open any more. */
  openProblemId: string | null | undefined
  now: Date
}

export interface Settled extends PeriodAfter {
  version: number
  hasNext: boolean
}

/**
 * Ends a reply: its final state, the unit charged or given back, the tutor's memory, and the order gone, all or nothing.
 * Every part hangs on the deleted order, so whoever comes second changes nothing. The parts lock in one order (order,
 * conversation, period, message), because each takes its rows from the one before.
 */
export async function settleReply(db: Db, settlement: Settlement): Promise<Settled | undefined> {
  const { messageId, owner, state, text, content, failure, isCharged, tutorState, openProblemId, now } = settlement
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
          open_problem_id = ${openProblemId === undefined ? sql`c.open_problem_id` : sql`${openProblemId}::text`}
        from gone where c.conversation_id = gone.conversation_id
        returning c.conversation_id
      ), unit as (
        update usage_periods p set used = ${isCharged ? sql`p.used` : sql`greatest(0, p.used - gone.units)`}
        from gone, talk where p.student_id = gone.student_id and p.number = gone.period_number
        returning p.*
      ), entry as (
        insert into usage_entries (student_id, period_number, message_id, attempt, kind, units, created_at)
        select gone.student_id, gone.period_number, gone.message_id, gone.attempt,
          ${isCharged ? 'charged' : 'refunded'}, ${isCharged ? sql`0` : sql`gone.units`}, ${now.toISOString()}::timestamptz
        from gone, unit
      ), ended as (
        update messages m set state = ${state}, text = coalesce(${text ?? null}::text, m.text),
          content = ${toJson(content)}::jsonb, failure = ${failure}, version = m.version + 1
        from unit where m.message_id = ${messageId}::uuid
        returning m.version
      )
      select ${periodColumns}, ended.version, exists (
        select 1 from reply_orders o join gone on o.conversation_id = gone.conversation_id
        where o.message_id <> ${messageId}::uuid
      ) as "hasNext"
      from unit, ended`,
  )
  return settled
}
