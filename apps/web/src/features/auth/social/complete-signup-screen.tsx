import { AppError, type ErrorCode, isErrorCode } from '@lumi/contracts/errors'
import {
  confirmSocialEmail,
  loginWithSocial,
  registerWithSocial,
  type SocialSignIn,
  socialProblems,
} from '@lumi/contracts/social'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { api } from '../../../lib/api.ts'
import { notifyError } from '../../../lib/errors.ts'
import { bold, rich } from '../../../lib/i18n/rich.tsx'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { pageAfterSignIn } from '../../../lib/own-path.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { beginSession } from '../../../lib/session.ts'
import { useTryAgain } from '../../../lib/use-try-again.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Lumi } from '../../../ui/lumi.tsx'
import { PasswordField } from '../../../ui/text-field.tsx'
import { AuthPage } from '../auth-page.tsx'
import formStyles from '../form.module.css'
import { takeLinkSecrets } from '../link-secrets.ts'
import { Outcome } from '../outcome.tsx'
import { openTicket } from './complete-signup.api.ts'
import { MailedCode } from './mailed-code.tsx'
import styles from './social.module.css'
import { SocialSignUp } from './social-sign-up.tsx'

type Phase = { kind: 'asking' } | { kind: 'problem'; code: ErrorCode } | { kind: 'known'; signIn: SocialSignIn }

const problemOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'internal')

/** The provider's return address: `q` is the ticket, `problem` says what went wrong. */
export function CompleteSignupScreen({ problem, tools }: { problem: string | undefined; tools: ReactNode }) {
  const { t } = useTranslation('social')
  const [{ q: ticket }] = useState(() => takeLinkSecrets(['q']))
  const [phase, setPhase] = useState<Phase>(() => startOf(ticket, problem))
  const [round, setRound] = useState(0)
  const enter = useEnter()
  usePageTitle(t('pageTitle'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again; `enter` is new each time
  useEffect(() => {
    if (!ticket || problem) return
    let isShown = true
    openTicket(ticket).then(
      (signIn) => {
        if (!isShown) return
        if (signIn.outcome === 'signed_in') enter()
        else setPhase({ kind: 'known', signIn })
      },
      (error: unknown) => isShown && setPhase({ kind: 'problem', code: problemOf(error) }),
    )
    return () => {
      isShown = false
    }
  }, [ticket, problem, round])

  const know = (signIn: SocialSignIn) => setPhase({ kind: 'known', signIn })
  const failWith = (error: unknown) => {
    const code = problemOf(error)
    if (code.startsWith('social_')) setPhase({ kind: 'problem', code })
    notifyError(error)
  }
  const askAgain = () => {
    setPhase({ kind: 'asking' })
    setRound(round + 1)
  }

  return (
    <AuthPage title={t(phase.kind === 'problem' ? 'titleAgain' : 'title')} tools={tools}>
      {phase.kind === 'asking' && (
        <div className={styles.waiting} role="status">
          <Lumi mood="calm" />
          {t('asking')}
        </div>
      )}
      {phase.kind === 'problem' && <Problem code={phase.code} onRetry={askAgain} />}
      {phase.kind === 'known' && ticket && (
        <Known ticket={ticket} signIn={phase.signIn} onKnown={know} onFailure={failWith} onEnter={enter} />
      )}
    </AuthPage>
  )
}

function startOf(ticket: string | undefined, problem: string | undefined): Phase {
  if (problem && (socialProblems as readonly string[]).includes(problem) && isErrorCode(problem))
    return { kind: 'problem', code: problem }
  return ticket ? { kind: 'asking' } : { kind: 'problem', code: 'social_ticket_invalid' }
}

/** After a sign-in: navigates to the page requested before. */
function useEnter() {
  const navigate = useNavigate()
  return () => {
    beginSession()
    void navigate({
      href: pageAfterSignIn(location.search.replace(/[?&]problem=[^&]*/, ''), location.origin),
      replace: true,
    })
  }
}

interface KnownProps {
  ticket: string
  signIn: SocialSignIn
  onKnown: (signIn: SocialSignIn) => void
  onFailure: (error: unknown) => void
  onEnter: () => void
}

function Known({ ticket, signIn, onKnown, onFailure, onEnter }: KnownProps) {
  const [elsewhere, setElsewhere] = useState(false)
  const mailSent = (email: string) => onKnown({ ...signIn, outcome: 'mail_sent', email })
  switch (signIn.outcome) {
    case 'confirm_email':
      return <ConfirmEmail ticket={ticket} signIn={signIn} onFailure={onFailure} onEnter={onEnter} />
    case 'mail_sent':
      return (
        <MailedCode
          ticket={ticket}
          email={signIn.email ?? ''}
          onFailure={onFailure}
          onEnter={onEnter}
          onOtherAddress={() => {
            setElsewhere(true)
            onKnown({ ...signIn, outcome: 'sign_up', email: null, isEmailConfirmed: false })
          }}
        />
      )
    case 'link':
      return (
        <LinkAccount ticket={ticket} signIn={signIn} onMailSent={mailSent} onFailure={onFailure} onEnter={onEnter} />
      )
    default:
      return (
        <SocialSignUp
          ticket={ticket}
          signIn={signIn}
          asksForEmail={elsewhere || !signIn.isEmailConfirmed || signIn.email === null}
          onMailSent={mailSent}
          onFailure={onFailure}
          onEnter={onEnter}
        />
      )
  }
}

/** The mailed link, opened in the browser that began. Only on a press: mail scanners follow links. */
function ConfirmEmail({ ticket, signIn, onFailure, onEnter }: Omit<KnownProps, 'onKnown'>) {
  const { t } = useTranslation('social')
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await api(confirmSocialEmail, { body: { ticket } })
      onEnter()
    } catch (error) {
      setBusy(false)
      onFailure(error)
    }
  }

  const text = t('confirm.text', { email: signIn.email, provider: signIn.providerName })
  return (
    <Outcome mood="calm" title={t('confirm.title')} text={rich(text, { b: bold })}>
      <Button size="lg" full onClick={confirm} busy={busy && t('confirm.busy')}>
        {t('confirm.submit')}
      </Button>
    </Outcome>
  )
}

