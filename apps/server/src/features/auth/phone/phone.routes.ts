import { confirmPhoneByCode, getPhoneVerification, sendPhoneVerificationCode } from '@lumi/contracts/phone'
import { type App, serve } from '../../../platform/serve.ts'
import type { PhoneService } from './phone.service.ts'

export function phoneRoutes(app: App, phone: PhoneService) {
  serve(app, getPhoneVerification, ({ student }) => phone.get(student))
  serve(app, sendPhoneVerificationCode, ({ student, body, address }) => phone.send(student, body, address))
  serve(app, confirmPhoneByCode, ({ student, body }) => phone.confirmByCode(student, body.code))
}
