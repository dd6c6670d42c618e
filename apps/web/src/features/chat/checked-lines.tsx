import type { CheckedLine, ReplyContent } from '@lumi/contracts/chat'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { HelpIcon } from '../../ui/icons/help.tsx'
import { Badge } from './badge.tsx'
import { Formula } from './markdown/formula.tsx'
import styles from './messages.module.css'

const icons = { correct: CheckIcon, incorrect: CloseIcon, unknown: HelpIcon }

/**
 * The student's lines, each with a tick or a penciled remark; never a bare "wrong". The badge means that a line was
 * recomputed and agrees, so an incorrect line has none.
 */
export function CheckedLines({ lines, badge }: { lines: readonly CheckedLine[]; badge: ReplyContent['badge'] }) {
  const { t } = useTranslation('chat')
  return (
    <section className={`${styles.work} ${styles.squared}`} aria-label={t('yourWork')}>
      <ol>
        {lines.map(({ latex, verdict, remark }, index) => {
          const Mark = icons[verdict]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line's place is its identity
            <li key={index} className={styles.step} data-verdict={verdict}>
              <span className={styles.margin}>
                <Mark size={20} />
                <span className={styles.hidden}>{t(`line.${verdict}`)}</span>
              </span>
              <div className={styles.stepBody}>
                <div className={styles.equation}>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls and must be reachable */}
                  <span className={styles.line} tabIndex={0}>
                    <Formula tex={latex} />
                  </span>
                  {remark && <span className={styles.pencil}>{remark}</span>}
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      {badge && lines.every(({ verdict }) => verdict !== 'incorrect') && (
        <div className={styles.workFoot}>
          <Badge badge={badge} />
        </div>
      )}
    </section>
  )
}
