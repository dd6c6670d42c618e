import type { Expr } from '../ast.ts'
import { call } from '../ast.ts'
import { parseExpression } from '../parse.ts'
import { rewritten } from './definitions.ts'

/** A formula: two expressions that are equal for every figure of the kind. */
export interface Formula {
  readonly left: Expr
  readonly right: Expr
}

type Slots = string | readonly string[]

/**
 * A kind of figure: the letters of its parts, the formulas between them, and what has to hold in every such figure. A
 * part that there is more than once has several letters.
 */
export interface Figure {
  readonly parts: Readonly<Record<string, Slots>>
  readonly formulas: readonly string[]
  /** Letters that determine the figure, where one may change while the others stay fixed. */
  readonly free?: readonly string[]
  /** Pairs whose first value must be smaller than the second. */
  readonly below?: readonly (readonly [string, string | number])[]
  /** Letters of the same kind of part: with both known, the words do not say which one is meant. */
  readonly apart?: readonly (readonly [string, string])[]
}

const angled = { angle: ['A', 'B', 'C'] } as const

export const figures = {
  square: {
    parts: { side: 'a', perimeter: 'P', area: 'S', diagonal: 'd', inradius: 'r', circumradius: 'R' },
    formulas: ['P = 4*a', 'S = a^2', '2*S = d^2', 'd = a*sqrt(2)', 'a = 2*r', 'd = 2*R'],
    free: ['a'],
  },
  rectangle: {
    parts: {
      side: ['a', 'b'],
      length: 'a',
      width: 'b',
      perimeter: 'P',
      area: 'S',
      diagonal: 'd',
      circumradius: 'R',
    },
    formulas: ['P = 2*(a + b)', 'S = a*b', 'd^2 = a^2 + b^2', 'd = 2*R'],
    free: ['a', 'b'],
  },
  cube: {
    parts: { edge: 'a', side: 'a', surface: 'S', volume: 'V', diagonal: 'd', edges: 'L' },
    formulas: ['V = a^3', 'S = 6*a^2', 'd = a*sqrt(3)', 'L = 12*a'],
    free: ['a'],
  },
  box: {
    parts: {
      edge: ['a', 'b', 'c'],
      length: 'a',
      width: 'b',
      height: 'c',
      depth: 'c',
      surface: 'S',
      volume: 'V',
      diagonal: 'd',
      baseArea: 'B',
    },
    formulas: ['V = a*b*c', 'B = a*b', 'V = B*c', 'S = 2*(a*b + a*c + b*c)', 'd^2 = a^2 + b^2 + c^2'],
  },
  circle: {
    parts: { radius: 'r', diameter: 'D', circumference: 'C', area: 'S' },
    formulas: ['D = 2*r', 'C = 2*π*r', 'S = π*r^2'],
    free: ['r'],
  },
  triangle: {
    parts: {
      ...angled,
      side: ['a', 'b', 'c'],
      base: 'a',
      height: 'h',
      sideHeight: 'h',
      area: 'S',
      perimeter: 'P',
      between: 'G',
    },
    formulas: [
      'P = a + b + c',
      '2*S = a*h',
      '2*S = a*b*sin(G)',
      'S^2 = (a + b + c)/2*((a + b + c)/2 - a)*((a + b + c)/2 - b)*((a + b + c)/2 - c)',
      'c^2 = a^2 + b^2 - 2*a*b*cos(G)',
      'A + B + C = 180',
    ],
    below: [['G', 180]],
    apart: [
      ['h', 'b'],
      ['A', 'a'],
      ['A', 'G'],
    ],
  },
  exteriorTriangle: {
    parts: { exterior: 'X', remote: ['A', 'B'] },
    formulas: ['X = A + B'],
    below: [['X', 180]],
  },
  right: {
    parts: {
      leg: ['a', 'b'],
      hypotenuse: 'c',
      area: 'S',
      perimeter: 'P',
      acute: ['A', 'B'],
      hypotenuseHeight: 'h',
      hypotenuseMedian: 'm',
      circumradius: 'R',
      inradius: 'r',
    },
    formulas: [
      'c^2 = a^2 + b^2',
      '2*S = a*b',
      'P = a + b + c',
      '2*S = c*h',
      'c = 2*m',
      'c = 2*R',
      '2*r = a + b - c',
      'A + B = 90',
    ],
    below: [
      ['a', 'c'],
      ['b', 'c'],
      ['A', 90],
      ['B', 90],
    ],
    apart: [['A', 'a']],
  },
  isosceles: {
    parts: {
      leg: 'a',
      equalSide: 'a',
      base: 'b',
      height: 'h',
      area: 'S',
      perimeter: 'P',
      apexAngle: 'A',
      baseAngle: 'B',
      apexExterior: 'X',
      baseExterior: 'Y',
    },
    formulas: ['P = 2*a + b', 'a^2 = h^2 + (b/2)^2', '2*S = b*h', 'A + 2*B = 180', 'A + X = 180', 'B + Y = 180'],
    below: [
      ['b', '2a'],
      ['B', 90],
      ['A', 180],
    ],
    apart: [['A', 'a']],
  },
  equilateral: {
    parts: { side: 'a', height: 'h', sideHeight: 'h', area: 'S', perimeter: 'P', inradius: 'r', circumradius: 'R' },
    formulas: ['P = 3*a', '2*h = a*sqrt(3)', '4*S = a^2*sqrt(3)', 'h = 3*r', 'R = 2*r'],
    free: ['a'],
  },
  rhombus: {
    parts: {
      side: 'a',
      perimeter: 'P',
      area: 'S',
      height: 'h',
      sideHeight: 'h',
      diagonal: ['d', 'f'],
      acute: 'A',
      obtuse: 'B',
      shortDiagonal: 'm',
      longDiagonal: 'n',
    },
    formulas: [
      'P = 4*a',
      '2*S = d*f',
      '2*S = m*n',
      'S = a*h',
      '4*a^2 = d^2 + f^2',
      '4*a^2 = m^2 + n^2',
      'A + B = 180',
      'S = a^2*sin(A)',
      'm = 2*a*sin(A/2)',
      'n = 2*a*cos(A/2)',
    ],
    below: [
      ['A', 90],
      ['m', 'n'],
    ],
    apart: [
      ['d', 'm'],
      ['d', 'n'],
      ['d', 'A'],
    ],
  },
  parallelogram: {
    parts: {
      side: ['a', 'b'],
      base: 'a',
      perimeter: 'P',
      area: 'S',
      height: 'h',
      sideHeight: 'h',
      acute: 'A',
      obtuse: 'B',
      between: 'G',
    },
    formulas: ['P = 2*(a + b)', 'S = a*b*sin(G)', 'S = a*h', 'A + B = 180', 'S = a*b*sin(A)'],
    below: [['A', 90]],
    apart: [['h', 'b']],
  },
  trapezium: {
    parts: { base: ['a', 'b'], height: 'h', area: 'S', midline: 'm' },
    formulas: ['2*m = a + b', 'S = m*h'],
  },
  cylinder: {
    parts: {
      radius: 'r',
      diameter: 'D',
      height: 'h',
      volume: 'V',
      baseArea: 'B',
      lateral: 'L',
      surface: 'S',
      baseCircumference: 'C',
    },
    formulas: ['D = 2*r', 'V = π*r^2*h', 'B = π*r^2', 'V = B*h', 'C = 2*π*r', 'L = 2*π*r*h', 'S = 2*π*r*h + 2*π*r^2'],
  },
  cone: {
    parts: {
      radius: 'r',
      diameter: 'D',
      height: 'h',
      slant: 'l',
      volume: 'V',
      baseArea: 'B',
      lateral: 'L',
      surface: 'S',
    },
    formulas: [
      'D = 2*r',
      '3*V = π*r^2*h',
      'B = π*r^2',
      '3*V = B*h',
      'l^2 = r^2 + h^2',
      'L = π*r*l',
      'S = π*r*l + π*r^2',
    ],
  },
  sphere: {
    parts: { radius: 'r', diameter: 'D', surface: 'S', volume: 'V' },
    formulas: ['D = 2*r', 'S = 4*π*r^2', 'V = 4/3*π*r^3'],
    free: ['r'],
  },
  pyramid: {
    parts: { height: 'h', volume: 'V', baseArea: 'B' },
    formulas: ['3*V = B*h'],
  },
  squarePyramid: {
    parts: {
      baseSide: 'a',
      side: 'a',
      height: 'h',
      volume: 'V',
      baseArea: 'B',
      apothem: 'k',
      lateral: 'L',
      surface: 'S',
    },
    formulas: ['B = a^2', '3*V = a^2*h', '3*V = B*h', 'k^2 = h^2 + (a/2)^2', 'L = 2*a*k', 'S = L + B'],
  },
  prism: {
    parts: { height: 'h', volume: 'V', baseArea: 'B', basePerimeter: 'P', lateral: 'L' },
    formulas: ['V = B*h', 'L = P*h'],
  },
  polygon: {
    parts: { count: 'n', interior: 'A', exterior: 'X', side: 'a', perimeter: 'P' },
    formulas: ['X*n = 360', 'A + X = 180', 'P = n*a'],
  },
  supplements: {
    parts: { angle: 'A', supplement: 'B' },
    formulas: ['A + B = 180'],
  },
  adjacent: {
    parts: { adjacent: ['A', 'B'], angle: ['A', 'B'] },
    formulas: ['A + B = 180'],
  },
  complements: {
    parts: { angle: 'A', complement: 'B' },
    formulas: ['A + B = 90'],
  },
  arc: {
    parts: { central: 'A', inscribed: 'B' },
    formulas: ['A = 2*B'],
    below: [['A', 360]],
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

/** The dimension of a part: a power of length, degrees, or none. */
export type Measure = 0 | 1 | 2 | 3 | 'angle'
const measures: Readonly<Record<string, Measure>> = {
  area: 2,
  baseArea: 2,
  surface: 2,
  lateral: 2,
  volume: 3,
  count: 0,
  ...Object.fromEntries(
    [
      'angle',
      'between',
      'exterior',
      'remote',
      'acute',
      'obtuse',
      'apexAngle',
      'baseAngle',
      'apexExterior',
      'baseExterior',
      'interior',
      'supplement',
      'complement',
      'adjacent',
      'central',
      'inscribed',
    ].map((each) => [each, 'angle' as const]),
  ),
}
export const measureOf = (part: string): Measure => measures[part] ?? 1

const cache = new Map<FigureName, readonly Formula[]>()

/** The formulas of a figure by its letters; angles are in degrees. */
export function formulasOf(figure: FigureName): readonly Formula[] {
  const known = cache.get(figure)
  if (known) return known
  const made = figures[figure].formulas.map((text: string) => {
    const [left, right] = text.split('=').map((side) => inDegrees(parseExpression(side, { commaIsDecimal: false })))
    return { left: left!, right: right! }
  })
  cache.set(figure, made)
  return made
}

const inDegrees = (of: Expr): Expr =>
  rewritten(of, (node) => (node.kind === 'call' ? call(node.fn, call('deg', node.args[0]!)) : null))
