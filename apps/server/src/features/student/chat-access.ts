import type { ChatAccess } from '@lumi/contracts/auth'
import { countryCode } from '@lumi/contracts/countries'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { type ConsentAge, chatAccess, dayIn, isUnderAge } from './age.rules.ts'

export const consentAgeBy =
  ({ consentAges }: Platform['env']): ConsentAge =>
  (countryId) =>
    consentAges.byCountry[countryCode(countryId) ?? ''] ?? consentAges.default

/** Guards every student call that is not `beforeConsent`. Uses only what the lookup of the session has read anyway. */
export function createChatAccess({ env, clock }: Pick<Platform, 'env' | 'clock'>) {
  const consentAge = consentAgeBy(env)
  return (student: Pick<SignedInStudent, 'birthDate' | 'countryId' | 'guardianState' | 'timeZone'>): ChatAccess =>
    chatAccess(student, dayIn(student.timeZone, clock.now()), consentAge)
}

/** Whether a student is old enough to decide about what no parent was asked. */
export function createDecidesAlone({ env, clock }: Pick<Platform, 'env' | 'clock'>) {
  const consentAge = consentAgeBy(env)
  return ({ birthDate, countryId, timeZone }: Pick<SignedInStudent, 'birthDate' | 'countryId' | 'timeZone'>): boolean =>
    birthDate !== null && !isUnderAge({ birthDate, countryId }, dayIn(timeZone, clock.now()), consentAge)
}
