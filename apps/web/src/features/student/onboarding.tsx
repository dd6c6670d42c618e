import { getStudentPersonalInfo, setStudentPersonalInfo } from '@lumi/contracts/profile'
import { getOnboardingPrograms } from '@lumi/contracts/programs'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { session } from '../../lib/session.ts'
import { agreementsToAccept, useSignedInUser } from '../../lib/signed-in-user.ts'
import { settings } from '../../lib/storage.ts'
import { type Draft, deleteDraft, loadDraft, type Start, saveDraft, startOf, storable } from './onboarding-draft.ts'
import { onboarding, putOff } from './onboarding-state.ts'

interface OnboardingProps {
  /** Called when the student has a first subject. */
  onSubject: () => void
}

const Nothing = (_: { start: Start } & OnboardingProps) => null

// Most students on a new device have finished the onboarding elsewhere: the dialog loads only for the others.
const OnboardingDialog = lazy(async (): Promise<{ default: ComponentType<{ start: Start } & OnboardingProps> }> => {
  try {
    const [{ OnboardingDialog: dialog }] = await Promise.all([
      import('./onboarding-dialog.tsx'),
      loadWords('onboarding', 'student'),
    ])
    return { default: dialog }
  } catch {
    // The network was lost meanwhile: the page stays as it is, and the next start asks.
    onboarding.become('over')
    return { default: Nothing }
  }
})

const TooEarly = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ TooEarly: page }] = await Promise.all([import('./too-early.tsx'), loadWords('onboarding')])
    return { default: page }
  } catch {
    onboarding.become('over')
    return { default: () => null }
  }
})

/**
 * The questions at the start of learning (B06), over every page while the list of programs is empty. Answers stay on
 * the device until date of birth and country are known; from then on they go to the server, so the student can continue
 * on any device.
 */
export function Onboarding({ onSubject }: OnboardingProps) {
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.get, onboarding.get)
  const missing = useSignedInUser(agreementsToAccept)
  const isOpen = access === 'open'
  const [start, setStart] = useState<Start | null>(null)
  useProgramList(onSubject)
  // The account exists already, so its settings stay reachable.
  const isInSettings = useLocation({ select: ({ pathname }) => pathname.startsWith('/settings') })

  // Answers given before the chat was open, or offline, are sent while the dialog is closed.
  const isAsking = state === 'asking'
  useEffect(() => {
    if (isOpen && !isAsking) void send()
  }, [isOpen, isAsking])

  const mayAsk = isAsking && missing.length === 0 && (isOpen || access === 'needs_birth_date')
  useEffect(() => {
    if (!mayAsk) return setStart(null)
    let isCurrent = true
    // Without the server's answers, this device's draft is used.
    const isAgeKnown = chatAccess.get() === 'open'
    const info = isAgeKnown ? api(getStudentPersonalInfo).catch(() => null) : null
    Promise.all([info, loadDraft()]).then(([known, draft]) => {
      if (isCurrent) setStart(startOf(known, draft, isAgeKnown))
    })
    return () => {
      isCurrent = false
    }
  }, [mayAsk])

  if (state === 'too-early' && isOpen && !isInSettings && missing.length === 0)
    return (
      <Suspense>
        <TooEarly />
      </Suspense>
    )
  if (!mayAsk || !start) return null
  return (
    <Suspense>
      <OnboardingDialog start={start} onSubject={onSubject} />
    </Suspense>
  )
}

/** Checks whether the student has a program, and again when the page gets the focus: another device may have finished. */
function useProgramList(onSubject: () => void) {
  const look = useEffectEvent(async () => {
    if (settings.get('isOnboarded') === 'true') return onboarding.become('over')
    const { programs, isTooEarly } = await api(getOnboardingPrograms)
    if (programs.length === 0) {
      const next = isTooEarly ? 'too-early' : putOff.has(session.userId()) ? 'put-off' : 'asking'
      return onboarding.get() === 'unknown' && onboarding.become(next)
    }
    settings.set('isOnboarded', 'true')
    // Finished on another device while this one was asking.
    if (onboarding.get() === 'asking') onSubject()
    onboarding.become('over')
    await deleteDraft()
  })
  useEffect(() => {
    onboarding.become('unknown')
    // Offline the onboarding does not ask and blocks nothing.
    const attempt = () => void look().catch(() => onboarding.get() === 'unknown' && onboarding.become('over'))
    const again = () => {
      if (document.hidden || onboarding.get() === 'put-off') return
      void look().catch(() => {})
    }
    attempt()
    const listening = new AbortController()
    addEventListener('focus', again, { signal: listening.signal })
    addEventListener('online', again, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

/** Sends the answers the server can store; the others stay here. */
async function send(): Promise<void> {
  const draft = await loadDraft()
  if (!draft || chatAccess.get() !== 'open') return
  const sent = storable(draft.answers)
  if (Object.keys(sent).length === 0) return
  try {
    await api(setStudentPersonalInfo, { body: sent })
  } catch {
    return
  }
  await forget(sent)
}

/** Deletes what the server has stored from the draft, unless it was changed in the meantime. */
async function forget(sent: ReturnType<typeof storable>): Promise<void> {
  const draft = await loadDraft()
  if (!draft) return
  const left = Object.entries(draft.answers).filter(
    ([field, value]) => sent[field as keyof typeof sent] !== value && field !== 'countryId',
  )
  const rest: Draft = { step: draft.step, answers: Object.fromEntries(left) }
  await (left.length === 0 ? deleteDraft() : saveDraft(rest))
}
