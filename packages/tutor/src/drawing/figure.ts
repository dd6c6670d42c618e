import { readNumber } from './values.ts'

export interface Spot {
  readonly name: string
  readonly x: number
  readonly y: number
}
export interface Line {
  readonly from: string
  readonly to: string
  /** The measure as it was written: `5 cm`, `x`, `?`. */
  readonly label: string
  /** A line inside the figure: a height, a median, a diagonal. */
  readonly isInner: boolean
}
export interface Corner {
  readonly at: string
  readonly from: string
  readonly to: string
  readonly label: string
  readonly isRight: boolean
}
export type Shape = 'triangle' | 'square' | 'rectangle' | 'parallelogram' | 'rhombus' | 'trapezoid' | 'circle'

/** A figure in a plane with the y axis pointing up. Its coordinates are computed from the given measures. */
export interface Figure {
  readonly shape: Shape
  readonly name: string
  readonly spots: readonly Spot[]
  readonly lines: readonly Line[]
  readonly corners: readonly Corner[]
  readonly circle: { readonly center: string; readonly radius: number } | null
  /** The given measures do not determine the shape; one that satisfies them is drawn. */
  readonly isSketch: boolean
}

const header =
  /^(triangle|square|rectangle|parallelogram|rhombus|trapezoid|trapezium|circle)\s+([A-Z]{1,4})\s*(?::\s*(.*))?$/u
const inner = /^(height|altitude|median|bisector|diagonal|segment)\s+([A-Z])([A-Z])(?:\s*=\s*(.+))?$/u
const measure = /^(?:(?:angle|side|∠)\s*)?([A-Z]{1,3}|r|d|h)\s*=\s*(.+)$/u
const corners: Readonly<Record<Shape, number>> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  parallelogram: 4,
  rhombus: 4,
  trapezoid: 4,
  circle: 1,
}
const longest = { source: 800, label: 14 }

interface Measure {
  readonly of: string
  readonly label: string
  /** null: the measure is only a label, such as `?` or `x`. */
  readonly value: number | null
}
interface Asked {
  readonly shape: Shape
  readonly name: string
  readonly measures: readonly Measure[]
  readonly inners: readonly {
    readonly kind: string
    readonly from: string
    readonly to: string
    readonly label: string
  }[]
}

/**
 * Reads a figure from its lines: first the kind and the corners, then measures, then inner lines. Returns null, and the
 * source is shown as text, when it is not a figure or when the measures contradict each other: a picture with a wrong
 * number beside a line would teach something false.
 */
export function readFigure(source: string): Figure | null {
  const asked = readAsked(source)
  if (asked === null) return null
  const built = builders[asked.shape](asked)
  return built && withMeasures(asked, built)
}

function readAsked(source: string): Asked | null {
  if (source.length > longest.source) return null
  const [first = '', ...rest] = source
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const found = header.exec(first)
  if (!found) return null
  const shape = (found[1] === 'trapezium' ? 'trapezoid' : found[1]) as Shape
  const name = found[2]!
  if (name.length !== corners[shape] || new Set(name).size !== name.length) return null
  const measures: Measure[] = []
  const inners: { kind: string; from: string; to: string; label: string }[] = []
  const told = [...(found[3] ?? '').split(/,\s+|;/), ...rest.flatMap((line) => line.split(/,\s+|;/))]
  for (const part of told.map((each) => each.trim()).filter(Boolean)) {
    const line = inner.exec(part)
    const given = measure.exec(part)
    const label = (line?.[4] ?? given?.[2] ?? '').trim()
    if (label.length > longest.label) return null
    if (line) inners.push({ kind: line[1]!, from: line[2]!, to: line[3]!, label })
    else if (given) {
      const value = measured(label)
      if (value === null && !/^(?:\?|[a-zа-яα-ω])$/u.test(label)) return null
      measures.push({ of: given[1]!, label, value })
    } else return null
  }
  return { shape, name, measures, inners }
}

/** The number in `5`, `4,5 cm`, `2√3` or `60°`, whatever its unit. */
function measured(label: string): number | null {
  const bare = label.replace(/\s*(?:°|[\p{L}]{1,3})$/u, '')
  const value = bare === '' ? null : readNumber(bare)
  return value !== null && value > 0 && value < 1e6 ? value : null
}

