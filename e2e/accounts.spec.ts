import type { Page } from '@playwright/test'
import { validationCatalogue } from '../packages/contracts/src/errors.ts'
import { confirmationLink, expect, expectAccessible, freshEmail, password, test } from './fixtures.ts'
import { mailedLink } from './mailed-link.ts'
import { inLanguages } from './matrix.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

/** Getting an account on a phone of 390 px, with the letters of the outbox page, in both languages. */
const words = {
  en: {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    repeat: 'Repeat the password',
    create: 'Create account',
    logIn: 'Log in',
    checkMail: 'Check your mail',
    linkWorks: 'The link works for 48 hours.',
    againIn: /^Send again in \d:\d\d$/,
    again: 'Send the letter again',
    sentAgain: /^Sent again to/,
    change: 'Use another address',
    correct: 'Send to this address',
    confirm: 'Confirm email',
    verified: 'Your email is confirmed',
    already: 'This email is already confirmed',
    toChat: 'To the chat',
    invalid: 'This confirmation link is invalid',
    brokenPassword: "This link doesn't work",
    used: 'It has already done its work.',
    expired: 'It waited too long and has run out.',
    incomplete: /^A piece of the address is missing/,
    guessed: 'It is not one of ours, or a newer letter took its place.',
    newLink: 'Send a new link',
    mailButton: 'Confirm email',
    forgot: 'Forgot password?',
    sendLink: 'Send the link',
    restoreText: /^If there is an account for/,
    save: 'Save password',
    changed: 'Password changed',
    invalidLogin: 'Invalid login',
    failedLogin: 'Failed to login',
    mustAccept: 'You should accept user agreement first',
    changedAgreement: 'Something changed in our agreement',
    accept: 'I accept the new version',
    goOn: 'Go on',
  },
  ru: {
    email: 'Почта',
    password: 'Пароль',
    newPassword: 'Новый пароль',
    repeat: 'Пароль ещё раз',
    create: 'Создать аккаунт',
    logIn: 'Войти',
    checkMail: 'Проверь почту',
    linkWorks: 'Ссылка работает 48 часов.',
    againIn: /^Ещё раз через \d:\d\d$/,
    again: 'Отправить письмо ещё раз',
    sentAgain: /^Ещё одно письмо летит на/,
    change: 'Указать другой адрес',
    correct: 'Отправить на этот адрес',
    confirm: 'Подтвердить почту',
    verified: 'Почта подтверждена',
    already: 'Эта почта уже подтверждена',
    toChat: 'В чат',
    invalid: 'Ссылка для подтверждения неверна',
    brokenPassword: 'Эта ссылка не работает',
    used: 'Она уже сделала своё дело.',
    expired: 'Она слишком долго ждала, и её время вышло.',
    incomplete: /^В адресе не хватает части/,
    guessed: 'Она не наша, или её сменило более новое письмо.',
    newLink: 'Прислать новую ссылку',
    mailButton: 'Подтвердить почту',
    forgot: 'Не помнишь пароль?',
    sendLink: 'Прислать ссылку',
    restoreText: /^Если для .* есть аккаунт/,
    save: 'Сохранить пароль',
    changed: 'Пароль изменён',
    invalidLogin: 'Почта и пароль не подходят друг к другу',
    failedLogin: 'Не получилось войти',
    mustAccept: 'Сначала нужно принять соглашение',
    changedAgreement: 'В соглашении кое\u2011что изменилось',
    accept: 'Принимаю новый текст',
    goOn: 'Продолжить',
  },
} as const

type Words = (typeof words)[keyof typeof words]

