import { expect, expectAccessible, say, send, test } from './fixtures.ts'
import { inWords } from './matrix.ts'
import { patiently } from './patience.ts'
import { enter, makeStudents } from './signed-in.ts'

test.use({ serviceWorkers: 'allow' })

const words = {
  en: {
    lang: 1,
    me: 'Me',
    chat: 'Chat',
    mark: 'Answered offline',
    note: 'Lumi answers from this device',
    waits: /waiting/,
    ready: 'On this device',
  },
  ru: {
    lang: 2,
    me: 'Я',
    chat: 'Чат',
    mark: 'Ответ без сети',
    note: 'Луми отвечает прямо на устройстве',
    waits: /ждёт/,
    ready: 'На этом устройстве',
  },
} as const

for (const [language, text] of inWords(words, 'ru'))
  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test(`an equation is solved with hints in airplane mode, and is on a second device afterwards (${language}) [P09]`, async ({
      page,
      context,
      browser,
      product,
    }) => {
      test.setTimeout(patiently(60_000))
      const [student] = await makeStudents(product, 1, { languageId: text.lang })
      await enter(context, product, student!)
      await page.goto('/chat')
      await expect(page.getByTestId('composer')).toBeEditable()
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
        timeout: patiently(60_000),
      })
      // Nothing of the tutor is loaded before the student asks for it.
      const asked: string[] = []
      context.on('request', (request) => {
        if (request.url().includes('/assets/tutor-')) asked.push(request.url())
      })
      await page.goto('/settings')
      const pack = page.getByTestId('pack-maths')
      const row = page.locator('li').filter({ has: pack })
      await expect(row).toContainText(/\d\s(?:MB|МБ)/)
      expect(asked).toEqual([])
      await row.click()
      await expect(pack).toHaveAttribute('data-state', 'ready', { timeout: patiently(60_000) })
      await expect(row).toContainText(text.ready)
      await expectAccessible(page)

      const based = page.waitForResponse((response) => response.url().includes('getOfflineBase'))
      await page.goto('/chat')
      await say(page, '2x + 3 = 11')
      await based
      await page.waitForLoadState('networkidle')

      await context.setOffline(true)
      await expect(page.getByText(text.note)).toBeVisible()
      const marks = page.getByTestId('answered-offline')
      const replies = page.locator('[data-testid="message"][data-author="tutor"]')
      await page.locator('[data-rung="nudge"]').click()
      await expect(marks).toHaveCount(1)
      await expect(marks.last()).toHaveText(text.mark)
      await send(page, 'x = 5')
      await expect(marks).toHaveCount(2)
      await send(page, 'x = 4')
      await expect(marks).toHaveCount(3)
      await expect(page.getByText(text.waits).last()).toBeVisible()
      const said = await replies.last().innerText()
      await expectAccessible(page)
      // The app is closed and opened again, still without a network; so is the chat.
      await page.reload()
      await expect(marks).toHaveCount(3)
      const tab = (name: string) => page.getByRole('link', { name, exact: true }).last()
      await tab(text.me).click()
      await expect(pack).toBeVisible()
      await tab(text.chat).click()
      await expect(marks).toHaveCount(3)
      await expect(replies.last()).toContainText(said.slice(0, 20))

      await context.setOffline(false)
      await expect(page.getByText(text.waits)).toHaveCount(0, { timeout: patiently(30_000) })
      await expect(marks).toHaveCount(3)
      const shown = await replies.allInnerTexts()

      const second = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: product.url })
      await enter(second, product, student!)
      const tablet = await second.newPage()
      await tablet.goto('/chat')
      await expect(tablet.getByTestId('answered-offline')).toHaveCount(3)
      expect(await tablet.locator('[data-testid="message"][data-author="tutor"]').allInnerTexts()).toEqual(shown)
      // The lesson goes on online.
      await say(page, '3x = 12')
      await second.close()
    })
  })
