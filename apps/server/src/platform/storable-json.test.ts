import { expect, test } from 'vitest'
import { asStorable, toJson } from './storable-json.ts'

test('what PostgreSQL cannot store in JSON is mended, however deep, and everything else stays as it is', () => {
  const half = '😀'.slice(0, 1)
  const state = { lastAsked: `blorp ${half}`, left: [{ story: { text: `a\u0000b${half}` } }], turns: 3, card: null }
  const mended = { lastAsked: 'blorp \uFFFD', left: [{ story: { text: 'ab\uFFFD' } }], turns: 3, card: null }
  expect(JSON.parse(toJson(state)!)).toEqual(mended)
  expect(asStorable(state)).toEqual(mended)
  expect(toJson({ text: 'π ≈ 3 😀' })).toBe('{"text":"π ≈ 3 😀"}')
  expect([toJson(null), toJson(undefined), asStorable(undefined)]).toEqual([null, null, undefined])
})
