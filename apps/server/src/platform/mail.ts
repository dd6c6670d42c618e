import type { Language } from '@lumi/contracts/errors'
import { desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Db, Tx } from './db.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import { mails } from './mail.tables.ts'
import { brandIn, type LaidOutMail } from './mail-layout.ts'

interface MailMessage extends LaidOutMail {
  to: string
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
  /** Writes the mail with the change; it leaves after the transaction has been committed. Then call `flush`. */
  send(tx: Tx, message: MailMessage): Promise<void>
  /** Looks for mails to send now instead of at the next poll. */
  flush(): void
  /** Mails that were kept because no mail server is configured, newest first. */
  listKept(limit: number): Promise<KeptMail[]>
  /** Deletes every mail about a student, and every mail to an address. */
  forget(tx: Tx, about: { studentId: string; address?: string }): Promise<void>
}

const job = 'mail'
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

/** An operator's own name stays as it is; ours is written in the letters of the mail. */
const senderIn = (language: Language, sender: string) => sender.replace(/^Lumi(?= <)/, brandIn(language))

/** Without a mail server (local mode only) mails stay in the table and are read on the outbox page. */
export function createMail({ env, db, clock, jobs }: { env: Env; db: Db; clock: Clock; jobs: Jobs }): Mail {
  const { smtp } = env
  if (smtp) {
    const transport = connectOnce(smtp)
    const host = new URL(env.publicUrl ?? 'http://localhost').hostname
    jobs.define<{ mailId: string }>(job, async ({ mailId }) => {
      const [mail] = await db.select().from(mails).where(eq(mails.id, mailId))
      if (!mail || mail.sentAt !== null || mail.text === null || mail.html === null) return
      await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1` })
        .where(eq(mails.id, mailId))
      const { sendMail } = await transport()
      await sendMail({
        from: senderIn(mail.language, env.mailFrom),
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The same on every attempt, so that a mail server or reader can drop a copy after a lost answer.
        messageId: `<${mail.kind ?? 'mail'}.${mail.id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.language,
          ...(mail.kind !== null && { 'List-Id': `<${mail.kind}.${host}>` }),
        },
      })
      if (mail.isForgotten) await db.delete(mails).where(eq(mails.id, mailId))
      else await db.update(mails).set({ sentAt: clock.now(), text: null, html: null }).where(eq(mails.id, mailId))
    })
  }

  return {
    async send(tx, { to, ...message }) {
      const [row] = await tx
        .insert(mails)
        .values({ ...message, recipient: to, createdAt: clock.now() })
        .returning({ mailId: mails.id })
      if (smtp && row) await jobs.enqueue(tx, job, row)
    },
    flush: () => jobs.wake(job),
    async forget(tx, { studentId, address }) {
      const toAddress = address === undefined ? [] : [eq(sql`lower(${mails.recipient})`, address.toLowerCase())]
      await tx.delete(mails).where(or(eq(mails.studentId, studentId), ...toAddress))
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
