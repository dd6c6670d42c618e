import type { Expr, Inequality, Interval, Relation, Statement } from './ast.ts'
import {
  children,
  collectNames,
  constant,
  equation,
  inequality,
  isClosed,
  name,
  namesOf,
  SERIES_LETTER,
  someNode,
  withChildren,
} from './ast.ts'
import type { Language } from './latex.ts'
import { parseExpression } from './parse.ts'

const signs: Record<string, Relation> = { '<': '<', '>': '>', '≤': '<=', '≥': '>=', '≠': '!=' }

/**
 * Parses inequalities, double inequalities, systems of them, and series such as `π/6 + 2πn`; null when the text has
 * none.
 */
export function readRelations(piece: string, language: Language, wideArguments = false): Statement | null {
  const text = piece.replace(/<\s*=/g, '≤').replace(/>\s*=/g, '≥')
  if (!/[<>≤≥≠]/.test(text)) return readSeries(piece, language)
  const options = { commaIsDecimal: language === 'ru' || !/\d,\s/.test(text), wideArguments }
  const parse = (part: string) => parseExpression(part.trim(), options)
  const isUnion = /∨/.test(text)
  const items = text
    .split(language === 'ru' ? /[;∨∧]|,\s+/ : /[;∨∧]|,\s*/)
    .map(withoutOuterBrace)
    .filter((item) => item !== '')
  const lines = items.map((item): Statement => {
    const parts = item.split(/[<>≤≥≠=]/)
    const relations = [...item.matchAll(/[<>≤≥≠=]/g)].map((found) => found[0])
    const exprs = parts.map(parse)
    const [first, second] = relations
    if (exprs.length === 3 && first && second && first !== '=' && second !== '=') {
      return { kind: 'between', parts: [exprs[0]!, exprs[1]!, exprs[2]!], relations: [signs[first]!, signs[second]!] }
    }
    if (exprs.length !== 2 || !first) return { kind: 'no-solution' }
    return first === '=' ? equation(exprs[0]!, exprs[1]!) : inequality(exprs[0]!, signs[first]!, exprs[1]!)
  })
  const [only] = lines
  if (lines.some((line) => line.kind === 'no-solution')) return null
  if (lines.length === 1 && only) return only
  if (isUnion) {
    const intervals = lines.map((line) => intervalOf(line))
    const unknown = namesOf(lines[0]!)[0]
    if (intervals.every((each) => each !== null) && unknown)
      return { kind: 'set', unknown, intervals: intervals.map((each) => each!) }
    return null
  }
  const flat = lines.flatMap((line): (Inequality | ReturnType<typeof equation>)[] => {
    if (line.kind === 'between') {
      return [
        inequality(line.parts[0], line.relations[0], line.parts[1]),
        inequality(line.parts[1], line.relations[1], line.parts[2]),
      ]
    }
    return line.kind === 'inequality' || line.kind === 'equation' ? [line] : []
  })
  return { kind: 'system', lines: flat }
}

/** The brace of a system opens before the first line and may close after the last; braces of fractions stay. */
function withoutOuterBrace(item: string): string {
  const opened = item.replace(/^[\s{]+/, '')
  const count = (sign: string) => opened.split(sign).length
  return count('}') > count('{') ? opened.replace(/\s*\}\s*$/, '') : opened.trim()
}

/** An endpoint: a number, or an angle with its period, `π/6 + 2πk`. */
function endOf(value: Expr): Expr | null {
  const [turns, ...others] = [...collectNames(value)]
  if (!turns) return value
  const isAngle = someNode(value, (node) =>
    node.kind === 'constant' ? node.name === 'π' : node.kind === 'call' && node.fn === 'deg',
  )
  return others.length === 0 && isAngle && /^[nkm]$/.test(turns) ? renamed(value, turns, SERIES_LETTER) : null
}

