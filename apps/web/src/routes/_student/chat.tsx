import { MESSAGE } from '@lumi/contracts/product-rules'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import type { Start } from '../../features/chat/chat-store.ts'
import { chosenSubject } from '../../features/programs/chosen-subject.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { settings } from '../../lib/storage.ts'

export interface ChatSearch {
  /** A conversation to open instead of that of the chosen subject. */
  conversation?: string | undefined
  /** A message in it, with its position, to scroll to. */
  message?: string | undefined
  position?: number | undefined
}

export const Route = createFileRoute('/_student/chat')({
  loader: () => loadWords('chat', 'subjects'),
  // Named one by one, and looked at by the screen: this file is part of every page. Present even if undefined, otherwise
  // the router keeps the value from the address.
  validateSearch: ({ conversation, message, position }) => ({ conversation, message, position }) as ChatSearch,
  component: Chat,
})

/** Whoever studies something has finished the onboarding, perhaps on another device: it is not asked for here. */
function showSubject(programId: string | null | undefined) {
  if (programId) settings.set('isOnboarded', 'true')
  chosenSubject.show(programId)
}

/** A newly chosen subject is another conversation, so the screen is remounted. */
function Chat() {
  const choice = useSyncExternalStore(chosenSubject.subscribe, chosenSubject.choices, chosenSubject.choices)
  const { conversation, message, position } = Route.useSearch()
  const shared = useShared()
  // It belongs to the conversation that was open then: another one must not get it as well.
  const key = [choice, conversation, message].join(' ')
  const [first] = useState(key)
  const [isPlaced, setIsPlaced] = useState(false)
  if (key !== first && !isPlaced) setIsPlaced(true)
  const start = { ...startOf({ conversation, message, position }), ...(!isPlaced && shared) }
  return <ChatScreen key={key} onSubject={showSubject} start={start} />
}

/**
 * What another app has shared, or an empty text for the shortcut "New question" (both in the web app manifest). Taken once:
 * the address then is that of the chat.
 */
function useShared(): Pick<Start, 'text' | 'shared'> {
  const navigate = Route.useNavigate()
  const router = useRouter()
  const [start] = useState(() => {
    const given = new URLSearchParams(router.latestLocation.searchStr)
    const parts = ['shared_title', 'shared_text', 'shared_url'].flatMap((name) => given.get(name)?.trim() || [])
    const pictures = given.get('shared')
    if (parts.length === 0 && pictures === null && !given.has('ask')) return {}
    return {
      text: [...new Set(parts)].join('\n').slice(0, MESSAGE.maxLength),
      shared: pictures === null ? undefined : pictures === 'lost' ? ('lost' as const) : ('kept' as const),
    }
  })
  useEffect(() => {
    if (start.text !== undefined) void navigate({ to: '/chat', search: {}, replace: true })
  }, [start, navigate])
  return start
}

/** What an address asks for, if it can be meant so. */
function startOf({ conversation, message, position }: Readonly<Record<string, unknown>>) {
  if (!isId(conversation)) return undefined
  const target = isId(message) && isPosition(position) ? { messageId: message, position } : undefined
  return { conversationId: conversation, target }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value)
const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
