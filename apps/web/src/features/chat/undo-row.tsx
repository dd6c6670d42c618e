import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { TrashIcon } from '../../ui/icons/trash.tsx'
import styles from './messages.module.css'
import { useChat } from './use-chat.ts'

/** In place of a message deleted a moment ago. */
export function UndoRow() {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const button = useRef<HTMLButtonElement>(null)
  // The row has taken the place of the one that had the focus, and there are a few seconds only.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.undo} role="status" data-undo>
      <TrashIcon size={18} />
      {t('deleted')}
      <button ref={button} type="button" className={styles.textButton} onClick={() => void chat.undoRemove()}>
        {t('undo')}
      </button>
    </div>
  )
}
