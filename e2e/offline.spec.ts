import type { Page } from '@playwright/test'
import { expect, expectAccessible, loseSession, test } from './fixtures.ts'
import { inWords } from './matrix.ts'
import type { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

async function aLearner(page: Page, product: Product, languageId = 1) {
  const [student] = await makeStudents(product, 1, { languageId })
  await enter(page.context(), product, student!)
}

const words = {
  en: {
    learn: 'Learn',
    chat: 'Chat',
    me: 'Me',
    chatOffline: "You're offline",
    offline: "You're offline",
    unreachable: 'No connection to Lumi',
    unseen: 'This page has not been opened here before',
    stays: 'What is on this page stays',
    progress: 'My progress',
    maths: /Math/,
  },
  ru: {
    learn: 'Учёба',
    chat: 'Чат',
    me: 'Я',
    chatOffline: 'Нет сети',
    offline: 'Нет сети',
    unreachable: /Нет связи с\sЛуми/,
    unseen: 'Здесь эта страница ещё не открывалась',
    stays: 'Всё на этой странице сохранится',
    progress: 'Мой прогресс',
    maths: /Математика/,
  },
} as const

for (const [language, text] of inWords(words, 'en'))
  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test(`without a network what was seen stays readable, and every page recovers by itself (${language})`, async ({
      page,
      context,
      product,
    }) => {
      await aLearner(page, product, language === 'ru' ? 2 : 1)
      const strip = page.getByTestId('offline')
      const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
      const tab = (name: string) => page.getByRole('link', { name, exact: true }).last()
      await page.goto('/chat')
      await tab(text.learn).click()
      const maths = page.getByTestId('program-maths')
      await expect(maths).toContainText(text.maths)
      await page.getByRole('link', { name: text.progress }).click()
      await expect(title(text.progress)).toBeVisible()
      await expect(page.getByRole('button').first()).toBeVisible()
      await expect(strip).toHaveCount(0)

      await context.setOffline(true)
      await expect(strip).toContainText(text.offline)
      await expectAccessible(page)
      await page.goBack()
      await expect(maths).toContainText(text.maths)
      await expect(strip).toContainText(text.offline)
      await tab(text.chat).click()
      await expect(page.getByText(text.chatOffline)).toBeVisible()
      await expect(page.getByTestId('composer')).toBeEditable()

      // Never opened on this device: the frame stays, and the page loads once the network is back.
      await tab(text.me).click()
      await expect(page.getByText(text.unseen)).toBeVisible()
      await tab(text.learn).click()
      await expect(maths).toContainText(text.maths)
      await tab(text.me).click()
      await expect(page.getByText(text.unseen)).toBeVisible()
      await context.setOffline(false)
      await expect(title(text.me)).toBeVisible()
      await expect(strip).toHaveCount(0)
    })

    for (const path of ['/', '/login', '/restore', '/legal', '/guardian'])
      test(`${path} tells a guest that the network is gone, and keeps what was typed (${language})`, async ({
        page,
        context,
      }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const field = page.locator('input[type="email"]')
        const hasField = (await field.count()) > 0
        if (hasField) await field.fill('student@example.com')
        const strip = page.getByTestId('offline')
        await expect(strip).toHaveCount(0)

        await context.setOffline(true)
        await expect(strip).toContainText(text.stays)
        await expect(page.getByRole('status').filter({ hasText: text.offline })).toHaveCount(1)
        await expectAccessible(page)
        // Visible at any scroll position.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(strip).toBeInViewport()
        if (hasField) await expect(field).toHaveValue('student@example.com')

        await context.setOffline(false)
        await expect(strip).toHaveCount(0)
      })
  })

test('documents that could not be loaded open by themselves', async ({ page, context }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  const asked = page.waitForRequest('**/getAvailableAgreements')
  await page.route('**/agreement/**', (route) => route.abort())
  await page.goto('/legal')
  await asked
  await expect(page.getByRole('alert')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByTestId('offline')).toBeVisible()
  await page.unroute('**/agreement/**')
  await context.setOffline(false)
  await expect(page.getByRole('article')).toBeVisible()
})

test('the way back of a sign-in service goes on by itself', async ({ page, context }) => {
  await page.route('**/loginWithSocial', (route) => route.abort())
  await page.goto('/complete-signup?q=a-ticket-that-was-never-given')
  await expect(page.getByText("That didn't work")).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByTestId('offline')).toBeVisible()
  await page.unroute('**/loginWithSocial')
  await context.setOffline(false)
  // The server could be asked, and does not know the ticket.
  await expect(page.getByText('This sign-in is over')).toBeVisible()
})

test('with a server out of reach a reload shows what was seen, and the answer when it is back', async ({
  page,
  product,
}) => {
  await aLearner(page, product)
  await page.goto('/education-center')
  const maths = page.getByTestId('program-maths')
  await expect(maths).toContainText('Active')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/education-center')
  await expect(maths).toContainText('Active')
  const strip = page.getByTestId('offline')
  await expect(strip).toContainText('No connection to Lumi')
  // Never opened here: nothing to show yet, and no button is needed later.
  await page.getByRole('link', { name: 'My progress' }).click()
  await expect(strip).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByRole('button', { name: /warm-up/i }).first()).toBeVisible({ timeout: 45_000 })
  await expect(strip).toHaveCount(0)

  // Seen data belongs to one student and is deleted with the session.
  const seen = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('lumi')
          open.onsuccess = () => {
            const all = open.result.transaction('device').objectStore('device').getAllKeys()
            all.onsuccess = () => resolve(all.result.filter((key) => String(key).startsWith('seen/')).length)
          }
        }),
    )
  expect(await seen()).toBeGreaterThan(0)
  const { pathname } = new URL(page.url())
  await loseSession(page.context())
  await page.goto(pathname)
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(seen).toBe(0)
})
