import { rmSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, finalReply, send, test } from './fixtures.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'
import { WebBuild } from './web-build.ts'

test.use({ serviceWorkers: 'allow', watched: undefined })
// The worker starts some seconds after the page.
test.describe.configure({ timeout: patiently(180_000) })

const words = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')

/** A product whose web app can be replaced by its next version. */
async function aProduct(): Promise<{
  product: Product
  build: WebBuild
  release: () => Promise<void>
  end: () => Promise<void>
}> {
  const build = new WebBuild()
  const product = new Product({ WEB_DIST: build.folder })
  await product.start()
  return {
    product,
    build,
    async release() {
      build.next()
      await product.kill('SIGTERM')
      await product.start()
    },
    async end() {
      await product.close()
      build.remove()
    },
  }
}

async function openChat(context: BrowserContext, product: Product, page?: Page) {
  const opened = page ?? (await context.newPage())
  await opened.goto(`${product.url}/chat`)
  await expect(opened.getByTestId('composer')).toBeEditable()
  return opened
}

/** The first worker controls the page once it has stored the app. */
const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: patiently(60_000) })

/** Looks for a newer version now instead of at the next half minute: as coming back to the app does. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '1')

const notice = (page: Page) => page.getByTestId('new-version')

/** Marks the document: a reload removes it. */
const mark = (page: Page) => page.evaluate(() => document.body.toggleAttribute('data-same-page', true))
const isSamePage = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same-page'))

test('a new version waits while a student types or is answered, and takes over without a letter lost [S12][B14]', async ({
  context,
}) => {
  if (process.env.LUMI_LONG) test.setTimeout(patiently(1_200_000))
  const { product, release, end } = await aProduct()
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  const page = await openChat(context, product)
  await controlled(page)
  const rounds = process.env.LUMI_LONG ? 20 : 2
  for (let round = 1; round <= rounds; round++) {
    const isStreaming = round % 2 === 0
    const before = await version(page)
    await release()
    await openChat(context, product, page)
    await mark(page)
    const field = page.getByTestId('composer')
    const draft = `Half a thought, number ${round}`
    if (isStreaming) {
      await product.hook('set-next-reply', {
        studentId: student!.studentId,
        text: `${words} ${round}`,
        chunkSize: 12,
        delayMs: 80,
      })
      await send(page, `Tell me something long, ${round}`)
      await expect(page.locator('[data-testid="message"][data-state="streaming"]')).toContainText('word3')
    } else await field.pressSequentially(draft)
    // The page looks for versions from some seconds after its start on: coming back before that finds nobody.
    await expect(async () => {
      await comeBack(page)
      await expect(notice(page)).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: patiently(90_000) })
    expect(await isSamePage(page)).toBe(true)
    expect(await version(page)).toBe(before)
    if (!isStreaming) await field.pressSequentially('!')
    await notice(page).getByRole('button', { name: 'Update' }).click()
    await expect.poll(() => version(page).catch(() => before), { timeout: patiently(30_000) }).not.toBe(before)
    await expect(notice(page)).toHaveCount(0)
    await expect(field).toBeEditable()
    if (isStreaming) await expect(await finalReply(page)).toContainText(`${words} ${round}`)
    else {
      await expect(field).toHaveValue(`${draft}!`)
      await field.fill('')
    }
  }
  await end()
})

test('after one visit the app starts in airplane mode: messages, subjects, progress, and what is written waits [P09][S12]', async ({
  context,
}) => {
  const { product, end } = await aProduct()
  const [student] = await makeStudents(product, 1)
  await product.hook('fill-history', { studentId: student!.studentId, count: 250 })
  await enter(context, product, student!)
  const page = await openChat(context, product)
  const newest = page.locator('[data-testid="message"]').last()
  await expect(newest).toBeVisible()
  await controlled(page)
  // In the background: everything that was not opened.
  await expect
    .poll(() => keptOf(page), { timeout: patiently(60_000) })
    .toEqual({ messages: 200, progress: true, programs: true })
  const id = (await newest.getAttribute('data-message-id'))!

  await context.setOffline(true)
  await page.close()
  const cold = await context.newPage()
  await cold.goto(`${product.url}/chat`)
  await expect(cold.locator('[data-testid="message"]').last()).toHaveAttribute('data-message-id', id)
  await expect(cold.getByText("You're offline")).toBeVisible()
  await send(cold, 'Written on the underground')
  await expect(cold.locator('[data-testid="message"]').last()).toHaveAttribute('data-state', /queued|failed/)
  await cold.getByRole('link', { name: 'Learn', exact: true }).last().click()
  await expect(cold.getByTestId('program-maths')).toContainText('Active')
  await cold.goto(`${product.url}/progress`)
  await expect(cold.getByRole('heading', { level: 1, name: 'My progress' })).toBeVisible()
  await expect(cold.getByTestId('offline')).toBeVisible()
  await cold.goto(`${product.url}/chat`)
  await expect(cold.getByText('Written on the underground')).toBeVisible()

  await context.setOffline(false)
  await expect(
    cold.getByText('Written on the underground').locator('xpath=ancestor-or-self::*[@data-testid="message"]'),
  ).toHaveAttribute('data-state', 'sent', { timeout: patiently(60_000) })
  await end()
})

