import {
  triangleCauses as causes,
  triangleTexts as texts,
  triangleExample,
  triangleWords as words,
} from '../language/worked/triangle-words.ts'
import type { Language } from '../math/latex.ts'
import { type Both, filled, numberValue, type Part, type Slip, type WorkedTask, workedTask, written } from './task.ts'

/** A triangle whose corners have letters: two sides or angles with their names, and what is asked of it. */
interface Triangle {
  readonly corners: readonly [string, string, string]
  /** Length by the corner opposite. */
  readonly sides: ReadonlyMap<string, number>
  /** Degrees by corner. */
  readonly angles: ReadonlyMap<string, number>
  readonly ratios: ReadonlyMap<string, { readonly of: 'sin' | 'cos' | 'tan'; readonly value: number }>
  readonly asked: { readonly kind: 'side' | 'angle'; readonly at: string } | { readonly kind: 'area' } | null
}

/** The sides and angles that a text tells of a triangle with letters, and whether it asks for something. */
export function triangleTold(text: string) {
  const triangle = read(text)
  if (!triangle) return null
  const { corners, sides, angles, asked } = triangle
  return {
    isAsked: asked !== null,
    sides: [...sides].map(([at, value]) => [corners.filter((each) => each !== at).join(''), value] as const),
    angles: [...angles],
  }
}

type Values = Readonly<Record<string, string>>

const latin = (letters: string) =>
  letters.toUpperCase().replace(/[АВСЕКМНОРТХ]/g, (each) => 'ABCEKMHOPTX'['АВСЕКМНОРТХ'.indexOf(each)]!)

const number = (text: string): number => {
  const [n = '', d = '1'] = text.replace(',', '.').split('/')
  return Number(n) / Number(d)
}

function read(raw: string): Triangle | null {
  const text = raw.replace(/[−–]/g, '-')
  const name = words.named.exec(text)?.[1]
  if (name === undefined) return null
  const corners = [...latin(name)] as [string, string, string]
  if (new Set(corners).size !== 3 || !words.triangle.test(text)) return null
  const isCorner = (letter: string) => corners.includes(letter)
  const oppositeOf = (side: string): string | null => {
    const [p = '', q = ''] = latin(side)
    return isCorner(p) && isCorner(q) && p !== q ? corners.find((each) => each !== p && each !== q)! : null
  }
  const sides = new Map<string, number>()
  const angles = new Map<string, number>()
  const ratios: Map<string, { of: 'sin' | 'cos' | 'tan'; value: number }> = new Map()
  // What stands behind "?" is the student's own.
  const task = /^[^?]*\??/u.exec(text)?.[0] ?? text
  let used = 0
  for (const [, letter = '', value = ''] of task.matchAll(words.angle)) {
    if (!isCorner(latin(letter))) return null
    angles.set(latin(letter), number(value))
    used++
  }
  const rest = task.replace(words.angle, ' ').replace(words.named, ' ')
  for (const [, side = '', value = ''] of rest.matchAll(words.side)) {
    const at = oppositeOf(side)
    if (at === null) continue
    sides.set(at, number(value))
    used++
  }
  for (const [, of = '', letter = '', value = ''] of rest.matchAll(words.ratio)) {
    if (!isCorner(latin(letter))) return null
    const known = of.toLowerCase()
    ratios.set(latin(letter), { of: known === 'tg' ? 'tan' : (known as 'sin' | 'cos' | 'tan'), value: number(value) })
    used++
  }
  const right = words.right.exec(task)?.[1]
  if (right !== undefined && isCorner(latin(right))) angles.set(latin(right), 90)
  const asked = words.asks.exec(rest) ?? words.mark.exec(rest)
  const [, side, angle, area] = asked ?? []
  const at = side !== undefined ? oppositeOf(side) : angle !== undefined ? latin(angle) : null
  // A number without its place belongs to something that is not read.
  const numbers =
    (rest.match(/(?<!\p{L})\d+(?:[.,]\d+)?(?:\/\d+)?/gu) ?? []).length + angles.size - (right === undefined ? 0 : 1)
  if (numbers !== used) return null
  const isKnown = at !== null && isCorner(at)
  if (asked !== null && area === undefined && !isKnown) return null
  return {
    corners,
    sides,
    angles,
    ratios,
    asked: area !== undefined ? { kind: 'area' } : isKnown ? { kind: side === undefined ? 'angle' : 'side', at } : null,
  }
}

