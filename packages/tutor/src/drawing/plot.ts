import { collectNames } from '../math/ast.ts'
import { latexOf } from '../math/latex.ts'
import { realAt } from '../math/numeric.ts'
import { readExpression, readNumber } from './values.ts'

export type Range = readonly [from: number, to: number]
export interface Place {
  readonly x: number
  readonly y: number
}

export interface Curve {
  /** `y`, or the name of the function. */
  readonly name: string
  /** The right-hand side of the equation. */
  readonly latex: string
  /** NaN where the function has no value. */
  at(x: number): number
  /** The parts of the graph that are drawn as one line each; it is cut where the function has no value or jumps. */
  readonly pieces: readonly (readonly Place[])[]
  /** The zeros in the window, from left to right. */
  readonly zeros: readonly number[]
  readonly turns: readonly (Place & { readonly kind: 'highest' | 'lowest' })[]
}

export interface Plot {
  readonly x: Range
  readonly y: Range
  /** The distance between lines of the grid, for each axis. */
  readonly steps: Place
  readonly curves: readonly Curve[]
  /** The values `a` of vertical lines `x = a`. */
  readonly verticals: readonly number[]
  readonly points: readonly (Place & { readonly name: string })[]
}

const most = { curves: 4, points: 12, verticals: 4, lines: 24, characters: 2000 }
/** Larger numbers do not fit beside the axes with all of their digits. */
const largest = 1e6
const samples = 400
/** The range that is searched for zeros and turning points when the source gives no range. */
const searched: Range = [-20, 20]

const header = /^(y|[fghFGHφ])\s*(?:\(\s*([xt])\s*\))?\s*=\s*(.+)$/u
const vertical = /^x\s*=\s*(.+)$/u
const range = /^([xy])\s*(?::|from|∈|in)\s*\[?\s*(.+?)\s*(?:\.\.+|…|\bto\b|;|,\s)\s*(.+?)\s*\]?$/u
const point = /^(?:point\s+)?([A-ZА-Я][0-9₀-₉′']{0,2})?\s*\(\s*(.+?)\s*(?:;|,\s*)\s*([^;]+?)\s*\)$/u

/**
 * Reads a plot: functions, ranges and points, one on each line. The source contains no function values: they are
 * computed here, so that a picture cannot contradict its formula. null: not a plot; the source is shown as text.
 */
export function readPlot(source: string): Plot | null {
  const lines = source.split('\n').map((line) => line.trim().replace(/^\$(.*)\$$/, '$1'))
  if (source.length > most.characters || lines.length > most.lines) return null
  const rules: Rule[] = []
  const verticals: number[] = []
  const points: (Place & { name: string })[] = []
  const windows: { x?: Range; y?: Range } = {}
  for (const line of lines.filter(Boolean)) {
    const found =
      readRange(line, windows) || readPoint(line, points) || readRule(line, rules) || readVertical(line, verticals)
    if (!found) return null
  }
  if (rules.length + points.length + verticals.length === 0) return null
  if (rules.length > most.curves || points.length > most.points || verticals.length > most.verticals) return null
  return plotOf(rules, verticals, points, windows)
}

interface Rule {
  readonly name: string
  readonly latex: string
  at(x: number): number
}

function readRule(line: string, rules: Rule[]): boolean {
  const found = header.exec(line)
  if (!found) return false
  const formula = readExpression(found[3]!)
  const letter = found[2] ?? 'x'
  if (formula === null || [...collectNames(formula)].some((name) => name !== letter)) return false
  rules.push({ name: found[1]!, latex: latexOf(formula), at: (x) => realAt(formula, { [letter]: x }) })
  return true
}

function readVertical(line: string, verticals: number[]): boolean {
  const value = readNumber(vertical.exec(line)?.[1] ?? '')
  if (value === null || Math.abs(value) > largest) return false
  verticals.push(value)
  return true
}

function readRange(line: string, windows: { x?: Range; y?: Range }): boolean {
  const found = range.exec(line)
  if (!found) return false
  const [from, to] = [readNumber(found[2]!), readNumber(found[3]!)]
  if (from === null || to === null || !(to - from >= 1e-3) || Math.max(-from, to) > largest) return false
  windows[found[1] as 'x' | 'y'] = [from, to]
  return true
}

function readPoint(line: string, points: (Place & { name: string })[]): boolean {
  const found = point.exec(line)
  if (!found) return false
  const [x, y] = [readNumber(found[2]!), readNumber(found[3]!)]
  if (x === null || y === null || Math.max(Math.abs(x), Math.abs(y)) > largest) return false
  points.push({ name: found[1] ?? '', x, y })
  return true
}

function plotOf(
  rules: readonly Rule[],
  verticals: readonly number[],
  points: Plot['points'],
  windows: { x?: Range; y?: Range },
): Plot | null {
  const wide = rules.map((rule) => features(rule, windows.x ?? searched))
  const notable = [
    ...points.map(({ x }) => x),
    ...verticals,
    ...wide.flatMap(({ zeros, turns }) => (zeros.length + turns.length > 8 ? [] : [...zeros, ...turns.map(at)])),
  ]
  const x = windows.x ?? around(notable, 10)
  const xStep = stepOf(x)
  const shownX = windows.x ?? wholeSteps(x, xStep)
  const seen = rules.map((rule) => ({ ...rule, ...features(rule, shownX) }))
  const heights = [
    ...points.map((each) => each.y),
    ...seen.flatMap(({ turns }) => turns.map((turn) => turn.y)),
    ...seen.flatMap((rule) => usualHeights(rule, shownX)),
  ]
  const y = windows.y ?? around(heights.filter(isDrawable), 4)
  const yStep = stepOf(y)
  const shownY = windows.y ?? wholeSteps(y, yStep)
  const curves = seen.map((rule) => ({ ...rule, pieces: piecesOf(rule, shownX, shownY) }))
  // A function without a value anywhere in the window would leave an empty picture.
  if (curves.some(({ pieces }) => pieces.length === 0)) return null
  return { x: shownX, y: shownY, steps: { x: xStep, y: yStep }, curves, verticals, points }
}

const at = ({ x }: Place) => x
const isDrawable = (value: number) => Number.isFinite(value) && Math.abs(value) <= largest

/** The smallest range that contains the numbers and zero, with a margin, at least `width` wide. */
function around(numbers: readonly number[], width: number): Range {
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)]
  const air = Math.max((high - low) * 0.15, (width - (high - low)) / 2, 1e-3)
  return [low - air, high + air]
}

