import type { RedisClientType } from 'redis'
import type { ServerOptions } from 'socket.io'
import { ConfigurationError } from './env.ts'
import type { Log } from './log.ts'

export type RedisClient = RedisClientType
export type HubAdapter = NonNullable<ServerOptions['adapter']>

const connectTimeoutMs = 3_000
/** A connection that has fallen silent (a dead host, a cut cable) counts as lost after this. */
const silenceMs = 10_000
const pingIntervalMs = 3_000

/**
 * Connects to Redis. Later losses are survived: the client reconnects by itself, limits fall back to stricter local
 * ones and the hub to this process (security 9).
 */
export async function connectRedis(url: string, log: Log): Promise<RedisClient> {
  // Loaded only where it is used: it would be a tenth of every start.
  const { createClient } = await import('redis')
  let connected = false
  const client: RedisClient = createClient({
    url,
    // Commands fail at once while the connection is away instead of waiting in a queue without a bound.
    disableOfflineQueue: true,
    pingInterval: pingIntervalMs,
    socket: {
      socketTimeout: silenceMs,
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (retries) => (connected || retries < 1 ? Math.min(100 * 2 ** retries, 3_000) : false),
    },
  })
  client.on('error', (error) => log.warn({ error }, 'Redis is away'))
  try {
    await client.connect()
    connected = true
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    throw new ConfigurationError(`The Redis at REDIS_URL cannot be reached: ${reason}.`)
  }
  return client
}

const hubStream = 'apphub'
/** News that every process has read long ago; they hold message texts. */
const hubStreamKeptMs = 10 * 60_000

/** Clean-up: the adapter bounds its stream by number only, so on a quiet server texts would stand in it for weeks. */
export const trimHubStream = (client: RedisClient) => async (): Promise<void> => {
  await client.xTrim(hubStream, 'MINID', Date.now() - hubStreamKeptMs)
}

/** Carries hub events between processes, and keeps the latest for sockets that come back. */
export async function hubAdapter(client: RedisClient): Promise<HubAdapter> {
  const { createAdapter } = await import('@socket.io/redis-streams-adapter')
  // The adapter publishes with this client and reads with copies of it. A reader that is refused reads again at once, so
  // without a queue to wait in it would spin for as long as Redis is away and let nothing else run.
  const duplicate = client.duplicate.bind(client)
  client.duplicate = (overrides) => duplicate({ ...overrides, disableOfflineQueue: false })
  // The package is typed for another build of the same base class.
  return createAdapter(client, { streamName: hubStream, onlyPlaintext: true }) as unknown as HubAdapter
}
