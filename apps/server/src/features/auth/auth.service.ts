import { randomUUID } from 'node:crypto'
import { AppError, type Language } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { countries, languageOf, languages } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { addressKey } from '../../platform/address.ts'
import type { Cookies } from '../../platform/cookies.ts'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/secrets.ts'
import {
  confirmationMail,
  passwordChangedMail,
  passwordRequestMail,
  sessionReusedMail,
  takenMail,
} from './auth.mails.ts'
import {
  closePasswordRequests,
  createEmailConfirmation,
  createPasswordRequest,
  createStudent,
  deleteExpiredLinks,
  emailKeyOf,
  findEmailConfirmation,
  findPasswordRequest,
  findStudent,
  findStudentByEmail,
  lockStudentByEmail,
  type StudentRow,
  usePasswordRequest,
} from './auth.store.ts'
import { acceptedAgreements, students } from './auth.tables.ts'
import { assertNotGuessable } from './password.rules.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Sessions, Tokens } from './sessions.ts'

interface AgreementToStore {
  agreementId: string
  version: string
  language: Language
  contentHash: string
}

export interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'limits' | 'audit' | 'origins'> {
  sessions: Sessions
  /** The `reference` feature: checks what was accepted and names exactly which text that was. */
  assertAccepted(
    accepted: readonly { agreementId: string; version: string }[],
    language: Language,
  ): readonly AgreementToStore[]
}

/** Where a call comes from. */
export interface Caller {
  language: Language
  languageId: number
  countryId: number
  address: string
  /** Random value of the device cookie; undefined at the first visit. */
  deviceId: string | undefined
  cookies: Cookies
}

/** Shortest time of an answer that must not tell whether an account exists: longer than either way takes. */
const evenAnswerMs = 150
/** An expired link still gets a true answer ("already verified") for so long; then it is unknown. */
const keepExpiredLinksDays = 30

export type AuthService = ReturnType<typeof createAuthService>

