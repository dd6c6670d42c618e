import { Link, useLocation } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import styles from './app-shell.module.css'
import { BrandLink } from './brand.tsx'
import { ChatIcon } from './icons/chat.tsx'
import { LearnIcon } from './icons/learn.tsx'
import { MeIcon } from './icons/me.tsx'
import { followKeyboard } from './on-screen-keyboard.ts'

interface AppShellProps {
  /** False: an inner page, which on phones has a back link instead of the tabs. */
  isRoot: boolean
  /** Shown in a wide rail above its links. */
  subjects?: ReactNode
  children: ReactNode
}

/**
 * The frame of the signed-in area: a rail from 600 px, tabs at the bottom on phones. The content gets a column of full
 * height and scrolls by itself; the frame stays between pages.
 */
export function AppShell({ isRoot, subjects, children }: AppShellProps) {
  const { t } = useTranslation()
  const app = useRef<HTMLDivElement>(null)
  useEffect(() => (app.current ? followKeyboard(app.current) : undefined), [])
  return (
    <div ref={app} className={styles.app} data-own-strip>
      <SkipLink />
      <nav className={styles.rail} aria-label={t('tabs.label')}>
        <BrandLink to="/chat" className={styles.brand} />
        <div className={styles.subjects}>{subjects}</div>
        <Places className={styles.item} />
      </nav>
      <div className={styles.page}>
        <div className={`${styles.content} page-transition`}>{children}</div>
        {isRoot && (
          <nav className={styles.tabs} aria-label={t('tabs.label')}>
            <Places className={styles.tab} />
          </nav>
        )}
      </div>
    </div>
  )
}

/** The first Tab stop: skips the rail, to the field of the chat or to the content of any other page. */
function SkipLink() {
  const { t } = useTranslation()
  const isChat = useLocation({ select: ({ pathname }) => pathname === '/chat' })
  const skip = (event: MouseEvent) => {
    // Not a navigation: the router would treat a fragment as a change of page.
    event.preventDefault()
    const target = document.querySelector<HTMLElement>(isChat ? '#composer' : 'main')
    if (target?.tagName === 'MAIN') target.tabIndex = -1
    target?.focus()
  }
  return (
    <a href={isChat ? '#composer' : '#main'} className="skip-link" onClick={skip}>
      {t(isChat ? 'skipToField' : 'skip')}
    </a>
  )
}

function Places({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  // Own URL, but highlighted under the Learn tab.
  const inLearn = useLocation({ select: ({ pathname }) => ['/subjects', '/progress'].includes(pathname) })
  return (
    <>
      <Link to="/chat" className={className}>
        <ChatIcon size={26} />
        {t('tabs.chat')}
      </Link>
      <Link to="/education-center" className={`${className} ${inLearn ? styles.within : ''}`}>
        <LearnIcon size={26} />
        {t('tabs.learn')}
      </Link>
      <Link to="/settings" className={className}>
        <MeIcon size={26} />
        {t('tabs.me')}
      </Link>
    </>
  )
}
