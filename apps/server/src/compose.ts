import type { FastifyInstance } from 'fastify'
import { addAuthHooks } from './features/auth/auth.hooks.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { createAuthService } from './features/auth/auth.service.ts'
import { createSessions } from './features/auth/sessions.ts'
import { createChat } from './features/chat/chat.ts'
import { configRoutes } from './features/config/config.routes.ts'
import { createAgreements } from './features/reference/agreements.ts'
import { referenceRoutes } from './features/reference/reference.routes.ts'
import type { Platform } from './platform/platform.ts'
import type { App } from './platform/serve.ts'

/** Wires every feature. Another feature's answer is handed over here, as a narrow function. */
export function compose(platform: Platform, server: FastifyInstance) {
  const sessions = createSessions(platform)
  const app: App = {
    http: server,
    log: platform.log,
    contracts: [],
    findStudent: (request) => sessions.findStudentByCookies(request.cookies),
  }

  const agreements = createAgreements()
  const auth = createAuthService({ ...platform, sessions, assertAccepted: agreements.assertAccepted })

  configRoutes(app, platform)
  referenceRoutes(app, agreements)
  authRoutes(app, auth, sessions)
  if (platform.env.testHooks) addAuthHooks(platform, sessions)
  const replies = createChat(platform, app)

  return { app, auth, sessions, replies }
}
