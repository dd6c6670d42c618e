import { aConfirmedStudent, expect, expectAccessible, loseSession, signIn, test } from './fixtures.ts'

test('an unknown address answers with a page of its own, signed out as well [R08]', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText('No solution at this address')).toBeVisible()
  await expectAccessible(page)
})

test('a guest who wants the chat signs in and gets there with what the address carried [B04][R01]', async ({
  page,
  product,
}) => {
  await page.goto('/chat?utm_source=school')
  await expect(page).toHaveURL(/\/\?.*history=/)
  const student = await aConfirmedStudent(product)
  await page.getByRole('link', { name: 'Log in' }).click()
  // The sign-up that is left has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/chat\?.*utm_source=school/)
})

test('a student who is signed in is moved from login to the chat [R02]', async ({ page, product }) => {
  await signIn(page, await aConfirmedStudent(product))
  await page.goto('/login?utm_term=maths')
  await expect(page).toHaveURL(/\/chat\?.*utm_term=maths/)
})

test('wrong credentials: the promised sentence at the top, what was typed stays [X04][X03]', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('Wrong-pass-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByTestId('notification')).toContainText('Invalid login')
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
})

test('pages slide while the tab bar stays; logging out leads to login, in the other tab too [B01][S02]', async ({
  page,
  context,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await signIn(page, await aConfirmedStudent(product))
  const other = await context.newPage()
  await other.goto('/chat')
  await expect(other.getByTestId('composer')).toBeEditable()
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      void transition.ready.then(() => {
        const moving = document.getAnimations().flatMap((each) => {
          const { effect, animationName } = each as CSSAnimation
          const { pseudoElement } = effect as KeyframeEffect
          return pseudoElement?.startsWith('::view-transition-new') ? [`${pseudoElement} ${animationName}`] : []
        })
        document.body.dataset.moved = moving.join()
      })
      return transition
    }
  })
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-moved', '::view-transition-new(page) page-from-under-left')
  await page.getByRole('link', { name: /^Account/ }).click()
  await expect(page.locator('body')).toHaveAttribute('data-moved', '::view-transition-new(page) page-from-right')
  await page.goBack()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
})

test('the language changes at once and stays [P08]', async ({ page }) => {
  await page.goto('/login')
  await page.getByTestId('language').selectOption({ label: 'Русский' })
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^ru/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
})

test('the agreements can be read without an account [R04][A06]', async ({ page }) => {
  await page.goto('/legal')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expectAccessible(page)
})

test('a forgotten password: the mailed link sets a new one, once [R05][R06]', async ({ page, product }) => {
  const { mailedLink } = await import('./mailed-link.ts')
  const student = await aConfirmedStudent(product)
  await page.goto('/restore')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(student.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(student.email)).toBeVisible()
  const link = await mailedLink(product, student.email, 'passwordChange')
  await page.goto(link.pathname + link.search)
  await page.getByLabel('New password').fill('Moonrise-9-oak')
  await page.getByLabel('Repeat the password').fill('Moonrise-9-oak')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page).toHaveURL(/\/chat/)
  // The second time it says so at once, before a password is chosen.
  await page.goto(link.pathname + link.search)
  await expect(page.getByText('It has already done its work')).toBeVisible()
  await loseSession(page.context())
  await signIn(page, { email: student.email, password: 'Moonrise-9-oak' })
})

// Regression: the error under the password moved the checkbox between press and release, and the click was lost.
test('a click beside a field that is left with an error still hits what it aimed at', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Email').fill('nora@mail')
  await page.getByRole('checkbox').check()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeChecked()
})
