import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { settings } from '../../lib/storage.ts'

/** A sign-up waiting for its mailed link. Nothing here is secret: the right to repeat it is in a cookie. */
export interface PendingSignUp {
  email: string
  /** When the letter may be requested again and when its link expires; epoch milliseconds. */
  resendAt: number
  expiresAt: number
  /** Query of the page the student came from; it names the page to open after signing in. */
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

/** Stored on the device until confirmed, so that it survives a reload or a phone that unloads the page. */
export const pendingSignUp = {
  get: read,

  /** A letter has been sent to `email`. */
  sent(email: string, search = read()?.search ?? ''): void {
    const now = Date.now()
    write({
      email,
      search,
      resendAt: now + MAIL_LINK.resendAfterSeconds * 1000,
      expiresAt: now + MAIL_LINK.confirmationHours * 3_600_000,
    })
  },

  /** The server asked to wait longer. */
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
