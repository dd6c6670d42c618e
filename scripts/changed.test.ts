import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { journeysOf, touchedBy } from './changed.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const journeys = globSync('e2e/*.spec.ts', { cwd: root }).map((file) => path.basename(file, '.spec.ts'))

const listed = Object.values(journeysOf).flat()
/** They run with every change. */
const unlisted = journeys.filter((name) => !listed.includes(name))

test('every feature has its journeys, and each of them exists', () => {
  const features = globSync('apps/*/src/features/*', { cwd: root }).map((folder) => path.basename(folder))
  expect(features.filter((feature) => !journeysOf[feature])).toEqual([])
  expect(listed.filter((name) => !journeys.includes(name))).toEqual([])
})

test('a change runs the tests and the journeys it touches', () => {
  expect(touchedBy(['docs/testing.md'])).toEqual({ related: [], journeys: [] })
  expect(touchedBy(['e2e/learning.spec.ts', 'e2e/shots.ts']).journeys).toEqual(['learning'])
  expect(touchedBy(['apps/web/src/features/feedback/feedback-form.tsx'])).toEqual({
    related: ['apps/web/src/features/feedback/feedback-form.tsx'],
    journeys: ['settings', ...unlisted].sort(),
  })
  expect(touchedBy(['apps/web/src/ui/button.tsx']).journeys).toEqual(journeys.sort())
  const store = touchedBy(['apps/server/src/features/privacy/erase.store.ts'])
  expect(store.journeys).toEqual(['guardian', 'privacy', ...unlisted].sort())
  expect(store.related).toContain('apps/server/src/features/privacy/deletion-crash.test.ts')
  expect(store.related).not.toContain('apps/server/src/app.ts')
})

test('what the server loads by address, not by import, runs all of its tests', () => {
  for (const file of [
    'packages/tutor/src/turn.ts',
    'apps/server/migrations/0009_more.sql',
    'apps/server/src/features/chat/turn-thread.ts',
  ])
    expect(touchedBy([file]).related).toContain('apps/server/src/app.ts')
})
