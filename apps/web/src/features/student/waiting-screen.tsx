import type { ConsentStatus } from '@lumi/contracts/student'
import { type ReactNode, useEffect, useState } from 'react'
import { dayOf } from '../../lib/clock.ts'
import { runtimeConfig } from '../../lib/config.ts'
import { showDayInWords } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { serverNow } from '../../lib/server-time.ts'
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
        {t('waiting.deletedOn', { day: showDayInWords(dayOf(request.expiresAt), i18n.language) })}
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

/** The clock of the device may be wrong by hours. */
const secondsUntil = (instant: string) =>
  Math.max(0, Math.ceil((Date.parse(instant) - (serverNow() ?? Date.now())) / 1000))

function useSecondsUntil(instant: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant))
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(instant))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return seconds
}