interface Built {
  readonly spots: readonly Spot[]
  readonly radius?: number
  readonly isSketch: boolean
}
type Lengths = ReadonlyMap<string, number>

/** Lengths of sides under both of their names: AB and BA. */
function lengthsOf({ measures }: Asked): Lengths {
  const found = new Map<string, number>()
  for (const { of, value } of measures) {
    if (value === null || of.length !== 2) continue
    found.set(of, value)
    found.set([...of].reverse().join(''), value)
  }
  return found
}

/** Angles in radians, by the names of their corners: `A`, `BAC`. */
function anglesOf({ measures, shape }: Asked): Lengths {
  const found = new Map<string, number>()
  if (shape === 'circle') return found
  for (const { of, value } of measures)
    if (value !== null && (of.length === 1 || of.length === 3) && /[A-Z]/.test(of))
      found.set(of.length === 3 ? of[1]! : of, (value * Math.PI) / 180)
  return found
}

const builders: Readonly<Record<Shape, (asked: Asked) => Built | null>> = {
  triangle: buildTriangle,
  square: (asked) => buildParallelogram(asked, { isEqual: true, angle: Math.PI / 2 }),
  rectangle: (asked) => buildParallelogram(asked, { isEqual: false, angle: Math.PI / 2 }),
  parallelogram: (asked) => buildParallelogram(asked, { isEqual: false }),
  rhombus: (asked) => buildParallelogram(asked, { isEqual: true }),
  trapezoid: buildTrapezoid,
  circle: buildCircle,
}

function buildTriangle(asked: Asked): Built | null {
  const [A, B, C] = asked.name as unknown as [string, string, string]
  const sides = lengthsOf(asked)
  const angles = anglesOf(asked)
  const given = {
    a: sides.get(B + C),
    b: sides.get(A + C),
    c: sides.get(A + B),
    A: angles.get(A),
    B: angles.get(B),
    C: angles.get(C),
  }
  const exact = solveTriangle(given)
  const solved = exact ?? sketchTriangle(given)
  if (solved === null) return null
  const { b, c, A: angle } = solved
  return {
    spots: [
      { name: A, x: 0, y: 0 },
      { name: B, x: c * Math.cos(angle), y: c * Math.sin(angle) },
      { name: C, x: b, y: 0 },
    ],
    isSketch: exact === null,
  }
}

interface Parts {
  a?: number | undefined
  b?: number | undefined
  c?: number | undefined
  A?: number | undefined
  B?: number | undefined
  C?: number | undefined
}

/** Three sides and an angle from any measures that determine them; null: too few measures, or no such triangle. */
function solveTriangle(given: Parts): { a: number; b: number; c: number; A: number } | null {
  const known = { ...given }
  const turns = [
    ['a', 'b', 'c', 'A', 'B', 'C'],
    ['b', 'c', 'a', 'B', 'C', 'A'],
    ['c', 'a', 'b', 'C', 'A', 'B'],
  ] as const
  for (let round = 0; round < 4; round++) {
    for (const [a, b, c, A, B, C] of turns) {
      // Two angles give the third.
      if (known[A] === undefined && known[B] !== undefined && known[C] !== undefined)
        known[A] = Math.PI - known[B] - known[C]
      const [sideB, sideC, angleA] = [known[b], known[c], known[A]]
      // Two sides and the angle between them.
      if (known[a] === undefined && sideB !== undefined && sideC !== undefined && angleA !== undefined)
        known[a] = Math.sqrt(sideB ** 2 + sideC ** 2 - 2 * sideB * sideC * Math.cos(angleA))
      // The law of sines: one side with its opposite angle gives every side whose angle is known.
      const [sideA, angleB] = [known[a], known[B]]
      if (sideA !== undefined && angleA !== undefined && angleB !== undefined && known[b] === undefined)
        known[b] = (sideA * Math.sin(angleB)) / Math.sin(angleA)
      // Two sides and an angle that is not between them: used only where exactly one such triangle exists.
      for (const [other, angle] of [
        [b, B],
        [c, C],
      ] as const) {
        const side = known[other]
        if (sideA === undefined || angleA === undefined || side === undefined || known[angle] !== undefined) continue
        if (sideA < side && Math.abs(angleA - Math.PI / 2) > 1e-9) continue
        const sine = (side * Math.sin(angleA)) / sideA
        if (sine <= 1) known[angle] = Math.asin(sine)
      }
    }
  }
  const { a, b, c } = known
  if (a === undefined || b === undefined || c === undefined) return null
  const cosine = (b * b + c * c - a * a) / (2 * b * c)
  // The triangle would be flat, or two sides are too short to meet.
  if (!(Math.abs(cosine) < 1 - 1e-9)) return null
  return { a, b, c, A: Math.acos(cosine) }
}

