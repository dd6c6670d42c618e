import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWords } from '../../lib/i18n/words.ts'
import { followInstallation, type InstallPromptEvent, installation } from './installation.ts'
import { followSwipes } from './swiped.ts'
import { followUpdates, updates } from './updates.ts'

type Part = () => Promise<{ default: ComponentType }>

/** With its words. On most visits nothing of it is shown, so nothing of it is loaded. */
const part = (load: Part) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadWords('settings')])
    return module
  })

const NewVersionNotice = part(() => import('./new-version-notice.tsx'))
const IosGuide = part(() => import('./ios-guide.tsx'))

/**
 * What makes a page an app: its service worker, the notice of a new version, the suggestion to install it. Runs beside
 * the pages, in a root of its own, so that nothing of it belongs to the first download.
 * @param loadCard passed in because the card depends on another feature
 * @param suggestions of other features
 */
export function startInstalledApp(loadCard: Part, suggestions: ReactNode): void {
  void followUpdates()
  followSwipes()
  followInstallation(window.lumiBoot?.installPrompt as InstallPromptEvent | undefined)
  const place = document.createElement('div')
  place.dataset.installedApp = ''
  document.body.append(place)
  createRoot(place).render(
    <>
      <InstalledApp Card={part(loadCard)} />
      {suggestions}
    </>,
  )
}

function InstalledApp({ Card }: { Card: ComponentType }) {
  const update = useSyncExternalStore(updates.subscribe, updates.state)
  const { suggestion, isInstalling, isGuideOpen } = useSyncExternalStore(installation.subscribe, installation.get)
  return (
    <>
      {update !== 'none' && (
        <Suspense>
          <NewVersionNotice />
        </Suspense>
      )}
      {(suggestion !== null || isInstalling) && (
        <Suspense>
          <Card />
        </Suspense>
      )}
      {isGuideOpen && (
        <Suspense>
          <IosGuide />
        </Suspense>
      )}
    </>
  )
}
