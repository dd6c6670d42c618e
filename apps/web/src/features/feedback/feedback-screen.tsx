import { AppError } from '@lumi/contracts/errors'
import { type FeedbackTopic, feedbackTopics } from '@lumi/contracts/feedback'
import { FEEDBACK } from '@lumi/contracts/product-rules'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { fieldErrorText, notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { currentUserQuery } from '../../lib/queries.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import { LampIcon } from '../../ui/icons/lamp.tsx'
import { MoreIcon } from '../../ui/icons/more.tsx'
import { SealIcon } from '../../ui/icons/seal.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Columns, Page } from '../../ui/page.tsx'
import field from '../../ui/text-field.module.css'
import { AttachmentRow } from './attachment-row.tsx'
import { type PictureTools, useAttachments } from './attachments.ts'
import { CommunityRows } from './community-rows.tsx'
import { feedbackInfoQuery, sendFeedback } from './feedback.api.ts'
import styles from './feedback.module.css'
import { feedbackDraft } from './feedback-draft.ts'
import { MessageField, surplusOf } from './message-field.tsx'
import { RequestList } from './request-list.tsx'
import { supportHours } from './support-hours.ts'

const icons: Record<FeedbackTopic, ReactNode> = {
  idea: <LampIcon size={20} />,
  broken: <AlertIcon size={20} />,
  answer: <SealIcon size={20} />,
  other: <MoreIcon size={20} />,
}

interface Sent {
  requestId: string
  requestNumber: number
  replyTo: string
}

interface FeedbackScreenProps {
  /** From `?feedbackType=`, if it is a known one. */
  type: FeedbackTopic | null
  /** Of the chat. */
  pictures: PictureTools
}

export function FeedbackScreen({ type, pictures }: FeedbackScreenProps) {
  const { t } = useTranslation('settings')
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Page title={t('feedback.title')} back={{ to: '/settings', label: t('feedback.back') }}>
      {sent ? (
        <Thanks sent={sent} onAnother={() => setSent(null)} />
      ) : (
        <Columns>
          <div>
            <FeedbackForm type={type} pictures={pictures} onSent={setSent} />
          </div>
          <div>
            <RequestList />
            <CommunityRows />
          </div>
        </Columns>
      )}
    </Page>
  )
}

function FeedbackForm({ type, pictures, onSent }: FeedbackScreenProps & { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('settings')
  const [draft, setDraft] = useState(() => feedbackDraft.take(type))
  // A picture arrives while the student types on: its change is made to what is there then.
  const latest = useRef(draft)
  const [errors, setErrors] = useState<{ type?: string; text?: string }>({})
  const [isSending, setIsSending] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const firstTopic = useRef<HTMLInputElement>(null)
  const attachments = useAttachments(pictures, () => change({}))

  const change = (changes: Partial<typeof draft>) => {
    // A different text is a different request.
    latest.current = { ...latest.current, ...changes, clientRequestId: crypto.randomUUID() }
    setDraft(latest.current)
    feedbackDraft.keep(latest.current)
    setErrors({})
  }

  async function send() {
    const wrong = {
      ...(draft.type === null && { type: 'required' }),
      ...(draft.text.trim() === '' && { text: 'required' }),
      ...(surplusOf(draft.text) > 0 && { text: 'too_long' }),
    }
    setErrors(wrong)
    if (wrong.type) return firstTopic.current?.focus()
    if (wrong.text) return area.current?.focus()
    setIsSending(true)
    try {
      const request = { ...draft, type: draft.type!, attachmentIds: attachments.ids }
      onSent({ requestId: draft.clientRequestId, ...(await sendFeedback(request)) })
      feedbackDraft.keep(null)
    } catch (error) {
      setIsKept(true)
      setIsSending(false)
      notifyError(error)
      if (error instanceof AppError)
        for (const issue of error.details.validationErrors ?? [])
          setErrors((all) => ({ ...all, [issue.path]: issue.code }))
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending && !attachments.isBusy) void send()
      }}
    >
      <h2>{t('feedback.heading')}</h2>
      <Hours />
      <Topics ref={firstTopic} chosen={draft.type} error={errors.type} onChoose={(type) => change({ type })} />
      <MessageField
        ref={area}
        label={t('feedback.message')}
        text={draft.text}
        isReadOnly={isSending}
        error={errors.text}
        onText={(text) => change({ text })}
      />
      <Checkbox
        name="withMessages"
        checked={draft.withMessages}
        onChange={(event) => change({ withMessages: event.currentTarget.checked })}
      >
        {t('feedback.withMessages', { count: FEEDBACK.attachedMessages })}
      </Checkbox>
      <AttachmentRow attachments={attachments} />
      {isKept && (
        <p className={styles.kept} role="status">
          {t(navigator.onLine ? 'feedback.kept' : 'feedback.offline')}
        </p>
      )}
      <Button type="submit" size="lg" full busy={isSending && t('feedback.sending')}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}

interface TopicsProps {
  /** The first topic, which takes the focus if none is chosen. */
  ref: RefObject<HTMLInputElement | null>
  chosen: FeedbackTopic | null
  error: string | undefined
  onChoose: (topic: FeedbackTopic) => void
}

function Topics({ ref, chosen, error, onChoose }: TopicsProps) {
  const { t } = useTranslation('settings')
  const id = useId()
  return (
    <fieldset className={styles.topics} aria-describedby={error ? `${id}-type` : undefined}>
      <legend>{t('feedback.topic')}</legend>
      <div>
        {feedbackTopics.map((each, index) => (
          <label key={each} className={styles.chip}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name="type"
              value={each}
              checked={chosen === each}
              onChange={() => onChoose(each)}
            />
            {icons[each]}
            {t(`feedback.types.${each}`)}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-type`} className={`${field.hint} ${field.error}`}>
          <AlertIcon size={16} />
          {fieldErrorText(error)}
        </p>
      )}
    </fieldset>
  )
}

/** Not awaited: the form works without the hours. */
function Hours() {
  const { t, i18n } = useTranslation('settings')
  const { data } = useQuery(feedbackInfoQuery)
  if (!data) return <p className={styles.hours} aria-hidden="true" />
  const { from, to, zone, here } = supportHours(data.support, i18n.language)
  return (
    <p className={styles.hours}>
      {t('feedback.hours', { from, to, zone })}
      {here && ` ${t('feedback.hoursHere', here)}`}
    </p>
  )
}

function Thanks({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t } = useTranslation('settings')
  const { data: user } = useQuery(currentUserQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.thanks}>
      <Lumi size={96} mood="happy" />
      <h2 ref={heading} tabIndex={-1}>
        {user?.name ? t('feedback.sentTitleNamed', { name: user.name }) : t('feedback.sentTitle')}
      </h2>
      <p>{t('feedback.sent', { number: sent.requestNumber, email: sent.replyTo })}</p>
      <ButtonLink to="/chat" size="lg">
        {t('feedback.toChat')}
      </ButtonLink>
      <ButtonLink to="/settings/feedback" search={{ request: sent.requestId }} variant="secondary">
        {t('requests.open')}
      </ButtonLink>
      <Button variant="quiet" onClick={onAnother}>
        {t('feedback.another')}
      </Button>
    </div>
  )
}
