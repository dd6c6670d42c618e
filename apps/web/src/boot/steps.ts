import { loadConfig, runtimeConfig } from '../lib/config.ts'
import { changeWords } from '../lib/i18n/words.ts'
import { rememberForServer, startLanguage } from '../lib/locale.ts'
import { startSession } from '../lib/session.ts'
import { rememberReferral } from './referral.ts'

/** A step may redirect; then the app is not mounted. */
interface BootStep {
  name: string
  run: () => Promise<{ redirect: string } | undefined> | undefined
}

/** What must be ready before the first screen, in this order (S14). */
export function bootSteps(): BootStep[] {
  startSession()
  // Read first of all, so that no other step sees or stores what only the messenger's step may know.
  const messenger = window.lumiBoot?.inMessenger ? import('./messenger.ts') : undefined
  // Two independent downloads start together; the steps below await them in order.
  const configuration = loadConfig()
  const words = changeWords(startLanguage())
  return [
    { name: 'base addresses', run: () => configuration.then(() => undefined) },
    { name: 'words', run: () => words.then(() => rememberForServer()).then(() => undefined) },
    {
      name: 'referral',
      run: async () => {
        await messenger
        rememberReferral(location.search, location.origin, Date.now())
        return undefined
      },
    },
    {
      name: 'map icons',
      // Not awaited: the icons only decorate suggestions in a form.
      run: () => {
        if (runtimeConfig().mapsKey !== null)
          import('./map-icons.ts').then(
            ({ registerMapIcons }) => registerMapIcons(),
            (cause: unknown) => console.warn('The map icons did not load', cause),
          )
        return undefined
      },
    },
    {
      name: 'messenger mini-app',
      run: () => messenger?.then(({ open }) => open()),
    },
  ]
}

/**
 * Runs the steps in order. Returns false if a step has redirected: the app must not be mounted then.
 * @throws what a step throws; the caller shows the page for a failed start
 */
export async function boot(steps: BootStep[]): Promise<boolean> {
  for (const step of steps) {
    try {
      const outcome = await step.run()
      if (outcome) {
        location.replace(outcome.redirect)
        return false
      }
    } catch (cause) {
      throw new Error(`The boot step "${step.name}" failed`, { cause })
    }
  }
  return true
}
