import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { oneDatabaseIsEnough, reasonForOneDatabase } from './databases.ts'
import { idsInTitles } from './spec.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('what must never be lost, doubled or overspent is tried on both databases', () => {
  const storeHeavy = ['SR01', 'SR02', 'SR03', 'SR04', 'SR05', 'SR06', 'SR12', 'SR20']
  const alone = globSync('apps/server/src/**/*.test.ts', { cwd: root }).filter((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    return reasonForOneDatabase(source) !== undefined
  })
  expect(alone.length).toBeGreaterThan(0)
  const held = alone.filter((file) =>
    idsInTitles(readFileSync(path.join(root, file), 'utf8')).some((id) => storeHeavy.includes(id)),
  )
  expect(held).toEqual([])
})

test('a test file runs on both databases unless it names none or says why one is enough', () => {
  const server = "import { startTestServer } from '../testing/start-test-server.ts'"
  expect(oneDatabaseIsEnough(server)).toBe(false)
  expect(oneDatabaseIsEnough('test.runIf(process.env.TEST_DATABASE_URL)')).toBe(false)
  expect(oneDatabaseIsEnough("import { readEnv } from './env.ts'")).toBe(true)
  expect(oneDatabaseIsEnough(`// One database is enough: what is tried here is SMTP.\n${server}`)).toBe(true)
  expect(oneDatabaseIsEnough(`// One database is enough:\n${server}`)).toBe(false)
})
