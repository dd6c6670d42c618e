import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db.ts'
import type { Env } from './env.ts'
import { mailStops, type StopReason } from './mail.tables.ts'
import { type MailKind, type MailTopic, mailKinds, mailTopics, topicOf } from './mail-kinds.ts'

/** What the link of a mail says: which topic, which mailbox, whose account. Signed, so that nobody can stop others' mails. */
interface StopOrder {
  topic: MailTopic
  addressKey: string
  studentId: string | null
}

/** Mailboxes are stored as keyed hashes: the list names nobody who does not know the address already. */
export type MailStops = ReturnType<typeof createMailStops>

export function createMailStops({ env, db, clock }: { env: Pick<Env, 'secretKey'>; db: Db; clock: Clock }) {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', env.secretKey).update(`lumi mail ${purpose} ${text}`).digest('base64url').slice(0, 32)
  const keyOf = (address: string) => mac('address', address.trim().toLowerCase())

  const isSigned = (purpose: string, text: string, signature: string) => {
    const [given, own] = [Buffer.from(signature), Buffer.from(mac(purpose, text))]
    return given.length === own.length && timingSafeEqual(given, own)
  }

  return {
    /** Whether a mail of this kind may not go there. */
    async isStopped(reader: Db, address: string, kind: MailKind | null): Promise<boolean> {
      const found = await reader
        .select({ reason: mailStops.reason })
        .from(mailStops)
        .where(eq(mailStops.addressKey, keyOf(address)))
      return found.some(({ reason }) => doesStop(reason, kind))
    },

    async stop(reader: Db, address: string, reason: StopReason): Promise<void> {
      await stopKey(reader, keyOf(address), reason)
    },

    /** The student wants such mails again. */
    async resume(reader: Db, address: string, topic: MailTopic): Promise<void> {
      await reader.delete(mailStops).where(and(eq(mailStops.addressKey, keyOf(address)), eq(mailStops.reason, topic)))
    },

    /** For the operator: a mailbox that works again. @returns the reasons that are gone */
    async clear(address: string): Promise<StopReason[]> {
      const gone = await db
        .delete(mailStops)
        .where(eq(mailStops.addressKey, keyOf(address)))
        .returning()
      return gone.map(({ reason }) => reason)
    },

    async forget(tx: Tx, addresses: readonly string[]): Promise<void> {
      if (addresses.length > 0) await tx.delete(mailStops).where(inArray(mailStops.addressKey, addresses.map(keyOf)))
    },

    async deleteOld(bouncedBefore: Date): Promise<void> {
      await db.delete(mailStops).where(and(eq(mailStops.reason, 'bounced'), lt(mailStops.since, bouncedBefore)))
    },

    /** The secret part of the address that ends mails of a topic. Works as long as the mail lies in its mailbox. */
    ticketFor(address: string, topic: MailTopic, studentId: string | undefined): string {
      const order = [topic, keyOf(address), studentId ?? ''].join('.')
      return `${order}.${mac('stop', order)}`
    },

    readTicket(ticket: string): StopOrder | undefined {
      const [topic = '', addressKey = '', studentId = '', signature = '', ...more] = ticket.split('.')
      const known = mailTopics.find((one) => one === topic)
      if (!known || more.length > 0 || !isSigned('stop', [topic, addressKey, studentId].join('.'), signature)) return
      return { topic: known, addressKey, studentId: studentId || null }
    },

    stopKey,

    async resumeKey(tx: Tx, addressKey: string, topic: MailTopic): Promise<void> {
      await tx.delete(mailStops).where(and(eq(mailStops.addressKey, addressKey), eq(mailStops.reason, topic)))
    },

    /** The part of a bounce address before its `@` that names the mail: what comes back there is about this mail. */
    bounceTag: (mailId: string) => `${mailId}.${mac('bounce', mailId)}`,
    readBounceTag(tag: string): string | undefined {
      const [mailId = '', signature = ''] = tag.split('.')
      return isSigned('bounce', mailId, signature) ? mailId : undefined
    },
  }

  async function stopKey(reader: Db, addressKey: string, reason: StopReason): Promise<void> {
    await reader.insert(mailStops).values({ addressKey, reason, since: clock.now() }).onConflictDoNothing()
  }
}

function doesStop(reason: StopReason, kind: MailKind | null): boolean {
  if (reason === 'bounced') return true
  if (kind === null) return false
  if (reason === 'complained') return mailKinds[kind] !== 'own'
  return topicOf(kind) === reason
}
