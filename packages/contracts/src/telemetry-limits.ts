// Apart from `product-rules.ts`, which the first page loads.

/** Promise A19. */
export const TELEMETRY = {
  bufferedEvents: 2000,
  batchMaxBytes: 102_400,
  /** Ours: what one request may give the server to check [SR22]. */
  batchMaxEvents: 500,
  sendIntervalMs: 15_000,
  maxRetries: 10,
  /** Calls of the API that are reported of one view. */
  callsPerView: 500,
  /** Ours: names and values are short words. */
  propertyMaxLength: 100,
} as const

/** Analytics in our own database. The browser does not need them. */
export const ANALYTICS_STORE = {
  keptDays: 90,
  /** Of one student within a day; what comes beyond is dropped. */
  maxBytesPerDay: 2_000_000,
} as const
