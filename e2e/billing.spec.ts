import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

const day = 24 * 60 * 60_000
/** The countries are those of the languages: 1 the United States, 112 Belarus. */
const belarus = 112

const planCard = (page: Page, tariffId: string) => page.locator(`[data-tariff="${tariffId}"]`)
const payment = (page: Page) => page.getByTestId('payment')

/** Pays on the hosted page of the sandbox with the test card that ends so. */
async function payWith(page: Page, last4: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\//)
  await page.getByRole('radio', { name: new RegExp(last4) }).check()
  await page.getByRole('button', { name: /^(Pay|Оплатить)$/ }).click()
}

async function aStudent(context: BrowserContext, product: Product, wanted: Parameters<typeof makeStudents>[2] = {}) {
  const [student] = await makeStudents(product, 1, wanted)
  await enter(context, product, student!)
  return student!
}

test('a student buys after a decline, closes the waiting page, stops, goes on, asks for more, and ends on Free [R16 R12 S06 S07 S08 E04 A10 A11]', async ({
  page,
  context,
  product,
}) => {
  test.slow()
  await aStudent(context, product)
  await page.goto('/settings')
  await page.getByRole('link', { name: /Subscription/ }).click()
  await expect(page.getByRole('heading', { name: 'Free', exact: true })).toBeVisible()
  await expectAccessible(page)
  // A wrong tab falls back to the first.
  await page.goto('/settings/subscription?tab=nonsense')
  await expect(page.getByRole('link', { name: 'Subscription', exact: true })).toHaveAttribute('aria-current', 'page')

  await page.getByRole('link', { name: 'All plans', exact: true }).click()
  await expect(planCard(page, 'plus')).toContainText(/a month\s*\$[\d.]+ every 3 months/)
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^1 month/ }).check()
  await expect(planCard(page, 'plus')).toContainText('$9 every month')
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('This is an auto-payment: $9 is charged every month')
  await expectAccessible(page)

  // Declined: said so, nothing is bought.
  await sheet.getByRole('button', { name: 'Pay $9' }).click()
  await payWith(page, '0002')
  await expect(payment(page)).toHaveAttribute('data-status', 'Error')
  await expect(payment(page)).toContainText('Nothing was charged')
  await expectAccessible(page)
  const paymentId = new URL(page.url()).searchParams.get('paymentId')
  await page.getByRole('link', { name: 'Try again' }).click()

  // Gone back without paying: not said to be at the bank, and given up for another plan.
  await page.getByRole('button', { name: 'Choose Max' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(payment(page)).toContainText('Not paid yet')
  await expect(payment(page)).not.toContainText('second time')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose another plan' }).click()
  await expect(page).toHaveURL(/tab=all-plans/)
  await expect(page.getByText('A payment is still open')).toHaveCount(0)

  // 3-D Secure: the page waits, is closed, and the result is told elsewhere.
  await page.getByRole('radio', { name: /^1 month/ }).check()
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  await page.getByRole('button', { name: 'Pay $9' }).click()
  await payWith(page, '3220')
  const atTheBank = page.url().replace(/\/pay\?.*/, '')
  await page.getByRole('link', { name: /Let it wait/ }).click()
  await expect(payment(page)).toHaveAttribute('data-status', 'WaitingPayment')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Close and keep learning' }).click()
  await expect(page.getByText('A payment is still open')).toBeVisible()
  await page.goto('/chat')
  await expect(page.getByTestId('composer')).toBeEditable()
  // Confirmed on another device: this one is told by the hub.
  expect((await fetch(`${atTheBank}/pay?confirm=yes`, { redirect: 'manual' })).status).toBe(303)
  await expect(page.getByText('Plus is yours')).toBeVisible()

  // Two taps stop it, one turns it on again.
  await page.goto('/settings/subscription')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.getByText('Card ending 3220')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off renewal', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(page.getByText('Ends soon')).toBeVisible()
  await expect(page.getByText(/Renewal is off\. Plus works until/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Turn renewal back on' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  // A smaller step is explained, a larger one goes through support.
  await page.getByRole('button', { name: /Other period or smaller plan/ }).click()
  await expect(page.getByRole('dialog')).toContainText('so you never pay twice')
  await page.getByRole('button', { name: 'Got it' }).click()
  await page.getByRole('button', { name: /Move up to Max/ }).click()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('button', { name: /Move up to Max/ })).toContainText('Asked on')

  // History: both payments, a receipt of the one that was paid; the last digits only.
  await page.getByRole('link', { name: 'Payments', exact: true }).click()
  await expect(page.getByText(/^Paid · /)).toBeVisible()
  // Declined, and given up.
  await expect(page.getByText(/^Not paid · /)).toHaveCount(2)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Receipt of / }).click()
  expect((await download).suggestedFilename()).toMatch(/\.html$/)

  // Links that are not payments of this student, and one that would lead to another site.
  await page.goto('/payment/status')
  await expect(page.getByRole('heading', { name: 'Invalid payment link' })).toBeVisible()
  await page.goto('/payment/status?paymentId=12')
  await expect(page.getByRole('heading', { name: 'Invalid payment link' })).toBeVisible()
  await page.goto('/payment/status?paymentId=00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Wrong payment ID' })).toBeVisible()
  await page.goto(`/payment/status?paymentId=${paymentId}&originLink=https://other.example/chat`)
  await expect(payment(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/settings/subscription')
  await page.goto(`/payment/status?paymentId=${paymentId}&originLink=${encodeURIComponent(`${product.url}/subjects`)}`)
  await expect(page.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/subjects')

  // Without its card the plan cannot renew; after its end it is Free.
  await page.goto('/settings/subscription?tab=payments')
  await page.getByRole('button', { name: 'Remove Card ending 3220' }).click()
  await expect(page.getByRole('dialog')).toContainText('renewal will be off')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No saved cards.')).toBeVisible()
  await product.hook('advance-clock', { ms: 20 * day })
  await page.goto('/settings/subscription')
  await expect(page.getByText('Ends soon')).toBeVisible()
  await product.hook('advance-clock', { ms: 12 * day })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Free', exact: true })).toBeVisible()
})

test.describe('in Russian on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' })

  test('in Belarus both boxes start empty and both are needed; prices are in its rubles [V10 P08 R16]', async ({
    page,
    context,
    product,
  }) => {
    await aStudent(context, product, { languageId: belarus })
    await context.addInitScript((id) => {
      // Blank pages, such as the accessibility check opens, have no storage.
      if (location.origin !== 'null') localStorage.setItem('selectedLanguageId', id)
    }, String(belarus))
    await page.goto('/settings/subscription?tab=all-plans')
    await expect(planCard(page, 'plus')).toContainText(/22,50\sBr\s*в\sмесяц\s*67,50\sBr каждые 3\sмесяца/)
    // Side by side, the free plan at the left.
    const left = async (tariffId: string) => (await planCard(page, tariffId).boundingBox())!.x
    expect(await left('free')).toBeLessThan(await left('plus'))
    expect(await left('plus')).toBeLessThan(await left('max'))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Выбрать «Плюс»' }).click()
    const sheet = page.getByRole('dialog')
    const boxes = sheet.getByRole('checkbox')
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await expect(box).not.toBeChecked()
    const pay = sheet.getByRole('button', { name: /Заплатить 67,50/ })
    await pay.click()
    await expect(sheet.getByText('Нужно принять условия оплаты')).toBeVisible()
    await boxes.first().check()
    await pay.click()
    await expect(sheet.getByText('Нужно разрешить автоплатежи')).toBeVisible()
    await expectAccessible(page)
    await boxes.last().check()
    await pay.click()
    await payWith(page, '4242')
    await expect(page.getByRole('heading', { name: '«Плюс» подключён' })).toBeVisible()
  })
})

