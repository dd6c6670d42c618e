import type { Program, Topic } from '@lumi/contracts/programs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { RightIcon } from '../../ui/icons/right.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Page } from '../../ui/page.tsx'
import { SubjectBook } from '../../ui/subject-book.tsx'
import { isDone, progressOf } from './program-progress.ts'
import { ProgramSheet } from './program-sheet.tsx'
import { openInChat, programsOfGradeQuery, studentProgramsQuery, useProgramNews } from './programs.api.ts'
import styles from './programs.module.css'
import { useOpenInChat } from './use-open-in-chat.ts'

interface EducationCenterProps {
  /** Begins a session on the skill in the chat of the subject in focus, and goes there. Tells of its own failures. */
  onPractise: (skillId: string, topic: string) => Promise<void>
}

/** What a school year holds, and where to go on. */
export function EducationCenterScreen({ onPractise }: EducationCenterProps) {
  const { t } = useTranslation('programs')
  useProgramNews()
  const [grade, setGrade] = useState<number | null>(null)
  const [asked, setAsked] = useState<{ kind: 'add' | 'resume'; program: Program } | null>(null)
  const mine = useQuery(studentProgramsQuery())
  const ofGrade = useQuery({ ...programsOfGradeQuery(grade), placeholderData: (before) => before })
  const open = useOpenInChat()
  const error = mine.error ?? ofGrade.error
  const isShown = mine.data && ofGrade.data

  async function begin({ programId }: Program, { nextSkillId, title }: Topic) {
    if (nextSkillId === null) return open(programId)
    try {
      await openInChat(programId)
    } catch (failure) {
      return void notifyError(failure)
    }
    await onPractise(nextSkillId, title)
  }

  return (
    <Page title={t('learn.title')}>
      {!isShown && error && (
        <LoadingFailed
          error={error}
          onRetry={() => {
            void mine.refetch()
            void ofGrade.refetch()
          }}
        />
      )}
      {!isShown && !error && <Pending rows={3} label={t('loading')} />}
      {mine.data && ofGrade.data && (
        <>
          <CarryOn programs={mine.data.programs} inFocus={mine.data.inFocus} onOpen={open} />
          <div className={styles.bar}>
            <h2>{t('learn.gradeTitle', { grade: ofGrade.data.grade })}</h2>
            <label className={styles.grade}>
              <span>{t('learn.grade')}</span>
              <select
                value={ofGrade.data.grade}
                onChange={(event) => setGrade(Number(event.currentTarget.value))}
                data-testid="grade"
              >
                {ofGrade.data.grades.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </label>
            <Link to="/subjects" className={styles.link}>
              {t('learn.mine')}
            </Link>
            <Link to="/progress" className={styles.link}>
              {t('learn.progress')}
            </Link>
          </div>
          <ul className={styles.programs} aria-busy={ofGrade.isPlaceholderData}>
            {ofGrade.data.programs.map((program) => (
              <li key={program.programId}>
                <ProgramCard
                  program={program}
                  onTakeUp={(kind) => setAsked({ kind, program })}
                  onOpen={() => open(program.programId)}
                  onBegin={(topic) => begin(program, topic)}
                />
              </li>
            ))}
          </ul>
          {asked && (
            <ProgramSheet
              {...asked}
              change={mine.data.change}
              active={mine.data.programs.filter(({ status }) => status === 'active')}
              onClose={() => setAsked(null)}
            />
          )}
        </>
      )}
    </Page>
  )
}

function CarryOn(props: { programs: Program[]; inFocus: string | null; onOpen: (programId: string) => void }) {
  const { programs, inFocus, onOpen } = props
  const { t } = useTranslation('programs')
  const program = programs.find(({ programId }) => programId === inFocus)
  if (!program)
    return (
      <div className={styles.board}>
        <Lumi size={56} mood="thinking" />
        <div>
          <h2>{t('learn.choose')}</h2>
          <p>{t('learn.chooseAbout')}</p>
        </div>
      </div>
    )
  const { current } = progressOf(program)
  const subject = t(`subject.${program.subject}`)
  return (
    <button type="button" className={styles.board} onClick={() => onOpen(program.programId)}>
      <Lumi size={56} />
      <span>
        <strong>{current ? t('learn.carryOn', { topic: current.title }) : t('learn.carryOnChat', { subject })}</strong>
        <span>{t('learn.carryOnPlace', { subject, grade: program.grade })}</span>
      </span>
      <RightIcon />
    </button>
  )
}

interface ProgramCardProps {
  program: Program
  onTakeUp: (kind: 'add' | 'resume') => void
  onOpen: () => void
  onBegin: (topic: Topic) => Promise<void>
}

function ProgramCard({ program, onTakeUp, onOpen, onBegin }: ProgramCardProps) {
  const { t } = useTranslation('programs')
  const { status, topics } = program
  const { done, count } = progressOf(program)
  const subject = t(`subject.${program.subject}`)
  const name = t('learn.name', { subject, grade: program.grade })
  return (
    <section className={styles.card} aria-label={name} data-testid={`program-${program.subject}`}>
      <div className={styles.cardHead}>
        <SubjectBook subject={program.subject} />
        <div className={styles.grow}>
          <h3>{name}</h3>
          <p className={styles.caption}>
            {status === 'unavailable'
              ? t('learn.unavailable')
              : count === 0
                ? t('learn.byTutor')
                : t('learn.topics', { count, done })}
          </p>
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
      {status === 'active' && <NextTopics program={program} onOpen={onOpen} onBegin={onBegin} />}
      {topics.length > 0 && (
        <details className={styles.all}>
          <summary>{t('learn.all')}</summary>
          <ol>
            {topics.map((topic) => (
              <li key={topic.topicId}>
                {topic.title}
                {isDone(topic) && <span className={styles.caption}> · {t('learn.done')}</span>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

/** The last topic that is done, the one to go on with, and the next. */
function NextTopics({ program, onOpen, onBegin }: Omit<ProgramCardProps, 'onTakeUp'>) {
  const { t } = useTranslation('programs')
  const [isBusy, setIsBusy] = useState(false)
  const { topics } = program
  const { current, currentIndex } = progressOf(program)
  if (!current) {
    if (topics.length > 0) return null
    return (
      <div className={styles.topics}>
        <Button variant="soft" size="md" onClick={onOpen}>
          {t('learn.carry')}
        </Button>
      </div>
    )
  }
  const before = topics[currentIndex - 1]
  const after = topics[currentIndex + 1]
  const isBegun = current.mastered > 0 || currentIndex > 0
  const verb = isBegun ? 'carry' : 'start'
  async function begin(topic: Topic) {
    setIsBusy(true)
    await onBegin(topic)
    setIsBusy(false)
  }
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
          onClick={() => begin(current)}
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
            onClick={() => begin(after)}
          />
        </li>
      )}
    </ul>
  )
}
