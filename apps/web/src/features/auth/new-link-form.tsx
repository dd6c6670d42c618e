import { requestUserPasswordChangeByEmail } from '@lumi/contracts/auth-links'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { type ReactNode, useState } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { useKnownEmail } from './known-email.ts'
import { MailSent } from './mail-sent.tsx'
import { SendAgain } from './send-again.tsx'

interface NewLinkFormProps {
  /** Shown above the field. */
  text: ReactNode
  submit: string
  onSent?: () => void
}

/**
 * Orders a letter with a link to set a password. That link also confirms the address, so it helps with every broken
 * link.
 */
export function NewLinkForm({ text, submit, onSent }: NewLinkFormProps) {
  const { t } = useTranslation('auth')
  const knownEmail = useKnownEmail()
  const [sentTo, setSentTo] = useState<string>()
  const email = sentTo ?? knownEmail
  const [resendAt, setResendAt] = useState<number | null>(null)

  async function send(to: string) {
    await api(requestUserPasswordChangeByEmail, { body: { email: to } })
    setSentTo(to)
    setResendAt(Date.now() + MAIL_LINK.resendAfterSeconds * 1000)
    onSent?.()
  }

  if (resendAt !== null)
    return (
      <MailSent
        title={t('restore.sentTitle')}
        text={rich(t('restore.sentText', { email }), { b: bold })}
        linkHours={MAIL_LINK.passwordChangeHours}
      >
        <SendAgain
          resendAt={resendAt}
          onSend={() =>
            send(email).then(
              () => notify({ kind: 'good', text: t('sent.sentAgain', { email }) }),
              (error: unknown) => notifyError(error),
            )
          }
        />
        <Button variant="quiet" full onClick={() => setResendAt(null)}>
          {t('sent.change')}
        </Button>
      </MailSent>
    )
  return (
    <Form
      schema={requestUserPasswordChangeByEmail.body}
      onSubmit={(body) => send(body.email)}
      onFailure={(error) => void notifyError(error)}
      className={styles.form}
    >
      <p className={styles.text}>{text}</p>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        key={email}
        defaultValue={email}
      />
      <SubmitButton busy={t('restore.busy')}>{submit}</SubmitButton>
    </Form>
  )
}
