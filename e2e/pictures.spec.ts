import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { startFakeModelServer } from '../apps/server/src/testing/fake-model-server.ts'
import en from '../apps/web/src/lib/i18n/en-US/pictures.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/pictures.ts'
import { errorCatalogue } from '../packages/contracts/src/errors.ts'
import { expect, expectAccessible, finalReply, test } from './fixtures.ts'
import { inWords } from './matrix.ts'
import { patiently } from './patience.ts'
import { photo } from './photo.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

const heicPhoto = new URL('../apps/web/src/testing/photo.heic', import.meta.url)

/** Gives a file to the page as its clipboard or its drag would. */
const give = (page: Page, how: 'paste' | 'drop', file: Buffer) =>
  page.evaluate(
    ({ type, content }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(content)], 'a.jpg', { type: 'image/jpeg' }))
      const field = document.querySelector('[data-testid="composer"]')!
      const options = { bubbles: true, cancelable: true }
      field.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      )
    },
    { type: how, content: [...file] },
  )

for (const [language, words] of inWords({ en, ru }, 'ru')) {
  test.describe(language, () => {
    test.use({
      locale: language === 'ru' ? 'ru-RU' : 'en-US',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })

    test(`pictures are picked, pasted, dropped, edited, kept, sent once after a time offline, and shown everywhere (${language}) [C02] [V08] [A07]`, async ({
      page,
      context,
      product,
      browser,
    }) => {
      test.slow()
      const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
      await enter(context, product, student!)
      await page.goto('/chat')
      await expect(page.getByTestId('composer')).toBeEditable()
      const attachments = page.getByTestId('attachment')
      const ready = page.locator('[data-testid="attachment"][data-state="ready"]')

      // On a phone the button asks where from.
      await page.getByRole('button', { name: words.sources }).click()
      await expect(page.getByRole('button', { name: words.camera })).toBeVisible()
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: words.files }).click()
      const chooser = await choosing
      const wide = await photo(page, { width: 900, height: 600 })
      const text = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"/>') }
      const tiny = {
        name: 'tiny.jpg',
        mimeType: 'image/jpeg',
        buffer: await photo(page, { width: 300, height: 30 }),
      }
      await chooser.setFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: wide }, text, tiny])
      await expect(ready).toHaveCount(1)
      const refused = page.getByTestId('refused-picture')
      await expect(refused).toHaveCount(2)
      await expect(refused.first()).toContainText(words.problem.notImage.title)
      await expect(refused.last()).toContainText(
        words.problem.minHeight.text.replace('{{size}}', '30').replace('{{limit}}', '64'),
      )
      await expectAccessible(page)
      await refused.first().getByRole('button').click()
      await refused.first().getByRole('button').click()

      await give(page, 'paste', wide)
      await expect(ready).toHaveCount(2)
      await give(page, 'drop', await photo(page, { width: 400, height: 700 }))
      await expect(ready).toHaveCount(3)
      await attachments.nth(1).getByRole('button').last().click()
      await expect(attachments).toHaveCount(2)

      // Cropped and turned with the keyboard alone.
      await attachments.first().getByRole('button').first().click()
      const corner = page.getByRole('button', { name: words.editor.corner.nw })
      await expect(page.getByTestId('crop')).toBeVisible()
      await corner.focus()
      for (let press = 0; press < 5; press++) await page.keyboard.press('Shift+ArrowRight')
      await expect(corner).toHaveAccessibleName(/50%/)
      await page.getByRole('button', { name: words.editor.rotateRight }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.editor.done }).click()
      // Until then the field lies under the editor and takes no text.
      await expect(page.getByTestId('crop')).toBeHidden()
      await expect(ready).toHaveCount(2)

      await page.getByTestId('composer').fill('2x + 3 = 7')
      await expect(attachments.first()).toBeVisible()
      // A reload in the middle of writing loses nothing.
      await page.reload()
      await expect(ready).toHaveCount(2)
      await expect(page.getByTestId('composer')).toHaveValue('2x + 3 = 7')

      await context.setOffline(true)
      await page.getByTestId('send').click()
      await expect(page.getByTestId('unsent-picture')).toHaveCount(2)
      await expect(page.getByTestId('unsent-picture').first()).toContainText(words.waiting)
      // Taken back and sent again: the pictures come along.
      await page.getByTestId('unsent-picture').first().getByRole('button').click()
      await expect(ready).toHaveCount(2)
      await page.getByTestId('send').click()
      await expect(page.getByTestId('unsent-picture')).toHaveCount(2)
      await context.setOffline(false)

      const pictures = page.getByTestId('picture')
      await expect(pictures).toHaveCount(2, { timeout: patiently(30_000) })
      const sizes = () =>
        pictures.evaluateAll((all) =>
          (all as HTMLImageElement[]).map((one) => `${one.naturalWidth} x ${one.naturalHeight}`),
        )
      await pictures.last().scrollIntoViewIfNeeded()
      // The first one lost its left half and was turned.
      await expect.poll(sizes).toEqual(['600 x 450', '400 x 700'])
      await expect(await finalReply(page)).toContainText(language === 'ru' ? 'читать не умею' : "can't read pictures")

      await page.reload()
      await expect(pictures).toHaveCount(2)
      await expect(attachments).toHaveCount(0)
      expect(await page.locator('[data-testid="message"][data-author="student"]').count()).toBe(1)

      // Full screen: as large as the page, closed by Esc and by the way back.
      await page.getByRole('button', { name: words.open.replace('{{number}}', '1') }).click()
      const viewer = page.getByRole('dialog')
      await expect(viewer).toBeVisible()
      expect(await viewer.evaluate((element) => element.clientWidth)).toBe(390)
      await viewer.getByRole('button', { name: words.zoomIn }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(viewer).toHaveCount(0)
      await page.getByRole('button', { name: words.open.replace('{{number}}', '2') }).click()
      await expect(viewer).toBeVisible()
      await page.goBack()
      await expect(viewer).toHaveCount(0)
      await expect(page).toHaveURL(/\/chat$/)

      const other = await browser.newContext({ baseURL: product.url })
      await enter(other, product, student!)
      const second = await other.newPage()
      await second.goto('/chat')
      await expect(second.getByTestId('picture')).toHaveCount(2)
      await other.close()
    })
  })
}

