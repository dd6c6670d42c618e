import type { ChatFeedback, Message } from '@lumi/contracts/chat'
import { useEffect } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { DislikeIcon } from '../../ui/icons/dislike.tsx'
import { LikeIcon } from '../../ui/icons/like.tsx'
import { fetchRatings, saveOpinion } from './opinions.ts'
import { useChat, useChatView } from './use-chat.ts'

const like: ChatFeedback = { rating: 'like', reasons: [], text: '' }
const dislike: ChatFeedback = { rating: 'dislike', reasons: [], text: '' }

/** Fetched once, well after the messages are drawn. */
const fetchAfterMs = 1500

/** What the student thinks of a reply. @param onAsk a dislike asks for the reasons */
export function useOpinion({ messageId }: Message, onAsk: () => void) {
  const chat = useChat()
  const opinion = useChatView((view) => view.ratings?.get(messageId)?.rating ?? null)
  useEffect(() => {
    const timer = setTimeout(() => void fetchRatings(chat).catch(() => {}), fetchAfterMs)
    return () => clearTimeout(timer)
  }, [chat])
  return {
    opinion,
    like: () => void saveOpinion(chat, messageId, opinion === 'like' ? null : like),
    dislike() {
      if (opinion === 'dislike') return void saveOpinion(chat, messageId, null)
      onAsk()
      void saveOpinion(chat, messageId, dislike)
    },
  }
}

/** In the toolbar under the newest reply. */
export default function RateButtons({ message, onAsk }: { message: Message; onAsk: () => void }) {
  const { t } = useTranslation('chat')
  const { opinion, like, dislike } = useOpinion(message, onAsk)
  return (
    <>
      <IconButton label={t('helped')} icon={<LikeIcon size={20} />} pressed={opinion === 'like'} onClick={like} />
      <IconButton
        label={t('helpedNot')}
        icon={<DislikeIcon size={20} />}
        pressed={opinion === 'dislike'}
        onClick={dislike}
      />
    </>
  )
}
