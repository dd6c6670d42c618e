import { createHash } from 'node:crypto'
import { replyLineForm } from '../../platform/mail-layout.ts'
import { closingWord } from './feedback.mails.ts'

/** A mail that somebody wrote to us. */
export interface InboundMail {
  /** Everywhere a recipient may stand; only an address that we have signed counts. */
  recipients: string[]
  text: string
  /** A program wrote it: an absence note, a list. */
  isAutomatic: boolean
  /** The same mail again has the same key. */
  onceKey: string
}

/** Of the mail: what is behind it is attachments, which are sent in the app. */
export const readBytes = 1024 * 1024
/** Of what somebody typed. */
const maxTextLength = 10_000
/** A mail of a person holds a few parts; more nesting is an attack on parsers. */
const maxNestingDepth = 20
const maxHeadersSize = 64 * 1024

/** A mail as mail servers pass it on (RFC 5322). Undefined: it is none, or built to break parsers. */
export async function readMessage(source: Buffer): Promise<InboundMail | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  try {
    const mail = await PostalMime.parse(source.subarray(0, readBytes), {
      maxNestingDepth,
      maxHeadersSize,
      maxRfc822NestingDepth: 0,
    })
    const values = (...keys: string[]) => mail.headers.filter(({ key }) => keys.includes(key)).map(({ value }) => value)
    return inboundMail({
      recipients: values('to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'),
      text: mail.text,
      html: mail.html,
      autoSubmitted: values('auto-submitted').join(),
      precedence: values('precedence').join(),
      identity: mail.messageId ?? source,
    })
  } catch {
    return undefined
  }
}

/** @param parts of a mail, as far as they are known */
export function inboundMail(parts: {
  recipients: string[]
  text: string | undefined
  html: string | undefined
  autoSubmitted: string
  precedence: string
  /** What the same mail has again. */
  identity: string | Buffer
}): InboundMail {
  const { recipients, text, html, autoSubmitted, precedence, identity } = parts
  return {
    recipients,
    text: textOf(text, html),
    isAutomatic: isAutomatic(autoSubmitted, precedence),
    onceKey: keyOf(identity),
  }
}

const keyOf = (identity: string | Buffer) => `mail ${createHash('sha256').update(identity).digest('base64url')}`

const isAutomatic = (autoSubmitted: string, precedence: string) =>
  (autoSubmitted !== '' && !/^\s*no\b/i.test(autoSubmitted)) || /\b(?:bulk|list|junk|auto_reply)\b/i.test(precedence)

const textOf = (text: string | undefined, html: string | undefined) => {
  const plain = text?.trim() ? text : plainTextOf((html ?? '').slice(0, readBytes))
  return plain.replaceAll('\r\n', '\n').replaceAll('\u0000', '')
}

const hiddenElements = new Set(['head', 'style', 'script', 'title'])
const breaks = new Set(['br', 'p', 'div', 'li', 'tr', 'blockquote', 'h1', 'h2', 'h3'])
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' }

/** The words of a page, in one pass whatever is in it: nothing of it is ever shown as a page. */
export function plainTextOf(html: string): string {
  const parts: string[] = []
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    parts.push(html.slice(at, open === -1 ? html.length : open))
    if (open === -1) break
    const [, slash, tag = ''] = /^<(\/?)([a-z0-9]{1,10})/i.exec(html.slice(open, open + 12)) ?? []
    const name = tag.toLowerCase()
    const isHidden = slash === '' && hiddenElements.has(name)
    const end = html.startsWith('<!--', open) ? /-->/g : isHidden ? new RegExp(`</${name}[^>]{0,20}>`, 'gi') : />/g
    end.lastIndex = open
    // What is not closed hides the rest.
    if (!end.test(html)) break
    at = end.lastIndex
    if (breaks.has(name)) parts.push('\n')
  }
  return parts
    .join('')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => entities[name]!)
    .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

const saidBy = /^(?:on |.*\d{4}|.*@).*|^(?:wrote|пишет|написал\S*).*:$/i

/**
 * What was typed, without the mail that it answers: everything from our line on, and what mail programs put above it. A
 * line with nothing but `/close` is an order.
 */
export function answerIn(text: string): { text: string; closes: boolean } {
  const at = replyLineForm.exec(text)?.index
  const lines = text.slice(0, at).split('\n')
  const signature = lines.indexOf('-- ')
  if (signature > 0) lines.length = signature
  const isQuoted = () => {
    const last = lines.at(-1)!.trim()
    return last === '' || last.startsWith('>') || /^[-_*=]{2,}/.test(last)
  }
  const drop = () => {
    while (lines.length > 0 && isQuoted()) lines.pop()
  }
  drop()
  // "On Monday … wrote:", which programs break into two lines.
  if (at !== undefined && lines.length > 1 && lines.at(-1)!.trim().endsWith(':') && saidBy.test(lines.at(-1)!.trim())) {
    const last = lines.pop()!
    if (!/\d{4}/.test(last) && lines.length > 1 && /\d{4}/.test(lines.at(-1)!)) lines.pop()
    drop()
  }
  const isOrder = (line: string) => line.trim().toLowerCase() === closingWord
  const kept = lines
    .filter((line) => !isOrder(line))
    .join('\n')
    .trim()
  const cut = kept.length > maxTextLength ? `${kept.slice(0, maxTextLength).trimEnd()} …` : kept
  return { text: cut, closes: lines.some(isOrder) }
}
