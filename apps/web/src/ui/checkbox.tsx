import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { useFieldError } from './form.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { CheckIcon } from './icons/check.tsx'

/** Edges of 30, 35, 40, 50 and 60 pixels (K08). */
type CheckSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl'

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'className'> {
  size?: CheckSize
  children: ReactNode
}

function Check({ size = 'xs', children, ...input }: CheckProps) {
  return (
    <label className={styles.row}>
      <span className={`${styles.box} ${styles[size]}`}>
        <input {...input} type="checkbox" className={styles.input} />
        <CheckIcon className={styles.tick} />
      </span>
      <span>{children}</span>
    </label>
  )
}

/** A native checkbox of a `Form`; the whole row can be pressed. */
export function Checkbox({ name, ...rest }: CheckProps & { name: string }) {
  const id = useId()
  const error = useFieldError(name)
  return (
    <div>
      <Check {...rest} name={name} aria-invalid={error ? true : undefined} aria-describedby={error && id} />
      {error && (
        <p id={id} className={styles.error}>
          <AlertIcon size={16} />
          {error}
        </p>
      )}
    </div>
  )
}
