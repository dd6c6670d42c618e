import type { Program, StudentPrograms } from '@lumi/contracts/programs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AddIcon } from '../../ui/icons/add.tsx'
import { ChatIcon } from '../../ui/icons/chat.tsx'
import { PauseIcon } from '../../ui/icons/pause.tsx'
import { PlayIcon } from '../../ui/icons/play.tsx'
import { List, RowButton } from '../../ui/list.tsx'
import { LoadingFailed, Pending } from '../../ui/list-states.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { Page } from '../../ui/page.tsx'
import { coverOf, SubjectSign } from '../../ui/subject-book.tsx'
import { progressOf } from './program-progress.ts'
import { ProgramSheet } from './program-sheet.tsx'
import { studentProgramsQuery, useProgramNews } from './programs.api.ts'
import styles from './programs.module.css'
import { useOpenInChat } from './use-open-in-chat.ts'
import { dayText, whenText } from './when-text.ts'

/** The student's subjects as a shelf of exercise books. */
export function SubjectsScreen() {
  const { t } = useTranslation('programs')
  useProgramNews()
  const { data, error, refetch } = useQuery(studentProgramsQuery())
  return (
    <Page title={t('subjects.title')} back={{ to: '/education-center', label: t('subjects.back') }}>
      {data ? (
        <Shelf {...data} />
      ) : error ? (
        <LoadingFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Pending rows={3} label={t('loading')} />
      )}
    </Page>
  )
}

function Shelf({ programs, inFocus, change }: StudentPrograms) {
  const { t, i18n } = useTranslation('programs')
  const [asked, setAsked] = useState<{ kind: 'resume' | 'pause'; program: Program } | null>(null)
  const open = useOpenInChat()
  const active = programs.filter(({ status }) => status === 'active')
  const when = change.opensAt === null ? null : whenText(change.opensAt, t, i18n.language)
  if (programs.length === 0)
    return (
      <div className={styles.empty}>
        <Lumi size={72} mood="thinking" />
        <p>{t('subjects.empty')}</p>
        <ButtonLink to="/education-center" size="lg">
          {t('subjects.toLearn')}
        </ButtonLink>
      </div>
    )
  return (
    <>
      <p className={styles.intro}>
        {t('subjects.active', { count: active.length })} {t('subjects.rule')}
        {when !== null && ` ${t('subjects.opens', { when })}`}
      </p>
      <ul className={styles.shelf}>
        {programs.map((program) => (
          <li key={program.programId}>
            {program.status === 'active' ? (
              <ActiveBook
                program={program}
                isInFocus={program.programId === inFocus}
                onOpen={() => open(program.programId)}
                onPause={() => setAsked({ kind: 'pause', program })}
              />
            ) : (
              <PausedBook program={program} onResume={() => setAsked({ kind: 'resume', program })} />
            )}
          </li>
        ))}
        <li>
          <Link to="/education-center" hash="programs" className={`${styles.cover} ${styles.slot}`}>
            <AddIcon size={28} />
            <span>{t('subjects.add')}</span>
            {when !== null && <span className={styles.caption}>{t('subjects.addNext', { when })}</span>}
          </Link>
        </li>
      </ul>
      <List aria-label={t('subjects.general')}>
        <li>
          <RowButton
            icon={<ChatIcon size={26} />}
            title={t('subjects.general')}
            caption={t('subjects.generalAbout')}
            value={inFocus === null ? t('subjects.now') : undefined}
            onClick={() => open(null)}
          />
        </li>
      </List>
      {asked && <ProgramSheet {...asked} change={change} active={active} onClose={() => setAsked(null)} />}
    </>
  )
}

function Plate({ program, pencil }: { program: Program; pencil: string }) {
  const { t } = useTranslation('programs')
  return (
    <span className={styles.plate}>
      <strong>{t(`subjects:name.${program.subject}`)}</strong>
      <span className={styles.pencil}>{pencil}</span>
    </span>
  )
}

function ActiveBook(props: { program: Program; isInFocus: boolean; onOpen: () => void; onPause: () => void }) {
  const { program, isInFocus, onOpen, onPause } = props
  const { t } = useTranslation('programs')
  const { done, count, current } = progressOf(program)
  const subject = t(`subjects:name.${program.subject}`)
  return (
    <div className={`${styles.cover} ${coverOf(program.subject)}`} data-testid={`book-${program.subject}`}>
      <button type="button" className={styles.open} aria-label={t('subjects.open', { subject })} onClick={onOpen} />
      <Plate program={program} pencil={current?.title ?? t('subjects:grade', { grade: program.grade })} />
      <SubjectSign subject={program.subject} size={68} className={styles.sign} />
      <span className={styles.foot}>
        <b>{count > 0 ? t('subjects.topics', { count, done }) : t('subjects:grade', { grade: program.grade })}</b>
        {isInFocus && <span className={styles.now}>{t('subjects.now')}</span>}
        {count > 0 && (
          <span className={styles.bookMeter}>
            <i style={{ width: `${(100 * done) / count}%` }} />
          </span>
        )}
      </span>
      <span className={styles.pause}>
        <IconButton label={t('subjects.pause', { subject })} icon={<PauseIcon size={20} />} onClick={onPause} />
      </span>
    </div>
  )
}

function PausedBook({ program, onResume }: { program: Program; onResume: () => void }) {
  const { t, i18n } = useTranslation('programs')
  const { done, count } = progressOf(program)
  const subject = t(`subjects:name.${program.subject}`)
  const pencil =
    program.pausedAt === null ? '' : t('subjects.pausedSince', { day: dayText(program.pausedAt, i18n.language) })
  return (
    <div
      className={`${styles.cover} ${styles.closed} ${coverOf(program.subject)}`}
      data-testid={`book-${program.subject}`}
    >
      <Plate program={program} pencil={pencil} />
      <span className={styles.foot}>
        <b>{count > 0 ? t('subjects.kept', { count, done }) : t('subjects.messagesKept')}</b>
        <Button
          variant="secondary"
          size="md"
          full
          icon={<PlayIcon size={20} />}
          aria-label={t('learn.resumeNamed', { subject })}
          onClick={onResume}
        >
          {t('learn.resume')}
        </Button>
      </span>
    </div>
  )
}
