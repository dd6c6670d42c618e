import type { Usual, Values } from './usual.ts'

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
/** The positive root of x(x + d) = p. */
const root = (d: number, p: number) => (-d + Math.sqrt(d * d + 4 * p)) / 2

const river = ({ s = 0, v = 0, c = 0, t = 0 }: Values) => v > c && c > 0 && near(s / (v - c) - s / (v + c), t)

/** Tasks of rates and numbers that lead to an equation, many of them quadratic. */
export const quadraticRows: readonly Usual[] = [
  {
    id: 'faster-earlier',
    given: 's:plain/way d:plain/faster t:plain/sooner',
    steps: { x: ({ s = 0, d = 0, t = 1 }) => root(d, (s * d) / t), f: ({ x = 0, d = 0 }) => x + d },
    slips: [],
    holds: ({ s = 0, x = 1, f = 1, t = 0 }) => x > 0 && near(s / x - s / f, t),
  },
  {
    id: 'more-parts',
    given: 's:plain/all d:plain/more t:plain/sooner',
    steps: { x: ({ s = 0, d = 0, t = 1 }) => root(d, (s * d) / t), f: ({ x = 0, d = 0 }) => x + d },
    slips: [],
    holds: ({ s = 0, x = 1, f = 1, t = 0 }) => Number.isInteger(x) && near(s / x - s / f, t),
  },
  {
    id: 'river-own-less',
    given: 's:plain/way t:plain/time c:plain/current',
    steps: { v: ({ s = 0, t = 1, c = 0 }) => Math.sqrt(c * c + (2 * c * s) / t) },
    slips: [],
    holds: river,
  },
  {
    id: 'river-current-less',
    given: 's:plain/way t:plain/time v:plain/own',
    steps: { c: ({ s = 0, t = 1, v = 0 }) => (-s + Math.sqrt(s * s + t * t * v * v)) / t },
    slips: [],
    holds: river,
  },
  {
    id: 'river-total',
    given: 'a:plain/down b:plain/up s:plain/way c:plain/current',
    steps: { v: ({ a = 0, b = 0, s = 0, c = 0 }) => (s - c * (a - b)) / (a + b) },
    slips: [
      ['v', ({ a = 0, b = 0, s = 0 }) => s / (a + b), 'still'],
      ['v', ({ a = 0, b = 0, s = 0, c = 0 }) => (s + c * (a - b)) / (a + b), 'turned'],
    ],
    holds: ({ a = 0, b = 0, s = 0, c = 0, v = 0 }) => v > c && near(a * (v + c) + b * (v - c), s),
  },
  {
    id: 'pipe-drain',
    given: 'a:plain/fills b:plain/empties',
    steps: { r: ({ a = 1, b = 1 }) => 1 / a - 1 / b, t: ({ r = 1 }) => 1 / r },
    slips: [
      ['r', ({ a = 1, b = 1 }) => 1 / a + 1 / b, 'adds'],
      ['t', ({ a = 0, b = 0 }) => b - a, 'times'],
      ['t', ({ a = 0, b = 0 }) => (a + b) / 2, 'times'],
    ],
    holds: ({ a = 0, b = 0, t = 0 }) => b > a && near(t / a - t / b, 1),
  },
  {
    id: 'other-alone',
    given: 'T:plain/both a:plain/uno',
    steps: { r: ({ T = 1, a = 1 }) => 1 / T - 1 / a, t: ({ r = 1 }) => 1 / r },
    slips: [
      ['r', ({ T = 1, a = 1 }) => 1 / T + 1 / a, 'adds'],
      ['t', ({ T = 0, a = 0 }) => a - T, 'times'],
    ],
    holds: ({ T = 0, a = 0, t = 1 }) => a > T && near(T / a + T / t, 1),
  },
  {
    id: 'tank-empties',
    given: 'V:plain/total a:plain/into b:plain/out',
    steps: { d: ({ a = 0, b = 0 }) => b - a, t: ({ V = 0, d = 1 }) => V / d },
    slips: [
      ['d', ({ a = 0, b = 0 }) => a + b, 'adds'],
      ['d', ({ b = 0 }) => b, 'outOnly'],
    ],
    holds: ({ V = 0, a = 0, b = 0, t = 0 }) => b > a && near(V + a * t, b * t),
  },
  {
    id: 'digits-swapped',
    given: 'S:plain/sum d:plain/by',
    steps: {
      g: ({ d = 0 }) => d / 9,
      u: ({ S = 0, g = 0 }) => (S + g) / 2,
      n: ({ S = 0, u = 0 }) => 10 * (S - u) + u,
    },
    slips: [['n', ({ S = 0, u = 0 }) => 10 * u + S - u, 'swapped']],
    holds: ({ S = 0, u = 0, n = 0, d = 0 }) => Number.isInteger(u) && u < 10 && S > u && near(10 * u + (S - u) - n, d),
  },
  {
    id: 'sum-product',
    given: 's:plain/sum p:plain/product',
    steps: {
      k: ({ s = 0, p = 0 }) => (s - Math.sqrt(s * s - 4 * p)) / 2,
      l: ({ s = 0, k = 0 }) => s - k,
    },
    slips: [],
    holds: ({ s = 0, p = 0, k = 0, l = 0 }) => l > k && near(k * l, p) && near(k + l, s),
  },
  {
    id: 'thought-number',
    given: 'k:plain/times c:plain/plus r:plain/get',
    steps: { b: ({ r = 0, c = 0 }) => r - c, x: ({ b = 0, k = 1 }) => b / k },
    slips: [
      ['b', ({ r = 0, c = 0 }) => r + c, 'added'],
      ['x', ({ r = 0, c = 0, k = 1 }) => r / k - c, 'order'],
    ],
    holds: ({ k = 0, c = 0, r = 0, x = 0 }) => near(x * k + c, r),
    isInOrder: true,
  },
  {
    id: 'fraction-known',
    given: 'f:fraction v:plain/is',
    steps: { x: ({ f = 1, v = 0 }) => v / f },
    slips: [['x', ({ f = 0, v = 0 }) => v * f, 'ofIt']],
    holds: ({ f = 0, v = 0, x = 0 }) => f > 0 && f !== 1 && near(x * f, v),
  },
  {
    id: 'percent-known',
    given: 'p:percent v:plain/is',
    steps: { x: ({ p = 1, v = 0 }) => (v * 100) / p },
    slips: [
      ['x', ({ p = 0, v = 0 }) => (v * p) / 100, 'ofIt'],
      ['x', ({ p = 0, v = 0 }) => (v * (100 - p)) / 100, 'ofIt'],
      ['x', ({ p = 0, v = 0 }) => (v * (100 + p)) / 100, 'ofIt'],
    ],
    holds: ({ p = 0, v = 0, x = 0 }) => p > 0 && p !== 100 && near((x * p) / 100, v),
  },
]
