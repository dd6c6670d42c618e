import { AppError } from '@lumi/contracts/errors'

/** `api()` has already ended the session, and every page follows it: there is nothing more to say or to retry. */
export const isSessionOver = (error: unknown) => error instanceof AppError && error.code === 'auth_required'
