import * as z from 'zod/mini'
import type { ValidationCode } from './errors.ts'

/** The error of a check is a key of `validationCatalogue`; both sides translate it. */
export const code = (validationCode: ValidationCode) => ({ error: validationCode })

/** PostgreSQL cannot store NUL, and a lone surrogate is not Unicode (rules, Requests). */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}

/**
 * Text of a limited length that can be stored as it is. The length is checked first and stops the other checks, because
 * normalizing a run of combining marks takes quadratic time [SR22].
 */
export const text = (maxLength: number, tooLong: ValidationCode = 'too_long') =>
  z
    .string(code('required'))
    .check(
      z.maxLength(maxLength, { error: tooLong, abort: true }),
      z.refine(isStorable, { error: 'text_not_allowed', abort: true }),
    )

/** A required one-line field, 200 characters at most (rules, Requests). */
export const field = (maxLength = 200) => text(maxLength).check(z.trim(), z.minLength(1, code('required')))

export const uuid = text(36, 'guid').check(z.guid(code('guid')))

/** An ISO 8601 instant in UTC. */
export const instant = text(40, 'invalid').check(z.iso.datetime(code('invalid')))

export const Empty = z.strictObject({})
