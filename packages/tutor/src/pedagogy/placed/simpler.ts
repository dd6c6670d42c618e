import { termsIn } from '../../concepts/glossary.ts'
import { placedWords } from '../../language/placed.ts'
import { plain } from '../beside/parts.ts'
import { giveHint } from '../hints.ts'
import { nextQuestion, wordsOfTask } from '../in-task/next-step.ts'
import { saidHere } from '../in-task/parts.ts'
import { taskInProgress } from '../left-tasks.ts'
import { momentOf, putBack as restore } from '../moment.ts'
import type { Reply } from '../reply.ts'
import type { SecondReader } from '../second-readers.ts'
import { isVain, type Place, wordsOf } from './placing.ts'

/** "What is an LCM?", «одз это че», "what is r": the word or the letter, in a sentence, and on with the task. */
export const meaningInTask: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || turn.isPart || taskInProgress(before.state) === null) return reply
  const { language } = turn.voice
  const said = plain(text)
  const { meaning, letters } = placedWords[language]
  if (!meaning.test(said) || said.split(/\s+/).length > MOST_WORDS || /=|\d\s*[+*/<>]/.test(said)) return reply
  if (!isVain(reply) && !/^(?:hint\.nudge|worked\.help|card|story\.(?:look|hint|next))/.test(reply.move)) return reply
  const own = momentOf(turn)
  putBack()
  const task = plain(wordsOfTask(turn))
  const letter = letters.find((each) => each.task.test(task) && each.letter.test(said))
  const step = nextQuestion(turn)
  const is = letter?.is ?? termMeant(text, language, reply)
  if (is !== null && step !== null) return saidHere(turn, 'meaning', `${is} ${step}`)
  restore(turn, own)
  return reply
}
const MOST_WORDS = 12

/** The one term of the message; a card that speaks of it, or a usual question, tells more. */
function termMeant(text: string, language: 'en' | 'ru', reply: Reply): string | null {
  const terms = termsIn(text, language).filter(({ term }) => !term.isCommon)
  const [first, ...others] = terms
  if (!first || others.length > 0 || reply.move === 'card.usual') return null
  const isTold = first.term.terms.some((each) => plain(reply.text).includes(plain(each).slice(0, STEM)))
  return reply.move.startsWith('card') && isTold ? null : first.term.is
}
const STEM = 6

/** "Huh? Say it simpler": a smaller step of this very task, and not a plea to say "hint". */
export const saidSimpler: Place = ({ turn, problem, reply }) => {
  if (reply.move !== 'another-way.none' || problem.solved) return null
  const hint = giveHint(turn, null)
  if (!/^hint\./.test(hint.move)) return null
  const words = turn.voice.choose('placed.simpler', wordsOf(turn).texts.simpler)
  return { ...hint, text: `${words} ${hint.text}` }
}
