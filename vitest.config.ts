import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { reactByPreact } from './apps/web/build/react-by-preact.ts'
import { shellOptions } from './scripts/browser.ts'

/** As all limits: only for tests that hang. Vitest would give up after a second, which a busy machine needs at times. */
const whatIsWaitedFor = { poll: { timeout: 30_000 } }

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  test: {
    // Two cores: more workers only make each other slow.
    maxWorkers: 2,
    // Only for tests that hang: a busy machine may take many times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'node',
          expect: whatIsWaitedFor,
          environment: 'node',
          // Loading the tutor and warming it up takes longer than many a file; see docs/testing.md.
          isolate: false,
          // Beside everything else they get what is left (scripts/test.mjs), on a slow machine next to nothing.
          testTimeout: 900_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{src,build}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          expect: whatIsWaitedFor,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: './apps/server/src/testing/prepare-run.ts',
          setupFiles: './apps/server/src/testing/limits-of-tests.ts',
          // The files of one worker share what they import: loading the server takes longer than many a file.
          isolate: false,
          env: { NODE_ENV: 'test' },
        },
      },
      {
        plugins: [react({ compiler: true })],
        resolve: { alias: reactByPreact },
        root: at('./apps/web'),
        // Found late, they make Vite reload the page under the first tests.
        optimizeDeps: {
          include: [
            'katex',
            'katex/contrib/mhchem',
            'marked',
            'socket.io-client',
            'idb-keyval',
            'react-dom/client',
            'preact/test-utils',
          ],
        },
        test: {
          name: 'browser',
          expect: whatIsWaitedFor,
          include: ['src/**/*.browser.test.{ts,tsx}'],
          setupFiles: at('./apps/web/src/testing/act.ts'),
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: shellOptions }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
})
