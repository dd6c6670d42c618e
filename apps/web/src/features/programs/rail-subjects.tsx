import type { Subject } from '@lumi/contracts/programs'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { SubjectBook } from '../../ui/subject-book.tsx'
import { chosenSubject } from './chosen-subject.ts'
import { progressOf } from './program-progress.ts'
import { studentProgramsQuery, useProgramNews } from './programs.api.ts'
import styles from './rail-subjects.module.css'
import { useOpenInChat } from './use-open-in-chat.ts'

/**
 * The active subjects in the rail of wide screens; each opens its conversation.
 * @param unreadIn replies that no device has shown
 */
export function RailSubjects({ unreadIn }: { unreadIn: (subject: Subject) => number }) {
  const { t } = useTranslation('subjects')
  useProgramNews()
  const { data } = useQuery(studentProgramsQuery())
  const open = useOpenInChat()
  // An open chat keeps its subject when another page chooses one. The mark follows what is on screen.
  const shown = useSyncExternalStore(chosenSubject.subscribe, chosenSubject.shown, chosenSubject.shown)
  const current = shown === undefined ? data?.inFocus : shown
  const active = data?.programs.filter(({ status }) => status === 'active') ?? []
  if (active.length === 0) return null
  return (
    <section className={styles.subjects} aria-label={t('rail')}>
      <h2>{t('rail')}</h2>
      <ul>
        {active.map((program) => (
          <li key={program.programId}>
            <button
              type="button"
              aria-current={program.programId === current ? 'true' : undefined}
              onClick={() => open(program.programId)}
            >
              <SubjectBook subject={program.subject} width={30} />
              <span>
                <strong>{t(`name.${program.subject}`)}</strong>
                <span>{progressOf(program).current?.title ?? t('grade', { grade: program.grade })}</span>
              </span>
              {program.programId !== current && <Unread count={unreadIn(program.subject)} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation('subjects')
  if (count === 0) return null
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('unread', { count })}</span>
    </span>
  )
}
