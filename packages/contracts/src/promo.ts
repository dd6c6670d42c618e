import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PROMO_CODE } from './product-rules.ts'
import { code, instant, text } from './text.ts'

/** What an entered code is compared as: spaces and case do not matter. */
export const plainCode = (entered: string): string => entered.replace(/\s+/g, '').toUpperCase()

/** Off the first payment. Exactly one of the two. */
export const Discount = z.object({
  percent: z.nullable(z.int()),
  /** Minor units of the currency; counts for prices in that currency only. */
  amount: z.nullable(z.object({ minor: z.int(), currency: z.string() })),
})
export type Discount = z.infer<typeof Discount>

const CurrentPromoCode = z.object({
  code: z.string(),
  /** `friend`: the personal code of another student, or their link. */
  kind: z.enum(['promo', 'friend']),
  discount: Discount,
  /** Null: no end. */
  endsAt: z.nullable(instant),
})
export type CurrentPromoCode = z.infer<typeof CurrentPromoCode>

export const applyUserPromoCode = endpoint({
  method: 'POST',
  path: '/api/v1/promoCode/ApplyUserPromoCode',
  access: 'student',
  summary: 'Applies a promo code, or the personal code of a friend, to the first payment. The newest one counts.',
  body: z.object({
    code: text(PROMO_CODE.maxTypedLength).check(
      z.trim(),
      z.normalize(),
      z.minLength(1, { error: 'required', abort: true }),
      z.refine((entered) => plainCode(entered).length <= PROMO_CODE.maxLength, code('too_long')),
    ),
  }),
  response: CurrentPromoCode,
  errors: [
    'auth_required',
    'promo_code_not_found',
    'promo_code_own',
    'promo_code_not_yet',
    'promo_code_expired',
    'promo_code_country',
    'promo_code_used',
    'promo_code_used_up',
    'promo_code_friend_already',
    'promo_code_first_payment_only',
  ],
})

export const getUserCurrentPromoCode = endpoint({
  method: 'GET',
  path: '/api/v1/promoCode/GetUserCurrentPromoCode',
  access: 'student',
  summary: 'The discount that the first payment will have; null: none. Of several, the best one.',
  response: z.object({ current: z.nullable(CurrentPromoCode) }),
  errors: ['auth_required'],
})

export const getUserPersonalPromoCode = endpoint({
  method: 'GET',
  path: '/api/v1/promoCode/GetUserPersonalPromoCode',
  access: 'student',
  summary: 'The code that the student can give to friends.',
  response: z.object({ code: z.string(), friendDiscountPercent: z.int() }),
  errors: ['auth_required'],
})

export const getUserReferralLinkDetails = endpoint({
  method: 'GET',
  path: '/api/v1/referral/getUserReferralLinkDetailsResponse',
  access: 'student',
  summary: 'Link and code for friends, what an invitation earns, and what has been earned.',
  response: z.object({
    code: z.string(),
    link: z.string(),
    friendDiscountPercent: z.int(),
    /** Messages for an invitation, in the country of the student. */
    rewards: z.object({ registration: z.int(), purchase: z.int() }),
    /** Messages earned so far, without what was taken back. Only those for registrations have a limit. */
    earned: z.object({ registration: z.int(), registrationLimit: z.int(), purchase: z.int() }),
    friends: z.object({ joined: z.int(), bought: z.int() }),
  }),
  errors: ['auth_required'],
})
export type ReferralDetails = z.infer<(typeof getUserReferralLinkDetails)['response']>
