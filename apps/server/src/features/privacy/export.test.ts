import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { deleteMessage, sendMessage } from '@lumi/contracts/chat'
import { exportData } from '@lumi/contracts/privacy'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audit } from '../../platform/audit.tables.ts'
import { openDevice } from '../../testing/a-device.ts'
import { aStudent } from '../../testing/a-student.ts'
import { patiently } from '../../testing/patience.ts'
import { readZip } from '../../testing/read-zip.ts'
import { type SignedInClient, startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { watchLoop } from '../../testing/watch-loop.ts'

const hourMs = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const hook = (name: string, body: Record<string, unknown> = {}) =>
  Promise.resolve(server.lumi.platform.testHooks.find(name)?.(body))

const ask = (student: SignedInClient, headers: Record<string, string> = {}) =>
  student.request(exportData.path, { headers })

async function unpack(answer: Response) {
  expect(answer.status).toBe(200)
  const files = readZip(Buffer.from(await answer.arrayBuffer()))
  return {
    names: [...files.keys()],
    page: files.get('index.html')!.toString('utf8'),
    data: JSON.parse(files.get('data.json')!.toString('utf8')) as Record<string, unknown> & {
      messages: { text: string; author: string }[]
    },
  }
}

/** Sends a message and waits for the end of its reply. */
async function exchange(student: SignedInClient, question: string, answer: string) {
  await hook('set-next-reply', { studentId: student.student.id, text: answer, chunkSize: 10_000, delayMs: 1 })
  const device = await openDevice(server.url, student)
  const sent = await student.call(sendMessage, { body: { clientMessageId: randomUUID(), text: question } })
  await device.untilEnded(sent.reply.messageId)
  device.close()
  return sent
}

test('the file holds the own data to read and for programs, with formulas that need nothing else', async () => {
  const student = await server.signIn(aStudent({ name: 'Zoë <b>', timeZone: 'Europe/Minsk' }))
  await exchange(student, 'Solve x^2 = 4', 'Two **roots**: $x = \\pm 2$.\n\n$$x_1 = -2,\\quad x_2 = 2$$')
  const answer = await ask(student)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="lumi-\d{4}-\d\d-\d\d\.zip"$/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { names, page, data } = await unpack(answer)
  expect(names).toEqual(['index.html', 'data.json'])
  expect(data).toMatchObject({ format: 'lumi-export', version: 1, account: { email: student.student.email } })
  expect(data.messages.map(({ author, text }) => [author, text])).toEqual([
    ['student', 'Solve x^2 = 4'],
    ['tutor', expect.stringContaining('Two **roots**')],
  ])
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('Zoë &lt;b&gt;')
  expect(page).toContain('<strong>roots</strong>')
  expect(page.match(/<math/g)).toHaveLength(2)
  expect(page).toContain('display="block"')
  // The page loads nothing and runs nothing.
  expect(page).not.toMatch(/<script|<link|<img|<iframe|src=|@import|url\(/i)
  expect(page).toContain("default-src 'none'")
})

test('graphs, figures and reactions of a reply are drawn in the file, and what cannot be drawn stays text [C07]', async () => {
  const student = await server.signIn()
  const fence = (kind: string, source: string) => `\`\`\`${kind}\n${source}\n\`\`\``
  await exchange(
    student,
    'Draw it',
    [
      fence('plot', 'y = x^2 - 4x + 3\nA(1, 0)'),
      fence('geometry', 'triangle ABC: AB = 3 cm, BC = 4 cm, angle B = 90°'),
      fence('plot', 'alert(1)'),
      '$\\ce{2H2 + O2 -> 2H2O}$',
    ].join('\n\n'),
  )
  const { page } = await unpack(await ask(student))
  const [graph, figure, ...more] = [...page.matchAll(/<figure class="drawing">.*?<\/figure>/gs)].map(([all]) => all)
  expect(more).toEqual([])
  expect(graph).toContain('aria-label="y = x^2 - 4x + 3')
  // Grid, axes, curve; the named point.
  expect(graph!.match(/<path/g)).toHaveLength(3)
  expect(graph).toContain('>A</text>')
  for (const text of ['3 cm', '4 cm', 'A', 'B', 'C']) expect(figure).toContain(`>${text}</text>`)
  expect(page).toContain('<code class="language-plot">alert(1)')
  expect(page).not.toContain('<code>\\ce')
  expect(page).not.toMatch(/style=|<script/)
})

test('docs/privacy/export.md names every section of data.json', async () => {
  const { data } = await unpack(await ask(await server.signIn()))
  const described = readFileSync(path.join(import.meta.dirname, '../../../../../docs/privacy/export.md'), 'utf8')
  const names = [...described.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, cell]) => cell!.match(/\w+/g))
  expect(Object.keys(data).sort()).toEqual(names.sort())
})

