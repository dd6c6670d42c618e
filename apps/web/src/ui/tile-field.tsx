import { useId } from 'react'
import { useFieldError } from './form.tsx'
import { AlertIcon } from './icons/alert.tsx'
import field from './text-field.module.css'
import styles from './tile-field.module.css'

interface TileFieldProps {
  name: string
  /** Announced before the tiles; visually the question above says it. */
  label: string
  options: readonly { value: string; text: string; wide?: boolean | undefined }[]
  columns: 2 | 4
  defaultValue?: string | undefined
  /** Id of the question, for `aria-describedby`. */
  describedBy?: string | undefined
}

/**
 * A choice of few answers in a `Form`, as tiles. Native radio buttons: arrow keys move between them, and choosing does
 * not submit.
 */
export function TileField({ name, label, options, columns, defaultValue, describedBy }: TileFieldProps) {
  const id = useId()
  const error = useFieldError(name)
  return (
    <fieldset
      className={styles.group}
      aria-describedby={[describedBy, error && `${id}-below`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={columns === 2 ? styles.two : styles.four}>
        {options.map(({ value, text, wide }) => (
          <label key={value} className={wide ? `${styles.tile} ${styles.wide}` : styles.tile}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className={styles.native}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-below`} className={`${field.hint} ${field.error}`}>
          <AlertIcon size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
