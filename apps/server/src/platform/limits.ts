import { AppError } from '@lumi/contracts/errors'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Env } from './env.ts'
import { type LimitName, limitNames, limits } from './limit-rules.ts'
import type { RedisClient } from './redis.ts'
import { fingerprint } from './secrets.ts'

/** First wait above the login limit; it doubles with every further failure up to the whole window. */
const firstDelaySeconds = 15
/** While Redis is away every process counts alone, so each gets only this part of a limit. */
const insuranceShare = 0.5
const insured = (points: number) => Math.max(1, Math.floor(points * insuranceShare))

export interface Limits {
  /**
   * Takes one from a named limit. Throws `too_many_requests` with the seconds to wait when none is left.
   * @param key what is counted; it is stored as a keyed hash only
   */
  take(name: LimitName, key: string): Promise<void>
  /** Throws like `take` when none is left, and takes none. */
  assertLeft(name: LimitName, key: string): Promise<void>
  /** Like `take`, but past the limit one try per delay is possible; the delay doubles from 15 s. */
  takeWithGrowingDelay(name: LimitName, key: string): Promise<void>
  /** Forgets what was counted for a key, e.g. the failures of an account after its right password. */
  forget(name: LimitName, key: string): Promise<void>
  /** Gives one back, e.g. to the address after a right password. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Forgets everything this process counted (and Redis holds). For the test hooks. */
  reset(): Promise<void>
}

const tooMany = (waitMs: number) =>
  new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })

export function createLimits(env: Pick<Env, 'limits' | 'secretKey'>, redis: RedisClient | undefined): Limits {
  let generation = 0
  const build = () => {
    const limiter = (name: string, points: number, seconds: number) => {
      const keyPrefix = `limit:${generation}:${name}`
      if (!redis) return new RateLimiterMemory({ keyPrefix, points, duration: seconds })
      const insuranceLimiter = new RateLimiterMemory({
        keyPrefix,
        points: insured(points),
        duration: seconds,
      })
      return new RateLimiterRedis({
        keyPrefix,
        points,
        duration: seconds,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter,
      })
    }
    return new Map(
      limitNames.map((name) => {
        const { points: defaultPoints, seconds } = limits[name]
        const points = env.limits[name] ?? defaultPoints
        return [
          name,
          { points, seconds, counter: limiter(name, points, seconds), gate: limiter(`${name}-gate`, 1, seconds) },
        ]
      }),
    )
  }
  let limiters = build()
  const of = (name: LimitName) => limiters.get(name)!
  const keyed = (key: string) => fingerprint(env.secretKey, key)

  /** The library rejects with its result object when nothing is left, and with an Error when it is broken. */
  const isOut = (rejection: unknown): rejection is RateLimiterRes => rejection instanceof RateLimiterRes

  return {
    async take(name, key) {
      try {
        await of(name).counter.consume(keyed(key))
      } catch (rejection) {
        if (isOut(rejection)) throw tooMany(rejection.msBeforeNext)
        throw rejection
      }
    },
    async assertLeft(name, key) {
      const used = await of(name).counter.get(keyed(key))
      if (used && used.remainingPoints <= 0) throw tooMany(used.msBeforeNext)
    },
    async takeWithGrowingDelay(name, key) {
      const { counter, gate, points, seconds } = of(name)
      const { consumedPoints } = await counter.penalty(keyed(key), 1)
      const allowed = redis && !redis.isReady ? insured(points) : points
      if (consumedPoints < allowed) return
      const customDuration = Math.min(firstDelaySeconds * 2 ** (consumedPoints - allowed), seconds)
      try {
        // One try per delay, also in parallel: the gate limiter holds one point for the length of the delay.
        await gate.consume(keyed(key), 1, { customDuration })
      } catch (rejection) {
        if (!isOut(rejection)) throw rejection
        if (consumedPoints > allowed) throw tooMany(rejection.msBeforeNext)
      }
    },
    async forget(name, key) {
      await Promise.all([of(name).counter.delete(keyed(key)), of(name).gate.delete(keyed(key))])
    },
    async giveBack(name, key) {
      await of(name).counter.reward(keyed(key), 1)
    },
    async reset() {
      generation += 1
      limiters = build()
    },
  }
}
