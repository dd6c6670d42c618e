import type { Page } from '@playwright/test'
import { expect, expectAccessible, finalReply, send, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

const maxMessages = 60
const messages = (page: Page) => page.locator('[data-testid="message"]')
const list = (page: Page) => page.getByRole('region', { name: 'Conversation with Lumi' })
const search = (page: Page) => page.getByTestId('search')

/** Where a text is in the list, in pixels below its upper edge. */
const placeOf = (page: Page, words: string) =>
  list(page).evaluate((view, said) => {
    const found = [...view.querySelectorAll('[data-testid="message"]')].find((row) => row.textContent?.includes(said))
    return found ? Math.round(found.getBoundingClientRect().top - view.getBoundingClientRect().top) : null
  }, words)

test('of 2 000 messages one is found by its formula, read with what is around it, and left again [C09][P01]', async ({
  page,
  context,
  product,
}) => {
  test.slow()
  const [student] = await makeStudents(product, 1)
  await product.hook('fill-history', { studentId: student!.studentId, count: 2000 })
  await enter(context, product, student!)
  await page.goto('/chat')
  await expect(messages(page).last()).toContainText('1999')

  // By keyboard: one key opens the search, the arrows reach the hit.
  await list(page).focus()
  await page.keyboard.press('s')
  await expect(search(page)).toBeFocused()
  await expect(page.getByRole('button', { name: /^Math .*1999/ })).toBeVisible()
  await page.keyboard.type('nothing like this')
  // The first search of a long history reads the newest messages; the others are prepared meanwhile.
  const prepared = page.getByText('Older messages are still being prepared')
  await expect(prepared).toBeVisible()
  await expect(page.getByText('Nothing found for “nothing like this”')).toBeVisible()
  await expect(prepared).toBeHidden()
  await search(page).fill('x² - 301x')
  await expect(page.getByTestId('hits').locator('mark')).toHaveText(['x² - 301x'])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  // The hit is in view, marked and focused, with older and newer messages around it.
  const hit = page.locator('[data-hit]')
  await expect(hit).toBeInViewport()
  await expect(hit).toBeFocused()
  await expect(messages(page).filter({ hasText: 'number 300?' })).toHaveCount(1)
  expect(await messages(page).count()).toBeLessThanOrEqual(maxMessages)

  // Both ways: newer and older pages are fetched while scrolling, and at most 60 messages are in the page.
  for (const [by, until] of [
    [1500, 'number 360?'],
    [-1500, 'number 240?'],
  ] as const) {
    await expect(async () => {
      await list(page).evaluate((view, distance) => view.scrollBy(0, distance), by)
      expect(await messages(page).count()).toBeLessThanOrEqual(maxMessages)
      expect(await placeOf(page, until)).not.toBeNull()
    }).toPass()
  }

  // A reload shows the same lines.
  await expect(async () => {
    const before = await placeOf(page, 'number 240?')
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
    expect(await placeOf(page, 'number 240?')).toBe(before)
  }).toPass()
  const before = await placeOf(page, 'number 240?')
  await page.goto('/chat')
  await expect.poll(() => placeOf(page, 'number 240?')).not.toBeNull()
  await expect.poll(async () => Math.abs((await placeOf(page, 'number 240?'))! - before!)).toBeLessThan(4)

  // What comes meanwhile is counted, and the way to the latest is one press.
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(messages(other).last()).toContainText('1999')
  await send(other, 'One more question')
  await finalReply(other)
  const jump = page.getByRole('button', { name: 'Go to the latest message' })
  await expect(jump).toHaveText('2 new')
  await expect(page.getByText('One more question')).toHaveCount(0)
  await jump.click()
  await expect(page.getByText('One more question')).toBeVisible()
  await expect(messages(page).last()).toBeInViewport()
  await expect(jump).toHaveCount(0)
  expect(await messages(page).count()).toBeLessThanOrEqual(maxMessages)
})

test('two devices: typing on one leaves the other alone, opinions, reading and deleting follow [A17][C06][A13]', async ({
  page,
  context,
  product,
  browser,
}) => {
  const [student] = await makeStudents(product, 1, { messagesLeft: 4 })
  await enter(context, product, student!)
  const second = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  await enter(second, product, student!)
  const laptop = await second.newPage()
  await page.goto('/chat')
  await laptop.goto('/chat')
  await laptop.getByTestId('composer').fill('a draft of the laptop')
  await product.hook('set-next-reply', { studentId: student!.studentId, text: 'A reply to think about', delayMs: 5 })
  await send(page, 'A question of the phone')
  await finalReply(page)
  await finalReply(laptop)
  await expect(laptop.getByTestId('composer')).toHaveValue('a draft of the laptop')
  await expect(page.getByTestId('composer')).toHaveValue('')

  await page.getByRole('button', { name: 'This helped' }).click()
  await expect(laptop.getByRole('button', { name: 'This helped' })).toHaveAttribute('aria-pressed', 'true')
  await laptop.getByRole('button', { name: "This didn't help" }).click()
  const sheet = laptop.getByRole('dialog', { name: 'What went wrong?' })
  await sheet.getByRole('button', { name: 'I did not understand it' }).click()
  await sheet.getByRole('textbox').fill('Too fast')
  await expectAccessible(laptop)
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: "This didn't help" })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name: "This didn't help" })).toHaveAttribute('aria-pressed', 'true')

  // The last messages: the strip, then the sheet, and the draft is kept.
  await page.getByRole('button', { name: 'Get more' }).click()
  const paywall = page.getByRole('dialog', { name: 'Messages of today' })
  await expect(paywall).toContainText('3 messages left today')
  await paywall.getByRole('button', { name: /Where the messages went/ }).click()
  const ledger = page.getByRole('dialog', { name: 'My messages' })
  await expect(ledger).toContainText('A question of the phone')
  await expect(ledger).toContainText('−1')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(ledger).toHaveCount(0)
  await product.hook('set-messages-left', { studentId: student!.studentId, messagesLeft: 0 })
  await send(page, 'One too many')
  await expect(paywall).toContainText('That was message')
  await expect(page.getByTestId('composer')).toHaveValue('One too many')
  await paywall.getByRole('button', { name: /Come back/ }).click()
  await expect(paywall).toHaveCount(0)
  await expect(page.getByTestId('composer')).toHaveValue('One too many')

  // The other way: the offer leads to its plan, and back to the draft [R16].
  await send(page, 'One too many')
  await paywall.getByRole('link', { name: /Plus/ }).click()
  await expect(page.locator('[data-tariff="plus"]').getByRole('button', { name: 'Choose Plus' })).toBeVisible()
  await page.goBack()
  await expect(page.getByTestId('composer')).toHaveValue('One too many')
  await second.close()
})
