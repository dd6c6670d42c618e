import { either } from '../language/either.ts'
import { exampleWords } from '../language/example-words.ts'
import type { Expr, Statement } from '../math/ast.ts'
import { type Claim, isMention } from '../math/claims/claim.ts'
import { latexOfStatement } from '../math/latex.ts'
import { regExpOf } from '../pattern.ts'
import { diagnoseFor } from '../pedagogy/diagnose.ts'
import { isJudged, judgeWork } from '../pedagogy/judging.ts'
import { lineOf, taskOf } from '../pedagogy/problem.ts'
import type { Problem } from '../pedagogy/state.ts'
import type { Message } from '../pedagogy/understand.ts'
import { sharesLetters } from './by-self.ts'
import type { HeardLine } from './understood.ts'
import { isValue } from './values.ts'

/**
 * "We were taught, if (x - 2)(x + 7) = 0 then each bracket is 0", while x(x - 5) = 24 is open: equations that have other
 * solutions and do not come out of any line of the work. They are examples, rules or lines of another task, and no wrong
 * steps. null: there are none.
 */
export function besideTaskIn({ open, said, typed, turn }: Message): {
  readonly lines: readonly HeardLine[]
  readonly rest: string | null
} | null {
  if (!open) return null
  const { language } = turn.voice
  const claims = said.claims.filter((claim) => !isMention(claim))
  const beside = claims.filter((claim, at) => isBeside(open, claim, claims.slice(0, at), typed))
  if (beside.length === 0) return null
  const isCut = beside.every(({ line }) => typed.includes(line.source))
  const rest = beside.reduce((text, { line }) => text.replace(line.source, ' '), typed)
  const lines = beside.map(
    ({ line }): HeardLine => ({
      text: `$${latexOfStatement(line.statement, language)}$`,
      grade: 'other',
      cause: 'it does not come out of the open task: perhaps an example, a rule or another task',
    }),
  )
  return { lines, rest: isCut ? rest : null }
}

function isBeside(open: Problem, { line }: Claim, before: readonly Claim[], typed: string): boolean {
  const { statement } = line
  if (statement.kind !== 'equation' && statement.kind !== 'inequality') return false
  if (isValue(statement) || !sharesLetters(statement, taskOf(open))) return false
  const judged = judgeWork(open, [line])
  const isMistake = judged.some(
    (each) =>
      !isJudged(each) ||
      !['wrong', 'unknown'].includes(each.judgement.kind) ||
      (each.judgement.kind === 'wrong' && diagnoseFor(open, each, each.judgement) !== null),
  )
  if (judged.length === 0 || isMistake) return false
  const known = [
    ...[taskOf(open), lineOf(open), ...before.map((each) => each.line.statement)].flatMap(numbersOf),
    ...open.slips.flatMap(({ line: slip }) => (slip.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)),
  ]
  const own = numbersOf(statement).filter((value) => value > 1)
  const foreign = own.filter((value) => !comesOutOf(known, value))
  const at = typed.indexOf(line.source)
  const isNamed = at >= 0 && named.test(typed.slice(0, at))
  return isNamed ? foreign.length * 2 > own.length : foreign.length > 1 && foreign.length === own.length
}

/** "If", "for example" right in front of it. */
const named = regExpOf(`(?<!\\p{L})(?:${either(exampleWords.begins)}),?\\s+$`, 'iu')

/** A number of the lines before, or what one calculation makes of two of them. */
const comesOutOf = (known: readonly number[], value: number): boolean =>
  known.some((a, at) =>
    [a, ...known.flatMap((b, other) => (other === at ? [] : [a + b, Math.abs(a - b), a * b, a / b]))].some(
      (each) => Math.abs(each - value) < 1e-9,
    ),
  )

const numbersOf = (statement: Statement): number[] =>
  'left' in statement
    ? [...numbersIn(statement.left), ...numbersIn(statement.right)]
    : statement.kind === 'cases'
      ? statement.cases.flatMap(numbersOf)
      : statement.kind === 'system'
        ? statement.lines.flatMap(numbersOf)
        : statement.kind === 'expression'
          ? numbersIn(statement.value)
          : statement.kind === 'chain'
            ? statement.parts.flatMap(numbersIn)
            : []

const numbersIn = (expr: Expr): number[] => {
  if (expr.kind === 'number') return [Math.abs(Number(expr.value.n) / Number(expr.value.d))]
  if (expr.kind === 'name' || expr.kind === 'constant') return []
  if (expr.kind === 'call') return expr.args.flatMap(numbersIn)
  return 'of' in expr ? numbersIn(expr.of) : [...numbersIn(expr.left), ...numbersIn(expr.right)]
}
