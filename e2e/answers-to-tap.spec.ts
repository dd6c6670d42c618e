import en from '../apps/web/src/lib/i18n/en-US/chat.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/chat.ts'
import { expect, expectAccessible, finalReply, send, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

const words = {
  en: {
    story: 'A baker made 96 rolls and packed them into bags of 8. How many bags did he fill?',
    answer: '12',
    right: /12/,
    width: 320,
    practise: 'practise square of a sum',
    solved: /Answer:/,
    next: 'Next exercise',
    second: /2 of/,
    choices: en.choices,
  },
  ru: {
    story: 'Пекарь испёк 96 булочек и разложил их в пакеты по 8 штук. Сколько пакетов получилось?',
    answer: '12',
    right: /12/,
    width: 390,
    practise: 'потренируемся: квадрат суммы',
    solved: /Ответ:/,
    next: 'Следующая задача',
    second: /2 из/,
    choices: ru.choices,
  },
} as const

/** `4x² + 20x + 25`: the only one of the answers with the middle term that belongs to its ends. */
function isSquareOfSum(text: string): boolean {
  const [, first, middle, last] = /^(\d*)x² [+−] (\d*)x \+ (\d+)$/u.exec(text) ?? []
  return last !== undefined && Number(middle || 1) ** 2 === 4 * Number(first || 1) * Number(last)
}
const exactly = (text: string) => new RegExp(`^${RegExp.escape(text)}$`)

for (const language of ['en', 'ru'] as const) {
  const { story, answer, right, width, practise, solved, next, second, choices: label } = words[language]
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
      const choices = page.getByRole('group', { name: label }).getByRole('button')
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

    test(`an exercise is a card with four answers: a wrong one is taken away, typing works as ever (${language}, ${width} px) [A07]`, async ({
      context,
      page,
      product,
    }) => {
      const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
      if (!student) throw new Error('no student was made')
      await enter(context, product, student)
      await page.goto('/chat')
      await send(page, practise)
      const exercise = await finalReply(page)
      const answers = page.getByRole('group', { name: label }).getByRole('button')
      await expect(answers).toHaveCount(4)
      await expect(exercise.locator('fieldset')).toHaveCount(1)
      await expectAccessible(page)
      const texts = await answers.allTextContents()
      expect(new Set(texts).size).toBe(4)
      // Nothing about a button tells the right one: all are of one look.
      const looks = await answers.evaluateAll((all) =>
        all.map((each) => `${each.className} ${getComputedStyle(each).color}`),
      )
      expect(new Set(looks).size).toBe(1)
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      expect(await fits()).toBe(true)

      const sent = page.locator('[data-testid="message"][data-author="student"]')
      const replies = page.locator('[data-testid="message"][data-author="tutor"]')
      const rightOne = texts.find(isSquareOfSum)!
      const wrongOne = texts.find((each) => each !== rightOne)!
      await answers.filter({ hasText: exactly(wrongOne) }).tap()
      await expect(sent.last()).toContainText(wrongOne)
      await expect(replies).toHaveCount(2)
      const reply = await finalReply(page)
      await expect(answers).toHaveText(texts.filter((each) => each !== wrongOne).map(exactly))
      await expect(replies.first().locator('fieldset')).toHaveCount(0)
      await expect(reply.locator('fieldset')).toHaveCount(1)
      expect(await fits()).toBe(true)

      // The second try: tapped in one language, typed in the other.
      if (language === 'en') await answers.filter({ hasText: exactly(rightOne) }).tap()
      else await send(page, rightOne)
      await expect(replies).toHaveCount(3)
      await finalReply(page)
      await expect(page.getByTestId('message').last()).toContainText(solved)
      // What is left to tap is the way on.
      await expect(answers).toHaveText([next])
      await answers.tap()
      await expect(replies).toHaveCount(4)
      await finalReply(page)
      await expect(page.getByTestId('message').last()).toContainText(second)
      await expect(page.getByTestId('message').last()).toBeInViewport()
    })
  })
}
