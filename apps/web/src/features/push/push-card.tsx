import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { isPostponed, useFreeMoment } from '../../lib/free-moment.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { type PushMoment, pushMoment } from '../../lib/push-moment.ts'
import { Button } from '../../ui/button.tsx'
import styles from './push-card.module.css'
import { pushDevice } from './push-device.ts'

/** One suggestion at a time. */
const mustWait = () => isPostponed() || document.querySelector('[data-testid="install-card"]') !== null

/**
 * Asks whether notifications are wanted, at a moment at which one would have helped, and once: a no is remembered. The
 * browser's own question comes only after a yes.
 * @param switchOn sets the switches of the account for what was asked
 */
export function PushCard({ switchOn }: { switchOn: () => Promise<void> }) {
  const moment = useSyncExternalStore(pushMoment.subscribe, pushMoment.get)
  const mayAsk = useSyncExternalStore(pushDevice.subscribe, pushDevice.mayAsk)
  const isFree = useFreeMoment(moment !== null && mayAsk, mustWait)
  return moment !== null && mayAsk && isFree ? <Card moment={moment} switchOn={switchOn} /> : null
}

function Card({ moment, switchOn }: { moment: PushMoment; switchOn: () => Promise<void> }) {
  const { t } = useTranslation('settings')
  const [isBusy, setIsBusy] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // Above everything, but not modal: the student may go on below it.
  useLayoutEffect(() => place.current?.showPopover(), [])

  async function accept() {
    setIsBusy(true)
    try {
      if (await pushDevice.turnOn()) await switchOn()
    } catch (error) {
      notifyError(error)
      setIsBusy(false)
    }
  }

  return (
    <div
      ref={place}
      popover="manual"
      role="dialog"
      aria-label={t(`push.ask.${moment}`)}
      className={styles.card}
      data-testid="push-card"
      onKeyDown={(event) => event.key === 'Escape' && pushDevice.refuse()}
    >
      <h2>{t(`push.ask.${moment}`)}</h2>
      <p>{t('push.ask.about')}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={pushDevice.refuse}>
          {t('push.ask.no')}
        </Button>
        <Button busy={isBusy && t('push.ask.busy')} onClick={accept}>
          {t('push.ask.yes')}
        </Button>
      </div>
    </div>
  )
}