/** "In triangle ABC the angle C is 90, AB = 10, sin A = 0.6. Find BC": null where it cannot be solved from what is told. */
export function readNamedTriangle(raw: string, _: Language): WorkedTask | null {
  const triangle = read(raw)
  if (!triangle?.asked) return null
  const { asked, angles, sides } = triangle
  if ([...angles.values()].some((each) => each <= 0 || each >= 180)) return null
  if (asked.kind === 'angle') return ofAngle(triangle, asked.at)
  if (asked.kind === 'area') return ofArea(triangle)
  if (sides.has(asked.at)) return null
  return rightTriangle(triangle, asked.at) ?? twoSides(triangle, asked.at) ?? twoAngles(triangle, asked.at)
}

const sideAt = ({ corners }: Triangle, corner: string) => `$${corners.filter((each) => each !== corner).join('')}$`
const cornerOf = (corner: string) => `$${corner}$`

const part = (key: string, value: number, text: { name: Both; ask: Both; more: Both }, values: Values): Part => ({
  key,
  value: numberValue(value),
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
})

const goal = (
  value: number,
  text: { name: Both; ask: Both; more: Both },
  values: Values,
  label: string,
  shown?: Both,
): Part => ({
  ...part('asked', value, text, values),
  isGoal: true,
  labels: [label.replaceAll('$', '').toLowerCase()],
  ...(shown && { shown }),
})

const slip = (value: number, cause: Both, values: Values): Slip => ({
  value: numberValue(value),
  cause: filled(cause, values),
})

const task = (triangle: Triangle, parts: readonly Part[], slips: readonly Slip[]): WorkedTask =>
  workedTask({
    kind: 'triangle',
    isProse: true,
    overrules: true,
    correctsReadings: true,
    given: [
      ...triangle.sides.values(),
      ...triangle.angles.values(),
      ...[...triangle.ratios.values()].map(({ value }) => value),
    ],
    parts: [...parts],
    slips: [...slips],
    example: triangleExample,
  })

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A root of a whole number stays one. */
function shownRoot(square: number): Both | undefined {
  const root = Math.sqrt(square)
  if (Math.abs(root - Math.round(root * 1000) / 1000) < 1e-9 || Math.abs(square - Math.round(square)) > 1e-9)
    return undefined
  return { en: `$\\sqrt{${Math.round(square)}}$`, ru: `$\\sqrt{${Math.round(square)}}$` }
}

function rightTriangle(triangle: Triangle, at: string): WorkedTask | null {
  const { corners, sides, angles, ratios } = triangle
  const right = corners.find((each) => angles.get(each) === 90)
  if (right === undefined) return null
  const legs = corners.filter((each) => each !== right)
  const asked = sideAt(triangle, at)
  if (sides.size === 2 && angles.size === 1 && ratios.size === 0) {
    const [one, two] = corners.filter((each) => each !== at) as [string, string]
    if (at === right) {
      const [a, b] = [sides.get(one)!, sides.get(two)!]
      const square = a * a + b * b
      const values = { asked, right: cornerOf(right), one: sideAt(triangle, one), two: sideAt(triangle, two) }
      return task(
        triangle,
        [
          { ...part('square', square, texts.square, values), isAside: true },
          goal(Math.sqrt(square), texts.hypotenuse, values, asked, shownRoot(square)),
        ],
        [slip(a + b, causes.lengthsAdded, values), slip(Math.sqrt(Math.abs(a * a - b * b)), causes.asLeg, values)],
      )
    }
    const [c, b] = [sides.get(right)!, sides.get(legs.find((each) => each !== at)!)!]
    const square = c * c - b * b
    if (square <= 0) return null
    const values = { asked, right: cornerOf(right), one: sideAt(triangle, right), two: asked }
    return task(
      triangle,
      [
        { ...part('square', square, texts.square, values), isAside: true },
        goal(Math.sqrt(square), texts.leg, values, asked, shownRoot(square)),
      ],
      [slip(c - b, causes.lengthsTaken, values), slip(Math.sqrt(c * c + b * b), causes.asHypotenuse, values)],
    )
  }
  if (sides.size !== 1) return null
  const [[from, length]] = [...sides] as [[string, number]]
  const corner = legs.find((each) => ratios.has(each) || angles.has(each))
  if (corner === undefined || angles.size + ratios.size !== 2) return null
  const ratio = ratios.get(corner)
  const degrees = angles.get(corner)
  const angle = ratio
    ? { sin: Math.asin, cos: Math.acos, tan: Math.atan }[ratio.of](ratio.value)
    : radians(degrees ?? 0)
  if (!(angle > 0 && angle < Math.PI / 2)) return null
  /** Each side with a hypotenuse of one. */
  const unit = (each: string) => (each === right ? 1 : each === corner ? Math.sin(angle) : Math.cos(angle))
  const value = (length * unit(at)) / unit(from)
  const values = { asked, one: sideAt(triangle, from), corner: cornerOf(corner) }
  const others = [Math.sin(angle), Math.cos(angle), Math.tan(angle)].flatMap((each) => [
    slip(length * each, causes.otherRatio, values),
    slip(length / each, causes.otherRatio, values),
  ])
  const turned = (length * unit(from)) / unit(at)
  return task(triangle, [goal(value, texts.byRatio, values, asked)], [slip(turned, causes.turned, values), ...others])
}

