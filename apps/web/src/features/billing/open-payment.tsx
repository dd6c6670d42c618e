import { ButtonLink } from '../../ui/button.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import styles from './billing.module.css'
import { useBillingWords } from './use-billing-words.ts'

/** Nobody should pay twice: an open payment is named before anything can be bought. */
export function OpenPayment({ paymentId }: { paymentId: string }) {
  const { t } = useBillingWords()
  return (
    <div className={styles.notice}>
      <ClockIcon />
      <div>
        <b>{t('open.title')}</b>
        <p>{t('open.text')}</p>
        <ButtonLink to="/payment/status" search={{ paymentId }} variant="secondary" size="md">
          {t('open.look')}
        </ButtonLink>
      </div>
    </div>
  )
}
