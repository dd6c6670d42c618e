import { expressionsOf, isClosed, signedTerms } from '../../math/ast.ts'
import { realAt } from '../../math/numeric.ts'
import { sameValue } from '../../math/verify.ts'
import { plain } from '../beside/parts.ts'
import { wholeSolution } from '../problem.ts'
import { type Place, places, statementsIn, wordsOf } from './placing.ts'

/** "The x's cancel and 9/3 is 3, so x - 3": the right result of a way that is none, which must not be praised. */
export const termsCancelled: Place = (placing) => {
  const { turn, task, text, problem } = placing
  if (
    task.kind !== 'expression' ||
    task.value.kind !== 'divide' ||
    !(wordsOf(turn).cancels.test(plain(text)) || wordsOf(turn).apart.test(plain(text)))
  )
    return null
  const [top, bottom] = [task.value.left, task.value.right].map(signedTerms)
  if (!top || !bottom || top.length < 2 || bottom.length < 2) return null
  const numberOf = (terms: typeof top) => terms.map(({ expr }) => expr).find(isClosed)
  const [above, below] = [numberOf(top), numberOf(bottom)]
  if (!above || !below) return null
  const isNamed = [above, below].every((each) =>
    new RegExp(`(?<![\\d.,])${Math.abs(realAt(each, {}))}(?![\\d]|[.,]\\d)`, 'u').test(text),
  )
  const [answer] = expressionsOf(wholeSolution(problem).answer).slice(-1)
  const own = statementsIn(turn, text)
    .flatMap((line) => expressionsOf(line))
    .find((each) => answer && !isClosed(each) && sameValue(each, answer) === 'verified')
  if (!isNamed || !own) return null
  return places(
    placing,
    'terms-cancelled',
    { own: turn.voice.formula(own), task: turn.voice.formula(task.value) },
    'correct-but',
  )
}
