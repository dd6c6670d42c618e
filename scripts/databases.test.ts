import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { databasesOf, reasonForOneDatabase, storeHeavy } from './databases.ts'
import { idsInTitles } from './spec.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('what must never be lost, doubled or overspent is tried on both databases', () => {
  const sources = globSync('apps/server/src/**/*.test.ts', { cwd: root }).map((file) => ({
    file,
    source: readFileSync(path.join(root, file), 'utf8'),
  }))
  const alone = sources.filter(({ source }) => reasonForOneDatabase(source) !== undefined)
  expect(alone.length).toBeGreaterThan(0)
  const held = alone.filter(({ source }) => idsInTitles(source).some((id) => storeHeavy.includes(id)))
  expect(held.map(({ file }) => file)).toEqual([])
  const onBoth = sources.filter(({ source }) => databasesOf(source) === 'both')
  expect(storeHeavy.filter((id) => !onBoth.some(({ source }) => idsInTitles(source).includes(id)))).toEqual([])
})

test('a test file runs on PostgreSQL unless it names no database, says that one is enough, or needs both', () => {
  const server = "import { startTestServer } from '../testing/start-test-server.ts'"
  expect(databasesOf(server)).toBe('postgresql')
  expect(databasesOf('test.runIf(process.env.TEST_DATABASE_URL)')).toBe('postgresql')
  expect(databasesOf(`${server}\ntest('a message is kept [SR01]', () => {})`)).toBe('both')
  expect(databasesOf("import { readEnv } from './env.ts'")).toBe('pglite')
  expect(databasesOf(`// One database is enough: what is tried here is SMTP.\n${server}`)).toBe('pglite')
  expect(databasesOf(`// One database is enough:\n${server}`)).toBe('postgresql')
})