// The journeys move the clock, and must not run into each other's rate limits.
test.use({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const product = new Product({ LIMIT_SIGN_UP_DEVICE: '1000', LIMIT_MAIL_MAILBOX: '100' })
      await product.start()
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const emailField = (page: Page, t: Words) => page.getByLabel(t.email, { exact: true })
const passwordField = (page: Page, t: Words) => page.getByLabel(t.password, { exact: true })

async function signUp(page: Page, t: Words, email: string, path = '/', chosen = password) {
  await page.goto(path)
  await emailField(page, t).fill(email)
  await passwordField(page, t).fill(chosen)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t.create }).click()
  await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible()
}

async function logIn(page: Page, t: Words, email: string, secret = password) {
  // The address is that of the page already while the sign-up, which has such fields too, is still on the screen.
  const button = page.getByRole('button', { name: t.logIn })
  await expect(button).toBeVisible()
  await emailField(page, t).fill(email)
  await passwordField(page, t).fill(secret)
  await button.click()
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

for (const language of inLanguages('ru')) {
  const t: Words = words[language]
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US', viewport: { width: 390, height: 844 } })

    test('signing up: no agreement, the letter again, a reload, a corrected address, the click in the letter [R01][R07][S10][S11][V05]', async ({
      page,
      context,
      product,
    }) => {
      const [wrong, right] = [freshEmail(), freshEmail()]
      await page.goto('/?ref=NORA7&utm_source=school')
      await emailField(page, t).fill(wrong)
      await passwordField(page, t).fill(password)
      await page.getByRole('button', { name: t.create }).click()
      await expect(page.getByText(t.mustAccept)).toBeVisible()
      await page.getByRole('checkbox').check()
      const sent = page.waitForRequest(/registerWithEmail/)
      await page.getByRole('button', { name: t.create }).click()
      expect((await sent).postDataJSON()).toMatchObject({ referralInfo: '?ref=NORA7&utm_source=school' })

      await expect(page.getByText(wrong)).toBeVisible()
      await expect(page.getByText(t.linkWorks)).toBeVisible()
      await expect(page.getByRole('button', { name: t.againIn })).toBeVisible()
      await expectAccessible(page)
      await fits(page)
      const oldLink = await confirmationLink(product, wrong)

      // The phone unloaded the page: everything is still there.
      await page.reload()
      await expect(page.getByText(wrong)).toBeVisible()
      await page.getByRole('button', { name: t.change }).click()
      await expect(emailField(page, t)).toHaveValue(wrong)
      await expectAccessible(page)
      await emailField(page, t).fill(right)
      // After a network failure one more press is enough.
      await context.setOffline(true)
      await page.getByRole('button', { name: t.correct }).click()
      await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /./ }).first()).toBeVisible()
      await context.setOffline(false)
      await page.getByRole('button', { name: t.correct }).click()
      await expect(page.getByText(right)).toBeVisible()

      await product.hook('advance-clock', { ms: 61_000 })
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('pendingSignUp')!)
        localStorage.setItem('pendingSignUp', JSON.stringify({ ...kept, resendAt: Date.now() }))
      })
      await page.reload()
      await page.getByRole('button', { name: t.again }).click()
      await expect(page.getByText(t.sentAgain).first()).toBeVisible()
      await expect.poll(async () => (await product.outbox(right)).length).toBe(2)

      // The letter to the mistyped address no longer works.
      const stranger = await context.newPage()
      await stranger.goto(oldLink.pathname + oldLink.search)
      await stranger.getByRole('button', { name: t.confirm }).click()
      await expect(stranger.getByRole('heading', { name: t.invalid })).toBeVisible()
      await stranger.close()

      const link = await confirmationLink(product, right)
      // Opens the link from the outbox page, with the button in the letter.
      await page.goto('/outbox')
      const letter = page.getByTestId('mail').filter({ hasText: right }).first()
      const opened = context.waitForEvent('page')
      await letter.frameLocator('iframe').getByRole('link', { name: t.mailButton }).first().click()
      const confirmation = await opened
      await page.goto('/')
      await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible()
      await confirmation.getByRole('button', { name: t.confirm }).click()
      // Signed in, in every waiting tab; the link's secrets are gone from the address.
      await expect(confirmation).toHaveURL(/\/chat/)
      expect(confirmation.url()).not.toContain('ecs')
      await expect(confirmation.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(/\/chat/)
      // The same letter again: a signed-in student is redirected.
      await page.goto(link.pathname + link.search)
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.getByRole('heading', { name: t.already })).toBeVisible()
      await page.getByRole('link', { name: t.toChat }).click()
      await expect(page).toHaveURL(/\/chat/)
    })

    test('in another browser the link leads to the login with the address filled; used, incomplete and guessed ones say what to do [R07][S10]', async ({
      page: home,
      product,
      browser,
    }) => {
      const email = freshEmail()
      await signUp(home, t, email)
      const link = await confirmationLink(product, email)
      const elsewhere = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
      const page = await elsewhere.newPage()
      await page.goto('/')
      await page.evaluate((id) => localStorage.setItem('selectedLanguageId', id), language === 'ru' ? '2' : '1')
      const open = async (change: (query: URLSearchParams) => void) => {
        const { pathname, searchParams } = new URL(link)
        change(searchParams)
        await page.goto(`${pathname}?${searchParams}`)
      }
      await open((query) => query.delete('ecs'))
      await expect(page.getByText(t.incomplete)).toBeVisible()
      await open((query) => query.set('ecs', 'x'.repeat(43)))
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.getByText(t.guessed)).toBeVisible()
      await expectAccessible(page)
      await fits(page)

      await open(() => {})
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.getByRole('heading', { name: t.verified })).toBeVisible()
      expect(new URL(page.url()).search).toBe('')
      await expectAccessible(page)
      await page.getByRole('link', { name: t.logIn }).first().click()
      await expect(emailField(page, t)).toHaveValue(email)
      await expect(passwordField(page, t)).toBeFocused()
      await page.reload()
      await expect(emailField(page, t)).toHaveValue(email)
      await page.goBack()
      await expect(page.getByRole('heading', { name: t.verified })).toBeVisible()

      await open(() => {})
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.getByRole('heading', { name: t.already })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(t.newPassword).fill('Another-Harbour-8')
      await page.getByLabel(t.repeat).fill('Another-Harbour-8')
      await page.getByRole('button', { name: t.save }).click()
      await expect(page.getByText(t.changed)).toBeVisible()
      await expect(emailField(page, t)).toHaveValue(email)
      await passwordField(page, t).fill('Another-Harbour-8')
      await page.getByRole('button', { name: t.logIn }).click()
      await expect(page).toHaveURL(/\/chat/)
      await elsewhere.close()

      // The waiting tab notices it, and the login knows the address.
      await home.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(home.getByRole('heading', { name: t.verified })).toBeVisible()
      await home.getByRole('link', { name: t.logIn }).first().click()
      await expect(emailField(home, t)).toHaveValue(email)
    })

    test('a forgotten password: the letter, the new password, the second use, a link that ran out [R05][R06][X08]', async ({
      page,
      context,
      product,
    }) => {
      const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
      const email = student!.email
      await page.goto('/login')
      await page.getByRole('link', { name: t.forgot }).click()
      await expect(page).toHaveURL(/\/restore/)
      await expectAccessible(page)
      await emailField(page, t).fill(email)
      await page.getByRole('button', { name: t.sendLink }).click()
      await expect(page.getByText(t.restoreText)).toBeVisible()
      await expect(page.getByRole('button', { name: t.againIn })).toBeVisible()
      await expectAccessible(page)
      await fits(page)

      const link = await mailedLink(product, email, 'passwordChange')
      const device = await context.browser()!.newContext({ baseURL: product.url })
      await enter(device, product, student!)
      await page.goto(link.pathname + link.search)
      await expect(page).toHaveURL(/\/passwordChange$/)
      await page.getByLabel(t.newPassword).fill('Another-Harbour-8')
      await page.getByLabel(t.repeat).fill('Another-Harbour-8')
      await expectAccessible(page)
      await page.getByRole('button', { name: t.save }).click()
      await expect(page.getByText(t.changed)).toBeVisible()
      await expect(page).toHaveURL(/\/chat/)
      await expect(page.getByTestId('composer')).toBeEditable()
      const other = await device.newPage()
      await other.goto('/chat')
      await expect(other).toHaveURL(/\/login/)
      await device.close()

      await page.goto(link.pathname + link.search)
      await expect(page.getByRole('heading', { name: t.brokenPassword })).toBeVisible()
      await expect(page.getByText(t.used)).toBeVisible()
      await fits(page)
      await emailField(page, t).fill(email)
      await page.getByRole('button', { name: t.newLink }).click()
      await expect(page.getByText(t.restoreText)).toBeVisible()
      await expect
        .poll(async () => (await product.outbox(email)).filter(({ text }) => text.includes('prt')).length)
        .toBe(2)
      const late = await mailedLink(product, email, 'passwordChange')
      await product.hook('advance-clock', { ms: 2 * 3_600_000 + 1000 })
      await page.goto(late.pathname + late.search)
      await expect(page.getByText(t.expired)).toBeVisible()
    })

    test('signing in: wrong credentials, a server that fails, an address not confirmed yet, the page asked for [R02][B04][X04]', async ({
      page,
    }) => {
      const email = freshEmail()
      await page.goto('/chat?utm_source=mail')
      await expect(page).toHaveURL(/\/\?history=/)
      await page.getByRole('link', { name: t.logIn }).click()
      await expect(page).toHaveURL(/\/login\?history=/)
      await logIn(page, t, email)
      await expect(page.getByText(t.invalidLogin).first()).toBeVisible()
      await page.route('**/auth/login', (route) => route.fulfill({ status: 502, body: '' }))
      await page.getByRole('button', { name: t.logIn }).click()
      await expect(page.getByText(t.failedLogin)).toBeVisible()
      await page.unroute('**/auth/login')

      await signUp(page, t, email, `/?history=${encodeURIComponent('/chat?utm_source=mail')}`)
      await page.goto('/login?history=/chat')
      await logIn(page, t, email)
      await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
    })
  })
}

