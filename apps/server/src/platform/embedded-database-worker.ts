import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import type { Order, OrderAnswer, WorkerSettings } from './embedded-database.ts'

// The thread of the embedded database; `embedded-database.ts` starts it and speaks with it.

const { dataDir, template } = workerData as WorkerSettings

const asText = (value: string) => value
/** Drizzle reads these from their text (`drizzle-orm/pglite/session`). Functions cannot be sent, so they stand here. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map((type) => [
    type,
    asText,
  ]),
)

const client = await PGlite.create({
  ...(dataDir === undefined ? {} : { dataDir }),
  ...(template === undefined ? {} : { loadDataDir: new Blob([readFileSync(template)]) }),
})
const port = parentPort!
const answer = (message: OrderAnswer) => port.postMessage(message)

function carryOut(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'query':
      return client.query(order.text, order.values, order.rowMode && { rowMode: order.rowMode, parsers })
    case 'script':
      return client.exec(order.text)
    case 'close':
      return client.close()
  }
}

/** One after the other, in the order in which they came. */
let last: Promise<void> = Promise.resolve()
port.on('message', (order: Order) => {
  last = last.then(async () => {
    try {
      answer({ id: order.id, result: await carryOut(order) })
    } catch (error) {
      const { message, stack } = error as Error
      // What PostgreSQL says about it (code, constraint, detail); a sent error would lose it. Not the values of the query.
      const details = Object.entries(error as object).filter(([, value]) => typeof value === 'string')
      answer({ id: order.id, error: { message, stack, details: Object.fromEntries(details) } })
    }
  })
})
answer({ id: 0 })
