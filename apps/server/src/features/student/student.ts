import type { Platform } from '../../platform/platform.ts'
import type { App } from '../../platform/serve.ts'
import { createConsent, type Dependencies } from './consent.ts'
import { createConsentRounds } from './consent-rounds.ts'
import { createGuardianService } from './guardian.service.ts'
import { profileRoutes } from './profile.routes.ts'
import { createProfileService } from './profile.service.ts'
import { addStudentHooks } from './student.hooks.ts'
import { studentRoutes } from './student.routes.ts'
import { createStudentService } from './student.service.ts'

interface Foreign
  extends Pick<Dependencies, 'consentText' | 'storedItems' | 'parentDecided' | 'requestDeletion'>,
    Pick<Parameters<typeof createProfileService>[0], 'addFirstProgram' | 'announcePrograms' | 'listSubjects'> {}

/** Age and consent, profile and onboarding, with their routes. Call `runRound` every hour. */
export function createStudents(platform: Platform, app: App, foreign: Foreign) {
  const dependencies = { ...platform, ...foreign }
  const consent = createConsent(dependencies)
  const students = createStudentService(dependencies, consent)
  studentRoutes(app, students, createGuardianService(dependencies, consent))
  const profiles = createProfileService(dependencies)
  profileRoutes(app, profiles)
  if (platform.env.testHooks) addStudentHooks(platform, profiles)
  return {
    correctByOperator: students.correctByOperator,
    finishOnboarding: profiles.finishOnboarding,
    ensureOnboarded: profiles.ensureOnboarded,
    runRound: createConsentRounds(dependencies, consent),
  }
}
