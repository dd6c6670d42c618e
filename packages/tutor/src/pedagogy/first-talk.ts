import { firstTalk } from '../language/first-talk.ts'
import { taskOf } from './problem.ts'
import { plainReply, type Reply, type Turn } from './reply.ts'
import type { SecondReader } from './second-readers.ts'
import { isIdle } from './tried.ts'

/**
 * A message without a task may be about the student (a test tomorrow, a mark, a wish for a puzzle), about Lumi, or about a
 * task that is not there (a number of the book, letters of a test, a part b). Its words say which of them it is more surely
 * than any reader that looks for a task or a topic in it, so it is answered as what it is. "I know nothing, save me" was
 * told "glad for you" before, because somebody knows something in it.
 */
export const aboutNoTask: SecondReader = (turn, { text, intent, before, putBack }, reply) => {
  if (intent !== undefined || text.length > LONGEST || !isIdle(before.state) || isSolid(reply)) return reply
  const { voice } = turn
  const words = firstTalk[voice.language]
  const said = text.replaceAll('’', "'")
  for (const [kind, { said: pattern, except, texts }] of words.kinds) {
    const found = pattern.exec(said)
    if (!found || except?.test(said)) continue
    // The first exercise of the topic that was named is a start; of a broad field it may be any.
    if (begunWithTopic.test(reply.move) && !(kind === 'panic' ? isBroad(turn, said) : hasNoTopic.includes(kind)))
      continue
    // A task in words that nobody has read is still a task.
    if (kind === 'panic' && (said.match(/\d+/g)?.length ?? 0) >= FEWEST_OF_TASK) continue
    // A task that is open now was read: what is said beside it is for others.
    if (isTaskRead(turn, before) && !mayHoldNumbers.includes(kind)) continue
    putBack()
    const about = found.groups?.about?.toLowerCase() ?? ''
    const parts = words.fields.find(({ named }) => named.test(said))?.parts ?? words.anyField
    const About = about.charAt(0).toUpperCase() + about.slice(1)
    return plainReply(`first.${kind}`, voice.choose(`first.${kind}`, texts, { about, About, parts }))
  }
  return reply
}

/** Who was laughed at hears something kind before the verdict. */
export const kindFirst: SecondReader = (turn, { text, intent }, reply) => {
  const { hurt, sympathy } = firstTalk[turn.voice.language]
  if (intent !== undefined || !hurt.test(text) || isKind.test(reply.move) || !/\d/.test(text)) return reply
  // Who was right all along needs no comfort.
  if (reply.content.verdict === 'correct') return reply
  const kind = turn.voice.choose('first.sympathy', sympathy)
  return { ...reply, text: `${kind} ${reply.text}` }
}

const LONGEST = 300
/** Numbers of a message that tells a task, besides the day and the number of an exam. */
const FEWEST_OF_TASK = 4
const isKind = /^(?:talk|first|frustration|usual\.talk)/
/** Wishes no exercise, whatever topic was found in it. */
const hasNoTopic: readonly string[] = [
  'hate',
  'other-subject',
  'blind',
  'book',
  'friends',
  'headless',
  'bored',
  'yesterday',
  'wait',
  'panic-later',
]
/** Practice of the topic that was named. */
const begunWithTopic = /^practise/
/** Kinds in which digits are no task: a mark, an item of a test, a number of the book. */
const mayHoldNumbers: readonly string[] = [
  'blind',
  'book',
  'hence',
  'low-mark',
  'unfair-mark',
  'good-mark',
  'cut',
  'done-for-me',
  'bored',
  'slow',
  'panic-later',
]

const isBroad = ({ voice }: Turn, said: string): boolean => {
  const { fields } = firstTalk[voice.language]
  return fields.some(({ named }) => named.test(said))
}

/** Judges something, or is said in just such a case. */
const isSolid = ({ move, content }: Reply): boolean =>
  content.verdict !== undefined || /^(?:usual\.talk\.(?!practise)|talk\.(?!bored|memory))/.test(move)

/** A number alone is no task, a formula or a request ("the mean of 4 and 8") is one. */
const isTaskRead = ({ state: { problem, story, practice, worked } }: Turn, { state }: Turn): boolean =>
  practice === null &&
  // A usual task that was read whole is a task, whatever fear is told with it.
  ((worked !== null && worked.id !== state.worked?.id) ||
    (problem !== null &&
      problem.id !== state.problem?.id &&
      (taskOf(problem).kind === 'request' || /[=<>+*^]/.test(problem.task))) ||
    (story !== null && story.id !== state.story?.id && story.standing !== 'unread'))
