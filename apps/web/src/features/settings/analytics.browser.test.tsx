import { refresh as refreshCall } from '@lumi/contracts/auth'
import { getStudentPersonalInfo } from '@lumi/contracts/profile'
import { type CustomSettings, createOrUpdateCustomSettings, getCustomSettings } from '@lumi/contracts/settings'
import { track as trackCall } from '@lumi/contracts/telemetry'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { api } from '../../lib/api.ts'
import { changeWords, loadWords } from '../../lib/i18n/words.ts'
import { adoptLocale } from '../../lib/locale.ts'
import { notices } from '../../lib/notifications.ts'
import { queryClient } from '../../lib/queries.ts'
import { saveReferralInfo } from '../../lib/referral.ts'
import { track } from '../../lib/telemetry.ts'
import { refusalOf, stubServer } from '../../testing/server-stub.ts'
import { startAnalytics } from './analytics.ts'
import { AnalyticsRow } from './analytics-row.tsx'
import { customSettings } from './custom-settings.ts'
import { useAnalytics } from './use-analytics.ts'

const personal = { name: null, birthDate: null, gender: null, school: null, city: null, countryId: 1, educationYear: 8 }

let server: ReturnType<typeof stubServer>
let stored: CustomSettings

beforeEach(async () => {
  server = stubServer()
  localStorage.clear()
  queryClient.clear()
  customSettings.set(null)
  adoptLocale({ countryId: 1, languageId: 1 })
  await changeWords('en')
  await loadWords('settings')
  stored = {
    theme: 'system',
    notifications: {
      replies: false,
      reviews: false,
      payments: true,
      plans: true,
      parents: true,
      support: true,
      mail: false,
      news: false,
    },
    analytics: false,
  }
  server.on(getCustomSettings, () => ({ body: stored }))
  server.on(createOrUpdateCustomSettings, ({ body }) => {
    stored = { ...stored, ...(body as Partial<CustomSettings>) }
    return { body: stored }
  })
  server.on(getStudentPersonalInfo, () => ({ body: personal }))
  server.on(trackCall, () => ({ body: { isAccepted: true } }))
})
afterEach(() => {
  vi.restoreAllMocks()
  server.restore()
})

