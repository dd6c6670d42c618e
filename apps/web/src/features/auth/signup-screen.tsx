import { registerWithEmail } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { carriedSearch } from '../../lib/own-path.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { referralInfo } from '../../lib/referral.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { forgetAgreements, requiredAgreements } from './agreements.ts'
import { AuthPage } from './auth-page.tsx'
import styles from './form.module.css'
import { assertHardToGuess } from './hard-to-guess.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { pendingSignUp } from './pending-sign-up.ts'
import { ReferralLine } from './referral-line.tsx'
import { SocialButtons } from './social/social-buttons.tsx'

const account = z.pick(registerWithEmail.body, { email: true, password: true, acceptedAgreements: true })

/** The versions that a ticked box stands for are looked up when the form is sent. */
const readForm = (data: FormData) => ({
  email: data.get('email'),
  password: data.get('password'),
  acceptedAgreements: data.has('acceptedAgreements') ? [{ agreementId: 'all', version: 'shown' }] : [],
})

// The screen after the form is not in the first download. It is fetched while the form is filled in, so that submitting
// needs only the sign-up call itself.
const loadWaiting = () => import('./sign-up-waiting.tsx')
const SignUpWaiting = lazy(async () => ({ default: (await loadWaiting()).SignUpWaiting }))
const prepareWaiting = () => void loadWaiting().catch(() => {})

/** Idempotency key, renewed when the form changes: after a lost response the server recognizes the same sign-up. */
function useAttempt() {
  const last = useRef({ content: '', attemptId: '' })
  return (...typed: string[]) => {
    const content = JSON.stringify(typed)
    if (last.current.content !== content) last.current = { content, attemptId: crypto.randomUUID() }
    return last.current.attemptId
  }
}

export function SignupScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('auth')
  const pending = useSyncExternalStore(pendingSignUp.subscribe, pendingSignUp.get, () => null)
  const attemptOf = useAttempt()
  const [email, setEmail] = useState('')
  usePageTitle(t('signup.pageTitle'))
  useEffect(() => {
    // A failure here comes up again, and is shown, when the form is sent.
    requiredAgreements().catch(() => {})
  }, [])

  async function register({ email, password }: z.output<typeof account>) {
    prepareWaiting()
    await assertHardToGuess(password, email)
    await api(registerWithEmail, {
      body: {
        email,
        password,
        acceptedAgreements: await requiredAgreements(),
        attemptId: attemptOf(email, password),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        referralInfo: referralInfo(),
      },
    })
    pendingSignUp.sent(email, carriedSearch(location.search, location.origin))
  }

  function startOver() {
    setEmail(pending?.email ?? '')
    pendingSignUp.forget()
  }

  function failed(error: unknown) {
    if (error instanceof AppError && error.code === 'agreement_outdated') forgetAgreements()
    notifyError(error, 'signup_failed')
    return undefined
  }

  return (
    <AuthPage
      title={t('signup.title')}
      about={pending ? undefined : t('signup.about')}
      heading={pending ? undefined : t('signup.form')}
      tools={tools}
    >
      {pending ? (
        <Suspense>
          <SignUpWaiting pending={pending} onStartOver={startOver} />
        </Suspense>
      ) : (
        <>
          <Form schema={account} read={readForm} onSubmit={register} onFailure={failed} className={styles.form}>
            <ReferralLine />
            <SocialButtons />
            <TextField
              name="email"
              type="email"
              label={t('email')}
              autoComplete="email"
              onFocus={prepareWaiting}
              autoCapitalize="none"
              spellCheck="false"
              defaultValue={email}
            />
            <NewPasswordField name="password" label={t('password')} />
            <Checkbox name="acceptedAgreements">
              {rich(t('signup.agree'), {
                agreement: (words) => <AgreementLink agreementId="user-agreement">{words}</AgreementLink>,
                privacy: (words) => <AgreementLink agreementId="privacy-policy">{words}</AgreementLink>,
              })}
            </Checkbox>
            <SubmitButton busy={t('signup.busy')}>{t('signup.submit')}</SubmitButton>
          </Form>
          <p className={styles.below}>
            {t('signup.haveAccount')}{' '}
            <Link to="/login" search={(search) => search} className={styles.link}>
              {t('signup.logIn')}
            </Link>
          </p>
        </>
      )}
    </AuthPage>
  )
}

/** Opens in a new tab: reading the agreement must not lose what was typed. */
function AgreementLink({ agreementId, children }: { agreementId: string; children: string }) {
  return (
    <Link to="/legal" search={{ agreementId }} target="_blank">
      {children}
    </Link>
  )
}