test('a student who reads Russian gets a Russian page', async () => {
  const student = await server.signIn(aStudent({ languageId: 2 }))
  const { page } = await unpack(await ask(student))
  expect(page).toContain('<html lang="ru">')
  expect(page).toContain('Мои данные в Луми')
  expect(page).toContain('Здесь пока ничего не написано.')
})

test('the data of other students are never in it, and neither are secrets [SR10][SR11]', async () => {
  const other = await server.signIn(aStudent({ name: 'Other Person', password: 'Other-Person-1' }))
  const otherText = `only mine ${randomUUID()}`
  await exchange(other, otherText, 'A reply to the other.')
  const student = await server.signIn(aStudent({ password: 'Own-Secret-77' }))
  await exchange(student, 'my own question', 'My own reply.')
  const { page, data } = await unpack(await ask(student))
  const everything = page + JSON.stringify(data)
  expect(everything).toContain('my own question')
  for (const foreign of [otherText, other.student.email, other.student.id, other.sessionId, 'Other Person'])
    expect(everything).not.toContain(foreign)
  expect(everything).not.toMatch(/argon2|passwordHash|Hash":"(?!.*contentHash)/)
  for (const { value } of student.cookies.values()) expect(everything).not.toContain(value)
})

test('what a message says is text: no markup, no script, no address of a script passes [SR15]', async () => {
  const student = await server.signIn()
  const hostile = [
    '<script>document.title="run"</script>',
    '<img src=x onerror="document.title=1">',
    '[click](javascript:document.title=1)',
    '![picture](https://evil.example/p.png)',
    '"><svg onload=alert(1)>',
    '$\\href{javascript:alert(1)}{x}$ and $\\includegraphics{https://evil.example/q.png}$',
    '`</code><script>1</script>`',
  ].join('\n\n')
  await exchange(student, hostile, hostile)
  const { page } = await unpack(await ask(student))
  expect(page).not.toMatch(/<script|<img|<svg onload|href="javascript|src="https/i)
  expect(page).toContain('&lt;script&gt;')
})

test('a deleted message is not given out', async () => {
  const student = await server.signIn()
  const { message } = await exchange(student, 'take this back', 'Reply.')
  await student.call(deleteMessage, { body: { messageId: message.messageId } })
  const { page, data } = await unpack(await ask(student))
  expect(page + JSON.stringify(data)).not.toContain('take this back')
})

test('a second one the same day is refused with the time when it opens, and the next day it opens', async () => {
  const { clock, db } = server.lumi.platform
  const student = await server.signIn()
  await unpack(await ask(student))
  clock.advance(2 * hourMs)
  const again = await server.signIn(student.student)
  const refused = await ask(again)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'export_too_soon' })
  expect(Number(refused.headers.get('retry-after')) / 3600).toBeCloseTo(22, 0)
  clock.advance(22 * hourMs)
  await unpack(await ask(await server.signIn(student.student)))
  const results = async () => {
    const rows = await db
      .select()
      .from(audit)
      .where(and(eq(audit.studentId, student.student.id), eq(audit.action, 'export')))
    return rows.map(({ result }) => result).sort()
  }
  await expect.poll(results, { timeout: 15_000 }).toEqual(['done', 'done', 'refused', 'started', 'started'])
})

