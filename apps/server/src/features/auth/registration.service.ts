import type { RegistrationState } from '@lumi/contracts/auth-links'
import { AppError, type Language } from '@lumi/contracts/errors'
import { languageOf } from '@lumi/contracts/reference'
import { addressKey } from '../../platform/address.ts'
import { mailboxOf } from '../../platform/mailbox.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, randomToken } from '../../platform/secrets.ts'
import { deleteExpiredLinks, emailKeyOf, findStudent, listAccepted, type StudentRow } from './auth.store.ts'
import type { AcceptedText } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { knownCountryId, knownTimeZone } from './known-locale.rules.ts'
import { countMailOrder } from './mail-orders.ts'
import { assertNotGuessable } from './password.rules.ts'
import { hashPassword } from './passwords.ts'
import { createSignUpOrders } from './sign-up-orders.ts'
import { deleteExpiredSignUps, findOpenSignUp, resumeSignUp, type SignUpRow } from './sign-ups.store.ts'

export interface RegistrationDependencies
  extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'mail' | 'limits' | 'audit' | 'origins'> {
  /** Of the `reference` feature: checks what was accepted. @returns exactly which texts those are */
  assertAccepted(
    accepted: readonly { agreementId: string; version: string }[],
    language: Language,
  ): Promise<readonly AcceptedText[]>
}

/** What the form of the sign-up sends. */
export interface Registration {
  email: string
  password: string
  acceptedAgreements: readonly { agreementId: string; version: string }[]
  attemptId?: string | undefined
  timeZone?: string | undefined
  referralInfo?: string | undefined
}

/** Expired links are kept this long so that they can still answer "already verified". */
const keepExpiredLinksMs = 30 * 86_400_000

/** Sign-up with an e-mail address, until the mailed link is opened (`email-confirmation.service.ts`). */
export function createRegistrationService(dependencies: RegistrationDependencies) {
  const { db, clock, limits, assertAccepted } = dependencies
  const orders = createSignUpOrders(dependencies)

  async function getOpen(token: string | undefined): Promise<SignUpRow> {
    const signUp = await findOpenSignUp(db, token, clock.now())
    if (!signUp) throw new AppError('registration_not_found')
    return signUp
  }

  /** The form sent again after a lost answer. @returns the new value of its cookie */
  async function resume(caller: Caller, attemptId: string, emailKey: string): Promise<string | undefined> {
    const token = randomToken()
    if (!(await resumeSignUp(db, { attemptId, emailKey, token }, clock.now()))) return undefined
    await limits.take('sign-up-address', addressKey(caller.address))
    return token
  }

  return {
    /**
     * Same answer and same work whether or not the address is taken.
     * @returns the value of the cookie by which the device may ask for the mail again or correct the address
     */
    async register(caller: Caller, wanted: Registration): Promise<string> {
      const emailKey = emailKeyOf(wanted.email)
      const { attemptId } = wanted
      const resumed = attemptId === undefined ? undefined : await resume(caller, attemptId, emailKey)
      if (resumed) return resumed
      await countMailOrder(limits, caller, wanted.email)
      const acceptedTexts = await assertAccepted(wanted.acceptedAgreements, caller.language)
      await assertNotGuessable(wanted.password, wanted.email)
      return orders.open(caller, {
        attemptHash: attemptId === undefined ? null : hashToken(attemptId),
        email: wanted.email,
        emailKey,
        passwordHash: await hashPassword(wanted.password),
        acceptedTexts: acceptedTexts.map(({ agreementId, version, language, contentHash }) => ({
          agreementId,
          version,
          language,
          contentHash,
        })),
        languageId: languageOf(caller.languageId).languageId,
        countryId: knownCountryId(caller.countryId),
        timeZone: knownTimeZone(wanted.timeZone),
        referralInfo: wanted.referralInfo ?? null,
      })
    },

    /** Right password, unconfirmed account: this device now waits like the one that signed up. */
    async waitForConfirmation(caller: Pick<Caller, 'language' | 'address'>, student: StudentRow): Promise<string> {
      await limits.take('mail-mailbox', mailboxOf(student.email))
      return orders.open(caller, {
        email: student.email,
        emailKey: student.emailKey,
        passwordHash: student.passwordHash,
        acceptedTexts: await listAccepted(db, student.id),
        languageId: student.languageId,
        countryId: student.countryId,
        timeZone: student.timeZone,
        referralInfo: student.referralInfo,
        studentId: student.id,
      })
    },

    /** The mail again, to the same address. */
    async resend(caller: Caller, token: string | undefined): Promise<void> {
      const signUp = await getOpen(token)
      orders.assertMayResend(signUp)
      await countMailOrder(limits, caller, signUp.email)
      await orders.orderAgain(signUp, signUp.email)
    },

    /** Corrects a mistyped address and invalidates the link sent to the wrong mailbox. */
    async correctEmail(caller: Caller, token: string | undefined, email: string): Promise<void> {
      const signUp = await getOpen(token)
      // Same address again, for example after a lost answer: its mail is already ordered.
      if (emailKeyOf(email) === signUp.emailKey && orders.waitMs(signUp) > 0) return
      await countMailOrder(limits, caller, email)
      await orders.orderAgain(signUp, email)
    },

    /** State shown to a waiting device. A taken address looks like any unconfirmed one. */
    async findState(token: string | undefined): Promise<RegistrationState> {
      const signUp = await findOpenSignUp(db, token, clock.now())
      if (!signUp) return { state: 'none' }
      const student = signUp.studentId === null || signUp.isTaken ? undefined : await findStudent(db, signUp.studentId)
      return {
        state: student?.emailConfirmedAt && student.emailKey === signUp.emailKey ? 'confirmed' : 'waiting',
        email: signUp.email,
        resendAfterSeconds: Math.ceil(orders.waitMs(signUp) / 1000),
      }
    },

    async deleteExpired(): Promise<void> {
      await deleteExpiredLinks(db, new Date(clock.now().getTime() - keepExpiredLinksMs))
      await deleteExpiredSignUps(db, clock.now())
    },
  }
}
