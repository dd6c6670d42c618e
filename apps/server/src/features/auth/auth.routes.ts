import {
  changeUserPassword,
  confirmEmailRegistration,
  getCurrentUserInfo,
  login,
  logout,
  refresh,
  registerWithEmail,
  requestUserPasswordChangeByEmail,
} from '@lumi/contracts/auth'
import { AppError } from '@lumi/contracts/errors'
import { LOCALE } from '@lumi/contracts/product-rules'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookies } from '../../platform/cookies.ts'
import { languageOfRequest } from '../../platform/errors.ts'
import { randomToken } from '../../platform/secrets.ts'
import { type App, serve } from '../../platform/serve.ts'
import type { AuthService, Caller } from './auth.service.ts'
import type { Sessions } from './sessions.ts'

const deviceCookie = '__Host-device'
const deviceCookieSeconds = 30 * 86_400

export function authRoutes(app: App, auth: AuthService, sessions: Sessions) {
  serve(app, registerWithEmail, async ({ body, request, reply }) => {
    keepDevice(request, reply)
    await auth.register(callerOf(request), { ...body, timeZone: body.timeZone ?? timeZoneOf(request) })
    return {}
  })

  serve(app, confirmEmailRegistration, async ({ body, request }) => ({
    outcome: await auth.confirmEmail(callerOf(request), body),
  }))

  serve(app, login, async ({ body, request, reply }) => {
    setCookies(reply, sessions.cookiesFor(await auth.login(callerOf(request), body)))
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

  serve(app, changeUserPassword, async ({ body, request, reply }) => {
    await auth.changePassword(callerOf(request), body)
    setCookies(reply, sessions.clearingCookies())
    return {}
  })

  serve(app, getCurrentUserInfo, ({ student }) => ({
    userId: student.id,
    sessionId: student.sessionId,
    countryId: student.countryId,
    languageId: student.languageId,
    email: student.email,
    name: student.name,
  }))
}

function callerOf(request: FastifyRequest): Caller {
  const { headers, ip, cookies } = request
  return {
    language: languageOfRequest(request),
    languageId: Number(headers['language-id'] ?? LOCALE.defaultLanguageId),
    countryId: Number(headers['country-id'] ?? LOCALE.defaultCountryId),
    address: ip,
    deviceId: cookies[deviceCookie],
    cookies,
  }
}

const timeZoneOf = ({ headers }: FastifyRequest) =>
  typeof headers.timezone === 'string' ? headers.timezone : undefined

/** Counts orders of mails per device (security 4). Strictly necessary and says nothing about the person. */
function keepDevice({ cookies }: FastifyRequest, reply: FastifyReply) {
  if (cookies[deviceCookie]) return
  setCookies(reply, [{ name: deviceCookie, value: randomToken(), path: '/', maxAgeSeconds: deviceCookieSeconds }])
}
