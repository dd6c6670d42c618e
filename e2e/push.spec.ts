import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { type PushService, startPushService, type TestBrowser } from '../apps/server/src/testing/push-service.ts'
import en from '../apps/web/src/lib/i18n/en-US/settings.ts'
import { launchOptions } from '../scripts/browser.ts'
import { test as base, expect, say, send } from './fixtures.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'
import { enter, type MadeStudent, makeStudents } from './signed-in.ts'

/**
 * The push service of the browser is outside, and no test may reach it: it is stood in for by one on loopback, which decrypts
 * what the server sends. The browser is the real one from there on: what came is delivered to its service worker.
 */
function standIn({
  token,
  publicKey,
}: {
  token: { endpoint: string; p256dh: string; auth: string }
  publicKey: string
}) {
  if (!('PushManager' in window)) return
  const bytes = Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
  const { endpoint, ...keys } = token
  const subscription = {
    endpoint,
    options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
    toJSON: () => ({ endpoint, keys }),
  } as unknown as PushSubscription
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null)
  PushManager.prototype.subscribe = async () => {
    if (Notification.permission !== 'granted') throw new DOMException('', 'NotAllowedError')
    sessionStorage.setItem('subscribed', 'true')
    return subscription
  }
}

const words = en.push

const settingsOf = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('pushClientId'),
    token: localStorage.getItem('pushServiceToken'),
    isOn: localStorage.getItem('isUserPermissionForNotificationsGranted'),
  }))

interface Phone {
  product: Product
  student: MadeStudent
  context: BrowserContext
  page: Page
  pushService: PushService
  /** What the browser of the phone has subscribed to. */
  browser: TestBrowser
  /** Opens a page, and waits for what runs beside the pages and comes some seconds later. */
  open(where: string): Promise<void>
  /** The line of a table in which this stands. */
  row(table: string, wanted: string): Promise<string>
  sendFromElsewhere(text: string): Promise<unknown>
}

const test = base.extend<{ phone: Phone }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
  phone: async ({}, use) => {
    const pushService = await startPushService()
    const product = new Product({ PUSH_SERVICES: pushService.origin })
    await product.start()
    const profile = mkdtempSync(path.join(tmpdir(), 'lumi-push-'))
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      locale: 'en-US',
      viewport: { width: 390, height: 844 },
    })
    const browser = pushService.subscribe()
    const config = (await (await fetch(`${product.url}/api/v1/config/getRuntimeConfig`)).json()) as {
      pushServiceConfig: { publicKey: string }
    }
    await context.addInitScript(standIn, { token: browser.token, publicKey: config.pushServiceConfig.publicKey })
    // Notifications wait for the morning, so it is afternoon where the student lives.
    await product.hook('advance-clock', { ms: ((15 - new Date().getUTCHours() + 24) % 24) * 3_600_000 })
    const [student] = (await makeStudents(product, 1)) as [MadeStudent]
    await enter(context, product, student)
    const page = context.pages()[0]!
    await use({
      product,
      student,
      context,
      page,
      pushService,
      browser,
      async open(where) {
        await page.goto(`${product.url}${where}`)
        await page.locator('[data-installed-app]').waitFor({ state: 'attached', timeout: patiently(60_000) })
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
          timeout: patiently(60_000),
        })
      },
      async row(table, wanted) {
        const { text } = await product.hook<{ text: string }>('dump')
        const [part = ''] = text.slice(text.indexOf(`-- public.${table}`)).split('\n-- ')
        return part.split('\n').find((line) => line.includes(wanted)) ?? ''
      },
      sendFromElsewhere: (text) =>
        fetch(`${product.url}/api/v1/chat/sendMessage`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: product.url, cookie: student.cookie },
          body: JSON.stringify({ clientMessageId: crypto.randomUUID(), text }),
        }),
    })
    await context.close()
    await product.close()
    await pushService.close()
    rmSync(profile, { recursive: true, force: true })
  },
})

test.use({ watched: undefined, serviceWorkers: 'allow' })
// The worker starts some seconds after the page, and what is asked comes after that.
test.describe.configure({ timeout: patiently(180_000) })

