import { expect, test } from 'vitest'
import { sampled } from './sample.ts'
import { runCases } from './tutor-figures.ts'
import { twistedStories } from './twisted-stories.ts'

test('a story with a twist is solved right or left to the student, never answered wrong [P02]', () => {
  const { all, total, failures, falseMaths, leaks } = runCases(sampled(twistedStories(), 6))
  expect(failures.filter((each) => each.startsWith('wrong'))).toEqual([])
  expect([falseMaths, leaks]).toEqual([[], []])
  expect(total).toBeGreaterThan(30)
  expect(all.right).toBeGreaterThan(7)
})
