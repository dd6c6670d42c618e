import { AppError } from '@lumi/contracts/errors'
import type { Program, StudentPrograms } from '@lumi/contracts/programs'
import { useId, useState } from 'react'
import { notifyError } from '../../lib/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { AddIcon } from '../../ui/icons/add.tsx'
import { PauseIcon } from '../../ui/icons/pause.tsx'
import { PlayIcon } from '../../ui/icons/play.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubjectBook } from '../../ui/subject-book.tsx'
import { changeProgram } from './programs.api.ts'
import styles from './programs.module.css'
import { whenText } from './when-text.ts'

interface ProgramSheetProps {
  kind: 'add' | 'resume' | 'pause'
  program: Program
  change: StudentPrograms['change']
  /** Active programs, one of which may have to be paused. */
  active: readonly Program[]
  onDone?: () => void
  onClose: () => void
}

const icons = { add: <AddIcon size={20} />, resume: <PlayIcon size={20} />, pause: <PauseIcon size={20} /> }
const doneTexts = { add: 'added', resume: 'resumed', pause: 'pausedNow' } as const

/** Explains the effect and the cost of a change before it is made. */
export function ProgramSheet({ kind, program, change, active, onDone, onClose }: ProgramSheetProps) {
  const { t, i18n } = useTranslation('programs')
  const subject = t(`subjects:name.${program.subject}`)
  // Another grade of the same subject replaces it and needs no free place.
  const others = active.filter((each) => each.subject !== program.subject)
  const limit = change.subjectLimit
  const needsRoom = kind !== 'pause' && limit !== null && others.length >= limit
  const [insteadOfId, setInsteadOfId] = useState(others.at(-1)?.programId)
  const [isBusy, setIsBusy] = useState(false)

  const opens = change.opensAt === null ? null : whenText(change.opensAt, t, i18n.language)
  if (kind !== 'pause' && program.isChange && opens !== null)
    return (
      <Sheet title={t('sheet.limitTitle')} onClose={onClose}>
        <div className={styles.sheet}>
          <p>
            {t('sheet.limit')} {t('subjects.opens', { when: opens })}
          </p>
          <Button size="lg" full onClick={onClose} data-autofocus>
            {t('sheet.understood')}
          </Button>
        </div>
      </Sheet>
    )

  async function go() {
    setIsBusy(true)
    try {
      await changeProgram({ kind, program, insteadOfId: needsRoom ? insteadOfId : undefined })
      notify({ kind: 'good', text: t(doneTexts[kind], { subject }) })
      onClose()
      onDone?.()
    } catch (error) {
      notifyError(error)
      // Refused because the list on screen was stale; it is being refetched.
      if (error instanceof AppError && error.status !== 0) onClose()
      setIsBusy(false)
    }
  }

  const busyText = { add: t('sheet.adding'), resume: t('sheet.resuming'), pause: t('sheet.pausing') }[kind]
  return (
    <Sheet title={t(`sheet.${kind}Title`, { subject })} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.sheetHead}>
          <SubjectBook subject={program.subject} />
          <p>{t(`sheet.${kind}Text`)}</p>
        </div>
        {needsRoom && <Room limit={limit} others={others} chosen={insteadOfId} onChoose={setInsteadOfId} />}
        {kind !== 'pause' && (
          <p>
            {program.isChange
              ? t('sheet.isChange', { when: whenText(change.afterThisAt, t, i18n.language) })
              : t('sheet.isNoChange')}
          </p>
        )}
        <Button size="lg" full icon={icons[kind]} busy={isBusy && busyText} onClick={go}>
          {t(`sheet.${kind}`, { subject })}
        </Button>
        {kind === 'pause' && (
          <Button variant="quiet" full onClick={onClose}>
            {t('sheet.keep')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

/** The plan is full: asks which subject to pause. With one candidate it is only named. */
function Room(props: {
  limit: number
  others: readonly Program[]
  chosen: string | undefined
  onChoose: (programId: string) => void
}) {
  const { limit, others, chosen, onChoose } = props
  const { t } = useTranslation('programs')
  const name = useId()
  const [only] = others
  if (others.length === 1 && only)
    return <p>{t('sheet.instead', { count: limit, subject: t(`subjects:name.${only.subject}`) })}</p>
  return (
    <fieldset className={styles.room}>
      <legend>{t('sheet.room', { count: limit })}</legend>
      {others.map(({ programId, subject }) => (
        <label key={programId}>
          <input type="radio" name={name} checked={programId === chosen} onChange={() => onChoose(programId)} />
          <SubjectBook subject={subject} width={26} />
          {t(`subjects:name.${subject}`)}
        </label>
      ))}
    </fieldset>
  )
}
