import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { OfflineIcon } from '../../../ui/icons/offline.tsx'
import styles from './offline.module.css'

/** Below a reply that the tutor on a device gave without a network. */
export default function OfflineMark() {
  const { t } = useTranslation('talks')
  return (
    <p className={styles.mark} data-testid="answered-offline">
      <OfflineIcon size={16} />
      {t('offline.mark')}
    </p>
  )
}
