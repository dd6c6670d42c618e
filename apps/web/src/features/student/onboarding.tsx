import { getStudentPersonalInfo, setStudentPersonalInfo } from '@lumi/contracts/profile'
import { getOnboardingPrograms } from '@lumi/contracts/programs'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { loadWords } from '../../lib/i18n/words.ts'
import { agreementsToAccept, useSignedInUser } from '../../lib/signed-in-user.ts'
import { settings } from '../../lib/storage.ts'
import { type Draft, deleteDraft, loadDraft, type Start, saveDraft, startOf, storable } from './onboarding-draft.ts'
import { onboarding } from './onboarding-state.ts'

interface OnboardingProps {
  /** The student has a subject now. */
  onSubject: () => void
}

const Nothing = (_: { start: Start } & OnboardingProps) => null

// Most students on a new device have all this behind them and only need to be told apart.
const OnboardingDialog = lazy(async (): Promise<{ default: ComponentType<{ start: Start } & OnboardingProps> }> => {
  try {
    const [{ OnboardingDialog: dialog }] = await Promise.all([
      import('./onboarding-dialog.tsx'),
      loadWords('onboarding', 'student'),
    ])
    return { default: dialog }
  } catch {
    // The network went away in between: the page stays as it is, and the next start asks.
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
 * The questions at the start of learning (B06), on every page of a student while the list of programs is empty. What is
 * typed stays on the device until date of birth and country are known, and goes to the server from then on, so any device
 * goes on with it.
 */
export function Onboarding({ onSubject }: OnboardingProps) {
  const access = useSyncExternalStore(chatAccess.subscribe, chatAccess.get, chatAccess.get)
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.get, onboarding.get)
  const missing = useSignedInUser(agreementsToAccept)
  const isOpen = access === 'open'
  const [start, setStart] = useState<Start | null>(null)
  useProgramList(onSubject)
  // The account is kept, so it can be seen to.
  const isInSettings = useLocation({ select: ({ pathname }) => pathname.startsWith('/settings') })

  // Answers given before the chat was open, or without a network, are sent when nobody is being asked.
  const isAsking = state === 'asking'
  useEffect(() => {
    if (isOpen && !isAsking) void send()
  }, [isOpen, isAsking])

  const mayAsk = isAsking && missing.length === 0 && (isOpen || access === 'needs_birth_date')
  useEffect(() => {
    if (!mayAsk) return setStart(null)
    let isCurrent = true
    // Without an answer of the server this device goes on with what it has.
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

/** Looks whether the student studies anything, again when the page is looked at again: another device may have finished. */
function useProgramList(onSubject: () => void) {
  const look = useEffectEvent(async () => {
    if (settings.get('isOnboarded') === 'true') return onboarding.become('over')
    const { programs, isTooEarly } = await api(getOnboardingPrograms)
    if (programs.length === 0)
      return onboarding.get() === 'unknown' && onboarding.become(isTooEarly ? 'too-early' : 'asking')
    settings.set('isOnboarded', 'true')
    // Finished on another device, while this one was asking.
    if (onboarding.get() === 'asking') onSubject()
    onboarding.become('over')
    await deleteDraft()
  })
  useEffect(() => {
    onboarding.become('unknown')
    // Offline nobody is asked, and nobody waits to be asked.
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

/** Hands to the server what it can store of the draft; the rest stays here. */
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

/** What is on the server now need not stay here, unless it was changed in the meantime. */
async function forget(sent: ReturnType<typeof storable>): Promise<void> {
  const draft = await loadDraft()
  if (!draft) return
  const left = Object.entries(draft.answers).filter(
    ([field, value]) => sent[field as keyof typeof sent] !== value && field !== 'countryId',
  )
  const rest: Draft = { step: draft.step, answers: Object.fromEntries(left) }
  await (left.length === 0 ? deleteDraft() : saveDraft(rest))
}
