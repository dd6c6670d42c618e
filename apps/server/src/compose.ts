import type { FastifyInstance } from 'fastify'
import { createAcceptanceService } from './features/auth/acceptance.service.ts'
import { accountRoutes } from './features/auth/account.routes.ts'
import { createAccountService } from './features/auth/account.service.ts'
import { addAuthHooks } from './features/auth/auth.hooks.ts'
import { addAuthOps, getStudent } from './features/auth/auth.ops.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { createAuthService } from './features/auth/auth.service.ts'
import { authPersonalData } from './features/auth/auth-privacy.ts'
import { createConfirmation } from './features/auth/confirmation.ts'
import { createEmailChangeService } from './features/auth/email-change.service.ts'
import { phoneRoutes } from './features/auth/phone/phone.routes.ts'
import { createPhoneService, createTrialOffer } from './features/auth/phone/phone.service.ts'
import { sharePhone } from './features/auth/phone/phone.store.ts'
import { phonePersonalData } from './features/auth/phone/phone-privacy.ts'
import { createSessions } from './features/auth/sessions.ts'
import { createSignIn } from './features/auth/sign-in.ts'
import { createSocial } from './features/auth/social/social.ts'
import { createAllowances } from './features/billing/allowances.ts'
import { addBillingOps } from './features/billing/billing.ops.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { hasOrderedWith, hasPaidBesides, shareCard } from './features/billing/billing.store.ts'
import { createBilling } from './features/billing/billing.ts'
import { addChatOps } from './features/chat/chat.ops.ts'
import { giveGeneralConversation } from './features/chat/chat.store.ts'
import { createChat, type SharedThreads } from './features/chat/chat.ts'
import { isUnread } from './features/chat/conversations.store.ts'
import { configRoutes } from './features/config/config.routes.ts'
import { addFeedbackOps } from './features/feedback/feedback.ops.ts'
import { feedbackRoutes } from './features/feedback/feedback.routes.ts'
import { createFeedbackService } from './features/feedback/feedback.service.ts'
import { feedbackPersonalData } from './features/feedback/feedback-privacy.ts'
import { inboundRoutes } from './features/feedback/inbound.routes.ts'
import { createRequests } from './features/feedback/requests.service.ts'
import { learningRoutes } from './features/learning/learning.routes.ts'
import { createLearningService } from './features/learning/learning.service.ts'
import { learningPersonalData } from './features/learning/learning-privacy.ts'
import { placesRoutes } from './features/places/places.routes.ts'
import { createConversationFile } from './features/privacy/conversation-file.ts'
import { createDeletion } from './features/privacy/deletion.ts'
import { createDataExport } from './features/privacy/export.ts'
import { addPrivacyOps } from './features/privacy/privacy.ops.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { storedItems } from './features/privacy/stored-data.ts'
import { programCountryOf } from './features/programs/catalogue.ts'
import { programsRoutes } from './features/programs/programs.routes.ts'
import { createProgramsService } from './features/programs/programs.service.ts'
import { programsPersonalData } from './features/programs/programs-privacy.ts'
import { addPromoOps } from './features/promo/promo.ops.ts'
import { promoRoutes } from './features/promo/promo.routes.ts'
import { createPromoService } from './features/promo/promo.service.ts'
import { promoPersonalData } from './features/promo/promo-privacy.ts'
import { createReferralService } from './features/promo/referral.service.ts'
import { pushRoutes } from './features/push/push.routes.ts'
import { createPushService } from './features/push/push.service.ts'
import { pushPersonalData } from './features/push/push-privacy.ts'
import { addAgreementOps } from './features/reference/agreements.ops.ts'
import { createAgreements, parentalConsent } from './features/reference/agreements.ts'
import { referenceRoutes } from './features/reference/reference.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { createSettingsService, settingsPersonalData } from './features/settings/settings.service.ts'
import { createChatAccess, createDecidesAlone } from './features/student/chat-access.ts'
import { maskedEmail } from './features/student/masked.ts'
import { findEducationYear } from './features/student/profile.store.ts'
import { addStudentOps } from './features/student/student.ops.ts'
import { findAgreedRequest } from './features/student/student.store.ts'
import { createStudents } from './features/student/student.ts'
import { studentPersonalData } from './features/student/student-privacy.ts'
import { addTelemetryOps } from './features/telemetry/telemetry.ops.ts'
import { telemetryRoutes } from './features/telemetry/telemetry.routes.ts'
import { createTelemetryService } from './features/telemetry/telemetry.service.ts'
import { voiceRoutes } from './features/voice/voice.routes.ts'
import { createVoiceService } from './features/voice/voice.service.ts'
import { createPaymentProviders } from './platform/payments/payment-providers.ts'
import type { PersonalData } from './platform/personal-data.ts'
import type { Platform } from './platform/platform.ts'
import type { App } from './platform/serve.ts'

/**
 * Wires every feature, each behind those whose answers it needs. Another feature's answer is handed over here, as a narrow
 * function.
 */
