import { getPaywallInfo } from '@lumi/contracts/billing'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { LampIcon } from '../../../ui/icons/lamp.tsx'
import { RightIcon } from '../../../ui/icons/right.tsx'
import styles from './talks.module.css'

/** A larger plan, and the trial while it is open. Nothing until the server has answered: waiting is a way too. */
export function PaywallOffer() {
  const { t, i18n } = useTranslation('talks')
  const { language } = i18n
  const { data } = useQuery({
    queryKey: ['billing', 'paywall', language],
    queryFn: ({ signal }) => api(getPaywallInfo, { signal, query: { feature: 'messages' } }),
    staleTime: 0,
  })
  if (!data || data.payAccess === 'off') return null
  const { offer, trial, payAccess } = data
  return (
    <>
      {trial.isOpen && (
        <Link to="/settings/subscription" search={{ from: 'chat' }} className={styles.way}>
          <span className={styles.sign}>
            <LampIcon />
          </span>
          <span>
            <b>{t('paywall.trial', { count: trial.days })}</b>
            <span>{t('paywall.trialAbout')}</span>
          </span>
          <RightIcon size={20} />
        </Link>
      )}
      {offer && (
        <Link
          to="/settings/subscription"
          search={{ tab: 'all-plans', from: 'chat' }}
          className={`${styles.way} ${styles.hot} board`}
        >
          <span className={styles.sign}>
            {offer.messagesPerDay ?? (
              <span role="img" aria-label={t('paywall.noLimit')}>
                ∞
              </span>
            )}
          </span>
          <span>
            <b>
              {offer.messagesPerDay === null
                ? t('paywall.offerNoLimit', { name: offer.name })
                : t('paywall.offer', { name: offer.name, count: offer.messagesPerDay })}
            </b>
            <span>
              {payAccess === 'ask_parent'
                ? t('paywall.askParent')
                : offer.fromPerMonth
                  ? t('paywall.from', { price: moneyText(offer.fromPerMonth, language) })
                  : t('paywall.seePlans')}
            </span>
          </span>
          <RightIcon size={20} />
        </Link>
      )}
    </>
  )
}
