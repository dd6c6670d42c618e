import { exactValue } from '../../math/polynomial.ts'
import { rootsIn } from '../../math/steps.ts'
import { wholeSolution } from '../../pedagogy/problem.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import type { Problem } from '../../pedagogy/state.ts'
import { say } from './say.ts'

/**
 * After the equation of an unread story is solved: the text that leads back to the story; null if it belonged to none.
 */
export function backIntoStory(turn: Turn, problem: Problem): string | null {
  const { story } = turn.state
  if (!story || story.problemId !== problem.id) return null
  story.problemId = null
  const [root] = rootsIn(wholeSolution(problem).answer)
  const value = root ? exactValue(root) : null
  if (value) story.results = [...story.results, value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`]
  turn.state.expects = { by: 'story.fits', question: '', answers: [{ kind: 'yes' }, { kind: 'no' }] }
  return say(turn, 'equation.solved')
}
