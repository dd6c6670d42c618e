import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { CheckIcon } from '../../ui/icons/check.tsx'
import { ProgressIcon } from '../../ui/icons/progress.tsx'
import styles from './chat.module.css'
import { InlineMarkdown } from './markdown/markdown.tsx'
import { newestWork } from './timeline.ts'
import { useChatView } from './use-chat.ts'

/** From 1440 px: the current page of work beside the conversation. */
export default function SidePage() {
  const { t } = useTranslation('chat')
  const work = useChatView((view) => newestWork(view.chat))
  return (
    <aside className={styles.side}>
      {work && (
        <>
          <h2>{t('side.title')}</h2>
          <ol>
            {work.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step's place is its identity
              <li key={index} data-state={step.state}>
                <span className={styles.sideNumber}>{step.state === 'done' ? <CheckIcon size={20} /> : index + 1}</span>
                <span>
                  <InlineMarkdown text={step.label} />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      <h2>{t('side.tip')}</h2>
      <p>{t('side.tipText')}</p>
      <Link to="/progress" search={{ from: 'chat' }} className={styles.sideLink}>
        <ProgressIcon size={20} />
        {t('side.progress')}
      </Link>
    </aside>
  )
}
