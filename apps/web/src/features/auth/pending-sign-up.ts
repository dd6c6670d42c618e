import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { settings } from '../../lib/storage.ts'

/** A sign-up that waits for its mailed link. Nothing of it is secret: the right to repeat it is in a cookie. */
export interface PendingSignUp {
  email: string
  /** When the letter may be asked for again, and when its link ends; epoch milliseconds. */
  resendAt: number
  expiresAt: number
  /** Query of the page that the student came from: the page wanted opens after signing in. */
  search: string
}

const key = 'pendingSignUp'
const listeners = new Set<() => void>()
let raw: string | null = null
let parsed: PendingSignUp | null = null

function read(): PendingSignUp | null {
  const stored = settings.get(key)
  if (stored !== raw) {
    raw = stored
    parsed = stored === null ? null : parse(stored)
  }
  return parsed && parsed.expiresAt > Date.now() ? parsed : null
}

function parse(text: string): PendingSignUp | null {
  try {
    const { email, resendAt, expiresAt, search } = JSON.parse(text) as Partial<PendingSignUp>
    const isWhole = typeof email === 'string' && typeof resendAt === 'number' && typeof expiresAt === 'number'
    return isWhole ? { email, resendAt, expiresAt, search: search ?? '' } : null
  } catch {
    return null
  }
}

function write(next: PendingSignUp | null) {
  if (next) settings.set(key, JSON.stringify(next))
  else settings.remove(key)
  for (const listener of listeners) listener()
}

/** Kept on the device until it is confirmed, so that a reload, or a phone that put the page away, loses nothing. */
export const pendingSignUp = {
  get: read,

  /** A letter is on its way to `email`. */
  sent(email: string, search = read()?.search ?? ''): void {
    const now = Date.now()
    write({
      email,
      search,
      resendAt: now + MAIL_LINK.resendAfterSeconds * 1000,
      expiresAt: now + MAIL_LINK.confirmationHours * 3_600_000,
    })
  },

  /** The server wants a longer wait. */
  wait(seconds: number): void {
    const pending = read()
    if (pending) write({ ...pending, resendAt: Date.now() + seconds * 1000 })
  },

  forget: () => write(null),

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
