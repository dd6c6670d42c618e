import type { SignInProvider } from '@lumi/contracts/config'
import { AppError } from '@lumi/contracts/errors'
import type { ProviderSetting, SignInSettings } from '../../../platform/sign-in-settings.ts'
import { createProviderClient, type ProviderClient } from './provider-client.ts'

export const telegram: SignInProvider = { providerId: 'telegram', kind: 'telegram', name: 'Telegram' }

export type Providers = ReturnType<typeof createProviders>

/** Configured services by the name used in URLs. */
export function createProviders({ providers, telegramBotToken }: SignInSettings) {
  const known = new Map<string, { setting: ProviderSetting; client: ProviderClient }>(
    providers.map((setting) => [setting.id, { setting, client: createProviderClient(setting) }]),
  )
  const available = providers.map(({ id, kind, name }): SignInProvider => ({ providerId: id, kind, name }))

  return {
    telegramBotToken,
    available,

    find: (id: string) => known.get(id),

    get(id: string) {
      const provider = known.get(id)
      if (!provider) throw new AppError('not_found')
      return provider
    },

    /** Display name, also for providers no longer configured. */
    describe: (id: string): SignInProvider =>
      [...available, telegram].find(({ providerId }) => providerId === id) ?? {
        providerId: id,
        kind: 'oidc',
        name: id,
      },

    /** Whether an account can be opened with this service now. */
    isUsable: (id: string) => known.has(id) || (id === telegram.providerId && telegramBotToken !== undefined),
  }
}