export function compose(platform: Platform, server: FastifyInstance, sharedThreads?: SharedThreads) {
  const { db, env } = platform
  const { secretKey } = env
  const sessions = createSessions(platform)
  const chatAccessOf = createChatAccess(platform)
  const decidesAlone = createDecidesAlone(platform)
  const app: App = {
    http: server,
    log: platform.log,
    contracts: [],
    findStudent: (request) => sessions.findStudentByCookies(request.cookies),
    chatAccessOf,
    pressure: platform.pressure,
  }

  // What belongs to nobody, and what students decide about themselves.
  const agreements = createAgreements(platform)
  const telemetry = createTelemetryService(platform)
  const settings = createSettingsService({ ...platform, decidesAlone, forgetAnalytics: telemetry.forget })
  platform.mail.onStop(async (tx, { topic, studentId, isStopped }) => {
    if (topic === 'notices') await settings.switchMails(tx, studentId, !isStopped)
  })
  configRoutes(app, platform)
  referenceRoutes(app, agreements)
  placesRoutes(app, platform)
  settingsRoutes(app, settings)
  telemetryRoutes(app, { ...platform, telemetry, hasAnalytics: settings.hasAnalytics })

  // The lesson.
  const allowances = createAllowances(platform)
  const gradeOf = (studentId: string) => findEducationYear(db, studentId)
  const learning = createLearningService({ ...platform, gradeOf, programCountryOf })
  learningRoutes(app, learning)
  const programs = createProgramsService({
    ...platform,
    hasOnlineTutor: env.model.kind !== 'built-in',
    subjectLimitOf: async (studentId, reader) => (await allowances.of(studentId, reader)).activeSubjects,
    gradeOf,
    masteredSkillsOf: learning.masteredSkillsOf,
    giveGeneralConversation,
  })
  programsRoutes(app, programs)
  const push = createPushService({
    ...platform,
    switchesOf: settings.notificationsOf,
    listWithMail: settings.listWithMail,
    isUnread: (studentId, messageId) => isUnread(db, studentId, messageId),
    countDueReviews: learning.countDueReviews,
    chatAccessOf,
  })
  pushRoutes(app, push, platform.limits)
  const chat = createChat(platform, app, {
    programInFocus: programs.inFocus,
    programOf: programs.inSubject,
    learnerOf: learning.viewOf,
    recordEvents: learning.recording,
    allowanceOf: async (studentId, reader) => (await allowances.of(studentId, reader)).messagesPerDay,
    // Where no model reads pictures a photo is of no use, so none counts against the day.
    photosPerDay: async (studentId) => (env.model.sees ? (await allowances.of(studentId)).photosPerDay : null),
    replyEnded: push.replyEnded,
    sharedThreads,
  })

  // Promo codes and invitations, plans and money, the trial by phone.
  const promo = createPromoService({
    ...platform,
    hasPaid: (studentId, tx) => hasPaidBesides(tx, studentId),
    hasOrderedWith: (studentId, code, tx) => hasOrderedWith(tx, studentId, code),
  })
  const referral = createReferralService({
    ...platform,
    grantBonus: async (tx, { studentId, units, reason, sourceId }) => {
      await chat.usage.grantBonus(tx, { studentId, units, reason, key: `${reason} ${sourceId}` })
    },
    shareCard,
    sharePhone,
    countSentMessages: chat.countSent,
  })
  promoRoutes(app, { promo, referral })
  const providers = createPaymentProviders(platform)
  const billing = createBilling(platform, {
    allowances,
    providers,
    decidesAlone,
    chatAccessOf,
    maskedEmail,
    findParent: (studentId) => findAgreedRequest(db, studentId),
    usageOf: chat.usage.details,
    raiseAllowance: chat.usage.raiseAllowance,
    activeSubjectsOf: programs.countActive,
    pauseBeyond: programs.pauseBeyond,
    resumeChosen: programs.resumeChosen,
    announcePrograms: programs.announce,
    listener: {
      ...createTrialOffer(platform),
      async findDiscounts(reader, { studentId: id, countryId }) {
        const bestOf = await promo.findDiscounts({ id, countryId }, reader)
        return (price) => {
          const best = bestOf(price)
          return best ? { ...best, amountOffMinor: best.amountMinor } : undefined
        }
      },
      async firstPurchase(tx, purchase) {
        await promo.markPaid(tx, purchase)
        await referral.firstPaymentSucceeded(tx, purchase)
      },
      purchaseReturned: referral.paymentRefunded,
      async paymentSettled(tx, { studentId, ...payment }) {
        await push.tellWith(tx, studentId, `payment:${payment.paymentId}:${payment.status}`, {
          kind: 'payment',
          ...payment,
        })
      },
      async planNearsEnd(tx, { studentId, at, ...plan }) {
        await push.tellWith(tx, studentId, `plan:${at.toISOString()}:${plan.days}`, { kind: 'plan', ...plan })
      },
      inviteMessagesOf: referral.nextReward,
    },
  })
  billingRoutes(app, { ...billing, listUsage: chat.listUsage })
  providers.sandbox?.serve(server)
  const phone = createPhoneService({
    ...platform,
    canHaveTrial: billing.canHaveTrial,
    trialGives: billing.trialGives,
    startTrial: (studentId, tx) => billing.startTrial(tx, studentId, env.trialDays),
    hasPlan: billing.hasPlan,
  })
  phoneRoutes(app, phone)

  // The way in.
  const { assertAccepted } = agreements
  const acceptance = createAcceptanceService({ ...platform, ...agreements })
  const signIn = createSignIn({ ...platform, sessions })
  const { friendConfirmed } = referral
  const auth = createAuthService({ ...platform, sessions, signIn, secretKey, assertAccepted, friendConfirmed })
  const confirmation = createConfirmation({ ...platform, sessions, secretKey })
  const emailChange = createEmailChangeService({ ...platform, sessions })
  const account = createAccountService({ ...platform, sessions, confirmation, emailChange })
  const social = createSocial({ ...platform, sessions, signIn, assertAccepted, friendConfirmed }, app)
  authRoutes(app, auth, {
    sessions,
    acceptance,
    hasAnalytics: settings.hasAnalytics,
    mayUseMaps: (student) => env.mapsKey !== undefined && decidesAlone(student),
  })
  accountRoutes(app, { account, confirmation, emailChange, sessions })

  // Support, and voices for replies.
  const { lastMessages, findReply, getConversation, exportMessages } = chat
  voiceRoutes(app, createVoiceService({ ...platform, findReply }))
  const feedback = createFeedbackService({ ...platform, findReply, getConversation })
  const requests = createRequests({
    ...platform,
    lastMessages,
    claimPictures: chat.pictures.claimForRequest,
    answered: (tx, studentId, { messageId, requestId }) =>
      push.tellWith(tx, studentId, `support:${messageId}`, { kind: 'support', requestId }),
  })
  feedbackRoutes(app, {
    feedback,
    requests,
    uploadPicture: (student, clientImageId, request) => chat.pictures.upload(student, clientImageId, request, true),
  })

  // Who keeps what of a student: a feature that stores something about students is named here.
  const personalData: PersonalData[] = [
    ...authPersonalData(platform),
    phonePersonalData(platform),
    promoPersonalData(db),
    social.personalData,
    { name: 'messages', exportOf: chat.exportMessages, erase: chat.eraseMessages },
    { name: 'pictures', exportOf: chat.pictures.list, erase: chat.pictures.erase },
    { name: 'usage', exportOf: chat.exportUsage },
    { name: 'modelCosts', exportOf: chat.exportModelCosts },
    billing.personalData,
    ...studentPersonalData(platform),
    programsPersonalData(db),
    learningPersonalData(db),
    settingsPersonalData(db),
    telemetry.personalData,
    pushPersonalData(db),
    ...feedbackPersonalData(db),
  ]
  const deletion = createDeletion({
    ...platform,
    graceDays: env.deletionGraceDays,
    sessions,
    stopReplies: chat.stopReplies,
    personalData,
  })
  const dataExport = createDataExport({
    ...platform,
    personalData,
    exportMessages: chat.exportMessages,
    pictures: chat.pictures,
  })
  const conversationFile = createConversationFile({ ...platform, getConversation, exportMessages })
  privacyRoutes(app, { deletion, dataExport, conversationFile, sessions })

  // Age, consent, profile and onboarding.
  const students = createStudents(platform, app, {
    consentText: (language) => agreements.get(parentalConsent, language),
    storedItems,
    requestDeletion: deletion.requestInside,
    parentDecided: (studentId, answer, at) =>
      push.tell(studentId, `parent:${at.toISOString()}`, { kind: 'parent', answer }),
    addFirstProgram: programs.addFirst,
    announcePrograms: programs.announce,
    listSubjects: async (studentId) => (await programs.listStudied(studentId)).map(({ subject }) => subject),
  })

  // The operator's commands, and the hooks of tests.
  addAuthOps({ ...platform, sessions, waitForConfirmation: auth.waitForConfirmation })
  addAgreementOps({ ...platform, agreements })
  inboundRoutes(server, { ...platform, requests })
  addFeedbackOps({ ...platform, requests, readPicture: chat.pictures.read })
  addTelemetryOps(platform)
  addPromoOps(platform)
  addPrivacyOps({ ...platform, deletion, dataExport, getStudent })
  addBillingOps({ ...platform, billing })
  addChatOps({ ...platform, tryTheModel: chat.tryTheModel })
  addStudentOps({ ...platform, correctByOperator: students.correctByOperator, getStudent })
  if (env.testHooks) addAuthHooks(platform, sessions, acceptance, students.finishOnboarding)

  return {
    app,
    agreements,
    acceptance,
    auth,
    billing,
    paymentProviders: providers,
    confirmation,
    emailChange,
    sessions,
    social,
    phone,
    promo,
    referral,
    chat,
    feedback,
    requests,
    learning,
    programs,
    push,
    telemetry,
    deletion,
    dataExport,
    students,
  }
}