/** Two sides and the angle between them. */
function twoSides(triangle: Triangle, at: string): WorkedTask | null {
  const { corners, sides, angles, ratios } = triangle
  const angle = angles.get(at)
  if (sides.size !== 2 || angle === undefined || angles.size !== 1 || ratios.size > 0) return null
  const [one, two] = corners.filter((each) => each !== at) as [string, string]
  const [a, b] = [sides.get(one)!, sides.get(two)!]
  const cosine = Math.round(Math.cos(radians(angle)) * 1e12) / 1e12
  const square = a * a + b * b - 2 * a * b * cosine
  const values = {
    asked: sideAt(triangle, at),
    one: sideAt(triangle, one),
    two: sideAt(triangle, two),
    corner: cornerOf(at),
  }
  return task(
    triangle,
    [
      { ...part('square', square, texts.square, values), isAside: true },
      goal(Math.sqrt(square), texts.cosineRule, values, values.asked, shownRoot(square)),
    ],
    [
      slip(Math.sqrt(a * a + b * b), causes.likeRight, values),
      slip(Math.sqrt(a * a + b * b + 2 * a * b * cosine), causes.plus, values),
    ],
  )
}

/** A side and two angles. */
function twoAngles(triangle: Triangle, at: string): WorkedTask | null {
  const { corners, sides, angles, ratios } = triangle
  if (sides.size !== 1 || angles.size !== 2 || ratios.size > 0) return null
  const [[from, length]] = [...sides] as [[string, number]]
  const third = 180 - [...angles.values()].reduce((sum, each) => sum + each, 0)
  if (third <= 0) return null
  const degreesOf = (corner: string) => angles.get(corner) ?? third
  const [own, other] = [Math.sin(radians(degreesOf(at))), Math.sin(radians(degreesOf(from)))]
  const value = (length * own) / other
  const values = {
    asked: sideAt(triangle, at),
    one: sideAt(triangle, from),
    corner: cornerOf(at),
    other: cornerOf(from),
  }
  const missing = corners.find((each) => !angles.has(each))!
  const before = [at, from].includes(missing)
    ? [part('third', third, texts.thirdAngle, { corner: cornerOf(missing) })]
    : []
  return task(
    triangle,
    [...before, goal(value, texts.sineRule, values, values.asked)],
    [slip((length * other) / own, causes.turnedSines, values)],
  )
}

function ofAngle(triangle: Triangle, at: string): WorkedTask | null {
  const { sides, angles, ratios } = triangle
  if (angles.size !== 2 || angles.has(at) || sides.size > 0 || ratios.size > 0) return null
  const third = 180 - [...angles.values()].reduce((sum, each) => sum + each, 0)
  const shown = (language: Language) => `$${written(third, language)}°$`
  return third <= 0
    ? null
    : task(
        triangle,
        [goal(third, texts.thirdAngle, { corner: cornerOf(at) }, at, { en: shown('en'), ru: shown('ru') })],
        [],
      )
}

function ofArea(triangle: Triangle): WorkedTask | null {
  const { corners, sides, angles, ratios } = triangle
  const [corner, ...more] = [...angles.keys()]
  if (sides.size !== 2 || corner === undefined || more.length > 0 || ratios.size > 0) return null
  const [one, two] = corners.filter((each) => each !== corner) as [string, string]
  const [a, b] = [sides.get(one), sides.get(two)]
  if (a === undefined || b === undefined) return null
  const degrees = angles.get(corner)!
  const area = (a * b * Math.sin(radians(degrees))) / 2
  const values = { one: sideAt(triangle, one), two: sideAt(triangle, two), corner: cornerOf(corner) }
  const isRight = degrees === 90
  return task(
    triangle,
    [{ ...goal(area, isRight ? texts.areaOfLegs : texts.area, values, 's') }],
    [slip(2 * area, causes.noHalf, values), ...(isRight ? [] : [slip((a * b) / 2, causes.noSine, values)])],
  )
}
