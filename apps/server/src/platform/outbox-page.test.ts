// One database is enough: the page shows what the mails are, whoever keeps them.
import { registerWithEmail } from '@lumi/contracts/auth'
import { getAvailableAgreements } from '@lumi/contracts/reference'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import type { KeptMail } from './mail.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const client = server.guest()
  for (const languageId of ['1', '2']) {
    const headers = { 'language-id': languageId }
    await client.call(registerWithEmail, {
      body: {
        email: `reader-${languageId}@example.org`,
        password: 'Quiet-Harbour-7',
        acceptedAgreements: await client.call(getAvailableAgreements, { headers }),
      },
      headers,
    })
    // Letters are written after the answer: the first is there before the second is ordered.
    await server.mails()
  }
})
afterAll(() => server.close())

const page = async (url: string) => (await server.guest().request(url)).text()

test('every mail is on the outbox page, newest first, with its address, both versions and a working link', async () => {
  const html = await page('/outbox')
  expect(html.indexOf('reader-2@example.org')).toBeLessThan(html.indexOf('reader-1@example.org'))
  expect(html).toContain('Confirm your email for Lumi')
  expect(html).toContain('Подтверди почту для Луми')
  expect(html).toMatch(/<a href="http:\/\/localhost:\d+\/registrationConfirmation\?ci=/)
})

test('the page speaks both languages', async () => {
  expect(await page('/outbox')).toContain('<h1>Outbox</h1>')
  expect(await page('/outbox?language=ru')).toContain('<h1>Исходящие</h1>')
  const response = await server.guest().request('/outbox', { headers: { 'accept-language': 'ru' } })
  expect(await response.text()).toContain('<html lang="ru">')
})

test('a mail is shown in a sandbox without scripts [SR15]', async () => {
  const { mails } = JSON.parse(await page('/outbox.json')) as { mails: KeptMail[] }
  const response = await server.guest().request(`/outbox/mail?mailId=${mails[0]!.mailId}`)
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/)
  expect(response.headers.get('content-security-policy')).not.toContain('script')
  expect(await page('/outbox')).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect((await server.guest().request('/outbox/mail?mailId=none')).status).toBe(404)
})

test('the page itself runs only its own file', async () => {
  const response = await server.guest().request('/outbox')
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';connect-src 'self'")
  expect(await response.text()).not.toMatch(/<script>|\son\w+=/)
})

test('every mail in every state can be looked at, in both languages, and pushes are on the page', async () => {
  const preview = await page('/outbox/preview?language=ru')
  expect(preview.match(/data-testid="example"/g)!.length).toBeGreaterThan(40)
  expect(await page('/outbox/preview/mail?language=ru&number=0')).toContain('Это твоя почта?')
  expect((await server.guest().request('/outbox/preview/mail?language=en&number=9999')).status).toBe(404)
  const { student } = await server.signIn()
  await server.lumi.features.push.tell(student.id, 'plan:1', { kind: 'plan', days: 1, change: 'ends' })
  const html = await page('/outbox?language=en')
  expect(html).toContain('Your plan ends soon')
  expect(html).toContain('href="/outbox/preview?language=en"')
})
