import en from '../apps/web/src/lib/i18n/en-US/settings.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { ops } from './ops.ts'
import { photo } from './photo.ts'
import { enter, makeStudents } from './signed-in.ts'

const words = en.requests

test('a request to support with a picture: answered, answered back, closed, and found again [P05][A13]', async ({
  page,
  product,
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(page.context(), product, student!)
  await page.goto('/settings/feedback?feedbackType=broken')
  await expect(page.getByRole('region', { name: words.title })).toHaveCount(0)
  const picture = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: await photo(page, { width: 640, height: 400 }) }
  await page.getByTestId('attach').setInputFiles([picture, picture])
  await expect(page.getByRole('list', { name: words.pictures }).locator('[data-state=ready]')).toHaveCount(2)
  await page.getByRole('button', { name: words.remove.replace('{{number}}', '2') }).click()
  await page.getByRole('textbox', { name: en.feedback.message }).fill('The table is cut off')
  await page.getByRole('button', { name: en.feedback.send, exact: true }).click()

  await page.getByRole('link', { name: words.open }).click()
  await expect(page.getByRole('main').locator('[data-status]')).toHaveText(words.status.open)
  await expect(page.getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('img')).toHaveJSProperty('naturalWidth', 640)
  const number = /\d{4,}/.exec((await page.getByRole('heading', { level: 1 }).textContent())!)![0]
  ops(product, 'feedback', 'answer', number, '--text', 'Which <b>phone</b>?')
  // Opened anew, as from the mail.
  const [mail] = await product.outbox(student!.email)
  expect(mail!.subject).toBe(`Support has answered request ${number}`)
  const link = new URL(/https?:\S+request=\S+/.exec(mail!.text)![0])
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('main').locator('[data-status]')).toHaveText(words.status.answered)
  await expect(page.getByText('Which <b>phone</b>?')).toBeVisible()
  await expectAccessible(page)

  // The network fails: what was typed stays, and is sent once.
  const area = page.getByRole('textbox', { name: words.reply })
  await area.fill('An old one')
  await page.route('**/replyToRequest', (route) => route.abort())
  await page.getByRole('button', { name: en.feedback.send, exact: true }).click()
  await expect(page.getByTestId('notification')).toBeVisible()
  await expect(area).toHaveValue('An old one')
  await page.unroute('**/replyToRequest')
  await page.getByRole('button', { name: en.feedback.send, exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'An old one' })).toHaveCount(1)
  await expect(area).toHaveValue('')
  await expect(page.getByRole('main').locator('[data-status]')).toHaveText(words.status.open)

  ops(product, 'feedback', 'close', number)
  await page.getByRole('link', { name: words.back }).click()
  await expect(page.getByRole('region', { name: words.title }).getByRole('link')).toContainText(words.status.closed)
  await expectAccessible(page)
  // From the settings, where a student looks for it.
  await page.goto('/settings')
  await page.getByRole('link', { name: words.title }).click()
  const row = page.getByRole('main').getByRole('link', { name: 'The table is cut off' })
  await expect(row).toContainText(words.status.closed)
  await row.click()
  await expect(page.getByText(words.closed)).toBeVisible()
})

test('what is typed while a picture is on its way stays, also after a reload [P05]', async ({ page, product }) => {
  const [student] = await makeStudents(product, 1)
  await enter(page.context(), product, student!)
  await page.goto('/settings/feedback?feedbackType=broken')
  const { promise: letThrough, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/api/v1/feedback/uploadImage*', async (route) => {
    await letThrough
    await route.continue()
  })
  const picture = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: await photo(page, { width: 640, height: 400 }) }
  const text = page.getByRole('textbox', { name: en.feedback.message })
  await text.fill('The table')
  const asked = page.waitForRequest(/uploadImage/)
  await page.getByTestId('attach').setInputFiles(picture)
  await asked
  await text.fill('The table is cut off')
  open()
  await expect(page.getByRole('list', { name: words.pictures }).locator('[data-state=ready]')).toHaveCount(1)
  await expect(text).toHaveValue('The table is cut off')
  await page.reload()
  await expect(text).toHaveValue('The table is cut off')
})

test('an answer comes to every open page as soon as it is written [P05][A17]', async ({ browser, product }) => {
  const [student] = await makeStudents(product, 1)
  const requestId = crypto.randomUUID()
  await fetch(`${product.url}/api/v1/feedback/sendGeneralFeedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url, cookie: student!.cookie },
    body: JSON.stringify({ clientRequestId: requestId, type: 'broken', text: 'The table is cut off' }),
  })
  const open = async (request: string) => {
    const context = await browser.newContext({ locale: 'en-US', baseURL: product.url })
    // Without a connection an open request is fetched again every 30 s: here it never is.
    await context.addInitScript(() => {
      const setInterval = window.setInterval
      window.setInterval = ((handler: () => void, ms?: number) =>
        ms === 30_000 ? 0 : setInterval(handler, ms)) as typeof window.setInterval
    })
    await enter(context, product, student!)
    const page = await context.newPage()
    const connected = page.waitForEvent('websocket', (socket) => socket.url().includes('/apphub'))
    await page.goto(`/settings/feedback?request=${request}`)
    // The server has said that this page hears it, and the page has fetched once more.
    await (await connected).waitForEvent('framereceived', ({ payload }) => `${payload}`.startsWith('40'))
    return page
  }
  const [thread, list] = await Promise.all([open(requestId), open('all')])
  await expect(thread.getByRole('main').locator('[data-status]')).toHaveText(words.status.open)
  const row = list.getByRole('main').getByRole('link', { name: 'The table is cut off' })
  await expect(row).toContainText(words.status.open)
  const number = /\d{4,}/.exec((await row.textContent())!)![0]
  ops(product, 'feedback', 'answer', number, '--text', 'Which phone?')
  await expect(thread.getByText('Which phone?')).toBeVisible()
  await expect(thread.getByRole('main').locator('[data-status]')).toHaveText(words.status.answered)
  await expect(row).toContainText(words.status.answered)
  for (const page of [thread, list]) await page.context().close()
})

test('a request that is another student’s, or none, is not found [SR10]', async ({ page, product }) => {
  const [student] = await makeStudents(product, 1)
  await enter(page.context(), product, student!)
  await page.goto('/settings/feedback?request=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('There is no such request')).toBeVisible()
})
