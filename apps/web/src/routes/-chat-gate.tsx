import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { chatAccess } from '../lib/chat-access.ts'
import { loadCurrentUser } from '../lib/current-user.ts'
import { loadWords } from '../lib/i18n/words.ts'
import { lazyPart } from '../lib/lazy-part.ts'

// Rarely needed, so it is loaded on demand.
const ClosedChat = lazyPart(async () => {
  const [screen] = await Promise.all([import('./-closed-chat.tsx'), loadWords('student')])
  return screen
})

/**
 * Shows learning pages only if the chat is open to this student (decision 013). The server enforces it; this only
 * reflects it. `open` is stored on the device from the last visit, so nobody waits for the response.
 */
export function ChatGate({ children }: { children: ReactNode }) {
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const isOpenToAll = useMatches({ select: (matches) => matches.at(-1)?.staticData.beforeConsent === true })
  const [isUnreachable, setIsUnreachable] = useState(false)
  const isUnknown = access === null
  useEffect(() => {
    // The answer to the start's own question may have arrived between this drawing and this effect.
    if (!isUnknown || chatAccess.get() !== null) return
    // Without a response the page shows what the device has; the server checks every call anyway.
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
