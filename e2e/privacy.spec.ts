import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readZip } from '../apps/server/src/testing/read-zip.ts'
import { aConfirmedStudent, expect, expectAccessible, finalReply, send, signIn, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

const openAccount = async (page: Page) => {
  await page.goto('/settings/account')
  await expect(page.getByTestId('delete-account')).toBeVisible()
}

/** Fits the width of a phone without horizontal scrolling. */
const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

async function typeAndDelete(page: Page, email: string, words: { label: string; submit: string }) {
  await page.getByTestId('delete-account').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.label).fill(email)
  await dialog.getByRole('button', { name: words.submit }).click()
}

const en = { label: 'Type your email to confirm', submit: 'Delete my account' }

test('the own e-mail is typed, everybody is signed out, and a sign-in brings the account back [V06][SR19]', async ({
  page,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await openAccount(page)
  await page.getByTestId('delete-account').click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: en.submit })
  await expect(dialog).toContainText('For 7 days you can change your mind')
  await expect(dialog).toContainText(`Your email: ${student.email}`)
  await expectAccessible(page)
  await expect(submit).toBeDisabled()
  const field = dialog.getByLabel(en.label)
  await field.fill('not-mine@example.com')
  await field.blur()
  await expect(dialog).toContainText('Wrong Email')
  await expect(submit).toBeDisabled()
  await field.fill(` ${student.email.toUpperCase()}`)
  await expect(dialog).not.toContainText('Wrong Email')
  const ordered = page.waitForRequest(/\/deleteAccount$/)
  await submit.click()
  expect((await ordered).postData()).toBeNull()

  await expect(page).toHaveURL(/\/goodbye/)
  await expect(page.getByRole('heading', { name: 'You are signed out everywhere' })).toBeFocused()
  await expectAccessible(page)
  await expectFits(page)
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).toBeNull()
  const [receipt] = await product.outbox(student.email)
  expect(receipt?.subject).toBe('Your Lumi account will be deleted')

  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: /Your account will be deleted on/ })).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  // On every page.
  await page.goto('/settings/account')
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  await page.goto('/chat')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByTestId('composer')).toBeEditable()
  await expect(page.getByText('Your account stays. Welcome back!')).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('composer')).toBeEditable()
})

test.describe(() => {
  test.use({ locale: 'ru-RU' })

  test('in Russian: удаление, вход и выход, и аккаунта больше нет [V06][SR19]', async ({ page, context, product }) => {
    const [student] = await makeStudents(product, 1, { languageId: 2 })
    await enter(context, product, student!)
    await openAccount(page)
    await page.getByTestId('delete-account').click()
    await page.getByRole('dialog').getByLabel('Напиши свою почту, чтобы подтвердить').fill('чужая@example.com')
    await page.getByRole('dialog').getByLabel('Напиши свою почту, чтобы подтвердить').blur()
    await expect(page.getByRole('dialog')).toContainText('Это не та почта')
    await expect(page.getByRole('dialog')).toContainText('7 дней можно передумать')
    await page.keyboard.press('Escape')
    await typeAndDelete(page, student!.email, {
      label: 'Напиши свою почту, чтобы подтвердить',
      submit: 'Удалить аккаунт',
    })
    await expect(page.getByRole('heading', { name: 'Выход выполнен на всех устройствах' })).toBeVisible()
    await expectFits(page)
    await product.hook('advance-clock', { ms: 7 * 86_400_000 + 1 })
    await product.hook('clean-up')
    const mails = await product.outbox(student!.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Твой аккаунт в Луми удалён'])
  })
})

test('after 10 minutes the student confirms first, and then it goes on by itself [V12][SR19]', async ({
  page,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await openAccount(page)
  await product.hook('advance-clock', { ms: 11 * 60_000 })
  await typeAndDelete(page, student.email, en)
  const confirming = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirming.getByLabel('Password', { exact: true }).fill(student.password)
  await confirming.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/goodbye/)
})

test('the copy of all data opens without a network, shows formulas, and what messages say stays text [SR15]', async ({
  page,
  product,
  browser,
}, testInfo) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  const hostile = 'Look: $x^2 = 4$ <script>document.title = "run"</script><img src=x onerror="document.title=\'run\'">'
  await product.hook('set-next-reply', { email: student.email, text: hostile, delayMs: 1, chunkSize: 500 })
  await send(page, 'Solve <b>x^2 = 4</b> <script>document.title = "run"</script>')
  await finalReply(page)
  await openAccount(page)
  const saving = page.waitForEvent('download')
  await page.getByTestId('export-data').click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^lumi-\d{4}-\d\d-\d\d\.zip$/)
  await expect(page.getByTestId('export-data')).toContainText('Your copy is saved as')
  const files = readZip(readFileSync(await saved.path()))

  // Opened as a local file, without a network and without this site.
  const file = testInfo.outputPath('index.html')
  writeFileSync(file, files.get('index.html')!)
  const offline = await browser.newContext({ offline: true, viewport: { width: 390, height: 844 } })
  const opened = await offline.newPage()
  const problems: string[] = []
  opened.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  opened.on('request', (request) => request.url().startsWith('file:') || problems.push(request.url()))
  await opened.goto(`file://${path.resolve(file)}`)
  await expect(opened).toHaveTitle('My Lumi data')
  await expect(opened.locator('article')).toHaveCount(2)
  await expect(opened.locator('article').first()).toContainText('<script>document.title = "run"</script>')
  await expect(opened.locator('math').first()).toBeVisible()
  await expectAccessible(opened)
  await expectFits(opened)
  await opened.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(opened)
  expect(problems).toEqual([])
  await offline.close()

  // A second export on the same day.
  await page.getByTestId('export-data').click()
  await expect(page.getByTestId('export-data')).toContainText('The next copy can be made')
  await expectFits(page)
})

test('a copy that breaks off says so and can be tried again', async ({ page, context, product }) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await openAccount(page)
  await page.route('**/exportData', (route) => route.abort())
  await page.getByTestId('export-data').click()
  await expect(page.getByText('The copy broke off. Nothing is lost, please try again')).toBeVisible()
  await page.unroute('**/exportData')
  const saving = page.waitForEvent('download')
  await page.getByTestId('export-data').click()
  await saving
})
