import type { ReactNode } from 'react'

export interface IconProps {
  /** Edge in pixels. @default 24 */
  size?: number
  className?: string | undefined
}

/** A line icon in the current text color. Always decorative: the control around it has the accessible name. */
export function Icon({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
