import { generateKeyPairSync } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { type SignInProvider, startSignInProvider } from '../apps/server/src/testing/sign-in-provider.ts'
import { createSocialBrowser } from '../apps/server/src/testing/social-browser.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/social.ts'
import { aConfirmedStudent, test as base, expect, expectAccessible, freshEmail } from './fixtures.ts'
import { inLanguages } from './matrix.ts'
import { Product } from './product.ts'

const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const test = base.extend<object, { school: SignInProvider; apple: SignInProvider }>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const provider = await startSignInProvider()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  apple: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const provider = await startSignInProvider({
        signedSecret: { publicKey: appleKeys.publicKey, teamId: 'TEAM', keyId: 'KEY' },
      })
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ school, apple }, use) => {
      const product = new Product({
        SIGN_IN_OIDC_SCHOOL_ISSUER: school.url,
        SIGN_IN_OIDC_SCHOOL_CLIENT_ID: school.clientId,
        SIGN_IN_OIDC_SCHOOL_CLIENT_SECRET: school.clientSecret,
        SIGN_IN_OIDC_SCHOOL_NAME: 'School <5>',
        SIGN_IN_APPLE_ISSUER: apple.url,
        SIGN_IN_APPLE_CLIENT_ID: apple.clientId,
        SIGN_IN_APPLE_TEAM_ID: 'TEAM',
        SIGN_IN_APPLE_KEY_ID: 'KEY',
        SIGN_IN_APPLE_PRIVATE_KEY: appleKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        LIMIT_SIGN_UP_DEVICE: '1000',
        LIMIT_SIGN_UP_ADDRESS: '1000',
      })
      await product.start()
      product.leadsTo.push(school.url, apple.url)
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

let people = 0
/** A new person with an account at both providers. */
function aPerson(providers: SignInProvider[], wanted: { email?: string | null; isEmailVerified?: boolean } = {}) {
  const name = `Person ${process.pid} ${++people}`
  const person = { name, email: freshEmail(), isEmailVerified: true, ...wanted }
  for (const provider of providers) provider.people.set(name.replaceAll(' ', '-'), person)
  return { name, email: person.email ?? '' }
}

const words = {
  en: {
    button: 'Continue with School <5>',
    create: 'Create account',
    code: 'Code from the letter',
    confirm: 'Confirm',
  },
  ru: { button: 'Продолжить с School <5>', create: 'Создать аккаунт', code: 'Код из письма', confirm: 'Подтвердить' },
} as const

async function comeAs(page: Page, name: string, button: string = words.en.button) {
  await page.getByRole('link', { name: button }).click()
  await page.getByRole('button', { name }).click()
}

async function signUpAs(page: Page, name: string) {
  await page.goto('/')
  await comeAs(page, name)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/chat/)
}

async function letterTo(product: Product, email: string) {
  await expect.poll(async () => (await product.outbox(email)).length).toBeGreaterThan(0)
  const [mail] = await product.outbox(email)
  return {
    link: new URL(/https?:\/\/\S+\/complete-signup\S+/.exec(mail!.text)![0]),
    code: /(?<!\d)\d{6}(?!\d)/.exec(mail!.text)![0],
  }
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

for (const language of inLanguages('ru')) {
  const text = words[language]
  test.describe(`in ${language} at 390 px`, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test('a newcomer signs up with another service, and signs in with it later [P07][R03]', async ({
      page,
      browser,
      school,
      product,
    }) => {
      const { name, email } = aPerson([school])
      await page.goto('/?utm_source=poster')
      await comeAs(page, name, text.button)
      await expect(page.getByText(email)).toBeVisible()
      // The ticket leaves the address at once; the query to carry on stays.
      await expect(page).toHaveURL(/\/complete-signup\?utm_source=poster$/)
      await expectAccessible(page)
      await page.getByRole('button', { name: text.create }).click()
      await expect(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
      await page.reload()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: text.create }).click()
      await expect(page).toHaveURL(/\/chat\?utm_source=poster/)
      expect(await cookieNames(page.context())).toContain('__Host-session')

      const later = await browser.newContext({
        baseURL: product.url,
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
        viewport: { width: 390, height: 844 },
      })
      const again = await later.newPage()
      await again.goto('/login?history=/settings')
      await comeAs(again, name, text.button)
      await expect(again).toHaveURL(/\/settings(\?|$)/)
      await later.close()
    })

    test('an address that the service has not confirmed: its letter is answered with the code', async ({
      page,
      product,
      school,
    }) => {
      const { name, email } = aPerson([school], { isEmailVerified: false })
      await page.goto('/')
      await comeAs(page, name, text.button)
      await expect(page.locator('input[type=email]')).toHaveValue(email)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: text.create }).click()
      const code = page.getByLabel(text.code)
      await expect(code).toBeVisible()
      await expectAccessible(page)
      // The phone may unload the page meanwhile.
      await page.reload()
      await code.fill((await letterTo(product, email)).code)
      await page.getByRole('button', { name: text.confirm, exact: true }).click()
      await expect(page).toHaveURL(/\/chat/)
    })
  })
}