test('ten at once on one day: one is made', async () => {
  const student = await server.signIn()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(student)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)])
  for (const answer of answers) await answer.arrayBuffer()
})

test('a sign-in of more than 10 minutes ago, a guest and a link on another site get nothing', async () => {
  const student = await server.signIn()
  expect((await ask(student, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  server.lumi.platform.clock.advance(11 * 60_000)
  expect(await (await ask(student)).json()).toMatchObject({ code: 'auth_recent_sign_in_required' })
  expect((await server.guest().request(exportData.path)).status).toBe(401)
})

test('an export that broke off on the way does not count', async () => {
  const student = await server.signIn()
  await hook('fill-history', { studentId: student.student.id, count: 4000 })
  const broken = new AbortController()
  const answer = await fetch(server.url + exportData.path, {
    headers: { cookie: student.cookieHeader('/')! },
    signal: broken.signal,
  })
  await answer.body!.getReader().read()
  broken.abort()
  await expect.poll(async () => (await ask(student)).status, { timeout: 15_000, interval: 200 }).toBe(200)
})

test('an export that fails before it begins does not count, and the audit says that it failed', async () => {
  const student = await server.signIn()
  const { db } = server.lumi.platform
  await db.execute('alter table pictures rename to pictures_elsewhere')
  expect((await ask(student)).status).toBe(500)
  await db.execute('alter table pictures_elsewhere rename to pictures')
  const lines = await db
    .select({ result: audit.result })
    .from(audit)
    .where(and(eq(audit.studentId, student.student.id), eq(audit.action, 'export')))
    .orderBy(audit.at)
  expect(lines.map(({ result }) => result)).toEqual(['started', 'failed'])
  expect((await ask(student)).status).toBe(200)
})

test('replies that take a parser seconds, or its whole stack, are plain text: nobody waits and the file is whole [SR22]', async () => {
  const student = await server.signIn()
  // One takes quadratic time, many times the limit on a fast machine too; one is nested deeper than the stack.
  const hostile = ['_a'.repeat(45_000), `${'- '.repeat(4000)}x`]
  for (const text of hostile) await exchange(student, 'Say it', text)
  await exchange(student, 'And now?', 'A **kind** reply.')
  const loop = watchLoop()
  const { page } = await unpack(await ask(student))
  loop.stop()
  expect(page.match(/<article/g)).toHaveLength(6)
  expect(page).toContain(`<p class="plain">${hostile[0]}`)
  // Whether the nested one overflows the stack depends on the machine; the file is completed either way.
  expect(page).toContain('<strong>kind</strong>')
  // It once blocked the event loop for 4.9 s. The rest of the file is made on the event loop, in short turns.
  expect(loop.longestMs()).toBeLessThan(patiently(200))
}, 60_000)

test('a look at the head of the file uses nothing up', async () => {
  const student = await server.signIn()
  const head = await student.request(exportData.path, { method: 'HEAD', headers: { origin: undefined } })
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET'])
  expect((await ask(student)).status).toBe(200)
})

test('10 000 messages leave in pages: the server answers others within moments meanwhile', async () => {
  const student = await server.signIn()
  await hook('fill-history', { studentId: student.student.id, count: 10_000 })
  const exported = ask(student).then(unpack)
  const waitsMs: number[] = []
  let isDone = false
  void exported.finally(() => {
    isDone = true
  })
  while (!isDone) {
    const askedAt = performance.now()
    await server.guest().request('/health/live')
    waitsMs.push(performance.now() - askedAt)
  }
  const { data, page } = await exported
  expect(data.messages).toHaveLength(10_000)
  expect(page.match(/<article/g)).toHaveLength(10_000)
  expect(waitsMs.length).toBeGreaterThan(20)
  // The time for a page of messages with a few formulas. A whole history in one turn would take seconds.
  expect(Math.max(...waitsMs)).toBeLessThan(patiently(1000))
  waitsMs.sort((a, b) => a - b)
  expect(waitsMs[Math.floor(waitsMs.length / 2)]).toBeLessThan(patiently(100))
}, 120_000)
