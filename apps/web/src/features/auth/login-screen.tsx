import { login } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { errorText, notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { carriedSearch } from '../../lib/own-path.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { beginSession } from '../../lib/session.ts'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { AuthPage } from './auth-page.tsx'
import styles from './form.module.css'
import { useKnownEmail } from './known-email.ts'
import { pendingSignUp } from './pending-sign-up.ts'
import { SocialButtons } from './social/social-buttons.tsx'

const isOpenedElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey

export function LoginScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const knownEmail = useKnownEmail()
  usePageTitle(t('login.pageTitle'))

  async function logIn(body: z.output<typeof login.body>) {
    try {
      await api(login, { body })
    } catch (error) {
      if (error instanceof AppError && error.code === 'auth_email_not_confirmed') {
        // The server has sent the confirmation letter again: this device waits for it as after a sign-up.
        pendingSignUp.sent(body.email, carriedSearch(location.search, location.origin))
        await navigate({ to: '/', search: (search) => search })
      }
      throw error
    }
    pendingSignUp.forget()
    // `boot/follow-session.ts` navigates to the chat.
    beginSession()
  }

  function failed(error: unknown) {
    if (error instanceof AppError && error.code === 'auth_invalid_login') {
      notify({
        kind: 'bad',
        text: errorText(error),
        detail: t(matchMedia('(pointer: coarse)').matches ? 'login.mismatchTouch' : 'login.mismatch'),
      })
      return { password: 'mismatch' }
    }
    notifyError(error, 'login_failed')
    return undefined
  }

  return (
    <AuthPage title={t('login.title')} heading={t('login.pageTitle')} tools={tools}>
      <Form schema={login.body} onSubmit={logIn} onFailure={failed} className={styles.form}>
        <SocialButtons />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          key={knownEmail}
          defaultValue={knownEmail}
        />
        <PasswordField
          data-autofocus={knownEmail === '' ? undefined : true}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          // The notice at the top already says what is wrong.
          errorTexts={{ mismatch: '' }}
        />
        <Link
          to="/restore"
          // What is typed here need not be typed again there.
          onClick={(event) => {
            const typed = new FormData(event.currentTarget.closest('form') ?? undefined).get('email')
            if (typeof typed !== 'string' || typed === '' || isOpenedElsewhere(event)) return
            event.preventDefault()
            void navigate({ to: '/restore', state: { email: typed } })
          }}
          className={`${styles.link} ${styles.right}`}
        >
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
