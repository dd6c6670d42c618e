// What `npm test -- --changed` runs: the tests of what differs from the main branch, and of what is not committed yet.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Which journeys in `e2e` go through a feature of the web app, of the server or of the contracts. A journey that no feature
 * names runs with every change.
 */
export const journeysOf: Record<string, string[]> = {
  auth: ['account', 'accounts', 'first-lesson', 'first-page', 'session', 'shell', 'sign-up-by-thumb', 'social'],
  billing: ['billing', 'chat-budget', 'trial', 'zero-loss'],
  chat: ['chat-budget', 'offline-tutor', 'pictures', 'first-lesson', 'model', 'session', 'zero-loss'],
  config: ['first-page', 'settings', 'shell'],
  feedback: ['settings'],
  install: ['install', 'installed'],
  learning: ['first-lesson', 'learning'],
  'mini-app': ['mini-app'],
  places: ['maps', 'onboarding', 'profile'],
  privacy: ['guardian', 'privacy'],
  programs: ['learning', 'programs'],
  promo: ['invitation', 'trial'],
  push: ['push', 'settings'],
  reference: ['onboarding', 'profile'],
  settings: ['account', 'settings'],
  student: ['guardian', 'onboarding', 'profile', 'sign-up-by-thumb'],
  telemetry: ['settings'],
  voice: ['voice'],
  tutor: ['first-lesson', 'learning', 'model', 'zero-loss'],
}

/** Tests that start the whole server as a process: no import leads from them to what it is made of. */
const processTests = [
  'apps/server/src/main.test.ts',
  'apps/server/src/run-ops.test.ts',
  'apps/server/src/features/chat/crash.test.ts',
  'apps/server/src/features/privacy/deletion-crash.test.ts',
]

const chaosTest = 'apps/server/src/features/chat/chaos.test.ts'

export interface Touched {
  /** For `vitest related`: every test that imports one of these, directly or not. */
  related: string[]
  /** Names in `e2e`. */
  journeys: string[]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isSource = (file: string) => /^(apps|packages)\/[^/]+\/(src|migrations)\//.test(file) && !isTest(file)

/** @param files changed ones, from the root of the repository */
export function touchedBy(files: string[]): Touched {
  const related = new Set(files.filter((file) => /\.(tsx?|mjs|json)$/.test(file)))
  const sources = files.filter(isSource)
  const isServer = (file: string) => !file.startsWith('apps/web/')
  // The pages of this test are bundled from the web app by their address.
  if (sources.some((file) => !isServer(file) && /\/(chat|lib|testing)\//.test(file))) related.add(chaosTest)
  if (sources.some(isServer)) for (const file of processTests) related.add(file)
  // The server reads its tables from files, and its threads load the tutor and each other by address.
  if (sources.some((file) => isServer(file) && /migrations\/|packages\/tutor\/|(worker|thread)\.ts$/.test(file)))
    related.add('apps/server/src/app.ts')
  return { related: [...related].sort(), journeys: journeysTouchedBy(files) }
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
    const isShared = isSource(file) || /^(e2e\/(?!shots)|playwright\.config|package-lock|apps\/web\/[^/]+$)/.test(file)
    if (!isShared) continue
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
