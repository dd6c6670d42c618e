import {
  cancelEmailChange,
  confirmByCode,
  confirmEmailChange,
  confirmPassword,
  endOtherSessions,
  endSession,
  getAccount,
  getSessions,
  requestEmailChange,
  sendConfirmationCode,
  undoEmailChange,
  updatePassword,
} from '@lumi/contracts/account'
import type { FastifyReply } from 'fastify'
import { setCookies } from '../../platform/cookies.ts'
import { type App, serve } from '../../platform/serve.ts'
import type { AccountService } from './account.service.ts'
import { callerOf } from './caller.ts'
import type { Confirmation } from './confirmation.ts'
import type { EmailChange } from './email-change.service.ts'
import type { Tokens } from './session-cookies.ts'
import type { Sessions } from './sessions.ts'

interface Services {
  account: AccountService
  confirmation: Confirmation
  emailChange: EmailChange
  sessions: Sessions
}

export function accountRoutes(app: App, { account, confirmation, emailChange, sessions }: Services) {
  /** Confirming or replacing a sign-in sets new cookies. */
  const renew = (reply: FastifyReply, tokens: Tokens) => {
    setCookies(reply, sessions.cookiesFor(tokens))
    return {}
  }

  serve(app, confirmPassword, async ({ student, body, request, reply }) =>
    renew(reply, await confirmation.byPassword(student, callerOf(request), body.password)),
  )

  serve(app, confirmByCode, async ({ student, body, request, reply }) =>
    renew(reply, await confirmation.byCode(student, callerOf(request), body.code)),
  )

  serve(app, sendConfirmationCode, async ({ student }) => {
    await confirmation.sendCode(student)
    return {}
  })

  serve(app, getAccount, ({ student }) => account.find(student))

  serve(app, requestEmailChange, async ({ student, body, request }) => {
    await emailChange.request(student, callerOf(request), body.email)
    return {}
  })

  serve(app, cancelEmailChange, async ({ student, request }) => {
    await emailChange.cancel(student, callerOf(request))
    return {}
  })

  serve(app, confirmEmailChange, async ({ body, request }) => {
    await emailChange.confirm(callerOf(request), body)
    return {}
  })

  serve(app, undoEmailChange, async ({ body, request }) => {
    await emailChange.undo(callerOf(request), body)
    return {}
  })

  serve(app, updatePassword, async ({ student, body, request, reply }) =>
    renew(reply, await account.updatePassword(student, callerOf(request), body)),
  )

  serve(app, getSessions, async ({ student, request }) => ({
    sessions: await account.listSessions(student, callerOf(request)),
  }))

  serve(app, endSession, async ({ student, body, request }) => {
    await account.endSession(student, callerOf(request), body.sessionId)
    return {}
  })

  serve(app, endOtherSessions, async ({ student, request }) => {
    await account.endOtherSessions(student, callerOf(request))
    return {}
  })
}
