import { termsIn } from '../../concepts/glossary.ts'
import { classifyActs } from '../../dialogue/acts.ts'
import { askedHereWords } from '../../language/asked-here.ts'
import { plain } from '../beside/parts.ts'
import { backToTask, wordsOfTask } from '../in-task/next-step.ts'
import { saidHere } from '../in-task/parts.ts'
import { taskInProgress } from '../left-tasks.ts'
import type { Reply, Turn } from '../reply.ts'
import type { Unheard } from '../second-readers.ts'
import { tellsOnly } from '../tells.ts'
import { isDone } from '../wants.ts'
import { questionOf } from './question.ts'

/** "My cat walked over the keyboard": a word that fits its tone, and the step where the task stands. */
export function remarkHere(turn: Turn, { text, before, putBack }: Unheard, reply: Reply): Reply | null {
  const { language } = turn.voice
  if (!tellsOnly(reply, 'nothing', 'unread') && !/^usual\.talk\.gibberish|^story\.free/.test(reply.move)) return null
  if (taskInProgress(before.state) === null || !isRemark(before, text) || questionOf(text, language)) return null
  const { laughs, troubled, texts } = askedHereWords[language]
  const said = plain(text)
  if (!laughs.test(said) && !isDone(classifyActs(text, language), 'off-topic', 'feeling')) return null
  const tone = laughs.test(said) ? 'laughed' : troubled.test(said) ? 'sorry' : 'heard'
  putBack()
  const back = backToTask(turn)
  const words = turn.voice.choose(`asked-here.${tone}`, texts[tone])
  return back === null ? null : saidHere(turn, 'remark', `${words} ${back}`)
}

/** A sentence of words, none of which is about mathematics or about the task. */
function isRemark(turn: Turn, text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? []
  if (words.length < FEWEST || /[\d=+*<>]/.test(text)) return false
  if (termsIn(text, turn.voice.language).some(({ term }) => !term.isCommon)) return false
  const stems = (of: string) => (plain(of).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM))
  const told = new Set(stems(wordsOfTask(turn)))
  return !stems(text).some((stem) => told.has(stem))
}
const FEWEST = 4
const STEM = 4
