import en from '../apps/web/src/lib/i18n/en-US/phone.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/phone.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inLanguages } from './matrix.ts'
import { enter, makeStudents } from './signed-in.ts'

/** Beginnings of numbers that no other run uses. */
const national = { en: '2015550', ru: '9121110' }

for (const language of inLanguages('ru')) {
  const words = { en, ru }[language]

  test.describe(`the trial by phone, ${language}`, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport: { width: 390, height: 844 } })

    test(`a number is typed as people write it, the code survives a reload, and everything is open until a named day (${language}) [B08][A03][V02]`, async ({
      page,
      product,
    }) => {
      const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
      await enter(page.context(), product, student!)
      await page.goto('/settings')
      await page.getByRole('button', { name: words.offer.start }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('heading')).toHaveText(
        language === 'ru' ? 'Пробный период: 10\u00A0дней бесплатно' : 'Free trial for 10 days',
      )
      const number = dialog.getByRole('textbox', { name: words.number })
      await expect(number).toBeFocused()
      await dialog.getByRole('combobox', { name: words.country }).selectOption(language === 'ru' ? 'RU' : 'US')
      await expectAccessible(page)

      // Too short is said before anything is sent; a landline is the server's to know.
      await number.pressSequentially('495')
      await dialog.getByRole('button', { name: words.send.call }).click()
      await expect(dialog.getByText(words.incomplete)).toBeVisible()
      await number.fill(language === 'ru' ? '8 (495) 123-45-67' : '+1 800 234 5678')
      await dialog.getByRole('button', { name: words.send.call }).click()
      await expect(dialog.getByText(language === 'ru' ? /Это не мобильный номер/ : /not a mobile number/)).toBeVisible()

      // As it stands in an address book, with the 8 of long distance.
      await number.fill(
        language === 'ru' ? `8 (${national.ru.slice(0, 3)}) ${national.ru.slice(3)}-123` : `(201) 555-0123`,
      )
      await expect(number).toHaveValue(language === 'ru' ? '+7 912 111 01 23' : '+1 201 555 0123')
      await dialog.getByRole('button', { name: words.send.call }).click()
      const code = dialog.getByRole('textbox', { name: language === 'ru' ? 'Код, 4 цифры' : 'Code, 4 digits' })
      await expect(code).toBeFocused()
      await expect(dialog.getByText(/0:\d\d/)).toBeVisible()
      await expectAccessible(page)

      await page.reload()
      await page.getByRole('button', { name: words.offer.start }).click()
      await expect(code).toBeFocused()
      await expect(dialog.getByText(/0:\d\d/)).toBeVisible()
      const sent = async () =>
        (await product.hook<{ calls: { phone: string; channel: string; text: string }[] }>('outbox', {})).calls.find(
          ({ phone }) => phone === (language === 'ru' ? '+79121110123' : '+12015550123'),
        )
      await expect.poll(async () => (await sent())?.channel).toBe('call')
      const right = (await sent())!.text.slice(-4)
      await code.fill(String((Number(right) + 1) % 10_000).padStart(4, '0'))
      await expect(dialog.getByRole('alert')).toHaveText(language === 'ru' ? /Это не тот код/ : /not the code/)

      // No call was heard: a text instead, at once.
      await dialog.getByRole('button', { name: words.instead.text }).click()
      const longer = dialog.getByRole('textbox', { name: language === 'ru' ? 'Код, 6 цифр' : 'Code, 6 digits' })
      await expect(longer).toBeFocused()
      await expect.poll(async () => (await sent())?.channel).toBe('text')
      await longer.fill((await sent())!.text.slice(0, 6))
      await expect(dialog.getByRole('heading', { name: words.on })).toBeVisible()
      const lastDay = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
        // Other journeys have moved the clock of this server.
        new Date((await product.hook<{ now: number | string }>('advance-clock', { ms: 0 })).now).getTime() +
          10 * 86_400_000,
      )
      await expect(dialog.getByRole('status')).toContainText(lastDay)
      // What the server's tariff gives, not more: no model reads photos here.
      await expect(dialog.getByRole('listitem')).toHaveText(
        language === 'ru'
          ? ['200 сообщений в день', '4 предмета сразу']
          : ['200 messages a day', '4 subjects at a time'],
      )
      await expectAccessible(page)
      await dialog.getByRole('link', { name: words.ask }).click()
      await expect(page).toHaveURL(/\/chat$/)
    })
  })
}
