import type { Page } from '@playwright/test'
import { installAfterMs, keepAfterMs } from '../apps/web/src/lib/calm.ts'
import { expect, finalReply, say, send, test } from './fixtures.ts'
import { patiently } from './patience.ts'
import { enter, makeStudents } from './signed-in.ts'

/** Bytes as served. KB are thousands of bytes. */
const untilComposer = { scriptBytes: 128_000, styleBytes: 24_000, scripts: 12 }
const untilFirstReply = { scriptBytes: 210_000, scripts: 13, requests: 30 }
const bytesOfTurn = 30_000
const maxShift = 0.05
const maxMessages = 60

/** Records when the message field first accepts text, and every layout shift without user input. */
async function watchFromTheStart(page: Page) {
  await page.addInitScript(() => {
    const seen = { usableAt: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    const look = new MutationObserver(() => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-testid="composer"]')
      if (!field || field.disabled || field.readOnly) return
      seen.usableAt = performance.now()
      look.disconnect()
    })
    look.observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** It comes some seconds after the start, so what is loaded by the first reply would depend on the machine. */
const withoutLaterParts = (page: Page) =>
  page.addInitScript(
    (later) => {
      const setTimeout = window.setTimeout
      window.setTimeout = ((handler: () => void, ms?: number) =>
        later.includes(ms) ? 0 : setTimeout(handler, ms)) as typeof window.setTimeout
    },
    [installAfterMs, keepAfterMs] as (number | undefined)[],
  )

/** Requests until the field accepts text, or until the first reply is on the screen; sizes as served. */
const asked = (page: Page, until: 'composer' | 'lumi:first-reply') =>
  page.evaluate((when) => {
    const { usableAt } = (globalThis as unknown as { seen: { usableAt: number } }).seen
    const limit = when === 'composer' ? usableAt : performance.getEntriesByName(when)[0]!.startTime
    const entries = performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation')) as PerformanceResourceTiming[]
    const asked = entries.filter(({ startTime }) => startTime <= limit)
    const path = ({ name }: PerformanceEntry) => new URL(name).pathname
    const ending = (end: string) => asked.filter((entry) => path(entry).endsWith(end))
    const bytes = (end: string) => ending(end).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return {
      usableAt,
      scriptBytes: bytes('.js'),
      scripts: ending('.js').length,
      styleBytes: bytes('.css'),
      requests: asked.length,
      calls: asked.map(path).filter((name) => name.startsWith('/api/')),
      names: asked.map((entry) => `${path(entry)} ${entry.encodedBodySize}`).join('\n'),
    }
  }, until)

for (const language of ['en', 'ru'] as const) {
  test(`the chat in ${language} takes text after 128 KB of JavaScript and draws its first reply after 210 KB and 30 requests`, async ({
    page,
    context,
    product,
  }) => {
    const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
    await enter(context, product, student!)
    await context.addCookies([{ name: 'lumi_language', value: language, url: product.url }])
    await watchFromTheStart(page)
    await withoutLaterParts(page)
    // The last automatic request: every run has made it before the reply is drawn.
    const calm = page.waitForResponse((response) => response.url().includes('/getCustomSettings'))
    await page.goto('/chat')
    await expect(page.getByTestId('composer')).toBeEditable()
    await calm
    await page.waitForLoadState('networkidle')

    const before = await asked(page, 'composer')
    expect(before.usableAt).toBeGreaterThan(0)
    expect(before.scriptBytes).toBeGreaterThan(60_000)
    expect(before.scriptBytes, before.names).toBeLessThanOrEqual(untilComposer.scriptBytes)
    expect(before.styleBytes, before.names).toBeLessThanOrEqual(untilComposer.styleBytes)
    expect(before.scripts, before.names).toBeLessThanOrEqual(untilComposer.scripts)

    await send(page, '3(x - 2) = 2x + 7')
    const reply = await finalReply(page)
    await expect(reply.locator('.katex').first()).toBeVisible()
    await page.waitForFunction(() => performance.getEntriesByName('lumi:first-reply').length > 0)
    await page.waitForLoadState('networkidle')
    const answered = await asked(page, 'lumi:first-reply')
    expect(answered.scriptBytes).toBeGreaterThan(before.scriptBytes)
    expect(answered.scriptBytes, answered.names).toBeLessThanOrEqual(untilFirstReply.scriptBytes)
    expect(answered.scripts, answered.names).toBeLessThanOrEqual(untilFirstReply.scripts)
    expect(answered.requests, answered.names).toBeLessThanOrEqual(untilFirstReply.requests)
    // The app takes the early script's responses instead of asking again.
    for (const call of ['getCurrentUserInfo', 'getChatStatus'])
      expect(answered.calls.filter((name) => name.endsWith(call)).length, answered.names).toBe(1)
  })
}

test('a text turn moves at most 30 KB over the network, whatever its reply is like', async ({
  page,
  context,
  product,
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await withoutLaterParts(page)
  // Files of the start and of the first replies come once; what is counted is a turn.
  const calm = page.waitForResponse((response) => response.url().includes('/getCustomSettings'))
  await page.goto('/chat')
  await say(page, '3(x - 2) = 2x + 7')
  await calm
  await expect(page.getByRole('button', { name: 'This helped' }).last()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The network may have been idle once before the fonts of the first reply were asked for.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const moved = await watchNetwork(page)
  await say(page, 'why do you open the brackets first?')
  await page.waitForLoadState('networkidle')
  const own = moved()
  expect(own).toBeGreaterThan(1000)
  expect(own).toBeLessThanOrEqual(bytesOfTurn)
  // As long as a reply of a model may be. The slower a machine writes it, the more frames it takes: one for each piece at most.
  const text = 'Look at $3(x - 2)$ first: **three** times all that stands in the brackets. '.repeat(20)
  await product.hook('set-next-reply', { studentId: student!.studentId, text, chunkSize: 12, delayMs: 5 })
  await say(page, 'and why three times?')
  await page.waitForLoadState('networkidle')
  const long = moved() - own
  expect(long).toBeGreaterThan(text.length)
  expect(long).toBeLessThanOrEqual(bytesOfTurn)
})

/** Bytes in both directions from now on: calls with their headers as the browser counts them, and frames of the hub. */
async function watchNetwork(page: Page): Promise<() => number> {
  let bytes = 0
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const frame = ({ response }: { response: { payloadData: string } }) => (bytes += response.payloadData.length)
  devtools.on('Network.webSocketFrameReceived', frame)
  devtools.on('Network.webSocketFrameSent', frame)
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  devtools.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    for (const [name, value] of Object.entries(headers)) bytes += name.length + value.length + 4
  })
  devtools.on('Network.requestWillBeSent', ({ request }) => (bytes += request.postData?.length ?? 0))
  return () => bytes
}

test('nothing jumps while an answer with formulas, a table and code streams', async ({ page, context, product }) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await watchFromTheStart(page)
  await page.goto('/chat')
  await expect(page.getByTestId('composer')).toBeEditable()
  await page.waitForLoadState('networkidle')
  const part = [
    'Look at the **signs** first: $x^2 - 5x + 6 = 0$ has the discriminant',
    '$$D = 5^2 - 4 \\cdot 6 = 1$$',
    '| x | value |\n| --- | --- |\n| 2 | 0 |\n| 3 | 0 |',
    '```python\nprint(2 * 3)\n```',
    '- one root is $2$\n- the other is $3$',
  ].join('\n\n')
  await product.hook('set-next-reply', {
    studentId: student!.studentId,
    text: Array.from({ length: 4 }, () => part).join('\n\n'),
    chunkSize: 12,
    delayMs: 20,
  })
  await page.evaluate(() => {
    ;(globalThis as unknown as { seen: { shift: number } }).seen.shift = 0
  })
  await send(page, 'Tell me about the discriminant')
  const reply = await finalReply(page)
  await expect(reply.locator('.katex')).toHaveCount(16)
  const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift).toBeLessThan(maxShift)
})

test('of 500 messages at most 60 are in the page, and every one can be reached', async ({ page, context, product }) => {
  const [student] = await makeStudents(product, 1)
  await product.hook('fill-history', { studentId: student!.studentId, count: 500 })
  await enter(context, product, student!)
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getChatMessagesList')) pages.push(request.url())
  })
  await page.goto('/chat')
  await expect(page.locator('[data-testid="message"] .katex').first()).toBeVisible()
  expect(pages.length, 'opened without reading the rest').toBeLessThanOrEqual(2)

  const inPage = () =>
    page
      .locator('[data-testid="message"]')
      .evaluateAll((all) => all.map((message) => message.getAttribute('data-message-id')!))
  const reached = new Set<string>()
  await expect(async () => {
    await page.locator('main section').evaluate((list) => list.scrollTo({ top: 0 }))
    const shown = await inPage()
    expect(shown.length).toBeLessThanOrEqual(maxMessages)
    for (const id of shown) reached.add(id)
    expect(reached.size).toBe(500)
  }).toPass({ timeout: patiently(50_000), intervals: [60] })
})
