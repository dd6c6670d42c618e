import type { Message } from '@lumi/contracts/chat'
import { Suspense } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useSecondsUntil } from '../../lib/use-seconds-until.ts'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { ClockIcon } from '../../ui/icons/clock.tsx'
import { timeOf } from './chat-dates.ts'
import type { QueuedMessage } from './chat-state.ts'
import { Formula } from './markdown/formula.tsx'
import { formulaMark, liftFormulas } from './markdown/formulas.ts'
import { withFormulaText } from './markdown/plain-text.ts'
import { MessageMenu } from './message-menu.tsx'
import styles from './messages.module.css'
import { useChat } from './use-chat.ts'

const MessagePictures = lazyPart(async () => {
  const [part] = await Promise.all([import('./pictures/message-pictures.tsx'), loadWords('pictures')])
  return part
})

interface StudentMessageProps {
  message: Message | QueuedMessage
  /** Only the newest message shows its delivery state. */
  isLast: boolean
}

/** A student's message: a blue note with a folded corner. */
export function StudentMessage({ message, isLast }: StudentMessageProps) {
  const { i18n } = useTranslation('chat')
  const messageId = 'messageId' in message ? message.messageId : null
  const isWaiting = 'version' in message && message.version === 0
  const state = messageId === null ? message.state : isWaiting ? 'queued' : 'sent'
  return (
    <div
      className={styles.mine}
      data-testid="message"
      data-author="student"
      data-state={state}
      data-with-pictures={message.pictures !== undefined || undefined}
      data-message-id={messageId ?? message.clientMessageId ?? undefined}
    >
      <MessageMenu
        messageId={messageId}
        text={(formulaText) => withFormulaText(message.text, formulaText)}
        side="start"
      >
        <div className={styles.mineParts}>
          {message.pictures && (
            <Suspense fallback={<div className={styles.picturesPlace} />}>
              <MessagePictures message={message} />
            </Suspense>
          )}
          {message.text !== '' && (
            <div className={styles.note}>
              <NoteText text={message.text} />
            </div>
          )}
        </div>
      </MessageMenu>
      <SendState
        state={state}
        wait={'wait' in message ? message.wait : undefined}
        time={timeOf(message.createdAt, i18n.language)}
        isLast={isLast}
      />
    </div>
  )
}

interface SendStateProps {
  state: string
  wait?: QueuedMessage['wait']
  time: string
  isLast: boolean
}

export function SendState({ state, wait, time, isLast }: SendStateProps) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  if (state === 'failed')
    return (
      <span className={styles.failedMeta}>
        <AlertIcon size={18} />
        {t('state.failed')} ·{' '}
        <button type="button" className={styles.textButton} onClick={() => chat.retrySending()}>
          {t('retrySend')}
        </button>
      </span>
    )
  if (wait)
    return (
      <span className={styles.meta}>
        {time}
        <ClockIcon size={16} /> · <WaitLeft {...wait} />
      </span>
    )
  return (
    <span className={styles.meta}>
      {time}
      {state === 'queued' && <ClockIcon size={16} />}
      {(isLast || state !== 'sent') && ` · ${t(`state.${state as 'queued' | 'sending' | 'sent'}`)}`}
    </span>
  )
}

function WaitLeft({ until, isBusy }: NonNullable<QueuedMessage['wait']>) {
  const { t } = useTranslation('chat')
  const seconds = Math.max(1, useSecondsUntil(until))
  return t(isBusy ? 'state.busy' : 'state.paused', { seconds })
}

/** Plain text; only formulas in LaTeX delimiters are rendered. */
function NoteText({ text: source }: { text: string }) {
  const { text, formulas } = liftFormulas(source)
  return text.split(formulaMark).map((part, index) => {
    const formula = index % 2 === 1 ? formulas[Number(part)] : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: a part's place is its identity
    return formula ? <Formula key={index} {...formula} display={false} /> : part
  })
}
