import { createPayerLink, type PeriodMonths } from '@lumi/contracts/billing'
import { BILLING } from '@lumi/contracts/product-rules'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { notify } from '../../lib/notifications.ts'
import { share } from '../../lib/share.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './billing.module.css'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

/** Only the address: what else the link says is not typed here. */
const letter = z.required(z.pick(createPayerLink.body, { email: true }))

/** Somebody else pays: the link goes by mail, or by what the student uses to write to them. */
export function PayerLinkSheet({ months, onClose }: { months: PeriodMonths | undefined; onClose: () => void }) {
  const { t } = useBillingWords()
  const [url, setUrl] = useState<string | null>(null)
  const [isBusy, run] = useAction()
  const wish = months === undefined ? {} : { months }
  const send = async () => {
    const link = url ?? (await api(createPayerLink, { body: wish })).url
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
        <Form
          schema={letter}
          onSubmit={async ({ email }) => {
            await api(createPayerLink, { body: { ...wish, email } })
            onClose()
            notify({ kind: 'good', text: t('payer.mailed', { email }) })
          }}
          onFailure={(error) => void notifyError(error)}
          className={styles.sheet}
        >
          <TextField
            name="email"
            type="email"
            label={t('payer.email')}
            hint={t('payer.emailHint')}
            // Must not be autofilled: the browser would offer the student's own address.
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
          />
          <SubmitButton variant="secondary" busy={t('payer.mailing')}>
            {t('payer.mail')}
          </SubmitButton>
        </Form>
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
