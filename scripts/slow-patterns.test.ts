import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import type { Pattern } from './made-patterns.ts'
import type { Trial } from './try-patterns.ts'

const isLong = process.env.LUMI_LONG === '1'
const root = fileURLToPath(new URL('..', import.meta.url))

/** As long as a message may well be: a pattern that tries all places of all words does not come to its end here. */
const LENGTH = 1500
/** Nobody waits so long for one search, on no machine. */
const ENDLESS = 10_000
/** More of them say nothing new. */
const MOST_FOUND = 12

const pump = (unit: string) => `${unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)}\n!`
const few = ['слово ', '1,', ' '].map(pump)
const units =
  'a|a a |aa |aaa |1|1 |\t|(|a(|1+|1, |1 1 |x=|=|= |: |-|- |слово|слово, |7 м |.|a.|. |«|"|$|\\frac{|скорость |the |in a |is |is it |а |и |*\t|1*1|1 * |[|)|x|x+|x^|5 km |2x |%|20% |?|? |²|1/2 |/|a/|1.5 |√|\n'

interface Item {
  readonly task?: string
  readonly before?: readonly string[]
  readonly text: string
}
const items = (pattern: string): { interfaceLanguage: 'en' | 'ru'; said: readonly string[] }[] =>
  globSync(pattern, { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const { task, before = [], text } = JSON.parse(line) as Item
          return {
            interfaceLanguage: file.includes('/ru/') ? ('ru' as const) : ('en' as const),
            said: [...(task ? [task] : []), ...before, text],
          }
        }),
    )
const talks = items('bench/first-sight/*/{en,ru}/middle.jsonl')
const told = (each: typeof talks) =>
  each
    .flatMap(({ said }) => said)
    .join(' ')
    .slice(0, LENGTH)
const real = Array.from({ length: 12 }, (_, at) => told(talks.slice(at * 40, at * 40 + 12)))
const more = [...units.split('|').map(pump), ...real, ...real.map((text) => text.toLowerCase().replace(/[.?!]/g, ''))]

function literals(): Pattern[] {
  return globSync('packages/tutor/src/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      const found: Pattern[] = []
      const visitor = new Visitor({
        Literal(node) {
          if (!('regex' in node)) return
          const { pattern, flags } = node.regex
          const line = text.slice(0, node.start).split('\n').length
          found.push({ where: `${file}:${line}`, source: pattern, flags })
        },
      })
      visitor.visit(parseSync(file, text).program)
      return found
    })
}

const made = () =>
  new Promise<Pattern[]>((resolve, reject) => {
    const said = isLong ? talks : talks.filter((_, at) => at % 600 === 0)
    const worker = new Worker(new URL('made-patterns.ts', import.meta.url), { workerData: said })
    worker.once('message', resolve).once('error', reject)
  })

/** Of the processor, by this process: on a busy machine a thread may stand still for long without a fault of its own. */
function spentMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The patterns with which a search does not end. */
async function endless(trial: Omit<Trial, 'at'>): Promise<string[]> {
  const at = new Int32Array(new SharedArrayBuffer(8))
  const texts = [...trial.few, ...trial.more]
  const found: string[] = []
  while ((at[0] as number) < trial.patterns.length && found.length < MOST_FOUND) {
    const worker = new Worker(new URL('try-patterns.ts', import.meta.url), { workerData: { ...trial, at } })
    const ended = new Promise<'ended'>((resolve, reject) => {
      worker.once('exit', () => resolve('ended')).once('error', reject)
    })
    let stands = ''
    let since = spentMs()
    let hangs = false
    while ((await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))])) !== 'ended') {
      if (at.join() !== stands) {
        stands = at.join()
        since = spentMs()
      } else if (spentMs() - since > ENDLESS) {
        hangs = true
        break
      }
    }
    if (!hangs) break
    const { where, source, flags } = trial.patterns[at[0] as number] as Pattern
    found.push(`${where} /${source.slice(0, 300)}/${flags} in "${texts[at[1] as number]?.slice(0, 30)}..."`)
    await worker.terminate()
    at.set([(at[0] as number) + 1, 0])
  }
  return found
}

test('a search comes to its end with every pattern of the tutor, in long texts too', async () => {
  const all = [...literals(), ...(await made())]
  expect(all.length).toBeGreaterThan(9000)
  const patterns = [...new Map(all.toReversed().map((each) => [`${each.flags}/${each.source}`, each])).values()]
  const isSample = patterns.map((_, at) => isLong || at % 20 === 3)
  expect(await endless({ patterns, few, more, isSample })).toEqual([])
})
