import { AppError } from '@lumi/contracts/errors'
import { track, userActionTriggered } from '@lumi/contracts/telemetry'
import { sendOutbound } from '../../platform/http.ts'
import type { Platform } from '../../platform/platform.ts'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'

const sinkTimeoutMs = 5000

interface Dependencies extends Pick<Platform, 'env' | 'limits' | 'metrics'> {
  /** The `settings` feature: whether the student has said yes. */
  hasAnalytics(student: SignedInStudent): Promise<boolean>
}

export function telemetryRoutes(app: App, { env, limits, metrics, hasAnalytics }: Dependencies) {
  // Only a number grows: nothing about the student is stored, so it needs no consent.
  serve(app, userActionTriggered, async ({ student, body }) => {
    await limits.take('user-action', student.id)
    metrics.userActions.inc({ name: body.name })
    return {}
  })

  // The page asks first; a page that was open when the student took the yes back has not heard of it yet.
  serve(app, track, async ({ student, body }) => {
    await limits.take('telemetry', student.id)
    const url = env.telemetrySinkUrl
    if (url === undefined || !(await hasAnalytics(student))) return { isAccepted: false }
    await post(url, JSON.stringify({ userId: student.id, sessionId: student.sessionId, ...body }))
    return { isAccepted: true }
  })
}

/** Nothing is kept here: what the collector does not take, the page sends again. */
async function post(url: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await sendOutbound({ url, method: 'POST', headers, body, timeoutMs: sinkTimeoutMs }).catch(() => {
    throw new AppError('unavailable')
  })
  if (status >= 300) throw new AppError('unavailable')
}