/** The distance between grid lines: 1, 2 or 5 times a power of ten, chosen so that about eight lines fit. */
function stepOf([from, to]: Range): number {
  const rough = (to - from) / 8
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power
}

const wholeSteps = ([from, to]: Range, step: number): Range => [
  Math.floor(from / step + 1e-9) * step,
  Math.ceil(to / step - 1e-9) * step,
]

function* placesOf({ at }: Rule, [from, to]: Range): Generator<Place> {
  for (let index = 0; index <= samples; index++) {
    // Adding steps would miss the end by a rounding error.
    const x = index === samples ? to : from + ((to - from) * index) / samples
    yield { x, y: at(x) }
  }
}

/** Zeros and turning points; two that lie closer together than one sample are found as one. */
function features(rule: Rule, window: Range): Pick<Curve, 'zeros' | 'turns'> {
  const zeros: number[] = []
  const turns: (Place & { kind: 'highest' | 'lowest' })[] = []
  const places = [...placesOf(rule, window)]
  for (const [index, place] of places.entries()) {
    const [before, after] = [places[index - 1], places[index + 1]]
    if (Math.abs(place.y) < 1e-12) zeros.push(place.x)
    else if (after && place.y * after.y < 0 && Math.abs(after.y) >= 1e-12) {
      const root = crossing(rule, place.x, after.x)
      if (root !== null) zeros.push(root)
    }
    if (!before || !after) continue
    const isHighest = place.y >= before.y && place.y > after.y
    const isLowest = place.y <= before.y && place.y < after.y
    if (isHighest || isLowest) {
      const turn = turning(rule, before.x, after.x, isHighest ? 1 : -1)
      if (turn !== null) turns.push({ ...turn, kind: isHighest ? 'highest' : 'lowest' })
    }
  }
  // A function that is zero on a whole stretch has no zeros worth marking.
  return zeros.length > samples / 4 ? { zeros: [], turns: [] } : { zeros: zeros.map(tidy), turns }
}

/** A zero between two places where the signs differ; null: the sign changes at a pole. */
function crossing({ at }: Rule, from: number, to: number): number | null {
  let [low, high] = [from, to]
  const isRising = at(low) < 0
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (at(middle) < 0 === isRising) low = middle
    else high = middle
  }
  const size = Math.max(Math.abs(at(from)), Math.abs(at(to)))
  return Math.abs(at((low + high) / 2)) <= size * 1e-6 ? (low + high) / 2 : null
}

