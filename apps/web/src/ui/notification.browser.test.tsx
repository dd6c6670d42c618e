import { NOTIFICATION } from '@lumi/contracts/product-rules'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { changeWords } from '../lib/i18n/words.ts'
import { dismissNotice, notices, notify } from '../lib/notifications.ts'
import { Notifications } from './notification.tsx'

beforeAll(() => changeWords('en'))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  const shown = notices.current()
  if (shown) dismissNotice(shown.id)
})

test('a notice closes after 5 seconds, counted only while nobody points at it [K04]', async () => {
  const screen = await render(<Notifications />)
  notify({ kind: 'neutral', text: 'Saved' })
  const notice = screen.getByTestId('notification')
  await expect.element(notice).toHaveTextContent('Saved')
  // Waiting for an element also takes some tenths of a second, so the steps leave room.
  vi.advanceTimersByTime(NOTIFICATION.timeoutMs - 2000)
  await notice.hover()
  vi.advanceTimersByTime(NOTIFICATION.timeoutMs * 10)
  expect(notices.current()).not.toBeNull()
  await notice.unhover()
  vi.advanceTimersByTime(1000)
  expect(notices.current()).not.toBeNull()
  vi.advanceTimersByTime(1001)
  expect(notices.current()).toBeNull()
})

test('bad news is an alert, other news a status, and one shows at a time', async () => {
  const screen = await render(<Notifications />)
  notify({ kind: 'bad', text: 'Failed to login', detail: 'Please confirm your email first' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to loginPlease confirm your email first')
  notify({ kind: 'good', text: 'Password changed' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Password changed')
  expect(screen.getByTestId('notification').elements()).toHaveLength(1)
})

test('a notice with no time limit stays until it is dismissed', async () => {
  const screen = await render(<Notifications />)
  notify({ kind: 'neutral', text: 'A new version is ready', timeoutMs: NOTIFICATION.newVersionTimeoutMs })
  await expect.element(screen.getByTestId('notification')).toBeInTheDocument()
  vi.advanceTimersByTime(3600_000)
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByTestId('notification')).not.toBeInTheDocument()
})
