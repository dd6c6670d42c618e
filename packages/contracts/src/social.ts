import * as z from 'zod/mini'
import { ConfirmationCode, CurrentPassword } from './account.ts'
import { AcceptedAgreement, Email } from './auth.ts'
import { SignInProvider } from './config.ts'
import { endpoint } from './endpoint.ts'
import { messengers } from './mini-app.ts'
import { code, Empty, field, instant, text } from './text.ts'

/** `q` of `/complete-signup`: opaque, short-lived, valid in one browser only. */
const Ticket = field()

/** Errors on the return from a provider; `problem` of `/complete-signup` and of the account page. */
export const socialProblems = ['social_refused', 'social_expired', 'social_unavailable', 'social_failed'] as const
export type SocialProblem = (typeof socialProblems)[number]

export const SocialSignIn = z.object({
  outcome: z.enum([
    'signed_in',
    /** A new identity: asks for agreements, and perhaps an address. */
    'sign_up',
    /** The confirmed address has an account: its password or a mailed link adds this way to sign in. */
    'link',
    /** A mail was sent to the address. Its code, or its link in this browser, continues. */
    'mail_sent',
    /** The ticket came by mail: one press opens the account. */
    'confirm_email',
  ]),
  providerName: z.string(),
  /** The address from the provider, or the one that a mailed ticket was sent to. */
  email: z.nullable(z.string()),
  /** False: the address must be confirmed by mail before an account opens. */
  isEmailConfirmed: z.boolean(),
  /** With `link`: whether the account has a password. */
  hasPassword: z.boolean(),
})
export type SocialSignIn = z.infer<typeof SocialSignIn>

export const loginWithSocial = endpoint({
  method: 'POST',
  path: '/api/v1/auth/loginWithSocial',
  access: 'public',
  summary: 'Signs in with the ticket of a provider, or says what is missing. The password links an existing account.',
  body: z.object({ ticket: Ticket, password: z.optional(CurrentPassword) }),
  response: SocialSignIn,
  errors: ['social_ticket_invalid', 'social_other_browser', 'auth_invalid_login'],
  beforeLocale: true,
})

export const registerWithSocial = endpoint({
  method: 'POST',
  path: '/api/v1/registration/registerWithSocial',
  access: 'public',
  summary: 'Creates an account from a ticket. An address the provider did not confirm gets a mail first.',
  body: z.object({
    ticket: Ticket,
    /** Absent: the address from the provider. */
    email: z.optional(Email),
    /** Not needed when the address has an account, which the provider must have confirmed. */
    acceptedAgreements: z.optional(z.array(AcceptedAgreement).check(z.maxLength(20, code('too_long')))),
    timeZone: z.optional(field(64)),
    referralInfo: z.optional(text(2000)),
  }),
  names: { 'acceptedAgreements.agreementId': 'common' },
  response: z.object({ outcome: z.enum(['signed_in', 'mail_sent']) }),
  errors: ['social_ticket_invalid', 'social_other_browser', 'agreement_outdated', 'agreement_not_found'],
})

export const confirmSocialEmail = endpoint({
  method: 'POST',
  path: '/api/v1/registration/confirmSocialEmail',
  access: 'public',
  summary: 'Ends a sign-up or links an account: with the mailed ticket, or with the first ticket and the mailed code.',
  body: z.object({ ticket: Ticket, code: z.optional(ConfirmationCode) }),
  response: Empty,
  errors: ['social_ticket_invalid', 'social_other_browser', 'social_identity_taken', 'auth_wrong_code'],
})

export const startMiniAppSignIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/startMiniAppSignIn',
  access: 'public',
  summary: 'Exchanges the signed data that a messenger gives to its mini-app for a ticket.',
  body: z.object({
    messenger: z.enum(messengers),
    /** Telegram: the init data. VK: the query with the launch parameters. */
    launchData: text(4096).check(z.minLength(1, code('required'))),
  }),
  response: z.object({ ticket: z.string() }),
  errors: ['not_found', 'social_failed', 'social_expired'],
  beforeLocale: true,
})

export const SignInMethods = z.object({
  hasPassword: z.boolean(),
  linked: z.array(
    z.object({
      identityId: z.string(),
      provider: SignInProvider,
      /** The address the provider gave last; null: none. */
      email: z.nullable(z.string()),
      addedAt: instant,
      /** False for the last way to sign in, which cannot be removed. */
      canBeRemoved: z.boolean(),
    }),
  ),
  /** Providers that can be added. */
  available: z.array(SignInProvider),
})
export type SignInMethods = z.infer<typeof SignInMethods>

export const getSignInMethods = endpoint({
  method: 'GET',
  path: '/api/v1/auth/getSignInMethods',
  access: 'student',
  summary: 'How the student can sign in, and what could be added.',
  response: SignInMethods,
  errors: ['auth_required'],
  beforeConsent: true,
})

export const startSignInMethod = endpoint({
  method: 'POST',
  path: '/api/v1/auth/startSignInMethod',
  access: 'student',
  summary: 'Begins to add a provider: answers the address to send the browser to. Needs a recent sign-in.',
  body: z.object({ providerId: field(50) }),
  names: { providerId: 'common' },
  response: z.object({ url: z.string() }),
  errors: ['auth_required', 'auth_recent_sign_in_required', 'not_found', 'social_unavailable'],
  beforeConsent: true,
})

export const addSignInMethod = endpoint({
  method: 'POST',
  path: '/api/v1/auth/addSignInMethod',
  access: 'student',
  summary: 'Adds the provider whose ticket the account page came back with.',
  body: z.object({ ticket: Ticket }),
  response: Empty,
  errors: ['auth_required', 'social_ticket_invalid', 'social_other_browser', 'social_identity_taken'],
  beforeConsent: true,
})

export const removeSignInMethod = endpoint({
  method: 'POST',
  path: '/api/v1/auth/removeSignInMethod',
  access: 'student',
  summary: 'Removes a provider, unless it is the last way to sign in. Needs a recent sign-in.',
  body: z.object({ identityId: field() }),
  names: { identityId: 'own' },
  response: Empty,
  errors: ['auth_required', 'auth_recent_sign_in_required', 'not_found', 'social_last_method'],
  beforeConsent: true,
})
