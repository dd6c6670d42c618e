import { AppError, type ValidationCode } from '@lumi/contracts/errors'

/** The refusal of one field for a reason that its contract cannot know. */
export const fieldRefusal = (path: string, code: ValidationCode): AppError =>
  new AppError('validation_failed', { validationErrors: [{ path, code }] })
