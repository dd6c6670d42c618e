import { getUsageHistory, type UsageLine } from '@lumi/contracts/billing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { changeWords, loadWords } from '../../../lib/i18n/words.ts'
import { adoptLocale } from '../../../lib/locale.ts'
import { stubServer } from '../../../testing/server-stub.ts'
import { Ledger } from './ledger.tsx'

let server: ReturnType<typeof stubServer>

beforeEach(async () => {
  await changeWords('en')
  await Promise.all([loadWords('chat'), loadWords('talks')])
  adoptLocale({ languageId: 1, countryId: 1 })
  server = stubServer()
})
afterEach(() => server.restore())

const message = (number: number, text: string) => ({
  messageId: `00000000-0000-4000-8000-00000000000${number}`,
  conversationId: '00000000-0000-4000-8000-000000000009',
  subject: null,
  text,
})
const line = (minute: number, changes: Partial<UsageLine>): UsageLine => ({
  at: new Date(Date.UTC(2026, 10, 30, 10, minute)).toISOString(),
  kind: 'taken',
  units: -1,
  state: 'charged',
  message: null,
  ...changes,
})

test('a free message is one line; a failed try and the one that was answered are told apart', async () => {
  const usage = { messagesLeft: 14, messagesPerDay: 15, resetsAt: '2099-01-01T00:00:00.000Z' }
  const hint = message(1, 'A hint, please')
  const twice = message(2, 'Sent again')
  const lines = [
    line(9, { kind: 'returned', units: 1, state: 'returned' }),
    line(8, { state: 'returned' }),
    line(5, { kind: 'returned', units: 1, state: 'returned', message: hint }),
    line(4, { state: 'returned', message: hint }),
    line(3, { message: twice }),
    line(2, { kind: 'returned', units: 1, state: 'returned', message: twice }),
    line(1, { state: 'returned', message: twice }),
    line(0, { units: 0, message: message(3, 'Help in danger') }),
  ]
  const day = {
    number: 1,
    startsAt: '2026-11-30T00:00:00.000Z',
    endsAt: '2099-01-01T00:00:00.000Z',
    granted: 15,
    left: 14,
    lines,
  }
  server.on(getUsageHistory, () => ({ body: { usage, days: [day], hasMore: false, bonuses: [] } }))
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <Ledger />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText('A hint, please')).toBeVisible()
  const shown = page
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.querySelectorAll(':scope > span')].map((part) => part.textContent).join(' '))
  expect(shown).toEqual([
    // What is gone cannot be told apart.
    'A deleted message +1returned',
    'A deleted message −1taken',
    'A hint, please 0not counted',
    'Sent again −1used',
    'Sent again 0not counted',
    'Help in danger 0free',
  ])
})