test('a reply came while the app was closed: one question, then a notification, its click, a notice in the open app, and logging out [P06][S04][S17]', async ({
  phone,
}) => {
  const { product, student, context, page, browser, open, row } = phone
  // The first visit asks nothing. The student leaves while the tutor writes.
  await open('/chat')
  await expect(page.getByTestId('composer')).toBeEditable()
  await product.hook('set-next-reply', {
    studentId: student.studentId,
    text: 'one two three four five six seven eight nine ten',
    chunkSize: 4,
    delayMs: 150,
  })
  await send(page, 'Tell me something')
  await expect(page.locator('[data-testid="message"][data-state="streaming"]')).toContainText('one')
  await expect(page.getByTestId('push-card')).toBeHidden()
  await page.goto('about:blank')
  await expect.poll(async () => row('messages', 'nine ten'), { timeout: patiently(20_000) }).toContain('done')

  // Back again: asked once, in words of ours first.
  await open('/chat')
  const card = page.getByTestId('push-card')
  await expect(card).toContainText('Tell you when a reply is ready?', { timeout: patiently(30_000) })
  await context.grantPermissions(['notifications'], { origin: product.url })
  await card.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(card).toBeHidden()
  const own = await settingsOf(page)
  expect(own).toEqual({ id: expect.any(String), token: JSON.stringify(browser.token), isOn: 'true' })
  expect(await row('push_clients', own.id!)).toContain(student.studentId)

  // The app is closed, a reply comes.
  const cdp = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  const problems: string[] = []
  cdp.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => problems.push(errorMessage.errorMessage))
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registration
  const deliver = (data: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data: JSON.stringify(data) })
  await page.goto('about:blank')
  await phone.sendFromElsewhere('And one more')
  await expect.poll(() => browser.received.length, { timeout: patiently(30_000) }).toBe(1)
  const { payload } = browser.received[0]!
  await deliver(payload)
  const worker = context.serviceWorkers()[0]!
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as ServiceWorkerGlobalScopeLike
      return (await registration.getNotifications()).map(({ title, body }) => `${title} | ${body}`)
    })
  const status = () => row('push_messages', payload.pushMessage!)
  // It is reported once it is shown. Asked before, the browser forgets a notification that is still on its way to the screen.
  await expect.poll(status).toMatch(/"delivered_at": ?"\d/)
  expect(await shown()).toEqual(['Lumi has answered | The reply is in your chat.'])
  expect(problems).toEqual([])

  // Tapped while another page of the app is open: it goes there without being loaded again.
  await open('/settings')
  await page.evaluate(() => document.body.toggleAttribute('data-same-page', true))
  await worker.evaluate(async () => {
    const { registration, dispatchEvent } = globalThis as unknown as ServiceWorkerGlobalScopeLike
    const [notification] = await registration.getNotifications()
    // No test can reach the notifications of a device: the event is what a tap makes.
    const Tap = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event })
      .NotificationEvent
    dispatchEvent(new Tap('notificationclick', { notification }))
  })
  await expect(page).toHaveURL(`${product.url}${payload.path}`, { timeout: patiently(30_000) })
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-page'))).toBe(true)
  expect(await shown()).toEqual([])
  await expect.poll(status).toMatch(/"clicked_at": ?"\d/)

  // A push whose app is open is a notice in it.
  await deliver(payload)
  await expect(page.getByText('Lumi has answered')).toBeVisible()
  expect(await shown()).toEqual([])

  // Logging out lets the student go and keeps the ids.
  await page.goto(`${product.url}/settings`)
  await expect(page.getByRole('switch', { name: /On this device/ })).toBeChecked()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await settingsOf(page)).toEqual(own)
  await expect.poll(() => row('push_clients', own.id!), { timeout: patiently(30_000) }).toMatch(/"student_id": ?null/)
})

