import { AppError, type Language } from '@lumi/contracts/errors'
import type { SocialSignIn } from '@lumi/contracts/social'
import type { Tx } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailKeyOf, findStudentByEmail, lockStudent, lockStudentByEmail, type StudentRow } from '../auth.store.ts'
import type { AcceptedText } from '../auth.tables.ts'
import { countMailOrder } from '../mail-orders.ts'
import { createPasswordCheck, lockAsChecked } from '../password-check.ts'
import type { Tokens } from '../session-cookies.ts'
import type { Sessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'
import type { Providers } from './providers.ts'
import { findIdentity, noteUse, type TicketRow, takeCodeTry } from './social.store.ts'
import { createTicketMail } from './ticket-mail.ts'
import { createTicketUse } from './ticket-use.ts'
import { getTicket, hashCode, isMailed, type TicketCaller } from './tickets.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'limits' | 'audit' | 'origins'> {
  providers: Providers
  sessions: Sessions
  signIn: SignIn
  secretKey: string
  /** Of the `reference` feature: checks what was accepted. @returns exactly which texts those are */
  assertAccepted(
    accepted: readonly { agreementId: string; version: string }[],
    language: Language,
  ): Promise<readonly AcceptedText[]>
  friendConfirmed(tx: Tx, friend: { id: string; referralInfo: string | null }): Promise<void>
}

export type SocialAccounts = ReturnType<typeof createSocialAccounts>

/** Uses a ticket: signs in to a known account, links an existing one, or creates a new one. */
export function createSocialAccounts(dependencies: Dependencies) {
  const { db, clock, mail, limits, sessions, signIn, secretKey, assertAccepted } = dependencies
  const { nameOf, use, link, create } = createTicketUse(dependencies)
  const orderMail = createTicketMail({ ...dependencies, nameOf })
  const assertPassword = createPasswordCheck(dependencies)

  /** Only a confirmed account has an owner; an unconfirmed address is free. */
  async function findOwner(email: string): Promise<StudentRow | undefined> {
    const student = await findStudentByEmail(db, email)
    return student?.emailConfirmedAt ? student : undefined
  }

  /** Every code given counts as a try. */
  const isRightCode = async (row: TicketRow, code: string | undefined) =>
    code !== undefined && (await takeCodeTry(db, row)) && row.codeHash === hashCode(secretKey, row, code)

  async function commit(work: (tx: Tx) => Promise<Awaited<ReturnType<SignIn['begin']>>>): Promise<Tokens> {
    const { tokens, ended } = await db.transaction(work)
    mail.flush()
    sessions.announceEnded(ended)
    return tokens
  }

  async function signInKnown(row: TicketRow, identity: { id: string; studentId: string }, caller: TicketCaller) {
    return commit(async (tx) => {
      const student = await lockStudent(tx, identity.studentId)
      await use(tx, row)
      // It may have been removed since it was found.
      const isLinked = await noteUse(tx, identity.id, row, clock.now())
      if (!student || !isLinked) throw new AppError('social_ticket_invalid')
      return signIn.begin(tx, student, caller)
    })
  }

  return {
    /** Signs in a known identity, or returns what is missing. */
    async login(
      caller: TicketCaller,
      { ticket, password }: { ticket: string; password?: string | undefined },
    ): Promise<{ answer: SocialSignIn; tokens?: Tokens }> {
      const row = await getTicket(dependencies, ticket, caller)
      const answer = (outcome: SocialSignIn['outcome'], more: Partial<SocialSignIn> = {}): SocialSignIn => ({
        outcome,
        providerName: nameOf(row, caller.language),
        email: row.email,
        isEmailConfirmed: row.isEmailVerified,
        hasPassword: false,
        ...more,
      })
      const identity = await findIdentity(db, row)
      if (identity) return { answer: answer('signed_in'), tokens: await signInKnown(row, identity, caller) }
      if (isMailed(row, ticket)) return { answer: answer('confirm_email', { email: row.wantedEmail }) }
      const owner = row.email !== null && row.isEmailVerified ? await findOwner(row.email) : undefined
      if (owner && password !== undefined) {
        await assertPassword(caller, { emailKey: owner.emailKey, password }, async () => owner)
        const tokens = await commit(async (tx) => {
          const unchanged = await lockAsChecked(tx, owner)
          if (!unchanged) throw new AppError('auth_invalid_login')
          return link(tx, row, unchanged, caller)
        })
        return { answer: answer('signed_in'), tokens }
      }
      if (row.mailHash !== null) return { answer: answer('mail_sent', { email: row.wantedEmail }) }
      if (owner) return { answer: answer('link', { hasPassword: owner.passwordHash !== null }) }
      return { answer: answer('sign_up') }
    },

    /** Creates the account, or orders the mail that must be confirmed first. */
    async register(
      caller: TicketCaller,
      wanted: {
        ticket: string
        email?: string | undefined
        acceptedAgreements?: readonly { agreementId: string; version: string }[] | undefined
        timeZone?: string | undefined
        referralInfo?: string | undefined
      },
    ): Promise<{ tokens?: Tokens }> {
      const row = await getTicket(dependencies, wanted.ticket, caller)
      if (isMailed(row, wanted.ticket)) throw new AppError('social_ticket_invalid')
      const email = wanted.email ?? row.email
      if (email === null) {
        throw new AppError('validation_failed', { validationErrors: [{ path: 'email', code: 'required' }] })
      }
      const isProven = row.isEmailVerified && row.email !== null && emailKeyOf(row.email) === emailKeyOf(email)
      const owner = isProven ? await findOwner(email) : undefined
      await countMailOrder(limits, caller, email)
      const agreements = owner ? null : await assertAccepted(wanted.acceptedAgreements ?? [], caller.language)
      const account = { email, timeZone: wanted.timeZone ?? null, referralInfo: wanted.referralInfo ?? null }
      if (isProven && agreements) {
        return { tokens: await commit((tx) => create(tx, row, { ...account, agreements }, caller)) }
      }
      await orderMail(row, { ...account, agreements }, caller)
      return {}
    },

    /** Confirmed by the mailed link in the same browser, or by the mailed code. */
    async confirm(caller: TicketCaller, given: { ticket: string; code?: string | undefined }): Promise<Tokens> {
      const row = await getTicket(dependencies, given.ticket, caller)
      const email = row.wantedEmail
      if (email === null) throw new AppError('social_ticket_invalid')
      if (!isMailed(row, given.ticket) && !(await isRightCode(row, given.code))) throw new AppError('auth_wrong_code')
      return commit(async (tx) => {
        const existing = await lockStudentByEmail(tx, email)
        if (existing?.emailConfirmedAt) return link(tx, row, existing, caller)
        const { acceptedAgreements: agreements, timeZone, referralInfo } = row
        // The account was deleted meanwhile, and no agreement was accepted for a new one.
        if (!agreements) throw new AppError('social_ticket_invalid')
        return create(tx, row, { email, agreements, timeZone, referralInfo }, caller)
      })
    },
  }
}
