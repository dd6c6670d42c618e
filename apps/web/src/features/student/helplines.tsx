import type { Helplines as Lines } from '@lumi/contracts/student'
import type { ReactNode } from 'react'
import { rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './closed-page.module.css'

const dial = (number: string): ReactNode => <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>{number}</a>

/** Help is shown before any consent. */
export function Helplines({ lines }: { lines: Lines }) {
  const { t } = useTranslation('student')
  return (
    <section className={styles.help} data-helplines>
      <h2>{t('help.title')}</h2>
      {lines.emergency === null ? (
        <p>{t('help.noNumber')}</p>
      ) : (
        <>
          <p>{t('help.text')}</p>
          <ul>
            {lines.lines.map(({ name, call, text, hours }) => (
              <li key={name}>
                {name}
                {hours && ` (${hours})`}
                {': '}
                {call && rich(t('help.call', { number: call }), { call: dial })}
                {call && text && ', '}
                {text && t('help.message', { number: text })}
              </li>
            ))}
            <li>{rich(t('help.emergency', { number: lines.emergency }), { call: dial })}</li>
          </ul>
        </>
      )}
    </section>
  )
}