/** A triangle with the given measures; what is not given gets a usual value. */
function sketchTriangle(given: Parts): { a: number; b: number; c: number; A: number } | null {
  const size = given.a ?? given.b ?? given.c ?? 6
  const missing: Parts = { A: 1.1, B: 1.2, C: 0.84, b: size * 1.15, a: size * 0.9, c: size }
  let tried: Parts = { ...given }
  for (const [name, value] of Object.entries(missing) as [keyof Parts, number][]) {
    if (given[name] !== undefined) continue
    const solved = solveTriangle({ ...tried, [name]: value })
    if (solved) return solved
    const isAngle = /[A-C]/.test(name)
    const angles = (['A', 'B', 'C'] as const).filter((each) => tried[each] !== undefined)
    if (!isAngle || angles.length === 0) tried = { ...tried, [name]: value }
  }
  return null
}

function buildParallelogram(asked: Asked, rule: { isEqual: boolean; angle?: number }): Built | null {
  const [A, B, C, D] = [...asked.name] as [string, string, string, string]
  const sides = lengthsOf(asked)
  const angles = anglesOf(asked)
  const radius = asked.measures.some(({ of }) => of.length === 1 && /[rdh]/.test(of))
  if (radius) return null
  let side = sides.get(A + B) ?? sides.get(C + D)
  let base = sides.get(A + D) ?? sides.get(B + C)
  if (rule.isEqual) {
    side ??= base
    base ??= side
    if (side !== base) return null
  }
  const other = angles.get(B) ?? angles.get(D)
  const angle = rule.angle ?? angles.get(A) ?? angles.get(C) ?? (other === undefined ? undefined : Math.PI - other)
  const isSketch = side === undefined || base === undefined || angle === undefined
  const [up, across, lean] = [
    side ?? (base === undefined ? 4 : base * 0.6),
    base ?? (side === undefined ? 6 : side * (rule.isEqual ? 1 : 1.6)),
    angle ?? (65 * Math.PI) / 180,
  ]
  if (!(lean < Math.PI)) return null
  const [x, y] = [up * Math.cos(lean), up * Math.sin(lean)]
  return {
    spots: [
      { name: A, x: 0, y: 0 },
      { name: B, x, y },
      { name: C, x: x + across, y },
      { name: D, x: across, y: 0 },
    ],
    isSketch,
  }
}

/** AD and BC are the bases. */
function buildTrapezoid(asked: Asked): Built | null {
  const [A, B, C, D] = [...asked.name] as [string, string, string, string]
  const sides = lengthsOf(asked)
  const angles = anglesOf(asked)
  const heights = asked.measures.find(({ of }) => of === 'h')?.value ?? undefined
  const given = { long: sides.get(A + D), short: sides.get(B + C), left: sides.get(A + B), right: sides.get(C + D) }
  const long = given.long ?? (given.short === undefined ? 8 : given.short * 1.8)
  const short = given.short ?? long * 0.5
  const apart = long - short
  const isWhole = given.long !== undefined && given.short !== undefined
  const at = (x: number, y: number, isSketch: boolean): Built | null =>
    y > 0 && Number.isFinite(y)
      ? {
          spots: [
            { name: A, x: 0, y: 0 },
            { name: B, x, y },
            { name: C, x: x + short, y },
            { name: D, x: long, y: 0 },
          ],
          isSketch,
        }
      : null
  const lean = angles.get(A)
  if (given.left !== undefined && lean !== undefined)
    return at(given.left * Math.cos(lean), given.left * Math.sin(lean), !isWhole)
  if (heights !== undefined && lean !== undefined) return at(heights / Math.tan(lean), heights, !isWhole)
  if (given.left !== undefined && given.right !== undefined && apart !== 0) {
    const x = (given.left ** 2 - given.right ** 2 + apart ** 2) / (2 * apart)
    return at(x, Math.sqrt(given.left ** 2 - x ** 2), !isWhole)
  }
  if (heights !== undefined && given.left !== undefined)
    return at(Math.sqrt(given.left ** 2 - heights ** 2), heights, !isWhole)
  const side = given.left ?? given.right
  const height = heights ?? (side === undefined ? long * 0.4 : Math.sqrt(Math.max(side ** 2 - (apart / 2) ** 2, 0)))
  return at(apart / 2, height, true)
}

