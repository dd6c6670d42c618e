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
import { createSessions } from './features/auth/sessions.ts'
import { createSignIn } from './features/auth/sign-in.ts'
import { createSocial } from './features/auth/social/social.ts'
import { createChat } from './features/chat/chat.ts'
import { configRoutes } from './features/config/config.routes.ts'
import { createDeletion } from './features/privacy/deletion.ts'
import { createDataExport } from './features/privacy/export.ts'
import type { PersonalData } from './features/privacy/personal-data.ts'
import { addPrivacyOps } from './features/privacy/privacy.ops.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { addAgreementOps } from './features/reference/agreements.ops.ts'
import { createAgreements, parentalConsent } from './features/reference/agreements.ts'
import { referenceRoutes } from './features/reference/reference.routes.ts'
import { createChatAccess } from './features/student/chat-access.ts'
import { addStudentOps } from './features/student/student.ops.ts'
import { createStudents } from './features/student/student.ts'
import { studentPersonalData } from './features/student/student-privacy.ts'
import type { Platform } from './platform/platform.ts'
import type { App } from './platform/serve.ts'

/** Wires every feature. Another feature's answer is handed over here, as a narrow function. */
export function compose(platform: Platform, server: FastifyInstance) {
  const sessions = createSessions(platform)
  const chatAccessOf = createChatAccess(platform)
  const app: App = {
    http: server,
    log: platform.log,
    contracts: [],
    findStudent: (request) => sessions.findStudentByCookies(request.cookies),
    chatAccessOf,
  }

  const agreements = createAgreements(platform)
  const acceptance = createAcceptanceService({ ...platform, ...agreements })
  const signIn = createSignIn({ ...platform, sessions })
  const auth = createAuthService({ ...platform, sessions, signIn, assertAccepted: agreements.assertAccepted })
  const confirmation = createConfirmation({ ...platform, sessions, secretKey: platform.env.secretKey })
  const emailChange = createEmailChangeService({ ...platform, sessions })
  const account = createAccountService({ ...platform, sessions, confirmation, emailChange })

  configRoutes(app, platform)
  referenceRoutes(app, agreements)
  authRoutes(app, auth, { sessions, acceptance })
  accountRoutes(app, { account, confirmation, emailChange, sessions })
  addAuthOps({ ...platform, sessions, waitForConfirmation: auth.waitForConfirmation })
  addAgreementOps({ ...platform, agreements })
  if (platform.env.testHooks) addAuthHooks(platform, sessions, acceptance)
  const social = createSocial({ ...platform, sessions, signIn, assertAccepted: agreements.assertAccepted }, app)
  const chat = createChat(platform, app)

  // Who keeps what of a student: a feature that stores something about students is named here.
  const personalData: PersonalData[] = [
    ...authPersonalData(platform),
    social.personalData,
    { name: 'messages', exportOf: chat.exportMessages, erase: chat.eraseMessages },
    { name: 'usage', exportOf: chat.exportUsage },
    ...studentPersonalData(platform),
  ]
  const deletion = createDeletion({
    ...platform,
    graceDays: platform.env.deletionGraceDays,
    sessions,
    stopReplies: chat.stopReplies,
    personalData,
  })
  const dataExport = createDataExport({ ...platform, personalData, exportMessages: chat.exportMessages })
  privacyRoutes(app, { deletion, dataExport, sessions })
  addPrivacyOps({ ...platform, deletion, dataExport, getStudent })
  const students = createStudents(platform, app, {
    consentText: (language) => agreements.get(parentalConsent, language),
    requestDeletion: deletion.requestInside,
  })
  addStudentOps({ ...platform, correctByOperator: students.correctByOperator, getStudent })

  return {
    app,
    agreements,
    acceptance,
    auth,
    confirmation,
    emailChange,
    sessions,
    social,
    chat,
    deletion,
    dataExport,
    students,
  }
}
