import { createPayerLink, type PeriodMonths } from '@lumi/contracts/billing'
import { BILLING } from '@lumi/contracts/product-rules'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { notify } from '../../lib/notifications.ts'
import { share } from '../../lib/share.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './billing.module.css'
import { PayerLetterForm } from './payer-letter-form.tsx'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

/** Somebody else pays: the link goes by mail, or by what the student uses to write to them. */
export function PayerLinkSheet({ months, onClose }: { months: PeriodMonths; onClose: () => void }) {
  const { t } = useBillingWords()
  const [url, setUrl] = useState<string | null>(null)
  const [isBusy, run] = useAction()
  const wish = { months }
  const send = async () => {
    const link = url ?? (await api(createPayerLink, { body: wish })).url
    if (link === undefined) return
    setUrl(link)
    await handOver(link, t('payer.shareText'), t('payer.copied'))
  }
  return (
    <Sheet title={t('payer.title')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{t('payer.text', { count: BILLING.payerLinkDays })}</p>
        <Button size="lg" full busy={isBusy && t('payer.sharing')} onClick={() => run(send)} data-autofocus>
          {t('payer.share')}
        </Button>
        {url && (
          <label className={styles.link}>
            <span>{t('payer.link')}</span>
            <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
        <PayerLetterForm wish={wish} hint={t('payer.emailHint')} onClose={onClose} />
      </div>
    </Sheet>
  )
}

/** The sharing of the device; without one, or if it refuses, the link is copied. It stays on screen in any case. */
async function handOver(url: string, text: string, copied: string): Promise<void> {
  try {
    if (await share({ title: 'Lumi', text, url })) return
    await navigator.clipboard.writeText(url)
    notify({ kind: 'good', text: copied })
  } catch (cause) {
    // No clipboard: the link can be copied by hand.
    console.warn('The link was not handed over', cause)
  }
}
