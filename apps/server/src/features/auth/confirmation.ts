import { randomInt } from 'node:crypto'
import { AppError } from '@lumi/contracts/errors'
import { SESSION } from '@lumi/contracts/product-rules'
import { languageOf } from '@lumi/contracts/reference'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { addressKey } from '../../platform/address.ts'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { fingerprint } from '../../platform/secrets.ts'
import type { SignedInStudent } from '../../platform/serve.ts'
import { confirmationCodeMail } from './account.mails.ts'
import { emailKeyOf, findStudent, type StudentRow } from './auth.store.ts'
import { confirmationCodes } from './auth.tables.ts'
import type { Caller } from './caller.ts'
import { isPassword } from './passwords.ts'
import type { Tokens } from './session-cookies.ts'
import { type Sessions, sessionOrigin } from './sessions.ts'

export interface Dependencies extends Pick<Platform, 'db' | 'clock' | 'mail' | 'limits' | 'audit'> {
  sessions: Sessions
  secretKey: string
}

export type Confirmation = ReturnType<typeof createConfirmation>

/** "Confirm that it is you": makes a sign-in recent again, by the password or by a mailed code. */
export function createConfirmation({ db, clock, mail, limits, audit, sessions, secretKey }: Dependencies) {
  // The hash covers the session id: a code is invalid in any other session.
  const hashCode = (sessionId: string, code: string) => fingerprint(secretKey, `confirmation ${sessionId} ${code}`)

  async function confirm(tx: Tx, student: SignedInStudent, caller: Caller): Promise<Tokens> {
    const outcome = await sessions.confirm(tx, student.sessionId, caller.cookies, sessionOrigin(caller))
    if (outcome.kind !== 'rotated' || outcome.sessionId !== student.sessionId) throw new AppError('auth_required')
    await writeAudit(tx, student, caller, 'done')
    return outcome.tokens
  }

  const writeAudit = (tx: Tx, { id, sessionId }: SignedInStudent, { address }: Caller, result: 'done' | 'refused') =>
    audit.write(tx, { action: 'sign-in-confirmation', result, studentId: id, sessionId, address })

  return {
    async byPassword(student: SignedInStudent, caller: Caller, password: string): Promise<Tokens> {
      await assertPassword(student, caller, password)
      return db.transaction((tx) => confirm(tx, student, caller))
    },

    assertPassword,

    async sendCode(student: SignedInStudent): Promise<void> {
      await limits.take('confirmation-code', student.id)
      const code = randomInt(10 ** SESSION.confirmationCodeDigits)
        .toString()
        .padStart(SESSION.confirmationCodeDigits, '0')
      const now = clock.now()
      const row = {
        codeHash: hashCode(student.sessionId, code),
        triesLeft: SESSION.confirmationCodeTries,
        createdAt: now,
        expiresAt: new Date(now.getTime() + SESSION.confirmationCodeMinutes * 60_000),
      }
      await db.transaction(async (tx) => {
        await tx
          .insert(confirmationCodes)
          .values({ sessionId: student.sessionId, ...row })
          .onConflictDoUpdate({ target: confirmationCodes.sessionId, set: row })
        const { language } = languageOf(student.languageId)
        await mail.send(tx, { to: student.email, studentId: student.id, ...confirmationCodeMail(language, code) })
      })
      mail.flush()
    },

    async byCode(student: SignedInStudent, caller: Caller, code: string): Promise<Tokens> {
      const { sessionId } = student
      const tokens = await db.transaction(async (tx) => {
        // One statement consumes the try, so parallel guesses cannot share one.
        const [tried] = await tx
          .update(confirmationCodes)
          .set({ triesLeft: sql`${confirmationCodes.triesLeft} - 1` })
          .where(
            and(
              eq(confirmationCodes.sessionId, sessionId),
              gt(confirmationCodes.triesLeft, 0),
              gt(confirmationCodes.expiresAt, clock.now()),
            ),
          )
          .returning({ codeHash: confirmationCodes.codeHash })
        if (tried?.codeHash !== hashCode(sessionId, code)) {
          await writeAudit(tx, student, caller, 'refused')
          return undefined
        }
        await tx.delete(confirmationCodes).where(eq(confirmationCodes.sessionId, sessionId))
        return confirm(tx, student, caller)
      })
      // Outside the transaction: a refusal must not roll back the consumed try.
      if (!tokens) throw new AppError('auth_wrong_code')
      return tokens
    },

    async deleteExpired(): Promise<void> {
      await db.delete(confirmationCodes).where(lt(confirmationCodes.expiresAt, clock.now()))
    },
  }

  /** Counts before it hashes, together with the sign-in failures of this account from this address. */
  async function assertPassword(student: SignedInStudent, caller: Caller, password: string): Promise<StudentRow> {
    const account = `${emailKeyOf(student.email)} ${addressKey(caller.address)}`
    await limits.takeWithGrowingDelay('login-account', account)
    const row = await findStudent(db, student.id)
    if (!(await isPassword(password, row?.passwordHash)) || !row) {
      await db.transaction((tx) => writeAudit(tx, student, caller, 'refused'))
      throw new AppError('auth_wrong_password')
    }
    await limits.forget('login-account', account)
    return row
  }
}
