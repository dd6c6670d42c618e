import { plain } from '../beside/parts.ts'
import { checkWork } from '../checking.ts'
import { nextQuestion } from '../in-task/next-step.ts'
import { lastLine } from '../in-task/parts.ts'
import { type Place, places, wordsOf } from './placing.ts'

/** "It is the same number, why reduce it?", behind a value whose form is not the last one. */
export const formDefended: Place = (placing) => {
  const { turn, problem, text } = placing
  const said = plain(text)
  if (turn.state.lastMove !== 'unfinished' || problem.solved || !wordsOf(turn).sameNumber.test(said)) return null
  const line = lastLine(turn, problem)
  const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/u.exec(line ?? '') ?? []
  const step =
    top && bottom
      ? turn.voice.choose('placed.common-divisor', wordsOf(turn).texts['common-divisor'], {
          top: `$${top}$`,
          bottom: `$${bottom}$`,
        })
      : nextQuestion(turn)
  return line === null || step === null ? null : places(placing, 'form-kept', { line, step })
}

/** "D = -16, so no roots. (We have not done complex ones)": a conclusion and no question. */
export const noRootsSaid: Place = ({ turn, problem, task, text, reply }) => {
  if (reply.move !== 'why.none' || text.includes('?') || wordsOf(turn).why.test(plain(text))) return null
  if (task.kind !== 'equation') return null
  const judged = checkWork(turn, problem, [{ statement: { kind: 'no-solution' }, source: '' }])
  return judged.content.verdict === 'correct' ? judged : null
}
