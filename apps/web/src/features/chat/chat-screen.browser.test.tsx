import {
  deleteMessage,
  getChatMessagesList,
  getChatStatus,
  type Intent,
  type Message,
  markRead,
  retryReply,
  sendMessage,
  stopAnswer,
  type Usage,
  undoDelete,
} from '@lumi/contracts/chat'
import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { deviceStore } from '../../lib/device-store.ts'
import { changeWords, loadWords } from '../../lib/i18n/words.ts'
import { adoptLocale } from '../../lib/locale.ts'
import { notices } from '../../lib/notifications.ts'
import { startSession } from '../../lib/session.ts'
import { settings } from '../../lib/storage.ts'
import { refusalOf, stubServer } from '../../testing/server-stub.ts'
import { ChatScreen } from './chat-screen.tsx'
import type { Start } from './chat-store.ts'

const conversationId = '00000000-0000-4000-8000-000000000001'
const usage: Usage = { messagesLeft: 10, messagesPerDay: 15, resetsAt: '2099-01-01T00:00:00.000Z' }
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function aMessage(position: number, changes: Partial<Message> = {}): Message {
  const author = changes.author ?? 'tutor'
  return {
    messageId: idOf(position),
    conversationId,
    position,
    version: 1,
    author,
    state: author === 'student' ? 'sent' : 'done',
    text: `Message ${position}`,
    createdAt: new Date(Date.now() - 60_000 + position).toISOString(),
    clientMessageId: null,
    replyTo: null,
    intent: null,
    content: null,
    failure: null,
    ...changes,
  }
}

let server: ReturnType<typeof stubServer>
let stored: Message[]
let reply: (message: Message) => Partial<Message>

beforeEach(async () => {
  await changeWords('en')
  await loadWords('chat')
  await deviceStore.forget('student-1')
  settings.set('userId', 'student-1')
  adoptLocale({ languageId: 1, countryId: 1 })
  stored = []
  reply = () => ({ text: 'Well done.' })
  server = stubServer()
  server.on(getChatMessagesList, () => ({
    body: { conversationId, messages: stored, hasOlder: false, hasNewer: false },
  }))
  server.on(getChatStatus, () => ({
    body: { conversationId, usage, program: null, activeReplyId: null, tutor: 'built-in' },
  }))
  server.on(sendMessage, ({ body }) => {
    const { clientMessageId, text, intent } = body as { clientMessageId: string; text: string; intent?: Intent }
    const known = stored.find((message) => message.clientMessageId === clientMessageId)
    const position = stored.length + 1
    const message = known ?? aMessage(position, { author: 'student', clientMessageId, text, intent: intent ?? null })
    const answer = aMessage(message.position + 1, { replyTo: message.messageId, ...reply(message) })
    if (!known) stored = [...stored, message, answer]
    return { body: { message, reply: answer, usage } }
  })
})

afterEach(() => {
  server.restore()
  vi.restoreAllMocks()
})

const messages = () => [...document.querySelectorAll<HTMLElement>('[data-testid="message"]')]
const composer = () => page.getByTestId('composer')
/** The side page contains links, so a router is needed. */
function open(height = 700, history: RouterHistory = createMemoryHistory(), start?: Start) {
  const Page = () => (
    <div style={{ display: 'flex', height }}>
      <ChatScreen onSubject={() => {}} start={start} />
    </div>
  )
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '$', component: Page })
  const router = createRouter({ routeTree: root.addChildren([home]), history })
  return render(<RouterProvider router={router as never} />)
}

async function say(text: string) {
  await composer().fill(text)
  await page.getByTestId('send').click()
}

const stateOf = (index: number) => () => messages().at(index)?.dataset.state

test('the composer takes text before any message has arrived', async () => {
  server.on(getChatMessagesList, () => 'unreachable')
  await open()
  await composer().fill('early')
  await expect.element(composer()).toHaveValue('early')
})

test('a sent message is shown at once, then its reply; Enter sends and Shift+Enter does not', async () => {
  await open()
  await composer().click()
  await userEvent.keyboard('one{Shift>}{Enter}{/Shift}two{Enter}')
  await expect.poll(() => messages().map((message) => message.dataset.author)).toEqual(['student', 'tutor'])
  expect(stored[0]?.text).toBe('one\ntwo')
  await expect.element(page.getByText('Well done.')).toBeVisible()
  await expect.element(composer()).toHaveValue('')
})

