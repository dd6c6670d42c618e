import type { StoryReading } from '../../frames/index.ts'
import type { Language } from '../../math/latex.ts'
import type { TutorState } from '../../pedagogy/state.ts'
import { quantityText, readingOf } from './reading.ts'
import type { Story } from './story-state.ts'

/** The open story, with its reading if the student has confirmed it. */
export function openStoryIn({ story }: TutorState): { story: Story; reading: StoryReading | null } | null {
  if (!story || story.isParked || story.problemId !== null) return null
  return { story, reading: story.standing === 'confirmed' ? readingOf(story) : null }
}

const answerText = (reading: StoryReading, language: Language): string => {
  const asked = reading.quantities.find(({ isAsked }) => isAsked)
  return asked ? quantityText(reading, asked, language) : 'what the student has found'
}

/** The story as a language model is told it. An unconfirmed reading is marked as such and has no consequences. */
export function storyCard(state: TutorState): string | null {
  const open = openStoryIn(state)
  if (!open) return null
  const { story, reading } = open
  const told = `Open word problem, as the student told it: ${story.text}`
  if (!reading) {
    const assumed =
      story.reading === null
        ? 'The program could not read it safely. Where you can, call frame once, before your reply: then it can judge the steps.'
        : `The program reads it so: ${story.reading} The student has not agreed yet: say it in half a sentence ("... - right?") and ask your next useful question with it. Until then judge nothing but arithmetic.`
    return [
      told,
      assumed,
      'Nothing about its answer is verified. A calculation may be called right as a calculation only. Coach with questions tied to its numbers and words, and let the student test the result in the task.',
    ].join('\n')
  }
  const found = reading.quantities
    .filter(({ id, isGiven, isAsked, name }) => !isGiven && !isAsked && name !== '' && story.found.includes(id))
    .map((each) => `${each.name} = ${quantityText(reading, each, story.language)}`)
  return [
    told,
    `Reading, confirmed by the student or by a second reader: ${reading.restatement}`,
    ...(found.length > 0 ? [`Found by the student: ${found.join('; ')}.`] : []),
    `Hints may go up to level ${Math.min(3, 1 + Math.max(story.level, Math.min(1, story.wrongs)))} in this reply.`,
    story.solved
      ? `The task is solved. Final answer, may be said: ${answerText(reading, story.language)}.`
      : 'Sealed: its answer, in every form.',
  ].join('\n')
}
