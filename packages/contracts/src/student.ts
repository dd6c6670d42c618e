import * as z from 'zod/mini'
import { ChatAccess, Email } from './auth.ts'
import { isRealDay } from './birth-date.ts'
import { endpoint } from './endpoint.ts'
import { code, Empty, field, instant, text } from './text.ts'

/** A calendar day, `2012-03-31`. The server checks that it can be a date of birth, which depends on today. */
const BirthDate = text(10, 'date').check(
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((day) => isRealDay(day), code('date')),
)
const CountryId = z.int({ error: 'required' })

/** Date of birth and country (A04, decision 013). */
export const setRegistrationStudentInfo = endpoint({
  method: 'POST',
  path: '/api/v1/student/setRegistrationStudentInfo',
  access: 'student',
  summary:
    'Date of birth and country. A correction that would open the chat sooner goes to the parent, who confirms it by mail.',
  body: z.object({ birthDate: BirthDate, countryId: CountryId }),
  names: { countryId: 'common' },
  response: z.object({
    chatAccess: ChatAccess,
    /** False: a parent was asked, and nothing changes until the answer. */
    isChanged: z.boolean(),
  }),
  errors: ['auth_required', 'guardian_only'],
  beforeConsent: true,
})

const HelpLine = z.object({
  name: z.string(),
  /** Numbers as dialed. */
  call: z.nullable(z.string()),
  text: z.nullable(z.string()),
  hours: z.nullable(z.string()),
})

const Helplines = z.object({
  /** Null: no verified number is known for this country. */
  emergency: z.nullable(z.string()),
  lines: z.array(HelpLine),
})
export type Helplines = z.infer<typeof Helplines>

const GuardianRequest = z.object({
  /** Enough to recognize a typing error, and little for somebody who looks over the shoulder: `a…@mail.com`. */
  maskedEmail: z.string(),
  sentAt: instant,
  /** When the mail can be sent again. */
  resendAt: instant,
  expiresAt: instant,
})

export const ConsentStatus = z.object({
  chatAccess: ChatAccess,
  /** The age from which students of this country decide themselves. */
  consentAge: z.int(),
  /** The day from which the chat is open without a parent; null: the date of birth is not known. */
  opensOn: z.nullable(z.string()),
  request: z.nullable(GuardianRequest),
  /** When the account is deleted unless a parent agrees. */
  deletedAt: z.nullable(instant),
  supportEmail: z.string(),
  /** Help for a child who is not safe, also while the chat is closed. */
  helplines: Helplines,
})
export type ConsentStatus = z.infer<typeof ConsentStatus>

export const getConsentStatus = endpoint({
  method: 'GET',
  path: '/api/v1/student/getConsentStatus',
  access: 'student',
  summary: 'What the chat waits for, and whom we wrote to.',
  response: ConsentStatus,
  errors: ['auth_required'],
  beforeConsent: true,
})

const MailLanguage = z.enum(['en', 'ru'], { error: 'required' })

export const askGuardian = endpoint({
  method: 'POST',
  path: '/api/v1/student/askGuardian',
  access: 'student',
  summary: 'Writes to a parent. Another address than before makes the links in the earlier mails worthless.',
  body: z.object({ email: Email, language: MailLanguage }),
  response: ConsentStatus,
  errors: ['auth_required', 'guardian_not_needed', 'guardian_only'],
  beforeConsent: true,
})

export const resendGuardianMail = endpoint({
  method: 'POST',
  path: '/api/v1/student/resendGuardianMail',
  access: 'student',
  summary: 'Sends the mail to the parent again, a minute after the last one at the earliest.',
  response: ConsentStatus,
  errors: ['auth_required', 'guardian_not_needed'],
  beforeConsent: true,
})

/** `gi` and `gs` of a mailed link, the only key of a parent: parents have no account. */
export const GuardianLink = z.object({ linkId: field(), secret: field() })

const ConsentText = z.object({
  title: z.string(),
  version: z.string(),
  /** SHA-256 of `content`, hexadecimal: identifies exactly what is agreed to. */
  contentHash: z.string(),
  content: z.string(),
})

/** One kind of stored data: what, what for, and how long. */
const StoredItem = z.object({ what: z.string(), why: z.string(), kept: z.string() })
export type StoredItem = z.infer<typeof StoredItem>

/** What a parent sees. Before the consent only what is needed to recognize the child. */
export const GuardianPage = z.object({
  /** `request`: a first consent. `correction`: a new date of birth or country. `manage`: change an earlier decision. */
  kind: z.enum(['request', 'correction', 'manage']),
  student: z.object({
    /** Masked until the parent has agreed. */
    email: z.string(),
    age: z.int(),
    country: z.string(),
    /** Present only for a parent who has agreed. */
    birthDate: z.nullable(z.string()),
    signedUpAt: instant,
  }),
  correction: z.nullable(
    z.object({ birthDate: z.string(), country: z.string(), fromBirthDate: z.string(), fromCountry: z.string() }),
  ),
  decision: z.nullable(z.object({ kind: z.enum(['given', 'refused', 'withdrawn']), at: instant, version: z.string() })),
  /** The student has reached the age to decide alone in the meantime. */
  isIndependent: z.boolean(),
  expiresAt: z.nullable(instant),
  consent: ConsentText,
  /** Everything that is stored about a student who uses Lumi, in the language of the caller. */
  stored: z.array(StoredItem),
})
export type GuardianPage = z.infer<typeof GuardianPage>

const linkErrors = ['guardian_link_invalid', 'guardian_link_expired', 'guardian_link_replaced'] as const

/** POST, because the secret must not be part of a URL. */
export const getGuardianPage = endpoint({
  method: 'POST',
  path: '/api/v1/guardian/getGuardianPage',
  access: 'public',
  summary: 'Who asks a parent, what for, and what is kept of the child.',
  body: GuardianLink,
  names: { linkId: 'secret' },
  response: GuardianPage,
  errors: [...linkErrors, 'guardian_link_used'],
})

export const decideAsGuardian = endpoint({
  method: 'POST',
  path: '/api/v1/guardian/decide',
  access: 'public',
  summary: 'A parent agrees, refuses, or takes the consent back. Every decision is a new record that is never changed.',
  body: z.object({
    ...GuardianLink.shape,
    decision: z.enum(['agree', 'refuse', 'withdraw'], { error: 'required' }),
    /** The version that was read; a consent to another version does not count. Needed to agree. */
    contentHash: z.optional(field(64)),
    /** "I am the parent or guardian", never pre-ticked. Needed to agree. */
    isGuardian: z.optional(z.boolean()),
  }),
  names: { linkId: 'secret' },
  response: GuardianPage,
  errors: [...linkErrors, 'guardian_link_used', 'consent_outdated', 'consent_decided', 'guardian_not_needed'],
})

export const deleteAsGuardian = endpoint({
  method: 'POST',
  path: '/api/v1/guardian/deleteStudent',
  access: 'public',
  summary: 'A parent has the account deleted with everything in it. Needs the link to manage a decision.',
  body: GuardianLink,
  names: { linkId: 'secret' },
  response: Empty,
  errors: [...linkErrors, 'guardian_not_needed'],
})

export const sendGuardianManageLink = endpoint({
  method: 'POST',
  path: '/api/v1/guardian/sendManageLink',
  access: 'public',
  summary:
    'Mails a parent the links to what they decided. Answers the same for an address that never decided anything.',
  body: z.object({ email: Email }),
  response: Empty,
  errors: [],
})
