import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadWords } from '../../lib/i18n/words.ts'
import { NewVersionNotice } from './new-version-notice.tsx'
import { followUpdates } from './updates.ts'

/**
 * What makes a page an app: its service worker, the notice of a new version, the suggestion to install it. Runs beside
 * the pages, in a root of its own, so that nothing of it belongs to the first download.
 */
export async function startInstalledApp(): Promise<void> {
  void followUpdates()
  await loadWords('settings')
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <StrictMode>
      <NewVersionNotice />
    </StrictMode>,
  )
}
