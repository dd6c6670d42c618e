import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { languages } from './reference.ts'
import { code, Empty } from './text.ts'

const Theme = z.enum(['system', 'light', 'dark'], code('invalid'))

/**
 * What may be told while the app is closed. `mail`: replies and reviews come by mail when no browser of the student takes
 * pushes. `news` is stored and used by nothing.
 */
const Notifications = z.object({
  replies: z.boolean(),
  reviews: z.boolean(),
  payments: z.boolean(),
  plans: z.boolean(),
  parents: z.boolean(),
  support: z.boolean(),
  mail: z.boolean(),
  news: z.boolean(),
})

export const CustomSettings = z.object({
  theme: Theme,
  notifications: Notifications,
  /** Whether the student has agreed to analytics; null: not asked, on this server or at this age. */
  analytics: z.nullable(z.boolean()),
})
export type CustomSettings = z.infer<typeof CustomSettings>

export const getCustomSettings = endpoint({
  method: 'GET',
  path: '/api/v1/user/getCustomSettings',
  access: 'student',
  summary: 'How the student has set the app, on every device.',
  response: CustomSettings,
  errors: ['auth_required'],
  beforeConsent: true,
})

export const createOrUpdateCustomSettings = endpoint({
  method: 'POST',
  path: '/api/v1/user/createOrUpdateCustomSettings',
  access: 'student',
  summary: 'Changes what is named and leaves the rest.',
  body: z.object({
    theme: z.optional(Theme),
    notifications: z.optional(z.partial(Notifications)),
    analytics: z.optional(z.boolean(code('invalid'))),
  }),
  response: CustomSettings,
  errors: ['auth_required'],
  beforeConsent: true,
})

const languageIds = languages.map(({ languageId }) => languageId)

export const updateUserInformation = endpoint({
  method: 'POST',
  path: '/api/v1/user/updateUserInformation',
  access: 'student',
  summary: 'The language of the app and of mails.',
  body: z.object({
    languageId: z
      .int({ error: 'required' })
      .check(z.refine((id) => languageIds.some((known) => known === id), code('invalid'))),
  }),
  names: { languageId: 'common' },
  response: Empty,
  errors: ['auth_required'],
  beforeConsent: true,
})
