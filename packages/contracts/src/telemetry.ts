import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { code, Empty } from './text.ts'

/** What is counted. A closed list: nothing that a student types can become the name of a counter. */
export const userActions = ['languageChanged', 'themeChanged', 'feedbackSent', 'openInAppButtonClickNotify'] as const
export type UserAction = (typeof userActions)[number]

export const userActionTriggered = endpoint({
  method: 'POST',
  path: '/api/v1/user/userActionTriggered',
  access: 'student',
  summary: 'Counts that something was used. Kept is the number of times, never by whom.',
  body: z.object({ name: z.enum(userActions, code('invalid')) }),
  response: Empty,
  errors: ['auth_required'],
  beforeConsent: true,
})
