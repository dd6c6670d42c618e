import { students } from '../features/auth/auth.tables.ts'
import { messages } from '../features/chat/chat.tables.ts'
import type { Db } from '../platform/db.ts'
import { mails } from '../platform/mail.tables.ts'

/** Shorter texts ("x", "1/2", "A reply.") stand in any log by chance. */
const textMinLength = 16
const secretMinLength = 16

/** What the server holds of people, for `assertCleanLog`: addresses, names of links, and what was said. */
export async function collectStored(db: Db, canaries: Set<string>): Promise<void> {
  const add = (value: string | null, minLength: number) => {
    // A line break is written as `\n` in a log, so the longest line stands for the text.
    const longest = (value ?? '').split('\n').reduce((best, line) => (line.length > best.length ? line : best), '')
    if (longest.trim().length >= minLength) canaries.add(longest.trim())
  }
  for (const { email, passwordHash } of await db.select().from(students)) {
    add(email, 1)
    add(passwordHash, secretMinLength)
  }
  for (const { recipient, text } of await db.select().from(mails)) {
    add(recipient, 1)
    for (const [address] of (text ?? '').matchAll(/https?:\/\/\S+/g))
      for (const [, value] of URL.parse(address)?.searchParams ?? []) add(value, secretMinLength)
  }
  for (const { text } of await db.select({ text: messages.text }).from(messages)) add(text, textMinLength)
}

const addressPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
/** E.164 with its plus. */
const phonePattern = /(?<![\w+])\+\d{8,15}(?!\d)/
const digitRun = /(?<![\w.:-])\d(?:[ -]?\d){12,18}(?![\w.:-])/g
/** Digits of an id may look like a card's by chance. */
const uuidPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/**
 * SR18, over every test that uses a server: what people typed, what signs them in, and anything that looks like an address,
 * a phone number or a card number never reaches the log.
 */
export function assertCleanLog(canaries: ReadonlySet<string>, logText: string): void {
  const refuse = (what: string, found: string) => {
    throw new Error(`[SR18] The log holds ${what}: ${found}`)
  }
  for (const canary of canaries) {
    // A six-digit code may be part of a longer number.
    const isThere = /^\d{1,10}$/.test(canary)
      ? new RegExp(`(?<![\\w-])${canary}(?![\\w-])`).test(logText)
      : logText.includes(canary) || logText.includes(JSON.stringify(canary).slice(1, -1))
    if (isThere) refuse('what belongs to a person', canary)
  }
  const address = addressPattern.exec(logText)?.[0]
  if (address) refuse('an address', address)
  const phone = phonePattern.exec(logText)?.[0]
  if (phone) refuse('a phone number', phone)
  for (const [run] of logText.replaceAll(uuidPattern, 'id').matchAll(digitRun))
    if (isCardNumber(run)) refuse('a card number', run)
}

/** ISO/IEC 7812-1: the digits pass Luhn's check. Milliseconds of the epoch are 13 digits and begin with 1 as no card does. */
function isCardNumber(run: string): boolean {
  const digits = [...run.replaceAll(/\D/g, '')].map(Number)
  if (digits[0] === 1) return false
  const sum = digits.reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
