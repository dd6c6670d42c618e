// What the pages behind mailed links ask: the first page of guests loads without it.
import * as z from 'zod/mini'
import { Email, NewPassword } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { PASSWORD } from './product-rules.ts'
import { code, Empty, field, text } from './text.ts'

const RegistrationState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.enum(['waiting', 'confirmed']),
    email: z.string(),
    /** Zero: the mail can be sent again now. */
    resendAfterSeconds: z.int(),
  }),
])
export type RegistrationState = z.infer<typeof RegistrationState>

/** The sign-up that this device waits for, known by its cookie. The answer is the same for a taken address. */
export const resendRegistrationEmail = endpoint({
  method: 'POST',
  path: '/api/v1/registration/resendRegistrationEmail',
  access: 'public',
  summary: "Mails the confirmation of this device's sign-up again. Not before 60 s have passed.",
  response: Empty,
  errors: ['registration_not_found'],
})

export const correctRegistrationEmail = endpoint({
  method: 'POST',
  path: '/api/v1/registration/correctRegistrationEmail',
  access: 'public',
  summary: "Sends the confirmation of this device's sign-up to another address. The former link stops working.",
  body: z.object({ email: Email }),
  response: Empty,
  errors: ['registration_not_found'],
})

export const getRegistrationState = endpoint({
  method: 'GET',
  path: '/api/v1/registration/getRegistrationState',
  access: 'public',
  summary: 'The sign-up that this device waits for, and whether its address was confirmed in the meantime.',
  response: RegistrationState,
  errors: [],
})

/** `ci` and `ecs` of the mailed link. */
export const confirmEmailRegistration = endpoint({
  method: 'POST',
  path: '/api/v1/registration/confirmEmailRegistration',
  access: 'public',
  summary: 'Confirms the e-mail address of a new account. In the browser that signed up it signs in as well.',
  body: z.object({ confirmationId: field(), secret: field() }),
  names: { confirmationId: 'secret' },
  response: z.object({
    outcome: z.enum(['verified', 'already_verified']),
    /** The account's address, to fill in the login of another browser. The holder of the link can read its mail anyway. */
    email: z.string(),
    signedIn: z.boolean(),
    /**
     * Several sign-ups with this address chose a password, and none of them was made in this browser: none counts. The
     * link carries a second one by which a password is set (`prri`, `prt`).
     */
    needsPassword: z.optional(z.boolean()),
  }),
  errors: ['auth_link_invalid', 'auth_link_expired'],
})

export const requestUserPasswordChangeByEmail = endpoint({
  method: 'POST',
  path: '/api/v1/auth/requestUserPasswordChangeByEmail',
  access: 'public',
  summary: 'Mails a link to set a new password. Answers the same for unknown addresses.',
  body: z.object({ email: Email }),
  response: Empty,
  errors: [],
  beforeLocale: true,
})

/** `prri` and `prt` of the mailed link. */
export const checkPasswordChangeLink = endpoint({
  method: 'POST',
  path: '/api/v1/auth/checkPasswordChangeLink',
  access: 'public',
  summary: 'Says whether a mailed link can still set a password, before anybody types one.',
  body: z.object({ requestId: field(), token: field() }),
  names: { requestId: 'secret' },
  response: Empty,
  errors: ['auth_link_invalid', 'auth_link_expired', 'auth_link_used'],
})

/** `prri` and `prt` of the mailed link. Single use. Ends all sessions; starts one in the browser that asked for it. */
export const changeUserPassword = endpoint({
  method: 'POST',
  path: '/api/v1/auth/changeUserPassword',
  access: 'public',
  summary: 'Sets a new password by a mailed link.',
  body: z
    .object({
      requestId: field(),
      token: field(),
      password: NewPassword,
      passwordConfirmation: text(PASSWORD.maxLength, 'password_too_long').check(z.minLength(1, code('required'))),
    })
    .check(
      z.refine((body) => body.password === body.passwordConfirmation, {
        error: 'password_mismatch',
        path: ['passwordConfirmation'],
      }),
    ),
  names: { requestId: 'secret' },
  response: z.object({ email: z.string(), signedIn: z.boolean() }),
  errors: ['auth_link_invalid', 'auth_link_expired', 'auth_link_used', 'auth_password_update_failed'],
  beforeLocale: true,
})
