import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Language } from './errors.ts'
import { PASSWORD, SESSION } from './product-rules.ts'
import { code, Empty, text } from './text.ts'

/** A password that exists, so its rules were judged when it was set. */
export const CurrentPassword = text(PASSWORD.maxLength, 'password_too_long').check(z.minLength(1, code('required')))

/** A code from a mail. Spaces that come with copying do not count. */
export const ConfirmationCode = text(20).check(
  z.overwrite((value: string) => value.replace(/\s/g, '')),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(new RegExp(`^\\d{${SESSION.confirmationCodeDigits}}$`), code('confirmation_code')),
)

/**
 * Calls that need a recent sign-in (younger than `SESSION.recentMinutes`) refuse with `auth_recent_sign_in_required`.
 * One of the next two makes it recent again; both renew the cookies, so they live where the refresh cookie is sent.
 */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/confirmPassword',
  access: 'student',
  summary: 'Proves by the password that the signed-in student is at the device. Renews the session cookies.',
  body: z.object({ password: CurrentPassword }),
  response: Empty,
  errors: ['auth_required', 'auth_wrong_password'],
})

export const confirmByCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/confirmByCode',
  access: 'student',
  summary: 'Proves the same by a code from a mail (`sendConfirmationCode`). Renews the session cookies.',
  body: z.object({ code: ConfirmationCode }),
  response: Empty,
  errors: ['auth_required', 'auth_wrong_code'],
})

export const sendConfirmationCode = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sendConfirmationCode',
  access: 'student',
  summary: 'Mails a code for `confirmByCode` to the student. Only the newest one works.',
  response: Empty,
  errors: ['auth_required'],
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

/** A device as far as its browser names itself; null: it does not, or as nothing we know. */
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
