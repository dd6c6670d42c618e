// Compares an answer of the tutor with the expected one by values, not by looks.
import type { Expr, Statement } from '../packages/tutor/src/math/ast.ts'
import { collectNames, expression } from '../packages/tutor/src/math/ast.ts'
import { minus, real, size, type Values, valueAt } from '../packages/tutor/src/math/numeric.ts'
import { parseExpression } from '../packages/tutor/src/math/parse.ts'
import { readMessage } from '../packages/tutor/src/math/reading.ts'
import { asSet, withConstants } from '../packages/tutor/src/math/relations.ts'
import type { Case, Language } from './tutor-cases.ts'

/** Does the answer line say what was expected? `reply` is the whole text, for answers that are words. */
export function isExpected(one: Case, line: string, reply: string): boolean {
  const expected = one.expected!
  const pattern = /^\/(.*)\/i?$/.exec(expected)
  if (pattern) return new RegExp(pattern[1]!, 'i').test(`${line}\n${reply}`)
  if (/^[<>=]$/.test(expected)) {
    const sign = /\\lt|<|\\gt|>|=/.exec(line.replace(/\\(?:left|right)/g, ''))?.[0]
    return sign?.replace('\\lt', '<').replace('\\gt', '>') === expected
  }
  const answers = readAnswer(line, one.language)
  return answers.some((answer) => fits(answer, expected, one))
}

function fits(answer: Statement, expected: string, one: Case): boolean {
  if (expected === 'none') {
    return answer.kind === 'no-solution' || (answer.kind === 'set' && answer.intervals.length === 0)
  }
  if (expected === 'all') return answer.kind === 'all-numbers' || fitsSet(answer, '(-oo;+oo)')
  if (/oo|U/.test(expected)) return fitsSet(answer, expected)
  if (/^[([].*;.*[)\]]$/.test(expected)) {
    return fitsPoint(answer, expected) || (answer.kind !== 'tuples' && fitsSet(answer, expected))
  }
  if (/[a-z]=.*,/.test(expected)) return fitsPairs(answer, expected)
  if (/pi\*?n|n\/2|pi\*n/.test(expected)) return fitsSeries(answer, expected)
  if (expected.startsWith('y=')) {
    return answer.kind === 'equation' && sameExpr(answer.right, read(expected.slice(2)))
  }
  const wanted = expected.split(';').map(read)
  const given = valuesOf(answer)
  const same = (a: Expr, b: Expr) => sameExpr(a, b, one.upToConstant)
  return (
    given.length > 0 &&
    given.every((each) => wanted.some((other) => same(each, other))) &&
    wanted.every((each) => given.some((other) => same(each, other)))
  )
}

// ---- Reading -------------------------------------------------------------------------------------------------------

const read = (text: string): Expr => {
  const plain = text
    .trim()
    .replace(/\boo\b/g, '∞')
    .replace(/^\+/, '')
    .replaceAll('pi', 'π')
  const statement = withConstants(expression(parseExpression(plain, { commaIsDecimal: false })))
  return (statement as Statement & { kind: 'expression' }).value
}

function readAnswer(line: string, language: Language): Statement[] {
  // Units are said in words behind the number; `\text{...}` inside a formula is a word as well.
  const plain = line
    .replace(/\\\s*\\text\{\s*(?:or|или)\s*\}\\\s*/g, ' or ')

    .replace(/\\(?:text|mathrm)\{[^{}]*\}/g, ' ')
    .replace(/°|\^\\circ|\^\{\\circ\}/g, ' ')
  const spans = [...plain.matchAll(/\$([^$]+)\$/g)].map((found) => found[1]!)
  const joint = /(?:^|[\s$])(?:or|или)[\s$]/.test(plain) ? ' or ' : '; '
  // "72 km/h": a unit of more than one letter is no product.
  const bare = /^[$≈\s]*(-?[\d.,\s]*\d)(?!\s*[\d/^])/.exec(plain)?.[1] ?? ''
  const tries = [spans.join(joint), plain.replaceAll('$', ' '), plain.replace(/[$%]|\\%/g, ' '), ...spans, bare]
  const statements = tries.flatMap((each) =>
    readMessage(each, language).lines.flatMap((one) => ('statement' in one ? [one.statement] : [])),
  )
  return statements.length > 0 || !/^\p{L}$/u.test(spans.join()) ? statements : [expression(read(spans.join()))]
}

function valuesOf(answer: Statement): Expr[] {
  switch (answer.kind) {
    case 'expression':
      return [answer.value]
    case 'values':
      return [...answer.values]
    case 'cases':
      return answer.cases.map((each) => each.right)
    case 'equation':
      return [answer.right]
    case 'chain':
      return [answer.parts.at(-1)!]
    case 'tuples':
      return answer.rows.length === 1 && answer.rows[0]!.length === 1 ? [...answer.rows[0]!] : []
    case 'set':
      return answer.intervals.every(({ from, to }) => from && to && from === to)
        ? answer.intervals.map(({ from }) => from!)
        : []
    default:
      return []
  }
}

// ---- Comparing -----------------------------------------------------------------------------------------------------

const isNear = (gap: number, scale: number) => gap <= 1e-7 * Math.max(1, scale)
const hasSize = (value: { re: number; im: number }) => Number.isFinite(value.re) && Number.isFinite(value.im)

/** Letters that are no unknowns in an answer. */
const constants: Values = { C: real(0), e: real(Math.E), i: { re: 0, im: 1 } }

