import { AppError } from '@lumi/contracts/errors'

/** `api()` has already ended the session, and every page reacts to that: nothing to show and nothing to retry. */
export const isSessionOver = (error: unknown) => error instanceof AppError && error.code === 'auth_required'
