import { tellers } from '../language/tellers.ts'
import { namesOf } from '../math/ast.ts'
import { type Claim, isMention } from '../math/claims/claim.ts'
import { latexOfStatement } from '../math/latex.ts'
import { isJudged, judgeWork } from '../pedagogy/judging.ts'
import { isMeasured } from '../pedagogy/measured.ts'
import { taskOf } from '../pedagogy/problem.ts'
import type { Message } from '../pedagogy/understand.ts'
import type { HeardLine } from './understood.ts'

interface OfOthers {
  /** What somebody else has, judged as theirs: no mark and no line of the student. */
  readonly lines: readonly HeardLine[]
  /** The rest of the message, with the student's own work; null if nothing of that is in it. */
  readonly rest: string | null
}

/** "My friend got x < 3 but he's probably wrong": lines of the open task that the student only tells of somebody else. */
export function ofOthersIn({ open, said, typed, turn }: Message): OfOthers | null {
  if (!open || isMeasured(open)) return null
  const { language } = turn.voice
  const isOfSomebody = new RegExp(tellers[language], 'u').test(typed)
  const letters = namesOf(taskOf(open))
  const isOfTask = ({ line: { statement } }: Claim) => namesOf(statement).some((letter) => letters.includes(letter))
  const given = said.claims.filter((claim) => claim.standing === 'given' && isOfTask(claim))
  if (!isOfSomebody || given.length === 0) return null
  const own = said.claims.filter(
    (claim) => (claim.standing === 'stated' || claim.standing === 'asked') && !isMention(claim),
  )
  const rest = given.reduce((text, { line }) => text.replace(line.source, ' '), typed)
  const isCut = given.every(({ line }) => typed.includes(line.source))
  if (own.length > 0 && !isCut) return null
  const lines = given.map(({ line }): HeardLine => {
    const text = `$${latexOfStatement(line.statement, language)}$ (somebody else's, as the student tells it)`
    const judged = judgeWork(open, [line])
    const isWrong = judged.length > 0 && judged.every((each) => isJudged(each) && each.judgement.kind === 'wrong')
    return isWrong ? { text, grade: 'wrong' } : { text, grade: 'other', cause: 'let the student test it in the task' }
  })
  return { lines, rest: own.length > 0 ? rest : null }
}
