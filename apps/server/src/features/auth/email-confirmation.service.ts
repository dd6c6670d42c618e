import { AppError } from '@lumi/contracts/errors'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/secrets.ts'
import { findEmailConfirmation, findStudent, type StudentRow } from './auth.store.ts'
import { students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import type { Tokens } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { findOnlyPassword, isLinkAlive, takeSignUp } from './sign-ups.store.ts'

export interface EmailConfirmationDependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'> {
  sessions: Sessions
  signIn: SignIn
  /** Told to the `promo` feature: an address was confirmed for the first time. */
  friendConfirmed(tx: Tx, friend: { id: string; referralInfo: string | null }): Promise<void>
}

export interface MailedLink {
  confirmationId: string
  secret: string
}

export interface Confirmed {
  outcome: 'verified' | 'already_verified'
  /** Of the account. Whoever holds the link reads its mail anyway. */
  email: string
  /** The account has none of the passwords that its sign-ups chose. */
  needsPassword?: true
  /** Present in the browser that signed up. */
  tokens?: Tokens
}

/** The click on the link that a sign-up mailed. */
export function createEmailConfirmationService(dependencies: EmailConfirmationDependencies) {
  const { db, clock, mail, audit, sessions, signIn, friendConfirmed } = dependencies

  /** @throws AppError `auth_link_invalid`, `auth_link_expired` */
  async function getAwaited(tx: Tx, link: MailedLink) {
    const confirmation = await findEmailConfirmation(tx, link.confirmationId)
    if (!confirmation || confirmation.secretHash !== hashToken(link.secret)) throw new AppError('auth_link_invalid')
    const student = await findStudent(tx, confirmation.studentId)
    if (!student || !(await isLinkAlive(tx, confirmation.signUpId, student))) throw new AppError('auth_link_invalid')
    if (!student.emailConfirmedAt && confirmation.expiresAt <= clock.now()) throw new AppError('auth_link_expired')
    return student
  }

  /** @returns false when the address is confirmed already */
  async function saveConfirmed(tx: Tx, student: StudentRow, passwordHash: string | null): Promise<boolean> {
    // The condition again in the statement: of two presses at the same moment the second must not set its own password.
    const saved = await tx
      .update(students)
      .set({ emailConfirmedAt: clock.now(), passwordHash })
      .where(and(eq(students.id, student.id), isNull(students.emailConfirmedAt)))
      .returning({ id: students.id })
    return saved.length === 1
  }

  async function confirmInside(
    tx: Tx,
    caller: Caller,
    link: MailedLink,
    signUpToken: string | undefined,
  ): Promise<Confirmed & { ended: string[] }> {
    const student = await getAwaited(tx, link)
    const { email } = student
    if (student.emailConfirmedAt) return { outcome: 'already_verified', email, ended: [] }
    // The mail may be that of another sign-up with this address, older or a stranger's: in the browser that signed up the
    // own password counts, elsewhere only one that nobody else contradicts (decision 135).
    const ownSignUp = await takeSignUp(tx, signUpToken, student, clock.now())
    const passwordHash = ownSignUp ? ownSignUp.passwordHash : await findOnlyPassword(tx, student.id)
    if (!(await saveConfirmed(tx, student, passwordHash))) return { outcome: 'already_verified', email, ended: [] }
    await friendConfirmed(tx, student)
    const { id: studentId } = student
    await audit.write(tx, { action: 'email-confirmation', result: 'done', studentId, address: caller.address })
    if (!ownSignUp)
      return { outcome: 'verified', email, ...(passwordHash === null && { needsPassword: true }), ended: [] }
    return { outcome: 'verified', email, ...(await signIn.begin(tx, student, caller)) }
  }

  return {
    /** @param signUpToken what this browser was given when it signed up; together with the link it signs in, once */
    async confirmEmail(caller: Caller, link: MailedLink, signUpToken: string | undefined): Promise<Confirmed> {
      const { ended, ...confirmed } = await db.transaction((tx) => confirmInside(tx, caller, link, signUpToken))
      sessions.announceEnded(ended)
      mail.flush()
      return confirmed
    },
  }
}
