import type { ReadLine } from '../math/reading.ts'
import type { Unit } from '../math/units.ts'
import { fullSolution } from './answer.ts'
import { checkWork } from './checking.ts'
import { judgeWork } from './judging.ts'
import { problemContent } from './problem.ts'
import { isResult } from './relation.ts'
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'

/**
 * Compares the student's own finished answer with ours. A bare number without earlier work is refused: it would be a
 * way to obtain our answer.
 */
export function compareWith(turn: Turn, problem: Problem, lines: readonly ReadLine[], unit: Unit | null): Reply {
  const { voice } = turn
  const last = lines.at(-1)
  const isFinished = last !== undefined && 'statement' in last && isResult(last.statement)
  const hasWork = problem.attempts > 0 || problem.hints > 0 || lines.length > 1
  if (!isFinished || !hasWork) {
    const text = voice.say('compare.first')
    return { move: 'compare.first', text, content: { ...problemContent(problem, voice), badge: null } }
  }
  const judged = judgeWork(problem, lines)
  const isRight = judged.every((each) => 'judgement' in each && each.judgement.kind !== 'wrong')
  if (isRight) return checkWork(turn, problem, lines, unit)
  problem.attempts++
  const own = fullSolution(turn, problem)
  return {
    ...own,
    text: `${voice.say('compare.shown')}\n\n${own.text}`,
    content: { ...own.content, verdict: 'incorrect' },
  }
}
