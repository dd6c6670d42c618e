import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { createDatabaseQueue, type DatabaseQueue } from './database-queue.ts'

export interface WorkerSettings {
  /** Absent: in memory. */
  dataDir?: string
  /** Tar file of a database folder to start from. */
  template?: string | undefined
  /** PGlite's program, compiled. Absent: the thread compiles it. */
  program?: object
  /** The thread makes a new database in the folder and ends. */
  isToBeMade?: boolean
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

const startThread = (settings: WorkerSettings) =>
  new Worker(new URL('./embedded-database-worker.ts', import.meta.url), { workerData: settings })

const ended = (worker: Worker) =>
  new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', () => resolve())
  })

/**
 * PGlite in a thread of its own: a query on the main thread would stop every stream for as long as it takes, and while
 * answers are carried that was a third of its time (decisions/010). Has the part of PGlite's interface that Drizzle and
 * the job queue use; one connection, so a transaction has it to itself.
 */
export async function openEmbeddedDatabase(
  settings: Omit<WorkerSettings, 'program' | 'isToBeMade'>,
  queue: DatabaseQueue = createDatabaseQueue(),
) {
  const { dataDir, template } = settings
  // Making a database takes 400 MB, which only the end of its thread gives back.
  if (dataDir !== undefined && template === undefined && !existsSync(path.join(dataDir, 'PG_VERSION'))) {
    await ended(startThread({ dataDir, isToBeMade: true }))
  }
  const worker = startThread({ ...settings, ...(template && { program: await compiledOnce() }) })
  const waiting = new Map<number, { resolve(result: unknown): void; reject(error: unknown): void }>()
  let nextId = 1
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
  })
  // No error listener from here on: a failure of the thread ends the process, which cannot work without it.
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
      queue.countStatement()
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

  /** The running transaction. Check-then-act: must stay synchronous. */
  let held: Promise<void> | undefined
  /** One connection: what runs in it keeps everything else waiting, so the whole time until the answer counts. */
  async function inTurn(statement: () => Promise<unknown>) {
    const answered = queue.wait()
    try {
      while (held) await held
      return await statement()
    } finally {
      answered()
    }
  }
  const client = {
    query: (...query: Parameters<typeof connection.query>) => inTurn(() => connection.query(...query)),
    exec: (text: string) => inTurn(() => connection.exec(text)),
    async transaction<T>(work: (tx: typeof connection) => Promise<T>): Promise<T> {
      const ended = queue.wait()
      while (held) await held
      ended()
      const { promise, resolve: release } = Promise.withResolvers<void>()
      held = promise
      try {
        // Not awaited: the thread keeps the order, which saves a round trip in each transaction.
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

/** The types of Node have none. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

let program: Promise<object> | undefined
/** A process of tests opens one database after another; they share the compiled program, a server has only one. */
function compiledOnce(): Promise<object> {
  program ??= readFile(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return program
}
