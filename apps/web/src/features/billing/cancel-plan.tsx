import type { CurrentPlan } from '@lumi/contracts/billing'
import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { cancelPlan } from './billing.api.ts'
import styles from './billing.module.css'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

/** Two taps: the button, and the same words once more with the last day. No questions, no offers in between. */
export function CancelPlan({ plan }: { plan: CurrentPlan }) {
  const { t, day } = useBillingWords()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, run] = useAction()
  const facts = { name: plan.name, day: day(plan.endsAt) }
  const cancel = async () => {
    await cancelPlan()
    setIsOpen(false)
    notify({ kind: 'good', text: t('cancel.done', facts) })
  }
  return (
    <div className={styles.below}>
      <Button variant="danger-quiet" full onClick={() => setIsOpen(true)}>
        {t('cancel.button')}
      </Button>
      {isOpen && (
        <Sheet title={t('cancel.title')} onClose={() => setIsOpen(false)}>
          <div className={styles.sheet}>
            <p>{t('cancel.text', facts)}</p>
            <Button variant="danger" size="lg" full busy={isBusy && t('cancel.busy')} onClick={() => run(cancel)}>
              {t('cancel.confirm')}
            </Button>
            <Button variant="secondary" size="lg" full onClick={() => setIsOpen(false)} data-autofocus>
              {t('cancel.keep')}
            </Button>
          </div>
        </Sheet>
      )}
    </div>
  )
}
