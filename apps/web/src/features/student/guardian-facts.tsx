import type { GuardianPage } from '@lumi/contracts/student'
import { dayOf } from '../../lib/clock.ts'
import { showDayInWords } from '../../lib/dates.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './guardian-page.module.css'

/** The student who asks: only as much as a parent needs to recognize their child. */
export function GuardianFacts({ kind, student }: Pick<GuardianPage, 'kind' | 'student'>) {
  const { t, i18n } = useTranslation('guardian')
  const day = (value: string) => showDayInWords(value, i18n.language)
  return (
    <section className={styles.card}>
      <h2>{t(kind === 'manage' ? 'who.managed' : 'who.title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('who.email')}</dt>
        <dd>{student.email}</dd>
        {student.birthDate === null ? (
          <>
            <dt>{t('who.age')}</dt>
            <dd>{t('who.ageYears', { count: student.age })}</dd>
          </>
        ) : (
          <>
            <dt>{t('who.birthDate')}</dt>
            <dd>{day(student.birthDate)}</dd>
          </>
        )}
        <dt>{t('who.country')}</dt>
        <dd>{student.country}</dd>
        <dt>{t('who.signedUp')}</dt>
        <dd>{day(dayOf(student.signedUpAt))}</dd>
      </dl>
      {student.birthDate === null && <p className={styles.meta}>{t('who.masked')}</p>}
    </section>
  )
}
