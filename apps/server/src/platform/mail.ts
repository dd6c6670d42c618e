import type { Language } from '@lumi/contracts/errors'
import { desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import { mails } from './mail.tables.ts'
import { type MailTopic, topicOf } from './mail-kinds.ts'
import { brandIn, escapeHtml, type LaidOutMail, stopAddress } from './mail-layout.ts'
import { createMailStops, type MailStops } from './mail-stops.ts'
import type { Metrics } from './metrics.ts'
import type { Origins } from './origins.ts'

interface MailMessage extends LaidOutMail {
  to: string
  /** Where an answer goes. @default the sender */
  replyTo?: string
  /** Whom the mail is about; with them goes the mail, whoever it was sent to. */
  studentId?: string
  /** The last mail to an address: nothing of it is kept once it has left. */
  isForgotten?: boolean
}

/** A mail as the outbox page shows it. */
export interface KeptMail extends Omit<LaidOutMail, 'kind'> {
  to: string
  kind: LaidOutMail['kind'] | null
  mailId: string
  createdAt: string
}

export interface Mail {
  /**
   * Writes the mail with the change; it leaves after the transaction has been committed. Then call `flush`.
   * @returns false when nothing is written, because mails of this kind do not go to this mailbox any more
   */
  send(tx: Tx, message: MailMessage): Promise<boolean>
  /** Which mailboxes get nothing, or not everything. */
  stops: MailStops
  /** What a feature does when a student ends mails of a topic from a mail, or takes that back; in the same transaction. */
  onStop(listener: StopListener): void
  tellOfStop: StopListener
  /** Looks for mails to send now instead of at the next poll. */
  flush(): void
  /** Mails that were kept because no mail server is configured, newest first. */
  listKept(limit: number): Promise<KeptMail[]>
  /** Deletes every mail about a student, and every mail to an address. */
  forget(tx: Tx, about: { studentId: string; address?: string }): Promise<void>
}

type StopListener = (tx: Tx, change: { topic: MailTopic; studentId: string; isStopped: boolean }) => Promise<void>

const job = 'mail'
/** Served by `mail-pages.ts`. */
export const stopPath = '/api/v1/mail/stop'
const smtpTimeoutMs = 15_000

/** The client of the mail server, loaded at the first mail. */
function connectOnce(smtp: NonNullable<Env['smtp']>) {
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      host: smtp.host,
      port: smtp.port,
      secure: smtp.tls === 'implicit',
      requireTLS: smtp.tls === 'required',
      ignoreTLS: smtp.tls === 'none',
      ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { sendMail: (mail: Parameters<typeof transport.sendMail>[0]) => transport.sendMail(mail) }
  }
  let connected: ReturnType<typeof connect> | undefined
  return () => {
    connected ??= connect()
    return connected
  }
}

/** The mail server says of the address, and not of us, that it does not exist (RFC 3463: class 5.1). */
function isNoSuchMailbox(error: unknown): boolean {
  const { command, responseCode, response } = error as { command?: string; responseCode?: number; response?: string }
  if (command !== 'RCPT TO' || responseCode === undefined) return false
  const enhanced = /^\d{3}[ -](\d)\.(\d{1,3})\./.exec(response ?? '')
  return enhanced ? enhanced[1] === '5' && enhanced[2] === '1' : [550, 551, 553].includes(responseCode)
}

/** `bounces@lumi.example` becomes `bounces+TAG@lumi.example`. */
const bounceAddress = (address: string, tag: string) => address.replace(/(?=@[^@]*$)/, `+${tag}`)

interface Dependencies {
  env: Env
  db: Db
  clock: Clock
  jobs: Jobs
  metrics: Pick<Metrics, 'mails'>
  origins: Pick<Origins, 'publicUrl'>
}

/** An operator's own name stays as it is; ours is written in the letters of the mail. */
const senderIn = (language: Language, sender: string) => sender.replace(/^Lumi(?= <)/, brandIn(language))

