import type { StoryReading } from '../../frames/index.ts'
import type { TutorState } from '../../pedagogy/state.ts'
import { quantityText, readingOf } from './reading.ts'
import type { Story } from './story-state.ts'

/** The story that is being worked on, with its reading where the student has confirmed it. */
export function openStoryIn({ story }: TutorState): { story: Story; reading: StoryReading | null } | null {
  if (!story || story.isParked || story.problemId !== null) return null
  return { story, reading: story.standing === 'confirmed' ? readingOf(story) : null }
}

/** What a language model is told of the story. What the student has not confirmed is called so, and nothing follows from it. */
export function storyCard(state: TutorState): string | null {
  const open = openStoryIn(state)
  if (!open) return null
  const { story, reading } = open
  const told = `Open word problem, as the student told it: ${story.text}`
  if (!reading) {
    const assumed =
      story.reading === null
        ? 'The program could not read it safely. Where you can, call frame once, before your reply: then it can judge the steps.'
        : `The program reads it so: ${story.reading} The student has not confirmed that yet: ask, and judge nothing but arithmetic.`
    return [
      told,
      assumed,
      'Nothing about its answer is verified. A calculation may be called right as a calculation only. Coach with questions tied to its numbers and words, and say openly that the plan is not checked.',
    ].join('\n')
  }
  const known = reading.quantities
    .filter(({ id, isGiven }) => isGiven || story.found.includes(id))
    .map((each) => `${each.name} = ${quantityText(reading, each, story.language)}`)
  return [
    told,
    `Reading, confirmed by the student: ${reading.restatement}`,
    `Known or found: ${known.join('; ')}.`,
    `Hint level allowed now: ${story.level}.`,
    `Final answer: ${story.solved ? 'allowed' : 'not allowed, in no form: no value, no equivalent expression, no words for it'}.`,
  ].join('\n')
}
