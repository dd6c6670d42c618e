import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { media } from '../../lib/media.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { OfflineIcon } from '../../ui/icons/offline.tsx'
import { SearchIcon } from '../../ui/icons/search.tsx'
import { Lumi } from '../../ui/lumi.tsx'
import { AllowancePill, QuotaStrip } from './allowance.tsx'
import styles from './chat.module.css'
import { isEmptyChat } from './chat-state.ts'
import { createChatStore, type Start } from './chat-store.ts'
import { ChatSubject } from './chat-subject.tsx'
import { Composer } from './composer.tsx'
import type { ComposerMode } from './composer-mode.ts'
import { EmptyChat } from './empty-chat.tsx'
import { loadKatex } from './markdown/katex.ts'
import { dropReadyMessages, isReadyPageShown, readyMessages } from './ready-page.ts'
import { ChatContext, useChat, useChatView } from './use-chat.ts'

// Markdown, hint ladders and menus are loaded lazily: the field takes text without them. The import starts as soon as
// this file runs, while the network is idle; if it fails, the list is requested again when it is rendered.
const loadList = () => import('./message-list.tsx')
if (typeof window !== 'undefined') loadList().catch(() => {})
const MessageList = lazyPart(loadList)
const TalksSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./talks/talks-sheet.tsx'), loadWords('talks', 'subjects')])
  return sheet
})
const OfflineNote = lazyPart(async () => {
  const [part] = await Promise.all([import('./offline/offline-note.tsx'), loadWords('talks')])
  return part
})
const PaywallSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./talks/paywall-sheet.tsx'), loadWords('talks')])
  return sheet
})
const SidePage = lazyPart(() => import('./side-page.tsx'))

interface ChatScreenProps {
  /**
   * Reports which program the open conversation is about; null: the general one. Undefined: no chat is open, or not
   * known yet.
   */
  onSubject: (programId: string | null | undefined) => void
  /** Absent: the conversation of the chosen subject, at its end. */
  start?: Start | undefined
}

/** One conversation: that of the subject chosen when the screen opens. */
export function ChatScreen({ onSubject, start }: ChatScreenProps) {
  const [store] = useState(() => createChatStore(onSubject, start))
  useEffect(() => {
    store.start()
    return () => store.close()
  }, [store])
  return (
    <ChatContext value={store}>
      <Chat />
    </ChatContext>
  )
}

const wide = media('(min-width: 1440px)')

function Chat() {
  const [mode, setMode] = useState<ComposerMode>(null)
  const isWide = useSyncExternalStore(wide.subscribe, wide.get, wide.get)
  return (
    <div className={styles.screen}>
      <main className={styles.page}>
        <Header />
        <OfflineStrip />
        <Conversation onMode={setMode} />
        <div className={styles.dock}>
          <QuotaStrip />
          <Composer userId={session.userId()} mode={mode} onMode={setMode} />
        </div>
        <Paywall />
      </main>
      {isWide && (
        <Suspense>
          <SidePage />
        </Suspense>
      )}
    </div>
  )
}

function Header() {
  const { t } = useTranslation('chat')
  const usage = useChatView((view) => view.chat.shownUsage)
  const program = useChatView((view) => view.program)
  const general = (
    <>
      <Lumi size={36} />
      <div className={styles.subject}>
        <h1>{t('header.name')}</h1>
        <p>{t('header.about')}</p>
      </div>
    </>
  )
  return (
    <header className={styles.header}>
      {program ? <ChatSubject program={program} /> : general}
      <Talks />
      {usage && !usage.isUnlimited && <AllowancePill usage={usage} />}
    </header>
  )
}

/** The conversations and the search; a dot tells of replies in another conversation. */
function Talks() {
  const { t } = useTranslation('chat')
  const [isOpen, setIsOpen] = useState(false)
  const hasNew = useChatView((view) => view.unreadElsewhere > 0)
  return (
    <>
      <IconButton
        id="chat-search"
        className={hasNew ? styles.withNew : undefined}
        label={t(hasNew ? 'talksNew' : 'talks')}
        icon={<SearchIcon />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <TalksSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Paywall() {
  const isOpen = useChatView((view) => view.isPaywallOpen)
  if (!isOpen) return null
  return (
    <Suspense>
      <PaywallSheet />
    </Suspense>
  )
}

function OfflineStrip() {
  const { t } = useTranslation('chat')
  const isOffline = useChatView((view) => view.isOffline)
  const answersOffline = useChatView((view) => view.answersOffline)
  if (!isOffline) return null
  return (
    <div className={`${styles.strip} ${styles.offline}`} role="status">
      <div className={styles.inner}>
        <OfflineIcon />
        <span>
          <b>{t('offlineTitle')}</b>
          {answersOffline ? (
            <Suspense>
              <OfflineNote />
            </Suspense>
          ) : (
            t('offline')
          )}
        </span>
      </div>
    </div>
  )
}

function Conversation({ onMode }: { onMode: (mode: ComposerMode) => void }) {
  const phase = useChatView((view) => view.phase)
  const hasUnsent = useChatView((view) => view.chat.queue.length > 0)
  const isEmpty = useChatView((view) => isEmptyChat(view.chat))
  // After the first paint. If it fails, a formula requests it again.
  useEffect(() => {
    if (phase === 'open') loadKatex().catch(() => {})
  }, [phase])
  // Another conversation has other messages.
  useEffect(() => dropReadyMessages, [])
  if (phase === 'failed' && !hasUnsent) return <OpeningFailed />
  if (phase === 'opening' && !hasUnsent) return <Skeleton />
  if (isEmpty) return <EmptyChat onMode={onMode} />
  return (
    <Suspense fallback={<Skeleton />}>
      <MessageList />
    </Suspense>
  )
}

function OpeningFailed() {
  const { t } = useTranslation('chat')
  const chat = useChat()
  return (
    <div className={styles.middle}>
      <Lumi size={72} mood="resting" />
      <h2>{t('error.title')}</h2>
      <p>{t('error.text')}</p>
      <Button onClick={() => chat.reopen()}>{t('error.retry')}</Button>
    </div>
  )
}

/**
 * The messages of the last visit if the ready page shows them, else a placeholder in the shape of a conversation; invisible
 * for the first 300 ms, unless that of the ready page was seen.
 */
function Skeleton() {
  const { t } = useTranslation('chat')
  const [isSeen] = useState(isReadyPageShown)
  const [messages] = useState(readyMessages)
  if (messages)
    return (
      <div
        className={styles.still}
        role="img"
        aria-busy="true"
        aria-label={t('loading')}
        ref={(place) => place?.append(messages)}
      />
    )
  return (
    <div
      className={styles.skeleton}
      data-seen={isSeen || undefined}
      role="img"
      aria-busy="true"
      aria-label={t('loading')}
    >
      <i className={styles.mine} />
      <i />
      <i className={styles.short} />
      <i className={styles.block} />
      <i className={styles.mine} />
      <i />
      <i className={styles.short} />
    </div>
  )
}
