import type { Page } from '@playwright/test'
import { aConfirmedStudent, expect, finalReply, say, send, signIn, test } from './fixtures.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'

const words = Array.from({ length: 120 }, (_, n) => `word${n}`).join(' ')
const newestReply = (page: Page) => page.locator('[data-testid="message"][data-author="tutor"]').last()

test('a reload in the middle of a reply shows the same text, once [C01][SR03]', async ({ page, product }) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await product.hook('set-next-reply', { email: student.email, text: words, chunkSize: 12, delayMs: 60 })
  await send(page, 'Tell me something long')
  await expect(newestReply(page)).toContainText('word3')
  await page.reload()
  const reply = await finalReply(page)
  await expect(reply).toContainText(words)
  await expect(page.locator('[data-testid="message"]')).toHaveCount(2)
})

test('a second browser sees the reply being written and the same text at the end [C01][A17]', async ({
  page,
  product,
  browser,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  const second = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  const other = await second.newPage()
  await signIn(other, student)
  await product.hook('set-next-reply', { email: student.email, text: words, chunkSize: 12, delayMs: 60 })
  await send(page, 'Tell me something long')
  await expect(newestReply(other)).toHaveAttribute('data-state', 'streaming')
  await expect(await finalReply(other)).toContainText(words)
  await expect(await finalReply(page)).toContainText(words)
  await second.close()
})

/** Until its page goes away: a transaction lives as long as it has something to do, and others wait for it. */
const keepDatabaseBusy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('lumi')
        open.onsuccess = () => {
          const objects = open.result.transaction('device', 'readwrite').objectStore('device')
          const again = () => {
            objects.get('nothing').onsuccess = again
            resolve()
          }
          again()
        }
      }),
  )

