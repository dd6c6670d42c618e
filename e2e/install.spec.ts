import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/browser.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inWords } from './matrix.ts'
import { patiently } from './patience.ts'
import { photo } from './photo.ts'
import { enter, makeStudents } from './signed-in.ts'

// The suggestion comes some seconds after the page.
test.describe.configure({ timeout: patiently(90_000) })

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

const words = {
  en: {
    language: 'en-US',
    languageId: 1,
    texts: { title: 'Put Lumi on your home screen', done: 'Done', notNow: 'Not now', me: 'Me' },
  },
  ru: {
    language: 'ru-RU',
    languageId: 2,
    texts: { title: 'Луми на главный экран', done: 'Готово', notNow: 'Не сейчас', me: 'Я' },
  },
}
for (const [, { language, languageId, texts }] of inWords(words, 'ru'))
  test.describe(language, () => {
    test.use({ userAgent: iphone, locale: language, hasTouch: true, isMobile: true })

    test(`on an iPhone the card opens three steps with pictures, is counted and can be closed (${language}) [B09][B10][B11]`, async ({
      page,
      context,
      product,
    }) => {
      const [student] = await makeStudents(product, 1, { languageId })
      await enter(context, product, student!)
      await page.goto('/chat')
      const card = page.getByTestId('install-card')
      await expect(card).toBeVisible({ timeout: patiently(30_000) })
      await expectAccessible(page)
      await card.getByRole('button', { name: texts.notNow }).click()
      await expect(card).toHaveCount(0)

      // Closed, it stays away; the settings still have it.
      await page.getByRole('link', { name: texts.me, exact: true }).last().click()
      const banner = page.getByTestId('install-banner')
      await expect(banner).toBeVisible()
      expect((await banner.boundingBox())?.height).toBe(56)
      const counted = page.waitForRequest('**/user/userActionTriggered')
      await banner.click()
      expect((await counted).postDataJSON()).toEqual({ name: 'openInAppButtonClickNotify' })
      const guide = page.getByRole('dialog', { name: texts.title })
      await expect(guide.getByRole('listitem')).toHaveCount(3)
      await expect(guide.getByRole('listitem').getByRole('img')).toHaveCount(3)
      expect(await guide.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
      await expectAccessible(page)
      await guide.getByRole('button', { name: texts.done }).click()
      await expect(guide).toHaveCount(0)
      await page.reload()
      await expect(banner).toBeVisible({ timeout: patiently(30_000) })
      await expect(card).toHaveCount(0)
    })
  })

test.describe('Android', () => {
  test.use({ userAgent: android, hasTouch: true, isMobile: true })

  test('without the browser’s question the root of the site opens in a new tab; with it the app installs [B13][K05]', async ({
    page,
    context,
    product,
  }) => {
    const [student] = await makeStudents(product, 1)
    await enter(context, product, student!)
    await page.clock.install()
    await page.goto('/chat')
    await expect(page.getByTestId('composer')).toBeEditable()
    const card = page.getByTestId('install-card')
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(card).toBeVisible({ timeout: 500 })
    }).toPass()
    const opened = context.waitForEvent('page')
    await card.getByRole('button', { name: 'Install' }).click()
    // Closed in the middle of its redirect, a page may take its opener with it.
    await (await opened).waitForURL('**/chat')
    await (await opened).close()
    await expect(card).toHaveCount(0)

    // As Chrome does when it finds the app installable: an event with a question to be asked later.
    await page.evaluate(() => {
      localStorage.removeItem('installClosedAt')
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {},
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      })
      window.dispatchEvent(event)
      if (!event.defaultPrevented) throw new Error('the browser would show its own bar')
    })
    await page.clock.runFor(1500)
    await card.getByRole('button', { name: 'Install' }).click()
    await page.clock.runFor(1500)
    await expect(card.getByRole('button', { name: 'Installing' })).toHaveAttribute('aria-busy', 'true')
    // Seventeen seconds of frames would take a busy machine minutes.
    await page.clock.fastForward(17_000)
    await expect(card).toBeVisible()
    const root = context.waitForEvent('page')
    await page.clock.runFor(3000)
    await (await root).waitForURL('**/chat')
    await (await root).close()
    await expect(card).toHaveCount(0)
  })
})

test('a computer is suggested nothing, and the app is installable there [P09][B12]', async ({ product }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'lumi-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: product.url,
    serviceWorkers: 'allow',
  })
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  const page = await context.newPage()
  await page.goto('/chat')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: patiently(60_000) })
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data!)
  for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await page.request.get(src)
    expect([answer.status(), answer.headers()['content-type']?.split('/')[0]], src).toEqual([200, 'image'])
  }
  await expect(page.getByTestId('install-card')).toHaveCount(0)

  // What the manifest promises to other apps and to the icon's menu.
  await page.goto('/chat?shared_title=Task&shared_text=Solve%20x%2B1%3D2&shared_url=https%3A%2F%2Fschool.example%2F7')
  await expect(page.getByTestId('composer')).toHaveValue('Task\nSolve x+1=2\nhttps://school.example/7')
  await expect(page).toHaveURL(/\/chat$/)
  await page.getByTestId('composer').fill('')

  // As an app that shares a photo: a form, opened as a page. The service worker takes it.
  const picture = (await photo(page, { width: 300, height: 200 })).toString('base64')
  await page.evaluate((bytes) => {
    const blob = new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))])
    const files = new DataTransfer()
    files.items.add(new File([blob], 'task.jpg', { type: 'image/jpeg' }))
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    })
    const field = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'shared_pictures',
      files: files.files,
    })
    const text = Object.assign(document.createElement('input'), { name: 'shared_text', value: 'What is this?' })
    form.append(field, text)
    document.body.append(form)
    form.submit()
  }, picture)
  await expect(page.getByTestId('composer')).toHaveValue('What is this?')
  await expect(page.getByTestId('attachment')).toHaveAttribute('data-state', 'ready')
  await expect(page).toHaveURL(/\/chat$/)
  expect(await page.evaluate(() => caches.has('lumi-shared'))).toBe(false)
  await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.getByTestId('composer').fill('')
  for (const { url } of manifest.shortcuts) {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/chat?ask')
  await expect(page.getByTestId('composer')).toBeFocused()
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})
