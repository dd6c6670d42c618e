import { AppError } from '@lumi/contracts/errors'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashToken } from '../../platform/secrets.ts'
import { type AddressConfirmationDependencies, createAddressConfirmation } from './address-confirmation.ts'
import { findEmailConfirmation, findStudent } from './auth.store.ts'
import type { Caller } from './caller.ts'
import type { Tokens } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { findOnlyPassword, isLinkAlive, takeSignUp } from './sign-ups.store.ts'

export interface EmailConfirmationDependencies
  extends AddressConfirmationDependencies,
    Pick<Platform, 'db' | 'clock' | 'mail'> {
  sessions: Sessions
  signIn: SignIn
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
  const { db, clock, mail, sessions, signIn } = dependencies
  const confirmAddress = createAddressConfirmation(dependencies)

  /** @throws AppError `auth_link_invalid`, `auth_link_expired` */
  async function getAwaited(tx: Tx, link: MailedLink) {
    const confirmation = await findEmailConfirmation(tx, link.confirmationId)
    if (!confirmation || confirmation.secretHash !== hashToken(link.secret)) throw new AppError('auth_link_invalid')
    const student = await findStudent(tx, confirmation.studentId)
    if (!student || !(await isLinkAlive(tx, confirmation.signUpId, student))) throw new AppError('auth_link_invalid')
    if (!student.emailConfirmedAt && confirmation.expiresAt <= clock.now()) throw new AppError('auth_link_expired')
    return student
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
    if (!(await confirmAddress(tx, caller, student, passwordHash)))
      return { outcome: 'already_verified', email, ended: [] }
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
