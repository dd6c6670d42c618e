import { type getConversations, SEARCH, searchMessages } from '@lumi/contracts/conversations'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import type { Subject } from '@lumi/contracts/programs'
import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { daysFromToday } from '../../../lib/clock.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { queryClient, shownOnceMs } from '../../../lib/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons/close.tsx'
import { SearchIcon } from '../../../ui/icons/search.tsx'
import { LoadingFailed, Pending } from '../../../ui/list-states.tsx'
import { Lumi } from '../../../ui/lumi.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SubjectBook } from '../../../ui/subject-book.tsx'
import { dateOf, timeOf } from '../chat-dates.ts'
import { useChat, useChatView } from '../use-chat.ts'
import { conversationsQuery } from './conversations-query.ts'
import { SaveConversation } from './save-conversation.tsx'
import styles from './talks.module.css'

/** The search begins this long after the last keystroke. */
const typingPauseMs = 300
/** While older messages are being prepared, what is found in them comes by itself. */
const preparingAgainMs = 2000

/** The conversations with their last line and unread replies, and the search over all messages. */
export default function TalksSheet({ onClose }: { onClose: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Talks onClose={onClose} />
    </QueryClientProvider>
  )
}

function Talks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('talks')
  const [typed, setTyped] = useState('')
  const text = usePaused(typed.trim())
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)

  /** The arrows walk through the field and the results. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [field.current, ...(body.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLInputElement)
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Sheet title={t('title')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move the focus between its controls */}
      <div className={styles.talks} onKeyDown={onKeyDown}>
        <div className={styles.search}>
          <SearchIcon size={20} />
          <input
            ref={field}
            type="search"
            data-testid="search"
            data-autofocus={matchMedia('(pointer: fine)').matches || undefined}
            value={typed}
            maxLength={SEARCH.maxLength}
            enterKeyHint="search"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck="false"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || typed === '') return
              event.preventDefault()
              setTyped('')
            }}
          />
          {typed !== '' && (
            <IconButton
              label={t('search.clear')}
              icon={<CloseIcon size={20} />}
              onClick={() => {
                setTyped('')
                field.current?.focus()
              }}
            />
          )}
        </div>
        <div ref={body} className={styles.body}>
          {text === '' ? <Conversations onClose={onClose} /> : <Results text={text} onClose={onClose} />}
        </div>
      </div>
    </Sheet>
  )
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), value === '' ? 0 : typingPauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return useDeferredValue(paused)
}

/** Opens a message or a conversation: here, or by its address. */
function useOpen(onClose: () => void) {
  const chat = useChat()
  const navigate = useNavigate()
  return async (conversationId: string, message?: { messageId: string; position: number }) => {
    onClose()
    if (conversationId !== chat.conversationId()) {
      const { messageId, position } = message ?? {}
      await navigate({ to: '/chat', search: { conversation: conversationId, message: messageId, position } })
    } else if (message) await chat.goTo({ messageId: message.messageId, position: message.position })
  }
}

