import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { dayOf, daysFromToday } from '../../lib/clock.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ArrowDownIcon } from '../../ui/icons/arrow-down.tsx'
import { Announcer } from './announcer.tsx'
import { dateOf } from './chat-dates.ts'
import { isDetached, isFinal } from './chat-state.ts'
import type { ChatView } from './chat-store.ts'
import { keepStill } from './keep-still.ts'
import { LastVisit } from './last-visit.tsx'
import { NowListening } from './listen-button.tsx'
import { MessageBoundary } from './message-boundary.tsx'
import { type MessageWindow, maxMessages, newerWindow, olderWindow, windowAround, windowOf } from './message-window.ts'
import styles from './messages.module.css'
import { readingPlace } from './reading-place.ts'
import { dropReadyMessages } from './ready-page.ts'
import { StudentMessage } from './student-message.tsx'
import { awaitedKey, isInRow, keyOf, type Row, sameRows, timeline } from './timeline.ts'
import { TutorMessage } from './tutor-message.tsx'
import { UndoRow } from './undo-row.tsx'
import { useChat, useChatView } from './use-chat.ts'

/** Within this many pixels the list counts as scrolled to its end. */
const endSlack = 60
/** Rows are added before the reader reaches the edge of the rendered window. */
const edge = 900
/** A message that was jumped to is this far below the upper edge, so that what came before it is seen too. */
const targetTop = 72
/** Above the first line of a reply that is longer than the list. */
const replyGap = 12
/** The place is noted this long after the last scrolling. */
const placeAfterMs = 200

/** The reader's position. Not React state: it changes at every frame of scrolling and needs no render. */
interface Place {
  /** At the end, and staying there while text arrives. */
  isFollowing: boolean
  /** Key of the message whose reply is followed only until its first line reaches the top; null: the end is followed. */
  reply: string | null
  top: number
  /** The first visible row and its offset when the reader stopped. */
  anchor: { key: string; top: number } | null
}

/**
 * The conversation. At most `maxMessages` are rendered. Scrolling moves the window over the loaded messages and loads
 * older pages at the top. What the reader looks at stays in place; the list follows new text only when scrolled to the
 * end.
 */
