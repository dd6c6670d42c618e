import { randomUUID } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { addressPrefix } from '../../platform/address.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, randomToken } from '../../platform/secrets.ts'
import { emailKeyOf } from './auth.store.ts'
import type { Caller } from './caller.ts'
import { createSignUpMails } from './sign-up-mails.ts'
import { createSignUp, type NewSignUp, orderMail, type SignUpRow } from './sign-ups.store.ts'

const resendAfterMs = MAIL_LINK.resendAfterSeconds * 1000

/** The account that a sign-up asks for; the rest of the row is set when it is opened. */
export type WantedAccount = Omit<
  NewSignUp,
  'id' | 'tokenHash' | 'language' | 'addressPrefix' | 'createdAt' | 'orderedAt' | 'expiresAt'
>

/** Stores sign-ups and orders their mails. The mails are written by a job, so every order takes the same time. */
export function createSignUpOrders(
  dependencies: Pick<Platform, 'db' | 'clock' | 'jobs' | 'mail' | 'audit' | 'origins'>,
) {
  const { db, clock } = dependencies
  const mails = createSignUpMails(dependencies)
  const expiry = (now: Date) => new Date(now.getTime() + MAIL_LINK.confirmationHours * 3_600_000)

  /** Time until the next mail may be ordered; zero: now. */
  const waitMs = ({ orderedAt }: SignUpRow) => Math.max(0, orderedAt.getTime() + resendAfterMs - clock.now().getTime())

  const tooSoon = (ms: number) => new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(ms / 1000) })

  return {
    waitMs,

    /** @throws AppError `too_many_requests` while the last mail is too recent */
    assertMayResend(signUp: SignUpRow): void {
      if (waitMs(signUp) > 0) throw tooSoon(waitMs(signUp))
    },

    /** Stores a sign-up and orders its mail. @returns the cookie value by which the waiting device is known */
    async open({ language, address }: Pick<Caller, 'language' | 'address'>, account: WantedAccount): Promise<string> {
      const token = randomToken()
      const now = clock.now()
      await db.transaction(async (tx) => {
        const signUpId = await createSignUp(tx, {
          ...account,
          id: randomUUID(),
          tokenHash: hashToken(token),
          language,
          addressPrefix: addressPrefix(address),
          createdAt: now,
          orderedAt: now,
          expiresAt: expiry(now),
        })
        await mails.order(tx, signUpId)
      })
      mails.wake()
      return token
    },

    /** Orders the mail again, possibly to another address. */
    async orderAgain(signUp: SignUpRow, email: string): Promise<void> {
      await db.transaction(async (tx) => {
        const now = clock.now()
        const order = { email, emailKey: emailKeyOf(email), orderedAt: now, expiresAt: expiry(now) }
        if (!(await orderMail(tx, signUp, order))) throw tooSoon(resendAfterMs)
        await mails.order(tx, signUp.id)
      })
      mails.wake()
    },
  }
}
