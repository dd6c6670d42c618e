import { type PeriodMonths, periodMonths, type Tariff } from '@lumi/contracts/billing'
import styles from './billing.module.css'
import { useBillingWords } from './use-billing-words.ts'

interface PeriodSwitchProps {
  tariffs: readonly Tariff[]
  months: PeriodMonths
  onChange: (months: PeriodMonths) => void
}

/** How long one payment lasts. Native radio buttons: arrow keys move between them. */
export function PeriodSwitch({ tariffs, months, onChange }: PeriodSwitchProps) {
  const t = useBillingWords()
  // The smallest saving of all tariffs: none of them promises more than it keeps.
  const savedOf = (count: PeriodMonths) =>
    Math.min(...tariffs.flatMap(({ periods }) => periods.filter((p) => p.months === count).map((p) => p.savedPercent)))
  return (
    <fieldset className={styles.periods}>
      <legend className="visually-hidden">{t.t('plans.period')}</legend>
      {periodMonths.map((count) => {
        const percent = savedOf(count)
        return (
          <label key={count}>
            <input type="radio" name="months" checked={count === months} onChange={() => onChange(count)} />
            {t.months(count)}
            {percent > 0 && (
              <>
                <em aria-hidden="true">{t.t('plans.saved', { percent })}</em>
                <span className="visually-hidden">{t.t('plans.savedLong', { percent })}</span>
              </>
            )}
          </label>
        )
      })}
    </fieldset>
  )
}
