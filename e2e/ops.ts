import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { Product } from './product.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The operator's command line in a separate process, while the server runs. */
export function ops(product: Product, ...words: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['apps/server/src/ops.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: '', REDIS_URL: '' },
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}
