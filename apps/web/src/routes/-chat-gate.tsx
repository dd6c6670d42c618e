import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { chatAccess } from '../lib/chat-access.ts'
import { loadCurrentUser } from '../lib/current-user.ts'
import { loadWords } from '../lib/i18n/words.ts'
import { lazyPart } from '../lib/lazy-part.ts'

// Seen by few visits: no part of what the chat waits for.
const ClosedChat = lazyPart(async () => {
  const [screen] = await Promise.all([import('./-closed-chat.tsx'), loadWords('student')])
  return screen
})

/**
 * Lets a page of learning through when the chat is open to this student (decision 013). The server decides;
 * this only shows it. An open chat is known on the device from the last visit, so nobody waits for the answer then.
 */
export function ChatGate({ children }: { children: ReactNode }) {
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const isOpenToAll = useMatches({ select: (matches) => matches.at(-1)?.staticData.beforeConsent === true })
  const [isUnreachable, setIsUnreachable] = useState(false)
  const isUnknown = access === null
  useEffect(() => {
    if (!isUnknown) return
    // Without an answer the page shows what the device has; every call asks the server anyway.
    loadCurrentUser().then(
      () => setIsUnreachable(false),
      () => setIsUnreachable(true),
    )
  }, [isUnknown])

  if (isOpenToAll || access === 'open' || (isUnknown && isUnreachable)) return children
  if (isUnknown) return <div aria-busy="true" />
  return (
    <Suspense fallback={<div aria-busy="true" />}>
      <ClosedChat access={access} />
    </Suspense>
  )
}
