import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { DownloadIcon } from '../../ui/icons/download.tsx'
import { AppIcon } from './app-icon.tsx'
import styles from './install-card.module.css'
import { installation } from './installation.ts'

/** The same suggestion in the settings, also for those who have closed the card. 56 px high (B13). */
export function InstallBanner() {
  const { t } = useTranslation('settings')
  const { suggestion, isInstalling } = useSyncExternalStore(installation.subscribe, installation.get)
  if (suggestion === null || isInstalling) return null
  return (
    <button type="button" className={styles.banner} data-testid="install-banner" onClick={() => installation.start()}>
      <AppIcon size={40} />
      <span>{t('install.title')}</span>
      <DownloadIcon />
    </button>
  )
}
