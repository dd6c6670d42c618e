// A thread of scripts/slow-patterns.test.ts: looks for each pattern in the texts and tells by shared memory how far it is.
import { workerData } from 'node:worker_threads'
import { regExpOf } from '../packages/tutor/src/pattern.ts'
import type { Pattern } from './made-patterns.ts'

export interface Trial {
  readonly patterns: readonly Pattern[]
  /** For all patterns, and for those of the sample. */
  readonly few: readonly string[]
  readonly more: readonly string[]
  readonly isSample: readonly boolean[]
  /** The pattern that is tried, and which of the texts. */
  readonly at: Int32Array
}

const { patterns, few, more, isSample, at } = workerData as Trial
for (let index = at[0] ?? 0; index < patterns.length; index++) {
  const { source, flags } = patterns[index] as Pattern
  const texts = isSample[index] ? [...few, ...more] : few
  // With our letters for `\p{L}`: all letters of Unicode take longer to compile than to look for.
  const pattern = regExpOf(source, flags.replace('g', ''))
  for (const [number, text] of texts.entries()) {
    at[0] = index
    at[1] = number
    pattern.lastIndex = 0
    pattern.test(text)
  }
}
at[0] = patterns.length
