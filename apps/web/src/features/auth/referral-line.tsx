import { REFERRAL } from '@lumi/contracts/product-rules'
import { useSyncExternalStore } from 'react'
import { bold, rich } from '../../lib/i18n/rich.tsx'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { isInvited } from '../../lib/referral.ts'
import { GiftIcon } from '../../ui/icons/gift.tsx'
import styles from './form.module.css'

const neverChanges = () => () => {}

/** Says what a friend's invitation brings. Not in the prerendered page, which does not know who looks at it. */
export function ReferralLine() {
  const { t } = useTranslation('auth')
  const shown = useSyncExternalStore(neverChanges, isInvited, () => false)
  if (!shown) return null
  return (
    <p className={styles.invited}>
      <GiftIcon size={20} />
      <span>{rich(t('signup.invited', { percent: REFERRAL.friendDiscountPercent }), { b: bold })}</span>
    </p>
  )
}
