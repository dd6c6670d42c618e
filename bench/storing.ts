import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Product } from '../e2e/product.ts'
import { makeStudents } from '../e2e/signed-in.ts'
import type { Result } from './statistics.ts'

const seconds = 5
const students = 32

// The server's own packages: measured is what it stores with.
const fromServer = createRequire(new URL('../apps/server/package.json', import.meta.url))
const { PGlite } = (await import(fromServer.resolve('@electric-sql/pglite'))) as typeof import('@electric-sql/pglite')
const { default: pg } = (await import(fromServer.resolve('pg'))) as typeof import('pg') & {
  default: typeof import('pg')
}

const table = 'create table if not exists bench_raw (id uuid primary key, text text not null, at timestamptz not null)'
const insert = 'insert into bench_raw values ($1, $2, now())'

async function rawRate(query: (sql: string, values?: unknown[]) => Promise<unknown>, clients: number): Promise<number> {
  await query('drop table if exists bench_raw')
  await query(table)
  const until = performance.now() + seconds * 1000
  let stored = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) {
        await query(insert, [randomUUID(), 'What is the discriminant of this equation?'])
        stored++
      }
    }),
  )
  await query('drop table bench_raw')
  return stored / seconds
}

const agent = new http.Agent({ keepAlive: true, maxSockets: students })

async function sendRate(environment: NodeJS.ProcessEnv): Promise<number> {
  const product = new Product({ LOG_LEVEL: 'error', LIMIT_SEND: '1000000', BUSY_AFTER_MS: '600000', ...environment })
  await product.start()
  try {
    const made = await makeStudents(product, students, { messagesLeft: 100_000 })
    const until = performance.now() + seconds * 1000
    let stored = 0
    await Promise.all(
      made.map(async ({ cookie }) => {
        while (performance.now() < until) {
          const status = await new Promise<number>((resolve, reject) => {
            const request = http.request(`${product.url}/api/v1/chat/sendMessage`, {
              method: 'POST',
              agent,
              headers: { 'content-type': 'application/json', cookie, origin: product.url },
            })
            request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
            request.on('error', reject)
            request.end(JSON.stringify({ clientMessageId: randomUUID(), text: 'What is a discriminant?' }))
          })
          if (status !== 200) throw new Error(`sendMessage answered ${status}`)
          stored++
        }
      }),
    )
    return stored / seconds
  } finally {
    await product.close()
  }
}

const row = (database: string, ours: number, floor: number): Result => ({
  what: `messages sent and stored per second with their replies, ${database} / raw insert and commit`,
  ours: `${ours.toFixed(0)}/s`,
  floor: `${floor.toFixed(0)}/s`,
  ratio: ours / floor,
  aim: 'reported',
})

export async function storing(databaseUrl: string | undefined): Promise<Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lumi-bench-'))
  const lite = await PGlite.create(folder)
  const liteFloor = await rawRate((sql, values) => lite.query(sql, values as never[]), 1)
  await lite.close()
  rmSync(folder, { recursive: true })
  const results = [row('PGlite', await sendRate({}), liteFloor)]
  if (databaseUrl) {
    const name = `lumi_bench_${process.pid}`
    const admin = new pg.Client(databaseUrl)
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    const pool = new pg.Pool({ connectionString: url.href, max: 10 })
    // The forced drop below may reach a connection that has not quite closed.
    pool.on('error', () => undefined)
    try {
      const floor = await rawRate((sql, values) => pool.query(sql, values), 10)
      results.push(row('PostgreSQL', await sendRate({ DATABASE_URL: url.href }), floor))
    } finally {
      await pool.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  }
  return results
}
