import { confirmEmailChange, undoEmailChange } from '@lumi/contracts/account'
import { AppError } from '@lumi/contracts/errors'
import { type ReactNode, useState } from 'react'
import { api } from '../../lib/api.ts'
import { errorText, notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { session } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { AuthPage } from './auth-page.tsx'
import { takeLinkSecrets } from './link-secrets.ts'
import { Outcome } from './outcome.tsx'

type Phase = 'asking' | 'busy' | 'done' | { broken: string }

const faults = ['auth_link_invalid', 'auth_link_expired', 'auth_link_used', 'account_email_taken', 'validation_failed']

/**
 * Opened from both mails about a changed address: `ci` and `ecs` (new address) confirm it, `ci` and `eus` (old address)
 * undo the change. Only on a press: mail scanners follow links.
 */
export function EmailChangeScreen({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('account')
  const [link] = useState(() => takeLinkSecrets(['ci', 'ecs', 'eus']))
  const isUndo = link.eus !== undefined
  const secret = link.eus ?? link.ecs
  const [phase, setPhase] = useState<Phase>('asking')
  usePageTitle(t(isUndo ? 'emailChange.undoPageTitle' : 'emailChange.pageTitle'))

  async function act() {
    setPhase('busy')
    try {
      const body = { changeId: link.ci ?? '', secret: secret ?? '' }
      await api(isUndo ? undoEmailChange : confirmEmailChange, { body })
      setPhase('done')
    } catch (error) {
      if (error instanceof AppError && faults.includes(error.code)) return setPhase({ broken: errorText(error) })
      setPhase('asking')
      notifyError(error)
    }
  }

  const words = isUndo
    ? ({ title: 'undoTitle', text: 'undoText', submit: 'undoSubmit', busy: 'undoBusy' } as const)
    : ({ title: 'title', text: 'text', submit: 'submit', busy: 'busy' } as const)

  return (
    <AuthPage title={t(isUndo ? 'emailChange.undoBoard' : 'emailChange.board')} tools={tools}>
      {!link.ci || !secret ? (
        <Broken text={t('emailChange.incomplete')} />
      ) : typeof phase === 'object' ? (
        <Broken text={phase.broken} />
      ) : phase === 'done' ? (
        <Outcome
          mood="happy"
          title={t(isUndo ? 'emailChange.undoneTitle' : 'emailChange.doneTitle')}
          text={t(isUndo ? 'emailChange.undoneText' : 'emailChange.doneText')}
        >
          {!isUndo && <WayOn />}
        </Outcome>
      ) : (
        <Outcome mood="calm" title={t(`emailChange.${words.title}`)} text={t(`emailChange.${words.text}`)}>
          <Button
            size="lg"
            full
            variant={isUndo ? 'danger' : 'primary'}
            onClick={act}
            busy={phase === 'busy' && t(`emailChange.${words.busy}`)}
          >
            {t(`emailChange.${words.submit}`)}
          </Button>
        </Outcome>
      )}
    </AuthPage>
  )
}

function Broken({ text }: { text: string }) {
  const { t } = useTranslation('account')
  return (
    <Outcome mood="resting" title={t('emailChange.brokenTitle')} text={text}>
      <WayOn />
    </Outcome>
  )
}

/** The letter may be opened on a device that is signed in or on one that is not. */
function WayOn() {
  const { t } = useTranslation('account')
  return session.isSignedIn() ? (
    <ButtonLink to="/settings/account" size="lg" full>
      {t('emailChange.toSettings')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/login" size="lg" full>
      {t('emailChange.logIn')}
    </ButtonLink>
  )
}
