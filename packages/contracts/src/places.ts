import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PLACES } from './product-rules.ts'
import { code, text } from './text.ts'

/** Suggestions only: a student may type a place that is not in the list (decision 022). */
export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/v1/places/suggest',
  access: 'student',
  summary: 'Cities or schools that begin like what was typed, at most eight. Nothing is stored.',
  query: z.object({
    kind: z.enum(['city', 'school'], code('invalid')),
    q: text(PLACES.queryMaxLength).check(z.trim()),
    /** ISO 3166-1 alpha-2; absent: the student's own country. */
    country: z.optional(text(2, 'invalid').check(z.regex(/^[A-Za-z]{2}$/, code('invalid')))),
  }),
  response: z.object({ places: z.array(z.object({ name: z.string(), region: z.nullable(z.string()) })) }),
  errors: ['auth_required'],
})
