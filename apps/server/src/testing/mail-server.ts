import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface DeliveredMail {
  /** Where it would come back to. */
  from: string
  recipients: string[]
  source: string
}

export interface MailServer {
  /** For `startTestServer`. */
  settings: Record<string, string>
  deliveredTo(email: string): DeliveredMail[]
  /** So many of the next mails are refused for now. */
  refuseNext(count: number): void
  /** Mailboxes that do not exist, and what the server says of them. */
  missing: Map<string, string>
  close(): Promise<void>
}

/** A mail server on loopback that speaks SMTP and keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const delivered: DeliveredMail[] = []
  const missing = new Map<string, string>()
  let refusals = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const said = missing.get(address)
      if (said === undefined) return done()
      const [code, ...text] = said.split(' ')
      done(Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1
          return done(Object.assign(new Error('Try later'), { responseCode: 451 }))
        }
        delivered.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          recipients: envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  return {
    settings: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_TLS: 'none' },
    deliveredTo: (email) => delivered.filter(({ recipients }) => recipients.includes(email)),
    refuseNext(count) {
      refusals = count
    },
    missing,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}

/** The text part of a delivered mail, as a mailbox decodes it. */
export function textOf(source: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----/.exec(source)![1]!
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(source.slice(source.indexOf('text/plain')))![1]!
  if (encoding === 'base64') return Buffer.from(part, 'base64').toString('utf8')
  const bytes = part
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
