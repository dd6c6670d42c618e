import type { Message } from '@lumi/contracts/chat'
import { Suspense, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { notify } from '../../lib/notifications.ts'
import { CopyIcon } from '../../ui/icons/copy.tsx'
import { DislikeIcon } from '../../ui/icons/dislike.tsx'
import { LikeIcon } from '../../ui/icons/like.tsx'
import { PencilIcon } from '../../ui/icons/pencil.tsx'
import { TrashIcon } from '../../ui/icons/trash.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { isFinal } from './chat-state.ts'
import { asLatex, asTyped, type FormulaText } from './markdown/plain-text.ts'
import { FormulaSheet, formulasOf } from './markdown/with-formulas.tsx'
import styles from './messages.module.css'
import { useOpinion } from './rate-buttons.tsx'
import { useChat, useChatView } from './use-chat.ts'

const OpinionSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./talks/opinion-sheet.tsx'), loadWords('talks')])
  return sheet
})

interface MessageActionsProps {
  messageId: string | null
  text: (formulaText: FormulaText) => string
  onClose: () => void
}

export default function MessageActions({ messageId, text, onClose }: MessageActionsProps) {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const message = useChatView((view) => (messageId === null ? undefined : view.chat.messages.get(messageId)))
  const [isChoosing, setIsChoosing] = useState(false)
  // With those of the page and the hints below the text.
  const [formulas] = useState(() => formulasOf(articleOf(messageId)?.querySelectorAll('[data-formula="drawn"]') ?? []))
  const copy = async (formulaText: FormulaText | Promise<FormulaText>) => {
    onClose()
    if (await copyText(text(await formulaText))) notify({ kind: 'good', text: t('copied') })
  }
  return (
    <Sheet title={t('actions')} onClose={onClose}>
      <ul className={styles.actions}>
        {message?.author === 'student' && message.text !== '' && (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose()
                chat.suggest(message.text)
              }}
            >
              <PencilIcon />
              {t('editAgain')}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => void copy(asTyped())}>
            <CopyIcon />
            {t('copyText')}
          </button>
        </li>
        {text(asLatex) !== text(() => '') && (
          <li>
            <button type="button" onClick={() => void copy(asLatex)}>
              <CopyIcon />
              {t('copyLatex')}
            </button>
          </li>
        )}
        {formulas.length > 0 && (
          <li>
            <button type="button" onClick={() => setIsChoosing(true)}>
              <CopyIcon />
              {t('copyFormula')}
            </button>
            {isChoosing && <FormulaSheet formulas={formulas} onClose={onClose} />}
          </li>
        )}
        {message && message.author === 'tutor' && isFinal(message) && message.text !== '' && (
          <Rate message={message} onClose={onClose} />
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

const articleOf = (messageId: string | null) =>
  document.querySelector(`[data-message-id="${CSS.escape(messageId ?? '')}"]`)?.closest('article')

function Rate({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const [isAsking, setIsAsking] = useState(false)
  const { opinion, like, dislike } = useOpinion(message, () => setIsAsking(true))
  return (
    <>
      <li>
        <button
          type="button"
          aria-pressed={opinion === 'like'}
          onClick={() => {
            like()
            onClose()
          }}
        >
          <LikeIcon />
          {t('helped')}
        </button>
      </li>
      <li>
        <button type="button" aria-pressed={opinion === 'dislike'} onClick={dislike}>
          <DislikeIcon />
          {t('helpedNot')}
        </button>
        {isAsking && (
          <Suspense>
            <OpinionSheet message={message} onClose={onClose} />
          </Suspense>
        )}
      </li>
    </>
  )
}
