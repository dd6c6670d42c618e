import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each([
  [
    'QuotaExceededError',
    'The storage on this device is full. Lumi works, but forgets everything when you close the page',
  ],
  ['SecurityError', 'No available storage method found. Lumi works, but forgets everything when you close the page'],
])('with a %s the app goes on in memory and says so once [X05]', async (name, text) => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', name)
  })
  // A separate copy of the module: its fallback to memory lasts as long as the page.
  const { settings } = (await import(/* @vite-ignore */ `./storage.ts?${name}`)) as typeof import('./storage.ts')
  settings.set('theme', 'dark')
  const told = (await import('./notifications.ts')).notices.current()
  expect(told?.text).toBe(text)
  settings.set('isOnboarded', 'true')
  expect((await import('./notifications.ts')).notices.current()?.id).toBe(told?.id)
  expect(settings.get('theme')).toBe('dark')
  settings.wipe([])
  expect(settings.get('theme')).toBeNull()
})
