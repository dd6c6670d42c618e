import { AppError } from '@lumi/contracts/errors'
import type { PasswordFault } from '@lumi/contracts/password'

/** On a slow network the server's word is as soon there. */
const longestWaitMs = 2000

/** No part of the first download: comes with the first password that is typed. */
export const loadJudge = () => import('./password-judge.ts')

/** Before a form is sent; where nobody can say in time, the server does. Throws at the field `password`. */
export async function assertHardToGuess(password: string, email: string): Promise<void> {
  const fault = await Promise.race([
    loadJudge()
      .then(({ judgePassword }) => judgePassword(password, email))
      .catch(() => undefined),
    new Promise<PasswordFault | undefined>((resolve) => setTimeout(resolve, longestWaitMs)),
  ])
  if (fault) throw new AppError('validation_failed', { validationErrors: [{ path: 'password', code: fault }] })
}
