import { and, isNotNull, lt } from 'drizzle-orm'
import { audit } from './audit.tables.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import { mails } from './mail.tables.ts'

/** Deletes what is over. Must be safe to run on several processes at once and at any time. */
export type CleanUp = () => Promise<void>

const intervalMs = 60 * 60_000
const dayMs = 86_400_000
/** The privacy policy names these. */
const auditDays = 365
const sentMailDays = 30

/** What the platform itself keeps for a time only. */
export const cleanUpPlatform =
  (db: Db, clock: Clock): CleanUp =>
  async () => {
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
    await db.delete(audit).where(lt(audit.at, before(auditDays)))
    await db.delete(mails).where(and(isNotNull(mails.sentAt), lt(mails.createdAt, before(sentMailDays))))
  }

/**
 * Runs every clean-up once an hour. A failed one is tried again with the next round.
 * @returns stops it
 */
export function startMaintenance(cleanUps: readonly CleanUp[], log: Log): () => Promise<void> {
  let round: Promise<void> = Promise.resolve()
  const run = async () => {
    for (const cleanUp of cleanUps) {
      await cleanUp().catch((error: unknown) => log.warn({ error }, 'A clean-up failed'))
    }
  }
  const timer = setInterval(() => {
    round = round.then(run)
  }, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
