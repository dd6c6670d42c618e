import type { Equation, Expr, Statement } from '../../math/ast.ts'
import { binary, equation, isClosed, namesOf, rewritings, signedTerms } from '../../math/ast.ts'
import { readWritten } from '../../math/written.ts'
import { type Place, places, sayTheSame, statementsIn } from './placing.ts'

/**
 * 2y + 1 + 3y = 12 for 2(y + 1) + 3y = 12: what was put in, or multiplied by, is a sum, and its bracket is missing. Right and
 * wrong line differ by nothing else.
 */
export const bracketLost: Place = (placing) => {
  const { turn, task, text } = placing
  const lines = statementsIn(turn, text).flatMap(equationsOf)
  for (const line of lines) {
    const [letter, ...others] = namesOf(line)
    if (letter === undefined || others.length > 0) continue
    const meant = [...putIn(placing, lines, letter), ...crossed(task)]
    const found = meant.find(
      (each) =>
        !sayTheSame(each.right, line, letter) && withoutBrackets(each).some((lost) => sayTheSame(lost, line, letter)),
    )
    if (found)
      return places(
        placing,
        'bracket-lost',
        { line: turn.voice.line(line), sum: turn.voice.formula(found.sum) },
        'incorrect',
      )
  }
  return null
}

interface Meant {
  readonly right: Equation
  /** Needs its bracket. */
  readonly sum: Expr
  /** So does this one. */
  readonly other?: Expr
}

function withoutBrackets({ right, sum, other }: Meant): readonly Equation[] {
  const once = withoutBracket(right, sum)
  return other === undefined ? once : [...once, ...once.flatMap((each) => withoutBracket(each, other))]
}

const equationsOf = (line: Statement): readonly Equation[] =>
  line.kind === 'equation'
    ? [line]
    : line.kind === 'system'
      ? line.lines.filter((each): each is Equation => each.kind === 'equation')
      : []

/** A line of the system with an expression in the place of the other letter, which the student has found before. */
function putIn({ task, problem }: Parameters<Place>[0], lines: readonly Equation[], letter: string): readonly Meant[] {
  if (task.kind !== 'system') return []
  const done = [
    problem.line,
    ...problem.done.flatMap(({ line }) => (line === null ? [] : [line])),
    problem.lastWork ?? '',
  ]
    .flatMap((each) => each.split('\n'))
    .filter((each) => each !== '')
    .flatMap((each) => equationsOf(readWritten(each)))
  const known = [...lines, ...done].filter(
    ({ left, right }) =>
      left.kind === 'name' && left.name !== letter && namesOf({ kind: 'expression', value: right }).join() === letter,
  )
  return known.flatMap(({ left, right: sum }) =>
    task.lines.flatMap((each) => {
      if (each.kind !== 'equation' || left.kind !== 'name' || signedTerms(sum).length < 2) return []
      return [{ right: equation(replaced(each.left, left.name, sum), replaced(each.right, left.name, sum)), sum }]
    }),
  )
}

/** a/u = b/v as a·v = b·u. */
function crossed(task: Statement): readonly Meant[] {
  if (task.kind !== 'equation') return []
  const { left, right } = task
  if (left.kind !== 'divide' || right.kind !== 'divide') return []
  const line = equation(binary('multiply', left.left, right.right), binary('multiply', right.left, left.right))
  const sums = [left.right, right.right].filter((each) => signedTerms(each).length > 1)
  return sums.map((sum) => {
    const [other] = sums.filter((each) => each !== sum)
    return { right: line, sum, ...(other && { other }) }
  })
}

function replaced(expr: Expr, letter: string, by: Expr): Expr {
  if (expr.kind === 'name') return expr.name === letter ? by : expr
  if ('left' in expr && 'right' in expr)
    return { ...expr, left: replaced(expr.left, letter, by), right: replaced(expr.right, letter, by) }
  return expr.kind === 'negate' ? { ...expr, of: replaced(expr.of, letter, by) } : expr
}

/** The same with k(a + b) as ka + b, and a - (b + c) as a - b + c. */
function withoutBracket(line: Equation, sum: Expr): readonly Equation[] {
  const lose = (node: Expr): readonly Expr[] => {
    if (node.kind !== 'multiply' && node.kind !== 'subtract') return []
    const [inner, other] =
      node.right === sum
        ? [node.right, node.left]
        : node.kind === 'multiply' && node.left === sum
          ? [node.left, node.right]
          : []
    if (!inner || !other || (inner.kind !== 'add' && inner.kind !== 'subtract')) return []
    if (node.kind === 'multiply' && !isClosed(other)) return []
    return [binary(inner.kind, binary(node.kind, other, inner.left), inner.right)]
  }
  const sides = (expr: Expr) => rewritings(expr, lose)
  return [
    ...sides(line.left).map((left) => equation(left, line.right)),
    ...sides(line.right).map((right) => equation(line.left, right)),
  ]
}
