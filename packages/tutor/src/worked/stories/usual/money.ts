import type { Usual } from './usual.ts'

const isWhole = (of: number | undefined) => of !== undefined && Number.isInteger(of) && of > 0
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))

/** By steps of a year, to check the power. */
function yearByYear(s: number, f: number, n: number): number {
  return Array.from({ length: n }).reduce((sum: number) => sum * f, s)
}

/** Interest, growth by percent, taxes and profit. */
export const moneyRows: readonly Usual[] = [
  {
    id: 'yearly-growth',
    given: 's:plain p:percent n:plain/years',
    steps: {
      f: ({ p = 0 }) => 1 + p / 100,
      a: ({ s = 0, f = 0 }) => s * f,
      e: ({ s = 0, f = 0, n = 0 }) => s * f ** n,
      i: ({ s = 0, e = 0 }) => e - s,
    },
    slips: [
      ['e', ({ s = 0, p = 0, n = 0 }) => s * (1 + (n * p) / 100), 'simple'],
      ['e', ({ s = 0, p = 0 }) => s * (1 - p / 100), 'otherWay'],
      ['i', ({ s = 0, p = 0, n = 0 }) => (s * n * p) / 100, 'simple'],
    ],
    holds: ({ s = 0, f = 0, n = 0, e = 0 }) => isWhole(n) && n <= 30 && s > 0 && near(e, yearByYear(s, f, n)),
    aside: 'f',
    money: 'a e i',
  },
  {
    id: 'yearly-loss',
    given: 's:plain p:percent n:plain/years',
    steps: {
      f: ({ p = 0 }) => 1 - p / 100,
      a: ({ s = 0, f = 0 }) => s * f,
      e: ({ s = 0, f = 0, n = 0 }) => s * f ** n,
    },
    slips: [
      ['e', ({ s = 0, p = 0, n = 0 }) => s * (1 - (n * p) / 100), 'simple'],
      ['e', ({ s = 0, p = 0, n = 0 }) => s * (1 + p / 100) ** n, 'otherWay'],
    ],
    holds: ({ s = 0, f = 0, n = 0, e = 0 }) => isWhole(n) && n <= 30 && s > 0 && f > 0 && near(e, yearByYear(s, f, n)),
    aside: 'f',
    money: 'a e',
  },
  {
    id: 'simple-interest',
    given: 's:plain p:percent n:plain/years',
    steps: {
      y: ({ s = 0, p = 0 }) => (s * p) / 100,
      i: ({ y = 0, n = 0 }) => y * n,
      e: ({ s = 0, i = 0 }) => s + i,
    },
    slips: [
      ['i', ({ s = 0, p = 0, n = 0 }) => s * (1 + (n * p) / 100), 'whole'],
      ['i', ({ s = 0, p = 0, n = 0 }) => s * (1 + p / 100) ** n - s, 'compound'],
      ['e', ({ s = 0, p = 0, n = 0 }) => s * (1 + p / 100) ** n, 'compound'],
    ],
    holds: ({ s = 0, p = 0, n = 0, e = 0 }) => near(e, s * (1 + (n * p) / 100)) && n > 0,
    money: 'y i e',
  },
  {
    id: 'doubling',
    given: 's:plain n:plain/time',
    steps: { a: ({ s = 0 }) => 2 * s, e: ({ s = 0, n = 0 }) => s * 2 ** n },
    slips: [
      ['e', ({ s = 0, n = 0 }) => s * 2 * n, 'added'],
      ['e', ({ s = 0, n = 0 }) => s * n, 'added'],
      ['e', ({ s = 0, n = 0 }) => s * 2 ** (n - 1), 'early'],
      ['e', ({ s = 0, n = 0 }) => s * 2 ** (n + 1), 'early'],
    ],
    holds: ({ s = 0, n = 0, e = 0 }) => isWhole(n) && n <= 30 && near(e, yearByYear(s, 2, n)),
  },
  {
    id: 'tax-off',
    given: 's:plain p:percent',
    steps: { t: ({ s = 0, p = 0 }) => (s * p) / 100, n: ({ s = 0, t = 0 }) => s - t },
    slips: [
      ['n', ({ s = 0, t = 0 }) => s + t, 'added'],
      ['n', ({ s = 0, p = 0 }) => s - p, 'number'],
    ],
    holds: ({ s = 0, p = 0, n = 0 }) => p < 60 && near(n, s * (1 - p / 100)),
    money: 't n',
  },
  {
    id: 'before-tax',
    given: 'n:plain p:percent',
    steps: {
      r: ({ p = 0 }) => 100 - p,
      o: ({ n = 0, r = 1 }) => n / r,
      s: ({ o = 0 }) => o * 100,
    },
    slips: [
      ['s', ({ n = 0, p = 0 }) => n * (1 + p / 100), 'of-rest'],
      ['s', ({ n = 0, p = 0 }) => n * (1 - p / 100), 'wrongWay'],
    ],
    holds: ({ s = 0, p = 0, n = 0 }) => p < 60 && near(s - (s * p) / 100, n),
    aside: 'o',
    money: 's',
  },
  {
    id: 'before-vat',
    given: 'v:plain p:percent',
    steps: { r: ({ p = 0 }) => 100 + p, x: ({ v = 0, r = 1 }) => (v / r) * 100 },
    slips: [
      ['x', ({ v = 0, p = 0 }) => v * (1 - p / 100), 'of-all'],
      ['x', ({ v = 0, p = 0 }) => v * (1 + p / 100), 'added'],
    ],
    holds: ({ v = 0, p = 0, x = 0 }) => p < 60 && near(x + (x * p) / 100, v),
    money: 'x',
  },
  {
    id: 'profit-percent',
    given: 'b:plain/bought s:plain/sold',
    steps: { d: ({ b = 0, s = 0 }) => s - b, p: ({ d = 0, b = 1 }) => (100 * d) / b },
    slips: [
      ['p', ({ d = 0, s = 1 }) => (100 * d) / s, 'of-sold'],
      ['p', ({ b = 1, s = 0 }) => (100 * s) / b, 'part'],
    ],
    holds: ({ b = 0, s = 0, p = 0 }) => s > b && b > 0 && near(b * (1 + p / 100), s),
    percent: 'p',
  },
]
