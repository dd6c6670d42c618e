// `npm test`: every check in order, then what was skipped and why, the ten slowest tests and `N passed, N failed`.
// `--long` runs the heavy suites at their full size (LUMI_LONG=1), `--changed` only what a change touches
// (scripts/changed.ts). Other arguments name steps to run alone.
import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { changedFiles, touchedBy } from './changed.ts'
import { databasesOf } from './databases.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const reports = path.join(root, 'node_modules/.cache/test')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const long = process.argv.includes('--long')
const touched = process.argv.includes('--changed') ? touchedBy(changedFiles()) : undefined
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: '127.0.0.1', timeout: 1000 })
    socket.on('connect', () => resolve(true) ?? socket.destroy())
    socket.on('error', () => resolve(false))
    socket.on('timeout', () => resolve(false) ?? socket.destroy())
  })
}

const skipped = []
const databaseUrl =
  process.env.TEST_DATABASE_URL ?? ((await answers(5432)) ? 'postgres://postgres@127.0.0.1:5432/test' : undefined)
const redisUrl = process.env.TEST_REDIS_URL ?? ((await answers(6379)) ? 'redis://127.0.0.1:6379' : undefined)
if (!databaseUrl)
  skipped.push('the server suite on PostgreSQL: nothing answers at 127.0.0.1:5432 and TEST_DATABASE_URL is not set')
if (!redisUrl)
  skipped.push('tests of two processes over Redis: nothing answers at 127.0.0.1:6379 and TEST_REDIS_URL is not set')

// Absent means: on the embedded defaults.
const environment = { ...process.env, ...(long ? { LUMI_LONG: '1' } : {}) }
delete environment.TEST_DATABASE_URL
if (redisUrl) environment.TEST_REDIS_URL = redisUrl

const bin = (name) => path.join(root, 'node_modules/.bin', name)
/** @param files of the tests to run; none: all of the project, or those that a change touches */
const vitest = (name, project, env = {}, files = [], related = touched?.related) => ({
  name,
  isNeeded: !touched || touched.projects.includes(project),
  command: [
    bin('vitest'),
    ...(related ? ['related', '--run', '--passWithNoTests'] : ['run']),
    '--project',
    project,
    // Servers wait for databases, processes and clients: two workers kept 1.2 to 1.6 of two cores busy.
    ...(project === 'server' ? ['--maxWorkers=3'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
    ...(related ?? files),
  ],
  env,
  report: `${reports}/${name}.json`,
  again: (failed) => vitest(`${name}-again`, project, env, [...new Set(failed.map((test) => test.file))], null),
})
const playwright = (name, options = []) => ({
  name,
  command: [bin('playwright'), 'test', ...options],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${name}.json` },
  report: `${reports}/${name}.json`,
  // A trace costs every step of every journey time; here it is worth it.
  again: () => playwright(`${name}-again`, ['--last-failed', '--trace', 'on']),
})

const serverTests = globSync('apps/server/src/**/*.test.ts').sort()
const testsOn = (...databases) =>
  serverTests.filter((file) => databases.includes(databasesOf(readFileSync(file, 'utf8'))))
const journeys = touched?.journeys.map((name) => `e2e/${name}.spec.ts`) ?? []

/**
 * Servers, pages and browsers wait for each other and leave a third of two cores idle. The unit tests, which only
 * calculate, take it: beside everything else, and little of what others want (`nice`).
 */
const idleOnly = ({ command, ...step }) => ({
  ...step,
  isFromTheBeginning: true,
  command: process.platform === 'win32' ? command : ['nice', '-n', '10', ...command],
})

/** Steps run one after the other, but for those that begin with the first of all or beside a named one. */
const steps = [
  { name: 'types', isFromTheBeginning: true, command: [bin('tsc'), '-b'] },
  { name: 'lint', isFromTheBeginning: true, command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'imports', isFromTheBeginning: true, command: [process.execPath, 'scripts/check-imports.ts'] },
  { name: 'unused', isFromTheBeginning: true, command: [bin('knip')] },
  vitest('server-pglite', 'server', {}, databaseUrl && !long ? testsOn('pglite', 'both') : []),
  ...(databaseUrl
    ? [vitest('server-postgresql', 'server', { TEST_DATABASE_URL: databaseUrl }, testsOn('postgresql', 'both'))]
    : []),
  { ...vitest('components', 'browser'), beside: 'server-postgresql' },
  ...(touched && journeys.length === 0 ? [] : [playwright('browser', journeys)]),
  idleOnly(vitest('unit', 'node')),
].filter((step) => (only.length === 0 || only.includes(step.name)) && step.isNeeded !== false)
if (touched)
  console.log(`${touched.related.length} changed or started files; journeys: ${touched.journeys.join(' ') || 'none'}`)

const runsBeside = ({ isFromTheBeginning, beside }) =>
  steps.length > 1 && (isFromTheBeginning || steps.some(({ name }) => name === beside))

/** What a step beside another says is kept until it ends, so that the words of two do not mix. */
function run(step) {
  const {
    name,
    command: [command, ...args],
    env,
  } = step
  const isBeside = runsBeside(step)
  if (!isBeside) console.log(`\n=== ${name}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: isBeside ? 'pipe' : 'inherit', env: { ...environment, ...env } })
    const said = []
    child.stdout?.on('data', (part) => said.push(part))
    child.stderr?.on('data', (part) => said.push(part))
    child.on('close', (code) => {
      if (isBeside) process.stdout.write(`\n=== ${name}\n${Buffer.concat(said)}`)
      resolve(code ?? 1)
    })
  })
}

