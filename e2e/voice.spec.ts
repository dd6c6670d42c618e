import { startFakeSpeechServer } from '../apps/server/src/testing/fake-speech-server.ts'
import { launchOptions } from '../scripts/browser.ts'
import { test as base, expect, expectAccessible, finalReply } from './fixtures.ts'
import { patiently } from './patience.ts'
import { Product } from './product.ts'
import { enter, makeStudents } from './signed-in.ts'

const fake = await startFakeSpeechServer()
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const product = new Product({
        LUMI_TRANSCRIPTION: 'openai-compatible',
        LUMI_TRANSCRIPTION_BASE_URL: fake.url,
        LUMI_TRANSCRIPTION_NAME: 'whisper-1',
        LUMI_SPEECH: 'openai-compatible',
        LUMI_SPEECH_BASE_URL: fake.url,
        LUMI_SPEECH_NAME: 'tts-1',
      })
      await product.start()
      await use(product)
      await product.close()
    },
    { scope: 'worker', timeout: patiently(90_000) },
  ],
})
test.afterAll(() => fake.close())

// The shell has no microphone to ask for.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--use-fake-device-for-media-stream'] } })

test('a voice is recorded, written down, looked over and sent, and the reply is read aloud [C03] [C04]', async ({
  page,
  context,
  product,
}) => {
  const [student] = await makeStudents(product, 1)
  await enter(context, product, student!)
  await page.goto('/chat')
  const field = page.getByTestId('composer')
  await expect(field).toBeEditable()
  const record = page.getByRole('button', { name: 'Record your voice' })

  // Refused: said in the promised words, and typing goes on.
  await record.click()
  await expect(page.getByText('Microphone cannot be accessed')).toBeVisible()
  await expect(field).toBeFocused()

  // Canceled by key: nothing leaves the device.
  await context.grantPermissions(['microphone'])
  await record.click()
  const bar = page.getByTestId('voice')
  await expect(page.getByRole('button', { name: 'Turn into text' })).toBeFocused()
  await expect(bar.locator('rect').nth(3)).toBeAttached()
  await expect(bar.getByRole('timer')).toHaveText('0:01')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
  expect(fake.recordings).toHaveLength(0)

  // A service that fails: the recording is still there for another try.
  fake.behave({ fault: '500', text: '3x = 6' })
  await record.click()
  await expect(bar.getByRole('timer')).toHaveText('0:01')
  await page.keyboard.press('Enter')
  await expect(bar.getByRole('alert')).toHaveText(/speech service does not answer/)
  fake.behave({})
  await bar.getByRole('button', { name: 'Try again' }).click()

  // The words are in the field, not sent.
  await expect(field).toHaveValue('3x = 6')
  await expect(field).toBeFocused()
  expect(fake.recordings.at(-1)).toMatchObject({ mediaType: 'audio/webm' })
  expect(fake.recordings.at(-1)!.audio.length).toBeGreaterThan(1000)
  await expect(page.getByTestId('message')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await finalReply(page)

  const listen = page.getByRole('button', { name: 'Listen', exact: true })
  await listen.click()
  const playing = page.getByRole('region', { name: 'Reading aloud' })
  await expect(playing.getByRole('button', { name: 'Pause reading' })).toBeVisible()
  expect(fake.texts.at(-1)!.input).not.toMatch(/[$\\]/)
  await playing.getByRole('button', { name: 'Pause reading' }).click()
  await expect(playing.getByRole('button', { name: 'Go on reading' })).toBeVisible()
  await expectAccessible(page)
  await playing.getByRole('button', { name: 'Go on reading' }).click()
  // It ends by itself.
  await expect(playing).toHaveCount(0)

  // Asked again, it plays what is known. Leaving the chat ends it.
  const asked = fake.texts.length
  await listen.click()
  await expect(playing.getByRole('button', { name: 'Pause reading' })).toBeVisible()
  await page.getByRole('link', { name: 'Learn' }).first().click()
  await expect(page).not.toHaveURL(/\/chat/)
  await page.goBack()
  await expect(field).toBeEditable()
  await expect(playing).toHaveCount(0)
  expect(fake.texts).toHaveLength(asked)
})
