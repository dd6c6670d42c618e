import { session } from '../../lib/session.ts'
import type { Still } from '../../lib/still.ts'
import { settings } from '../../lib/storage.ts'

/** Keeps for the start of the next page (`boot/early.ts`) that there are no messages, so that it does not wait to be told. */
export function keepEmptyChat(conversationId: string | null): void {
  const userId = session.userId()
  if (userId === null || !session.isSignedIn()) return
  const { lang: language } = document.documentElement
  const still: Still = { userId, conversationId, language, styles: [], node: null }
  settings.set('still', JSON.stringify(still))
}

export function forgetEmptyChat(): void {
  settings.remove('still')
}
