import { openStory } from '../dialogue/story/index.ts'
import { type BesideKind, besideTask } from '../language/beside-task.ts'
import type { Language } from '../math/latex.ts'
import { writeNumbers } from '../math/spoken.ts'
import { taskAmongTalk } from './among-talk.ts'
import { giveHint } from './hints.ts'
import { topicNamed } from './practise.ts'
import { taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { startPractice } from './session.ts'
import { findsNoTask } from './tells.ts'
import { type Answer, isIdle, type Tried, taken, tried } from './tried.ts'
import type { Message } from './understand.ts'

/**
 * A first message in several segments: a task, and what is said beside it. What was taken back is dropped, then the
 * segments about the student or the way are cut out, and the rest is opened as if it had been sent alone. The reply begins
 * with what was said: who does not know how to begin gets the first hint, and is not asked how they would begin.
 */
export function withWhatIsSaid(message: Message, answer: Answer): Reply | null {
  const { turn, typed, intent, expected } = message
  const { state, voice } = turn
  if (turn.isPart || intent !== undefined || expected !== null || !isIdle(state)) return null
  if (typed.length > LONGEST || state.problem !== null || state.story !== null) return null
  const meant = withoutTakenBack(typed, voice.language)
  const { rest, kinds } = segmentsOf(meant, voice.language)
  const begun = topicBegun(message, kinds, answer)
  if (begun) return begun
  if (rest === typed || wordsIn(rest) + (rest.match(/\d/g) ?? []).length < FEWEST) return null
  const own = tried(turn, rest, answer)
  if (meant !== typed && kinds.length === 0) return findsNoTask(own.reply) ? null : taken(turn, own)
  if (own.reply.content.verdict !== undefined) return null
  // More talk than the words here know of: the trained split finds the task.
  const among = own.standing === 'read' ? null : taskAmongTalk(message, answer)
  if (among) return among.content.verdict === undefined && kinds[0] ? begunBy(turn, kinds[0], among) : among
  if (own.standing === 'none') {
    const isLost = findsNoTask(own.reply) && kinds.some((kind) => needHint.includes(kind))
    return isLost && tellsAmounts(rest, voice.language) ? begunBy(turn, kinds[0]!, openStory(turn, rest)) : null
  }
  const whole = tried(turn, typed, answer)
  // Sounds alone are cut out only where they kept the task from being read.
  if (kinds.length === 0 && !findsNoTask(whole.reply)) return null
  // The words beside the task changed nothing, or kept it from being read.
  if (!isOfSameTask(own, whole, kinds)) return null
  const reply = taken(turn, own)
  const [kind] = kinds
  return kind === undefined ? reply : begunBy(turn, kind, reply)
}

const LONGEST = 500
/** Words and digits that a task has at least. */
const FEWEST = 2
const wordsIn = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length

function isOfSameTask(own: Tried, whole: Tried, kinds: readonly BesideKind[]): boolean {
  if (whole.reply.content.verdict !== undefined) return false
  if (whole.standing === 'none')
    return (
      findsNoTask(whole.reply) ||
      whole.reply.move.endsWith('.none') ||
      (whole.reply.move === 'card' && kinds.includes('start'))
    )
  if (whole.standing === 'unread' || own.standing === 'unread')
    return own.standing === 'read' || whole.standing === 'unread'
  return own.state.problem?.task === whole.state.problem?.task
}

function withoutTakenBack(text: string, language: Language): string {
  const found = besideTask[language].takesBack.exec(text)
  if (!found || found.index === 0) return text
  return text.slice(found.index + found[0].length).trim()
}

/** The message without what is said beside the task, and the kinds of what was said, the most telling first. */
function segmentsOf(text: string, language: Language): { rest: string; kinds: readonly BesideKind[] } {
  const { kinds, fillers } = besideTask[language]
  let rest = text
  const found: BesideKind[] = []
  for (const [kind, words] of kinds) {
    const match = words.exec(rest)
    if (!match) continue
    found.push(kind)
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  const said = rest.replace(fillers, ' ')
  if (said === text) return { rest: text, kinds: [] }
  const plain = said
    .replace(/(?:^|(?<=[.?!\n]))[\s,;:.!?-]*[,;:.!?]\s*/gu, ' ')
    .replace(/\s*[,;:]\s*(?=[.?!]|$)/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
  return { rest: plain, kinds: found }
}

/**
 * "I don't get fractions", "I have to learn percents fast": no task, but a topic. It begins with its first small exercise,
 * which shows what already works.
 */
function topicBegun({ turn, typed }: Message, kinds: readonly BesideKind[], answer: Answer): Reply | null {
  const { voice } = turn
  const isAbout =
    kinds.some((kind) => kind !== 'start' && kind !== 'formula') || besideTask[voice.language].learns.test(typed)
  if (!isAbout || /[\d=]/.test(typed) || typed.includes('?') || wordsIn(typed) > MOST_OF_TOPIC) return null
  const topic = topicNamed(turn, typed)
  // "I don't get why we flip the second fraction" is a question about an idea.
  if (topic.length === 0 || !findsNoTask(tried(turn, typed, answer).reply)) return null
  const kind = voice.say('beside.topic')
  const begun = startPractice(turn, { session: 'practice', topic })
  return { ...begun, text: `${kind}\n\n${begun.text}` }
}
/** Longer messages tell a task in words. */
const MOST_OF_TOPIC = 25

/** At least two amounts among several words: what stands there can be talked about, even where nothing reads it. */
export function tellsAmounts(text: string, language: Language): boolean {
  const numbers = writeNumbers(text, language).match(/\d+(?:[.,/]\d+)*/gu) ?? []
  const multiples = text.match(besideTask[language].multiples) ?? []
  return wordsIn(text) >= FEWEST_TOLD && numbers.length > 0 && numbers.length + multiples.length > 1
}
const FEWEST_TOLD = 6

/** Ask how to begin, or say that they cannot. */
const needHint: readonly BesideKind[] = ['start', 'formula', 'stuck']

function begunBy(turn: Turn, kind: BesideKind, reply: Reply): Reply {
  const { state, voice } = turn
  const { problem } = state
  if (!needHint.includes(kind) || reply.move !== 'orient' || problem === null) {
    const move = needHint.includes(kind) ? 'beside.story' : `beside.${kind}`
    return { ...reply, text: `${voice.say(move as 'beside.story')} ${reply.text}` }
  }
  // The formula is the second rung of a task in words.
  if (kind === 'formula' && problem.standing === 'assumed') problem.level = 1
  voice.recall(null)
  const hint = giveHint(turn, null)
  const task = voice.line(taskOf(problem))
  return { ...hint, text: `${voice.say(`beside.${kind}` as 'beside.start', { task })} ${hint.text}` }
}
