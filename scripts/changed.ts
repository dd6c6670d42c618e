// What `npm test -- --changed` runs: the tests of what differs from the main branch, and of what is not committed yet.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Which journeys in `e2e` go through a feature of the web app, of the server or of the contracts. A journey that no feature
 * names (the keyboard, touch, a lost network) runs with every change.
 */
export const journeysOf: Record<string, string[]> = {
  auth: ['account', 'accounts', 'first-lesson', 'first-page', 'session', 'shell', 'sign-up-by-thumb', 'social'],
  billing: ['billing', 'chat-budget', 'several-devices', 'trial', 'zero-loss'],
  chat: [
    'answers-to-tap',
    'background-sync',
    'chat-budget',
    'first-lesson',
    'long-conversation',
    'model',
    'offline-tutor',
    'pictures',
    'session',
    'several-devices',
    'zero-loss',
  ],
  config: ['first-page', 'settings', 'shell'],
  feedback: ['long-conversation', 'settings', 'support'],
  install: ['install', 'installed'],
  learning: ['first-lesson', 'learning'],
  'mini-app': ['mini-app'],
  places: ['maps', 'onboarding', 'profile'],
  privacy: ['guardian', 'privacy'],
  programs: ['learning', 'programs'],
  promo: ['invitation', 'trial'],
  push: ['push', 'settings', 'support'],
  reference: ['onboarding', 'profile'],
  settings: ['account', 'settings'],
  student: ['guardian', 'onboarding', 'profile', 'sign-up-by-thumb'],
  telemetry: ['settings'],
  voice: ['voice'],
  tutor: ['answers-to-tap', 'first-lesson', 'learning', 'model', 'offline-tutor', 'zero-loss'],
}

/** Tests that start the whole server as a process: no import leads from them to what it is made of. */
const processTests = [
  'apps/server/src/main.test.ts',
  'apps/server/src/run-ops.test.ts',
  'apps/server/src/features/chat/crash.test.ts',
  'apps/server/src/features/chat/model-try.test.ts',
  'apps/server/src/features/privacy/deletion-crash.test.ts',
]

const chaosTest = 'apps/server/src/features/chat/chaos.test.ts'

/** Tests that read sources and pages of the whole repository. They are short, so they run with every change. */
const repositoryTests = [
  'scripts/american-english.test.ts',
  'scripts/asvs.test.ts',
  'scripts/changed.test.ts',
  'scripts/compose.test.ts',
  'scripts/databases.test.ts',
  'scripts/repository.test.ts',
]

/** Tests that read single files by their path. */
const readBy: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [
    /^docs\/privacy\/data\.md$/,
    ['data-table', 'forgotten', 'stored-data'].map((name) => `apps/server/src/features/privacy/${name}.test.ts`),
  ],
  [/^docs\/privacy\/export\.md$/, ['apps/server/src/features/privacy/export.test.ts']],
  [/^bench\/stories\/answers\.txt$/, ['bench/answers.test.ts']],
  [/^packages\/tutor\/(?:test-data|src\/language)\//, ['scripts/train-acts.test.ts', 'scripts/train-stories.test.ts']],
  [/^apps\/web\/(?:build|public|index\.html)/, ['scripts/preview-pictures.test.ts', 'apps/web/build/output.test.ts']],
]

export interface Touched {
  /** Projects of Vitest that a change can concern. Starting one for nothing takes seconds. */
  projects: string[]
  /** For `vitest related`: every test that imports one of these, directly or not. */
  related: string[]
  /** Names in `e2e`. */
  journeys: string[]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isSource = (file: string) => /^(apps|packages)\/[^/]+\/(src|migrations|test-data)\//.test(file) && !isTest(file)

const loadedByAddress = /^packages\/tutor\/|(worker|thread|process)\.ts$|(?<!\.ts)$/

/** @param files changed ones, from the root of the repository */
export function touchedBy(files: string[]): Touched {
  // Styles and texts are imported too.
  const related = new Set(files.filter((file) => isSource(file) || /\.(tsx?|mjs|json)$/.test(file)))
  if (files.length > 0) for (const test of repositoryTests) related.add(test)
  for (const [pattern, tests] of readBy)
    if (files.some((file) => pattern.test(file))) for (const test of tests) related.add(test)
  const sources = files.filter(isSource)
  const isServer = (file: string) => !file.startsWith('apps/web/')
  // The pages of this test are bundled from the web app by their address.
  if (sources.some((file) => !isServer(file) && /\/(chat|lib|testing)\//.test(file))) related.add(chaosTest)
  // What only tests import is in no process.
  if (sources.some((file) => isServer(file) && !/\/testing\//.test(file)))
    for (const file of processTests) related.add(file)
  // The server reads its tables and data from files, and starts threads and processes by address.
  if (sources.some((file) => isServer(file) && loadedByAddress.test(file))) related.add('apps/server/src/app.ts')
  const isIn = (folders: RegExp) => [...related].some((file) => folders.test(file))
  return {
    projects: [
      ...(related.size > 0 ? ['node'] : []),
      ...(isIn(/^(apps|packages)\//) ? ['server'] : []),
      ...(isIn(/^(apps\/web|packages)\//) ? ['browser'] : []),
    ],
    related: [...related].sort(),
    journeys: journeysTouchedBy(files),
  }
}

function journeysTouchedBy(files: string[]): string[] {
  const all = globSync('*.spec.ts', { cwd: path.join(root, 'e2e') }).map((file) => file.replace('.spec.ts', ''))
  const listed = new Set(Object.values(journeysOf).flat())
  const unlisted = all.filter((name) => !listed.has(name))
  const names = new Set<string>()
  for (const file of files) {
    const journey = /^e2e\/(.+)\.spec\.ts$/.exec(file)?.[1]
    if (journey !== undefined) {
      names.add(journey)
      continue
    }
    // Pictures are looked at, not tested.
    const isShared =
      (isSource(file) && !/\/test-data\//.test(file)) ||
      /^(e2e\/(?!shots)|playwright\.config|package-lock|apps\/web\/([^/]+$|build\/|public\/))/.test(file)
    if (!isShared || isTest(file)) continue
    const shown = file.startsWith(routes) ? featuresShownBy(file) : []
    if (shown.length > 0) {
      for (const feature of shown) for (const name of journeysOf[feature] ?? all) names.add(name)
      for (const name of unlisted) names.add(name)
      continue
    }
    const feature =
      /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(file)?.[1] ??
      /^packages\/contracts\/src\/([^/]+)\.ts$/.exec(file)?.[1] ??
      /^packages\/(tutor)\//.exec(file)?.[1]
    // What every screen stands on is seen in every journey.
    const touched = journeysOf[feature ?? '']
    for (const name of touched ? [...touched, ...unlisted] : all) names.add(name)
  }
  return all.filter((name) => names.has(name)).sort()
}

const routes = 'apps/web/src/routes/'

/** A page lays out features and holds little of its own; the root and the layouts of routes concern every page. */
function featuresShownBy(file: string): string[] {
  const at = path.join(root, file)
  if (/\/_[^/]+\.tsx$/.test(file) || !existsSync(at)) return []
  return [...new Set([...readFileSync(at, 'utf8').matchAll(/\/features\/([^/']+)\//g)].map(([, name = '']) => name))]
}

/** Committed since the main branch was left, changed and not committed, and new; deleted files have nothing to run. */
export function changedFiles(): string[] {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return ''
    }
  }
  const base = git('merge-base', 'HEAD', 'origin/main') || git('merge-base', 'HEAD', 'main') || 'HEAD'
  const listed = [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(listed.join('\n').split('\n').filter(Boolean))].sort()
}
