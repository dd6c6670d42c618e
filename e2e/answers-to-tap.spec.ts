import { expect, expectAccessible, finalReply, send, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

const words = {
  en: {
    story: 'A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?',
    answer: '12',
    right: /12/,
    width: 320,
  },
  ru: {
    story: 'Пекарь испёк 96 булочек и разложил их в пакеты по 8 штук. Сколько пакетов получилось?',
    answer: '12',
    right: /12/,
    width: 390,
  },
} as const

for (const language of ['en', 'ru'] as const) {
  const { story, answer, right, width } = words[language]
  test.describe(`answers to tap in ${language}`, () => {
    test.use({
      hasTouch: true,
      isMobile: true,
      viewport: { width, height: 780 },
      locale: language === 'ru' ? 'ru-RU' : 'en-US',
    })

    test(`a story is told back and confirmed with a tap, and only then judged (${language}, ${width} px) [P02]`, async ({
      context,
      page,
      product,
    }) => {
      const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
      if (!student) throw new Error('no student was made')
      await enter(context, product, student)
      await page.goto('/chat')
      await send(page, story)
      await expect(await finalReply(page)).toContainText('96')
      const replies = page.locator('[data-testid="message"][data-author="tutor"]')
      const choices = page.locator('fieldset').getByRole('button')
      await expect(choices).toHaveCount(2)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await choices.first().tap()
      await expect(replies).toHaveCount(2)
      await finalReply(page)
      // Answered, they are gone.
      await expect(choices).toHaveCount(0)
      await send(page, answer)
      await expect(replies).toHaveCount(3)
      await expect(await finalReply(page)).toContainText(right)
    })
  })
}
