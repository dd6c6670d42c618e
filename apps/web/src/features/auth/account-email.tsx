import { cancelEmailChange, requestEmailChange } from '@lumi/contracts/account'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { runtimeConfig } from '../../lib/config.ts'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { MailIcon } from '../../ui/icons/mail.tsx'
import { RowButton } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { refetchAccount } from './account.api.ts'
import styles from './account.module.css'
import { useConfirmItIsYou } from './confirm-it-is-you.tsx'
import formStyles from './form.module.css'

export function EmailRow({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  return (
    <>
      <RowButton
        icon={<MailIcon size={26} />}
        title={t('email.title')}
        caption={email}
        onClick={() => setOpen(true)}
        opens
      />
      {open && <ChangeEmail onClose={() => setOpen(false)} />}
    </>
  )
}

function ChangeEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const { confirmed, dialog } = useConfirmItIsYou()
  return (
    <>
      <Sheet title={t('email.change')} onClose={onClose}>
        <Form
          schema={requestEmailChange.body}
          onSubmit={async (body) => {
            await confirmed(() => api(requestEmailChange, { body }))
            await refetchAccount()
            onClose()
            notify({ kind: 'good', text: t('email.sent'), detail: t('email.sentDetail') })
          }}
          onFailure={(error) => {
            notifyError(error)
            return undefined
          }}
          className={formStyles.form}
        >
          <p className={formStyles.text}>{t('email.about')}</p>
          <TextField
            name="email"
            label={t('email.new')}
            type="email"
            autoComplete="email"
            inputMode="email"
            data-autofocus
          />
          <SubmitButton busy={t('email.sending')}>{t('email.submit')}</SubmitButton>
        </Form>
      </Sheet>
      {dialog}
    </>
  )
}

/** The new address is not confirmed yet. */
export function WaitingEmail({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const [cancelling, setCancelling] = useState(false)
  const { outboxUrl } = runtimeConfig()

  async function cancel() {
    setCancelling(true)
    try {
      await api(cancelEmailChange)
      await refetchAccount()
    } catch (error) {
      setCancelling(false)
      notifyError(error)
    }
  }

  return (
    <div className={styles.waiting} role="status">
      <p>{rich(t('email.waiting', { email }), { b: bold })}</p>
      <div>
        {outboxUrl && (
          <ButtonAnchor href={outboxUrl} target="_blank" rel="noopener" variant="secondary" size="md">
            {t('confirm.outbox')}
          </ButtonAnchor>
        )}
        <Button variant="secondary" size="md" onClick={cancel} busy={cancelling && t('email.cancelling')}>
          {t('email.cancel')}
        </Button>
      </div>
    </div>
  )
}
