import type { StoryReading } from '../../frames/index.ts'
import { storyQuestionTexts } from '../../language/story-questions-texts.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { answerText } from './reading.ts'
import { sayOf } from './say.ts'
import type { Story } from './story-state.ts'

/** Kept with a task of which one number was changed: the answer before the change. */
export const variedMark = (answer: string): string => `varied:${answer}`.slice(0, 60)

/** What to say where a task with one number changed has the same answer as before; null for any other answer. */
export function sameAsBefore(turn: Turn, story: Story, reading: StoryReading): string | null {
  const answer = answerText(reading, turn.voice.language)
  if (!story.offered.includes(variedMark(answer))) return null
  return sayOf(turn, 'asked.varied.same', storyQuestionTexts[turn.voice.language]['varied.same'], { answer })
}
