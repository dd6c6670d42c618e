import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import { Button } from '../../ui/button.tsx'
import { RetryIcon } from '../../ui/icons/retry.tsx'

interface SendAgainProps {
  /** Epoch milliseconds: until then the countdown runs. */
  resendAt: number
  onSend: () => Promise<void>
}

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Asks for the letter again, after a countdown that is in plain sight. */
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
      // Focusable all the time: who waits for it with a keyboard or a screen reader stays where they are.
      aria-disabled={waits || undefined}
      onClick={send}
      busy={busy && t('sent.sending')}
    >
      {waits ? t('sent.againIn', { time: asClock(seconds) }) : t('sent.again')}
    </Button>
  )
}
