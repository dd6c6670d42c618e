import { redirect } from '@tanstack/react-router'
import { pageAfterSignIn } from '../lib/own-path.ts'
import { session } from '../lib/session.ts'

/** Guest pages redirect a signed-in student to the chat, or to the page requested before, and keep the query. */
export function redirectSignedIn({ location }: { location: { searchStr: string } }): void {
  if (session.isSignedIn())
    throw redirect({ href: pageAfterSignIn(location.searchStr, window.location.origin), replace: true })
}
