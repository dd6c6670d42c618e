import type { Message } from '@lumi/contracts/chat'
import type { Language } from '@lumi/contracts/errors'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { activeReply, type ChatState, isFinal } from './chat-state.ts'
import { wholeSentences } from './markdown/whole-sentences.ts'
import styles from './messages.module.css'
import { useChat, useChatView } from './use-chat.ts'

/** Long enough for every screen reader to pick up the change. */
const keptMs = 2000
/** The first reply is painted before the words for it are fetched. */
const wordingAfterMs = 500

interface Announcement {
  words: string
  language: Language
}

/**
 * Announces a reply to screen readers while it is written, in whole sentences and with its formulas in words: half
 * words and raw LaTeX cannot be understood by ear.
 */
export function Announcer() {
  const chat = useChat()
  // A short reply may arrive whole, without ever being active.
  const message = useChatView((view) => activeReply(view.chat) ?? newestReply(view.chat))
  const last = useRef<{ id: string; said: number }>({ id: '', said: 0 })
  const isHeldUp = useChatView((view) => view.chat.queue.some(({ wait }) => wait?.isBusy === true))
  const { t, i18n } = useTranslation('chat')
  const { language } = i18n
  /** Whole sentences that are still to be put into words. */
  const waiting = useRef('')
  const [announced, setAnnounced] = useState<Announcement>({ words: '', language })

  useEffect(() => {
    if (message === null) return
    const isOver = isFinal(message)
    const isNew = last.current.id !== message.messageId
    // What was there before is read by the student, not announced.
    if (isNew && isOver && !chat.wasAskedHere(message)) return
    if (isNew) last.current = { id: message.messageId, said: 0 }
    const { said } = last.current
    const rest = message.text.slice(said)
    const end = isOver ? rest.length : wholeSentences(rest)
    if (end === 0) return
    last.current.said = said + end
    waiting.current += rest.slice(0, end)
    void loadWording().then((wording) => {
      if (waiting.current === '') return
      setAnnounced(wording(waiting.current, language))
      waiting.current = ''
    })
  }, [chat, message, language])

  useEffect(() => {
    // Once, not at every second of the countdown.
    if (isHeldUp) setAnnounced({ words: t('keptWhileBusy'), language })
  }, [isHeldUp, t, language])

  // Cleared after it was announced: someone who reads the page line by line would meet the reply twice.
  useEffect(() => {
    if (announced.words === '') return
    const timer = setTimeout(() => setAnnounced({ words: '', language: announced.language }), keptMs)
    return () => clearTimeout(timer)
  }, [announced])

  return (
    <div className={styles.announcer} aria-live="polite" role="status" lang={announced.language}>
      {announced.words}
    </div>
  )
}

function newestReply({ order, messages }: ChatState): Message | null {
  const id = order.findLast((each) => messages.get(each)?.author === 'tutor')
  return (id !== undefined && messages.get(id)) || null
}

type Wording = (markdown: string, fallback: Language) => Announcement

let wording: Promise<Wording> | undefined
const loadWording = () => {
  wording ??= wordingOf()
  return wording
}

/** The same words that a voice reads. Without the module for them (no network), the text without its marks. */
async function wordingOf(): Promise<Wording> {
  try {
    await new Promise((resolve) => setTimeout(resolve, wordingAfterMs))
    const { messageAloud } = await import('@lumi/tutor/aloud')
    return (markdown, fallback) => {
      const { language, pieces } = messageAloud(markdown, fallback)
      return { language, words: pieces.join(' ') }
    }
  } catch (cause) {
    console.warn('Formulas are announced as they are written', cause)
    wording = undefined
    return (markdown, language) => ({
      language,
      words: markdown
        .replace(/[*_`#>|$]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    })
  }
}
