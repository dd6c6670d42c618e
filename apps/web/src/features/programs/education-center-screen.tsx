import { FIRST_TAUGHT_GRADE, isBeforeFirstTaught, NOT_AT_SCHOOL } from '@lumi/contracts/grades'
import type { Program, Topic } from '@lumi/contracts/programs'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Page } from '../../ui/page.tsx'
import { CarryOn } from './carry-on.tsx'
import { inSentence } from './in-sentence.ts'
import { ProgramCard } from './program-card.tsx'
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
          <Bar grade={grade ?? ofGrade.data.grade} grades={ofGrade.data.grades} onGrade={setGrade} />
          {isBeforeFirstTaught(ofGrade.data.ownGrade ?? NOT_AT_SCHOOL) && (
            <p className={styles.quiet}>
              {t('learn.tooEarly', { own: ofGrade.data.ownGrade, first: FIRST_TAUGHT_GRADE })}
            </p>
          )}
          {/* The programs of the grade before would be taken for those of the chosen one. */}
          {ofGrade.isPlaceholderData ? (
            <Pending rows={3} label={t('loading')} />
          ) : (
            <>
              <ul className={styles.programs}>
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
            </>
          )}
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

interface BarProps {
  grade: number
  grades: readonly number[]
  onGrade: (grade: number) => void
}

function Bar({ grade, grades, onGrade }: BarProps) {
  const { t } = useTranslation('programs')
  const heading = useRef<HTMLHeadingElement>(null)
  const isWanted = useLocation({ select: ({ hash }) => hash === 'programs' })
  // "Add a subject" leads here. After the title of the page has taken the focus.
  useEffect(() => {
    if (!isWanted) return
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [isWanted])
  return (
    <div className={styles.bar}>
      <h2 ref={heading} tabIndex={-1}>
        {t('learn.gradeTitle', { grade })}
      </h2>
      <label className={styles.grade}>
        <span>{t('learn.grade')}</span>
        <select value={grade} onChange={(event) => onGrade(Number(event.currentTarget.value))} data-testid="grade">
          {grades.map((each) => (
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
  )
}

/** Programs that work on this server are cards; the others share one line. */
const isHere = ({ status }: Program) => status !== 'unavailable'

function ByOnlineTutor({ programs }: { programs: readonly Program[] }) {
  const { t, i18n } = useTranslation('programs')
  if (programs.length === 0) return null
  // In English the subject's name keeps its capital letter inside a sentence.
  const name = ({ subject }: Program) => t(`subjects:name.${subject}`)
  const subjects = programs.map((each) => (i18n.language === 'ru' ? inSentence(name(each)) : name(each))).join(', ')
  return (
    <p className={styles.quiet} data-testid="by-online-tutor">
      {t('learn.unavailable', { subjects })}
    </p>
  )
}
