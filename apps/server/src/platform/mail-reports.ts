import { type Fields, isFields, parsedFields } from './fields.ts'

/** What mail services and mail servers report about mails: mailboxes that do not exist, and readers who call them spam. */

export interface MailReport {
  reason: 'bounced' | 'complained'
  address: string
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/**
 * Reports in the JSON of a mail service: our own form `{events: [{event, address}]}`, Amazon SES behind SNS, Mailgun,
 * Postmark, SendGrid. Everything else in them (delivered, opened, a mailbox that is full today) is left alone.
 */
export function readReports(body: unknown): MailReport[] {
  if (Array.isArray(body)) return listOf(body).flatMap(fromSendGrid)
  const { events, RecordType, Message, 'event-data': mailgun } = fieldsOf(body)
  if (events !== undefined) return listOf(events).flatMap(({ event, address }) => report(event, address))
  if (RecordType !== undefined) return fromPostmark(fieldsOf(body))
  if (typeof Message === 'string') return fromSes(parsedFields(Message) ?? {})
  return fromMailgun(fieldsOf(mailgun))
}

/** Amazon asks for one click before it sends reports and mails. */
export function confirmationUrl(body: unknown): string | undefined {
  const { Type, SubscribeURL } = fieldsOf(body)
  return Type === 'SubscriptionConfirmation' && typeof SubscribeURL === 'string' ? SubscribeURL : undefined
}

const report = (reason: unknown, address: unknown): MailReport[] =>
  (reason === 'bounced' || reason === 'complained') && typeof address === 'string' && address.includes('@')
    ? [{ reason, address }]
    : []

const fromSendGrid = ({ event, type, email }: Fields) =>
  report(event === 'spamreport' ? 'complained' : event === 'bounce' && type !== 'blocked' ? 'bounced' : null, email)

const fromPostmark = ({ RecordType, Type, Email }: Fields) =>
  report(
    RecordType === 'SpamComplaint'
      ? 'complained'
      : RecordType === 'Bounce' && (Type === 'HardBounce' || Type === 'BadEmailAddress')
        ? 'bounced'
        : null,
    Email,
  )

const fromMailgun = ({ event, severity, recipient }: Fields) =>
  report(event === 'complained' ? event : event === 'failed' && severity === 'permanent' ? 'bounced' : null, recipient)

function fromSes(message: Fields): MailReport[] {
  const type = message.notificationType ?? message.eventType
  if (type === 'Complaint') {
    const { complainedRecipients } = fieldsOf(message.complaint)
    return listOf(complainedRecipients).flatMap(({ emailAddress }) => report('complained', emailAddress))
  }
  const { bounceType, bouncedRecipients } = fieldsOf(message.bounce)
  if (type !== 'Bounce' || bounceType !== 'Permanent') return []
  return listOf(bouncedRecipients).flatMap(({ emailAddress }) => report('bounced', emailAddress))
}

/**
 * What came back to the bounce address: a report of a mail server (RFC 3464) or of a mailbox (RFC 5965). Only the tag of
 * our own address is believed, because anybody can write to it.
 */
export function readReturned(mail: string): { reason: MailReport['reason']; tag: string } | undefined {
  const tag = /\+([0-9a-f-]{36}\.[\w-]{32})@/.exec(mail)?.[1]
  if (tag === undefined) return undefined
  if (/^Feedback-Type:[ \t]*abuse\b/im.test(mail)) return { reason: 'complained', tag }
  const isFinal = /^Action:[ \t]*failed\b/im.test(mail) && /^Status:[ \t]*5\.1\.\d/im.test(mail)
  return isFinal ? { reason: 'bounced', tag } : undefined
}