export function sameExpr(a: Expr, b: Expr, upToConstant = false): boolean {
  const names = new Set([...collectNames(a), ...collectNames(b)])
  if (upToConstant) names.add('C')
  const gaps: { gap: { re: number; im: number }; scale: number }[] = []
  for (let n = 1; n <= 12; n++) {
    const values: Values = Object.fromEntries(
      [...names].map((name, index) => [name, constants[name] ?? real(((n * 0.377 + index * 0.591) % 2.3) + 0.21)]),
    )
    const [left, right] = [valueAt(a, values), valueAt(b, values)]
    if (hasSize(left) && hasSize(right)) gaps.push({ gap: minus(left, right), scale: size(right) })
  }
  if (gaps.length < (names.size > 0 ? 5 : 1)) return false
  const [first] = gaps
  return gaps.every(({ gap, scale }) => isNear(size(upToConstant ? minus(gap, first!.gap) : gap), scale))
}

const numberAt = (expr: Expr, values: Values = {}) => valueAt(expr, values).re

interface Range {
  readonly from: number
  readonly to: number
  readonly hasFrom: boolean
  readonly hasTo: boolean
}

function fitsSet(answer: Statement, expected: string): boolean {
  const wanted = expected.split('U').map((part): Range => {
    const [, open, from, to, close] = /^([([])(.+);(.+)([)\]])$/.exec(part)!
    const end = (text: string) => (text.includes('oo') ? (text.includes('-') ? -1 : 1) * 1e9 : numberAt(read(text)))
    return { from: end(from!), to: end(to!), hasFrom: open === '[', hasTo: close === ']' }
  })
  const given = rangesOf(answer)
  if (!given) return false
  const holds = (ranges: readonly Range[], x: number) =>
    ranges.some(
      ({ from, to, hasFrom, hasTo }) =>
        (x > from + 1e-9 || (hasFrom && x > from - 1e-9)) && (x < to - 1e-9 || (hasTo && x < to + 1e-9)),
    )
  const ends = [...wanted, ...given].flatMap(({ from, to }) => [from, to])
  const points = ends.flatMap((end) => [end - 0.013, end, end + 0.013]).filter((end) => Math.abs(end) < 1e8)
  return [...points, -1e5, 1e5, 0.5].every((x) => holds(wanted, x) === holds(given, x))
}

function rangesOf(answer: Statement): Range[] | null {
  if (answer.kind === 'all-numbers') return [{ from: -1e9, to: 1e9, hasFrom: false, hasTo: false }]
  if (answer.kind === 'inequality' && answer.relation === '!=') {
    const at = numberAt(answer.right)
    return [
      { from: -1e9, to: at, hasFrom: false, hasTo: false },
      { from: at, to: 1e9, hasFrom: false, hasTo: false },
    ]
  }
  const set = asSet(answer)
  if (set.kind !== 'set') return null
  return set.intervals.map(({ from, to, closedFrom, closedTo }) => ({
    from: from ? Math.max(-1e9, numberAt(from)) : -1e9,
    to: to ? Math.min(1e9, numberAt(to)) : 1e9,
    hasFrom: closedFrom,
    hasTo: closedTo,
  }))
}

function fitsPoint(answer: Statement, expected: string): boolean {
  const wanted = expected.slice(1, -1).split(';').map(read)
  const given =
    answer.kind === 'tuples' && answer.rows.length === 1
      ? answer.rows[0]!
      : answer.kind === 'cases' && answer.cases.length === wanted.length
        ? answer.cases.map((each) => each.right)
        : answer.kind === 'set' && answer.intervals.length === 1 && answer.intervals[0]!.from && answer.intervals[0]!.to
          ? [answer.intervals[0]!.from, answer.intervals[0]!.to]
          : []
  return given.length === wanted.length && given.every((each, index) => sameExpr(each, wanted[index]!))
}

function fitsPairs(answer: Statement, expected: string): boolean {
  const wanted = expected.split(' or ').map((row) => {
    const sides = row.split(',').map((each) => each.split('='))
    return new Map(sides.map(([name, value]) => [name!.trim(), read(value!)]))
  })
  const given =
    answer.kind === 'tuples'
      ? answer.rows.map((row) => new Map(answer.names.map((name, index) => [name, row[index]!])))
      : answer.kind === 'cases'
        ? [new Map(answer.cases.map((each) => [each.left.kind === 'name' ? each.left.name : '', each.right]))]
        : answer.kind === 'system'
          ? [
              new Map(
                answer.lines.flatMap((each) =>
                  each.kind === 'equation' && each.left.kind === 'name' ? [[each.left.name, each.right] as const] : [],
                ),
              ),
            ]
          : []
  const same = (a: ReadonlyMap<string, Expr>, b: ReadonlyMap<string, Expr>) =>
    [...a].every(([name, value]) => b.has(name) && sameExpr(value, b.get(name)!))
  return (
    given.length === wanted.length &&
    wanted.every((row) => given.some((other) => same(row, other))) &&
    given.every((row) => wanted.some((other) => same(other, row)))
  )
}

function fitsSeries(answer: Statement, expected: string): boolean {
  const given = answer.kind === 'series' ? answer.values : valuesOf(answer)
  const members = (values: readonly Expr[]) => {
    const found = new Set<string>()
    for (let n = -60; n <= 60; n++) {
      for (const value of values) {
        const at = numberAt(value, { n: real(n), k: real(n), m: real(n) })
        if (Math.abs(at) < 30) found.add(at.toFixed(6).replace('-0.000000', '0.000000'))
      }
    }
    return [...found].sort().join()
  }
  return given.length > 0 && members(given) === members(expected.split(';').map(read))
}
