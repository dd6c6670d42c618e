import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { loadWords } from '../lib/i18n/words.ts'
import { depthOf } from '../lib/own-path.ts'
import { pendingDeletion } from '../lib/pending-deletion.ts'
import { session } from '../lib/session.ts'
import { AppShell } from '../ui/app-shell.tsx'
import { ChatGate } from './-chat-gate.tsx'
import { NewAgreementsGate } from './-new-agreements.tsx'

const PendingDeletion = lazy(async () => {
  const [screen] = await Promise.all([import('./-pending-deletion.tsx'), loadWords('auth', 'privacy')])
  return screen
})

export const Route = createFileRoute('/_student')({
  beforeLoad: ({ location }) => {
    // Never signed in on this device: sign-up is the start, and the page asked for opens after signing in.
    if (!session.isSignedIn()) throw redirect({ href: `/?${new URLSearchParams({ history: location.href })}` })
  },
  component: StudentArea,
})

function StudentArea() {
  const FollowUser = useFollower()
  // Chat and settings; what lies under them has a way back instead of the tabs of phones.
  const isRoot = useLocation({ select: ({ pathname }) => depthOf(pathname) === 1 })
  const deletion = useSyncExternalStore(pendingDeletion.subscribe, pendingDeletion.get, pendingDeletion.get)
  // Nothing else works until the account is kept.
  if (deletion)
    return (
      <Suspense>
        <PendingDeletion deletion={deletion} />
      </Suspense>
    )
  return (
    <AppShell isRoot={isRoot}>
      <ChatGate>
        <Outlet />
      </ChatGate>
      <NewAgreementsGate />
      {FollowUser && <FollowUser />}
    </AppShell>
  )
}

/** Long after the page is in use: what nobody waits for loads then. */
const calmAfterMs = 3000
const tryAgainMs = 30_000

/** Not `lazy`: without a network the part is missing for a while, and the page must not fall over it. */
function useFollower(): ComponentType | null {
  const [follower, setFollower] = useState<{ part: ComponentType } | null>(null)
  useEffect(() => {
    const load = () =>
      import('./-follow-user.tsx').then(
        (module) => setFollower({ part: module.default }),
        () => {
          timer = setTimeout(load, tryAgainMs)
        },
      )
    let timer = setTimeout(load, calmAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return follower?.part ?? null
}
