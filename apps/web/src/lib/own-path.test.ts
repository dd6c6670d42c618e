import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carriedSearch, ownPath, pageAfterSignIn } from './own-path.ts'

const origin = 'https://lumi.example'

test('[R01] a signed-in student is moved to the chat with the query, secrets excepted', () => {
  expect(pageAfterSignIn('?utm_source=a&ecs=1&prt=2&q=3', origin)).toBe('/chat?utm_source=a')
  expect(pageAfterSignIn('', origin)).toBe('/chat')
})

test('[B04] the page asked for before opens after signing in', () => {
  expect(pageAfterSignIn('?history=%2Fsettings%3Ftab%3Dpayments', origin)).toBe(
    '/settings?tab=payments&history=%2Fsettings%3Ftab%3Dpayments',
  )
})

test('[R01] history keeps its value, own paths only', () => {
  expect(carriedSearch('?history=%2Fchat%3Fx%3D1', origin)).toBe('?history=%2Fchat%3Fx%3D1')
  for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'chat'])
    expect(carriedSearch(`?history=${encodeURIComponent(foreign)}`, origin), foreign).toBe('')
})

test('[R01] a page for guests is never the page after signing in', () => {
  for (const path of ['/', '/login', '/LOGIN'])
    expect(pageAfterSignIn(`?history=${encodeURIComponent(path)}`, origin)).toMatch(/^\/chat\?/)
})

test('[R01] no history leads to another site', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '/', '//', '/\\', '/\t/', 'https:'), (rest, start) => {
      const path = ownPath(start + rest, origin)
      if (path === null) return
      expect(new URL(path, origin).origin).toBe(origin)
    }),
    { seed: 20261120 },
  )
})
