import type { Progress } from '@lumi/contracts/learning'
import type { ComponentType } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { AttemptRow } from './attempt-row.tsx'
import styles from './learning.module.css'

interface MistakeRowProps {
  mistake: Progress['mistakes'][number]
  Task: ComponentType<{ text: string }>
}

/** A kind of mistake: what went wrong, when it last happened, and the attempts with it. */
export function MistakeRow({ mistake, Task }: MistakeRowProps) {
  const { t } = useTranslation('learning')
  const { title, name, attempts, isMended } = mistake
  const last = attempts.find(({ isCorrect, isFirst, ruling }) => isFirst && !isCorrect && ruling === null)
  return (
    <>
      <p className={styles.caption}>
        {title}
        {isMended && <span className={`${styles.tag} ${styles.good}`}>{t('mistakes.mended')}</span>}
      </p>
      {name !== null && (
        <h3>
          <Task text={name} />
        </h3>
      )}
      {last && <AttemptRow attempt={last} Task={Task} />}
      {attempts.length > 1 && (
        <details className={styles.behind}>
          <summary>{t('mistakes.attempts', { tries: attempts.length })}</summary>
          <ul className={styles.rows}>
            {attempts.map((attempt) => (
              <li key={`${attempt.at} ${attempt.isFirst}`}>
                <AttemptRow attempt={attempt} Task={Task} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
