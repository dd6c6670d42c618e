import type { Usual, Values } from './usual.ts'

const degree = Math.PI / 180
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
const square = (of: number) => of * of
/** The leg of a right triangle from its longest side and the other leg. */
const leg = (c: number, a: number) => Math.sqrt(square(c) - square(a))

const isAcute = (w = 0) => w > 0 && w < 90
const coneSteps = {
  M: ({ r = 0, l = 0 }: Values) => r * l,
  B: ({ r = 0 }: Values) => r * r,
  S: ({ M = 0, B = 0 }: Values) => M + B,
}
const hands = ({ k1 = 0, k2 = 0 }: Values) => Math.abs(30 * (k1 % 12) + k2 / 2 - 6 * k2)
const shorter = (angle: number) => Math.min(angle, 360 - angle)

/** Twice the area of a triangle, by the coordinates of its corners. */
const doubled = ({ a = 0, b = 0, c = 0, d = 0, e = 0, f = 0 }: Values) =>
  Math.abs((c - a) * (f - b) - (e - a) * (d - b))

/** Solids, circles, triangles and quadrilaterals that are told in words. */
export const figureRows: readonly Usual[] = [
  {
    id: 'cylinder',
    given: 'r:plain/radius h:plain/height',
    steps: {
      B: ({ r = 0 }) => r * r,
      V: ({ B = 0, h = 0 }) => B * h,
      M: ({ r = 0, h = 0 }) => 2 * r * h,
      S: ({ M = 0, B = 0 }) => M + 2 * B,
    },
    slips: [
      ['V', ({ r = 0, h = 0 }) => r * h, 'square'],
      ['V', ({ r = 0, h = 0 }) => (r * r * h) / 3, 'third'],
      ['V', ({ r = 0, h = 0 }) => 2 * r * h, 'around'],
      ['V', ({ r = 0, h = 0 }) => (r * r * h) / Math.PI, 'noPi'],
      ['M', ({ r = 0, h = 0 }) => r * h, 'noTwo'],
      ['M', ({ r = 0, h = 0 }) => (2 * r * h) / Math.PI, 'noPi'],
      ['S', ({ M = 0, B = 0 }) => M + B, 'oneBase'],
    ],
    holds: ({ r = 0, h = 0, S = 0, V = 0 }) => near(S, 2 * r * (r + h)) && near(V, r * h * r),
    pi: 'B V M S',
    onlyFor: { B: 'V S' },
  },
  {
    id: 'cone-slant',
    given: 'r:plain/radius l:plain/slant',
    steps: coneSteps,
    slips: [
      ['M', ({ r = 0, l = 0 }) => 2 * r * l, 'double'],
      ['M', ({ r = 0, l = 0 }) => (r * l) / Math.PI, 'noPi'],
    ],
    holds: ({ r = 0, l = 0, S = 0 }) => l > r && near(S, r * (r + l)),
    pi: 'M B S',
  },
  {
    id: 'cone-height',
    given: 'r:plain/radius h:plain/height',
    steps: { l: ({ r = 0, h = 0 }) => Math.hypot(r, h), ...coneSteps },
    slips: [
      ['l', ({ r = 0, h = 0 }) => r + h, 'sum'],
      ['l', ({ r = 0, h = 0 }) => square(r) + square(h), 'square'],
      ['l', ({ r = 0, h = 0 }) => leg(Math.max(r, h), Math.min(r, h)), 'minus'],
      ['M', ({ r = 0, h = 0 }) => r * h, 'height'],
      ['M', ({ r = 0, l = 0 }) => 2 * r * l, 'double'],
      ['M', ({ r = 0, l = 0 }) => (r * l) / Math.PI, 'noPi'],
    ],
    holds: ({ r = 0, h = 0, l = 0 }) => r > 0 && h > 0 && near(square(l), square(r) + square(h)),
    pi: 'M B S',
  },
  {
    id: 'hemisphere',
    given: 'r:plain/radius',
    steps: { B: ({ r = 0 }) => (4 * r ** 3) / 3, V: ({ B = 0 }) => B / 2 },
    slips: [
      ['V', ({ r = 0 }) => (2 * r * r) / 3, 'square'],
      ['V', ({ r = 0 }) => r ** 3 / 3, 'third'],
    ],
    holds: ({ r = 0, V = 0 }) => near(3 * V, 2 * r ** 3),
    pi: 'B V',
  },
  {
    id: 'prism-triangle',
    given: 'a:plain/legs b:plain/next h:plain/length',
    steps: { B: ({ a = 0, b = 0 }) => (a * b) / 2, V: ({ B = 0, h = 0 }) => B * h },
    slips: [
      ['B', ({ a = 0, b = 0 }) => a * b, 'half'],
      ['V', ({ B = 0, h = 0 }) => (B * h) / 3, 'third'],
    ],
    holds: ({ a = 0, b = 0, h = 0, V = 0 }) => near(2 * V, a * b * h),
  },
  {
    id: 'sector-perimeter',
    given: 'r:plain/radius w:plain/degrees',
    steps: { A: ({ r = 0, w = 0 }) => (r * w) / 180, P: ({ r = 0, A = 0 }) => 2 * r + A * Math.PI },
    slips: [['P', ({ r = 0, A = 0 }) => r + A * Math.PI, 'one']],
    holds: ({ r = 0, w = 0, A = 0 }) => w < 360 && near(A, (2 * r * w) / 360),
    pi: 'A',
    isMixed: true,
  },
  {
    id: 'ring',
    given: 'R:plain/outer r:plain/inner',
    steps: {
      O: ({ R = 0 }) => R * R,
      I: ({ r = 0 }) => r * r,
      S: ({ O = 0, I = 0 }) => O - I,
    },
    slips: [
      ['S', ({ R = 0, r = 0 }) => square(R - r), 'squareOfDifference'],
      ['S', ({ R = 0, r = 0 }) => square(R) + square(r), 'added'],
    ],
    holds: ({ R = 0, r = 0, S = 0 }) => R > r && near(S, (R - r) * (R + r)),
    pi: 'O I S',
  },
  {
    id: 'parallelogram-sine',
    given: 'a:plain/length b:plain/length w:plain/degrees',
    steps: { h: ({ a = 0, w = 0 }) => a * Math.sin(w * degree), S: ({ h = 0, b = 0 }) => h * b },
    slips: [
      ['S', ({ a = 0, b = 0 }) => a * b, 'noSine'],
      ['S', ({ a = 0, b = 0, w = 0 }) => (a * b * Math.sin(w * degree)) / 2, 'half'],
      ['S', ({ a = 0, b = 0, w = 0 }) => a * b * Math.cos(w * degree), 'cosine'],
    ],
    holds: ({ a = 0, b = 0, w = 0, S = 0 }) => w < 180 && w !== 90 && near(S, b * Math.sin(w * degree) * a),
    isMixed: true,
  },
  {
    id: 'parallelogram-more',
    given: 'd:plain/more',
    steps: { k: ({ d = 0 }) => (180 - d) / 2, l: ({ k = 0, d = 0 }) => k + d },
    slips: [
      ['k', ({ d = 0 }) => 180 - d, 'notHalved'],
      ['k', ({ d = 0 }) => (360 - d) / 2, 'full'],
    ],
    holds: ({ d = 0, k = 0, l = 0 }) => d < 180 && near(k + l, 180),
  },
  {
    id: 'trapezoid-angles',
    given: 'w:plain',
    steps: {
      l: ({ w = 0 }) => (w < 90 ? 180 - w : Number.NaN),
      k: ({ w = 0 }) => (w > 90 ? 180 - w : Number.NaN),
    },
    slips: [],
    holds: ({ w = 0 }) => w > 0 && w < 180 && w !== 90,
  },
  {
    id: 'hypotenuse-angle',
    given: 'c:plain/hypotenuse w:plain/degrees',
    steps: {
      o: ({ c = 0, w = 0 }) => c * Math.sin(w * degree),
      a: ({ c = 0, w = 0 }) => c * Math.cos(w * degree),
    },
    slips: [
      ['o', ({ c = 0, w = 0 }) => c * Math.cos(w * degree), 'other'],
      ['a', ({ c = 0, w = 0 }) => c * Math.sin(w * degree), 'other'],
      ['o', ({ c = 0, w = 0 }) => c / Math.sin(w * degree), 'longer'],
      ['a', ({ c = 0, w = 0 }) => c / Math.cos(w * degree), 'longer'],
      ['o', ({ c = 0, w = 0 }) => c * Math.tan(w * degree), 'tangent'],
    ],
    holds: ({ c = 0, w = 0, o = 0, a = 0 }) => isAcute(w) && near(square(o) + square(a), square(c)),
    isMixed: true,
  },
  {
    id: 'elevation',
    given: 'd:plain/away w:plain/degrees',
    steps: { h: ({ d = 0, w = 0 }) => d * Math.tan(w * degree) },
    slips: [
      ['h', ({ d = 0, w = 0 }) => d * Math.sin(w * degree), 'other'],
      ['h', ({ d = 0, w = 0 }) => d * Math.cos(w * degree), 'other'],
      ['h', ({ d = 0, w = 0 }) => d / Math.tan(w * degree), 'divided'],
    ],
    holds: ({ d = 0, w = 0, h = 0 }) => isAcute(w) && near(Math.atan(h / d) / degree, w),
    isMixed: true,
  },
  {
    id: 'angle-of-sine',
    given: 'o:plain/opposite c:plain/hypotenuse',
    steps: { r: ({ o = 0, c = 1 }) => o / c, x: ({ r = 0 }) => Math.asin(r) / degree },
    slips: [['x', ({ r = 0 }) => Math.acos(r) / degree, 'other']],
    holds: ({ o = 0, c = 0, x = 0 }) => o < c && near(c * Math.sin(x * degree), o),
    chance: 'r',
  },
  {
    id: 'ladder-height',
    given: 'l:plain/ladder d:plain/foot',
    steps: { q: ({ l = 0, d = 0 }) => square(l) - square(d), h: ({ q = 0 }) => Math.sqrt(q) },
    slips: [
      ['h', ({ l = 0, d = 0 }) => l - d, 'lengths'],
      ['h', ({ l = 0, d = 0 }) => l + d, 'lengths'],
      ['h', ({ l = 0, d = 0 }) => Math.hypot(l, d), 'plus'],
    ],
    holds: ({ l = 0, d = 0, h = 0 }) => l > d && near(square(h) + square(d), square(l)),
  },
  {
    id: 'exterior-third',
    given: 'a:plain/angle b:plain/angle',
    steps: { t: ({ a = 0, b = 0 }) => 180 - a - b, x: ({ t = 0 }) => 180 - t },
    slips: [['x', ({ t = 0 }) => 360 - t, 'full']],
    holds: ({ a = 0, b = 0, x = 0, t = 0 }) => t > 0 && near(x, a + b),
  },
  {
    id: 'circumscribed',
    given: 'a:plain/side w:plain/angle',
    steps: { D: ({ a = 0, w = 0 }) => a / Math.sin(w * degree), R: ({ D = 0 }) => D / 2 },
    slips: [
      ['D', ({ a = 0, w = 0 }) => a * Math.sin(w * degree), 'multiplied'],
      ['D', ({ a = 0, w = 0 }) => (2 * a) / Math.sin(w * degree), 'double'],
    ],
    holds: ({ a = 0, w = 0, D = 0 }) => w < 180 && near(D * Math.sin(w * degree), a),
    isMixed: true,
  },
  {
    id: 'similar-corresponding',
    given: 'a:plain b:plain A:plain/as c:plain/is B:plain/as',
    steps: { k: ({ c = 0, A = 1 }) => c / A, x: ({ k = 0, B = 0 }) => k * B },
    slips: [
      ['x', ({ A = 0, B = 0, c = 0 }) => B + c - A, 'added'],
      ['x', ({ A = 0, B = 0, c = 1 }) => (B * A) / c, 'turned'],
    ],
    holds: ({ a = 0, b = 0, A = 0, B = 0, c = 0, x = 0 }) =>
      A !== B && ((a === A && b === B) || (a === B && b === A)) && near(x * A, B * c),
    isInOrder: true,
  },
  {
    id: 'similar-area',
    given: 'k:ratio A:plain/small',
    steps: {
      m: ({ k1 = 0, k2 = 0 }) => Math.min(k1, k2),
      n: ({ k1 = 0, k2 = 0 }) => Math.max(k1, k2),
      q: ({ n = 0, m = 1 }) => square(n / m),
      l: ({ A = 0, q = 0 }) => A * q,
    },
    slips: [['q', ({ n = 0, m = 1 }) => n / m, 'linear']],
    holds: ({ A = 0, n = 0, m = 0, l = 0 }) => n > m && near(l * m * m, A * n * n),
    hidden: 'm n',
  },
  {
    id: 'square-diagonal',
    given: 'a:plain/side',
    steps: { q: ({ a = 0 }) => 2 * a * a, d: ({ q = 0 }) => Math.sqrt(q) },
    slips: [['d', ({ a = 0 }) => 2 * a, 'lengths']],
    holds: ({ a = 0, d = 0 }) => near(d, Math.hypot(a, a)),
  },
  {
    id: 'rectangle-more-area',
    given: 'd:plain/more S:plain/area',
    steps: {
      w: ({ d = 0, S = 0 }) => (-d + Math.sqrt(d * d + 4 * S)) / 2,
      l: ({ w = 0, d = 0 }) => w + d,
    },
    slips: [['w', ({ d = 0, S = 0 }) => (S - d) / 2, 'perimeter']],
    holds: ({ S = 0, w = 0, l = 0 }) => w > 0 && near(w * l, S),
    isMixed: true,
  },
  {
    id: 'tangent',
    given: 'r:plain/radius d:plain/from',
    steps: { q: ({ r = 0, d = 0 }) => square(d) - square(r), t: ({ q = 0 }) => Math.sqrt(q) },
    slips: [
      ['t', ({ r = 0, d = 0 }) => d - r, 'lengths'],
      ['t', ({ r = 0, d = 0 }) => d + r, 'lengths'],
      ['t', ({ r = 0, d = 0 }) => Math.hypot(d, r), 'plus'],
    ],
    holds: ({ r = 0, d = 0, t = 0 }) => d > r && near(square(t) + square(r), square(d)),
  },
  {
    id: 'chord',
    given: 'r:plain/radius d:plain/from',
    steps: { h: ({ r = 0, d = 0 }) => leg(r, d), c: ({ h = 0 }) => 2 * h },
    slips: [
      ['h', ({ r = 0, d = 0 }) => r - d, 'lengths'],
      ['h', ({ r = 0, d = 0 }) => Math.hypot(r, d), 'plus'],
    ],
    holds: ({ r = 0, d = 0, c = 0 }) => r > d && near(square(c / 2) + square(d), square(r)),
  },
  {
    id: 'clock-hour',
    given: 'h:plain/hour',
    steps: { u: () => 30, x: ({ h = 0 }) => shorter(30 * h) },
    slips: [
      ['x', ({ h = 0 }) => 6 * h, 'minutes'],
      ['x', ({ h = 0 }) => 360 - shorter(30 * h), 'long'],
    ],
    holds: ({ h = 0, x = 0 }) => Number.isInteger(h) && h > 0 && h < 12 && x <= 180,
  },
  {
    id: 'clock-minutes',
    given: 'k:ratio',
    steps: {
      m: ({ k2 = 0 }) => 6 * k2,
      H: ({ k1 = 0, k2 = 0 }) => 30 * (k1 % 12) + k2 / 2,
      x: (values) => shorter(hands(values)),
    },
    slips: [['H', ({ k1 = 0 }) => 30 * (k1 % 12), 'still']],
    holds: ({ k1 = 0, k2 = 60 }) => k1 > 0 && k1 <= 24 && k2 < 60,
    told: { m: 'k2', h: 'k1' },
  },
  {
    id: 'displacement',
    given: 'a:plain/first b:plain/first',
    steps: { s: ({ a = 0, b = 0 }) => a + b, d: ({ a = 0, b = 0 }) => Math.hypot(a, b) },
    slips: [
      ['d', ({ a = 0, b = 0 }) => a + b, 'path'],
      ['d', ({ a = 0, b = 0 }) => square(a) + square(b), 'square'],
    ],
    holds: ({ a = 0, b = 0, d = 0 }) => near(square(d), square(a) + square(b)),
    aside: 's',
  },
  {
    id: 'bearing-back',
    given: 'w:plain',
    steps: { x: ({ w = 0 }) => (w < 180 ? w + 180 : w - 180) },
    slips: [
      ['x', ({ w = 0 }) => Math.abs(180 - w), 'supplement'],
      ['x', ({ w = 0 }) => 360 - w, 'full'],
    ],
    holds: ({ w = 0 }) => w < 360,
  },
  {
    id: 'corner-triangle',
    given: 'a:plain b:plain c:plain d:plain e:plain f:plain',
    steps: { D: doubled, S: ({ D = 0 }) => D / 2 },
    slips: [],
    holds: ({ S = 0 }) => S > 0,
    isInOrder: true,
    aside: 'D',
  },
]
