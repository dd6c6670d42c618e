import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Database, Tx } from './db.ts'
import type { Log } from './log.ts'

interface JobOptions {
  /** Jobs of this name that one process works on at the same time. @default 1 */
  concurrency?: number
  /** Seconds after which a running job counts as lost and is tried again. @default 60 */
  expireSeconds?: number
}

/**
 * The outbox: a job is a row written in the same transaction as the change that asks for it, and is done at least
 * once, so handlers must be idempotent. Retried 10 times with growing delays, then kept as dead and counted.
 */
export interface Jobs {
  /** Call before `start`. The handler gets the data of one job. */
  define<Data extends object>(name: string, handler: (data: Data) => Promise<void>, options?: JobOptions): void
  enqueue(tx: Tx, name: string, data: object): Promise<void>
  /** Looks for work now instead of at the next poll. Call after the transaction has been committed. */
  wake(name: string): void
  start(): Promise<void>
  /** Waits for running jobs. */
  stop(): Promise<void>
}

const retryLimit = 10
const retryDelaySeconds = 2
const retryDelayMaxSeconds = 10 * 60
const pollSeconds = 2
const stopTimeoutMs = 8_000
const deadQueue = 'dead'
/** Done jobs hold ids only, but nothing is kept longer than it helps to find a fault. */
const keepDoneSeconds = 24 * 60 * 60

export function createJobs(database: Database, log: Log, onDead: () => void): Jobs {
  const boss = new PgBoss({
    db:
      database.client instanceof PGlite
        ? fromPglite(database.client)
        : { executeSql: async (text, values) => pooled(database, text, values) },
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => log.error({ error }, 'The job queue reported an error'))
  const definitions = new Map<string, { handler: (data: object) => Promise<void>; options: JobOptions }>()
  const workers = new Map<string, string[]>()

  return {
    define: (name, handler, options = {}) => {
      definitions.set(name, { handler: handler as (data: object) => Promise<void>, options })
    },
    enqueue: async (tx, name, data) => {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) })
    },
    wake: (name) => {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    },
    async start() {
      await boss.start()
      const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
      if (!existing.has(deadQueue)) await boss.createQueue(deadQueue)
      for (const [name, { handler, options }] of definitions) {
        if (!existing.has(name)) {
          await boss.createQueue(name, {
            retryLimit,
            retryDelay: retryDelaySeconds,
            retryBackoff: true,
            retryDelayMax: retryDelayMaxSeconds,
            expireInSeconds: options.expireSeconds ?? 60,
            deleteAfterSeconds: keepDoneSeconds,
            deadLetter: deadQueue,
          })
        }
        const ids: string[] = []
        for (let index = 0; index < (options.concurrency ?? 1); index++) {
          ids.push(
            await boss.work(name, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async ([job]) => {
              if (!job) return
              try {
                await handler(job.data as object)
              } catch (error) {
                log.error({ error, job: name, jobId: job.id }, 'A job failed and will be tried again')
                throw error
              }
            }),
          )
        }
        workers.set(name, ids)
      }
      await boss.work(deadQueue, { pollingIntervalSeconds: 30 }, async (jobs) => {
        for (const job of jobs) {
          onDead()
          log.error({ jobId: job.id }, 'A job failed for the last time')
        }
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs, close: false }),
  }
}

async function pooled(database: Database, text: string, values: unknown[] | undefined) {
  if (database.client instanceof PGlite) throw new Error('PGlite has its own adapter')
  return database.client.query(text, values)
}
