import * as z from 'zod/mini'
import type { ValidationCode } from './errors.ts'

/** Error text of a check is a key of `validationCatalogue`; both sides translate it. */
export const code = (validationCode: ValidationCode) => ({ error: validationCode })

/** PostgreSQL cannot store NUL, and a lone surrogate is not Unicode. Security 3. */
export function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed()
}

/** Text of a limited length that can be stored as it is. */
export const text = (maxLength: number, tooLong: ValidationCode = 'too_long') =>
  z
    .string(code('required'))
    .check(z.refine(isStorable, code('text_not_allowed')), z.maxLength(maxLength, code(tooLong)))

/** A required one-line field, 200 characters at most (security 3). */
export const field = (maxLength = 200) => text(maxLength).check(z.trim(), z.minLength(1, code('required')))

export const uuid = z.string(code('required')).check(z.guid(code('guid')))

/** An ISO 8601 instant in UTC. */
export const instant = z.string(code('required')).check(z.iso.datetime(code('invalid')))

export const Empty = z.strictObject({})
