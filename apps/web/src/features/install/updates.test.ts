import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** The browser around the page: a worker controls it, and a newer one waits. */
function aBrowser(userAgent: string) {
  const reload = vi.fn()
  const told: unknown[] = []
  const registration = Object.assign(new EventTarget(), {
    active: {},
    installing: null,
    waiting: { postMessage: (message: unknown) => told.push(message) } as object | null,
    update: async () => {},
  })
  const workers = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => told.push(message) },
    register: async () => registration,
  })
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5, serviceWorker: workers, standalone: true })
  vi.stubGlobal('window', {})
  const origin = 'https://lumi.example'
  vi.stubGlobal('location', { hostname: 'lumi.example', origin, href: `${origin}/chat`, reload })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener() {},
    getElementById: () => ({ hasChildNodes: () => true }),
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  return { reload, told, registration, workers }
}

/** A page with the notice of a newer version. */
async function open() {
  const { followUpdates, updates } = await import('./updates.ts')
  const following = followUpdates()
  await vi.advanceTimersByTimeAsync(200)
  await following
  expect(updates.state()).toBe('available')
  return updates
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('on iOS, where nobody may report the new worker, the page reloads after ten checks of a second [S12][K05]', async () => {
  const { reload, told } = aBrowser(iphone)
  const updates = await open()
  updates.start()
  expect(told).toEqual([{ type: 'SKIP_WAITING', isStandalone: true }])
  await vi.advanceTimersByTimeAsync(9_900)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

test('on iOS it reloads earlier if no worker waits any more [S12]', async () => {
  const { reload, registration } = aBrowser(iphone)
  const updates = await open()
  updates.start()
  await vi.advanceTimersByTimeAsync(2_500)
  registration.waiting = null
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).toHaveBeenCalledOnce()
})

test('elsewhere the page waits for the new worker to take control, however long that takes [S12]', async () => {
  const { reload, workers } = aBrowser(android)
  const updates = await open()
  updates.start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})
