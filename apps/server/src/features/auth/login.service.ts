import { AppError } from '@lumi/contracts/errors'
import { languageOf } from '@lumi/contracts/reference'
import { sqlState } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { sessionReusedMail } from './auth.mails.ts'
import { emailKeyOf, findStudent, findStudentByEmail, type StudentRow } from './auth.store.ts'
import type { Caller } from './caller.ts'
import { createPasswordCheck, lockAsChecked } from './password-check.ts'
import type { Tokens } from './session-cookies.ts'
import { type Sessions, sessionOrigin } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

interface Dependencies extends Pick<Platform, 'db' | 'mail' | 'limits' | 'audit' | 'origins'> {
  sessions: Sessions
  signIn: SignIn
  /** Resends the confirmation mail. Returns the cookie by which the device waits for it. */
  waitForConfirmation(caller: Caller, student: StudentRow): Promise<string>
}

const foreignKeyViolation = '23503'

/** The account was erased while its password was hashed: what would refer to it finds nobody, like the next sign-in. */
function ifErased(error: unknown): never {
  throw sqlState(error) === foreignKeyViolation ? new AppError('auth_invalid_login') : error
}

export type LoginOutcome = { kind: 'signed-in'; tokens: Tokens } | { kind: 'unconfirmed'; signUpToken: string }

/** Sign-in with a password, the end of a session, and its renewal. */
export function createLoginService(dependencies: Dependencies) {
  const { db, mail, audit, origins, sessions, signIn, waitForConfirmation } = dependencies
  const assertPassword = createPasswordCheck(dependencies)

  return {
    async login(caller: Caller, given: { email: string; password: string }): Promise<LoginOutcome> {
      const wanted = { emailKey: emailKeyOf(given.email), password: given.password }
      const student = await assertPassword(caller, wanted, () => findStudentByEmail(db, given.email))
      if (student.emailConfirmedAt === null) {
        return { kind: 'unconfirmed', signUpToken: await waitForConfirmation(caller, student).catch(ifErased) }
      }
      const { tokens, ended } = await db.transaction(async (tx) => {
        const unchanged = await lockAsChecked(tx, student)
        if (!unchanged) throw new AppError('auth_invalid_login')
        return signIn.begin(tx, unchanged, caller)
      })
      mail.flush()
      sessions.announceEnded(ended)
      return { kind: 'signed-in', tokens }
    },

    async logout(caller: Caller): Promise<void> {
      const ended = await db.transaction(async (tx) => {
        const families = await sessions.endPresented(tx, caller.cookies)
        for (const family of families) {
          await audit.write(tx, { action: 'sign-out', result: 'done', ...family, address: caller.address })
        }
        return families.map((family) => family.sessionId)
      })
      sessions.announceEnded(ended)
    },

    /** New tokens, or undefined when the session is over. Reuse of a token ends the family and notifies the owner. */
    async refresh(caller: Caller): Promise<Tokens | undefined> {
      const token = sessions.presentedRefreshToken(caller.cookies)
      if (!token) return undefined
      const outcome = await db.transaction(async (tx) => {
        const result = await sessions.refresh(tx, token, sessionOrigin(caller))
        if (result.kind !== 'reused') return result
        const { studentId, sessionId } = result
        await audit.write(tx, {
          action: 'refresh-reuse',
          result: 'refused',
          studentId,
          sessionId,
          address: caller.address,
        })
        const student = await findStudent(tx, studentId)
        if (student) {
          const { language } = languageOf(student.languageId)
          await mail.send(tx, {
            to: student.email,
            studentId: student.id,
            ...sessionReusedMail(language, origins.publicUrl()),
          })
        }
        return result
      })
      if (outcome.kind === 'rotated') return outcome.tokens
      if (outcome.kind === 'reused') {
        sessions.announceEnded([outcome.sessionId])
        mail.flush()
      }
      return undefined
    },
  }
}
