import nerdamer from 'nerdamer-prime'
import type { Expr, FunctionName, Request, Statement } from '../ast.ts'
import { expression, namesOf, rootsOf } from '../ast.ts'
import { parseExpression } from '../parse.ts'
import type { Engine } from './engine.ts'

/** The second engine: factoring, integrals, and a second attempt at everything else. */
export function createNerdamer(): Engine {
  // It prints a warning for everything it cannot solve.
  nerdamer.set('SILENCE_WARNINGS', true)
  return { name: 'nerdamer', answer }
}

const ask = (text: string) => nerdamer(text).toString()

function answer(task: Statement, wanted?: string): Statement | null {
  switch (task.kind) {
    case 'equation': {
      const unknown = wanted ?? namesOf(task)[0]
      if (unknown === undefined) return null
      const values = list(ask(`solve((${toText(task.left)})-(${toText(task.right)}),${unknown})`))
      return values.length === 0 ? null : rootsOf(unknown, values.map(fromText))
    }
    case 'system': {
      const names = namesOf(task)
      const lines = task.lines.map((line) => `${toText(line.left)}=${toText(line.right)}`)
      if (task.lines.some((line) => line.kind !== 'equation')) return null
      const pairs = nerdamer.solveEquations(lines, names as string[]) as unknown
      if (!Array.isArray(pairs)) return null
      const found = new Map(pairs.map((pair) => [String(pair[0]), fromText(String(pair[1]))]))
      const row = names.map((letter) => found.get(letter))
      return row.every((value) => value !== undefined)
        ? { kind: 'tuples', names, rows: [row.map((value) => value!)] }
        : null
    }
    case 'expression':
      return expression(fromText(ask(`simplify(${toText(task.value)})`)))
    case 'request':
      return request(task)
    default:
      return null
  }
}

function request({ operation, subject, unknown = 'x', values = [] }: Request): Statement | null {
  if (subject.kind !== 'expression') {
    return operation === 'solve' || operation === 'simplify' || operation === 'solve-for'
      ? answer(subject, unknown)
      : null
  }
  const of = toText(subject.value)
  const [first, second] = values.map(toText)
  const told = (text: string) => expression(fromText(ask(text)))
  switch (operation) {
    case 'simplify':
    case 'calculate':
      return answer(subject)
    case 'factor':
      return told(`factor(${of})`)
    case 'expand':
      return told(`expand(${of})`)
    case 'differentiate':
      return told(`diff(${of},${unknown})`)
    case 'integrate':
      return told(`integrate(${of},${unknown})`)
    case 'definite-integral':
      return first && second ? told(`defint(${of},${first},${second},${unknown})`) : null
    case 'limit':
      return first ? told(`limit(${of},${unknown},${first})`) : null
    default:
      return null
  }
}

// ---- To and from its notation --------------------------------------------------------------------------------------

/** The result has another meaning in school notation, or none. */
class NoWord extends Error {}

const functions: Readonly<Partial<Record<FunctionName, string>>> = {
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  cot: 'cot',
  asin: 'asin',
  acos: 'acos',
  atan: 'atan',
  acot: 'acot',
  // Nerdamer's `log` is the natural logarithm.
  ln: 'log',
  abs: 'abs',
  floor: 'floor',
}
const ours = new Map(Object.entries(functions).map(([fn, theirs]) => [theirs!, fn]))
const signs = { add: '+', subtract: '-', multiply: '*', divide: '/', power: '^' } as const

function toText(expr: Expr): string {
  switch (expr.kind) {
    case 'number':
      return `(${expr.value.n}/${expr.value.d})`
    case 'name':
      return expr.name
    case 'constant':
      return { π: 'pi', e: 'e', i: 'i', '∞': 'Infinity' }[expr.name]
    case 'negate':
      return `(-(${toText(expr.of)}))`
    case 'root':
      return expr.index === 2 ? `sqrt(${toText(expr.of)})` : `(${toText(expr.of)})^(1/${expr.index})`
    case 'plus-minus':
      throw new NoWord('±')
    case 'call': {
      const args = expr.args.map(toText)
      if (expr.fn === 'deg') return `((${args[0]})*pi/180)`
      if (expr.fn === 'log') return `(log(${args[0]})/log(${args[1]}))`
      const theirs = functions[expr.fn]
      if (!theirs) throw new NoWord(expr.fn)
      return `${theirs}(${args.join(',')})`
    }
    default:
      return `((${toText(expr.left)})${signs[expr.kind]}(${toText(expr.right)}))`
  }
}

/** Parses its output with our own parser, after marking functions and constants. */
function fromText(text: string): Expr {
  const marked = text
    .replace(/[a-zA-Z]+\d*/g, (word) => {
      if (word === 'pi') return 'π'
      if (word === 'e' || word === 'i') return `#${word}`
      if (word === 'sqrt') return '√'
      const fn = ours.get(word)
      if (fn) return `#${fn}`
      if (word.length === 1) return word
      throw new NoWord(word)
    })
    .replaceAll('**', '^')
  if (/\d\.\d/.test(marked)) throw new NoWord(text)
  return parseExpression(marked, { isStored: true })
}

/** `[a,b]`, split at the commas outside brackets. */
function list(text: string): string[] {
  const inner = text.replace(/^\[|\]$/g, '')
  if (inner === '') return []
  const parts = ['']
  let depth = 0
  for (const sign of inner) {
    if (sign === '(' || sign === '[') depth++
    if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}
