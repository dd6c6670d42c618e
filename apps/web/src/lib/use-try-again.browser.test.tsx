import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { connection } from './connection.ts'
import { useTryAgain } from './use-try-again.ts'

afterEach(() => connection.reached(null))

function Failed({ attempt }: { attempt: () => void }) {
  useTryAgain(attempt)
  return null
}

test('what failed without a network is tried again although another call was answered first', async () => {
  connection.failed()
  const attempt = vi.fn()
  await render(<Failed attempt={attempt} />)
  connection.reached(null)
  dispatchEvent(new Event('online'))
  expect(attempt).toHaveBeenCalledOnce()
})

test('what the server has refused is not asked for again and again', async () => {
  const attempt = vi.fn()
  await render(<Failed attempt={attempt} />)
  dispatchEvent(new Event('online'))
  expect(attempt).not.toHaveBeenCalled()
})
