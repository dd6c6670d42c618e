import type { Usual } from './usual.ts'

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
const square = (of: number) => of * of
const IN_KILOGRAM = 1000
const IN_LITER = 1000

/** Kinds of the first class of a subject that come without a formula in the text: weight, solutions, growth of a figure. */
export const everydayScienceRows: readonly Usual[] = [
  {
    id: 'scale-reading',
    given: 'm?:plain/kilograms n?:plain/grams g?:plain/g',
    steps: {
      k: ({ m, n = 0 }) => m ?? n / IN_KILOGRAM,
      W: ({ k = 0, g = 10 }) => k * g,
    },
    slips: [
      ['W', ({ n = Number.NaN }) => n, 'mass!'],
      ['W', ({ m = Number.NaN }) => m, 'mass!'],
      ['W', ({ n = Number.NaN, g = 10 }) => n * g, 'grams'],
      ['W', ({ k = 0, g = 10 }) => k / g, 'turned'],
    ],
    holds: ({ m, n, k = 0, g = 10, W = 0 }) =>
      (m === undefined) !== (n === undefined) && k > 0 && g > 9 && g < 10.1 && near(W / g, k),
    otherwise: [{ g: 9.8 }, { g: 9.81 }],
    hidden: 'k',
    isMixed: true,
  },
  {
    id: 'mass-for-solution',
    given: 'v?:plain/milliliters w?:plain/liters c:plain/molar M:plain/molarMass',
    steps: {
      l: ({ w, v = 0 }) => w ?? v / IN_LITER,
      n: ({ l = 0, c = 0 }) => l * c,
      m: ({ n = 0, M = 0 }) => n * M,
    },
    slips: [
      ['n', ({ v = Number.NaN, c = 0 }) => v * c, 'milliliters'],
      ['m', ({ c = 0, M = 0 }) => c * M, 'liter'],
      ['m', ({ n = 0, M = 1 }) => n / M, 'turned'],
    ],
    holds: ({ v, w, l = 0, c = 0, M = 0, m = 0 }) =>
      (v === undefined) !== (w === undefined) && M > 2 && M < 1000 && near(m / M, c * l),
    isMixed: true,
    hidden: 'l',
  },
  {
    id: 'square-grown',
    given: 'p:percent',
    steps: {
      f: ({ p = 0 }) => 1 + p / 100,
      q: ({ f = 0 }) => square(f),
      x: ({ p = 0 }) => 2 * p + square(p) / 100,
    },
    slips: [
      ['x', ({ p = 0 }) => p, 'side!'],
      ['x', ({ p = 0 }) => 2 * p, 'twice'],
      ['x', ({ p = 0 }) => 4 * p, 'twice'],
      ['x', ({ q = 0 }) => q * 100, 'all'],
    ],
    holds: ({ p = 0, q = 0, x = 0 }) => p > 0 && p <= 100 && near(x, (q - 1) * 100),
    percent: 'x',
  },
  {
    id: 'cone-volume-slant',
    given: 'r:plain/radius l:plain/slant',
    steps: {
      h: ({ r = 0, l = 0 }) => Math.sqrt(square(l) - square(r)),
      B: ({ r = 0 }) => square(r),
      V: ({ B = 0, h = 0 }) => (B * h) / 3,
    },
    slips: [
      ['V', ({ B = 0, l = 0 }) => (B * l) / 3, 'slant'],
      ['V', ({ B = 0, l = 0 }) => B * l, 'slant'],
      ['V', ({ B = 0, h = 0 }) => B * h, 'third'],
      ['h', ({ r = 0, l = 0 }) => Math.hypot(r, l), 'plus'],
      ['h', ({ r = 0, l = 0 }) => l - r, 'lengths'],
    ],
    holds: ({ r = 0, l = 0, h = 0, V = 0 }) =>
      l > r && near(square(h) + square(r), square(l)) && near(3 * V, h * r * r),
    pi: 'B V',
  },
]
