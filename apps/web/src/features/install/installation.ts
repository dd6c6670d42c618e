import { session } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'
import { count } from '../../lib/telemetry.ts'
import { isBusy } from './busy.ts'
import { type Suggestion, suggestionFor, thisDevice } from './device.ts'

/** Promise K05. */
const installingMs = 20_000
/** A closed card comes again after this time. */
const quietMs = 14 * 24 * 60 * 60_000

/** Not in the DOM's types: Chromium only. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export interface InstallationView {
  suggestion: Suggestion | null
  /** The browser installs the app now. */
  isInstalling: boolean
  isGuideOpen: boolean
  /** The student has closed the card lately. */
  isQuiet: boolean
}

let prompt: InstallPromptEvent | null = null
let isInstalled = false
let view: InstallationView = { suggestion: null, isInstalling: false, isGuideOpen: false, isQuiet: false }
const listeners = new Set<() => void>()

function change(changes: Partial<InstallationView> = {}) {
  const suggestion = isInstalled ? null : suggestionFor(thisDevice(), session.isSignedIn(), prompt !== null)
  const closedAt = Number(settings.get('installClosedAt') ?? 0)
  view = { ...view, suggestion, isQuiet: Date.now() - closedAt < quietMs, ...changes }
  for (const listener of listeners) listener()
}

export const installation = {
  get: () => view,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  closeCard() {
    settings.set('installClosedAt', String(Date.now()))
    change()
  },

  closeGuide: () => change({ isGuideOpen: false }),

  /** The button of card and banner (B10). */
  async start() {
    const { suggestion } = view
    count('openInAppButtonClickNotify')
    installation.closeCard()
    if (suggestion === 'guide') change({ isGuideOpen: true })
    else if (suggestion === 'site') window.open('/', '_blank')
    else if (prompt) await ask(prompt)
  },
}

/** A prompt can be shown once; the browser offers another one after a refusal. */
async function ask(event: InstallPromptEvent) {
  await event.prompt()
  const { outcome } = await event.userChoice
  prompt = null
  if (outcome === 'dismissed') return change()
  change({ isInstalling: true })
  setTimeout(async () => {
    change({ isInstalling: false })
    // On Android this opens the installed app. Without a press, the browser may refuse a new tab.
    if (!window.open('/', '_blank') && !isBusy()) location.assign('/')
    await lookForInstalled()
  }, installingMs)
}

async function lookForInstalled() {
  const { getInstalledRelatedApps } = navigator as { getInstalledRelatedApps?: () => Promise<unknown[]> }
  const apps = await getInstalledRelatedApps?.call(navigator).catch(() => [])
  isInstalled ||= (apps?.length ?? 0) > 0
  change()
}

/** @param early what the browser has offered before this module was loaded */
export function followInstallation(early: InstallPromptEvent | undefined): void {
  prompt = early ?? null
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPromptEvent
    change()
  })
  addEventListener('appinstalled', () => {
    isInstalled = true
    change()
  })
  session.subscribe(() => change())
  void lookForInstalled()
}
