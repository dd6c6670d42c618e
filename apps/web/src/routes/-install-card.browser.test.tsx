import type { CurrentUser } from '@lumi/contracts/auth'
import { getChatMessagesList, getChatStatus, type Message, sendMessage, type Usage } from '@lumi/contracts/chat'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ChatScreen } from '../features/chat/chat-screen.tsx'
import { followInstallation } from '../features/install/installation.ts'
import { changeWords, loadWords } from '../lib/i18n/words.ts'
import { adoptUser, endSession } from '../lib/session.ts'
import { settings } from '../lib/storage.ts'
import { stubServer } from '../testing/server-stub.ts'
import InstallCard from './-install-card.tsx'

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const conversationId = idOf(0)
const usage: Usage = { messagesLeft: 10, messagesPerDay: 15, resetsAt: '2099-01-01T00:00:00.000Z' }
const lesson: Message = {
  messageId: idOf(1),
  conversationId,
  position: 1,
  version: 1,
  author: 'tutor',
  state: 'done',
  text: 'Well done.',
  createdAt: new Date().toISOString(),
  clientMessageId: null,
  replyTo: null,
  intent: null,
  content: null,
  failure: null,
}
const help = { text: '**If you are in danger right now, call 911.**', content: { badge: null, helplines: true } }

let server: ReturnType<typeof stubServer>
beforeEach(async () => {
  await changeWords('en')
  await loadWords('chat', 'settings')
  localStorage.clear()
  settings.set('isOnboarded', 'true')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
  server = stubServer()
})
afterEach(() => {
  server.restore()
  endSession('logged-out')
  vi.restoreAllMocks()
})

function open() {
  server.on(getChatMessagesList, () => ({
    body: { conversationId, messages: [lesson], hasOlder: false, hasNewer: false },
  }))
  server.on(sendMessage, ({ body }) => {
    const { clientMessageId, text } = body as { clientMessageId: string; text: string }
    const message = {
      ...lesson,
      messageId: idOf(2),
      position: 2,
      author: 'student',
      state: 'sent',
      text,
      clientMessageId,
    }
    const reply = { ...lesson, messageId: idOf(3), position: 3, replyTo: idOf(2), ...help }
    return { body: { message, reply, usage } }
  })
  server.on(getChatStatus, () => ({
    body: {
      conversationId,
      usage,
      program: null,
      activeReplyId: null,
      tutor: 'built-in',
    },
  }))
  const Page = () => (
    <div style={{ display: 'flex', height: 700 }}>
      <ChatScreen onSubject={() => {}} />
      <InstallCard />
    </div>
  )
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Page })
  const router = createRouter({ routeTree: root.addChildren([home]), history: createMemoryHistory() })
  adoptUser({ userId: 'student-1', sessionId: 'one', countryId: 1, languageId: 1, chatAccess: 'open' } as CurrentUser)
  followInstallation(undefined)
  return render(<RouterProvider router={router as never} />)
}

const card = () => page.getByTestId('install-card')

test('the card comes over a lesson and goes when telephone numbers of a helpline come [B09]', async () => {
  await open()
  await expect.element(page.getByText('Well done.')).toBeVisible()
  await expect.element(card(), { timeout: 5000 }).toBeVisible()
  await page.getByTestId('composer').fill('I am not safe')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('If you are in danger right now, call 911.')).toBeVisible()
  await expect.element(card()).not.toBeInTheDocument()
})