test('Enter that belongs to an input method sends nothing, and the next one sends', async () => {
  await open()
  await composer().fill('ни')
  const field = composer().element()
  const key = (changes: KeyboardEventInit) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...changes }))
  // The browser itself takes the suggestion: the event is not prevented.
  expect(key({ isComposing: true })).toBe(true)
  expect(key({ keyCode: 229 })).toBe(true)
  await expect.element(composer()).toHaveValue('ни')
  expect(messages()).toHaveLength(0)
  expect(key({ keyCode: 13 })).toBe(false)
  await expect.poll(() => stored.map(({ text }) => text)).toContain('ни')
})

test('a message that cannot be sent is kept, marked, and sent once when tried again [C08]', async () => {
  server.on(sendMessage, () => 'unreachable')
  const screen = await open()
  await say('keep me')
  await expect.poll(stateOf(-1), { timeout: 10_000 }).toBe('failed')
  // Shown once the failure is stored, a moment after the row shows it.
  await expect.poll(() => notices.current()?.text).toBe('Unable to send message')
  await screen.unmount()
  // After a reload it is still there.
  server.restore()
  server = stubServer()
  server.on(getChatMessagesList, () => ({
    body: { conversationId, messages: stored, hasOlder: false, hasNewer: false },
  }))
  server.on(getChatStatus, () => ({
    body: { conversationId, usage, program: null, activeReplyId: null, tutor: 'built-in' },
  }))
  server.on(sendMessage, ({ body }) => {
    const { clientMessageId, text } = body as { clientMessageId: string; text: string }
    const message = aMessage(1, { author: 'student', clientMessageId, text })
    stored = [message, aMessage(2, { replyTo: message.messageId })]
    return { body: { message, reply: stored[1], usage } }
  })
  await open()
  await expect.poll(stateOf(0), { timeout: 10_000 }).toBe('sent')
  expect(
    new Set(server.callsOf(sendMessage).map(({ body }) => (body as { clientMessageId: string }).clientMessageId)).size,
  ).toBe(1)
  expect(await deviceStore.keys('student-1/queue/')).toEqual([])
})

test('a busy server is said to be busy: the message is kept, sent again by itself when it was told to, and stored once [SR23]', async () => {
  const triedAt: number[] = []
  const ids = new Set<string>()
  server.on(sendMessage, ({ body }) => {
    const { clientMessageId, text } = body as { clientMessageId: string; text: string }
    triedAt.push(performance.now())
    ids.add(clientMessageId)
    if (triedAt.length < 3) return refusalOf('busy', {}, { 'retry-after': '1' })
    const message = aMessage(1, { author: 'student', clientMessageId, text })
    stored = [message, aMessage(2, { replyTo: message.messageId, text: 'Well done.' })]
    return { body: { message, reply: stored[1], usage } }
  })
  const noticeBefore = notices.current()
  await open()
  await say('patience')
  await expect.element(page.getByText(/Lumi is busy, sending in [12] s/)).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Your message is kept' })).toBeInTheDocument()
  expect(stateOf(0)()).toBe('queued')
  expect(notices.current()).toBe(noticeBefore)
  await expect.poll(stateOf(0), { timeout: 10_000 }).toBe('sent')
  await expect.element(page.getByText('Well done.')).toBeVisible()
  expect(messages()).toHaveLength(2)
  expect(ids.size).toBe(1)
  for (const index of [1, 2]) expect(triedAt[index]! - triedAt[index - 1]!).toBeGreaterThanOrEqual(990)
  expect(await deviceStore.keys('student-1/queue/')).toEqual([])
})

test('older messages that cannot be loaded without a network are no error of their own', async () => {
  const noticeBefore = notices.current()
  let asked = 0
  server.on(getChatMessagesList, () => {
    if (asked++ > 0) {
      dispatchEvent(new Event('offline'))
      return 'unreachable'
    }
    return { body: { conversationId, messages: [aMessage(1)], hasOlder: true, hasNewer: false } }
  })
  await open()
  await expect.element(page.getByText("You're offline")).toBeVisible()
  await expect.poll(() => asked).toBe(2)
  await expect.element(page.getByText('Message 1')).toBeVisible()
  expect(notices.current()).toBe(noticeBefore)
})

test('the key of a fraction makes its line after a number, and both its places elsewhere', async () => {
  await loadWords('talks')
  await open()
  await page.getByRole('button', { name: 'Check my step' }).click()
  const fraction = page.getByRole('button', { name: 'Fraction' })
  await composer().fill('x = 1')
  await fraction.click()
  await expect.element(composer()).toHaveValue('x = 1/')
  await composer().fill('x = ')
  await fraction.click()
  await expect.element(composer()).toHaveValue('x = ()/()')
  const field = composer().element() as HTMLTextAreaElement
  await expect.poll(() => field.selectionStart).toBe(5)
  await page.getByRole('button', { name: 'Less than' }).click()
  await expect.element(composer()).toHaveValue('x = (<)/()')
})

