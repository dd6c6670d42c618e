// One database is enough: files are served without a database.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { keepOlderFiles } from './older-files.ts'

/** A minimal build of the web app. */
function writeBuild(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lumi-dist-'))
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  write('index.html', '<title>shell</title>')
  write('chat.html', '<title>kept chat</title>')
  for (const page of ['signup', 'login']) {
    for (const language of ['en', 'ru'])
      write(`prerendered/${page}.${language}.html`, `<title>${page} ${language}</title><!--preview--><!--social-->`)
  }
  const preview = (language: string) => ({
    name: `Lumi "${language}"`,
    description: 'hints & checks',
    invitation: `a friend, ${language}`,
    picture: `/preview.${language}.png`,
    pictureText: 'a lamp',
  })
  const pages = Object.fromEntries(
    [
      ['/', 'signup'],
      ['/login', 'login'],
    ].map(([url, page]) => [url, { en: `prerendered/${page}.en.html`, ru: `prerendered/${page}.ru.html` }]),
  )
  write(
    'server-manifest.json',
    JSON.stringify({
      scriptHashes: ['sha256-AAAA'],
      styleHashes: ['sha256-BBBB'],
      pages,
      preview: { en: preview('en'), ru: preview('ru') },
    }),
  )
  const script = 'console.warn("app")'
  write('assets/app-1234.js', script)
  write('assets/app-1234.js.br', brotliCompressSync(script))
  write('assets/app-1234.js.gz', gzipSync(script))
  write('sw.js', '// worker')
  return folder
}

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = writeBuild()
  server = await startTestServer({ WEB_DIST: folder })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => server.guest().request(url, { headers })

describe('the preview of a link', () => {
  /** As a program fetches it that draws previews: without a word about languages. */
  async function previewOf(path: string, headers: Record<string, string> = {}) {
    const html = await (await get(path, headers)).text()
    const tags = [...html.matchAll(/<meta property="og:([a-z:_]+)" content="([^"]*)">/g)]
    return Object.fromEntries(tags.map(([, name, content]) => [name, content]))
  }

  test('names the product, with a picture at an absolute address', async () => {
    const preview = await previewOf('/')
    expect(preview).toMatchObject({
      title: 'Lumi &quot;en&quot;',
      description: 'hints &amp; checks',
      locale: 'en_US',
      // Of the configured site, whatever the request says.
      image: `http://localhost:${new URL(server.url).port}/preview.en.png`,
      'image:alt': 'a lamp',
    })
  })

  test.each([
    ['/?ref=ABC-DEF', {}, 'a friend, en'],
    ['/?ref=ABC-DEF&language=ru', {}, 'a friend, ru'],
    ['/?language=ru', {}, 'Lumi &quot;ru&quot;'],
    ['/login?language=ru', {}, 'Lumi &quot;ru&quot;'],
    ['/?language=%22%3E%3Cscript%3E', {}, 'Lumi &quot;en&quot;'],
    ['/?ref=1&ref=2', {}, 'Lumi &quot;en&quot;'],
    // A friend's browser keeps its own language.
    ['/?ref=ABC-DEF&language=ru', { 'accept-language': 'en' }, 'a friend, en'],
  ])('of %s for %o is "%s"', async (path, headers, title) => {
    expect((await previewOf(path, headers)).title).toBe(title)
    expect(await (await get(path, headers)).text()).not.toContain('<!--')
  })

  test('is not on pages that only a student sees', async () => {
    expect(await previewOf('/settings')).toEqual({})
  })
})

describe('pages', () => {
  test.each([
    ['/', {}, 'signup en'],
    ['/', { 'accept-language': 'ru-BY,ru;q=0.9,en;q=0.8' }, 'signup ru'],
    ['/?utm_source=x', { 'accept-language': 'ru' }, 'signup ru'],
    ['/', { 'accept-language': 'be-BY,be;q=0.9,en-US;q=0.8,en;q=0.7' }, 'signup ru'],
    ['/', { 'accept-language': 'en-US,en;q=0.9,be;q=0.8' }, 'signup en'],
    ['/login', { 'accept-language': 'de,en;q=0.5,ru;q=0.4' }, 'login en'],
    ['/login', { 'accept-language': 'ru', cookie: 'lumi_language=en' }, 'login en'],
    ['/login', { 'accept-language': 'en', cookie: 'a=b; lumi_language=ru' }, 'login ru'],
    ['/login', { cookie: 'lumi_language=xx' }, 'login en'],
    ['/chat', {}, 'shell'],
    ['/settings/account', {}, 'shell'],
    ['/no/such/page', {}, 'shell'],
    ['/index.html', {}, 'shell'],
    ['/chat.html', {}, 'kept chat'],
  ])('%s with %o shows "%s"', async (url, headers, title) => {
    const response = await get(url, headers)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`<title>${title}</title>`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("'sha256-AAAA'")
  })

  test('a page allows its own scripts and styles by hash, and its own sockets, and nothing inline besides', async () => {
    const policy = (await get('/')).headers.get('content-security-policy')!
    const directives = new Map(policy.split(';').map((part) => [part.split(' ', 1)[0], part]))
    expect(directives.get('default-src')).toBe("default-src 'none'")
    expect(directives.get('script-src')).toBe("script-src 'self' 'sha256-AAAA'")
    expect(directives.get('style-src')).toBe("style-src 'self' 'sha256-BBBB'")
    const { port } = new URL(server.url)
    expect(directives.get('connect-src')).toBe(`connect-src 'self' ws://localhost:${port} ws://127.0.0.1:${port}`)
    expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    for (const name of ['base-uri', 'object-src', 'frame-ancestors'])
      expect(directives.get(name)).toBe(`${name} 'none'`)
    expect(policy).not.toContain('unsafe')
  })
})

