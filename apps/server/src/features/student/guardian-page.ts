import { ageOn } from '@lumi/contracts/birth-date'
import { AppError, type Language } from '@lumi/contracts/errors'
import type { GuardianPage } from '@lumi/contracts/student'
import type { Db } from '../../platform/db.ts'
import type { Consent, Dependencies } from './consent.ts'
import { maskedEmail } from './masked.ts'
import { findConsent, type GuardianRequestRow, type StudentRow } from './student.store.ts'
import type { ConsentDecision } from './student.tables.ts'

/** What a parent's link opens. */
export interface OpenedLink {
  request: GuardianRequestRow
  kind: GuardianPage['kind']
  student: StudentRow
}

/** Describes what the page of a parent shows. */
export function createGuardianPage({ consentText, storedItems }: Dependencies, consent: Consent) {
  /** The wish of a correction beside what is stored; null when the request asks for no correction. */
  function correctionOf({ request, student }: OpenedLink, birthDate: string, language: Language) {
    if (request.newBirthDate === null || request.newCountryId === null) return null
    return {
      birthDate: request.newBirthDate,
      country: consent.countryName(request.newCountryId, language),
      fromBirthDate: birthDate,
      fromCountry: consent.countryName(student.countryId, language),
    }
  }

  /** @param isAnswered the question was answered by this call, so it need not be shown */
  return async function describe(
    reader: Db,
    opened: OpenedLink,
    language: Language,
    isAnswered = false,
  ): Promise<GuardianPage> {
    const { request, kind, student } = opened
    const last = kind === 'manage' ? await findConsent(reader, request.id) : undefined
    const { birthDate } = student
    // No parent is asked about a student whose date of birth is unknown.
    if (birthDate === null) throw new AppError('guardian_link_invalid')
    const isIndependent = !consent.isUnderAge(student)
    // A student who decides alone: the link of an old mail must show nothing.
    const mayKnow = !isIndependent && (kind === 'correction' || last?.decision === 'given')
    return {
      kind,
      student: {
        email: mayKnow ? student.email : maskedEmail(student.email),
        age: ageOn(birthDate, consent.today(student)),
        country: consent.countryName(student.countryId, language),
        birthDate: mayKnow ? birthDate : null,
        signedUpAt: student.createdAt.toISOString(),
      },
      correction: isAnswered ? null : correctionOf(opened, birthDate, language),
      decision: last
        ? { kind: last.decision as ConsentDecision, at: last.at.toISOString(), version: last.version }
        : null,
      isIndependent,
      expiresAt: kind === 'manage' || isAnswered ? null : request.expiresAt.toISOString(),
      consent: await consentText(language),
      stored: storedItems(language),
    }
  }
}
