import {
  bindClientPushToken,
  bindClientPushTokenToUser,
  getClientIdByToken,
  setPushMessageStatus,
  unbindClientPushTokenFromUser,
  updateClientPushToken,
} from '@lumi/contracts/push'
import type { FastifyRequest } from 'fastify'
import { addressKey } from '../../platform/address.ts'
import type { Limits } from '../../platform/limits.ts'
import { type App, serve } from '../../platform/serve.ts'
import type { PushService } from './push.service.ts'

export function pushRoutes(app: App, push: PushService, limits: Limits) {
  /** Calls of browsers that nobody is signed in to. A school is one address. */
  const counted = (request: FastifyRequest) => limits.take('push-address', addressKey(request.ip))
  serve(app, bindClientPushToken, async ({ request, body }) => {
    await counted(request)
    await push.bindToken(body.clientId, body.token)
    return {}
  })
  serve(app, updateClientPushToken, async ({ request, body }) => {
    await counted(request)
    await push.updateToken(body.clientId, body.token)
    return {}
  })
  serve(app, bindClientPushTokenToUser, async ({ student, body }) => {
    await push.bindToStudent(body.clientId, { studentId: student.id, sessionId: student.sessionId })
    return {}
  })
  serve(app, unbindClientPushTokenFromUser, async ({ request, body }) => {
    await counted(request)
    await push.unbind(body.clientId)
    return {}
  })
  serve(app, setPushMessageStatus, async ({ request, body }) => {
    await counted(request)
    await push.seen({ pushMessageId: body.pushMessage, clientId: body.clientId, status: body.status })
    return {}
  })
  serve(app, getClientIdByToken, async ({ request, query }) => {
    await counted(request)
    return { clientId: await push.findClientId(query.endpoint, query.auth) }
  })
}
