import { passwordRules } from '@lumi/contracts/auth'
import { PASSWORD } from '@lumi/contracts/product-rules'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { PasswordField } from '../../ui/text-field.tsx'
import styles from './form.module.css'

/** A field for a new password with the four rules under it, which tick while it is typed. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('auth')
  const [value, setValue] = useState('')
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  // What was typed before the page came to life counts too.
  useEffect(() => setValue(input?.value ?? ''), [input])
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        ref={setInput}
        onInput={(event) => setValue(event.currentTarget.value)}
        aria-describedby={`${name}-rules`}
      />
      <ul className={styles.rules} id={`${name}-rules`}>
        {passwordRules.map(({ code, test }) => (
          <Rule key={code} met={test(value)} text={t(`rules.${code}`, { count: PASSWORD.minLength })} />
        ))}
      </ul>
    </>
  )
}

function Rule({ met, text }: { met: boolean; text: string }) {
  const { t } = useTranslation('auth')
  return (
    <li className={met ? `${styles.rule} ${styles.met}` : styles.rule}>
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        {met ? (
          <path
            fill="currentColor"
            fillRule="evenodd"
            d="M8 0a8 8 0 1 0 0 16A8 8 0 0 0 8 0Zm4.1 5.6-5 5.3a.8.8 0 0 1-1.2 0L3.9 8.8 5 7.6l1.5 1.6 4.4-4.7 1.2 1.1Z"
          />
        ) : (
          <circle cx="8" cy="8" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
        )}
      </svg>
      {text}
      {met && <span className="visually-hidden">, {t('rules.met')}</span>}
    </li>
  )
}
