import type { Picture } from '@lumi/contracts/chat'
import { AppError } from '@lumi/contracts/errors'
import type { RequestMessage, RequestThread } from '@lumi/contracts/feedback'
import { SUPPORT } from '@lumi/contracts/product-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { clockTime, dayOf, inZone, localeOf } from '../../lib/clock.ts'
import { runtimeConfig } from '../../lib/config.ts'
import { showDay } from '../../lib/dates.ts'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Page } from '../../ui/page.tsx'
import { AttachmentRow } from './attachment-row.tsx'
import { type PictureTools, useAttachments } from './attachments.ts'
import { requestQuery, requestsQuery, sendReply } from './feedback.api.ts'
import feedback from './feedback.module.css'
import { MessageField, surplusOf } from './message-field.tsx'
import styles from './requests.module.css'

/** One request to support with everything that was written in it. */
export function RequestScreen({ requestId, pictures }: { requestId: string; pictures: PictureTools }) {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(requestQuery(requestId))
  return (
    <Page
      title={data ? t('requests.heading', { number: data.request.requestNumber }) : t('requests.title')}
      back={{ to: '/settings/feedback', label: t('requests.back') }}
    >
      {!data && (error ? <LoadingFailed error={error} onRetry={() => void refetch()} /> : null)}
      {!data && !error && <Pending rows={3} label={t('requests.loading')} />}
      {data && <Thread key={requestId} thread={data} pictures={pictures} />}
    </Page>
  )
}

function Thread({ thread, pictures }: { thread: RequestThread; pictures: PictureTools }) {
  const { t } = useTranslation('settings')
  const { request, messages } = thread
  return (
    <div className={styles.thread}>
      <p className={styles.status} data-status={request.status} role="status">
        {t(`requests.status.${request.status}`)}
      </p>
      <ol className={styles.messages}>
        <li>
          <Said author="student" createdAt={request.createdAt} text={request.text} pictures={thread.pictures}>
            {thread.attachedMessages > 0 && (
              <p className={styles.quiet}>{t('requests.attached', { count: thread.attachedMessages })}</p>
            )}
          </Said>
        </li>
        {messages.map((message) => (
          <li key={message.messageId}>
            <Message message={message} />
          </li>
        ))}
      </ol>
      {request.status === 'archived' ? (
        <div className={styles.note}>
          <p>{t('requests.archived', { days: SUPPORT.archivedAfterDays })}</p>
          <ButtonLink to="/settings/feedback" variant="secondary">
            {t('requests.another')}
          </ButtonLink>
        </div>
      ) : (
        <>
          {request.status === 'closed' && <p className={styles.note}>{t('requests.closed')}</p>}
          <ReplyForm requestId={request.requestId} pictures={pictures} />
        </>
      )}
    </div>
  )
}

function Message({ message }: { message: RequestMessage }) {
  const { t, i18n } = useTranslation('settings')
  const { opensAt } = message
  if (opensAt === null) return <Said {...message} />
  const when = new Intl.DateTimeFormat(localeOf(i18n.language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...inZone(),
  }).format(new Date(opensAt))
  return <Said {...message} text={t('requests.automatic', { when })} />
}

interface SaidProps extends Pick<RequestMessage, 'author' | 'text' | 'createdAt' | 'pictures'> {
  children?: ReactNode
}

function Said({ author, text, createdAt, pictures, children }: SaidProps) {
  const { t, i18n } = useTranslation('settings')
  const { language } = i18n
  return (
    <article className={styles.said} data-author={author}>
      <p className={styles.who}>
        <b>{t(`requests.author.${author}`)}</b>{' '}
        <time dateTime={createdAt}>{`${showDay(dayOf(createdAt), language)}, ${clockTime(createdAt, language)}`}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {children}
      {pictures.length > 0 && <Pictures pictures={pictures} />}
    </article>
  )
}

/** Under the images base URL (A20); empty: the own origin. */
const addressOf = ({ pictureId }: Picture) => `${runtimeConfig().imagesBaseUrl}/images/${pictureId}`

function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const { t } = useTranslation('settings')
  return (
    <div className={styles.pictures}>
      {pictures.map((picture, index) => (
        <a key={picture.pictureId} href={addressOf(picture)} target="_blank" rel="noreferrer">
          <img
            src={addressOf(picture)}
            width={picture.width}
            height={picture.height}
            alt={t('requests.picture', { number: index + 1 })}
            loading="lazy"
            decoding="async"
          />
        </a>
      ))}
    </div>
  )
}

const emptyReply = () => ({ clientMessageId: crypto.randomUUID(), text: '' })

function ReplyForm({ requestId, pictures }: { requestId: string; pictures: PictureTools }) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(emptyReply)
  const [error, setError] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  // What is sent differently is a different message; what is sent again is the same one.
  const change = (text?: string) => {
    setDraft((now) => ({ clientMessageId: crypto.randomUUID(), text: text ?? now.text }))
    setError(undefined)
  }
  const attachments = useAttachments(pictures, () => change())

  async function send() {
    if (draft.text.trim() === '') setError('required')
    if (draft.text.trim() === '' || surplusOf(draft.text) > 0) return area.current?.focus()
    setIsSending(true)
    try {
      const thread = await sendReply({ requestId, ...draft, attachmentIds: attachments.ids })
      queryClient.setQueryData(requestQuery(requestId).queryKey, thread)
      void queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey })
      setDraft(emptyReply())
      attachments.clear()
    } catch (failure) {
      notifyError(failure)
      if (failure instanceof AppError) setError(failure.details.validationErrors?.[0]?.code)
    }
    setIsSending(false)
  }

  return (
    <form
      className={feedback.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending && !attachments.isBusy) void send()
      }}
    >
      <MessageField
        ref={area}
        label={t('requests.reply')}
        text={draft.text}
        isReadOnly={isSending}
        error={error}
        onText={change}
      />
      <AttachmentRow attachments={attachments} />
      <Button type="submit" size="lg" full busy={isSending && t('feedback.sending')}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}