export function createAuthService(dependencies: Dependencies) {
  const { db, clock, mail, limits, audit, origins, sessions, assertAccepted } = dependencies
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)

  async function countMailOrder(caller: Caller, email: string) {
    await limits.take('sign-up-address', addressKey(caller.address))
    if (caller.deviceId !== undefined) await limits.take('sign-up-device', caller.deviceId)
    await limits.take('mail-mailbox', emailKeyOf(email))
  }

  async function sendConfirmation(tx: Tx, student: StudentRow, language: Language, passwordHash: string | null) {
    const createdAt = clock.now()
    const expiresAt = inHours(MAIL_LINK.confirmationHours)
    const confirmation = await createEmailConfirmation(tx, {
      studentId: student.id,
      passwordHash,
      createdAt,
      expiresAt,
    })
    const request = await createPasswordRequest(tx, { studentId: student.id, createdAt, expiresAt })
    const link = {
      confirmationId: confirmation.id,
      secret: confirmation.secret,
      requestId: request.id,
      token: request.secret,
    }
    await mail.send(tx, { to: student.email, ...confirmationMail(language, origins.publicUrl(), link) })
  }

  return {
    /** A taken address answers the same, in the same time, and tells its owner by mail. */
    async register(
      caller: Caller,
      wanted: {
        email: string
        password: string
        acceptedAgreements: readonly { agreementId: string; version: string }[]
        timeZone?: string | undefined
        referralInfo?: string | undefined
      },
    ): Promise<void> {
      await countMailOrder(caller, wanted.email)
      const agreements = assertAccepted(wanted.acceptedAgreements, caller.language)
      assertNotGuessable(wanted.password, wanted.email)
      const passwordHash = await hashPassword(wanted.password)
      const now = clock.now()
      await db.transaction(async (tx) => {
        const created = await createStudent(tx, {
          id: randomUUID(),
          email: wanted.email,
          emailKey: emailKeyOf(wanted.email),
          passwordHash,
          languageId: knownLanguageId(caller.languageId),
          countryId: knownCountryId(caller.countryId),
          timeZone: knownTimeZone(wanted.timeZone),
          referralInfo: wanted.referralInfo ?? null,
          createdAt: now,
        })
        const student = created ?? (await lockStudentByEmail(tx, wanted.email))
        if (!student) throw new Error('A student vanished between insert and select')
        if (student.emailConfirmedAt !== null) {
          const { language } = languageOf(student.languageId)
          await mail.send(tx, { to: student.email, ...takenMail(language, origins.publicUrl()) })
        } else {
          if (!created) await tx.update(students).set({ passwordHash }).where(eq(students.id, student.id))
          await sendConfirmation(tx, student, caller.language, passwordHash)
          await tx
            .insert(acceptedAgreements)
            .values(agreements.map((agreement) => ({ ...agreement, studentId: student.id, acceptedAt: now })))
            .onConflictDoNothing()
        }
        const result = created ? 'done' : 'refused'
        await audit.write(tx, { action: 'registration', result, studentId: student.id, address: caller.address })
      })
      mail.flush()
    },

    async confirmEmail(caller: Caller, link: { confirmationId: string; secret: string }) {
      return db.transaction(async (tx) => {
        const confirmation = await findEmailConfirmation(tx, link.confirmationId)
        if (!confirmation || confirmation.secretHash !== hashToken(link.secret)) throw new AppError('auth_link_invalid')
        const student = await findStudent(tx, confirmation.studentId)
        if (student?.emailConfirmedAt) return 'already_verified' as const
        if (!student || confirmation.expiresAt <= clock.now()) throw new AppError('auth_link_invalid')
        await tx
          .update(students)
          .set({
            emailConfirmedAt: clock.now(),
            ...(confirmation.passwordHash === null ? {} : { passwordHash: confirmation.passwordHash }),
          })
          .where(eq(students.id, student.id))
        await audit.write(tx, {
          action: 'email-confirmation',
          result: 'done',
          studentId: student.id,
          address: caller.address,
        })
        return 'verified' as const
      })
    },

    /** Counts before it hashes, and takes the same time for unknown accounts. */
    async login(caller: Caller, given: { email: string; password: string }): Promise<Tokens> {
      const address = addressKey(caller.address)
      const account = `${emailKeyOf(given.email)} ${address}`
      await limits.take('login-address', address)
      await limits.takeWithGrowingDelay('login-account', account)
      const student = await findStudentByEmail(db, given.email)
      const isRight = await isPassword(given.password, student?.passwordHash)
      if (!student || !isRight) {
        await audit.write(db, {
          action: 'sign-in',
          result: 'refused',
          studentId: student?.id,
          address: caller.address,
        })
        throw new AppError('auth_invalid_login')
      }
      await limits.forget('login-account', account)
      await limits.giveBack('login-address', address)
      if (student.emailConfirmedAt === null) {
        await limits.take('mail-mailbox', student.emailKey)
        await db.transaction((tx) => sendConfirmation(tx, student, caller.language, student.passwordHash))
        mail.flush()
        throw new AppError('auth_email_not_confirmed')
      }
      const { tokens, ended } = await db.transaction(async (tx) => {
        const started = await sessions.start(tx, student.id, caller.cookies)
        await audit.write(tx, {
          action: 'sign-in',
          result: 'done',
          studentId: student.id,
          sessionId: started.sessionId,
          address: caller.address,
        })
        return started
      })
      sessions.announceEnded(ended)
      return tokens
    },

    async logout(caller: Caller): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const families = await sessions.endPresented(tx, caller.cookies)
        for (const family of families) {
          await audit.write(tx, { action: 'sign-out', result: 'done', ...family, address: caller.address })
        }
        return families.map((family) => family.sessionId)
      })
      sessions.announceEnded(ended)
    },

    /** New tokens, or undefined when the session is over. A copied token ends the family and is told to its owner. */
    async refresh(caller: Caller): Promise<Tokens | undefined> {
      const token = sessions.presentedRefreshToken(caller.cookies)
      if (!token) return undefined
      const outcome = await db.transaction(async (tx) => {
        const result = await sessions.refresh(tx, token)
        if (result.kind !== 'reused') return result
        const { studentId, sessionId } = result
        await audit.write(tx, {
          action: 'refresh-reuse',
          result: 'refused',
          studentId,
          sessionId,
          address: caller.address,
        })
        const student = await findStudent(tx, studentId)
        if (student) {
          const { language } = languageOf(student.languageId)
          await mail.send(tx, { to: student.email, ...sessionReusedMail(language, origins.publicUrl()) })
        }
        return result
      })
      if (outcome.kind === 'rotated') return outcome.tokens
      if (outcome.kind === 'reused') {
        sessions.announceEnded([outcome.sessionId])
        mail.flush()
      }
      return undefined
    },

    /** Answers the same, in the same time, whether or not there is such a student. */
    async requestPasswordChange(caller: Caller, email: string): Promise<void> {
      await countMailOrder(caller, email)
      const order = async () => {
        const student = await findStudentByEmail(db, email)
        if (!student) return
        await db.transaction(async (tx) => {
          const { id: requestId, secret: token } = await createPasswordRequest(tx, {
            studentId: student.id,
            createdAt: clock.now(),
            expiresAt: inHours(MAIL_LINK.passwordChangeHours),
          })
          await mail.send(tx, {
            to: student.email,
            ...passwordRequestMail(caller.language, origins.publicUrl(), { requestId, token }),
          })
          const entry = { studentId: student.id, address: caller.address } as const
          await audit.write(tx, { action: 'password-request', result: 'done', ...entry })
        })
        mail.flush()
      }
      await Promise.all([order(), new Promise((resolve) => setTimeout(resolve, evenAnswerMs))])
    },

    /** By a mailed link: proves that the mailbox is the student's, so it confirms the address as well. */
    async changePassword(
      caller: Caller,
      wanted: { requestId: string; token: string; password: string },
    ): Promise<void> {
      const request = await findPasswordRequest(db, wanted.requestId)
      const isOpen =
        request !== undefined &&
        request.tokenHash === hashToken(wanted.token) &&
        request.usedAt === null &&
        request.expiresAt > clock.now()
      const student = isOpen ? await findStudent(db, request.studentId) : undefined
      if (!isOpen || !student) throw new AppError('auth_link_invalid')
      assertNotGuessable(wanted.password, student.email)
      const passwordHash = await hashPassword(wanted.password)
      const ended = await db.transaction(async (tx) => {
        const now = clock.now()
        if (!(await usePasswordRequest(tx, request.id, now))) throw new AppError('auth_link_invalid')
        await closePasswordRequests(tx, student.id, now)
        await tx
          .update(students)
          .set({ passwordHash, emailConfirmedAt: student.emailConfirmedAt ?? now })
          .where(eq(students.id, student.id))
        const families = await sessions.endAllOf(tx, student.id, 'password')
        const { language } = languageOf(student.languageId)
        await mail.send(tx, { to: student.email, ...passwordChangedMail(language, origins.publicUrl()) })
        const entry = { studentId: student.id, address: caller.address } as const
        await audit.write(tx, { action: 'password-change', result: 'done', ...entry })
        return families
      })
      sessions.announceEnded(ended)
      mail.flush()
    },

    deleteExpired: () => deleteExpiredLinks(db, inHours(-24 * keepExpiredLinksDays)),

    /** A confirmed student for local mode; nothing happens when the address has one already. */
    async ensureDemoStudent(demo: { email: string; password: string; name: string }): Promise<void> {
      if (await findStudentByEmail(db, demo.email)) return
      const now = clock.now()
      const passwordHash = await hashPassword(demo.password)
      await db.transaction((tx) =>
        createStudent(tx, {
          id: randomUUID(),
          email: demo.email,
          emailKey: emailKeyOf(demo.email),
          passwordHash,
          emailConfirmedAt: now,
          name: demo.name,
          languageId: languages[0].languageId,
          countryId: countries[0].countryId,
          timeZone: knownTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone),
          createdAt: now,
        }),
      )
    },
  }
}

const knownLanguageId = (id: number) => languageOf(id).languageId

const knownCountryId = (id: number) => (countries.find((country) => country.countryId === id) ?? countries[0]).countryId

/** A zone that this platform can compute with; anything else would fail later, at the start of the student's day. */
function knownTimeZone(timeZone: string | undefined): string {
  if (timeZone === undefined) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return 'UTC'
    throw error
  }
}
