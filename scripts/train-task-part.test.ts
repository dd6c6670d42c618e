import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fingerprintOf } from './train-task-part.ts'

const weightsOf = (language: string) =>
  fileURLToPath(new URL(`../packages/tutor/src/language/${language}/task-part.json`, import.meta.url))

test.each(['en', 'ru'] as const)('%s: the weights were made from the texts and features of this commit', (language) => {
  const stored = JSON.parse(readFileSync(weightsOf(language), 'utf8')) as { data: string }
  // After a change of either run: node scripts/train-task-part.ts
  expect(stored.data).toBe(fingerprintOf(language))
})

test('the weights of both languages together stay below 200 KB', () => {
  expect(statSync(weightsOf('en')).size + statSync(weightsOf('ru')).size).toBeLessThan(200 * 1024)
})
