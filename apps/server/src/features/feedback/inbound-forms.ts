import { Busboy } from '@fastify/busboy'
import { type Fields, isFields, parsedFields } from '../../platform/fields.ts'
import { type InboundMail, inboundMail, readBytes, readMessage } from './inbound-mail.ts'

/** SendGrid sends about twenty fields beside the attachments. */
const maxParts = 200

/**
 * A mail in the form in which a service hands it over: the mail itself, JSON (Postmark, Amazon SES behind SNS, our own
 * `to`, `text`, `messageId`), or a form (Mailgun, SendGrid). Undefined: it is none of them.
 */
export async function readInbound(contentType: string, body: Buffer): Promise<InboundMail | undefined> {
  const [mediaType = ''] = contentType.toLowerCase().split(/[\s;]/)
  if (mediaType === 'application/x-www-form-urlencoded')
    return readForm(
      new Map([...new URLSearchParams(body.toString('utf8'))].map(([name, value]) => [name, Buffer.from(value)])),
    )
  if (mediaType === 'multipart/form-data') return readForm(await partsOf(contentType, body))
  if (mediaType === 'message/rfc822') return readMessage(body)
  const fields = parsedFields(body.toString('utf8'))
  // SNS says that its JSON is plain text.
  if (fields) return typeof fields.Message === 'string' ? readFromSes(fields.Message) : readFields(fields)
  return mediaType === 'application/json' ? undefined : readMessage(body)
}

/** Mailgun and SendGrid pass the mail itself on when they are told to. */
async function readForm(form: Map<string, Buffer>): Promise<InboundMail | undefined> {
  const mail = form.get('body-mime') ?? form.get('email')
  const fields = decoded(form)
  return mail ? withRecipients(await readMessage(mail), recipientsIn(fields)) : readFields(fields)
}

/** https://docs.aws.amazon.com/ses/latest/dg/receiving-email-notifications-contents.html: only its action `SNS` has the mail. */
function readFromSes(message: string): Promise<InboundMail | undefined> | undefined {
  const { receipt, content } = parsedFields(message) ?? {}
  if (!isFields(receipt) || typeof content !== 'string') return undefined
  const encoding = isFields(receipt.action) && receipt.action.encoding === 'BASE64' ? 'base64' : 'utf8'
  const recipients = Array.isArray(receipt.recipients) ? receipt.recipients.map(String) : []
  return readMessage(Buffer.from(content, encoding)).then((mail) => withRecipients(mail, recipients))
}

const withRecipients = (mail: InboundMail | undefined, recipients: string[]) =>
  mail && { ...mail, recipients: [...recipients, ...mail.recipients] }

/** Attachments are left out. */
function partsOf(contentType: string, body: Buffer): Promise<Map<string, Buffer>> {
  const parts = new Map<string, Buffer>()
  return new Promise((resolve) => {
    const finish = () => resolve(parts)
    try {
      const busboy = new Busboy({
        headers: { 'content-type': contentType },
        limits: { parts: maxParts, fileSize: readBytes },
        // A field that is read as a file keeps its bytes: its charset stands in another field.
        isPartAFile: () => true,
      })
      busboy.on('file', (name, stream, fileName) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => fileName === undefined && chunks.push(chunk))
        stream.on('end', () => fileName === undefined && parts.set(name, Buffer.concat(chunks)))
        stream.on('error', finish)
      })
      busboy.on('finish', finish)
      busboy.on('error', finish)
      busboy.end(body)
    } catch {
      // No boundary.
      finish()
    }
  })
}

/** SendGrid leaves each field in the charset of the mail, and names it in `charsets`. */
function decoded(form: Map<string, Buffer>): Fields {
  const charsets = parsedFields(form.get('charsets')?.toString('utf8') ?? '') ?? {}
  return Object.fromEntries([...form].map(([name, bytes]) => [name, decodedText(bytes, textIn(charsets, name))]))
}

function decodedText(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset || 'utf-8').decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}

const textIn = (fields: Fields, ...names: string[]) => {
  const found = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}

/** `envelope` of SendGrid is JSON, in which an address is found as well. */
const recipientsIn = (fields: Fields) =>
  ['to', 'envelope', 'OriginalRecipient', 'To', 'recipient'].map((name) => textIn(fields, name))

/** A header that is a field of its own (Mailgun), in a list (Postmark), or in the text of all of them (SendGrid). */
function headerOf(fields: Fields, name: string): string {
  const listed = Array.isArray(fields.Headers) ? fields.Headers.filter(isFields) : []
  const found = listed.find((one) => textIn(one, 'Name').toLowerCase() === name.toLowerCase())
  const [, inText = ''] = new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(textIn(fields, 'headers')) ?? []
  return textIn(fields, name) || (found ? textIn(found, 'Value') : inText)
}

function readFields(fields: Fields): InboundMail {
  const text = textIn(fields, 'text', 'TextBody', 'body-plain')
  const html = textIn(fields, 'html', 'HtmlBody', 'body-html')
  const recipients = recipientsIn(fields)
  const messageId = textIn(fields, 'messageId', 'MessageID') || headerOf(fields, 'Message-Id')
  return inboundMail({
    recipients,
    text,
    html,
    autoSubmitted: headerOf(fields, 'Auto-Submitted'),
    precedence: headerOf(fields, 'Precedence'),
    identity: messageId || JSON.stringify([recipients, text, html]),
  })
}
