import type { Subject } from '@lumi/contracts/programs'
import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import styles from './subject-book.module.css'

const signs: Record<Subject, ReactNode> = {
  maths: <path d="M5.5 6.5 13 17.500M13 6.5 5.5 17.500M15.5 6.500c.3-1 3.3-1.2 3.3.4 0 1.5-3.3 1.9-3.3 3.800h3.5" />,
  physics: (
    <>
      <circle cx="12" cy="12" r="1.6" />
      <ellipse cx="12" cy="12" rx="9" ry="3.8" transform="rotate(30 12 12)" />
      <ellipse cx="12" cy="12" rx="9" ry="3.8" transform="rotate(-30 12 12)" />
    </>
  ),
  chemistry: <path d="M9.5 4h5M10.5 4v6L5 19.500h14L13.5 10V4M7.5 15h9" />,
  biology: <path d="M5 19c0-9 5-14 14.5-14.500C20 14 14.5 18.5 7 17M5 19c2-4.5 5-7.5 9-9.5" />,
  english: <path d="M3.5 17.5 8 6.500l4.5 11M5 14h6M20 17.500v-7M20 14a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z" />,
  literature: (
    <path d="M12 7c-1.8-1.5-4.5-2-8-2v12.500c3.5 0 6.2.5 8 2 1.8-1.5 4.5-2 8-2V5c-3.5 0-6.2.5-8 2ZM12 7v12.5" />
  ),
  history: <path d="M4 9 12 4.5 20 9H4ZM6 9v8M10 9v8M14 9v8M18 9v8M4 19.500h16M5 17h14" />,
  computing: <path d="m8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14" />,
}

export const SubjectSign = ({
  subject,
  size,
  className,
}: {
  subject: Subject
  size?: number
  className?: string | undefined
}) => (
  <Icon size={size ?? 24} className={className}>
    {signs[subject]}
  </Icon>
)

/** The class that sets the cover's color as `--cover`. */
export const coverOf = (subject: Subject): string => styles[subject] ?? ''

/** A subject is drawn as an exercise book throughout the product. Decorative, beside its name. */
export function SubjectBook({ subject, width = 44 }: { subject: Subject; width?: number }) {
  return (
    <span className={`${styles.book} ${coverOf(subject)}`} style={{ '--w': `${width}px` } as React.CSSProperties}>
      <SubjectSign subject={subject} size={width * 0.54} />
    </span>
  )
}
