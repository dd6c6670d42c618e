import { Worker } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'

export interface WorkerSettings {
  /** Absent: in memory. */
  dataDir?: string
  /** A database folder as one file, to begin with. */
  template?: string | undefined
}

type OrderContent =
  | { kind: 'query'; text: string; values: unknown[] | undefined; rowMode: 'array' | 'object' | undefined }
  | { kind: 'script'; text: string }
  | { kind: 'close' }
export type Order = OrderContent & { id: number }
export interface OrderAnswer {
  id: number
  result?: unknown
  error?: { message: string; stack: string | undefined; details: object }
}

interface QueryOptions {
  rowMode?: 'array' | 'object'
  parsers?: object
}

/**
 * PGlite in a thread of its own: a query on the main thread would stop every stream for as long as it takes, and while
 * answers are carried that was a third of its time (decisions/010). Has the part of PGlite's interface that Drizzle and
 * the job queue use; one connection, so a transaction has it to itself.
 */
export async function openEmbeddedDatabase(settings: WorkerSettings) {
  const worker = new Worker(new URL('./embedded-database-worker.ts', import.meta.url), { workerData: settings })
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>()
  let nextId = 1
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  // From here on an error of the thread itself has no listener and ends the process: nothing works without it.
  worker.removeAllListeners('error')
  worker.on('message', ({ id, result, error }: OrderAnswer) => {
    const order = waiting.get(id)
    waiting.delete(id)
    // An open connection alone does not keep the process alive.
    if (waiting.size === 0) worker.unref()
    if (error) order?.reject(Object.assign(new Error(error.message), error.details, { stack: error.stack }))
    else order?.resolve(result)
  })
  worker.unref()

  const send = (order: OrderContent) =>
    new Promise<unknown>((resolve, reject) => {
      const id = nextId++
      if (waiting.size === 0) worker.ref()
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, ...order } satisfies Order)
    })
  const connection = {
    // Only Drizzle gives options: a row mode, with parsers that the thread knows.
    query: (text: string, values?: unknown[], options?: QueryOptions) =>
      send({ kind: 'query', text, values, rowMode: options?.rowMode }),
    /** Several statements, without parameters. */
    exec: (text: string) => send({ kind: 'script', text }),
  }

  /** The running transaction. Between the look at it and what follows must be no `await`. */
  let held: Promise<void> | undefined
  const client = {
    async query(...query: Parameters<typeof connection.query>) {
      while (held) await held
      return connection.query(...query)
    },
    async exec(text: string) {
      while (held) await held
      return connection.exec(text)
    },
    async transaction<T>(work: (tx: typeof connection) => Promise<T>): Promise<T> {
      while (held) await held
      const { promise, resolve: release } = Promise.withResolvers<void>()
      held = promise
      try {
        // Not waited for: the thread keeps the order, and a statement less is waited for in each transaction.
        const begun = connection.exec('BEGIN')
        begun.catch(() => {})
        const result = await work(connection)
        await begun
        await connection.exec('COMMIT')
        return result
      } catch (error) {
        await connection.exec('ROLLBACK')
        throw error
      } finally {
        held = undefined
        release()
      }
    },
    async close() {
      while (held) await held
      await send({ kind: 'close' })
      await worker.terminate()
    },
  }
  // The part of it that is used.
  return client as unknown as PGlite
}