test('messages go out in the order they were written', async () => {
  await open()
  await say('first')
  await say('second')
  await say('third')
  await expect.poll(() => stored.length).toBe(6)
  expect(stored.filter(({ author }) => author === 'student').map(({ text }) => text)).toEqual([
    'first',
    'second',
    'third',
  ])
})

test('without messages left the text comes back into the composer', async () => {
  server.on(sendMessage, () => refusalOf('chat_quota_exceeded'))
  server.on(getChatStatus, () => ({
    body: {
      conversationId,
      usage: { ...usage, messagesLeft: 0 },
      program: null,
      activeReplyId: null,
      tutor: 'built-in',
    },
  }))
  await open()
  await say('one too many')
  await expect.element(composer()).toHaveValue('one too many')
  await expect.element(page.getByText('That was message 15 of 15.', { exact: false })).toBeVisible()
  expect(await deviceStore.keys('student-1/queue/')).toEqual([])
})

test('a draft survives a reload and belongs to one student', async () => {
  const screen = await open()
  await composer().fill('half a thought')
  await screen.unmount()
  await expect.poll(() => deviceStore.keys('student-1/draft/')).toHaveLength(1)
  const again = await open()
  await expect.element(composer()).toHaveValue('half a thought')
  await again.unmount()
  settings.set('userId', 'student-2')
  await open()
  await expect.element(page.getByText('What are we working on?')).toBeVisible()
  await expect.element(composer()).toHaveValue('')
})

test('a draft of before the conversation was known is stored in its place before it leaves the other one [S04]', async () => {
  await deviceStore.set('student-1/draft/opening', { text: 'half a thought' })
  const uses: string[] = []
  const { put, delete: remove } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    uses.push(`put ${key}`)
    return put.call(this, value, key)
  })
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    uses.push(`delete ${key}`)
    return remove.call(this, key)
  })
  await open()
  await expect.element(composer()).toHaveValue('half a thought')
  await expect
    .poll(() => uses.filter((use) => use.includes('/draft/')))
    .toEqual([`put student-1/draft/${conversationId}`, 'delete student-1/draft/opening'])
})

const ladder = (...states: ('open' | 'next' | 'locked')[]) => ({
  problemId: 'p1',
  step: 1,
  level: 0,
  rungs: (['nudge', 'bigger', 'step'] as const).map((kind, index) => ({
    kind,
    state: states[index]!,
    ...(states[index] === 'open' && { text: `The ${kind}` }),
  })),
})

test('a pressed rung asks for the hint, folds the message away and opens in the ladder', async () => {
  stored = [
    aMessage(1, { author: 'student', text: '2x = 4' }),
    aMessage(2, { text: 'What first?', content: { badge: null, ladder: ladder('next', 'locked', 'locked') } }),
  ]
  reply = () => ({
    text: 'Look at the **two**.',
    content: { badge: null, hintLevel: 1, ladder: ladder('open', 'next', 'locked') },
  })
  await open()
  await expect.element(page.getByRole('button', { name: /Bigger hint/ })).toBeDisabled()
  await page.getByRole('button', { name: /Nudge/ }).click()
  await expect.element(page.getByText('Look at the two.')).toBeVisible()
  expect(server.callsOf(sendMessage)[0]?.body).toMatchObject({
    text: 'Nudge',
    intent: { kind: 'hint', problemId: 'p1', step: 1, level: 1 },
  })
  expect(document.querySelectorAll('section[aria-label="Hints"]')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: /Bigger hint/ })).toBeEnabled()
  expect(messages().map(({ dataset }) => dataset.author)).toEqual(['student', 'tutor', 'student', 'tutor'])
})

test('a deleted hint opens its rung again, and a deleted solution leaves no step to write for', async () => {
  const hint = { kind: 'hint', problemId: 'p1', step: 1 } as const
  const problem = { problemId: 'p1', latex: '2x = 4', title: 'Linear equation', solved: false, step: 1 }
  stored = [
    aMessage(1, { author: 'student', text: '2x = 4' }),
    aMessage(2, { text: 'First?', content: { badge: null, problem, ladder: ladder('next', 'locked', 'locked') } }),
    aMessage(3, { author: 'student', text: 'Nudge', intent: { ...hint, level: 1 } }),
  ]
  const screen = await open()
  await expect.element(page.getByRole('button', { name: /Nudge/ })).toBeEnabled()
  await expect.element(composer()).toHaveAttribute('placeholder', 'Step 1: write or ask')
  await screen.unmount()
  stored = [...stored.slice(0, 2), aMessage(3, { author: 'student', text: 'All', intent: { ...hint, level: 5 } })]
  await open()
  await expect.element(page.getByRole('button', { name: /Nudge/ })).toBeEnabled()
  await expect.element(composer()).toHaveAttribute('placeholder', 'Write a problem or ask')
})

