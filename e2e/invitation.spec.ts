import en from '../apps/web/src/lib/i18n/en-US/promo.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/promo.ts'
import { expect, expectAccessible, freshEmail, password, test } from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'
import { inLanguages } from './matrix.ts'
import { enter, makeStudents } from './signed-in.ts'

const form = {
  en: { email: 'Email', password: 'Password', create: 'Create account', confirm: 'Confirm email', invited: /friend/i },
  ru: {
    email: 'Почта',
    password: 'Пароль',
    create: 'Создать аккаунт',
    confirm: 'Подтвердить почту',
    invited: /друг/i,
  },
}

for (const language of inLanguages('en')) {
  const words = { en, ru }[language]
  const locale = language === 'ru' ? 'ru-RU' : 'en-US'

  test.describe(`an invitation, ${language}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] })

    test(`goes out as a link, brings a friend whose letter is opened in another browser, and earns messages (${language}) [P04][R17][S11][A12][V11]`, async ({
      page,
      product,
      browser,
    }) => {
      const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
      await enter(page.context(), product, student!)
      await page.goto('/settings')
      await page.getByRole('link', { name: words.title }).click()
      await expect(page.getByRole('heading', { name: words.title })).toBeFocused()
      await expect(page.getByText(words.earned.none)).toBeVisible()
      await expectAccessible(page)

      // This browser shares nothing, so the invitation is copied with its link.
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByText(words.copied.message)).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      const link = new URL(copied.split('\n').at(-1)!)
      const code = link.searchParams.get('ref')!
      await expect(page.getByText(code, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: words.qr.open }).click()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      // The own code, in the field for codes of others.
      const field = page.getByRole('textbox', { name: words.code })
      await field.fill(` ${code.toLowerCase()} `)
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page.getByText(language === 'ru' ? /твой собственный код/ : /your own code/)).toBeVisible()
      await field.fill('no such code')
      await page.getByRole('button', { name: words.apply }).click()
      await expect(page.getByText(language === 'ru' ? /Такого кода нет/ : /There is no such code/)).toBeVisible()

      // The friend opens the link, looks at another page first, and signs up in another tab.
      const friend = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
      const first = await friend.newPage()
      await first.goto(product.url + link.pathname + link.search)
      await expect(first.getByText(form[language].invited).first()).toBeVisible()
      await first.goto(`${product.url}/legal`)
      const second = await friend.newPage()
      await second.goto(product.url)
      const email = freshEmail()
      await second.getByRole('textbox', { name: form[language].email }).fill(email)
      await second.getByLabel(form[language].password, { exact: true }).fill(password)
      await second.getByRole('checkbox').first().check()
      await second.getByRole('button', { name: form[language].create }).click()
      const letter = await mailedLink(product, email, 'registrationConfirmation')
      // The mail app has a browser of its own, which knows nothing of the first visit.
      const mailApp = await browser.newContext({ locale })
      const opened = await mailApp.newPage()
      await opened.goto(letter.href)
      await opened.getByRole('button', { name: form[language].confirm }).click()

      // The page of the referrer is open all the while.
      await expect(page.getByText(words.earned.joined_one.replace('{{count}}', '1'))).toBeVisible()
      await expect(page.getByText(language === 'ru' ? /^(20|60) из 100$/ : /^60 of 100$/)).toBeVisible()
      await friend.close()
      await mailApp.close()

      // A friend's code, typed by somebody who came by themselves.
      const [other] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
      const alone = await browser.newContext({ locale, viewport: { width: 390, height: 844 }, baseURL: product.url })
      await enter(alone, product, other!)
      const share = await alone.newPage()
      await share.goto('/settings/share')
      await share.getByRole('textbox', { name: words.code }).fill(code.toLowerCase().replace('-', ' '))
      await share.getByRole('button', { name: words.apply }).click()
      await expect(share.getByText(/10\s?%/).last()).toBeVisible()
      await expect(share.getByRole('status').filter({ hasText: code })).toBeVisible()
      await alone.close()
    })
  })
}
