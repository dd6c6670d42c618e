import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getAgreementContent } from '@lumi/contracts/reference'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/db.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { impersonalTables, storedData, storedList } from './stored-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('every column about a person belongs to exactly one line of what people are told, and no line names another [SR19]', async () => {
  const live = await rows<{ table: string; column: string }>(
    server.lumi.platform.db,
    sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
  )
  const about = live.filter(({ table }) => !impersonalTables.includes(table)).map((one) => `${one.table}.${one.column}`)
  const told = storedData.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  )
  expect(about.length).toBeGreaterThan(150)
  // A column that is missing here needs a sentence in `stored-data.ts` and a new version of both agreements.
  expect(told.toSorted()).toEqual(about.toSorted())
})

test.each(['en', 'ru'] as const)(
  'the privacy policy and the consent of a parent in force show the whole list word for word (%s) [SR19]',
  async (language) => {
    const headers = { 'language-id': language === 'ru' ? '2' : '1' }
    for (const agreementId of ['privacy-policy', 'parental-consent']) {
      const { content } = await server.guest().call(getAgreementContent, { query: { agreementId }, headers })
      expect(content).toContain(`\n\n${storedList(language)}\n\n`)
    }
  },
)

test('docs/privacy/data.md shows the same list', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/privacy/data.md'), 'utf8')
  expect(page).toContain(`\n\n${storedList('en')}\n\n`)
})
