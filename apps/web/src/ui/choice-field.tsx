import { useId } from 'react'
import styles from './choice-field.module.css'
import { useFieldError } from './form.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { DownIcon } from './icons/down.tsx'
import field from './text-field.module.css'

interface ChoiceFieldProps {
  name: string
  label: string
  /** The first option, with an empty value. Absent: the first real option is selected. */
  placeholder?: string
  options: readonly { value: string; text: string }[]
  defaultValue?: string
  autoComplete?: string
}

/** A native select of a `Form`: phones open their own picker, and a keyboard finds options by their first letters. */
export function ChoiceField({ name, label, placeholder, options, defaultValue, autoComplete }: ChoiceFieldProps) {
  const id = useId()
  const error = useFieldError(name)
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={`${field.box} ${styles.box}${error ? ` ${field.invalid}` : ''}`}>
        <select
          id={id}
          name={name}
          className={styles.select}
          defaultValue={defaultValue ?? (placeholder === undefined ? undefined : '')}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-below` : undefined}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <DownIcon size={16} />
      </div>
      {error && (
        <p id={`${id}-below`} className={`${field.hint} ${field.error}`}>
          <AlertIcon size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
