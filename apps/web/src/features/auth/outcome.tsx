import { type ReactNode, useEffect, useRef } from 'react'
import { Lumi } from '../../ui/lumi.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import styles from './outcome.module.css'

interface OutcomeProps {
  mood: 'happy' | 'resting' | 'calm'
  title: string
  text: ReactNode
  children: ReactNode
}

/** The result of an action and the next step. Takes the focus, so that a screen reader announces it. */
export function Outcome({ mood, title, text, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.outcome} data-outcome>
      <Lumi mood={mood} className={styles.lumi} />
      <h2 ref={heading} tabIndex={-1}>
        <Phrases>{title}</Phrases>
      </h2>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
