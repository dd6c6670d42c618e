import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'docs/security')
/** The ids of levels 1 and 2 of ASVS 5.0, by chapter. */
const ids = JSON.parse(readFileSync(path.join(folder, 'asvs-ids.json'), 'utf8')) as Record<string, string[]>

interface Row {
  id: string
  what: string
  state: string
  why: string
}
const rows: Row[] = readFileSync(path.join(folder, 'asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, id = '', what = '', state = '', why = '', ...rest] = line.split('|').map((cell) => cell.trim())
    if (rest.length !== 1) throw new Error(`A row must have four cells: ${line}`)
    return { id, what, state, why }
  })

const titles = new Set(
  globSync('{packages,apps,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    // A title is the first argument of a call with more than one.
    .flatMap((source) =>
      [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)*)\1\s*,/gs)].map(([, , title = '']) => title),
    ),
)
const titlesIn = ({ why }: Row) => [...why.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title)
const linksIn = ({ why }: Row) => [...why.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link)

test('every requirement of a chapter that is marked has its row, once and in order', () => {
  const marked = [...new Set(rows.map(({ id }) => id.split('.')[0] ?? ''))]
  expect(marked).toEqual(expect.arrayContaining(['V6', 'V7', 'V8']))
  expect(rows.map(({ id }) => id)).toEqual(marked.flatMap((chapter) => ids[chapter]))
})

test('every row says in which state it is, and why', () => {
  const states = ['met', 'not applicable', 'accepted', 'open']
  const wrong = rows.filter(
    (row) =>
      !states.includes(row.state) ||
      row.what === '' ||
      row.why === '' ||
      (row.state === 'met' && titlesIn(row).length + linksIn(row).length === 0) ||
      (row.state === 'open' && !/part \d/.test(row.why)),
  )
  expect(wrong).toEqual([])
})

test('every test and every page that is named exists', () => {
  expect(rows.flatMap(titlesIn).filter((title) => !titles.has(title))).toEqual([])
  expect(rows.flatMap(linksIn).filter((link) => !existsSync(path.join(folder, link)))).toEqual([])
})