describe('files', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('with Accept-Encoding "%s" an asset comes as %s, to be kept for ever', async (accepted, encoding) => {
    const response = await get('/assets/app-1234.js', { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe('console.warn("app")')
  })

  test('an unchanged file is not sent again, and the service worker is asked for every time', async () => {
    const first = await get('/sw.js')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/sw.js', {
      'if-none-match': first.headers.get('etag')!,
      // As a browser asks; without it this client would say "no-cache", which wants the file in any case.
      'cache-control': 'max-age=0',
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('the worker may fetch from its own origin only, and is another one when the policy of the page is [S12]', async () => {
    const worker = await get('/sw.js', { 'accept-encoding': 'gzip' })
    expect([worker.status, worker.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(worker.headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';connect-src 'self';img-src 'self'",
    )
    const script = await worker.text()
    expect(script).toMatch(/^self\.LUMI_SETTINGS='[\w-]+';\n\/\/ worker$/)
    const off = await startTestServer({ WEB_DIST: folder, MAPS_KEY: 'key' })
    expect(await (await off.guest().request('/sw.js')).text()).not.toBe(script)
    await off.close()
  })

  test('switched off, the worker becomes one that deletes what is stored and removes itself [S12]', async () => {
    const off = await startTestServer({ WEB_DIST: folder, SERVICE_WORKER: 'off' })
    const script = await (await off.guest().request('/sw.js')).text()
    expect(script).toContain('unregister()')
    expect(script).not.toContain('// worker')
    await off.close()
  })

  test('files of an older version are served for a week, and then a missing script is no page [S12]', async () => {
    const build = writeBuild()
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lumi-data-'))
    const day = 24 * 3600 * 1000
    const open = async (daysLater: number) => {
      const started = await startTestServer({ WEB_DIST: build, DATA_DIR: dataDir })
      await started.close()
      return keepOlderFiles(path.join(build, 'assets'), dataDir, Date.now() + daysLater * day)
    }
    await open(0)
    for (const twin of ['', '.br', '.gz']) {
      rmSync(path.join(build, `assets/app-1234.js${twin}`))
      writeFileSync(path.join(build, `assets/app-5678.js${twin}`), 'x')
    }
    const next = await startTestServer({ WEB_DIST: build, DATA_DIR: dataDir })
    const response = await next.guest().request('/assets/app-1234.js', { headers: { 'accept-encoding': 'br' } })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toBe('console.warn("app")')
    expect((await next.guest().request('/assets/inventory.json')).status).toBe(404)
    await next.close()
    expect((await open(6)).has('app-1234.js')).toBe(true)
    expect((await open(8)).has('app-1234.js')).toBe(false)
    const later = await startTestServer({ WEB_DIST: build, DATA_DIR: dataDir })
    const gone = await later.guest().request('/assets/app-1234.js')
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')])
    await later.close()
    for (const made of [build, dataDir]) rmSync(made, { recursive: true })
  })

  test.each([
    '/assets/gone.js',
    '/missing.png',
    '/gone.webmanifest',
    '/server-manifest.json',
    '/assets/../server-manifest.json',
    '/..%2f..%2fetc/passwd.json',
  ])('%s is not there, and no page stands in for it', async (url) => {
    const response = await get(url)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  test('a POST to a page is refused', async () => {
    expect((await server.guest().request('/login', { method: 'POST' })).status).toBe(404)
  })
})

test('without a build the page says how to make one', async () => {
  const empty = mkdtempSync(path.join(os.tmpdir(), 'lumi-dist-'))
  const other = await startTestServer({ WEB_DIST: empty })
  const response = await other.guest().request('/chat')
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm start')
  await other.close()
  rmSync(empty, { recursive: true })
})

test('a manifest that is missing is no page [P09]', async () => {
  expect((await get('/en.webmanifest')).status).toBe(404)
})

test('what another app shares, when no service worker has taken it, opens the chat, which says so [P09]', async () => {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const shared = await server.guest().request('/share', {
    method: 'POST',
    body: `${part('shared_text', 'Solve it')}${part('shared_pictures"; filename="task.jpg', 'x'.repeat(600_000))}--x--`,
    headers: { origin: 'null', 'content-type': 'multipart/form-data; boundary=x' },
  })
  expect([shared.status, shared.headers.get('location')]).toEqual([303, '/chat?shared=lost'])
})
