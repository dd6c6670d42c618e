import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePageTitle } from '../lib/page-title.ts'
import { BackIcon } from './icons/back.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** The parent page. Absent: a root page, with the tab bar on phones. */
  back?: { to: NonNullable<LinkProps['to']>; label: string }
  children: ReactNode
}

/** A page of the signed-in area other than the chat. Its title takes the focus, so that a screen reader announces it. */
export function Page({ title, back, children }: PageProps) {
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.page}>
      <header className={`${styles.top} ${back ? styles.inner : styles.root}`}>
        {back && (
          <Link to={back.to} className={styles.back} data-back aria-label={back.label} title={back.label}>
            <BackIcon />
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <OfflineStrip />
      <main className={styles.scroll}>
        <div className={styles.wrap}>{children}</div>
      </main>
    </div>
  )
}

/** Two columns from 1024 px. Children are `div`. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
