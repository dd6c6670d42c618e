import { expect, expectAccessible, finalReply, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('a lesson by keyboard alone: the field in two keys, one stop for the actions, a hint that is read once', async ({
  page,
  context,
  product,
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/chat')
  const field = page.getByTestId('composer')
  await expect(field).toBeEditable()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the message field' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL('/chat')

  await page.keyboard.type('3(x - 2) = 2x + 7')
  await page.keyboard.press('Enter')
  await finalReply(page)

  // The actions of the newest reply are one Tab stop; arrow keys move inside.
  const actions = page.getByRole('toolbar', { name: 'Message actions' })
  const [copy, more] = [actions.getByRole('button').first(), actions.getByRole('button').last()]
  await copy.focus()
  await page.keyboard.press('ArrowRight')
  await expect(actions.getByRole('button', { name: 'Listen' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(more).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(copy).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(more).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(copy).toBeFocused()

  // The text of a hint is in the page once, also for someone who reads it line by line.
  await page.getByRole('button', { name: /^Nudge/ }).press('Enter')
  const rung = page.locator('[data-rung="nudge"][data-state="open"]')
  await expect(rung.locator('[data-author="tutor"][data-state="done"]')).toBeVisible()
  const sentence = (await rung.locator('[data-author="tutor"] p').first().textContent())!.slice(0, 25)
  await expect(page.getByRole('status').filter({ hasText: sentence })).toHaveCount(0)
  const read = await page.locator('main').ariaSnapshot()
  expect(read.split(sentence).length - 1).toBe(1)

  // A deleted message can be brought back with the next key, and nobody is hurried there.
  const replies = page.locator('[data-testid="message"][data-author="tutor"]')
  const before = await replies.count()
  await page.getByRole('toolbar', { name: 'Message actions' }).getByRole('button').last().press('Enter')
  await page.getByRole('button', { name: 'Delete this message' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(replies).toHaveCount(before)

  // `?` lists the shortcuts unless a field has the focus, `/` focuses the field; both can be turned off.
  await field.focus()
  await page.keyboard.type('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(field).toHaveValue('?')
  await field.fill('')
  await field.blur()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await field.blur()
  await page.keyboard.press('?')
  await list.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(field).not.toBeFocused()
  await page.keyboard.press('?')
  await expect(list).toHaveCount(0)
})

test('forced colours keep edges, and the chosen place is seen', async ({ page, context, product }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 390, height: 844 })
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/chat')
  const tabs = page.getByRole('navigation', { name: 'Main' }).last()
  const look = (name: string) =>
    tabs.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  await expect(tabs).toBeVisible()
  expect(await look('Chat')).not.toBe(await look('Learn'))
  const edge = await page
    .getByTestId('composer')
    .evaluate((field) => getComputedStyle(field.parentElement!).outlineStyle)
  expect(edge).toBe('solid')
})
