import type { Locator, Page } from '@playwright/test'
import { confirmationLink, expect, expectAccessible, finalReply, test } from './fixtures.ts'
import { inLanguages } from './matrix.ts'

/** The most taps and characters from the first visit to the first solved exercise on a phone. */
const most = { taps: 18, characters: 45 }

const words = {
  en: {
    timeZone: 'America/Chicago',
    country: 'United States',
    email: 'Email',
    password: 'Password',
    create: 'Create account',
    checkMail: 'Check your mail',
    confirm: 'Confirm email',
    name: 'Your name',
    girl: 'Girl',
    birthDate: 'Date of birth',
    born: '09142008',
    countryField: 'Country',
    next: 'Next',
    start: 'Start learning',
    // Of `3(x - 2) = 2x + 7`, the first example of the grade.
    answer: 'x=13',
    solved: /Answer/,
  },
  ru: {
    timeZone: 'Europe/Minsk',
    country: 'Беларусь',
    email: 'Почта',
    password: 'Пароль',
    create: 'Создать аккаунт',
    checkMail: 'Проверь почту',
    confirm: 'Подтвердить почту',
    name: 'Твоё имя',
    girl: 'Девочка',
    birthDate: 'Дата рождения',
    born: '14092008',
    countryField: 'Страна',
    next: 'Дальше',
    start: 'Начать учиться',
    // Of `x^2 - 5x + 6 = 0`.
    answer: '2; 3',
    solved: /Ответ/,
  },
} as const

/** A thumb: taps with real touch events, types where the focus is, and counts both. */
function thumbOf(page: () => Page) {
  const cost = { taps: 0, characters: 0 }
  return {
    cost,
    async tap(target: Locator) {
      await target.tap()
      cost.taps += 1
    },
    /** Types only if the element has the focus. */
    async type(field: Locator, text: string) {
      await expect(field).toBeFocused()
      await page().keyboard.type(text)
      cost.characters += text.length
    },
  }
}

for (const language of inLanguages('en')) {
  const t = words[language]
  test.describe(`in ${language}`, () => {
    test.use({
      locale: language === 'ru' ? 'ru-RU' : 'en-US',
      timezoneId: t.timeZone,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })

    test(`from the start page to the first solved exercise: at most ${most.taps} taps and ${most.characters} characters (${language}) [A02][R01][R07][B06]`, async ({
      page,
      context,
      product,
    }) => {
      let current = page
      const { cost, tap, type } = thumbOf(() => current)
      const button = (name: string) => current.getByRole('button', { name, exact: true })
      const email = `nora-${language}@example.org`
      await page.goto('/')
      await tap(page.getByLabel(t.email, { exact: true }))
      await type(page.getByLabel(t.email, { exact: true }), email)
      await tap(page.getByLabel(t.password, { exact: true }))
      await type(page.getByLabel(t.password, { exact: true }), 'Oak-tree')
      await tap(page.getByRole('checkbox'))
      await tap(button(t.create))
      await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible()

      // A mailbox opens links in a new tab.
      const link = await confirmationLink(product, email)
      current = await context.newPage()
      await current.goto(link.pathname + link.search)
      cost.taps += 1
      await tap(button(t.confirm))

      const dialog = current.getByRole('dialog')
      await type(dialog.getByLabel(t.name), 'Nora')
      await tap(button(t.next))
      await tap(dialog.getByRole('radio', { name: t.girl, exact: true }))
      await tap(button(t.next))
      await type(dialog.getByLabel(t.birthDate), t.born)
      await expect(dialog.getByLabel(t.countryField)).toHaveValue(/\d/)
      await expect(dialog.getByLabel(t.countryField).locator('option:checked')).toHaveText(t.country)
      await expectAccessible(current)
      await tap(button(t.next))
      await tap(dialog.getByRole('radio', { name: '8', exact: true }))
      await tap(button(t.start))
      await expect(dialog).toHaveCount(0)

      // The first card of the empty chat, then the answer to its task.
      const composer = current.getByTestId('composer')
      await tap(current.locator('main ul button').first())
      await expect(composer).not.toHaveValue('')
      await tap(current.getByTestId('send'))
      await finalReply(current)
      await tap(composer)
      await type(composer, t.answer)
      await tap(current.getByTestId('send'))
      await expect(await finalReply(current)).toContainText(t.solved)
      test.info().annotations.push({ type: 'cost', description: JSON.stringify(cost) })
      expect(cost.taps).toBeLessThanOrEqual(most.taps)
      expect(cost.characters).toBeLessThanOrEqual(most.characters)
      // The tab that waited for the letter is signed in too.
      await expect(page).toHaveURL(/\/chat/)
    })
  })
}