test('no address, and the typed one has an account: the mailed link connects them, in this browser only', async ({
  page,
  browser,
  product,
  school,
}) => {
  const student = await aConfirmedStudent(product)
  const { name } = aPerson([school], { email: null })
  await page.goto('/login')
  await comeAs(page, name)
  await page.getByLabel('Email').fill(student.email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(student.email)).toBeVisible()
  const { link } = await letterTo(product, student.email)

  const elsewhere = await browser.newContext({ baseURL: product.url })
  const foreign = await elsewhere.newPage()
  await foreign.goto(link.pathname + link.search)
  await expect(foreign.getByRole('heading', { name: 'Go back to where you began' })).toBeVisible()
  await elsewhere.close()

  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: 'Yes, it is me' }).click()
  await expect(page).toHaveURL(/\/chat/)
})

test('a confirmed address with an account: its password connects them', async ({ page, product, school }) => {
  const student = await aConfirmedStudent(product)
  const { name } = aPerson([school], { email: student.email })
  await page.goto('/login')
  await comeAs(page, name)
  await expect(page.getByRole('heading', { name: 'You are already here' })).toBeVisible()
  await expectAccessible(page)
  const password = page.getByLabel('Password of your Lumi account')
  await password.fill('Wrong-pass-1')
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await expect(page.getByText('This is not the password of this account. Check for Caps Lock.')).toBeVisible()
  await password.fill(student.password)
  await page.getByRole('button', { name: 'Connect and log in' }).click()
  await expect(page).toHaveURL(/\/chat/)
})

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('a confirmed address with an account: its password connects them, or the mailed link does', async ({
    page,
    product,
    school,
  }) => {
    const student = await aConfirmedStudent(product)
    const { name } = aPerson([school], { email: student.email })
    await page.goto('/login')
    await comeAs(page, name, words.ru.button)
    await expect(page.getByRole('heading', { name: ru.link.title })).toBeVisible()
    const typed = page.getByLabel(ru.link.password)
    await typed.fill('Wrong-pass-1')
    await page.getByRole('button', { name: ru.link.submit }).click()
    await expect(page.getByText(ru.link.mismatch)).toBeVisible()
    await page.getByRole('button', { name: ru.link.letterInstead }).click()
    await expect(page.getByLabel(ru.sent.code)).toBeVisible()
    const { link } = await letterTo(product, student.email)
    await page.goto(link.pathname + link.search)
    await page.getByRole('button', { name: ru.confirm.submit }).click()
    await expect(page).toHaveURL(/\/chat/)
  })

  test('whoever stops at the service comes back to a kind page and a way on', async ({ page }) => {
    await page.goto('/login')
    await comeAs(page, 'Отмена', words.ru.button)
    await expect(page.getByRole('heading', { name: ru.problem.refused.title })).toBeVisible()
    await page.getByRole('link', { name: ru.problem.toLogin }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})

test('Apple’s way back, a form of another site, signs in [SR13]', async ({ page, apple }) => {
  const { name, email } = aPerson([apple])
  await page.goto('/')
  await comeAs(page, name, 'Continue with Apple')
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/chat/)
})

