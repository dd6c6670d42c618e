import type { Usual } from './usual.ts'

const degree = Math.PI / 180
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
const HYDROGEN = 2
const OXYGEN = 32
const WATER = 18

/** Physics and chemistry in which every amount is told with its unit. */
export const scienceRows: readonly Usual[] = [
  {
    id: 'fall-speed',
    given: 'h:plain/meters g?:plain/g m?:plain/mass',
    steps: { q: ({ h = 0, g = 10 }) => 2 * g * h, v: ({ q = 0 }) => Math.sqrt(q) },
    slips: [
      ['q', ({ h = 0, g = 10 }) => g * h, 'half'],
      ['v', ({ h = 0, g = 10 }) => g * h, 'steady'],
    ],
    holds: ({ h = 0, g = 10, v = 0 }) => g > 9 && g < 10.1 && near((v * v) / 2, g * h),
    otherwise: [{ g: 9.8 }, { g: 9.81 }],
  },
  {
    id: 'way-from-rest',
    given: 'a:plain/acceleration t:plain/seconds',
    steps: { q: ({ t = 0 }) => t * t, s: ({ a = 0, q = 0 }) => (a * q) / 2 },
    slips: [
      ['s', ({ a = 0, q = 0 }) => a * q, 'half'],
      ['s', ({ a = 0, t = 0 }) => a * t, 'speed'],
      ['s', ({ a = 0, t = 0 }) => (a * t) / 2, 'square'],
    ],
    holds: ({ a = 0, t = 0, s = 0 }) => near(s, ((a * t) / 2) * t),
    aside: 'q',
  },
  {
    id: 'way-to-speed',
    given: 'v:plain/metersPerSecond t:plain/seconds',
    steps: {
      a: ({ v = 0, t = 1 }) => v / t,
      m: ({ v = 0 }) => v / 2,
      s: ({ v = 0, t = 0 }) => (v * t) / 2,
    },
    slips: [['s', ({ v = 0, t = 0 }) => v * t, 'steady']],
    holds: ({ a = 0, t = 0, s = 0 }) => near(s, (a * t * t) / 2),
    isMixed: true,
    aside: 'a',
  },
  {
    id: 'final-speed',
    given: 'u:plain/metersPerSecond a:plain/acceleration t:plain/seconds',
    steps: { d: ({ a = 0, t = 0 }) => a * t, v: ({ u = 0, d = 0 }) => u + d },
    slips: [
      ['v', ({ u = 0, d = 0 }) => u - d, 'minus'],
      ['v', ({ u = 0, a = 0 }) => u + a, 'once'],
    ],
    holds: ({ u = 0, a = 0, t = 0, v = 0 }) => near((v - u) / t, a),
    isMixed: true,
  },
  {
    id: 'wire-resistance',
    given: 'l:plain/meters S:plain/area r:plain/resistivity',
    steps: { R: ({ l = 0, S = 1, r = 0 }) => (r * l) / S },
    slips: [
      ['R', ({ l = 0, S = 1, r = 0 }) => r * l * S, 'area'],
      ['R', ({ l = 1, S = 0, r = 0 }) => (r * S) / l, 'turned'],
      ['R', ({ l = 0, r = 0 }) => r * l, 'noArea'],
    ],
    holds: ({ l = 0, S = 0, r = 0, R = 0 }) => near(R * S, r * l) && r < 10,
    isMixed: true,
  },
  {
    id: 'melted-and-warmed',
    given: 'm:plain/mass z:plain/zero T:plain/zero L:plain/fusion c:plain/capacity',
    steps: {
      A: ({ m = 0, L = 0 }) => m * L,
      B: ({ m = 0, c = 0, T = 0 }) => m * c * T,
      Q: ({ A = 0, B = 0 }) => A + B,
    },
    slips: [['Q', ({ A = 0, B = 0 }) => A - B, 'difference']],
    holds: ({ z = 1, T = 0, L = 0, c = 0, m = 0, Q = 0 }) =>
      z === 0 && T > 0 && T <= 100 && L > 1e5 && c > 1000 && c < 5000 && near(Q, m * (L + c * T)),
  },
  {
    id: 'refraction',
    given: 'n:plain/index w:plain/degrees',
    steps: { s: ({ w = 0, n = 1 }) => Math.sin(w * degree) / n, x: ({ s = 0 }) => Math.asin(s) / degree },
    slips: [
      ['x', ({ w = 0, n = 1 }) => w / n, 'angle'],
      ['x', ({ w = 0, n = 1 }) => Math.asin(Math.min(1, Math.sin(w * degree) * n)) / degree, 'turned'],
    ],
    holds: ({ n = 0, w = 0, x = 0 }) =>
      n > 1 && n < 3 && w < 90 && near(n * Math.sin(x * degree), Math.sin(w * degree)),
    whole: 'x',
  },
  {
    id: 'boyle',
    given: 'p:plain/pressure v:plain/volume w:plain/volume',
    steps: { k: ({ p = 0, v = 0 }) => p * v, P: ({ k = 0, w = 1 }) => k / w },
    slips: [['P', ({ p = 0, v = 1, w = 0 }) => (p * w) / v, 'turned']],
    holds: ({ p = 0, v = 0, w = 0, P = 0 }) => near(P * w, p * v),
    isInOrder: true,
  },
  {
    id: 'mirror',
    given: 'w:plain/betweenMirror',
    steps: { x: ({ w = 0 }) => 90 - w },
    slips: [['x', ({ w = 0 }) => 180 - w, 'straight']],
    holds: ({ w = 0 }) => w > 0 && w < 90,
  },
  {
    id: 'percent-yield',
    given: 't:plain/theory a:plain/actual',
    steps: { y: ({ t = 1, a = 0 }) => (100 * a) / t },
    slips: [
      ['y', ({ t = 0, a = 1 }) => (100 * t) / a, 'turned'],
      ['y', ({ t = 1, a = 0 }) => (100 * (t - a)) / t, 'part'],
    ],
    holds: ({ t = 0, a = 0, y = 0 }) => a <= t && near((t * y) / 100, a),
    percent: 'y',
  },
  {
    id: 'diluted-solution',
    given: 'v:plain/volume c:plain/molar w:plain/to',
    steps: { n: ({ v = 0, c = 0 }) => v * c, C: ({ n = 0, w = 1 }) => n / w },
    slips: [['C', ({ v = 1, c = 0, w = 0 }) => (c * w) / v, 'turned']],
    holds: ({ v = 0, w = 0, c = 0, C = 0 }) => w > v && near(C * w, c * v),
    hidden: 'n',
  },
  {
    id: 'train-and-platform',
    given: 'v:plain/metersPerSecond L:plain/meters t:plain/seconds',
    steps: { w: ({ v = 0, t = 0 }) => v * t, l: ({ w = 0, L = 0 }) => w - L },
    slips: [['l', ({ w = 0, L = 0 }) => w + L, 'added']],
    holds: ({ v = 1, t = 0, L = 0, l = 0 }) => l > 0 && near((l + L) / v, t),
    isMixed: true,
  },
  {
    id: 'two-masses-react',
    given: 'h:plain/hydrogen o:plain/oxygen e?:plain/equation f?:plain/equation',
    steps: {
      a: ({ h = 0 }) => h / HYDROGEN,
      b: ({ o = 0 }) => o / OXYGEN,
      n: ({ a = 0, b = 0 }) => Math.min(a, 2 * b),
      w: ({ n = 0 }) => n * WATER,
    },
    slips: [
      ['w', ({ h = 0, o = 0 }) => h + o, 'sum'],
      ['n', ({ a = 0, b = 0 }) => Math.max(a, 2 * b), 'other'],
    ],
    holds: ({ e = 2, f = 2, a = 0, b = 0, w = 0 }) => e === 2 && f === 2 && w <= 9 * HYDROGEN * a && w <= 36 * b + 1e-9,
  },
  {
    id: 'pages-left',
    given: 'N:plain/all d:plain/done k:plain/daily',
    steps: { r: ({ N = 0, d = 0 }) => N - d, t: ({ r = 0, k = 1 }) => r / k },
    slips: [['r', ({ N = 0 }) => N, 'all']],
    holds: ({ N = 0, d = 0, k = 0, t = 0 }) => d < N && Number.isInteger(t) && near(d + t * k, N),
  },
]
