import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect, finalReply, send } from './fixtures.ts'
import { inLanguages } from './matrix.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'
import { WebBuild } from './web-build.ts'

interface Released {
  product: Product
  build: WebBuild
  /** Starts the product with the next version of its web app. */
  release: () => Promise<void>
}

/** A product whose web app can be replaced by its next version; one for each worker, because a start takes seconds. */
const test = base.extend<{ context: BrowserContext }, { released: Released }>({
  released: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const build = new WebBuild()
      const product = new Product({ WEB_DIST: build.folder })
      await product.start()
      const release = async () => {
        build.next()
        await product.kill('SIGTERM')
        await product.start()
      }
      await use({ product, build, release })
      await product.close()
      build.remove()
    },
    { scope: 'worker', timeout: patiently(90_000) },
  ],
  context: async ({ context }, use) => {
    // Time goes on as ever, and can be moved to what the page does some seconds later.
    await context.clock.install()
    await use(context)
  },
})
test.use({ serviceWorkers: 'allow', watched: undefined, baseURL: undefined })
test.describe.configure({ timeout: patiently(120_000) })

/** The page starts its worker 6 s after itself. */
const later = (context: BrowserContext) => context.clock.fastForward(6500)

const words = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')

async function openChat(context: BrowserContext, product: Product, page?: Page) {
  const opened = page ?? (await context.newPage())
  await opened.goto(`${product.url}/chat`)
  await expect(opened.getByTestId('composer')).toBeEditable()
  return opened
}

/** The first worker controls the page once it has stored the app. */
async function controlled(page: Page) {
  await later(page.context())
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: patiently(60_000) })
}

/** Looks for a newer version now instead of at the next half minute: as coming back to the app does. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? '1')

const notice = (page: Page) => page.getByTestId('new-version')

/** Marks the document: a reload removes it. */
const mark = (page: Page) => page.evaluate(() => document.body.toggleAttribute('data-same-page', true))
const isSamePage = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-same-page'))

test('a new version waits while a student types or is answered, and takes over without a letter lost [S12][B14]', async ({
  context,
  released: { product, release },
}) => {
  if (process.env.LUMI_LONG) test.setTimeout(patiently(1_200_000))
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
      await later(context)
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
})

test('after one visit the app starts in airplane mode: messages, subjects, progress, and what is written waits [P09][S12]', async ({
  context,
  released: { product },
}) => {
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

for (const language of inLanguages('ru'))
  test(`an app that is kept on the device opens with its field and last messages before its scripts run, and no formula is seen as its source (${language}) [P09]`, async ({
    context,
    released: { product },
  }) => {
    const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
    await product.hook('fill-history', { studentId: student!.studentId, count: 30 })
    await enter(context, product, student!)
    const page = await openChat(context, product)
    await expect(page.locator('[data-testid="message"] .katex').last()).toBeVisible()
    await controlled(page)
    await context.setOffline(true)
    await page.goto(`${product.url}/settings`)
    await page.addInitScript(() => {
      const seen = { field: null as string | null, still: false, sources: 0 }
      Object.assign(globalThis, { seen })
      document.addEventListener('readystatechange', () => {
        // Scripts that are not in the page itself run later.
        if (document.readyState !== 'interactive') return
        seen.field = document.querySelector('#composer')?.getAttribute('placeholder') ?? null
      })
      new MutationObserver(() => {
        const isCovered = document.querySelector('[data-still] .katex') !== null
        seen.still ||= isCovered
        if (!isCovered && document.querySelector('[data-formula="waiting"]')) seen.sources++
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-formula'] })
    })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`${product.url}/chat`)
    const drawn = page.locator('[data-testid="message"] [data-formula="drawn"]')
    await expect(drawn.last()).toBeVisible()
    await expect(page.locator('[data-still]')).toHaveCount(0)
    await expect(drawn.last()).toBeVisible()
    expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({
      field: await page.getByTestId('composer').getAttribute('placeholder'),
      still: true,
      sources: 0,
    })
  })

test('a second visit shows the messages before any answer; a logout wipes what was stored [C01][P09][S02]', async ({
  context,
  released: { product },
}) => {
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

  const cacheNames = () => page.evaluate(() => caches.keys())
  await later(context)
  await expect.poll(cacheNames).toContain('lumi-used-later')
  // Marks, because the page of the login stores what it uses itself.
  const marked = () => page.evaluate(async () => (await caches.match('/assets/mark')) !== undefined)
  await page.evaluate(async () => (await caches.open('lumi-used-later')).put('/assets/mark', new Response('')))
  expect(await marked()).toBe(true)
  await page.goto(`${product.url}/settings`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(marked).toBe(false)
  expect(await cacheNames()).toContainEqual(expect.stringContaining('precache'))
})

test('another tab reloads by itself only when nothing is written there; gone from the server, the worker goes [S12][X09]', async ({
  context,
  released: { product, release },
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  const page = await openChat(context, product)
  await controlled(page)
  const idle = await openChat(context, product)
  const writing = await openChat(context, product)
  const before = await version(writing)
  // Each tab follows the worker some seconds after it was opened: its container lies in the page.
  await later(context)
  for (const tab of [idle, writing]) await expect(tab.locator('body > div[data-installed-app]')).toHaveCount(1)
  for (const tab of [idle, writing]) await mark(tab)
  await writing.getByTestId('composer').fill('Not finished')
  await release()
  await comeBack(page)
  await notice(page)
    .getByRole('button', { name: 'Update' })
    .click({ timeout: patiently(30_000) })
  for (const tab of [page, idle])
    await expect.poll(() => version(tab).catch(() => before), { timeout: patiently(30_000) }).not.toBe(before)
  await expect(notice(writing)).toBeVisible()
  expect([await isSamePage(writing), await version(writing)]).toEqual([true, before])
  await expect(writing.getByTestId('composer')).toHaveValue('Not finished')
  await notice(writing).getByRole('button', { name: 'Update' }).click()
  await expect.poll(() => version(writing).catch(() => before), { timeout: patiently(30_000) }).not.toBe(before)
  await expect(writing.getByTestId('composer')).toHaveValue('Not finished')
  await Promise.all([idle.close(), writing.close()])

  // Gone from the server, or a page in its place: the app goes on, and nothing is said.
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await context.route('**/sw.js', (route) => route.fulfill({ status: 404 }))
  await openChat(context, product, page)
  await later(context)
  await expect.poll(() => warnings.join(), { timeout: patiently(30_000) }).toContain('There is no service worker')
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect(notice(page)).toHaveCount(0)
})

test('on a local host a worker that is a page is unregistered [S13]; a network that answers everything with a page is no network [X09][S14]', async ({
  context,
  released: { product },
}) => {
  const warnings: string[] = []
  context.on('console', (message) => warnings.push(message.text()))
  await context.route('**/sw.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  )
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await later(context)
  await expect
    .poll(() => warnings.join(), { timeout: patiently(30_000) })
    .toContain('is not JavaScript but "text/html"')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // The network of a hotel wants its own sign-in first: every answer is its page.
  await context.route(/config\.json|\/api\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  )
  await page.reload()
  await page.getByLabel('Email').fill('student@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Sunrise-7-maple')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('notification')).toContainText('check your internet connection')
  await expect(page.getByLabel('Email')).toHaveValue('student@example.com')

  // Here for the first time: nothing is kept to start from.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { name: "Lumi couldn't start" })).toBeVisible()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})
