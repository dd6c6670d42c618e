import { FEEDBACK, TEXTAREA } from '@lumi/contracts/product-rules'
import { type RefObject, useId } from 'react'
import { fieldErrorText } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { AlertIcon } from '../../ui/icons/alert.tsx'
import field from '../../ui/text-field.module.css'
import styles from './feedback.module.css'

interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  label: string
  text: string
  /** It is being sent: what is typed meanwhile would be lost with it. */
  isReadOnly: boolean
  error: string | undefined
  onText: (text: string) => void
}

/** A text for support, with the room that is left. */
export function MessageField({ ref, label, text, isReadOnly, error, onText }: MessageFieldProps) {
  const { t } = useTranslation('settings')
  const id = useId()
  const surplus = surplusOf(text)
  return (
    <div className={field.field}>
      <label className={`${field.label} ${styles.label}`} htmlFor={id}>
        {label}
        <span className={styles.count} aria-hidden="true">
          {t('feedback.count', { count: text.length, max: FEEDBACK.maxLength })}
        </span>
      </label>
      <textarea
        ref={ref}
        id={id}
        name="text"
        rows={TEXTAREA.rows}
        className={error ? `${styles.area} ${styles.wrong}` : styles.area}
        value={text}
        readOnly={isReadOnly}
        onChange={(event) => onText(event.currentTarget.value)}
        aria-invalid={error || surplus > 0 ? true : undefined}
        aria-describedby={error || surplus > 0 ? `${id}-below` : undefined}
      />
      {(error || surplus > 0) && (
        <p id={`${id}-below`} className={`${field.hint} ${field.error}`} role="status">
          <AlertIcon size={16} />
          {surplus > 0 ? t('feedback.tooLong', { count: surplus }) : fieldErrorText(error ?? 'required')}
        </p>
      )}
    </div>
  )
}

/** Characters beyond the limit. */
export const surplusOf = (text: string) => text.length - FEEDBACK.maxLength