test('what a newcomer was after opens once the sign-up is done [B04]', async ({ page, product }) => {
  const t = words.en
  const email = freshEmail()
  await page.goto('/chat?utm_campaign=autumn')
  await emailField(page, t).fill(email)
  await passwordField(page, t).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t.create }).click()
  await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible()
  const link = await confirmationLink(product, email)
  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: t.confirm }).click()
  await expect(page).toHaveURL(/\/chat\?.*utm_campaign=autumn/)
})

test('two sign-ups with one address, its letter opened elsewhere: a password is set before the login [R07]', async ({
  page,
  browser,
  product,
}) => {
  const t = words.en
  const email = freshEmail()
  for (const chosen of [password, 'Stranger-Was-Here-1']) {
    const device = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
    await signUp(await device.newPage(), t, email, '/', chosen)
    await device.close()
  }
  await expect.poll(async () => (await product.outbox(email)).length).toBe(2)
  const link = await confirmationLink(product, email)
  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: t.confirm }).click()
  await expect(page.getByRole('heading', { name: t.verified })).toBeVisible()
  await expect(page.getByText('None of them works now')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t.newPassword).fill('Another-Harbour-8')
  await page.getByLabel(t.repeat).fill('Another-Harbour-8')
  await page.getByRole('button', { name: t.save }).click()
  await expect(page).toHaveURL(/\/login/)
  await passwordField(page, t).fill('Another-Harbour-8')
  await page.getByRole('button', { name: t.logIn }).click()
  await expect(page).toHaveURL(/\/chat/)
})

