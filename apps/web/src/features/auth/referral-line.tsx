import { REFERRAL } from '@lumi/contracts/product-rules'
import { useSyncExternalStore } from 'react'
import { runtimeConfig } from '../../lib/config.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { isInvited } from '../../lib/referral.ts'
import { GiftIcon } from '../../ui/icons/gift.tsx'
import styles from './form.module.css'

const neverChanges = () => () => {}

/** Confirms that a friend's invitation was recognized. Not in the prerendered page, which is the same for everybody. */
export function ReferralLine() {
  const { t } = useTranslation('auth')
  const shown = useSyncExternalStore(neverChanges, isInvited, () => false)
  if (!shown) return null
  return (
    <p className={styles.invited}>
      <GiftIcon size={20} />
      <span>
        {runtimeConfig().sellsPlans
          ? t('signup.invited', { percent: REFERRAL.friendDiscountPercent })
          : t('signup.welcome')}
      </span>
    </p>
  )
}
