import type { Attempt } from '@lumi/contracts/learning'
import type { ComponentType } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { momentText } from './day-text.ts'
import styles from './learning.module.css'

/** From this level on the solution was shown (rungs of the ladder: 4 shows a step, 5 everything). */
const shownLevel = 4

/** One attempt: the task, how it ended, with how much help, when. */
export function AttemptRow({ attempt, Task }: { attempt: Attempt; Task: ComponentType<{ text: string }> }) {
  const { t, i18n } = useTranslation('learning')
  const { isCorrect, hintLevel, line, ruling } = attempt
  const help =
    hintLevel === 0
      ? t('attempt.alone')
      : hintLevel >= shownLevel
        ? t('attempt.shown')
        : t('attempt.hint', { count: hintLevel })
  const facts = [t(isCorrect ? 'attempt.right' : 'attempt.wrong'), help]
  if (!attempt.isFirst) facts.push(t('attempt.later'))
  if (ruling) facts.push(t(`attempt.${ruling}`))
  return (
    <div className={styles.attempt}>
      <span className={isCorrect ? styles.right : styles.wrong}>
        {isCorrect ? <CheckIcon size={20} /> : <CloseIcon size={20} />}
      </span>
      <div className={styles.grow}>
        <div className={styles.task}>
          <Task text={attempt.task} />
        </div>
        {line !== null && (
          <div className={styles.line}>
            {t('attempt.line')}: <Task text={`$${line}$`} />
          </div>
        )}
        <p className={styles.caption}>
          {facts.join(', ')} · <time dateTime={attempt.at}>{momentText(attempt.at, i18n.language)}</time>
        </p>
      </div>
    </div>
  )
}
