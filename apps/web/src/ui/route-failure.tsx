import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { connection } from '../lib/connection.ts'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { useTryAgain } from '../lib/use-try-again.ts'
import { Lumi } from './lumi.tsx'
import styles from './route-failure.module.css'

const CrashScreen = lazy(async () => ({ default: (await import('./crash-screen.tsx')).CrashScreen }))

/** In place of a page that could not be opened. Waits if the server cannot be reached, or could not until now; any other error is a crash. */
export function RouteFailure(props: { error: unknown; reset?: () => void }) {
  if (connection.wasLostLately()) return <OutOfReach />
  return (
    <Suspense>
      <CrashScreen {...props} />
    </Suspense>
  )
}

/** The page's script was never loaded on this device. Opens automatically once it can be loaded. */
function OutOfReach() {
  const { t } = useTranslation()
  const router = useRouter()
  useTryAgain(() => void router.invalidate(), true)
  return (
    <main className={styles.page} role="status">
      <Lumi mood="resting" size={72} />
      <h1>{t(connection.isDeviceOffline() ? 'offline.title' : 'offline.unreachable')}</h1>
      <p>{t('offline.unseen')}</p>
    </main>
  )
}
