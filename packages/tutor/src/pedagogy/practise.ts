import type { Intent } from '@lumi/contracts/chat'
import { exerciseWishes } from '../language/exercise-wishes.ts'
import { notLearned } from '../language/not-learned.ts'
import { likeProblem } from './another-exercise.ts'
import type { WordIntent } from './intents.ts'
import { skillsNearStory } from './near-topic.ts'
import type { Reply, Turn } from './reply.ts'
import { giveNext, isPresentOver, offerTopics, startPractice, topicIn } from './session.ts'
import type { PracticeKind } from './state.ts'
import type { Message } from './understand.ts'

/** Words about exercises in general, not topics. */
const generic =
  /(?<!\p{L})(?:practi[cs]e|like|this|that|these|gimme|can|have|exercises?|problems?|tasks?|examples?|another|one|more|similar|next|give|show|quiz|test|train|want|some|topics?|review|revise|revision|warm|up|with|now|please|можно|только|быстро|задач\p{L}*|пример\p{L}*|упражнени\p{L}*|практик\p{L}*|потрениру\p{L}*|трениров\p{L}*|тренир\p{L}*|порешаем|давай|дай|хочу|ещё|еще|одн\p{L}*|похож\p{L}*|следующ\p{L}*|повтор\p{L}*|разминк\p{L}*|тем\p{L}{1,2}|пожалуйста|тему|раз)(?!\p{L})/giu

/** Starts practice as requested: a topic, a review, the next exercise, or one like the last. */
export function practise(
  turn: Turn,
  asked: { wants?: readonly WordIntent[]; words?: string; intent?: Intent } = {},
): Reply {
  const { state } = turn
  const { wants = [], words = '', intent } = asked
  const session = intent?.session ?? sessionIn(wants)
  const topic = topicOf(turn, words, intent)
  if (session !== undefined || topic.length > 0) {
    return startPractice(turn, { session: session ?? 'practice', topic })
  }
  if (wants.includes('topics')) return offerTopics(turn)
  if (state.practice) return giveNext(turn)
  return (wants.includes('similar') ? giveTwin(turn) : null) ?? startPractice(turn, { topic: skillsNearStory(turn) })
}

/** Exercises of a topic that a message wishes for in so many words, before its numbers and its topic are read as a task or an idea. */
export function exercisesWished(turn: Turn, typed: string): Reply | null {
  if (!exerciseWishes[turn.voice.language].test(typed) || /[=<>]/.test(typed)) return null
  const topic = topicNamed(turn, typed.toLowerCase())
  return topic.length > 0 ? startPractice(turn, { session: 'practice', topic }) : null
}

/** A button names its skill or allows any; only typed words can name a topic. */
function topicOf(turn: Turn, words: string, intent: Intent | undefined): readonly string[] {
  if (intent?.skillId !== undefined) return [intent.skillId]
  return intent?.session === undefined ? topicNamed(turn, words) : []
}

/** The skills of the topic that the words name; empty if they name none. */
export const topicNamed = (turn: Turn, words: string): readonly string[] => topicIn(turn, words.replace(generic, ' '))

const sessionIn = (wants: readonly WordIntent[]): PracticeKind | undefined =>
  wants.includes('warm-up') ? 'warm-up' : wants.includes('review') ? 'review' : undefined

/** The last problem with other numbers and another answer. */
function giveTwin(turn: Turn): Reply | null {
  const { problem } = turn.state
  return problem && !problem.trial.isPractice ? likeProblem(turn, problem, 'same') : null
}

/** "We didn't have that": the exercise goes, the topics of the grade are offered. null outside of an exercise of ours. */
export function notLearnedYet({ turn, typed, intent }: Message): Reply | null {
  const { state, voice } = turn
  const said = typed.toLowerCase().replaceAll('ё', 'е')
  if (intent !== undefined || !state.practice || isPresentOver(state) || !notLearned[voice.language].test(said))
    return null
  // "What is a vertex? We didn't have that, explain it" wants to learn it.
  if (/explain|объясн/iu.test(said)) return null
  state.keyed = null
  state.problem = null
  state.practice = null
  const offered = offerTopics(turn)
  return { ...offered, text: `${voice.say('practice.not-learned')} ${offered.text}` }
}
