import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { channelOf } from '../../lib/channel.ts'
import { settings } from '../../lib/storage.ts'
import type { ReturnedMessage } from './chat-state.ts'
import { addToDraft, forgetLastWords, isPartOf, joined, keepLastWords, loadDraft, saveDraft } from './drafts.ts'
import { readyWords } from './ready-page.ts'
import { useChat, useChatView } from './use-chat.ts'

const draftDelayMs = 300

/** From another tab: what it has stored in the place of what it knew to be there. */
interface StoredOver {
  place: string | null
  before: string
  text: string
}

/** The text of the field. Stored on the device while unsent, separately for each conversation. */
export function useDraft(
  userId: string | null,
  onExample: () => void,
  onPictures: (message: ReturnedMessage) => void,
): [string, (text: string) => void] {
  const chat = useChat()
  const [text, setText] = useState('')
  // `saved`: what the database was given last, null where something else may be stored now; `isStored`: it has taken it;
  // `carried`: what was shown and stored when the draft had to be loaded again.
  const latest = useRef({
    text: '',
    saved: '' as string | null,
    carried: '',
    isStored: true,
    example: '',
    conversationId: null as string | null,
  })
  const loading = useRef(Promise.resolve())
  const isGone = useRef(false)
  const returned = useChatView((view) => view.returned)
  const showExample = useEffectEvent(onExample)
  const takePictures = useEffectEvent(onPictures)
  // While the server cannot be reached: the conversation that was open last on this device.
  const conversationId = useChatView(
    ({ chat, phase }) => chat.conversationId ?? (phase === 'failed' ? settings.get('conversationId') : null),
  )

  // Before the effect below, so that its cleanup knows.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    if (userId === null) return
    const before = latest.current.conversationId
    // Reopened after a failure, it is the same conversation until the server says otherwise.
    const place = conversationId ?? before
    // Text typed while the conversation opens belongs to it. The draft of another conversation stays stored.
    if (before !== null && before !== place) {
      Object.assign(latest.current, { text: '', saved: '', carried: '', isStored: true })
      setText('')
    }
    latest.current.conversationId = place
    let isLoaded = false
    /** Typed on top of a draft that was not known yet when the field was left or went on to another conversation. */
    let left: string | null = null
    let hasLastWords = false
    let isOver = false
    let takenOver: string | null = null
    const otherTabs = channelOf(`lumi-draft-${userId}`)
    // All tabs store their text in one place: of what another one has stored over, this one keeps its own when it goes away.
    otherTabs?.addEventListener('message', ({ data: other }: MessageEvent<StoredOver>) => {
      const { text } = latest.current
      if (other.place !== place) return
      // That tab had it too and has written on, or sent it: from then on it is in that tab's hands.
      if (isPartOf(text, other.before) || isPartOf(text, other.text)) takenOver = text
      else if (text !== takenOver) isOver = true
    })
    const flush = async () => {
      const { text, saved } = latest.current
      if (!isLoaded || text === saved) return
      Object.assign(latest.current, { saved: text, isStored: false })
      otherTabs?.postMessage({ place, before: saved ?? '', text } satisfies StoredOver)
      isOver = false
      await saveDraft(userId, place, text)
      if (latest.current.saved !== text) return
      latest.current.isStored = true
      if (hasLastWords) forgetLastWords()
      hasLastWords = false
    }
    const load = async () => {
      const draft = await loadDraft(userId, place)
      if (left !== null) {
        // Or the conversation that has opened meanwhile takes both over.
        if (left !== '' && (place !== null || isGone.current))
          void saveDraft(userId, place, joined(withoutEnd(draft, latest.current.carried), left))
        return
      }
      isLoaded = true
      // Text typed before the draft was loaded goes after the draft.
      const { text, carried } = latest.current
      const whole = joined(joined(withoutEnd(draft, carried), text), readyWords.left(userId))
      Object.assign(latest.current, { text: whole, saved: draft, carried: '' })
      setText(whole)
      await flush()
      readyWords.forget(userId)
    }
    // One after the other: what was written before the conversation was known is part of what is written in it.
    loading.current = loading.current.then(load)
    const onPageHide = () => {
      void flush()
      const { text, isStored } = latest.current
      // An emptied field may be a message on its way into the queue; its draft is worth more than an empty one.
      if ((isLoaded && isStored && !isOver) || text === '') return
      hasLastWords = true
      readyWords.forget(userId)
      keepLastWords(userId, place, text, isLoaded && !isOver)
    }
    const timer = setInterval(flush, draftDelayMs)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      if (isLoaded) void flush()
      else left = latest.current.text
      if (isLoaded) latest.current.carried = latest.current.text
      if (isLoaded && isOver && latest.current.text !== '') void addToDraft(userId, place, latest.current.text)
      otherTabs?.close()
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
    // What came back is stored already, under the text that this page knows of: the next flush writes what is there then.
    Object.assign(latest.current, { text: whole, ...(!back.isExample && { saved: null }) })
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

/** What stands before `end`, if the text ends with it as lines of its own. */
const withoutEnd = (text: string, end: string) =>
  end !== '' && (text === end || text.endsWith(`\n${end}`)) ? text.slice(0, -end.length).trimEnd() : text
