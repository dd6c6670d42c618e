import type { ChatAccess } from '@lumi/contracts/auth'
import type { ConsentStatus } from '@lumi/contracts/student'
import { type ReactNode, useEffect, useState } from 'react'
import { chatAccess } from '../../lib/chat-access.ts'
import { dayOf } from '../../lib/clock.ts'
import { loadCurrentUser } from '../../lib/current-user.ts'
import { showDayInWords } from '../../lib/dates.ts'
import { errorText, notifyError } from '../../lib/errors.ts'
import { rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { logOut } from '../../lib/logout.ts'
import { notify } from '../../lib/notifications.ts'
import { openHub } from '../../lib/realtime.ts'
import { useTryAgain } from '../../lib/use-try-again.ts'
import { Button } from '../../ui/button.tsx'
import { LogoutIcon } from '../../ui/icons/logout.tsx'
import { AgeScreen } from './age-screen.tsx'
import styles from './closed-page.module.css'
import { ClosedPage, ClosedPending } from './closed-page.tsx'
import { GuardianForm } from './guardian-form.tsx'
import { Helplines } from './helplines.tsx'
import { loadConsentStatus } from './student.api.ts'
import { WaitingScreen } from './waiting-screen.tsx'

/**
 * A birthday may open the chat and an event may be lost: while the page is visible, it asks the server at this
 * interval.
 */
const askAgainMs = 60_000

/** In place of the chat until it may open. It then opens automatically on every device. */
export function ClosedChat({ access, tools }: { access: ChatAccess; tools: ReactNode }) {
  const { t } = useTranslation('student')
  useOpening(t('opened'))
  if (access === 'needs_birth_date') return <AgeScreen tools={tools} onRetry={<Reload />} />
  return <WithStatus access={access} tools={tools} />
}

function WithStatus({ access, tools }: { access: ChatAccess; tools: ReactNode }) {
  const { t, i18n } = useTranslation('student')
  const [status, setStatus] = useState<ConsentStatus | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const [isChanging, setIsChanging] = useState(false)
  const { language } = i18n
  useOpening(t('opened'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state, language or attempt has another answer
  useEffect(() => {
    let isCurrent = true
    setFailure(null)
    loadConsentStatus().then(
      (loaded) => isCurrent && setStatus(loaded),
      (error: unknown) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [access, language, attempt])
  useTryAgain(() => {
    if (failure) setAttempt(attempt + 1)
  })

  if (failure && !status)
    return (
      <ClosedPage mood="resting" title={t('failedTitle')} text={errorText(failure)} tools={tools}>
        <Button onClick={() => setAttempt(attempt + 1)}>{t('common:retry')}</Button>
      </ClosedPage>
    )
  if (!status || status.chatAccess !== access) return <ClosedPending />

  const below = (
    <>
      <p className={styles.quiet}>
        {rich(t('correct', { email: status.supportEmail }), {
          mail: (address) => <a href={`mailto:${address}`}>{address}</a>,
        })}
      </p>
      <Helplines lines={status.helplines} />
      <LogOut />
    </>
  )
  if (access === 'refused')
    return (
      <ClosedPage mood="resting" title={t('refused.title')} text={t('refused.text')} tools={tools}>
        <p className={styles.quiet}>{t('refused.change', { address: `${location.host}/guardian` })}</p>
        {status.deletedAt && (
          <p className={styles.quiet}>
            {t('refused.deletedOn', { day: showDayInWords(dayOf(status.deletedAt), language) })}
          </p>
        )}
        {below}
      </ClosedPage>
    )
  if (access === 'waiting_guardian' && status.request && !isChanging)
    return (
      <WaitingScreen
        request={status.request}
        tools={tools}
        below={below}
        onChanged={setStatus}
        onOther={() => setIsChanging(true)}
      />
    )
  return (
    <GuardianForm
      status={status}
      tools={tools}
      below={below}
      onSent={(sent) => {
        setStatus(sent)
        setIsChanging(false)
      }}
      {...(access === 'waiting_guardian' && { onBack: () => setIsChanging(false) })}
    />
  )
}

/** Listens for the parent's answer, and asks the server when the page becomes visible. */
function useOpening(openedText: string) {
  useEffect(() => {
    const ask = () => {
      if (!document.hidden) loadCurrentUser().catch(() => {})
    }
    let close = () => {}
    let isOver = false
    openHub().then(
      (hub) => {
        if (isOver) hub.close()
        else close = hub.close
        hub.onConnect(ask)
      },
      // Without the hub the timer notices.
      () => {},
    )
    const timer = setInterval(ask, askAgainMs)
    const listening = new AbortController()
    document.addEventListener('visibilitychange', ask, { signal: listening.signal })
    addEventListener('focus', ask, { signal: listening.signal })
    return () => {
      isOver = true
      close()
      clearInterval(timer)
      listening.abort()
    }
  }, [])
  useEffect(
    () =>
      chatAccess.subscribe(() => {
        if (chatAccess.get() === 'open') notify({ kind: 'good', text: openedText })
      }),
    [openedText],
  )
}

function Reload() {
  const { t } = useTranslation('student')
  return <Button onClick={() => location.reload()}>{t('common:retry')}</Button>
}

function LogOut() {
  const { t } = useTranslation('student')
  return (
    <Button variant="quiet" full icon={<LogoutIcon />} onClick={() => logOut().catch(notifyError)}>
      {t('logOut')}
    </Button>
  )
}
