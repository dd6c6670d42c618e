import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { Pool, type PoolClient } from 'pg'
import { takeLock } from './data-folder-lock.ts'
import { createDatabaseQueue, type DatabaseQueue } from './database-queue.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'
import { ConfigurationError, type Env } from './env.ts'
import type { Log } from './log.ts'
import { createStatementNames } from './statement-names.ts'

/** Result of raw SQL with both drivers. PGlite gives bigints as numbers, pg as strings: cast in the statement. */
interface Result<Row> {
  rows: Row[]
}
interface ResultKind extends PgQueryResultHKT {
  type: Result<this['row']>
}

export type Tx = PgTransaction<ResultKind, Record<string, never>, Record<string, never>>
/** The database, or a transaction in it. Inside a transaction use only `tx`: PGlite has one connection. */
export type Db = PgDatabase<ResultKind, Record<string, never>, Record<string, never>> | Tx

export interface Database {
  db: Db
  kind: 'pglite' | 'postgresql'
  /** Raw driver, for the job queue. */
  client: PGlite | Pool
  queue: DatabaseQueue
  /** Runs `work` while no other process makes tables in this database. Do not nest. */
  alone(work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = path.join(import.meta.dirname, '../../migrations')
/** Any constant; all processes of one database must agree on it. */
const migrationLockId = 5_717_001
const casing = 'snake_case'

/** A request must answer within 2 s when the database is gone (rules, Faults); the rest is for the answer itself. */
const connectTimeoutMs = 1_500
const statementTimeoutMs = 15_000
const poolSize = 10

/**
 * Opens the database that the settings name, locks what must be locked, and brings the schema up to date.
 * Throws a `ConfigurationError` when another process uses the data folder or the schema is newer than this code.
 */
export async function openDatabase(env: Env, log: Log): Promise<Database> {
  const database = await connectDatabase(env, log)
  try {
    await migrateDatabase(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens and locks the database as it is. `openDatabase` is what everything but a restore wants. */
export async function connectDatabase(env: Env, log: Log): Promise<Database> {
  if (env.database.kind === 'postgresql') return connectPostgresql(env.database.url, log)
  if (env.database.kind === 'memory') return openPglite({ template: env.database.template })
  return openPglite({ dataDir: env.dataDir })
}

async function openPglite({
  dataDir,
  template,
}: {
  dataDir?: string
  template?: string | undefined
}): Promise<Database> {
  const unlock = dataDir === undefined ? () => {} : lockDatabase(dataDir)
  const queue = createDatabaseQueue()
  try {
    const client = await openEmbeddedDatabase(
      { ...(dataDir === undefined ? {} : { dataDir: path.join(dataDir, 'pglite') }), template },
      queue,
    )
    return {
      db: drizzlePglite(client, { casing }) as unknown as Db,
      kind: 'pglite',
      client,
      queue,
      alone: (work) => work(),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Also for a free connection. An address may name its own, as everywhere in PostgreSQL: `connect_timeout`, in seconds. */
function connectTimeoutOf(url: string): number {
  const seconds = Number(URL.parse(url)?.searchParams.get('connect_timeout'))
  return seconds > 0 ? seconds * 1000 : connectTimeoutMs
}

/** Two processes on one embedded database lose data without any error. */
function lockDatabase(dataDir: string) {
  const unlock = takeLock(dataDir, 'database')
  if (unlock) return unlock
  throw new ConfigurationError(
    `The data folder ${dataDir} is in use by another process; stop that one or set DATA_DIR to another folder.`,
  )
}

function connectPostgresql(url: string, log: Log): Database {
  const client = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutOf(url),
    statement_timeout: statementTimeoutMs,
    application_name: 'lumi',
  })
  // A broken idle connection emits `error`; without a listener it would end the process.
  client.on('error', (error) => log.warn({ error }, 'An idle database connection broke'))
  const queue = createDatabaseQueue()
  const nameOf = createStatementNames()
  // Likewise for a connection that breaks inside a transaction; the next statement fails by itself.
  client.on('connect', (connection) => {
    connection.on('error', (error) => log.warn({ error }, 'A database connection broke'))
    watchStatements(connection, queue, nameOf)
  })
  watchWaiting(client, queue)
  return {
    db: drizzleNodePostgres(client, { casing }) as unknown as Db,
    kind: 'postgresql',
    client,
    queue,
    alone: (work) => underMigrationLock(client, () => work()),
    close: () => client.end(),
  }
}

/**
 * Everything that the library sends passes through this function; it has no hook for it. A statement with a name is parsed
 * and planned once for each connection.
 */
function watchStatements(connection: PoolClient, queue: DatabaseQueue, nameOf: (text: string) => string | undefined) {
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown
  connection.query = ((config: unknown, ...rest: unknown[]) => {
    queue.countStatement()
    return query(isUnnamed(config) ? { ...config, name: nameOf(config.text) } : config, ...rest)
  }) as typeof connection.query
}

const isUnnamed = (config: unknown): config is { text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  !('submit' in config && config.submit) &&
  !('name' in config && config.name)

/**
 * Who waits for one of the connections. A statement that runs for long in one of them, or waits there for a lock, keeps
 * nobody else waiting, so it does not count.
 */
function watchWaiting(pool: Pool, queue: DatabaseQueue) {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  type Connected = (error: Error | undefined, ...rest: unknown[]) => void
  pool.connect = ((connected?: Connected) => {
    const begin = queue.wait()
    if (connected) {
      return connect((...args: Parameters<Connected>) => {
        begin()
        connected(...args)
      })
    }
    return (connect() as Promise<PoolClient>).finally(begin)
  }) as typeof pool.connect
}

/** Throws a `ConfigurationError` when the schema is newer than this code, or PostgreSQL cannot be used. */
export async function migrateDatabase({ client }: Database): Promise<void> {
  if (!(client instanceof Pool)) {
    const db = drizzlePglite(client, { casing })
    await assertSchemaIsNotNewer(db as unknown as Db)
    await migratePglite(db, { migrationsFolder })
    return
  }
  try {
    await underMigrationLock(client, async (connection) => {
      const db = drizzleNodePostgres(connection, { casing })
      await assertSchemaIsNotNewer(db as unknown as Db)
      await migrateNodePostgres(db, { migrationsFolder })
    })
  } catch (error) {
    if (error instanceof ConfigurationError) throw error
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new ConfigurationError(`The database at DATABASE_URL cannot be used: ${reason}.`)
  }
}

/** Two processes of one release may start together: the lock makes the second wait until the first has made its tables. */
async function underMigrationLock(pool: Pool, work: (connection: PoolClient) => Promise<void>) {
  const connection = await pool.connect()
  try {
    // A migration of many rows may take long, and so may waiting for it.
    await connection.query('set statement_timeout = 0')
    await connection.query('select pg_advisory_lock($1)', [migrationLockId])
    await work(connection)
    await connection.query('select pg_advisory_unlock($1)', [migrationLockId])
    await connection.query('reset statement_timeout')
    connection.release()
  } catch (error) {
    connection.release(true)
    throw error
  }
}

/** Migrations go forward only, so an older program must not touch data that a newer one has changed. */
async function assertSchemaIsNotNewer(db: Db) {
  if ((await findSchemaVersion(db)) > newestSchemaVersion()) {
    throw new ConfigurationError(
      'The database was used by a newer version of Lumi; start that version or restore a backup.',
    )
  }
}

/** The time of the newest migration that was applied; 0 for an empty database. */
export async function findSchemaVersion(db: Db): Promise<number> {
  const exists = await rows<{ found: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!exists[0]?.found) return 0
  const applied = await rows<{ newest: string | null }>(
    db,
    sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
  )
  return Number(applied[0]?.newest ?? 0)
}

/** Oldest first. */
export const listMigrations = () => readMigrationFiles({ migrationsFolder })

/** The newest schema that this code knows. */
export const newestSchemaVersion = (): number =>
  Math.max(0, ...listMigrations().map((migration) => migration.folderMillis))

/**
 * Makes the tables of an older schema in an empty database, for rows that were backed up then; `migrateDatabase` goes on
 * from there. In the caller's transaction, which the migrator of the library cannot join.
 * @returns false when this code has never had such a schema
 */
export async function createSchema(tx: Tx, schemaVersion: number): Promise<boolean> {
  const migrations = listMigrations().filter((migration) => migration.folderMillis <= schemaVersion)
  if (migrations.at(-1)?.folderMillis !== schemaVersion) return false
  await tx.execute(sql`create schema drizzle`)
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  }
  return true
}

/** Raw SQL with typed rows. */
export async function rows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result = await db.execute(query)
  return result.rows as Row[]
}

/** The SQLSTATE of a failed query ("23505" is a unique violation), or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code
  }
  return undefined
}

const unavailableCodes = /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC)/

/** The database cannot be reached, is stopping or is full: the caller should be asked to try again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = sqlState(error)
  if (code !== undefined) return unavailableCodes.test(code)
  for (let current = error; current instanceof Error; current = current.cause) {
    // pg gives these no code.
    if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(current.message))
      return true
  }
  return false
}
