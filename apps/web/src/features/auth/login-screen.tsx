import { login } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { beginSession } from '../../lib/session.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './form.module.css'

function failed(error: unknown) {
  if (error instanceof AppError && error.code === 'auth_invalid_login') {
    notifyError(error)
    return { password: 'mismatch' }
  }
  notifyError(error, 'login_failed')
  return undefined
}

export function LoginScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('auth')
  usePageTitle(t('login.pageTitle'))
  return (
    <AuthPage title={t('login.title')} heading={t('login.pageTitle')} tools={tools}>
      <Form
        schema={login.body}
        onSubmit={async (body) => {
          await api(login, { body })
          // Whoever follows the session moves the page to the chat.
          beginSession()
        }}
        onFailure={failed}
        className={styles.form}
      >
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          errorTexts={{ mismatch: t('login.mismatch') }}
        />
        <Link to="/restore" className={`${styles.link} ${styles.right}`}>
          {t('login.forgot')}
        </Link>
        <SubmitButton busy={t('login.busy')}>{t('login.submit')}</SubmitButton>
      </Form>
      <p className={styles.below}>
        {t('login.newHere')}{' '}
        <Link to="/" search={(search) => search} className={styles.link}>
          {t('login.create')}
        </Link>
      </p>
    </AuthPage>
  )
}
