import * as z from 'zod/mini'
import { ChatAccess, Email } from './auth.ts'
import { isRealDay } from './birth-date.ts'
import { endpoint } from './endpoint.ts'
import { code, Empty, field, instant, text } from './text.ts'

/** A day of the calendar, `2012-03-31`. Whether it can be a date of birth depends on today: the server says. */
const BirthDate = text(10, 'date').check(
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((day) => isRealDay(day), code('date')),
)
const CountryId = z.int({ error: 'required' })

/**
 * Promise A04. Date of birth and country come first (decision 013); what else the onboarding
 * asks joins this body later.
 */
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
    /** False: the parent was asked, until then everything stays as it was. */
    isChanged: z.boolean(),
  }),
  errors: ['auth_required', 'guardian_only'],
  beforeConsent: true,
})

const HelpLine = z.object({
  name: z.string(),
  /** Numbers as people dial them. */
  call: z.nullable(z.string()),
  text: z.nullable(z.string()),
  hours: z.nullable(z.string()),
})

const Helplines = z.object({
  /** Null: no number is known for this country, and none is made up. */
  emergency: z.nullable(z.string()),
  lines: z.array(HelpLine),
})
export type Helplines = z.infer<typeof Helplines>

const GuardianRequest = z.object({
  /** Enough to recognise a slip, too little for whoever looks over the shoulder: `a…@mail.com`. */
  maskedEmail: z.string(),
  sentAt: instant,
  /** From then on the mail may be sent again. */
  resendAt: instant,
  expiresAt: instant,
})

export const ConsentStatus = z.object({
  chatAccess: ChatAccess,
  /** The age at which the student's country lets them decide alone. */
  consentAge: z.int(),
  /** The day on which the chat opens without a parent; null while the date of birth is not known. */
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

/** `gi` and `gs` of a mailed link. It is the only key a parent has: there is no account. */
export const GuardianLink = z.object({ linkId: field(), secret: field() })

const ConsentText = z.object({
  title: z.string(),
  version: z.string(),
  /** SHA-256 of `content`, hexadecimal: what exactly is agreed to. */
  contentHash: z.string(),
  content: z.string(),
})

/** One line of what is stored about a student: what, what for, and how long. */
const StoredItem = z.object({ what: z.string(), why: z.string(), kept: z.string() })
export type StoredItem = z.infer<typeof StoredItem>

/** What a parent sees. Before the consent as little as it takes to recognise the child. */
export const GuardianPage = z.object({
  /** `request`: a first consent. `correction`: another date of birth or country. `manage`: what was decided, to change it. */
  kind: z.enum(['request', 'correction', 'manage']),
  student: z.object({
    /** Masked until the parent has agreed. */
    email: z.string(),
    age: z.int(),
    country: z.string(),
    /** Only for a parent who has agreed. */
    birthDate: z.nullable(z.string()),
    signedUpAt: instant,
  }),
  correction: z.nullable(
    z.object({ birthDate: z.string(), country: z.string(), fromBirthDate: z.string(), fromCountry: z.string() }),
  ),
  decision: z.nullable(z.object({ kind: z.enum(['given', 'refused', 'withdrawn']), at: instant, version: z.string() })),
  /** The student has meanwhile reached the age to decide alone. */
  isIndependent: z.boolean(),
  expiresAt: z.nullable(instant),
  consent: ConsentText,
  /** Everything that is stored about a student who uses Lumi, in the language of the caller. */
  stored: z.array(StoredItem),
})
export type GuardianPage = z.infer<typeof GuardianPage>

const linkErrors = ['guardian_link_invalid', 'guardian_link_expired', 'guardian_link_replaced'] as const

/** POST, because the secret must not stand in an address. */
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
    /** The text that was read: a consent to another version does not count. Needed to agree. */
    contentHash: z.optional(field(64)),
    /** "I am the parent or guardian", never ticked beforehand. Needed to agree. */
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
