import { AppError, type ErrorCode } from '@lumi/contracts/errors'

const problems = {
  guardian_link_invalid: 'invalid',
  guardian_link_expired: 'expired',
  guardian_link_replaced: 'replaced',
  guardian_link_used: 'used',
  validation_failed: 'invalid',
} as const satisfies Partial<Record<ErrorCode, string>>
/** Why a parent's link opens nothing. `incomplete`: a part of the address is missing. */
export type Problem = (typeof problems)[keyof typeof problems] | 'incomplete'

export const problemOf = (error: unknown): Problem | undefined =>
  error instanceof AppError && error.code in problems ? problems[error.code as keyof typeof problems] : undefined
