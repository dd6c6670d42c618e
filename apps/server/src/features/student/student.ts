import type { Platform } from '../../platform/platform.ts'
import type { App } from '../../platform/serve.ts'
import { createConsent, type Dependencies } from './consent.ts'
import { createConsentRounds } from './consent-rounds.ts'
import { createGuardianService } from './guardian.service.ts'
import { addStudentHooks } from './student.hooks.ts'
import { studentRoutes } from './student.routes.ts'
import { createStudentService } from './student.service.ts'

type Foreign = Pick<Dependencies, 'consentText' | 'requestDeletion'>

/** Age and consent: builds both sides and serves their routes. `runRound` must be called from time to time. */
export function createStudents(platform: Platform, app: App, foreign: Foreign) {
  const dependencies = { ...platform, ...foreign }
  const consent = createConsent(dependencies)
  const students = createStudentService(dependencies, consent)
  studentRoutes(app, students, createGuardianService(dependencies, consent))
  if (platform.env.testHooks) addStudentHooks(platform)
  return { correctByOperator: students.correctByOperator, runRound: createConsentRounds(dependencies, consent) }
}
