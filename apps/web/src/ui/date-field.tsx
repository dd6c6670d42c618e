import { type FormEvent, useId, useState } from 'react'
import { datePattern, dateRest, formatDate, isDayFirst } from '../lib/dates.ts'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import styles from './date-field.module.css'
import { useFieldError } from './form.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { CalendarIcon } from './icons/calendar.tsx'
import field from './text-field.module.css'

interface DateFieldProps {
  name: string
  label: string
  hint?: string
  autoComplete?: string
  /** In the format of the current language. */
  defaultValue?: string | undefined
  /** Id of the question, for `aria-describedby`. */
  describedBy?: string | undefined
}

/**
 * A date of a `Form`, typed as eight digits; separators are inserted. One native field: phones show their number pad,
 * and screen readers read the typed text, not the mask. No calendar: for a birthday that means paging through years.
 */
export function DateField(props: DateFieldProps) {
  const { i18n } = useTranslation()
  // The same digits mean another date in the other language, so a change of language remounts the field.
  return <Typing key={i18n.language} {...props} />
}

function Typing({ name, label, hint, autoComplete, defaultValue = '', describedBy }: DateFieldProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const id = useId()
  const error = useFieldError(name)
  const [typed, setTyped] = useState(defaultValue)
  const below = error ?? hint

  /** Runs before the form's listener, which must validate the formatted date. */
  function shape({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const digitsBefore = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length
    const isAtEnd = input.selectionStart === input.value.length
    const shaped = formatDate(input.value, language)
    input.value = shaped
    const caret = isAtEnd ? shaped.length : positionAfter(shaped, digitsBefore)
    input.setSelectionRange(caret, caret)
    setTyped(shaped)
  }

  return (
    <div className={field.field}>
      <label className={`${field.label} ${styles.label}`} htmlFor={id}>
        {label}
        <span className={styles.pattern} aria-hidden="true">
          {datePattern(language)}
        </span>
      </label>
      <div className={error ? `${field.box} ${field.invalid}` : field.box}>
        <CalendarIcon size={20} />
        <div className={styles.typing}>
          <span className={styles.mask} aria-hidden="true">
            <span>{typed}</span>
            {dateRest(typed, language)}
          </span>
          <input
            id={id}
            name={name}
            className={`${field.input} ${styles.input}`}
            inputMode="numeric"
            defaultValue={defaultValue}
            autoComplete={autoComplete ?? 'off'}
            onInput={shape}
            aria-invalid={error ? true : undefined}
            aria-describedby={[describedBy, `${id}-pattern`, below && `${id}-below`].filter(Boolean).join(' ')}
          />
        </div>
      </div>
      <span id={`${id}-pattern`} hidden>
        {t(isDayFirst(language) ? 'dateOrderDayFirst' : 'dateOrder')}
      </span>
      {below && (
        <p id={`${id}-below`} className={error ? `${field.hint} ${field.error}` : field.hint}>
          {error && <AlertIcon size={16} />}
          {below}
        </p>
      )}
    </div>
  )
}

/** Position of the caret after this many digits. */
function positionAfter(text: string, digits: number): number {
  let seen = 0
  for (let position = 0; position < text.length; position++) {
    if (seen === digits) return position
    if (/\d/.test(text[position] ?? '')) seen += 1
  }
  return text.length
}
