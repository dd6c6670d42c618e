import { acceptAgreements, getCurrentUserInfo, login, logout, refresh, registerWithEmail } from '@lumi/contracts/auth'
import {
  changeUserPassword,
  checkPasswordChangeLink,
  confirmEmailRegistration,
  correctRegistrationEmail,
  getRegistrationState,
  requestUserPasswordChangeByEmail,
  resendRegistrationEmail,
} from '@lumi/contracts/auth-links'
import { AppError } from '@lumi/contracts/errors'
import { getCommonPasswordHashes } from '@lumi/contracts/password'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookies } from '../../platform/cookies.ts'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'
import type { AcceptanceService } from './acceptance.service.ts'
import type { AuthService } from './auth.service.ts'
import { awaitedLink, awaitLink, awaitNoLink } from './awaited-link.ts'
import { callerOf, keepDevice } from './caller.ts'
import { commonHashesOf } from './password.rules.ts'
import type { Tokens } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

interface Services {
  sessions: Sessions
  acceptance: AcceptanceService
  /** The `settings` feature: whether the student has said yes. */
  hasAnalytics(student: SignedInStudent): Promise<boolean>
  /** Whether the student's browser may ask the operator's maps service. */
  mayUseMaps(student: SignedInStudent): boolean
}

export function authRoutes(app: App, auth: AuthService, { sessions, acceptance, hasAnalytics, mayUseMaps }: Services) {
  function signIn(request: FastifyRequest, reply: FastifyReply, tokens: Tokens) {
    setCookies(reply, sessions.cookiesFor(tokens))
    awaitNoLink(request, reply)
  }

  serve(app, registerWithEmail, async ({ body, request, reply }) => {
    keepDevice(request, reply)
    const wanted = { ...body, timeZone: body.timeZone ?? timeZoneOf(request) }
    awaitLink(reply, 'sign-up', await auth.register(callerOf(request), wanted))
    return {}
  })

  serve(app, getCommonPasswordHashes, async ({ query }) => ({ hashes: await commonHashesOf(query.prefix) }))

  serve(app, resendRegistrationEmail, async ({ request, reply }) => {
    keepDevice(request, reply)
    await auth.resend(callerOf(request), awaitedLink(request, 'sign-up'))
    return {}
  })

  serve(app, correctRegistrationEmail, async ({ body, request, reply }) => {
    keepDevice(request, reply)
    await auth.correctEmail(callerOf(request), awaitedLink(request, 'sign-up'), body.email)
    return {}
  })

  serve(app, getRegistrationState, ({ request }) => auth.findState(awaitedLink(request, 'sign-up')))

  serve(app, confirmEmailRegistration, async ({ body, request, reply }) => {
    const caller = callerOf(request, keepDevice(request, reply))
    const { tokens, ...confirmed } = await auth.confirmEmail(caller, body, awaitedLink(request, 'sign-up'))
    if (tokens) signIn(request, reply, tokens)
    return { ...confirmed, signedIn: tokens !== undefined }
  })

  serve(app, login, async ({ body, request, reply }) => {
    const outcome = await auth.login(callerOf(request, keepDevice(request, reply)), body)
    if (outcome.kind === 'unconfirmed') {
      awaitLink(reply, 'sign-up', outcome.signUpToken)
      throw new AppError('auth_email_not_confirmed')
    }
    signIn(request, reply, outcome.tokens)
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
    awaitLink(reply, 'new-password', await auth.requestPasswordChange(callerOf(request), body.email))
    return {}
  })

  serve(app, checkPasswordChangeLink, async ({ body }) => {
    await auth.assertPasswordLink(body)
    return {}
  })

  serve(app, changeUserPassword, async ({ body, request, reply }) => {
    const caller = callerOf(request, keepDevice(request, reply))
    const { email, tokens } = await auth.changePassword(caller, body, awaitedLink(request, 'new-password'))
    if (tokens) signIn(request, reply, tokens)
    else setCookies(reply, sessions.clearingCookies())
    return { email, signedIn: tokens !== undefined }
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
    timeZone: student.timeZone,
    email: student.email,
    name: student.name,
    chatAccess: app.chatAccessOf(student),
    agreementsToAccept: await acceptance.listMissing(student.id, language),
    analyticsAllowed: await hasAnalytics(student),
    mapsAllowed: mayUseMaps(student),
    deletion: student.deletesAt && {
      deletesAt: student.deletesAt.toISOString(),
      undoable: student.deletionRequestedBy === 'student' && student.deletionBegunAt === null,
      ...(student.deletionBegunAt && { begun: true }),
    },
  }))
}

const timeZoneOf = ({ headers }: FastifyRequest) =>
  typeof headers.timezone === 'string' ? headers.timezone : undefined