test('a review is due: the question comes with it, and a yes switches it on [P06]', async ({ phone }) => {
  const { product, student, context, page, open, row } = phone
  await open('/chat')
  // Solved without help on two days: mastered, and a review is planned.
  const solved = [
    ['7x - 4 = 3x + 12', 'x = 4'],
    ['5x + 1 = 2x + 10', 'x = 3'],
    ['6x - 3 = 4x + 5', 'x = 4'],
    ['9x + 2 = 5x + 14', 'x = 3'],
    ['8x - 7 = 6x + 1', 'x = 4'],
  ]
  for (const line of solved.flat()) await say(page, line)
  await product.hook('advance-clock', { ms: 26 * 3_600_000 })
  for (const line of ['7x + 2 = 4x + 11', 'x = 3']) await say(page, line)
  await open('/settings')
  await page.getByRole('switch', { name: words.switch.reviews }).uncheck()
  const { reviews } = await page.evaluate(
    async () => (await (await fetch('/api/v1/student/getProgress')).json()) as { reviews: { nextAt: string } },
  )
  const { now } = await product.hook<{ now: string | number }>('advance-clock', { ms: 0 })
  expect(reviews).toEqual({ due: 0, nextAt: expect.any(String) })
  await product.hook('advance-clock', { ms: new Date(reviews.nextAt).getTime() - new Date(now).getTime() + 1000 })

  await open('/progress')
  const card = page.getByRole('dialog', { name: words.ask.review })
  await expect(card).toBeVisible()
  await context.grantPermissions(['notifications'], { origin: product.url })
  await card.getByRole('button', { name: words.ask.yes }).click()
  await expect(card).toBeHidden()
  const own = await settingsOf(page)
  expect(own.isOn).toBe('true')
  await expect.poll(() => row('push_clients', own.id!)).toContain(student.studentId)
  await open('/settings')
  await expect(page.getByRole('switch', { name: words.switch.reviews })).toBeChecked()
})

/** Told to the worker as the standard says (Push API, section 7): no test can make the browser change its token. */
interface TokenChange {
  old: TestBrowser['token']
  /** Null: the browser has no new one yet; the worker gets it by itself. */
  next: TestBrowser['token'] | null
  /** What the worker then gets. */
  subscribes: TestBrowser['token'] | null
}
function changeToken({ old, next, subscribes }: TokenChange) {
  const asSubscription = ({ endpoint, ...keys }: TestBrowser['token']) => ({
    endpoint,
    options: { userVisibleOnly: true, of: endpoint },
    toJSON: () => ({ endpoint, keys }),
  })
  PushManager.prototype.subscribe = async (options) => {
    if (!subscribes || (options as unknown as { of: string }).of !== old.endpoint)
      throw new DOMException('', 'AbortError')
    return asSubscription(subscribes) as unknown as PushSubscription
  }
  const oldSubscription = asSubscription(old)
  const newSubscription = next && asSubscription(next)
  const Change = (globalThis as unknown as { ExtendableEvent: new (type: string) => Event }).ExtendableEvent
  dispatchEvent(Object.assign(new Change('pushsubscriptionchange'), { oldSubscription, newSubscription }))
}

test('the browser changes its token while the app is closed: the server learns the new one [P06][S17]', async ({
  phone,
}) => {
  const { product, student, context, page, pushService, browser, open, row } = phone
  await context.grantPermissions(['notifications'], { origin: product.url })
  await context.addInitScript(() => localStorage.setItem('isUserPermissionForNotificationsGranted', 'true'))
  await open('/settings')
  // It shows what is so, and that takes a call of the browser and one of the server.
  await page.getByRole('switch', { name: words.switch.replies }).click()
  await expect.poll(() => row('push_clients', browser.token.endpoint)).toContain(student.studentId)
  const { id } = await settingsOf(page)
  await page.goto('about:blank')
  const worker = context.serviceWorkers()[0]!
  const [second, third] = [pushService.subscribe(), pushService.subscribe()]

  await worker.evaluate(changeToken, { old: browser.token, next: second.token, subscribes: null })
  await expect.poll(() => row('push_clients', second.token.endpoint)).toContain(id)
  await worker.evaluate(changeToken, { old: second.token, next: null, subscribes: third.token })
  await expect.poll(() => row('push_clients', third.token.endpoint)).toContain(id)

  await phone.sendFromElsewhere('What is a fraction?')
  await expect.poll(() => third.received.length, { timeout: patiently(30_000) }).toBe(1)
  expect([browser.received, second.received]).toEqual([[], []])
})

interface ServiceWorkerGlobalScopeLike {
  registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): boolean
}
