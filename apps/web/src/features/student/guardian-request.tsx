import { dayOf } from '../../lib/clock.ts'
import { showDayInWords } from '../../lib/dates.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ConsentForm } from './consent-form.tsx'
import { GuardianFacts } from './guardian-facts.tsx'
import { GuardianFrame } from './guardian-frame.tsx'
import styles from './guardian-page.module.css'
import { type GuardianPageProps, useDecide } from './use-decide.ts'

/** Asks a parent for the consent. */
export function RequestPage(props: GuardianPageProps) {
  const { t, i18n } = useTranslation('guardian')
  const { page, tools, drawText } = props
  const { send, failed, trySend } = useDecide(props)
  return (
    <GuardianFrame mood="calm" title={t('request.title')} text={t('request.text')} tools={tools}>
      <GuardianFacts kind={page.kind} student={page.student} />
      {page.isIndependent ? (
        <p className={styles.quiet}>{t('independent')}</p>
      ) : (
        <>
          <ConsentForm
            consent={page.consent}
            drawText={drawText}
            agreeLabel={t('consent.agree')}
            onAgree={() => send('agree')}
            onFailure={failed}
            onRefuse={() => trySend('refuse').then(() => {})}
          />
          {page.expiresAt && (
            <p className={styles.quiet}>
              {t('request.expires', { day: showDayInWords(dayOf(page.expiresAt), i18n.language) })}
            </p>
          )}
        </>
      )}
    </GuardianFrame>
  )
}
