import type { CDPSession, Locator, Page } from '@playwright/test'
import en from '../apps/web/src/lib/i18n/en-US/chat.ts'
import enTalks from '../apps/web/src/lib/i18n/en-US/talks.ts'
import ru from '../apps/web/src/lib/i18n/ru-RU/chat.ts'
import ruTalks from '../apps/web/src/lib/i18n/ru-RU/talks.ts'
import { expect, finalReply, test } from './fixtures.ts'
import { atWidths } from './matrix.ts'
import { enter, makeStudents } from './signed-in.ts'

const screenHeight = 700
const keyboardHeight = 290

/** A press of a finger: down, some frames, up. Nothing under the finger may have moved meanwhile. */
async function tap(page: Page, finger: CDPSession, target: Locator) {
  await expect(target).toBeInViewport()
  const before = (await target.boundingBox())!
  const at = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await twoFrames(page)
  expect(await target.boundingBox()).toEqual(before)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** A student scrolls until the target is there, and presses when it rests: the tabs that return push the list. */
async function scrollTo(page: Page, target: Locator) {
  await expect(async () => {
    await target.scrollIntoViewIfNeeded()
    const before = await target.boundingBox()
    await twoFrames(page)
    expect(await target.boundingBox()).toEqual(before)
    await expect(target).toBeInViewport({ timeout: 1000 })
  }).toPass()
}

/** Simulates an on-screen keyboard that shrinks the page (`interactive-widget=resizes-content`), or removes it. */
async function setKeyboard(page: Page, finger: CDPSession, isOpen: boolean) {
  const height = isOpen ? screenHeight - keyboardHeight : screenHeight
  const { width } = page.viewportSize()!
  await finger.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true })
  await expect.poll(() => page.evaluate(() => visualViewport!.height)).toBe(height)
}

const sent = (page: Page) => page.locator('[data-testid="message"][data-author="student"]')

for (const [language, words] of Object.entries({ en, ru }))
  for (const width of atWidths(language, [390, 320]))
    test.describe(`${language} at ${width} px`, () => {
      test.use({
        locale: language === 'ru' ? 'ru-RU' : 'en-US',
        viewport: { width, height: screenHeight },
        hasTouch: true,
        // What slides under the finger is what is looked for here.
        contextOptions: { reducedMotion: 'no-preference' },
        isMobile: true,
        deviceScaleFactor: 2,
      })

      test(`the first tap reaches its button while the field has the focus (${language}, ${width})`, async ({
        page,
        context,
        product,
      }) => {
        const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
        await enter(context, product, student!)
        await page.goto('/chat')
        const field = page.getByTestId('composer')
        const tabs = page.getByRole('navigation', { name: language === 'ru' ? 'Разделы' : 'Main' }).last()
        const finger = await context.newCDPSession(page)
        await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible()

        await tap(page, finger, field)
        await expect(field).toBeFocused()
        await setKeyboard(page, finger, true)
        await expect(tabs).toBeHidden()

        const press = (name: string) => tap(page, finger, page.getByRole('button', { name, exact: true }))
        await press(words.intent.ask)
        await expect(page.getByRole('button', { name: words.intent.ask, exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        )
        await press(words.intent.check)
        await expect(page.getByRole('button', { name: words.check.leave })).toBeVisible()
        await press((words === ru ? ruTalks : enTalks).keys.square)
        await expect(field).toHaveValue('²')
        await press(words.check.leave)
        await field.fill('3(x - 2) = 2x + 7')
        await press(words.send)
        await expect(field).toHaveValue('')
        await expect(sent(page)).toHaveCount(1)
        await expect(field).toBeFocused()
        await expect(tabs).toBeHidden()
        await finalReply(page)

        // A rung of the ladder takes the focus from the field: the tabs return once the press is over.
        // With the keyboard open the reply is read from its first line, and the ladder is further down.
        const nudge = page.locator('button[data-rung="nudge"]')
        await scrollTo(page, nudge)
        await tap(page, finger, nudge)
        await expect(page.locator('[data-rung="nudge"][data-state="open"]')).toBeVisible()
        await finalReply(page)

        await tap(page, finger, field)
        await press(words.intent.practice)
        await expect(sent(page).filter({ hasText: words.practiceText })).toHaveCount(1)
        await finalReply(page)
        await expect(field).toBeFocused()

        // Closed with the phone's own button, the keyboard leaves the focus in the field; the tabs return all the same.
        await setKeyboard(page, finger, false)
        await expect(tabs).toBeVisible()

        // A student's own message has its menu beside it, in sight and in reach; a long exercise has pushed it off the screen.
        const ownMenu = sent(page).last().getByRole('button', { name: words.more })
        await scrollTo(page, ownMenu)
        await tap(page, finger, ownMenu)
        await expect(page.getByRole('dialog').getByRole('button', { name: words.deleteMessage })).toBeVisible()
        await page.getByRole('dialog').getByRole('button', { name: words.close }).tap()
        await expect(page.getByRole('dialog')).toHaveCount(0)

        await tap(page, finger, page.getByRole('link', { name: language === 'ru' ? 'Учёба' : 'Learn' }).last())
        await expect(page).toHaveURL(/education-center$/)
      })
    })
