import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { notifyError } from '../lib/errors.ts'
import { session } from '../lib/session.ts'
import { AppShell } from '../ui/app-shell.tsx'

// Opened by few visits: its widgets are no part of what the chat waits for.
const loadMe = () => import('./-me.tsx')
const Me = lazy(loadMe)

export const Route = createFileRoute('/_student')({
  beforeLoad: ({ location }) => {
    // Never signed in on this device: sign-up is the start, and the page asked for opens after signing in.
    if (!session.isSignedIn()) throw redirect({ href: `/?${new URLSearchParams({ history: location.href })}` })
  },
  component: StudentArea,
})

function StudentArea() {
  const [meOpen, setMeOpen] = useState(false)
  const FollowUser = useFollower()
  const openMe = () => {
    loadMe().then(() => setMeOpen(true), notifyError)
  }
  return (
    <AppShell onMe={openMe}>
      <Outlet />
      {FollowUser && <FollowUser />}
      {meOpen && (
        <Suspense>
          <Me onClose={() => setMeOpen(false)} />
        </Suspense>
      )}
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
