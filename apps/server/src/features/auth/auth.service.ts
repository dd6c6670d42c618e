import type { Platform } from '../../platform/platform.ts'
import { createEmailConfirmationService, type EmailConfirmationDependencies } from './email-confirmation.service.ts'
import { createLoginService } from './login.service.ts'
import { createPasswordService } from './password.service.ts'
import { createRegistrationService, type RegistrationDependencies } from './registration.service.ts'
import type { Sessions } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

type Dependencies = RegistrationDependencies &
  EmailConfirmationDependencies &
  Pick<Platform, 'db' | 'clock' | 'mail' | 'limits' | 'audit' | 'origins'> & {
    sessions: Sessions
    signIn: SignIn
    secretKey: string
  }

export type AuthService = ReturnType<typeof createAuthService>

/** Account actions of guests, one file for each journey. */
export function createAuthService(dependencies: Dependencies) {
  const registration = createRegistrationService(dependencies)
  return {
    ...registration,
    ...createEmailConfirmationService(dependencies),
    ...createLoginService({ ...dependencies, waitForConfirmation: registration.waitForConfirmation }),
    ...createPasswordService(dependencies),
  }
}
