import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connection } from '../lib/connection.ts'
import { changeWords } from '../lib/i18n/words.ts'
import { RouteFailure } from './route-failure.tsx'

beforeAll(() => changeWords('en'))
afterEach(() => connection.reached(null))

/** A page that cannot be loaded the first `failures` times. */
async function openPage(failures: number) {
  let loads = 0
  const root = createRootRoute({
    loader: () => {
      loads += 1
      if (loads <= failures) throw new TypeError('Failed to fetch')
    },
    component: () => <h1>The page</h1>,
    errorComponent: RouteFailure,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await render(<RouterProvider router={router as never} />)
  return { loads: () => loads }
}

const theNetworkReturns = () => {
  connection.reached(null)
  dispatchEvent(new Event('online'))
}

test('a page that fails once more in the moment the network returns is opened by the next attempt', async () => {
  connection.failed()
  const opened = await openPage(2)
  await expect.element(page.getByText('No connection to Lumi')).toBeVisible()
  theNetworkReturns()
  await expect.poll(opened.loads).toBe(2)
  await expect.element(page.getByText('No connection to Lumi')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('heading', { name: 'The page' })).toBeVisible()
})
