import { RuntimeConfig, type SignInProvider } from '@lumi/contracts/config'
import { configPath } from './config-address.ts'
import { type EarlyAnswer, takeEarlyAnswer } from './early-answers.ts'
import { send } from './http.ts'

let config: RuntimeConfig | null = null
let samples: readonly SignInProvider[] = []

/**
 * Loads the addresses and public keys of this deployment: from `/config.json` on localhost, from the API elsewhere
 * (A20). The early script has already sent the request.
 * @throws AppError the app cannot start without the configuration
 */
export async function loadConfig(): Promise<void> {
  const path = configPath(location.hostname)
  const load = (early?: EarlyAnswer) => send({ path, method: 'GET', response: RuntimeConfig }, { early })
  // Kept by an older version of the app, it may lack something.
  config = await load(takeEarlyAnswer(path)).catch(() => load())
}

export function runtimeConfig(): RuntimeConfig {
  if (!config) throw new Error('The runtime configuration is read before the boot step that loads it')
  return config
}

/** Services with a button on sign-up and login. */
export const signInProviders = (): readonly SignInProvider[] => config?.signInProviders ?? samples

/** At build time there is no configuration: pages are rendered with one button of each kind as a template. */
export function drawSampleProviders(providers: readonly SignInProvider[]): void {
  samples = providers
}

/** Where sound comes from: the audio base URL, or the API's. */
export const audioAddress = (): string => config?.audioBaseUrl || apiAddress('')

/** The address of an API call. Until the configuration is loaded, relative to the page's own origin. */
export const apiAddress = (path: string): string => (config?.apiBaseUrl ?? '') + path
