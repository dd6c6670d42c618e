import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import { Button } from '../../ui/button.tsx'
import { RetryIcon } from '../../ui/icons/retry.tsx'

interface SendAgainProps {
  /** End of the countdown, epoch milliseconds. */
  resendAt: number
  onSend: () => Promise<void>
}

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Sends the letter again, after a visible countdown. */
export function SendAgain({ resendAt, onSend }: SendAgainProps) {
  const { t } = useTranslation('auth')
  const [busy, setBusy] = useState(false)
  const seconds = useSecondsUntil(resendAt)
  const waits = seconds > 0

  async function send() {
    if (waits) return
    setBusy(true)
    await onSend()
    setBusy(false)
  }

  return (
    <Button
      variant={waits ? 'quiet' : 'soft'}
      full
      icon={<RetryIcon />}
      // Stays focusable, so that the focus of a keyboard or screen reader is not lost.
      aria-disabled={waits || undefined}
      onClick={send}
      busy={busy && t('sent.sending')}
    >
      {waits ? t('sent.againIn', { time: asClock(seconds) }) : t('sent.again')}
    </Button>
  )
}
