import { type Claim, isBare } from '../math/claims/claim.ts'
import type { StatementLine } from '../math/reading.ts'
import { sameValue } from '../math/verify.ts'
import { isJudged, judgeWork } from './judging.ts'
import { taskOf, wholeSolution } from './problem.ts'
import { truthOf } from './senses.ts'
import type { Problem } from './state.ts'

/**
 * "(9 + 4)/2 = 6.5, median 6.5" where the median is sought: the end of the message gives the name that is asked for to the
 * result of its last calculation, so the whole comes out at that value. Only a wrong one is returned.
 */
export function wrongEnd(problem: Problem, claims: readonly Claim[], message: string): StatementLine | null {
  const last = claims.at(-1)
  const { answer } = wholeSolution(problem)
  if (!problem.told || !last || answer.kind !== 'expression' || taskOf(problem).kind === 'equation') return null
  const { statement } = last.line
  if (statement.kind !== 'expression' || !isBare(last) || last.standing !== 'stated' || last.lead) return null
  const sums = claims.slice(0, -1).filter(({ line }) => line.statement.kind === 'chain')
  const sum = sums.at(-1)?.line.statement
  const result = sum?.kind === 'chain' ? sum.parts.at(-1) : undefined
  if (!result || sameValue(result, statement.value) !== 'verified') return null
  if (sums.some(({ line }) => truthOf(line.statement) === false)) return null
  const named = wordsIn(message.trim().split('\n').at(-1) ?? '')
  const asked = wordsIn(question(problem.told))
  if (named.length !== 1 || !named.every((word) => asked.some((each) => isSameWord(each, word)))) return null
  const [judged, ...others] = judgeWork(problem, [last.line])
  const isWrong = judged && others.length === 0 && isJudged(judged) && judged.judgement.kind === 'wrong'
  return isWrong ? last.line : null
}

/** The last part of a task that says what is sought: "find the median of 7" of "Find the median of 7, 3, 9". */
const question = (told: string): string => told.split(/[.!?;,:]\s+/).findLast((part) => wordsIn(part).length > 0) ?? ''

/** Names, and none of the small words. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/\p{L}{4,}/gu) ?? []

/** The same word in another case: «медиану», «медиана». */
const isSameWord = (a: string, b: string): boolean => {
  const length = Math.max(4, Math.min(a.length, b.length) - 2)
  return a.slice(0, length) === b.slice(0, length)
}
