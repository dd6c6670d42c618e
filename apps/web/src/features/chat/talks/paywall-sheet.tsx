import { QueryClientProvider } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { daysFromToday } from '../../../lib/clock.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { queryClient } from '../../../lib/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ClockIcon } from '../../../ui/icons/clock.tsx'
import { RightIcon } from '../../../ui/icons/right.tsx'
import { UsersIcon } from '../../../ui/icons/users.tsx'
import { Lumi } from '../../../ui/lumi.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { NothingLeft, Resets } from '../allowance.tsx'
import { openProblem } from '../timeline.ts'
import { useChat, useChatView } from '../use-chat.ts'
import { Ledger } from './ledger.tsx'
import { PaywallOffer } from './paywall-offer.tsx'
import styles from './talks.module.css'

/** Few or no messages left: what is saved, when new ones come, and where the others went. */
export default function PaywallSheet() {
  const { t } = useTranslation('talks')
  const chat = useChat()
  const usage = useChatView((view) => view.chat.usage)
  const hasProblem = useChatView((view) => openProblem(view.chat) !== null)
  const [isLedger, setIsLedger] = useState(false)
  const close = () => chat.showPaywall(false)
  if (usage === null) return null
  if (isLedger)
    return (
      <Sheet key="ledger" title={t('ledger.title')} onClose={close}>
        <QueryClientProvider client={queryClient}>
          <Ledger />
        </QueryClientProvider>
      </Sheet>
    )
  return (
    <Sheet key="paywall" title={t('paywall.title')} onClose={close}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Lumi size={56} mood={usage.messagesLeft === 0 ? 'resting' : 'calm'} />
          <div>
            <Left />
            <p>
              <b>
                <Resets usage={usage} />
              </b>
            </p>
          </div>
        </div>
        {usage.messagesLeft === 0 && <p>{hasProblem ? t('paywall.goOn') : t('paywall.saved')}</p>}
        <QueryClientProvider client={queryClient}>
          <PaywallOffer />
        </QueryClientProvider>
        <Link to="/settings/share" className={styles.way}>
          <span className={styles.sign}>
            <UsersIcon />
          </span>
          <span>
            <b>{t('paywall.invite')}</b>
            <span>{t('paywall.inviteAbout')}</span>
          </span>
          <RightIcon size={20} />
        </Link>
        <Way
          icon={<ClockIcon />}
          title={t('paywall.ledger')}
          about={t('paywall.ledgerAbout')}
          onClick={() => setIsLedger(true)}
        />
        <Button variant="quiet" full onClick={close}>
          {daysFromToday(usage.resetsAt) <= 0 ? t('paywall.later_today') : t('paywall.later')}
        </Button>
      </div>
    </Sheet>
  )
}

function Left() {
  const { t } = useTranslation('chat')
  const usage = useChatView((view) => view.chat.usage)
  if (usage === null) return null
  return (
    <h3>{usage.messagesLeft === 0 ? <NothingLeft usage={usage} /> : t('allowance', { count: usage.messagesLeft })}</h3>
  )
}

interface WayProps {
  icon: ReactNode
  title: string
  about: string
  onClick: () => void
}

function Way({ icon, title, about, onClick }: WayProps) {
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      <span className={styles.sign}>{icon}</span>
      <span>
        <b>{title}</b>
        <span>{about}</span>
      </span>
      <RightIcon size={20} />
    </button>
  )
}
