// One database is enough: a page is compared with the schema, which is the same.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RETENTION } from '@lumi/contracts/product-rules'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/db.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

const docs = path.join(import.meta.dirname, '../../../../../docs/privacy')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Row {
  table: string
  columns: string[]
  cells: string[]
}

/** Rows of docs/privacy/data.md under `## Tables`, by table. Tables without a schema are in `public`. */
function documented(): Row[] {
  const text = readFileSync(path.join(docs, 'data.md'), 'utf8')
  const found: Row[] = []
  let table: string | undefined
  for (const line of text.slice(text.indexOf('## Tables')).split('\n')) {
    const heading = /^### (\S+)$/.exec(line)?.[1]
    if (heading) table = heading.includes('.') ? heading : `public.${heading}`
    if (!line.startsWith('| `') || table === undefined) continue
    const cells = line.split('|').slice(1, -1)
    found.push({ table, columns: [...cells[0]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!), cells })
  }
  return found
}

const query = <Found>(statement: ReturnType<typeof sql>) => rows<Found>(server.lumi.platform.db, statement)

test('every column of every table is classified, and nothing is that does not exist [SR19]', async () => {
  const live = await query<{ name: string }>(sql`
    select regexp_replace(table_schema || '.' || table_name, '_\\d{8}$', '_(day)') || '.' || column_name as name
    from information_schema.columns where table_schema not in ('pg_catalog', 'information_schema')`)
  const known = documented().flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  // The queue creates its daily tables only when a day has passed.
  const isOfADay = (name: string) => name.includes('_(day).')
  const existing = new Set(live.map(({ name }) => name))
  expect([...existing].filter((name) => !known.includes(name)).sort()).toEqual([])
  expect(known.filter((name) => !existing.has(name) && !isOfADay(name)).sort()).toEqual([])
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([])
})

test('every row says what for, on which basis, how long, who receives it and how it is deleted', () => {
  const found = documented()
  expect(found.length).toBeGreaterThan(100)
  for (const { table, columns, cells } of found) {
    expect([table, columns, cells.length]).toEqual([table, columns, 6])
    for (const cell of cells) expect([table, columns, cell.trim()]).not.toContain('')
    expect(['contract', 'security', 'legal duty', 'consent', 'technical']).toContain(cells[2]!.trim())
  }
})

test('what goes “with the account” does so by foreign key from the student, or its feature says so [SR19]', async () => {
  const keys = await query<{ child: string; parent: string }>(sql`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and confdeltype = 'c'`)
  const gone = new Set(['students'])
  for (let grew = true; grew; ) {
    const before = gone.size
    for (const { child, parent } of keys) if (gone.has(parent)) gone.add(child)
    grew = gone.size > before
  }
  /** Deleted by name in `features/privacy/deletion.ts`. */
  const byHand = ['mails', 'kept_calls', 'pgboss.job', 'pgboss.job_common']
  const claimed = new Set(
    documented()
      .filter(({ cells }) => cells[5]!.includes('with the account'))
      .map(({ table }) => table.replace('public.', '')),
  )
  expect([...claimed].filter((table) => !gone.has(table) && !byHand.includes(table))).toEqual([])
  // The reverse: what a deletion removes is never listed as kept.
  expect([...gone].filter((table) => !claimed.has(table))).toEqual([])
})

test('a table that names a student goes with the account, or says that it stays [SR19]', async () => {
  const naming = await query<{ name: string }>(sql`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('student_id', 'session_id', 'email', 'recipient')`)
  for (const { name } of naming) {
    const ways = documented().filter(({ table }) => table === `public.${name}`)
    for (const { cells } of ways)
      expect([name, cells[5]]).toEqual([name, expect.stringMatching(/with the account|stays/)])
  }
})

test('the times of the table are those of the code', () => {
  const text = readFileSync(path.join(docs, 'data.md'), 'utf8')
  const times = [...text.matchAll(/^\| `(\w+)` \| (\d+) \|$/gm)].map(([, name, value]) => [name, Number(value)])
  expect(Object.fromEntries(times)).toEqual(RETENTION)
})
