import { AppError } from '@lumi/contracts/errors'
import type { PasswordFault } from '@lumi/contracts/password'

/** Give up after this time: on a slow network the server answers as fast. */
const longestWaitMs = 2000

/** Not in the first download: loads when the first password is typed. */
export const loadJudge = () => import('./password-judge.ts')

/**
 * Checks before the form is sent; if the check cannot finish in time, the server decides. Throws at the field
 * `password`.
 */
export async function assertHardToGuess(password: string, email: string): Promise<void> {
  const fault = await Promise.race([
    loadJudge()
      .then(({ judgePassword }) => judgePassword(password, email))
      .catch(() => undefined),
    new Promise<PasswordFault | undefined>((resolve) => setTimeout(resolve, longestWaitMs)),
  ])
  if (fault) throw new AppError('validation_failed', { validationErrors: [{ path: 'password', code: fault }] })
}
