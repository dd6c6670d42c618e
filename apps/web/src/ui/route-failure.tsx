import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { connection } from '../lib/connection.ts'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { useTryAgain } from '../lib/use-try-again.ts'
import { Lumi } from './lumi.tsx'
import styles from './route-failure.module.css'

const CrashScreen = lazy(async () => ({ default: (await import('./crash-screen.tsx')).CrashScreen }))

/** In the place of a page that could not be opened. Out of reach of the server it waits; anything else has crashed. */
export function RouteFailure(props: { error: unknown; reset?: () => void }) {
  if (connection.isLost()) return <OutOfReach />
  return (
    <Suspense>
      <CrashScreen {...props} />
    </Suspense>
  )
}

/** Its script was never loaded on this device. It opens as soon as it can, without a press. */
function OutOfReach() {
  const { t } = useTranslation()
  const router = useRouter()
  useTryAgain(() => void router.invalidate())
  return (
    <main className={styles.page} role="status">
      <Lumi mood="resting" size={72} />
      <h1>{t(connection.isDeviceOffline() ? 'offline.title' : 'offline.unreachable')}</h1>
      <p>{t('offline.unseen')}</p>
    </main>
  )
}
