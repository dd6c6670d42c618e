import type { ChatAccess } from '@lumi/contracts/auth'
import { useSyncExternalStore } from 'react'
import { PageTools } from '../features/reference/page-tools.tsx'
import { ClosedChat } from '../features/student/closed-chat.tsx'
import { ClosedPending } from '../features/student/closed-page.tsx'
import { onboarding } from '../features/student/onboarding-state.ts'

/** Joins two features: what the chat waits for, and theme and language. */
export default function ClosedChatPage({ access }: { access: ChatAccess }) {
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.get, onboarding.get)
  // The onboarding also asks for the date of birth; this page asks if the onboarding was put off.
  const isAskedThere = access === 'needs_birth_date' && (state === 'unknown' || state === 'asking')
  return isAskedThere ? <ClosedPending /> : <ClosedChat access={access} tools={<PageTools />} />
}
