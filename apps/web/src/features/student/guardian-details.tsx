import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './guardian-page.module.css'

/** The evidence of a decision (version, exact time, fingerprint). Collapsed, because most parents do not need it. */
export function GuardianDetails({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const { t } = useTranslation('guardian')
  return (
    <details className={styles.details}>
      <summary>{t('consent.details')}</summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
