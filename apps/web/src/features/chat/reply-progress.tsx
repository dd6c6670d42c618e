import type { Message } from '@lumi/contracts/chat'
import { Suspense } from 'react'
import { codeText } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { RetryIcon } from '../../ui/icons/retry.tsx'
import { StopIcon } from '../../ui/icons/stop.tsx'
import { isFinal } from './chat-state.ts'
import styles from './messages.module.css'
import { useChat, useChatView } from './use-chat.ts'

const OfflineMark = lazyPart(async () => {
  const [part] = await Promise.all([import('./offline/offline-mark.tsx'), loadWords('talks')])
  return part
})

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

/** That a reply was given without a network, or why it ended early; the text written so far stays. */
export function ReplyEnd({ message }: { message: Message }) {
  const { t, i18n } = useTranslation('chat')
  const chat = useChat()
  const isStopping = useChatView((view) => view.stopping === message.messageId) && !isFinal(message)
  if (message.content?.offline)
    return (
      <Suspense>
        <OfflineMark />
      </Suspense>
    )
  if (message.state === 'stopped' || isStopping)
    return (
      <p className={styles.ended}>
        <StopIcon size={16} />
        {t(isStopping ? 'stopping' : 'stopped')}
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
