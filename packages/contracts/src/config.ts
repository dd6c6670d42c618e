import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Runtime configuration of the web app. Specification section 3; checklist A20. */
export const RuntimeConfig = z.object({
  mapsKey: z.nullable(z.string()),
  signInClientId: z.nullable(z.string()),
  /** Empty string: the page's own origin. */
  apiBaseUrl: z.string(),
  audioBaseUrl: z.string(),
  imagesBaseUrl: z.string(),
  /** Ends with `/apphub`. */
  hubUrl: z.string(),
  telemetryKey: z.nullable(z.string()),
  pushServiceConfig: z.nullable(z.object({ publicKey: z.string() })),
  /** Whether the current page is on one of the two production origins (checklist P10). */
  isProductionOrigin: z.boolean(),
  /** Local mode only: where mails, SMS and calls can be read. */
  outboxUrl: z.nullable(z.string()),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

export const getRuntimeConfig = endpoint({
  method: 'GET',
  path: '/api/v1/config/getRuntimeConfig',
  access: 'public',
  summary: 'Addresses and public keys the web app needs.',
  response: RuntimeConfig,
  errors: [],
  beforeLocale: true,
})
