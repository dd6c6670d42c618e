import { useSyncExternalStore } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { session } from '../lib/session.ts'
import { BrandLink } from './brand.tsx'
import { ButtonLink } from './button.tsx'
import { Lumi } from './lumi.tsx'
import styles from './not-found-screen.module.css'

/** The 404 page: "page = ☐". Works without an account. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  const signedIn = useSyncExternalStore(session.subscribe, session.isSignedIn, () => false)
  usePageTitle(t('notFound.pageTitle'))
  return (
    <div className={`${styles.page} page-transition`}>
      <header className={styles.top}>
        <BrandLink to={signedIn ? '/chat' : '/'} />
      </header>
      <main className={styles.main}>
        <div className={styles.content}>
          <Lumi mood="resting" className={styles.lumi} />
          <p className={styles.equation} role="img" aria-label={t('notFound.equation')}>
            <math aria-hidden="true">
              <mrow>
                {[...t('notFound.page')].map((letter, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one word
                  <mi key={index}>{letter}</mi>
                ))}
                <mo>=</mo>
              </mrow>
            </math>
            <span className={styles.slot} />
          </p>
          <h1 tabIndex={-1}>{t('notFound.title')}</h1>
          <p className={styles.text}>{t('notFound.text')}</p>
          <div className={styles.actions}>
            {signedIn ? (
              <ButtonLink to="/chat" size="lg">
                {t('notFound.chat')}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/" size="lg">
                  {t('notFound.signup')}
                </ButtonLink>
                <ButtonLink to="/login" size="lg" variant="secondary">
                  {t('notFound.login')}
                </ButtonLink>
              </>
            )}
          </div>
        </div>
      </main>
    </div>
  )
}
