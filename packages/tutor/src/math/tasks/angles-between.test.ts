import { expect, test } from 'vitest'
import { lastReply } from '../../testing/last-reply.ts'

const last = lastReply('angles-between')

test.each([
  ['en', ['sin x = 0.5 for 0 ≤ x ≤ 360', 'x=30 done'], ['30 and 150']],
  ['en', ['solve tan x = 1, 0 < x < 360', 'x = 45'], ['45 and 225']],
  ['en', ['solve 2 cos x = -1 between 0 and 360', '120'], ['120 and 240']],
  ['en', ['solve sin x = -0.5 from 0 to 360 degrees', 'x = 210'], ['210, 330']],
  ['ru', ['реши sin x = 1/2 на отрезке от 0 до 360', 'x=30'], ['30 и 150']],
  ['ru', ['реши cos x = -0,5, 0 ≤ x ≤ 360', 'x=120'], ['120 и 240']],
  ['ru', ['реши cos x = -0,5, x ∈ [0°; 360°]', 'x=120'], ['120 и 240']],
  ['ru', ['sin^2 x = 1/4 от 0 до 180', '30'], ['30 и 150']],
] as const)('angles between right angles are told in degrees: %s %j', (language, messages, end) => {
  expect(last(language, ...messages).move).toBe('missing-root')
  expect(last(language, ...messages, ...end).move).toBe('solved')
})

test.each([
  ['en', ['solve sin x = 0.5 in [0, 2pi]', 'pi/6 and 5pi/6']],
  ['ru', ['решите уравнение sin x = 0 на [0; 2π]', '0, π, 2π']],
] as const)('others in radians: %s %j', (language, messages) => {
  expect(last(language, ...messages).move).toBe('solved')
})
