import { Gauge } from 'prom-client'
import type { Metrics } from '../../platform/metrics.ts'
import type { Numbers } from './numbers.ts'

/** The order in which the operator reads them. */
export const shownNumbers = [
  ['activeStudents', 'active students'],
  ['lessons', 'lessons'],
  ['studentMessages', 'messages of students'],
  ['solvedTasks', 'tasks solved'],
  ['hints', 'hints'],
  ['contests', 'verdicts contested'],
  ['contestsUpheld', 'contests upheld'],
  ['pushesSent', 'pushes sent'],
  ['pushesDelivered', 'pushes delivered'],
  ['pushesClicked', 'pushes clicked'],
  ['pushesSwitchedOff', 'pushes not sent because switched off'],
  ['mailsSent', 'mails sent'],
  ['mailboxesBounced', 'mailboxes that bounced'],
  ['mailboxesComplained', 'mailboxes that complained'],
  ['modelCalls', 'calls of the model'],
  ['modelInputTokens', 'tokens that the model was given'],
  ['modelCachedTokens', "of them from the provider's cache"],
  ['modelOutputTokens', 'tokens that the model wrote'],
] as const satisfies readonly (readonly [keyof Numbers, string])[]

/** Whoever reads `/metrics` every few seconds asks the database once in this time. */
const readAgainMs = 60_000

/** The numbers of the last 24 hours for Prometheus. Every process tells the same: take the maximum, not the sum. */
export function gaugeNumbers({ registry }: Pick<Metrics, 'registry'>, count: () => Promise<Numbers>): void {
  let read: { at: number; numbers: Numbers } | undefined
  new Gauge({
    name: 'lumi_last_day',
    help: 'What happened in the last 24 hours, in all processes together; the same in each of them',
    labelNames: ['what'],
    registers: [registry],
    async collect() {
      if (!read || performance.now() - read.at > readAgainMs) {
        read = { at: performance.now(), numbers: await count() }
      }
      for (const [name] of shownNumbers) this.set({ what: name }, read.numbers[name])
      this.set({ what: 'modelCost' }, read.numbers.modelCost)
    },
  })
}

/** Cents, and a fourth digit because a student often costs less than one. */
export const shownCost = (cost: number): string => cost.toFixed(4)
