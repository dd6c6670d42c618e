import { randomUUID } from 'node:crypto'
import { providerText } from '@lumi/contracts/config'
import { AppError, type Language } from '@lumi/contracts/errors'
import { languageOf } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  closePasswordRequests,
  createStudent,
  lockStudentByEmail,
  type NewStudent,
  type StudentRow,
} from '../auth.store.ts'
import { type AcceptedText, acceptedAgreements, emailConfirmations, students } from '../auth.tables.ts'
import type { Caller } from '../caller.ts'
import { knownCountryId, knownTimeZone } from '../known-locale.rules.ts'
import type { SignIn } from '../sign-in.ts'
import type { Providers } from './providers.ts'
import { methodAddedMail } from './social.mails.ts'
import { createIdentity, type TicketRow, useTicket } from './social.store.ts'

export interface NewAccount {
  email: string
  agreements: readonly AcceptedText[]
  timeZone: string | null
  referralInfo: string | null
}

interface Dependencies extends Pick<Platform, 'clock' | 'mail' | 'audit' | 'origins'> {
  providers: Providers
  signIn: SignIn
  /** Told to the `promo` feature: an account was opened with a confirmed address. */
  friendConfirmed(tx: Tx, friend: { id: string; referralInfo: string | null }): Promise<void>
}

/** What a ticket is used up for: another way to sign in to an account, or a new account. */
export function createTicketUse({ clock, mail, audit, origins, providers, signIn, friendConfirmed }: Dependencies) {
  const nameOf = (row: TicketRow, language: Language) => providerText(providers.describe(row.providerId), language)

  async function use(tx: Tx, row: TicketRow): Promise<void> {
    if (!(await useTicket(tx, row))) throw new AppError('social_ticket_invalid')
  }

  /** Adds the identity to an account whose owner has just proved to be its owner. */
  async function link(tx: Tx, row: TicketRow, student: StudentRow, caller: Caller) {
    await use(tx, row)
    if (!(await createIdentity(tx, student.id, row, clock.now()))) throw new AppError('social_identity_taken')
    const { language } = languageOf(student.languageId)
    await mail.send(tx, {
      to: student.email,
      studentId: student.id,
      ...methodAddedMail(language, origins.publicUrl(), nameOf(row, language)),
    })
    const entry = { studentId: student.id, address: caller.address } as const
    await audit.write(tx, { action: 'sign-in-method-added', result: 'done', ...entry })
    return signIn.begin(tx, student, caller)
  }

  async function create(tx: Tx, row: TicketRow, wanted: NewAccount, caller: Caller) {
    await use(tx, row)
    const now = clock.now()
    const student = await createConfirmed(tx, {
      email: wanted.email,
      passwordHash: null,
      emailConfirmedAt: now,
      languageId: languageOf(caller.languageId).languageId,
      countryId: knownCountryId(caller.countryId),
      timeZone: knownTimeZone(wanted.timeZone ?? caller.timeZone),
      referralInfo: wanted.referralInfo,
      createdAt: now,
    })
    if (!(await createIdentity(tx, student.id, row, now))) throw new AppError('social_identity_taken')
    await friendConfirmed(tx, student)
    await tx
      .insert(acceptedAgreements)
      .values(wanted.agreements.map((agreement) => ({ ...agreement, studentId: student.id, acceptedAt: now })))
      .onConflictDoNothing()
    const entry = { studentId: student.id, address: caller.address } as const
    await audit.write(tx, { action: 'registration', result: 'done', ...entry })
    return signIn.begin(tx, student, caller)
  }

  async function createConfirmed(tx: Tx, values: Omit<NewStudent, 'id'>): Promise<StudentRow> {
    const created = await createStudent(tx, { id: randomUUID(), ...values })
    if (created) return created
    const existing = await lockStudentByEmail(tx, values.email)
    // Confirmed concurrently: the next try with this provider finds the account.
    if (!existing || existing.emailConfirmedAt !== null) throw new AppError('social_ticket_invalid')
    // The earlier, unconfirmed sign-up of this address is discarded with its links.
    await tx.delete(acceptedAgreements).where(eq(acceptedAgreements.studentId, existing.id))
    await tx.delete(emailConfirmations).where(eq(emailConfirmations.studentId, existing.id))
    await closePasswordRequests(tx, existing.id, clock.now())
    const [taken] = await tx.update(students).set(values).where(eq(students.id, existing.id)).returning()
    if (!taken) throw new Error('A student vanished between lock and update')
    return taken
  }

  return { nameOf, use, link, create }
}
