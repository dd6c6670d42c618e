import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { BrandLink } from '../../ui/brand.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import styles from './guardian-page.module.css'

interface GuardianFrameProps {
  mood: 'happy' | 'calm' | 'resting'
  title: string
  text?: ReactNode
  tools: ReactNode
  children?: ReactNode
}

/** The frame of a parent's page. A new title takes the focus, so that a screen reader announces it. */
export function GuardianFrame({ mood, title, text, tools, children }: GuardianFrameProps) {
  const { t } = useTranslation('guardian')
  usePageTitle(t('pageTitle'))
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
      <main className={styles.content}>
        <div className={styles.head}>
          <Lumi mood={mood} className={styles.lumi} />
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
