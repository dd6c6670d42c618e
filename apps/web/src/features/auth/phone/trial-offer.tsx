import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { chatAccess } from '../../../lib/chat-access.ts'
import { bold, rich } from '../../../lib/i18n/rich.tsx'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { dayText } from './day-text.ts'
import { phoneQuery } from './phone.api.ts'
import styles from './phone.module.css'

const PhoneDialog = lazyPart(() => import('./phone-dialog.tsx'))

/**
 * The trial while it can be started, with its dialog, and its last day while it runs. Shows nothing else, so any page may
 * have it; the route loads the words of `phone`.
 */
export function TrialOffer() {
  const { t, i18n } = useTranslation('phone')
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const { data } = useQuery({ ...phoneQuery, enabled: access === 'open' })
  const [isOpen, setIsOpen] = useState(false)
  const { state, days, lastDay } = data?.trial ?? {}
  // The dialog shows its own end after the trial has begun.
  // Where no number of the student's country is taken, the offer would be a dead end.
  const isOffered = state === 'available' && data?.isOwnCountryServed
  if (!isOpen && !isOffered && state !== 'active') return null
  return (
    <>
      <section className={styles.offer} aria-label={t('offer.label')}>
        {state === 'active' && lastDay ? (
          <p>{rich(t('offer.active', { date: dayText(lastDay, i18n.language) }), { b: bold })}</p>
        ) : (
          <>
            <div>
              <h2>{t('title', { count: days ?? 0 })}</h2>
              <p>{t('offer.about')}</p>
            </div>
            <Button size="md" onClick={() => setIsOpen(true)}>
              {t('offer.start')}
            </Button>
          </>
        )}
      </section>
      {isOpen && (
        <Suspense>
          <PhoneDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
