import type { CurrentPlan, PaymentMethod } from '@lumi/contracts/billing'
import { useState } from 'react'
import { notify } from '../../lib/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { removeMethod } from './billing.api.ts'
import styles from './billing.module.css'
import { useAction } from './use-action.ts'
import { useBillingWords } from './use-billing-words.ts'

/** Removing the card that renews the plan turns the renewal off; the sheet says so before it happens. */
export function RemoveMethod({ method, plan }: { method: PaymentMethod; plan: CurrentPlan }) {
  const { t, day, card } = useBillingWords()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, run] = useAction()
  const endsRenewal = method.isForRenewal && plan.renewsAt !== null
  const remove = async () => {
    await removeMethod(method.methodId)
    setIsOpen(false)
    notify({ kind: 'good', text: t('method.removed') })
  }
  return (
    <>
      <Button
        variant="quiet"
        size="md"
        className={styles.inRow}
        aria-label={t('method.removeNamed', { card: card(method.card) })}
        onClick={() => setIsOpen(true)}
      >
        {t('method.remove')}
      </Button>
      {isOpen && (
        <Sheet title={t('method.removeTitle')} onClose={() => setIsOpen(false)}>
          <div className={styles.sheet}>
            <p>
              <b>{card(method.card)}</b>
            </p>
            <p>{t('method.removeText')}</p>
            {endsRenewal && <p>{t('method.removeRenews', { name: plan.name, day: day(plan.endsAt) })}</p>}
            <Button variant="danger" size="lg" full busy={isBusy && t('method.removing')} onClick={() => run(remove)}>
              {t('method.remove')}
            </Button>
            <Button variant="secondary" size="lg" full onClick={() => setIsOpen(false)} data-autofocus>
              {t('method.keep')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  )
}
