import type { ConsentStatus } from '@lumi/contracts/student'
import { type ReactNode, useEffect, useState } from 'react'
import { runtimeConfig } from '../../lib/config.ts'
import { showDayInWords } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button, ButtonAnchor } from '../../ui/button.tsx'
import { MailIcon } from '../../ui/icons/mail.tsx'
import styles from './closed-page.module.css'
import { ClosedPage } from './closed-page.tsx'
import { writeToParentAgain } from './student.api.ts'
import { typedParent } from './typed-parent.ts'

interface WaitingScreenProps {
  request: NonNullable<ConsentStatus['request']>
  tools: ReactNode
  below: ReactNode
  onChanged: (status: ConsentStatus) => void
  onOther: () => void
}

/** A parent has been asked. Explains what happens next and what the student can do meanwhile. */
export function WaitingScreen({ request, tools, below, onChanged, onOther }: WaitingScreenProps) {
  const { t, i18n } = useTranslation('student')
  const { outboxUrl } = runtimeConfig()
  return (
    <ClosedPage
      mood="calm"
      title={t('waiting.title')}
      text={rich(t('waiting.text', { email: typedParent.shown(request.maskedEmail) }), { b: bold })}
      tools={tools}
    >
      <section className={styles.steps}>
        <h2>{t('waiting.nextTitle')}</h2>
        <ol>
          <li>{t('waiting.next1')}</li>
          <li>{t('waiting.next2')}</li>
          <li>{t('waiting.next3')}</li>
        </ol>
      </section>
      {outboxUrl && (
        <div className={styles.actions}>
          <ButtonAnchor href={outboxUrl} target="_blank" rel="noopener" size="lg" full icon={<MailIcon />}>
            {t('waiting.outbox')}
          </ButtonAnchor>
          <p className={styles.quiet}>{t('waiting.outboxHint')}</p>
        </div>
      )}
      <div className={styles.actions}>
        <Resend resendAt={request.resendAt} onChanged={onChanged} />
        <Button variant="quiet" full onClick={onOther}>
          {t('waiting.other')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {t('waiting.deletedOn', { day: showDayInWords(request.expiresAt.slice(0, 10), i18n.language) })}
      </p>
      {below}
    </ClosedPage>
  )
}

/** The countdown is the text of the button, which then sends the letter again. */
function Resend({ resendAt, onChanged }: { resendAt: string; onChanged: (status: ConsentStatus) => void }) {
  const { t } = useTranslation('student')
  const [sending, setSending] = useState(false)
  const secondsLeft = useSecondsUntil(resendAt)

  async function resend() {
    setSending(true)
    try {
      onChanged(await writeToParentAgain())
      notify({ kind: 'good', text: t('waiting.resent') })
    } catch (error) {
      notifyError(error)
    }
    setSending(false)
  }

  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  return (
    <Button
      variant="secondary"
      full
      disabled={secondsLeft > 0}
      busy={sending && t('waiting.resending')}
      onClick={resend}
    >
      {secondsLeft > 0 ? t('waiting.resendIn', { time }) : t('waiting.resend')}
    </Button>
  )
}

function useSecondsUntil(instant: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return seconds
}
