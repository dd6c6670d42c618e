import { vi } from 'vitest'
import { patiently } from './patience.ts'

// Before each test file: the limits of the configuration are those of a quiet machine.
vi.setConfig({ testTimeout: patiently(30_000), hookTimeout: patiently(60_000) })
