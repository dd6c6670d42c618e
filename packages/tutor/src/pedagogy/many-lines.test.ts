import { beforeEach, expect, test, vi } from 'vitest'
import * as check from '../math/check.ts'
import * as judge from '../math/judge.ts'
import { rational } from '../math/rational.ts'
import { rationalRoots } from '../math/ring.ts'
import { lastReply } from '../testing/last-reply.ts'

/** What one turn may cost is counted, not timed: how often a line is judged, and how often the number line is searched. */
vi.mock('../math/check.ts', async (original) => {
  const actual = await original<typeof check>()
  return { ...actual, judgeLine: vi.fn(actual.judgeLine) }
})
vi.mock('../math/judge.ts', async (original) => {
  const actual = await original<typeof judge>()
  return { ...actual, areAllRootsFound: vi.fn(actual.areAllRootsFound) }
})
const { judgeLine } = vi.mocked(check)
const { areAllRootsFound } = vi.mocked(judge)
beforeEach(() => vi.clearAllMocks())

const reply = lastReply('many lines')
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index + 1)).join('\n')

test('each line of a message is judged once, however many readers ask and however many lines stand before it', () => {
  const { text } = reply(
    'en',
    '1/(x+1) = 1/2',
    lines(25, (index) => `1/(x+${index}) = 1/(${index}+1)`),
  )
  expect(text).toContain('all 25 steps')
  const judged = judgeLine.mock.calls.map(([, before, line]) => JSON.stringify([before, line], withNumbers))
  // The first is the task again.
  expect(judged.length).toBeLessThanOrEqual(2 * 25)
  expect(new Set(judged).size).toBe(judged.length)
  expect(areAllRootsFound.mock.calls.length).toBeLessThan(3 * 25)
})

const withNumbers = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)

test.each([
  ['en', '1/(x+1) = 1/2', (index: number) => `1/(x+${index}) = 1/(${index}+1)`, /first/],
  ['ru', '1/(x+1) = 1/2', (index: number) => `1/(x+${index}) = 1/(${index}+1)`, /первые/],
  ['en', 'x^2 - 5x + 6 = 0', (index: number) => `x^2 > ${index}`, /first/],
  ['ru', '|x - 1| = 1', (index: number) => `|x - ${index}| = ${index}`, /первые/],
] as const)(
  'of hundreds of lines only the first are judged, and the reply says so (%s, %s)',
  (language, task, line, said) => {
    const { text } = reply(language, task, lines(300, line))
    expect(text).toMatch(said)
    const own = new Set(judgeLine.mock.calls.map(([, , judged]) => JSON.stringify(judged, withNumbers)))
    expect(own.size).toBeLessThanOrEqual(2 * 40)
  },
)

test('a long solution is judged whole, with a mistake in its last line', () => {
  const right = lines(24, (index) => `2x + ${index + 3} = ${index + 11}`)
  const { text, content } = reply('en', '2x + 3 = 11', `${right}\nx = 5`)
  expect(text).not.toMatch(/first/)
  expect(content.verdict).toBe('incorrect')
  expect(content.lines).toHaveLength(25)
})

test('candidates for the roots of a power are few', () => {
  const tried = vi.spyOn(Array.prototype, 'reduceRight')
  // (x + 60)^20: its last coefficient has 18081 divisors.
  const choose = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (choose(n, k - 1n) * (n - k + 1n)) / k)
  const power = Array.from({ length: 21 }, (_, k) => rational(choose(20n, BigInt(k)) * 60n ** BigInt(20 - k)))
  expect(rationalRoots(power).roots).toEqual(Array.from({ length: 20 }, () => rational(-60n)))
  expect(tried.mock.calls.length).toBeLessThan(300)
  tried.mockRestore()
})