test('an exercise without steps takes the place of the problem before it in the composer', async () => {
  const problem = { problemId: 'p1', latex: '2x = 4', title: 'Linear equation', solved: false, step: 2 }
  stored = [
    aMessage(1, { content: { badge: null, problem } }),
    aMessage(2, { author: 'student' }),
    aMessage(3, { content: { badge: null, exercise: true } }),
  ]
  await open()
  await expect.element(page.getByText('Message 3')).toBeVisible()
  await expect.element(composer()).toHaveAttribute('placeholder', 'Write a problem or ask')
  await page.getByRole('button', { name: 'Check my step' }).click()
  await expect.element(composer()).toHaveAttribute('placeholder', 'Write your line')
})

test('a hint asked for in words is read in its rung, as after a press; one read before is folded', async () => {
  const content = { badge: null, ladder: ladder('open', 'open', 'next') }
  stored = [
    aMessage(1, { author: 'student', text: 'I do not get it' }),
    aMessage(2, { content: { ...content, hintLevel: 2 } }),
  ]
  await open()
  await expect.element(page.getByText('The bigger')).toBeVisible()
  await expect.element(page.getByText('The nudge')).not.toBeVisible()
  await page.getByText('Nudge', { exact: true }).click()
  await expect.element(page.getByText('The nudge')).toBeVisible()
})

test('a hint asked for in words stands there once', async () => {
  const content = { badge: null, ladder: ladder('open', 'next', 'locked') }
  stored = [
    aMessage(1, { author: 'student', text: 'hint' }),
    aMessage(2, { text: 'The nudge', content: { ...content, hintLevel: 1 } }),
  ]
  await open()
  await expect.element(page.getByText('Said above')).toBeVisible()
  await expect.element(page.getByText('The nudge')).toBeVisible()
  expect(page.getByText('The nudge').elements()).toHaveLength(1)
})

test('a step that was asked to be shown is read from its start, and the scroll is never taken back', async () => {
  const work = {
    title: 'Equation',
    steps: Array.from({ length: 9 }, (_, at) => ({ label: `Do ${at}`, state: 'later' as const, checked: false })),
  }
  stored = [
    aMessage(1, { author: 'student', text: '2x = 4' }),
    aMessage(2, { content: { badge: null, work, ladder: ladder('open', 'open', 'next') } }),
  ]
  reply = () => ({
    text: `Shown here. ${'And why that is so. '.repeat(20)}`,
    content: { badge: null, hintLevel: 4, work, ladder: { ...ladder('next', 'locked', 'locked'), step: 2 } },
  })
  await open()
  await page.getByRole('button', { name: /Show this step/ }).click()
  await expect.element(page.getByText(/Shown here/)).toBeInViewport()
  const view = document.querySelector<HTMLElement>('main section')!
  const rest = () => view.scrollHeight - view.scrollTop - view.clientHeight
  await expect.poll(() => document.querySelectorAll('section[aria-label="Equation"]').length).toBe(2)
  expect(rest()).toBeGreaterThan(100)
  const top = () => document.querySelector('[data-rung="step"][data-state="open"]')!.getBoundingClientRect().top
  expect(Math.abs(top() - view.getBoundingClientRect().top - 12)).toBeLessThan(2)
  // Reading on, while something below grows.
  view.scrollTop += 60
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const before = view.scrollTop
  view.firstElementChild!.append(
    Object.assign(document.createElement('p'), { textContent: 'Later', style: 'height: 200px' }),
  )
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(view.scrollTop).toBe(before)
})

const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('however little room there is, a reply is read from its first line; one that fits is followed to its end', async () => {
  const work = {
    title: 'Equation',
    steps: Array.from({ length: 9 }, (_, at) => ({ label: `Do ${at}`, state: 'later' as const, checked: false })),
  }
  stored = [aMessage(1, { author: 'student', text: '2x = 4' }), aMessage(2)]
  reply = ({ text }) =>
    text === 'x = 3'
      ? { text: 'Not quite. Look again.', content: { badge: null, work, ladder: ladder('open', 'next', 'locked') } }
      : { text: 'Good.' }
  // A phone with its keyboard open.
  await open(420)
  await say('x = 3')
  await expect.element(page.getByText('Not quite. Look again.')).toBeInViewport()
  const view = document.querySelector<HTMLElement>('main section')!
  const rest = () => view.scrollHeight - view.scrollTop - view.clientHeight
  const top = () => messages().at(-1)!.getBoundingClientRect().top - view.getBoundingClientRect().top
  await expect.poll(rest).toBeGreaterThan(100)
  expect(top()).toBeGreaterThanOrEqual(0)
  expect(top()).toBeLessThan(60)
  await say('x = 2')
  await expect.element(page.getByText('Good.')).toBeInViewport()
  await expect.poll(rest).toBeLessThan(2)
})

