import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

// What was typed or opened on the way is there again, and every page leads back.

const dialog = (page: Page) => page.getByRole('dialog')

test('the way back of the browser leads to the question before, and put off is put off through a reload [B06] [B07]', async ({
  page,
  context,
  product,
}) => {
  const [student] = await makeStudents(product, 1, { isOnboarded: false })
  await enter(context, product, student!)
  await page.goto('/legal')
  await page.goto('/chat')
  await dialog(page).getByRole('textbox').fill('Mira')
  await dialog(page).getByRole('button', { name: 'Next' }).click()
  await expect(dialog(page).getByRole('radio').first()).toBeVisible()
  await page.goBack()
  await expect(dialog(page).getByRole('textbox')).toHaveValue('Mira')
  await expect(page).toHaveURL(/\/chat$/)
  await dialog(page).getByRole('button', { name: 'Finish later' }).last().click()
  await expect(page.getByTestId('composer')).toBeEditable()
  await page.reload()
  await expect(page.getByTestId('composer')).toBeEditable()
  await page.waitForLoadState('networkidle')
  await expect(dialog(page)).toHaveCount(0)
})

test('the parent’s address is seen as it was typed [B10]', async ({ page, context, product }) => {
  const birthDate = `${new Date().getUTCFullYear() - 11}-01-01`
  const [student] = await makeStudents(product, 1, { birthDate })
  await enter(context, product, student!)
  await page.goto('/chat')
  await page.getByRole('textbox').first().fill('mother-of-mira@example.com')
  await page.getByRole('button', { name: 'Send the letter' }).click()
  await expect(page.getByText('mother-of-mira@example.com').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('mother-of-mira@example.com').first()).toBeVisible()
})

test('an address typed at the login, and a letter to support, need not be typed twice', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('mira@example.com')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/restore$/)
  await expect(page.getByLabel('Email')).toHaveValue('mira@example.com')

  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/settings/feedback')
  const letter = page.getByRole('main').getByRole('textbox').first()
  await letter.fill('The graph of y = 2x is upside down')
  await page.reload()
  await expect(letter).toHaveValue('The graph of y = 2x is upside down')
  await page.goto('/legal')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/settings$/)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('nothing sells that photos are read where nothing reads them, and the sheet of the camera says so', async ({
    page,
    context,
    product,
  }) => {
    const [student] = await makeStudents(product, 1)
    await enter(context, product, student!)
    await page.goto('/settings/subscription?tab=all-plans')
    await expect(page.locator('[data-tariff="plus"]')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/photo/i)
    await page.goto('/settings/subscription')
    await expect(page.getByText('Messages today')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/photo/i)
    await page.goto('/chat')
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await expect(dialog(page)).toContainText('Lumi cannot read pictures here')
    await expectAccessible(page)
  })

  test('adding a subject leads to the programs', async ({ page, context, product }) => {
    const [student] = await makeStudents(product, 1)
    await enter(context, product, student!)
    await page.goto('/subjects')
    await page.getByRole('link', { name: /^Add a subject/ }).click()
    await expect(page.getByRole('heading', { name: /programs$/ })).toBeFocused()
  })
})

test('a guest reads what this is, and large text fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(page.getByText(/AI tutor for math, physics and chemistry/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0)
})
