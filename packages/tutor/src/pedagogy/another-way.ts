import { equation, name, namesOf, number } from '../math/ast.ts'
import { putIn } from '../math/check.ts'
import { sameValue } from '../math/verify.ts'
import { lineOf, problemContent, remainingSteps, taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import type { Problem } from './state.ts'

/** Another view of the same thing: a second method if there is one, sample values, or the line in own words. */
export function anotherWay(turn: Turn, problem: Problem): Reply {
  const { voice } = turn
  const line = voice.line(lineOf(problem))
  const isFactoring = remainingSteps(problem).some(({ rule }) => rule === 'find-pair' || rule === 'split-middle')
  if (problem.family === 'quadratic' && isFactoring && !problem.byFormula) {
    problem.byFormula = true
    problem.known = []
    problem.level = 0
    problem.rungs = {}
    return shown(turn, problem, 'another-way.method', voice.say('another-way.method', { line }))
  }
  const values = triedOut(turn, problem)
  if (values) return shown(turn, problem, 'another-way.numbers', voice.say('another-way.numbers', { values }))
  return shown(turn, problem, 'another-way.none', voice.say('another-way.none', { line }))
}

/** Both sides at a few values that are no solutions. */
function triedOut({ voice }: Turn, problem: Problem): string | null {
  const task = taskOf(problem)
  const [unknown, ...others] = namesOf(task)
  if (task.kind !== 'equation' || !unknown || others.length > 0) return null
  const rows = [0, 1, 2, 5].flatMap((value) => {
    const sides = putIn(task, unknown, number(value))
    if (!sides || sameValue(sides.left, sides.right) !== 'refuted') return []
    const at = voice.line(equation(name(unknown), number(value)))
    return [`${at}: ${voice.formula(sides.left)} | ${voice.formula(sides.right)}`]
  })
  return rows.length >= 2 ? `${rows.slice(0, 3).join('; ')}.` : null
}

const shown = ({ voice }: Turn, problem: Problem, move: string, text: string): Reply => ({
  move,
  text,
  content: problemContent(problem, voice),
  free: true,
})
