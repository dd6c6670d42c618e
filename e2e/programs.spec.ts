import type { Page } from '@playwright/test'
import en from '../apps/web/src/lib/i18n/en-US/programs.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/programs.ts'
import { expect, expectAccessible, finalReply, send, test } from './fixtures.ts'
import type { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

/** Grade 8 of the country of the language, with maths from onboarding. */
async function aLearner(page: Page, product: Product, languageId = 1) {
  const [student] = await makeStudents(product, 1, { languageId })
  await enter(page.context(), product, student!)
  return student!
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

for (const language of ['en', 'ru'] as const)
  for (const width of [390, 1280]) {
    const words = { en, ru }[language]
    const { subject } = words

    test.describe(`${language} at ${width}`, () => {
      test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport: { width, height: width < 600 ? 844 : 800 } })

      test(`[P02][S09][R11] pause, resume, the change of the day and its limit (${language}, ${width})`, async ({
        page,
        product,
      }) => {
        // Five pages and four looks for accessibility.
        test.setTimeout(180_000)
        await aLearner(page, product, language === 'ru' ? 2 : 1)
        await page.goto('/subjects')
        const maths = page.getByTestId('book-maths')
        await expect(maths).toContainText(subject.maths)
        await expectAccessible(page)

        // Pause: said what it means, done, the progress is kept; and resumed at once, which is no change.
        await page.getByRole('button', { name: fill(words.subjects.pause, { subject: subject.maths }) }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText(words.sheet.pauseText)
        await expectAccessible(page)
        await dialog.getByRole('button', { name: fill(words.sheet.pause, { subject: subject.maths }) }).click()
        await expect(page.getByTestId('notification')).toBeVisible()
        const resume = page.getByRole('button', { name: fill(words.learn.resumeNamed, { subject: subject.maths }) })
        await expect(resume).toBeVisible()
        await resume.click()
        await expect(dialog).toContainText(words.sheet.isNoChange)
        await dialog.getByRole('button', { name: fill(words.sheet.resume, { subject: subject.maths }) }).click()
        await expect(
          maths.getByRole('button', { name: fill(words.subjects.pause, { subject: subject.maths }) }),
        ).toBeVisible()
        await page.reload()
        await expect(maths).toContainText(words.subjects.now)

        // Another subject: the plan has room for one, so the first one pauses. That is the change of the day.
        await page.getByRole('link', { name: words.subjects.add }).click()
        await expect(page).toHaveURL(/\/education-center$/)
        await expect(page.getByRole('heading', { name: words.learn.title, exact: true })).toBeFocused()
        await page.getByTestId('grade').selectOption(language === 'ru' ? '9' : '10')
        const wanted = language === 'ru' ? 'physics' : 'chemistry'
        const add = page.getByRole('button', { name: fill(words.learn.addNamed, { subject: subject[wanted] }) })
        await expect(add).toBeVisible()
        // The programs of the grade before stand there, paled, until those of this one come.
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        await expectAccessible(page)
        await add.click()
        await expect(dialog).toContainText(subject.maths)
        await dialog.getByRole('button', { name: fill(words.sheet.add, { subject: subject[wanted] }) }).click()
        await expect(page.getByTestId(`program-${wanted}`)).toContainText(words.learn.active)

        // The chat follows: a conversation of its own.
        await page.goto('/chat')
        await expect(page.getByRole('heading', { level: 1 })).toContainText(subject[wanted])
        await expectAccessible(page)

        // It begins with something of its subject.
        await page
          .getByRole('main')
          .getByRole('button', { name: language === 'ru' ? /скорость/ : /molar mass/ })
          .click()
        await expect(await finalReply(page)).toContainText(language === 'ru' ? /движение/i : /molar mass/i)

        // The limit: the first subject cannot come back today, and it is said when it can.
        await page.goto('/subjects')
        await page.getByRole('button', { name: fill(words.learn.resumeNamed, { subject: subject.maths }) }).click()
        await expect(dialog).toContainText(words.sheet.limit)
        // Midnight in UTC, where these students live, on a clock in Minsk.
        await expect(dialog).toContainText(/03:00/)
        await dialog.getByRole('button', { name: words.sheet.understood }).click()
        await expect(dialog).toBeHidden()
      })
    })
  }

test('[R10] the education center: kinds of programs told honestly, all topics, another grade', async ({
  page,
  product,
}) => {
  await aLearner(page, product)
  await page.goto('/education-center')
  await expect(page.getByRole('heading', { name: 'Grade 8 programs' })).toBeVisible()
  const maths = page.getByTestId('program-maths')
  await expect(maths).toContainText('Active')
  await maths.getByText('All topics').click()
  await expect(maths.getByRole('listitem').last()).toBeVisible()
  await expect(page.getByTestId('program-history')).toContainText('Needs the online tutor')
  await expect(page.getByTestId('program-history').getByRole('button')).toHaveCount(0)
  await page.getByTestId('grade').selectOption('12')
  await expect(page.getByTestId('program-physics').getByRole('button', { name: 'Add: Physics' })).toBeVisible()
  await page.getByRole('link', { name: 'My subjects' }).click()
  await page.getByRole('link', { name: 'Back to Learn' }).click()
  await expect(page).toHaveURL(/\/education-center$/)
})

for (const language of ['en', 'ru'] as const)
  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test(`[R10] a topic is begun with a session of exercises in the chat of its subject (${language})`, async ({
      page,
      product,
    }) => {
      const words = { en, ru }[language]
      await aLearner(page, product, language === 'ru' ? 2 : 1)
      await page.goto('/education-center')
      await page.getByTestId('grade').selectOption(language === 'ru' ? '8' : '10')
      await page.getByRole('button', { name: fill(words.learn.addNamed, { subject: words.subject.physics }) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: fill(words.sheet.add, { subject: words.subject.physics }) }).click()
      const physics = page.getByTestId('program-physics')
      await physics
        .getByRole('button', { name: new RegExp(`^${fill(words.learn.startNamed, { topic: '' })}`) })
        .first()
        .click()
      await expect(page).toHaveURL(/\/chat$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.subject.physics)
      await expect(await finalReply(page)).toContainText(language === 'ru' ? '1 из 5' : '1 of 5')
    })
  })

