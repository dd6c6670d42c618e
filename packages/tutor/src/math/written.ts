import type { Expr, Relation, Statement } from './ast.ts'
import { equation, inequality, operations, request } from './ast.ts'
import { ParseError, parseExpression } from './parse.ts'
import { decimalText, isFiniteDecimal, isInteger, multiply, rational } from './rational.ts'

/** A statement as plain text, the form stored in a conversation. Parsing it gives the same statement. */
export const writeStatement = (statement: Statement): string => fieldsOf(statement).join('|')

function fieldsOf(statement: Statement): string[] {
  const { kind } = statement
  const each = writeExpression
  switch (statement.kind) {
    case 'expression':
      return [kind, each(statement.value)]
    case 'equation':
      return [kind, each(statement.left), each(statement.right)]
    case 'cases':
      return [kind, ...statement.cases.flatMap((one) => [each(one.left), each(one.right)])]
    case 'chain':
      return [kind, ...statement.parts.map(each)]
    case 'values':
      return [kind, ...statement.values.map(each)]
    case 'inequality':
      return [kind, statement.relation, each(statement.left), each(statement.right)]
    case 'between':
      return [kind, ...statement.relations, ...statement.parts.map(each)]
    case 'system':
      return [
        kind,
        ...statement.lines.flatMap((line) => [
          line.kind === 'equation' ? '=' : line.relation,
          each(line.left),
          each(line.right),
        ]),
      ]
    case 'set':
      return [
        kind,
        statement.unknown ?? '',
        ...statement.intervals.flatMap(({ from, to, closedFrom, closedTo }) => [
          `${closedFrom ? '[' : '('}${closedTo ? ']' : ')'}`,
          from ? each(from) : '',
          to ? each(to) : '',
        ]),
      ]
    case 'tuples':
      return [kind, statement.names.join(), ...statement.rows.flat().map(each)]
    case 'series':
      return [kind, statement.unknown, ...statement.values.map(each)]
    case 'truth':
      return [kind, `${statement.value}`]
    case 'story':
      return [kind, statement.language, statement.text.replaceAll('|', '/')]
    case 'request': {
      const values = statement.values ?? []
      const head = [kind, statement.operation, statement.unknown ?? '', `${values.length}`]
      return [...head, ...values.map(each), ...fieldsOf(statement.subject)]
    }
    default:
      return [kind]
  }
}

/** @throws {ParseError} when the text was not made by `writeStatement` */
export const readWritten = (text: string): Statement => fromFields(text.split('|'))

const relations: readonly Relation[] = ['<', '<=', '>', '>=', '!=']

function fromFields([kind, ...rest]: readonly string[]): Statement {
  const read = (text: string | undefined) => parseExpression(text ?? '', { isStored: true })
  const relation = (text: string | undefined): Relation => {
    const found = relations.find((each) => each === text)
    if (!found) throw new ParseError('unexpected')
    return found
  }
  switch (kind) {
    case 'expression':
      return { kind, value: read(rest[0]) }
    case 'equation':
      return equation(read(rest[0]), read(rest[1]))
    case 'cases':
      return { kind, cases: groups(rest, 2).map(([left, right]) => equation(read(left), read(right))) }
    case 'chain':
      return { kind, parts: rest.map(read) }
    case 'values':
      return { kind, values: rest.map(read) }
    case 'inequality':
      return inequality(read(rest[1]), relation(rest[0]), read(rest[2]))
    case 'between':
      return {
        kind,
        relations: [relation(rest[0]), relation(rest[1])],
        parts: [read(rest[2]), read(rest[3]), read(rest[4])],
      }
    case 'system':
      return {
        kind,
        lines: groups(rest, 3).map(([sign, left, right]) =>
          sign === '=' ? equation(read(left), read(right)) : inequality(read(left), relation(sign), read(right)),
        ),
      }
    case 'set': {
      const [unknown, ...ends] = rest
      const intervals = groups(ends, 3).map(([brackets = '', from, to]) => ({
        from: from ? read(from) : null,
        to: to ? read(to) : null,
        closedFrom: brackets.startsWith('['),
        closedTo: brackets.endsWith(']'),
      }))
      return { kind, unknown: unknown || null, intervals }
    }
    case 'tuples': {
      const names = (rest[0] ?? '').split(',')
      return { kind, names, rows: groups(rest.slice(1), names.length).map((row) => row.map(read)) }
    }
    case 'series':
      return { kind, unknown: rest[0] ?? 'x', values: rest.slice(1).map(read) }
    case 'truth':
      return { kind, value: rest[0] === 'true' }
    case 'request': {
      const operation = operations.find((each) => each === rest[0])
      const count = Number(rest[2] ?? 0)
      const subject = fromFields(rest.slice(3 + count))
      if (!operation || subject.kind === 'request') throw new ParseError('unexpected')
      const values = rest.slice(3, 3 + count).map(read)
      return request(operation, subject, { ...(rest[1] && { unknown: rest[1] }), ...(count > 0 && { values }) })
    }
    case 'story':
      return { kind, language: rest[0] === 'ru' ? 'ru' : 'en', text: rest[1] ?? '' }
    case 'all-numbers':
      return { kind }
    default:
      return { kind: 'no-solution' }
  }
}

