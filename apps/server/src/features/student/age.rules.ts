import type { ChatAccess } from '@lumi/contracts/auth'
import { ageOn, dayOfAge } from '@lumi/contracts/birth-date'
import type { GuardianState } from '../auth/auth.tables.ts'

/** From which age a country lets students decide by themselves. */
export type ConsentAge = (countryId: number) => number

/** What decides about a student's age. */
export interface Age {
  birthDate: string
  countryId: number
}

/** The day it is where the student lives; a zone this process does not know counts as UTC. */
export function dayIn(timeZone: string, now: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  try {
    return instant.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  } catch {
    return instant.toZonedDateTimeISO('UTC').toPlainDate().toString()
  }
}

export const isUnderAge = (age: Age, today: string, consentAge: ConsentAge) =>
  ageOn(age.birthDate, today) < consentAge(age.countryId)

/** The day from which the student needs nobody's consent. */
export const independentFrom = (age: Age, consentAge: ConsentAge) => dayOfAge(age.birthDate, consentAge(age.countryId))

/**
 * Whether a corrected date of birth or country would let somebody under age decide sooner than before. Compared by the day
 * and not by "still under age": otherwise two small corrections do what one large one may not.
 */
export const isSooner = (before: Age, after: Age, today: string, consentAge: ConsentAge) =>
  isUnderAge(before, today, consentAge) && independentFrom(after, consentAge) < independentFrom(before, consentAge)

const waitingFor = {
  asked: 'waiting_guardian',
  given: 'open',
  refused: 'refused',
  withdrawn: 'refused',
} as const satisfies Record<GuardianState, ChatAccess>

/** Decision 013. The birthday opens the chat by itself. */
export function chatAccess(
  student: { birthDate: string | null; countryId: number; guardianState: GuardianState | null },
  today: string,
  consentAge: ConsentAge,
): ChatAccess {
  const { birthDate, countryId, guardianState } = student
  if (birthDate === null) return 'needs_birth_date'
  if (!isUnderAge({ birthDate, countryId }, today, consentAge)) return 'open'
  return guardianState === null ? 'needs_guardian' : waitingFor[guardianState]
}
