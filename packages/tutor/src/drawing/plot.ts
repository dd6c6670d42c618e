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
  /** `y` or the letter of the function. */
  readonly name: string
  /** The right side. */
  readonly latex: string
  /** NaN where the function has no value. */
  at(x: number): number
  /** What is drawn: it is interrupted where the function has no value or jumps. */
  readonly pieces: readonly (readonly Place[])[]
  /** In the window, from left to right. */
  readonly zeros: readonly number[]
  readonly turns: readonly (Place & { readonly kind: 'highest' | 'lowest' })[]
}

export interface Plot {
  readonly x: Range
  readonly y: Range
  /** Distance of the lines of the grid. */
  readonly steps: Place
  readonly curves: readonly Curve[]
  /** Lines `x = a`. */
  readonly verticals: readonly number[]
  readonly points: readonly (Place & { readonly name: string })[]
}

const most = { curves: 4, points: 12, verticals: 4, lines: 24, characters: 2000 }
/** Larger numbers lose their digits in a picture. */
const largest = 1e6
const samples = 400
/** Where features are looked for when the source names no range. */
const searched: Range = [-20, 20]

const header = /^(y|[fghFGHφ])\s*(?:\(\s*([xt])\s*\))?\s*=\s*(.+)$/u
const vertical = /^x\s*=\s*(.+)$/u
const range = /^([xy])\s*(?::|from|∈|in)\s*\[?\s*(.+?)\s*(?:\.\.+|…|\bto\b|;|,\s)\s*(.+?)\s*\]?$/u
const point = /^(?:point\s+)?([A-ZА-Я][0-9₀-₉′']{0,2})?\s*\(\s*(.+?)\s*(?:;|,\s*)\s*([^;]+?)\s*\)$/u

/**
 * Reads what a plot shows: functions, ranges, points, one on a line. It holds no values: they are computed here from the
 * functions, so that a picture cannot say anything else than its formula. null: not a plot, shown as text.
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
  // A function without a value in the window leaves nothing to see.
  if (curves.some(({ pieces }) => pieces.length === 0)) return null
  return { x: shownX, y: shownY, steps: { x: xStep, y: yStep }, curves, verticals, points }
}

const at = ({ x }: Place) => x
const isDrawable = (value: number) => Number.isFinite(value) && Math.abs(value) <= largest

/** The hull of the numbers and zero with some air, at least `width` wide. */
function around(numbers: readonly number[], width: number): Range {
  const [low, high] = [Math.min(0, ...numbers), Math.max(0, ...numbers)]
  const air = Math.max((high - low) * 0.15, (width - (high - low)) / 2, 1e-3)
  return [low - air, high + air]
}

/** 1, 2 or 5 times a power of ten, so that about eight lines fit. */
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
    // Ends exactly at the end.
    const x = index === samples ? to : from + ((to - from) * index) / samples
    yield { x, y: at(x) }
  }
}

/** Where the function is zero and where it turns; what lies closer together than one sample is not told apart. */
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
  // A function that is zero everywhere has no zeros to tell of.
  return zeros.length > samples / 4 ? { zeros: [], turns: [] } : { zeros: zeros.map(tidy), turns }
}

/** A zero between two places with other signs; null: a pole. */
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

/** The highest (1) or lowest (-1) place of a stretch, by golden sections; null: none inside, as at a pole. */
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

/** A value that the search came close to: 2 instead of 1.9999999996. */
function tidy(value: number): number {
  const rounded = Math.round(value * 1e4) / 1e4
  return Math.abs(rounded - value) < 1e-6 ? rounded + 0 : value
}

/**
 * How high and how low a graph is worth showing. Beside the axis and the turns, about as far as the window is wide, if a
 * good part of the graph is seen then; else without the fifth that is highest and the fifth that is lowest, as a pole
 * would flatten all the rest.
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
      // The root of x begins at zero, not at the first sample beside it.
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

/** The last place that has a value, between one that has and one that has not. */
function edgeOf({ at }: Rule, inside: number, outside: number): Place {
  let [there, gone] = [inside, outside]
  for (let round = 0; round < 50; round++) {
    const middle = (there + gone) / 2
    if (Number.isFinite(at(middle))) there = middle
    else gone = middle
  }
  return { x: there, y: at(there) }
}

/** Halving the distance does not bring the values together. */
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
