import type { Page } from '@playwright/test'
import { expect, finalReply, send, test } from './fixtures.ts'
import { enter, makeStudents } from './signed-in.ts'

/** Issue 1.8, with thousands of bytes: the stricter reading. */
const untilComposer = { scriptBytes: 185_000, styleBytes: 24_000, requests: 30 }
const firstAnswerScriptBytes = 260_000
const maxShift = 0.05
const maxMessages = 60

/** Notes when the message field first takes text, and every layout shift that no key or press explains. */
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

/** What was asked for until the field took text, or until now; sizes as served. */
const asked = (page: Page, until: 'composer' | 'now') =>
  page.evaluate((when) => {
    const { usableAt } = (globalThis as unknown as { seen: { usableAt: number } }).seen
    const limit = when === 'composer' ? usableAt : Number.POSITIVE_INFINITY
    const entries = performance
      .getEntriesByType('resource')
      .concat(performance.getEntriesByType('navigation')) as PerformanceResourceTiming[]
    const asked = entries.filter(({ startTime }) => startTime <= limit)
    const bytes = (ending: string) =>
      asked
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return {
      usableAt,
      scriptBytes: bytes('.js'),
      styleBytes: bytes('.css'),
      requests: asked.length,
      names: asked.map(({ name, encodedBodySize }) => `${new URL(name).pathname} ${encodedBodySize}`),
    }
  }, until)

for (const language of ['en', 'ru'] as const) {
  test(`the chat in ${language} takes text after 185 KB of JavaScript and answers with maths after 260 KB`, async ({
    page,
    context,
    product,
  }) => {
    const [student] = await makeStudents(product, 1, { languageId: language === 'ru' ? 2 : 1 })
    await enter(context, product, student!)
    await context.addCookies([{ name: 'lumi_language', value: language, url: product.url }])
    await watchFromTheStart(page)
    await page.goto('/chat')
    await expect(page.getByTestId('composer')).toBeEditable()
    await page.waitForLoadState('networkidle')

    const before = await asked(page, 'composer')
    expect(before.usableAt).toBeGreaterThan(0)
    expect(before.scriptBytes).toBeGreaterThan(80_000)
    expect(before.scriptBytes, before.names.join('\n')).toBeLessThanOrEqual(untilComposer.scriptBytes)
    expect(before.styleBytes, before.names.join('\n')).toBeLessThanOrEqual(untilComposer.styleBytes)
    expect(before.requests, before.names.join('\n')).toBeLessThanOrEqual(untilComposer.requests)

    await send(page, '3(x - 2) = 2x + 7')
    const reply = await finalReply(page)
    await expect(reply.locator('.katex').first()).toBeVisible()
    const answered = await asked(page, 'now')
    expect(answered.scriptBytes).toBeGreaterThan(before.scriptBytes)
    expect(answered.scriptBytes, answered.names.join('\n')).toBeLessThanOrEqual(firstAnswerScriptBytes)
  })
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
  }).toPass({ timeout: 50_000, intervals: [60] })
})
