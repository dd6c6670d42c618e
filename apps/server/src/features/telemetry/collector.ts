import type { AnalyticsEvent, UserProperties } from '@lumi/contracts/telemetry'

export interface Batch {
  studentId: string
  sessionId: string
  receivedAt: Date
  properties: UserProperties
  /** Their times are of the server's clock. */
  events: AnalyticsEvent[]
}

/**
 * Takes what students who have said yes send.
 * @returns false when it was dropped and is not wanted again
 * @throws AppError `unavailable`: the page keeps it and sends it again
 */
export type Collector = (batch: Batch) => Promise<boolean>
