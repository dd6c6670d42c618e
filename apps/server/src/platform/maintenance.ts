import { RETENTION } from '@lumi/contracts/product-rules'
import { and, eq, lt } from 'drizzle-orm'
import { audit } from './audit.tables.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Log } from './log.ts'
import { mails } from './mail.tables.ts'
import type { MailStops } from './mail-stops.ts'

/** Deletes what is over. Must be safe to run on several processes at once and at any time. */
export type CleanUp = () => Promise<void>

const intervalMs = 60 * 60_000
const dayMs = 86_400_000

/** What the platform itself keeps for a time only. */
export const cleanUpPlatform =
  (db: Db, clock: Clock, mailStops: Pick<MailStops, 'deleteOld'>): CleanUp =>
  async () => {
    const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
    await db.delete(audit).where(lt(audit.at, before(RETENTION.auditDays)))
    // Sent or not: a mail that no server took for so long helps nobody.
    await db.delete(mails).where(lt(mails.createdAt, before(RETENTION.mailDays)))
    await db
      .delete(mails)
      .where(and(eq(mails.isForgotten, true), lt(mails.createdAt, before(RETENTION.lastMailHours / 24))))
    await mailStops.deleteOld(before(RETENTION.bounceDays))
  }

export interface Maintenance {
  /** Runs every clean-up now, after the round that may be running. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** Runs every clean-up once an hour. A failed one is tried again with the next round. */
export function startMaintenance(cleanUps: readonly CleanUp[], log: Log): Maintenance {
  let round: Promise<void> = Promise.resolve()
  const runAll = async () => {
    for (const cleanUp of cleanUps) {
      await cleanUp().catch((error: unknown) => log.warn({ error }, 'A clean-up failed'))
    }
  }
  const run = () => {
    round = round.then(runAll)
    return round
  }
  const timer = setInterval(() => void run(), intervalMs)
  timer.unref()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
