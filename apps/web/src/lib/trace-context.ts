/** W3C trace context: the server logs the call under this id, which names nothing but the call (A19). */
export function traceparent(): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  return `00-${id}-${id.slice(16)}-01`
}

/** The id in it, as the server logs it. */
export const traceIdOf = (context: string): string => context.slice(3, 35)
