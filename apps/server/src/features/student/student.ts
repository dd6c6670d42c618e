import type { Platform } from '../../platform/platform.ts'
import type { App } from '../../platform/serve.ts'
import { createAgeService } from './age.service.ts'
import { createConsent, type Dependencies } from './consent.ts'
import { createConsentRequestsService } from './consent-requests.service.ts'
import { createConsentRounds } from './consent-rounds.ts'
import { createGuardianService } from './guardian.service.ts'
import { profileRoutes } from './profile.routes.ts'
import { createProfileService } from './profile.service.ts'
import { addStudentHooks } from './student.hooks.ts'
import { studentRoutes } from './student.routes.ts'

interface Foreign
  extends Pick<Dependencies, 'consentText' | 'storedItems' | 'parentDecided' | 'requestDeletion'>,
    Pick<Parameters<typeof createProfileService>[0], 'addFirstProgram' | 'announcePrograms' | 'listSubjects'> {}

/** Age and consent, profile and onboarding, with their routes. Call `runRound` every hour. */
export function createStudents(platform: Platform, app: App, foreign: Foreign) {
  const dependencies = { ...platform, ...foreign }
  const consent = createConsent(dependencies)
  const ages = createAgeService(dependencies, consent)
  studentRoutes(app, {
    ages,
    requests: createConsentRequestsService(dependencies, consent),
    guardians: createGuardianService(dependencies, consent),
  })
  const profiles = createProfileService(dependencies)
  profileRoutes(app, profiles)
  if (platform.env.testHooks) addStudentHooks(platform, profiles)
  return {
    correctByOperator: ages.correctByOperator,
    finishOnboarding: profiles.finishOnboarding,
    ensureOnboarded: profiles.ensureOnboarded,
    runRound: createConsentRounds(dependencies, consent),
  }
}
