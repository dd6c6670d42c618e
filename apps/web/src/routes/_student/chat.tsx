import { createFileRoute } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { ChatScreen } from '../../features/chat/chat-screen.tsx'
import { chosenSubject } from '../../features/programs/chosen-subject.ts'
import { loadWords } from '../../lib/i18n/words.ts'

export interface ChatSearch {
  /** A conversation to open instead of that of the chosen subject. */
  conversation?: string | undefined
  /** A message in it, with its position, to scroll to. */
  message?: string | undefined
  position?: number | undefined
}

export const Route = createFileRoute('/_student/chat')({
  loader: () => loadWords('chat'),
  // Named one by one, and looked at by the screen: this file is part of every page. Present even if undefined, otherwise
  // the router keeps the value from the address.
  validateSearch: ({ conversation, message, position }) => ({ conversation, message, position }) as ChatSearch,
  component: Chat,
})

/** A newly chosen subject is another conversation, so the screen is remounted. */
function Chat() {
  const choice = useSyncExternalStore(chosenSubject.subscribe, chosenSubject.choices, chosenSubject.choices)
  const { conversation, message, position } = Route.useSearch()
  const start = startOf({ conversation, message, position })
  return <ChatScreen key={[choice, conversation, message].join(' ')} onSubject={chosenSubject.show} start={start} />
}

/** What an address asks for, if it can be meant so. */
function startOf({ conversation, message, position }: Readonly<Record<string, unknown>>) {
  if (!isId(conversation)) return undefined
  const target = isId(message) && isPosition(position) ? { messageId: message, position } : undefined
  return { conversationId: conversation, target }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value)
const isPosition = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