/**
 * The highest (1) or lowest (-1) place of an interval, found by golden-section search; null: none inside, as at a pole.
 */
function turning({ at }: Rule, from: number, to: number, sign: 1 | -1): Place | null {
  let [low, high] = [from, to]
  const golden = (Math.sqrt(5) - 1) / 2
  for (let round = 0; round < 60; round++) {
    const [left, right] = [high - golden * (high - low), low + golden * (high - low)]
    if (sign * at(left) < sign * at(right)) low = left
    else high = right
  }
  const x = tidy((low + high) / 2)
  const y = at(x)
  const step = to - from
  const isSmooth = Math.abs(at(x + step * 1e-3) - y) < Math.max(1, Math.abs(y)) && isDrawable(y)
  return isSmooth ? { x, y: tidy(y) } : null
}

/** Rounds the value that a search came close to: 2 instead of 1.9999999996. */
function tidy(value: number): number {
  const rounded = Math.round(value * 1e4) / 1e4
  return Math.abs(rounded - value) < 1e-6 ? rounded + 0 : value
}

/**
 * The range of heights that is worth showing: around the axis and the turning points, a margin that depends on the
 * width of the window, if a good part of the graph lies within it. Otherwise all but the highest and the lowest fifth,
 * because a pole would flatten everything else.
 */
function usualHeights(rule: Rule & Pick<Curve, 'turns'>, window: Range): number[] {
  const heights = [...placesOf(rule, window)].map(({ y }) => y).filter(isDrawable)
  if (heights.length === 0) return []
  heights.sort((a, b) => a - b)
  const fifth = Math.floor(heights.length / 5)
  const usual = [heights[fifth]!, heights[heights.length - 1 - fifth]!] as const
  const notable = [0, ...rule.turns.map(({ y }) => y)]
  const air = (window[1] - window[0]) * 0.6
  const near = heights.filter((y) => y >= Math.min(...notable) - air && y <= Math.max(...notable) + air)
  if (near.length < heights.length * 0.4) return [...usual]
  return [Math.max(usual[0], near[0]!), Math.min(usual[1], near.at(-1)!)]
}

function piecesOf(rule: Rule, x: Range, y: Range): Place[][] {
  const height = y[1] - y[0]
  const bounded = ({ x: across, y: up }: Place): Place => ({
    x: across,
    y: Math.min(Math.max(up, y[0] - 4 * height), y[1] + 4 * height),
  })
  const pieces: Place[][] = []
  let piece: Place[] = []
  const end = () => {
    if (piece.length > 1) pieces.push(piece)
    piece = []
  }
  let before: Place | null = null
  for (const place of placesOf(rule, x)) {
    const isThere = Number.isFinite(place.y)
    const wasThere = before !== null && Number.isFinite(before.y)
    if (before && wasThere !== isThere) {
      // The graph of a square root starts at zero, not at the first sample to the right of it.
      const edge = edgeOf(rule, isThere ? place.x : before.x, isThere ? before.x : place.x)
      if (isThere) piece = [bounded(edge)]
      else {
        piece.push(bounded(edge))
        end()
      }
    } else if (before && isThere && jumps(rule, before, place, height)) end()
    if (isThere) piece.push(bounded(place))
    before = place
  }
  end()
  return pieces.filter((each) => each.some((place) => place.y >= y[0] && place.y <= y[1]))
}

/** The last place with a value, between a place that has one and a place that has none. */
function edgeOf({ at }: Rule, inside: number, outside: number): Place {
  let [there, gone] = [inside, outside]
  for (let round = 0; round < 50; round++) {
    const middle = (there + gone) / 2
    if (Number.isFinite(at(middle))) there = middle
    else gone = middle
  }
  return { x: there, y: at(there) }
}

/** Whether the function jumps between two places: halving the interval does not bring the values closer. */
function jumps({ at }: Rule, from: Place, to: Place, height: number): boolean {
  if (Math.abs(from.y - to.y) < height / 20) return false
  let [low, high] = [from, to]
  const gap = Math.abs(low.y - high.y)
  for (let round = 0; round < 30; round++) {
    const x = (low.x + high.x) / 2
    const middle = { x, y: at(x) }
    if (!Number.isFinite(middle.y)) return true
    if (Math.abs(middle.y - low.y) > Math.abs(middle.y - high.y)) high = middle
    else low = middle
  }
  return Math.abs(low.y - high.y) > gap / 4
}
