import type { Program, Topic } from '@lumi/contracts/programs'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { RightIcon } from '../../ui/icons/right.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { progressOf } from './program-progress.ts'
import styles from './programs.module.css'

interface CarryOnProps {
  programs: Program[]
  inFocus: string | null
  isBusy: boolean
  onBegin: (program: Program, topic: Topic | undefined) => void
}

/** The board: continues the chosen subject with its current topic. */
export function CarryOn({ programs, inFocus, isBusy, onBegin }: CarryOnProps) {
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
  const { current, currentIndex } = progressOf(program)
  // Nothing of it was done yet: there is nothing to carry on with.
  const isBegun = current === undefined || current.mastered > 0 || currentIndex > 0
  const subject = t(`subjects:name.${program.subject}`)
  return (
    <button type="button" className={styles.board} disabled={isBusy} onClick={() => onBegin(program, current)}>
      <Lumi size={56} />
      <span>
        <strong>
          {current
            ? t(isBegun ? 'learn.carryOn' : 'learn.begin', { topic: current.title })
            : t('learn.carryOnChat', { subject })}
        </strong>
        <span>{t('learn.carryOnPlace', { subject, grade: program.grade })}</span>
      </span>
      <RightIcon />
    </button>
  )
}