export default function MessageList() {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const [selectRows] = useState(createRowsSelector)
  const rows = useChatView(selectRows)
  const isLoadingOlder = useChatView((view) => view.isLoadingOlder)
  const hasOlder = useChatView((view) => view.chat.hasOlder)
  const isLoadingNewer = useChatView((view) => view.isLoadingNewer)
  const detached = useChatView((view) => isDetached(view.chat))
  const beyond = useChatView((view) => view.chat.beyond.size)
  const target = useChatView((view) => view.target)
  const [range, setRange] = useState<MessageWindow>({ last: null, size: 0 })
  const [isAway, setIsAway] = useState(false)
  const [seenKey, setSeenKey] = useState<string | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const thread = useRef<HTMLDivElement>(null)
  const place = useRef<Place>({ isFollowing: true, reply: null, top: 0, anchor: null })

  const { start, end } = windowOf(rows, range)
  const shown = rows.slice(start, end)
  const isAtNewest = end === rows.length && !detached
  const lastKey = rows.at(-1)?.key ?? null
  const seenAt = isAway && !detached && seenKey !== null ? rows.findIndex((row) => row.key === seenKey) : -1
  const newCount = beyond + (seenAt === -1 ? 0 : rows.length - 1 - seenAt)

  // Before `keepPlace`: the row of a jump becomes what is kept in place.
  const showTarget = useEffectEvent(() => {
    const view = scroller.current
    const index = target ? rows.findIndex((row) => isInRow(row, target.messageId)) : -1
    if (view === null || !target || index === -1) return
    const { key } = rows[index]!
    place.current.isFollowing = false
    place.current.anchor = { key, top: view.getBoundingClientRect().top + (target.top ?? targetTop) }
    setRange(windowAround(rows, index))
    setIsAway(true)
    setSeenKey(lastKey)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump happens once for each target
  useLayoutEffect(() => showTarget(), [target])

  useLayoutEffect(() => keepPlace(scroller.current, place.current))

  const hitKey = target && target.top === undefined ? target.messageId : null
  const hitRow = hitKey === null ? null : (shown.find((row) => isInRow(row, hitKey))?.key ?? null)
  // For the keyboard and screen readers the jump is a move of the focus: once, not when its row comes into view again.
  const focused = useRef<typeof target>(null)
  useEffect(() => {
    if (hitRow === null || !target || !scroller.current || focused.current === target) return
    focused.current = target
    rowElement(scroller.current, hitRow)?.focus({ preventScroll: true })
  }, [hitRow, target])

  useEffect(() => {
    const observer = new ResizeObserver(() => keepPlace(scroller.current, place.current))
    if (scroller.current) observer.observe(scroller.current)
    if (thread.current) observer.observe(thread.current)
    return () => observer.disconnect()
  }, [])

  const goToEnd = async () => {
    // The reader stays where they are if the newest messages cannot be fetched.
    if (!(await chat.goToLatest())) return
    place.current.isFollowing = true
    place.current.reply = null
    setRange({ last: null, size: 0 })
    setIsAway(false)
    readingPlace.keep(null)
  }

  // Sending a message scrolls to it.
  const lastRow = rows.at(-1)
  const ownKey = lastRow !== undefined && isUnsentRow(lastRow) ? lastRow.key : null
  useLayoutEffect(() => {
    if (ownKey === null) return
    place.current.isFollowing = true
    setRange({ last: null, size: 0 })
    setIsAway(false)
  }, [ownKey])

  const awaited = useChatView((view) => awaitedKey(view.chat))
  useLayoutEffect(() => {
    if (awaited !== null && place.current.isFollowing) place.current.reply = awaited
  }, [awaited])

  const onScroll = () => {
    const view = scroller.current
    if (view === null) return
    const state = place.current
    const distance = view.scrollHeight - view.scrollTop - view.clientHeight
    if (distance < endSlack && isAtNewest) {
      if (!state.isFollowing) state.reply = null
      state.isFollowing = true
    } else if (view.scrollTop < state.top - 1) state.isFollowing = false
    state.top = view.scrollTop
    state.anchor = state.isFollowing ? null : firstVisible(view)
    notePlaceSoon()
    const away = !isAtNewest || (!state.isFollowing && distance > view.clientHeight)
    if (away !== isAway) {
      setIsAway(away)
      setSeenKey(lastKey)
    }
    fillEdges()
  }

  /** Moves the window, or loads an older page, when the reader is near its edge. */
  const fillEdges = () => {
    const view = scroller.current
    if (view === null) return
    // Nothing to scroll yet, and the window is not full.
    const isShort = view.scrollHeight < view.clientHeight + edge && range.size < maxMessages
    const distance = view.scrollHeight - view.scrollTop - view.clientHeight
    if (isShort || (!place.current.isFollowing && view.scrollTop < edge)) {
      if (start > 0) setRange(olderWindow(rows, range))
      else void chat.loadOlder()
    } else if (distance < edge && end < rows.length) setRange(newerWindow(rows, range))
    else if (distance < edge && detached) void chat.loadNewer()
  }

  const placeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const notePlace = useEffectEvent(() => {
    const conversationId = chat.conversationId()
    const { anchor, isFollowing } = place.current
    const view = scroller.current
    const row = anchor && rows.find(({ key }) => key === anchor.key)
    const message = row && row.kind !== 'day' ? row.message : null
    if (isFollowing) readingPlace.keep(null)
    else if (conversationId !== null && view && anchor && message && 'messageId' in message) {
      const { messageId, position } = message
      readingPlace.keep({ conversationId, messageId, position, top: anchor.top - view.getBoundingClientRect().top })
    }
  })
  const notePlaceSoon = () => {
    clearTimeout(placeTimer.current)
    placeTimer.current = setTimeout(() => notePlace(), placeAfterMs)
  }
  useEffect(() => {
    const note = () => notePlace()
    addEventListener('pagehide', note)
    return () => {
      clearTimeout(placeTimer.current)
      removeEventListener('pagehide', note)
    }
  }, [])

  const keepPicture = useEffectEvent(() =>
    keepStill(place.current.isFollowing && isAtNewest ? scroller.current : null, chat.conversationId()),
  )
  // Before the list leaves the page, while it can still be seen.
  useLayoutEffect(() => {
    dropReadyMessages()
    const keep = () => document.hidden && keepPicture()
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      keepPicture()
    }
  }, [])

  // After a new page or a moved window the reader may be at an edge without any scroll event.
  const fillEdgesAgain = useEffectEvent(fillEdges)
  useEffect(() => {
    if (!isLoadingOlder && !isLoadingNewer && rows.length > 0 && start <= end) fillEdgesAgain()
  }, [rows.length, start, end, isLoadingOlder, isLoadingNewer])

  // What ended while the reader is at the end of a visible page has been seen.
  const newestEnded = useChatView(newestEndedPosition)
  const isSeen = !isAway && isAtNewest
  useEffect(() => {
    if (!isSeen || newestEnded === null) return
    const see = () => document.hidden || chat.read(newestEnded)
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [chat, isSeen, newestEnded])

  return (
    <div className={styles.viewport}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t('list')} onScroll={onScroll}>
        <div ref={thread} className={styles.thread}>
          {(isLoadingOlder || (hasOlder && start === 0)) && (
            <p className={styles.older} aria-hidden={!isLoadingOlder}>
              {isLoadingOlder && t('older')}
            </p>
          )}
          {shown.map((row) => (
            <div
              key={row.key}
              data-row={row.key}
              className={styles.row}
              data-kind={row.kind}
              data-asked={(row.kind === 'tutor' && row.asked) || undefined}
              data-hit={row.key === hitRow || undefined}
              tabIndex={row.key === hitRow ? -1 : undefined}
              data-tight={(row.kind === 'tutor' && !row.withFace) || undefined}
            >
              <MessageBoundary>
                <RowContent row={row} />
              </MessageBoundary>
            </div>
          ))}
          {isLoadingNewer && <p className={styles.older}>{t('newer')}</p>}
        </div>
      </section>
      <LastVisit list={scroller} />
      {(isAway || detached) && (
        <button type="button" className={styles.jump} onClick={() => void goToEnd()} aria-label={t('jump')}>
          <ArrowDownIcon size={20} />
          {newCount > 0 && t('jumpNew', { count: newCount })}
        </button>
      )}
      <NowListening />
      <Announcer />
    </div>
  )
}

function RowContent({ row }: { row: Row }) {
  switch (row.kind) {
    case 'day':
      return <DaySeparator at={row.at} />
    case 'student':
      return <StudentMessage message={row.message} isLast={row.isLast} />
    case 'tutor':
      return <TutorMessage row={row} />
    case 'undo':
      return <UndoRow />
  }
}

function DaySeparator({ at }: { at: string }) {
  const { t, i18n } = useTranslation('chat')
  const days = daysFromToday(at)
  return (
    <div className={styles.day}>
      <time dateTime={at}>
        {days === 0 ? t('day.today') : days === -1 ? t('day.yesterday') : dateOf(at, i18n.language)}
      </time>
    </div>
  )
}

/** The rows, rebuilt only when more than text was appended; unchanged rows keep their identity. */
function createRowsSelector() {
  let structure = -1
  let rows: readonly Row[] = []
  return ({ chat }: ChatView) => {
    if (chat.structure === structure) return rows
    structure = chat.structure
    rows = sameRows(rows, timeline(chat, dayOf))
    return rows
  }
}

/** Position of the newest message if nothing is being written after it, else of the newest that has ended. */
function newestEndedPosition({ chat: { order, messages } }: ChatView): number | null {
  for (let index = order.length - 1; index >= 0; index--) {
    const message = messages.get(order[index]!)!
    if (isFinal(message)) return message.position
  }
  return null
}

function isUnsentRow(row: Row): boolean {
  if (row.kind === 'student') return !('messageId' in row.message)
  if (row.kind !== 'tutor') return false
  const ask = row.hints.at(-1)?.ask
  return ask !== undefined && !('messageId' in ask) && keyOf(ask) !== ''
}

/** After any change of height: keeps the end, or what was being read, in place. */
function keepPlace(view: HTMLElement | null, place: Place): void {
  if (view === null) return
  const replyTop = place.isFollowing && place.reply !== null ? topOfReply(view, place.reply) : null
  if (replyTop !== null && replyTop < view.scrollHeight - view.clientHeight) {
    // What comes below it must not push what is being read out of sight.
    view.scrollTop = replyTop
    place.isFollowing = false
    place.reply = null
    place.anchor = firstVisible(view)
  } else if (place.isFollowing) view.scrollTop = view.scrollHeight
  else if (place.anchor !== null) {
    const row = rowElement(view, place.anchor.key)
    const moved = row ? row.getBoundingClientRect().top - place.anchor.top : 0
    if (Math.abs(moved) >= 1) view.scrollTop += moved
  }
  place.top = view.scrollTop
}

/** Where the list is scrolled to when the reply, a row or a rung, begins at its top; null: there is none yet. */
function topOfReply(view: HTMLElement, key: string): number | null {
  const reply = view.querySelector(`[data-asked="${CSS.escape(key)}"]`)
  return reply && view.scrollTop + reply.getBoundingClientRect().top - view.getBoundingClientRect().top - replyGap
}

function rowElement(view: HTMLElement, key: string): HTMLElement | null {
  return view.querySelector(`[data-row="${CSS.escape(key)}"]`)
}

function firstVisible(view: HTMLElement): { key: string; top: number } | null {
  const { top } = view.getBoundingClientRect()
  // Not a date: its separator moves up when an older page adds messages of the same day.
  for (const row of view.querySelectorAll<HTMLElement>('[data-row]:not([data-kind="day"])')) {
    const box = row.getBoundingClientRect()
    if (box.bottom > top) return { key: row.dataset.row ?? '', top: box.top }
  }
  return null
}
