import { useNavigate } from '@tanstack/react-router'
import { pageAfterSignIn } from '../../lib/own-path.ts'
import { beginSession } from '../../lib/session.ts'
import { pendingSignUp } from './pending-sign-up.ts'

/** After a mailed link that signed the student in: opens the page requested when the sign-up began, else the chat. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate()
  return () => {
    const href = pageAfterSignIn(pendingSignUp.get()?.search ?? '', location.origin)
    pendingSignUp.forget()
    beginSession()
    return navigate({ href, replace: true })
  }
}
