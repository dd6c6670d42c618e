import type { PhoneChannel } from '@lumi/contracts/phone'
import { desc, eq, lt } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db, Tx } from '../db.ts'
import type { Env } from '../env.ts'
import { keptCalls } from './sms.tables.ts'
import { createSmsClient, randomDigits, type SmsClient } from './sms-services.ts'

/** A call or text as the outbox page shows it. */
export interface KeptCall {
  id: string
  createdAt: string
  channel: PhoneChannel
  phone: string
  language: 'en' | 'ru'
  text: string
}

export interface Sms extends SmsClient {
  channels: readonly PhoneChannel[]
  /** Newest first; empty when a service is connected. */
  listKept(limit: number): Promise<KeptCall[]>
  forget(tx: Tx, studentId: string): Promise<void>
  deleteOld(before: Date): Promise<void>
}

/** The number that "calls" in local mode, before the digits of the code. */
const outboxCaller = '+1 201 555 '

/** Calls and texts with a code. Without a service they are kept for the outbox page, in local mode only. */
export function createSms({ env, db, clock }: { env: Env; db: Db; clock: Clock }): Sms {
  const { service, channels } = env.sms
  const client = service && service.kind !== 'outbox' ? createSmsClient(service) : keepAll(db, clock)
  return {
    ...client,
    channels: service ? channels : [],
    async listKept(limit) {
      const found = await db
        .select()
        .from(keptCalls)
        .orderBy(desc(keptCalls.createdAt), desc(keptCalls.id))
        .limit(limit)
      return found.map(({ studentId, createdAt, ...call }) => ({ ...call, createdAt: createdAt.toISOString() }))
    },
    async forget(tx, studentId) {
      await tx.delete(keptCalls).where(eq(keptCalls.studentId, studentId))
    },
    async deleteOld(before) {
      await db.delete(keptCalls).where(lt(keptCalls.createdAt, before))
    },
  }
}

const keepAll = (db: Db, clock: Clock): SmsClient => ({
  async send({ studentId, channel, phone, language, digits, wordsFor }) {
    const code = randomDigits(digits)
    const text = channel === 'call' ? outboxCaller + code : wordsFor(code)
    await db.insert(keptCalls).values({ createdAt: clock.now(), studentId, channel, phone, language, text })
    return { kind: 'code', code }
  },
})
