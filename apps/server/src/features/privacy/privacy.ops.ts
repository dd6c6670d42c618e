import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import { flag, opsCommand, positional, studentReference } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Deletion } from './deletion.ts'
import type { DataExport } from './export.ts'

const deleteStudent = opsCommand({
  name: 'students delete',
  summary: 'Signs a student out and deletes the account after the grace, which the student is told by mail.',
  arguments: { student: studentReference(), now: flag('without the grace; it cannot be undone') },
  confirm: ({ student, now }) =>
    now ? `Delete everything of ${student} now, for ever?` : `Delete the account of ${student} after the grace?`,
})

const keepStudent = opsCommand({
  name: 'students keep',
  summary: 'Takes an ordered deletion back, whoever ordered it, while the grace lasts.',
  arguments: { student: studentReference() },
})

const exportStudent = opsCommand({
  name: 'students export',
  summary: 'Writes all data of a student into one ZIP file, as the student can in the settings.',
  arguments: { student: studentReference(), file: positional(z.string(), 'the file to write; it must not exist yet') },
  answersFile: true,
})

export const privacyCommands = [deleteStudent, keepStudent, exportStudent]

interface Dependencies extends Pick<Platform, 'db' | 'ops'> {
  deletion: Pick<Deletion, 'requestInside' | 'undo'>
  dataExport: Pick<DataExport, 'open'>
  /** Of the `auth` feature: throws when there is no such student. */
  getStudent(db: Db, reference: string): Promise<{ id: string }>
}

export function addPrivacyOps({ db, ops, deletion, dataExport, getStudent }: Dependencies) {
  ops.add(deleteStudent, async ({ student: reference, now }, { concerns, done }) => {
    const { id: studentId } = await getStudent(db, reference)
    concerns({ studentId })
    const order = { studentId, by: 'operator', ...(now ? { graceDays: 0 } : {}) } as const
    // The order writes its own audit row: written later, it could name a student who is deleted by then.
    const { deletesAt, afterCommit } = await db.transaction(async (tx) => {
      const ordered = await deletion.requestInside(tx, order)
      await done(tx)
      return ordered
    })
    await afterCommit()
    return {
      say: now
        ? 'The student is signed out; everything is deleted within a minute, or at the next start of the server.'
        : `The student is signed out and was told; the account is deleted on ${deletesAt.toISOString()}.`,
    }
  })

  ops.add(keepStudent, async ({ student: reference }, { concerns }) => {
    const { id: studentId } = await getStudent(db, reference)
    concerns({ studentId })
    await deletion.undo({ studentId, by: 'operator' })
    return { say: 'The account stays.' }
  })

  ops.add(exportStudent, async ({ student: reference }, { concerns }) => {
    const { id: studentId } = await getStudent(db, reference)
    concerns({ studentId })
    return { file: await dataExport.open(studentId) }
  })
}
