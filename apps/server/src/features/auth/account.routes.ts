import { confirmByCode, confirmPassword, sendConfirmationCode } from '@lumi/contracts/account'
import { setCookies } from '../../platform/cookies.ts'
import { type App, serve } from '../../platform/serve.ts'
import { callerOf } from './caller.ts'
import type { Confirmation } from './confirmation.ts'
import type { Sessions } from './sessions.ts'

export function accountRoutes(app: App, confirmation: Confirmation, sessions: Sessions) {
  serve(app, confirmPassword, async ({ student, body, request, reply }) => {
    const tokens = await confirmation.byPassword(student, callerOf(request), body.password)
    setCookies(reply, sessions.cookiesFor(tokens))
    return {}
  })

  serve(app, sendConfirmationCode, async ({ student }) => {
    await confirmation.sendCode(student)
    return {}
  })

  serve(app, confirmByCode, async ({ student, body, request, reply }) => {
    const tokens = await confirmation.byCode(student, callerOf(request), body.code)
    setCookies(reply, sessions.cookiesFor(tokens))
    return {}
  })
}
