import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // `npm test` tries a failed test again by itself, alone, and lists it as unsteady (scripts/test.mjs).
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/test/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions,
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'Europe/Minsk',
  },
})
