import { type Expr, isClosed, namesOf, type Statement } from '../math/ast.ts'
import { type Claim, isMention } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import { type Language, latexOfStatement } from '../math/latex.ts'
import { isSameForm } from '../math/pieces.ts'
import { substitute } from '../math/substitute.ts'
import { sameValue } from '../math/verify.ts'
import type { Expects } from '../pedagogy/expects.ts'
import type { Message } from '../pedagogy/understand.ts'
import type { HeardLine } from './understood.ts'

/**
 * "What does x - 3 become for x = 3?" - "x - 3 is 0": what the model has asked about a number that is put in, and that holds
 * for it. It is an answer to the question and no line of the task.
 */
export function ofQuestionIn(
  { said, typed, text, turn }: Message,
  { question }: Expects,
): { readonly lines: readonly HeardLine[]; readonly rest: string | null } | null {
  const { language } = turn.voice
  const asked = statementsIn(question, language)
  const supposed = asked.flatMap((each) =>
    each.kind === 'equation' && each.left.kind === 'name' && isClosed(each.right)
      ? [{ letter: each.left.name, value: each.right }]
      : [],
  )
  if (supposed.length === 0) return null
  const named = asked.flatMap(sidesOf).filter((each) => !isClosed(each) && each.kind !== 'name')
  const claims = said.claims.filter((claim) => !isMention(claim))
  const found = claims.flatMap((claim) => {
    const { statement } = claim.line
    const isNamed = sidesOf(statement).some((side) => named.some((each) => isSameForm(each, side)))
    const at = isNamed ? supposed.find((each) => holdsAt(statement, each)) : undefined
    return at ? [{ claim, at }] : []
  })
  if (found.length === 0) return null
  const sources = found.map(({ claim }) => claim.line.source.trim())
  // "x - 3 is 0" stands as `x - 3 = 0` only where formulas in words are written out.
  const whole = [typed, text].find((each) => sources.every((source) => each.includes(source)))
  const lines = found.map(({ claim: { line }, at: { letter, value } }): HeardLine => {
    const number = latexOfStatement({ kind: 'expression', value }, language)
    return {
      text: `$${latexOfStatement(line.statement, language)}$`,
      grade: 'true',
      cause: `for $${letter} = ${number}$, which your question puts in`,
    }
  })
  return {
    lines,
    rest: whole === undefined ? null : sources.reduce((rest, source) => rest.replace(source, ' '), whole),
  }
}

const statementsIn = (question: string, language: Language): Statement[] =>
  [
    ...[...question.matchAll(/\$([^$]+)\$/g)].map(([, formula]) => formula!),
    question.replace(/\$[^$]+\$/g, ' ; '),
  ].flatMap((piece) => readClaims(piece, language).claims.map(({ line }: Claim) => line.statement))

const sidesOf = (statement: Statement): readonly Expr[] =>
  statement.kind === 'equation'
    ? [statement.left, statement.right]
    : statement.kind === 'expression'
      ? [statement.value]
      : []

function holdsAt(statement: Statement, { letter, value }: { readonly letter: string; readonly value: Expr }): boolean {
  if (statement.kind !== 'equation' || namesOf(statement).join() !== letter) return false
  if (statement.left.kind === 'name' || statement.right.kind === 'name') return false
  const [left, right] = [statement.left, statement.right].map((side) => substitute(side, letter, value))
  return sameValue(left!, right!) === 'verified'
}
