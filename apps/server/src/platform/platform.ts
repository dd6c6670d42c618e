import type { Audit } from './audit.ts'
import type { Clock } from './clock.ts'
import type { Database, Db } from './db.ts'
import type { Env } from './env.ts'
import type { Jobs } from './jobs.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Metrics } from './metrics.ts'
import type { ObjectStore } from './object-store.ts'
import type { Ops } from './ops/ops.ts'
import type { Origins } from './origins.ts'
import type { Pressure } from './pressure.ts'
import type { Hub } from './realtime.ts'
import type { Sms } from './sms/sms.ts'
import type { TestHooks } from './test-hooks.ts'
import type { Vacuum } from './vacuum.ts'

/** What every feature may use. A service names the part it needs: `Pick<Platform, 'db' | 'mail'>`. */
export interface Platform {
  env: Env
  log: Log
  clock: Clock
  db: Db
  database: Database
  jobs: Jobs
  origins: Origins
  hub: Hub
  limits: Limits
  mail: Mail
  sms: Sms
  audit: Audit
  metrics: Metrics
  objects: ObjectStore
  pressure: Pressure
  ops: Ops
  testHooks: TestHooks
  vacuum: Vacuum
}
