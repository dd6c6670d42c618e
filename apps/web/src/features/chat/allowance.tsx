import type { Usage } from '@lumi/contracts/chat'
import { USAGE } from '@lumi/contracts/product-rules'
import { useRef, useState } from 'react'
import { daysFromToday } from '../../lib/clock.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { settings } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { CloseIcon } from '../../ui/icons/close.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { useWayBack } from '../../ui/use-way-back.ts'
import styles from './chat.module.css'
import { dateOf, timeOf } from './chat-dates.ts'
import { composerId, hasKeyboard, keepFocus } from './composer-field.ts'
import { openProblem } from './timeline.ts'
import { useChat, useChatView } from './use-chat.ts'

const popoverId = 'allowance'

/** The messages left today. A press shows when new ones come. */
export function AllowancePill({ usage }: { usage: Usage }) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const resets = useResets(usage)
  const left = t('allowance', { count: usage.messagesLeft })
  const popover = useRef<HTMLDivElement>(null)
  useWayBack(() => {
    if (!popover.current?.matches(':popover-open')) return false
    popover.current.hidePopover()
    return true
  })
  return (
    <>
      <button type="button" className={styles.quota} popoverTarget={popoverId} aria-label={left}>
        <Lumi size={20} />
        {usage.messagesLeft}
      </button>
      <div ref={popover} id={popoverId} popover="auto" className={styles.allowance} role="dialog" aria-label={left}>
        <b>{left}</b>
        <div
          className={styles.meter}
          role="img"
          aria-label={t('allowanceOf', { left: usage.messagesLeft, perDay: usage.messagesPerDay })}
        >
          <i style={{ width: `${Math.min(100, (100 * usage.messagesLeft) / Math.max(1, usage.messagesPerDay))}%` }} />
        </div>
        <p>{resets}</p>
        <p>{t('free')}</p>
        <button
          type="button"
          className={styles.whereTo}
          popoverTarget={popoverId}
          popoverTargetAction="hide"
          onClick={() => chat.showPaywall(true)}
        >
          {t('getMore')}
        </button>
      </div>
    </>
  )
}

/**
 * Above the composer when few messages are left; once closed it stays away until none is left or new ones have come.
 * Design section 5, "Quota strip".
 */
export function QuotaStrip() {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const usage = useChatView((view) => view.chat.shownUsage)
  const [closedUntil, setClosedUntil] = useState(() => settings.get('stripClosedUntil'))
  if (usage === null || usage.isUnlimited || usage.messagesLeft > USAGE.lowFrom) return null
  const isClosable = usage.messagesLeft > 0
  if (isClosable && closedUntil === usage.resetsAt) return null
  const close = () => {
    settings.set('stripClosedUntil', usage.resetsAt)
    setClosedUntil(usage.resetsAt)
    // The button is gone: whoever uses a keyboard goes on typing.
    if (hasKeyboard()) document.getElementById(composerId)?.focus()
  }
  return (
    <div className={`${styles.strip} ${styles.low}`} role="status">
      <div className={styles.inner}>
        <Lumi size={32} mood={usage.messagesLeft === 0 ? 'resting' : 'calm'} />
        <span>
          <b>
            {usage.messagesLeft === 0 ? <NothingLeft usage={usage} /> : t('allowance', { count: usage.messagesLeft })}
          </b>
          <Resets usage={usage} />
        </span>
        <Button variant="secondary" size="md" aria-label={t('getMore')} onClick={() => chat.showPaywall(true)}>
          {t('getMoreShort')}
        </Button>
        {isClosable && (
          <IconButton
            label={t('close')}
            icon={<CloseIcon />}
            onMouseDown={keepFocus}
            onClick={close}
            className={styles.shut}
          />
        )}
      </div>
    </div>
  )
}

export function NothingLeft({ usage }: { usage: Usage }) {
  const { t } = useTranslation('chat')
  const step = useChatView((view) => openProblem(view.chat)?.step ?? null)
  const number = usage.messagesPerDay
  return <>{step === null ? t('quotaZero', { number }) : t('quotaZeroStep', { number, step })}</>
}

export function Resets({ usage }: { usage: Usage }) {
  return <>{useResets(usage)}</>
}

function useResets({ resetsAt, messagesPerDay }: Usage): string {
  const { t, i18n } = useTranslation('chat')
  const time = timeOf(resetsAt, i18n.language)
  const days = daysFromToday(resetsAt)
  const when =
    days <= 0
      ? t('resetToday', { time })
      : days === 1
        ? t('resetTomorrow', { time })
        : t('resetOn', { date: dateOf(resetsAt, i18n.language), time })
  return t('resets', { count: messagesPerDay, when })
}
