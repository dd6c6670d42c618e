import * as z from 'zod/mini'
import { isRealDay } from './birth-date.ts'
import type { ValidationCode } from './errors.ts'
import { code } from './text.ts'

/** A rule with a limit has it after its code, `min:5`; `fieldRuleText` puts it into the sentence. */
const withLimit = (rule: ValidationCode, limit: number) => ({ error: `${rule}:${limit}` })

/** A number; also accepts the text of a number, as queries and form fields send it. */
export const numberRule = () =>
  z.coerce.number(code('number')).check(z.refine((value) => Number.isFinite(value), code('number')))
export const integerRule = () => z.coerce.number(code('number')).check(z.int(code('integer')))

export const minRule = (limit: number) => z.gte(limit, withLimit('min', limit))
export const maxRule = (limit: number) => z.lte(limit, withLimit('max', limit))
export const positiveRule = () => z.gt(0, code('positive'))

export const exactLengthRule = (limit: number) => z.length(limit, withLimit('exact_length', limit))
export const minLengthRule = (limit: number) => z.minLength(limit, withLimit('min_length', limit))
export const maxLengthRule = (limit: number) => z.maxLength(limit, withLimit('max_length', limit))

/** A calendar day, `2012-03-31`. */
export const dayRule = () => z.refine<string>((day) => isRealDay(day), code('date'))

/** Rule for an object with a start and an end, such as days or instants. The error is shown at the end field. */
export const orderRule = <Field extends string>(start: Field, end: Field) =>
  z.refine<Readonly<Record<Field, string | number>>>((value) => value[start] <= value[end], {
    error: 'start_after_end',
    path: [end],
  })

/** Rule for a list in which something must be chosen. */
export const selectionRule = () => z.minLength(1, code('at_least_one'))
