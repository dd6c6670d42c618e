import { createHash, hkdfSync } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { type Database, findSchemaVersion, rows, type Tx } from '../db.ts'
import type { Env } from '../env.ts'
import type { Jobs } from '../jobs.ts'

/** Rows that are in memory at once. */
const rowsAtOnce = 500
/** A multiple of 3, so that the pieces' base64 has no padding in the middle. */
const pieceBytes = 48 * 1024

/** Folders of the data folder whose files belong to students. They need not exist. */
export const fileFolders = ['objects'] as const

export const appVersion = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version

export const secretKeyId = (secretKey: string): string =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'lumi backup', 9)).toString('base64url')

interface Dependencies {
  env: Env
  database: Database
  clock: Clock
  jobs: Jobs
}

/**
 * Everything that is stored, as one gzipped stream: all rows as they are at one moment (one transaction), orders of the
 * job queue that are not done, and files. Whoever reads slowly makes it wait; nothing piles up in memory.
 */
export async function* backUp({ env, database, clock, jobs }: Dependencies): AsyncGenerator<Uint8Array> {
  const gzip = createGzip()
  const reading = database.db.transaction((tx) => pipeline(Readable.from(withChecksum(describe(tx))), gzip), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  reading.catch((error: Error) => gzip.destroy(error))
  try {
    yield* gzip as AsyncIterable<Uint8Array>
  } finally {
    gzip.destroy()
    await reading.catch(() => {})
  }

  async function* describe(tx: Tx): AsyncGenerator<object> {
    await useExactText(tx)
    yield {
      lumiBackup: 1,
      madeAt: clock.now().toISOString(),
      appVersion,
      schemaVersion: await findSchemaVersion(tx),
      database: database.kind,
      secretKeyId: secretKeyId(env.secretKey),
    }
    const counts = { tables: {} as Record<string, number>, jobs: 0, files: 0 }
    for (const table of await listTables(tx)) {
      yield { table: table.name, columns: table.columns.map(({ name }) => name) }
      counts.tables[table.name] = 0
      for await (const row of readRows(tx, table)) {
        counts.tables[table.name]! += 1
        yield row
      }
    }
    yield* await listSequences(tx)
    const pending = await jobs.listPending(tx)
    for (const job of pending.jobs) yield { job }
    counts.jobs = pending.jobs.length
    // After the rows: a file is stored before the row that names it, so none of those named can be missing.
    for await (const line of readFiles(env.dataDir)) {
      if ('file' in line) counts.files += 1
      yield line
    }
    yield { end: { ...counts, queues: pending.queues } }
  }
}

async function* withChecksum(lines: AsyncIterable<object>): AsyncGenerator<string> {
  const sum = createHash('sha256')
  for await (const line of lines) {
    const complete = 'end' in line ? { end: { ...(line.end as object), sha256: sum.copy().digest('hex') } } : line
    const text = `${JSON.stringify(complete)}\n`
    sum.update(text)
    yield text
  }
}

/** The text form of times and bytes depends on settings of the connection; these lose nothing. */
export async function useExactText(tx: Tx) {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO'`,
    `intervalstyle = 'postgres'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
    'statement_timeout = 0',
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`))
  }
}

export interface StoredTable {
  /** Quoted, with its schema. */
  name: string
  columns: { name: string; type: string }[]
}

/** All tables of ours with the columns that can be written; generated ones follow from the others. */
export async function listTables(tx: Tx): Promise<StoredTable[]> {
  const found = await rows<{ table: string; column: string; type: string }>(
    tx,
    sql`select format('%I.%I', n.nspname, c.relname) as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        where n.nspname = 'public' and c.relkind = 'r'
        order by 1, a.attnum`,
  )
  const tables = new Map<string, StoredTable>()
  for (const { table: name, column, type } of found) {
    const table = tables.get(name) ?? { name, columns: [] }
    table.columns.push({ name: column, type })
    tables.set(name, table)
  }
  return [...tables.values()]
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** By a cursor, some rows at a time. */
async function* readRows(tx: Tx, { name, columns }: StoredTable): AsyncGenerator<(string | null)[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await tx.execute(
    sql.raw(`declare backup_rows no scroll cursor for select json_build_array(${values})::text as row from ${name}`),
  )
  for (;;) {
    const batch = await rows<{ row: string }>(tx, sql.raw(`fetch ${rowsAtOnce} from backup_rows`))
    for (const { row } of batch) yield JSON.parse(row) as (string | null)[]
    if (batch.length < rowsAtOnce) break
  }
  await tx.execute(sql.raw('close backup_rows'))
}

async function listSequences(tx: Tx) {
  const found = await rows<{ name: string }>(
    tx,
    sql`select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences = []
  for (const { name: sequence } of found) {
    const [state] = await rows<{ last: string; isCalled: boolean }>(
      tx,
      sql.raw(`select last_value::text as last, is_called as "isCalled" from ${sequence}`),
    )
    sequences.push({ sequence, ...state })
  }
  return sequences
}

async function* readFiles(dataDir: string): AsyncGenerator<{ file: string; sizeBytes: number } | { piece: string }> {
  for (const folder of fileFolders) {
    const root = path.join(dataDir, folder)
    if (!existsSync(root)) continue
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const full = path.join(entry.parentPath, entry.name)
      const handle = await open(full).catch((error: NodeJS.ErrnoException) => {
        // Deleted since it was listed, with the row that named it.
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!handle) continue
      const { size: sizeBytes } = await handle.stat()
      yield { file: path.relative(dataDir, full).split(path.sep).join('/'), sizeBytes }
      for await (const piece of handle.createReadStream({ highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
        yield { piece: piece.toString('base64') }
      }
    }
  }
}