/** Without a mail server (local mode only) mails stay in the table and are read on the outbox page. */
export function createMail(dependencies: Dependencies): Mail {
  const { env, db, clock, jobs, metrics, origins } = dependencies
  const { smtp } = env
  const stops = createMailStops(dependencies)
  const listeners: StopListener[] = []
  const stopUrl = (ticket: string) => `${origins.publicUrl()}${stopPath}?${new URLSearchParams({ ticket })}`
  /** Of a topic: for the mail's own link and for the button of the mail program. */
  const stopUrlOf = ({ to, kind, studentId }: Pick<MailMessage, 'to' | 'kind' | 'studentId'>) => {
    const topic = topicOf(kind)
    return topic && stopUrl(stops.ticketFor(to, topic, studentId))
  }
  if (smtp) {
    const transport = connectOnce(smtp)
    const host = new URL(env.publicUrl ?? 'http://localhost').hostname
    jobs.define<{ mailId: string }>(job, async ({ mailId }) => {
      const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
      if (!mail || mail.sentAt !== null || mail.text === null || mail.html === null) return
      const { kind } = mail
      const drop = async (outcome: 'stopped' | 'bounced') => {
        await db.delete(mails).where(eq(mails.id, mailId))
        metrics.mails.inc({ kind: kind ?? 'mail', outcome })
      }
      if (await stops.isStopped(db, mail.recipient, kind)) return drop('stopped')
      await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1` })
        .where(eq(mails.id, mailId))
      const { sendMail } = await transport()
      const stopLink =
        kind === null
          ? undefined
          : stopUrlOf({ to: mail.recipient, kind, ...(mail.studentId !== null && { studentId: mail.studentId }) })
      const sending = sendMail({
        from: senderIn(mail.language, env.mailFrom),
        to: mail.recipient,
        ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
        // Where the mail comes back to if it cannot be delivered.
        ...(env.mailBounces && {
          envelope: { from: bounceAddress(env.mailBounces, stops.bounceTag(mail.id)), to: mail.recipient },
        }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same on every attempt, so that a mail server or reader can drop a copy after a lost answer.
        messageId: `<${kind ?? 'mail'}.${mail.id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.language,
          ...(kind !== null && { 'List-Id': `<${kind}.${host}>` }),
          // RFC 8058: the mail program may order it by itself, with one press and no page.
          ...(stopLink !== undefined && {
            'List-Unsubscribe': `<${stopLink}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
      try {
        await sending
      } catch (error) {
        if (!isNoSuchMailbox(error)) throw error
        await stops.stop(db, mail.recipient, 'bounced')
        return drop('bounced')
      }
      metrics.mails.inc({ kind: kind ?? 'mail', outcome: 'sent' })
      if (mail.isForgotten) await db.delete(mails).where(eq(mails.id, mailId))
      else await db.update(mails).set({ sentAt: clock.now(), text: null, html: null }).where(eq(mails.id, mailId))
    })
  }

  return {
    stops,
    onStop: (listener) => void listeners.push(listener),
    async tellOfStop(tx, change) {
      for (const listener of listeners) await listener(tx, change)
    },
    async send(tx, { to, ...message }) {
      if (await stops.isStopped(tx, to, message.kind)) {
        metrics.mails.inc({ kind: message.kind, outcome: 'stopped' })
        return false
      }
      const stopLink = stopUrlOf({ to, ...message })
      if (stopLink !== undefined) {
        message.text = message.text.replaceAll(stopAddress, stopLink)
        message.html = message.html.replaceAll(stopAddress, escapeHtml(stopLink))
      }
      const [row] = await tx
        .insert(mails)
        .values({ ...message, recipient: to, createdAt: clock.now() })
        .returning({ mailId: mails.id })
      if (smtp && row) await jobs.enqueue(tx, job, row)
      return true
    },
    flush: () => jobs.wake(job),
    async forget(tx, { studentId, address }) {
      const toAddress = address === undefined ? [] : [eq(sql`lower(${mails.recipient})`, address.toLowerCase())]
      await tx.delete(mails).where(or(eq(mails.studentId, studentId), ...toAddress))
      await stops.forget(tx, address === undefined ? [] : [address])
    },
    async listKept(limit) {
      const kept = await db
        .select()
        .from(mails)
        .where(isNull(mails.sentAt))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit)
      return kept.map((mail) => ({
        mailId: mail.id,
        createdAt: mail.createdAt.toISOString(),
        to: mail.recipient,
        kind: mail.kind,
        language: mail.language,
        subject: mail.subject,
        text: mail.text ?? '',
        html: mail.html ?? '',
      }))
    },
  }
}
