import { getCurrentUserInfo } from '@lumi/contracts/auth'
import { exportData } from '@lumi/contracts/privacy'
import { createOrUpdateCustomSettings, getCustomSettings, updateUserInformation } from '@lumi/contracts/settings'
import { userActionTriggered } from '@lumi/contracts/telemetry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/a-student.ts'
import { readZip } from '../../testing/read-zip.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const notifications = {
  replies: false,
  reviews: false,
  payments: true,
  plans: true,
  parents: true,
  support: true,
  mail: false,
  news: false,
}
const unset = { theme: 'system', notifications, analytics: false }

test('settings are on every device: what is named changes, the rest stays [A03]', async () => {
  const client = await server.signIn()
  expect(await client.call(getCustomSettings)).toEqual(unset)
  await client.call(createOrUpdateCustomSettings, { body: { theme: 'dark' } })
  await client.call(createOrUpdateCustomSettings, { body: { notifications: { reviews: true } } })
  const elsewhere = await server.signIn(client.student)
  const expected = { theme: 'dark', notifications: { ...notifications, reviews: true }, analytics: false }
  expect(await elsewhere.call(getCustomSettings)).toEqual(expected)
  expect(await elsewhere.call(createOrUpdateCustomSettings, { body: {} })).toEqual(expected)
  expect(await (await server.signIn()).call(getCustomSettings)).toEqual(unset)
})

test('two devices that set different things at once lose nothing [A03]', async () => {
  const client = await server.signIn()
  await Promise.all([
    client.call(createOrUpdateCustomSettings, { body: { theme: 'light' } }),
    client.call(createOrUpdateCustomSettings, { body: { notifications: { news: true } } }),
    client.call(createOrUpdateCustomSettings, { body: { notifications: { replies: true } } }),
    client.call(createOrUpdateCustomSettings, { body: { notifications: { mail: true, payments: false } } }),
  ])
  expect(await client.call(getCustomSettings)).toEqual({
    theme: 'light',
    notifications: { ...notifications, replies: true, news: true, mail: true, payments: false },
    analytics: false,
  })
})

test.each([{ theme: 'pink' }, { notifications: { news: 'yes' } }, { notifications: [] }])(
  'refuses %j',
  async (body) => {
    const client = await server.signIn()
    await expect(client.call(createOrUpdateCustomSettings, { body: body as never })).rejects.toMatchObject({
      code: 'validation_failed',
    })
  },
)

test('the language of the account changes, for a student whose chat is still closed too [A03]', async () => {
  const client = await server.signIn(aStudent({ birthDate: null }))
  await client.call(updateUserInformation, { body: { languageId: 112 } })
  expect((await client.call(getCurrentUserInfo)).languageId).toBe(112)
  await expect(client.call(updateUserInformation, { body: { languageId: 7 } })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('an action is counted by its name, without the student, and only by a name that is known [A03]', async () => {
  const client = await server.signIn()
  for (let n = 0; n < 3; n++) await client.call(userActionTriggered, { body: { name: 'feedbackSent' } })
  const counted = await server.lumi.platform.metrics.registry.getSingleMetricAsString('lumi_user_actions_total')
  expect(counted).toContain('lumi_user_actions_total{name="feedbackSent"} 3')
  expect(counted).not.toContain(client.student.id)
  await expect(client.call(userActionTriggered, { body: { name: 'my secret' as never } })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})

test('settings are in the export [SR19]', async () => {
  const client = await server.signIn()
  await client.call(createOrUpdateCustomSettings, { body: { theme: 'dark' } })
  const answer = await client.request(exportData.path)
  const data = JSON.parse(String(readZip(Buffer.from(await answer.arrayBuffer())).get('data.json')))
  expect(data.settings).toMatchObject({ theme: 'dark' })
})
