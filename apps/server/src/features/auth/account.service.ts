import type { Account, AccountSession } from '@lumi/contracts/account'
import { AppError } from '@lumi/contracts/errors'
import { languageOf } from '@lumi/contracts/reference'
import { eq } from 'drizzle-orm'
import { addressPrefix } from '../../platform/address.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { passwordUpdatedMail } from './account.mails.ts'
import { closePasswordRequests, findStudent } from './auth.store.ts'
import { students } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import type { Confirmation } from './confirmation.ts'
import { readDevice } from './device.rules.ts'
import type { EmailChange } from './email-change.service.ts'
import { assertNotGuessable } from './password.rules.ts'
import { lockAsChecked } from './password-check.ts'
import { hashPassword } from './passwords.ts'
import type { Tokens } from './session-cookies.ts'
import { type Sessions, sessionOrigin } from './sessions.ts'

interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'audit' | 'origins'> {
  sessions: Sessions
  confirmation: Confirmation
  emailChange: EmailChange
}

export type AccountService = ReturnType<typeof createAccountService>

/** Sign-in methods and sessions of a signed-in student: list and change. */
export function createAccountService(dependencies: Dependencies) {
  const { db, clock, mail, audit, origins, sessions, confirmation, emailChange } = dependencies

  return {
    async find(student: SignedInStudent): Promise<Account> {
      const [row, waiting] = await Promise.all([findStudent(db, student.id), emailChange.findWaiting(student.id)])
      return { email: student.email, hasPassword: row?.passwordHash != null, emailChange: waiting }
    },

    /** Ends every session; the device that asked gets a new one. */
    async updatePassword(
      student: SignedInStudent,
      caller: Caller,
      wanted: { currentPassword: string; password: string },
    ): Promise<Tokens> {
      const checked = await confirmation.assertPassword(student, caller, wanted.currentPassword)
      await assertNotGuessable(wanted.password, student.email)
      const passwordHash = await hashPassword(wanted.password)
      const { tokens, ended } = await db.transaction(async (tx) => {
        const unchanged = await lockAsChecked(tx, checked)
        await sessions.assertOpen(tx, student)
        if (!unchanged) throw new AppError('auth_wrong_password')
        await closePasswordRequests(tx, student.id, clock.now())
        await tx.update(students).set({ passwordHash }).where(eq(students.id, student.id))
        const families = await sessions.endAllOf(tx, student.id, 'password')
        const started = await sessions.start(tx, student.id, caller.cookies, sessionOrigin(caller))
        const { language } = languageOf(student.languageId)
        await mail.send(tx, {
          to: student.email,
          studentId: student.id,
          ...passwordUpdatedMail(language, origins.publicUrl()),
        })
        await audit.write(tx, {
          action: 'password-change',
          result: 'done',
          studentId: student.id,
          sessionId: started.sessionId,
          address: caller.address,
        })
        return { tokens: started.tokens, ended: families }
      })
      sessions.announceEnded(ended)
      mail.flush()
      return tokens
    },

    async listSessions(student: SignedInStudent, caller: Caller): Promise<AccountSession[]> {
      const here = addressPrefix(caller.address)
      const open = await sessions.listOf(student.id)
      return open
        .map((session) => ({
          sessionId: session.id,
          isCurrent: session.id === student.sessionId,
          ...(session.id === student.sessionId
            ? readDevice(caller.userAgent)
            : { browser: session.browser, system: session.system }),
          createdAt: session.createdAt.toISOString(),
          lastUsedAt: (session.lastUsedAt ?? session.createdAt).toISOString(),
          isSameNetwork: session.addressPrefix === null ? null : session.addressPrefix === here,
          timeZone: session.timeZone,
        }))
        .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
    },

    async endSession(student: SignedInStudent, caller: Caller, sessionId: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await sessions.endOne(tx, student.id, sessionId, 'signed-out')))
          throw new AppError('account_session_not_found')
        const entry = { studentId: student.id, sessionId, address: caller.address } as const
        await audit.write(tx, { action: 'sign-out', result: 'done', ...entry })
      })
      sessions.announceEnded([sessionId])
    },

    async endOtherSessions(student: SignedInStudent, caller: Caller): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const families = await sessions.endAllOf(tx, student.id, 'signed-out', student.sessionId)
        for (const sessionId of families) {
          const entry = { studentId: student.id, sessionId, address: caller.address } as const
          await audit.write(tx, { action: 'sign-out', result: 'done', ...entry })
        }
        return families
      })
      sessions.announceEnded(ended)
    },
  }
}
