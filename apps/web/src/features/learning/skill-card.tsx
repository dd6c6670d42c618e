import type { SkillProgress } from '@lumi/contracts/learning'
import type { ComponentType } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { AttemptRow } from './attempt-row.tsx'
import { dayText } from './day-text.ts'
import styles from './learning.module.css'
import { usePractice } from './use-practice.ts'

interface SkillCardProps {
  skill: SkillProgress
  Task: ComponentType<{ text: string }>
  onReset: () => void
}

/** A skill with its explanation. Opened, it shows attempts with and without help side by side. */
export function SkillCard({ skill, Task, onReset }: SkillCardProps) {
  const { t, i18n } = useTranslation('learning')
  const { start, isBusy } = usePractice()
  const { skillId, title, dueAt } = skill
  // The device's clock is precise enough here: the server decides what is due when the review begins.
  const isDue = dueAt !== null && new Date(dueAt) <= new Date()
  return (
    <details className={styles.card} data-testid={`skill-${skillId}`}>
      <summary>
        <strong>{title}</strong>
        <span className={styles.caption}>{skill.explanation}</span>
      </summary>
      <div className={styles.sides}>
        <Side label={t('skill.unaided')} tries={skill.unaided} />
        <Side label={t('skill.assisted')} tries={skill.assisted} isAssisted />
      </div>
      {dueAt !== null && (
        <p className={styles.caption}>
          {isDue ? t('skill.due') : t('skill.review', { day: dayText(dueAt, i18n.language) })}
        </p>
      )}
      <h3>{t('skill.attempts')}</h3>
      <ul className={styles.rows}>
        {skill.attempts.map((attempt) => (
          <li key={`${attempt.at} ${attempt.isFirst}`}>
            <AttemptRow attempt={attempt} Task={Task} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          variant="soft"
          size="md"
          aria-label={t('skill.practiseNamed', { topic: title })}
          busy={isBusy('practice', skillId) && t('start.busy')}
          onClick={() => start({ session: 'practice', skillId, text: t('messages.topic', { topic: title }) })}
        >
          {t('skill.practise')}
        </Button>
        <Button variant="quiet" size="md" aria-label={t('skill.resetNamed', { topic: title })} onClick={onReset}>
          {t('skill.reset')}
        </Button>
      </div>
    </details>
  )
}

function Side(props: { label: string; tries: { right: number; all: number }; isAssisted?: boolean }) {
  const { label, tries, isAssisted = false } = props
  const { t } = useTranslation('learning')
  const { right, all } = tries
  return (
    <div>
      <span className={styles.caption}>{label}</span>
      <b>{all === 0 ? t('skill.none') : t('skill.of', { right, all })}</b>
      <span className={`${styles.bar} ${isAssisted ? styles.assisted : ''}`} aria-hidden="true">
        <i style={{ width: `${all === 0 ? 0 : (100 * right) / all}%` }} />
      </span>
    </div>
  )
}