test('the last letters before a reload are kept while the database of the device is busy [C08]', async ({
  page,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  const field = page.getByTestId('composer')
  await field.pressSequentially('Half a thought')
  await keepDatabaseBusy(page)
  await field.pressSequentially(' more')
  await page.reload()
  await expect(field).toHaveValue('Half a thought more')
  await field.press('End')
  await field.pressSequentially('!')
  await page.reload()
  await expect(field).toHaveValue('Half a thought more!')
  await send(page, 'x + 1 = 3')
  await finalReply(page)
  await page.reload()
  await expect(field).toBeEditable()
  await expect(field).toHaveValue('')
})

test('a message sent while the database of the device is busy survives the reload and is sent once [C08][SR01]', async ({
  page,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await say(page, 'x + 1 = 3')
  const field = page.getByTestId('composer')
  await field.fill('what is a fraction?')
  // The draft is stored by then.
  await page.reload()
  await expect(field).toHaveValue('what is a fraction?')
  await keepDatabaseBusy(page)
  await page.getByTestId('send').click()
  await expect(page.getByTestId('message').filter({ hasText: 'what is a fraction?' })).toHaveCount(1)
  await page.reload()
  await expect(page.locator('[data-testid="message"][data-author="tutor"]')).toHaveCount(2)
  await finalReply(page)
  await expect(page.getByTestId('message').filter({ hasText: 'what is a fraction?' })).toHaveCount(1)
  await expect(field).toHaveValue('')
  await page.reload()
  await expect(page.getByTestId('message').filter({ hasText: 'what is a fraction?' })).toHaveCount(1)
  await expect(page.locator('[data-testid="message"][data-author="tutor"]')).toHaveCount(2)
})

test('a message written offline waits, survives a reload of the queue and is sent once [C08]', async ({
  page,
  context,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await context.setOffline(true)
  await send(page, '1/2 + 1/3')
  const mine = page.locator('[data-testid="message"][data-author="student"]')
  await expect(mine).toHaveAttribute('data-state', /queued|failed/)
  await context.setOffline(false)
  await finalReply(page)
  await expect(mine).toHaveAttribute('data-state', 'sent')
  await page.reload()
  await finalReply(page)
  await expect(mine).toHaveCount(1)
})

test('with two tabs open, what was written offline is sent once [C08]', async ({ page, context, product }) => {
  await signIn(page, await aConfirmedStudent(product))
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(other.getByTestId('composer')).toBeEditable()
  await context.setOffline(true)
  await send(page, 'What is a fraction?')
  await send(page, 'What is a decimal?')
  await context.setOffline(false)
  for (const tab of [page, other]) {
    const asked = tab.locator('[data-testid="message"][data-author="student"]')
    await expect(asked).toHaveText([/fraction/, /decimal/])
    await expect(tab.locator('[data-testid="message"][data-author="tutor"][data-state="done"]')).toHaveCount(2)
  }
  await page.reload()
  await expect(page.locator('[data-testid="message"]')).toHaveCount(4)
})

test('two tabs that write at the same time keep what both have written [C08]', async ({ page, context, product }) => {
  await signIn(page, await aConfirmedStudent(product))
  const other = await context.newPage()
  await other.goto('/chat')
  const stored = (tab: Page) =>
    tab.evaluate(
      () =>
        new Promise((resolve) => {
          const open = indexedDB.open('lumi')
          open.onsuccess = () => {
            const all = open.result.transaction('device').objectStore('device').getAll()
            all.onsuccess = () => resolve(JSON.stringify(all.result.filter((value) => value?.text !== undefined)))
          }
        }),
    )
  await expect(other.getByTestId('composer')).toBeEditable()
  await page.getByTestId('composer').fill('of the first tab')
  await expect.poll(() => stored(page)).toContain('of the first tab')
  await other.getByTestId('composer').fill('of the second')
  await expect.poll(() => stored(other)).toContain('of the second')
  await page.goto('about:blank')
  await other.reload()
  await expect(other.getByTestId('composer')).toHaveValue(/of the first tab/)
  await expect(other.getByTestId('composer')).toHaveValue(/of the second/)
  // What was sent does not come back from a tab that knew it.
  await page.goto('/chat')
  await expect(page.getByTestId('composer')).toHaveValue(/of the second/)
  // Not even in parts, which are stored one after the other.
  for (const more of [' and', ' more']) {
    await other.getByTestId('composer').press('End')
    await other.getByTestId('composer').pressSequentially(more)
    await expect.poll(() => stored(other)).toContain(more.trim())
  }
  await other.getByTestId('send').click()
  await expect(await finalReply(other)).toBeVisible()
  await page.goto('about:blank')
  await other.reload()
  await expect(other.locator('[data-testid="message"]')).toHaveCount(2)
  await expect(other.getByTestId('composer')).toHaveValue('')
})

test('a reply is read aloud in whole sentences while it is written', async ({ page, product }) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await send(page, 'hi')
  await finalReply(page)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    const region = document.querySelector('[aria-live="polite"][role="status"]')
    new MutationObserver(() => heard.push(region?.textContent ?? '')).observe(region!, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  const sentences = ['Both sides stay equal.', 'Take 2x from the left and the right.', 'What is left?']
  await product.hook('set-next-reply', { email: student.email, text: sentences.join(' '), chunkSize: 5, delayMs: 120 })
  await send(page, 'Tell me')
  await expect(newestReply(page)).toContainText('What is left?')
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.filter(Boolean))
  await expect.poll(async () => (await heard()).join(' ')).toContain('What is left?')
  for (const words of await heard()) expect(words).toMatch(/[.?]$/)
  expect((await heard()).length).toBeGreaterThan(1)
})

test('stop keeps what was said and the message field is free again [C01]', async ({ page, product }) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await product.hook('set-next-reply', { email: student.email, text: words, chunkSize: 12, delayMs: 100 })
  await send(page, 'Tell me something long')
  await expect(newestReply(page)).toContainText('word3')
  await page.getByTestId('stop').click()
  const reply = await finalReply(page, 'stopped')
  await expect(reply).toContainText('word3')
  await expect(reply).not.toContainText('word119')
  await expect(page.getByTestId('composer')).toBeEditable()
})

test('a deleted message can be brought back, and stays away when it is not [C06]', async ({ page, product }) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await send(page, 'What is a fraction?')
  await finalReply(page)
  const remove = async () => {
    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByText('Delete this message').click()
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await finalReply(page)
  await remove()
  await expect(page.locator('[data-testid="message"][data-author="tutor"]')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('[data-testid="message"][data-author="student"]')).toHaveCount(1)
  await expect(page.locator('[data-testid="message"][data-author="tutor"]')).toHaveCount(0)
})

test('kill -9 in the middle of a reply: after the next start nothing is gone and nothing hangs [SR01][SR05]', async ({
  browser,
}) => {
  test.slow()
  const product = new Product()
  await product.start()
  try {
    const student = await aConfirmedStudent(product)
    const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
    const page = await context.newPage()
    await signIn(page, student)
    await product.hook('set-next-reply', { email: student.email, text: words, chunkSize: 12, delayMs: 100 })
    await send(page, '3(x - 2) = 2x + 7')
    await expect(newestReply(page)).toContainText('word3')
    await product.kill()
    await product.start()
    // The page reconnects by itself; the reply continues or ends, and the question is still there.
    await expect(newestReply(page)).toHaveAttribute('data-state', /done|failed/, { timeout: patiently(60_000) })
    await page.reload()
    await expect(page.locator('[data-testid="message"][data-author="student"]')).toHaveText(/3\(x - 2\) = 2x \+ 7/)
    await send(page, '1/2 + 1/3')
    await finalReply(page)
    await context.close()
  } finally {
    await product.close()
  }
})
