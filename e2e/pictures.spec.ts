import type { Page } from '@playwright/test'
import en from '../apps/web/src/lib/i18n/en-US/pictures.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/pictures.ts'
import { expect, expectAccessible, finalReply, test } from './fixtures.ts'
import { patiently } from './patience.ts'
import { enter, makeStudents } from './signed-in.ts'

/** A page of squared paper with a task on it, as a camera would take it. */
const photo = (page: Page, size: { width: number; height: number }) =>
  page.evaluate(async ({ width, height }) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')!
    context.fillStyle = '#f4f3ea'
    context.fillRect(0, 0, width, height)
    context.strokeStyle = '#cfe0ea'
    for (let at = 0; at < width + height; at += 24) {
      context.strokeRect(at, -1, 1, height + 2)
      context.strokeRect(-1, at, width + 2, 1)
    }
    context.fillStyle = '#22408f'
    context.font = `${Math.round(height / 8)}px serif`
    context.fillText('3(x − 4) = 2x + 5', width / 10, height / 3)
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), 'image/jpeg'))
    return Array.from(new Uint8Array(await blob.arrayBuffer()))
  }, size)

/** Gives a file to the page as its clipboard or its drag would. */
const give = (page: Page, how: 'paste' | 'drop', bytes: number[]) =>
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
    { type: how, content: bytes },
  )

for (const [language, words] of Object.entries({ en, ru })) {
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
        buffer: Buffer.from(await photo(page, { width: 300, height: 30 })),
      }
      await chooser.setFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(wide) }, text, tiny])
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

      // Full screen: closed by Esc and by the way back.
      await page.getByRole('button', { name: words.open.replace('{{number}}', '1') }).click()
      const viewer = page.getByRole('dialog')
      await expect(viewer).toBeVisible()
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
