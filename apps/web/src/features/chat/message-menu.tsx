import { type MouseEvent, type PointerEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreIcon } from '../../ui/icons/more.tsx'
import type { FormulaText } from './markdown/plain-text.ts'
import styles from './messages.module.css'

const MessageActions = lazyPart(() => import('./message-actions.tsx'))

const longPressMs = 500
/** A finger that rests moves by a few pixels; further than this it scrolls. */
const restingPx = 10

interface MessageMenuProps {
  /** Null: not stored yet, so there is nothing to delete. */
  messageId: string | null
  text: (formulaText: FormulaText) => string
  /** Position of the button. */
  side: 'start' | 'end'
  children: ReactNode
}

/** The actions of one message: a button, and a long press on touch devices. */
export function MessageMenu({ messageId, text, side, children }: MessageMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(null)
  const cancel = () => {
    clearTimeout(press.current?.timer)
    press.current = null
  }
  const open = () => {
    cancel()
    // The browser has taken the long press for the choice of a word.
    getSelection()?.removeAllRanges()
    setIsOpen(true)
  }
  const onPointerDown = ({ pointerType, target, currentTarget, clientX: x, clientY: y }: PointerEvent) => {
    // The list around the messages has a `tabindex` too.
    const own = (target as Element).closest('button, a, [tabindex]')
    if (pointerType !== 'touch' || (own !== null && currentTarget.contains(own))) return
    press.current = { timer: setTimeout(open, longPressMs), x, y }
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > restingPx) cancel()
  }
  // Some browsers call it a long press earlier, show their own menu, and end the touch.
  const onContextMenu = (event: MouseEvent) => {
    if (press.current === null) return
    event.preventDefault()
    open()
  }
  const button = (
    <MenuButton
      className={side === 'start' ? styles.ownMenuButton : styles.menuButton}
      onOpen={() => setIsOpen(true)}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the button, which every keyboard reaches
    <div
      className={styles.withMenu}
      onPointerDown={onPointerDown}
      onPointerUp={cancel}
      onPointerCancel={cancel}
      onPointerMove={onPointerMove}
      onContextMenu={onContextMenu}
    >
      {side === 'start' && button}
      {children}
      {side === 'end' && button}
      {isOpen && <MenuSheet messageId={messageId} text={text} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

export function MenuButton({ className, onOpen }: { className?: string | undefined; onOpen: () => void }) {
  const { t } = useTranslation('chat')
  return <IconButton className={className} label={t('more')} icon={<MoreIcon size={20} />} onClick={onOpen} />
}

interface MenuSheetProps {
  messageId: string | null
  text: (formulaText: FormulaText) => string
  onClose: () => void
}

export function MenuSheet(props: MenuSheetProps) {
  return (
    <Suspense>
      <MessageActions {...props} />
    </Suspense>
  )
}
