import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons/close.tsx'
import { openSheets } from './open-sheets.ts'
import styles from './sheet.module.css'
import { useWayBack } from './use-way-back.ts'

interface SheetProps {
  title: string
  /**
   * Absent: the question cannot be put off, and the sheet cannot be closed by the student. `back`: by the way back of the
   * browser, which is no word for "cancel".
   */
  onClose?: (way?: 'back') => void
  children: ReactNode
}

/**
 * A dialog: a sheet from the bottom on phones, centered from 600 px. Mounted only while open. The native element traps
 * the focus, closes on Esc and restores the focus.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // The finger of a long press that has opened the sheet is lifted over it: that click is meant for nothing here.
  const isPressed = useRef(false)
  useWayBack(() => {
    if (!onClose || openSheets.top() !== dialog.current) return false
    onClose('back')
    return true
  })
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    const opener = document.activeElement
    element.showModal()
    // By default the dialog would focus its first control, which is the close button.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const left = openSheets.add(element)
    return () => {
      left()
      element.close()
      // One that goes together with the sheet above it is not there to give the focus back.
      if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the scrim; Esc closes a native dialog anyway
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      closedby={onClose ? undefined : 'none'}
      onCancel={onClose ? undefined : (event) => event.preventDefault()}
      // The event comes late: meanwhile this sheet may have been reopened, or gone, and another one opened in its place.
      onClose={({ currentTarget: { open, isConnected } }) => isConnected && !open && onClose?.()}
      onPointerDownCapture={() => {
        isPressed.current = true
      }}
      onClickCapture={(event) => {
        // A click by keyboard has no press before it, and no count.
        if (isPressed.current || event.detail === 0) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event.clientX, event.clientY))
          onClose?.()
      }}
    >
      <div className={styles.grab} />
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton label={t('close')} icon={<CloseIcon />} onClick={() => onClose()} />}
      </header>
      {children}
    </dialog>
  )
}

function isOutside(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect()
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