/** A page with the switch and the sender. */
async function open() {
  const Page = () => {
    useAnalytics()
    return <AnalyticsRow />
  }
  const root = createRootRoute()
  const area = createRoute({ getParentRoute: () => root, id: '_student' })
  const screen = createRoute({ getParentRoute: () => area, path: 'settings/account', component: Page })
  const router = createRouter({
    routeTree: root.addChildren([area.addChildren([screen])]),
    history: createMemoryHistory({ initialEntries: ['/settings/account'] }),
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

/** Switches to another app, which sends what is buffered. */
function leave() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Gives a sender enough time to load and send; expects nothing. */
async function nothingMore() {
  const before = sent().length
  for (let n = 0; n < 5; n++) {
    track('appOpened')
    leave()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect(sent()).toHaveLength(before)
}

interface SentEvent {
  name: string
  properties?: Record<string, unknown>
}
const allSent = () => server.callsOf(trackCall).flatMap(({ body }) => (body as { events: SentEvent[] }).events)
/** Without reports of calls, of which the page itself makes some. */
const sent = () => allSent().filter(({ name }) => name !== 'apiCall')

test('without a yes nothing is sent; with one the opening, the screen by its name and the campaign of the first visit; after a no nothing again [S15]', async () => {
  saveReferralInfo('?utm_source=school&utm_term=', Date.now())
  await open()
  const row = page.getByRole('switch')
  await expect.element(row).not.toBeChecked()
  await nothingMore()
  await row.click()
  await expect.poll(() => stored.analytics).toBe(true)
  await expect
    .poll(() => {
      leave()
      return sent()
    })
    .toMatchObject([
      { name: 'appOpened', properties: { appType: 'PWA', displayMode: 'browser' } },
      { name: 'screenView', properties: { screen: 'settings-account' } },
    ])
  expect(server.callsOf(trackCall)[0]!.body).toMatchObject({
    user: { country: 'US', educationYear: 8, utm_source: 'school' },
  })
  expect(JSON.stringify(server.callsOf(trackCall)[0]!.body)).not.toContain('utm_term')
  await row.click()
  await expect.poll(() => stored.analytics).toBe(false)
  await nothingMore()
})

test('an event that fires once does so per name, and per user where one is given [S16][E06]', async () => {
  stored = { ...stored, analytics: true }
  await open()
  await expect.element(page.getByRole('switch')).toBeChecked()
  await expect
    .poll(() => {
      leave()
      return sent().length
    })
    .toBe(2)
  for (let n = 0; n < 2; n++) {
    track('appInstalled', { fireOnce: true })
    track('appOpened', { fireOnce: true })
    track('appOpened', { fireOnce: true, userId: 'one' })
    track('appOpened', { fireOnce: true, userId: 'two' })
  }
  leave()
  await expect
    .poll(() => sent().map(({ name }) => name))
    .toEqual(['appOpened', 'screenView', 'appInstalled', 'appOpened', 'appOpened', 'appOpened'])
})

test('calls of the page are reported with how they ended, at most 500 of one view [A19]', async () => {
  const stop = startAnalytics()
  const call = () => api(getCustomSettings).catch(() => {})
  track('screenView', { properties: { screen: 'chat' } })
  for (let n = 0; n < 520; n++) await call()
  track('screenView', { properties: { screen: 'settings' } })
  server.on(getCustomSettings, () => refusalOf('unavailable'))
  await call()
  server.on(getCustomSettings, () => 'unreachable')
  await call()
  server.on(getCustomSettings, () => ({ body: stored }))
  const reports = () => allSent().flatMap(({ name, properties = {} }) => (name === 'apiCall' ? [properties] : []))
  await expect
    .poll(() => {
      leave()
      return reports().length
    })
    .toBeGreaterThanOrEqual(502)
  expect(
    reports()
      .slice(0, 502)
      .map(({ status }) => status),
  ).toEqual([...Array(500).fill('200'), '503', 'network'])
  const headers = server.callsOf(getCustomSettings)[0]!.headers
  expect(reports()[0]).toEqual({
    call: `GET ${getCustomSettings.path}`,
    status: '200',
    ms: expect.any(Number),
    trace: headers.get('traceparent')!.split('-')[1],
  })
  // What the sender itself calls would make it send forever.
  expect(new Set(reports().map(({ call: reported }) => reported))).toEqual(new Set([`GET ${getCustomSettings.path}`]))
  stop()
})

test('where nobody is asked there is no switch', async () => {
  stored = { ...stored, analytics: null }
  await open()
  await expect.poll(() => server.callsOf(getCustomSettings).length).toBe(1)
  expect(page.getByRole('switch').elements()).toEqual([])
})

test('what cannot be sent is tried again with longer and longer pauses, within the limits of a request, and never shown; without a session it is dropped [A19]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let status = 503
  server.on(trackCall, () => {
    if (status === 200) return { body: { isAccepted: true } }
    return refusalOf(status === 401 ? 'auth_required' : 'unavailable')
  })
  const stop = startAnalytics()
  for (let n = 0; n < 2500; n++) track('appOpened', { properties: { n, filler: 'x'.repeat(90) } })
  const tries = () => server.callsOf(trackCall).length
  /** Lets so many intervals pass; the last of them sends. */
  const sends = async (intervals: number) => {
    const before = tries()
    await vi.advanceTimersByTimeAsync((intervals - 1) * 15_000)
    expect(tries()).toBe(before)
    await vi.advanceTimersByTimeAsync(15_000)
    await expect.poll(tries).toBe(before + 1)
    // The answer is read, and a failure counted, before the next interval.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await sends(1)
  await sends(2)
  await sends(3)
  expect(notices.current()).toBeNull()

  status = 200
  await sends(5)
  const numbers = () =>
    server
      .callsOf(trackCall)
      .slice(3)
      .flatMap(({ body }) => (body as { events: SentEvent[] }).events)
      .flatMap(({ name, properties }) => (name === 'appOpened' ? [properties!.n] : []))
  while (numbers().length < 2000) await sends(1)
  // As many as are kept, in order, each sent once.
  expect(numbers()).toEqual(Array.from({ length: 2000 }, (_, n) => n))
  for (const { body } of server.callsOf(trackCall)) expect(JSON.stringify(body).length).toBeLessThanOrEqual(102_400)

  status = 401
  server.on(refreshCall, () => refusalOf('auth_required'))
  track('appOpened')
  await sends(1)
  status = 200
  const before = tries()
  await vi.advanceTimersByTimeAsync(40 * 15_000)
  expect(tries()).toBe(before)
  stop()
  vi.useRealTimers()
})
