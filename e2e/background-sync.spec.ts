import type { BrowserContext, Page } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'
import { test as base, expect, finalReply, send } from './fixtures.ts'
import { patiently } from './patience.ts'
import { enter, type MadeStudent, makeStudents } from './signed-in.ts'

const test = base.extend<{ context: BrowserContext }>({
  context: async ({ context }, use) => {
    await context.clock.install()
    await use(context)
  },
})
// The shell has no background sync.
test.use({ launchOptions, serviceWorkers: 'allow', watched: undefined })
test.describe.configure({ timeout: patiently(120_000) })

const tag = 'lumi-send'

async function openChat(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/chat')
  await expect(page.getByTestId('composer')).toBeEditable()
  return page
}

/** The page starts its worker 6 s after itself. */
async function controlled(page: Page) {
  // A clock that jumps while the database of the device is being opened looks like a database that never answers.
  await expect.poll(() => unsent(page)).toBe(0)
  await page.context().clock.fastForward(6500)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: patiently(60_000) })
}

/**
 * What the browser does when there is a network again, as its developer tools do it: the emulated network of a test does
 * not tell the browser itself.
 */
async function synchronise(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<string>()
  tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(url))
    if (ours) resolve(ours.registrationId)
  })
  await tools.send('ServiceWorker.enable')
  const registrationId = await promise
  await tools.send('ServiceWorker.dispatchSyncEvent', { origin: url, registrationId, tag, lastChance: false })
  await page.close()
}

const unsent = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const open = indexedDB.open('lumi')
        // Not made by the app yet: nothing is made here either.
        open.onupgradeneeded = () => open.transaction?.abort()
        open.onerror = () => resolve(-1)
        open.onsuccess = () => {
          const keys = open.result.transaction('device').objectStore('device').getAllKeys()
          keys.onsuccess = () => {
            resolve(keys.result.filter((key) => String(key).includes('/queue/')).length)
            open.result.close()
          }
        }
      }),
  )

test('what was written without a network leaves the device when no page of ours is open, once and in order [C08][SR01]', async ({
  context,
  product,
}) => {
  const [student, other] = (await makeStudents(product, 2)) as [MadeStudent, MadeStudent]
  await enter(context, product, student)
  const page = await openChat(context)
  await controlled(page)
  await send(page, 'What is a decimal?')
  await finalReply(page)

  await context.setOffline(true)
  await send(page, 'What is a fraction?')
  await send(page, 'What is a percent?')
  await expect.poll(() => unsent(page)).toBe(2)
  // Asked for by the page, as soon as sending had failed.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = (await navigator.serviceWorker.getRegistration()) as unknown as {
          sync: { getTags(): Promise<string[]> }
        }
        return registration.sync.getTags()
      }),
    )
    .toEqual([tag])
  await page.close()

  const texts = async () => {
    const { text } = await product.hook<{ text: string }>('dump')
    return ['What is a fraction?', 'What is a percent?'].map((words) => text.split(`"text":"${words}"`).length - 1)
  }
  // Somebody else is signed in now: nothing is sent in their name.
  await context.clearCookies()
  await enter(context, product, other)
  await context.setOffline(false)
  await synchronise(context, product.url)
  const answered = context.waitForEvent('response', (answer) => answer.url().endsWith('getCurrentUserInfo'))
  await synchronise(context, product.url)
  await answered
  expect(await texts()).toEqual([0, 0])

  // Their own session again, older than a quarter of an hour: the worker renews it.
  await context.clearCookies()
  await enter(context, product, student)
  await context.clearCookies({ name: '__Host-session' })
  await synchronise(context, product.url)
  await expect.poll(texts, { timeout: patiently(30_000) }).toEqual([1, 1])
  await synchronise(context, product.url)

  const again = await openChat(context)
  const mine = again.locator('[data-testid="message"][data-author="student"]')
  await expect(mine).toHaveText([/decimal/, /fraction/, /percent/])
  await expect(again.locator('[data-testid="message"][data-author="tutor"][data-state="done"]')).toHaveCount(3)
  expect(await unsent(again)).toBe(0)
})
