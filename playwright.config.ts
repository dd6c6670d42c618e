import { defineConfig } from '@playwright/test'
import { patiently } from './e2e/patience.ts'
import { shellOptions } from './scripts/browser.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './e2e/prepare-run.ts',
  fullyParallel: true,
  // Three were hardly faster, and four journeys of a run became unsteady.
  workers: 2,
  // Each worker reads these anew, after the run has measured how fast the machine is.
  timeout: patiently(60_000),
  expect: { timeout: patiently(15_000) },
  // `npm test` tries a failed test again by itself, alone, and lists it as unsteady (scripts/test.mjs).
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/test/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: shellOptions,
    viewport: { width: 390, height: 844 },
    // A trace takes a good part of the processor: only the second try of a failed test is traced (scripts/test.mjs).
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Europe/Minsk',
    // Every press would wait until the page or sheet under it has stopped sliding; what slides is tested by itself.
    contextOptions: { reducedMotion: 'reduce' },
    // `page.route` does not see what a service worker fetches; the specs about it allow it.
    serviceWorkers: 'block',
  },
})
