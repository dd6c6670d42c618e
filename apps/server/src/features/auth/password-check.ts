import { AppError } from '@lumi/contracts/errors'
import { addressKey } from '../../platform/address.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StudentRow } from './auth.store.ts'
import type { Caller } from './caller.ts'
import { isPassword } from './passwords.ts'

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
