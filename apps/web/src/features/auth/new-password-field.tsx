import { passwordRules } from '@lumi/contracts/auth'
import type { PasswordFault } from '@lumi/contracts/password'
import { PASSWORD } from '@lumi/contracts/product-rules'
import { useEffect, useState } from 'react'
import { fieldErrorText } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { PasswordField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { loadJudge } from './hard-to-guess.ts'

interface NewPasswordFieldProps {
  name: string
  label: string
  /** The student's e-mail, which must not be the password. Absent: the value of the form's field `email`. */
  email?: string
}

/** Debounce: the password is not judged while the student types. */
const pauseMs = 300

/**
 * A field for a new password with its rules below: ticked while typing, so that nothing is refused only after sending.
 */
export function NewPasswordField({ name, label, email }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth')
  const [value, setValue] = useState('')
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  // The field may have been filled before hydration.
  useEffect(() => setValue(input?.value ?? ''), [input])
  const verdict = useVerdict(value, () => email ?? emailIn(input?.form))
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
        <Rule met={verdict === 'good'} text={t('rules.password_guess')} />
      </ul>
      <p className={styles.guess} role="status">
        {verdict !== 'open' && verdict !== 'good' && fieldErrorText(verdict)}
      </p>
    </>
  )
}

function emailIn(form: HTMLFormElement | null | undefined): string {
  const field = form?.elements.namedItem('email')
  return field instanceof HTMLInputElement ? field.value.trim() : ''
}

/** What the server would answer. `open`: the four rules are not met yet, or the check is not available now. */
function useVerdict(value: string, emailOf: () => string): 'open' | 'good' | PasswordFault {
  const [verdict, setVerdict] = useState<{ of: string; is: 'good' | PasswordFault } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when it is needed
  useEffect(() => {
    if (value === '' || !passwordRules.every(({ test }) => test(value))) return
    let isCurrent = true
    const pause = setTimeout(() => {
      loadJudge()
        .then(({ judgePassword }) => judgePassword(value, emailOf()))
        .then(
          (fault) => isCurrent && setVerdict({ of: value, is: fault ?? 'good' }),
          () => {},
        )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [value])
  return verdict?.of === value ? verdict.is : 'open'
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
