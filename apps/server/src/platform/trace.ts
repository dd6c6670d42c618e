import { randomUUID } from 'node:crypto'

/** W3C trace context, version 00; a trace id of zeros is invalid. */
const context = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * The id under which a request is logged and which its answer names: that of the page's call, so that both sides of a
 * fault are found together. It is a name, nothing depends on it being unique.
 */
export const traceIdOf = (traceparent: unknown): string =>
  (typeof traceparent === 'string' ? context.exec(traceparent)?.[1] : undefined) ?? randomUUID()
