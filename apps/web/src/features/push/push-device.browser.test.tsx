import { getRuntimeConfig, type RuntimeConfig } from '@lumi/contracts/config'
import {
  bindClientPushToken,
  bindClientPushTokenToUser,
  getClientIdByToken,
  unbindClientPushTokenFromUser,
} from '@lumi/contracts/push'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatAccess } from '../../lib/chat-access.ts'
import { loadConfig } from '../../lib/config.ts'
import { configPath } from '../../lib/config-address.ts'
import { adoptLocale } from '../../lib/locale.ts'
import { beginSession, endSession } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'
import { stubServer } from '../../testing/server-stub.ts'
import { pushDevice } from './push-device.ts'

// The browser's question and its push service are outside: both are stood in for.

const config: RuntimeConfig = {
  mapsKey: null,
  mapsBaseUrl: '',
  signInClientId: null,
  apiBaseUrl: '',
  audioBaseUrl: '',
  imagesBaseUrl: '',
  hubUrl: '/apphub',
  telemetryKey: null,
  pushServiceConfig: { publicKey: 'AAAA' },
  isProductionOrigin: false,
  signInProviders: [],
  miniApps: [],
  outboxUrl: null,
  speech: { transcribes: false, reads: false },
  supportEmail: '',
  readsPictures: false,
  sellsPlans: false,
  deletionGraceDays: 7,
}
const asked = 'isUserPermissionForNotificationsGranted'

let server: ReturnType<typeof stubServer>
let permission: NotificationPermission
/** What the browser answers when it is asked, and what holds when the token is fetched. */
let answers: { question: NotificationPermission; binding: NotificationPermission }

beforeEach(async () => {
  server = stubServer()
  localStorage.clear()
  adoptLocale({ countryId: 1, languageId: 1 })
  for (const path of ['/config.json', getRuntimeConfig.path] as const)
    if (path === configPath(location.hostname))
      server.on({ ...getRuntimeConfig, path } as never, () => ({ body: config }))
  await loadConfig()
  server.on(getClientIdByToken, () => ({ body: { clientId: null } }))
  for (const call of [bindClientPushToken, bindClientPushTokenToUser, unbindClientPushTokenFromUser])
    server.on(call, () => ({ body: {} }))
  permission = 'default'
  answers = { question: 'granted', binding: 'granted' }
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    permission = answers.question
    return permission
  })
  const subscription = {
    options: { applicationServerKey: new Uint8Array(3).buffer },
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/x',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }),
  }
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async () => {
      permission = answers.binding
      if (permission !== 'granted') throw new DOMException('', 'NotAllowedError')
      return subscription
    },
  }
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue({ pushManager } as never)
  beginSession()
  chatAccess.set('open')
})
afterEach(() => {
  endSession('expired')
  server.restore()
  vi.restoreAllMocks()
})

test('nobody has said anything: the app may ask; a no is remembered through the end of the session [P06][S04]', () => {
  expect(pushDevice.mayAsk()).toBe(true)
  pushDevice.refuse()
  expect([pushDevice.mayAsk(), pushDevice.get()]).toEqual([false, 'off'])
  endSession('expired')
  beginSession()
  chatAccess.set('open')
  expect([settings.get(asked), pushDevice.mayAsk()]).toEqual(['false', false])
  expect(server.calls.filter(({ path }) => path.includes('pushNotification'))).toEqual([])
})

test('a yes binds this browser to the student, and can be taken back [P06]', async () => {
  expect(await pushDevice.turnOn()).toBe(true)
  expect(pushDevice.get()).toBe('on')
  expect(server.callsOf(bindClientPushTokenToUser)).toHaveLength(1)
  await pushDevice.turnOff()
  expect(pushDevice.get()).toBe('off')
  expect(server.callsOf(unbindClientPushTokenFromUser)).toHaveLength(1)
})

test.each<[when: string, question: NotificationPermission, binding: NotificationPermission]>([
  ['in the question of the browser', 'denied', 'denied'],
  ['by closing that question', 'default', 'default'],
  ['between asking and binding', 'granted', 'denied'],
])('a no %s is a no: nothing is bound, and nobody is asked again [P06]', async (_when, question, binding) => {
  answers = { question, binding }
  expect(await pushDevice.turnOn()).toBe(false)
  expect([settings.get(asked), pushDevice.mayAsk()]).toEqual(['false', false])
  expect(server.callsOf(bindClientPushTokenToUser)).toEqual([])
})

test('a server that cannot be reached is no answer: it can be tried again [P06]', async () => {
  server.on(bindClientPushTokenToUser, () => 'unreachable')
  await expect(pushDevice.turnOn()).rejects.toMatchObject({ code: 'network' })
  expect([settings.get(asked), pushDevice.get()]).toEqual([null, 'off'])
})

test('a permission withdrawn meanwhile is noticed at the next start, and the student is let go [P06][S04]', async () => {
  await pushDevice.turnOn()
  const clientId = settings.get('pushClientId')
  permission = 'denied'
  expect(pushDevice.get()).toBe('blocked')
  await pushDevice.follow()
  expect(server.callsOf(unbindClientPushTokenFromUser)).toMatchObject([{ body: { clientId } }])
  expect([settings.get(asked), settings.get('pushClientId')]).toEqual(['false', clientId])
})
