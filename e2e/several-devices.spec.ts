import type { Browser, Page } from '@playwright/test'
import { expect, finalReply, say, send, test } from './fixtures.ts'
import type { Product } from './product.ts'
import { enter, type MadeStudent, makeStudents } from './signed-in.ts'

const words = Array.from({ length: 400 }, (_, n) => `word${n}`).join(' ')
const replies = (page: Page) => page.locator('[data-testid="message"][data-author="tutor"]')

/** Another device of the same student, with a draft in its chat. */
async function aLaptop(browser: Browser, product: Product, student: MadeStudent): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
  })
  await enter(context, product, student)
  const page = await context.newPage()
  await page.goto('/chat')
  await page.getByTestId('composer').fill(draft)
  return page
}
const draft = 'half a thought on the laptop'

test('two devices: a stop, a deletion and its undo, and the last messages of the day are followed live; drafts stay their own [A17][C01][C06][R16]', async ({
  page,
  context,
  product,
  browser,
}) => {
  const [student] = (await makeStudents(product, 1)) as [MadeStudent]
  await enter(context, product, student)
  await page.goto('/chat')
  const laptop = await aLaptop(browser, product, student)

  // Asked on the phone, stopped on the laptop.
  await product.hook('set-next-reply', { studentId: student.studentId, text: words, chunkSize: 12, delayMs: 60 })
  await send(page, 'Tell me something long')
  await expect(replies(laptop).last()).toContainText('word3')
  await laptop.getByTestId('stop').click()
  await expect(await finalReply(laptop, 'stopped')).not.toContainText('word399')
  const stopped = await finalReply(page, 'stopped')
  await expect(page.getByTestId('stop')).toHaveCount(0)
  // Both show the same beginning.
  await expect.poll(() => stopped.textContent()).toBe(await (await finalReply(laptop, 'stopped')).textContent())

  // Deleted on the phone, and brought back.
  await say(page, 'What is a fraction?')
  await expect(replies(laptop)).toHaveCount(2)
  await page.getByRole('button', { name: 'More' }).last().click()
  await page.getByText('Delete this message').click()
  await expect(replies(laptop)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(replies(laptop)).toHaveCount(2)

  // What is left of the day, told on both from three on.
  await product.hook('set-messages-left', { studentId: student.studentId, messagesLeft: 4 })
  for (const left of ['3 messages', '2 messages']) {
    await say(page, `Is this still in what is left: ${left}?`)
    for (const device of [page, laptop]) await expect(device.getByText(`${left} left today`).last()).toBeVisible()
  }
  await expect(replies(laptop)).toHaveCount(4)

  await expect(laptop.getByTestId('composer')).toHaveValue(draft)
  await expect(page.getByTestId('composer')).toHaveValue('')
  await laptop.reload()
  await expect(laptop.getByTestId('composer')).toHaveValue(draft)
  await page.reload()
  await expect(page.getByTestId('composer')).toHaveValue('')
  await laptop.context().close()
})

test('a conversation begun on another device stands in the rail with its reply, and goes on here [A17][P02]', async ({
  page: phone,
  context,
  product,
  browser,
}) => {
  const [student] = (await makeStudents(product, 1)) as [MadeStudent]
  await enter(context, product, student)
  await phone.goto('/chat')
  const laptop = await aLaptop(browser, product, student)
  const rail = laptop.getByRole('region', { name: 'Subjects' })
  await expect(rail.getByRole('button', { name: /Math/ })).toBeVisible()
  await expect(rail.getByRole('button', { name: /Chemistry/ })).toHaveCount(0)

  // The phone adds a subject and asks its first question there.
  await phone.goto('/education-center')
  await phone.getByTestId('grade').selectOption('10')
  await expect(phone.getByRole('heading', { name: 'Grade 10 programs' })).toBeVisible()
  await phone.getByRole('button', { name: /^Add: Chemistry/ }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: /Chemistry/ })
    .click()
  await expect(phone.getByTestId('program-chemistry')).toContainText('Active')
  await phone.goto('/chat')
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Chemistry')
  await say(phone, 'What is a mole?')

  // Without a reload: the subject, and that a reply waits in it. The open conversation keeps its place and its draft.
  const chemistry = rail.getByRole('button', { name: /Chemistry/ })
  await expect(chemistry).toContainText('1 new reply')
  await expect(laptop.getByTestId('composer')).toHaveValue(draft)
  await expect(replies(laptop)).toHaveCount(0)
  await chemistry.click()
  await expect(laptop.getByTestId('message').first()).toContainText('What is a mole?')
  await expect(chemistry).not.toContainText('new reply')
  await expect(laptop.getByTestId('composer')).toHaveValue('')

  // It goes on here, and the phone sees it.
  await say(laptop, 'And how many atoms is that?')
  await expect(replies(phone)).toHaveCount(2)
  await expect(await finalReply(phone)).toHaveText((await (await finalReply(laptop)).textContent()) ?? '')
  await rail.getByRole('button', { name: /Math/ }).click()
  await expect(laptop.getByTestId('composer')).toHaveValue(draft)
  await laptop.context().close()
})
