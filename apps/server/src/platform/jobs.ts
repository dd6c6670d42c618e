import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import { type Database, rows, type Tx } from './db.ts'
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
  enqueue(tx: Tx, name: string, data: object, options?: { startAfter?: Date }): Promise<void>
  /** Deletes every job, waiting or done, whose data names `value`. */
  forget(tx: Tx, value: string): Promise<void>
  /** Polls now instead of at the next interval. Call after the commit. */
  wake(name: string): void
  /** Jobs can be enqueued from here on; nothing is worked on yet. `start` does this too. */
  open(): Promise<void>
  start(): Promise<void>
  /** What a backup keeps: jobs that are not done. One that runs now is done again after a restore, as after a crash. */
  listPending(tx: Tx): Promise<{ queues: BackedUpQueue[]; jobs: BackedUpJob[] }>
  restoreQueue(queue: BackedUpQueue): Promise<void>
  restoreJob(tx: Tx, job: BackedUpJob): Promise<void>
  /** Waits for running jobs. */
  stop(): Promise<void>
}

/** Options of a queue, as the library gives and takes them. */
interface BackedUpQueue {
  name: string
}
interface BackedUpJob {
  queue: string
  id: string
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
  const { client } = database
  const boss = new PgBoss({
    db: client instanceof Pool ? { executeSql: (text, values) => client.query(text, values) } : fromPglite(client),
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schedule: false,
  })
  boss.on('error', (error) => log.error({ error }, 'The job queue reported an error'))
  const definitions = new Map<string, { handler: (data: object) => Promise<void>; options: JobOptions }>()
  const workers = new Map<string, string[]>()

  async function makeQueues() {
    await boss.start()
    const existing = new Set((await boss.getQueues()).map((queue) => queue.name))
    if (!existing.has(deadQueue)) await boss.createQueue(deadQueue)
    for (const [name, { options }] of definitions) {
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
      await know(name)
    }
  }
  /** The library looks up a queue on its first job; inside a PGlite transaction that query would deadlock. */
  const know = (name: string) => boss.insert(name, [])
  let opened: Promise<void> | undefined
  const open = () => {
    // The queue's own tables too: two processes that make them at the same time both fail, whatever `if not exists` says.
    opened ??= database.alone(makeQueues)
    return opened
  }

  return {
    define: (name, handler, options = {}) => {
      definitions.set(name, { handler: handler as (data: object) => Promise<void>, options })
    },
    enqueue: async (tx, name, data, options = {}) => {
      await boss.send(name, data, { ...options, db: fromDrizzle(tx, sql) })
    },
    forget: async (tx, value) => {
      await tx.execute(sql`delete from pgboss.job where position(${value} in data::text) > 0 and state <> 'active'`)
    },
    wake: (name) => {
      for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
    },
    open,
    async start() {
      await open()
      for (const [name, { handler, options }] of definitions) {
        const ids: string[] = []
        for (let index = 0; index < (options.concurrency ?? 1); index++) {
          ids.push(
            await boss.work(name, { pollingIntervalSeconds: pollSeconds, batchSize: 1 }, async ([job]) => {
              if (!job) return
              try {
                await handler(job.data as object)
                // More may be waiting; do not wait for the next poll.
                for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
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
    async listPending(tx) {
      const [queue] = await rows<{ found: boolean }>(tx, sql`select to_regclass('pgboss.job') is not null as found`)
      if (!queue?.found) return { queues: [], jobs: [] }
      const queues = await rows<BackedUpQueue & Record<string, unknown>>(
        tx,
        sql`select name, policy, retry_limit as "retryLimit", retry_delay as "retryDelay", retry_backoff as "retryBackoff",
              retry_delay_max as "retryDelayMax", expire_seconds as "expireInSeconds",
              retention_seconds as "retentionSeconds", deletion_seconds as "deleteAfterSeconds", dead_letter as "deadLetter"
            from pgboss.queue order by dead_letter is not null, name`,
      )
      const jobs = await rows<BackedUpJob>(
        tx,
        sql`select name as queue, id, data, priority, singleton_key as "singletonKey",
              to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAfter"
            from pgboss.job where state < 'completed' order by created_on, id`,
      )
      return { queues: queues.map(withoutNulls), jobs: jobs.map(withoutNulls) }
    },
    async restoreQueue({ name, ...options }) {
      if (!(await boss.getQueue(name))) await boss.createQueue(name, options)
      await know(name)
    },
    async restoreJob(tx, { queue, ...job }) {
      await boss.insert(queue, [job], { db: fromDrizzle(tx, sql) })
    },
    stop: () => boss.stop({ graceful: true, timeout: stopTimeoutMs, close: false }),
  }
}

const withoutNulls = <Row extends object>(row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row
