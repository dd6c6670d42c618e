import { correctRegistrationEmail, getRegistrationState, resendRegistrationEmail } from '@lumi/contracts/auth-links'
import { AppError } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { LoginLink } from './login-link.tsx'
import { MailSent } from './mail-sent.tsx'
import { Outcome } from './outcome.tsx'
import { type PendingSignUp, pendingSignUp } from './pending-sign-up.ts'
import { SendAgain } from './send-again.tsx'

/** The letter has been sent: it can be requested again, and a mistyped address corrected. Survives a reload. */
export function SignUpWaiting({ pending, onStartOver }: { pending: PendingSignUp; onStartOver: () => void }) {
  const { t } = useTranslation('auth')
  const [correcting, setCorrecting] = useState(false)
  const isConfirmed = useConfirmedElsewhere()

  function failed(error: unknown) {
    if (error instanceof AppError && error.details.retryAfterSeconds)
      pendingSignUp.wait(error.details.retryAfterSeconds)
    if (error instanceof AppError && error.code === 'registration_not_found') onStartOver()
    notifyError(error)
    return undefined
  }

  async function again() {
    try {
      await api(resendRegistrationEmail)
      pendingSignUp.sent(pending.email)
      notify({ kind: 'good', text: t('sent.sentAgain', { email: pending.email }) })
    } catch (error) {
      failed(error)
    }
  }

  if (isConfirmed)
    return (
      <Outcome mood="happy" title={t('confirmation.verifiedTitle')} text={t('confirmation.verifiedText')}>
        <LoginLink email={pending.email} />
      </Outcome>
    )
  if (correcting)
    return (
      <Outcome mood="calm" title={t('sent.correctTitle')} text={t('sent.correctText')}>
        <Form
          schema={correctRegistrationEmail.body}
          onSubmit={async (body) => {
            await api(correctRegistrationEmail, { body })
            pendingSignUp.sent(body.email)
            setCorrecting(false)
          }}
          onFailure={failed}
          className={styles.form}
        >
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck="false"
            defaultValue={pending.email}
          />
          <SubmitButton busy={t('sent.sending')}>{t('sent.correct')}</SubmitButton>
          <Button variant="quiet" full onClick={() => setCorrecting(false)}>
            {t('sent.back')}
          </Button>
        </Form>
      </Outcome>
    )
  return (
    <MailSent
      title={t('sent.title')}
      text={rich(t('sent.text', { email: pending.email }), { b: bold })}
      linkHours={MAIL_LINK.confirmationHours}
    >
      <SendAgain resendAt={pending.resendAt} onSend={again} />
      <Button variant="quiet" full onClick={() => setCorrecting(true)}>
        {t('sent.change')}
      </Button>
      <Button variant="quiet" full onClick={onStartOver}>
        {t('sent.startOver')}
      </Button>
    </MailSent>
  )
}

/** Checks when the student comes back from the mailbox: the link may have been opened in another browser. */
function useConfirmedElsewhere(): boolean {
  const [isConfirmed, setConfirmed] = useState(false)
  useEffect(() => {
    const look = () => {
      if (document.hidden) return
      api(getRegistrationState).then(
        ({ state }) => {
          if (state === 'confirmed') setConfirmed(true)
        },
        // Without a network the letter is still the next step.
        () => {},
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [])
  return isConfirmed
}
