import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { createAudit } from '../audit.ts'
import { createClock } from '../clock.ts'
import { connectDatabase, createSchema, migrateDatabase, newestSchemaVersion, rows, type Tx } from '../db.ts'
import type { Env } from '../env.ts'
import { createJobs, type Jobs } from '../jobs.ts'
import type { Log } from '../log.ts'
import { fileFolders, listTables, quoted, type StoredTable, secretKeyId, useExactText } from './backup.ts'
import { type BackupEnd, type BackupHeader, readBackup, verifyBackup } from './backup-format.ts'
import type { OpsAnswer } from './ops.ts'
import { OpsRefusal } from './ops-command.ts'

const batchRows = 500
const batchCharacters = 1_000_000

/**
 * Puts a backup into an empty database of either kind, all or nothing, and brings its schema up to date. The database is
 * opened here, because a server would have made its own tables in it.
 */
export async function restore(file: string, env: Env, log: Log, operator: string): Promise<OpsAnswer> {
  const { header, end } = await verifyBackup(file)
  if (header.schemaVersion > newestSchemaVersion()) {
    throw new OpsRefusal(
      `The backup was made by a newer version of Lumi (${header.appVersion}); restore it with that version.`,
    )
  }
  const database = await connectDatabase(env, log)
  const jobs = createJobs(database, log, () => {})
  const staged = path.join(env.dataDir, 'restoring')
  try {
    await assertEmpty(database.db, env.dataDir)
    // Makes the queue's own tables, which are not in the backup: they belong to the library.
    await jobs.open()
    for (const queue of end.queues) await jobs.restoreQueue(queue)
    await rm(staged, { recursive: true, force: true })
    await database.db.transaction((tx) => load(tx, { file, header, end, jobs, staged }))
    for (const folder of fileFolders) {
      await rename(path.join(staged, folder), path.join(env.dataDir, folder)).catch(ignoreMissing)
    }
    await migrateDatabase(database)
    await createAudit(createClock()).write(database.db, { action: 'operator: restore', result: 'done', operator })
  } finally {
    await rm(staged, { recursive: true, force: true })
    await jobs.stop()
    await database.close()
  }
  const isOtherKey = header.secretKeyId !== secretKeyId(env.secretKey)
  return {
    say: `Restored the backup of ${header.madeAt}.${
      isOtherKey
        ? ' It was made under another secret key: set the SECRET_KEY of that server (local mode: copy its file secret-key) before students sign in.'
        : ''
    }`,
    rows: [
      ...Object.entries(end.tables).map(([what, count]) => ({ what: what.replace(/^public\./, ''), count })),
      { what: 'pending jobs', count: end.jobs },
      { what: 'files', count: end.files },
    ],
  }
}

async function assertEmpty(db: Parameters<typeof rows>[0], dataDir: string) {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')`,
  )
  if (found?.count !== 0) {
    throw new OpsRefusal('The database is not empty; restore into a new DATA_DIR or a new PostgreSQL database.')
  }
  for (const folder of fileFolders) {
    const full = path.join(dataDir, folder)
    if (existsSync(full)) throw new OpsRefusal(`${full} exists already; restore into a new DATA_DIR.`)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

interface Loading {
  file: string
  header: BackupHeader
  end: BackupEnd
  jobs: Jobs
  staged: string
}

async function load(tx: Tx, { file, header, end, jobs, staged }: Loading) {
  await useExactText(tx)
  if (!(await createSchema(tx, header.schemaVersion))) {
    throw new OpsRefusal(`The backup has a schema that this version does not know (Lumi ${header.appVersion}).`)
  }
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]))
  const release = await suspendRules(tx)
  let batch: RowBatch | undefined
  let copy: FileCopy | undefined
  for await (const line of readBackup(file)) {
    if (Array.isArray(line)) {
      await batch?.add(line)
      continue
    }
    if ('piece' in line) {
      await copy?.add(Buffer.from(line.piece, 'base64'))
      continue
    }
    await batch?.flush()
    await copy?.close()
    batch = undefined
    copy = undefined
    if ('table' in line) batch = createRowBatch(tx, tables.get(line.table), line)
    else if ('sequence' in line) {
      await tx.execute(sql`select setval(${line.sequence}::regclass, ${line.last}::bigint, ${line.isCalled})`)
    } else if ('job' in line) await jobs.restoreJob(tx, line.job)
    else if ('file' in line) copy = await createFileCopy(staged, line.file)
  }
  await release()
  await assertCounts(tx, end)
}

/**
 * Rows come table by table, so a row may come before the one it points to, and triggers would act a second time. Foreign
 * keys are made again at the end, which checks every row.
 * @returns puts them back
 */
async function suspendRules(tx: Tx): Promise<() => Promise<void>> {
  const keys = await rows<{ table: string; name: string; definition: string }>(
    tx,
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const triggered = await rows<{ table: string }>(
    tx,
    sql`select distinct tgrelid::regclass::text as "table" from pg_trigger
        join pg_class on pg_class.oid = tgrelid
        where not tgisinternal and relnamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`))
  for (const { table } of triggered) await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
  return async () => {
    for (const { table } of triggered) await tx.execute(sql.raw(`alter table ${table} enable trigger user`))
    for (const { table, name, definition } of keys) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`))
    }
  }
}

interface RowBatch {
  add(row: (string | null)[]): Promise<void>
  flush(): Promise<void>
}

function createRowBatch(tx: Tx, table: StoredTable | undefined, line: { table: string; columns: string[] }): RowBatch {
  const columns = line.columns.map((name) => table?.columns.find((column) => column.name === name))
  if (!table || columns.includes(undefined)) throw new OpsRefusal(`The backup's table ${line.table} is not known.`)
  const names = columns.map((column) => quoted(column!.name)).join(', ')
  const values = columns.map((column, index) => `(line ->> ${index})::${column!.type}`).join(', ')
  const insert = sql.raw(`insert into ${table.name} (${names}) overriding system value select ${values}`)
  let waiting: string[] = []
  let characters = 0
  const flush = async () => {
    if (waiting.length === 0) return
    const batch = `[${waiting.join(',')}]`
    waiting = []
    characters = 0
    await tx.execute(sql`${insert} from json_array_elements(${batch}::text::json) as lines(line)`)
  }
  return {
    async add(row) {
      const text = JSON.stringify(row)
      waiting.push(text)
      characters += text.length
      if (waiting.length >= batchRows || characters >= batchCharacters) await flush()
    },
    flush,
  }
}

interface FileCopy {
  add(piece: Buffer): Promise<void>
  close(): Promise<void>
}

async function createFileCopy(staged: string, name: string): Promise<FileCopy> {
  const target = path.join(staged, name)
  // A checksum detects accidents, not attacks: a name must not escape the folder.
  if (!target.startsWith(staged + path.sep))
    throw new OpsRefusal(`The backup names a file outside its folder: ${name}.`)
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const handle = await open(target, 'wx', 0o600)
  return {
    add: async (piece) => void (await handle.write(piece)),
    close: () => handle.close(),
  }
}

/** Final check before commit: the rows written equal the rows read. */
async function assertCounts(tx: Tx, end: BackupEnd) {
  for (const [table, expected] of Object.entries(end.tables)) {
    const [found] = await rows<{ count: number }>(tx, sql.raw(`select count(*)::int as count from ${table}`))
    if (found?.count !== expected) throw new OpsRefusal(`${table} got ${found?.count} of ${expected} rows.`)
  }
}
