import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/db.ts'

/** What the operator sees: counts, and never of whom. */
export interface Numbers {
  /** Who have sent a message. */
  activeStudents: number
  /** Days on which a student wrote in a conversation. */
  lessons: number
  studentMessages: number
  /** Solved right at the first try or later, with or without hints. */
  solvedTasks: number
  hints: number
  contests: number
  contestsUpheld: number
  pushesSent: number
  pushesDelivered: number
  pushesClicked: number
  /** Not sent, because the student has switched this kind off. */
  pushesSwitchedOff: number
  mailsSent: number
  /** Mailboxes that do not exist. */
  mailboxesBounced: number
  mailboxesComplained: number
  modelCalls: number
  modelInputTokens: number
  modelCachedTokens: number
  modelOutputTokens: number
  modelCost: number
  /** For whom a model was asked. */
  modelStudents: number
  /** What the model cost on the dearest day (UTC) of one student. */
  modelDearestDay: number
}

/**
 * Since a moment. It reads tables of other features, in one file and without changing anything: a method in each of them
 * would be ten methods for one table of numbers.
 */
export async function countNumbers(db: Db, since: Date): Promise<Numbers> {
  const from = sql`${since.toISOString()}::timestamptz`
  const [counted] = await rows<Numbers & Record<string, unknown>>(
    db,
    sql`select
      sent.students as "activeStudents", sent.lessons, sent.messages as "studentMessages",
      learned.solved as "solvedTasks", learned.hints, contested.all as contests, contested.upheld as "contestsUpheld",
      pushed.sent as "pushesSent", pushed.delivered as "pushesDelivered", pushed.clicked as "pushesClicked",
      pushed.off as "pushesSwitchedOff", mailed.sent as "mailsSent",
      stopped.bounced as "mailboxesBounced", stopped.complained as "mailboxesComplained",
      spoken.calls as "modelCalls", spoken.input as "modelInputTokens", spoken.cached as "modelCachedTokens",
      spoken.output as "modelOutputTokens", spoken.cost as "modelCost", spoken.students as "modelStudents",
      spoken.dearest as "modelDearestDay"
    from
      (select count(distinct student_id)::int as students, count(*)::int as messages,
         count(distinct (conversation_id, (created_at at time zone 'UTC')::date))::int as lessons
       from messages where author = 'student' and created_at >= ${from}) as sent,
      (select count(distinct (student_id, event ->> 'item', event ->> 'setAt'))
           filter (where kind = 'attempt' and event ->> 'isCorrect' = 'true')::int as solved,
         count(*) filter (where kind = 'help')::int as hints
       from learner_events where at >= ${from}) as learned,
      (select count(*)::int as all, count(*) filter (where content -> 'contest' ->> 'upheld' = 'true')::int as upheld
       from messages where author = 'tutor' and content -> 'contest' is not null and created_at >= ${from}) as contested,
      (select count(*) filter (where sent_to > 0)::int as sent, count(delivered_at)::int as delivered,
         count(clicked_at)::int as clicked, count(*) filter (where dropped = 'off')::int as off
       from push_messages where created_at >= ${from}) as pushed,
      (select count(sent_at)::int as sent from mails where created_at >= ${from}) as mailed,
      (select count(*) filter (where reason = 'bounced')::int as bounced,
         count(*) filter (where reason = 'complained')::int as complained
       from mail_stops where since >= ${from}) as stopped,
      (select coalesce(sum(calls), 0)::int as calls, coalesce(sum(input), 0)::float8 as input,
         coalesce(sum(cached), 0)::float8 as cached, coalesce(sum(output), 0)::float8 as output,
         coalesce(sum(cost), 0)::float8 as cost, count(distinct student_id)::int as students,
         coalesce(max(cost), 0)::float8 as dearest
       from (
         select student_id, count(*) as calls, sum(input_tokens) as input, sum(cached_tokens) as cached,
           sum(output_tokens) as output, sum(cost) as cost
         from model_calls where at >= ${from} group by student_id, (at at time zone 'UTC')::date
       ) as days) as spoken`,
  )
  return counted!
}
