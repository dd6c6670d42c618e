import { startFakeModelServer } from '../apps/server/src/testing/fake-model-server.ts'
import { aConfirmedStudent, expect, finalReply, send, signIn, test } from './fixtures.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'

const said = 'Look at both sides. Which terms hold $x$? Bring them to **one** side first.'

test('a language model speaks, breaks off in every way, and is asked again [SR05]', async ({ page, browser }) => {
  test.slow()
  const model = await startFakeModelServer({ behaviour: { text: said, tokensPerSecond: 100 } })
  const product = new Product({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: model.url,
    LUMI_MODEL_KEY: 'none',
    LUMI_MODEL_NAME: 'fake',
  })
  await product.start()
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  try {
    page = await context.newPage()
    await signIn(page, await aConfirmedStudent(product))
    await send(page, 'How do I begin with 3(x - 2) = 2x + 7?')
    const reply = await finalReply(page)
    await expect(reply).toContainText('Bring them to one side first.')
    await expect(reply).toContainText('Not checked')

    model.behave({ text: said, tokensPerSecond: 100, fault: 'broken-stream', faultAfter: 20 })
    await send(page, 'the thing on the left maybe')
    const broken = await finalReply(page, 'failed')
    await expect(broken).toContainText('Look at both sides')
    model.behave({ text: said, tokensPerSecond: 100 })
    await broken.getByRole('button', { name: 'Try again' }).click()
    await expect(await finalReply(page)).toContainText('Bring them to one side first.')
  } finally {
    await context.close()
    await product.close()
    await model.close()
  }
})

test('a model teaches by the rules: its words wait for the check, its tools obey the level, the answer never appears [SR15]', async ({
  browser,
}) => {
  test.slow()
  const model = await startFakeModelServer()
  const product = new Product({
    LUMI_MODEL: 'openai-compatible',
    LUMI_MODEL_BASE_URL: model.url,
    LUMI_MODEL_KEY: 'none',
    LUMI_MODEL_NAME: 'fake',
  })
  await product.start()
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-US' })
  try {
    const page = await context.newPage()
    // Records text that is visible only for a moment, too.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => seen.push(document.body?.innerText ?? '')).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await signIn(page, await aConfirmedStudent(product))
    const first = 'There are brackets on the left, so open them before you collect anything else. What do you get?'
    // Slow enough to observe the page waiting for the end of the first sentence.
    model.behave({ text: first, tokensPerSecond: 4 })
    await send(page, 'solve 3(x - 2) = 2x + 7')
    await expect(page.getByText('Checking the working before I answer')).toBeVisible()
    await expect(page.getByText('There are brackets')).toBeHidden()
    const replies = page.locator('[data-testid="message"][data-author="tutor"]')
    await expect(replies.first()).toHaveAttribute('data-state', 'done', { timeout: patiently(60_000) })
    await expect(replies.first()).toContainText('What do you get?')
    await expect(page.getByText('Checking the working before I answer')).toBeHidden()

    const calls = [[{ name: 'solve', input: { text: '3(x - 2) = 2x + 7' } }]]
    model.behave({ text: 'A tip: the answer is thirteen, that is x = 13.', tokensPerSecond: 100, calls })
    await send(page, 'hm')
    const instead = replies.nth(1)
    await expect(instead).toHaveAttribute('data-state', 'done', { timeout: patiently(60_000) })
    await expect(instead).not.toContainText('13')
    await expect(instead).not.toContainText('Not checked')
    expect(model.requests.find(({ results }) => results.length > 0)?.results.join()).toContain('sealed')
    const flashed = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'))
    expect(flashed).toContain('What do you get?')
    expect(flashed).not.toMatch(/thirteen|= ?13/)
  } finally {
    await context.close()
    await product.close()
    await model.close()
  }
})
