import { expect, test } from 'vitest'
import { mechanicalTasks } from './mechanical.ts'
import { runCases } from './tutor-figures.ts'

test.each(['en', 'ru'] as const)(
  'mechanical tasks are read right or asked about, in %s',
  (language) => {
    const { all, total, failures, falseMaths, leaks } = runCases(mechanicalTasks(language))
    expect(total).toBeGreaterThanOrEqual(400)
    expect(failures.filter((each) => each.startsWith('wrong'))).toEqual([])
    expect([falseMaths, leaks]).toEqual([[], []])
    expect(all.right / total).toBeGreaterThanOrEqual(0.95)
  },
  60_000,
)
