import {
  applyUserPromoCode,
  getUserCurrentPromoCode,
  getUserPersonalPromoCode,
  getUserReferralLinkDetails,
} from '@lumi/contracts/promo'
import { type App, serve } from '../../platform/serve.ts'
import type { PromoService } from './promo.service.ts'
import type { ReferralService } from './referral.service.ts'

export function promoRoutes(app: App, { promo, referral }: { promo: PromoService; referral: ReferralService }) {
  serve(app, applyUserPromoCode, ({ student, body }) => promo.apply(student, body.code))
  serve(app, getUserCurrentPromoCode, ({ student }) => promo.findCurrent(student))
  serve(app, getUserPersonalPromoCode, ({ student }) => promo.getPersonal(student.id))
  serve(app, getUserReferralLinkDetails, ({ student, language }) => referral.getDetails(student, language))
}
