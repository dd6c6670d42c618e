import fs, { readdirSync, readFileSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import type { Order, OrderAnswer, WorkerSettings } from './embedded-database.ts'
import { createPreparedStatements } from './prepared-statements.ts'

// The thread of the embedded database; `embedded-database.ts` starts it and speaks with it.

const { dataDir, template, program, isToBeMade } = workerData as WorkerSettings

const asText = (value: string) => value
/** Drizzle reads these from their text (`drizzle-orm/pglite/session`). Functions cannot be sent, so they stand here. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    asText,
  ]),
)

// PGlite sets the rights of each file it makes by itself, whatever the mask of the process: 0666 or 0644. Nothing else runs here.
const { chmodSync, fchmodSync } = fs
fs.chmodSync = (file, mode) => chmodSync(file, Number(mode) & 0o700)
fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & 0o700)
syncBuiltinESMExports()

/** PostgreSQL's own default of 128 MB is taken at once, and is more than the whole database of a small school. */
const sharedBuffers = '32MB'

const client = await PGlite.create({
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(template === undefined ? {} : { loadDataDir: bytesOf(template) }),
  ...(program === undefined ? {} : { pgliteWasmModule: program }),
})
if (dataDir !== undefined) keepPrivate(dataDir)
if (isToBeMade) {
  await client.close()
  process.exit()
}

/** PGlite asks a Blob for its bytes only; a real one would copy 25 MB three times. */
function bytesOf(file: string): Blob {
  const { buffer } = readFileSync(file)
  return { type: '', arrayBuffer: async () => buffer } as Blob
}

const prepared = createPreparedStatements(client)
const port = parentPort!
const answer = (message: OrderAnswer) => port.postMessage(message)

/** For folders made before the rights were set above. */
function keepPrivate(folder: string) {
  const last = path.join(folder, 'PG_VERSION')
  if ((statSync(last).mode & 0o077) === 0) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && file !== last) chmodSync(file, 0o600)
  }
  chmodSync(last, 0o600)
}

async function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'query': {
      const { text, values, rowMode } = order
      const options = rowMode && { rowMode, parsers }
      if (prepared.canTake(text)) return prepared.run(text, values, options)
      const result = await client.query(text, values, options)
      prepared.ran(text)
      return result
    }
    case 'script': {
      const results = await client.exec(order.text)
      prepared.ran(order.text)
      return results
    }
    case 'close':
      return client.close()
  }
}

/** Sequential, in order of arrival. */
let last: Promise<void> = Promise.resolve()
port.on('message', (order: Order) => {
  last = last.then(async () => {
    try {
      answer({ id: order.id, result: await carryOut(order) })
    } catch (error) {
      const { message, stack } = error as Error
      // Error fields of PostgreSQL (code, constraint, detail), which a cloned error would lose; never the parameters.
      const details = Object.entries(error as object).filter(([, value]) => typeof value === 'string')
      answer({ id: order.id, error: { message, stack, details: Object.fromEntries(details) } })
    }
  })
})
answer({ id: 0 })