/** `x > 3`, `1 < x <= 2`, `x = 5` as an interval. */
function intervalOf(line: Statement): Interval | null {
  if (line.kind === 'equation' && line.left.kind === 'name' && isClosed(line.right))
    return { from: line.right, to: line.right, closedFrom: true, closedTo: true }
  if (line.kind === 'between') {
    const [a, c] = [line.parts[0], line.parts[2]].map(endOf)
    const [first, second] = line.relations
    if (!a || !c) return null
    const isUp = first.startsWith('<')
    return isUp
      ? { from: a, to: c, closedFrom: first === '<=', closedTo: second === '<=' }
      : { from: c, to: a, closedFrom: second === '>=', closedTo: first === '>=' }
  }
  if (line.kind !== 'inequality' || line.relation === '!=') return null
  const isLeft = line.left.kind === 'name' && isClosed(line.right)
  const isRight = line.right.kind === 'name' && isClosed(line.left)
  if (!isLeft && !isRight) return null
  const value = isLeft ? line.right : line.left
  const isBelow = line.relation.startsWith('<') === isLeft
  const closed = line.relation.endsWith('=')
  return isBelow
    ? { from: null, to: value, closedFrom: false, closedTo: closed }
    : { from: value, to: null, closedFrom: closed, closedTo: false }
}

/** The answer to an inequality as a set: `x > 1`, `1 < x < 3`. */
export function asSet(statement: Statement): Statement {
  const middle = statement.kind === 'between' && statement.parts[1].kind === 'name' ? statement.parts[1].name : null
  const unknown = middle ?? namesOf(statement)[0]
  if (!unknown) return statement
  if (statement.kind === 'inequality' && statement.relation === '!=') {
    const value = statement.left.kind === 'name' ? statement.right : statement.left
    const ends = { closedFrom: false, closedTo: false }
    return {
      kind: 'set',
      unknown,
      intervals: [
        { from: null, to: value, ...ends },
        { from: value, to: null, ...ends },
      ],
    }
  }
  const interval = intervalOf(statement)
  return interval ? { kind: 'set', unknown, intervals: [interval] } : statement
}

const end = (text: string, options: { commaIsDecimal: boolean }): Expr | null =>
  /^[-+]?\s*∞$/.test(text.trim()) ? null : parseExpression(text.trim(), options)

