// One database is enough: the document is made from the contracts.
import { getRuntimeConfig } from '@lumi/contracts/config'
import { startMiniAppSignIn } from '@lumi/contracts/social'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import type { OpenApiDocument } from './openapi.ts'

let server: TestServer
let document: OpenApiDocument
beforeAll(async () => {
  server = await startTestServer()
  const response = await server.guest().request('/api/v1/openapi.json')
  document = (await response.json()) as OpenApiDocument
})
afterAll(() => server.close())

/** A01 to A18 as far as they are built: method, path, kind of body. */
const specified = `
POST /api/v1/auth/login json
POST /api/v1/auth/loginWithSocial json
POST /api/v1/registration/registerWithSocial json
GET /api/v1/registration/getCommonPasswordHashes query
POST /api/v1/registration/confirmSocialEmail json
POST /api/v1/auth/startMiniAppSignIn json
GET /api/v1/auth/getSignInMethods none
POST /api/v1/auth/startSignInMethod json
POST /api/v1/auth/addSignInMethod json
POST /api/v1/auth/removeSignInMethod json
POST /api/v1/auth/logout none
POST /api/v1/auth/refresh none
POST /api/v1/auth/changeUserPassword json
POST /api/v1/auth/confirmPassword json
POST /api/v1/auth/confirmByCode json
POST /api/v1/auth/sendConfirmationCode none
GET /api/v1/user/getAccount none
POST /api/v1/user/requestEmailChange json
POST /api/v1/user/cancelEmailChange none
POST /api/v1/user/confirmEmailChange json
POST /api/v1/user/undoEmailChange json
POST /api/v1/user/updatePassword json
GET /api/v1/user/getSessions none
POST /api/v1/user/endSession json
POST /api/v1/user/endOtherSessions none
POST /api/v1/auth/requestUserPasswordChangeByEmail json
POST /api/v1/registration/registerWithEmail json
POST /api/v1/registration/confirmEmailRegistration json
POST /api/v1/registration/resendRegistrationEmail none
POST /api/v1/registration/correctRegistrationEmail json
GET /api/v1/registration/getRegistrationState none
POST /api/v1/auth/checkPasswordChangeLink json
POST /api/v1/agreement/acceptAgreements json
GET /api/v1/user/getCurrentUserInfo none
POST /api/v1/user/deleteAccount none
POST /api/v1/user/keepAccount none
GET /api/v1/user/exportData none
POST /api/v1/student/setRegistrationStudentInfo json
GET /api/v1/student/getConsentStatus none
POST /api/v1/student/askGuardian json
POST /api/v1/student/resendGuardianMail none
GET /api/v1/student/getStudentPersonalInfo none
POST /api/v1/student/setStudentPersonalInfo json
POST /api/v1/telemetry/track json
POST /api/v1/student/finishOnboarding json
GET /api/v1/student/getStudentProfile none
GET /api/v1/userInstitution/getStudentInstitutionsList none
POST /api/v1/userInstitution/addStudentInstitution json
POST /api/v1/userInstitution/updateStudentInstitutionInfo json
GET /api/v1/places/suggest query
POST /api/v1/guardian/getGuardianPage json
POST /api/v1/guardian/decide json
POST /api/v1/guardian/deleteStudent json
POST /api/v1/guardian/sendManageLink json
GET /api/v1/agreement/getAvailableAgreements none
GET /api/v1/agreement/getAgreementContent query
GET /api/v1/chat/getChatMessagesList query
GET /api/v1/chat/getChatStatus query
GET /api/v1/chat/getOfflineBase query
POST /api/v1/chat/mergeOfflineTurns json
POST /api/v1/chat/deleteMessage json
POST /api/v1/chat/sendMessage json
POST /api/v1/chat/stopAnswer json
POST /api/v1/chat/retryReply json
POST /api/v1/chat/undoDelete json
GET /api/v1/chat/getConversations none
POST /api/v1/chat/markRead json
GET /api/v1/chat/searchMessages query
GET /api/v1/chat/exportConversation query
GET /api/v1/billing/getUsageHistory query
GET /api/v1/billing/getCurrentStudentUsage none
GET /api/v1/billing/getFeatureAvailability query
GET /api/v1/billing/getPaywallInfo query
POST /api/v1/billing/choosePlanSubject json
GET /api/v1/tariffs/getPromotionTariffPaywall none
GET /api/v1/tariffs/getCurrentProducts none
GET /api/v1/tariffs/getAvailableStudentTariffs none
POST /api/v1/tariffs/buyTariff json
POST /api/v1/tariffs/cancelSubscription json
POST /api/v1/tariffs/activateSubscription json
POST /api/v1/tariffs/requestUpgrade json
GET /api/v1/tariffs/previewUpgrade query
POST /api/v1/tariffs/upgradeTariff json
POST /api/v1/tariffs/createPayerLink json
POST /api/v1/tariffs/giveUpAsPayer json
POST /api/v1/tariffs/getPayerPage json
POST /api/v1/tariffs/buyAsPayer json
POST /api/v1/tariffs/cancelAsPayer json
GET /api/v1/payments/getUserPaymentMethods none
GET /api/v1/payments/getPaymentStatus query
GET /api/v1/payments/getUserPaymentsHistory query
GET /api/v1/payments/getReceipt query
POST /api/v1/payments/removePaymentMethod json
POST /api/v1/payments/giveUpPayment json
GET /api/v1/feedback/getChatFeedback query
POST /api/v1/feedback/sendChatFeedback json
POST /api/v1/chat/transcribe file
GET /api/v1/chat/speech query
POST /api/v1/chat/uploadImage form
GET /api/v1/educationPrograms/getCurrentStudentPrograms none
GET /api/v1/educationPrograms/getProgramsWithStudyStatus query
GET /api/v1/educationPrograms/getOnboardingPrograms none
POST /api/v1/educationPrograms/addProgramForStudy json
POST /api/v1/educationPrograms/enableStudentEducationProgram json
POST /api/v1/educationPrograms/disableStudentEducationProgram json
POST /api/v1/educationPrograms/chooseProgram json
GET /api/v1/student/getProgress none
POST /api/v1/learning/resetProgress json
GET /api/v1/feedback/getGeneralFeedbackInfo none
GET /api/v1/feedback/getCommunityLinks none
POST /api/v1/feedback/sendGeneralFeedback json
POST /api/v1/feedback/uploadImage form
GET /api/v1/feedback/getRequests none
GET /api/v1/feedback/getRequest query
POST /api/v1/feedback/replyToRequest json
GET /api/v1/user/getCustomSettings none
POST /api/v1/user/createOrUpdateCustomSettings json
POST /api/v1/user/updateUserInformation json
POST /api/v1/user/userActionTriggered json
GET /api/v1/user/getPhoneVerification none
POST /api/v1/user/sendPhoneVerificationCode json
POST /api/v1/user/confirmPhoneByCode json
POST /api/v1/promoCode/ApplyUserPromoCode json
GET /api/v1/promoCode/GetUserCurrentPromoCode none
GET /api/v1/promoCode/GetUserPersonalPromoCode none
GET /api/v1/referral/getUserReferralLinkDetailsResponse none
GET /api/v1/Reference/GetAvailableLanguages none
GET /api/v1/Reference/GetAvailableCountries none
GET /api/v1/Reference/GetAvailableCurrencies none
GET /api/v1/Reference/GetLocalizationInfo query
POST /api/v1/pushNotification/bindClientPushToken json
POST /api/v1/pushNotification/updateClientPushToken json
POST /api/v1/pushNotification/bindClientPushTokenToUser json
POST /api/v1/pushNotification/unbindClientPushTokenFromUser json
POST /api/v1/pushNotification/setPushMessageStatus json
GET /api/v1/pushNotification/getClientIdByToken query
GET /api/v1/config/getRuntimeConfig none`
  .trim()
  .split('\n')
  .sort()

