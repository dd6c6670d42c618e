import { randomInt } from 'node:crypto'
import { AppError, type Language } from '@lumi/contracts/errors'
import { SESSION, SOCIAL } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import type { SocialSignIn } from '@lumi/contracts/social'
import { addressKey } from '../../../platform/address.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/platform.ts'
import { fingerprint, hashToken, randomToken } from '../../../platform/secrets.ts'
import { emailKeyOf, findStudent, findStudentByEmail, lockStudentByEmail, type StudentRow } from '../auth.store.ts'
import type { AcceptedText } from '../auth.tables.ts'
import type { Caller } from '../caller.ts'
import { countMailOrder } from '../mail-orders.ts'
import { isPassword } from '../passwords.ts'
import type { Tokens } from '../session-cookies.ts'
import type { Sessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'
import type { Providers } from './providers.ts'
import { confirmEmailMail, linkMail } from './social.mails.ts'
import { findIdentity, findTicket, noteUse, type TicketRow, takeCodeTry, updateTicket } from './social.store.ts'
import { createTicketUse, type NewAccount } from './ticket-use.ts'

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

/** A call with a ticket: the caller, the browser's cookie, and the origin for mailed links. */
export interface TicketCaller extends Caller {
  browser: string | undefined
  site: string
}

export type SocialAccounts = ReturnType<typeof createSocialAccounts>

/** Uses a ticket: signs in to a known account, links an existing one, or creates a new one. */
export function createSocialAccounts(dependencies: Dependencies) {
  const { db, clock, mail, limits, audit, sessions, signIn, secretKey, assertAccepted } = dependencies
  const { nameOf, use, link, create } = createTicketUse(dependencies)

  async function getTicket(ticket: string, { browser }: TicketCaller): Promise<TicketRow> {
    const row = await findTicket(db, ticket, clock.now())
    if (!row || row.studentId !== null) throw new AppError('social_ticket_invalid')
    if (browser === undefined || hashToken(browser) !== row.browserHash) {
      throw new AppError(isMailed(row, ticket) ? 'social_other_browser' : 'social_ticket_invalid')
    }
    return row
  }

  const isMailed = (row: TicketRow, ticket: string) => row.mailHash === hashToken(ticket)

  // The hash covers the ticket: a code is invalid with any other.
  const hashCode = (row: TicketRow, code: string) => fingerprint(secretKey, `social ${row.ticketHash} ${code}`)

  /** Only a confirmed account has an owner; an unconfirmed address is free. */
  async function findOwner(email: string): Promise<StudentRow | undefined> {
    const student = await findStudentByEmail(db, email)
    return student?.emailConfirmedAt ? student : undefined
  }

  async function commit(work: (tx: Tx) => Promise<Awaited<ReturnType<SignIn['begin']>>>): Promise<Tokens> {
    const { tokens, ended } = await db.transaction(work)
    mail.flush()
    sessions.announceEnded(ended)
    return tokens
  }

  /** The same answer and the same kind of mail whether or not the address has an account. */
  async function orderMail(
    row: TicketRow,
    wanted: Omit<NewAccount, 'agreements'> & { agreements: readonly AcceptedText[] | null },
    caller: TicketCaller,
  ) {
    const [ticket, code] = [
      randomToken(),
      randomInt(10 ** SESSION.confirmationCodeDigits)
        .toString()
        .padStart(SESSION.confirmationCodeDigits, '0'),
    ]
    await db.transaction(async (tx) => {
      const owner = await findStudentByEmail(tx, wanted.email)
      const isOwned = owner !== undefined && owner.emailConfirmedAt !== null
      const language = isOwned ? languageOf(owner.languageId).language : caller.language
      const updated = await updateTicket(tx, row, {
        mailHash: hashToken(ticket),
        codeHash: hashCode(row, code),
        codeTriesLeft: SOCIAL.codeTries,
        wantedEmail: wanted.email,
        acceptedAgreements: wanted.agreements,
        timeZone: wanted.timeZone,
        referralInfo: wanted.referralInfo,
        expiresAt: new Date(clock.now().getTime() + SOCIAL.mailMinutes * 60_000),
      })
      if (!updated) throw new AppError('social_ticket_invalid')
      const content = { ticket, code, providerName: nameOf(row, language) }
      await mail.send(tx, {
        to: isOwned ? owner.email : wanted.email,
        ...(isOwned && { studentId: owner.id }),
        ...(isOwned ? linkMail : confirmEmailMail)(language, caller.site, content),
      })
    })
    mail.flush()
  }

  /** Same check as at login, counted against the same limit. */
  async function assertPassword(student: StudentRow, password: string, caller: Caller): Promise<void> {
    const address = addressKey(caller.address)
    const account = `${student.emailKey} ${address}`
    await limits.take('login-address', address)
    await limits.takeWithGrowingDelay('login-account', account)
    if (!(await isPassword(password, student.passwordHash))) {
      const entry = { studentId: student.id, address: caller.address } as const
      await audit.write(db, { action: 'sign-in', result: 'refused', ...entry })
      throw new AppError('auth_invalid_login')
    }
    await limits.forget('login-account', account)
    await limits.giveBack('login-address', address)
  }

  return {
    /** Signs in a known identity, or returns what is missing. */
    async login(
      caller: TicketCaller,
      { ticket, password }: { ticket: string; password?: string | undefined },
    ): Promise<{ answer: SocialSignIn; tokens?: Tokens }> {
      const row = await getTicket(ticket, caller)
      const answer = (outcome: SocialSignIn['outcome'], more: Partial<SocialSignIn> = {}): SocialSignIn => ({
        outcome,
        providerName: nameOf(row, caller.language),
        email: row.email,
        isEmailConfirmed: row.isEmailVerified,
        hasPassword: false,
        ...more,
      })
      const identity = await findIdentity(db, row)
      if (identity) {
        const student = await findStudent(db, identity.studentId)
        if (!student) throw new AppError('social_ticket_invalid')
        const tokens = await commit(async (tx) => {
          await use(tx, row)
          await noteUse(tx, identity.id, row, clock.now())
          return signIn.begin(tx, student, caller)
        })
        return { answer: answer('signed_in'), tokens }
      }
      if (isMailed(row, ticket)) return { answer: answer('confirm_email', { email: row.wantedEmail }) }
      const owner = row.email !== null && row.isEmailVerified ? await findOwner(row.email) : undefined
      if (owner && password !== undefined) {
        await assertPassword(owner, password, caller)
        return { answer: answer('signed_in'), tokens: await commit((tx) => link(tx, row, owner, caller)) }
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
      const row = await getTicket(wanted.ticket, caller)
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
      const row = await getTicket(given.ticket, caller)
      const email = row.wantedEmail
      if (email === null) throw new AppError('social_ticket_invalid')
      if (!isMailed(row, given.ticket)) {
        if (given.code === undefined || !(await takeCodeTry(db, row)) || row.codeHash !== hashCode(row, given.code)) {
          throw new AppError('auth_wrong_code')
        }
      }
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
