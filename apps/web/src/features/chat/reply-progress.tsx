import type { Message } from '@lumi/contracts/chat'
import { codeText } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { RetryIcon } from '../../ui/icons/retry.tsx'
import { StopIcon } from '../../ui/icons/stop.tsx'
import styles from './messages.module.css'
import { useChat, useChatView } from './use-chat.ts'

/** Nothing for the first 400 ms, then dots and what Lumi is doing. */
export function Thinking({ replyTo }: { replyTo: string | null }) {
  const { t } = useTranslation('chat')
  const kind = useChatView((view) => (replyTo === null ? null : view.chat.messages.get(replyTo)?.intent?.kind) ?? null)
  const words = kind === 'check' ? t('status.check') : kind === 'hint' ? t('status.hint') : t('status.thinking')
  return (
    <p className={styles.status}>
      <span className={styles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {words}
    </p>
  )
}

/** Why a reply ended early; the text written so far stays. */
export function ReplyEnd({ message }: { message: Message }) {
  const { t, i18n } = useTranslation('chat')
  const chat = useChat()
  if (message.state === 'stopped')
    return (
      <p className={styles.ended}>
        <StopIcon size={16} />
        {t('stopped')}
      </p>
    )
  if (message.state !== 'failed') return null
  const language = i18n.language === 'ru' ? 'ru' : 'en'
  return (
    <div className={styles.replyFailed} role="alert">
      <AlertIcon size={18} />
      <span>{codeText(message.failure ?? 'reply_failed', language)}</span>
      <button type="button" className={styles.textButton} onClick={() => void chat.retryReply(message.messageId)}>
        <RetryIcon size={18} />
        {t('retryReply')}
      </button>
    </div>
  )
}
