// `npm run eval -- coverage`: which replies, cards, models, misconceptions, step rules and functions of the tutor no own
// set and no dialogue ever reaches. What is listed is not dead by that, but nothing here shows that it works.
import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import type { Coverage } from './coverage-run.ts'

const ownCode = '/packages/tutor/src/'

export async function coverage() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  // Only now, so that what runs on loading is counted too.
  const { runCoverage } = await import('./coverage-run.ts')
  const names: Coverage = runCoverage()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()

  for (const [what, { known, fired }] of Object.entries(names)) {
    const never = known.filter((name) => !fired.has(name))
    console.log(`\n${what}: ${never.length} of ${known.length} never fire`)
    if (never.length > 0) console.log(`  ${never.join(', ')}`)
  }
  console.log('\nfunctions that are never called')
  for (const { url, functions } of result.sort((a, b) => a.url.localeCompare(b.url))) {
    if (!url.includes(ownCode)) continue
    const source = readFileSync(new URL(url), 'utf8')
    // A script may be listed once per load; an arrow function in an expression has no name of its own.
    const never = functions
      .filter(({ functionName, ranges }) => functionName !== '' && ranges.every(({ count }) => count === 0))
      .map(
        ({ functionName, ranges: [range] }) =>
          `${functionName}:${source.slice(0, range?.startOffset).split('\n').length}`,
      )
    if (never.length > 0)
      console.log(`  ${url.slice(url.indexOf(ownCode) + ownCode.length)}  ${[...new Set(never)].join(', ')}`)
  }
}
