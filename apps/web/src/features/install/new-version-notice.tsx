import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { RetryIcon } from '../../ui/icons/retry.tsx'
import shared from '../../ui/notification.module.css'
import styles from './new-version-notice.module.css'
import { updates } from './updates.ts'

/** Stays until it is pressed (B14, K04). The page moves down, so that nothing is covered meanwhile. */
export default function NewVersionNotice() {
  const isStarting = useSyncExternalStore(updates.subscribe, updates.state) === 'starting'
  const { t } = useTranslation('settings')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.showPopover(), [])
  useEffect(() => {
    document.documentElement.dataset.newVersion = ''
    return () => {
      delete document.documentElement.dataset.newVersion
    }
  }, [])
  return (
    <div ref={place} popover="manual" className={shared.place}>
      <div role="status" className={`${shared.notice} ${styles.own}`} data-testid="new-version">
        <RetryIcon />
        <span>{t('notification.newVersion.message')}</span>
        <Button
          variant="lampy"
          size="md"
          busy={isStarting && t('notification.newVersion.busy')}
          onClick={updates.start}
        >
          {t('notification.newVersion.action')}
        </Button>
      </div>
    </div>
  )
}