function described(): string[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const hasQuery = operation.parameters?.some((parameter) => parameter.in === 'query')
        const media = Object.keys(operation.requestBody?.content ?? {})
        const kind = media.includes('application/json')
          ? 'json'
          : media.includes('multipart/form-data')
            ? 'form'
            : operation.requestBody
              ? 'file'
              : hasQuery
                ? 'query'
                : 'none'
        return `${method.toUpperCase()} ${path} ${kind}`
      }),
    )
    .sort()
}

test('method, path and body kind of every call are the promised ones [A23]', () => {
  expect(described()).toEqual(specified)
})

test('the document is OpenAPI 3.1, and the server answers every call it names and the errors it names [A22]', async () => {
  expect(document.openapi).toBe('3.1.0')
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const response = await server.guest().request(path, {
        method: method.toUpperCase(),
        ...(operation.requestBody ? { headers: { 'content-type': 'application/json' }, body: '{}' } : {}),
      })
      expect([path, Object.keys(operation.responses)]).toEqual([
        path,
        expect.arrayContaining([String(response.status)]),
      ])
      expect([path, response.status === 401]).toEqual([
        path,
        operation.security !== undefined || path.endsWith('/refresh'),
      ])
    }
  }
})

test('the headers of a call are described and optional [A24]', () => {
  for (const methods of Object.values(document.paths)) {
    for (const { parameters } of Object.values(methods)) {
      const headers = parameters!.filter((parameter) => parameter.in === 'header')
      expect(headers.map(({ name }) => name)).toEqual([
        'Language-Id',
        'Country-Id',
        'TimeZone',
        'UserId',
        'X-Session-Id',
      ])
      expect(headers.every(({ required }) => !required)).toBe(true)
    }
  }
})

test('the page at /docs names every call and runs no script', async () => {
  const response = await server.guest().request('/docs')
  const page = await response.text()
  for (const path of Object.keys(document.paths)) expect(page).toContain(path)
  expect(page).not.toContain('<script')
  expect(response.headers.get('content-security-policy')).not.toContain('script-src')
})

test('only the promised calls may go before the locale headers are known [A16]', () => {
  const early = server.lumi.features.app.contracts.filter(({ beforeLocale }) => beforeLocale).map(({ path }) => path)
  const allowed = [
    '/api/v1/Reference/GetLocalizationInfo',
    '/api/v1/auth/changeUserPassword',
    '/api/v1/auth/login',
    '/api/v1/auth/loginWithSocial',
    '/api/v1/auth/refresh',
    '/api/v1/auth/requestUserPasswordChangeByEmail',
    // The first half of loginWithSocial inside Telegram.
    startMiniAppSignIn.path,
    getRuntimeConfig.path,
    '/api/v1/user/getCurrentUserInfo',
  ]
  expect(early.toSorted()).toEqual(allowed.toSorted())
})
