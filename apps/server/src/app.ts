import type { AddressInfo } from 'node:net'
import { compose } from './compose.ts'
import type { SharedThreads } from './features/chat/chat.ts'
import { mailExamples } from './mail-examples.ts'
import { serveApiDocs } from './platform/api-docs.ts'
import { createAudit } from './platform/audit.ts'
import { createClock } from './platform/clock.ts'
import { openDatabase } from './platform/db.ts'
import { ConfigurationError, type Env } from './platform/env.ts'
import { serveHealth, serveMetrics } from './platform/health.ts'
import { createHttpServer } from './platform/http-server.ts'
import { createJobs } from './platform/jobs.ts'
import { createLimits } from './platform/limits.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMail } from './platform/mail.ts'
import { serveMailPages } from './platform/mail-pages.ts'
import { cleanUpPlatform, startMaintenance } from './platform/maintenance.ts'
import { createMetrics } from './platform/metrics.ts'
import { openObjectStore } from './platform/open-object-store.ts'
import { createOps } from './platform/ops/ops.ts'
import { serveOps } from './platform/ops/ops-server.ts'
import { addPlatformOps } from './platform/ops/platform-ops.ts'
import { createOrigins } from './platform/origins.ts'
import { serveOutbox } from './platform/outbox-page.ts'
import type { Platform } from './platform/platform.ts'
import { createPressure } from './platform/pressure.ts'
import { createHub } from './platform/realtime.ts'
import { connectRedis, hubAdapter, trimHubStream } from './platform/redis.ts'
import { serveTestHooks } from './platform/serve-test-hooks.ts'
import { createSms } from './platform/sms/sms.ts'
import { createTestHooks } from './platform/test-hooks.ts'
import { createVacuum } from './platform/vacuum.ts'
import { serveWebApp } from './platform/web-app.ts'

export interface Lumi {
  platform: Platform
  features: ReturnType<typeof compose>
  /** Starts to answer. @returns the port, which differs from the setting when that is 0 */
  listen(): Promise<number>
  /** Finishes running requests and jobs, then closes everything. */
  close(): Promise<void>
}

/** A request may still be answered for this long after the stop signal; the whole stop stays under 15 s. */
const drainMs = 10_000

/**
 * The whole server, ready to listen. Tests call it as well.
 * @param sharedThreads where turns are taken and drafts are looked at, by several servers of one process; absent: in threads of its own
 */
export async function createLumi(
  env: Env,
  log: Log = createLog(env.logLevel, { keep: env.testHooks }),
  sharedThreads?: SharedThreads,
): Promise<Lumi> {
  const clock = createClock()
  const origins = createOrigins(env)
  const metrics = createMetrics()
  const database = await openDatabase(env, log)
  const { db } = database
  const redis = env.redisUrl === undefined ? undefined : await connectRedis(env.redisUrl, log)
  const limits = createLimits(env, redis)
  const audit = createAudit(clock)
  const jobs = createJobs(database, log, () => metrics.deadJobs.inc())
  const hub = createHub({ env, log, limits, metrics, origins, adapter: redis && (await hubAdapter(redis)) })
  const pressure = createPressure({
    busyAfterMs: env.busyAfterMs,
    databaseWaitedMs: database.queue.waitedMs,
  })
  const platform: Platform = {
    env,
    log,
    clock,
    db,
    database,
    jobs,
    origins,
    hub,
    limits,
    metrics,
    pressure,
    mail: createMail({ env, db, clock, jobs, metrics, origins }),
    sms: createSms({ env, db, clock }),
    audit,
    objects: await openObjectStore(env),
    ops: createOps({ db, audit, log }),
    testHooks: createTestHooks(),
    vacuum: createVacuum({ env, database, clock, log }),
  }
  const server = await createHttpServer(platform)
  let closing: Promise<void> | undefined
  server.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })

  const features = compose(platform, server, sharedThreads)
  addPlatformOps(platform)
  await features.agreements.seed()
  await features.billing.catalogues.seed()
  serveApiDocs(features.app)
  serveHealth(server, { db, redis, isClosing: () => closing !== undefined })
  const maintenance = startMaintenance(
    [
      cleanUpPlatform(db, clock, platform.mail.stops),
      ...(redis ? [trimHubStream(redis)] : []),
      features.sessions.deleteExpired,
      features.auth.deleteExpired,
      features.confirmation.deleteExpired,
      features.emailChange.deleteExpired,
      features.social.deleteExpired,
      features.phone.cleanUp,
      features.referral.sweep,
      features.chat.cleanUp,
      features.feedback.cleanUp,
      features.chat.pictures.cleanUp,
      features.students.runRound,
      features.billing.runRound,
      features.billing.cleanUp,
      features.push.tellOfReviews,
      features.push.cleanUp,
      features.telemetry.cleanUp,
      features.deletion.sweep,
      platform.vacuum.weekly,
    ],
    log,
  )
  metrics.watch({ statements: () => database.queue.statements, pressure })
  const stopMetrics = await serveMetrics(server, env, metrics)
  serveMailPages(server, platform)
  if (env.outboxPage) serveOutbox(server, platform, { listPushes: features.push.listKept, mailExamples })
  if (env.testHooks) serveTestHooks(server, platform, maintenance)
  await serveWebApp(server, env, origins, clock.now().getTime())

  let stopOps = async () => {}
  async function closeAll() {
    // Keep-alive connections that were busy when the closing began would otherwise hold it up.
    const backstop = setTimeout(() => server.server.closeAllConnections(), drainMs)
    await stopOps()
    // Replies end, or are handed over, while students can still see it.
    await features.chat.replies.stop()
    await hub.stop()
    await server.close()
    pressure.stop()
    clearTimeout(backstop)
    await jobs.stop()
    await stopMetrics()
    await maintenance.stop()
    await platform.vacuum.stop()
    if (redis?.isOpen) redis.destroy()
    await database.close()
  }

  return {
    platform,
    features,
    async listen() {
      await server.ready()
      hub.start(server.server, {
        findByCookies: async (cookieHeader) => {
          const student = await features.sessions.findStudentByCookies(server.parseCookie(cookieHeader ?? ''))
          // Nothing works while an account waits to be deleted.
          if (!student || student.deletesAt) return undefined
          const isOpen = features.app.chatAccessOf(student) === 'open'
          if (isOpen) features.chat.studentCame()
          return { studentId: student.id, sessionId: student.sessionId, isOpen }
        },
        listEnded: features.sessions.listEnded,
      })
      await jobs.start()
      features.chat.replies.start()
      try {
        await server.listen({ port: env.port, host: env.host })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
        throw new ConfigurationError(
          `Port ${env.port} is already in use; stop the program that uses it or set PORT to another one.`,
        )
      }
      stopOps = await serveOps(platform.ops, env.dataDir, log)
      const { port } = server.server.address() as AddressInfo
      origins.listeningOn(port)
      return port
    },
    close() {
      closing ??= closeAll()
      return closing
    },
  }
}
