import { ANALYTICS_STORE } from '@lumi/contracts/telemetry-limits'
import * as z from 'zod/mini'
import { opsCommand, option } from '../../platform/ops/ops-command.ts'
import type { Platform } from '../../platform/platform.ts'
import { countNumbers, type Numbers } from './numbers.ts'
import { gaugeNumbers, shownCost, shownNumbers } from './numbers-shown.ts'
import { countEvents } from './telemetry.store.ts'

const dayMs = 24 * 60 * 60 * 1000
const statsRange = 'a whole number from 1 to 366'
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

const showNumbers = opsCommand({
  name: 'stats',
  summary:
    'Shows how Lumi is used: students, lessons, hints, contests, pushes, mails, cost of the model. Nobody is named.',
  arguments: {
    days: option(
      z._default(
        z.coerce.number(statsRange).check(z.int(statsRange), z.gte(1, statsRange), z.lte(366, statsRange)),
        30,
      ),
      'how many days back the last column goes; 30 without it',
    ),
  },
})

export const telemetryCommands = [countAnalytics, showNumbers]

type Needed = Pick<Platform, 'db' | 'clock' | 'ops' | 'metrics'>

export function addTelemetryOps({ db, clock, ops, metrics }: Needed) {
  const since = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  gaugeNumbers(metrics, () => countNumbers(db, since(1)))

  ops.add(showNumbers, async ({ days }) => {
    const spans = [...new Set([1, 7, days])].toSorted((one, other) => one - other)
    const counted = await Promise.all(spans.map(async (span) => [span, await countNumbers(db, since(span))] as const))
    const row = (what: string, read: (numbers: Numbers) => number | string) => ({
      what,
      ...Object.fromEntries(counted.map(([span, numbers]) => [span === 1 ? '1 day' : `${span} days`, read(numbers)])),
    })
    return {
      rows: [
        ...shownNumbers.map(([name, what]) => row(what, (numbers) => numbers[name])),
        row('hints per solved task', ({ hints, solvedTasks }) =>
          solvedTasks === 0 ? 'none solved' : (hints / solvedTasks).toFixed(2),
        ),
        row('cost of the model', ({ modelCost }) => shownCost(modelCost)),
        row('cost of the model per student who used it', ({ modelCost, modelStudents }) =>
          modelStudents === 0 ? 'nobody did' : shownCost(modelCost / modelStudents),
        ),
        row("cost of the model on a student's dearest day", ({ modelDearestDay }) => shownCost(modelDearestDay)),
      ],
    }
  })
  ops.add(countAnalytics, async ({ days }) => ({
    rows: await countEvents(db, new Date(clock.now().getTime() - days * dayMs)),
  }))
}