test('the keyboard that opens while a short reply is on the screen does not push its first line out of sight', async () => {
  reply = () => ({ text: 'Is it so? '.repeat(60) })
  stored = [aMessage(1), aMessage(2)]
  await open()
  await say('Hm')
  const view = () => document.querySelector<HTMLElement>('main section')!
  await expect.poll(() => messages().length).toBe(4)
  await nextFrames()
  const box = document.querySelector<HTMLElement>('[style*="height: 700px"]')!
  box.style.height = '380px'
  await nextFrames()
  const top = messages().at(-1)!.getBoundingClientRect().top - view().getBoundingClientRect().top
  expect(top).toBeGreaterThanOrEqual(0)
})

test('the keys for maths are there with the field wherever an answer is typed, also after a check, and only there', async () => {
  await loadWords('talks')
  const problem = { problemId: 'p1', latex: '2x = 4', title: 'Linear equation', solved: false, step: 1 }
  stored = [aMessage(1, { content: { badge: null, problem } })]
  let solved = false
  reply = () => ({ content: { badge: null, problem: { ...problem, solved } } })
  await open()
  const root = page.getByRole('button', { name: 'Square root' })
  await expect.element(page.getByText('Message 1')).toBeVisible()
  await expect.element(root).not.toBeInTheDocument()
  await composer().click()
  await expect.element(root).toBeVisible()
  await page.getByRole('button', { name: 'Check my step' }).click()
  await say('2x = 5')
  await expect.poll(() => messages().length).toBe(3)
  await expect.element(root).toBeVisible()
  solved = true
  await say('x = 2')
  await expect.element(root).not.toBeInTheDocument()
})

test('the way back closes what tells of the messages left, and stays on the page', async () => {
  const browser = createBrowserHistory()
  const before = browser.location.href
  browser.push('/page')
  await open(700, browser)
  await page.getByRole('button', { name: '10 messages left today' }).click()
  const isOpen = () => document.querySelector(':popover-open') !== null
  expect(isOpen()).toBe(true)
  history.back()
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => location.pathname).toBe('/page')
  history.back()
  await expect.poll(() => browser.location.href).toBe(before)
  browser.destroy()
})

test('the subject stays in the header without a network, and what is missing is asked for when it is back', async () => {
  await loadWords('subjects')
  settings.set('isAuthenticated', 'true')
  startSession()
  const program = { programId: idOf(77), subject: 'maths', grade: 8 } as const
  const status = { conversationId, usage, program, activeReplyId: null, tutor: 'built-in' } as const
  server.on(getChatStatus, () => ({ body: status }))
  stored = [aMessage(1)]
  const screen = await open()
  await expect.element(page.getByRole('link', { name: /Math/ })).toBeVisible()
  await screen.unmount()
  await expect.poll(() => deviceStore.keys('seen/student-1/chat/')).toHaveLength(1)
  server.on(getChatStatus, () => 'unreachable')
  server.on(getChatMessagesList, () => 'unreachable')
  await open(700, createMemoryHistory(), { conversationId })
  await expect.element(page.getByText('Message 1')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Math/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '10 messages left today' })).not.toBeInTheDocument()
  server.on(getChatStatus, () => ({ body: status }))
  dispatchEvent(new Event('online'))
  await expect.element(page.getByRole('button', { name: '10 messages left today' })).toBeVisible()
  settings.remove('isAuthenticated')
  startSession()
})

test('the number of messages left changes with the end of a reply, and once', async () => {
  const seen: (string | undefined)[] = []
  const shown = () => document.querySelector('[popovertarget]')?.textContent ?? undefined
  const note = new MutationObserver(() => seen.at(-1) !== shown() && seen.push(shown()))
  const waiting = { state: 'streaming', text: 'So' } as const
  reply = () => waiting
  server.on(sendMessage, ({ body }) => {
    const { clientMessageId, text } = body as { clientMessageId: string; text: string }
    const message = aMessage(1, { author: 'student', clientMessageId, text })
    stored = [message, aMessage(2, { replyTo: message.messageId, ...waiting })]
    return { body: { message, reply: stored[1], usage: { ...usage, messagesLeft: 9 } } }
  })
  await open()
  await expect.poll(shown).toBe('10')
  note.observe(document.body, { subtree: true, childList: true, characterData: true })
  await say('hint')
  await expect.poll(stateOf(-1)).toBe('streaming')
  await nextFrames()
  expect(shown()).toBe('10')
  // It was free, and no event has told so: the reply is fetched, and then what is left.
  stored = [stored[0]!, aMessage(2, { version: 2, text: 'So it is.', replyTo: stored[0]!.messageId })]
  await expect.poll(stateOf(-1), { timeout: 15_000 }).toBe('done')
  await nextFrames()
  note.disconnect()
  expect(shown()).toBe('10')
  expect(seen.filter((each) => each === '9')).toEqual([])
})

