import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedSearch, ownPath, pageAfterSignIn } from './own-path.ts'

const origin = 'https://lumi.example'

test('a signed-in student is moved to the chat with the query, secrets excepted [R01]', () => {
  expect(pageAfterSignIn('?utm_source=a&ecs=1&prt=2&q=3', origin)).toBe('/chat?utm_source=a')
  expect(pageAfterSignIn('', origin)).toBe('/chat')
})

test('the page asked for before opens after signing in [B04]', () => {
  expect(pageAfterSignIn('?history=%2Fsettings%3Ftab%3Dpayments', origin)).toBe(
    '/settings?tab=payments&history=%2Fsettings%3Ftab%3Dpayments',
  )
})

test('history keeps its value, own paths only [R01]', () => {
  expect(carriedSearch('?history=%2Fchat%3Fx%3D1', origin)).toBe('?history=%2Fchat%3Fx%3D1')
  const foreign = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'chat']
  // Resolved, these begin with two slashes, which the next page would read as another host.
  for (const wanted of [...foreign, '/.//a//x.example/', '/a/..//x.example', '/%2e//x.example'])
    expect(carriedSearch(`?history=${encodeURIComponent(wanted)}`, origin), wanted).toBe('')
})

test('a page for guests is never the page after signing in [R01]', () => {
  for (const path of ['/', '/login', '/LOGIN'])
    expect(pageAfterSignIn(`?history=${encodeURIComponent(path)}`, origin)).toMatch(/^\/chat\?/)
})

test('no history leads to another site [R01]', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('', '/', '//', '/\\', '/\t/', '/.//', '/a/..//', 'https:'),
      (rest, start) => {
        const path = ownPath(start + rest, origin)
        if (path === null) return
        expect(new URL(path, origin).origin).toBe(origin)
        expect(ownPath(path, origin)).toBe(path)
      },
    ),
    { seed: 20261120 },
  )
})
