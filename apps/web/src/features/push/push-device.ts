import { AppError, type ErrorCode } from '@lumi/contracts/errors'
import {
  bindClientPushToken,
  bindClientPushTokenToUser,
  getClientIdByToken,
  type PushToken,
  unbindClientPushTokenFromUser,
  updateClientPushToken,
} from '@lumi/contracts/push'
import { api } from '../../lib/api.ts'
import { chatAccess } from '../../lib/chat-access.ts'
import { runtimeConfig } from '../../lib/config.ts'
import { miniApp } from '../../lib/mini-app.ts'
import { session } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'

/** A worker is registered some seconds after the page. */
const workerPatienceMs = 20_000

/**
 * `unsupported`: this browser takes none, or the server sends none. `blocked`: the browser refuses for the student.
 * `off` and `on` are the student's own choice on this device.
 */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** An app inside a messenger keeps no worker. */
const isSupported = () =>
  !miniApp() &&
  runtimeConfig().pushServiceConfig !== null &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

/** The promised name (S17): `true` while this device takes notifications, `false` after a no; absent: not asked. */
const choice = 'isUserPermissionForNotificationsGranted'

function choose(isOn: boolean) {
  settings.set(choice, String(isOn))
  changed()
}

/** What the browser does for this device; the switches of the account are another matter. */
export const pushDevice = {
  get(): PushState {
    if (!isSupported()) return 'unsupported'
    if (Notification.permission === 'denied') return 'blocked'
    return Notification.permission === 'granted' && settings.get(choice) === 'true' ? 'on' : 'off'
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Whether the app may ask by itself: nobody has said yes or no here, neither to us nor to the browser. */
  mayAsk: () =>
    isSupported() &&
    Notification.permission === 'default' &&
    settings.get(choice) === null &&
    session.isSignedIn() &&
    chatAccess.get() === 'open',

  /** A no is remembered on this device, also after a logout. */
  refuse: () => choose(false),

  /**
   * Asks the browser and tells the server where it takes notifications. After a press only.
   * @returns false when the browser, or the student in its question, has said no
   * @throws when the push service or the server could not be reached: it can be tried again
   */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') {
      choose(false)
      return false
    }
    try {
      await bind()
    } catch (error) {
      // Taken back between the question and the binding.
      if (Notification.permission === 'granted') throw error
      choose(false)
      return false
    }
    choose(true)
    return true
  },

  async turnOff(): Promise<void> {
    choose(false)
    await unbind()
  },

  /**
   * At each start, and when somebody signs in or out: the browser may have another token, or may have withdrawn its
   * permission; and it belongs to the student who uses it.
   */
  async follow(): Promise<void> {
    if (!isSupported() || settings.get(choice) !== 'true') return
    try {
      if (session.isSignedIn() && Notification.permission === 'granted') await bind()
      else await unbind()
    } catch (cause) {
      console.warn('The server could not be told where this browser takes notifications', cause)
    }
    if (Notification.permission !== 'granted') choose(false)
  },
}

/** The ids stay (S04). */
async function unbind(): Promise<void> {
  const clientId = settings.get('pushClientId')
  if (clientId !== null) await api(unbindClientPushTokenFromUser, { body: { clientId }, outlivesPage: true })
}

async function bind(): Promise<void> {
  const token = tokenOf(await subscribeBrowser())
  const stored = settings.get('pushServiceToken')
  const clientId = settings.get('pushClientId') ?? (await findClientId(token)) ?? crypto.randomUUID()
  settings.set('pushClientId', clientId)
  settings.set('pushServiceToken', JSON.stringify(token))
  try {
    if (stored !== null && stored !== JSON.stringify(token))
      await api(updateClientPushToken, { body: { clientId, token } })
    await api(bindClientPushTokenToUser, { body: { clientId } })
  } catch (error) {
    if (!isUnknownClient(error)) throw error
    // New to the server, or forgotten there.
    await api(bindClientPushToken, { body: { clientId, token } })
    await api(bindClientPushTokenToUser, { body: { clientId } })
  }
}

/** Read from the answer: the build keeps no code that only the server says. */
const isUnknownClient = (error: unknown) =>
  error instanceof AppError && error.details.body?.code === ('push_client_not_found' satisfies ErrorCode)

/** The settings were lost, the token was not. */
const findClientId = async ({ endpoint, auth }: PushToken) =>
  (await api(getClientIdByToken, { query: { endpoint, auth } })).clientId

const base64url = (bytes: ArrayBuffer | null) =>
  bytes &&
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function subscribeBrowser(): Promise<PushSubscription> {
  const { publicKey } = runtimeConfig().pushServiceConfig!
  const { pushManager } = await readyWorker()
  const existing = await pushManager.getSubscription()
  if (existing && base64url(existing.options.applicationServerKey) === publicKey) return existing
  // Made for other keys of this server: its push service would refuse us.
  await existing?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new AppError('timeout')), workerPatienceMs))
  return Promise.race([navigator.serviceWorker.ready, late])
}

function tokenOf(subscription: PushSubscription): PushToken {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint, p256dh, auth }
}
