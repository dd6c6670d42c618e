import { checkPasswordChangeLink, confirmEmailRegistration } from '@lumi/contracts/auth-links'
import { AppError } from '@lumi/contracts/errors'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { session } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { BrokenLink, type LinkFault, linkFault } from './broken-link.tsx'
import { takeLinkSecrets } from './link-secrets.ts'
import { LoginLink } from './login-link.tsx'
import { Outcome } from './outcome.tsx'
import { PasswordForm } from './password-form.tsx'
import { useEnter } from './use-enter.ts'

type Phase = 'asking' | 'confirming' | 'verified' | 'needs_password' | 'already_verified' | LinkFault

interface ConfirmationScreenProps {
  /** `ci` and `ecs` of the mailed link. */
  confirmationId: string | undefined
  secret: string | undefined
  tools: ReactNode
}

/**
 * The outcome is kept in this entry of the tab's history: after a reload the page shows it again although the address
 * no longer holds the link.
 */
const stateKey = 'confirmation'
const outcomeBefore = () => (history.state as Record<string, Phase> | null)?.[stateKey]

/** Confirms an e-mail address. Only on a press: mail scanners follow links and would use up the link. */
export function ConfirmationScreen({ confirmationId, secret, tools }: ConfirmationScreenProps) {
  const { t } = useTranslation('auth')
  // Kept from the first render: the address is cleaned once the link has been used.
  const [link] = useState({ confirmationId, secret })
  const [email, setEmail] = useState<string>()
  const enter = useEnter()
  const [passwordLink] = useState(takeLinkSecrets)
  const [phase, setPhase] = useState<Phase>(
    () => (link.confirmationId && link.secret ? 'asking' : outcomeBefore()) ?? 'incomplete',
  )
  usePageTitle(t('confirmation.pageTitle'))

  function endsAs(outcome: Phase) {
    setPhase(outcome)
    // Removes the secrets from the address bar and from the tab's history.
    history.replaceState({ ...history.state, [stateKey]: outcome }, '', location.pathname)
  }

  async function confirm() {
    if (!link.confirmationId || !link.secret) return
    setPhase('confirming')
    try {
      const body = { confirmationId: link.confirmationId, secret: link.secret }
      const answer = await api(confirmEmailRegistration, { body, renewsSession: true })
      setEmail(answer.email)
      if (answer.signedIn) await enter()
      else endsAs(answer.needsPassword ? 'needs_password' : answer.outcome)
    } catch (error) {
      const fault = error instanceof AppError ? linkFault(error.code) : undefined
      if (fault) return endsAs(fault)
      setPhase('asking')
      notifyError(error)
    }
  }

  return (
    <AuthPage title={t('confirmation.title')} tools={tools}>
      {phase === 'asking' || phase === 'confirming' ? (
        <Outcome mood="calm" title={t('confirmation.pageTitle')} text={t('confirmation.text')}>
          <Button size="lg" full onClick={confirm} busy={phase === 'confirming' && t('confirmation.busy')}>
            {t('confirmation.submit')}
          </Button>
        </Outcome>
      ) : phase === 'verified' ? (
        <Outcome mood="happy" title={t('confirmation.verifiedTitle')} text={t('confirmation.verifiedText')}>
          <LoginLink email={email} />
        </Outcome>
      ) : phase === 'needs_password' ? (
        <SetPassword
          title={t('confirmation.verifiedTitle')}
          text={t('confirmation.choosePassword')}
          textWithoutLink={t('confirmation.orderPassword')}
          email={email}
          requestId={passwordLink.prri}
          token={passwordLink.prt}
        />
      ) : phase === 'already_verified' ? (
        <AlreadyVerified email={email} requestId={passwordLink.prri} token={passwordLink.prt} />
      ) : (
        <BrokenLink title={t('confirmation.invalidTitle')} fault={phase} />
      )}
    </AuthPage>
  )
}

type Links = Record<'email' | 'requestId' | 'token', string | undefined>

function AlreadyVerified(links: Links) {
  const { t } = useTranslation('auth')
  const isSignedIn = useSyncExternalStore(session.subscribe, session.isSignedIn, () => false)
  if (isSignedIn)
    return (
      <Outcome mood="happy" title={t('confirmation.alreadyTitle')} text={t('confirmation.alreadySignedIn')}>
        <ButtonLink to="/chat" size="lg" full>
          {t('confirmation.toChat')}
        </ButtonLink>
      </Outcome>
    )
  return (
    <SetPassword
      title={t('confirmation.alreadyTitle')}
      text={t('confirmation.alreadySetPassword')}
      textWithoutLink={t('confirmation.alreadyText')}
      {...links}
    />
  )
}

interface SetPasswordProps extends Links {
  title: string
  text: string
  /** The link to set a password is missing or broken. */
  textWithoutLink: string
}

/** The link may carry a second one (`prri`, `prt`) for setting a password, valid for as long as that one works. */
function SetPassword({ title, text, textWithoutLink, email, requestId, token }: SetPasswordProps) {
  const { t } = useTranslation('auth')
  const [isBroken, setBroken] = useState(!requestId || !token)
  useEffect(() => {
    if (!requestId || !token) return
    api(checkPasswordChangeLink, { body: { requestId, token } }).catch((error: unknown) => {
      if (error instanceof AppError && linkFault(error.code)) setBroken(true)
    })
  }, [requestId, token])
  const canSetPassword = !isBroken && requestId && token
  return (
    <Outcome mood="happy" title={title} text={canSetPassword ? text : textWithoutLink}>
      {canSetPassword ? (
        <PasswordForm requestId={requestId} token={token} onLinkBroken={() => setBroken(true)} />
      ) : (
        <LoginLink email={email} />
      )}
      <ButtonLink
        to={canSetPassword ? '/login' : '/restore'}
        state={email === undefined ? true : { email }}
        variant="quiet"
        full
      >
        {t(canSetPassword ? 'login.submit' : 'confirmation.restore')}
      </ButtonLink>
    </Outcome>
  )
}
