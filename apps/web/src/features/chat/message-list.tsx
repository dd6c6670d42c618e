import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ArrowDownIcon } from '../../ui/icons/arrow-down.tsx'
import { Announcer } from './announcer.tsx'
import { dateOf, dayOf, daysFromToday } from './chat-dates.ts'
import type { ChatView } from './chat-store.ts'
import { MessageBoundary } from './message-boundary.tsx'
import { type MessageWindow, maxMessages, newerWindow, olderWindow, windowOf } from './message-window.ts'
import styles from './messages.module.css'
import { StudentMessage } from './student-message.tsx'
import { keyOf, type Row, sameRows, timeline } from './timeline.ts'
import { TutorMessage } from './tutor-message.tsx'
import { UndoRow } from './undo-row.tsx'
import { useChat, useChatView } from './use-chat.ts'

/** The list still counts as being at its end within this many pixels. */
const endSlack = 60
/** Rows are added before the reader reaches the edge of what is drawn. */
const edge = 900

/** Where the reader is. Not state: it changes with every frame of scrolling and draws nothing. */
interface Place {
  /** At the end, and staying there while text arrives. */
  isFollowing: boolean
  top: number
  /** The first row in view and where it stood when the reader stopped. */
  anchor: { key: string; top: number } | null
}

/**
 * The conversation. At most `maxMessages` are in the page; scrolling moves the window over what is loaded, and loads
 * older pages at the top. What the reader looks at stays where it is; the list follows new text only from its end.
 */
export default function MessageList() {
  const { t } = useTranslation('chat')
  const chat = useChat()
  const [selectRows] = useState(createRowsSelector)
  const rows = useChatView(selectRows)
  const isLoadingOlder = useChatView((view) => view.isLoadingOlder)
  const hasOlder = useChatView((view) => view.chat.hasOlder)
  const [range, setRange] = useState<MessageWindow>({ last: null, size: 0 })
  const [isAway, setIsAway] = useState(false)
  const [seenKey, setSeenKey] = useState<string | null>(null)
  const scroller = useRef<HTMLElement>(null)
  const thread = useRef<HTMLDivElement>(null)
  const place = useRef<Place>({ isFollowing: true, top: 0, anchor: null })

  const { start, end } = windowOf(rows, range)
  const shown = rows.slice(start, end)
  const isAtNewest = end === rows.length
  const lastKey = rows.at(-1)?.key ?? null
  const newCount = isAway && seenKey !== null ? rows.length - 1 - rows.findIndex((row) => row.key === seenKey) : 0

  useLayoutEffect(() => keepPlace(scroller.current, place.current))

  useEffect(() => {
    const observer = new ResizeObserver(() => keepPlace(scroller.current, place.current))
    if (scroller.current) observer.observe(scroller.current)
    if (thread.current) observer.observe(thread.current)
    return () => observer.disconnect()
  }, [])

  const goToEnd = () => {
    place.current.isFollowing = true
    setRange({ last: null, size: 0 })
    setIsAway(false)
  }

  // What I send is where I want to be.
  const lastRow = rows.at(-1)
  const ownKey = lastRow !== undefined && isUnsentRow(lastRow) ? lastRow.key : null
  useLayoutEffect(() => {
    if (ownKey === null) return
    place.current.isFollowing = true
    setRange({ last: null, size: 0 })
    setIsAway(false)
  }, [ownKey])

  const onScroll = () => {
    const view = scroller.current
    if (view === null) return
    const state = place.current
    const distance = view.scrollHeight - view.scrollTop - view.clientHeight
    if (distance < endSlack && isAtNewest) state.isFollowing = true
    else if (view.scrollTop < state.top - 1) state.isFollowing = false
    state.top = view.scrollTop
    state.anchor = state.isFollowing ? null : firstVisible(view)
    const away = !isAtNewest || (!state.isFollowing && distance > view.clientHeight)
    if (away !== isAway) {
      setIsAway(away)
      setSeenKey(lastKey)
    }
    fillEdges()
  }

  /** Draws or loads what comes next where the reader is near the edge of what is drawn. */
  const fillEdges = () => {
    const view = scroller.current
    if (view === null) return
    // Nothing to scroll yet, and room for more.
    const isShort = view.scrollHeight < view.clientHeight + edge && range.size < maxMessages
    const distance = view.scrollHeight - view.scrollTop - view.clientHeight
    if (isShort || (!place.current.isFollowing && view.scrollTop < edge)) {
      if (start > 0) setRange(olderWindow(rows, range))
      else void chat.loadOlder()
    } else if (distance < edge && !isAtNewest) setRange(newerWindow(rows, range))
  }

  // A page that arrived, or a window that moved, may leave the reader at an edge where nothing scrolls any more.
  const fillEdgesAgain = useEffectEvent(fillEdges)
  useEffect(() => {
    if (!isLoadingOlder && rows.length > 0 && start <= end) fillEdgesAgain()
  }, [rows.length, start, end, isLoadingOlder])

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
              data-tight={(row.kind === 'tutor' && !row.withFace) || undefined}
            >
              <MessageBoundary>
                <RowContent row={row} />
              </MessageBoundary>
            </div>
          ))}
        </div>
      </section>
      {isAway && (
        <button type="button" className={styles.jump} onClick={goToEnd} aria-label={t('jump')}>
          <ArrowDownIcon size={20} />
          {newCount > 0 && t('jumpNew', { count: newCount })}
        </button>
      )}
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

/** Rows, made anew only when more than text was appended, and each kept while it says the same. */
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

function isUnsentRow(row: Row): boolean {
  if (row.kind === 'student') return !('messageId' in row.message)
  if (row.kind !== 'tutor') return false
  const ask = row.hints.at(-1)?.ask
  return ask !== undefined && !('messageId' in ask) && keyOf(ask) !== ''
}

/** After anything changed its height above, inside or below: the end stays in view, or what was being read. */
function keepPlace(view: HTMLElement | null, place: Place): void {
  if (view === null) return
  if (place.isFollowing) view.scrollTop = view.scrollHeight
  else if (place.anchor !== null) {
    const row = rowElement(view, place.anchor.key)
    const moved = row ? row.getBoundingClientRect().top - place.anchor.top : 0
    if (Math.abs(moved) >= 1) view.scrollTop += moved
  }
  place.top = view.scrollTop
}

function rowElement(view: HTMLElement, key: string): HTMLElement | null {
  return view.querySelector(`[data-row="${CSS.escape(key)}"]`)
}

function firstVisible(view: HTMLElement): { key: string; top: number } | null {
  const { top } = view.getBoundingClientRect()
  // Not a day: its separator moves up when an older page brings more of the same day.
  for (const row of view.querySelectorAll<HTMLElement>('[data-row]:not([data-kind="day"])')) {
    const box = row.getBoundingClientRect()
    if (box.bottom > top) return { key: row.dataset.row ?? '', top: box.top }
  }
  return null
}
