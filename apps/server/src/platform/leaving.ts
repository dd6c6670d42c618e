import type { FastifyReply } from 'fastify'

/** Aborted when the caller has left, or had already: then nobody waits for the answer. */
export function leavingOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController()
  if (raw.destroyed) leaving.abort()
  else raw.once('close', () => leaving.abort())
  return leaving.signal
}
