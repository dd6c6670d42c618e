import { randomUUID } from 'node:crypto'
import type { RegistrationState } from '@lumi/contracts/auth-links'
import { AppError, type Language } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { and, eq, isNull } from 'drizzle-orm'
import { addressKey, addressPrefix } from '../../platform/address.ts'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken, randomToken } from '../../platform/secrets.ts'
import {
  deleteExpiredLinks,
  emailKeyOf,
  findEmailConfirmation,
  findStudent,
  listAccepted,
  type StudentRow,
} from './auth.store.ts'
import { type AcceptedText, students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { knownCountryId, knownTimeZone } from './known-locale.rules.ts'
import { countMailOrder } from './mail-orders.ts'
import { assertNotGuessable } from './password.rules.ts'
import { hashPassword } from './passwords.ts'
import type { Tokens } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { createSignUpMails } from './sign-up-mails.ts'
import {
  createSignUp,
  deleteExpiredSignUps,
  findOpenSignUp,
  isLinkAlive,
  type NewSignUp,
  orderMail,
  resumeSignUp,
  type SignUpRow,
  takeSignUp,
} from './sign-ups.store.ts'

export interface RegistrationDependencies
  extends Pick<Platform, 'db' | 'clock' | 'jobs' | 'mail' | 'limits' | 'audit' | 'origins'> {
  sessions: Sessions
  signIn: SignIn
  /** Of the `reference` feature: checks what was accepted. @returns exactly which texts those are */
  assertAccepted(
    accepted: readonly { agreementId: string; version: string }[],
    language: Language,
  ): Promise<readonly AcceptedText[]>
  /** Told to the `promo` feature: an address was confirmed for the first time. */
  friendConfirmed(tx: Tx, friend: { id: string; referralInfo: string | null }): Promise<void>
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

export interface Confirmed {
  outcome: 'verified' | 'already_verified'
  /** Of the account. Whoever holds the link reads its mail anyway. */
  email: string
  /** Present in the browser that signed up. */
  tokens?: Tokens
}

/** Expired links are kept this long so that they can still answer "already verified". */
const keepExpiredLinksDays = 30
const resendAfterMs = MAIL_LINK.resendAfterSeconds * 1000

/** Sign-up with an e-mail address, up to the click on the mailed link. */
export function createRegistrationService(dependencies: RegistrationDependencies) {
  const { db, clock, limits, audit, mail, sessions, signIn, assertAccepted, friendConfirmed } = dependencies
  const mails = createSignUpMails(dependencies)
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
  const expiry = () => inHours(MAIL_LINK.confirmationHours)

  async function getOpen(token: string | undefined): Promise<SignUpRow> {
    const signUp = await findOpenSignUp(db, token, clock.now())
    if (!signUp) throw new AppError('registration_not_found')
    return signUp
  }

  /** Time until the next mail may be ordered; zero: now. */
  const waitMs = ({ orderedAt }: SignUpRow) => Math.max(0, orderedAt.getTime() + resendAfterMs - clock.now().getTime())

  const tooSoon = (ms: number) => new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(ms / 1000) })

  async function order(signUp: SignUpRow, email: string) {
    await db.transaction(async (tx) => {
      const isFirst = await orderMail(tx, signUp, {
        email,
        emailKey: emailKeyOf(email),
        orderedAt: clock.now(),
        expiresAt: expiry(),
      })
      if (!isFirst) throw tooSoon(resendAfterMs)
      await mails.order(tx, signUp.id)
    })
    mails.wake()
  }

  /** Orders the mail and returns the cookie value by which the waiting device is known. */
  async function open(
    { language, address }: Pick<Caller, 'language' | 'address'>,
    account: Omit<
      NewSignUp,
      'id' | 'tokenHash' | 'language' | 'addressPrefix' | 'createdAt' | 'orderedAt' | 'expiresAt'
    >,
  ): Promise<string> {
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
        expiresAt: expiry(),
      })
      await mails.order(tx, signUpId)
    })
    mails.wake()
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
      if (attemptId !== undefined) {
        const token = randomToken()
        if (await resumeSignUp(db, { attemptId, emailKey, token }, clock.now())) {
          await limits.take('sign-up-address', addressKey(caller.address))
          return token
        }
      }
      await countMailOrder(limits, caller, wanted.email)
      const acceptedTexts = await assertAccepted(wanted.acceptedAgreements, caller.language)
      await assertNotGuessable(wanted.password, wanted.email)
      return open(caller, {
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
      await limits.take('mail-mailbox', student.emailKey)
      return open(caller, {
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
      if (waitMs(signUp) > 0) throw tooSoon(waitMs(signUp))
      await countMailOrder(limits, caller, signUp.email)
      await order(signUp, signUp.email)
    },

    /** Corrects a mistyped address and invalidates the link sent to the wrong mailbox. */
    async correctEmail(caller: Caller, token: string | undefined, email: string): Promise<void> {
      const signUp = await getOpen(token)
      // Same address again, for example after a lost answer: its mail is already ordered.
      if (emailKeyOf(email) === signUp.emailKey && waitMs(signUp) > 0) return
      await countMailOrder(limits, caller, email)
      await order(signUp, email)
    },

    /** State shown to a waiting device. A taken address looks like any unconfirmed one. */
    async findState(token: string | undefined): Promise<RegistrationState> {
      const signUp = await findOpenSignUp(db, token, clock.now())
      if (!signUp) return { state: 'none' }
      const student = signUp.studentId === null || signUp.isTaken ? undefined : await findStudent(db, signUp.studentId)
      return {
        state: student?.emailConfirmedAt && student.emailKey === signUp.emailKey ? 'confirmed' : 'waiting',
        email: signUp.email,
        resendAfterSeconds: Math.ceil(waitMs(signUp) / 1000),
      }
    },

    /** @param signUpToken what this browser was given when it signed up; together with the link it signs in, once */
    async confirmEmail(
      caller: Caller,
      link: { confirmationId: string; secret: string },
      signUpToken: string | undefined,
    ): Promise<Confirmed> {
      const { ended, ...confirmed } = await db.transaction(async (tx): Promise<Confirmed & { ended: string[] }> => {
        const confirmation = await findEmailConfirmation(tx, link.confirmationId)
        if (!confirmation || confirmation.secretHash !== hashToken(link.secret)) throw new AppError('auth_link_invalid')
        const student = await findStudent(tx, confirmation.studentId)
        if (!student || !(await isLinkAlive(tx, confirmation.signUpId, student)))
          throw new AppError('auth_link_invalid')
        const { email } = student
        if (student.emailConfirmedAt) return { outcome: 'already_verified', email, ended: [] }
        if (confirmation.expiresAt <= clock.now()) throw new AppError('auth_link_expired')
        // The letter may be that of another sign-up with this address, older or a stranger's: here the own password counts.
        const ownSignUp = await takeSignUp(tx, signUpToken, student, clock.now())
        const passwordHash = ownSignUp?.passwordHash ?? confirmation.passwordHash
        // The condition again in the statement: of two presses at the same moment the second must not set its own password.
        const [isFirst] = await tx
          .update(students)
          .set({ emailConfirmedAt: clock.now(), ...(passwordHash === null ? {} : { passwordHash }) })
          .where(and(eq(students.id, student.id), isNull(students.emailConfirmedAt)))
          .returning({ id: students.id })
        if (!isFirst) return { outcome: 'already_verified', email, ended: [] }
        await friendConfirmed(tx, student)
        await audit.write(tx, {
          action: 'email-confirmation',
          result: 'done',
          studentId: student.id,
          address: caller.address,
        })
        if (!ownSignUp) return { outcome: 'verified', email, ended: [] }
        return { outcome: 'verified', email, ...(await signIn.begin(tx, student, caller)) }
      })
      sessions.announceEnded(ended)
      mail.flush()
      return confirmed
    },

    async deleteExpired(): Promise<void> {
      await deleteExpiredLinks(db, inHours(-24 * keepExpiredLinksDays))
      await deleteExpiredSignUps(db, clock.now())
    },
  }
}