test('[P02] each subject keeps its conversation; the rail of a wide screen switches between them and the general one', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await aLearner(page, product)
  await page.goto('/chat')
  await send(page, '2x = 6')
  await finalReply(page)
  await page.goto('/subjects')
  await page.getByRole('button', { name: /General chat/ }).click()
  await expect(page).toHaveURL(/\/chat$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Lumi' })).toBeVisible()
  await expect(page.getByTestId('message')).toHaveCount(0)
  await page.getByRole('region', { name: 'Subjects' }).getByRole('button', { name: /Maths/ }).click()
  await expect(page.getByTestId('message').first()).toContainText('2x = 6')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maths')
})

test('[A17] a change on another device is seen here without a reload', async ({ page, product }) => {
  const student = await aLearner(page, product)
  await page.goto('/subjects')
  const pause = page.getByRole('button', { name: 'Pause: Maths' })
  await expect(pause).toBeVisible()
  await page.waitForLoadState('networkidle')
  const answer = await fetch(`${product.url}/api/v1/educationPrograms/disableStudentEducationProgram`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, cookie: student.cookie },
    body: JSON.stringify({ programId: 'us-8-maths' }),
  })
  expect(answer.status).toBe(200)
  await expect(page.getByRole('button', { name: 'Resume: Maths' })).toBeVisible()
})

test('without a network the shelf says what is safe and comes back', async ({ page, context, product }) => {
  await aLearner(page, product)
  await page.goto('/settings')
  await expect(page.getByRole('link', { name: 'Learn' })).toBeVisible()
  await page.route('**/api/v1/educationPrograms/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Learn' }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await context.unrouteAll()
  await page.unrouteAll()
  await retry.click()
  await expect(page.getByTestId('program-maths')).toBeVisible()
})

test('[B04][B16] deep links work signed out: after logging in the wanted page opens', async ({ page }) => {
  for (const wanted of ['/education-center', '/subjects', '/settings/feedback?feedbackType=idea']) {
    await page.goto(wanted)
    await expect(page).toHaveURL(new RegExp(`\\?history=${encodeURIComponent(wanted).replace(/[.?]/g, '.')}`))
  }
})

test('[B15] one focus order: the rail, then the page from top to bottom', async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await aLearner(page, product)
  await page.goto('/subjects')
  await expect(page.getByRole('region', { name: 'Subjects' })).toBeVisible()
  const names: string[] = []
  await page.getByRole('link', { name: 'Lumi' }).focus()
  for (let step = 0; step < 10; step++) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      }),
    )
  }
  const order = ['Chat', 'Learn', 'Me', 'Back to Learn', 'Open the chat: Maths', 'Pause: Maths', 'Add a subject']
  const places = order.map((name) => names.findIndex((each) => each.startsWith(name)))
  expect([names, places.every((place, index) => place > (places[index - 1] ?? -1))]).toEqual([names, true])
})
