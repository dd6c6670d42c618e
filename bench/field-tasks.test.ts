import { expect, test } from 'vitest'
import { fieldTasks, fieldTwists } from './field-tasks.ts'
import { sampled } from './sample.ts'
import { runCases } from './tutor-figures.ts'

test('the common wordings of school tasks are read and solved, and none is answered wrong [P02]', () => {
  const { all, total, failures, falseMaths, leaks } = runCases(sampled(fieldTasks(), 6))
  expect(failures.filter((each) => each.startsWith('wrong'))).toEqual([])
  expect([falseMaths, leaks]).toEqual([[], []])
  expect(total).toBeGreaterThan(125)
  expect(all.right / total).toBeGreaterThanOrEqual(0.95)
})

test('a condition more than a wording takes in leaves the task to the student, and gives no false answer [P02]', () => {
  const { all, total, failures, falseMaths, leaks } = runCases(sampled(fieldTwists(), 6))
  expect(failures.filter((each) => each.startsWith('wrong'))).toEqual([])
  expect([falseMaths, leaks]).toEqual([[], []])
  expect(total).toBeGreaterThan(40)
  expect(all.right).toBeGreaterThan(12)
})
