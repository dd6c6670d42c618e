import { type PointerEvent, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { MoreIcon } from '../../ui/icons/more.tsx'
import styles from './messages.module.css'

const MessageActions = lazyPart(() => import('./message-actions.tsx'))

const longPressMs = 500

interface MessageMenuProps {
  /** Null: not stored yet, so there is nothing to delete. */
  messageId: string | null
  text: () => string
  /** Position of the button. */
  side: 'start' | 'end'
  children: ReactNode
}

/** The actions of one message: a button on hover and focus, a long press on touch devices. */
export function MessageMenu({ messageId, text, side, children }: MessageMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || (event.target as Element).closest('button, a, [tabindex]')) return
    timer.current = setTimeout(() => setIsOpen(true), longPressMs)
  }
  const button = <MenuButton className={styles.menuButton} onOpen={() => setIsOpen(true)} />
  return (
    <div
      className={styles.withMenu}
      onPointerDown={onPointerDown}
      onPointerUp={cancel}
      onPointerCancel={cancel}
      onPointerMove={(event) => (Math.abs(event.movementX) + Math.abs(event.movementY) > 3 ? cancel() : undefined)}
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
  text: () => string
  onClose: () => void
}

export function MenuSheet(props: MenuSheetProps) {
  return (
    <Suspense>
      <MessageActions {...props} />
    </Suspense>
  )
}
