import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareDataFolder, schemaTemplate } from './pglite-template.ts'
import { makePostgresqlTemplate } from './postgresql-template.ts'
import { startServerProcess } from './start-process.ts'

/**
 * Before the first test file of a run: the databases that all others are copies of, and how fast the machine is now.
 * @returns what ends the run
 */
export default async function prepareRun(project: TestProject): Promise<() => Promise<void>> {
  await schemaTemplate()
  project.provide('serverStartMs', await measureStart())
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return async () => {}
  const template = await makePostgresqlTemplate(serverUrl)
  process.env.TEST_DATABASE_TEMPLATE = template.name
  return template.drop
}

async function measureStart(): Promise<number> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lumi-start-'))
  await prepareDataFolder(dataDir)
  const server = await startServerProcess({
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    DEMO_STUDENT: 'off',
  })
  await server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
  return server.startMs
}
