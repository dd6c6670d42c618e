import type { Badge as BadgeKind } from '@lumi/contracts/chat'
import { useId } from 'react'
import type * as z from 'zod/mini'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { InfoIcon } from '../../ui/icons/info.tsx'
import { SealIcon } from '../../ui/icons/seal.tsx'
import styles from './messages.module.css'

/** How far the content is verified; a press explains it. */
export function Badge({ badge }: { badge: z.output<typeof BadgeKind> }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const word = badge === 'checked' ? t('checked') : badge === 'lesson' ? t('lesson') : t('model')
  const how = badge === 'checked' ? t('checkedHow') : badge === 'lesson' ? t('lessonHow') : t('modelHow')
  return (
    <span className={styles.badgePlace}>
      <button type="button" className={styles.badge} data-badge={badge} popoverTarget={id}>
        {badge === 'model' ? <InfoIcon size={18} /> : <SealIcon size={18} />}
        {word}
      </button>
      <span id={id} popover="auto" className={styles.explain} role="note">
        {how}
      </span>
    </span>
  )
}
