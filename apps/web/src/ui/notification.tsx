import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { dismissNotice, type Notice, notices } from '../lib/notifications.ts'
import { IconButton } from './icon-button.tsx'
import { AlertIcon } from './icons/alert.tsx'
import { CheckIcon } from './icons/check.tsx'
import { CloseIcon } from './icons/close.tsx'
import { InfoIcon } from './icons/info.tsx'
import styles from './notification.module.css'
import { openSheets } from './open-sheets.ts'

/** A notice dragged up by this many pixels is dismissed. */
const swipeDistance = 32

const icons = { bad: AlertIcon, good: CheckIcon, neutral: InfoIcon }

/** The place of all notices, at the top of the page. Rendered once, by the root. */
export function Notifications() {
  const notice = useSyncExternalStore(notices.subscribe, notices.current, () => null)
  const sheet = useSyncExternalStore(openSheets.subscribe, openSheets.top, () => null)
  if (notice === null) return null
  const place = (
    <Place>
      <NoticeView key={notice.id} notice={notice} />
    </Place>
  )
  // Everything outside a modal sheet is covered and inert, so the notice is rendered inside it.
  return sheet ? createPortal(place, sheet) : place
}

/** In the browser's top layer: above an open sheet and its backdrop. */
function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    // If its sheet is just closing, the notice would be removed with it: it is rendered again outside.
    if (element?.isConnected) element.showPopover()
    return () => element?.hidePopover()
  }, [])
  return (
    <div ref={place} popover="manual" className={styles.place}>
      {children}
    </div>
  )
}

function NoticeView({ notice: { id, kind, text, detail, timeoutMs } }: { notice: Notice }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const remainingMs = useRef(timeoutMs)
  const swipeFrom = useRef<number | null>(null)

  useEffect(() => {
    if (timeoutMs === 0 || held) return
    const startedAt = Date.now()
    const timer = setTimeout(() => dismissNotice(id), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= Date.now() - startedAt
    }
  }, [id, timeoutMs, held])

  function swipe(event: PointerEvent<HTMLElement>) {
    if (swipeFrom.current === null) return
    const upwards = Math.min(0, event.clientY - swipeFrom.current)
    event.currentTarget.style.transform = `translateY(${upwards}px)`
    if (upwards <= -swipeDistance) dismissNotice(id)
  }

  function endSwipe(event: PointerEvent<HTMLElement>) {
    swipeFrom.current = null
    event.currentTarget.style.transform = ''
  }

  const Icon = icons[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding and swiping are extras; the button closes it too
    <div
      className={styles.notice}
      role={kind === 'bad' ? 'alert' : 'status'}
      data-testid="notification"
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={(event) => {
        setHeld(false)
        endSwipe(event)
      }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerDown={(event) => {
        swipeFrom.current = event.clientY
      }}
      onPointerMove={swipe}
      onPointerUp={endSwipe}
      onPointerCancel={endSwipe}
    >
      <Icon />
      <span>
        {text}
        {detail && <span>{detail}</span>}
      </span>
      <IconButton label={t('dismiss')} icon={<CloseIcon />} onClick={() => dismissNotice(id)} />
    </div>
  )
}
