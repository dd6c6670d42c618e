import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PHONE, PHONE_CODE } from './product-rules.ts'
import { code, instant, text } from './text.ts'

/** V02: 8 to 16 symbols, the plus counted, as in +79999999999. Whether such a number exists is for the server to say. */
export const PhoneNumber = text(64, 'phone').check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(new RegExp(`^\\+\\d{${PHONE.minLength - 1},${PHONE.maxLength - 1}}$`), code('phone')),
)

/** `call`: nobody speaks; the last digits of the number that calls are the code. */
export const phoneChannels = ['call', 'text'] as const
export type PhoneChannel = (typeof phoneChannels)[number]

const PhoneVerification = z.object({
  /** E.164. */
  phone: z.string(),
  channel: z.enum(phoneChannels),
  /** Length of the code. */
  digits: z.int(),
  /** `failed`: the service could not reach the number. */
  state: z.enum(['sending', 'sent', 'failed']),
  /** Zero: it can be sent again now. */
  resendAfterSeconds: z.int(),
  triesLeft: z.int(),
})
export type PhoneVerification = z.infer<typeof PhoneVerification>

const Trial = z.object({
  /** `unavailable`: this Lumi offers none. */
  state: z.enum(['available', 'active', 'used', 'unavailable']),
  days: z.int(),
  endsAt: z.nullable(instant),
  /** The last day of it, in the time zone of the student: `2026-11-30`. */
  lastDay: z.nullable(z.string()),
  /** What the tariff of the trial allows. Null: no daily limit under fair use, all subjects. */
  gives: z.object({
    messagesPerDay: z.nullable(z.int()),
    activeSubjects: z.nullable(z.int()),
    photosPerDay: z.nullable(z.int()),
  }),
})
export type Trial = z.infer<typeof Trial>

export const getPhoneVerification = endpoint({
  method: 'GET',
  path: '/api/v1/user/getPhoneVerification',
  access: 'student',
  summary: 'Whether the trial can be started, how a number can be confirmed, and the confirmation that is under way.',
  response: z.object({
    trial: Trial,
    channels: z.array(z.enum(phoneChannels)),
    /** ISO 3166-1 codes of the countries whose numbers are accepted, the likeliest first. */
    countries: z.array(z.string()),
    /** Numbers of the student's own country are accepted. */
    isOwnCountryServed: z.boolean(),
    verification: z.nullable(PhoneVerification),
  }),
  errors: ['auth_required'],
})

export const sendPhoneVerificationCode = endpoint({
  method: 'POST',
  path: '/api/v1/user/sendPhoneVerificationCode',
  access: 'student',
  summary: 'Calls a number, or sends it a text, with the code that starts the trial.',
  body: z.object({ phone: PhoneNumber, channel: z.enum(phoneChannels, code('required')) }),
  response: PhoneVerification,
  errors: [
    'auth_required',
    'phone_unknown',
    'phone_not_mobile',
    'phone_country',
    'phone_channel',
    'phone_too_soon',
    'phone_day_limit',
    'trial_used',
    'trial_unavailable',
  ],
})

export const confirmPhoneByCode = endpoint({
  method: 'POST',
  path: '/api/v1/user/confirmPhoneByCode',
  access: 'student',
  summary: 'Confirms the number with the code, which starts the trial. Idempotent: a repeated call answers the same.',
  body: z.object({
    code: text(PHONE_CODE.textDigits, 'invalid').check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.regex(/^\d+$/, code('invalid')),
    ),
  }),
  response: Trial,
  errors: [
    'auth_required',
    'phone_nothing_sent',
    'phone_code_wrong',
    'phone_code_expired',
    'phone_code_spent',
    'phone_service_unavailable',
    'trial_phone_used',
    'trial_used',
    'trial_unavailable',
  ],
})
