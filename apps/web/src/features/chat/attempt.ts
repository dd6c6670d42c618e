import { AppError } from '@lumi/contracts/errors'
import { notifyError } from '../../lib/errors.ts'

/** `api()` has already ended the session, and every page reacts to that: nothing to show and nothing to retry. */
export const isSessionOver = (error: unknown) => error instanceof AppError && error.code === 'auth_required'

/** Runs an action of the student and notifies of its failure. Returns whether it succeeded. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!isSessionOver(error)) notifyError(error)
    return false
  }
}
