// `npm run bench [loading drawing history carrying crowd checking first storing load memory]`: every figure beside a floor of the same run, written to
// docs/benchmarks.md. Figures of parts that were not run this time stay as they were.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { Product } from '../e2e/product.ts'
import { enter, makeStudents } from '../e2e/signed-in.ts'
import { answerDrawing } from './answer-drawing.ts'
import { carrying } from './carrying.ts'
import { checking } from './checking.ts'
import { crowd } from './crowd.ts'
import { firstSentence } from './first-sentence.ts'
import { openingHistory, openingLong } from './history.ts'
import { load } from './load.ts'
import { memory } from './memory.ts'
import { openingKept, pageLoad } from './page-load.ts'
import { openBrowser } from './phone.ts'
import { serveFloors } from './serve-floors.ts'
import type { Result } from './statistics.ts'
import { storing } from './storing.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

const page = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url))
const databaseUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
const names = [
  'loading',
  'drawing',
  'history',
  'carrying',
  'crowd',
  'checking',
  'first',
  'storing',
  'load',
  'memory',
] as const
type Name = (typeof names)[number]
const wanted = names.filter((name) => process.argv.length <= 2 || process.argv.includes(name))

const browser = await openBrowser()

/** A signed-in browser's cookies and storage, for a student with `history` stored messages. */
async function signedIn(product: Product, history: number): Promise<StorageState> {
  return (await visited(product, history)).newDevice
}

/** The same before and after a first visit that was left as students leave a page: by going to another one. */
async function visited(
  product: Product,
  history: number,
): Promise<{ returning: StorageState; newDevice: StorageState; studentId: string }> {
  const [student] = await makeStudents(product, 1, { messagesLeft: 1000 })
  if (!student) throw new Error('no student was made')
  if (history > 0) await product.hook('fill-history', { studentId: student.studentId, count: history })
  const context = await browser.newContext({ baseURL: product.url })
  await enter(context, product, student)
  const tab = await context.newPage()
  await tab.goto('/chat')
  await tab.getByTestId('composer').waitFor()
  const newDevice = withoutPicture(await context.storageState())
  // What the device keeps of a visit is that of the app, not of the ready page.
  const drawn = history > 0 ? '[data-testid="message"] .katex' : 'button:has-text("Check my own work")'
  await tab.locator(drawn).first().waitFor()
  await tab.goto('about:blank')
  const returning = await context.storageState()
  await context.close()
  return { newDevice, returning, studentId: student.studentId }
}

/** The app may have been there already, and kept what it had drawn. */
const withoutPicture = ({ origins, ...state }: StorageState): StorageState => ({
  ...state,
  origins: origins.map(({ localStorage, ...origin }) => ({
    ...origin,
    localStorage: localStorage.filter(({ name }) => name !== 'still'),
  })),
})

async function withProduct<T>(environment: NodeJS.ProcessEnv, use: (product: Product) => Promise<T>): Promise<T> {
  const product = new Product({ LOG_LEVEL: 'error', ...environment })
  await product.start()
  try {
    return await use(product)
  } finally {
    await product.close()
  }
}

async function withFloors<T>(use: (url: string) => Promise<T>): Promise<T> {
  const floors = await serveFloors()
  try {
    return await use(floors.url)
  } finally {
    floors.close()
  }
}

const parts: Record<Name, () => Promise<Result[]>> = {
  loading: () =>
    withFloors((floor) =>
      withProduct({}, async (product) => pageLoad(browser, product.url, floor, await visited(product, 0))),
    ),
  drawing: () =>
    withFloors((floor) =>
      withProduct({}, async (product) => {
        const { newDevice, studentId } = await visited(product, 0)
        return answerDrawing(browser, product, floor, newDevice, studentId)
      }),
    ),
  history: () =>
    withFloors((floor) =>
      withProduct({}, async (product) => [
        ...(await openingHistory(browser, product.url, floor, await visited(product, 500))),
        await openingKept(browser, product.url, await signedIn(product, 500)),
        await openingLong(browser, product.url, 2000, await signedIn(product, 2000)),
      ]),
    ),
  carrying,
  crowd,
  checking,
  first: firstSentence,
  storing: () => storing(databaseUrl),
  load: () => load(databaseUrl),
  memory: () => memory(databaseUrl),
}

const machine = `${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, ${(os.totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.versions.node}, Chromium ${browser.version()}`
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const day = new Date().toISOString().slice(0, 10)

const known = existsSync(page) ? readFileSync(page, 'utf8') : ''
/** Measured by hand: with a tool that is no dependency, or once, to find a cause. */
const byHand = ['lighthouse', 'start'] as const
const sectionOf = (name: Name | (typeof byHand)[number]) =>
  known.match(new RegExp(`## ${name}\\n[\\s\\S]*?(?=\\n## |$)`))?.[0].trimEnd()

const sections: string[] = []
for (const name of names) {
  if (!wanted.includes(name)) {
    const kept = sectionOf(name)
    if (kept) sections.push(kept)
    continue
  }
  console.log(`\n${name} ...`)
  const results = await parts[name]()
  const rows = results.map(
    ({ what, ours, floor, ratio, aim }) =>
      `| ${what} | ${ours} | ${floor} | ${ratio === null ? '' : ratio.toFixed(2)} | ${aim} |`,
  )
  const section = [
    `## ${name}`,
    '',
    `${day}, commit ${commit}, ${machine}`,
    '',
    '| what | ours | floor | ratio | aim |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
  console.log(section)
  sections.push(section)
}
await browser.close()
sections.push(...byHand.flatMap((name) => sectionOf(name) ?? []))

const head = `# Benchmarks

\`npm run bench\` measures the product and, in the same run, a floor: the least that could do the job (\`bench/floors\`). Both are interleaved, the figure is the median of 5, at 390 px; pages load at 4x processor throttle, 1.6 Mbit/s and 150 ms. Name parts to run them alone: \`npm run bench -- loading\`. Ratios can be compared between machines, absolute figures cannot.
`
writeFileSync(page, `${[head.trimEnd(), ...sections].join('\n\n')}\n`)
process.exit(0)
