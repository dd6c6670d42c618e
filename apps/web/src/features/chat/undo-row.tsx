import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { TrashIcon } from '../../ui/icons/trash.tsx'
import styles from './messages.module.css'
import { useChat } from './use-chat.ts'

/** In place of a message deleted a moment ago. */
export function UndoRow() {
  const { t } = useTranslation('chat')
  const chat = useChat()
  return (
    <div className={styles.undo} role="status">
      <TrashIcon size={18} />
      {t('deleted')}
      <button type="button" className={styles.textButton} onClick={() => void chat.undoRemove()}>
        {t('undo')}
      </button>
    </div>
  )
}