test('an answer that got lost costs neither a second letter nor the place in the form', async ({ page, product }) => {
  const t = words.en
  const email = freshEmail()
  let isLost = true
  await page.route('**/registerWithEmail', async (route) => {
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await page.goto('/')
  await emailField(page, t).fill(email)
  await passwordField(page, t).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t.create }).click()
  await expect(page.getByText('Failed to create account')).toBeVisible()
  await page.getByRole('button', { name: t.create }).click()
  await expect(page.getByRole('heading', { name: t.checkMail })).toBeVisible()
  await confirmationLink(product, email)
  expect(await product.outbox(email)).toHaveLength(1)
})

for (const language of inLanguages('ru')) {
  const t: Words = words[language]
  test.describe(`an easy password in ${language}`, () => {
    test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

    test(`what the server would refuse is said while it is typed, with what to change, and never leaves the device (${language}) [V03]`, async ({
      page,
    }) => {
      const sent: string[] = []
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
      await page.goto('/')
      await emailField(page, t).fill('nora.lind@example.org')
      const hard = page.getByText(language === 'en' ? 'Hard to guess, done' : 'Трудно угадать, есть')
      for (const [easy, code] of [
        ['P@ssw0rd1!', 'password_common'],
        ['Nora.lind1!', 'password_own_address'],
        ['Aa1!Aa1!', 'password_repeats'],
        ['23456789Ab!', 'password_sequence'],
      ] as const) {
        await passwordField(page, t).fill(easy)
        await expect(page.getByText(validationCatalogue[code][language])).toBeVisible()
        await expect(hard).toBeHidden()
      }
      await expectAccessible(page)
      await fits(page)
      // Sending shows the same error at the field without a request.
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: t.create }).click()
      await expect(passwordField(page, t)).toHaveAttribute('aria-invalid', 'true')
      await passwordField(page, t).fill('Oak-tree')
      await expect(hard).toBeVisible()
      expect(sent.filter((line) => /registerWithEmail|ssw0rd|lind1|Aa1!|Oak/.test(line))).toEqual([])
    })
  })
}

