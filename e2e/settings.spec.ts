import type { Page } from '@playwright/test'
import en from '../apps/web/src/lib/i18n/en-US/settings.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/settings.ts'
import { expect, expectAccessible, say, test } from './fixtures.ts'
import { atWidths, inLanguages } from './matrix.ts'
import { ops } from './ops.ts'
import type { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

async function open(page: Page, product: Product, path: string, languageId = 1) {
  const [student] = await makeStudents(product, 1, { languageId })
  await enter(page.context(), product, student!)
  await page.goto(path)
  return student!
}

for (const language of inLanguages('ru'))
  for (const width of atWidths(language, [1280, 390])) {
    const words = { en, ru }[language].feedback

    test.describe(`${language} at ${width}`, () => {
      test.use({
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
        timezoneId: 'Asia/Yekaterinburg',
        viewport: { width, height: width < 600 ? 844 : 800 },
      })

      test(`feedback is sent, and found by its number on the operator’s command line (${language}, ${width}) [E05][R18][P05][K08]`, async ({
        page,
        product,
      }) => {
        const student = await open(page, product, '/settings/feedback?feedbackType=broken', language === 'ru' ? 2 : 1)
        await expect(page.getByRole('radio', { name: words.types.broken })).toBeChecked()
        // Hours in the time zone of support and in the device's own.
        const hours = language === 'ru' ? /10:00.*19:00/ : /10:00.AM.*7:00.PM/
        await expect(page.getByText(hours)).toBeVisible()
        const area = page.getByRole('textbox', { name: words.message })
        await expect(area).toHaveAttribute('rows', '6')
        await expectAccessible(page)

        await page.getByRole('button', { name: words.send, exact: true }).click()
        await expect(area).toBeFocused()
        await expect(area).toHaveAttribute('aria-invalid', 'true')
        await area.fill('x'.repeat(1001))
        await page.getByRole('button', { name: words.send, exact: true }).click()
        await expect(area).toBeFocused()
        const text = `Table <b>cut</b> off — таблица ${width}`
        await area.fill(text)

        // The network fails: the text stays, and is sent once.
        await page.route('**/sendGeneralFeedback', (route) => route.abort())
        await page.getByRole('button', { name: words.send, exact: true }).click()
        await expect(page.getByText(words.kept)).toBeVisible()
        await expect(area).toHaveValue(text)
        await page.unroute('**/sendGeneralFeedback')
        await page.getByRole('button', { name: words.send, exact: true }).click()
        await expect(page.getByRole('heading', { name: words.sentTitle })).toBeFocused()
        await expectAccessible(page)
        const number = /\d{4,}/.exec((await page.getByText(student.email).textContent()) ?? '')?.[0]
        expect(number).toBeTruthy()
        const shown = ops(product, 'feedback', 'show', number!)
        expect(shown).toContain(text)
        expect(shown).toContain(student.email)
        expect(ops(product, 'feedback', 'list')).toContain(number!)
      })
    })
  }

test('a wrong type presets nothing, and sending asks for the topic [R18]', async ({ page, product }) => {
  await open(page, product, '/settings/feedback?feedbackType=magic')
  for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await page.getByRole('textbox', { name: 'Message' }).fill('Something')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Idea' })).toBeFocused()
  await expect(page.getByText('Required')).toBeVisible()
  // After leaving and coming back the text is there.
  await page.getByRole('link', { name: 'Back to settings' }).click()
  await page.getByRole('link', { name: /^Feedback/ }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Something')
})

test('the theme is kept on the server and seen on another device [R13][A03]', async ({ page, browser, product }) => {
  const student = await open(page, product, '/settings')
  await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')

  const elsewhere = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  await enter(elsewhere, product, student)
  const other = await elsewhere.newPage()
  await other.goto('/settings')
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await elsewhere.close()
})

test('what is not built is not shown: no topic about payments, nobody to talk to [R13][R18]', async ({
  page,
  product,
}) => {
  await page.goto('/?ref=SASHA10')
  await expect(page.getByText('A friend invited you')).toBeVisible()
  await expect(page.getByText('10%')).toBeVisible()
  await open(page, product, '/settings')
  await expect(page.getByRole('heading', { name: en.help.contact })).toBeVisible()
  await expect(page.getByText(en.help.community)).toHaveCount(0)
  await page.goto('/settings/feedback?feedbackType=payment')
  await expect(page.getByRole('radio')).toHaveCount(4)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText(/pay/i)).toHaveCount(0)
})

test('a change of the language is seen at once: words, dates, numbers and money of three locales [P08][K06]', async ({
  page,
  product,
}) => {
  const student = await open(page, product, '/settings')
  const row = page.getByText(/\$9\.90/)
  await expect(row).toHaveText(/\d\d\/\d\d\/\d{4} · 1,234\.5 · \$9\.90/)
  await page.getByTestId('language').selectOption({ label: 'Русский (Беларусь)' })
  await expect(page.getByRole('heading', { name: 'Я', exact: true })).toBeVisible()
  await expect(page.getByText(/\d\d\.\d\d\.\d{4} · 1\s234,5/)).toBeVisible()
  await page.getByTestId('language').selectOption({ label: 'Русский' })
  await expect(page.getByRole('heading', { name: ru.help.contact })).toBeVisible()
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  const user = await (
    await fetch(`${product.url}/api/v1/user/getCurrentUserInfo`, { headers: { cookie: student.cookie } })
  ).json()
  expect(user.languageId).toBe(2)
  await page.getByTestId('language').selectOption({ label: 'English' })
  await expect(page.getByRole('heading', { name: 'Me', exact: true })).toBeVisible()
})

// Russian words are longer.
test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })
  test('nothing is cut off from 320 to 1920 px, and the places are where they belong [B15]', async ({
    page,
    product,
  }) => {
    await open(page, product, '/chat', 2)
    // Creates some progress to show.
    for (const line of ['1/2 + 1/3', '5/6']) await say(page, line)
    for (const width of [320, 600, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/education-center', '/subjects', '/progress', '/settings', '/settings/feedback']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect([path, overflow <= 0]).toEqual([path, true])
        // A word in a button does not wrap, so it overflows its card first.
        const sticksOut = await page.getByRole('main').evaluate((main) =>
          [...main.querySelectorAll('button, a')].flatMap((control) => {
            const [own, around] = [control, control.parentElement!].map((element) => element.getBoundingClientRect())
            return own!.right > around!.right + 1 ? [control.textContent] : []
          }),
        )
        expect([path, sticksOut]).toEqual([path, []])
        const isInner = ['/subjects', '/progress', '/settings/feedback'].includes(path)
        await expect(page.getByRole('navigation')).toHaveCount(width < 600 && isInner ? 0 : 1)
      }
    }
  })
})
