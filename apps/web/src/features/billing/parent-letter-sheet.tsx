import { createPayerLink } from '@lumi/contracts/billing'
import { AppError } from '@lumi/contracts/errors'
import { BILLING } from '@lumi/contracts/product-rules'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './billing.module.css'
import { PayerLetterForm } from './payer-letter-form.tsx'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

/**
 * Under the age of consent: the link goes to the parent who has agreed, and nowhere else. Only when no such address is
 * kept it is asked for.
 */
export function ParentLetterSheet({ onClose }: { onClose: () => void }) {
  const { t } = useBillingWords()
  const [asksAddress, setAsksAddress] = useState(false)
  const [isBusy, run] = useAction()
  const send = async () => {
    try {
      const { mailedTo } = await api(createPayerLink, { body: {} })
      onClose()
      notify({ kind: 'good', text: t('payer.mailed', { email: mailedTo ?? '' }) })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error
      setAsksAddress(true)
    }
  }
  return (
    <Sheet title={t('payer.title')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{t(asksAddress ? 'payer.noParent' : 'payer.parentText', { count: BILLING.payerLinkDays })}</p>
        {asksAddress ? (
          <PayerLetterForm wish={{}} onClose={onClose} />
        ) : (
          <Button size="lg" full busy={isBusy && t('payer.mailing')} onClick={() => run(send)} data-autofocus>
            {t('payer.mailParent')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
