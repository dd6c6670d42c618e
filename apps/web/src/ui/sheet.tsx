import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons/close.tsx'
import { openSheets } from './open-sheets.ts'
import styles from './sheet.module.css'

interface SheetProps {
  title: string
  /** Absent: the sheet asks for something that cannot be put off, and does not close by itself. */
  onClose?: () => void
  children: ReactNode
}

/**
 * A dialog: a sheet from the bottom on phones, centred from 600 px. Rendered only while open. The native element keeps
 * the focus inside, closes on Esc and gives the focus back.
 */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    // By itself the dialog chooses its first control, which is the one that closes it.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const left = openSheets.add(element)
    return () => {
      left()
      element.close()
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
      // The event comes late: a sheet that was opened again since is not closed by the news of its past.
      onClose={(event) => event.currentTarget.open || onClose?.()}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event.clientX, event.clientY))
          onClose?.()
      }}
    >
      <div className={styles.grab} />
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} />}
      </header>
      {children}
    </dialog>
  )
}

function isOutside(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect()
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
