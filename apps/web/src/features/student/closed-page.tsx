import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Lumi } from '../../ui/lumi.tsx'
import { OfflineStrip } from '../../ui/offline-strip.tsx'
import { Phrases } from '../../ui/phrases.tsx'
import styles from './closed-page.module.css'

interface ClosedPageProps {
  mood: 'happy' | 'calm' | 'resting'
  title: string
  text: ReactNode
  /** Language and theme; passed in by the route because they belong to another feature. */
  tools: ReactNode
  children: ReactNode
}

/**
 * The frame of the pages shown in place of the chat. A new title takes the focus, so that a screen reader announces it.
 */
export function ClosedPage({ mood, title, text, tools, children }: ClosedPageProps) {
  const { t } = useTranslation('student')
  usePageTitle(t('pageTitle'))
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new screen
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className={styles.page}>
      <div className={styles.top}>{tools}</div>
      <OfflineStrip />
      <main className={styles.content}>
        <div className={styles.head}>
          <Lumi mood={mood} className={styles.lumi} />
          <h1 ref={heading} tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h1>
          <p>{text}</p>
        </div>
        {children}
      </main>
    </div>
  )
}

export function ClosedPending() {
  const { t } = useTranslation('student')
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <div className={styles.pending} role="img" aria-busy="true" aria-label={t('loading')}>
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  )
}
