import type { ReplyContent, Work } from '@lumi/contracts/chat'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { Badge } from './badge.tsx'
import { Formula } from './markdown/formula.tsx'
import { InlineMarkdown } from './markdown/markdown.tsx'
import styles from './messages.module.css'

interface WorkPageProps {
  work: Work
  badge: ReplyContent['badge']
  solved: boolean
}

/** One problem on squared paper: finished steps, the next one, and the names of later ones. */
export function WorkPage({ work, badge, solved }: WorkPageProps) {
  const { t } = useTranslation('chat')
  const done = work.steps.filter((step) => step.state === 'done').length
  const progress = solved
    ? t('work.solved')
    : t('work.progress', { step: Math.min(done + 1, work.steps.length), steps: work.steps.length })
  return (
    <section className={`${styles.work} ${styles.squared}`} aria-label={work.title}>
      <div className={styles.workHead}>
        <strong>
          <InlineMarkdown text={work.title} />
        </strong>
        <span className={styles.progress} role="img" aria-label={progress}>
          {work.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is its identity
            <i key={index} data-state={step.state} />
          ))}
        </span>
      </div>
      <ol>
        {work.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is its identity
          <li key={index} className={styles.step} data-state={step.state}>
            <span className={styles.margin}>
              {step.state === 'done' ? <CheckIcon size={20} /> : <b aria-hidden="true">{index + 1}</b>}
            </span>
            <div className={styles.stepBody}>
              <p>
                <InlineMarkdown text={step.label} />
                {step.state === 'done' && <span className={styles.hidden}> ({t('work.done')})</span>}
              </p>
              {step.latex !== undefined && (
                <div className={styles.equation}>
                  {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls and must be reachable */}
                  <span className={styles.line} tabIndex={0}>
                    <Formula tex={step.latex} />
                  </span>
                  {step.checked && <Badge badge={badge === 'lesson' ? 'lesson' : 'checked'} />}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
