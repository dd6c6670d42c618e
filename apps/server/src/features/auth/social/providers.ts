import type { SignInProvider } from '@lumi/contracts/config'
import { AppError } from '@lumi/contracts/errors'
import { type Messenger, messengers } from '@lumi/contracts/mini-app'
import type { ProviderSetting, SignInSettings } from '../../../platform/sign-in-settings.ts'
import { createProviderClient, type ProviderClient } from './provider-client.ts'

/** How identities from a mini-app are named. VK's are those of VK ID: the same account signs in on the website too. */
export const miniAppProviders: Readonly<Record<Messenger, SignInProvider>> = {
  telegram: { providerId: 'telegram', kind: 'telegram', name: 'Telegram' },
  vk: { providerId: 'vk', kind: 'vk', name: 'VK ID' },
}
const miniAppIssuers: Readonly<Record<Messenger, string>> = {
  telegram: 'https://telegram.org',
  vk: 'https://id.vk.com',
}

export type Providers = ReturnType<typeof createProviders>

/** Configured services by the name used in URLs. */
export function createProviders({ providers, miniApps }: SignInSettings) {
  const known = new Map<string, { setting: ProviderSetting; client: ProviderClient }>(
    providers.map((setting) => [setting.id, { setting, client: createProviderClient(setting) }]),
  )
  const available = providers.map(({ id, kind, name }): SignInProvider => ({ providerId: id, kind, name }))

  return {
    miniApps,
    available,

    /** The `vk` provider may have an address of its own. */
    miniAppIssuer: (messenger: Messenger) =>
      known.get(miniAppProviders[messenger].providerId)?.setting.issuer ?? miniAppIssuers[messenger],

    find: (id: string) => known.get(id),

    get(id: string) {
      const provider = known.get(id)
      if (!provider) throw new AppError('not_found')
      return provider
    },

    /** Display name, also for providers no longer configured. */
    describe: (id: string): SignInProvider =>
      [...available, ...Object.values(miniAppProviders)].find(({ providerId }) => providerId === id) ?? {
        providerId: id,
        kind: 'oidc',
        name: id,
      },

    /** Whether an account can be opened with this service now. */
    isUsable: (id: string) =>
      known.has(id) ||
      messengers.some((each) => miniAppProviders[each].providerId === id && miniApps[each] !== undefined),
  }
}
