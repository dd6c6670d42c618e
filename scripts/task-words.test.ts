import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOfTaskWords, taskWordsOf } from './task-words.ts'

test.each(['en', 'ru'])('%s: the words of tasks are those of the test data', (language) => {
  // After a change of the test data: node scripts/task-words.ts
  expect(JSON.parse(readFileSync(pathOfTaskWords(language), 'utf8'))).toBe(taskWordsOf(language).join(' '))
})
