import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { useFieldError } from './form.tsx'
import { IconButton } from './icon-button.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { EyeIcon } from './icons/eye.tsx'
import { EyeOffIcon } from './icons/eye-off.tsx'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'className'> {
  name: string
  label: string
  /** Shown below the field while there is no error. */
  hint?: ReactNode
  /** Texts of error codes outside the catalog; an empty one only marks the field. */
  errorTexts?: Record<string, string> | undefined
  /** A control inside the box, after the text. */
  after?: ReactNode
}

/** A native, uncontrolled field of a `Form`: label above, hint or error below. */
export function TextField({ name, label, hint, errorTexts, after, ...input }: TextFieldProps) {
  const id = useId()
  const error = useFieldError(name, errorTexts)
  const isWrong = error !== undefined
  const below = error || hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={isWrong ? `${styles.box} ${styles.invalid}` : styles.box}>
        <input
          {...input}
          id={id}
          name={name}
          className={styles.input}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={[below && `${id}-below`, input['aria-describedby']].filter(Boolean).join(' ') || undefined}
        />
        {after}
      </div>
      {below && (
        <p id={`${id}-below`} className={error ? `${styles.hint} ${styles.error}` : styles.hint}>
          {error && <AlertIcon size={16} />}
          {below}
        </p>
      )}
    </div>
  )
}

/** A password with a button to show it. Pasting is allowed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type={visible ? 'text' : 'password'}
      after={
        <IconButton
          label={t(visible ? 'hidePassword' : 'showPassword')}
          icon={visible ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
