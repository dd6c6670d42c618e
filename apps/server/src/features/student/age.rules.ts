import type { ChatAccess } from '@lumi/contracts/auth'
import { ageOn, dayOfAge } from '@lumi/contracts/birth-date'
import type { GuardianState } from '../auth/auth.tables.ts'

/** The age from which students of a country decide by themselves. */
export type ConsentAge = (countryId: number) => number

/** What is needed to know a student's age. */
export interface Age {
  birthDate: string
  countryId: number
}

/** Today in the student's time zone. An unknown zone counts as UTC. */
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

/** The day from which the student needs no consent of a parent. */
export const independentFrom = (age: Age, consentAge: ConsentAge) => dayOfAge(age.birthDate, consentAge(age.countryId))

/**
 * Whether a corrected date of birth or country would let somebody under age decide sooner than before. Compares the days, not
 * "still under age", because two small corrections must not achieve what one large one may not.
 */
export const isSooner = (before: Age, after: Age, today: string, consentAge: ConsentAge) =>
  isUnderAge(before, today, consentAge) && independentFrom(after, consentAge) < independentFrom(before, consentAge)

const waitingFor = {
  asked: 'waiting_guardian',
  given: 'open',
  refused: 'refused',
  withdrawn: 'refused',
} as const satisfies Record<GuardianState, ChatAccess>

/** Decision 013: from the birthday on, the chat is open without any action. */
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
