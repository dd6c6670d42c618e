import { startTelegramSignIn } from '@lumi/contracts/social'
import { api } from '../lib/api.ts'
import { notifyError } from '../lib/errors.ts'
import { carriedSearch } from '../lib/own-path.ts'

/** Exchanges the data for a ticket. On failure, notifies and opens the page as for any other guest. */
export async function signInFromTelegram(initData: string): Promise<{ redirect: string } | undefined> {
  try {
    const { ticket } = await api(startTelegramSignIn, { body: { initData } })
    const search = new URLSearchParams(carriedSearch(location.search, location.origin))
    search.set('q', ticket)
    return { redirect: `/complete-signup?${search}` }
  } catch (error) {
    notifyError(error)
    return undefined
  }
}
