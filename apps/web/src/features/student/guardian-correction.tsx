import { useState } from 'react'
import { showDayInWords } from '../../lib/dates.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { GuardianFrame } from './guardian-frame.tsx'
import styles from './guardian-page.module.css'
import { type Answer, type GuardianPageProps, useDecide } from './use-decide.ts'

/** Asks a parent about a corrected birthday or country. */
export function CorrectionPage(props: GuardianPageProps & { answer: Answer | null }) {
  const { t, i18n } = useTranslation('guardian')
  const { page, tools, answer } = props
  const { trySend } = useDecide(props)
  const [busy, setBusy] = useState<Answer | null>(null)
  if (answer !== null || page.correction === null)
    return (
      <GuardianFrame
        mood="happy"
        title={t(answer === 'refuse' ? 'correction.refusedTitle' : 'correction.agreedTitle')}
        text={t('correction.doneText')}
        tools={tools}
      />
    )
  const { birthDate, country, fromBirthDate, fromCountry } = page.correction
  const press = (decision: Answer) => async () => {
    setBusy(decision)
    await trySend(decision)
    setBusy(null)
  }
  return (
    <GuardianFrame mood="calm" title={t('correction.title')} text={t('correction.text')} tools={tools}>
      <section className={styles.card}>
        <dl className={styles.facts}>
          <dt>{t('who.email')}</dt>
          <dd>{page.student.email}</dd>
          <dt>{t('correction.before')}</dt>
          <dd>
            {showDayInWords(fromBirthDate, i18n.language)}, {fromCountry}
          </dd>
          <dt>{t('correction.after')}</dt>
          <dd>
            {showDayInWords(birthDate, i18n.language)}, {country}
          </dd>
        </dl>
      </section>
      <div className={styles.actions}>
        <Button size="lg" full busy={busy === 'agree' && t('consent.agreeing')} onClick={press('agree')}>
          {t('correction.agree')}
        </Button>
        <Button
          variant="secondary"
          size="lg"
          full
          busy={busy === 'refuse' && t('consent.refusing')}
          onClick={press('refuse')}
        >
          {t('correction.refuse')}
        </Button>
      </div>
    </GuardianFrame>
  )
}
