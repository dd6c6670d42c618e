import { refresh } from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { apiAddress } from './config.ts'
import { send } from './http.ts'
import { localeHeaders, timeZoneHeader } from './locale.ts'
import { endSession, sessionHeaders } from './session.ts'

const lockName = 'lumi-refresh'
/** Longer than any call may take, so that whoever was refused before the renewal finds out about it. */
const noticeSeconds = 120

let running: Promise<boolean> | null = null

// A cookie and not localStorage: every tab reads the same cookies at once, while what one process writes to
// localStorage reaches another when it may, and a tab that got the lock in between renewed a second time.
const refreshedAt = () => Number(/(?:^|; )lumi_renewed_at=(\d+)/.exec(document.cookie)?.[1] ?? 0)

function noteRefresh() {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `lumi_renewed_at=${Date.now()}; Path=/; Max-Age=${noticeSeconds}; SameSite=Lax${secure}`
}

async function refreshUnlessDone(since: number): Promise<boolean> {
  // Another tab held the lock before us and has already renewed the cookies, which all tabs share.
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
  navigator.locks ? (navigator.locks.request(lockName, work) as Promise<Result>) : work()

/** For an exchange whose answer renews the cookies by itself: no tab refreshes meanwhile, and all know of it afterwards. */
export const renewingSession = <Result>(exchange: () => Promise<Result>): Promise<Result> =>
  underLock(async () => {
    const result = await exchange()
    noteRefresh()
    return result
  })

/**
 * Renews the session once for all calls of all tabs.
 * @param since when the refused call was sent, epoch milliseconds: a renewal after that is good enough
 * @returns false when the session is over; it has then been ended on this device
 * @throws AppError when the server could not be asked: the session may well live
 */
export function refreshSession(since: number): Promise<boolean> {
  if (refreshedAt() > since) return Promise.resolve(true)
  running ??= underLock(() => refreshUnlessDone(since)).finally(() => {
    running = null
  })
  return running
}
