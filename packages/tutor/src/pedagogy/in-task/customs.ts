import { mixedInTask } from '../../dialogue/story/dimensions.ts'
import type { Custom } from '../../language/in-task-words.ts'
import { unitNamed, unitOf } from '../../math/units.ts'
import { plain, withoutQuestion } from '../beside/parts.ts'
import { momentOf, putBack } from '../moment.ts'
import type { Reply, Turn } from '../reply.ts'
import { tellsOnly } from '../tells.ts'
import type { Message } from '../understand.ts'
import { nextQuestion, wordsOfTask } from './next-step.ts'
import { saidHere, tellHere, wordsHere } from './parts.ts'

/**
 * "Do we ignore air resistance?", "330, but what unit?", "do I have to simplify?": what the task leaves to custom is
 * answered by its own words where they settle it, and by the custom where they do not. A result in front of the question
 * is judged as if it had been sent alone.
 */
export function customAsked(message: Message, answer: (text: string) => Reply): Reply | null {
  const { turn, typed } = message
  const said = plain(typed)
  const task = wordsOfTask(turn)
  const { customs } = wordsHere(turn)
  const at = customs.findIndex((each) => isOf(each, task) && each.asks.test(said))
  const custom = customs[at]
  if (custom === undefined || !isAsked(turn, said)) return null
  const mixed = custom.saysMixed && mixedUnits(turn)
  const text =
    mixed && custom.saysMixed
      ? tellHere(turn, `custom.${at}.mixed`, custom.saysMixed, mixed)
      : answered(turn, custom, task, at)
  if (text === null) return null
  const work = workBefore(typed, said, custom)
  const judged = work === null ? null : judgedAlone(turn, work, answer)
  if (judged) return { ...judged, text: behind(judged.text, text) }
  if (turn.state.problem?.solved) return saidHere(turn, 'custom', text)
  // Where only that is missing, the answer is the step.
  const isLast = /^(?:missing-constant|unfinished|unit\.missing)$/.test(turn.state.lastMove ?? '')
  const step = isLast || mixed ? null : nextQuestion(turn)
  return saidHere(turn, 'custom', step === null ? text : `${text} ${step}`)
}

/** The end of a task has its own paragraphs; the question of any other verdict gives way. */
function behind(verdict: string, text: string): string {
  return verdict.includes('\n') ? `${verdict}\n\n${text}` : `${withoutQuestion(verdict) || verdict} ${text}`
}

const isOf = ({ when, unless }: Custom, task: string): boolean =>
  (when === undefined || when.test(task)) && !unless?.test(task)

/** A question, or a wish to know without its mark; a why asks for a reason, which others have. */
const isAsked = (turn: Turn, said: string): boolean =>
  said.split(/\s+/).length <= LONGEST && wordsHere(turn).queries.test(said) && !wordsHere(turn).why.test(said)
const LONGEST = 26

function answered(turn: Turn, { says, saysTold, told }: Custom, task: string, at: number): string | null {
  const quoted = told?.exec(task)?.[0]?.trim().replaceAll('$', '')
  if (quoted && saysTold) return tellHere(turn, `custom.${at}.told`, saysTold, { told: quoted })
  if (!says.some((each) => each.includes('{units}'))) return tellHere(turn, `custom.${at}`, says)
  const units = unitsOf(task)
  return units.length === 0 ? null : tellHere(turn, `custom.${at}`, says, { units: units.join(', ') })
}

/** Two units of a task in words that one calculation cannot take; null once there is work on it, which may have converted. */
function mixedUnits({ state: { story, worked } }: Turn): { one: string; other: string } | null {
  if (!story || story.isParked || story.solved || story.problemId !== null) return null
  const isBegun = story.lastWork !== null || story.results.length > 0 || (worked?.done.length ?? 0) > 0
  return isBegun ? null : mixedInTask(story)
}

/** The units of the amounts of the task, each once, in its own spelling. */
function unitsOf(task: string): readonly string[] {
  const behind = [
    ...task.matchAll(
      /\d\s?((?:°\s?[CС]|[A-Za-zА-Яа-яёΩ]{1,7})(?:[²³]|\^[23])?(?:\/[A-Za-zА-Яа-я()*·]{1,12}(?:[²³]|\^[23])?)?)/gu,
    ),
  ]
  const known = behind.flatMap(([, unit = '']) => {
    const [first = ''] = unit.split(/[/²³^]/u)
    return unitOf(first) !== null || isCompound(first) ? [unit] : []
  })
  return [...new Set(known)].slice(0, MOST)
}
const MOST = 4

function isCompound(text: string): boolean {
  try {
    return unitNamed(text) !== undefined
  } catch {
    return false
  }
}

/** What stands before the question and has a number in it; null without. */
function workBefore(typed: string, said: string, { asks }: Custom): string | null {
  const found = asks.exec(said)
  if (!found) return null
  const front = typed.slice(0, found.index)
  const clauses = front.split(/(?<=[.!?;])\s+|,\s+|\s+(?=(?:but|and|so|а|но|и)\s)/iu)
  const work = clauses.filter((each) => /\d/.test(each)).join(', ')
  return work === '' ? null : work
}

/** The verdict on it; null, with the turn as before, where there is none. */
function judgedAlone(turn: Turn, work: string, answer: (text: string) => Reply): Reply | null {
  const moment = momentOf(turn)
  const reply = answer(work)
  const { verdict } = reply.content
  const tells = !tellsOnly(reply, 'nothing', 'no-task', 'which', 'aside', 'unread', 'leads-on', 'manners', 'beyond')
  if (
    tells &&
    (verdict === 'correct' || verdict === 'incorrect' || /^(?:unfinished|unit\.missing|solved)$/.test(reply.move))
  )
    return reply
  putBack(turn, moment)
  return null
}
