import type { StoryReading } from '../../frames/index.ts'
import { storyQuestionTexts } from '../../language/story-questions-texts.ts'
import type { Turn } from '../../pedagogy/reply.ts'
import { answerText } from './reading.ts'
import { sayOf } from './say.ts'
import type { Story } from './story-state.ts'

/** Kept with a task of which one number was changed: the answer before the change. */
export const variedMark = (answer: string): string => `varied:${answer}`.slice(0, 60)

/** The same for a task with its changes in the other order. */
export const orderedMark = (answer: string): string => `ordered:${answer}`.slice(0, 60)

/** What to say where a task with one thing changed has the same answer as before; null for any other answer. */
export function sameAsBefore(turn: Turn, story: Story, reading: StoryReading): string | null {
  const answer = answerText(reading, turn.voice.language)
  const texts = storyQuestionTexts[turn.voice.language]
  const key = story.offered.includes(variedMark(answer))
    ? 'varied.same'
    : story.offered.includes(orderedMark(answer))
      ? 'ordered.same'
      : null
  return key && sayOf(turn, `asked.${key}`, texts[key], { answer })
}
