import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { TELEMETRY } from './telemetry-limits.ts'
import { code, Empty, field, instant } from './text.ts'

/** What is counted. A closed list, so that nothing a student types can become the name of a counter. */
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

/**
 * Analytics events, a closed list as above. `screenTime`: how many seconds a screen was open. `apiCall`: a call of the page,
 * how it ended and how long it took.
 */
export const analyticsEvents = ['screenView', 'screenTime', 'apiCall', 'appOpened', 'appInstalled'] as const
export type AnalyticsName = (typeof analyticsEvents)[number]

const property = z.union([field(TELEMETRY.propertyMaxLength), z.number(), z.boolean()])

export const AnalyticsEvent = z.object({
  name: z.enum(analyticsEvents, code('invalid')),
  at: instant,
  properties: z.optional(z.record(field(TELEMETRY.propertyMaxLength), property)),
})
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

const campaign = z.optional(field(TELEMETRY.propertyMaxLength))

export const UserProperties = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.optional(field(2)),
  /** Null: not known. */
  educationYear: z.nullable(z.int(code('invalid'))),
  utm_source: campaign,
  utm_medium: campaign,
  utm_campaign: campaign,
  utm_term: campaign,
  utm_content: campaign,
})
export type UserProperties = z.infer<typeof UserProperties>

export const track = endpoint({
  method: 'POST',
  path: '/api/v1/telemetry/track',
  access: 'student',
  summary: 'Analytics of a student who has said yes to them. Of anybody else they are dropped.',
  body: z.object({
    user: UserProperties,
    /** By the clock of the device, which may be wrong: the times of the events are moved by as much. */
    sentAt: z.optional(instant),
    events: z.array(AnalyticsEvent).check(z.maxLength(TELEMETRY.batchMaxEvents, code('invalid'))),
  }),
  response: z.object({ isAccepted: z.boolean() }),
  errors: ['auth_required', 'unavailable'],
})
