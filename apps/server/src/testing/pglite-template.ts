import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { createDatabaseQueue } from '../platform/database-queue.ts'
import { type Database, type Db, migrateDatabase } from '../platform/db.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'

const source = path.join(import.meta.dirname, '..')
const modules = path.join(source, '../../../node_modules')
const cache = path.join(modules, '.cache/lumi')

export interface DatabaseTemplate {
  /** A database folder as one file, for a database in memory. */
  file: string
  /** The same as a folder. */
  folder: string
}

const templates = new Map<string, Promise<DatabaseTemplate>>()
const once = (name: string, fill: (client: PGlite) => Promise<void>) => {
  const known = templates.get(name) ?? makeTemplate(name, fill)
  templates.set(name, known)
  return known
}

/** As `initdb` leaves it: for tests of the first start and of a restore. */
export const emptyTemplate = (): Promise<DatabaseTemplate> => once(`empty-${versionOf('@electric-sql/pglite')}`, slim)

/** With all tables: a server that begins with it starts in a fifth of the processor time. */
export function schemaTemplate(): Promise<DatabaseTemplate> {
  const sum = createHash('sha256').update(versionOf('@electric-sql/pglite')).update(versionOf('pg-boss'))
  const migrations = path.join(source, '../migrations')
  const files = readdirSync(migrations, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of [...files.sort(), path.join(source, 'platform/db.ts'), path.join(source, 'platform/jobs.ts')])
    sum.update(readFileSync(file))
  return once(`tables-${sum.digest('hex').slice(0, 16)}`, makeTables)
}

/** Puts the database of a template where a server with this data folder looks for it. */
export async function prepareDataFolder(dataDir: string, template = schemaTemplate()): Promise<void> {
  const { folder } = await template
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  cpSync(folder, path.join(dataDir, 'pglite'), { recursive: true })
}

/** The tables of the newest schema and of the job queue, without a row of ours. */
export async function makeTablesOf(database: Database): Promise<void> {
  await migrateDatabase(database)
  const jobs = createJobs(database, createLog('silent', { write: () => {} }), () => {})
  await jobs.open()
  await jobs.stop()
}

async function makeTables(client: PGlite) {
  const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db
  await makeTablesOf({
    db,
    kind: 'pglite',
    client,
    queue: createDatabaseQueue(),
    alone: (work) => work(),
    close: () => client.close(),
  })
}

/** Two thirds of the files belong to databases nobody connects to; the buffers are set to zero at every start. */
async function slim(client: PGlite) {
  await client.exec(`alter system set shared_buffers = '16MB'`)
  await client.exec(`update pg_database set datistemplate = false`)
  for (const unused of ['template0', 'template1']) await client.exec(`drop database ${unused}`)
  await client.exec('checkpoint')
}

/** Made once for each version and kept in the tools' cache, because `initdb` takes 4 s. */
async function makeTemplate(name: string, fill: (client: PGlite) => Promise<void>): Promise<DatabaseTemplate> {
  const made: DatabaseTemplate = { file: path.join(cache, `${name}.tar`), folder: path.join(cache, name) }
  if (existsSync(made.file) && existsSync(made.folder)) return made
  mkdirSync(cache, { recursive: true })
  const own = path.join(cache, `new-${randomUUID()}`)
  // As the server makes its files.
  const mask = process.umask(0o077)
  try {
    const begin = fill === slim ? {} : { loadDataDir: new Blob([readFileSync((await emptyTemplate()).file)]) }
    const fresh = await PGlite.create({ dataDir: own, ...begin })
    await fill(fresh)
    const dump = await fresh.dumpDataDir('none')
    await fresh.close()
    writeFileSync(`${own}.tar`, Buffer.from(await dump.arrayBuffer()))
  } finally {
    process.umask(mask)
  }
  // Test files start side by side: whoever comes last finds an equal one.
  const kind = name.slice(0, name.indexOf('-') + 1)
  for (const old of readdirSync(cache))
    if (old.startsWith(kind) && !old.startsWith(name)) rmSync(path.join(cache, old), { recursive: true, force: true })
  if (existsSync(made.folder)) rmSync(own, { recursive: true })
  else renameSync(own, made.folder)
  renameSync(`${own}.tar`, made.file)
  return made
}

function versionOf(dependency: string): string {
  const manifest = readFileSync(path.join(modules, dependency, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
