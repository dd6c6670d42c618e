import { expect, test } from 'vitest'
import { fieldTasks } from './field-tasks.ts'
import { runCases } from './tutor-figures.ts'

test('[P02] the common wordings of school tasks are read and solved, and none is answered wrong', () => {
  const { all, total, failures, falseMaths, leaks } = runCases(fieldTasks())
  expect(failures.filter((each) => each.startsWith('wrong'))).toEqual([])
  expect([falseMaths, leaks]).toEqual([[], []])
  expect(total).toBeGreaterThan(330)
  expect(all.right / total).toBeGreaterThanOrEqual(0.95)
}, 60_000)
