import { desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { audit } from '../audit.tables.ts'
import { findSchemaVersion, rows } from '../db.ts'
import type { Platform } from '../platform.ts'
import { appVersion, backUp } from './backup.ts'
import { opsCommand, option, positional } from './ops-command.ts'

const statusCommand = opsCommand({
  name: 'status',
  summary: 'Says what runs on which database, and what waits in the job queue.',
  arguments: {},
})

const listAudit = opsCommand({
  name: 'audit list',
  summary: 'Shows what was done, newest first: by students, by operators, by the server.',
  arguments: {
    studentId: option(z.optional(z.string()), 'only what concerns this student (id)'),
    limit: option(
      z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 50),
      'how many rows; 50 if absent',
    ),
  },
})

const resumeMailCommand = opsCommand({
  name: 'mail resume',
  summary:
    'Lets mails go to a mailbox again that bounced, complained or switched them off; its owner has asked for it.',
  arguments: { email: positional(z.email('an e-mail address'), 'the address') },
})

const backUpCommand = opsCommand({
  name: 'backup',
  summary: 'Writes everything that is stored into one file, while the server goes on.',
  arguments: { file: positional(z.string(), 'the file to write; it must not exist yet') },
  answersFile: true,
})

const restoreCommand = opsCommand({
  name: 'restore',
  summary: 'Puts a backup into an empty database; the server must not run.',
  arguments: { file: positional(z.string(), 'the file that "backup" wrote') },
  confirm: () => 'Restore this backup into the database that the settings name?',
  alone: true,
})

export const platformCommands = [statusCommand, listAudit, resumeMailCommand, backUpCommand, restoreCommand]

/** Commands about the server as a whole. `restore` is missing: it needs a database that no server has opened. */
export function addPlatformOps(platform: Platform) {
  const { ops, db, database, env, clock, jobs, mail } = platform

  ops.add(statusCommand, async () => {
    const { queues, jobs: pending } = await db.transaction((tx) => jobs.listPending(tx))
    const [newest] = await rows<{ at: string | null }>(db, sql`select max(at)::text as at from audit`)
    const values = {
      version: appVersion,
      schema: new Date(await findSchemaVersion(db)).toISOString(),
      mode: env.mode,
      database: database.kind,
      'data folder': env.dataDir,
      'newest audit row': newest?.at ?? null,
      ...Object.fromEntries(
        queues.map(({ name }) => [`waiting jobs: ${name}`, pending.filter((job) => job.queue === name).length]),
      ),
    }
    return { rows: Object.entries(values).map(([what, value]) => ({ what, value })) }
  })

  ops.add(listAudit, async ({ studentId, limit }, { concerns }) => {
    if (studentId !== undefined) concerns({ studentId })
    const found = await db
      .select()
      .from(audit)
      .where(studentId === undefined ? undefined : eq(audit.studentId, studentId))
      .orderBy(desc(audit.at))
      .limit(limit)
    return {
      rows: found.map(({ at, action, result, operator, ...row }) => ({
        at: at.toISOString(),
        action,
        result,
        operator,
        about: row.studentId ?? row.target,
        from: row.addressPrefix,
      })),
    }
  })

  ops.add(resumeMailCommand, async ({ email }) => {
    const reasons = await mail.stops.clear(email)
    if (reasons.length === 0) return { say: 'Nothing stops mails to this address.', isBad: true }
    return { say: `Mails go there again. What stopped them: ${reasons.join(', ')}.` }
  })

  ops.add(backUpCommand, async () => ({ file: backUp({ env, database, clock, jobs }) }))
}