test('without the part of the list the server refuses an easy password at the field, in the same words [V03][X01]', async ({
  page,
}) => {
  await page.route('**/getCommonPasswordHashes*', (route) => route.abort())
  await page.goto('/')
  await emailField(page, words.en).fill(freshEmail())
  await passwordField(page, words.en).fill('P@ssw0rd1!')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.en.create }).click()
  await expect(page.locator('p').filter({ hasText: validationCatalogue.password_common.en })).toBeVisible()
  await expect(passwordField(page, words.en)).toBeFocused()
})

test.describe('a new version of the agreements', () => {
  for (const language of inLanguages('en')) {
    const t = words[language]
    test.describe(`in ${language}`, () => {
      test.use({ locale: language === 'ru' ? 'ru-RU' : 'en-US' })

      test('is asked for before going on, can be read first, and not asked for again [A06][R04]', async ({
        page,
        context,
        product,
      }) => {
        const [student] = await makeStudents(product, 1, { hasAccepted: false })
        await enter(context, product, student!)
        await page.goto('/chat')
        const dialog = page.getByRole('dialog', { name: t.changedAgreement })
        await expect(dialog).toBeVisible()
        await expectAccessible(page)
        await fits(page)
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeVisible()
        const reading = context.waitForEvent('page')
        await dialog.getByRole('link').first().click()
        await expect((await reading).getByRole('article')).toBeVisible()
        await dialog.getByRole('button', { name: t.goOn }).click()
        await expect(dialog.getByText(t.mustAccept)).toBeVisible()
        await dialog.getByRole('checkbox', { name: t.accept }).check()
        await dialog.getByRole('button', { name: t.goOn }).click()
        await expect(dialog).toBeHidden()
        const known = page.waitForResponse(/getCurrentUserInfo/)
        await page.reload()
        await known
        await expect(page.getByTestId('composer')).toBeEditable()
        await expect(dialog).toBeHidden()
      })
    })
  }
})