test('a message of one’s own goes back into the field to be edited and sent again', async () => {
  stored = [aMessage(1, { author: 'student', text: '2x + 3 = 8' }), aMessage(2)]
  await open()
  await expect.element(page.getByText('Message 2')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  await expect.element(composer()).toHaveValue('2x + 3 = 8')
  await expect.element(composer()).toHaveFocus()
  expect(messages()).toHaveLength(2)
  await page.getByRole('button', { name: 'More' }).last().click()
  await expect.element(page.getByRole('button', { name: 'Copy text' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit and send again' })).not.toBeInTheDocument()
})

test('a stopped reply ends before the formula that it broke off in', async () => {
  stored = [aMessage(1, { state: 'stopped', text: 'The terms $bx$ and $c' }), aMessage(2, { author: 'student' })]
  await open()
  await expect.element(page.getByText('Stopped')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-formula="drawn"]').length).toBe(1)
  expect(messages()[0]!.textContent).not.toContain('$')
})

test('only the newest ladder can be climbed', async () => {
  const content = { badge: null, ladder: ladder('next', 'locked', 'locked') }
  stored = [
    aMessage(1, { content }),
    aMessage(2, { author: 'student' }),
    aMessage(3, { content: { ...content, ladder: { ...content.ladder, step: 2 } } }),
  ]
  await open()
  await expect.element(page.getByRole('button', { name: /Nudge/ })).toBeEnabled()
  expect(document.querySelectorAll('[data-rung="nudge"]')).toHaveLength(1)
})

test('a message that cannot be drawn does not break the others [C07]', async () => {
  // Stands in for any error while one message renders: its time cannot be written.
  stored = [aMessage(1), aMessage(2, { createdAt: '2026-02-20T10:00:00.000Z' }), aMessage(3)]
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const write = format.get!.call(this) as (date: Date) => string
      return (date: Date) => {
        if (date.getUTCMonth() === 1 && this.resolvedOptions().hour) throw new RangeError('Invalid time value')
        return write(date)
      }
    },
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await open()
  await expect.element(page.getByText(/can't be shown here/).first()).toBeVisible()
  await expect.element(page.getByText('Message 1')).toBeVisible()
  await expect.element(page.getByText('Message 3')).toBeVisible()
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format)
})

test('a reply that broke off keeps its text and can be tried again', async () => {
  stored = [aMessage(1, { author: 'student' }), aMessage(2, { state: 'failed', text: 'Half', failure: 'reply_failed' })]
  server.on(retryReply, () => ({ body: { message: aMessage(2, { version: 2, text: 'Whole' }), usage } }))
  await open()
  await expect.element(page.getByText('Half')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Whole')).toBeVisible()
})

test('Stop ends the reply where it is [C01]', async () => {
  stored = [aMessage(1, { author: 'student' }), aMessage(2, { state: 'streaming', text: 'So far' })]
  server.on(stopAnswer, () => ({ body: { message: aMessage(2, { version: 2, state: 'stopped', text: 'So far' }) } }))
  await open()
  await page.getByTestId('stop').click()
  await expect.poll(stateOf(-1)).toBe('stopped')
  await expect.element(page.getByText('Stopped')).toBeVisible()
})

test('Stop is acknowledged with the press, asked for once, and taken back if the server cannot be reached [C01]', async () => {
  stored = [aMessage(1, { author: 'student' }), aMessage(2, { state: 'streaming', text: 'So far' })]
  const { promise: answer, resolve: fail } = Promise.withResolvers<'unreachable'>()
  server.on(stopAnswer, () => answer)
  await open()
  const stop = page.getByTestId('stop')
  await stop.click()
  await expect.element(stop).toHaveAccessibleName('Stopping')
  await expect.element(page.getByText('Stopping')).toBeVisible()
  await stop.click({ force: true })
  expect(server.callsOf(stopAnswer)).toHaveLength(1)
  fail('unreachable')
  await expect.element(stop).toHaveAccessibleName('Stop the answer')
  await expect.element(page.getByText('Stopping')).not.toBeInTheDocument()
  expect(stateOf(-1)()).toBe('streaming')
})

test('what was read is told even if the student leaves at once [C09]', async () => {
  server.on(markRead, () => ({ body: {} }))
  stored = [aMessage(1), aMessage(2)]
  const screen = await open()
  await expect.element(page.getByText('Message 2')).toBeVisible()
  // Seen is what was on the screen for a frame; effects run behind it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(server.callsOf(markRead)).toEqual([])
  await screen.unmount()
  await expect.poll(() => server.callsOf(markRead).map(({ body }) => body)).toEqual([{ conversationId, position: 2 }])
})

test('a deleted message leaves a row that brings it back', async () => {
  stored = [aMessage(1, { author: 'student', text: 'Oops' }), aMessage(2)]
  server.on(deleteMessage, () => ({ body: {} }))
  server.on(undoDelete, () => ({ body: { message: aMessage(1, { author: 'student', text: 'Oops', version: 3 }) } }))
  await open()
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('button', { name: 'Delete this message' }).click()
  await expect.element(page.getByText(/Message deleted/)).toBeVisible()
  await expect.poll(() => messages()).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => messages().map(({ dataset }) => dataset.author)).toEqual(['student', 'tutor'])
})

/** A finger on the glass: the browser of the tests has none. */
const touch = (type: string, target: Element, x = 0) =>
  target.dispatchEvent(
    new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true, clientX: x }),
  )

test('a long press opens the menu of any message, and a finger that scrolls does not', async () => {
  stored = [aMessage(1, { author: 'student', text: 'Mine' }), aMessage(2, { text: 'Older' }), aMessage(3)]
  await open()
  const dialog = page.getByRole('dialog')
  for (const text of ['Mine', 'Older']) {
    await expect.element(page.getByText(text)).toBeVisible()
    touch('pointerdown', page.getByText(text).element())
    await expect.element(dialog.getByRole('button', { name: 'Delete this message' })).toBeVisible()
    touch('pointerup', page.getByText(text).element())
    // The finger is lifted over what has opened under it.
    for (const under of [dialog, dialog.getByRole('button', { name: 'Delete this message' })])
      under.element().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }))
    await expect.element(dialog).toBeVisible()
    expect(messages()).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
  const mine = page.getByText('Mine').element()
  touch('pointerdown', mine)
  touch('pointermove', mine, 40)
  // Android's own long press, which comes before ours and ends the touch.
  expect(touch('contextmenu', mine)).toBe(true)
  touch('pointerdown', mine)
  expect(touch('contextmenu', mine)).toBe(false)
  await expect.element(dialog).toBeVisible()
})

