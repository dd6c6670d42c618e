import { formulaAsText } from '@lumi/tutor/aloud'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { CopyIcon } from '../../ui/icons/copy.tsx'
import { TrashIcon } from '../../ui/icons/trash.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { copyText } from './copy-button.tsx'
import { formulaMark, liftFormulas } from './markdown/formulas.ts'
import styles from './messages.module.css'
import { useChat } from './use-chat.ts'

interface MessageActionsProps {
  messageId: string | null
  text: () => string
  onClose: () => void
}

export default function MessageActions({ messageId, text, onClose }: MessageActionsProps) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  return (
    <Sheet title={t('actions')} onClose={onClose}>
      <ul className={styles.actions}>
        <li>
          <button
            type="button"
            onClick={() => {
              void copyText(text())
              onClose()
            }}
          >
            <CopyIcon />
            {t('copyText')}
          </button>
        </li>
        {liftFormulas(text()).formulas.length > 0 && (
          <li>
            <button
              type="button"
              onClick={() => {
                void copyText(withoutLatex(text()))
                onClose()
              }}
            >
              <CopyIcon />
              {t('copyPlain')}
            </button>
          </li>
        )}
        {messageId !== null && (
          <li>
            <button
              type="button"
              className={styles.danger}
              onClick={() => {
                void chat.remove(messageId)
                onClose()
              }}
            >
              <TrashIcon />
              {t('deleteMessage')}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  )
}

/** Formulas as they would be typed: for a field that knows no LaTeX. */
function withoutLatex(source: string): string {
  const { text, formulas } = liftFormulas(source)
  return text.replace(formulaMark, (_mark, number: string) => formulaAsText(formulas[Number(number)]?.tex ?? ''))
}
