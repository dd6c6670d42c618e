import {
  acceptAgreements,
  changeUserPassword,
  checkPasswordChangeLink,
  confirmEmailRegistration,
  correctRegistrationEmail,
  getCurrentUserInfo,
  getRegistrationState,
  login,
  logout,
  refresh,
  registerWithEmail,
  requestUserPasswordChangeByEmail,
  resendRegistrationEmail,
} from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { MAIL_LINK } from '@lumi/contracts/product-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookies } from '../../platform/cookies.ts'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'
import type { AcceptanceService } from './acceptance.service.ts'
import type { AuthService } from './auth.service.ts'
import { callerOf, keepDevice } from './caller.ts'
import type { Sessions } from './sessions.ts'

/** Names the sign-up that this device waits for. No session: it can only repeat or redirect its own mail. */
const signUpCookie = '__Secure-sign-up'

interface Services {
  sessions: Sessions
  acceptance: AcceptanceService
  /** The `settings` feature: whether the student has said yes. */
  hasAnalytics(student: SignedInStudent): Promise<boolean>
}

export function authRoutes(app: App, auth: AuthService, { sessions, acceptance, hasAnalytics }: Services) {
  serve(app, registerWithEmail, async ({ body, request, reply }) => {
    keepDevice(request, reply)
    const wanted = { ...body, timeZone: body.timeZone ?? timeZoneOf(request) }
    keepSignUp(reply, await auth.register(callerOf(request), wanted))
    return {}
  })

  serve(app, resendRegistrationEmail, async ({ request, reply }) => {
    keepDevice(request, reply)
    await auth.resend(callerOf(request), request.cookies[signUpCookie])
    return {}
  })

  serve(app, correctRegistrationEmail, async ({ body, request, reply }) => {
    keepDevice(request, reply)
    await auth.correctEmail(callerOf(request), request.cookies[signUpCookie], body.email)
    return {}
  })

  serve(app, getRegistrationState, ({ request }) => auth.findState(request.cookies[signUpCookie]))

  serve(app, confirmEmailRegistration, async ({ body, request }) => ({
    outcome: await auth.confirmEmail(callerOf(request), body),
  }))

  serve(app, login, async ({ body, request, reply }) => {
    const outcome = await auth.login(callerOf(request, keepDevice(request, reply)), body)
    if (outcome.kind === 'unconfirmed') {
      keepSignUp(reply, outcome.signUpToken)
      throw new AppError('auth_email_not_confirmed')
    }
    setCookies(reply, sessions.cookiesFor(outcome.tokens))
    return {}
  })

  serve(app, logout, async ({ request, reply }) => {
    await auth.logout(callerOf(request))
    setCookies(reply, sessions.clearingCookies())
    return {}
  })

  serve(app, refresh, async ({ request, reply }) => {
    const tokens = await auth.refresh(callerOf(request))
    setCookies(reply, tokens ? sessions.cookiesFor(tokens) : sessions.clearingCookies())
    if (!tokens) throw new AppError('auth_required')
    return {}
  })

  serve(app, requestUserPasswordChangeByEmail, async ({ body, request, reply }) => {
    keepDevice(request, reply)
    await auth.requestPasswordChange(callerOf(request), body.email)
    return {}
  })

  serve(app, checkPasswordChangeLink, async ({ body }) => {
    await auth.assertPasswordLink(body)
    return {}
  })

  serve(app, changeUserPassword, async ({ body, request, reply }) => {
    await auth.changePassword(callerOf(request), body)
    setCookies(reply, sessions.clearingCookies())
    return {}
  })

  serve(app, acceptAgreements, async ({ student, body, address, language }) => {
    await acceptance.accept(student, address, body.acceptedAgreements, language)
    return {}
  })

  serve(app, getCurrentUserInfo, async ({ student, language }) => ({
    userId: student.id,
    sessionId: student.sessionId,
    countryId: student.countryId,
    languageId: student.languageId,
    email: student.email,
    name: student.name,
    chatAccess: app.chatAccessOf(student),
    agreementsToAccept: await acceptance.listMissing(student.id, language),
    analyticsAllowed: await hasAnalytics(student),
    deletion: student.deletesAt && {
      deletesAt: student.deletesAt.toISOString(),
      undoable: student.deletionRequestedBy === 'student',
    },
  }))
}

const keepSignUp = (reply: FastifyReply, value: string) =>
  setCookies(reply, [
    {
      name: signUpCookie,
      value,
      path: '/api/v1/registration',
      maxAgeSeconds: MAIL_LINK.confirmationHours * 3600,
    },
  ])

const timeZoneOf = ({ headers }: FastifyRequest) =>
  typeof headers.timezone === 'string' ? headers.timezone : undefined
