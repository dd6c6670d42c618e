import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { BrandLink } from '../../ui/brand.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { OfflineStrip } from '../../ui/offline-strip.tsx'
import styles from './payer.module.css'
import { useBillingWords } from './use-billing-words.ts'

interface PayerFrameProps {
  mood: 'happy' | 'calm' | 'resting' | 'thinking'
  title: string
  text?: ReactNode
  /** Theme and language; of another feature. */
  tools: ReactNode
  children?: ReactNode
}

/** The frame of the page on which somebody else pays. A new title takes the focus, so that a screen reader announces it. */
export function PayerFrame({ mood, title, text, tools, children }: PayerFrameProps) {
  const { t } = useBillingWords()
  usePageTitle(t('pay.pageTitle'))
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new screen
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [title])
  return (
    <div className={`${styles.page} page-transition`}>
      <header className={styles.top}>
        <BrandLink to="/" />
        {tools}
      </header>
      <OfflineStrip />
      <main className={styles.content}>
        <div className={styles.head}>
          <Lumi mood={mood} size={72} />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {text && <p>{text}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}