/** What lies in the database of the device for reading without a network. */
const keptOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        const open = indexedDB.open('lumi')
        open.onsuccess = () => {
          const objects = open.result.transaction('device').objectStore('device')
          const keys = objects.getAllKeys()
          const values = objects.getAll()
          values.onsuccess = () => {
            const at = (part: string) => keys.result.findIndex((key) => String(key).includes(part))
            resolve({
              messages: values.result[at('/chat/')]?.page.messages.length,
              progress: at('"progress"') >= 0,
              programs: at('"mine"') >= 0,
            })
            open.result.close()
          }
        }
      }),
  )

test('a second visit shows the messages before the server has answered anything [C01][P09]', async ({ context }) => {
  const { product, end } = await aProduct()
  const [student] = await makeStudents(product, 1)
  await product.hook('fill-history', { studentId: student!.studentId, count: 30 })
  await enter(context, product, student!)
  const page = await openChat(context, product)
  const newest = page.locator('[data-testid="message"]').last()
  await expect(newest).toBeVisible()
  const id = (await newest.getAttribute('data-message-id'))!
  await controlled(page)
  await expect.poll(async () => ((await keptOf(page)) as { messages?: number }).messages).toBe(30)
  const { promise: letThrough, resolve: open } = Promise.withResolvers<void>()
  await context.route(/\/(api|apphub|config\.json)/, async (route) => {
    await letThrough
    await route.continue()
  })
  await page.reload()
  await expect(newest).toHaveAttribute('data-message-id', id)
  open()
  await context.unrouteAll({ behavior: 'wait' })
  await expect(page.getByTestId('composer')).toBeEditable()
  await end()
})

test('another tab reloads by itself only when nothing is written there; gone from the server, the worker goes [S12][X09]', async ({
  context,
}) => {
  const { product, build, release, end } = await aProduct()
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  const page = await openChat(context, product)
  await controlled(page)
  const idle = await openChat(context, product)
  const writing = await openChat(context, product)
  // Each tab follows the worker some seconds after it was opened: its container lies in the page.
  for (const tab of [idle, writing]) await expect(tab.locator('body > div[data-installed-app]')).toHaveCount(1)
  for (const tab of [idle, writing]) await mark(tab)
  await writing.getByTestId('composer').fill('Not finished')
  await release()
  await comeBack(page)
  await notice(page)
    .getByRole('button', { name: 'Update' })
    .click({ timeout: patiently(30_000) })
  await expect.poll(() => version(page).catch(() => '1'), { timeout: patiently(30_000) }).toBe('2')
  await expect.poll(() => version(idle).catch(() => '1'), { timeout: patiently(30_000) }).toBe('2')
  await expect(notice(writing)).toBeVisible()
  expect([await isSamePage(writing), await version(writing)]).toEqual([true, '1'])
  await expect(writing.getByTestId('composer')).toHaveValue('Not finished')
  await notice(writing).getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => version(writing).catch(() => '1'), { timeout: patiently(30_000) }).toBe('2')
  await expect(writing.getByTestId('composer')).toHaveValue('Not finished')
  await Promise.all([idle.close(), writing.close()])

  // Gone from the server, or a page in its place: the app goes on, and nothing is said.
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  rmSync(path.join(build.folder, 'sw.js'))
  await product.kill('SIGTERM')
  await product.start()
  await openChat(context, product, page)
  await expect.poll(() => warnings.join(), { timeout: patiently(30_000) }).toContain('There is no service worker')
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect(notice(page)).toHaveCount(0)
  await end()
})

test('on a local host a worker that is a page is unregistered [S13]; a network that answers a page stores nothing [X09]', async ({
  context,
}) => {
  const { product, end } = await aProduct()
  const warnings: string[] = []
  context.on('console', (message) => warnings.push(message.text()))
  await context.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  )
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await expect
    .poll(() => warnings.join(), { timeout: patiently(30_000) })
    .toContain('is not JavaScript but "text/html"')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await end()
})
