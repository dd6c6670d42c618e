import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startPushService } from '../apps/server/src/testing/push-service.ts'
import { launchOptions } from '../scripts/browser.ts'
import { expect, send, test } from './fixtures.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

test.use({ watched: undefined, serviceWorkers: 'allow' })
// The worker starts some seconds after the page, and what is asked comes after that.
test.describe.configure({ timeout: patiently(180_000) })

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

const settingsOf = (page: Page) =>
  page.evaluate(() => ({
    id: localStorage.getItem('pushClientId'),
    token: localStorage.getItem('pushServiceToken'),
    isOn: localStorage.getItem('isUserPermissionForNotificationsGranted'),
  }))

test('a reply came while the app was closed: one question, then a notification, its click, a notice in the open app, and logging out [P06][S04][S17]', async () => {
  const pushService = await startPushService()
  const product = new Product({ PUSH_SERVICES: pushService.origin })
  await product.start()
  const profile = mkdtempSync(path.join(tmpdir(), 'lumi-push-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
  })
  try {
    const browser = pushService.subscribe()
    const config = (await (await fetch(`${product.url}/api/v1/config/getRuntimeConfig`)).json()) as {
      pushServiceConfig: { publicKey: string }
    }
    await context.addInitScript(standIn, { token: browser.token, publicKey: config.pushServiceConfig.publicKey })
    // Notifications wait for the morning, so it is afternoon where the student lives.
    await product.hook('advance-clock', { ms: ((15 - new Date().getUTCHours() + 24) % 24) * 3_600_000 })
    const [student] = await makeStudents(product, 1)
    await enter(context, product, student!)
    const page = context.pages()[0]!
    const open = async (where: string) => {
      await page.goto(`${product.url}${where}`)
      // What runs beside the pages comes some seconds later.
      await page.locator('[data-installed-app]').waitFor({ state: 'attached', timeout: patiently(60_000) })
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
        timeout: patiently(60_000),
      })
    }
    const row = async (table: string, wanted: string) => {
      const { text } = await product.hook<{ text: string }>('dump')
      const part = text.slice(text.indexOf(`-- public.${table}`))
      return part.split('\n').find((line) => line.includes(wanted)) ?? ''
    }

    // The first visit asks nothing. The student leaves while the tutor writes.
    await open('/chat')
    await expect(page.getByTestId('composer')).toBeEditable()
    await product.hook('set-next-reply', {
      studentId: student!.studentId,
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
    expect(await row('push_clients', own.id!)).toContain(student!.studentId)

    // The app is closed, a reply comes.
    const cdp = await context.newCDPSession(page)
    const registration = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      }),
    )
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registration
    const deliver = (data: object) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data: JSON.stringify(data) })
    await page.goto('about:blank')
    await fetch(`${product.url}/api/v1/chat/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url, cookie: student!.cookie },
      body: JSON.stringify({ clientMessageId: crypto.randomUUID(), text: 'And one more' }),
    })
    await expect.poll(() => browser.received.length, { timeout: patiently(30_000) }).toBe(1)
    const { payload } = browser.received[0]!
    await deliver(payload)
    const worker = context.serviceWorkers()[0]!
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as ServiceWorkerGlobalScopeLike
        return (await registration.getNotifications()).map(({ title, body }) => `${title} | ${body}`)
      })
    await expect.poll(shown, { timeout: patiently(15_000) }).toEqual(['Lumi has answered | The reply is in your chat.'])
    const status = () => row('push_messages', payload.pushMessage!)
    await expect.poll(status).toMatch(/"delivered_at": ?"\d/)

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
  } finally {
    await context.close()
    await product.close()
    await pushService.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

interface ServiceWorkerGlobalScopeLike {
  registration: ServiceWorkerRegistration
  dispatchEvent(event: Event): boolean
}