test('whoever stops at the service comes back to a kind page and a way on', async ({ page }) => {
  await page.goto('/login?history=/settings')
  await comeAs(page, 'Cancel')
  await expect(page.getByRole('heading', { name: 'You stopped halfway' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await expect(page).toHaveURL(/\/login\?history=/)
})

test('a service that does not answer: a kind page, and later it works', async ({ page, school }) => {
  const { name } = aPerson([school])
  await page.goto('/')
  school.down = 'token'
  await comeAs(page, name)
  await expect(page.getByRole('heading', { name: 'The sign-in service is resting' })).toBeVisible()
  await expectAccessible(page)
  school.down = undefined
  await page.getByRole('link', { name: 'Create an account' }).click()
  await comeAs(page, name)
  await expect(page.getByRole('checkbox')).toBeVisible()
})

test('the way back of somebody else signs nobody in (login CSRF) [SR13]', async ({ page, school, product }) => {
  const { name } = aPerson([school])
  const attacker = createSocialBrowser(product.url)
  const start = await attacker.request('/api/v1/auth/social/school/start')
  const { url } = await attacker.goThere(start.headers.get('location')!, name.replaceAll(' ', '-'))
  await page.goto('/')
  await page.goto(url.href)
  await expect(page.getByRole('heading', { name: 'That took a little too long' })).toBeVisible()
  expect(await cookieNames(page.context())).not.toContain('__Host-session')
})

test('a ticket that was used, or waited too long, opens nothing', async ({ page, product, school }) => {
  const { name } = aPerson([school])
  const tickets: string[] = []
  page.on('request', (request) => {
    const ticket = new URL(request.url()).searchParams.get('q')
    if (ticket) tickets.push(ticket)
  })
  await signUpAs(page, name)
  await page.context().clearCookies({ name: /session|refresh/ })
  await page.evaluate(() => localStorage.clear())
  await page.goto(`/complete-signup?q=${tickets[0]}`)
  await expect(page.getByRole('heading', { name: 'This sign-in is over' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to log in' }).click()
  await page.route(/getRuntimeConfig|config\.json/, async (route) => {
    if (new URL(page.url()).pathname === '/complete-signup') await product.hook('advance-clock', { ms: 16 * 60_000 })
    await route.continue()
  })
  await comeAs(page, name)
  await expect(page.getByRole('heading', { name: 'This sign-in is over' })).toBeVisible()
})

test('ways to sign in are added and removed on the account page', async ({ page, product, school }) => {
  const { name, email } = aPerson([school])
  const student = await aConfirmedStudent(product)
  await page.goto('/login?history=/settings/account')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Add School <5>' }).click()
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/\/settings\/account$/)
  await expect(page.getByTestId('notification')).toContainText('Added')
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove School <5>' }).click()
  await expect(page.getByRole('button', { name: 'Add School <5>' })).toBeVisible()
})

test.describe('the buttons', () => {
  for (const path of ['/', '/login'])
    test(`stand in ${path} from its first byte and move nothing`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as unknown as { value: number }
            Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + value })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('link', { name: 'Continue with Apple' })).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02)
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(16)
      await expectAccessible(page)
    })

  test('take along the page that was asked for, also before the app has come [B04]', async ({ page }) => {
    // Never answered.
    await page.route('**/assets/*.js', () => {})
    await page.goto('/login?history=/settings', { waitUntil: 'commit' })
    const start = page.waitForRequest('**/api/v1/auth/social/*/start*')
    await page.getByRole('link', { name: words.en.button }).click()
    expect(new URL((await start).url()).searchParams.get('history')).toBe('/settings')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('lead to the service too, and what a name holds is text', async ({ page, school }) => {
      await page.goto('/')
      await page.getByRole('link', { name: words.en.button }).click()
      await expect(page).toHaveURL(new RegExp(`^${school.url}/interaction/`))
    })
  })
})
