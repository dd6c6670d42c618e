import { expect, test } from 'vitest'
import { mechanicalTasks } from './mechanical.ts'
import { sampled } from './sample.ts'
import { runCases } from './tutor-figures.ts'

test.each(['en', 'ru'] as const)('mechanical tasks are read right or asked about, in %s', (language) => {
  const { all, total, failures, falseMaths, leaks } = runCases(sampled(mechanicalTasks(language), 6))
  expect(total).toBeGreaterThanOrEqual(66)
  expect(failures.filter((each) => each.startsWith('wrong'))).toEqual([])
  expect([falseMaths, leaks]).toEqual([[], []])
  expect(all.right / total).toBeGreaterThanOrEqual(0.95)
})
