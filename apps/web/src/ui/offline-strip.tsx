import { useSyncExternalStore } from 'react'
import { connection } from '../lib/connection.ts'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { OfflineIcon } from './icons/offline.tsx'
import styles from './offline-strip.module.css'

const never = () => false

/** Below the header of a page while the server cannot be reached. Design section 3, "Offline". */
export function OfflineStrip() {
  const { t } = useTranslation()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost, never)
  const isDeviceOffline = useSyncExternalStore(connection.subscribe, connection.isDeviceOffline, never)
  if (!isLost) return null
  return (
    <div className={styles.strip} role="status" data-testid="offline">
      <OfflineIcon />
      <span>
        <b>{t(isDeviceOffline ? 'offline.title' : 'offline.unreachable')}</b>
        {t('offline.text')}
      </span>
    </div>
  )
}
