import type { FromWorker, ShownPush } from './messages.ts'

declare const self: ServiceWorkerGlobalScope

/** A page that does not answer within this time is not running: it is frozen, or still starting. */
const answerMs = 1000
const icon = '/icon-192.png'
const api = '/api/v1/pushNotification'
const parts = ['pushMessage', 'clientId', 'kind', 'title', 'body', 'path', 'language'] as const

/** What the server has sent, or what was stored with a notification; undefined: something else. */
function readPush(value: unknown): ShownPush | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const push = value as Partial<Record<string, unknown>>
  if (parts.some((part) => typeof push[part] !== 'string')) return undefined
  // A path of ours, whatever was sent.
  const isOwn = URL.parse(push.path as string, self.location.origin)?.origin === self.location.origin
  return isOwn && (push.path as string).startsWith('/') ? (value as ShownPush) : undefined
}

function readData(data: PushMessageData | null): ShownPush | undefined {
  try {
    return readPush(data?.json())
  } catch {
    return undefined
  }
}

/** @returns whether the page has taken care of it */
function ask(page: Client, message: FromWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), answerMs)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    page.postMessage(message, [port2])
  })
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** The server counts what arrives and what is tapped; that it cannot be told changes nothing. */
async function report({ clientId, pushMessage }: ShownPush, status: 'delivered' | 'clicked'): Promise<void> {
  await post('setPushMessageStatus', { clientId, pushMessage, status }).catch(() => undefined)
}

const post = (call: string, body: object) =>
  fetch(`${api}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })

/** In the open app it is a notice of the app, otherwise one of the device. */
async function show(push: ShownPush): Promise<void> {
  for (const page of await windows()) {
    if (page.visibilityState === 'visible' && (await ask(page, { type: 'PUSHED', push })))
      return report(push, 'delivered')
  }
  const { title, body, language, pushMessage } = push
  // The tag lets a push that came twice replace itself.
  await self.registration.showNotification(title, {
    body,
    icon,
    badge: icon,
    lang: language,
    tag: pushMessage,
    data: push,
  })
  await report(push, 'delivered')
}

/** Goes to what it is about: in a window that is there, without loading the app again, or in a new one. */
async function open({ path }: ShownPush): Promise<void> {
  const [page] = (await windows()).toSorted((one, other) => Number(other.focused) - Number(one.focused))
  if (!page) return void (await self.clients.openWindow(path))
  // Refused without a tap, which some browsers forget while the page is asked.
  await page.focus().catch(() => undefined)
  if (await ask(page, { type: 'OPEN', path })) return
  await page.navigate(path).catch(() => self.clients.openWindow(path))
}

/** The browser has replaced its token by itself. */
async function tokenChanged(before: PushSubscription | null, after: PushSubscription | null): Promise<void> {
  const old = before?.toJSON()
  if (!before || old?.endpoint === undefined || old.keys?.auth === undefined) return
  const query = new URLSearchParams({ endpoint: old.endpoint, auth: old.keys.auth })
  const found = (await (await fetch(`${api}/getClientIdByToken?${query}`)).json()) as { clientId?: string | null }
  const next = after ?? (await self.registration.pushManager.subscribe(before.options))
  const { endpoint, keys } = next.toJSON()
  if (found.clientId) await post('updateClientPushToken', { clientId: found.clientId, token: { endpoint, ...keys } })
}

interface ChangeEvent extends ExtendableEvent {
  oldSubscription: PushSubscription | null
  newSubscription: PushSubscription | null
}

/** Notifications of the closed app. */
export function servePushes(): void {
  self.addEventListener('push', (event) => {
    const push = readData(event.data)
    if (push) event.waitUntil(show(push))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const push = readPush(event.notification.data)
    if (push) event.waitUntil(Promise.all([report(push, 'clicked'), open(push)]))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    const { oldSubscription, newSubscription } = event as ChangeEvent
    // The page looks after its token at each start, too.
    ;(event as ChangeEvent).waitUntil(tokenChanged(oldSubscription, newSubscription).catch(() => undefined))
  })
}
