import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name; also the tooltip. */
  label: string
  icon: ReactNode
  /** Makes it a toggle button. */
  pressed?: boolean
}

export function IconButton({ label, icon, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={className ? `${styles.button} ${className}` : styles.button}
    >
      {icon}
    </button>
  )
}
