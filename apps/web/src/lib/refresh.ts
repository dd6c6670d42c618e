import { refresh } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { apiAddress } from './config.ts'
import { send } from './http.ts'
import { localeHeaders, timeZoneHeader } from './locale.ts'
import { refreshLock, renewedCookie, renewedNoticeSeconds } from './renewal.ts'
import { endSession, sessionHeaders } from './session.ts'

let running: Promise<boolean> | null = null

// A cookie, not localStorage: a write to localStorage reaches other processes later. A tab that took the lock in between
// would renew a second time.
function refreshedAt(): number {
  const at = Number.parseInt(document.cookie.split(`${renewedCookie}=`)[1] ?? '0', 10)
  // Noted before the clock was put back: every later call would count as sent before it, and no refresh would follow.
  return at > Date.now() ? 0 : at
}

function noteRefresh() {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${renewedCookie}=${Date.now()}; Path=/; Max-Age=${renewedNoticeSeconds}; SameSite=Lax${secure}`
  // Chromium writes a cookie without waiting, and the lock may be given away before the cookie has arrived: of 6 000
  // locks that two tabs took in turn up to 104 were taken by one that did not see the other's cookie yet. Reading waits
  // for the write; with it there were none.
  refreshedAt()
}

async function refreshUnlessDone(since: number): Promise<boolean> {
  // Another tab held the lock and has renewed the cookies, which all tabs share.
  if (refreshedAt() > since) return true
  try {
    await send(refresh, {
      baseUrl: apiAddress(''),
      headers: { ...localeHeaders(), ...sessionHeaders(), ...timeZoneHeader() },
    })
    noteRefresh()
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'auth_required') throw error
    endSession('expired')
    return false
  }
}

const underLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request(refreshLock, work) as Promise<Result>) : work()

/**
 * For an exchange whose response renews the cookies itself: blocks refreshes in all tabs meanwhile and reports the
 * renewal.
 */
export const renewingSession = <Result>(exchange: () => Promise<Result>): Promise<Result> =>
  underLock(async () => {
    const result = await exchange()
    noteRefresh()
    return result
  })

/**
 * Renews the session once for all calls in all tabs.
 * @param since when the refused call was sent, epoch milliseconds: any later renewal is recent enough
 * @returns false if the session is over; it has then been ended on this device
 * @throws AppError if the server could not be reached: the session may still be valid
 */
export function refreshSession(since: number): Promise<boolean> {
  if (refreshedAt() > since) return Promise.resolve(true)
  running ??= underLock(() => refreshUnlessDone(since)).finally(() => {
    running = null
  })
  return running
}
