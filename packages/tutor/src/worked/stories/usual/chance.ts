import type { Usual, Values } from './usual.ts'

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
const isCount = (of: number) => Number.isInteger(of) && of > 0
const SIX = 6

/** Chance, sets, means and rows of seats. */
const ofRatio = (first: boolean): Pick<Usual, 'given' | 'steps' | 'slips' | 'holds' | 'isInOrder'> => {
  const own = ({ k1 = 0, k2 = 0 }: Values) => (first ? k1 : k2)
  const other = ({ k1 = 0, k2 = 0 }: Values) => (first ? k2 : k1)
  return {
    given: 'N:plain k:ratio',
    steps: {
      o: ({ N = 0, k1 = 0, k2 = 0 }) => N / (k1 + k2),
      x: (values) => (values.o ?? 0) * own(values),
    },
    slips: [
      ['x', (values) => (values.N ?? 0) / own(values), 'byTerm'],
      ['x', (values) => (values.o ?? 0) * other(values), 'other'],
    ],
    holds: (values) =>
      isCount(values.x ?? 0) &&
      near(own(values) * ((values.N ?? 0) - (values.x ?? 0)), other(values) * (values.x ?? 0)),
  }
}

export const chanceRows: readonly Usual[] = [
  { id: 'class-ratio-second', ...ofRatio(false) },
  { id: 'class-ratio-first', ...ofRatio(true) },
  {
    id: 'parts-and-rest',
    given: 'a:fraction b:fraction/second r:plain/rest',
    isInOrder: true,
    steps: {
      s: ({ a = 0, b = 0 }) => a + b,
      q: ({ s = 0 }) => 1 - s,
      x: ({ r = 0, q = 1 }) => r / q,
    },
    slips: [
      ['x', ({ r = 0, q = 0 }) => r * q, 'ofIt'],
      ['x', ({ r = 0, s = 1 }) => r / s, 'sum'],
    ],
    holds: ({ a = 0, b = 0, r = 0, x = 0 }) =>
      a + b < 1 && Math.abs(x - Math.round(x)) < 1e-9 && near(x - x * a - x * b, r),
    chance: 's q',
  },
  {
    id: 'chance-without',
    given: 'N:plain k:plain/bad',
    steps: {
      b: ({ N = 1, k = 0 }) => k / N,
      g: ({ N = 0, k = 0 }) => N - k,
      p: ({ g = 0, N = 1 }) => g / N,
    },
    slips: [
      ['p', ({ N = 1, k = 0 }) => k / N, 'wrongKind'],
      ['b', ({ N = 1, k = 0 }) => (N - k) / N, 'wrongKind'],
      ['p', ({ g = 0, k = 1 }) => g / k, 'odds'],
      ['p', ({ g = 1, k = 0 }) => k / g, 'odds'],
    ],
    holds: ({ N = 0, k = 0, p = 0, b = 0 }) => isCount(N) && isCount(k) && k < N && near(p + b, 1),
    chance: 'b p',
    aside: 'b',
  },
  {
    id: 'expected-die',
    given: 'n:plain/times f?:plain/face',
    steps: { p: () => 1 / SIX, e: ({ n = 0, p = 0 }) => n * p },
    slips: [['e', ({ n = 0 }) => n / 2, 'half']],
    holds: ({ n = 0, e = 0, f = 1 }) => isCount(n) && n > SIX && f <= SIX && near(e * SIX, n),
    chance: 'p',
    isMixed: true,
  },
  {
    id: 'expected-number',
    given: 'p:part n:plain/trials',
    steps: { e: ({ n = 0, p = 0 }) => n * p },
    slips: [
      ['e', ({ n = 0, p = 1 }) => n / p, 'divided'],
      ['e', ({ n = 0, p = 1 }) => n * (1 - p), 'other'],
    ],
    holds: ({ n = 0, p = 0, e = 0 }) => isCount(n) && n > 1 && p > 0 && p < 1 && near(e / n, p),
  },
  {
    id: 'hits-then-misses',
    given: 'p:part/chance a:plain/hits b:plain/misses N?:plain/shots',
    steps: { q: ({ p = 0 }) => 1 - p, P: ({ p = 0, q = 0, a = 0, b = 0 }) => p ** a * q ** b },
    slips: [
      ['P', ({ p = 0, a = 0 }) => p ** a, 'onlyHits'],
      ['P', ({ p = 0, q = 0, a = 0, b = 0 }) => a * p + b * q, 'added'],
    ],
    holds: ({ a = 0, b = 0, N = a + b, p = 0 }) => p < 1 && isCount(a) && isCount(b) && N === a + b,
    chance: 'q P',
    money: 'P',
  },
  {
    id: 'two-groups',
    given: 'N:plain/all a:plain/one b:plain/one c:plain/both',
    steps: { u: ({ a = 0, b = 0, c = 0 }) => a + b - c, n: ({ N = 0, u = 0 }) => N - u },
    slips: [
      ['u', ({ a = 0, b = 0 }) => a + b, 'twice'],
      ['u', ({ a = 0, b = 0, c = 0 }) => a + b - 2 * c, 'negative'],
      ['u', ({ a = 0, b = 0, c = 0 }) => a + b + c, 'twice'],
    ],
    holds: ({ N = 0, a = 0, b = 0, c = 0, u = 0 }) => c <= a && c <= b && u <= N && a <= N && b <= N,
  },
  {
    id: 'union-of-two',
    given: 'a:part/a b:part/b c:part/both',
    steps: { s: ({ a = 0, b = 0 }) => a + b, u: ({ s = 0, c = 0 }) => s - c },
    slips: [['u', ({ s = 0, c = 0 }) => s - 2 * c, 'twice']],
    holds: ({ a = 0, b = 0, c = 0, u = 0 }) => c <= Math.min(a, b) && u <= 1,
    chance: 's u',
    isInOrder: true,
  },
  {
    id: 'mean-with-one-more',
    given: 'n:plain/count m:plain/mean M:plain/becomes',
    steps: {
      o: ({ n = 0, m = 0 }) => n * m,
      w: ({ n = 0, M = 0 }) => (n + 1) * M,
      x: ({ w = 0, o = 0 }) => w - o,
    },
    slips: [
      ['w', ({ n = 0, M = 0 }) => n * M, 'same'],
      ['x', ({ M = 0, m = 0 }) => M - m, 'means'],
      ['x', ({ M = 0, m = 0 }) => 2 * M - m, 'means'],
    ],
    holds: ({ n = 0, m = 0, M = 0, x = 0 }) => isCount(n) && near((n * m + x) / (n + 1), M),
    isInOrder: true,
  },
  {
    id: 'sum-of-mean',
    given: 'n:plain/count m:plain',
    steps: { s: ({ n = 0, m = 0 }) => n * m },
    slips: [
      ['s', ({ n = 1, m = 0 }) => m / n, 'divided'],
      ['s', ({ n = 0, m = 0 }) => m + n, 'added'],
    ],
    holds: ({ n = 0, m = 0, s = 0 }) => isCount(n) && n > 1 && near(s / n, m),
  },
  {
    id: 'rows-of-seats',
    given: 'a:plain/first d:plain/more k:plain/rows',
    steps: {
      L: ({ a = 0, d = 0, k = 0 }) => a + (k - 1) * d,
      S: ({ a = 0, L = 0, k = 0 }) => ((a + L) / 2) * k,
    },
    slips: [
      ['L', ({ a = 0, d = 0, k = 0 }) => a + k * d, 'oneMore'],
      ['S', ({ L = 0 }) => L, 'onlyLast'],
    ],
    holds: ({ a = 0, d = 0, k = 0, S = 0 }) =>
      isCount(k) &&
      k < 200 &&
      near(
        S,
        Array.from({ length: k }, (_, at) => a + at * d).reduce((x, y) => x + y, 0),
      ),
    isInOrder: true,
  },
]
