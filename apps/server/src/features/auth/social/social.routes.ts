import { AppError, type errorCatalogue } from '@lumi/contracts/errors'
import { SOCIAL } from '@lumi/contracts/product-rules'
import {
  addSignInMethod,
  confirmSocialEmail,
  getSignInMethods,
  loginWithSocial,
  registerWithSocial,
  removeSignInMethod,
  type SocialProblem,
  socialProblems,
  startMiniAppSignIn,
  startSignInMethod,
} from '@lumi/contracts/social'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookie, setCookies } from '../../../platform/cookies.ts'
import type { Origins } from '../../../platform/origins.ts'
import { randomToken } from '../../../platform/secrets.ts'
import { type App, serve } from '../../../platform/serve.ts'
import { awaitNoLink } from '../awaited-link.ts'
import { callerOf, keepDevice } from '../caller.ts'
import type { Tokens } from '../session-cookies.ts'
import type { Sessions } from '../sessions.ts'
import type { Providers } from './providers.ts'
import { returnSearch } from './return-search.ts'
import type { SignInMethodsService } from './sign-in-methods.service.ts'
import type { SocialService } from './social.service.ts'
import type { SocialAccounts } from './social-accounts.service.ts'
import type { TicketCaller } from './tickets.ts'

/** Binds states and tickets to this browser. */
const browserCookie = '__Host-social'
/** Comes back with a form that a provider's page sends, which no `Lax` cookie does. One way only, so it is short-lived. */
const formCookie = '__Host-social-form'
const browserCookieSeconds = 2 * SOCIAL.mailMinutes * 60
const maxFormBytes = 64 * 1024

interface Services {
  social: SocialService
  accounts: SocialAccounts
  methods: SignInMethodsService
  providers: Providers
  sessions: Sessions
  origins: Origins
}

type ProviderRequest = FastifyRequest<{ Params: { provider: string } }>

