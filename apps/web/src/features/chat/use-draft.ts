import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { settings } from '../../lib/storage.ts'
import type { ReturnedMessage } from './chat-state.ts'
import { forgetLastWords, joined, keepLastWords, loadDraft, saveDraft } from './drafts.ts'
import { useChat, useChatView } from './use-chat.ts'

const draftDelayMs = 300

/** The text of the field. Stored on the device while unsent, separately for each conversation. */
export function useDraft(
  userId: string | null,
  onExample: () => void,
  onPictures: (message: ReturnedMessage) => void,
): [string, (text: string) => void] {
  const chat = useChat()
  const [text, setText] = useState('')
  // `saved`: what the database was given last; `isStored`: it has taken it.
  const latest = useRef({ text: '', saved: '', isStored: true, example: '', conversationId: null as string | null })
  const loading = useRef(Promise.resolve())
  const returned = useChatView((view) => view.returned)
  const showExample = useEffectEvent(onExample)
  const takePictures = useEffectEvent(onPictures)
  // While the server cannot be reached: the conversation that was open last on this device.
  const conversationId = useChatView(
    ({ chat, phase }) => chat.conversationId ?? (phase === 'failed' ? settings.get('conversationId') : null),
  )

  useEffect(() => {
    if (userId === null) return
    const before = latest.current.conversationId
    // Reopened after a failure, it is the same conversation until the server says otherwise.
    const place = conversationId ?? before
    // Text typed while the conversation opens belongs to it. The draft of another conversation stays stored.
    if (before !== null && before !== place) {
      Object.assign(latest.current, { text: '', saved: '', isStored: true })
      setText('')
    }
    latest.current.conversationId = place
    let isLoaded = false
    /** Typed on top of a draft that was not known yet when the field was left or went on to another conversation. */
    let left: string | null = null
    let hasLastWords = false
    const flush = () => {
      const { text, saved } = latest.current
      if (!isLoaded || text === saved) return
      Object.assign(latest.current, { saved: text, isStored: false })
      void saveDraft(userId, place, text).then(() => {
        if (latest.current.saved !== text) return
        latest.current.isStored = true
        if (hasLastWords) forgetLastWords()
        hasLastWords = false
      })
    }
    const load = async () => {
      const draft = await loadDraft(userId, place)
      if (left !== null) {
        if (left !== '') void saveDraft(userId, place, joined(draft, left))
        // The conversation that has opened meanwhile takes it over.
        if (place === null) latest.current.text = joined(draft, latest.current.text)
        return
      }
      isLoaded = true
      // Text typed before the draft was loaded goes after the draft.
      const whole = joined(draft, latest.current.text)
      Object.assign(latest.current, { text: whole, saved: draft })
      setText(whole)
      // Stored in its place before it leaves the other one: the device may be switched off in between.
      flush()
      if (place !== null) void saveDraft(userId, null, '')
    }
    // One after the other: what was written before the conversation was known is part of what is written in it.
    loading.current = loading.current.then(load)
    const onPageHide = () => {
      flush()
      const { text, isStored } = latest.current
      // An emptied field may be a message on its way into the queue; its draft is worth more than an empty one.
      if ((isLoaded && isStored) || text === '') return
      hasLastWords = true
      keepLastWords(userId, place, text, isLoaded)
    }
    const timer = setInterval(flush, draftDelayMs)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      if (isLoaded) flush()
      else left = latest.current.text
      clearInterval(timer)
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [userId, conversationId])

  useEffect(() => {
    if (returned === null) return
    const back = chat.takeReturned()
    if (back === null) return
    if (back.pictures?.length || back.shared) takePictures(back)
    const { text, example } = latest.current
    // A second example replaces the first; typed text stays.
    const whole = back.isExample ? joined(text === example ? '' : text, back.text) : joined(back.text, text)
    if (back.isExample) latest.current.example = whole
    latest.current.text = whole
    setText(whole)
    if (back.isExample) showExample()
  }, [returned, chat])

  return [
    text,
    (next) => {
      latest.current.text = next
      setText(next)
    },
  ]
}