function buildCircle(asked: Asked): Built | null {
  const value = (name: string) => asked.measures.find(({ of }) => of === name)?.value ?? undefined
  const [radius, diameter] = [value('r'), value('d')]
  if (asked.measures.some(({ of }) => of !== 'r' && of !== 'd')) return null
  if (radius !== undefined && diameter !== undefined && Math.abs(2 * radius - diameter) > 1e-6 * diameter) return null
  const size = radius ?? (diameter === undefined ? 3 : diameter / 2)
  return {
    spots: [{ name: asked.name, x: 0, y: 0 }],
    radius: size,
    isSketch: radius === undefined && diameter === undefined,
  }
}

/** Adds the measures to their sides and corners, and the inner lines. null: a given measure contradicts the figure. */
function withMeasures(asked: Asked, { spots, radius, isSketch }: Built): Figure | null {
  const places = new Map(spots.map((spot) => [spot.name, spot]))
  const added = new Map<string, Spot>()
  const lines: Line[] = []
  const labels = new Map(asked.measures.map(({ of, label }) => [of, label]))
  const labelOf = (from: string, to: string) => labels.get(from + to) ?? labels.get(to + from) ?? ''
  if (radius === undefined)
    for (const [index, spot] of spots.entries()) {
      const next = spots[(index + 1) % spots.length]!
      lines.push({ from: spot.name, to: next.name, label: labelOf(spot.name, next.name), isInner: false })
    }
  else addRadius(spots[0]!, radius, labels, added, lines)
  for (const { kind, from, to, label } of asked.inners) {
    const start = places.get(from)
    const known = places.get(to) ?? added.get(to)
    const end = known ?? (start && spots.length === 3 ? footOf(kind, to, start, spots) : null)
    if (!start || !end || (known && /height|altitude|median|bisector/.test(kind))) return null
    if (!known) added.set(to, end)
    const value = measured(label)
    if (label !== '' && value !== null && !isClose(distance(start, end), value, label)) return null
    if (label !== '' && value === null && !/^(?:\?|[a-zа-яα-ω])$/u.test(label)) return null
    const isSide = lines.some((line) => !line.isInner && sameEnds(line, from, to))
    if (isSide) return null
    lines.push({ from, to, label: label || labelOf(from, to), isInner: true })
  }
  const all = [...spots, ...added.values()]
  const found = new Map(all.map((spot) => [spot.name, spot]))
  for (const { of, label, value } of asked.measures) {
    if (of.length === 2) {
      const [from, to] = [found.get(of[0]!), found.get(of[1]!)]
      if (!from || !to || !lines.some((line) => sameEnds(line, from.name, to.name))) return null
      if (value !== null && !isClose(distance(from, to), value, label)) return null
    } else if (/^[A-Z]/.test(of)) {
      const corner = cornerAt(of, spots)
      if (!corner) return null
      if (value !== null && !isClose((corner.size * 180) / Math.PI, value, label)) return null
    } else if (of === 'h' && value !== null) {
      const height = Math.max(...spots.map(({ y }) => y)) - Math.min(...spots.map(({ y }) => y))
      if (asked.shape !== 'trapezoid' || !isClose(height, value, label)) return null
    }
  }
  return {
    shape: asked.shape,
    name: asked.name,
    spots: all,
    lines,
    corners: radius === undefined ? shownCorners(asked, spots, found) : [],
    circle: radius === undefined ? null : { center: spots[0]!.name, radius },
    isSketch,
  }
}