export function socialRoutes(app: App, { social, accounts, methods, providers, sessions, origins }: Services) {
  function keepBrowser({ cookies }: FastifyRequest, reply: FastifyReply): string {
    const value = cookies[browserCookie] || randomToken()
    setCookies(reply, [{ name: browserCookie, value, path: '/', maxAgeSeconds: browserCookieSeconds }])
    return value
  }

  const formCookieOf = (value: string): Cookie => ({
    name: formCookie,
    value,
    path: '/',
    maxAgeSeconds: value === '' ? 0 : SOCIAL.requestMinutes * 60,
    sameSite: 'none',
  })

  /** There may be two sites; the browser returns to the one it came from and to no other host. */
  const siteOf = ({ protocol, host }: FastifyRequest) => {
    const origin = `${protocol}://${host}`
    return origins.isProduction(origin) ? origin : origins.publicUrl()
  }

  const ticketCaller = (request: FastifyRequest, reply: FastifyReply): TicketCaller => ({
    ...callerOf(request, keepDevice(request, reply)),
    browser: request.cookies[browserCookie],
    site: siteOf(request),
  })

  function signedIn(request: FastifyRequest, reply: FastifyReply, tokens: Tokens) {
    setCookies(reply, sessions.cookiesFor(tokens))
    awaitNoLink(request, reply)
  }

  const toPage = (reply: FastifyReply, site: string, path: string, query: Record<string, string>, search = '') => {
    const parameters = new URLSearchParams(search)
    for (const [name, value] of Object.entries(query)) parameters.set(name, value)
    return reply.redirect(`${site}${path}?${parameters}`, 303)
  }

  async function start(request: ProviderRequest, reply: FastifyReply) {
    const { provider: providerId } = request.params
    const site = siteOf(request)
    const search = returnSearch(request.url, site)
    try {
      const browser = keepBrowser(request, reply)
      const { url, formCookie } = await social.start({ providerId, address: request.ip, browser, site, search })
      if (formCookie !== undefined) setCookies(reply, [formCookieOf(formCookie)])
      return reply.redirect(url.href, 303)
    } catch (error) {
      // A navigation, so the answer is a page and not JSON.
      if (!(error instanceof AppError) || error.code === 'not_found') throw error
      const problem = isProblem(error.code) ? error.code : 'social_unavailable'
      return toPage(reply, site, '/complete-signup', { problem }, search)
    }
  }

  async function finish(request: ProviderRequest, reply: FastifyReply, via: 'query' | 'form_post', answer: string) {
    const { request: begun, outcome } = await social.finish({
      providerId: request.params.provider,
      parameters: new URLSearchParams(answer),
      via,
      browser: request.cookies[browserCookie],
      formCookie: request.cookies[formCookie],
    })
    if (request.cookies[formCookie] !== undefined) setCookies(reply, [formCookieOf('')])
    const page = begun?.studentId ? '/settings/account' : '/complete-signup'
    const query: Record<string, string> = 'ticket' in outcome ? { q: outcome.ticket } : { problem: outcome.problem }
    return toPage(reply, begun?.returnOrigin ?? siteOf(request), page, query, begun?.search)
  }

  const startPath = '/api/v1/auth/social/:provider/start'
  const callbackPath = '/api/v1/auth/social/:provider/callback'
  // A HEAD request of a link scanner must not consume the link.
  const asked = { exposeHeadRoute: false }

  // Pages for browsers and not calls: no contract, no JSON.
  app.http.get(startPath, asked, (request, reply) => start(request as ProviderRequest, reply))
  app.http.get(callbackPath, asked, (request, reply) =>
    finish(request as ProviderRequest, reply, 'query', queryOf(request)),
  )
  app.http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      callbackPath,
      {
        config: {
          takesFormFrom(request, origin) {
            const setting = providers.find((request as ProviderRequest).params.provider)?.setting
            return setting?.responseMode === 'form_post' && new URL(setting.issuer).origin === origin
          },
        },
      },
      (request, reply) =>
        finish(request as ProviderRequest, reply, 'form_post', typeof request.body === 'string' ? request.body : ''),
    )
  })
  refuse(app, startPath, 'GET', ['POST', 'PUT', 'PATCH', 'DELETE'])
  refuse(app, callbackPath, 'GET, POST', ['PUT', 'PATCH', 'DELETE'])

  serve(app, loginWithSocial, async ({ body, request, reply }) => {
    const { answer, tokens } = await accounts.login(ticketCaller(request, reply), body)
    if (tokens) signedIn(request, reply, tokens)
    return answer
  })

  serve(app, registerWithSocial, async ({ body, request, reply }) => {
    const { tokens } = await accounts.register(ticketCaller(request, reply), body)
    if (tokens) signedIn(request, reply, tokens)
    return { outcome: tokens ? ('signed_in' as const) : ('mail_sent' as const) }
  })

  serve(app, confirmSocialEmail, async ({ body, request, reply }) => {
    signedIn(request, reply, await accounts.confirm(ticketCaller(request, reply), body))
    return {}
  })

  serve(app, startMiniAppSignIn, async ({ body, request, reply, address }) => ({
    ticket: await social.startMiniApp({ ...body, address, browser: keepBrowser(request, reply) }),
  }))

  serve(app, getSignInMethods, ({ student }) => methods.get(student.id))

  serve(app, startSignInMethod, async ({ student, body, request, reply, address }) => {
    await sessions.assertRecent(student)
    const { url, formCookie } = await social.start({
      ...body,
      address,
      browser: keepBrowser(request, reply),
      site: siteOf(request),
      search: '',
      owner: { studentId: student.id, sessionId: student.sessionId },
    })
    if (formCookie !== undefined) setCookies(reply, [formCookieOf(formCookie)])
    return { url: url.href }
  })

  serve(app, addSignInMethod, async ({ student, body, request, address }) => {
    await methods.add(student, body.ticket, { address, browser: request.cookies[browserCookie] })
    return {}
  })

  serve(app, removeSignInMethod, async ({ student, body, address }) => {
    await methods.remove(student, body.identityId, { address })
    return {}
  })
}

const isProblem = (code: keyof typeof errorCatalogue): code is SocialProblem =>
  (socialProblems as readonly string[]).includes(code)

const queryOf = ({ url }: FastifyRequest) => url.split('?').slice(1).join('?')

function refuse({ http }: App, url: string, allow: string, method: string[]) {
  http.route({
    method,
    url,
    onRequest: async (_request, reply) => {
      reply.header('allow', allow)
      throw new AppError('method_not_allowed')
    },
    handler: () => undefined,
  })
}
