import { type ClipboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { AlertIcon } from '../../../ui/icons/alert.tsx'
import { DownIcon } from '../../../ui/icons/down.tsx'
import field from '../../../ui/text-field.module.css'
import styles from './phone.module.css'
import { callingCode, type NumberCountry, plainNumber, shownNumber } from './typed-number.ts'

interface PhoneFieldProps {
  countries: readonly NumberCountry[]
  country: NumberCountry
  onCountry: (country: NumberCountry) => void
  /** `+79123456789`, as far as it is typed. */
  value: string
  onValue: (plain: string) => void
  hint: string
  error: string | undefined
}

/** A pasted number has at least so many digits; fewer are inserted like typed ones. */
const pastedDigits = 7

/** The number as it is written in its country. What is missing is shown behind the field, so that a screen reader reads digits only. */
export function PhoneField({ countries, country, onCountry, value, onValue, hint, error }: PhoneFieldProps) {
  const { t, i18n } = useTranslation('phone')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number | null>(null)
  const { text, rest } = shownNumber(value, country)
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })

  // Formatting moves the digits: the caret stays behind the same one.
  useLayoutEffect(() => {
    const element = input.current
    if (element === null || digitsBefore.current === null) return
    let place = 0
    for (let digits = 0; place < text.length && digits < digitsBefore.current; place++) {
      if (/[\d+]/.test(text[place]!)) digits++
    }
    element.setSelectionRange(place, place)
    digitsBefore.current = null
  })

  const take = (typed: string, caret = typed.length) => {
    const plain = plainNumber(typed, country).slice(0, 16)
    const hasGrown = plain.length > typed.replaceAll(/[^\d+]/g, '').length
    digitsBefore.current = hasGrown ? plain.length : typed.slice(0, caret).replaceAll(/[^\d+]/g, '').length
    onValue(plain)
    const found = countries.find((each) => each === shownNumber(plain, country).country)
    if (found && found !== country) onCountry(found)
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (pasted.replaceAll(/\D/g, '').length < pastedDigits) return
    // A whole number replaces what is there, the country code included.
    event.preventDefault()
    take(pasted)
  }

  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {t('number')}
      </label>
      <div className={error ? `${field.box} ${field.invalid}` : field.box}>
        <span className={styles.country}>
          <span aria-hidden="true">
            {country}
            <DownIcon size={16} />
          </span>
          <select
            aria-label={t('country')}
            value={country}
            onChange={(event) => {
              const next = event.currentTarget.value as NumberCountry
              onCountry(next)
              onValue(
                `${callingCode(next)}${value.startsWith(callingCode(country)) ? value.slice(callingCode(country).length) : ''}`,
              )
            }}
          >
            {countries.map((each) => (
              <option key={each} value={each}>
                {`${names.of(each)} ${callingCode(each)}`}
              </option>
            ))}
          </select>
        </span>
        <span className={styles.number}>
          <span className={styles.mask} aria-hidden="true">
            <span>{text}</span>
            {rest}
          </span>
          <input
            ref={input}
            id={id}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            data-autofocus
            className={styles.typed}
            value={text}
            onChange={({ currentTarget }) => take(currentTarget.value, currentTarget.selectionStart ?? undefined)}
            onPaste={paste}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-below`}
          />
        </span>
      </div>
      <p
        id={`${id}-below`}
        className={error ? `${field.hint} ${field.error}` : field.hint}
        role={error ? 'alert' : undefined}
      >
        {error && <AlertIcon size={16} />}
        {error ?? hint}
      </p>
    </div>
  )
}
