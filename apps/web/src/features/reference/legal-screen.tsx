import type { ResponseOf } from '@lumi/contracts/endpoint'
import type { Agreement, getAgreementContent } from '@lumi/contracts/reference'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showDayInWords } from '../../lib/dates.ts'
import { errorText } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { session } from '../../lib/session.ts'
import { useTryAgain } from '../../lib/use-try-again.ts'
import { Button } from '../../ui/button.tsx'
import { BackIcon } from '../../ui/icons/back.tsx'
import { DocumentIcon } from '../../ui/icons/document.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { GuestFrame } from '../../ui/parent-page.tsx'
import styles from './legal-screen.module.css'
import { PlainMarkdown } from './markdown.tsx'
import { PageTools } from './page-tools.tsx'

/** The frame: header with the language, list of the agreements, and the content beside it. */
function LegalPage({ agreements, currentId, children }: LegalPageProps) {
  const { t } = useTranslation('legal')
  usePageTitle(t('title'))
  return (
    <GuestFrame tools={<PageTools />} className={styles.wrap}>
      <div className={styles.aside}>
        <Link to={session.isSignedIn() ? '/settings' : '/'} className={styles.back}>
          <BackIcon size={20} />
          {t('back')}
        </Link>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {agreements.length > 0 && (
          <nav aria-label={t('list')}>
            <ul className={styles.list}>
              {agreements.map(({ agreementId, title }) => (
                <li key={agreementId}>
                  <Link
                    to="/legal"
                    search={{ agreementId }}
                    className={styles.item}
                    aria-current={agreementId === currentId ? 'page' : undefined}
                  >
                    <DocumentIcon />
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {children}
    </GuestFrame>
  )
}

interface LegalPageProps {
  agreements: readonly Agreement[]
  currentId?: string
  children: ReactNode
}

interface LegalScreenProps {
  agreements: readonly Agreement[]
  document: ResponseOf<typeof getAgreementContent> | null
}

export function LegalScreen({ agreements, document }: LegalScreenProps) {
  const { t, i18n } = useTranslation('legal')
  return (
    <LegalPage agreements={agreements} {...(document && { currentId: document.agreementId })}>
      {document && (
        <article className={styles.document} lang={document.culture}>
          <h2>{document.title}</h2>
          <p className={styles.meta}>{t('version', { version: showDayInWords(document.version, i18n.language) })}</p>
          <div className={styles.text}>
            <PlainMarkdown text={withoutTitle(document.content)} />
          </div>
        </article>
      )}
    </LegalPage>
  )
}

/** Drops the title at the start of the file: the page already shows it. */
const withoutTitle = (content: string) => content.replace(/^\s*# .*\n/, '')

export function LegalPending() {
  return (
    <LegalPage agreements={[]}>
      <div className={styles.skeleton} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
        <span />
        <span />
      </div>
    </LegalPage>
  )
}

export function LegalFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('legal')
  useTryAgain(onRetry)
  return (
    <LegalPage agreements={[]}>
      <div className={styles.failed} role="alert">
        <Lumi mood="resting" />
        <h2>{t('failed')}</h2>
        <p>{errorText(error)}</p>
        <Button variant="soft" size="md" onClick={onRetry}>
          {t('common:retry')}
        </Button>
      </div>
    </LegalPage>
  )
}
