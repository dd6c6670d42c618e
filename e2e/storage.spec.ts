import { expect, finalReply, send, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

/** Ways a browser blocks IndexedDB: private windows, blocked site data, a full disk, a known hang. */
const ways = {
  missing: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  refused: () =>
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError')
      },
    }),
  failing: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException(
        'A mutation operation was attempted on a database that did not allow it',
        'InvalidStateError',
      )
    }
  },
  silent: () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  full: () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No space left', 'QuotaExceededError')
    }
  },
}

for (const [name, way] of Object.entries(ways))
  test(`with IndexedDB ${name} the chat works in memory and says so once [X05]`, async ({ page, context, product }) => {
    const [student] = await makeStudents(product, 1)
    await enter(context, product, student!)
    await page.addInitScript(way)
    await page.goto('/chat')
    const notice = page.getByTestId('notification')
    // Closed when it is seen: it goes by itself after five seconds, and a reply may take longer.
    const isTold = async (text: string) => {
      await expect(notice).toContainText(text)
      await notice.getByRole('button').click()
      await expect(notice).toBeHidden()
    }
    if (name !== 'full') await isTold('No available storage method')
    await send(page, '1/2 + 1/3')
    if (name === 'full') await isTold('storage on this device is full')
    await finalReply(page)

    // A draft lasts as long as the page.
    await page.getByTestId('composer').fill('not sent yet')
    await page.getByRole('link', { name: 'Learn', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible()
    await page.getByRole('link', { name: 'Chat', exact: true }).click()
    await expect(page.getByTestId('composer')).toHaveValue('not sent yet')
    await expect(page.locator('[data-testid="message"]')).toHaveCount(2)
    await expect(notice).toBeHidden()
  })

test('storage that is cleared under the running app loses nothing of the page [X05]', async ({
  page,
  context,
  product,
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/chat')
  await send(page, '1/2 + 1/3')
  await finalReply(page)
  await page.getByTestId('composer').fill('not sent yet')
  const devtools = await context.newCDPSession(page)
  // As a browser does it in its settings, with the page still open; cookies stay.
  const storageTypes = 'indexeddb,local_storage,cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes })
  await page.getByTestId('composer').press('End')
  await page.getByTestId('composer').pressSequentially('!')
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible()
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(page.getByTestId('composer')).toHaveValue('not sent yet!')
  await page.getByTestId('send').click()
  await expect(page.locator('[data-testid="message"]')).toHaveCount(4)
  await finalReply(page)
})
