import { isClosed } from '../ast.ts'
import { type Claim, isBare, isMention, isNumeral } from './claim.ts'
import type { Clause } from './clauses.ts'
import type { Patterns } from './patterns.ts'

/** Which results a message gives: several or one, and which of them are taken back. */

/** "a = 13, P = 52": two results and no choice; "x = 4, y = 3" is one answer. */
export function splitResults(claims: Claim[]): void {
  for (let index = claims.length - 1; index >= 0; index--) {
    const claim = claims[index]
    if (claim?.line.statement.kind !== 'cases') continue
    const { cases } = claim.line.statement
    const letters = cases.map(({ left }) => (left.kind === 'name' ? left.name : ''))
    const areResults = new Set(letters).size === cases.length && letters.some((letter) => /^[A-Z]$/.test(letter))
    if (!areResults || !cases.every(({ right }) => isClosed(right))) continue
    const lines = cases.map((statement) => ({ ...claim, line: { statement, source: claim.line.source } }))
    claims.splice(index, 1, ...lines)
  }
}

/** "(2; 3), (3; 2)", "(2; 3) and (3; 2)": the pairs of one list are one answer. */
export function joinPairs(claims: Claim[]): void {
  for (let index = claims.length - 1; index > 0; index--) {
    const [first, second] = [claims[index - 1], claims[index]]
    if (first?.line.statement.kind !== 'tuples' || second?.line.statement.kind !== 'tuples') continue
    const isNext = second.start - first.end <= LONGEST_CONJUNCTION && second.among.length === 0
    if (first.standing !== second.standing || !isNext) continue
    const rows = [...first.line.statement.rows, ...second.line.statement.rows]
    const line = { statement: { ...first.line.statement, rows }, source: `${first.line.source}; ${second.line.source}` }
    claims.splice(index - 1, 2, { ...first, line, end: second.end })
  }
}
/** " and ", with a comma. */
const LONGEST_CONJUNCTION = 6

/** "12? no -12", "x = 4, wait, 5": a new result in place of another retracts it. */
export function takeBack(claims: Claim[], clause: Clause, made: readonly Claim[], words: Patterns): void {
  const [first] = clause.items
  const said = clause.items.filter(({ kind }) => kind === 'word')
  const told = said.map(({ text }) => text).join(' ')
  const isCorrection =
    first?.kind === 'word' &&
    said.length <= 6 &&
    (words.correction.exec(told)?.index === 0 || words.correction.exec(told.replace(/^\S+ /, ''))?.index === 0)
  if (!isCorrection || claims.length === 0) return
  const isLone = made.length === 0 && said.length > 2
  const last = claims.at(-1)!
  if (isLone || (last.standing !== 'stated' && last.standing !== 'asked')) return
  claims[claims.length - 1] = { ...last, standing: 'denied' }
}

/** "-2 and 6? or 2 and -6. I think 2 and -6": of alternatives for one result only the last counts, once. */
export function settleChoice(claims: Claim[], text: string, { choice }: Patterns): void {
  const results = claims.filter((claim) => (isBare(claim) || isNamedResult(claim)) && !isMention(claim))
  const last = results.at(-1)
  const isWeighed = results.some(({ standing }) => standing === 'asked')
  if (!last || !isWeighed || last.standing !== 'stated') return
  const chosen = text.slice(claims[claims.indexOf(last) - 1]?.end ?? 0, last.end)
  if (!choice.test(chosen)) return
  for (const each of results) {
    if (each === last || countOf(each) !== countOf(last) || nameOf(each) !== nameOf(last)) continue
    if (each.standing === 'asked' || each.standing === 'stated')
      claims[claims.indexOf(each)] = { ...each, standing: 'denied' }
  }
}

const countOf = ({ line: { statement } }: Claim) =>
  statement.kind === 'values' ? statement.values.length : statement.kind === 'cases' ? statement.cases.length : 1

const isNamedResult = ({ line: { statement } }: Claim) =>
  (statement.kind === 'equation' ? [statement] : statement.kind === 'cases' ? statement.cases : []).some(
    ({ left, right }) => left.kind === 'name' && isNumeral(right),
  )

function nameOf({ line: { statement } }: Claim): string | null {
  const [first] = statement.kind === 'equation' ? [statement] : statement.kind === 'cases' ? statement.cases : []
  return first?.left.kind === 'name' ? first.left.name : null
}
