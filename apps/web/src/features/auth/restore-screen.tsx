import { requestUserPasswordChangeByEmail } from '@lumi/contracts/auth'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './form.module.css'
import { MailSent } from './mail-sent.tsx'

export function RestoreScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState(false)
  usePageTitle(t('restore.pageTitle'))
  return (
    <AuthPage title={t('restore.title')} heading={sent ? undefined : t('restore.form')} tools={tools}>
      {sent ? (
        <MailSent title={t('restore.sentTitle')} text={rich(t('restore.sentText', { email }), { b: bold })}>
          <Button variant="quiet" full onClick={() => setSent(false)}>
            {t('sent.change')}
          </Button>
        </MailSent>
      ) : (
        <Form
          schema={requestUserPasswordChangeByEmail.body}
          onSubmit={async (body) => {
            await api(requestUserPasswordChangeByEmail, { body })
            setEmail(body.email)
            setSent(true)
          }}
          onFailure={(error) => void notifyError(error)}
          className={styles.form}
        >
          <p className={styles.text}>{t('restore.text')}</p>
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
          />
          <SubmitButton busy={t('restore.busy')}>{t('restore.submit')}</SubmitButton>
        </Form>
      )}
      <p className={styles.below}>
        <Link to="/login" className={styles.link}>
          {t('restore.back')}
        </Link>
      </p>
    </AuthPage>
  )
}
