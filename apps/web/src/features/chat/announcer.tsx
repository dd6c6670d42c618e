import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { activeReply } from './chat-state.ts'
import styles from './messages.module.css'
import { useChatView } from './use-chat.ts'

/** Long enough for every screen reader to pick up the change. */
const keptMs = 2000

const sentenceEnd = /[.!?…:]["»”)]*\s|\n/g

/**
 * Announces a reply to screen readers while it is written, in whole sentences: half words and raw LaTeX cannot be
 * understood by ear.
 */
export function Announcer() {
  const reply = useChatView((view) => activeReply(view.chat))
  const last = useRef<{ id: string; said: number }>({ id: '', said: 0 })
  const ended = useChatView((view) =>
    last.current.id === '' ? null : (view.chat.messages.get(last.current.id) ?? null),
  )
  const isHeldUp = useChatView((view) => view.chat.queue.some(({ wait }) => wait?.isBusy === true))
  const { t } = useTranslation('chat')
  const [words, setWords] = useState('')
  const message = reply ?? ended

  useEffect(() => {
    if (message === null) return
    if (last.current.id !== message.messageId) last.current = { id: message.messageId, said: 0 }
    const { said } = last.current
    const rest = message.text.slice(said)
    const isOver = reply === null
    const end = isOver ? rest.length : endOfSentence(rest)
    if (end === 0) return
    last.current.said = said + end
    setWords(spoken(rest.slice(0, end)))
  }, [message, reply])

  useEffect(() => {
    // Once, not at every second of the countdown.
    if (isHeldUp) setWords(t('keptWhileBusy'))
  }, [isHeldUp, t])

  // Cleared after it was announced: someone who reads the page line by line would meet the reply twice.
  useEffect(() => {
    if (words === '') return
    const timer = setTimeout(() => setWords(''), keptMs)
    return () => clearTimeout(timer)
  }, [words])

  return (
    <div className={styles.announcer} aria-live="polite" role="status">
      {words}
    </div>
  )
}

function endOfSentence(text: string): number {
  let end = 0
  for (const match of text.matchAll(sentenceEnd)) end = match.index + match[0].length
  // An open formula belongs to the sentence.
  return (text.slice(0, end).split('$').length - 1) % 2 === 0 ? end : 0
}

function spoken(markdown: string): string {
  return markdown
    .replace(/[*_`#>|$]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