function addRadius(
  center: Spot,
  radius: number,
  labels: ReadonlyMap<string, string>,
  added: Map<string, Spot>,
  lines: Line[],
) {
  const names = [...'ABCD'].filter((name) => name !== center.name)
  const [end, start] = [names[0]!, names[1]!]
  added.set(end, { name: end, x: radius, y: 0 })
  const diameter = labels.get('d')
  if (diameter !== undefined) {
    added.set(start, { name: start, x: -radius, y: 0 })
    lines.push({ from: start, to: end, label: diameter, isInner: false })
  } else lines.push({ from: center.name, to: end, label: labels.get('r') ?? '', isInner: false })
}

const sameEnds = (line: Line, from: string, to: string) =>
  (line.from === from && line.to === to) || (line.from === to && line.to === from)
const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

/** Equal within the rounding of the written number: 4.47 for 2√5. */
function isClose(real: number, given: number, label: string): boolean {
  const decimals = /\d[.,](\d+)/.exec(label)?.[1]?.length
  const isRounded = decimals !== undefined && decimals > 0 && !/[√π/]/.test(label)
  return Math.abs(real - given) <= (isRounded ? 0.51 * 10 ** -decimals : 1e-6 * Math.max(1, given))
}

/** The point where a line from a corner meets the opposite side. */
function footOf(kind: string, name: string, from: Spot, spots: readonly Spot[]): Spot | null {
  const [a, b] = spots.filter((spot) => spot !== from) as [Spot, Spot]
  const share = {
    median: 0.5,
    bisector: distance(from, a) / (distance(from, a) + distance(from, b)),
    height: alongSide(from, a, b),
    altitude: alongSide(from, a, b),
  }[kind]
  return share === undefined ? null : { name, x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }
}

const alongSide = (from: Spot, a: Spot, b: Spot) =>
  ((from.x - a.x) * (b.x - a.x) + (from.y - a.y) * (b.y - a.y)) / distance(a, b) ** 2

/** An angle by its corner or by three letters, at a corner of the figure. */
function cornerAt(of: string, spots: readonly Spot[]): { at: Spot; from: Spot; to: Spot; size: number } | null {
  const index = spots.findIndex(({ name }) => name === (of.length === 3 ? of[1] : of))
  const at = spots[index]
  if (!at || of.length === 2) return null
  const from = spots[(index + spots.length - 1) % spots.length]!
  const to = spots[(index + 1) % spots.length]!
  const ends = [from.name, to.name]
  if (of.length === 3 && !(ends.includes(of[0]!) && ends.includes(of[2]!) && of[0] !== of[2])) return null
  const size = Math.abs(
    Math.atan2(
      (from.x - at.x) * (to.y - at.y) - (from.y - at.y) * (to.x - at.x),
      (from.x - at.x) * (to.x - at.x) + (from.y - at.y) * (to.y - at.y),
    ),
  )
  return { at, from, to, size }
}

/** The given angles, the right angles of squares and rectangles, and the right angle at the foot of a height. */
function shownCorners(asked: Asked, spots: readonly Spot[], found: ReadonlyMap<string, Spot>): Corner[] {
  const shown: Corner[] = []
  const told = asked.measures.filter(({ of }) => of.length !== 2 && /^[A-Z]/.test(of))
  for (const { of, label, value } of told) {
    const corner = cornerAt(of, spots)
    if (corner)
      shown.push({
        at: corner.at.name,
        from: corner.from.name,
        to: corner.to.name,
        label: /\d$/.test(label) ? `${label}°` : label,
        isRight: value === 90,
      })
  }
  if (asked.shape === 'square' || asked.shape === 'rectangle')
    for (const [index, spot] of spots.entries())
      shown.push({
        at: spot.name,
        from: spots[(index + 3) % 4]!.name,
        to: spots[(index + 1) % 4]!.name,
        label: '',
        isRight: true,
      })
  for (const { kind, from, to } of asked.inners)
    if (/height|altitude/.test(kind)) {
      const base = spots.filter(({ name }) => name !== from)
      const foot = found.get(to)
      // The foot may be an end of the side; the right angle is drawn towards the other end.
      const end = foot && base.find((spot) => distance(spot, foot) > 1e-9)
      if (end) shown.push({ at: to, from, to: end.name, label: '', isRight: true })
    }
  return shown
}
