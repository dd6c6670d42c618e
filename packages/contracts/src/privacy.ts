import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './text.ts'

/**
 * Signs out everywhere at once; the account is deleted after the grace. Has no body (A23): typing the own address is a check
 * of the page, and the server requires a recent sign-in.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/user/deleteAccount',
  access: 'student',
  summary: 'Orders the deletion of the account and signs out on every device. Needs a recent sign-in.',
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
  errors: ['auth_required', 'account_deletion_not_yours', 'account_deletion_begun'],
  beforeConsent: true,
  whileDeleting: true,
})

/** ZIP with `index.html` for people and `data.json` for programs. Format: docs/privacy/export.md. */
export const exportData = endpoint({
  method: 'GET',
  path: '/api/v1/user/exportData',
  access: 'student',
  summary: 'Everything Lumi keeps of the student, as one file. Once a day; needs a recent sign-in.',
  response: z.unknown(),
  file: ['application/zip'],
  errors: ['auth_required', 'auth_recent_sign_in_required', 'export_too_soon'],
  beforeConsent: true,
})
