import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter, slideOf } from './router.ts'

test('pages slide left going deeper and right going up or along, except from the root [B01]', () => {
  expect(slideOf('/', '/login')).toBe('slide-left')
  expect(slideOf('/chat', '/settings/account')).toBe('slide-left')
  expect(slideOf('/settings/account', '/settings')).toBe('slide-right')
  expect(slideOf('/login', '/restore')).toBe('slide-right')
  expect(slideOf('/login', '/')).toBe('slide-right')
})

test('every page is protected but those for guests and for who holds a mailed link [B16]', () => {
  const { routesById } = createAppRouter(createMemoryHistory())
  const all = Object.values(routesById).filter((route) => route.id !== '__root__')
  const isPublic = (route: (typeof all)[number]) => route.options.staticData?.isPublic === true
  expect(
    all
      .filter(isPublic)
      .map((route) => route.id)
      .sort(),
  ).toEqual([
    // The reasons: docs/decisions/027.
    '/',
    '/complete-signup',
    '/emailChange',
    '/goodbye',
    '/guardian',
    '/legal',
    '/login',
    '/passwordChange',
    '/pay',
    '/registrationConfirmation',
    '/restore',
  ])
  const isProtected = (id: string) => id === '/_student' || id.startsWith('/_student/')
  expect(all.filter((route) => !isPublic(route) && !isProtected(route.id))).toEqual([])
})

test('the app has no page for anybody but students and guests [P11]', () => {
  const { routesById } = createAppRouter(createMemoryHistory())
  expect(Object.keys(routesById).filter((id) => /admin|operator|staff|moderat/i.test(id))).toEqual([])
})
