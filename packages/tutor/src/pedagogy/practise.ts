import type { Intent } from '@lumi/contracts/chat'
import { chanceFrom } from '../curriculum/chance.ts'
import { twinOf } from '../curriculum/practice.ts'
import { writeStatement } from '../math/written.ts'
import { noteGiven, openTrial } from './evidence.ts'
import type { WordIntent } from './intents.ts'
import { isMeasured, measuredTwin } from './measured.ts'
import { openProblem, problemContent, taskOf } from './problem.ts'
import type { Reply, Turn } from './reply.ts'
import { giveNext, offerTopics, startPractice, topicIn } from './session.ts'
import type { PracticeKind } from './state.ts'
import { orientMove } from './texts/moves.ts'

/** Words about exercises in general, which name no topic. */
const generic =
  /(?<!\p{L})(?:practi[cs]e|exercises?|problems?|tasks?|examples?|another|one|more|similar|next|give|show|quiz|test|train|want|some|topics?|review|revise|revision|warm|up|with|now|please|задач\p{L}*|пример\p{L}*|упражнени\p{L}*|практик\p{L}*|потрениру\p{L}*|трениров\p{L}*|тренир\p{L}*|порешаем|давай|дай|хочу|ещё|еще|одн\p{L}*|похож\p{L}*|следующ\p{L}*|повтор\p{L}*|разминк\p{L}*|тем\p{L}{1,2}|пожалуйста|тему|раз)(?!\p{L})/giu

/** Practice in whatever words it was asked for: a topic, a review, the next exercise, or one like the last. */
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
  return (wants.includes('similar') ? giveTwin(turn) : null) ?? startPractice(turn, {})
}

/** A button names its skill or means any; only words of the student's own may hold a topic. */
function topicOf(turn: Turn, words: string, intent: Intent | undefined): readonly string[] {
  if (intent?.skillId !== undefined) return [intent.skillId]
  return intent?.session === undefined ? topicIn(turn, words.replace(generic, ' ')) : []
}

const sessionIn = (wants: readonly WordIntent[]): PracticeKind | undefined =>
  wants.includes('warm-up') ? 'warm-up' : wants.includes('review') ? 'review' : undefined

/** The last problem with other numbers and another answer. */
function giveTwin(turn: Turn): Reply | null {
  const { state, voice, seed } = turn
  const model = state.problem
  if (!model || model.trial.isPractice) return null
  if (isMeasured(model)) return measuredTwin(turn, model)
  const exercise = twinOf(taskOf(model), chanceFrom(`${seed}|practise|${state.turns}`))
  if (!exercise) return null
  if (!model.solved) state.parked = model
  const opened = openProblem(`p${state.turns}`, exercise.statement, exercise.solution)
  opened.trial = openTrial(opened.trial.skill ?? model.trial.skill, writeStatement(exercise.statement))
  state.problem = opened
  state.keyed = null
  noteGiven(turn, opened.trial)
  const question = voice.say(orientMove(opened.family))
  return {
    move: 'practise',
    text: voice.say('practise', { problem: voice.line(exercise.statement), question }),
    content: problemContent(opened, voice),
    free: true,
  }
}