function Conversations({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('talks')
  const chat = useChat()
  const stamp = useChatView((view) => view.listStamp)
  const { data, error, refetch } = useQuery(conversationsQuery)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again for every change that a device hears of
  useEffect(() => void refetch(), [stamp, refetch])
  const open = useOpen(onClose)
  const here = chat.conversationId()
  if (!data && error) return <LoadingFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Pending rows={3} label={t('loading')} />
  const { conversations } = data
  return (
    <>
      {conversations.length === 0 && <p className={styles.none}>{t('empty')}</p>}
      <ul className={styles.list}>
        {conversations.map(({ conversationId, subject, lastMessage, unread }) => (
          <li key={conversationId}>
            <button
              type="button"
              data-stop
              aria-current={conversationId === here ? 'true' : undefined}
              onClick={() => void open(conversationId)}
            >
              <Cover subject={subject} />
              <span className={styles.words}>
                <strong>
                  <SubjectName subject={subject} />
                  <When at={lastMessage.createdAt} />
                </strong>
                <span className={styles.line}>
                  <LastLine {...lastMessage} />
                </span>
              </span>
              {unread > 0 && conversationId !== here && (
                <span className={styles.unread}>
                  <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                  <span className="visually-hidden">{t('unread', { count: unread })}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {here !== null && conversations.some(({ conversationId }) => conversationId === here) && (
        <SaveConversation conversationId={here} />
      )}
    </>
  )
}

type LastMessage = ResponseOf<typeof getConversations>['conversations'][number]['lastMessage']

function LastLine({ author, state, text }: LastMessage) {
  const { t } = useTranslation('talks')
  if (text !== '') return author === 'student' ? `${t('you')}: ${text}` : text
  if (state === 'failed') return t('failed')
  return state === 'stopped' ? t('stopped') : t('writing')
}

function Results({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('talks')
  const open = useOpen(onClose)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['chat', 'search', text],
    queryFn: ({ signal, pageParam }) =>
      api(searchMessages, { signal, query: { text, ...(pageParam && { afterMessageId: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ hits, hasMore }) => (hasMore ? hits.at(-1)?.messageId : undefined),
    refetchInterval: ({ state }) => (isPreparing(state.data) ? preparingAgainMs : false),
    // What is said or deleted changes the result.
    staleTime: 0,
    gcTime: shownOnceMs,
  })
  const hits = data?.pages.flatMap((page) => page.hits) ?? []
  const isUnfinished = isPreparing(data)
  const said = !data
    ? ''
    : hasNextPage
      ? t('search.foundMore', { count: hits.length })
      : t('search.found', { count: hits.length })
  return (
    <>
      <p className={styles.status} role="status">
        {data && hits.length === 0 ? t(isUnfinished ? 'search.noneYet' : 'search.none', { text }) : said}
      </p>
      {!data && error && <LoadingFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Pending rows={4} label={t('search.busy')} />}
      {data && hits.length === 0 && !isUnfinished && <p className={styles.none}>{t('search.noneText')}</p>}
      <ul className={styles.list} data-testid="hits">
        {hits.map(({ messageId, conversationId, position, subject, author, createdAt, excerpt }) => (
          <li key={messageId}>
            <button type="button" data-stop onClick={() => void open(conversationId, { messageId, position })}>
              <Cover subject={subject} />
              <span className={styles.words}>
                <strong>
                  <span>
                    {t(author === 'student' ? 'you' : 'chat:tutor')} · <SubjectName subject={subject} />
                  </span>
                  <When at={createdAt} />
                </strong>
                <span className={styles.excerpt}>
                  {excerpt.map((part, index) => {
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one excerpt never change places
                    return part.isMatch ? <mark key={index}>{part.text}</mark> : part.text
                  })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" full busy={isFetchingNextPage && t('search.busy')} onClick={() => void fetchNextPage()}>
          {t('search.more')}
        </Button>
      )}
      {/* Behind the hits, so that nothing moves when it goes. */}
      {isUnfinished && (
        <p className={styles.none} role="status">
          {t('search.preparing')}
        </p>
      )}
    </>
  )
}

/** The answers of one search may be of different moments. */
const isPreparing = (data: { pages: { isPreparing: boolean }[] } | undefined) =>
  data?.pages.some((page) => page.isPreparing) ?? false

const Cover = ({ subject }: { subject: Subject | null }) =>
  subject === null ? <Lumi size={30} /> : <SubjectBook subject={subject} width={30} />

function SubjectName({ subject }: { subject: Subject | null }) {
  const { t } = useTranslation('talks')
  return subject === null ? t('general') : t(`subjects:name.${subject}`)
}

function When({ at }: { at: string }) {
  const { t, i18n } = useTranslation('chat')
  const days = daysFromToday(at)
  const when = days === 0 ? timeOf(at, i18n.language) : days === -1 ? t('day.yesterday') : dateOf(at, i18n.language)
  return (
    <time dateTime={at} className={styles.when}>
      {when}
    </time>
  )
}