/** What is copied; null: the clipboard refuses. */
function useClipboard(copied: string[] | null) {
  const writeText = async (text: string) => {
    if (!copied) throw new DOMException('no', 'NotAllowedError')
    copied.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

test('what is copied can be read, LaTeX is there for those who know it, and a copy is confirmed [C05]', async () => {
  stored = [aMessage(1, { author: 'student' }), aMessage(2, { text: '**x** is $\\frac{1}{2}x^2$.' })]
  await open()
  const { clipboard } = navigator
  const copied: string[] = []
  useClipboard(copied)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => copied).toEqual(['x is 1/2x².'])
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const fromMenu = async (name: string) => {
    const before = notices.current()?.id
    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByRole('button', { name }).click()
    await expect.poll(() => notices.current()?.id).not.toBe(before)
    expect(notices.current()).toMatchObject({ kind: 'good', text: 'Copied' })
    return copied.at(-1)
  }
  expect(await fromMenu('Copy text')).toBe('x is 1/2x².')
  expect(await fromMenu('Copy as LaTeX')).toBe('x is $\\frac{1}{2}x^2$.')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
})

test('a refused clipboard is told [C05]', async () => {
  stored = [aMessage(1)]
  await open()
  const { clipboard } = navigator
  useClipboard(null)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => notices.current()?.text).toBe('Copy to clipboard failed')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
})

