import * as z from 'zod/mini'
import { Email, NewPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import type { Language } from './errors.ts'
import { PASSWORD, SESSION } from './product-rules.ts'
import { code, Empty, field, instant, text, uuid } from './text.ts'

/** An existing password; its rules were checked when it was set. */
export const CurrentPassword = text(PASSWORD.maxLength, 'password_too_long').check(z.minLength(1, code('required')))

/** A code from a mail. Spaces are ignored, because copying may add some. */
export const ConfirmationCode = text(20).check(
  z.overwrite((value: string) => value.replace(/\s/g, '')),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(new RegExp(`^\\d{${SESSION.confirmationCodeDigits}}$`), code('confirmation_code')),
)

/**
 * Calls that need a recent sign-in (at most `SESSION.recentMinutes` old) refuse with `auth_recent_sign_in_required`. One of
 * the next two calls makes it recent again. Both renew the cookies, so their path is one where the refresh cookie is sent.
 */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/confirmPassword',
  access: 'student',
  summary: 'Proves by the password that the signed-in student is at the device. Renews the session cookies.',
  body: z.object({ password: CurrentPassword }),
  response: Empty,
  errors: ['auth_required', 'auth_wrong_password'],
  beforeConsent: true,
})

export const confirmByCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/confirmByCode',
  access: 'student',
  summary: 'Proves the same by a code from a mail (`sendConfirmationCode`). Renews the session cookies.',
  body: z.object({ code: ConfirmationCode }),
  response: Empty,
  errors: ['auth_required', 'auth_wrong_code'],
  beforeConsent: true,
})

export const sendConfirmationCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sendConfirmationCode',
  access: 'student',
  summary: 'Mails a code for `confirmByCode` to the student. Only the newest one works.',
  response: Empty,
  errors: ['auth_required'],
  beforeConsent: true,
})

export const Account = z.object({
  email: z.string(),
  /** False: the student signs in through another service and has never set a password. */
  hasPassword: z.boolean(),
  /** A new address that is not confirmed yet. */
  emailChange: z.nullable(z.object({ email: z.string(), expiresAt: instant })),
})
export type Account = z.infer<typeof Account>

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/v1/user/getAccount',
  access: 'student',
  summary: 'How the signed-in student signs in.',
  response: Account,
  errors: ['auth_required'],
  beforeConsent: true,
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/user/requestEmailChange',
  access: 'student',
  summary: 'Mails a link to the new address. A taken address answers the same and mails its owner.',
  body: z.object({ email: Email }),
  response: Empty,
  errors: ['auth_required', 'auth_recent_sign_in_required', 'account_email_same'],
  beforeConsent: true,
})

export const cancelEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/user/cancelEmailChange',
  access: 'student',
  summary: 'Makes the link to the new address worthless.',
  response: Empty,
  errors: ['auth_required'],
  beforeConsent: true,
})

const EmailChangeLink = z.object({ changeId: field(), secret: field() })

/** `ci` and `ecs` of the mail to the new address. */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/user/confirmEmailChange',
  access: 'public',
  summary: 'Moves the account to the new address, ends all other sessions and tells the old address.',
  body: EmailChangeLink,
  names: { changeId: 'secret' },
  response: Empty,
  errors: ['auth_link_invalid', 'auth_link_expired', 'auth_link_used'],
})

/** `ci` and `eus` of the mail to the old address. */
export const undoEmailChange = endpoint({
  method: 'POST',
  path: '/api/v1/user/undoEmailChange',
  access: 'public',
  summary: 'Moves the account back to the old address, ends all sessions and mails a link to set a new password.',
  body: EmailChangeLink,
  names: { changeId: 'secret' },
  response: Empty,
  errors: ['auth_link_invalid', 'auth_link_expired', 'auth_link_used', 'account_email_taken'],
})

export const updatePassword = endpoint({
  method: 'POST',
  path: '/api/v1/user/updatePassword',
  access: 'student',
  summary: 'Sets a new password by the current one. Ends all sessions; this device gets a new one.',
  body: z
    .object({
      currentPassword: CurrentPassword,
      password: NewPassword,
      passwordConfirmation: CurrentPassword,
    })
    .check(
      z.refine((body) => body.password === body.passwordConfirmation, {
        error: 'password_mismatch',
        path: ['passwordConfirmation'],
      }),
    ),
  response: Empty,
  errors: ['auth_required', 'auth_wrong_password', 'auth_password_update_failed'],
  beforeConsent: true,
})

export const browsers = [
  'Chrome',
  'Safari',
  'Firefox',
  'Edge',
  'Opera',
  'Samsung Internet',
  'Yandex Browser',
  'Telegram',
] as const
export const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'macOS', 'ChromeOS', 'Linux'] as const
export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]

/** What the browser says about its device; null: nothing, or nothing that is known here. */
export interface DeviceName {
  browser: Browser | null
  system: System | null
}

/** "Chrome on Android", for mails and for the list of sessions. */
export function deviceText({ browser, system }: DeviceName, language: Language): string {
  const shown = browser === 'Yandex Browser' && language === 'ru' ? 'Яндекс Браузер' : browser
  if (shown && system) return `${shown} ${language === 'ru' ? 'на' : 'on'} ${system}`
  return shown ?? system ?? (language === 'ru' ? 'Неизвестное устройство' : 'Unknown device')
}

export const AccountSession = z.object({
  sessionId: uuid,
  /** The session that makes this call. */
  isCurrent: z.boolean(),
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
  createdAt: instant,
  /** Accurate to 15 minutes. */
  lastUsedAt: instant,
  /** Whether it was last used from the network of this call, judged by address; null: not known. */
  isSameNetwork: z.nullable(z.boolean()),
  /** IANA name of the time zone, from the device. The only thing known about its place. */
  timeZone: z.nullable(z.string()),
})
export type AccountSession = z.infer<typeof AccountSession>

export const getSessions = endpoint({
  method: 'GET',
  path: '/api/v1/user/getSessions',
  access: 'student',
  summary: 'Where the student is signed in: this device first, then the one used last.',
  response: z.object({ sessions: z.array(AccountSession) }),
  errors: ['auth_required'],
  beforeConsent: true,
})

export const endSession = endpoint({
  method: 'POST',
  path: '/api/v1/user/endSession',
  access: 'student',
  summary: 'Signs one device out, at once.',
  body: z.object({ sessionId: uuid }),
  names: { sessionId: 'own' },
  response: Empty,
  errors: ['auth_required', 'account_session_not_found'],
  beforeConsent: true,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/v1/user/endOtherSessions',
  access: 'student',
  summary: 'Signs out every device but this one.',
  response: Empty,
  errors: ['auth_required'],
  beforeConsent: true,
})
