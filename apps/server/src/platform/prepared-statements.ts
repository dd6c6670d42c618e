import { type PGlite, protocol, messages as protocolMessages, type QueryOptions } from '@electric-sql/pglite'
import { worksOnRows } from './statement-names.ts'

const { serialize } = protocol
const { CommandCompleteMessage, DataRowMessage, ParameterDescriptionMessage, RowDescriptionMessage } = protocolMessages

/** More than the product has; texts that name a list of values one by one are as many as there are lengths. */
const maxPrepared = 300
/**
 * A plan is made for the tables as they are, and nothing analyses those of an embedded database: it is made anew after so many
 * uses, and when as many rows were written since as before it (decision 136).
 */
const usesOfPlan = 1000
const rowsOfPlan = { least: 200, most: 20_000 } as const
const changesTables = /\b(create|alter|drop)\b/i

interface Prepared {
  name: string
  uses: number
  /** Rows that had been written when it was planned. */
  written: number
  parameterTypes: number[]
  fields: { name: string; dataTypeID: number }[]
}

interface Rows {
  rows: unknown[]
  affectedRows: number
}

/**
 * Statements of the embedded database, each parsed once and known by a name from then on, and carried out by one message
 * instead of six: a statement of a few rows costs a quarter of the processor time that way (decisions/034).
 */
export function createPreparedStatements(client: PGlite) {
  /** By text, the one used longest ago first. */
  const known = new Map<string, Prepared>()
  /** Names that mean nothing any more. They are given up together with the next preparation. */
  const over: string[] = []
  let names = 0
  /** Rows written since the start. */
  let written = 0

  /** The `Sync` at the end leaves a connection that is ready for the next statement, whatever went wrong with this one. */
  const exchange = (...parts: Uint8Array[]) =>
    client.execProtocol(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })

  async function prepare(text: string): Promise<Prepared> {
    const name = `s${++names}`
    const { messages } = await exchange(
      ...over.splice(0).map((old) => serialize.close({ type: 'S', name: old })),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const prepared: Prepared = { name, uses: 0, written, parameterTypes: [], fields: [] }
    for (const message of messages) {
      if (message instanceof ParameterDescriptionMessage) prepared.parameterTypes = message.dataTypeIDs
      if (message instanceof RowDescriptionMessage)
        prepared.fields = message.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))
    }
    return prepared
  }

  function isOutdated(plan: Prepared): boolean {
    const { least, most } = rowsOfPlan
    return plan.uses >= usesOfPlan || written - plan.written >= Math.min(Math.max(plan.written, least), most)
  }

  async function find(text: string): Promise<Prepared> {
    let prepared = known.get(text)
    known.delete(text)
    if (prepared && isOutdated(prepared)) {
      over.push(prepared.name)
      prepared = undefined
    }
    prepared ??= await prepare(text)
    known.set(text, prepared)
    if (known.size > maxPrepared) {
      const [oldest, { name }] = known.entries().next().value!
      known.delete(oldest)
      over.push(name)
    }
    return prepared
  }

  return {
    canTake: (text: string) => worksOnRows.test(text),

    async run(text: string, values: readonly unknown[] = [], options: QueryOptions = {}): Promise<Rows> {
      const prepared = await find(text)
      prepared.uses++
      const bound = values.map((value, index) => {
        if (value === null || value === undefined) return null
        const serializer = client.serializers[prepared.parameterTypes[index]!]
        return serializer ? serializer(value) : String(value)
      })
      const { messages } = await exchange(
        serialize.bind({ statement: prepared.name, values: bound }),
        serialize.execute({}),
      )
      const { fields } = prepared
      const parsers = fields.map(({ dataTypeID }) => options.parsers?.[dataTypeID] ?? client.parsers[dataTypeID])
      const read = (cell: string | null, index: number): unknown => {
        const parser = parsers[index]
        return cell === null || !parser ? cell : parser(cell, fields[index]!.dataTypeID)
      }
      const result: Rows = { rows: [], affectedRows: 0 }
      for (const message of messages) {
        if (message instanceof DataRowMessage) {
          const cells = message.fields.map(read)
          result.rows.push(
            options.rowMode === 'array'
              ? cells
              : Object.fromEntries(cells.map((cell, index) => [fields[index]!.name, cell])),
          )
        } else if (message instanceof CommandCompleteMessage && !message.text.startsWith('SELECT')) {
          result.affectedRows = Number(message.text.split(' ').at(-1))
          written += result.affectedRows
        }
      }
      return result
    },

    /** Call behind whatever `run` did not do: with other tables a statement may answer other columns. */
    ran(text: string) {
      if (!changesTables.test(text)) return
      over.push(...[...known.values()].map(({ name }) => name))
      known.clear()
    },
  }
}
