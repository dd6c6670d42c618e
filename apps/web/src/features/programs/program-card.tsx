import type { Program, Topic } from '@lumi/contracts/programs'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { RightIcon } from '../../ui/icons/right.tsx'
import { SubjectBook } from '../../ui/subject-book.tsx'
import { inSentence } from './in-sentence.ts'
import { isDone, progressOf } from './program-progress.ts'
import styles from './programs.module.css'

interface ProgramCardProps {
  program: Program
  isBusy: boolean
  /** `topic` starts once the program is active. */
  onTakeUp: (kind: 'add' | 'resume', topic?: Topic) => void
  onBegin: (topic: Topic | undefined) => Promise<void>
}

/** A program with its topics, each of which can be started. */
export function ProgramCard({ program, isBusy, onTakeUp, onBegin }: ProgramCardProps) {
  const { t } = useTranslation('programs')
  const { status, topics } = program
  const { done, count } = progressOf(program)
  const subject = t(`subjects:name.${program.subject}`)
  const name = t('learn.name', { subject, grade: program.grade })
  const beginTopic = (topic: Topic) => {
    if (status === 'active') void onBegin(topic)
    else onTakeUp(status === 'paused' ? 'resume' : 'add', topic)
  }
  return (
    <section className={styles.card} aria-label={name} data-testid={`program-${program.subject}`}>
      <div className={styles.cardHead}>
        <SubjectBook subject={program.subject} />
        <div className={styles.grow}>
          <h3>{name}</h3>
          <p className={styles.caption}>{count === 0 ? t('learn.byTutor') : t('learn.topics', { count, done })}</p>
        </div>
        {status === 'active' && <span className={`${styles.tag} ${styles.on}`}>{t('learn.active')}</span>}
        {status === 'none' && (
          <Button
            variant="secondary"
            size="md"
            aria-label={t('learn.addNamed', { subject })}
            onClick={() => onTakeUp('add')}
          >
            {t('learn.add')}
          </Button>
        )}
        {status === 'paused' && (
          <Button
            variant="secondary"
            size="md"
            aria-label={t('learn.resumeNamed', { subject })}
            onClick={() => onTakeUp('resume')}
          >
            {t('learn.resume')}
          </Button>
        )}
      </div>
      {(status === 'active' || status === 'paused') && count > 0 && (
        <div className={styles.meter} role="img" aria-label={t('learn.meter', { done, count })}>
          <i style={{ width: `${(100 * done) / count}%` }} />
        </div>
      )}
      {status === 'active' && <NextTopics program={program} isBusy={isBusy} onBegin={onBegin} />}
      {topics.length > 0 && (
        <details className={styles.all}>
          <summary>{t('learn.all')}</summary>
          <ol>
            {topics.map((topic) => (
              <li key={topic.topicId}>
                <button type="button" disabled={isBusy} onClick={() => beginTopic(topic)}>
                  <span>
                    {topic.title}
                    {isDone(topic) && <span className={styles.caption}> · {t('learn.done')}</span>}
                  </span>
                  <RightIcon size={20} />
                </button>
              </li>
            ))}
          </ol>
          {program.onlineTopics.length > 0 && (
            <p className={styles.caption}>
              {t('learn.topicsByTutor', { topics: program.onlineTopics.map(inSentence).join(', ') })}
            </p>
          )}
        </details>
      )}
    </section>
  )
}

/** The last finished topic, the current one, and the next. */
function NextTopics({ program, isBusy, onBegin }: Omit<ProgramCardProps, 'onTakeUp'>) {
  const { t } = useTranslation('programs')
  const { topics } = program
  const { current, currentIndex } = progressOf(program)
  if (!current) {
    if (topics.length > 0) return null
    return (
      <div className={styles.topics}>
        <Button variant="soft" size="md" disabled={isBusy} onClick={() => onBegin(undefined)}>
          {t('learn.carry')}
        </Button>
      </div>
    )
  }
  const before = topics[currentIndex - 1]
  const after = topics[currentIndex + 1]
  const isBegun = current.mastered > 0 || currentIndex > 0
  const verb = isBegun ? 'carry' : 'start'
  return (
    <ul className={styles.topics}>
      {before && (
        <li>
          <span className={styles.done}>
            <CheckIcon size={20} />
          </span>
          <span>{before.title}</span>
          <span className={styles.caption}>{t('learn.done')}</span>
        </li>
      )}
      <li>
        <span className={styles.number} aria-hidden="true">
          {currentIndex + 1}
        </span>
        <b>{current.title}</b>
        <Button
          variant="soft"
          size="md"
          aria-label={t(`learn.${verb}Named`, { topic: current.title })}
          busy={isBusy && t('learn.beginning')}
          onClick={() => onBegin(current)}
        >
          {t(`learn.${verb}`)}
        </Button>
      </li>
      {after && (
        <li>
          <span className={styles.number} aria-hidden="true">
            {currentIndex + 2}
          </span>
          <span>{after.title}</span>
          <IconButton
            label={t('learn.startNamed', { topic: after.title })}
            icon={<RightIcon size={20} />}
            disabled={isBusy}
            onClick={() => onBegin(after)}
          />
        </li>
      )}
    </ul>
  )
}
