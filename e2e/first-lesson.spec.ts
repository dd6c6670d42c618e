import { confirmationLink, expect, expectAccessible, finalReply, freshEmail, password, send, test } from './fixtures.ts'

test('from sign-up over the mailed link to a solved equation [P07][R01][R02][R07][R09][V05][S10]', async ({
  page,
  product,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('You should accept user agreement first')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(email)).toBeVisible()

  const link = await confirmationLink(product, email)
  await page.goto(link.pathname + link.search)
  await expectAccessible(page)
  await page.getByRole('button', { name: /confirm/i }).click()
  await expect(page).toHaveURL(/\/chat/)

  await page.getByLabel('Your name').fill('Nora')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Girl' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Date of birth').fill('09/14/1990')
  await page.getByLabel('Country').selectOption({ label: 'United States' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: '8' }).check()
  await page.getByRole('button', { name: 'Start learning' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByTestId('composer')).toBeEditable()

  await send(page, '3(x - 2) = 2x + 7')
  const first = await finalReply(page)
  await expect(first).not.toContainText('13')
  await expectAccessible(page)

  await send(page, '3x - 2 = 2x + 7')
  await expect(await finalReply(page)).toContainText('Not quite')
  await send(page, '3x - 6 = 2x + 7')
  await expect(await finalReply(page)).toContainText("Yes, that's correct")
  await send(page, 'x = 13')
  const solved = await finalReply(page)
  await expect(solved).toContainText('Answer')
  await expect(solved).toContainText('13')
})
