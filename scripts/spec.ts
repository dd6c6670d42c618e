// Prints the promises (ids of the specification's checklist and SR ids) that no test title names.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const promises: string[] = JSON.parse(readFileSync(path.join(root, 'docs/promises.json'), 'utf8'))

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

if (import.meta.main) {
  const files = globSync('{packages,apps,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  const named = new Set(files.flatMap((file) => idsInTitles(readFileSync(path.join(root, file), 'utf8'))))
  const unknown = [...named].filter((id) => !promises.includes(id))
  const missing = promises.filter((id) => !named.has(id))
  console.log(`${promises.length - missing.length} of ${promises.length} promises are named by a test.`)
  if (missing.length > 0) console.log(`Not named: ${missing.join(' ')}`)
  if (unknown.length > 0) {
    console.log(`Named by a test but not promised: ${unknown.join(' ')}`)
    process.exitCode = 1
  }
}
