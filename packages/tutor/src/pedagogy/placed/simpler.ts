import { termsIn } from '../../concepts/glossary.ts'
import { plain } from '../beside/parts.ts'
import { giveHint } from '../hints.ts'
import { nextQuestion } from '../in-task/next-step.ts'
import { saidHere } from '../in-task/parts.ts'
import { type Place, wordsOf } from './placing.ts'

/** "What is an LCM?", «одз это че»: the word, in a sentence, and on with the task. */
export const meaningAsked: Place = ({ turn, text, problem, reply }) => {
  const said = plain(text)
  if (
    problem.solved ||
    !wordsOf(turn).meaning.test(said) ||
    said.split(/\s+/).length > MOST_WORDS ||
    /\d\s*[=+*/<>]/.test(said)
  )
    return null
  const terms = termsIn(text, turn.voice.language).filter(({ term }) => !term.isCommon)
  const [first, ...others] = terms
  const step = nextQuestion(turn)
  if (!first || others.length > 0 || step === null) return null
  // A card that speaks of it tells more.
  const isTold = first.term.terms.some((each) => plain(reply.text).includes(plain(each).slice(0, STEM)))
  if (reply.move.startsWith('card') && isTold) return null
  return saidHere(turn, 'meaning', `${first.term.is} ${step}`)
}
const MOST_WORDS = 12
const STEM = 6

/** "Huh? Say it simpler": a smaller step of this very task, and not a plea to say "hint". */
export const saidSimpler: Place = ({ turn, problem, reply }) => {
  if (reply.move !== 'another-way.none' || problem.solved) return null
  const hint = giveHint(turn, null)
  if (!/^hint\./.test(hint.move)) return null
  const words = turn.voice.choose('placed.simpler', wordsOf(turn).texts.simpler)
  return { ...hint, text: `${words} ${hint.text}` }
}
