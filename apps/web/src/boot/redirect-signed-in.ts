import { redirect } from '@tanstack/react-router'
import { pageAfterSignIn } from '../lib/own-path.ts'
import { session } from '../lib/session.ts'

/** Guests' pages send a signed-in student to the chat, or to the page asked for before; the query comes along. */
export function redirectSignedIn({ location }: { location: { searchStr: string } }): void {
  if (session.isSignedIn())
    throw redirect({ href: pageAfterSignIn(location.searchStr, window.location.origin), replace: true })
}