function groups(fields: readonly string[], size: number): string[][] {
  const result: string[][] = []
  for (let start = 0; start + size <= fields.length; start += size) result.push(fields.slice(start, start + size))
  return result
}

const SUM = 1
const PRODUCT = 2
const SIGNED = 3
const POWER = 4
const ATOM = 5

export const writeExpression = (expr: Expr): string => write(expr).text

function write(expr: Expr): { text: string; strength: number } {
  const inside = (part: Expr, needed: number) => {
    const { text, strength } = write(part)
    return strength >= needed ? text : `(${text})`
  }
  switch (expr.kind) {
    case 'number': {
      const { value, style } = expr
      if (value.n < 0n)
        return { text: `(-${write({ ...expr, value: { n: -value.n, d: value.d } }).text})`, strength: ATOM }
      if (style === 'percent' && isFiniteDecimal(value)) {
        return { text: `(${decimalText(multiply(value, rational(100)))}%)`, strength: ATOM }
      }
      if (style === 'decimal' && isFiniteDecimal(value, 12)) {
        const digits = decimalText(value)
        return { text: digits.includes('.') ? digits : `${digits}.0`, strength: ATOM }
      }
      if (isInteger(value)) return { text: `${value.n}`, strength: ATOM }
      if (style === 'mixed' && value.n > value.d) {
        return { text: `(${value.n / value.d} ${value.n % value.d}/${value.d})`, strength: ATOM }
      }
      return { text: `(${value.n}/${value.d})`, strength: ATOM }
    }
    case 'name':
      return { text: expr.name, strength: ATOM }
    case 'constant':
      return { text: expr.name === 'e' || expr.name === 'i' ? `#${expr.name}` : expr.name, strength: ATOM }
    case 'call':
      return { text: `#${expr.fn}(${expr.args.map((arg) => write(arg).text).join(';')})`, strength: ATOM }
    case 'negate':
      return { text: `-${inside(expr.of, SIGNED)}`, strength: SIGNED }
    case 'root': {
      const of = write(expr.of).text
      return { text: expr.index === 2 ? `√(${of})` : `\\sqrt[${expr.index}]{${of}}`, strength: ATOM }
    }
    case 'add':
    case 'subtract':
    case 'plus-minus': {
      const sign = { add: '+', subtract: '-', 'plus-minus': '±' }[expr.kind]
      return { text: `${inside(expr.left, SUM)} ${sign} ${inside(expr.right, PRODUCT)}`, strength: SUM }
    }
    case 'multiply':
      return { text: `${inside(expr.left, PRODUCT)} * ${inside(expr.right, SIGNED)}`, strength: PRODUCT }
    case 'divide':
      return {
        text: `${inside(expr.left, PRODUCT)} ${expr.inline ? ':' : '/'} ${inside(expr.right, SIGNED)}`,
        strength: PRODUCT,
      }
    case 'power':
      return { text: `${inside(expr.left, ATOM)}^${inside(expr.right, ATOM)}`, strength: POWER }
  }
}
