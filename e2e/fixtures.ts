import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { mailedLink } from './mailed-link.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'

/** The password of every test student; it passes the four visible rules. */
export const password = 'Sunrise-7-maple'

let students = 0
export const freshEmail = () => `student-${process.pid}-${Date.now()}-${students++}@example.com`

/**
 * `product`: one running product per worker. `watched`: the test fails on a console error, an uncaught exception, a
 * policy violation or a request to another origin.
 */
export const test = base.extend<{ watched: undefined }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const product = new Product()
      await product.start()
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: patiently(90_000) },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  watched: [
    async ({ context, product, trace }, use) => {
      const problems: string[] = []
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        // The browser logs every refused or lost request; only the page's own reaction matters.
        if (/Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED/.test(message.text())) return
        // The letter on the outbox page is sandboxed, which blocks this fixture's init script.
        if (/^Blocked script execution in '[^']*\/outbox\/mail/.test(message.text())) return
        // An expected refusal shown by an error boundary; it is logged here too.
        if (message.text().startsWith('AppError')) return
        // The recorder of a traced try reads the page's blobs; the app does not, as every other try shows.
        if (trace !== 'off' && /blob:|connect-src blob$/.test(message.text())) return
        // A page's script that could not be fetched: the page shows that and waits.
        if (/^TypeError: Out of reach: /.test(message.text())) return
        problems.push(message.text())
      })
      context.on('request', (request) => {
        const url = request.url()
        const isExpected = [product.url, ...product.leadsTo].some((origin) => url.startsWith(origin))
        if (!isExpected && !/^(blob|data|ws):/.test(url)) problems.push(`request to another origin: ${url}`)
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** WCAG 2.2 A and AA; nothing serious or critical. */
export async function expectAccessible(page: Page) {
  // Animated elements reach their final colors at the end of the animation; endless ones have them all the time.
  await page.evaluate(() => {
    // An animation that the browser has suspended never ends.
    const longEnough = new Promise((resolve) => setTimeout(resolve, 3000))
    const ended = Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    )
    return Promise.race([ended, longEnough]).then(() => undefined)
  })
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // In the page itself: the other way opens one more page for each check, for frames of other origins, which none has.
    .setLegacyMode()
    .analyze()
  const serious = violations.filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
  expect(serious.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`)).toEqual(
    [],
  )
}

/** A confirmed adult student, created by the calls that the screens make. */
export async function aConfirmedStudent(product: Product): Promise<{ email: string; password: string }> {
  const email = freshEmail()
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${product.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  const agreements = (await (await fetch(`${product.url}/api/v1/agreement/getAvailableAgreements`)).json()) as {
    agreementId: string
    version: string
  }[]
  await post('registration/registerWithEmail', {
    email,
    password,
    acceptedAgreements: agreements.map(({ agreementId, version }) => ({ agreementId, version })),
  })
  const link = await confirmationLink(product, email)
  await post('registration/confirmEmailRegistration', {
    confirmationId: link.searchParams.get('ci'),
    secret: link.searchParams.get('ecs'),
  })
  await product.hook('set-birth-date', { email, birthDate: '1990-01-01' })
  return { email, password }
}

export const confirmationLink = (product: Product, email: string) =>
  mailedLink(product, email, 'registrationConfirmation')

export async function signIn(page: Page, student: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/chat/)
  await expect(page.getByTestId('composer')).toBeEditable()
}

/**
 * The session of this browser is gone. Every page is left first: an answer that is still on its way could bring new
 * cookies.
 */
export async function loseSession(context: BrowserContext) {
  await Promise.all(context.pages().map((page) => page.goto('about:blank')))
  await context.clearCookies()
}

export async function send(page: Page, text: string) {
  await page.getByTestId('composer').fill(text)
  await page.getByTestId('send').click()
}

/** The newest message of the tutor, once it is final. */
export async function finalReply(page: Page, state = 'done') {
  const reply = page.locator('[data-testid="message"][data-author="tutor"]').last()
  await expect(reply).toHaveAttribute('data-state', state, { timeout: patiently(30_000) })
  return reply
}

/** Sends, and waits for the reply to this message: the newest reply may still be the previous one. */
export async function say(page: Page, text: string) {
  const last = page.locator('[data-testid="message"][data-author="tutor"]').last()
  const idOfLast = async () => ((await last.count()) === 0 ? null : last.getAttribute('data-message-id'))
  const before = await idOfLast()
  await send(page, text)
  await expect.poll(idOfLast, { timeout: patiently(30_000) }).not.toBe(before)
  return finalReply(page)
}
