import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { acts } from '../packages/tutor/src/dialogue/acts.ts'
import { dataOf, fingerprintOf, readUtterances } from './train-acts.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const weightsOf = (language: string) => `${root}packages/tutor/src/language/${language}/acts.json`

test.each(['en', 'ru'])('%s: the weights were made from the messages and features of this commit', (language) => {
  const stored = JSON.parse(readFileSync(weightsOf(language), 'utf8')) as { data: string; acts: string[] }
  // After a change of either run: node scripts/train-acts.ts
  expect(stored.data).toBe(fingerprintOf(language))
  expect(stored.acts).toEqual([...acts])
})

test('the weights of both languages together stay below 400 KB', () => {
  expect(statSync(weightsOf('en')).size + statSync(weightsOf('ru')).size).toBeLessThan(400 * 1024)
})

test.each(['en', 'ru'])('%s: at least 4 000 labeled messages, none twice, every act at least 60 times', (language) => {
  const utterances = readUtterances(readFileSync(root + dataOf(language), 'utf8'))
  expect(utterances.length).toBeGreaterThanOrEqual(4000)
  expect(new Set(utterances.map(({ text }) => text)).size).toBe(utterances.length)
  const counts = new Map(acts.map((act) => [act, 0]))
  for (const { acts: labels } of utterances) for (const act of labels) counts.set(act, (counts.get(act) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count < 60)).toEqual([])
})