test('a long history opens with its end, stays under 60 messages in the page and is all reachable [C09]', async () => {
  const history = Array.from({ length: 200 }, (_, index) =>
    aMessage(index + 1, {
      author: index % 2 === 0 ? 'student' : 'tutor',
      text: `Number ${index + 1} with $x_{${index}}$`,
    }),
  )
  server.on(getChatMessagesList, () => {
    throw new Error('replaced below')
  })
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.origin)
    if (url.pathname !== getChatMessagesList.path) return original(input, init)
    const limit = Number(url.searchParams.get('limit'))
    const before = Number(url.searchParams.get('before') ?? 1000)
    const found = history.filter((message) => message.position < before).slice(-limit)
    return Response.json({
      conversationId,
      messages: found,
      hasOlder: found[0] !== history[0],
      hasNewer: before < 1000,
    })
  }
  await open()
  await expect.element(page.getByText(/Number 200 with/)).toBeInTheDocument()
  const view = document.querySelector<HTMLElement>('main section')!
  expect(view.scrollHeight - view.scrollTop - view.clientHeight).toBeLessThan(2)
  const seen = new Set<string>()
  let most = 0
  await expect
    .poll(
      () => {
        for (const message of messages()) seen.add(message.dataset.messageId!)
        most = Math.max(most, messages().length)
        view.scrollTop -= 500
        return seen.size
      },
      { timeout: 25_000, interval: 30 },
    )
    .toBe(200)
  expect(most).toBeLessThanOrEqual(60)
  await page.getByRole('button', { name: 'Go to the latest message' }).click()
  await expect.element(page.getByText(/Number 200 with/)).toBeVisible()
  globalThis.fetch = original
})

test('a reply is announced with its formulas in words, in its own language', async () => {
  reply = () => ({ text: 'Сначала корень: $\\sqrt{x^2} = \\frac{1}{2}$. Потом ответ.' })
  await open()
  const heard: { words: string; lang: string }[] = []
  const observer = new MutationObserver(() => {
    const region = document.querySelector<HTMLElement>('[role="status"][aria-live="polite"]')
    if (region) heard.push({ words: region.textContent, lang: region.lang })
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true, attributes: true })
  await say('go')
  await expect.poll(() => heard.map(({ words }) => words).join(' ')).toContain('корень')
  const { words, lang } = heard.find((each) => each.words !== '')!
  expect(words).not.toMatch(/[\\$^{}]/)
  expect(words).toContain('Потом ответ.')
  expect(words).toContain('икс в квадрате')
  expect(lang).toBe('ru')
  observer.disconnect()
})

test('every formula of a reply is copied by keyboard from its actions, and the focus comes back [C05]', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  await loadWords('talks')
  reply = () => ({
    text: 'With $x^2$ and then\n\n$$\\frac{1}{2}$$',
    content: { badge: 'checked', lines: [{ latex: 'x = 4', verdict: 'correct' }] },
  })
  await open()
  await say('go')
  const more = page.getByRole('toolbar').getByRole('button', { name: 'More' })
  await expect.poll(() => document.querySelectorAll('article [data-formula="drawn"]').length).toBe(3)
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const choose = page.getByRole('dialog').getByRole('button', { name: 'Copy a formula' })
  await expect.element(choose).toBeVisible()
  ;(choose.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const sheet = page.getByRole('dialog', { name: 'Copy a formula' })
  await expect.element(sheet).toBeVisible()
  const latex = () =>
    [...sheet.element().querySelectorAll('button')].filter(({ textContent }) => textContent === 'As LaTeX')
  // Those of the text and of the page below it.
  await expect.poll(() => latex().length).toBe(3)
  latex()[2]!.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => copied).toEqual(['x = 4'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('dialog[open]')).toBe(null)
  await expect.poll(() => document.activeElement).toBe(more.element())
})

test('a tap on a formula offers to copy it', async () => {
  await loadWords('talks')
  reply = () => ({ text: 'With $x^2$ and $y^3$.' })
  await open()
  await say('go')
  await expect.poll(() => document.querySelectorAll('article [data-formula="drawn"]').length).toBe(2)
  document.querySelectorAll<HTMLElement>('article [data-formula="drawn"] .katex-html')[1]!.click()
  const sheet = page.getByRole('dialog', { name: 'Copy a formula' })
  await expect.element(sheet).toBeVisible()
  await expect
    .poll(() => [...sheet.element().querySelectorAll('annotation')].map((each) => each.textContent))
    .toEqual(['y^3'])
})

test('the strip of few messages closes for the day without taking the focus from the field, and comes back when none is left', async () => {
  let left = 3
  server.on(getChatStatus, () => ({
    body: {
      conversationId,
      usage: { ...usage, messagesLeft: left },
      program: null,
      activeReplyId: null,
      tutor: 'built-in',
    },
  }))
  const first = await open()
  const field = page.getByTestId('composer')
  await field.click()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: 'Get more' })).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await first.unmount()
  const second = await open()
  await expect.element(page.getByRole('button', { name: '3 messages left today' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Get more' })).not.toBeInTheDocument()
  await second.unmount()
  left = 0
  await open()
  await expect.element(page.getByRole('button', { name: 'Get more' })).toBeVisible()
  await expect.element(page.getByRole('status').getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})
