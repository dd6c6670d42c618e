import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { Product } from '../e2e/product.ts'
import { makeStudents } from '../e2e/signed-in.ts'
import { openHub } from './hub.ts'
import type { Result } from './statistics.ts'

/** Start-up garbage is collected by then. */
const settleMs = 10_000
/** The threads for turns end after five minutes without work. */
const idleWithinMs = 8 * 60_000
/** V8 keeps the rooms of a thread that has ended for another thread, and gives them back some 10 to 20 s later. */
const givenBackMs = 30_000

const fromServer = createRequire(new URL('../apps/server/package.json', import.meta.url))
const { default: pg } = (await import(fromServer.resolve('pg'))) as typeof import('pg') & {
  default: typeof import('pg')
}

/** What the operating system counts for the process, shared pages of the program included. */
export function residentMemory(product: Product): string {
  const kb = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)], { encoding: 'utf8' }))
  return `${(kb / 1024).toFixed(0)} MB${holders(product)}`
}

/** Who holds it, as far as the kinds of memory tell; V8 takes its heaps in pages of 256 KB. Known on Linux only. */
function holders(product: Product): string {
  const file = `/proc/${product.pid}/smaps`
  if (!existsSync(file)) return ''
  const heldKb = { 'program and libraries': 0, 'compiled code': 0, 'JavaScript heaps': 0, 'native and WebAssembly': 0 }
  for (const [, size, rights, path, resident] of readFileSync(file, 'utf8').matchAll(
    /^([\da-f]+-[\da-f]+) (\S+) \S+ \S+ \S+ *(.*)\n(?:(?!Rss).*\n)*Rss: +(\d+) kB/gm,
  )) {
    const [from, to] = size!.split('-').map((address) => Number.parseInt(address, 16))
    const kind = path!.startsWith('/')
      ? 'program and libraries'
      : rights!.includes('x')
        ? 'compiled code'
        : to! - from! === 2 ** 18
          ? 'JavaScript heaps'
          : 'native and WebAssembly'
    heldKb[kind] += Number(resident)
  }
  const parts = Object.entries(heldKb).map(([kind, kb]) => `${kind} ${(kb / 1024).toFixed(0)}`)
  return ` (${parts.join(', ')})`
}

async function turnThreads(product: Product): Promise<number> {
  const figures = await (await fetch(`${product.url}/metrics`)).text()
  return Number(/^lumi_turn_threads (\d+)$/m.exec(figures)?.[1])
}

async function measure(database: string, aimMb: number, environment: NodeJS.ProcessEnv): Promise<Result[]> {
  const product = new Product({ LOG_LEVEL: 'error', ...environment })
  try {
    // A second start: the database is made and the compiled code kept, as on every day but the first.
    await product.start()
    await product.kill('SIGTERM')
    await product.start()
    await delay(settleMs)
    const afterStart = residentMemory(product)

    const [student] = await makeStudents(product, 1)
    const hub = await openHub(product.url, student!.cookie)
    await hub.answer({ clientMessageId: randomUUID(), text: 'solve 7x - 4 = 3x + 12' }, () => {})
    await delay(settleMs)
    const afterTurn = residentMemory(product)
    hub.close()

    const until = performance.now() + idleWithinMs
    while ((await turnThreads(product)) > 0) {
      if (performance.now() > until) throw new Error('the threads for turns did not end')
      await delay(5000)
    }
    await delay(givenBackMs)
    const afterIdle = residentMemory(product)

    const row = (when: string, ours: string, aim: string): Result => ({
      what: `resident memory of one process on ${database}, ${when}`,
      ours,
      floor: '',
      ratio: null,
      aim,
    })
    return [
      row('after a second start', afterStart, `${aimMb} MB`),
      row('after the first turn', afterTurn, 'reported'),
      row('when nobody has learned for five minutes', afterIdle, `${aimMb} MB`),
    ]
  } finally {
    await product.close()
  }
}

export async function memory(databaseUrl: string): Promise<Result[]> {
  const name = `lumi_bench_${process.pid}`
  const admin = new pg.Client(databaseUrl)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  try {
    // Side by side, because most of it is waiting.
    const both = [measure('PGlite', 380, {}), measure('PostgreSQL', 250, { DATABASE_URL: url.href })]
    return (await Promise.all(both)).flat()
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}