const ready = (page: Page) => page.locator('[data-testid="attachment"][data-state="ready"]')

async function choose(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator('input[type="file"][multiple]').setInputFiles(files)
  await expect(ready(page)).toHaveCount(files.length, { timeout: patiently(60_000) })
}

test('a photo of an iPhone arrives upright [C02] [V08]', async ({ page, context, product }) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/chat')
  // Chromium reads no HEIC: the decoder of the app does.
  await choose(page, { name: 'IMG_0007.HEIC', mimeType: 'image/heic', buffer: await readFile(heicPhoto) })
  await page.getByTestId('send').click()
  const picture = page.getByTestId('picture')
  await expect
    .poll(() => picture.first().evaluate((one: HTMLImageElement) => `${one.naturalWidth} x ${one.naturalHeight}`))
    .toBe('960 x 720')
})

/** A page of a new student, and a model behind it that reads pictures. */
async function withModelThatSees(browser: Browser, text: string, use: (page: Page, model: FakeModel) => Promise<void>) {
  const model = await startFakeModelServer({ behaviour: { text, tokensPerSecond: 1000 } })
  const product = new Product({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: model.url,
    LUMI_MODEL_KEY: 'none',
    LUMI_MODEL_NAME: 'fake',
    LUMI_MODEL_SEES: 'on',
  })
  await product.start()
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  try {
    const [student] = await makeStudents(product, 1)
    await enter(context, product, student!)
    const page = await context.newPage()
    await page.goto('/chat')
    await expect(page.getByTestId('composer')).toBeEditable()
    await use(page, model)
  } finally {
    await context.close()
    await product.close()
    await model.close()
  }
}
type FakeModel = Awaited<ReturnType<typeof startFakeModelServer>>

test('above the limit of the day a photo is refused with its sentence, and the others come back [C02] [V09]', async ({
  browser,
}) => {
  test.slow()
  await withModelThatSees(browser, 'What is in it?', async (page) => {
    const jpeg = async (name: string) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await photo(page, { width: 300, height: 200 }, name),
    })
    await choose(page, await jpeg('1'))
    await page.getByTestId('send').click()
    await finalReply(page)
    await choose(page, await jpeg('2'), await jpeg('3'), await jpeg('4'))
    await page.getByTestId('send').click()
    const refused = page.getByTestId('refused-picture')
    await expect(refused.first()).toContainText(errorCatalogue.picture_day_limit.en)
    // The other two are within the limit: they came back and can be sent.
    await expect(refused).toHaveCount(1)
    await expect(ready(page)).toHaveCount(2)
    await expectAccessible(page)
  })
})

test('what a model sees in a picture is a question, and the tutor begins when the student says yes [C02] [SR24]', async ({
  browser,
}) => {
  test.slow()
  await withModelThatSees(browser, '3(x - 4) = 2x + 5', async (page, model) => {
    await give(page, 'paste', await photo(page, { width: 900, height: 600 }))
    await expect(ready(page)).toHaveCount(1)
    await page.getByTestId('send').click()

    const read = await finalReply(page)
    await expect(read).toContainText('This is what I see:')
    await expect(read.locator('blockquote')).toHaveText('3(x - 4) = 2x + 5')
    await expect(read).toContainText('Not checked')
    await expect(read.locator('[data-formula]')).toHaveCount(0)
    model.behave({ text: 'What could you do with the parentheses first?' })
    await page.getByRole('button', { name: '3(x - 4) = 2x + 5' }).click()
    await expect(page.locator('[data-testid="message"][data-author="student"]').last()).toContainText(
      '3(x - 4) = 2x + 5',
    )
    await expect(await finalReply(page)).toContainText('Linear equation')
  })
})
