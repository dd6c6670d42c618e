import { createLumi, type Lumi } from './app.ts'
import { ensureDemoStudent } from './features/auth/demo-student.ts'
import { ConfigurationError, type Env, readEnv } from './platform/env.ts'

/** A student to sign in with at once, in local mode only. The password passes every rule of the form; old enough everywhere. */
const demo = { email: 'demo@lumi.example', password: 'Lumi-demo-2026', name: 'Demo', birthDate: '1990-01-01' }
/** SIGTERM to exit 0 stays under 15 s (rules, Faults). */
const stopWithinMs = 14_000

// What is stored here is for the owner of the process alone.
process.umask(0o077)

try {
  const env = readEnv(process.env)
  const lumi = await createLumi(env)
  stopOnSignals(lumi)
  const port = await lumi.listen().catch(async (error: unknown) => {
    await lumi.close()
    throw error
  })
  const demoStudentId = env.demoStudent && (await ensureDemoStudent(lumi.platform, demo))
  if (demoStudentId) {
    await lumi.features.acceptance.acceptCurrent(demoStudentId, 'en')
    await lumi.features.students.ensureOnboarded(demoStudentId, { educationYear: 8 })
  }
  announce(env, lumi.platform.origins.publicUrl(), port)
  lumi.features.chat.prepare()
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exit(1)
}

function stopOnSignals(lumi: Lumi) {
  const { log } = lumi.platform
  let stopping = false
  const stop = (exitCode: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(exitCode), stopWithinMs).unref()
    lumi.close().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        log.error({ error }, 'The stop did not go cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop(0))
  process.on('SIGINT', () => stop(0))
  // A bug got past every handler: what runs is finished, then a supervisor starts a fresh process.
  const crash = (error: unknown) => {
    log.fatal({ error }, 'Unhandled error, stopping')
    stop(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
}

function announce(env: Env, url: string, port: number) {
  if (env.mode === 'production') {
    console.log(`Lumi is ready at ${url} (listening on ${env.host}:${port})`)
    if (env.database.kind === 'embedded') {
      console.log('Warning: the embedded database does not survive a power loss. Set DATABASE_URL for real users.')
    }
    return
  }
  const standIns = [
    ...(env.smtp ? [] : [`mail server  mails stay on the outbox page (SMTP_HOST replaces it)`]),
    ...(env.sms.service?.kind === 'outbox'
      ? ['calls, texts  they stay on the outbox page (SMS_PROVIDER replaces it)']
      : []),
    ...(env.billing.providers.usesSandbox ? ['payments     a sandbox with cards to try (PAYMENTS replaces it)'] : []),
    ...(env.model.kind === 'built-in' ? ['AI model     the built-in tutor answers (LUMI_MODEL replaces it)'] : []),
    ...(env.transcription ? [] : ['speech       what the browser can do (LUMI_TRANSCRIPTION, LUMI_SPEECH replace it)']),
    ...(env.database.kind === 'postgresql'
      ? []
      : [`PostgreSQL   embedded database in ${env.dataDir} (DATABASE_URL replaces it)`]),
    ...(env.redisUrl ? [] : ['Redis        none, so one process only (REDIS_URL replaces it)']),
  ]
  const lines = [
    '',
    `  Lumi          ${url}`,
    ...(env.outboxPage ? [`  Outbox        ${url}/outbox`] : []),
    ...(env.demoStudent ? [`  Demo student  ${demo.email}  password ${demo.password}`] : []),
    '',
    ...standIns.map((line) => `  Stand-in for ${line}`),
    '',
    '  Safari refuses secure cookies on http://localhost: use Chrome, Edge or Firefox here.',
    '  Ctrl+C stops it.',
    '',
  ]
  console.log(lines.join('\n'))
}
