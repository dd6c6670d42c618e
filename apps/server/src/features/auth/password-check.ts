import { AppError } from '@lumi/contracts/errors'
import { addressKey } from '../../platform/address.ts'
import type { Tx } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockStudent, type StudentRow } from './auth.store.ts'
import type { Caller } from './caller.ts'
import { isPassword } from './passwords.ts'

/**
 * A password is checked outside any transaction, because hashing takes long. Whoever acts on it locks the student and
 * compares: it may have been changed, taken away or moved to another address meanwhile.
 * @returns undefined when what was checked no longer holds
 */
export async function lockAsChecked(tx: Tx, checked: StudentRow): Promise<StudentRow | undefined> {
  const student = await lockStudent(tx, checked.id)
  const isSame = student?.passwordHash === checked.passwordHash && student.emailKey === checked.emailKey
  return isSame ? student : undefined
}

/** The check of a password, wherever an account is entered with it: one limit and one line in the audit for all. */
export function createPasswordCheck({ db, limits, audit }: Pick<Platform, 'db' | 'limits' | 'audit'>) {
  /**
   * Counts before it searches and hashes, and takes the same time for unknown accounts.
   * @throws AppError `auth_invalid_login`, `too_many_requests`
   */
  return async function assertPassword(
    caller: Caller,
    { emailKey, password }: { emailKey: string; password: string },
    find: () => Promise<StudentRow | undefined>,
  ): Promise<StudentRow> {
    const address = addressKey(caller.address)
    const account = `${emailKey} ${address}`
    await limits.take('login-address', address)
    await limits.takeWithGrowingDelay('login-account', account)
    const student = await find()
    const isRight = await isPassword(password, student?.passwordHash)
    if (!student || !isRight) {
      const entry = { studentId: student?.id, address: caller.address } as const
      await audit.write(db, { action: 'sign-in', result: 'refused', ...entry })
      throw new AppError('auth_invalid_login')
    }
    await limits.forget('login-account', account)
    await limits.giveBack('login-address', address)
    return student
  }
}
