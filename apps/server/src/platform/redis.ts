import type { RedisClientType } from 'redis'
import type { ServerOptions } from 'socket.io'
import { ConfigurationError } from './env.ts'
import type { Log } from './log.ts'

export type RedisClient = RedisClientType
export type HubAdapter = NonNullable<ServerOptions['adapter']>

const connectTimeoutMs = 3_000
/** Silence after which a connection counts as lost (dead host, cut cable). */
const silenceMs = 10_000
const pingIntervalMs = 3_000

/** The server answered, and will answer the same again: a wrong password, no Redis. */
const isRefusal = (error: unknown) => error instanceof Error && error.name.endsWith('ErrorReply')

/**
 * Connects to Redis. Its absence is survived, at the start and later: the client goes on trying by itself, limits fall back
 * to stricter local ones and the hub to this process (rules, Faults).
 * @throws ConfigurationError when it is there and does not let us in
 */
export async function connectRedis(url: string, log: Log): Promise<RedisClient> {
  // Loaded only where it is used: it would be a tenth of every start.
  const { createClient } = await import('redis')
  const options = {
    url,
    // Commands fail at once while the connection is away instead of waiting in a queue without a bound.
    disableOfflineQueue: true as const,
    pingInterval: pingIntervalMs,
    socket: {
      socketTimeout: silenceMs,
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (retries: number) => Math.min(100 * 2 ** retries, 3_000),
    },
  }
  const refuse = (error: unknown) => {
    const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error)
    return new ConfigurationError(`The Redis at REDIS_URL cannot be used: ${reason}.`)
  }
  let client: RedisClient
  try {
    client = createClient(options)
  } catch (error) {
    throw refuse(error)
  }
  let isAway = false
  client.on('error', (error) => {
    isAway = true
    log.warn({ error }, 'Redis is away')
  })
  client.on('ready', () => {
    if (isAway) log.info({}, 'Redis is there again')
    isAway = false
  })
  const failed = Promise.withResolvers<unknown>()
  client.once('error', failed.resolve)
  // Rejects when the client is ended while it still tries.
  const connected = client.connect().then(
    () => undefined,
    (error: unknown) => error,
  )
  const error = await Promise.race([connected, failed.promise])
  client.off('error', failed.resolve)
  if (isRefusal(error)) {
    client.destroy()
    throw refuse(error)
  }
  if (error) log.error({ error }, 'Started without Redis: until it comes, this process counts and carries events alone')
  return client
}

const hubStream = 'apphub'
/** Trim consumed stream entries; they contain message text. */
const hubStreamKeptMs = 10 * 60_000

/** Clean-up: the adapter bounds its stream by count only, so on a quiet server texts would stay for weeks. */
export const trimHubStream = (client: RedisClient) => async (): Promise<void> => {
  await client.xTrim(hubStream, 'MINID', Date.now() - hubStreamKeptMs)
}

/**
 * The adapter subscribes, and publishes its questions to the other processes, without awaiting either: one that is under way
 * while Redis goes, or while this process ends, would be an unhandled rejection and end it.
 */
function unawaited<Args extends unknown[], Value>(command: (...args: Args) => Promise<Value>) {
  return (...args: Args): Promise<Value> => {
    const result = command(...args)
    result.catch(() => {})
    return result
  }
}

/** Carries hub events between processes and keeps the latest for reconnecting sockets. */
export async function hubAdapter(client: RedisClient): Promise<HubAdapter> {
  const { createAdapter } = await import('@socket.io/redis-streams-adapter')
  // The adapter publishes with this client and reads with copies of it. A reader that is refused reads again at once, so
  // without a queue to wait in it would spin for as long as Redis is away and let nothing else run.
  const duplicate = client.duplicate.bind(client)
  client.duplicate = (overrides) => {
    const copy = duplicate({ ...overrides, disableOfflineQueue: false })
    // The adapter ends its copies once they are connected. One that never was goes with the client it was made of, and then
    // its connecting never ends: nobody looks at a failure of it.
    const connect = copy.connect.bind(copy)
    copy.connect = () => connect().catch(() => new Promise<never>(() => {}))
    Object.assign(copy, { subscribe: unawaited(copy.subscribe.bind(copy)) })
    client.once('end', () => {
      if (copy.isOpen && !copy.isReady) copy.destroy()
    })
    return copy
  }
  Object.assign(client, { publish: unawaited(client.publish.bind(client)) })
  // The package is typed for another build of the same base class.
  return createAdapter(client, { streamName: hubStream, onlyPlaintext: true }) as unknown as HubAdapter
}
