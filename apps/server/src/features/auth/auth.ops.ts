import { languageOf } from '@lumi/contracts/reference'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import { flag, OpsRefusal, opsCommand, option, studentReference } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { findStudent, findStudentByEmail, type StudentRow } from './auth.store.ts'
import type { Caller } from './caller.ts'
import type { Sessions } from './sessions.ts'

const findStudents = opsCommand({
  name: 'students find',
  summary: 'Tells whether there is such a student and how the account stands.',
  arguments: { student: studentReference() },
})

const listSessions = opsCommand({
  name: 'sessions list',
  summary: 'Shows where a student is signed in.',
  arguments: { student: studentReference() },
})

const endSessions = opsCommand({
  name: 'sessions end',
  summary: 'Signs a student out, everywhere or on one device.',
  arguments: {
    student: studentReference(),
    session: option(z.optional(z.string()), 'id of the one session to end, as "sessions list" shows it'),
    everywhere: flag('all of them'),
  },
  confirm: ({ student, session }) => `End ${session === undefined ? 'all sessions' : 'the session'} of ${student}?`,
})

const resendConfirmation = opsCommand({
  name: 'students resend-confirmation',
  summary: 'Sends the confirmation mail again to a student who has not confirmed the address.',
  arguments: { student: studentReference() },
})

export const authCommands = [findStudents, resendConfirmation, listSessions, endSessions]

/** The student an operator means. An operator is told when there is none; the commands are no way in for anybody else. */
export async function getStudent(db: Db, reference: string): Promise<StudentRow> {
  const student = reference.includes('@') ? await findStudentByEmail(db, reference) : await findStudent(db, reference)
  if (!student) throw new OpsRefusal('There is no such student.')
  return student
}

/** Masked: enough to recognize the right account. */
const masked = (email: string) => email.replace(/^(.).*(@.*)$/, '$1…$2')

interface Dependencies extends Pick<Platform, 'db' | 'ops'> {
  sessions: Pick<Sessions, 'listOf' | 'endOne' | 'endAllOf' | 'announceEnded'>
  waitForConfirmation(caller: Pick<Caller, 'language' | 'address'>, student: StudentRow): Promise<unknown>
}

export function addAuthOps({ db, ops, sessions, waitForConfirmation }: Dependencies) {
  ops.add(findStudents, async ({ student: reference }, { concerns }) => {
    const student = await getStudent(db, reference)
    concerns({ studentId: student.id })
    const open = await sessions.listOf(student.id)
    const values = {
      id: student.id,
      email: masked(student.email),
      'email confirmed': student.emailConfirmedAt?.toISOString() ?? 'no',
      'has a password': student.passwordHash === null ? 'no' : 'yes',
      'signed up': student.createdAt.toISOString(),
      language: student.languageId,
      country: student.countryId,
      'open sessions': open.length,
      'will be deleted': student.deletesAt?.toISOString() ?? 'no',
    }
    return { rows: Object.entries(values).map(([what, value]) => ({ what, value })) }
  })

  ops.add(listSessions, async ({ student: reference }, { concerns }) => {
    const student = await getStudent(db, reference)
    concerns({ studentId: student.id })
    const open = await sessions.listOf(student.id)
    return {
      rows: open.map((session) => ({
        session: session.id,
        since: session.createdAt.toISOString(),
        'last used': (session.lastUsedAt ?? session.createdAt).toISOString(),
        device: [session.browser, session.system].filter(Boolean).join(' on ') || null,
        from: session.addressPrefix,
      })),
    }
  })

  ops.add(endSessions, async ({ student: reference, session, everywhere }, { concerns, done }) => {
    if ((session === undefined) !== everywhere) throw new OpsRefusal('Say which: --session <id> or --everywhere.')
    const student = await getStudent(db, reference)
    concerns({ studentId: student.id })
    const ended = await db.transaction(async (tx) => {
      const ids =
        session === undefined
          ? await sessions.endAllOf(tx, student.id, 'signed-out')
          : (await sessions.endOne(tx, student.id, session, 'signed-out')) && [session]
      if (!ids) throw new OpsRefusal('The student has no such open session.')
      await done(tx)
      return ids
    })
    sessions.announceEnded(ended)
    return { say: `${ended.length} ${ended.length === 1 ? 'session' : 'sessions'} ended.` }
  })

  ops.add(resendConfirmation, async ({ student: reference }, { concerns }) => {
    const student = await getStudent(db, reference)
    concerns({ studentId: student.id })
    if (student.emailConfirmedAt) throw new OpsRefusal('The address of this student is confirmed already.')
    const { language } = languageOf(student.languageId)
    // Ordered as for a waiting device; the cookie is discarded.
    await waitForConfirmation({ language, address: '127.0.0.1' }, student)
    return { say: `The confirmation mail to ${masked(student.email)} is on its way.` }
  })
}
