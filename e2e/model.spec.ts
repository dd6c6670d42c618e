import { startFakeModelServer } from '../apps/server/src/testing/fake-model-server.ts'
import { aConfirmedStudent, expect, finalReply, send, signIn, test } from './fixtures.ts'
import { Product } from './product.ts'

const said = 'Look at both sides. Which terms hold $x$? Bring them to **one** side first.'

test('[SR05] a language model speaks, breaks off in every way, and is asked again', async ({ page, browser }) => {
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
    await send(page, 'And then?')
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
