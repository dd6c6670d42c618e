import type { Page } from '@playwright/test'
import { send } from './fixtures.ts'
import { photo } from './photo.ts'
import type { Scene } from './scene.ts'

const composer = (page: Page) => page.getByTestId('composer')
const tutorMessages = (page: Page) => page.locator('[data-testid="message"][data-author="tutor"]')
const ready = (page: Page) => page.locator('[data-testid="attachment"][data-state="ready"]')

async function openChat(page: Page) {
  await page.goto('/chat')
  await composer(page).waitFor()
}

async function attach(page: Page, ...sizes: [width: number, height: number][]) {
  const files = await Promise.all(
    sizes.map(async ([width, height], index) => ({
      name: `page-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await photo(page, { width, height }, '3(x − 4) = 2x + 5', '3x − 4 = 2x + 5', 'x = 9'),
    })),
  )
  await page.locator('form input[type=file]').first().setInputFiles(files)
}

async function sendPicture(page: Page, ...sizes: [width: number, height: number][]) {
  await openChat(page)
  await attach(page, ...sizes)
  await ready(page)
    .nth(sizes.length - 1)
    .waitFor()
  await send(page, '3x + 5 = 20')
  await page.locator('[data-testid="message"][data-author="tutor"][data-state="done"]').last().waitFor()
  await page.getByTestId('picture').last().waitFor()
}

const openTalks = async (page: Page) => {
  await openChat(page)
  await page.locator('#chat-search').click()
  await page.getByRole('dialog').waitFor()
}

/** A reply with these blocks, at the end of the conversation. */
const reads =
  (...blocks: string[]): Scene['show'] =>
  async (page, { product, student }) => {
    await product.hook('set-next-reply', { studentId: student.studentId, text: blocks.join('\n\n') })
    await openChat(page)
    await send(page, '?')
    await page.locator('[data-author="tutor"][data-state="done"]').last().waitFor()
    await page.waitForTimeout(1200)
  }
const fence = (kind: string, source: string) => `\`\`\`${kind}\n${source}\n\`\`\``

/** The pictures of a message, the voice, and the sheets of the chat. */
export const chatScenes: Scene[] = [
  {
    name: 'picture-composer',
    student: {},
    show: async (page, { language }) => {
      await openChat(page)
      await attach(page, [900, 600], [500, 900])
      await ready(page).nth(1).waitFor()
      await composer(page).fill(language === 'ru' ? 'Где ошибка?' : 'Where did I go wrong?')
    },
  },
  {
    name: 'picture-refused',
    student: {},
    show: async (page) => {
      await openChat(page)
      const svg = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="x"/>') }
      const tiny = { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo(page, { width: 300, height: 30 }) }
      await page.locator('form input[type=file]').first().setInputFiles([svg, tiny])
      await page.getByTestId('refused-picture').nth(1).waitFor()
    },
  },
  {
    name: 'picture-too-many',
    student: {},
    show: async (page) => {
      await openChat(page)
      await attach(page, [900, 600], [500, 900], [600, 600], [800, 400], [400, 400])
      await ready(page).nth(3).waitFor()
    },
  },
  {
    name: 'picture-editor',
    student: {},
    show: async (page) => {
      await openChat(page)
      await attach(page, [900, 600])
      await ready(page).first().waitFor()
      await page.getByTestId('attachment').first().getByRole('button').first().click()
      await page.getByTestId('crop').waitFor()
    },
  },
  {
    name: 'picture-sources',
    student: {},
    show: async (page, { language }) => {
      await openChat(page)
      await page.getByRole('button', { name: language === 'ru' ? 'Добавить картинку' : 'Add a picture' }).click()
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'picture-waiting',
    student: {},
    show: async (page) => {
      await openChat(page)
      await attach(page, [900, 600])
      await ready(page).first().waitFor()
      await page.context().setOffline(true)
      await page.getByTestId('send').click()
      await page.getByTestId('unsent-picture').first().waitFor()
    },
  },
  { name: 'picture-message', student: {}, show: (page) => sendPicture(page, [900, 600]) },
  { name: 'picture-messages', student: {}, show: (page) => sendPicture(page, [900, 600], [500, 900], [800, 300]) },
  { name: 'picture-read', student: {}, hasModel: true, show: (page) => sendPicture(page, [900, 600]) },
  {
    name: 'picture-viewer',
    student: {},
    show: async (page) => {
      await sendPicture(page, [900, 600], [500, 900])
      await page.getByTestId('picture').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'reading-plot',
    student: {},
    show: reads('$y = x^2 - 4x + 3$, $y = x - 1$', fence('plot', 'y = x^2 - 4x + 3\ny = x - 1\nA(1, 0)\nB(4, 3)')),
  },
  {
    name: 'reading-figure',
    student: {},
    show: reads(
      fence('geometry', 'triangle ABC: AC = 4 cm, BC = 3 cm, C = 90°, AB = ?\nheight CH'),
      fence('geometry', 'circle O: r = 5'),
    ),
  },
  {
    name: 'reading-figures',
    student: {},
    show: reads(
      fence('geometry', 'parallelogram ABCD: AB = 4, AD = 7, A = 60°\ndiagonal AC = x'),
      fence('geometry', 'trapezoid ABCD: AD = 10, BC = 4, AB = 5, CD = 5'),
    ),
  },
  {
    name: 'reading-table',
    student: {},
    show: reads(
      '| $x$ | $y = x^2 - 4x + 3$ | знак | comment |\n|---:|---:|:-:|---|\n| 0 | 3 | + | above the axis |\n| 1 | 0 | 0 | on it |',
      '$$x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a} = \\frac{4 \\pm \\sqrt{16 - 12}}{2} = \\frac{4 \\pm 2}{2} = 2 \\pm 1$$',
      'Inline $\\frac{-b + \\sqrt{b^2 - 4ac}}{2a} + \\frac{-b - \\sqrt{b^2 - 4ac}}{2a} = -\\frac{b}{a}$ end.',
      fence(
        'python',
        'def roots(a, b, c):\n    return [(-b + s * (b * b - 4 * a * c) ** 0.5) / (2 * a) for s in (1, -1)]',
      ),
    ),
  },
  {
    name: 'reading-copy',
    student: {},
    show: async (page, scene) => {
      await reads('$$x = \\frac{-b \\pm \\sqrt{D}}{2a}$$')(page, scene)
      await page.getByRole('button', { name: /^(Copy a formula|Скопировать формулу)$/ }).click()
      await page.getByRole('dialog').waitFor()
      await page.waitForTimeout(400)
    },
  },
  {
    name: 'talks',
    student: {},
    show: async (page, { product, student }) => {
      await product.hook('fill-history', { studentId: student.studentId, count: 8 })
      await openTalks(page)
    },
  },
  { name: 'talks-empty', student: {}, show: openTalks },
  {
    name: 'search-hits',
    student: {},
    show: async (page, { product, student }) => {
      await product.hook('fill-history', { studentId: student.studentId, count: 60 })
      await openTalks(page)
      await page.getByTestId('search').fill('x²')
      await page.getByTestId('hits').waitFor()
    },
  },
  {
    // What stands there before the scripts of the app have arrived.
    name: 'chat-start-picture',
    student: {},
    show: async (page) => {
      await openChat(page)
      for (const [index, text] of ['3(x - 2) = 2x + 7', '3x - 6 = 2x + 7'].entries()) {
        await send(page, text)
        await page.locator('[data-author="tutor"][data-state="done"]').nth(index).waitFor()
      }
      await page.goto('about:blank')
      const neverStarts = { contentType: 'text/javascript', body: 'await new Promise(() => {})' }
      await page.route('**/assets/index-*.js', (route) => route.fulfill(neverStarts))
      await page.goto('/chat', { waitUntil: 'commit' })
      await page.locator('[data-still] .katex').last().waitFor()
    },
  },
  {
    name: 'rail-unread',
    student: {},
    show: async (page, { product, student, language }) => {
      await openChat(page)
      await send(page, '2x = 6')
      await page.locator('[data-author="tutor"][data-state="done"]').last().waitFor()
      const conversationId = await page.evaluate(() => localStorage.getItem('conversationId'))
      await page.goto('/subjects')
      await page.getByRole('button', { name: language === 'ru' ? /Общий чат/ : /General chat/ }).click()
      await composer(page).waitFor()
      await fetch(`${product.url}/api/v1/chat/sendMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.url, cookie: student.cookie },
        body: JSON.stringify({ clientMessageId: crypto.randomUUID(), conversationId, text: 'hi' }),
      })
      await page.waitForTimeout(2500)
    },
  },
  {
    name: 'search-none',
    student: {},
    show: async (page, { product, student }) => {
      await product.hook('fill-history', { studentId: student.studentId, count: 8 })
      await openTalks(page)
      await page.getByTestId('search').fill('qwertz')
      await page.waitForTimeout(1000)
    },
  },
  {
    name: 'opinion',
    student: {},
    show: async (page) => {
      await openChat(page)
      await send(page, '3(x - 2) = 2x + 7')
      await tutorMessages(page).last().waitFor()
      await page.getByRole('button', { name: /^(This didn't help|Это не помогло)/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'paywall',
    student: { messagesLeft: 3 },
    show: async (page) => {
      await openChat(page)
      await page.getByRole('button', { name: /^(Get more|Как получить ещё)/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'ledger',
    student: { messagesLeft: 3 },
    show: async (page) => {
      await openChat(page)
      await send(page, 'why do we flip the second fraction?')
      await page.locator('[data-author="tutor"][data-state="done"]').last().waitFor()
      await page.getByRole('button', { name: /^(Get more|Как получить ещё)/ }).click()
      await page.getByRole('button', { name: /Where the messages went|На что ушли сообщения/ }).click()
      await page.getByRole('dialog', { name: /My messages|Мои сообщения/ }).waitFor()
    },
  },
  {
    name: 'voice',
    student: {},
    show: async (page, { language }) => {
      await page.context().grantPermissions(['microphone'])
      await openChat(page)
      await page.getByRole('button', { name: language === 'ru' ? 'Сказать голосом' : 'Record your voice' }).click()
      await page.getByTestId('voice').waitFor()
      await page.waitForTimeout(2500)
    },
  },
]
