// Prints the promises of docs/promises.md that no test title names.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Whether the product keeps a promise today. */
export type Built = 'yes' | 'partly' | 'no'

/** Every promise of docs/promises.md by its id. Throws on a row it cannot read and on an id that is used twice. */
export function readPromises(): Map<string, Built> {
  const promises = new Map<string, Built>()
  for (const line of readFileSync(path.join(root, 'docs/promises.md'), 'utf8').split('\n')) {
    const id = /^\| ([A-Z]{1,2}\d{2}) \|/.exec(line)?.[1]
    if (!id) continue
    const built = / \| (yes|partly|no) \|$/.exec(line)?.[1] as Built | undefined
    if (!built) throw new Error(`${id} must end with "yes", "partly" or "no": ${line}`)
    if (promises.has(id)) throw new Error(`${id} is promised twice`)
    promises.set(id, built)
  }
  return promises
}

/**
 * Ids in test titles: `[SR12]`, `[X01][X02]` or `[A01 A02]`. A title is the first argument of a call with more than one:
 * `test(title, ...)`, `test.each([...])(title, ...)`, `describe(title, ...)`.
 */
export function idsInTitles(source: string): string[] {
  const titles = source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs)
  return [...titles].flatMap(([, , title]) =>
    [...(title ?? '').matchAll(/\[((?:[A-Z]{1,2}\d{2}[\s,]*)+)\]/g)].flatMap(
      ([, ids]) => ids?.match(/[A-Z]{1,2}\d{2}/g) ?? [],
    ),
  )
}

/** Ids that the test titles of the whole repository name. */
export function namedInTests(): Set<string> {
  const files = globSync('{packages,apps,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  return new Set(files.flatMap((file) => idsInTitles(readFileSync(path.join(root, file), 'utf8'))))
}

if (import.meta.main) {
  const named = namedInTests()
  for (const [id, built] of readPromises()) {
    if (built !== 'no' && !named.has(id)) console.log(`${id} is built, but no test names it`)
    if (built === 'no' && named.has(id))
      console.log(`${id} is named by a test, but docs/promises.md says that it is not built`)
  }
}
