import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { Product } from '../e2e/product.ts'
import { makeStudents } from '../e2e/signed-in.ts'
import { type LoadOrder, type LoadReport, paceSeconds } from './load-students.ts'
import type { Result } from './statistics.ts'

// `LOAD_RATES=1 LOAD_SECONDS=3 npm run bench -- load` tries the command out in a minute; its figures mean nothing.
/** Messages a second of all students together. */
const rates = (process.env.LOAD_RATES ?? '10,25,50,100,150').split(',').map(Number)
const seconds = Number(process.env.LOAD_SECONDS ?? 25)
const warmSeconds = Math.min(10, seconds)
/** One run is not worth more than this many students at once: making them takes longer than the run. */
const madeTogether = 250

const fromServer = createRequire(new URL('../apps/server/package.json', import.meta.url))
const { default: pg } = (await import(fromServer.resolve('pg'))) as { default: typeof import('pg') }

async function ask(crowd: ChildProcess, order: LoadOrder): Promise<LoadReport> {
  crowd.send(order)
  const [report] = (await once(crowd, 'message')) as [LoadReport]
  return report
}

/** What the server says about itself. */
async function metricsOf(product: Product): Promise<(name: string) => number> {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  return (name) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}

export interface Load extends LoadReport {
  rate: number
  /** Of all threads of the server. */
  cpuMsPerMessage: number
  statementsPerMessage: number
}

export async function measureLoad(
  environment: NodeJS.ProcessEnv,
  wanted: readonly number[] = rates,
  onResult: (load: Load) => void = () => {},
): Promise<Load[]> {
  const product = new Product({ LOG_LEVEL: 'error', BUSY_AFTER_MS: '', ...environment })
  await product.start()
  const crowd = fork(fileURLToPath(new URL('./load-students.ts', import.meta.url)))
  try {
    const cookies: string[] = []
    const loads: Load[] = []
    for (const rate of wanted) {
      const count = rate * paceSeconds
      while (cookies.length < count) {
        const made = await makeStudents(product, Math.min(madeTogether, count - cookies.length), { messagesLeft: 1000 })
        cookies.push(...made.map(({ cookie }) => cookie))
      }
      const before = await metricsOf(product)
      const order = { url: product.url, cookies: cookies.slice(0, count), warmSeconds, seconds }
      const report = await ask(crowd, order)
      const after = await metricsOf(product)
      // Of the whole run, the warm-up included: messages come at one rate throughout.
      const messages = (report.accepted * (warmSeconds + seconds)) / seconds
      const growth = (name: string) => after(name) - before(name)
      const load = {
        ...report,
        rate,
        cpuMsPerMessage: (growth('process_cpu_seconds_total') * 1000) / messages,
        statementsPerMessage: growth('lumi_database_statements_total') / messages,
      }
      loads.push(load)
      onResult(load)
    }
    return loads
  } finally {
    crowd.kill()
    await product.close()
  }
}

/** A database of PostgreSQL that is gone afterwards. */
export async function withDatabase<T>(serverUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const name = `lumi_load_${process.pid}`
  const admin = new pg.Client(serverUrl)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  try {
    return await use(url.href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
}

/** Without one message in the measured time there is nothing to say; NaN comes as null from the other process. */
const ms = (value: number | null) =>
  value === null ? 'none' : value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value.toFixed(0)} ms`

const row = (database: string, aimRate: number, load: Load): Result => ({
  what: `${database}, ${load.rate} messages/s from ${load.rate * paceSeconds} students, machine load ${os.loadavg()[0]!.toFixed(0)}`,
  ours: [
    `send p50 ${ms(load.sendP50Ms)}, p99 ${ms(load.sendP99Ms)}`,
    `reply done p50 ${ms(load.doneP50Ms)}, p99 ${ms(load.doneP99Ms)}`,
    `accepted ${load.accepted} of ${load.messages}, told to wait ${load.refused} times, faults ${load.faults + load.notDone}`,
    `${(load.events / load.messages).toFixed(1)} events, ${load.statementsPerMessage.toFixed(1)} statements, ${load.cpuMsPerMessage.toFixed(1)} ms of processor a message`,
  ].join('; '),
  floor: '',
  ratio: null,
  aim: load.rate <= aimRate ? 'send p99 500 ms' : 'reported',
})

/** Students at human pace on one process: what sending and the reply take, by messages a second. */
export async function load(serverUrl: string): Promise<Result[]> {
  const results = (await measureLoad({})).map((each) => row('PGlite', 50, each))
  await withDatabase(serverUrl, async (DATABASE_URL) => {
    for (const each of await measureLoad({ DATABASE_URL })) results.push(row('PostgreSQL', 150, each))
  })
  return results
}
