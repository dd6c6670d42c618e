import type { AnalyticsEvent } from '@lumi/contracts/telemetry'
import { ANALYTICS_STORE } from '@lumi/contracts/telemetry-limits'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Batch, Collector } from './collector.ts'
import { createPostingCollector } from './posting-collector.ts'
import {
  deleteBatchesBefore,
  deleteBatchesBeyond,
  deleteBatchesOf,
  listBatchesOf,
  saveBatch,
} from './telemetry.store.ts'

const dayMs = 24 * 60 * 60 * 1000

export type TelemetryService = ReturnType<typeof createTelemetryService>

type Dependencies = Pick<Platform, 'db' | 'clock' | 'env' | 'log'>

export function createTelemetryService({ db, clock, env, log }: Dependencies) {
  const { telemetry } = env
  const collector = openCollector()

  /** Loaded with the first batch. */
  async function openInsights(service: { key: string; endpoint: string }): Promise<Collector> {
    const { createApplicationInsights } = await import('./application-insights.ts')
    return createApplicationInsights(service, log)
  }

  function openCollector(): Collector | null {
    switch (telemetry.kind) {
      case 'off':
        return null
      case 'database':
        return (batch) => saveBatch(db, batch)
      case 'post':
        return createPostingCollector(telemetry.url)
      case 'application-insights': {
        let opened: Promise<Collector> | undefined
        return async (batch) => {
          opened ??= openInsights(telemetry)
          return (await opened)(batch)
        }
      }
    }
  }

  return {
    /**
     * The clock of a device may be wrong by a year: its times are moved by what it was wrong when it sent them.
     * @returns whether they were taken
     */
    async collect(batch: Omit<Batch, 'receivedAt'> & { sentAt: string | undefined }): Promise<boolean> {
      if (!collector || batch.events.length === 0) return false
      const { sentAt, ...rest } = batch
      const receivedAt = clock.now()
      const behindMs = sentAt === undefined ? 0 : receivedAt.getTime() - Date.parse(sentAt)
      return collector({ ...rest, receivedAt, events: rest.events.map((event) => moved(event, behindMs)) })
    },

    forget: deleteBatchesOf,

    async cleanUp(): Promise<void> {
      await deleteBatchesBefore(db, new Date(clock.now().getTime() - ANALYTICS_STORE.keptDays * dayMs))
      await deleteBatchesBeyond(db, env.telemetryMaxBytes)
    },

    personalData: {
      name: 'analytics',
      exportOf: (studentId) => listBatchesOf(db, studentId),
    } satisfies PersonalData,
  }
}

const moved = (event: AnalyticsEvent, byMs: number): AnalyticsEvent => ({
  ...event,
  at: new Date(Date.parse(event.at) + byMs).toISOString(),
})
