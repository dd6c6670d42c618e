import type { Progress } from '@lumi/contracts/learning'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { weekdayText } from './day-text.ts'
import styles from './learning.module.css'

const fullHeight = 72

/** The last seven days. No goal and no streak: a day off is fine. */
export function WeekGlance({ week }: { week: Progress['week'] }) {
  const { t, i18n } = useTranslation('learning')
  const alone = week.reduce((sum, day) => sum + day.alone, 0)
  const helped = week.reduce((sum, day) => sum + day.helped, 0)
  const most = Math.max(1, ...week.map((day) => day.alone + day.helped))
  const height = (count: number) => ({ height: `${(fullHeight * count) / most}px` })
  return (
    <section className={styles.group} aria-labelledby="week">
      <h2 id="week">{t('week.title')}</h2>
      <p className={styles.caption} data-testid="week">
        {alone + helped === 0
          ? t('week.none')
          : [t('week.alone', { count: alone }), t('week.helped', { count: helped })].join(', ')}
      </p>
      <ol className={styles.week}>
        {week.map((day) => (
          <li key={day.day}>
            <span className={styles.hidden}>
              {t('week.day', {
                day: weekdayText(day.day, i18n.language, 'long'),
                alone: day.alone,
                helped: day.helped,
              })}
            </span>
            <span className={styles.column} aria-hidden="true">
              <i className={styles.byHelp} style={height(day.helped)} />
              <i style={height(day.alone)} />
            </span>
            <span className={styles.caption} aria-hidden="true">
              {weekdayText(day.day, i18n.language, 'short')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
