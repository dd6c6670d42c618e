import { useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ClockIcon } from '../../../ui/icons/clock.tsx'
import { List, RowButton } from '../../../ui/list.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Ledger } from './ledger.tsx'

/** Opens the ledger of messages, on pages other than the chat. */
export function LedgerRow() {
  const { t } = useTranslation('talks')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <List>
      <li>
        <RowButton
          opens
          icon={<ClockIcon size={26} />}
          title={t('paywall.ledger')}
          caption={t('paywall.ledgerAbout')}
          onClick={() => setIsOpen(true)}
        />
        {isOpen && (
          <Sheet title={t('ledger.title')} onClose={() => setIsOpen(false)}>
            <Ledger />
          </Sheet>
        )}
      </li>
    </List>
  )
}
