import { aConfirmedStudent, expect, finalReply, loseSession, signIn, test } from './fixtures.ts'
import { patiently } from './patience.ts'

test('a session that ended on the server leads to login, and what was being sent comes back for the same student [B03][S03][S04]', async ({
  page,
  context,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  await page.waitForLoadState('networkidle')
  // Written before the session ends, so that its request goes first: any other call would find out before.
  await page.getByTestId('composer').fill('1/2 + 1/3')
  await Promise.all([context.clearCookies(), page.getByTestId('send').click()])
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => localStorage.getItem('isAuthenticated'))).not.toBe('true')

  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await finalReply(page)
  const mine = page.locator('[data-testid="message"][data-author="student"]')
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('1/2 + 1/3')
})

test('the stored flag opens the chat first and gives way to what the server says [S01]', async ({ page, context }) => {
  await context.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('isAuthenticated', 'true')
    sessionStorage.setItem('seeded', 'yes')
  })
  await page.goto('/')
  // Redirected to the chat by the stored flag, then to the login by the server's refusal.
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
})

test('every change of route begins at the top, back and forward included [B02]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  const scrolled = () => page.evaluate(() => scrollY)
  await page.goto('/')
  // The page may still be loading to its full height.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 300))
    expect(await scrolled()).toBeGreaterThan(100)
  }).toPass()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(scrolled).toBe(0)
  await page.evaluate(() => scrollTo(0, 200))
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await expect.poll(scrolled).toBe(0)
})

test('calls wait for the locale headers at most 3 s, then go with the defaults [A16][A24][K06]', async ({ page }) => {
  const calls: { path: string; country: string | undefined; language: string | undefined; at: number }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const headers = request.headers()
    calls.push({ path: pathname, country: headers['country-id'], language: headers['language-id'], at: Date.now() })
  })
  // Never answers.
  await page.route('**/GetLocalizationInfo*', () => {})
  const startedAt = Date.now()
  await page.goto('/legal')
  const agreements = () => calls.find(({ path }) => path.endsWith('getAvailableAgreements'))
  await expect.poll(agreements).toBeTruthy()
  expect(agreements()).toMatchObject({ country: '1', language: '1' })
  expect(agreements()!.at - startedAt).toBeGreaterThan(2000)
})

test('the current user is asked for without waiting for the locale [A16]', async ({ page, product }) => {
  await signIn(page, await aConfirmedStudent(product))
  await page.route('**/GetLocalizationInfo*', () => {})
  const asked = page.waitForRequest(/getCurrentUserInfo/, { timeout: 2500 })
  await page.goto('/chat', { waitUntil: 'commit' })
  await asked
})

test('the current user is asked for again on focus when the answer is older than 5 minutes [A03][K07]', async ({
  page,
  product,
}) => {
  await signIn(page, await aConfirmedStudent(product))
  await page.clock.install()
  await page.goto('/chat')
  await expect(page.getByTestId('composer')).toBeEditable()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('getCurrentUserInfo')) asked++
  })
  const focus = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      dispatchEvent(new Event('focus'))
    })
  // What runs in the background comes after three seconds of calm.
  const followed = page.waitForResponse(/\/following-/)
  await page.clock.runFor(60_000)
  await followed
  await page.waitForLoadState('networkidle')
  asked = 0
  await focus()
  await page.clock.runFor(1000)
  expect(asked).toBe(0)
  await page.clock.fastForward('05:00')
  await focus()
  await expect.poll(() => asked).toBe(1)
})

test('a query that fails is tried again three times, then the page says so and offers another try [A21][K07]', async ({
  page,
}) => {
  let asked = 0
  let broken = true
  await page.route('**/getAvailableAgreements', async (route) => {
    asked++
    if (broken) await route.fulfill({ status: 503, body: '' })
    else await route.continue()
  })
  await page.goto('/legal')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: patiently(20_000) })
  expect(asked).toBe(4)
  broken = false
  await again.click()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(again).toBeHidden()
})

test('two tabs whose access ran out renew it once, and both go on [S03][SR12]', async ({ page, context, product }) => {
  await signIn(page, await aConfirmedStudent(product))
  const other = await context.newPage()
  await other.goto('/settings/account')
  await page.goto('/settings/account')
  const renewals: number[] = []
  context.on('response', (response) => {
    if (response.url().includes('/auth/refresh')) renewals.push(response.status())
  })
  await product.hook('advance-clock', { ms: 16 * 60_000 })
  await Promise.all([page.reload(), other.reload()])
  for (const tab of [page, other]) await expect(tab.getByText('This device')).toBeVisible()
  expect(renewals).toEqual([200])
})

