import { stepAsked } from '../language/step-asked.ts'
import { namesOf } from '../math/ast.ts'
import { type Claim, isBare } from '../math/claims/claim.ts'
import { readClaims } from '../math/claims/index.ts'
import { taskInProgress } from './left-tasks.ts'
import type { Reply, Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'

/**
 * "In 5x + 3 = 18 should I get rid of the 3 before I divide?": a first message with a task and a question about its first
 * steps. Its numbers name terms and are no results, so none of them is judged; the task is opened, and its first question is
 * about just that.
 */
export const stepOfTaskAsked =
  (open: (turn: Turn, text: string) => Reply): SecondReader =>
  (turn, { text, intent, before, putBack }, reply) => {
    const { language } = turn.voice
    const { asks, order } = stepAsked[language]
    const isJudged = reply.content.verdict !== undefined || reply.move === 'card'
    if (intent !== undefined || !isJudged || taskInProgress(before.state) !== null) return reply
    if (!asks.test(text) || !order.test(text)) return reply
    const { claims } = readClaims(text, language)
    const tasks = claims.filter(
      ({ line: { statement } }) =>
        (statement.kind === 'equation' || statement.kind === 'inequality') && namesOf(statement).length > 0,
    )
    const [task] = tasks
    if (!task || tasks.length > 1 || !claims.every((claim) => claim === task || isNamed(claim))) return reply
    putBack()
    return open(turn, task.line.source)
  }

/** A number of a term, or "anything", which is read as every number. */
const isNamed = (claim: Claim): boolean => isBare(claim) || claim.line.statement.kind === 'all-numbers'
