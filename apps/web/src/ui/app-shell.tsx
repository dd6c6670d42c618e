import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import styles from './app-shell.module.css'
import { BrandLink } from './brand.tsx'
import { ChatIcon } from './icons/chat.tsx'
import { MeIcon } from './icons/me.tsx'

interface AppShellProps {
  onMe: () => void
  children: ReactNode
}

/**
 * The frame of the signed-in area: a rail from 600 px, tabs at the bottom under it. What is inside gets a column of the
 * full height and scrolls by itself; the frame does not move between pages.
 */
export function AppShell({ onMe, children }: AppShellProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.app}>
      <nav className={styles.rail} aria-label={t('tabs.label')}>
        <BrandLink to="/chat" className={styles.brand} />
        <Places className={styles.item} onMe={onMe} />
      </nav>
      <div className={styles.page}>
        <div className={`${styles.content} page-transition`}>{children}</div>
        <nav className={styles.tabs} aria-label={t('tabs.label')}>
          <Places className={styles.tab} onMe={onMe} />
        </nav>
      </div>
    </div>
  )
}

function Places({ className, onMe }: { className: string | undefined; onMe: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <Link to="/chat" className={className}>
        <ChatIcon size={26} />
        {t('tabs.chat')}
      </Link>
      <button type="button" className={className} onClick={onMe} aria-haspopup="dialog">
        <MeIcon size={26} />
        {t('tabs.me')}
      </button>
    </>
  )
}
