import type { ChatAccess } from '@lumi/contracts/auth'
import { useSyncExternalStore } from 'react'
import { PageTools } from '../features/reference/page-tools.tsx'
import { ClosedChat } from '../features/student/closed-chat.tsx'
import { ClosedPending } from '../features/student/closed-page.tsx'
import { onboarding } from '../features/student/onboarding-state.ts'

/** The screen of two features: what the chat waits for, and how the app looks and speaks. */
export default function ClosedChatPage({ access }: { access: ChatAccess }) {
  const state = useSyncExternalStore(onboarding.subscribe, onboarding.get, onboarding.get)
  // The onboarding asks for the date of birth too; this page does when that has been put off.
  const isAskedThere = access === 'needs_birth_date' && (state === 'unknown' || state === 'asking')
  return isAskedThere ? <ClosedPending /> : <ClosedChat access={access} tools={<PageTools />} />
}
