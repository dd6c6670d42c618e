import { createPayerLink, type PeriodMonths } from '@lumi/contracts/billing'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { notify } from '../../lib/notifications.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './billing.module.css'
import { useBillingWords } from './use-billing-words.ts'

/** Only the address: what else the link says is not typed here. */
const letter = z.required(z.pick(createPayerLink.body, { email: true }))

interface PayerLetterFormProps {
  wish: { months?: PeriodMonths }
  hint?: string
  onClose: () => void
}

/** Mails the link of a payer to an address that is typed here. */
export function PayerLetterForm({ wish, hint, onClose }: PayerLetterFormProps) {
  const { t } = useBillingWords()
  return (
    <Form
      schema={letter}
      onSubmit={async ({ email }) => {
        const { mailedTo } = await api(createPayerLink, { body: { ...wish, email } })
        onClose()
        notify({ kind: 'good', text: t('payer.mailed', { email: mailedTo ?? email }) })
      }}
      onFailure={(error) => void notifyError(error)}
      className={styles.sheet}
    >
      <TextField
        name="email"
        type="email"
        label={t('payer.email')}
        {...(hint !== undefined && { hint })}
        // Must not be autofilled: the browser would offer the student's own address.
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
      />
      <SubmitButton variant="secondary" busy={t('payer.mailing')}>
        {t('payer.mail')}
      </SubmitButton>
    </Form>
  )
}
