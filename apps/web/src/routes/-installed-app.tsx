import { lazy, Suspense } from 'react'
import { startInstalledApp } from '../features/install/installed-app.tsx'
import { PushCard } from '../features/push/push-card.tsx'
import { followPushes } from '../features/push/pushes.ts'
import { deviceStore } from '../lib/device-store.ts'
import { loadWords } from '../lib/i18n/words.ts'
import { session } from '../lib/session.ts'

/** With its words. */
const Question = lazy(async () => {
  await loadWords('settings')
  return { default: PushCard }
})

/** What was agreed to in the question. */
async function switchOn() {
  const { saveNotifications } = await import('../features/settings/settings.api.ts')
  await saveNotifications({ replies: true, reviews: true })
}

/** @param navigate to where a tapped notification leads */
export function start(navigate: (path: string) => void) {
  startInstalledApp(
    () => import('./-install-card.tsx'),
    <Suspense>
      <Question switchOn={switchOn} />
    </Suspense>,
  )
  followPushes(navigate)
  void deviceStore.expireOthers(session.userId())
}
