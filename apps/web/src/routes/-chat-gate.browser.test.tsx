import { type CurrentUser, getCurrentUserInfo } from '@lumi/contracts/auth'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { adoptLocale } from '../lib/locale.ts'
import { adoptUser, endSession } from '../lib/session.ts'
import { stubServer } from '../testing/server-stub.ts'
import { ChatGate } from './-chat-gate.tsx'

const user = { userId: 'student-1', sessionId: 'one', countryId: 1, languageId: 1, chatAccess: 'open' } as CurrentUser

const server = stubServer()
afterEach(() => {
  server.restore()
  endSession('logged-out')
})

test('the student is not asked for again when the answer arrives while the gate is being drawn', async () => {
  server.on(getCurrentUserInfo, () => ({ body: user }))
  adoptLocale(user)
  /** Arrives after the drawing and before the effects, as it can on a busy phone. */
  const Arriving = () => {
    useLayoutEffect(() => adoptUser(user), [])
    return null
  }
  const Page = () => (
    <>
      <Arriving />
      <ChatGate>The chat</ChatGate>
    </>
  )
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Page })
  const router = createRouter({ routeTree: root.addChildren([home]), history: createMemoryHistory() })
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByText('The chat')).toBeVisible()
  expect(server.callsOf(getCurrentUserInfo)).toHaveLength(0)
})
