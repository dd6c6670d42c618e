import type { Subject } from '@lumi/contracts/programs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { RightIcon } from '../../ui/icons/right.tsx'
import { SubjectBook } from '../../ui/subject-book.tsx'
import styles from './chat.module.css'

/** The subject of this conversation; links to the shelf, where another one can be chosen. */
export function ChatSubject({ program }: { program: { subject: Subject; grade: number } }) {
  const { t } = useTranslation('subjects')
  return (
    <h1 className={styles.subject}>
      <Link to="/subjects" className={styles.shelf}>
        <SubjectBook subject={program.subject} width={30} />
        <span>
          <strong>
            {t(`name.${program.subject}`)}
            <RightIcon size={16} />
          </strong>
          <span>{t('grade', { grade: program.grade })}</span>
        </span>
      </Link>
    </h1>
  )
}
