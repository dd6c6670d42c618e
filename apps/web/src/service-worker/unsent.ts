import { createStore, del, get, keys, type UseStore } from 'idb-keyval'
import { deviceDatabase, leftPrefix, queueChannel, queuePrefix, sendLock, sendTag } from '../lib/queue-keys.ts'
import { refreshLock, renewedCookie, renewedNoticeSeconds } from '../lib/renewal.ts'

declare const self: ServiceWorkerGlobalScope & { cookieStore?: CookieStore }

interface CookieStore {
  get(name: string): Promise<{ value?: string } | null>
  set(cookie: { name: string; value: string; path: string; sameSite: 'lax'; expires: number }): Promise<void>
}

/** Background Sync; not in the types of TypeScript. */
interface SyncEvent extends ExtendableEvent {
  tag: string
}

/** A message as a page has stored it (`features/chat/send-queue.ts`), as far as it is needed here. */
interface Stored {
  clientMessageId: string
  conversationId: string | null
  text: string
  intent: object | null
  /** Why it was not sent last time; null: it was not tried, or is to be tried again. */
  failure: string | null
  pictures?: unknown
  offline?: unknown
}

const sendTimeoutMs = 30_000
/** Failures of the network or the server. All others are shown to the student and wait for a decision. */
const passing: ReadonlySet<string> = new Set(['network', 'timeout', 'internal', 'unavailable'])

const post = (path: string, body: object) =>
  fetch(`/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(sendTimeoutMs),
  })

/** Renews the session once for all pages and this worker. False: it is over, or there is nobody here. */
const renewed = (since: number): Promise<boolean> =>
  navigator.locks.request(refreshLock, async () => {
    const at = Number((await self.cookieStore?.get(renewedCookie))?.value ?? 0)
    if (at > since && at <= Date.now()) return true
    const { ok, status } = await post('auth/refresh', {})
    if (status >= 500) throw new Error(`The session could not be renewed: ${status}`)
    const now = Date.now()
    if (ok)
      await self.cookieStore?.set({
        name: renewedCookie,
        value: String(now),
        path: '/',
        sameSite: 'lax',
        expires: now + renewedNoticeSeconds * 1000,
      })
    return ok
  }) as Promise<boolean>

async function withSession(call: () => Promise<Response>): Promise<Response> {
  const sentAt = Date.now()
  const answer = await call()
  return answer.status === 401 && (await renewed(sentAt)) ? call() : answer
}

/** Who is signed in here. Undefined: nobody. */
async function owner(): Promise<string | undefined> {
  const answer = await withSession(() => fetch('/api/v1/user/getCurrentUserInfo'))
  if (answer.status >= 500) throw new Error(`The server does not answer: ${answer.status}`)
  return answer.ok ? ((await answer.json()) as { userId?: string }).userId : undefined
}

/** What can be sent without a page. Pictures and turns that were taken offline need its modules. */
const isPlain = ({ pictures, offline, conversationId }: Stored) => !pictures && !offline && conversationId !== null

/** @returns whether it is on the server; otherwise a page has to tell the student why */
async function send({ clientMessageId, conversationId, text, intent }: Stored, userId: string): Promise<boolean> {
  const body = { clientMessageId, conversationId, text, ...(intent !== null && { intent }) }
  const answer = await withSession(() => post('chat/sendMessage', body))
  if (answer.status >= 500 || answer.status === 429) throw new Error(`Not sent: ${answer.status}`)
  if (!answer.ok) return false
  // Not JSON: the page of a network that wants its own sign-in. The message stays.
  tell(userId, { sent: await answer.json() })
  return true
}

/** Speaks to the pages as one of their tabs does. */
function tell(userId: string, message: 'changed' | { sent: unknown } | { gone: string }): void {
  const channel = new BroadcastChannel(queueChannel(userId))
  channel.postMessage(message)
  channel.close()
}

let store: UseStore | undefined

/**
 * Sends what waits on this device, in the order of writing, up to the first message that needs a page. The id of each was
 * made when it was written, so one that arrived without an answer is not stored twice. A failure that may pass rejects,
 * and the browser calls again later.
 */
async function sendUnsent(): Promise<void> {
  store ??= createStore(deviceDatabase.name, deviceDatabase.store)
  const device = store
  const userId = await owner()
  // After a session has ended, a page decides whether what was left here is still kept.
  if (userId === undefined || (await get(leftPrefix + userId, device)) !== undefined) return
  await navigator.locks.request(sendLock(userId), async () => {
    const all = await keys<string>(device)
    for (const key of all.filter((key) => key.startsWith(queuePrefix(userId))).sort()) {
      const message = await get<Stored>(key, device)
      // Gone: taken back by the student. Refused: shown to them.
      if (!message || (message.failure !== null && !passing.has(message.failure))) continue
      if (!isPlain(message) || !(await send(message, userId))) return
      await del(key, device)
      tell(userId, 'changed')
      tell(userId, { gone: message.clientMessageId })
    }
  })
}

/** Background Sync: messages leave the device also when no page is open. */
export function serveUnsent(): void {
  self.addEventListener('sync', (event) => {
    const { tag } = event as SyncEvent
    if (tag === sendTag) (event as SyncEvent).waitUntil(sendUnsent())
  })
}
