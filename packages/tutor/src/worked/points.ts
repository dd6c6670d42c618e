import {
  pointCauses as causes,
  pointExample,
  pointTexts as texts,
  pointWords as words,
} from '../language/worked/point-words.ts'
import type { Language } from '../math/latex.ts'
import { type Both, filled, type Part, type Slip, type Value, type WorkedTask, workedTask } from './task.ts'

type Pair = readonly [number, number]
interface Point {
  readonly name: string
  readonly at: Pair
}

const latin = (letter: string) => 'ABCDEKMOP'['АВСДЕКМОР'.indexOf(letter)] ?? letter

const pointPattern = /(?<!\p{L})(\p{Lu})\s?(?:=\s?)?\(\s*(-?\d+(?:[.,]\d+)?)\s*[;,]\s*(-?\d+(?:[.,]\d+)?)\s*\)/gu

/** "Vector AB if A(1; -2), B(4; 2)", "the midpoint of A(1, 2) and B(3, 8)", "distance between A(0; 3) and B(4; 0)". */
export function readPoints(raw: string, _: Language): WorkedTask | null {
  const text = raw.replace(/[−–]/g, '-')
  const points = [...text.matchAll(pointPattern)].map(
    ([, name = '', x = '', y = '']): Point => ({
      name: latin(name),
      at: [Number(x.replace(',', '.')), Number(y.replace(',', '.'))],
    }),
  )
  const [p, q] = points
  if (!p || !q || points.length !== 2 || p.name === q.name) return null
  const asked = text.replace(pointPattern, ' ')
  if (words.other.test(asked)) return null
  const named = words.vector.exec(asked)?.[1]
  const isLength = words.length.test(asked)
  const isMiddle = words.middle.test(asked)
  const pair = named === undefined ? null : [...named.toUpperCase()].map(latin)
  // The core measures lengths.
  if (isLength) return null
  if (isMiddle) return named === undefined ? middleOf(p, q) : null
  const [start, end] = pair === null ? [p, q] : pair.map((name) => points.find((each) => each.name === name))
  if (!start || !end || start === end) return null
  return pair === null ? null : vectorOf(start, end)
}

const tuple = ([x, y]: Pair): Value => ({ kind: 'tuple', of: [x, y] })

const part = (
  value: Value,
  text: (typeof texts)[keyof typeof texts],
  values: Readonly<Record<string, string>>,
): Part => ({
  key: 'asked',
  value,
  name: filled(text.name, values),
  ask: filled(text.ask, values),
  more: filled(text.more, values),
  isGoal: true,
})

const slip = (value: Value, cause: Both): Slip => ({ value, cause })

const task = (
  p: Point,
  q: Point,
  parts: readonly Part[],
  slips: readonly Slip[],
  causeOf?: WorkedTask['causeOf'],
): WorkedTask =>
  workedTask({
    kind: 'points',
    overrules: true,
    correctsReadings: true,
    given: [...p.at, ...q.at],
    parts: [...parts],
    slips: [...slips],
    example: pointExample,
    ...(causeOf && { causeOf }),
  })

const named = (a: Point, b: Point) => ({
  a: `$${a.name}$`,
  b: `$${b.name}$`,
  what: `$\\overrightarrow{${a.name}${b.name}}$`,
})

function vectorOf(a: Point, b: Point): WorkedTask {
  const of: Pair = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
  return task(
    a,
    b,
    [{ ...part(tuple(of), texts.vector, named(a, b)), labels: [`${a.name}${b.name}`.toLowerCase()] }],
    [slip(tuple([a.at[0] + b.at[0], a.at[1] + b.at[1]]), causes.added), slip(tuple([-of[0], -of[1]]), causes.turned)],
    (value) => {
      if (value.kind !== 'tuple' || value.of.length !== 2) return null
      if ([a, b].some(({ at }) => at[0] === value.of[0] && at[1] === value.of[1])) return null
      if (value.of[0] === of[0]) return causes.wrongSecond
      return value.of[1] === of[1] ? causes.wrongFirst : null
    },
  )
}

function middleOf(a: Point, b: Point): WorkedTask {
  const sum: Pair = [a.at[0] + b.at[0], a.at[1] + b.at[1]]
  return task(
    a,
    b,
    [part(tuple([sum[0] / 2, sum[1] / 2]), texts.middle, named(a, b))],
    [
      slip(tuple(sum), causes.notHalved),
      slip(tuple([b.at[0] - a.at[0], b.at[1] - a.at[1]]), causes.difference),
      slip(tuple([(b.at[0] - a.at[0]) / 2, (b.at[1] - a.at[1]) / 2]), causes.difference),
    ],
  )
}
