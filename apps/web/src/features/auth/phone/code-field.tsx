import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { AlertIcon } from '../../../ui/icons/alert.tsx'
import field from '../../../ui/text-field.module.css'
import styles from './phone.module.css'

interface CodeFieldProps {
  digits: number
  value: string
  error: string | undefined
  isBusy: boolean
  onValue: (code: string) => void
}

/** One real field under drawn boxes: paste, autofill and screen readers work as with any field. */
export function CodeField({ digits, value, error, isBusy, onValue }: CodeFieldProps) {
  const { t } = useTranslation('phone')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const boxClass = (index: number) =>
    error ? styles.wrong : index === Math.min(value.length, digits - 1) ? styles.now : undefined
  return (
    <div>
      <div className={styles.pin}>
        <input
          ref={input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          data-autofocus
          aria-label={t('code', { count: digits })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          aria-busy={isBusy || undefined}
          value={value}
          onChange={({ currentTarget }) => onValue(currentTarget.value.replaceAll(/\D/g, '').slice(0, digits))}
        />
        {Array.from({ length: digits }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
          <span key={index} className={boxClass(index)} aria-hidden="true">
            {value[index] ?? <i>_</i>}
          </span>
        ))}
      </div>
      {error && (
        <p id={id} className={`${field.hint} ${field.error}`} role="alert">
          <AlertIcon size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
