import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

interface Look {
  /** `lampy` is used on the green board only. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet' | 'lampy' | undefined
  /** 54, 48 or 44 pixels high. @default 'base' */
  size?: 'lg' | 'base' | 'md' | undefined
  full?: boolean | undefined
  icon?: ReactNode
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Label while busy ("Saving"): shows a spinner, ignores presses, keeps the focus. */
  busy?: string | false | undefined
}

function classes({ variant = 'primary', size = 'base', full }: Look, own?: string): string {
  return [
    styles.button,
    variant !== 'primary' && styles[variant],
    size !== 'base' && styles[size],
    full && styles.full,
    own,
  ]
    .filter(Boolean)
    .join(' ')
}

export function Button({ variant, size, full, icon, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes({ variant, size, full }, className)}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {busy || children}
    </button>
  )
}

function Anchor({ variant, size, full, icon, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classes({ variant, size, full }, className)}>
      {icon}
      {children}
    </a>
  )
}

/** A link styled as a button, to an address outside the router. */
export const ButtonAnchor = Anchor

/** A link styled as a button, to a page of the app. */
export const ButtonLink = createLink(Anchor)
