import * as z from 'zod/mini'
import { Usage } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { integerRule, maxRule, minRule } from './field-rules.ts'
import { subjects } from './programs.ts'
import { instant, uuid } from './text.ts'

/** One line of the ledger. The units of a day's lines, with what was given, add up to what is left. */
const UsageLine = z.object({
  at: instant,
  /** `taken`: at the send; `returned`: at the end of the reply, because it counts as not delivered (decision 026). */
  kind: z.enum(['taken', 'returned']),
  /** Change of the messages left: -1 taken, +1 returned; 0: free (a turn on the open problem, or help in danger). */
  units: z.int(),
  /** Of `taken`: what has become of it. */
  state: z.enum(['open', 'charged', 'returned']),
  /** The student's message it was for; null: deleted, or gone with its conversation. */
  message: z.nullable(
    z.object({ messageId: uuid, conversationId: uuid, subject: z.nullable(z.enum(subjects)), text: z.string() }),
  ),
})
export type UsageLine = z.infer<typeof UsageLine>

const UsageDay = z.object({
  number: z.int(),
  startsAt: instant,
  endsAt: instant,
  /** Messages that came with the day. */
  granted: z.int(),
  left: z.int(),
  /** Newest first. */
  lines: z.array(UsageLine),
})
export type UsageDay = z.infer<typeof UsageDay>

export const getUsageHistory = endpoint({
  method: 'GET',
  path: '/api/v1/billing/getUsageHistory',
  access: 'student',
  summary: 'What is left today, and the ledger: each message given, taken and returned. Newest day first.',
  query: z.object({
    /** Only days before this number. */
    beforeDay: z.optional(integerRule().check(minRule(1), maxRule(1_000_000))),
  }),
  response: z.object({ usage: Usage, days: z.array(UsageDay), hasMore: z.boolean() }),
  errors: ['auth_required'],
})
