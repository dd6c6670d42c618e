import type { Messenger } from '@lumi/contracts/mini-app'
import type { AnyRouter } from '@tanstack/react-router'

/** How the device is felt: a light touch, or how something ended. */
export type Haptic = 'tap' | 'good' | 'bad'

/** What the messenger around this page does for it. */
export interface MiniApp {
  messenger: Messenger
  feel(haptic: Haptic): void
  /** Lets the student choose to whom. */
  share(message: { text: string; url: string }): void
  /** Opens an address in the browser, outside the messenger. */
  openLink(url: URL): void
  /** Gives the messenger's own button "back" to the pages that have a way back. */
  followRouter(router: AnyRouter): void
}

let current: MiniApp | null = null

/** Null on the website and in the installed app. */
export const miniApp = (): MiniApp | null => current

export function becomeMiniApp(app: MiniApp): void {
  current = app
}
