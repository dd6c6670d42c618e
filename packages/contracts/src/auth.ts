import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PASSWORD, REFERRAL_INFO } from './product-rules.ts'
import { code, Empty, field, instant, text, uuid } from './text.ts'

/** Normalised to NFC and trimmed; compared in lower case by the server. RFC 5321 4.5.3.1.3 allows 254 octets. */
export const Email = text(254).check(
  z.trim(),
  z.normalize(),
  z.minLength(1, code('required')),
  z.email({ error: 'email', abort: true }),
)

/** The four visible rules of a password, in the order of the form (V03). */
export const passwordRules = [
  { code: 'password_length', test: (value: string) => value.length >= PASSWORD.minLength },
  { code: 'password_uppercase', test: (value: string) => /\p{Lu}/u.test(value) },
  { code: 'password_lowercase', test: (value: string) => /\p{Ll}/u.test(value) },
  { code: 'password_special', test: (value: string) => /[^\p{L}\p{N}\s]/u.test(value) },
] as const

export const NewPassword = text(PASSWORD.maxLength, 'password_too_long').check(
  z.minLength(1, { error: 'required', abort: true }),
  ...passwordRules.map((rule) => z.refine<string>((value) => rule.test(value), code(rule.code))),
)

export const AcceptedAgreement = z.object({ agreementId: field(50), version: field(20) })

const AcceptedAgreements = z
  .array(AcceptedAgreement, code('agreement_required'))
  .check(z.minLength(1, code('agreement_required')), z.maxLength(20, code('too_long')))

const TimeZone = z.optional(field(64))

export const registerWithEmail = endpoint({
  method: 'POST',
  path: '/api/v1/registration/registerWithEmail',
  access: 'public',
  summary: 'Creates an account and mails a confirmation link. A taken address answers the same and mails its owner.',
  body: z.object({
    email: Email,
    password: NewPassword,
    acceptedAgreements: AcceptedAgreements,
    timeZone: TimeZone,
    /**
     * Idempotency key, made by the form: sent again after a lost answer, it is the same sign-up and sends no second mail. It
     * identifies the form, so the device keeps it secret until the answer has come.
     */
    attemptId: z.optional(uuid),
    /** The whole query string of the first visit (S17, registrationReferralInfo). */
    referralInfo: z.optional(text(REFERRAL_INFO.maxLength)),
  }),
  names: { attemptId: 'device', 'acceptedAgreements.agreementId': 'common' },
  response: Empty,
  errors: ['agreement_outdated', 'agreement_not_found'],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'public',
  summary: 'Signs in; the session is set as HttpOnly cookies, never in the body.',
  body: z.object({
    email: Email,
    password: text(PASSWORD.maxLength, 'password_too_long').check(z.minLength(1, code('required'))),
  }),
  response: Empty,
  errors: ['auth_invalid_login', 'auth_email_not_confirmed'],
  beforeLocale: true,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'public',
  summary: 'Ends the session of this device. Succeeds without a session too.',
  response: Empty,
  errors: [],
})

export const refresh = endpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  access: 'public',
  summary: 'Rotates the session cookies. 401 when the session is over.',
  response: Empty,
  errors: ['auth_required'],
  beforeLocale: true,
})

/**
 * Whether the chat is open to a student, and if not, why (decision 013).
 */
export const ChatAccess = z.enum([
  'needs_birth_date',
  'needs_guardian',
  'waiting_guardian',
  /** A parent refused, or withdrew the consent. */
  'refused',
  'open',
])
export type ChatAccess = z.infer<typeof ChatAccess>

export const CurrentUser = z.object({
  userId: uuid,
  sessionId: uuid,
  countryId: z.int(),
  languageId: z.int(),
  /** An IANA name. Days begin in it, whatever the device is set to. */
  timeZone: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  chatAccess: ChatAccess,
  /** Agreements with a new version, which the student must accept to go on. */
  agreementsToAccept: z.array(AcceptedAgreement),
  /** While this is false, only what is strictly necessary may be recorded. */
  analyticsAllowed: z.boolean(),
  /** False: only our server suggests cities and schools, and nothing is loaded from another service. */
  mapsAllowed: z.boolean(),
  /** Present while the account waits to be deleted. A student can undo only their own order. */
  deletion: z.nullable(z.object({ deletesAt: instant, undoable: z.boolean(), begun: z.optional(z.boolean()) })),
})
export type CurrentUser = z.infer<typeof CurrentUser>

/** Asked again when a version changes (decision 012). */
export const acceptAgreements = endpoint({
  method: 'POST',
  path: '/api/v1/agreement/acceptAgreements',
  access: 'student',
  summary: 'The signed-in student accepts new versions of the agreements.',
  body: z.object({ acceptedAgreements: AcceptedAgreements }),
  names: { 'acceptedAgreements.agreementId': 'common' },
  response: Empty,
  errors: ['auth_required', 'agreement_outdated', 'agreement_not_found'],
  beforeConsent: true,
})

export const getCurrentUserInfo = endpoint({
  method: 'GET',
  path: '/api/v1/user/getCurrentUserInfo',
  access: 'student',
  summary: 'The signed-in student.',
  response: CurrentUser,
  errors: ['auth_required'],
  beforeConsent: true,
  whileDeleting: true,
  beforeLocale: true,
})
