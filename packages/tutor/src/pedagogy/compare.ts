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
 * The student lays an own finished answer beside ours. A number alone with nothing tried before it is no own answer: it
 * would be a way to ask for ours.
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
