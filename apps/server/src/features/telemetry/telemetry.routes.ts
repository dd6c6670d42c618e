import { AppError } from '@lumi/contracts/errors'
import { track, userActionTriggered } from '@lumi/contracts/telemetry'
import { sendOutbound } from '../../platform/http.ts'
import type { Platform } from '../../platform/platform.ts'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'

const sinkTimeoutMs = 5000

interface Dependencies extends Pick<Platform, 'env' | 'limits' | 'metrics'> {
  /** Answered by the `settings` feature: whether the student has agreed to analytics. */
  hasAnalytics(student: SignedInStudent): Promise<boolean>
}

export function telemetryRoutes(app: App, { env, limits, metrics, hasAnalytics }: Dependencies) {
  // Only a counter is increased. Nothing about the student is stored, so no consent is needed.
  serve(app, userActionTriggered, async ({ student, body }) => {
    await limits.take('user-action', student.id)
    metrics.userActions.inc({ name: body.name })
    return {}
  })

  // The page checks this too, but an open page may not know yet that the student has withdrawn the consent.
  serve(app, track, async ({ student, body }) => {
    await limits.take('telemetry', student.id)
    const url = env.telemetrySinkUrl
    if (url === undefined || !(await hasAnalytics(student))) return { isAccepted: false }
    await post(url, JSON.stringify({ userId: student.id, sessionId: student.sessionId, ...body }))
    return { isAccepted: true }
  })
}

/** Nothing is stored here: what the collector does not take, the page sends again. */
async function post(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await sendOutbound({ url, method: 'POST', headers, body, timeoutMs: sinkTimeoutMs }).catch(() => {
    throw new AppError('unavailable')
  })
  if (status >= 300) throw new AppError('unavailable')
}
