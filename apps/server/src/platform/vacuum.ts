import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import { type Database, rows } from './db.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import type { CleanUp } from './maintenance.ts'

const weekMs = 7 * 86_400_000
/** Beside the database, because its time must outlive the process. */
const stampFile = 'vacuumed'
/** A log segment goes at the second checkpoint after it was left; more are there only after a busy time. */
const maxLogTurns = 8

export interface Vacuum {
  /** Call when something was erased. Returns at once; what is erased meanwhile is part of the same round or the next. */
  afterErasing(): void
  /** Once a week: deleted messages and other things that are over leave their text behind as well. */
  weekly: CleanUp
  /** Waits for the round that runs. */
  stop(): Promise<void>
}

/**
 * A deleted row stays readable in the files of the database until its place is used again. PostgreSQL has its autovacuum and
 * an operator (docs/operations.md); the embedded database has neither, so its tables are written anew and its log is left.
 */
export function createVacuum({
  env,
  database,
  clock,
  log,
}: {
  env: Pick<Env, 'dataDir' | 'database'>
  database: Database
  clock: Clock
  log: Log
}): Vacuum {
  const hasFiles = env.database.kind === 'embedded'
  const stamp = path.join(env.dataDir, stampFile)
  const { db } = database
  let running: Promise<void> | undefined
  let isWantedAgain = false
  let isStopping = false

  const run = (statement: string) => db.execute(sql.raw(statement))

  async function vacuum() {
    // A round that is cut off is made up for with the first clean-up after the next start.
    await rm(stamp, { force: true })
    const tables = await rows<{ name: string }>(
      db,
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    // What the planner has noted of the values of a column are values of people. It does well without.
    await run('delete from pg_statistic')
    // A statement each: requests are served in between.
    for (const name of [...tables.map((table) => table.name), 'pg_statistic']) {
      if (isStopping) return
      await run(`vacuum full ${name}`)
    }
    await leaveLog()
    await writeFile(stamp, clock.now().toISOString())
  }

  /** Everything that was ever written is in the log too, until its segment is removed. */
  async function leaveLog() {
    // A segment that is used again keeps the old text behind the new.
    await run('set wal_recycle = off')
    for (let turn = 0; turn < maxLogTurns; turn++) {
      await run('select pg_switch_wal()')
      await run('checkpoint')
      const [segments] = await rows<{ count: number }>(db, sql`select count(*)::int as count from pg_ls_waldir()`)
      if (turn > 0 && segments!.count <= 1) return
    }
  }

  function start(): Promise<void> {
    running ??= vacuum()
      .catch((error: unknown) =>
        log.error({ error }, 'The database could not be vacuumed and will be with the next clean-up'),
      )
      .finally(() => {
        running = undefined
        if (isWantedAgain && !isStopping) void start()
        isWantedAgain = false
      })
    return running
  }

  async function vacuumedAt(): Promise<number> {
    const at = Date.parse(await readFile(stamp, 'utf8').catch(() => ''))
    return Number.isNaN(at) ? 0 : at
  }

  return {
    afterErasing() {
      if (!hasFiles || isStopping) return
      if (running) isWantedAgain = true
      else void start()
    },
    async weekly() {
      if (hasFiles && clock.now().getTime() - (await vacuumedAt()) >= weekMs) await start()
    },
    async stop() {
      isStopping = true
      await running
    },
  }
}