test('a draft survives the end of the session for 7 days, for the same student only [S04]', async ({
  page,
  context,
  product,
}) => {
  const [student, stranger] = [await aConfirmedStudent(product), await aConfirmedStudent(product)]
  await signIn(page, student)
  const composer = page.getByTestId('composer')
  const draftIsKept = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const open = indexedDB.open('lumi')
          open.onsuccess = () => {
            const all = open.result.transaction('device').objectStore('device').getAllKeys()
            all.onsuccess = () => resolve(all.result.some((key) => String(key).includes('/draft/')))
          }
        }),
    )
  await composer.fill('3(x - 2) = 2x + 7')
  await expect.poll(draftIsKept).toBe(true)
  await page.evaluate(() => localStorage.setItem('somethingElse', 'kept?'))
  await loseSession(context)
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/login/)
  await expect(composer).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('somethingElse'))).toBeNull()
  // Another student logs in, writes, and confirms logging out: only their own text is lost.
  await signIn(page, stranger)
  await expect(composer).toHaveValue('')
  await composer.fill('of the stranger')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out and lose it' }).click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, student)
  await expect(composer).toHaveValue('3(x - 2) = 2x + 7')
  expect(await page.evaluate(ownersHere)).toHaveLength(1)
  expect(await draftIsKept()).toBe(true)
  await loseSession(context)
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(moveEndOfSessionBack, 7 * 24 * 60 * 60_000 + 10_000)).toBe(true)
  await signIn(page, student)
  await expect.poll(draftIsKept).toBe(false)
  await expect(composer).toHaveValue('')
})

/** Runs in the page. Whose data are on the device. */
const ownersHere = () =>
  new Promise<string[]>((resolve) => {
    const open = indexedDB.open('lumi')
    open.onsuccess = () => {
      const all = open.result.transaction('device').objectStore('device').getAllKeys()
      const ownerOf = (key: IDBValidKey) => /[0-9a-f-]{36}/.exec(String(key))?.[0] ?? []
      all.onsuccess = () => resolve([...new Set(all.result.flatMap(ownerOf))])
    }
  })

/** Runs in the page. Whether the device has noted an end of a session. */
const moveEndOfSessionBack = (ms: number) =>
  new Promise((resolve) => {
    const open = indexedDB.open('lumi')
    open.onsuccess = () => {
      const device = open.result.transaction('device', 'readwrite').objectStore('device')
      const ends = device.openCursor(IDBKeyRange.bound('left/', 'left0'))
      ends.onsuccess = () => {
        // Only one: whoever has logged out has left nothing whose end could be noted.
        if (ends.result) device.put(ends.result.value - ms, ends.result.key).onsuccess = () => resolve(true)
        else resolve(false)
      }
    }
  })

test('a draft written by a clock that is a year behind stays when the clock is put right [S04]', async ({
  page,
  context,
  product,
}) => {
  const year = 365 * 24 * 60 * 60_000
  await page.clock.setSystemTime(Date.now() - year)
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  const composer = page.getByTestId('composer')
  await composer.fill('3(x - 2) = 2x + 7')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await expect(composer).toBeHidden()
  await loseSession(context)
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/login/)
  await page.clock.setSystemTime(Date.now())
  await signIn(page, student)
  await expect(composer).toHaveValue('3(x - 2) = 2x + 7')
})

test('a deliberate logout asks when something is unsent, wipes everything, and takes the other tab along [S02]', async ({
  page,
  context,
  product,
}) => {
  const student = await aConfirmedStudent(product)
  await signIn(page, student)
  const composer = page.getByTestId('composer')
  const other = await context.newPage()
  await other.goto('/settings/account')
  await expect(other.getByText('This device')).toBeVisible()
  await composer.fill('not sent yet')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Not everything is sent' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(composer).toHaveValue('not sent yet')
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Log out and lose it' }).click()
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login/)
  await signIn(page, student)
  await expect(composer).toHaveValue('')
  // Nothing is unsent, so it does not ask.
  await page.getByRole('link', { name: 'Me', exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login/)
})
