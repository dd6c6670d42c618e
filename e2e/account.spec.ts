import type { Page } from '@playwright/test'
import ru from '../apps/web/src/lib/i18n/ru-RU/account.ts'
import signInWords from '../apps/web/src/lib/i18n/ru-RU/auth.ts'
import {
  aConfirmedStudent,
  expect,
  expectAccessible,
  finalReply,
  freshEmail,
  loseSession,
  password,
  send,
  signIn,
  test,
} from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'
import { inLanguages } from './matrix.ts'
import type { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

const notice = (page: Page) => page.getByTestId('notification')

async function openAccount(page: Page, product: Product, languageId = 1) {
  const [student] = await makeStudents(product, 1, { password, languageId })
  await enter(page.context(), product, student!)
  await page.goto('/settings/account')
  return student!
}

/** A sign-in on another device, with its own cookies. */
async function signInElsewhere(product: Product, email: string) {
  const answer = await fetch(`${product.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: product.url,
      'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
      timezone: 'Europe/Minsk',
    },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const statusOf = async (product: Product, cookie: string) =>
  (await fetch(`${product.url}/api/v1/user/getCurrentUserInfo`, { headers: { cookie } })).status

test('settings: the places that exist, the language at once, and back to the chat [R13]', async ({ page, product }) => {
  await signIn(page, await aConfirmedStudent(product))
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('heading', { name: 'Me' })).toBeFocused()
  await expectAccessible(page)
  await page.getByTestId('language').selectOption({ label: 'Русский' })
  await expect(page.getByRole('heading', { name: 'Я', exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^Аккаунт/ }).click()
  await expect(page).toHaveURL(/\/settings\/account$/)
  await page.getByRole('link', { name: 'Назад к настройкам' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('link', { name: 'Чат' }).click()
  await expect(page.getByTestId('composer')).toBeEditable()
})

test('the account page has a way back, no language selector and no tabs [R14]', async ({ page, product }) => {
  await openAccount(page, product)
  await expect(page.getByRole('link', { name: 'Back to settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Password' })).toBeVisible()
  await expect(page.getByTestId('language')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Chat' })).toBeHidden()
  await expectAccessible(page)
})

for (const language of inLanguages('en')) {
  const words = {
    en: {
      email: /^Email/,
      newEmail: 'New email',
      sendLetter: 'Send the letter',
      password: 'Password',
      confirm: 'Confirm',
      isYou: 'Confirm that it is you',
      confirmEmail: 'Confirm the new email',
      works: 'Your new email works',
      undo: 'It was not me, take it back',
      yours: 'Your account is yours again',
    },
    ru: {
      email: /^Почта/,
      newEmail: 'Новая почта',
      sendLetter: 'Отправить письмо',
      password: 'Пароль',
      confirm: 'Подтвердить',
      isYou: 'Подтверди, что это ты',
      confirmEmail: 'Подтвердить новую почту',
      works: 'Новая почта работает',
      undo: 'Это не я, вернуть аккаунт',
      yours: 'Аккаунт снова твой',
    },
  }[language]

  test.describe(language, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test(`the e-mail changes by the mailed link, and the old address takes the account back (${language}) [R14]`, async ({
      page,
      browser,
      product,
    }) => {
      const student = await openAccount(page, product, language === 'ru' ? 2 : 1)
      const email = freshEmail()
      await product.hook('advance-clock', { ms: 11 * 60_000 })
      await page.getByRole('button', { name: words.email }).click()
      await page.getByLabel(words.newEmail).fill(email)
      await page.getByRole('button', { name: words.sendLetter }).click()
      // Ten minutes after the sign-in the page asks for it again, and then continues.
      const dialog = page.getByRole('dialog', { name: words.isYou })
      await expect(dialog.getByLabel(words.password, { exact: true })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByLabel(words.password, { exact: true }).fill(password)
      await dialog.getByRole('button', { name: words.confirm, exact: true }).click()
      await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()

      const link = await mailedLink(product, email, 'ecs=')
      const letter = await page.context().newPage()
      await letter.goto(link.pathname + link.search)
      // The secrets leave the address bar before any press.
      await expect(letter).toHaveURL(/\/emailChange$/)
      await letter.getByRole('button', { name: words.confirmEmail }).click()
      await expect(letter.getByText(words.works)).toBeVisible()
      await expectAccessible(letter)
      // Back in the first tab.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await expect(page.getByRole('button', { name: words.email })).toContainText(email)

      const way = await mailedLink(product, student.email, 'eus=')
      const owner = await (await browser.newContext({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })).newPage()
      await owner.goto(`${product.url}${way.pathname}${way.search}`)
      await owner.getByRole('button', { name: words.undo }).click()
      await expect(owner.getByText(words.yours)).toBeVisible()
      expect((await mailedLink(product, student.email, 'passwordChange')).searchParams.get('prt')).toBeTruthy()
      await owner.context().close()
      await page.reload()
      await expect(page).toHaveURL(/\/login/)
    })
  })
}

test('a student without a password confirms by a mailed code; leaving the dialog changes nothing [R14]', async ({
  page,
  product,
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(page.context(), product, student!)
  await page.goto('/settings/account')
  await product.hook('advance-clock', { ms: 11 * 60_000 })
  const email = freshEmail()
  await page.getByRole('button', { name: /^Email/ }).click()
  await page.getByLabel('New email').fill(email)
  await page.getByRole('button', { name: 'Send the letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await dialog.getByLabel('Code from the letter').fill('12')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(dialog.getByText('The code has 6 digits')).toBeVisible()
  const [mail] = await product.outbox(student!.email)
  await dialog.getByLabel('Code from the letter').fill(/\d{6}/.exec(mail!.subject)![0])
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  await page.getByRole('button', { name: 'Keep the old email' }).click()
  await expect(page.getByText(email)).toBeHidden()
})

test('a new password: what is wrong stands at its field, and every tab here stays signed in [X08][V03]', async ({
  page,
  context,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(other.getByTestId('composer')).toBeEditable()
  const elsewhere = await signInElsewhere(product, student.email)
  await page.goto('/settings/account')
  await page.getByRole('button', { name: /^Password/ }).click()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByLabel('Current password').fill('Wrong-9-maple')
  await page.getByLabel('New password').fill('Moonrise-9-oak')
  await page.getByLabel('Repeat the password').fill('Moonrise-9-elm')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password mismatch')).toBeVisible()
  await page.getByLabel('Repeat the password').fill('Moonrise-9-oak')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(notice(page)).toContainText('Password update failed')
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not the current password')
  await expectAccessible(page)
  await page.getByLabel('Current password').fill(student.password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(notice(page)).toContainText('Password changed')
  expect(await statusOf(product, elsewhere)).toBe(401)
  await send(other, '1/2 + 1/3')
  await finalReply(other)
  await expect(other).toHaveURL(/\/chat/)
  await loseSession(context)
  await signIn(page, { email: student.email, password: 'Moonrise-9-oak' })
})

test('devices: this one is marked, another one is signed out by a press, then all of them [R14]', async ({
  page,
  product,
}) => {
  const student = await openAccount(page, product)
  const [phone, second] = [await signInElsewhere(product, student.email), await signInElsewhere(product, student.email)]
  await page.reload()
  const devices = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('This device')
  await expect(devices.nth(1)).toContainText('Chrome on Android')
  await expect(devices.nth(1)).toContainText('Belarus Time')
  await devices.nth(1).getByRole('button', { name: 'Sign out: Chrome on Android' }).click()
  await expect(notice(page)).toContainText('Signed out: Chrome on Android')
  await expect(devices).toHaveCount(2)
  expect([await statusOf(product, phone), await statusOf(product, second)].sort()).toEqual([200, 401])
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('button', { name: 'Everywhere but here' }).click()
  await expect(devices).toHaveCount(1)
  expect([await statusOf(product, phone), await statusOf(product, second)]).toEqual([401, 401])
  const third = await signInElsewhere(product, student.email)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('button', { name: 'Everywhere, here too' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await statusOf(product, third)).toBe(401)
})

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('a new password, and the other devices signed out [R14][X08]', async ({ page, product }) => {
    const student = await openAccount(page, product, 2)
    const elsewhere = await signInElsewhere(product, student.email)
    await page.reload()
    const devices = page.getByRole('region', { name: ru.devices.title }).getByRole('listitem')
    await expect(devices).toHaveCount(2)
    await expect(devices.first()).toContainText(ru.devices.this)
    await expect(devices.nth(1)).toContainText(/Chrome.+Android/)
    await page.getByRole('button', { name: ru.devices.endAll }).click()
    await page.getByRole('button', { name: ru.devices.endOthers }).click()
    await expect(devices).toHaveCount(1)
    expect(await statusOf(product, elsewhere)).toBe(401)

    await page.getByRole('button', { name: new RegExp(`^${ru.password.title}`) }).click()
    await page.getByLabel(ru.password.current).fill(password)
    await page.getByLabel(signInWords.newPassword, { exact: true }).fill('Moonrise-9-oak')
    await page.getByLabel(signInWords.repeatPassword).fill('Moonrise-9-oak')
    await page.getByRole('button', { name: signInWords.passwordChange.submit }).click()
    await expect(notice(page)).toContainText(signInWords.passwordChange.changed)
  })

  test('a student without a password confirms by a mailed code [R14]', async ({ page, product }) => {
    const [student] = await makeStudents(product, 1, { languageId: 2 })
    await enter(page.context(), product, student!)
    await page.goto('/settings/account')
    await product.hook('advance-clock', { ms: 11 * 60_000 })
    const email = freshEmail()
    await page.getByRole('button', { name: new RegExp(`^${ru.email.title}`) }).click()
    await page.getByLabel(ru.email.new).fill(email)
    await page.getByRole('button', { name: ru.email.submit }).click()
    const dialog = page.getByRole('dialog', { name: ru.confirm.title })
    await dialog.getByRole('button', { name: ru.confirm.send }).click()
    await expect(dialog.getByLabel(ru.confirm.code)).toBeVisible()
    const [mail] = await product.outbox(student!.email)
    await dialog.getByLabel(ru.confirm.code).fill(/\d{6}/.exec(mail!.subject)![0])
    await dialog.getByRole('button', { name: ru.confirm.submit, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  })
})

test('without an answer the page says so and tries again on a press [X02]', async ({ page, product }) => {
  const [student] = await makeStudents(product, 1)
  await enter(page.context(), product, student!)
  let broken = true
  await page.route('**/api/v1/user/get{Account,Sessions}', (route) =>
    broken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.goto('/settings/account')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toHaveCount(2)
  await expectAccessible(page)
  broken = false
  await again.first().click()
  await again.first().click()
  await expect(page.getByText(student!.email)).toBeVisible()
})
