import { nextAsk, pointedAsk } from '../../dialogue/story/coach.ts'
import { firstNudge } from '../../dialogue/story/ladder.ts'
import { readingOf } from '../../dialogue/story/reading.ts'
import { themeOfStory } from '../../dialogue/themes/theme.ts'
import { inTaskWords } from '../../language/in-task.ts'
import { isMeasured, measuredStep } from '../measured.ts'
import { lineOf } from '../problem.ts'
import type { Turn } from '../reply.ts'
import { smallQuestion } from '../ways-in/index.ts'
import { workedStep } from '../worked-task.ts'

/** One small thing to do in the open task, asked about this very task; null if none is open. */
export function nextQuestion(turn: Turn): string | null {
  const { story, problem } = turn.state
  const worked = workedStep(turn)
  if (worked) return worked.ask
  if (story && !story.isParked && !story.solved && story.problemId === null) {
    // What was just asked is still open.
    const first = opens.has(turn.state.lastMove ?? '') ? themeOfStory(story, turn.voice.language)?.first : undefined
    if (first) return first
    const reading = story.standing === 'confirmed' ? readingOf(story) : null
    return reading ? (pointedAsk(turn, story) ?? firstNudge(turn, story, reading)) : nextAsk(turn, story)
  }
  if (!problem || problem.solved) return null
  return isMeasured(problem) ? measuredStep(turn, problem) : smallQuestion(problem, turn.voice)
}

/** Moves that ask the first question of a task in words. */
const opens = new Set(['story.unread', 'story.unread.again', 'story.confirm'])

/** "OK" is no evidence of understanding: the next small step is asked for. */
export const goOn = ({ voice }: Turn, step: string): string =>
  voice.choose('in-task.ok', inTaskWords[voice.language].ok, { step })

/** What leads back to the open task behind an explanation or talk: its next question; null if none is open. */
export function backToTask(turn: Turn): string | null {
  const step = nextQuestion(turn)
  const { voice } = turn
  if (step === null) return null
  const { problem, story } = turn.state
  const isFormula = problem !== null && !problem.solved && !isMeasured(problem) && problem.told === null
  if (isFormula && (story === null || story.isParked || story.problemId === problem.id))
    return voice.say('subject.back', { line: voice.line(lineOf(problem)), question: step })
  return voice.choose('in-task.back', inTaskWords[voice.language].back, { step })
}

/** The words of the task as the student gave it, for what they say about its conditions. */
export function wordsOfTask({ state, voice }: Turn): string {
  const { story, problem, lastTask } = state
  if (story && !story.isParked) return story.typed ?? story.text
  if (!problem) return ''
  return problem.told ?? lastTask ?? voice.line(lineOf(problem))
}
