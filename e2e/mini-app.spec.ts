// Telegram and VK are played from their documentation: core.telegram.org/bots/webapps, dev.vk.com/mini-apps.
import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { shellOptions } from '../scripts/browser.ts'
import { test as base, expect, expectAccessible } from './fixtures.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

const botToken = '7000000001:AAE-test-bot-token-of-lumi_0123456789'
const vkApp = { id: '6736218', key: 'wvl68m4dR1UpLrVRli' }

const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const product = new Product({
        SIGN_IN_TELEGRAM_BOT_TOKEN: botToken,
        SIGN_IN_VK_MINI_APP_ID: vkApp.id,
        SIGN_IN_VK_MINI_APP_KEY: vkApp.key,
      })
      await product.start()
      product.leadsTo.push('https://vk.com')
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

// The played websites seem to be on the internet, and the product is on this machine: a browser would ask first.
test.use({
  launchOptions: { ...shellOptions, args: [...shellOptions.args, '--disable-features=LocalNetworkAccessChecks'] },
})

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function telegramFragment(token: string, at: Date) {
  const fields = { auth_date: String(Math.floor(at.getTime() / 1000)), user: JSON.stringify({ id: 4200 }) }
  const checked = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n')
  const hash = hmac(hmac('WebAppData', token), checked).toString('hex')
  return new URLSearchParams({
    tgWebAppData: String(new URLSearchParams({ ...fields, hash })),
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'ios',
    tgWebAppThemeParams: JSON.stringify({ bg_color: '#17212b' }),
  })
}

function vkQuery(at: Date) {
  const fields = {
    vk_app_id: vkApp.id,
    vk_platform: 'desktop_web',
    vk_ts: String(Math.floor(at.getTime() / 1000)),
    vk_user_id: '494075',
  }
  const sign = hmac(vkApp.key, String(new URLSearchParams(fields))).toString('base64url')
  return new URLSearchParams({ ...fields, sign })
}

const now = async (product: Product) =>
  new Date(((await product.hook('advance-clock', { ms: 0 })) as { now: string }).now)

/** The app of Telegram: it notes what the page asks for. */
const aroundIt = () => {
  const told: [string, unknown][] = []
  Object.assign(window, {
    told,
    TelegramWebviewProxy: { postEvent: (type: string, data: string) => told.push([type, JSON.parse(data)]) },
  })
}
const told = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { told: [string, unknown][] }).told
        .filter(([each]) => each === wanted)
        .map(([, data]) => data),
    type,
  )

test.describe('in the app of Telegram', () => {
  test.use({ serviceWorkers: 'allow' })

  test('forged data open the usual page, signed ones a sign-up; a student learns there as at home [S14][B12]', async ({
    page,
    product,
  }) => {
    await page.addInitScript(aroundIt)
    await page.goto(`/telegram#${telegramFragment('7000000002:forged', await now(product))}`)
    await expect(page.getByText('The sign-in service gave an answer we could not check')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    await page.goto('about:blank')
    await page.goto(`/telegram#${telegramFragment(botToken, await now(product))}`)
    await expect(page.getByText('You come with Telegram')).toBeVisible()
    await expect(page).toHaveURL(/\/complete-signup$/)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)

    const [student] = await makeStudents(product, 1)
    await enter(page.context(), product, student!)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Me' })).toBeFocused()
    // Known as a mini-app after a reload as well.
    expect(await told(page, 'web_app_set_header_color')).toContainEqual({ color: '#17212b' })
    expect(await told(page, 'web_app_setup_back_button')).not.toContainEqual({ is_visible: true })
    await page.getByRole('link', { name: 'Invite friends' }).click()
    await expect.poll(() => told(page, 'web_app_setup_back_button')).toContainEqual({ is_visible: true })
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => told(page, 'web_app_open_tg_link')).toHaveLength(1)
    await expectAccessible(page)
    await page.evaluate(() =>
      (
        window as unknown as { Telegram: { WebView: { receiveEvent(type: string): void } } }
      ).Telegram.WebView.receiveEvent('back_button_pressed'),
    )
    await expect(page).toHaveURL(/\/settings$/)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await expect(page.locator('[data-installed-app]')).toHaveCount(0)
  })
})

test('the payment page opens outside the messenger, again if it was lost, and the app notices the payment [S14][R12]', async ({
  page,
  product,
  browser,
}) => {
  await page.addInitScript(aroundIt)
  await page.goto(`/telegram#${telegramFragment(botToken, await now(product))}`)
  await expect(page.getByText('You come with Telegram')).toBeVisible()
  const [student] = await makeStudents(product, 1)
  await enter(page.context(), product, student!)
  await page.goto('/settings/subscription?tab=all-plans')
  await page.locator('[data-tariff=plus] button').click()
  for (const box of await page.locator('dialog input[type=checkbox]').all()) await box.check()
  await page.locator('dialog button[type=submit]').click()
  const payment = page.getByTestId('payment')
  await expect(payment).toHaveAttribute('data-status', 'WaitingPayment')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open the payment page again' }).click()
  const opened = (await told(page, 'web_app_open_link')) as { url: string }[]
  expect(opened).toHaveLength(2)
  expect(opened[0]).toEqual(opened[1])

  // In the browser, where nobody is signed in.
  const outside = await browser.newPage()
  await outside.goto(opened[0]!.url)
  await outside.locator('input[value="4242"]').check()
  await outside.locator('button').click()
  await expect(payment).toHaveAttribute('data-status', 'Succeeded')
  await outside.close()
})

test('on the website of VK: in its frame with cookies of the frame, in the frame of nobody else [S14][S01]', async ({
  page,
  product,
  browser,
}) => {
  const query = vkQuery(await now(product))
  const site = (on: Page, origin: string) =>
    on.route(`${origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>
          addEventListener('message', ({ data, source, origin }) => {
            document.title += ' ' + data.handler
            if (data.handler === 'VKWebAppInit')
              source.postMessage({ type: 'VKWebAppUpdateConfig', data: { appearance: 'dark' } }, origin)
          })
        </script><iframe src="${product.url}/vk?${query}#ref=SASHA7" width="390" height="800"></iframe>`,
      }),
    )
  await site(page, 'https://vk.com')
  await page.goto('https://vk.com/app6736218')
  const app = page.frameLocator('iframe')
  // A ticket is worth something only with the cookie of its browser: here that of the frame.
  await expect(app.getByText('You come with VK ID')).toBeVisible()
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveTitle(/VKWebAppInit VKWebAppResizeWindow/)
  const cookies = await page.context().cookies(product.url)
  expect(cookies.filter(({ partitionKey }) => partitionKey === undefined)).toEqual([])
  expect(cookies.map(({ name }) => name)).toContain('__Host-frame')

  // Apart from the watched pages: the browser reports the refusal.
  const elsewhere = await browser.newPage()
  await site(elsewhere, 'https://evil.example')
  await elsewhere.goto('https://evil.example/')
  await expect.poll(() => elsewhere.frames()[1]?.url()).toMatch(/^chrome-error:/)
  await elsewhere.close()
})
