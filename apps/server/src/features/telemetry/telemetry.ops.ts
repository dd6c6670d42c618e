import { ANALYTICS_STORE } from '@lumi/contracts/telemetry-limits'
import * as z from 'zod/mini'
import { opsCommand, option } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { countEvents } from './telemetry.store.ts'

const dayMs = 24 * 60 * 60 * 1000
const range = `a whole number from 1 to ${ANALYTICS_STORE.keptDays}`

const countAnalytics = opsCommand({
  name: 'analytics count',
  summary: 'Counts the stored analytics events by name and screen or call, with the average seconds or milliseconds.',
  arguments: {
    days: option(
      z._default(
        z.coerce.number(range).check(z.int(range), z.gte(1, range), z.lte(ANALYTICS_STORE.keptDays, range)),
        7,
      ),
      'how many days back; 7 without it',
    ),
  },
})

export const telemetryCommands = [countAnalytics]

export function addTelemetryOps({ db, clock, ops }: Pick<Platform, 'db' | 'clock' | 'ops'>) {
  ops.add(countAnalytics, async ({ days }) => ({
    rows: await countEvents(db, new Date(clock.now().getTime() - days * dayMs)),
  }))
}
