import { getUsageHistory } from '@lumi/contracts/billing'
import type { ResponseOf } from '@lumi/contracts/endpoint'
import { type App, type SignedInStudent, serve } from '../../platform/serve.ts'

interface Dependencies {
  /** Answered by the `chat` feature, which takes the units and gives them back. */
  listUsage(student: SignedInStudent, beforeDay: number | undefined): Promise<ResponseOf<typeof getUsageHistory>>
}

export function billingRoutes(app: App, { listUsage }: Dependencies) {
  serve(app, getUsageHistory, ({ student, query }) => listUsage(student, query.beforeDay))
}
