import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Db, rows } from '../platform/db.ts'
import { patiently } from './patience.ts'

/**
 * Resolves when a statement waits for a lock that the caller's own transaction holds. Only on PostgreSQL: the embedded
 * database runs one transaction at a time.
 */
export const untilSomebodyWaits = (db: Db) =>
  expect
    .poll(
      () =>
        rows<{ count: number }>(
          db,
          sql`select count(*)::int as count from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      { timeout: patiently(10_000) },
    )
    .toEqual([{ count: 1 }])
