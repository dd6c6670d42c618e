import { confirmEmailRegistration } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { type ReactNode, useState } from 'react'
import { api } from '../../lib/api.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { takeLinkSecrets } from './link-secrets.ts'
import { Outcome } from './outcome.tsx'
import { PasswordForm } from './password-form.tsx'

type Phase = 'asking' | 'confirming' | 'verified' | 'already_verified' | 'invalid'

interface ConfirmationScreenProps {
  /** `ci` and `ecs` of the mailed link. */
  confirmationId: string | undefined
  secret: string | undefined
  tools: ReactNode
}

/**
 * Confirms an e-mail address. Only on a press: mail scanners follow links, and a scanner must not use up the student's.
 */
export function ConfirmationScreen({ confirmationId, secret, tools }: ConfirmationScreenProps) {
  const { t } = useTranslation('auth')
  // Kept from the first look at the address: it is cleaned once the link has been used.
  const [link] = useState({ confirmationId, secret })
  const [passwordLink] = useState(takeLinkSecrets)
  const [phase, setPhase] = useState<Phase>(link.confirmationId && link.secret ? 'asking' : 'invalid')
  usePageTitle(t('confirmation.pageTitle'))

  async function confirm() {
    if (!link.confirmationId || !link.secret) return
    setPhase('confirming')
    try {
      const body = { confirmationId: link.confirmationId, secret: link.secret }
      const { outcome } = await api(confirmEmailRegistration, { body })
      setPhase(outcome)
      forgetAddress()
    } catch (error) {
      const refused = error instanceof AppError && ['auth_link_invalid', 'validation_failed'].includes(error.code)
      setPhase(refused ? 'invalid' : 'asking')
      if (refused) forgetAddress()
      else notifyError(error)
    }
  }

  return (
    <AuthPage title={t('confirmation.title')} tools={tools}>
      {(phase === 'asking' || phase === 'confirming') && (
        <Outcome mood="calm" title={t('confirmation.pageTitle')} text={t('confirmation.text')}>
          <Button size="lg" full onClick={confirm} busy={phase === 'confirming' && t('confirmation.busy')}>
            {t('confirmation.submit')}
          </Button>
        </Outcome>
      )}
      {phase === 'verified' && (
        <Outcome mood="happy" title={t('confirmation.verifiedTitle')} text={t('confirmation.verifiedText')}>
          <LoginButton />
        </Outcome>
      )}
      {phase === 'already_verified' && (
        <AlreadyVerified
          requestId={passwordLink.prri}
          token={passwordLink.prt}
          onLinkInvalid={() => setPhase('invalid')}
        />
      )}
      {phase === 'invalid' && (
        <Outcome mood="resting" title={t('confirmation.invalidTitle')} text={t('confirmation.invalidText')}>
          <LoginButton />
          <ButtonLink to="/" variant="quiet" full>
            {t('confirmation.signup')}
          </ButtonLink>
        </Outcome>
      )}
    </AuthPage>
  )
}

/** The link may carry a second one (`prri`, `prt`) to set a password with. */
function AlreadyVerified(props: {
  requestId: string | undefined
  token: string | undefined
  onLinkInvalid: () => void
}) {
  const { t } = useTranslation('auth')
  const { requestId, token, onLinkInvalid } = props
  const withPassword = requestId && token
  return (
    <Outcome
      mood="happy"
      title={t('confirmation.alreadyTitle')}
      text={t(withPassword ? 'confirmation.alreadySetPassword' : 'confirmation.alreadyText')}
    >
      {withPassword ? (
        <PasswordForm requestId={requestId} token={token} onLinkInvalid={onLinkInvalid} />
      ) : (
        <>
          <LoginButton />
          <ButtonLink to="/restore" variant="quiet" full>
            {t('confirmation.restore')}
          </ButtonLink>
        </>
      )}
    </Outcome>
  )
}

function LoginButton() {
  const { t } = useTranslation('auth')
  return (
    <ButtonLink to="/login" size="lg" full>
      {t('login.submit')}
    </ButtonLink>
  )
}

/** The secrets leave the address bar and the tab's history. */
function forgetAddress() {
  history.replaceState(history.state, '', location.pathname)
}
