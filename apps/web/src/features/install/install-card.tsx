import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useFreeMoment } from '../../lib/free-moment.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useSignedInUser } from '../../lib/signed-in-user.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { DownloadIcon } from '../../ui/icons/download.tsx'
import { AppIcon } from './app-icon.tsx'
import styles from './install-card.module.css'
import { installation } from './installation.ts'

/**
 * The startup card (B09): once the student is known and it is known whether the onboarding is over, after 800 ms, on top
 * of every screen. Never over a question, a payment or helplines.
 * @param isOnboardedKnown whether the first answer of the list of programs is here
 */
export function InstallCard({ isOnboardedKnown }: { isOnboardedKnown: boolean }) {
  const { suggestion, isInstalling, isQuiet } = useSyncExternalStore(installation.subscribe, installation.get)
  const isUserKnown = useSignedInUser((user) => user !== null)
  const isWanted = (suggestion !== null && isUserKnown && isOnboardedKnown && !isQuiet) || isInstalling
  const isFree = useFreeMoment(isWanted)
  return isWanted && isFree ? <Card isInstalling={isInstalling} /> : null
}

function Card({ isInstalling }: { isInstalling: boolean }) {
  const { t } = useTranslation('settings')
  const place = useRef<HTMLDivElement>(null)
  // Above everything, but not modal: the student may go on below it.
  useLayoutEffect(() => place.current?.showPopover(), [])
  return (
    <div
      ref={place}
      popover="manual"
      role="dialog"
      aria-label={t('install.title')}
      className={styles.card}
      data-testid="install-card"
      onKeyDown={(event) => event.key === 'Escape' && installation.closeCard()}
    >
      <div className={styles.head}>
        <AppIcon size={64} />
        <div>
          <h2>{t('install.title')}</h2>
          <p>{t('install.about')}</p>
        </div>
      </div>
      <Button
        full
        size="lg"
        icon={<DownloadIcon />}
        busy={isInstalling && t('install.installing')}
        onClick={installation.start}
      >
        {t('install.action')}
      </Button>
      {!isInstalling && (
        <IconButton
          className={styles.close}
          label={t('install.notNow')}
          icon={<CloseIcon />}
          onClick={installation.closeCard}
        />
      )}
    </div>
  )
}
