import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, text } from './text.ts'

/**
 * Signs out everywhere at once; the account is gone after the grace. The typed address is what the page asks for; a call
 * without a body is valid (specification section 7), because the sign-in must be recent anyway.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/user/deleteAccount',
  access: 'student',
  summary: 'Orders the deletion of the account and signs out on every device. Needs a recent sign-in.',
  body: z.optional(z.object({ email: z.optional(text(254)) })),
  response: z.object({ deletesAt: instant }),
  errors: ['auth_required', 'auth_recent_sign_in_required'],
  beforeConsent: true,
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/v1/user/keepAccount',
  access: 'student',
  summary: 'Takes back the order to delete the account, until the grace is over.',
  response: z.strictObject({}),
  errors: ['auth_required', 'account_deletion_not_yours'],
  beforeConsent: true,
  whileDeleting: true,
})

/** ZIP with `index.html` to read, `data.json` for programs, and pictures. Its shape: docs/privacy/export.md. */
export const exportData = endpoint({
  method: 'GET',
  path: '/api/v1/user/exportData',
  access: 'student',
  summary: 'Everything Lumi keeps of the student, as one file. Once a day; needs a recent sign-in.',
  response: z.unknown(),
  file: 'application/zip',
  errors: ['auth_required', 'auth_recent_sign_in_required', 'export_too_soon'],
  beforeConsent: true,
})
