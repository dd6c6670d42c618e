import type { Usual, Values } from './usual.ts'

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))

/** What is pure in the parts is in the whole. */
const isBalanced = ({ a = 0, b = 0, c = 0, x = 0, y = 0, z = 0 }: Values) =>
  x > 0 && y > 0 && c > Math.min(a, b) && c < Math.max(a, b) && near(a * x + b * y, c * z)

const alloySlips: Usual['slips'] = [['z', ({ x = 0 }) => 2 * x, 'twice']]

const solution = {
  s: ({ m = 0, p = 0 }: Values) => (m * p) / 100,
} as const

/** Alloys, solutions, drying. */
export const mixingRows: readonly Usual[] = [
  {
    id: 'alloys-second-more',
    given: 'a:percent b:percent c:percent d:plain/more',
    steps: {
      x: ({ a = 0, b = 0, c = 0, d = 0 }) => (d * (c - b)) / (a + b - 2 * c),
      y: ({ x = 0, d = 0 }) => x + d,
      z: ({ x = 0, y = 0 }) => x + y,
    },
    slips: alloySlips,
    holds: isBalanced,
    isInOrder: true,
  },
  {
    id: 'alloys-first-more',
    given: 'a:percent b:percent c:percent d:plain/more',
    steps: {
      y: ({ a = 0, b = 0, c = 0, d = 0 }) => (d * (c - a)) / (a + b - 2 * c),
      x: ({ y = 0, d = 0 }) => y + d,
      z: ({ x = 0, y = 0 }) => x + y,
    },
    slips: [['z', ({ y = 0 }) => 2 * y, 'twice']],
    holds: isBalanced,
    isInOrder: true,
  },
  {
    id: 'equal-mixed',
    given: 'a:percent b:percent',
    steps: { s: ({ a = 0, b = 0 }) => a + b, c: ({ s = 0 }) => s / 2 },
    slips: [],
    holds: ({ a = 0, b = 0, c = 0 }) => near(c - a, b - c) && a < 100 && b < 100,
    percent: 'c',
    isInOrder: true,
  },
  {
    id: 'dried-known',
    given: 'F:percent D:percent m:plain/dry',
    steps: {
      s: ({ m = 0, D = 0 }) => (m * (100 - D)) / 100,
      x: ({ s = 0, F = 0 }) => (s / (100 - F)) * 100,
    },
    slips: [
      ['x', ({ m = 0, F = 0, D = 1 }) => (m * F) / D, 'water'],
      ['x', ({ m = 0, F = 1, D = 0 }) => (m * D) / F, 'water'],
      ['x', ({ m = 0, F = 1 }) => (m / F) * 100, 'water'],
    ],
    holds: ({ F = 0, D = 0, m = 0, x = 0 }) => F > D && near(x * (1 - F / 100), m * (1 - D / 100)),
  },
  {
    id: 'fresh-known',
    given: 'F:percent D:percent m:plain/fresh',
    steps: {
      s: ({ m = 0, F = 0 }) => (m * (100 - F)) / 100,
      x: ({ s = 0, D = 0 }) => (s / (100 - D)) * 100,
    },
    slips: [
      ['x', ({ m = 0, F = 1, D = 0 }) => (m * D) / F, 'water'],
      ['x', ({ m = 0, F = 0, D = 1 }) => (m * F) / D, 'water'],
    ],
    holds: ({ F = 0, D = 0, m = 0, x = 0 }) => F > D && near(x * (1 - D / 100), m * (1 - F / 100)),
  },
  {
    id: 'evaporated',
    given: 'm:plain/solution p:percent w:plain/water',
    steps: {
      ...solution,
      T: ({ m = 0, w = 0 }) => m - w,
      c: ({ s = 0, T = 1 }) => (100 * s) / T,
    },
    slips: [
      ['c', ({ s = 0, m = 1, w = 0 }) => (100 * (s - w)) / (m - w), 'old-mass'],
      ['c', ({ p = 0, m = 1, w = 0 }) => (p * (m - w)) / m, 'old-mass'],
    ],
    holds: ({ m = 0, w = 0, p = 0, c = 0 }) => w < m && c < 100 && near(m * p, c * (m - w)),
    percent: 'c',
  },
  {
    id: 'solute-added',
    given: 'm:plain/solution p:percent w:plain/solute',
    steps: {
      ...solution,
      S: ({ s = 0, w = 0 }) => s + w,
      T: ({ m = 0, w = 0 }) => m + w,
      c: ({ S = 0, T = 1 }) => (100 * S) / T,
    },
    slips: [
      ['c', ({ S = 0, m = 1 }) => (100 * S) / m, 'old-mass'],
      ['c', ({ s = 0, T = 1 }) => (100 * s) / T, 'old-solute'],
    ],
    holds: ({ m = 0, w = 0, p = 0, c = 0 }) => c < 100 && near(m * p + 100 * w, c * (m + w)),
    percent: 'c',
  },
  {
    id: 'water-added',
    given: 'm:plain/solution p:percent w:plain/water',
    steps: {
      ...solution,
      T: ({ m = 0, w = 0 }) => m + w,
      c: ({ s = 0, T = 1 }) => (100 * s) / T,
    },
    slips: [
      ['c', ({ s = 0, w = 1 }) => (100 * s) / w, 'old-mass'],
      ['c', ({ p = 0 }) => p, 'old-mass!'],
    ],
    holds: ({ m = 0, w = 0, p = 0, c = 0 }) => near(m * p, c * (m + w)),
    percent: 'c',
  },
]
