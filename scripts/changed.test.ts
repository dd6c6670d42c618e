import { existsSync, globSync } from 'node:fs'
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
  expect(touchedBy([])).toEqual({ projects: [], related: [], journeys: [] })
  const page = touchedBy(['docs/testing.md'])
  expect(page).toMatchObject({ projects: ['node'], journeys: [] })
  expect(page.related).toContain('scripts/repository.test.ts')
  expect(page.related.filter((file) => !file.startsWith('scripts/'))).toEqual([])
  expect(touchedBy(['e2e/learning.spec.ts', 'e2e/shots.ts']).journeys).toEqual(['learning'])
  const form = touchedBy(['apps/web/src/features/feedback/feedback-form.tsx'])
  expect(form.related).toContain('apps/web/src/features/feedback/feedback-form.tsx')
  expect(form.journeys).toEqual(['long-conversation', 'settings', 'support', ...unlisted].sort())
  expect(touchedBy(['apps/web/src/ui/button.tsx']).journeys).toEqual(journeys.sort())
  const store = touchedBy(['apps/server/src/features/privacy/erase.store.ts'])
  expect(store.journeys).toEqual(['guardian', 'privacy', ...unlisted].sort())
  expect(store.related).toContain('apps/server/src/features/privacy/deletion-crash.test.ts')
  expect(store.related).not.toContain('apps/server/src/app.ts')
  expect(touchedBy(['apps/server/src/testing/read-zip.ts']).related).not.toContain('apps/server/src/main.test.ts')
})

test('what the server loads by address, not by import, runs all of its tests', () => {
  for (const file of [
    'packages/tutor/src/turn.ts',
    'apps/server/migrations/0009_more.sql',
    'apps/server/src/features/chat/turn-thread.ts',
    'apps/server/src/features/chat/pictures/picture-process.ts',
    'apps/server/src/features/places/cities.txt',
  ])
    expect(touchedBy([file]).related).toContain('apps/server/src/app.ts')
})

test('tests and files that are named by path exist', () => {
  for (const file of [
    'docs/privacy/data.md',
    'docs/privacy/export.md',
    'bench/stories/answers.txt',
    'packages/tutor/test-data/utterances/en.txt',
    'apps/web/public/preview.en.png',
    'apps/server/src/features/chat/chat.store.ts',
    'apps/web/src/lib/api.ts',
  ]) {
    expect(existsSync(root + file), file).toBe(true)
    const { related } = touchedBy([file])
    expect(related.filter((test) => !existsSync(root + test))).toEqual([])
    expect(related.length, file).toBeGreaterThan(touchedBy(['docs/testing.md']).related.length)
  }
})

test('styles, words and samples run the tests that import them', () => {
  for (const file of [
    'apps/web/src/ui/select.module.css',
    'apps/web/src/testing/messages/en.txt',
    'packages/tutor/test-data/tool-calls.txt',
  ])
    expect(touchedBy([file]).related).toContain(file)
  expect(touchedBy(['packages/tutor/test-data/tool-calls.txt']).journeys).toEqual([])
})

test('a page runs the journeys of the features that it shows, a layout runs all', () => {
  const share = touchedBy(['apps/web/src/routes/_student/settings/share.tsx'])
  expect(share.journeys).toEqual(expect.arrayContaining(['invitation', ...unlisted]))
  expect(share.journeys).not.toContain('voice')
  for (const file of [
    'apps/web/src/routes/__root.tsx',
    'apps/web/src/routes/_student.tsx',
    'apps/web/build/prerender.ts',
  ])
    expect(touchedBy([file]).journeys, file).toEqual(journeys.sort())
})

test('only the projects that a change can concern are started', () => {
  expect(touchedBy(['e2e/learning.spec.ts']).projects).toEqual(['node'])
  expect(touchedBy(['apps/server/src/features/promo/promo.rules.ts']).projects).toEqual(['node', 'server'])
  expect(touchedBy(['packages/contracts/src/promo.ts']).projects).toEqual(['node', 'server', 'browser'])
})
