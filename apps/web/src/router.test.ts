import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter, slideOf } from './router.ts'

test('pages slide left going deeper and right going up or along, except from the root', () => {
  expect(slideOf('/', '/login')).toBe('slide-left')
  expect(slideOf('/chat', '/settings/account')).toBe('slide-left')
  expect(slideOf('/settings/account', '/settings')).toBe('slide-right')
  expect(slideOf('/login', '/restore')).toBe('slide-right')
  expect(slideOf('/login', '/')).toBe('slide-right')
})

test('[B16] every page is protected but those for guests and for who holds a mailed link', () => {
  const { routesById } = createAppRouter(createMemoryHistory())
  const all = Object.values(routesById).filter((route) => route.id !== '__root__')
  const isPublic = (route: (typeof all)[number]) => route.options.staticData?.isPublic === true
  expect(
    all
      .filter(isPublic)
      .map((route) => route.id)
      .sort(),
  ).toEqual([
    '/',
    '/complete-signup',
    // Letters are read on any device (docs/decisions/016).
    '/emailChange',
    '/goodbye',
    '/guardian',
    '/legal',
    '/login',
    '/passwordChange',
    '/registrationConfirmation',
    '/restore',
  ])
  const isProtected = (id: string) => id === '/_student' || id.startsWith('/_student/')
  expect(all.filter((route) => !isPublic(route) && !isProtected(route.id))).toEqual([])
})

test('[P11] the app has no page for anybody but students and guests', () => {
  const { routesById } = createAppRouter(createMemoryHistory())
  expect(Object.keys(routesById).filter((id) => /admin|operator|staff|moderat/i.test(id))).toEqual([])
})
