import type { Messenger } from '@lumi/contracts/mini-app'
import type { Haptic } from '../../lib/mini-app.ts'

/** How the page was opened; all of it comes from outside. */
export interface Opening {
  messenger: Messenger
  version?: string | undefined
  platform?: string | undefined
  theme?: string | undefined
}

/** The app inside one messenger, in that messenger's own words. */
export interface Host {
  feel(haptic: Haptic): void
  share(message: { text: string; url: string }): void
  openLink(url: URL): void
  /** Absent: the messenger leaves its "back" to the browser's history. */
  back?: { show(isShown: boolean): void; onPress(listener: () => void): void }
}
