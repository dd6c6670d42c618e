import { type ChatFeedback, type ChatFeedbackReason, chatFeedbackReasons, type Message } from '@lumi/contracts/chat'
import { FEEDBACK, TEXTAREA } from '@lumi/contracts/product-rules'
import { useId, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { notify } from '../../../lib/notifications.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import field from '../../../ui/text-field.module.css'
import { saveOpinion } from '../opinions.ts'
import { useChat } from '../use-chat.ts'
import styles from './talks.module.css'

/** After a dislike: three reasons and a text. A verdict against the student can be contested here. */
export default function OpinionSheet({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('talks')
  const chat = useChat()
  const id = useId()
  const [reasons, setReasons] = useState<readonly ChatFeedbackReason[]>([])
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const { verdict, problem } = message.content ?? {}
  const canContest = verdict === 'incorrect' || verdict === 'cannot-check'

  const send = async () => {
    setIsBusy(true)
    const feedback: ChatFeedback = { rating: 'dislike', reasons: [...reasons], text: text.trim() }
    const done = await saveOpinion(chat, message.messageId, feedback)
    setIsBusy(false)
    if (!done) return
    notify({ kind: 'good', text: t('opinion.thanks') })
    onClose()
  }

  const contest = () => {
    chat.send(t('opinion.contestText'), { kind: 'contest', ...(problem && { problemId: problem.problemId }) })
    onClose()
  }

  return (
    <Sheet title={t('opinion.title')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{t('opinion.lead')}</p>
        <fieldset className={styles.reasons}>
          <legend className="visually-hidden">{t('opinion.title')}</legend>
          {chatFeedbackReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              aria-pressed={reasons.includes(reason)}
              onClick={() =>
                setReasons(reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason])
              }
            >
              {t(`opinion.${reason}`)}
            </button>
          ))}
        </fieldset>
        {canContest && (
          <div className={styles.contest}>
            <b>{t('opinion.verdict')}</b>
            <p>{t('opinion.verdictText')}</p>
            <Button variant="secondary" full onClick={contest}>
              {t('opinion.contest')}
            </Button>
          </div>
        )}
        <label className={field.label} htmlFor={id}>
          {t('opinion.text')}
        </label>
        <textarea
          id={id}
          className={styles.text}
          rows={TEXTAREA.rows}
          maxLength={FEEDBACK.maxLength}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {t('opinion.textHint')}
        </p>
        <Button
          full
          busy={isBusy && t('opinion.send')}
          disabled={reasons.length === 0 && text.trim() === ''}
          onClick={send}
        >
          {t('opinion.send')}
        </Button>
      </div>
    </Sheet>
  )
}