/** Parses an answer in set notation, `(1; +∞)`, `x ∈ [2; 3) ∪ {5}`, and tuples such as `(2; 3)`. */
export function readAnswerSet(piece: string, language: Language): Statement | null {
  const text = piece.trim().replace(/\\left|\\right/g, '')
  const named = readNamedPairs(text, language)
  if (named) return named
  const letter = /^([a-zA-Zху])\s*∈\s*/.exec(text)
  const body = (letter ? text.slice(letter[0].length) : text).replace(/(?<=[)\]}])\s*[UuИ]\s*(?=[([{])/g, ' ∪ ')
  const pairs = readPairs(body, language)
  if (letter === null && pairs) return pairs
  const listed = readListed(body, letter, language)
  if (listed) return listed
  const parts = body.split(/\s*∪\s*/)
  const shape = /^([([{])([^;]*?)(?:;([^;]*))?([)\]}])$/
  const found = parts.map((part) => shape.exec(part.replace(language === 'ru' ? /,\s+/ : /,\s*(?=[^\d]|\d)/, ';')))
  if (found.some((each) => !each)) return null
  const isSet =
    letter !== null ||
    parts.length > 1 ||
    /∞/.test(body) ||
    /[π°].*[nkm]/.test(body) ||
    found.some((each) => each![3] !== undefined && `${each![1]}${each![4]}` !== '()')
  const options = { commaIsDecimal: language === 'ru' }
  const unknown = letter ? letter[1]!.replace('х', 'x').replace('у', 'y') : null
  if (!isSet) {
    const [only] = found
    if (parts.length !== 1 || !only || only[3] === undefined || only[1] !== '(') return null
    const row = [only[2]!, only[3]].map((part) => parseExpression(part, options))
    return row.every(isClosed) ? { kind: 'tuples', names: ['x', 'y'], rows: [row] } : null
  }
  const intervals = found.map((each): Interval | null => {
    const [, open, from, to, close] = each!
    if (to === undefined) {
      if (open !== '{') return null
      const value = parseExpression(from!, options)
      return { from: value, to: value, closedFrom: true, closedTo: true }
    }
    // From minus two to minus infinity there is nothing.
    if (/^\+?\s*∞$/.test(from!.trim()) || /^-\s*∞$/.test(to.trim())) return null
    const [low, high] = [end(from!, options), end(to, options)]
    const [start, stop] = [low && endOf(low), high && endOf(high)]
    if ((low && !start) || (high && !stop)) return null
    return { from: start, to: stop, closedFrom: open === '[', closedTo: close === ']' }
  })
  if (intervals.some((each) => !each)) return null
  return { kind: 'set', unknown, intervals: intervals.map((each) => each!) }
}

/** Enumerated sets: `{2; 3}`, `x ∈ {2, 3}`. */
function readListed(body: string, letter: RegExpExecArray | null, language: Language): Statement | null {
  const inside = /^\{([^{}]*[;,][^{}]*)\}$/.exec(body.trim())?.[1]
  if (inside === undefined) return null
  const items = inside.split(inside.includes(';') ? ';' : language === 'ru' ? /,\s+/ : ',')
  const values = items.map((item) => parseExpression(item.trim(), { commaIsDecimal: language === 'ru' }))
  if (!values.every(isClosed)) return null
  if (letter === null) return { kind: 'values', values }
  const unknown = name(letter[1]!.replace('х', 'x').replace('у', 'y'))
  return { kind: 'cases', cases: values.map((value) => equation(unknown, value)) }
}

/** `(x; y) = (0; 0) or (2; -4)`: solutions of a system with named letters. */
function readNamedPairs(text: string, language: Language): Statement | null {
  const head = /^\(\s*([a-zху])\s*[;,]\s*([a-zху])\s*\)\s*=\s*(.+)$/iu.exec(text)
  if (!head) return null
  const options = { commaIsDecimal: language === 'ru' }
  const rows = head[3]!.split(/\s*[∪∨]\s*/).map((row) => {
    const shape = /^\(([^;]*);([^;]*)\)$/.exec(row.trim().replace(language === 'ru' ? /,\s+/ : /,\s*/, ';'))
    return shape ? [parseExpression(shape[1]!.trim(), options), parseExpression(shape[2]!.trim(), options)] : null
  })
  if (!rows.every((row) => row?.every(isClosed))) return null
  const names = [head[1]!, head[2]!].map((letter) => letter.replace('х', 'x').replace('у', 'y'))
  return { kind: 'tuples', names, rows: rows.map((row) => row!) }
}

/** `(2; 1), (-3; -4)`: points separated by a comma. */
function readPairs(body: string, language: Language): Statement | null {
  const found = [...body.matchAll(/\(([^();]+);([^();]+)\)/g)]
  const between = body.replace(/\([^();]+;[^();]+\)/g, ' ').replace(/[\s,;]/g, '')
  if (found.length < 2 || between !== '' || /∞/.test(body)) return null
  const rows = found.map((each) =>
    [each[1]!, each[2]!].map((part) => parseExpression(part, { commaIsDecimal: language === 'ru' })),
  )
  return rows.flat().every(isClosed) ? { kind: 'tuples', names: ['x', 'y'], rows } : null
}

/** `x = π/6 + 2πn or x = ...`. */
function readSeries(piece: string, language: Language): Statement | null {
  if (!/π|°/.test(piece) || !/[nk]/.test(piece.replace(/[a-z]{2,}/gi, ''))) return null
  const items = piece
    .split(/[;∨∧]|,\s+/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
  const values: Expr[] = []
  let unknown = 'x'
  for (const item of items) {
    const [left, right, ...rest] = item.split('=')
    if (rest.length > 0 || (right !== undefined && !/^\s*[a-zа-яα-ω]\s*$/iu.test(left!))) return null
    if (right !== undefined) unknown = left!.trim().replace('х', 'x')
    const options = { commaIsDecimal: language === 'ru' }
    for (const signed of (right ?? left!).includes('±') ? ['+', '-'] : ['']) {
      const text = (right ?? left!).replace('±', signed)
      const value = parseExpression(text, options)
      const letters = [...collectNames(value)]
      const [whole] = letters
      if (letters.length !== 1 || !whole || !/^[nkm]$/.test(whole)) return null
      values.push(renamed(value, whole, SERIES_LETTER))
    }
  }
  return values.length > 0 ? { kind: 'series', unknown, values } : null
}

const renamed = (expr: Expr, from: string, to: string): Expr =>
  expr.kind === 'name'
    ? expr.name === from
      ? name(to)
      : expr
    : withChildren(
        expr,
        children(expr).map((child) => renamed(child, from, to)),
      )

// ---- e and i -------------------------------------------------------------------------------------------------------

/** `2*i`, `i**2`: a student who writes out each product means a letter, not the imaginary unit. */
export const isLetter = (source: string) => /\d\s*\*\s*i(?!\p{L})|(?<!\p{L})i\s*\*\*/u.test(source)

/**
 * Replaces the letters e and i by the constants, where the statement uses them as such.
 * @param keepsI `i` is a letter like any other
 */
export function withConstants(statement: Statement, keepsI = false): Statement {
  const names = namesOf(statement)
  let result = statement
  if (names.includes('e') && usesEuler(statement, names)) result = mapExprs(result, (expr) => replacedName(expr, 'e'))
  if (!keepsI && names.join() === 'i' && statement.kind !== 'equation' && statement.kind !== 'inequality')
    result = mapExprs(result, (expr) => replacedName(expr, 'i'))
  return result
}

const replacedName = (expr: Expr, letter: 'e' | 'i'): Expr =>
  expr.kind === 'name' && expr.name === letter
    ? constant(letter)
    : withChildren(
        expr,
        children(expr).map((child) => replacedName(child, letter)),
      )

function usesEuler(statement: Statement, names: readonly string[]): boolean {
  const isEuler = (node: Expr): boolean =>
    (node.kind === 'power' &&
      isE(node.left) &&
      !(node.right.kind === 'number' && names.length === 1 && statement.kind !== 'expression')) ||
    (node.kind === 'call' && node.fn === 'ln' && someNode(node.args[0]!, isE))
  let found = false
  mapExprs(statement, (expr) => {
    found ||= someNode(expr, isEuler)
    return expr
  })
  return found
}
const isE = (node: Expr) => node.kind === 'name' && node.name === 'e'

function mapExprs(statement: Statement, change: (expr: Expr) => Expr): Statement {
  switch (statement.kind) {
    case 'expression':
      return { ...statement, value: change(statement.value) }
    case 'equation':
    case 'inequality':
      return { ...statement, left: change(statement.left), right: change(statement.right) }
    case 'between':
      return {
        ...statement,
        parts: [change(statement.parts[0]), change(statement.parts[1]), change(statement.parts[2])],
      }
    case 'chain':
      return { ...statement, parts: statement.parts.map(change) }
    case 'values':
      return { ...statement, values: statement.values.map(change) }
    case 'cases':
      return { ...statement, cases: statement.cases.map((each) => equation(change(each.left), change(each.right))) }
    case 'system':
      return {
        ...statement,
        lines: statement.lines.map((line) => ({ ...line, left: change(line.left), right: change(line.right) })),
      }
    case 'series':
      return { ...statement, values: statement.values.map(change) }
    default:
      return statement
  }
}
