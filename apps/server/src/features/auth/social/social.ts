import type { Language } from '@lumi/contracts/errors'
import type { Tx } from '../../../platform/db.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { App } from '../../../platform/serve.ts'
import { configuredMessengers } from '../../../platform/sign-in-settings.ts'
import type { AcceptedText } from '../auth.tables.ts'
import type { Sessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'
import { serveMiniAppPage } from './mini-app-page.ts'
import { createProviders } from './providers.ts'
import { createSignInMethods } from './sign-in-methods.service.ts'
import { socialRoutes } from './social.routes.ts'
import { createSocialService } from './social.service.ts'
import { listIdentities } from './social.store.ts'
import { createSocialAccounts } from './social-accounts.service.ts'

interface Dependencies extends Platform {
  sessions: Sessions
  signIn: SignIn
  assertAccepted(
    accepted: readonly { agreementId: string; version: string }[],
    language: Language,
  ): Promise<readonly AcceptedText[]>
  friendConfirmed(tx: Tx, friend: { id: string; referralInfo: string | null }): Promise<void>
}

/** Signing in with another service, wired. */
export function createSocial(dependencies: Dependencies, app: App) {
  const { env, sessions, origins } = dependencies
  const providers = createProviders(env.signIn)
  const parts = { ...dependencies, providers, secretKey: env.secretKey }
  const social = createSocialService(parts)
  socialRoutes(app, {
    social,
    accounts: createSocialAccounts(parts),
    methods: createSignInMethods(parts),
    providers,
    sessions,
    origins,
  })
  for (const messenger of configuredMessengers(env.signIn)) serveMiniAppPage(app, messenger, origins)
  return {
    deleteExpired: social.deleteExpired,
    /** For the export; all of it goes with the student's row. */
    personalData: {
      name: 'signInMethods',
      async exportOf(studentId: string) {
        const identities = await listIdentities(dependencies.db, studentId)
        return identities.map(({ providerId, issuer, subject, email, createdAt, lastUsedAt }) => ({
          service: providers.describe(providerId).name,
          issuer,
          subject,
          email,
          createdAt,
          lastUsedAt,
        }))
      },
    },
  }
}
