import type { LearnerEvent } from './learner.ts'

const HOUR = 60 * 60 * 1000
/** Delayed enough to test memory, soon enough to repair it. */
const UNAIDED = { fromMs: 20 * HOUR, toMs: 48 * HOUR } as const

/** Skills practiced with help a day or two ago and not tried without help since, the most recent first. */
export function skillsToTryAlone(events: readonly LearnerEvent[], now: number): string[] {
  const helpedAt = new Map<string, number>()
  for (const event of events) {
    if (event.kind === 'reset') {
      if (event.skill === undefined) helpedAt.clear()
      else helpedAt.delete(event.skill)
    } else if (event.kind === 'help') helpedAt.set(event.skill, event.at)
    else if (event.kind === 'attempt' && event.isFirst && event.hintLevel === 0) helpedAt.delete(event.skill)
  }
  return [...helpedAt]
    .filter(([, at]) => now - at >= UNAIDED.fromMs && now - at <= UNAIDED.toMs)
    .sort(([, a], [, b]) => b - a)
    .map(([skill]) => skill)
}
