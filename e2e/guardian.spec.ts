import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, freshEmail, test } from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'
import { inLanguages } from './matrix.ts'
import type { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

/** A date of birth that stays a child's for years. */
const childsYear = new Date().getFullYear() - 9

const words = {
  en: {
    languageId: 1,
    later: 'Finish later',
    typed: `0309${childsYear}`,
    shown: `03/09/${childsYear}`,
    birthDate: 'Date of birth',
    country: 'Country',
    countryName: 'United States',
    next: 'Next',
    email: 'Email of a parent or guardian',
    send: 'Send the letter',
    waiting: 'Your parent has a letter from us',
    confirm: /I am the parent/,
    agree: 'I agree',
    refuse: 'I do not agree',
    stored: ['Name and gender', 'City, and name and city of the school', 'Grade and subjects'],
    details: 'Details',
    given: 'You agreed: the chat is open',
    refused: 'Not now',
    notAgreed: 'You did not agree: the chat stays closed',
    withdraw: 'Take the consent back',
    withdrawn: 'You took the consent back: the chat is closed',
    deleteNow: 'Delete everything now',
    deleteYes: 'Delete for good',
    deleted: 'The account is being deleted',
    used: 'This request is answered',
    opened: 'The chat is open. Bring a problem',
    logIn: 'Log in',
  },
  ru: {
    languageId: 2,
    later: 'Закончить позже',
    typed: `0903${childsYear}`,
    shown: `09.03.${childsYear}`,
    birthDate: 'Дата рождения',
    country: 'Страна',
    countryName: 'Россия',
    next: 'Дальше',
    email: 'Почта мамы, папы или опекуна',
    send: 'Отправить письмо',
    waiting: 'Письмо родителям отправлено',
    confirm: /Я родитель/,
    agree: 'Разрешить',
    refuse: 'Не разрешать',
    stored: ['Имя и пол', 'Город, название и город школы', 'Класс и предметы'],
    details: 'Подробности',
    given: 'Вы разрешили: чат открыт',
    refused: 'Пока нет',
    notAgreed: 'Вы не разрешили: чат закрыт',
    withdraw: 'Отозвать согласие',
    withdrawn: 'Вы отозвали согласие: чат закрыт',
    deleteNow: 'Удалить всё сейчас',
    deleteYes: 'Удалить навсегда',
    deleted: 'Аккаунт удаляется',
    used: 'На этот запрос уже ответили',
    opened: 'Чат открыт. Приноси задачу',
    logIn: 'Войти',
  },
} as const
type Words = (typeof words)['en' | 'ru']

async function childAsks(context: BrowserContext, product: Product, page: Page, text: Words) {
  const [student] = await makeStudents(product, 1, { languageId: text.languageId, birthDate: null })
  await enter(context, product, student!)
  await page.goto('/chat')
  await page.getByRole('button', { name: text.later }).last().click()
  await expect(page.getByLabel(text.birthDate)).toHaveValue('')
  // The country is guessed from the time zone, Minsk here; the age is never guessed.
  await expect(page.getByLabel(text.country)).toHaveValue('112')
  await page.getByLabel(text.birthDate).pressSequentially(text.typed)
  await expect(page.getByLabel(text.birthDate)).toHaveValue(text.shown)
  await page.getByLabel(text.country).selectOption({ label: text.countryName })
  await page.getByRole('button', { name: text.next }).click()
  const parent = freshEmail()
  await page.getByLabel(text.email).fill(parent)
  await page.getByRole('button', { name: text.send }).click()
  await expect(page.getByRole('heading', { name: text.waiting })).toBeVisible()
  return { student: student!, parent }
}

async function openLetter(browserPage: Page, product: Product, parent: string) {
  const link = await mailedLink(product, parent, '/guardian')
  await browserPage.goto(link.pathname + link.search)
  return link
}

for (const language of inLanguages('ru')) {
  test.describe(language, () => {
    const text: Words = words[language]
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test(`a child asks a parent: the chat opens on both devices, closes when the consent is taken back (${language}) [V07]`, async ({
      page,
      context,
      product,
      browser,
      baseURL,
    }) => {
      const { student, parent } = await childAsks(context, product, page, text)
      await expectAccessible(page)
      const secondDevice = await context.newPage()
      await secondDevice.goto('/chat')
      await expect(secondDevice.getByRole('heading', { name: text.waiting })).toBeVisible()

      const atHome = await browser.newContext({
        baseURL: baseURL!,
        viewport: { width: 390, height: 844 },
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
      })
      const parentPage = await atHome.newPage()
      const link = await openLetter(parentPage, product, parent)
      // The secrets leave the address bar and survive a reload.
      await expect(parentPage).toHaveURL(/\/guardian$/)
      await parentPage.reload()
      await expect(parentPage.getByRole('checkbox')).not.toBeChecked()
      // The evidence of the decision is collapsed, and dates are in words.
      for (const line of text.stored) await expect(parentPage.getByText(line).first()).toBeVisible()
      await expect(parentPage.getByText(/[0-9a-f]{64}/)).toBeHidden()
      await expect(parentPage.getByText(/\d{4}-\d{2}-\d{2}/).filter({ visible: true })).toHaveCount(0)
      await parentPage.getByText(text.details).click()
      await expect(parentPage.getByText(/[0-9a-f]{64}/)).toBeVisible()
      await expect(parentPage.getByText(student.email)).toBeHidden()
      await expectAccessible(parentPage)
      await parentPage.getByRole('button', { name: text.agree, exact: true }).click()
      await expect(parentPage.getByRole('heading', { name: text.given })).toBeHidden()
      await parentPage.getByRole('checkbox', { name: text.confirm }).check()
      await parentPage.getByRole('button', { name: text.agree, exact: true }).click()
      await expect(parentPage.getByRole('heading', { name: text.given })).toBeVisible()

      await expect(page.getByTestId('composer')).toBeEditable()
      await expect(secondDevice.getByTestId('composer')).toBeEditable()

      await parentPage.goto(link.pathname + link.search)
      await expect(parentPage.getByRole('heading', { name: text.used })).toBeVisible()
      await expectAccessible(parentPage)

      await openLetter(parentPage, product, parent)
      await expect(parentPage.getByText(student.email)).toBeVisible()
      for (const line of text.stored) await expect(parentPage.getByText(line).first()).toBeVisible()
      await expect(parentPage.getByText(/\d{4}-\d{2}-\d{2}/).filter({ visible: true })).toHaveCount(0)
      await expectAccessible(parentPage)
      await parentPage.getByRole('button', { name: text.withdraw }).click()
      await parentPage.getByRole('alert').getByRole('button', { name: text.withdraw }).click()
      await expect(parentPage.getByRole('heading', { name: text.withdrawn })).toBeVisible()
      await expect(page.getByRole('heading', { name: text.refused })).toBeVisible()
      await expect(secondDevice.getByRole('heading', { name: text.refused })).toBeVisible()
      await expectAccessible(page)
      await atHome.close()
    })

    test(`a no is told kindly, and a parent deletes everything (${language})`, async ({
      page,
      context,
      product,
      browser,
      baseURL,
    }) => {
      const { parent } = await childAsks(context, product, page, text)
      const atHome = await browser.newContext({
        baseURL: baseURL!,
        viewport: { width: 390, height: 844 },
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
      })
      const parentPage = await atHome.newPage()
      await openLetter(parentPage, product, parent)
      await parentPage.getByRole('button', { name: text.refuse }).click()
      await expect(parentPage.getByRole('heading', { name: text.notAgreed })).toBeVisible()
      await expect(page.getByRole('heading', { name: text.refused })).toBeVisible()

      await openLetter(parentPage, product, parent)
      await parentPage.getByRole('button', { name: text.deleteNow }).click()
      await parentPage.getByRole('button', { name: text.deleteYes }).click()
      await expect(parentPage.getByRole('heading', { name: text.deleted })).toBeVisible()
      await page.bringToFront()
      await expect(page).toHaveURL(/\/login/)
      await atHome.close()
    })
  })
}

test('dates that cannot be are refused in place, by keyboard alone', async ({ page, context, product }) => {
  const [student] = await makeStudents(product, 1, { birthDate: null })
  await enter(context, product, student!)
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Finish later' }).last().click()
  const date = page.getByLabel('Date of birth')
  await date.focus()
  for (const [typed, problem] of [
    ['02312010', 'There is no such date'],
    ['0231', 'There is no such date'],
    ['01012999', 'This day is still to come'],
    [`0101${new Date().getFullYear() - 2}`, 'Lumi is for people from 5 years on'],
    ['01011850', 'Please check the year'],
  ] as const) {
    await date.fill('')
    await date.pressSequentially(typed)
    await page.keyboard.press('Enter')
    await expect(page.getByText(problem)).toBeVisible()
    await expect(date).toBeFocused()
  }
  await date.press('Backspace')
  await date.press('Backspace')
  await date.pressSequentially('90')
  await expect(date).toHaveValue('01/01/1890')
  await date.press('Backspace')
  await date.press('Backspace')
  await date.press('Backspace')
  await date.pressSequentially('990')
  await page.keyboard.press('Tab')
  await page.keyboard.type('United States')
  await page.keyboard.press('Enter')
  if (await page.getByRole('button', { name: 'Next' }).isVisible())
    await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByTestId('composer')).toBeEditable()
})

test('settings stay open while the chat waits', async ({ page, context, product }) => {
  const [student] = await makeStudents(product, 1, { birthDate: null })
  await enter(context, product, student!)
  await page.goto('/settings')
  await expect(page.getByText(student!.email).first()).toBeVisible()
})

test('links that open nothing say what is wrong with them, and how to go on', async ({ page }) => {
  for (const [address, title] of [
    ['/guardian', 'A piece of the link is missing'],
    ['/guardian?gi=only', 'A piece of the link is missing'],
    [`/guardian?gi=${crypto.randomUUID()}&gs=guessed`, 'This link opens nothing'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByLabel('Your email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Mail me the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
})
