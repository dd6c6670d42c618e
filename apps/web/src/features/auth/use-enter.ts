import { useNavigate } from '@tanstack/react-router'
import { pageAfterSignIn } from '../../lib/own-path.ts'
import { beginSession } from '../../lib/session.ts'
import { pendingSignUp } from './pending-sign-up.ts'

/** After a mailed link that signed in: on to the page that was wanted when the sign-up began, else to the chat. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate()
  return () => {
    const href = pageAfterSignIn(pendingSignUp.get()?.search ?? '', location.origin)
    pendingSignUp.forget()
    beginSession()
    return navigate({ href, replace: true })
  }
}
