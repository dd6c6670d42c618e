import { expect, test } from 'vitest'
import { slideOf } from './router.ts'

test('pages slide left going deeper and right going up or along, except from the root', () => {
  expect(slideOf('/', '/login')).toBe('slide-left')
  expect(slideOf('/chat', '/settings/account')).toBe('slide-left')
  expect(slideOf('/settings/account', '/settings')).toBe('slide-right')
  expect(slideOf('/login', '/restore')).toBe('slide-right')
  expect(slideOf('/login', '/')).toBe('slide-right')
})
