import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { BrandLink } from './brand.tsx'
import { Pending } from './list-states.tsx'
import { Lumi } from './lumi.tsx'
import styles from './parent-page.module.css'

export interface ParentPageProps {
  mood: 'happy' | 'calm' | 'resting' | 'thinking'
  title: string
  text?: ReactNode
  /** Theme and language; of another feature. */
  tools: ReactNode
  children?: ReactNode
}

interface GuestFrameProps {
  /** Theme and language; of another feature. */
  tools: ReactNode
  /** Of the content below the header. */
  className: string | undefined
  children: ReactNode
}

/** The frame of a page that needs no account: the brand and the tools above the content. */
export function GuestFrame({ tools, className, children }: GuestFrameProps) {
  return (
    <div className={`${styles.page} page-transition`}>
      <header className={styles.top}>
        <BrandLink to="/" />
        {tools}
      </header>
      <main className={className}>{children}</main>
    </div>
  )
}

/** A page for somebody without an account, behind a link. A new title takes the focus, so that a screen reader announces it. */
export function ParentPage({ pageTitle, mood, title, text, tools, children }: ParentPageProps & { pageTitle: string }) {
  usePageTitle(pageTitle)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a new screen
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [title])
  return (
    <GuestFrame tools={tools} className={styles.content}>
      <div className={styles.head}>
        <Lumi mood={mood} className={styles.lumi} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </GuestFrame>
  )
}

/** What such a page shows before the server has answered. */
export function PendingParentPage({ label }: { label: string }) {
  return (
    <div className={styles.content}>
      <Pending rows={5} label={label} />
    </div>
  )
}

/** Asks once more before something is turned off or taken back. */
export function AreYouSure({ children }: { children: ReactNode }) {
  return (
    <div className={styles.sure} role="alert">
      {children}
    </div>
  )
}
