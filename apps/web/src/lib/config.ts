import { RuntimeConfig, type SignInProvider } from '@lumi/contracts/config'
import { configPath } from './config-address.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { send } from './http.ts'

let config: RuntimeConfig | null = null
let samples: readonly SignInProvider[] = []

/**
 * Fetches the addresses and public keys of this deployment, from the file `/config.json` on a local host and from the
 * API elsewhere (A20). The early script has already asked for it.
 * @throws AppError the app cannot start without them
 */
export async function loadConfig(): Promise<void> {
  const path = configPath(location.hostname)
  config = await send({ path, method: 'GET', response: RuntimeConfig }, { early: takeEarlyAnswer(path) })
}

export function runtimeConfig(): RuntimeConfig {
  if (!config) throw new Error('The runtime configuration is read before the boot step that loads it')
  return config
}

/** Services with a button on sign-up and login. */
export const signInProviders = (): readonly SignInProvider[] => config?.signInProviders ?? samples

/** At build time there is no configuration: the pages are drawn with one button of each kind, to be cut out again. */
export function drawSampleProviders(providers: readonly SignInProvider[]): void {
  samples = providers
}

/** The address of an API call; before the configuration is known, on the page's own origin. */
export const apiAddress = (path: string): string => (config?.apiBaseUrl ?? '') + path
