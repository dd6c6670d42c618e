import { FIRST_TAUGHT_GRADE, isBeforeFirstTaught, NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import type { Program, Topic } from '@lumi/contracts/programs'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
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

interface EducationCenterProps {
  /** Starts a session on the skill in the chat of the chosen subject and opens it. Reports its own failures. */
  onPractise: (skillId: string, topic: string) => Promise<void>
}

/** The programs of a grade, and what to continue with. */
export function EducationCenterScreen({ onPractise }: EducationCenterProps) {
  const { t } = useTranslation('programs')
  useProgramNews()
  const [grade, setGrade] = useState<number | null>(null)
  const [asked, setAsked] = useState<{ kind: 'add' | 'resume'; program: Program; topic?: Topic } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const mine = useQuery(studentProgramsQuery())
  const ofGrade = useQuery({ ...programsOfGradeQuery(grade), placeholderData: (before) => before })
  const navigate = useNavigate()
  const error = mine.error ?? ofGrade.error
  const isShown = mine.data && ofGrade.data

  /** Starts the topic. A topic without exercises just opens the chat. */
  async function begin({ programId }: Program, topic: Topic | undefined) {
    setIsBusy(true)
    try {
      await openInChat(programId)
      if (topic?.nextSkillId != null) await onPractise(topic.nextSkillId, topic.title)
      else await navigate({ to: '/chat' })
    } catch (failure) {
      notifyError(failure)
    }
    setIsBusy(false)
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
          <CarryOn programs={mine.data.programs} inFocus={mine.data.inFocus} isBusy={isBusy} onBegin={begin} />
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
          {isBeforeFirstTaught(ofGrade.data.ownGrade ?? NOT_AT_SCHOOL) && (
            <p className={styles.quiet}>
              {t('learn.tooEarly', { own: ofGrade.data.ownGrade, first: FIRST_TAUGHT_GRADE })}
            </p>
          )}
          <ul className={styles.programs} aria-busy={ofGrade.isPlaceholderData}>
            {ofGrade.data.programs.filter(isHere).map((program) => (
              <li key={program.programId}>
                <ProgramCard
                  program={program}
                  isBusy={isBusy}
                  onTakeUp={(kind, topic) => setAsked({ kind, program, ...(topic && { topic }) })}
                  onBegin={(topic) => begin(program, topic)}
                />
              </li>
            ))}
          </ul>
          <ByOnlineTutor programs={ofGrade.data.programs.filter((program) => !isHere(program))} />
          {asked && (
            <ProgramSheet
              kind={asked.kind}
              program={asked.program}
              onDone={() => asked.topic && void begin(asked.program, asked.topic)}
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

/** Programs that work on this server are cards; the others share one line. */
const isHere = ({ status }: Program) => status !== 'unavailable'

function ByOnlineTutor({ programs }: { programs: readonly Program[] }) {
  const { t, i18n } = useTranslation('programs')
  if (programs.length === 0) return null
  // In English the subject's name keeps its capital letter inside a sentence.
  const name = ({ subject }: Program) => t(`subject.${subject}`)
  const subjects = programs.map((each) => (i18n.language === 'ru' ? inSentence(name(each)) : name(each))).join(', ')
  return (
    <p className={styles.quiet} data-testid="by-online-tutor">
      {t('learn.unavailable', { subjects })}
    </p>
  )
}

interface CarryOnProps {
  programs: Program[]
  inFocus: string | null
  isBusy: boolean
  onBegin: (program: Program, topic: Topic | undefined) => void
}

function CarryOn({ programs, inFocus, isBusy, onBegin }: CarryOnProps) {
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
    <button type="button" className={styles.board} disabled={isBusy} onClick={() => onBegin(program, current)}>
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
  isBusy: boolean
  /** `topic` starts once the program is active. */
  onTakeUp: (kind: 'add' | 'resume', topic?: Topic) => void
  onBegin: (topic: Topic | undefined) => Promise<void>
}

function ProgramCard({ program, isBusy, onTakeUp, onBegin }: ProgramCardProps) {
  const { t } = useTranslation('programs')
  const { status, topics } = program
  const { done, count } = progressOf(program)
  const subject = t(`subject.${program.subject}`)
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

const inSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

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