test('under the age of consent no price is shown; a parent pays by a link and stops the renewal there [S07 R16]', async ({
  page,
  context,
  product,
  browser,
}) => {
  const birthDate = `${new Date().getUTCFullYear() - 12}-01-01`
  await aStudent(context, product, { birthDate, hasConsent: true })
  await page.goto('/settings/subscription?tab=payments')
  await expect(page.getByRole('heading', { name: 'Free', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Payments', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'All plans', exact: true }).click()
  await expect(page.getByText('Ask your parent')).toBeVisible()
  await expect(planCard(page, 'plus')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('$')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to a parent' }).click()
  await expect(page.getByText('The link goes to the email of the parent who let you learn here.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mail it to my parent' }).click()
  // The consent of this student came without an address.
  const mailbox = `parent-of-one-${Date.now()}@example.com`
  await page.getByLabel('Email of a parent').fill(mailbox)
  await page.getByRole('button', { name: 'Mail the link' }).click()
  await expect(page.getByText(`The link is on its way to ${mailbox}`)).toBeVisible()
  const [letter] = await product.outbox(mailbox)
  const link = /https?:\/\/\S+\/pay\?\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  // The mailbox is open on the child's own device.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This page is for a parent' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('$')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the chat' }).click()
  await expect(page).toHaveURL(/\/chat/)

  const parents = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const parent = await parents.newPage()
  await parent.goto(link)
  await expect(parent.getByRole('heading', { name: /^A plan for / })).toBeVisible()
  // The key does not stay in the address bar.
  expect(new URL(parent.url()).search).toBe('')
  await expectAccessible(parent)
  await parent.getByRole('button', { name: 'Choose Max' }).click()
  await expect(parent.getByText(/This is an auto-payment: \$40\.50/)).toBeVisible()
  await parent.getByRole('button', { name: 'Pay $40.50' }).click()
  await expect(parent.getByText('Required')).toBeVisible()
  await parent.getByLabel('Your email').fill(`parent-${Date.now()}@example.com`)
  await parent.getByRole('button', { name: 'Pay $40.50' }).click()
  // Who goes back has not paid: no bank is named, and another plan or period can be chosen.
  await parent.getByRole('link', { name: 'Go back without paying' }).click()
  await expect(parent.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
  await expect(parent.locator('main')).not.toContainText(/bank|second time/)
  await expectAccessible(parent)
  await parent.getByRole('button', { name: 'Choose another plan or period' }).click()
  await expect(parent.getByText(/This is an auto-payment: \$40\.50/)).toBeVisible()
  await parent.getByRole('radio', { name: /^1 month/ }).check()
  await parent.getByRole('button', { name: 'Pay $15' }).click()
  // Declined: plan, period and address are as they were, and the reason is said.
  await payWith(parent, '0002')
  await expect(parent.getByText('The bank turned it down.')).toBeVisible()
  await expect(parent.getByRole('radio', { name: /^1 month/ })).toBeChecked()
  await expect(parent.getByLabel('Your email')).toHaveValue(/^parent-/)
  await expectAccessible(parent)
  await parent.getByRole('radio', { name: /^3 months/ }).check()
  await parent.getByRole('button', { name: 'Pay $40.50' }).click()
  await payWith(parent, '4242')
  await expect(parent.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible()
  await expect(parent.getByText(/Renews by itself on .* for \$40\.50/)).toBeVisible()
  await page.goto('/settings/subscription')
  await expect(page.getByText('Somebody else pays for this plan.')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('$')
  await parent.getByRole('button', { name: 'Turn off renewal' }).click()
  await parent.getByRole('button', { name: 'Turn it off' }).click()
  await expect(parent.getByText('Renewal is off. No more money is charged.')).toBeVisible()
  await expect(page.getByText('Ends soon')).toBeVisible()
  await parent.goto('/pay?linkId=00000000-0000-4000-8000-000000000000&secret=wrong')
  await expect(parent.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await parents.close()
})

test('with billing switched off nothing of it is shown [R16 P03]', async ({ browser }) => {
  const free = new Product({ BILLING: 'off' })
  await free.start()
  const context = await browser.newContext({ baseURL: free.url, locale: 'en-US' })
  try {
    await aStudent(context, free)
    const page = await context.newPage()
    await page.goto('/settings')
    await expect(page.getByRole('link', { name: /My progress/ })).toBeVisible()
    await page.goto('/settings/subscription?tab=all-plans')
    await expect(page).toHaveURL(/\/settings$/)
    await expect(page.getByRole('link', { name: /My progress/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Subscription/ })).toHaveCount(0)
    await page.goto('/chat')
    await expect(page.getByTestId('composer')).toBeEditable()
    await expect(page.getByRole('button', { name: /messages left/ })).toHaveCount(0)
    await page.goto('/pay?linkId=a&secret=b')
    await expect(page.getByRole('heading', { name: 'Nothing to pay here' })).toBeVisible()
  } finally {
    await context.close()
    await free.close()
  }
})
