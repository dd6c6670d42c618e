import { aConfirmedStudent, expect, expectAccessible, signIn, test } from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'
import { makeStudents } from './signed-in.ts'

/** Budget; 120 KB are 120 000 bytes here, the stricter reading. */
const maxScriptBytes = 120_000
const maxRequests = 16

for (const { path, locale, width } of [
  { path: '/', locale: 'en-US', width: 390 },
  { path: '/login', locale: 'en-US', width: 1280 },
  // The maximum: two subsets of the text font, the pencil font, the formula on the board.
  { path: '/', locale: 'ru-RU', width: 1280 },
]) {
  test.describe(`${path} in ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 800 } })

    test('costs at most 120 KB of JavaScript and 16 requests', async ({ page }) => {
      const requests: string[] = []
      let scriptBytes = 0
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      page.on('response', async (response) => {
        if (!response.url().endsWith('.js')) return
        expect(response.headers()['content-encoding']).toBe('br')
        scriptBytes += Number(response.headers()['content-length'])
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(scriptBytes).toBeGreaterThan(50_000)
      expect(scriptBytes).toBeLessThanOrEqual(maxScriptBytes)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(maxRequests)
    })

    test('has no accessibility faults', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectAccessible(page)
    })
  })
}

test('what was typed, and even sent, before the script arrived is not lost', async ({ page }) => {
  const { promise: letThrough, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/core-*.js', async (route) => {
    await letThrough
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('early@bird')
  await page.getByRole('button', { name: 'Create account' }).click()
  open()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('early@bird')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sign-up and login can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Stuck on homework? Let's work it out.")
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again.')
  })
})

test.describe('a start that fails', () => {
  // The page logs the failure, which the fixture would count as a fault.
  test.use({ watched: undefined })

  for (const [what, pattern] of [
    ['the configuration', '**/config.json'],
    ['a script', '**/assets/core-*.js'],
  ] as const) {
    test(`without ${what} the page says so and offers another try [S14]`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort())
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: "Lumi couldn't start" })).toBeVisible()
      await page.unroute(pattern)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Good to see you again.' })).toBeVisible()
    })
  }
})

test('two tabs whose session ran out renew it once [S03]', async ({ page, context, product }) => {
  await signIn(page, await aConfirmedStudent(product))
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(other.getByTestId('composer')).toBeEditable()
  // A page closed in the middle of a renewal leaves it to the next page.
  await Promise.all([page.goto('about:blank'), other.goto('about:blank')])
  await context.clearCookies({ name: '__Host-session' })
  const renewals: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/auth/refresh')) renewals.push(request.url())
  })
  await Promise.all([page.goto('/chat'), other.goto('/chat')])
  await expect(page.getByTestId('composer')).toBeEditable()
  await expect(other.getByTestId('composer')).toBeEditable()
  await Promise.all([page.waitForLoadState('networkidle'), other.waitForLoadState('networkidle')])
  expect(renewals).toHaveLength(1)
})

test('a language chosen before the script arrived is taken over [P08]', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByTestId('language').selectOption({ label: 'Русский' })
  held.resolve()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
})

test('the secrets of a mailed link leave the address bar and survive a reload [R06]', async ({ page, product }) => {
  const [student] = await makeStudents(product, 1)
  await page.goto('/restore')
  await page.getByLabel('Email').fill(student!.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  const link = await mailedLink(product, student!.email, 'prt=')
  await page.goto(link.pathname + link.search)
  await expect(page).toHaveURL(/\/passwordChange$/)
  await page.reload()
  await expect(page.getByLabel('New password')).toBeVisible()
})

test('the page asks not to be translated [B05]', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body')).toHaveAttribute('translate', 'no')
})
