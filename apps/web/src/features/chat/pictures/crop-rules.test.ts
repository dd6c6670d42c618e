import { expect, test } from 'vitest'
import { isWhole, moveCorner, pixelsOf, turned, whole } from './crop-rules.ts'

const size = { width: 1000, height: 500 }

test('a corner moves its two sides only, and stays inside the picture', () => {
  expect(moveCorner(whole, 'nw', { x: 0.2, y: 0.4 }, size, 64)).toEqual({ left: 0.2, top: 0.4, right: 1, bottom: 1 })
  expect(moveCorner(whole, 'se', { x: 1.7, y: -3 }, size, 64)).toEqual({ left: 0, top: 0, right: 1, bottom: 0.128 })
})

test('what is kept never becomes too small to send', () => {
  const least = moveCorner(whole, 'nw', { x: 1, y: 1 }, size, 64)
  expect(pixelsOf(least, size)).toEqual({ x: 936, y: 436, width: 64, height: 64 })
  const tiny = moveCorner(whole, 'nw', { x: 1, y: 1 }, { width: 50, height: 50 }, 64)
  expect(isWhole(tiny)).toBe(true)
})

test('four turns in one direction, or one there and back, change nothing', () => {
  const crop = { left: 0.25, top: 0.125, right: 0.75, bottom: 0.5 }
  expect(turned(turned(turned(turned(crop, 1), 1), 1), 1)).toEqual(crop)
  expect(turned(turned(crop, 1), -1)).toEqual(crop)
  expect(turned(crop, 1)).toEqual({ left: 0.5, right: 0.875, top: 0.25, bottom: 0.75 })
})
