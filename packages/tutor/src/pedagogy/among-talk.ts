import { classifyActs } from '../dialogue/acts.ts'
import { plainWords } from '../dialogue/story/facts.ts'
import { readKind } from '../dialogue/story/kinds/index.ts'
import { lexiconOf } from '../dialogue/story/words.ts'
import { type TaskPart, taskPartOf } from '../dialogue/task-part.ts'
import type { Language } from '../math/latex.ts'
import { mayTellTask } from '../math/tasks/read.ts'
import type { Reply, Turn } from './reply.ts'
import { findsNoTask } from './tells.ts'
import { type Answer, isIdle, type Tried, taken, tried } from './tried.ts'
import type { Message } from './understand.ts'
import { isDone } from './wants.ts'

/**
 * "hi! ... pls just tell me, its due tomorrow": a task that stands among talk is opened as if it had been sent alone,
 * and what the student has calculated beside it counts as work on it. The part is a guess, so it counts only where a
 * reader takes it as a task and the whole message says no more to anybody.
 */
export function taskAmongTalk(message: Message, answer: Answer): Reply | null {
  const { turn, typed, intent, expected, acts } = message
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || /^(?:card|usual)\./.test(expected?.by ?? '')) return null
  if (!isIdle(state) || !mayTellTask(typed)) return null
  // "Practice 5 hard equations" tells how many, and no task.
  if (isDone(acts, 'practise') && !/[=<>+*/^]/.test(typed)) return null
  // After a finished task numbers are mostly about that one.
  if ((state.problem !== null || state.story !== null) && !isDone(acts, 'task')) return null
  // "Area? Use 3.14" is one task.
  if (readKind(plainWords(typed), voice.language)) return null
  const part = taskPartOf(typed, voice.language)
  const dropped = part ? wordsIn(`${part.before} ${part.after}`) : 0
  if (!part || dropped === 0 || !mayTellTask(part.task) || mayHoldGivens(part, voice.language)) return null
  const own = tried(turn, part.task, answer)
  if (own.standing === 'none') return null
  const whole = tried(turn, typed, answer)
  if (saysMore(whole, own, dropped, acts)) return expected === null && turn.said === typed ? taken(turn, whole) : null
  const opened = taken(turn, own)
  // "I did ..., so x = 5. The task was: ..."
  const work = [part.after, part.before].find((text) => isWorkSaid(text, turn))
  if (work === undefined) return opened
  const { problem } = state
  const judged = answer({ ...turn, said: work, isPart: true }, work, true)
  const isVain = judged.content.verdict === undefined && (state.problem !== problem || findsNoTask(judged))
  return isVain ? opened : judged
}

const wordsIn = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length

/** Fewer words beside a task do not spoil its reading. */
const FEW_WORDS = 3

/** The message as it is was understood better than its part alone. */
function saysMore(whole: Tried, own: Tried, dropped: number, acts: Message['acts']): boolean {
  // "5x = 20, is x 4?": the same task, and its answer is judged.
  if (whole.reply.content.verdict !== undefined) return taskIn(whole) === taskIn(own)
  switch (whole.standing) {
    case 'read':
      return own.standing !== 'read' || (dropped < FEW_WORDS && whole.reply.move === own.reply.move)
    case 'unread':
      return false
    case 'none':
      return !(findsNoTask(whole.reply) || (isCard.test(whole.reply.move) && !isDone(acts, 'why', 'what')))
  }
}

const taskIn = ({ state }: Tried) => state.problem?.task ?? state.story?.text

const isCard = /^card(?:\.|$)/

/** "2 apples", "5 %", "12 km", and no "7b". */
const tellsAmount = /[$€£₽]\s?\d|\d\s*(?:[%$€£₽]|\p{L}{2,})/u

const negates = /^(?:не|нет|без|not|no|without|\p{L}+n't)(?!\p{L})/iu

/** Words by which a task goes on: what is asked about its result, or how it is to be given. */
const asksMore =
  /(?<!\p{L})(?:sums?|difference|product|quotient|squared?|cubed?|primes?|factors?|roots?|solutions?|positive|negative|integers?|decimals?|nearest|round(?:ed)?|largest|smallest|greatest|least|сумм|разност|произведени|частн|квадрат|куб|прост(?:ое|ым|ые|ых)|делител|множител|корн|корен|положит|отрицат|цел(?:ое|ые|ых|ый)|округл|недостат|избыт|десяты|сотых|наибольш|наименьш|укажи|запиши)|(?<!\p{L})(?:let|suppose|given|пусть|дано)(?!\p{L})|(?<!\p{L})(?:be|equals?|equal to|равно|равен|равна)\s*$/iu

/** What is left out may belong to the task: more that is asked, or numbers that nothing shows to be the student's own. */
function mayHoldGivens({ task, before, after }: TaskPart, language: Language): boolean {
  const { ownWork, unknowns } = lexiconOf(language)
  if ([before, after].some((each) => asksMore.test(each) || unknowns.test(each))) return true
  const isApart = (end: string) => /[.!?:;\n…)]$/.test(end)
  const begins = after.split(/\s+/).slice(0, 4).join(' ')
  // "How many percent of the seeds | did not come up?" has another answer.
  if (!isApart(task.trim()) && negates.test(after.trim())) return true
  return (
    (/\d/.test(after) && !isApart(task) && !ownWork.test(begins)) ||
    (tellsAmount.test(before) && !(isApart(before.trim()) && ownWork.test(before)))
  )
}

/** Words beside a task that hold a result or a step of the student's own. */
function isWorkSaid(text: string, { voice }: Turn): boolean {
  if (!/\d/.test(text)) return false
  return /=/.test(text) || isDone(classifyActs(text, voice.language), 'answer', 'step', 'solution', 'check', 'is-true')
}
