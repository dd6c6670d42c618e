import { track, userActionTriggered } from '@lumi/contracts/telemetry'
import type { Platform } from '../../platform/platform.ts'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'
import type { TelemetryService } from './telemetry.service.ts'

interface Dependencies extends Pick<Platform, 'limits' | 'metrics'> {
  telemetry: TelemetryService
  /** Answered by the `settings` feature: whether the student has agreed to analytics. */
  hasAnalytics(student: SignedInStudent): Promise<boolean>
}

export function telemetryRoutes(app: App, { telemetry, limits, metrics, hasAnalytics }: Dependencies) {
  // Only a counter is increased. Nothing about the student is stored, so no consent is needed.
  serve(app, userActionTriggered, async ({ student, body }) => {
    await limits.take('user-action', student.id)
    metrics.userActions.inc({ name: body.name })
    return {}
  })

  // The page checks this too, but an open page may not know yet that the student has withdrawn the consent.
  serve(app, track, async ({ student, body }) => {
    await limits.take('telemetry', student.id)
    if (!(await hasAnalytics(student))) return { isAccepted: false }
    const { user: properties, events, sentAt } = body
    return {
      isAccepted: await telemetry.collect({
        studentId: student.id,
        sessionId: student.sessionId,
        properties,
        events,
        sentAt,
      }),
    }
  })
}
