import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTemplate } from '../testing/pglite-template.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

let client: Awaited<ReturnType<typeof openEmbeddedDatabase>>
beforeAll(async () => {
  client = await openEmbeddedDatabase({ template: (await emptyTemplate()).file })
  await client.exec('create table counters (id int primary key, n int not null); insert into counters values (1, 0)')
})
afterAll(() => client.close())

const count = async () => (await client.query<{ n: number }>('select n from counters')).rows[0]?.n

test('a transaction has the connection to itself: what others ask meanwhile comes after it', async () => {
  const heard: string[] = []
  const first = client.transaction(async (tx) => {
    const { rows } = await tx.query<{ n: number }>('select n from counters')
    // Long enough for the other queries to queue up.
    for (let turn = 0; turn < 20; turn++) await tx.query('select 1')
    await tx.query('update counters set n = $1', [rows[0]!.n + 1])
    heard.push('first')
  })
  const others = [
    client.query('update counters set n = n + 1').then(() => heard.push('alone')),
    client.transaction(async (tx) => {
      await tx.query('update counters set n = n + 1')
      heard.push('second')
    }),
    client.exec('update counters set n = n + 1').then(() => heard.push('script')),
  ]
  await Promise.all([first, ...others])
  expect(heard[0]).toBe('first')
  expect(await count()).toBe(4)
})

test('a failed transaction leaves nothing, and says what PostgreSQL said', async () => {
  const before = await count()
  const failed = client.transaction(async (tx) => {
    await tx.query('update counters set n = 1000')
    await tx.query('insert into counters values (1, 0)')
  })
  await expect(failed).rejects.toMatchObject({ code: '23505', constraint: 'counters_pkey' })
  await expect(
    client.transaction(async (tx) => {
      await tx.query('update counters set n = 1000')
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await count()).toBe(before)
})

test('a long query does not stop the main thread', async () => {
  let turns = 0
  const beat = setInterval(() => turns++, 10)
  await client.query('select count(*) from generate_series(1, 3000000)')
  clearInterval(beat)
  expect(turns).toBeGreaterThan(5)
})

test('a statement is planned anew when the tables have grown, and kept while they have not', async () => {
  await client.exec('create table grown (id int primary key, said text not null)')
  const asked = 'select said from grown where id = $1'
  const named = async () =>
    (await client.query<{ name: string }>('select name from pg_prepared_statements where statement = $1', [asked])).rows
  const grow = (from: number, to: number) =>
    client.query("insert into grown select each, 'said ' || each from generate_series($1::int, $2::int) each", [
      from,
      to,
    ])
  await client.query(asked, [1])
  const planned = await named()
  expect(planned).toHaveLength(1)
  await grow(1, 100)
  await client.query(asked, [1])
  expect(await named()).toEqual(planned)
  await grow(101, 1000)
  expect((await client.query<{ said: string }>(asked, [1000])).rows).toEqual([{ said: 'said 1000' }])
  const anew = await named()
  expect(anew).toHaveLength(1)
  expect(anew).not.toEqual(planned)
})