function* vitestResults(report) {
  for (const file of report.testResults) {
    for (const test of file.assertionResults) {
      yield { title: test.fullName, file: file.name, ms: test.duration ?? 0, status: test.status }
    }
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      yield { title: `${file.name} could not run`, file: file.name, ms: 0, status: 'failed' }
    }
  }
}

function* playwrightResults(suite) {
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) {
      const status = { expected: 'passed', skipped: 'skipped' }[test.status] ?? 'failed'
      yield { title: spec.title, ms: test.results.reduce((sum, result) => sum + result.duration, 0), status }
    }
  }
  for (const child of suite.suites ?? []) yield* playwrightResults(child)
}

/** What all processors together have been busy with since the machine started, in seconds. */
const busySeconds = () =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0) / 1000

/** Runs a step; `tests` is empty for a step that reports none. */
async function measured(step) {
  const startedAt = Date.now()
  const busyBefore = busySeconds()
  const code = await run(step)
  const took = (Date.now() - startedAt) / 1000
  // Of the machine, with whatever else ran on it: tells whether there is room for more.
  const busy = (busySeconds() - busyBefore) / took
  console.log(
    `=== ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${took.toFixed(1)} s, ${busy.toFixed(1)} cores busy`,
  )
  if (!step.report || !existsSync(step.report)) return { code, tests: [] }
  const report = JSON.parse(readFileSync(step.report, 'utf8'))
  return { code, tests: [...(report.testResults ? vitestResults(report) : playwrightResults(report))] }
}

/**
 * More failures than this are a broken build, not a busy machine: they are not tried again. A test that passes only at
 * the second try, alone on the machine and at the end, is listed as unsteady in every run: a fault of the test to mend.
 */
const mostTriedAgain = 10

let passed = 0
let failed = 0
const tests = []
const failures = []
const unsteady = []
const begun = new Map()
const begin = (step) => begun.get(step) ?? begun.set(step, measured(step)).get(step)
for (const step of steps) if (step.isFromTheBeginning) begin(step)
// Types and style before anything long.
for (const step of steps) if (step.isFromTheBeginning && !step.report) await begin(step)
const outcomes = []
for (const step of steps) {
  for (const other of steps) if (other.beside === step.name) begin(other)
  outcomes.push({ step, ...(await begin(step)) })
}
// Behind everything else, so that what failed has the machine to itself now.
for (const outcome of outcomes) {
  const broken = outcome.tests.filter((test) => test.status === 'failed')
  if (!outcome.step.again || broken.length === 0 || broken.length > mostTriedAgain) continue
  const second = await measured(outcome.step.again(broken))
  const steady = new Set(second.tests.filter((test) => test.status === 'passed').map((test) => test.title))
  for (const test of second.tests) if (test.status === 'failed') steady.delete(test.title)
  const mended = broken.filter((test) => steady.has(test.title))
  unsteady.push(...mended.map((test) => `${outcome.step.name}: ${test.title}`))
  for (const test of mended) test.status = 'passed'
  if (mended.length === broken.length) outcome.code = 0
}
for (const { step, code, tests: results } of outcomes) {
  let failedHere = 0
  for (const test of results) {
    tests.push({ ...test, step: step.name })
    if (test.status === 'passed') passed++
    else if (test.status === 'failed') {
      failedHere++
      failures.push(`${step.name}: ${test.title}`)
    }
  }
  if (results.length === 0 && code === 0) passed++
  if (code !== 0 && failedHere === 0) {
    failedHere++
    failures.push(`${step.name}: exit code ${code}`)
  }
  failed += failedHere
}

// A test of two processes needs PostgreSQL: what ran in one step was not skipped for being left out of another.
const ran = new Set(tests.filter((test) => test.status === 'passed').map((test) => test.title))
for (const test of tests) {
  if (test.status === 'passed' || test.status === 'failed' || ran.has(test.title)) continue
  skipped.push(`${test.step}: ${test.title}`)
  // Everything is there, so leaving something out is a fault.
  if (databaseUrl && redisUrl && only.length === 0 && !touched) {
    failed++
    failures.push(`${test.step}: ${test.title} was skipped although its services are there`)
  }
}

console.log('\nTen slowest:')
for (const test of tests.sort((a, b) => b.ms - a.ms).slice(0, 10)) {
  console.log(`  ${(test.ms / 1000).toFixed(1).padStart(6)} s  ${test.step}: ${test.title}`)
}
console.log(skipped.length > 0 ? `\nSkipped:\n  ${skipped.join('\n  ')}` : '\nNothing skipped.')
if (unsteady.length > 0) console.log(`\nUnsteady (passed at the second try):\n  ${unsteady.join('\n  ')}`)
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