const passwordForm = z.required(z.pick(loginWithSocial.body, { password: true }))

/** The address already has an account: its password, or a letter to it, adds this sign-in method. */
function LinkAccount(props: Omit<KnownProps, 'onKnown'> & { onMailSent: (email: string) => void }) {
  const { ticket, signIn, onMailSent, onFailure, onEnter } = props
  const { t } = useTranslation('social')
  const [sending, setSending] = useState(false)
  const { email, providerName: provider, hasPassword } = signIn

  async function sendLetter() {
    setSending(true)
    try {
      await api(registerWithSocial, { body: { ticket } })
      onMailSent(email ?? '')
    } catch (error) {
      setSending(false)
      onFailure(error)
    }
  }

  const letter = (
    <Button
      variant={hasPassword ? 'quiet' : 'primary'}
      size="lg"
      full
      onClick={sendLetter}
      busy={sending && t('link.sending')}
    >
      {t(hasPassword ? 'link.letterInstead' : 'link.letter')}
    </Button>
  )
  const text = t(hasPassword ? 'link.text' : 'link.textNoPassword', { email, provider })
  return (
    <Outcome mood="happy" title={t('link.title')} text={rich(text, { b: bold })}>
      {hasPassword && (
        <Form
          schema={passwordForm}
          onSubmit={async ({ password }) => {
            await api(loginWithSocial, { body: { ticket, password } })
            onEnter()
          }}
          onFailure={(error) => {
            if (error instanceof AppError && error.code === 'auth_invalid_login') {
              notifyError(error)
              return { password: 'mismatch' }
            }
            onFailure(error)
            return undefined
          }}
          className={formStyles.form}
        >
          <PasswordField
            name="password"
            label={t('link.password')}
            autoComplete="current-password"
            errorTexts={{ mismatch: t('link.mismatch') }}
          />
          <SubmitButton busy={t('link.busy')}>{t('link.submit')}</SubmitButton>
        </Form>
      )}
      {letter}
    </Outcome>
  )
}

/** What went wrong and what to do next. No account was created or changed. */
function Problem({ code, onRetry }: { code: ErrorCode; onRetry: () => void }) {
  const { t } = useTranslation('social')
  const known = problemWords[code]
  useTryAgain(() => {
    if (!known) onRetry()
  })
  const texts = known
    ? { title: t(`problem.${known}.title`), text: t(`problem.${known}.text`) }
    : { title: t('problem.other.title'), text: t('problem.other.text') }
  return (
    <Outcome mood={code === 'social_refused' ? 'calm' : 'resting'} {...texts}>
      {!known && (
        <Button size="lg" full onClick={onRetry}>
          {t('common:retry')}
        </Button>
      )}
      {code !== 'social_other_browser' && (
        <ButtonLink to="/login" search={carried} size="lg" full variant={known ? 'primary' : 'secondary'}>
          {t('problem.toLogin')}
        </ButtonLink>
      )}
      <ButtonLink to="/" search={carried} variant="quiet" full>
        {t('problem.toSignup')}
      </ButtonLink>
    </Outcome>
  )
}

/** Keeps the requested page, drops the problem. */
const carried = (search: Record<string, unknown>) => ({ ...search, q: undefined, problem: undefined })

const problemWords: Partial<
  Record<ErrorCode, 'refused' | 'expired' | 'unavailable' | 'failed' | 'over' | 'otherBrowser' | 'taken'>
> = {
  social_refused: 'refused',
  social_expired: 'expired',
  social_unavailable: 'unavailable',
  social_failed: 'failed',
  social_ticket_invalid: 'over',
  validation_failed: 'over',
  social_other_browser: 'otherBrowser',
  social_identity_taken: 'taken',
}
