import type { ChatAccess } from '@lumi/contracts/auth'
import { countryCode } from '@lumi/contracts/countries'
import type { Language } from '@lumi/contracts/errors'
import type { StoredItem } from '@lumi/contracts/student'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Age, chatAccess, dayIn, isUnderAge } from './age.rules.ts'
import { consentAgeBy } from './chat-access.ts'
import { guardianMail } from './guardian.mails.ts'
import { maskedEmail } from './masked.ts'
import { createLink, type GuardianRequestRow, type StudentRow } from './student.store.ts'

export interface ConsentText {
  title: string
  version: string
  contentHash: string
  content: string
}

export interface Dependencies
  extends Pick<Platform, 'db' | 'clock' | 'mail' | 'jobs' | 'limits' | 'audit' | 'origins' | 'hub' | 'env' | 'log'> {
  /** Answered by the `reference` feature: the text that a parent agrees to. */
  consentText(language: Language): Promise<ConsentText>
  /** Answered by the `privacy` feature: what is stored about a student. */
  storedItems(language: Language): StoredItem[]
  /** Of the `push` feature: the student learns that a parent has decided. */
  parentDecided(studentId: string, answer: 'yes' | 'no', at: Date): Promise<void>
  /** Of the `privacy` feature. Call `afterCommit` when the transaction has been committed. */
  requestDeletion(
    tx: Tx,
    order: { studentId: string; by: 'guardian' | 'retention'; graceDays: number; address?: string | undefined },
  ): Promise<{ afterCommit(): Promise<void> }>
}

export type Consent = ReturnType<typeof createConsent>

/** Shared by the student's and the parent's side of the consent. */
export function createConsent({ clock, mail, origins, hub, env }: Dependencies) {
  const consentAge = consentAgeBy(env)
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
  const today = (student: { timeZone: string }) => dayIn(student.timeZone, clock.now())

  return {
    consentAge,
    inDays,
    today,

    accessOf: (student: StudentRow): ChatAccess => chatAccess(student, today(student), consentAge),

    isUnderAge: (student: StudentRow): boolean =>
      student.birthDate !== null && isUnderAge(student as StudentRow & Age, today(student), consentAge),

    countryName: (countryId: number, language: Language): string => {
      const code = countryCode(countryId)
      return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? '?'
    },

    /** Orders a mail to the parent with its own link. It is sent after the commit (`mail.flush`). */
    async writeToParent(
      tx: Tx,
      kind: Parameters<typeof guardianMail>[0],
      request: GuardianRequestRow,
      student: { id: string; email: string },
    ): Promise<void> {
      const isAnswer = kind === 'request' || kind === 'reminder' || kind === 'correction'
      const link = await createLink(tx, request.id, isAnswer ? 'answer' : 'manage', clock.now())
      const base = origins.publicUrl()
      const content = guardianMail(kind, request.language, { base, student: maskedEmail(student.email), link })
      await mail.send(tx, { to: request.email, studentId: student.id, ...content })
    },

    /** Call after the commit: tells every device of the change, and sends the mails. */
    announce(student: StudentRow): void {
      hub.changeAccess(student.id, chatAccess(student, today(student), consentAge))
      mail.flush()
    },
  }
}
