import { createFileRoute, Outlet, redirect, useLocation } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { chosenSubject } from '../features/programs/chosen-subject.ts'
import { onboarding } from '../features/student/onboarding-state.ts'
import { chatAccess } from '../lib/chat-access.ts'
import { loadWords } from '../lib/i18n/words.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { media } from '../lib/media.ts'
import { session } from '../lib/session.ts'
import { useSignedInUser } from '../lib/signed-in-user.ts'
import { settings } from '../lib/storage.ts'
import { AppShell } from '../ui/app-shell.tsx'
import { ChatGate } from './-chat-gate.tsx'
import { NewAgreementsGate } from './-new-agreements.tsx'

const PendingDeletion = lazyPart(async () => {
  const [screen] = await Promise.all([import('./-pending-deletion.tsx'), loadWords('auth', 'privacy')])
  return screen
})

const Shortcuts = lazyPart(async () => {
  const [list] = await Promise.all([import('./-shortcuts.tsx'), loadWords('settings')])
  return list
})

export const Route = createFileRoute('/_student')({
  beforeLoad: ({ location }) => {
    if (session.isSignedIn()) return
    // Never signed in on this device: starts at sign-up, and opens the requested page after signing in. A session that
    // has ended while this page was on its way leads to the login.
    const start = session.lastEnd() === null ? '/' : '/login'
    throw redirect({ href: `${start}?${new URLSearchParams({ history: location.href })}` })
  },
  component: StudentArea,
})

const tabs = ['/chat', '/education-center', '/settings']

function StudentArea() {
  const FollowUser = useFollower()
  const Onboarding = useOnboarding()
  const RailSubjects = useRailSubjects()
  const shortcuts = useShortcuts()
  // Pages of the tabs; pages below them have a back link instead.
  const isRoot = useLocation({ select: ({ pathname }) => tabs.includes(pathname) })
  const deletion = useSignedInUser((user) => user?.deletion ?? null)
  // Nothing else is available until the deletion is taken back.
  if (deletion)
    return (
      <Suspense>
        <PendingDeletion deletion={deletion} />
      </Suspense>
    )
  return (
    <AppShell isRoot={isRoot} subjects={RailSubjects && <RailSubjects />}>
      <ChatGate>
        <Outlet />
      </ChatGate>
      <NewAgreementsGate />
      {Onboarding && <Onboarding />}
      {FollowUser && <FollowUser />}
      {shortcuts.isOpen && (
        <Suspense>
          <Shortcuts onClose={shortcuts.close} />
        </Suspense>
      )}
    </AppShell>
  )
}

/**
 * `?` lists the shortcuts, `/` focuses the field of the chat, `s` searches it. Disabled if the student has turned them off (WCAG 2.1.4).
 */
function useShortcuts() {
  const [isOpen, setIsOpen] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (settings.get('keyShortcuts') === 'off' || document.querySelector('dialog[open]')) return
    const field = event.key === '/' ? document.getElementById('composer') : null
    // Russian keyboards have another letter there.
    const search = event.code === 'KeyS' ? document.getElementById('chat-search') : null
    if (event.key === '?') setIsOpen(true)
    else if (field) field.focus()
    else if (search) search.click()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  return { isOpen, close: () => setIsOpen(false) }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Well after the page is in use: loads what nothing waits for. */
const calmAfterMs = 3000
const tryAgainMs = 30_000
const afterTheChatMs = 300
const subjectPatienceMs = 2000

const useFollower = () => useLater(calmAfterMs, () => import('./-follow-user.tsx'))

/** Design section 4: from 1024 px the rail shows the subjects, unless the chat is closed to the student. */
function useRailSubjects(): ComponentType | null {
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const isWide = useSyncExternalStore(wide.subscribe, wide.get, wide.get)
  const part = useLater(isWide && access === 'open' ? afterTheChatMs : null, async () => {
    const [module] = await Promise.all([import('./-rail-subjects.tsx'), loadWords('subjects')])
    return module
  })
  return isWide && access === 'open' ? part : null
}

const wide = media('(min-width: 1024px)')

/** A student of whom this device knows that the onboarding is over never loads it. For others the chat comes first. */
function useOnboarding(): ComponentType | null {
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const [isOnboarded] = useState(() => settings.get('isOnboarded') === 'true')
  const delayMs = isOnboarded || access === null ? null : access === 'open' ? afterTheChatMs : 0
  return useLater(
    delayMs,
    async () => {
      if (chatAccess.get() === 'open' && location.pathname === '/chat') await chatSubjectKnown()
      if (settings.get('isOnboarded') !== 'true') return import('./-onboarding.tsx')
      // The chat has found out meanwhile.
      onboarding.become('over')
      return { default: Nothing }
    },
    () => onboarding.become('over'),
  )
}

const Nothing = () => null

/** The open chat tells its subject a moment after the page; a chat that cannot be opened never does. */
const chatSubjectKnown = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (chosenSubject.shown() === undefined) return
      stop()
      resolve()
    }
    const stop = chosenSubject.subscribe(look)
    setTimeout(resolve, subjectPatienceMs)
    look()
  })

/**
 * A part of the page that loads after the rest. Unlike `lazyPart` it starts after a delay and reports a failure.
 * @param delayMs null: never
 */
function useLater(
  delayMs: number | null,
  load: () => Promise<{ default: ComponentType }>,
  onFailure?: () => void,
): ComponentType | null {
  const [later, setLater] = useState<{ part: ComponentType } | null>(null)
  const attempt = useEffectEvent((again: (delayMs: number) => void) =>
    load().then(
      (module) => setLater({ part: module.default }),
      () => {
        onFailure?.()
        again(tryAgainMs)
      },
    ),
  )
  useEffect(() => {
    if (delayMs === null) return
    let timer = 0
    const wait = (ms: number) => {
      timer = window.setTimeout(() => void attempt(wait), ms)
    }
    wait(delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return later?.part ?? null
}
